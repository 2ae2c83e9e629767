<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CherryDuel</name>
    <message>
        <source>Cherry Duel</source>
        <translation>Cherry Duel</translation>
    </message>
    <message>
        <source>there is no such slice</source>
        <translation>so ein Stück gibt es nicht</translation>
    </message>
    <message>
        <source>slice {card} is not in the hand</source>
        <translation>Stück {card} ist nicht auf der Hand</translation>
    </message>
</context>
<context>
    <name>CherryDuelAdvice</name>
    <message>
        <source>Lay {slice}</source>
        <translation>{slice} legen</translation>
    </message>
    <message>
        <source>It is high, and there are {cherries} to win.</source>
        <translation>Es ist hoch, und es gibt {cherries} zu gewinnen.</translation>
    </message>
    <message>
        <source>High slices are kept for a round with more than {cherries}.</source>
        <translation>Hohe Stücke bleiben für eine Runde mit mehr als {cherries}.</translation>
    </message>
</context>
<context>
    <name>CherryDuelBoard</name>
    <message>
        <source>Both lay a slice in secret: the higher one takes the cherries.</source>
        <translation>Beide legen verdeckt ein Stück: Das höhere nimmt die Kirschen.</translation>
    </message>
</context>
<context>
    <name>CherryDuelLesson</name>
    <message>
        <source>Now: press Lay it, or Enter.</source>
        <translation>Jetzt: Drück „Hinlegen“ oder die Eingabetaste.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here we try another one.</source>
        <translation>In einer Partie darfst du das. Hier nehmen wir ein anderes.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>Was wollen wir?</translation>
    </message>
    <message>
        <source>Cherries. This round is worth one, the next two, and the last six.</source>
        <translation>Kirschen. Diese Runde bringt eine, die nächste zwei und die letzte sechs.</translation>
    </message>
    <message>
        <source>How do we get them?</source>
        <translation>Wie bekommen wir sie?</translation>
    </message>
    <message>
        <source>Both lay a slice face down. The higher one takes the cherries, and both slices.</source>
        <translation>Beide legen ein Stück verdeckt hin. Das höhere nimmt die Kirschen und beide Stücke.</translation>
    </message>
    <message>
        <source>Now: drag your 3 to your place. Or click both.</source>
        <translation>Jetzt: Zieh deine 3 auf deinen Platz. Oder klick beide an.</translation>
    </message>
    <message>
        <source>Who has won it?</source>
        <translation>Wer hat sie gewonnen?</translation>
    </message>
    <message>
        <source>{rival} laid the 6, and has a cherry. You lost but a low slice.</source>
        <translation>{rival} hat die 6 gelegt und jetzt eine Kirsche. Du hast nur ein niedriges Stück verloren.</translation>
    </message>
    <message>
        <source>The flavour does not count.</source>
        <translation>Die Sorte zählt nicht.</translation>
    </message>
    <message>
        <source>And when does a high one pay?</source>
        <translation>Und wann lohnt sich ein hohes?</translation>
    </message>
    <message>
        <source>Nothing beats the 12. What was taken lies open: count what the others may still hold.</source>
        <translation>Nichts schlägt die 12. Was genommen wurde, liegt offen: Zähl, was die anderen noch haben können.</translation>
    </message>
    <message>
        <source>Now: drag your 12 to your place.</source>
        <translation>Jetzt: Zieh deine 12 auf deinen Platz.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Du weißt, wie es geht!</translation>
    </message>
    <message>
        <source>The higher slice takes the cherries of the round.</source>
        <translation>Das höhere Stück nimmt die Kirschen der Runde.</translation>
    </message>
    <message>
        <source>Later rounds are worth more: keep something for them.</source>
        <translation>Spätere Runden bringen mehr: Heb dir etwas dafür auf.</translation>
    </message>
</context>
<context>
    <name>CherryDuelSummary</name>
    <message>
        <source>cherries</source>
        <translation>Kirschen</translation>
    </message>
    <message>
        <source>slice {number}</source>
        <translation>Stück {number}</translation>
    </message>
</context>
<context>
    <name>DuelLog</name>
    <message>
        <source>{name} lays {slice}</source>
        <translation>{name} legt {slice}</translation>
    </message>
    <message>
        <source>{higher} against {lower}: {name} takes {cherries}</source>
        <translation>{higher} gegen {lower}: {name} nimmt {cherries}</translation>
    </message>
</context>
<context>
    <name>DuelScreen</name>
    <message>
        <source>your place</source>
        <translation>dein Platz</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
    </message>
</context>
<context>
    <name>DuelWording</name>
    <message>
        <source>a slice, face down</source>
        <translation>ein Stück, verdeckt</translation>
    </message>
    <message>
        <source>slice {number}</source>
        <translation>Stück {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n Kirsche</numerusform>
            <numerusform>%n Kirschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The higher slice takes %n cherry(s)</source>
        <translation>
            <numerusform>Das höhere Stück nimmt %n Kirsche</numerusform>
            <numerusform>Das höhere Stück nimmt %n Kirschen</numerusform>
        </translation>
    </message>
    <message>
        <source>taken slices: {slices}</source>
        <translation>genommene Stücke: {slices}</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) in hand</source>
        <translation>
            <numerusform>%n Stück auf der Hand</numerusform>
            <numerusform>%n Stücke auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayTurn</name>
    <message>
        <source>{name}, lay a slice</source>
        <translation>{name}, leg ein Stück</translation>
    </message>
    <message>
        <source>Bring one to your place. Nobody sees it before both lie.</source>
        <translation>Bring eins auf deinen Platz. Niemand sieht es, bis beide liegen.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Lay a slice</source>
        <translation>Leg ein Stück</translation>
    </message>
    <message>
        <source>Bring one to your place.</source>
        <translation>Bring eins auf deinen Platz.</translation>
    </message>
</context>
</TS>
