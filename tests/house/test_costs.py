"""What tests cost is told by group."""

from __future__ import annotations

import re
from pathlib import Path

from tests.costs import costs_by_group

REPORT = re.sub(
    r"{(.*?)}",
    r"<properties><property name='cpu_s' value='\1'/></properties>",
    """<testsuites><testsuite>
<testcase classname="tests.laws.test_matches" name="a">{1.5}</testcase>
<testcase classname="tests.table.top_cake.test_row" name="b">{2.0}</testcase>
<testcase classname="tests.table.top_cake.test_tray.TestTray" name="c">{0.5}</testcase>
<testcase classname="tests.table.test_items" name="d">{3.0}</testcase>
</testsuite></testsuites>""",
)


def test_costs_are_summed_up_by_group_and_game_the_dearest_first(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert costs_by_group(report) == [
        ("tests/table", 1, 3.0),
        ("tests/table/top_cake", 2, 2.5),
        ("tests/laws", 1, 1.5),
    ]
