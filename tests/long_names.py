"""Names as long as names can be, for six seats."""

LONG_NAMES_ALONE = (
    "Bartholomaeus-Maximilian",
    "Wilhelmina Konstantinope",
    "Hannelore von Wartenstei",
    "Großherzogin Magdalena X",
    "Christophorus Wagenknech",
    "Maximiliane Schwarzenber",
)
