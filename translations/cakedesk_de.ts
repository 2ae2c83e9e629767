<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About CakeDesk</source>
        <translation>Über CakeDesk</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>An unofficial implementation, with its own art and text. The games are the work of the people named here, who have no part in this program. If you like a game, buy the real one.</source>
        <translation>Eine inoffizielle Umsetzung mit eigenen Bildern und Texten. Die Spiele sind das Werk der hier genannten Menschen, die mit diesem Programm nichts zu tun haben. Wenn dir ein Spiel gefällt, kauf das echte.</translation>
    </message>
    <message>
        <source>Program: GPL-3.0-or-later. Art: CC-BY-SA-4.0. Fonts: Baloo 2 and Atkinson Hyperlegible Next, SIL Open Font License 1.1.</source>
        <translation>Programm: GPL-3.0-or-later. Bilder: CC-BY-SA-4.0. Schriften: Baloo 2 und Atkinson Hyperlegible Next, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Python {python}, PySide {pyside}, Qt {qt}</source>
        <translation>Python {python}, PySide {pyside}, Qt {qt}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ActingTurn</name>
    <message>
        <source>your bid</source>
        <translation>dein Gebot</translation>
    </message>
</context>
<context>
    <name>ActingWording</name>
    <message>
        <source>Cash in</source>
        <translation>Einlösen</translation>
    </message>
    <message>
        <source>Change suit</source>
        <translation>Farbe wechseln</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stibitzen</translation>
    </message>
    <message>
        <source>cash in</source>
        <translation>einlösen</translation>
    </message>
    <message>
        <source>change</source>
        <translation>wechseln</translation>
    </message>
    <message>
        <source>take</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>stibitzen</translation>
    </message>
    <message>
        <source>A card of your bid leaves the game for good. It still counts for you at the end.</source>
        <translation>Eine Karte deines Gebots verlässt das Spiel für immer. Am Ende zählt sie trotzdem für dich.</translation>
    </message>
    <message>
        <source>A card of your bid gets another suit until it is paid or you are done.</source>
        <translation>Eine Karte deines Gebots bekommt eine andere Farbe, bis du sie zahlst oder fertig bist.</translation>
    </message>
    <message>
        <source>A card of the loser’s bid joins your bid. Only the winner may steal.</source>
        <translation>Eine Karte aus dem anderen Gebot kommt in deins. Nur wer die Runde gewonnen hat, darf stibitzen.</translation>
    </message>
    <message>
        <source>{kind}: {count}</source>
        <translation>{kind}: {count}</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>{power} (now {suit})</source>
        <translation>{power} (jetzt {suit})</translation>
    </message>
    <message>
        <source>{power}: {kinds}</source>
        <translation>{power}: {kinds}</translation>
    </message>
    <message>
        <source>all stay yours</source>
        <translation>alle bleiben deine</translation>
    </message>
    <message numerus="yes">
        <source>%n go(es)</source>
        <translation>
            <numerusform>%n geht</numerusform>
            <numerusform>%n gehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s), {lost}</source>
        <translation>
            <numerusform>%n bleibt, {lost}</numerusform>
            <numerusform>%n bleiben, {lost}</numerusform>
        </translation>
    </message>
    <message>
        <source>pay with {cards}: {kept} for you to keep, {lost} for the auction, with {vp} VP</source>
        <translation>zahl mit {cards}: {kept} für dich, {lost} für die Auktion, mit {vp} SP</translation>
    </message>
    <message>
        <source>The {power} works on {suit} alone.</source>
        <translation>Die {power} wirkt nur auf {suit}.</translation>
    </message>
    <message>
        <source>It costs {cards}, and your bid has {left}.</source>
        <translation>Sie kostet {cards}, und dein Gebot hat {left}.</translation>
    </message>
    <message>
        <source>Keep a card of your bid: you owe the {card} at cost 1.</source>
        <translation>Behalt eine Karte deines Gebots: Du musst noch {card} zum Preis 1 kaufen.</translation>
    </message>
    <message>
        <source>The card set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>In secret</source>
        <translation>Im Geheimen</translation>
    </message>
    <message>
        <source>Another round?</source>
        <translation>Noch eine Runde?</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>It still counts for you at the end.</source>
        <translation>Sie zählt am Ende trotzdem für dich.</translation>
    </message>
    <message>
        <source>Until it is paid or you are done.</source>
        <translation>Bis du sie zahlst oder fertig bist.</translation>
    </message>
    <message>
        <source>What you take joins your bid.</source>
        <translation>Was du nimmst, kommt in dein Gebot.</translation>
    </message>
    <message>
        <source>What you steal joins your bid.</source>
        <translation>Was du stibitzt, kommt in dein Gebot.</translation>
    </message>
    <message>
        <source>Only the winner may steal.</source>
        <translation>Nur wer die Runde gewonnen hat, darf stibitzen.</translation>
    </message>
    <message>
        <source>No card of {suit} lies in the row, in your discards or out of auction.</source>
        <translation>In der Reihe, in deiner Ablage und in der Ablage der Auktion liegt keine {suit}.</translation>
    </message>
    <message>
        <source>{name}’s bid has no card of {suit}.</source>
        <translation>Im Gebot von {name} ist keine {suit}.</translation>
    </message>
    <message>
        <source>Your bid has no other card of {suit}.</source>
        <translation>In deinem Gebot ist keine andere {suit}.</translation>
    </message>
    <message>
        <source>Possible with the {card}: {kinds}.</source>
        <translation>Möglich mit {card}: {kinds}.</translation>
    </message>
    <message>
        <source>Ways to pay: what keeps most first</source>
        <translation>Bezahlen: was am meisten behält, zuerst</translation>
    </message>
    <message>
        <source>What keeps most first</source>
        <translation>Wenig Verlust zuerst</translation>
    </message>
    <message>
        <source>Your powers</source>
        <translation>Deine Fähigkeiten</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <translation>Welche Farbe?</translation>
    </message>
    <message>
        <source>It waits on top of your deck: you draw it first, for the next round.</source>
        <translation>Sie wartet oben auf deinem Stapel: Du ziehst sie als Erste, für die nächste Runde.</translation>
    </message>
    <message>
        <source>If the bids tie, it is added to yours, and spent with it.</source>
        <translation>Bei Gleichstand kommt sie zu deinem Gebot und wird mit ihm verbraucht.</translation>
    </message>
    <message>
        <source>It stays secret, except in a tie.</source>
        <translation>Sie bleibt geheim, außer bei Gleichstand.</translation>
    </message>
    <message>
        <source>One who wants to go on is enough. Nobody sees what the other says first.</source>
        <translation>Will eine Seite weiter, geht es weiter. Beide antworten verdeckt.</translation>
    </message>
    <message>
        <source>Paid cards of the suit that you buy stay yours.</source>
        <translation>Bezahlte Karten in der Farbe, die du kaufst, bleiben deine.</translation>
    </message>
    <message>
        <source>All others are lost to the auction.</source>
        <translation>Alle anderen gehen an die Auktion.</translation>
    </message>
    <message>
        <source>{name}, you have no card</source>
        <translation>{name}, du hast keine Karte</translation>
    </message>
    <message>
        <source>You set nothing aside, and bid 0 in this round.</source>
        <translation>Du legst nichts beiseite und bietest in dieser Runde 0.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>You have no card</source>
        <translation>Du hast keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are your bid. The higher bid buys first.</source>
        <translation>
            <numerusform>%n andere Karte ist dein Gebot. Das höhere Gebot kauft zuerst.</numerusform>
            <numerusform>%n andere Karten sind dein Gebot. Das höhere Gebot kauft zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your only card: you bid 0 in this round.</source>
        <translation>Es ist deine einzige Karte: Du bietest in dieser Runde 0.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Leg sie beiseite</translation>
    </message>
    <message>
        <source>{name}, set one card aside</source>
        <translation>{name}, leg eine Karte beiseite</translation>
    </message>
    <message>
        <source>Set one card aside</source>
        <translation>Leg eine Karte beiseite</translation>
    </message>
    <message>
        <source>{name}, set the {card} aside?</source>
        <translation>{name}, {card} beiseitelegen?</translation>
    </message>
    <message>
        <source>Set the {card} aside?</source>
        <translation>{card} beiseitelegen?</translation>
    </message>
    <message>
        <source>The others are your bid.</source>
        <translation>Die anderen sind dein Gebot.</translation>
    </message>
    <message>
        <source>{name}, play another round?</source>
        <translation>{name}, noch eine Runde?</translation>
    </message>
    <message>
        <source>The auction deck is empty. If both want to stop, the game is over.</source>
        <translation>Der Stapel der Auktion ist leer. Wollt ihr beide aufhören, ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Wähl eins</translation>
    </message>
    <message>
        <source>If both want to stop, the game is over.</source>
        <translation>Wollt ihr beide aufhören, ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>{name}, what do you buy with {cards}?</source>
        <translation>{name}, was kaufst du mit {cards}?</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>Was kaufst du?</translation>
    </message>
    <message>
        <source>{name}, buy the {card} before you are done</source>
        <translation>{name}, kauf erst {card}</translation>
    </message>
    <message>
        <source>First buy the {card}</source>
        <translation>Kauf erst {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1. Keep a card to pay for it.</source>
        <translation>Wer die Runde verliert, muss die Karte zum Preis 1 kaufen. Behalt eine Karte, um sie zu zahlen.</translation>
    </message>
    <message>
        <source>Done: buy it first</source>
        <translation>Fertig: erst kaufen</translation>
    </message>
    <message>
        <source>Buy it first</source>
        <translation>Erst kaufen</translation>
    </message>
    <message>
        <source>{name}, use a power</source>
        <translation>{name}, nutz eine Fähigkeit</translation>
    </message>
    <message>
        <source>Use a power</source>
        <translation>Nutz eine Fähigkeit</translation>
    </message>
    <message>
        <source>Click a power of your bid. Do as much as you like.</source>
        <translation>Klick eine Fähigkeit in deinem Gebot an. Tu, so viel du magst.</translation>
    </message>
    <message>
        <source>{name}, buy, or use a power</source>
        <translation>{name}, kauf oder nutz eine Fähigkeit</translation>
    </message>
    <message>
        <source>Buy, or use a power</source>
        <translation>Kauf oder nutz eine Fähigkeit</translation>
    </message>
    <message>
        <source>Click a lit card of the row to buy it, or a power of your bid. Do as much as you like.</source>
        <translation>Klick in der Reihe an, was du kaufen willst, oder eine Fähigkeit in deinem Gebot. Tu, so viel du magst.</translation>
    </message>
    <message>
        <source>Click what is lit.</source>
        <translation>Klick an, was leuchtet.</translation>
    </message>
    <message>
        <source>It works on {suit} alone, once.</source>
        <translation>Sie wirkt einmal, nur auf {suit}.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Kauf sie</translation>
    </message>
    <message>
        <source>{name}, buy a card</source>
        <translation>{name}, kauf eine Karte</translation>
    </message>
    <message>
        <source>A card of the row, of your discards or of what is out of auction joins your bid.</source>
        <translation>Eine Karte der Reihe, deiner Ablage oder der Ablage der Auktion kommt zu deinem Gebot.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>alle bleiben</translation>
    </message>
    <message>
        <source>Keep a card to pay for it.</source>
        <translation>Behalt eine Karte, um sie zu zahlen.</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Kauf eine Karte</translation>
    </message>
    <message>
        <source>Click a lit card of the row. Its coin says how many cards of your bid it costs.</source>
        <translation>Klick eine leuchtende Karte der Reihe an. Die Münze sagt, wie viele Karten deines Gebots sie kostet.</translation>
    </message>
    <message>
        <source>Click a lit card of the row.</source>
        <translation>Klick eine leuchtende Karte der Reihe an.</translation>
    </message>
    <message>
        <source>{name}, what does the {power} do?</source>
        <translation>{name}, was tut die {power}?</translation>
    </message>
    <message>
        <source>What does the {power} do?</source>
        <translation>Was tut die {power}?</translation>
    </message>
    <message>
        <source>Choose what it does, or a lit card. It works on {suit} alone, once.</source>
        <translation>Wähl, was sie tut, oder eine leuchtende Karte. Sie wirkt einmal, nur auf {suit}.</translation>
    </message>
    <message>
        <source>Cash in the {card}, or change its suit?</source>
        <translation>{card} einlösen oder die Farbe wechseln?</translation>
    </message>
    <message>
        <source>Choose one at the right.</source>
        <translation>Wähl rechts eins davon.</translation>
    </message>
    <message>
        <source>Which suit does the {card} get?</source>
        <translation>Welche Farbe bekommt {card}?</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Wähl eine Farbe</translation>
    </message>
    <message>
        <source>Make the {card} a {suit}?</source>
        <translation>{card} wird {suit}?</translation>
    </message>
    <message>
        <source>Paid for a {suit} it stays yours.</source>
        <translation>Zahlst du damit {suit}, bleibt sie deine.</translation>
    </message>
    <message>
        <source>Cash in the {card}?</source>
        <translation>{card} einlösen?</translation>
    </message>
    <message>
        <source>It is out of your deck for good. Its {vp} VP count for you at the end.</source>
        <translation>Sie ist für immer aus deinem Stapel. Am Ende zählt sie {vp} SP für dich.</translation>
    </message>
    <message>
        <source>Cash it in</source>
        <translation>Lös sie ein</translation>
    </message>
    <message>
        <source>Steal the {card}?</source>
        <translation>{card} stibitzen?</translation>
    </message>
    <message>
        <source>It joins your bid, and you can use its power.</source>
        <translation>Sie kommt in dein Gebot, und du kannst sie nutzen.</translation>
    </message>
    <message>
        <source>It joins your bid. {name} has one card less to pay with.</source>
        <translation>Sie kommt in dein Gebot. {name} hat eine Karte weniger zum Zahlen.</translation>
    </message>
    <message>
        <source>Steal it</source>
        <translation>Stibitz sie</translation>
    </message>
    <message>
        <source>It joins your bid. {name} then owes no card.</source>
        <translation>Sie kommt in dein Gebot. {name} muss dann nichts kaufen.</translation>
    </message>
    <message>
        <source>It joins your bid, and you owe no card any more.</source>
        <translation>Sie kommt in dein Gebot, und du musst nichts mehr kaufen.</translation>
    </message>
    <message>
        <source>It joins your bid: you can pay with it at once.</source>
        <translation>Sie kommt in dein Gebot: Du kannst sofort damit zahlen.</translation>
    </message>
    <message>
        <source>Take the {card}?</source>
        <translation>{card} nehmen?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nimm sie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this card</source>
        <translation>Nicht diese</translation>
    </message>
    <message>
        <source>{name}, pay {cards} for the {card}</source>
        <translation>{name}, zahl {cards} für {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1.</source>
        <translation>Wer die Runde verliert, muss die Karte zum Preis 1 kaufen.</translation>
    </message>
    <message numerus="yes">
        <source>Click cards of your bid: %n more to pay.</source>
        <translation>
            <numerusform>Klick eine Karte deines Gebots an: %n fehlt noch.</numerusform>
            <numerusform>Klick Karten deines Gebots an: %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your bid go(es) to your discards.</source>
        <translation>
            <numerusform>%n Karte deines Gebots kommt auf deine Ablage.</numerusform>
            <numerusform>%n Karten deines Gebots kommen auf deine Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>eine Fähigkeit nutzen</translation>
    </message>
    <message>
        <source>buy a card</source>
        <translation>eine Karte kaufen</translation>
    </message>
    <message>
        <source>You could still {deeds}.</source>
        <translation>Du könntest noch {deeds}.</translation>
    </message>
    <message>
        <source>{name}, are you done?</source>
        <translation>{name}, bist du fertig?</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>Zahl {cards}</translation>
    </message>
    <message>
        <source>All stay yours.</source>
        <translation>Alle bleiben deine.</translation>
    </message>
    <message numerus="yes">
        <source>To the auction: %n card(s).</source>
        <translation>
            <numerusform>An die Auktion: %n Karte.</numerusform>
            <numerusform>An die Auktion: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay yours: {suit}, like the card you buy.</source>
        <translation>Alle bleiben deine: {suit}, wie die gekaufte Karte.</translation>
    </message>
    <message>
        <source>Not {suit}, so off to the auction: {cards}.</source>
        <translation>Nicht {suit}, also an die Auktion: {cards}.</translation>
    </message>
    <message>
        <source>No card is left in your bid.</source>
        <translation>In deinem Gebot ist keine Karte mehr.</translation>
    </message>
    <message>
        <source>{name}, nothing is left to do</source>
        <translation>{name}, es gibt nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Are you done?</source>
        <translation>Bist du fertig?</translation>
    </message>
    <message>
        <source>{card} set aside: then you bid {sum}</source>
        <translation>{card} beiseite: Dann bietest du {sum}</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>At first it promises more, but not with all that may follow.</source>
        <translation>Zunächst verspricht das mehr, aber nicht mit allem, was folgen kann.</translation>
    </message>
    <message>
        <source>Something else promises more.</source>
        <translation>Etwas anderes verspricht mehr.</translation>
    </message>
    <message>
        <source>Nothing else seemed better.</source>
        <translation>Nichts anderes schien besser.</translation>
    </message>
    <message>
        <source>Whatever else could be done costs more than it brings.</source>
        <translation>Alles andere kostet mehr, als es bringt.</translation>
    </message>
    <message>
        <source>It brings {points} at once.</source>
        <translation>Das bringt sofort {points}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else more than {most}.</source>
        <translation>Wenn alle gut wählen, ist das etwa {points} wert und niemandem sonst mehr als {most}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else anything.</source>
        <translation>Wenn alle gut wählen, ist das etwa {points} wert und niemandem sonst etwas.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth no more than {most} to anybody.</source>
        <translation>Wenn alle gut wählen, ist das niemandem mehr als {most} wert.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth little to anybody.</source>
        <translation>Wenn alle gut wählen, bringt das niemandem viel.</translation>
    </message>
    <message>
        <source>What it brings is taken from {seat}.</source>
        <translation>Was das bringt, verliert {seat}.</translation>
    </message>
</context>
<context>
    <name>AidRows</name>
    <message>
        <source>{line} ({games})</source>
        <translation>{line} ({games})</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>also what a move would gain</source>
        <translation>auch, was ein Zug brächte</translation>
    </message>
    <message>
        <source>Warn before losses</source>
        <translation>Vor Verlusten warnen</translation>
    </message>
    <message>
        <source>What others may hold</source>
        <translation>Was andere haben können</translation>
    </message>
    <message>
        <source>what may be chosen, and where it may go</source>
        <translation>was gewählt werden darf und wohin</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>the best move, and why</source>
        <translation>der beste Zug, und warum</translation>
    </message>
    <message>
        <source>what would be lost, and why</source>
        <translation>was verloren ginge und warum</translation>
    </message>
    <message>
        <source>counted from what lay open</source>
        <translation>abgezählt aus dem, was offen lag</translation>
    </message>
    <message>
        <source>Legal targets</source>
        <translation>Erlaubte Ziele</translation>
    </message>
    <message>
        <source>Take back answers</source>
        <translation>Antworten zurücknehmen</translation>
    </message>
    <message>
        <source>also undo the computer’s move</source>
        <translation>auch den Zug des Computers</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Aids in new matches</source>
        <translation>Spielhilfen in neuen Partien</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Own pictures that can&apos;t be used, or are named after no card ({count}): {files}. The built-in ones are shown.</source>
        <translation>Eigene Bilder, die nicht zu gebrauchen sind oder wie keine Karte heißen ({count}): {files}. Die mitgelieferten werden gezeigt.</translation>
    </message>
    <message>
        <source>Some fonts are missing ({files}). Others stand in for them; installing CakeDesk anew helps.</source>
        <translation>Einige Schriften fehlen ({files}). Andere springen ein; CakeDesk neu zu installieren hilft.</translation>
    </message>
    <message>
        <source>CakeDesk is open already, but that window does not answer. The match that is open there can&apos;t be opened here; everything else can.</source>
        <translation>CakeDesk ist schon offen, aber jenes Fenster antwortet nicht. Die Partie, die dort offen ist, lässt sich hier nicht öffnen, alles andere schon.</translation>
    </message>
</context>
<context>
    <name>AuctionLogWording</name>
    <message>
        <source>{name} bids {sum}: {cards}</source>
        <translation>{name} bietet {sum}: {cards}</translation>
    </message>
    <message>
        <source>New in the row: {cards}</source>
        <translation>Neu in der Reihe: {cards}</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row. {won}</source>
        <translation>Zwei Runden lang hat keine Karte die Reihe verlassen. {won}</translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} legt eine Karte beiseite</translation>
    </message>
    <message>
        <source>{name} sets the {card} aside</source>
        <translation>{name} legt {card} beiseite</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s)</source>
        <translation>
            <numerusform>{name} zieht %n Karte</numerusform>
            <numerusform>{name} zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} zieht {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles %n card(s) into a new deck</source>
        <translation>
            <numerusform>{name} mischt %n Karte zu einem neuen Stapel</numerusform>
            <numerusform>{name} mischt %n Karten zu einem neuen Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is done</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>{name} has no card to set aside</source>
        <translation>{name} hat keine Karte zum Beiseitelegen</translation>
    </message>
    <message>
        <source>{name} buys {card} and keeps {kept}</source>
        <translation>{name} kauft {card} und behält {kept}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}</source>
        <translation>{name} kauft {card} für {lost}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}, and keeps {kept}</source>
        <translation>{name} kauft {card} für {lost} und behält {kept}</translation>
    </message>
    <message>
        <source>{name} cashes in the {card}</source>
        <translation>{name} löst {card} ein</translation>
    </message>
    <message>
        <source>{name} changes the {card} to {suit}</source>
        <translation>{name} macht {card} zu {suit}</translation>
    </message>
    <message>
        <source>{name} steals the {card} from {other}</source>
        <translation>{name} stibitzt {card} von {other}</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the row</source>
        <translation>{name} nimmt {card} aus der Reihe</translation>
    </message>
    <message>
        <source>{name} takes the {card} from what is out of the auction</source>
        <translation>{name} nimmt {card} von der Ablage der Auktion</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the discards</source>
        <translation>{name} nimmt {card} von der eigenen Ablage</translation>
    </message>
    <message>
        <source>{one} bids {own}, {other} bids {others}</source>
        <translation>{one} bietet {own}, {other} bietet {others}</translation>
    </message>
    <message>
        <source>A tie: {one} adds {card}, {other} adds {others}</source>
        <translation>Gleichstand: {one} legt {card} dazu, {other} {others}</translation>
    </message>
    <message>
        <source>{name} outbids {other}, {more} to {less}</source>
        <translation>{name} überbietet {other}, {more} zu {less}</translation>
    </message>
    <message>
        <source>Still {more} to {less}, and no card to add: {name} acts first</source>
        <translation>Weiter {more} zu {less}, und keine Karte mehr: {name} handelt zuerst</translation>
    </message>
    <message>
        <source>{name} has said whether to go on</source>
        <translation>{name} hat gesagt, ob es weitergehen soll</translation>
    </message>
    <message>
        <source>{name} wants to go on</source>
        <translation>{name} will weiterspielen</translation>
    </message>
    <message>
        <source>{name} wants to stop</source>
        <translation>{name} will aufhören</translation>
    </message>
    <message>
        <source>{name} wants to go on: one is enough</source>
        <translation>{name} will weiterspielen: Das genügt</translation>
    </message>
    <message>
        <source>Both want to go on</source>
        <translation>Beide wollen weiterspielen</translation>
    </message>
    <message>
        <source>Both want to stop</source>
        <translation>Beide wollen aufhören</translation>
    </message>
</context>
<context>
    <name>AuctionWording</name>
    <message>
        <source>mint</source>
        <translation>Minze</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>Kirsche</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>Tulpe</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>Blaubeere</translation>
    </message>
    <message>
        <source>mint power</source>
        <translation>Minz-Fähigkeit</translation>
    </message>
    <message>
        <source>cherry power</source>
        <translation>Kirsch-Fähigkeit</translation>
    </message>
    <message>
        <source>tulip power</source>
        <translation>Tulpen-Fähigkeit</translation>
    </message>
    <message>
        <source>blueberry power</source>
        <translation>Blaubeer-Fähigkeit</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} SP</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{round}, no card to come</source>
        <translation>{round}, keine Karte kommt mehr</translation>
    </message>
    <message>
        <source>{round}, {cards} to come</source>
        <translation>{round}, {cards} kommen noch</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} legt eine Karte beiseite</translation>
    </message>
    <message>
        <source>{name} buys</source>
        <translation>{name} kauft</translation>
    </message>
</context>
<context>
    <name>AwardWording</name>
    <message>
        <source>{title}, {layers}</source>
        <translation>{title}, {layers}</translation>
    </message>
    <message>
        <source>It met these as well, but a cake wins one ribbon:</source>
        <translation>Sie erfüllte auch diese, aber eine Torte gewinnt nur eine Schleife:</translation>
    </message>
    <message>
        <source>It met as well:</source>
        <translation>Sie erfüllte auch:</translation>
    </message>
    <message>
        <source>{name} wins {ribbon}</source>
        <translation>{name} gewinnt {ribbon}</translation>
    </message>
    <message>
        <source>{before} + {points} = {sum} of {target}.</source>
        <translation>{before} + {points} = {sum} von {target}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Damit endet die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n to go.</source>
        <translation>
            <numerusform>Noch %n.</numerusform>
            <numerusform>Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card is still to be taken in this turn.</source>
        <translation>In diesem Zug ist noch eine Karte zu nehmen.</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>BakingTurn</name>
    <message>
        <source>R: turn the card in hand</source>
        <translation>R: die Karte in der Hand umdrehen</translation>
    </message>
    <message>
        <source>your cake</source>
        <translation>deine Torte</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>die Auslage</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
</context>
<context>
    <name>BiddingTurn</name>
    <message>
        <source>1 to 8, S, R: pick that card</source>
        <translation>1 bis 8, S, R: diese Karte nehmen</translation>
    </message>
</context>
<context>
    <name>BoxButton</name>
    <message>
        <source>For {seats} players, about {minutes} minutes. {pitch}</source>
        <translation>Für {seats} Personen, etwa {minutes} Minuten. {pitch}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
</context>
<context>
    <name>BriefWording</name>
    <message>
        <source>{cake} {size}</source>
        <translation>{cake} {size}</translation>
    </message>
</context>
<context>
    <name>CakeBoxes</name>
    <message>
        <source>Cake {number}, still in its box</source>
        <translation>Torte {number}, noch in ihrer Schachtel</translation>
    </message>
</context>
<context>
    <name>CakeLogWording</name>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>{name} draws two cut cards</source>
        <translation>{name} zieht zwei Schnittkarten</translation>
    </message>
    <message>
        <source>Chance cuts the cake</source>
        <translation>Der Zufall schneidet den Kuchen</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} schneidet den Kuchen</translation>
    </message>
    <message>
        <source>{name} places {card}</source>
        <translation>{name} legt {card}</translation>
    </message>
    <message>
        <source>Nobody takes {piece}: {cards}</source>
        <translation>Niemand nimmt {piece}: {cards}</translation>
    </message>
    <message>
        <source>All orders are shown</source>
        <translation>Alle Aufträge werden gezeigt</translation>
    </message>
    <message>
        <source>The cakes are scored</source>
        <translation>Die Kuchen werden gewertet</translation>
    </message>
    <message>
        <source>All squares are shuffled again</source>
        <translation>Alle Felder werden neu gemischt</translation>
    </message>
    <message>
        <source>Triangle: {pieces[0]}. Square: {pieces[1]}. Ring: {pieces[2]}. Cross: {pieces[3]}.</source>
        <translation>Dreieck: {pieces[0]}. Quadrat: {pieces[1]}. Ring: {pieces[2]}. Kreuz: {pieces[3]}.</translation>
    </message>
    <message>
        <source>{name} takes {piece}: {cards}</source>
        <translation>{name} nimmt {piece}: {cards}</translation>
    </message>
    <message>
        <source>{name} gets {piece}: {cards}</source>
        <translation>{name} bekommt {piece}: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the first cake: {cards}</source>
        <translation>{name} nimmt {piece} für den ersten Kuchen: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the second cake: {cards}</source>
        <translation>{name} nimmt {piece} für den zweiten Kuchen: {cards}</translation>
    </message>
    <message>
        <source>{name} chooses {orders}</source>
        <translation>{name} wählt {orders}</translation>
    </message>
    <message>
        <source>{name} has chosen an order</source>
        <translation>{name} hat einen Auftrag gewählt</translation>
    </message>
    <message>
        <source>{name} has chosen two orders</source>
        <translation>{name} hat zwei Aufträge gewählt</translation>
    </message>
    <message>
        <source>{name}: {orders}</source>
        <translation>{name}: {orders}</translation>
    </message>
    <message>
        <source>{name}, {cake}: {kinds}. Together {total}</source>
        <translation>{name}, {cake}: {kinds}. Zusammen {total}</translation>
    </message>
</context>
<context>
    <name>CakePoints</name>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>points of the first cake</source>
        <translation>Punkte des ersten Kuchens</translation>
    </message>
</context>
<context>
    <name>CakeSwap</name>
    <message>
        <source>Carroll County Cake Swap</source>
        <translation>Carroll County Cake Swap</translation>
    </message>
    <message>
        <source>the held card {card} must be finished first</source>
        <translation>die Karte {card} in der Hand muss zuerst verwendet werden</translation>
    </message>
    <message>
        <source>no card is held</source>
        <translation>keine Karte ist in der Hand</translation>
    </message>
    <message>
        <source>this seat has taken its card of this turn already</source>
        <translation>dieser Platz hat seine Karte in diesem Zug schon genommen</translation>
    </message>
    <message>
        <source>a turn ends only after a card was drawn or drafted</source>
        <translation>ein Zug endet erst, nachdem eine Karte gezogen oder aus der Auslage genommen wurde</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such size</source>
        <translation>diese Größe gibt es nicht</translation>
    </message>
    <message>
        <source>{card} is not on the table</source>
        <translation>{card} liegt nicht in der Auslage</translation>
    </message>
    <message>
        <source>{card} could then be neither placed nor squeezed nor swapped in</source>
        <translation>{card} könnte dann weder gelegt noch eingeschoben noch eingetauscht werden</translation>
    </message>
    <message>
        <source>only a card that was drawn can be passed</source>
        <translation>nur eine gezogene Karte darf in die Auslage gelegt werden</translation>
    </message>
    <message>
        <source>{card} has no side of size {size}</source>
        <translation>{card} hat keine Seite der Größe {size}</translation>
    </message>
    <message>
        <source>it must be smaller than the {size} below it</source>
        <translation>sie muss kleiner sein als die {size} darunter</translation>
    </message>
    <message>
        <source>it must be larger than the {size} above it</source>
        <translation>sie muss größer sein als die {size} darüber</translation>
    </message>
    <message>
        <source>this seat has used its Squeeze</source>
        <translation>dieser Platz hat sein Einschieben schon verbraucht</translation>
    </message>
    <message>
        <source>this seat has used its Swipe</source>
        <translation>dieser Platz hat sein Stibitzen schon verbraucht</translation>
    </message>
    <message>
        <source>this seat has used its Swap</source>
        <translation>dieser Platz hat sein Tauschen schon verbraucht</translation>
    </message>
    <message>
        <source>a {size} would lie on top: Squeeze puts it under other layers</source>
        <translation>eine {size} läge ganz oben: Einschieben legt sie unter andere Schichten</translation>
    </message>
    <message>
        <source>the platter has a layer of size {size} already</source>
        <translation>auf der Platte liegt schon eine Schicht der Größe {size}</translation>
    </message>
    <message>
        <source>the platter is empty</source>
        <translation>die Platte ist leer</translation>
    </message>
    <message>
        <source>the platter has no layer of size {size}</source>
        <translation>auf der Platte liegt keine Schicht der Größe {size}</translation>
    </message>
    <message>
        <source>the {size} is the top layer: it is swapped without naming it</source>
        <translation>die {size} ist die oberste Schicht: zum Tauschen wird sie nicht genannt</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>den Platz {seat} gibt es nicht</translation>
    </message>
    <message>
        <source>a seat can&apos;t swipe from its own platter</source>
        <translation>niemand kann von der eigenen Platte stibitzen</translation>
    </message>
    <message>
        <source>the platter of seat {seat} is empty</source>
        <translation>die Platte von Platz {seat} ist leer</translation>
    </message>
    <message>
        <source>a platter is cleared once a turn only</source>
        <translation>eine Platte wird nur einmal im Zug abgeräumt</translation>
    </message>
    <message>
        <source>there is no such class</source>
        <translation>diese Klasse gibt es nicht</translation>
    </message>
    <message>
        <source>a cake needs at least three layers, this one has {layers}</source>
        <translation>eine Torte braucht mindestens drei Schichten, diese hat {layers}</translation>
    </message>
    <message>
        <source>this cake does not meet the class {name}</source>
        <translation>diese Torte gehört nicht in die Klasse {name}</translation>
    </message>
    <message>
        <source>the ribbon {ribbon} is gone</source>
        <translation>die Schleife {ribbon} ist schon weg</translation>
    </message>
</context>
<context>
    <name>CakeSwapAdvice</name>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Eine Karte vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Pass the card to the table</source>
        <translation>Die Karte in die Auslage legen</translation>
    </message>
    <message>
        <source>Clear the platter without a ribbon</source>
        <translation>Die Platte ohne Schleife abräumen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Draft {card}</source>
        <translation>{card} aus der Auslage nehmen</translation>
    </message>
    <message>
        <source>Swipe {layer} from {other}</source>
        <translation>{layer} bei {other} stibitzen</translation>
    </message>
    <message>
        <source>Submit the cake for {ribbon}</source>
        <translation>Die Torte einreichen für {ribbon}</translation>
    </message>
    <message>
        <source>Place {layer}</source>
        <translation>{layer} auflegen</translation>
    </message>
    <message>
        <source>Squeeze in {layer}</source>
        <translation>{layer} hineinquetschen</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}</source>
        <translation>{removed} gegen {layer} tauschen</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}, with Squeeze</source>
        <translation>{removed} gegen {layer} tauschen, mit Quetschen</translation>
    </message>
    <message>
        <source>No ribbon that is left is worth the turns that this cake still takes.</source>
        <translation>Keine Schleife, die noch da ist, lohnt die Züge, die diese Torte noch braucht.</translation>
    </message>
    <message>
        <source>A card from the deck promises more than those that lie open.</source>
        <translation>Eine Karte vom Stapel verspricht mehr als die offenen.</translation>
    </message>
    <message>
        <source>The card would not help the cake.</source>
        <translation>Die Karte würde der Torte nicht helfen.</translation>
    </message>
    <message>
        <source>That wins the game.</source>
        <translation>Damit ist das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>It wins {ribbon} at once.</source>
        <translation>Das gewinnt sofort {ribbon}.</translation>
    </message>
    <message>
        <source>It leads to {ribbon}, with {layers} to go.</source>
        <translation>So wird es {ribbon}; es fehlt noch etwas: {layers}.</translation>
    </message>
    <message>
        <source>The cake stays on its way to {ribbon}, with {layers} to go.</source>
        <translation>Die Torte taugt weiter für {ribbon}; es fehlt noch etwas: {layers}.</translation>
    </message>
    <message>
        <source>A new cake can lead to {ribbon}.</source>
        <translation>Eine neue Torte kann für {ribbon} taugen.</translation>
    </message>
    <message>
        <source>The cake is complete for {ribbon} then.</source>
        <translation>Dann ist die Torte fertig für {ribbon}.</translation>
    </message>
    <message>
        <source>No ribbon is near, and anything else would help less.</source>
        <translation>Keine Schleife ist nah, und alles andere hilft noch weniger.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CakeSwapBoard</name>
    <message>
        <source>Stack layers from large to small, and win ribbons before others do.</source>
        <translation>Stapel Schichten von groß nach klein und gewinn Schleifen, bevor es andere tun.</translation>
    </message>
    <message>
        <source>also which ribbons your cake wins, or still could</source>
        <translation>auch welche Schleifen deine Torte gewinnt oder noch gewinnen könnte</translation>
    </message>
    <message>
        <source>layers still in the deck, by size and frosting</source>
        <translation>Schichten, die noch im Stapel sind, nach Größe und Glasur</translation>
    </message>
    <message>
        <source>Cards and places</source>
        <translation>Karten und Stellen</translation>
    </message>
    <message>
        <source>those that fit light up</source>
        <translation>was passt, leuchtet auf</translation>
    </message>
</context>
<context>
    <name>CakeSwapLesson</name>
    <message>
        <source>Now: end your turn.</source>
        <translation>Jetzt: Beende deinen Zug.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>Was wollen wir?</translation>
    </message>
    <message>
        <source>Ribbons! Cakes are judged in six classes. Each has one for three layers, for four and for five.</source>
        <translation>Schleifen! Torten werden in sechs Klassen bewertet. Jede hat eine für drei Schichten, für vier und für fünf.</translation>
    </message>
    <message>
        <source>Signature, say: 6, 10 or 15 points. With 31 points the game is yours at once.</source>
        <translation>Signatur etwa: 6, 10 oder 15 Punkte. Mit 31 Punkten hast du sofort gewonnen.</translation>
    </message>
    <message>
        <source>What does a card show?</source>
        <translation>Was zeigt eine Karte?</translation>
    </message>
    <message>
        <source>Two layers, one on each edge; you use one of them. In each turn you take a card: from the deck, or an open one.</source>
        <translation>Zwei Schichten, eine an jedem Rand; eine davon nutzt du. In jedem Zug nimmst du eine Karte: vom Stapel oder eine offene.</translation>
    </message>
    <message>
        <source>A banana 3 or a kiwi 2. For a base both open cards are small.</source>
        <translation>Eine 3 mit Banane oder eine 2 mit Kiwi. Für den Anfang sind beide offenen Karten klein.</translation>
    </message>
    <message>
        <source>Now: draw a card with the big button, or Enter.</source>
        <translation>Jetzt: Zieh eine Karte, mit dem großen Knopf oder Enter.</translation>
    </message>
    <message>
        <source>A wider layer below leaves more room: draw one.</source>
        <translation>Eine breitere Schicht unten lässt mehr Platz: Zieh eine.</translation>
    </message>
    <message>
        <source>Which side do you use?</source>
        <translation>Welche Seite nimmst du?</translation>
    </message>
    <message>
        <source>Each layer must be smaller than the one below. So begin wide. A click or R turns the card.</source>
        <translation>Jede Schicht muss kleiner sein als die darunter. Fang also breit an. Ein Klick oder R dreht die Karte.</translation>
    </message>
    <message>
        <source>On the 5 there is room for four more, on the 2 for one.</source>
        <translation>Auf der 5 ist Platz für vier weitere, auf der 2 für eine.</translation>
    </message>
    <message>
        <source>Now: place the 5.</source>
        <translation>Jetzt: Leg die 5 auf.</translation>
    </message>
    <message>
        <source>On the 2 nothing but a 1 would fit. Turn it back.</source>
        <translation>Auf die 2 würde nur noch eine 1 passen. Dreh sie zurück.</translation>
    </message>
    <message>
        <source>What you draw you may pass to the table. But this one is good.</source>
        <translation>Was du ziehst, darfst du in die Auslage legen. Aber die hier ist gut.</translation>
    </message>
    <message>
        <source>Not now: your cake has only begun.</source>
        <translation>Jetzt nicht: Deine Torte hat erst begonnen.</translation>
    </message>
    <message>
        <source>Draw, or draft?</source>
        <translation>Ziehen oder aussuchen?</translation>
    </message>
    <message>
        <source>An open card holds no surprise: you draft it. But what you draft you must use, not pass.</source>
        <translation>Eine offene Karte birgt keine Überraschung: Du suchst sie dir aus. Aber dann musst du sie nutzen und darfst sie nicht weglegen.</translation>
    </message>
    <message>
        <source>This 3 fits on your 5: sizes may be skipped. And it is vanilla, too.</source>
        <translation>Diese 3 passt auf deine 5: Größen dürfen fehlen. Und Vanille ist sie auch.</translation>
    </message>
    <message>
        <source>Now: click the card with the 3.</source>
        <translation>Jetzt: Klick auf die Karte mit der 3.</translation>
    </message>
    <message>
        <source>Now: draft and place it.</source>
        <translation>Jetzt: Nimm sie und leg sie auf.</translation>
    </message>
    <message>
        <source>With its 2 you would have room for a 1 alone. Take the 3.</source>
        <translation>Mit ihrer 2 bliebe nur Platz für eine 1. Nimm die 3.</translation>
    </message>
    <message>
        <source>The 2 is chocolate. All vanilla, more classes stay open.</source>
        <translation>Die 2 ist Schokolade. Nur mit Vanille bleiben mehr Klassen offen.</translation>
    </message>
    <message>
        <source>Not now: two layers win nothing.</source>
        <translation>Jetzt nicht: Zwei Schichten gewinnen nichts.</translation>
    </message>
    <message>
        <source>What can it win?</source>
        <translation>Was kann sie gewinnen?</translation>
    </message>
    <message>
        <source>Each stand says what its class asks for: cakes or frostings all the same, or frostings all different.</source>
        <translation>Jeder Stand sagt, was seine Klasse verlangt: Teige oder Glasuren alle gleich, oder Glasuren alle verschieden.</translation>
    </message>
    <message>
        <source>Your cake could still meet Signature: one cake, and no frosting twice.</source>
        <translation>Deine Torte könnte noch Signatur erfüllen: ein Teig, und keine Glasur zweimal.</translation>
    </message>
    <message>
        <source>Now: look for a third layer. Draw a card.</source>
        <translation>Jetzt: Such eine dritte Schicht. Zieh eine Karte.</translation>
    </message>
    <message>
        <source>It is not needed yet, and it will not run away. First draw.</source>
        <translation>Die brauchst du noch nicht, und sie läuft nicht weg. Zieh erst.</translation>
    </message>
    <message>
        <source>Too wide for the top?</source>
        <translation>Zu breit für oben?</translation>
    </message>
    <message>
        <source>Your 4 is, but you have three action cards, each for once a game. Squeeze puts a layer under others.</source>
        <translation>Deine 4 schon, aber du hast drei Aktionskarten, jede für einmal in der Partie. Quetschen legt eine Schicht unter andere.</translation>
    </message>
    <message>
        <source>Between the 5 and the 3 it fits. On top the 2 and the 1 stay free.</source>
        <translation>Zwischen die 5 und die 3 passt sie. Oben bleiben die 2 und die 1 frei.</translation>
    </message>
    <message>
        <source>Now: click Squeeze.</source>
        <translation>Jetzt: Klick auf Quetschen.</translation>
    </message>
    <message>
        <source>Now: squeeze the 4 in.</source>
        <translation>Jetzt: Quetsch die 4 hinein.</translation>
    </message>
    <message>
        <source>Signature would give 6 now. Two layers more and it gives 15.</source>
        <translation>Signatur gäbe jetzt 6. Mit zwei Schichten mehr gibt sie 15.</translation>
    </message>
    <message>
        <source>Keep it: it is vanilla, with a frosting of its own.</source>
        <translation>Behalt sie: Sie ist Vanille, mit einer eigenen Glasur.</translation>
    </message>
    <message>
        <source>Let the 4 go under the 3: click Squeeze.</source>
        <translation>Die 4 soll unter die 3: Klick auf Quetschen.</translation>
    </message>
    <message>
        <source>What does {rival} have there?</source>
        <translation>Was hat {rival} denn da?</translation>
    </message>
    <message>
        <source>{rival} has a vanilla 2 with blueberry on top: just what you lack. Swipe takes the top card of another cake.</source>
        <translation>{rival} hat obenauf eine Vanille 2 mit Blaubeere: genau, was dir fehlt. Stibitzen nimmt die oberste Karte einer anderen Torte.</translation>
    </message>
    <message>
        <source>It must go in at once. Your usual card of this turn comes besides.</source>
        <translation>Sie muss sofort hinein. Deine Karte dieses Zuges nimmst du trotzdem noch.</translation>
    </message>
    <message>
        <source>Now: click the top card of {rival}.</source>
        <translation>Jetzt: Klick auf die oberste Karte von {rival}.</translation>
    </message>
    <message>
        <source>Now: swipe it and place it.</source>
        <translation>Jetzt: Stibitz sie und leg sie auf.</translation>
    </message>
    <message>
        <source>Wait: with this 2 it is worth 10, with a 1 even 15.</source>
        <translation>Warte: Mit dieser 2 ist sie 10 wert, mit einer 1 sogar 15.</translation>
    </message>
    <message>
        <source>First the 2: below the 1 there would be no room later.</source>
        <translation>Erst die 2: Unter der 1 wäre später kein Platz mehr.</translation>
    </message>
    <message>
        <source>Take the 2 of {rival} and place it.</source>
        <translation>Nimm die 2 von {rival} und leg sie auf.</translation>
    </message>
    <message>
        <source>Which card completes it?</source>
        <translation>Welche Karte macht sie fertig?</translation>
    </message>
    <message>
        <source>On the table lies an orange 1 of vanilla, since the beginning. None of your layers has orange.</source>
        <translation>In der Auslage liegt seit dem Anfang eine Vanille 1 mit Orange. Keine deiner Schichten hat Orange.</translation>
    </message>
    <message>
        <source>Now: click that card.</source>
        <translation>Jetzt: Klick auf diese Karte.</translation>
    </message>
    <message>
        <source>Four layers win 10. The fifth makes it 15.</source>
        <translation>Vier Schichten gewinnen 10. Mit der fünften sind es 15.</translation>
    </message>
    <message>
        <source>The orange 1 is a sure thing: take that.</source>
        <translation>Die 1 mit Orange ist dir sicher: Nimm sie.</translation>
    </message>
    <message>
        <source>Which ribbon do you take?</source>
        <translation>Welche Schleife nimmst du?</translation>
    </message>
    <message>
        <source>A cake wins one ribbon, exactly that for its number of layers, if nobody has taken it. Yours meets four classes.</source>
        <translation>Eine Torte gewinnt eine Schleife, genau die für ihre Zahl von Schichten, wenn sie noch da ist. Deine erfüllt vier Klassen.</translation>
    </message>
    <message>
        <source>Signature is the best of them: 15 points, nearly half the way.</source>
        <translation>Signatur ist die beste davon: 15 Punkte, fast der halbe Weg.</translation>
    </message>
    <message>
        <source>Now: choose Signature.</source>
        <translation>Jetzt: Wähl Signatur.</translation>
    </message>
    <message>
        <source>Now: submit your cake.</source>
        <translation>Jetzt: Reich deine Torte ein.</translation>
    </message>
    <message>
        <source>It would win there, too. But Signature gives the most.</source>
        <translation>Auch da würde sie gewinnen. Aber Signatur gibt am meisten.</translation>
    </message>
    <message>
        <source>Better not: it would be cleared without a ribbon.</source>
        <translation>Lieber nicht: Sie würde ohne Schleife abgeräumt.</translation>
    </message>
    <message>
        <source>What becomes of the cake?</source>
        <translation>Was wird aus der Torte?</translation>
    </message>
    <message>
        <source>It leaves the game, and your platter is empty for the next one. The ribbon is gone from its stand.</source>
        <translation>Sie ist aus dem Spiel, und deine Platte ist frei für die nächste. Die Schleife ist weg von ihrem Stand.</translation>
    </message>
    <message>
        <source>Now: have a look, then press Next.</source>
        <translation>Jetzt: Sieh sie dir an, dann drück Weiter.</translation>
    </message>
    <message>
        <source>Keep it for later. This turn has been good enough.</source>
        <translation>Heb das für später auf. Dieser Zug war gut genug.</translation>
    </message>
    <message>
        <source>And if one layer is wrong?</source>
        <translation>Und wenn eine Schicht nicht passt?</translation>
    </message>
    <message>
        <source>We skip some turns. {rival} leads by 20 to 15. Four strawberries lie on your cake, and a blueberry.</source>
        <translation>Wir überspringen ein paar Züge. {rival} führt 20 zu 15. Auf deiner Torte liegen viermal Erdbeere und einmal Blaubeere.</translation>
    </message>
    <message>
        <source>Swap a wild one in for it. Wild stands for any frosting: here for strawberry.</source>
        <translation>Tausch sie gegen eine mit Streuseln. Streusel stehen für jede Glasur: hier für Erdbeere.</translation>
    </message>
    <message>
        <source>Now: click Swap.</source>
        <translation>Jetzt: Klick auf Tauschen.</translation>
    </message>
    <message>
        <source>Now: click the card with the wild 1.</source>
        <translation>Jetzt: Klick auf die Karte mit der 1 mit Streuseln.</translation>
    </message>
    <message>
        <source>Now: swap it in.</source>
        <translation>Jetzt: Tausch sie herein.</translation>
    </message>
    <message>
        <source>The best it wins now is 11: too few for 31. First mend it.</source>
        <translation>Mehr als 11 gewinnt sie jetzt nicht: zu wenig für 31. Mach sie erst ganz.</translation>
    </message>
    <message>
        <source>First click Swap: with it, the wild 1 goes in.</source>
        <translation>Klick erst auf Tauschen: Damit kommt die 1 mit Streuseln hinein.</translation>
    </message>
    <message>
        <source>What is it now?</source>
        <translation>Was ist sie jetzt?</translation>
    </message>
    <message>
        <source>All chocolate, and all one frosting: Showcase. For five layers it pays 20, more than any other ribbon.</source>
        <translation>Nur Schokolade und nur eine Glasur: Glanzstück. Für fünf Schichten gibt es 20, mehr als für jede andere Schleife.</translation>
    </message>
    <message>
        <source>Now: choose Showcase.</source>
        <translation>Jetzt: Wähl Glanzstück.</translation>
    </message>
    <message>
        <source>Now: submit it, and win.</source>
        <translation>Jetzt: Reich sie ein und gewinn.</translation>
    </message>
    <message>
        <source>Gold pays 13: that makes 28, and no victory yet.</source>
        <translation>Gold gibt 13: Das macht 28 und noch keinen Sieg.</translation>
    </message>
    <message>
        <source>It is ready: let the judges see it in Showcase.</source>
        <translation>Sie ist fertig: Zeig sie der Jury als Glanzstück.</translation>
    </message>
    <message>
        <source>Is it over?</source>
        <translation>Ist es vorbei?</translation>
    </message>
    <message>
        <source>Yes, at once: you have reached the target, and {rival} gets no turn any more. Most points win.</source>
        <translation>Ja, sofort: Du hast das Ziel erreicht, und {rival} kommt nicht mehr dran. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Now: enjoy your ribbon, then press the button.</source>
        <translation>Jetzt: Freu dich an deiner Schleife, dann drück den Knopf.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Du kannst es spielen!</translation>
    </message>
    <message>
        <source>Begin wide, and keep several classes open.</source>
        <translation>Fang breit an und halt dir mehrere Klassen offen.</translation>
    </message>
    <message>
        <source>Draw for luck, draft what fits. Every turn needs either.</source>
        <translation>Zieh auf gut Glück, such dir aus, was passt. Jeder Zug braucht eines davon.</translation>
    </message>
    <message>
        <source>Squeeze, Swipe and Swap work once each: keep them for good moments.</source>
        <translation>Quetschen, Stibitzen und Tauschen wirken je einmal: Heb sie für gute Momente auf.</translation>
    </message>
    <message>
        <source>Your two ribbons made 35 points; {rival} stopped at 20.</source>
        <translation>Deine zwei Schleifen brachten 35 Punkte; {rival} blieb bei 20.</translation>
    </message>
</context>
<context>
    <name>CakeSwapSummary</name>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>white ribbons</source>
        <translation>weiße Schleifen</translation>
    </message>
    <message>
        <source>red ribbons</source>
        <translation>rote Schleifen</translation>
    </message>
    <message>
        <source>blue ribbons</source>
        <translation>blaue Schleifen</translation>
    </message>
    <message>
        <source>Of equal points the most valuable ribbon decides.</source>
        <translation>Bei gleichen Punkten entscheidet die wertvollste Schleife.</translation>
    </message>
</context>
<context>
    <name>CakeWording</name>
    <message>
        <source>vanilla</source>
        <translation>Vanille</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>Schokolade</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>Lavendel</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>Kirsche</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>Blaubeere</translation>
    </message>
    <message>
        <source>strawberry</source>
        <comment>fruit</comment>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>cookie</source>
        <translation>Keks</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>Blume</translation>
    </message>
    <message>
        <source>candle</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>Frucht</translation>
    </message>
    <message>
        <source>oranges</source>
        <translation>Orangen</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>Kirschen</translation>
    </message>
    <message>
        <source>blueberries</source>
        <translation>Blaubeeren</translation>
    </message>
    <message>
        <source>strawberries</source>
        <translation>Erdbeeren</translation>
    </message>
    <message>
        <source>cookies</source>
        <translation>Kekse</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>Blumen</translation>
    </message>
    <message>
        <source>candles</source>
        <translation>Kerzen</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>several</comment>
        <translation>Früchte</translation>
    </message>
    <message>
        <source>{toppings} on {icing}</source>
        <translation>{toppings} auf {icing}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>the triangle piece</source>
        <translation>das Dreieckstück</translation>
    </message>
    <message>
        <source>the square piece</source>
        <translation>das Quadratstück</translation>
    </message>
    <message>
        <source>the ring piece</source>
        <translation>das Ringstück</translation>
    </message>
    <message>
        <source>the cross piece</source>
        <translation>das Kreuzstück</translation>
    </message>
    <message>
        <source>First cake</source>
        <translation>Erster Kuchen</translation>
    </message>
    <message>
        <source>Second cake</source>
        <translation>Zweiter Kuchen</translation>
    </message>
    <message>
        <source>No. 1</source>
        <translation>Nr. 1</translation>
    </message>
    <message>
        <source>No. 2</source>
        <translation>Nr. 2</translation>
    </message>
    <message>
        <source>first cake</source>
        <translation>erster Kuchen</translation>
    </message>
    <message>
        <source>second cake</source>
        <translation>zweiter Kuchen</translation>
    </message>
    <message>
        <source>{cake}: {points}</source>
        <translation>{cake}: {points}</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>points</comment>
        <translation>Früchte</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Of equal points those for flowers decide.</source>
        <translation>Bei Gleichstand entscheiden die Punkte für Blumen.</translation>
    </message>
    <message>
        <source>Group of {icing}</source>
        <translation>Gruppe aus {icing}</translation>
    </message>
    <message>
        <source>Rows of all icings</source>
        <translation>Reihen aus allen Güssen</translation>
    </message>
    <message>
        <source>Columns of all icings</source>
        <translation>Spalten aus allen Güssen</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Balanced icings</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Most {toppings}</source>
        <translation>Die meisten {toppings}</translation>
    </message>
    <message>
        <source>Corners: {toppings}</source>
        <translation>Ecken: {toppings}</translation>
    </message>
    <message>
        <source>Middle: {toppings}</source>
        <translation>Mitte: {toppings}</translation>
    </message>
    <message>
        <source>At most two {toppings}</source>
        <translation>Höchstens zwei {toppings}</translation>
    </message>
    <message>
        <source>Sets of fruit</source>
        <translation>Sätze von Früchten</translation>
    </message>
    <message>
        <source>Sets of toppings</source>
        <translation>Sätze von Belägen</translation>
    </message>
    <message>
        <source>“{order}”</source>
        <translation>„{order}“</translation>
    </message>
    <message>
        <source>{name}: {sums}</source>
        <translation>{name}: {sums}</translation>
    </message>
    <message>
        <source>{points} if it has more {toppings} than any other cake</source>
        <translation>{points}, wenn er mehr {toppings} hat als jeder andere Kuchen</translation>
    </message>
    <message>
        <source>{points} if it has no more than two {toppings}</source>
        <translation>{points}, wenn er nicht mehr als zwei {toppings} hat</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four corners</source>
        <translation>{points} je {topping} auf den vier Ecken</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four squares in the middle</source>
        <translation>{points} je {topping} auf den vier Feldern in der Mitte</translation>
    </message>
    <message>
        <source>{points} for each square of its largest group of {icing} icing</source>
        <translation>{points} je Feld seiner größten Gruppe mit Guss {icing}</translation>
    </message>
    <message>
        <source>{points} for each row that shows all four icings</source>
        <translation>{points} je Reihe, die alle vier Güsse zeigt</translation>
    </message>
    <message>
        <source>{points} for each column that shows all four icings</source>
        <translation>{points} je Spalte, die alle vier Güsse zeigt</translation>
    </message>
    <message>
        <source>{points} for each square that shows two toppings</source>
        <translation>{points} je Feld, das zwei Beläge zeigt</translation>
    </message>
    <message>
        <source>{points} if no icing covers more than five squares</source>
        <translation>{points}, wenn kein Guss mehr als fünf Felder bedeckt</translation>
    </message>
    <message>
        <source>{points} for each set of orange, cherry, blueberry and strawberry</source>
        <translation>{points} je Satz aus Orange, Kirsche, Blaubeere und Erdbeere</translation>
    </message>
    <message>
        <source>{points} for each set of cookie, flower, candle and any fruit</source>
        <translation>{points} je Satz aus Keks, Blume, Kerze und einer Frucht</translation>
    </message>
    <message>
        <source>per {icing} icing in one group</source>
        <translation>je Guss {icing} in einer Gruppe</translation>
    </message>
    <message>
        <source>per {topping} in a corner</source>
        <translation>je {topping} in einer Ecke</translation>
    </message>
    <message>
        <source>per {topping} in the middle</source>
        <translation>je {topping} in der Mitte</translation>
    </message>
    <message>
        <source>for most {toppings}</source>
        <translation>für die meisten {toppings}</translation>
    </message>
    <message>
        <source>for at most two {toppings}</source>
        <translation>für höchstens zwei {toppings}</translation>
    </message>
    <message>
        <source>per row of four icings</source>
        <translation>je Reihe mit vier Güssen</translation>
    </message>
    <message>
        <source>per column of four icings</source>
        <translation>je Spalte mit vier Güssen</translation>
    </message>
    <message>
        <source>per double square</source>
        <translation>je doppeltem Feld</translation>
    </message>
    <message>
        <source>for no icing over five</source>
        <translation>wenn kein Guss öfter als fünfmal</translation>
    </message>
    <message>
        <source>per set of four fruits</source>
        <translation>je Satz aus vier Früchten</translation>
    </message>
    <message>
        <source>per set of all toppings</source>
        <translation>je Satz aller Beläge</translation>
    </message>
    <message>
        <source>{cake}, round {number} of {rounds}</source>
        <translation>{cake}, Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>All cakes are full</source>
        <translation>Alle Kuchen sind voll</translation>
    </message>
    <message>
        <source>The first cakes are full</source>
        <translation>Die ersten Kuchen sind voll</translation>
    </message>
    <message>
        <source>The second cakes are full</source>
        <translation>Die zweiten Kuchen sind voll</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} schneidet den Kuchen</translation>
    </message>
    <message>
        <source>{name} places squares</source>
        <translation>{name} legt Felder</translation>
    </message>
    <message>
        <source>{name} chooses an order</source>
        <translation>{name} wählt einen Auftrag</translation>
    </message>
    <message>
        <source>{name} takes a piece</source>
        <translation>{name} nimmt ein Stück</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>On top of {cakes} or more cakes it doubles all points of that stack.</source>
        <translation>Auf mindestens {cakes} Torten verdoppelt er alle Punkte des Turms.</translation>
    </message>
    <message>
        <source>A topper is no cake and scores nothing by itself, but it counts as a layer.</source>
        <translation>Ein Topper ist keine Torte und zählt selbst keinen Punkt, aber er ist eine Schicht.</translation>
    </message>
    <message>
        <source>Nothing may lie on it: with a layer on top it collapses.</source>
        <translation>Nichts darf darauf liegen: Mit einer Schicht darüber stürzt er ein.</translation>
    </message>
    <message numerus="yes">
        <source>It bears up to %n layer(s) above it, toppers included.</source>
        <translation>
            <numerusform>Trägt bis zu %n Schicht über sich, Topper mitgezählt.</numerusform>
            <numerusform>Trägt bis zu %n Schichten über sich, Topper mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores 1 point, or 2: from {layers} layers on one flavour of a stack doubles.</source>
        <translation>Zählt 1 Punkt, oder 2: Ab {layers} Schichten zählt eine Sorte im Turm doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n cake(s) of this flavour.</source>
        <translation>
            <numerusform>Im Spiel ist %n Torte dieser Sorte.</numerusform>
            <numerusform>Im Spiel sind %n Torten dieser Sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away when the game began: nobody can win it.</source>
        <translation>Zu Beginn beiseitegelegt: Niemand kann sie gewinnen.</translation>
    </message>
    <message>
        <source>An equal card of another seat, laid beside the same card, cancels it.</source>
        <translation>Legt ein anderer Platz die gleiche Karte neben dieselbe Karte, heben sie sich auf.</translation>
    </message>
    <message>
        <source>It takes the card that it lies beside, whatever else lies there.</source>
        <translation>Nimmt die Karte, neben der es liegt, was auch immer sonst dort liegt.</translation>
    </message>
    <message>
        <source>Once laid it leaves the game after the round, whether it won or was cancelled.</source>
        <translation>Einmal gelegt, ist es nach der Runde aus dem Spiel, ob es gewonnen hat oder aufgehoben wurde.</translation>
    </message>
    <message>
        <source>Where it lies the lowest bid wins instead of the highest.</source>
        <translation>Wo sie liegt, gewinnt das niedrigste Gebot statt des höchsten.</translation>
    </message>
    <message>
        <source>It adds {number} to your bid beside one card.</source>
        <translation>Zählt {number} zu deinem Gebot neben einer Karte.</translation>
    </message>
    <message>
        <source>It comes back to your hand when that card is resolved; at a tie it stays.</source>
        <translation>Kommt zurück auf die Hand, wenn die Karte aufgelöst ist; bei Gleichstand bleibt sie liegen.</translation>
    </message>
    <message>
        <source>The half point</source>
        <translation>Der halbe Punkt</translation>
    </message>
    <message>
        <source>The starting seat lays it last, beside a cake: it adds a half to that bid.</source>
        <translation>Wer die Runde begann, legt ihn zuletzt neben eine Torte: Er gibt dem Gebot einen halben Punkt mehr.</translation>
    </message>
    <message>
        <source>Alone it is a bid of one half. After the round it goes to the next seat.</source>
        <translation>Allein ist er ein Gebot von einem halben Punkt. Nach der Runde bekommt ihn der nächste Platz.</translation>
    </message>
    <message>
        <source>{cake} carries {above} of {most}.</source>
        <translation>{cake} trägt {above} von {most}.</translation>
    </message>
    <message>
        <source>It bids {bid} and counts {vp} VP.</source>
        <translation>Sie bietet {bid} und zählt {vp} SP.</translation>
    </message>
    <message>
        <source>In a bid it works once, on a card of its suit ({suit}): cash it in, change its suit, take it, or steal it.</source>
        <translation>In einem Gebot wirkt sie einmal, auf eine Karte ihrer Farbe ({suit}): einlösen, Farbe wechseln, nehmen oder stibitzen.</translation>
    </message>
    <message>
        <source>At the end it is the lowest card of its suit: no bonus for that.</source>
        <translation>Am Ende ist sie die niedrigste Karte ihrer Farbe: kein Bonus dafür.</translation>
    </message>
    <message>
        <source>It pays for any card. Paid for its own suit ({suit}) it stays yours.</source>
        <translation>Sie zahlt für jede Karte. Zahlst du damit die eigene Farbe ({suit}), bleibt sie deine.</translation>
    </message>
</context>
<context>
    <name>CardLists</name>
    <message>
        <source>a card id has no spaces and no colon in it, and is not empty, unlike {value}</source>
        <translation>die Id einer Karte hat keine Leerzeichen und keinen Doppelpunkt und ist nicht leer, anders als {value}</translation>
    </message>
    <message>
        <source>{column} is a whole number from {low} to {high}, not {value}</source>
        <translation>{column} ist eine ganze Zahl von {low} bis {high}, nicht {value}</translation>
    </message>
    <message>
        <source>{column} is one of {known}, not {value}</source>
        <translation>{column} ist eins von {known}, nicht {value}</translation>
    </message>
    <message>
        <source>{column} must be empty, not {value}</source>
        <translation>{column} muss leer sein, nicht {value}</translation>
    </message>
    <message>
        <source>{column} must be {only}, not {value}</source>
        <translation>{column} muss {only} sein, nicht {value}</translation>
    </message>
    <message>
        <source>the list is longer than {most} characters</source>
        <translation>die Liste ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>this is no CSV text</source>
        <translation>das ist kein CSV-Text</translation>
    </message>
    <message>
        <source>the first line must be {heading}</source>
        <translation>die erste Zeile muss {heading} lauten</translation>
    </message>
    <message>
        <source>{needed} values are needed, this line has {count}</source>
        <translation>hier gehören {needed} Werte hin, in dieser Zeile stehen {count}</translation>
    </message>
    <message>
        <source>the id {value} stands in line {line} already</source>
        <translation>die Id {value} steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>{game} has no such card list</source>
        <translation>{game} hat keine solche Kartenliste</translation>
    </message>
    <message>
        <source>the built-in list can&apos;t be read ({why})</source>
        <translation>die eingebaute Liste ist nicht lesbar ({why})</translation>
    </message>
    <message>
        <source>the list can&apos;t be read ({why})</source>
        <translation>die Liste ist nicht lesbar ({why})</translation>
    </message>
    <message>
        <source>the list is not in UTF-8</source>
        <translation>die Liste ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>{needed} cards are needed, the list has {count}</source>
        <translation>{needed} Karten werden gebraucht, die Liste hat {count}</translation>
    </message>
    <message>
        <source>the two sizes of a card differ, but both are {size}</source>
        <translation>die zwei Größen einer Karte sind verschieden, hier ist beides {size}</translation>
    </message>
    <message>
        <source>the class {name} stands there twice</source>
        <translation>die Klasse {name} steht doppelt da</translation>
    </message>
    <message>
        <source>the class {name} is missing</source>
        <translation>die Klasse {name} fehlt</translation>
    </message>
    <message>
        <source>there is no card {value} in this game</source>
        <translation>eine Karte {value} gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>the card {name} is missing</source>
        <translation>die Karte {name} fehlt</translation>
    </message>
    <message>
        <source>the variety {name} is missing</source>
        <translation>die Sorte {name} fehlt</translation>
    </message>
    <message>
        <source>{needed} slices are needed, the list has {count}</source>
        <translation>{needed} Stücke werden gebraucht, die Liste hat {count}</translation>
    </message>
    <message>
        <source>a letter is one capital from A to Z, unlike {value}</source>
        <translation>ein Buchstabe ist ein einzelner großer von A bis Z, anders als {value}</translation>
    </message>
    <message>
        <source>{value} stands in line {line} already</source>
        <translation>{value} steht schon in Zeile {line}</translation>
    </message>
    <message>
        <source>each row of a cut card has four letters</source>
        <translation>jede Reihe einer Schnittkarte hat vier Buchstaben</translation>
    </message>
    <message>
        <source>{letter} must stand in four connected squares</source>
        <translation>{letter} muss in vier verbundenen Feldern stehen</translation>
    </message>
    <message>
        <source>{needed} {flavour} cakes are needed, the list has {count}</source>
        <translation>{needed} Torten der Sorte {flavour} werden gebraucht, die Liste hat {count}</translation>
    </message>
    <message>
        <source>{needed} toppers are needed, the list has {count}</source>
        <translation>{needed} Topper werden gebraucht, die Liste hat {count}</translation>
    </message>
    <message>
        <source>a topper has no flavour, unlike {value}</source>
        <translation>ein Topper hat keine Sorte, anders als {value}</translation>
    </message>
</context>
<context>
    <name>CharacterRow</name>
    <message>
        <source>Character of {name}</source>
        <translation>Charakter von {name}</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>Balanced has no such leaning: it does what it thinks wins.</source>
        <translation>Ausgewogen hat keine solche Neigung und tut, was nach eigener Einschätzung gewinnt.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemein</translation>
    </message>
    <message>
        <source>Mean takes from others what they want, though it costs something.</source>
        <translation>Gemein nimmt anderen weg, was sie wollen, auch wenn es etwas kostet.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>Greedy would rather have sure points now than more of them later.</source>
        <translation>Gierig hat lieber jetzt sichere Punkte als später mehr davon.</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>Cautious brings to safety what could be lost.</source>
        <translation>Vorsichtig bringt in Sicherheit, was verloren gehen könnte.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>size {size}: {layers}</source>
        <translation>Größe {size}: {layers}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
</context>
<context>
    <name>ChoiceWording</name>
    <message>
        <source>{name}, eat or collect?</source>
        <translation>{name}, essen oder sammeln?</translation>
    </message>
    <message>
        <source>{mine} of {total}</source>
        <translation>{mine} von {total}</translation>
    </message>
    <message>
        <source>{share}, ahead</source>
        <translation>{share}, vorn</translation>
    </message>
    <message>
        <source>nobody has any</source>
        <translation>niemand hat davon</translation>
    </message>
    <message>
        <source>{share}, tied</source>
        <translation>{share}, gleichauf</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>Was isst du?</translation>
    </message>
    <message>
        <source>You eat {slices}.</source>
        <translation>Du isst {slices}.</translation>
    </message>
    <message>
        <source>nobody else has any</source>
        <translation>sonst hat niemand davon</translation>
    </message>
    <message numerus="yes">
        <source>%n others have {count}</source>
        <translation>
            <numerusform>%n anderer hat {count}</numerusform>
            <numerusform>%n andere haben {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} hat {count}</translation>
    </message>
    <message>
        <source>You still lead with {count}.</source>
        <translation>Du führst weiter mit {count}.</translation>
    </message>
    <message>
        <source>Then nobody has any.</source>
        <translation>Dann hat niemand davon.</translation>
    </message>
    <message>
        <source>You would then be tied, with {count}.</source>
        <translation>Dann wäre es ein Gleichstand mit {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others still lead with {count}.</source>
        <translation>
            <numerusform>%n anderer führt weiter mit {count}.</numerusform>
            <numerusform>%n andere führen weiter mit {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still leads with {count}.</source>
        <translation>{name} führt weiter mit {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others would then lead with {count}.</source>
        <translation>
            <numerusform>Dann führt %n anderer mit {count}.</numerusform>
            <numerusform>Dann führen %n andere mit {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would then lead with {count}.</source>
        <translation>Dann führt {name} mit {count}.</translation>
    </message>
    <message>
        <source>+{points} sure</source>
        <translation>+{points} sicher</translation>
    </message>
    <message>
        <source>no lead is lost</source>
        <translation>keine Mehrheit geht verloren</translation>
    </message>
    <message>
        <source>lead lost: {points}</source>
        <translation>Mehrheit weg: {points}</translation>
    </message>
    <message>
        <source>net {net}</source>
        <translation>netto {net}</translation>
    </message>
    <message>
        <source>Or leave the pieces</source>
        <translation>Oder lass die Teile liegen</translation>
    </message>
    <message>
        <source>and eat all of one kind:</source>
        <translation>und iss eine Sorte ganz:</translation>
    </message>
    <message>
        <source>and eat all of one kind from earlier cakes:</source>
        <translation>und iss eine Sorte aus früheren Torten:</translation>
    </message>
    <message>
        <source>and eat one earlier kind:</source>
        <translation>und iss eine frühere Sorte:</translation>
    </message>
    <message numerus="yes">
        <source>%n of this cake stay(s).</source>
        <translation>
            <numerusform>%n aus dieser Torte bleibt.</numerusform>
            <numerusform>%n aus dieser Torte bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses after you, then you again.</source>
        <translation>Nach dir wählt {name}, dann wieder du.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then you and {name} again.</source>
        <translation>Nach dir wählt {name}, dann du und wieder {name}.</translation>
    </message>
    <message>
        <source>Eaten is sure, collected needs the lead.</source>
        <translation>Essen ist sicher, Sammeln nur mit Mehrheit.</translation>
    </message>
    <message>
        <source>Click a piece, then eat or collect.</source>
        <translation>Klick auf ein Teil, dann iss oder sammle.</translation>
    </message>
    <message>
        <source>Eat all of one kind, or pass.</source>
        <translation>Iss alles einer Sorte, oder passe.</translation>
    </message>
    <message>
        <source>Nobody is next.</source>
        <translation>Danach wählt niemand.</translation>
    </message>
    <message>
        <source>and eat all you collected of one kind:</source>
        <translation>und iss alles Gesammelte einer Sorte:</translation>
    </message>
    <message>
        <source>Eat {slices} for {points}</source>
        <translation>{slices} essen: {points}</translation>
    </message>
    <message>
        <source>{text}. The lead of {points} is lost: net {net}</source>
        <translation>{text}. Die Mehrheit ({points}) geht verloren: netto {net}</translation>
    </message>
    <message>
        <source>Chosen. {text}</source>
        <translation>Gewählt. {text}</translation>
    </message>
    <message>
        <source>{name}, take this piece?</source>
        <translation>{name}, dieses Teil nehmen?</translation>
    </message>
    <message>
        <source>Eaten is eaten.</source>
        <translation>Gegessen ist gegessen.</translation>
    </message>
    <message>
        <source>{name}, eat these?</source>
        <translation>{name}, diese essen?</translation>
    </message>
    <message>
        <source>The last piece</source>
        <translation>Das letzte Teil</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Noch %n Teil</numerusform>
            <numerusform>Noch %n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>Eat {kind}: {eaten} of {count}, {points} each</source>
        <translation>{kind} essen: {eaten} von {count}, je {points}</translation>
    </message>
    <message>
        <source>Collect {kind}: {collected} of {count}, the lead scores {points}</source>
        <translation>{kind} sammeln: {collected} von {count}, die Mehrheit zählt {points}</translation>
    </message>
    <message>
        <source>{share}, {leaders}</source>
        <translation>{share}, {leaders}</translation>
    </message>
    <message>
        <source>Make do with your own</source>
        <translation>Nimm von deinen eigenen</translation>
    </message>
    <message>
        <source>{name}, no piece is left</source>
        <translation>{name}, kein Teil ist mehr da</translation>
    </message>
    <message>
        <source>{name}, which piece?</source>
        <translation>{name}, welches Teil?</translation>
    </message>
    <message>
        <source>Eaten slices never come back. Click the kind again to change your mind.</source>
        <translation>Gegessene Stücke kommen nie zurück. Klick die Sorte noch einmal an, um es dir anders zu überlegen.</translation>
    </message>
    <message>
        <source>You have nothing to eat.</source>
        <translation>Du hast nichts zu essen.</translation>
    </message>
    <message>
        <source>{name} chooses after you.</source>
        <translation>Nach dir wählt {name}.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then {others}.</source>
        <translation>Nach dir wählt {name}, dann {others}.</translation>
    </message>
    <message>
        <source>Take this piece?</source>
        <translation>Dieses Teil nehmen?</translation>
    </message>
    <message>
        <source>Eat these?</source>
        <translation>Diese essen?</translation>
    </message>
    <message>
        <source>Eaten slices score their cream for sure, collected ones only if you lead.</source>
        <translation>Gegessene Stücke zählen sicher ihre Sahne, gesammelte nur mit der Mehrheit.</translation>
    </message>
    <message>
        <source>Click a piece. Then say for each slice whether you eat or collect it.</source>
        <translation>Klick auf ein Teil. Sag dann für jedes Stück, ob du es isst oder sammelst.</translation>
    </message>
    <message>
        <source>Eat all that you collected of one kind, or pass.</source>
        <translation>Iss alles, was du von einer Sorte gesammelt hast, oder passe.</translation>
    </message>
    <message>
        <source>You have nothing to eat either.</source>
        <translation>Zu essen hast du auch nichts.</translation>
    </message>
    <message>
        <source>Nobody chooses after you.</source>
        <translation>Nach dir wählt niemand mehr.</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Welches Teil?</translation>
    </message>
    <message>
        <source>No piece is left</source>
        <translation>Kein Teil ist mehr da</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Danach: {name}.</translation>
    </message>
    <message>
        <source>Take it: collect all</source>
        <translation>Nehmen, alles sammeln</translation>
    </message>
    <message>
        <source>Take it: eat all</source>
        <translation>Nehmen, alles essen</translation>
    </message>
    <message numerus="yes">
        <source>Take it: eat %n</source>
        <translation>
            <numerusform>Nehmen, %n essen</numerusform>
            <numerusform>Nehmen, %n essen</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: {points}</source>
        <translation>{deed}: {points}</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Ein Teil nehmen</translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Alle essen</translation>
    </message>
    <message numerus="yes">
        <source>Eat %n</source>
        <translation>
            <numerusform>%n essen</numerusform>
            <numerusform>%n essen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n</source>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoosingTurn</name>
    <message>
        <source>Collect all</source>
        <translation>Alle sammeln</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Alle essen</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Essen</translation>
    </message>
</context>
<context>
    <name>ChosenPanel</name>
    <message>
        <source>eat</source>
        <translation>essen</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>sammeln</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Skip the lesson</source>
        <translation>Übungsspiel verlassen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ComputerTurns</name>
    <message>
        <source>CakeDesk has no computer player “{level}”. One of level {other} plays for {name}.</source>
        <translation>CakeDesk hat keinen Computerspieler „{level}“. Für {name} spielt einer der Stufe {other}.</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message>
        <source>shown now</source>
        <translation>jetzt zu sehen</translation>
    </message>
</context>
<context>
    <name>CountWording</name>
    <message>
        <source>Each cookie on the rim scores 2.</source>
        <translation>Jeder Keks am Rand zählt 2.</translation>
    </message>
    <message>
        <source>Each flower scores 1, and 1 more on the cake with the most.</source>
        <translation>Jede Blume zählt 1, und auf dem Kuchen mit den meisten 1 mehr.</translation>
    </message>
    <message>
        <source>Each type of fruit on its own: 1, 4, 9, 16 or 25.</source>
        <translation>Jede Fruchtart für sich: 1, 4, 9, 16 oder 25.</translation>
    </message>
    <message>
        <source>Each candle scores its group of icing.</source>
        <translation>Jede Kerze zählt die Gruppe von Guss, in der sie steht.</translation>
    </message>
    <message>
        <source>Each cake scores what its order pays.</source>
        <translation>Jeder Kuchen zählt, was sein Auftrag bringt.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>up to %n layer(s) above</source>
        <translation>
            <numerusform>bis zu %n Schicht darüber</numerusform>
            <numerusform>bis zu %n Schichten darüber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s)</source>
        <translation>
            <numerusform>%n Torte</numerusform>
            <numerusform>%n Torten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>designer not named in its rules</source>
        <translation>Autor in der Spielregel nicht genannt</translation>
    </message>
    <message>
        <source>design {design}</source>
        <translation>Idee: {design}</translation>
    </message>
    <message>
        <source>design {design}, publisher {publisher}</source>
        <translation>Idee: {design}, Verlag: {publisher}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Back to the home page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Gib den Bildschirm an {name}</translation>
    </message>
    <message>
        <source>Everyone else looks away. The table is under the lid.</source>
        <translation>Alle anderen schauen weg. Der Tisch liegt unter der Haube.</translation>
    </message>
    <message>
        <source>I am {name}: lift the lid</source>
        <translation>Ich bin {name}: Haube abheben</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Willkommen zurück, {name}</translation>
    </message>
    <message>
        <source>The table stands as you left it. It is {name}’s turn; everyone else looks away.</source>
        <translation>Der Tisch steht, wie du ihn verlassen hast. {name} ist am Zug; alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Ich bin {name}: Tisch zeigen</translation>
    </message>
    <message>
        <source>Under the lid the table waits for {name}.</source>
        <translation>Unter der Haube wartet der Tisch auf {name}.</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Tisch wieder zeigen</translation>
    </message>
    <message>
        <source>The game waits until you are back.</source>
        <translation>Das Spiel wartet, bis du zurück bist.</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>Der Tisch ist zugedeckt</translation>
    </message>
</context>
<context>
    <name>CutWording</name>
    <message>
        <source>Your two pieces</source>
        <translation>Deine zwei Teile</translation>
    </message>
    <message>
        <source>Your three pieces</source>
        <translation>Deine drei Teile</translation>
    </message>
    <message>
        <source>Your four pieces</source>
        <translation>Deine vier Teile</translation>
    </message>
    <message>
        <source>Your five pieces</source>
        <translation>Deine fünf Teile</translation>
    </message>
    <message>
        <source>{name}, cut the cake</source>
        <translation>{name}, schneide die Torte</translation>
    </message>
    <message>
        <source>Click + to lay a knife. One, two or four pieces.</source>
        <translation>Klick auf +, um ein Messer anzulegen. Ein, zwei oder vier Teile.</translation>
    </message>
    <message numerus="yes">
        <source>Click + to lay a knife. Up to %n piece(s).</source>
        <translation>
            <numerusform>Klicke auf +, um ein Messer anzulegen. Höchstens %n Teil.</numerusform>
            <numerusform>Klicke auf +, um ein Messer anzulegen. Höchstens %n Teile.</numerusform>
        </translation>
    </message>
    <message>
        <source>One knife makes no piece: lay another one.</source>
        <translation>Ein Messer allein macht kein Teil: Leg noch eines an.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or click + to add one.</source>
        <translation>Zieh ein Messer zu einer anderen Fuge, oder klicke auf + für ein weiteres.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or into the hole to take it away.</source>
        <translation>Zieh ein Messer zu einer anderen Fuge, oder ins Loch, um es wegzunehmen.</translation>
    </message>
    <message>
        <source>{name} picks first, then you, then {name} again. You get what is left.</source>
        <translation>{name} wählt zuerst, dann du, dann wieder {name}. Du bekommst, was übrig bleibt.</translation>
    </message>
    <message>
        <source>{name} picks first. You get what is left.</source>
        <translation>{name} wählt zuerst. Du bekommst, was übrig bleibt.</translation>
    </message>
    <message>
        <source>{name} picks first, then {others}. You get what is left.</source>
        <translation>{name} wählt zuerst, dann {others}. Du bekommst, was übrig bleibt.</translation>
    </message>
    <message>
        <source>Click + to cut: 1, 2 or 4 pieces.</source>
        <translation>Klick auf +: 1, 2 oder 4 Teile.</translation>
    </message>
    <message numerus="yes">
        <source>Click + to cut: up to %n piece(s).</source>
        <translation>
            <numerusform>Klick auf + schneidet: höchstens %n Teil.</numerusform>
            <numerusform>Klick auf + schneidet: höchstens %n Teile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay one more knife.</source>
        <translation>Leg noch ein Messer an.</translation>
    </message>
    <message>
        <source>Not three: two or four.</source>
        <translation>Nicht drei: zwei oder vier.</translation>
    </message>
    <message>
        <source>Drag a knife, or click +.</source>
        <translation>Zieh ein Messer oder klick auf +.</translation>
    </message>
    <message>
        <source>Drag a knife elsewhere.</source>
        <translation>Zieh ein Messer woandershin.</translation>
    </message>
    <message>
        <source>{name} picks first.</source>
        <translation>{name} wählt zuerst.</translation>
    </message>
    <message>
        <source>Serve it whole</source>
        <translation>Ganz servieren</translation>
    </message>
    <message>
        <source>Serve two pieces</source>
        <translation>Zwei Teile servieren</translation>
    </message>
    <message>
        <source>Serve three pieces</source>
        <translation>Drei Teile servieren</translation>
    </message>
    <message>
        <source>Serve four pieces</source>
        <translation>Vier Teile servieren</translation>
    </message>
    <message>
        <source>Serve five pieces</source>
        <translation>Fünf Teile servieren</translation>
    </message>
    <message>
        <source>Two seats cut two or four pieces, not three: lay or take away a knife.</source>
        <translation>Zu zweit gibt es zwei oder vier Teile, nicht drei: leg ein Messer an oder nimm eines weg.</translation>
    </message>
    <message>
        <source>Cut the cake</source>
        <translation>Torte schneiden</translation>
    </message>
    <message numerus="yes">
        <source>%n knife(s)</source>
        <translation>
            <numerusform>%n Messer</numerusform>
            <numerusform>%n Messer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): {sizes} slices</source>
        <translation>
            <numerusform>%n Teil: {sizes} Stücke</numerusform>
            <numerusform>%n Teile: {sizes} Stücke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutZone</name>
    <message>
        <source>or this one, turned as you like</source>
        <translation>oder diese, frei gedreht</translation>
    </message>
</context>
<context>
    <name>CuttingTurn</name>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Clear cuts</source>
        <translation>Messer weg</translation>
    </message>
    <message>
        <source>Del, on a knife: take it away</source>
        <translation>Entf, auf einem Messer: es wegnehmen</translation>
    </message>
    <message>
        <source>R: turn the card a quarter on. 0 to 3: turn it so many quarters</source>
        <translation>R: die Karte um ein Viertel weiterdrehen. 0 bis 3: um so viele Viertel drehen</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Deal</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>The same number begins the same way: play it with other people too.</source>
        <translation>Gleiche Nummer, gleicher Anfang: Spielt sie auch einmal mit anderen Leuten.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Mischung</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Nummer kopieren</translation>
    </message>
</context>
<context>
    <name>DiskErrors</name>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>es lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>es ist beschädigt</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>ein anderes Programm benutzt es</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>a file is in the way</source>
        <translation>eine Datei ist im Weg</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the space that you may use is full</source>
        <translation>der zugeteilte Speicherplatz ist voll</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>es ist nur Lesen möglich</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>a folder is in the way</source>
        <translation>ein Ordner ist im Weg</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>a link leads to itself</source>
        <translation>eine Verknüpfung führt auf sich selbst</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>der Datenträger arbeitet nicht richtig</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>the disk in the network can&apos;t be reached</source>
        <translation>das Netzlaufwerk ist nicht erreichbar</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>der Datenträger ist nicht mehr da</translation>
    </message>
</context>
<context>
    <name>DutchAuction</name>
    <message>
        <source>Dutch Auction</source>
        <translation>Dutch Auction</translation>
    </message>
    <message>
        <source>a card is set aside now</source>
        <translation>jetzt wird eine Karte zurückgelegt</translation>
    </message>
    <message>
        <source>powers are used and cards are bought now, until “done”</source>
        <translation>jetzt werden Kräfte genutzt und Karten gekauft, bis „fertig“</translation>
    </message>
    <message>
        <source>the seats say now whether they go on</source>
        <translation>jetzt sagen alle, ob sie weiterspielen</translation>
    </message>
    <message>
        <source>the personal deck of seat {seat} is shuffled now</source>
        <translation>jetzt wird der eigene Stapel von Platz {seat} gemischt</translation>
    </message>
    <message>
        <source>the new personal deck must hold just the discards of its seat, each once</source>
        <translation>der neue eigene Stapel muss genau aus der Ablage des Platzes bestehen, jede Karte einmal</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such suit</source>
        <translation>diese Farbe gibt es nicht</translation>
    </message>
    <message>
        <source>without a card in the hand this seat must pass</source>
        <translation>ohne Karte auf der Hand muss dieser Platz passen</translation>
    </message>
    <message>
        <source>a seat with a card in its hand must set one aside</source>
        <translation>ein Platz mit einer Karte auf der Hand muss eine zurücklegen</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <translation>{card} ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>{card} is not in this seat’s bid</source>
        <translation>{card} ist nicht im Gebot dieses Platzes</translation>
    </message>
    <message>
        <source>{card} is no power card</source>
        <translation>{card} ist keine Kraftkarte</translation>
    </message>
    <message>
        <source>{card} was used in this round already</source>
        <translation>{card} wurde in dieser Runde schon genutzt</translation>
    </message>
    <message>
        <source>{card} can’t act on itself</source>
        <translation>{card} kann nicht auf sich selbst wirken</translation>
    </message>
    <message>
        <source>{card} is not of the suit that {power} acts on</source>
        <translation>{card} hat nicht die Farbe, auf die {power} wirkt</translation>
    </message>
    <message>
        <source>{card} has that suit already</source>
        <translation>{card} hat diese Farbe schon</translation>
    </message>
    <message>
        <source>{card} lies neither in the discards that this seat may take from nor in the display</source>
        <translation>{card} liegt weder in einer Ablage, aus der dieser Platz nehmen darf, noch in der Auslage</translation>
    </message>
    <message>
        <source>only the winner of the round may steal</source>
        <translation>nur wer die Runde gewonnen hat, darf stehlen</translation>
    </message>
    <message>
        <source>{card} is not in the other seat’s bid</source>
        <translation>{card} ist nicht im Gebot des anderen Platzes</translation>
    </message>
    <message>
        <source>{card} is not in the display</source>
        <translation>{card} liegt nicht in der Auslage</translation>
    </message>
    <message>
        <source>{card} costs {cost}, but {paid} would be paid</source>
        <translation>{card} kostet {cost}, aber {paid} würden bezahlt</translation>
    </message>
    <message>
        <source>the paying cards are named once each, in the order of suits and ranks</source>
        <translation>die zahlenden Karten werden je einmal genannt, nach Farbe und Wert geordnet</translation>
    </message>
    <message>
        <source>the loser of the round must buy {card} first</source>
        <translation>wer die Runde verloren hat, muss zuerst {card} kaufen</translation>
    </message>
    <message>
        <source>the loser of the round must keep a card of its bid to buy {card} with</source>
        <translation>wer die Runde verloren hat, muss eine Karte im Gebot behalten, um {card} damit zu kaufen</translation>
    </message>
</context>
<context>
    <name>DutchAuctionAdvice</name>
    <message>
        <source>Change the {card} to {suit}</source>
        <translation>{card} zu {suit} machen</translation>
    </message>
    <message>
        <source>Do no more</source>
        <translation>Nichts mehr tun</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Set the {card} aside</source>
        <translation>{card} beiseitelegen</translation>
    </message>
    <message>
        <source>Cash in the {card}</source>
        <translation>{card} einlösen</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Steal the {card}</source>
        <translation>{card} stibitzen</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}, and keep {kept}</source>
        <translation>{card} für {lost} kaufen und {kept} behalten</translation>
    </message>
    <message>
        <source>Buy the {card} and keep {kept}</source>
        <translation>{card} kaufen und {kept} behalten</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}</source>
        <translation>{card} für {lost} kaufen</translation>
    </message>
    <message>
        <source>The other cards bid {bid} together.</source>
        <translation>Die anderen Karten bieten zusammen {bid}.</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be stolen in this round.</source>
        <translation>{card} kann in dieser Runde nicht stibitzt werden.</translation>
    </message>
    <message>
        <source>By all that is known, the lead is here.</source>
        <translation>Nach allem, was bekannt ist, ist das der bessere Stand.</translation>
    </message>
    <message>
        <source>By all that is known, the other leads.</source>
        <translation>Nach allem, was bekannt ist, steht die andere Seite besser.</translation>
    </message>
    <message>
        <source>The {card} counts {points}.</source>
        <translation>{card} zählt {points}.</translation>
    </message>
    <message>
        <source>It gives one more power to use.</source>
        <translation>So kommt eine Fähigkeit mehr dazu.</translation>
    </message>
    <message>
        <source>The card of cost 1 has to be bought.</source>
        <translation>Die Karte für 1 muss gekauft werden.</translation>
    </message>
    <message>
        <source>What pays and is lost counts {lost}.</source>
        <translation>Was dafür weggeht, zählt {lost}.</translation>
    </message>
    <message>
        <source>What pays and is lost counts nothing.</source>
        <translation>Was dafür weggeht, zählt nichts.</translation>
    </message>
    <message>
        <source>All that pay are kept: they have its suit.</source>
        <translation>Alle Karten, die zahlen, bleiben, denn ihre Farbe passt.</translation>
    </message>
    <message>
        <source>The {card} counts {points}, and nobody can steal it any more.</source>
        <translation>{card} zählt {points}, und niemand kann es mehr stibitzen.</translation>
    </message>
    <message>
        <source>With the other suit the {card} can pay and be kept.</source>
        <translation>Mit der anderen Farbe kann {card} zahlen und doch bleiben.</translation>
    </message>
</context>
<context>
    <name>DutchAuctionBoard</name>
    <message>
        <source>POWER</source>
        <translation>FÄHIGKEIT</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Bid, buy and pay with the same cards, while prices fall from round to round.</source>
        <translation>Mit denselben Karten bieten, kaufen und zahlen, während die Preise von Runde zu Runde fallen.</translation>
    </message>
    <message>
        <source>what your own cards count by now</source>
        <translation>was deine eigenen Karten bisher zählen</translation>
    </message>
    <message>
        <source>Cards not in sight</source>
        <translation>Karten, die du nicht siehst</translation>
    </message>
    <message>
        <source>a click on the auction deck lists them</source>
        <translation>ein Klick auf den Stapel der Auktion zählt sie auf</translation>
    </message>
    <message>
        <source>Cards to buy and to use powers on</source>
        <translation>Karten zum Kaufen und für Fähigkeiten</translation>
    </message>
    <message>
        <source>those that you can light up</source>
        <translation>die möglichen leuchten auf</translation>
    </message>
</context>
<context>
    <name>DutchAuctionLesson</name>
    <message>
        <source>What do we want?</source>
        <translation>Was wollen wir?</translation>
    </message>
    <message>
        <source>Points! In the end all the cards that you own count. Until then you bid and pay with them.</source>
        <translation>Punkte! Am Ende zählen alle Karten, die du besitzt. Bis dahin bietest und zahlst du mit ihnen.</translation>
    </message>
    <message>
        <source>What is for sale?</source>
        <translation>Was gibt es zu kaufen?</translation>
    </message>
    <message>
        <source>The six cards of the row, for one card to six cards. After each round they slide, and cost less.</source>
        <translation>Die sechs Karten der Reihe, für eine bis sechs Karten. Nach jeder Runde rutschen sie hinab und kosten weniger.</translation>
    </message>
    <message>
        <source>Any of your own cards can pay.</source>
        <translation>Zahlen können alle deine Karten.</translation>
    </message>
    <message>
        <source>Which card do you keep?</source>
        <translation>Welche Karte behältst du?</translation>
    </message>
    <message>
        <source>Below each card stands what you bid without it: 15 will do here. The 7 helps you more in the next round.</source>
        <translation>Unter jeder Karte steht, was du ohne sie bietest: Hier genügen 15. Die 7 hilft dir in der nächsten Runde mehr.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 7.</source>
        <translation>Jetzt: Klick die Blaubeere 7 an.</translation>
    </message>
    <message>
        <source>Now: set it aside.</source>
        <translation>Jetzt: Leg sie beiseite.</translation>
    </message>
    <message>
        <source>A power may wait, too. But you need it in this round.</source>
        <translation>Auch eine Fähigkeit kann warten. Aber in dieser Runde brauchst du sie.</translation>
    </message>
    <message>
        <source>Keep the blueberry 7: in the next round you need it more.</source>
        <translation>Heb die Blaubeere 7 auf: In der nächsten Runde brauchst du sie mehr.</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <translation>Wer handelt zuerst?</translation>
    </message>
    <message>
        <source>Now: compare the bids, then press Next.</source>
        <translation>Jetzt: Vergleich die Gebote, dann drück Weiter.</translation>
    </message>
    <message>
        <source>What is the whisk for?</source>
        <translation>Wozu der Schneebesen?</translation>
    </message>
    <message>
        <source>What is the winner’s right?</source>
        <translation>Was darf, wer gewinnt?</translation>
    </message>
    <message>
        <source>The mint power works on mint alone: there the mint 6 is all it can steal.</source>
        <translation>Die Minz-Fähigkeit wirkt nur auf Minze: Dort kann sie nur die Minze 6 stibitzen.</translation>
    </message>
    <message>
        <source>Now: click your mint power.</source>
        <translation>Jetzt: Klick deine Minz-Fähigkeit an.</translation>
    </message>
    <message>
        <source>Now: click {rival}’s mint 6.</source>
        <translation>Jetzt: Klick die Minze 6 von {rival} an.</translation>
    </message>
    <message>
        <source>Now: steal it.</source>
        <translation>Jetzt: Stibitz sie.</translation>
    </message>
    <message>
        <source>It could take that. But what {rival} loses helps you.</source>
        <translation>Nehmen könnte sie das. Aber was {rival} verliert, hilft dir.</translation>
    </message>
    <message>
        <source>Your own mint 4 is fine as it is.</source>
        <translation>Deine eigene Minze 4 ist gut, wie sie ist.</translation>
    </message>
    <message>
        <source>First steal: then you have more to pay with.</source>
        <translation>Stibitz zuerst: Dann kannst du mit mehr zahlen.</translation>
    </message>
    <message>
        <source>What does it really cost?</source>
        <translation>Was kostet es wirklich?</translation>
    </message>
    <message>
        <source>The cherry 3 counts 6 and costs two cards. Paid cards of its suit stay yours; others are lost.</source>
        <translation>Die Kirsche 3 zählt 6 und kostet zwei Karten. Zahlst du mit ihrer Farbe, bleiben die Karten deine; andere sind weg.</translation>
    </message>
    <message>
        <source>The cherry 5 stays. Let the mint 6 go, not your power: that works anew in every bid.</source>
        <translation>Die Kirsche 5 bleibt. Gib die Minze 6 her, nicht deine Fähigkeit: Die wirkt in jedem Gebot neu.</translation>
    </message>
    <message>
        <source>Now: buy it.</source>
        <translation>Jetzt: Kauf sie.</translation>
    </message>
    <message>
        <source>You may pay like that. Here take the second way.</source>
        <translation>So darfst du zahlen. Nimm hier die zweite Art.</translation>
    </message>
    <message>
        <source>Not yet: buy something while you act first.</source>
        <translation>Noch nicht: Kauf etwas, solange du zuerst handelst.</translation>
    </message>
    <message>
        <source>Take the cherry 3: your cherry 5 fits it.</source>
        <translation>Nimm die Kirsche 3: Deine Kirsche 5 passt dazu.</translation>
    </message>
    <message>
        <source>Where is it all now?</source>
        <translation>Wo ist nun alles?</translation>
    </message>
    <message>
        <source>You could buy more. But the mint 8 counts only 1, and the tulip 2 soon costs less. What is left of your bid goes to your discards.</source>
        <translation>Du könntest mehr kaufen. Aber die Minze 8 zählt nur 1, und die Tulpe 2 kostet bald weniger. Was von deinem Gebot übrig ist, kommt auf deine Ablage.</translation>
    </message>
    <message>
        <source>Now: press Done.</source>
        <translation>Jetzt: Drück Fertig.</translation>
    </message>
    <message>
        <source>Now: yes, you are done.</source>
        <translation>Jetzt: Ja, du bist fertig.</translation>
    </message>
    <message>
        <source>It takes all three cards that you have left, and two of them would be lost.</source>
        <translation>Sie kostet alle drei Karten, die du noch hast, und zwei wären verloren.</translation>
    </message>
    <message>
        <source>What has {rival} done?</source>
        <translation>Was hat {rival} getan?</translation>
    </message>
    <message>
        <source>Who loses a round acts after the winner, may not steal, and must buy the card at cost 1 if it is still there: so {rival} bought the mint 8.</source>
        <translation>Wer eine Runde verliert, handelt danach, darf nicht stibitzen und muss die Karte für 1 kaufen, wenn sie noch da ist: So hat {rival} die Minze 8 gekauft.</translation>
    </message>
    <message>
        <source>And which one now?</source>
        <translation>Und welche jetzt?</translation>
    </message>
    <message>
        <source>The blueberry 7 is back in your hand. You want both powers in your bid, and blueberries to pay with: so the tulip 5 waits. Should the bids tie, it joins yours.</source>
        <translation>Die Blaubeere 7 ist wieder auf deiner Hand. Du willst beide Fähigkeiten bieten und mit Blaubeeren zahlen: Also wartet die Tulpe 5. Bei einem Gleichstand kommt sie zu deinem Gebot.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5.</source>
        <translation>Jetzt: Klick die Tulpe 5 an.</translation>
    </message>
    <message>
        <source>Nobody is higher?</source>
        <translation>Gleich viel?</translation>
    </message>
    <message>
        <source>8 against 8, a tie. Both add the card set aside, your tulip 5 and a cherry 2: 13 against 10.</source>
        <translation>8 gegen 8, Gleichstand. Beide legen die beiseitegelegte Karte dazu, deine Tulpe 5 und eine Kirsche 2: 13 gegen 10.</translation>
    </message>
    <message>
        <source>Now: press Next until you act.</source>
        <translation>Jetzt: Drück Weiter, bis du handelst.</translation>
    </message>
    <message>
        <source>Can a card cost nothing?</source>
        <translation>Kostet eine Karte auch mal nichts?</translation>
    </message>
    <message>
        <source>Yes: a power takes it. In the row lies another tulip power, for four cards. Yours takes it free.</source>
        <translation>Ja: Eine Fähigkeit nimmt sie. In der Reihe liegt noch eine Tulpen-Fähigkeit, für vier Karten. Deine nimmt sie umsonst.</translation>
    </message>
    <message>
        <source>It joins your bid, ready to be used. You could also take from your discards, or what is out.</source>
        <translation>Sie kommt in dein Gebot, bereit zum Nutzen. Nehmen kannst du auch von deiner Ablage oder der der Auktion.</translation>
    </message>
    <message>
        <source>Now: click your tulip power.</source>
        <translation>Jetzt: Klick deine Tulpen-Fähigkeit an.</translation>
    </message>
    <message>
        <source>Now: click the tulip power in the row.</source>
        <translation>Jetzt: Klick die Tulpen-Fähigkeit in der Reihe an.</translation>
    </message>
    <message>
        <source>Now: take it.</source>
        <translation>Jetzt: Nimm sie.</translation>
    </message>
    <message>
        <source>The tulip 2 is cheap: that you can simply buy.</source>
        <translation>Die Tulpe 2 ist billig: Die kannst du einfach kaufen.</translation>
    </message>
    <message>
        <source>First take the other tulip power: so you have one more to use.</source>
        <translation>Nimm erst die andere Tulpen-Fähigkeit: So hast du noch eine zu nutzen.</translation>
    </message>
    <message>
        <source>Which card is in your way?</source>
        <translation>Welche Karte steht dir im Weg?</translation>
    </message>
    <message>
        <source>The large number is the bid, the seal has the points (VP). The 8 bids 8 and counts 1, the 1 bids 1 and counts 8.</source>
        <translation>Die große Zahl ist das Gebot, im Siegel stehen die Punkte (SP). Die 8 bietet 8 und zählt 1, die 1 bietet 1 und zählt 8.</translation>
    </message>
    <message>
        <source>Four of your five cards become your bid, and pay afterwards. The fifth waits face down, and comes back after the round.</source>
        <translation>Vier deiner fünf Karten werden dein Gebot und zahlen danach. Die fünfte wartet verdeckt und kommt nach der Runde zurück.</translation>
    </message>
    <message>
        <source>Both bids lie open, and are added up: 15 against 13. You have won, so you buy and use powers first, {rival} after you.</source>
        <translation>Beide Gebote liegen offen und werden zusammengezählt: 15 gegen 13. Du hast gewonnen, also kaufst du zuerst und nutzt Fähigkeiten, {rival} danach.</translation>
    </message>
    <message>
        <source>It marks a power: it bids 0 and counts 0. But once in each round in which you bid it, it works on a card of its suit.</source>
        <translation>Für eine Fähigkeit: Sie bietet 0 und zählt 0. Aber einmal in jeder Runde, in der du sie bietest, wirkt sie auf eine Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>Cash a card in, change its suit, take one for nothing or steal one: you choose. You will do all four.</source>
        <translation>Eine Karte einlösen, ihre Farbe wechseln, eine umsonst nehmen oder eine stibitzen: Du wählst. Du wirst alles vier tun.</translation>
    </message>
    <message>
        <source>Only the winner may steal: a card leaves {rival}’s bid for yours. {rival} can’t pay with it, but you can.</source>
        <translation>Nur wer gewonnen hat, darf stibitzen: Eine Karte wechselt aus dem Gebot von {rival} in deins. {rival} kann nicht mehr damit zahlen, aber du.</translation>
    </message>
    <message>
        <source>Now: click the cherry 3.</source>
        <translation>Jetzt: Klick die Kirsche 3 an.</translation>
    </message>
    <message>
        <source>Now: click the second way to pay.</source>
        <translation>Jetzt: Klick die zweite Art zu zahlen an.</translation>
    </message>
    <message>
        <source>Both cherries lie in your discards. When your deck is empty, your discards become the new one: so you draw them again. The mint 6 is out, beside the row.</source>
        <translation>Beide Kirschen liegen auf deiner Ablage. Ist dein Stapel leer, wird deine Ablage zum neuen: So ziehst du sie wieder. Die Minze 6 gehört jetzt der Auktion: Sie liegt neben der Reihe.</translation>
    </message>
    <message>
        <source>You could, and a mint would stay. But it counts 1 only, and {rival} must buy it if you don’t: with no mint to pay.</source>
        <translation>Du könntest, und eine Minze bliebe dir. Aber sie zählt nur 1, und {rival} muss sie kaufen, wenn du es nicht tust: ohne Minze zum Zahlen.</translation>
    </message>
    <message>
        <source>That is all for this round: you are done.</source>
        <translation>Das war alles für diese Runde: Du bist fertig.</translation>
    </message>
    <message>
        <source>Then the row slid: the tulip 2 cost three cards, and costs one now. And both drew five cards.</source>
        <translation>Dann ist die Reihe hinabgerutscht: Die Tulpe 2 kostete drei Karten und kostet jetzt eine. Und beide haben fünf Karten gezogen.</translation>
    </message>
    <message>
        <source>You will need that one in this round: of all five the tulip 5 can wait.</source>
        <translation>Die brauchst du in dieser Runde: Von allen fünf kann die Tulpe 5 warten.</translation>
    </message>
    <message>
        <source>It leaves play for good. Its points are safe: it still counts for you.</source>
        <translation>Sie verlässt das Spiel für immer. Aber du verlierst keinen Punkt: Sie zählt trotzdem für dich.</translation>
    </message>
    <message>
        <source>Now: click the blueberry power.</source>
        <translation>Jetzt: Klick die Blaubeer-Fähigkeit an.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 1, then Cash in.</source>
        <translation>Jetzt: Klick die Blaubeere 1 an, dann Einlösen.</translation>
    </message>
    <message>
        <source>Now: cash it in.</source>
        <translation>Jetzt: Lös sie ein.</translation>
    </message>
    <message>
        <source>The 7 counts 2 only, and bids well: keep that.</source>
        <translation>Die 7 zählt nur 2 und bietet gut: Behalt sie.</translation>
    </message>
    <message>
        <source>Not the 7: with it you will pay.</source>
        <translation>Nicht die 7: Mit ihr zahlst du gleich.</translation>
    </message>
    <message>
        <source>First bring the blueberry 1 to safety.</source>
        <translation>Bring erst die Blaubeere 1 in Sicherheit.</translation>
    </message>
    <message>
        <source>How do you lose nothing?</source>
        <translation>Wie verlierst du nichts?</translation>
    </message>
    <message>
        <source>The blueberry 4 costs three cards, and you have two blueberries. Make the tulip 5 the third one.</source>
        <translation>Die Blaubeere 4 kostet drei Karten, und du hast zwei Blaubeeren. Mach die Tulpe 5 zur dritten.</translation>
    </message>
    <message>
        <source>It is a blueberry until it has paid, or you are done. Then it is a tulip again.</source>
        <translation>Sie ist eine Blaubeere, bis sie gezahlt hat oder du fertig bist. Dann ist sie wieder eine Tulpe.</translation>
    </message>
    <message>
        <source>Now: click the new tulip power.</source>
        <translation>Jetzt: Klick die neue Tulpen-Fähigkeit an.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5, then Change suit, then blueberry.</source>
        <translation>Jetzt: Klick die Tulpe 5 an, dann Farbe wechseln, dann Blaubeere.</translation>
    </message>
    <message>
        <source>Now: make it a blueberry.</source>
        <translation>Jetzt: Mach sie zur Blaubeere.</translation>
    </message>
    <message>
        <source>Safe it would be, too. But it has to pay.</source>
        <translation>Sicher wäre sie auch dann. Aber sie soll zahlen.</translation>
    </message>
    <message>
        <source>You want to buy a blueberry: that suit it is.</source>
        <translation>Du willst eine Blaubeere kaufen: diese Farbe also.</translation>
    </message>
    <message>
        <source>First make the tulip 5 a blueberry.</source>
        <translation>Mach erst die Tulpe 5 zur Blaubeere.</translation>
    </message>
    <message>
        <source>What can pay for it?</source>
        <translation>Was kann dafür zahlen?</translation>
    </message>
    <message>
        <source>Any card, used powers too. These three are blueberries by now, so all of them stay yours.</source>
        <translation>Jede Karte, auch benutzte Fähigkeiten. Diese drei sind jetzt Blaubeeren, also bleiben alle deine.</translation>
    </message>
    <message>
        <source>Without the change a third card would be lost.</source>
        <translation>Ohne den Wechsel wäre eine dritte Karte weg.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 4.</source>
        <translation>Jetzt: Klick die Blaubeere 4 an.</translation>
    </message>
    <message>
        <source>Pay with blueberries alone: then you lose none.</source>
        <translation>Zahl nur mit Blaubeeren: Dann verlierst du keine.</translation>
    </message>
    <message>
        <source>Buy the blueberry 4: it is all prepared.</source>
        <translation>Kauf die Blaubeere 4: Alles ist bereit.</translation>
    </message>
    <message>
        <source>What is left to do?</source>
        <translation>Was bleibt zu tun?</translation>
    </message>
    <message>
        <source>Both tulip powers are used, but one pays for the tulip 2, which counts 7, and stays yours.</source>
        <translation>Beide Tulpen-Fähigkeiten sind benutzt, aber eine zahlt für die Tulpe 2, die 7 zählt, und bleibt deine.</translation>
    </message>
    <message>
        <source>Now: click the tulip 2.</source>
        <translation>Jetzt: Klick die Tulpe 2 an.</translation>
    </message>
    <message>
        <source>It pays as well as the other. Leave it as it was.</source>
        <translation>Sie zahlt so gut wie die andere. Lass es, wie es war.</translation>
    </message>
    <message>
        <source>Buy the tulip 2: a power of its suit is enough.</source>
        <translation>Kauf die Tulpe 2: Eine Fähigkeit ihrer Farbe genügt.</translation>
    </message>
    <message>
        <source>How is it counted?</source>
        <translation>Wie wird gezählt?</translation>
    </message>
    <message>
        <source>All your cards count, and of each suit the one with the fewest points once more: 48 points by now. {rival} has 33.</source>
        <translation>Alle deine Karten zählen, und von jeder Farbe die mit den wenigsten Punkten noch einmal: bis jetzt 48 Punkte. {rival} hat 33.</translation>
    </message>
    <message>
        <source>Your cherries: 6 + 4, and 4 once more. Where you own a power, that has the fewest, 0: no bonus.</source>
        <translation>Deine Kirschen: 6 + 4 und noch einmal 4. Wo du eine Fähigkeit hast, hat die die wenigsten, 0: kein Bonus.</translation>
    </message>
    <message>
        <source>So round follows round. Once the auction deck is empty, both are asked before each. If both want to stop, it is over, and more points win.</source>
        <translation>So folgt Runde auf Runde. Ist der Auktionsstapel leer, werden beide vor jeder gefragt. Wollen beide aufhören, ist es vorbei, und mehr Punkte gewinnen.</translation>
    </message>
    <message>
        <source>When is it over?</source>
        <translation>Wann ist es vorbei?</translation>
    </message>
    <message>
        <source>The blueberry 1: it counts 8, but bids 1 alone, and fills one of your five places whenever it comes. Cash it in.</source>
        <translation>Die Blaubeere 1: Sie zählt 8, bietet aber nur 1 und füllt einen deiner fünf Plätze, sooft sie kommt. Lös sie ein.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Du kannst spielen!</translation>
    </message>
    <message>
        <source>The higher bid acts first; the other must buy at cost 1.</source>
        <translation>Das höhere Gebot handelt zuerst; das andere muss zum Preis 1 kaufen.</translation>
    </message>
    <message>
        <source>Pay in the suit that you buy: then your cards stay yours.</source>
        <translation>Zahl in der Farbe, die du kaufst: Dann bleiben deine Karten deine.</translation>
    </message>
    <message>
        <source>Powers first, purchases after: a used power can still pay.</source>
        <translation>Erst die Fähigkeiten, dann kaufen: Auch eine benutzte kann noch zahlen.</translation>
    </message>
    <message>
        <source>In two rounds you got four cards, and lost none of your own.</source>
        <translation>In zwei Runden hast du vier Karten bekommen und keine eigene verloren.</translation>
    </message>
</context>
<context>
    <name>DutchAuctionSummary</name>
    <message>
        <source>VP of all cards</source>
        <translation>SP aller Karten</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>+ {suit}</source>
        <translation>+ {suit}</translation>
    </message>
    <message>
        <source>the lowest card once more: {suit}</source>
        <translation>die niedrigste Karte noch einmal: {suit}</translation>
    </message>
    <message>
        <source>{card}: {vp} VP, twice</source>
        <translation>{card}: {vp} SP, doppelt</translation>
    </message>
    <message>
        <source>{card}: {vp} VP</source>
        <translation>{card}: {vp} SP</translation>
    </message>
    <message>
        <source>Every card is sold.</source>
        <translation>Alle Karten sind verkauft.</translation>
    </message>
    <message>
        <source>Both wanted to stop.</source>
        <translation>Beide wollten aufhören.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Cards owned: {names}.</source>
        <translation>Karten: {names}.</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row.</source>
        <translation>Zwei Runden lang ist keine Karte aus der Reihe gegangen.</translation>
    </message>
    <message>
        <source>Of each suit the card with the fewest VP counts once more (+).</source>
        <translation>Je Farbe zählt die Karte mit den wenigsten SP noch einmal (+).</translation>
    </message>
    <message>
        <source>Of equal points, fewer cards decide.</source>
        <translation>Bei gleichen Punkten entscheiden weniger Karten.</translation>
    </message>
</context>
<context>
    <name>EasierPanel</name>
    <message>
        <source>Easier to see and use</source>
        <translation>Leichter sehen und bedienen</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>cross-fades, nothing travels</source>
        <translation>Bilder blenden über, nichts wandert</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>all of the screen for the table</source>
        <translation>der ganze Bildschirm für den Tisch</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Mischung</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Partie sichern</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>{name} bid on {cakes}</source>
        <translation>{name} bietet auf {cakes}</translation>
    </message>
    <message>
        <source>{name} has no card left and passes</source>
        <translation>{name} hat keine Karte mehr und passt</translation>
    </message>
    <message>
        <source>{name} puts the half point on {cake}</source>
        <translation>{name} legt den halben Punkt auf {cake}</translation>
    </message>
    <message>
        <source>Round {number} begins: {name} starts and holds the half point</source>
        <translation>Runde {number}: {name} beginnt und hat den halben Punkt</translation>
    </message>
    <message>
        <source>New in the row: {cakes}</source>
        <translation>Neu in der Reihe: {cakes}</translation>
    </message>
    <message>
        <source>{name} stacked {cake}</source>
        <translation>{name} hat {cake} gestapelt</translation>
    </message>
    <message>
        <source>{cakes} of {name} fell</source>
        <translation>Eingestürzt bei {name}: {cakes}</translation>
    </message>
    <message>
        <source>{name} serves cake {number}</source>
        <translation>{name} serviert Torte {number}</translation>
    </message>
    <message>
        <source>{name} eats {slices} already collected</source>
        <translation>{name} isst {slices} aus dem Gesammelten</translation>
    </message>
    <message>
        <source>Left over: {slices}</source>
        <translation>Übrig: {slices}</translation>
    </message>
    <message>
        <source>The slices are shuffled for match {number}</source>
        <translation>Die Stücke werden für Partie {number} gemischt</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Die Punkte werden gezählt</translation>
    </message>
    <message>
        <source>{name} eats a whole piece: {slices}</source>
        <translation>{name} isst ein ganzes Teil: {slices}</translation>
    </message>
    <message>
        <source>{name} eats {eaten} and collects {slices}</source>
        <translation>{name} isst {eaten} und sammelt {slices}</translation>
    </message>
    <message>
        <source>{letter}: {slices}.</source>
        <translation>{letter}: {slices}.</translation>
    </message>
    <message>
        <source>Match {number} is counted</source>
        <translation>Partie {number} wird gezählt</translation>
    </message>
    <message>
        <source>{name} collects {slices}</source>
        <translation>{name} sammelt {slices}</translation>
    </message>
    <message>
        <source>{name} leaves the cake whole</source>
        <translation>{name} lässt die Torte ganz</translation>
    </message>
    <message numerus="yes">
        <source>{name} cuts %n piece(s)</source>
        <translation>
            <numerusform>{name} schneidet %n Teil</numerusform>
            <numerusform>{name} schneidet %n Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Free seat</source>
        <translation>Freier Platz</translation>
    </message>
</context>
<context>
    <name>GameSection</name>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>A rematch passes it on to the next seat.</source>
        <translation>Bei einer Revanche beginnt der nächste Platz.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>das Los entscheidet</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Bidding card {kind}, chosen</source>
        <translation>Bietkarte {kind}, gewählt</translation>
    </message>
    <message>
        <source>Bidding card {kind}</source>
        <translation>Bietkarte {kind}</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Hilfetext</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking of a hint …</source>
        <translation>Ein Tipp wird überlegt …</translation>
    </message>
    <message>
        <source>Thinking about it …</source>
        <translation>Wird überlegt …</translation>
    </message>
    <message>
        <source>No advice can be had just now.</source>
        <translation>Gerade ist kein Rat zu haben.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nichts anderes ist annähernd so gut.</translation>
    </message>
    <message>
        <source>Not quite as good: {moves}</source>
        <translation>Nicht ganz so gut: {moves}</translation>
    </message>
    <message>
        <source>Not quite as good from the beginning of the turn: {moves}</source>
        <translation>Nicht ganz so gut vom Beginn des Zuges an: {moves}</translation>
    </message>
    <message>
        <source>Hint from the beginning of the turn: {moves}</source>
        <translation>Tipp vom Beginn des Zuges an: {moves}</translation>
    </message>
    <message>
        <source>Hint: {moves}</source>
        <translation>Tipp: {moves}</translation>
    </message>
    <message>
        <source>{move} Or: {other}</source>
        <translation>{move} Oder: {other}</translation>
    </message>
    <message>
        <source>{name} did that in secret, and does not say why.</source>
        <translation>{name} tat das verdeckt und sagt nicht, warum.</translation>
    </message>
    <message>
        <source>Why {name} did that: {reasons}</source>
        <translation>Warum {name} das tat: {reasons}</translation>
    </message>
    <message>
        <source>Hints shown: {counts}.</source>
        <translation>Gezeigte Tipps: {counts}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>Die Partie kann nicht in {file} geschrieben werden: {why}.</translation>
    </message>
    <message>
        <source>The match {file} can&apos;t be deleted: {why}.</source>
        <translation>Die Partie {file} kann nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>The match can&apos;t be brought back: {why}.</source>
        <translation>Die Partie kann nicht zurückgeholt werden: {why}.</translation>
    </message>
    <message>
        <source>The finished matches can&apos;t be read: {why}.</source>
        <translation>Die beendeten Partien können nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The index of the history can&apos;t be kept ({why}); the records are read each time.</source>
        <translation>Das Verzeichnis der beendeten Partien kann nicht gespeichert werden ({why}); die Aufzeichnungen werden jedes Mal gelesen.</translation>
    </message>
    <message>
        <source>The match {file} is not in the history any more.</source>
        <translation>Die Partie {file} ist nicht mehr unter den beendeten Partien.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be shown: its move {number} is against the rules. It is kept as it is.</source>
        <translation>Die Aufzeichnung {file} lässt sich nicht zeigen: Zug {number} verstößt gegen die Regeln. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The record {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>Die Aufzeichnung {file} stammt von einer neueren Version von CakeDesk. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be read: {why}.</source>
        <translation>Die Aufzeichnung {file} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The record {file} is damaged. It is kept as it is.</source>
        <translation>Die Aufzeichnung {file} ist beschädigt. Sie bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Games that are shown</source>
        <translation>Gezeigte Spiele</translation>
    </message>
    <message>
        <source>People that are shown</source>
        <translation>Gezeigte Personen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Not all records have been read.</source>
        <translation>Nicht alle Aufzeichnungen wurden gelesen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {count}</source>
        <translation>Aufzeichnungen werden gelesen: {done} von {count}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Alle Leute</translation>
    </message>
    <message>
        <source>No finished match fits both choices.</source>
        <translation>Keine beendete Partie passt zu beidem.</translation>
    </message>
    <message>
        <source>Here your finished games will stand, with all their points. The first slice is yours!</source>
        <translation>Hier stehen einmal deine beendeten Partien mit allen Punkten. Das erste Stück gehört dir!</translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>{game}, {when}</source>
        <translation>{game}, {when}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>given up by {names}</source>
        <translation>aufgegeben von {names}</translation>
    </message>
    <message>
        <source>{name} won with {points}</source>
        <translation>{name} gewann mit {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Which cake today?</source>
        <translation>Welche Torte heute?</translation>
    </message>
    <message>
        <source>A game at one table, for friends and computer players.</source>
        <translation>Spiele an einem Tisch, für Freunde und Computerspieler.</translation>
    </message>
</context>
<context>
    <name>ItemHelp</name>
    <message>
        <source>Collected: {names}.</source>
        <translation>Gesammelt: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n slice(s) of it; who collects most scores as many points.</source>
        <translation>
            <numerusform>Das Spiel hat %n Stück davon; wer die meisten sammelt, bekommt so viele Punkte.</numerusform>
            <numerusform>Das Spiel hat %n Stücke davon; wer die meisten sammelt, bekommt so viele Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eaten, each scores %n point(s).</source>
        <translation>
            <numerusform>Gegessen zählt jedes %n Punkt.</numerusform>
            <numerusform>Gegessen zählt jedes %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has collected any.</source>
        <translation>Niemand hat davon gesammelt.</translation>
    </message>
</context>
<context>
    <name>JoinedWords</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>{about}: {told}</source>
        <translation>{about}: {told}</translation>
    </message>
    <message>
        <source>{before}; {after}</source>
        <translation>{before}; {after}</translation>
    </message>
</context>
<context>
    <name>KeptSign</name>
    <message>
        <source>The last move is saved.</source>
        <translation>Der letzte Zug ist gespeichert.</translation>
    </message>
    <message>
        <source>The last move is not saved yet.</source>
        <translation>Der letzte Zug ist noch nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig mal</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>step {number} of {steps}</source>
        <translation>Schritt {number} von {steps}</translation>
    </message>
</context>
<context>
    <name>LessonSession</name>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Zoé</source>
        <translation>Zoé</translation>
    </message>
    <message>
        <source>That would have counted. In the lesson we go one step back instead.</source>
        <translation>Das hätte gezählt. In der Übung gehen wir stattdessen einen Schritt zurück.</translation>
    </message>
    <message>
        <source>This step needs what was placed before. It is there again.</source>
        <translation>Dieser Schritt braucht, was vorher gelegt wurde. Es liegt wieder da.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here: as it says.</source>
        <translation>Im echten Spiel darfst du das. Hier: wie beschrieben.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig mal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Eins zurück</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Richtig spielen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>That comes later. What you need now is framed.</source>
        <translation>Das kommt später. Was du jetzt brauchst, ist umrahmt.</translation>
    </message>
    <message>
        <source>Have a look first; then press Next.</source>
        <translation>Schau erst einmal; dann drück auf Weiter.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>No computer player sees hidden cards.</source>
        <translation>Kein Computer sieht verdeckte Karten.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>passabel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Medium weighs every move, but plans no further.</source>
        <translation>Mittel wägt jeden Zug ab, plant aber nicht weiter voraus.</translation>
    </message>
    <message>
        <source>Hard plays its best moves on in thought before it chooses.</source>
        <translation>Schwer spielt seine besten Züge in Gedanken weiter und wählt dann.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Beginner takes what gives most points at once.</source>
        <translation>Anfänger nimmt, was sofort die meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>Novice takes points at once, too, but sees the worst mistakes coming.</source>
        <translation>Neuling nimmt auch Punkte sofort, sieht aber das Schlimmste kommen.</translation>
    </message>
    <message>
        <source>Easy likes points at once, but gives up little of what comes later.</source>
        <translation>Leicht mag Punkte sofort, gibt aber wenig von dem auf, was kommt.</translation>
    </message>
    <message>
        <source>Fair prefers points at once only where that hardly costs anything.</source>
        <translation>Passabel zieht Punkte sofort nur vor, wo das kaum etwas kostet.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Expert plays on more moves, longer, and takes its time.</source>
        <translation>Experte spielt mehr Züge länger weiter und nimmt sich Zeit.</translation>
    </message>
</context>
<context>
    <name>ListWording</name>
    <message>
        <source>no new lead for {name}</source>
        <translation>keine neue Mehrheit für {name}</translation>
    </message>
    <message>
        <source>no new lead</source>
        <translation>keine neue Mehrheit</translation>
    </message>
    <message>
        <source>{leads}: +{points}</source>
        <translation>{leads}: +{points}</translation>
    </message>
    <message>
        <source>new leads for {name}</source>
        <translation>neue Mehrheiten für {name}</translation>
    </message>
    <message>
        <source>new leads</source>
        <translation>neue Mehrheiten</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Lines of the log</source>
        <translation>Zeilen des Verlaufs</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Verlauf schließen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Copy all these lines</source>
        <translation>Alle diese Zeilen kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n Zeile kopiert</numerusform>
            <numerusform>%n Zeilen kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a line: see that moment.</source>
        <translation>Klick zeigt den Moment.</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The table shows this moment</source>
        <translation>Der Tisch zeigt diesen Moment</translation>
    </message>
</context>
<context>
    <name>LogWording</name>
    <message>
        <source>The draw for the first turn</source>
        <translation>Wer zuerst dran ist</translation>
    </message>
    <message>
        <source>The turn of {name}</source>
        <translation>Zug: {name}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} zieht {card}</translation>
    </message>
    <message>
        <source>{name} drafts {card}</source>
        <translation>{name} nimmt {card} aus der Auslage</translation>
    </message>
    <message>
        <source>{name} passes the card to the table</source>
        <translation>{name} legt die Karte in die Auslage</translation>
    </message>
    <message>
        <source>{name} swipes {layer} from {other}</source>
        <translation>{name} stibitzt {layer} bei {other}</translation>
    </message>
    <message>
        <source>{name} squeezes in {layer}</source>
        <translation>{name} quetscht {layer} hinein</translation>
    </message>
    <message>
        <source>{name} places {layer}</source>
        <translation>{name} legt {layer} auf</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}</source>
        <translation>{name} tauscht {removed} gegen {layer}</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}, with Squeeze</source>
        <translation>{name} tauscht {removed} gegen {layer}, mit Quetschen</translation>
    </message>
    <message>
        <source>The deck is empty. {won}</source>
        <translation>Der Stapel ist leer. {won}</translation>
    </message>
    <message>
        <source>{name} clears the platter without a ribbon</source>
        <translation>{name} räumt die Platte ohne Schleife ab</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins {ribbon} with %n layer(s)</source>
        <translation>
            <numerusform>{name} gewinnt {ribbon} mit %n Schicht</numerusform>
            <numerusform>{name} gewinnt {ribbon} mit %n Schichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Round {number}, resolving</source>
        <translation>Runde {number}, Auflösung</translation>
    </message>
    <message>
        <source>Round {number}, stacking</source>
        <translation>Runde {number}, Stapeln</translation>
    </message>
    <message>
        <source>{name} begins and holds the half point</source>
        <translation>{name} beginnt und hat den halben Punkt</translation>
    </message>
    <message>
        <source>Round {number}, bidding</source>
        <translation>Runde {number}, Bieten</translation>
    </message>
    <message>
        <source>Put away, out of this game: {cake}</source>
        <translation>Beiseitegelegt, nicht im Spiel: {cake}</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, one down on {other}</source>
        <translation>{name}: {bid} offen auf {cake}, eine verdeckt auf {other}</translation>
    </message>
    <message>
        <source>{name}: {bid} up and one down on {cake}</source>
        <translation>{name}: {bid} offen und eine verdeckt auf {cake}</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, the last card</source>
        <translation>{name}: {bid} offen auf {cake}, die letzte Karte</translation>
    </message>
    <message>
        <source>{name}: one down on {cake}, the last card</source>
        <translation>{name}: eine verdeckt auf {cake}, die letzte Karte</translation>
    </message>
    <message>
        <source>{name} begins a stack with {cake}</source>
        <translation>{name} beginnt einen Turm mit {cake}</translation>
    </message>
    <message>
        <source>{name} puts {cake} on {below}</source>
        <translation>{name} legt {cake} auf {below}</translation>
    </message>
    <message>
        <source>{cake} of {name} bears too much and falls</source>
        <translation>{cake} von {name} trägt zu viel und stürzt ein</translation>
    </message>
    <message>
        <source>{cakes} of {name} bear too much and fall</source>
        <translation>{cakes} von {name} tragen zu viel und stürzen ein</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Points after round {number}: {points}</source>
        <translation>Punkte nach Runde {number}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n point(s)</source>
        <translation>
            <numerusform>{name} gewinnt das Spiel mit %n Punkt</numerusform>
            <numerusform>{name} gewinnt das Spiel mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s) each</source>
        <translation>
            <numerusform>{names} teilen sich den Sieg mit je %n Punkt</numerusform>
            <numerusform>{names} teilen sich den Sieg mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cake {number}</source>
        <translation>Torte {number}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{name} serves</source>
        <translation>{name} serviert</translation>
    </message>
    <message>
        <source>Points of match {number}</source>
        <translation>Punkte von Partie {number}</translation>
    </message>
    <message>
        <source>{name}: {eaten} eaten + {leads} from leads = {total}</source>
        <translation>{name}: {eaten} gegessen + {leads} aus Mehrheiten = {total}</translation>
    </message>
</context>
<context>
    <name>LookPanel</name>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>as system</source>
        <translation>wie System</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The table makes room for it at every window size.</source>
        <translation>Der Tisch macht bei jeder Fenstergröße Platz dafür.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Print the cards …</source>
        <translation>Karten drucken …</translation>
    </message>
    <message>
        <source>Own cards and pictures</source>
        <translation>Eigene Karten und Bilder</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Take my whole turn again</source>
        <translation>Meinen ganzen Zug noch einmal</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Den Tisch vorlesen</translation>
    </message>
    <message>
        <source>Cover the table</source>
        <translation>Tisch zudecken</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Einen Computer spielen lassen für …</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Partie aufgeben</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>About CakeDesk</source>
        <translation>Über CakeDesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Some pictures can&apos;t be drawn. Plain ones with their names stand in for them.</source>
        <translation>Manche Bilder können nicht gezeichnet werden. Schlichte mit Namen stehen für sie da.</translation>
    </message>
    <message>
        <source>Own card lists go into “lists”, own pictures into “art”, both in {folder}.</source>
        <translation>Eigene Kartenlisten kommen in „lists“, eigene Bilder in „art“, beides in {folder}.</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>Back to the matches</source>
        <translation>Zurück zu den Partien</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>MatchFooter</name>
    <message>
        <source>Watch it again</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Check the shuffle</source>
        <translation>Mischung prüfen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A record that can’t be used</source>
        <translation>Eine Aufzeichnung, die nicht nutzbar ist</translation>
    </message>
    <message>
        <source>{match}, {when}</source>
        <translation>{match}, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Mischung {number}</translation>
    </message>
    <message>
        <source>with own lists</source>
        <translation>mit eigenen Listen</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Answers can be taken back</source>
        <translation>Antworten lassen sich zurücknehmen</translation>
    </message>
    <message>
        <source>Answers back</source>
        <translation>Antworten zurück</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>everything played at this desk</source>
        <translation>alles, was hier gespielt wurde</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Older saves</source>
        <translation>Ältere Spielstände</translation>
    </message>
    <message>
        <source>Damaged saves</source>
        <translation>Beschädigte Spielstände</translation>
    </message>
    <message>
        <source>“{match}” is deleted.</source>
        <translation>„{match}“ ist gelöscht.</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MishapReport</name>
    <message>
        <source>Something went wrong in the program; the match is saved up to its last action. {where}</source>
        <translation>Im Programm ist etwas schiefgegangen; die Partie ist bis zum letzten Zug gespeichert. {where}</translation>
    </message>
    <message>
        <source>Details: {file}</source>
        <translation>Einzelheiten: {file}</translation>
    </message>
    <message>
        <source>CakeDesk has crashed; the match is saved up to its last action. Details: {file}</source>
        <translation>CakeDesk ist abgestürzt; die Partie ist bis zum letzten Zug gespeichert. Einzelheiten: {file}</translation>
    </message>
</context>
<context>
    <name>MomentNames</name>
    <message numerus="yes">
        <source>Before the first of %n move(s)</source>
        <translation>
            <numerusform>Vor dem ersten von %n Zug</numerusform>
            <numerusform>Vor dem ersten von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>During move {number} of {count}, as it was</source>
        <translation>Während Zug {number} von {count}, so wie es war</translation>
    </message>
    <message>
        <source>Move {number} of {count}, as it was</source>
        <translation>Zug {number} von {count}, so wie es war</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Earlier moment</source>
        <translation>Früherer Moment</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <source>Table as it was</source>
        <translation>So lag der Tisch</translation>
    </message>
</context>
<context>
    <name>NameSuggestions</name>
    <message>
        <source>Known names</source>
        <translation>Bekannte Namen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Zoé</source>
        <translation>Zoé</translation>
    </message>
    <message>
        <source>Łucja</source>
        <translation>Łucja</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Omar</source>
        <translation>Omar</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
</context>
<context>
    <name>OfferStrip</name>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>OldSaves</name>
    <message>
        <source>{when}: {file}, nothing can be read</source>
        <translation>{when}: {file}, nichts davon ist lesbar</translation>
    </message>
    <message>
        <source>{when}: {match}, moves: {count}</source>
        <translation>{when}: {match}, Züge: {count}</translation>
    </message>
    <message>
        <source>a later version of CakeDesk has written it</source>
        <translation>eine spätere Version von CakeDesk hat ihn geschrieben</translation>
    </message>
    <message>
        <source>The save {file} can&apos;t be opened: {why}.</source>
        <translation>Der Spielstand {file} kann nicht geöffnet werden: {why}.</translation>
    </message>
    <message>
        <source>What was hidden at this save is dealt anew: some of it has been seen since.</source>
        <translation>Was bei diesem Spielstand verdeckt war, ist neu gegeben: Manches davon war seither zu sehen.</translation>
    </message>
    <message>
        <source>{match}, older save</source>
        <translation>{match}, älterer Spielstand</translation>
    </message>
    <message>
        <source>This save is damaged. The match goes on after move {count}, the last that can be read.</source>
        <translation>Dieser Spielstand ist beschädigt. Die Partie geht nach Zug {count} weiter, dem letzten lesbaren.</translation>
    </message>
</context>
<context>
    <name>OrderSection</name>
    <message>
        <source>Order of seats</source>
        <translation>Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Play goes round from top to bottom.</source>
        <translation>Gespielt wird von oben nach unten.</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message>
        <source>Out of play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>Put away, out of play: {cards}</source>
        <translation>Beiseitegelegt, nicht im Spiel: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <translation>
            <numerusform>{count} von %n Karte</numerusform>
            <numerusform>{count} von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>SNATCH used</source>
        <translation>SCHNAPP gespielt</translation>
    </message>
    <message>
        <source>SNATCH used: {names}</source>
        <translation>SCHNAPP gespielt: {names}</translation>
    </message>
    <message>
        <source>Fallen: {cards}</source>
        <translation>Eingestürzt: {cards}</translation>
    </message>
    <message>
        <source>Nobody got: {cards}</source>
        <translation>Niemand bekam: {cards}</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>This match of {game} is played with an own list, which its record brings: {files}.</source>
        <translation>Diese Partie von {game} wird mit einer eigenen Liste gespielt, die ihre Aufzeichnung mitbringt: {files}.</translation>
    </message>
    <message>
        <source>Your list for {game} can&apos;t be used: {why}. The built-in one is used.</source>
        <translation>Deine Liste für {game} ist nicht nutzbar: {why}. Es wird mit der eingebauten gespielt.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, Zeile {line}: {what}</translation>
    </message>
</context>
<context>
    <name>OwnPictures</name>
    <message>
        <source>it is damaged, or no picture</source>
        <translation>sie ist beschädigt oder kein Bild</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it is no zip file, or it is damaged</source>
        <translation>sie ist keine ZIP-Datei oder beschädigt</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Own pictures that are named after no card of {game} ({count}): {files}; a name that fits: {example}</source>
        <translation>Eigene Bilder, die wie keine Karte von {game} heißen ({count}): {files}; ein passender Name: {example}</translation>
    </message>
    <message>
        <source>The own picture {file} can&apos;t be used: {why}. The built-in one is shown.</source>
        <translation>Die eigene Bilddatei {file} ist nicht zu gebrauchen: {why}. Das mitgelieferte Bild wird gezeigt.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Peek</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hold to see what you have eaten (P)</source>
        <translation>Halten, um zu sehen, was du gegessen hast (P)</translation>
    </message>
</context>
<context>
    <name>PieceOCake</name>
    <message>
        <source>Piece o’ Cake</source>
        <translation>Piece o’ Cake</translation>
    </message>
    <message>
        <source>Matches in a row</source>
        <translation>Partien hintereinander</translation>
    </message>
    <message>
        <source>their points are added up</source>
        <translation>ihre Punkte werden zusammengezählt</translation>
    </message>
    <message>
        <source>Eaten slices lie open</source>
        <translation>Gegessene Stücke liegen offen</translation>
    </message>
    <message>
        <source>else the others see only how many</source>
        <translation>sonst sehen die anderen nur, wie viele es sind</translation>
    </message>
    <message>
        <source>the cake must be cut now</source>
        <translation>jetzt muss die Torte geschnitten werden</translation>
    </message>
    <message>
        <source>the cake is cut already</source>
        <translation>die Torte ist schon geschnitten</translation>
    </message>
    <message>
        <source>the slices must be shuffled for the next match</source>
        <translation>die Stücke müssen für die nächste Partie gemischt werden</translation>
    </message>
    <message>
        <source>the slices are not shuffled now</source>
        <translation>die Stücke werden jetzt nicht gemischt</translation>
    </message>
    <message>
        <source>these are not the slices of this game</source>
        <translation>das sind nicht die Stücke dieses Spiels</translation>
    </message>
    <message>
        <source>the slices of a cake are numbered from 0 to 10</source>
        <translation>die Stücke einer Torte sind von 0 bis 10 nummeriert</translation>
    </message>
    <message>
        <source>a single cut makes no piece: cut at least twice</source>
        <translation>ein einzelner Schnitt macht kein Teil: schneide mindestens zweimal</translation>
    </message>
    <message>
        <source>this cake can be cut into at most {most} pieces</source>
        <translation>diese Torte darf in höchstens {most} Teile geschnitten werden</translation>
    </message>
    <message>
        <source>two seats cut a cake into one, two or four pieces, not into three</source>
        <translation>zu zweit wird eine Torte in ein, zwei oder vier Teile geschnitten, nicht in drei</translation>
    </message>
    <message>
        <source>no piece that is left starts at slice {start}</source>
        <translation>kein übriges Teil beginnt bei Stück {start}</translation>
    </message>
    <message>
        <source>there are no such slices</source>
        <translation>diese Stücke gibt es nicht</translation>
    </message>
    <message>
        <source>slices of {variety} in the piece: {count}, no more</source>
        <translation>Stücke der Sorte {variety} in diesem Teil: {count}, nicht mehr</translation>
    </message>
    <message>
        <source>no piece is left</source>
        <translation>kein Teil ist mehr übrig</translation>
    </message>
    <message>
        <source>there is no such kind of slice</source>
        <translation>so eine Sorte gibt es nicht</translation>
    </message>
    <message>
        <source>this seat has collected no slice of {variety}</source>
        <translation>dieser Platz hat kein Stück der Sorte {variety} gesammelt</translation>
    </message>
    <message>
        <source>this seat has collected {variety} from this cake only: that stays</source>
        <translation>dieser Platz hat Stücke der Sorte {variety} nur aus dieser Torte: sie bleiben liegen</translation>
    </message>
    <message>
        <source>while pieces are left, a seat can&apos;t pass</source>
        <translation>solange Teile übrig sind, darf ein Platz nicht passen</translation>
    </message>
</context>
<context>
    <name>PieceOCakeAdvice</name>
    <message>
        <source>Leave the cake whole</source>
        <translation>Die Torte ganz lassen</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n piece(s)</source>
        <translation>
            <numerusform>%n Teil schneiden</numerusform>
            <numerusform>%n Teile schneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>Take piece {letter}. {deed}</source>
        <translation>Teil {letter} nehmen. {deed}</translation>
    </message>
    <message>
        <source>Eat {slices} already collected</source>
        <translation>{slices} aus dem Gesammelten essen</translation>
    </message>
    <message>
        <source>Eat a whole piece: {slices}</source>
        <translation>Ein ganzes Teil essen: {slices}</translation>
    </message>
    <message>
        <source>Collect {slices}</source>
        <translation>{slices} sammeln</translation>
    </message>
    <message>
        <source>Eat {eaten} and collect {slices}</source>
        <translation>{eaten} essen und {slices} sammeln</translation>
    </message>
    <message>
        <source>The cream brings {points} at once.</source>
        <translation>Die Sahne bringt sofort {points}.</translation>
    </message>
    <message>
        <source>It takes the lead in {variety}, which counts {points}.</source>
        <translation>Das holt die Mehrheit bei {variety}, die {points} zählt.</translation>
    </message>
    <message>
        <source>It holds the lead in {variety}, which counts {points}.</source>
        <translation>Das hält die Mehrheit bei {variety}, die {points} zählt.</translation>
    </message>
    <message>
        <source>It collects {slices} for leads to come.</source>
        <translation>Das sammelt {slices} für spätere Mehrheiten.</translation>
    </message>
    <message>
        <source>The lead in {variety} is hardly to be had any more.</source>
        <translation>Die Mehrheit bei {variety} ist kaum noch zu haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stücke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceOCakeBoard</name>
    <message>
        <source>One cuts, the others choose: eat slices for sure points or collect them for the most.</source>
        <translation>Wer serviert, schneidet, die anderen wählen: Stücke essen für sichere Punkte oder sammeln für die Mehrheit.</translation>
    </message>
    <message>
        <source>also which leads a piece would bring</source>
        <translation>auch, welche Mehrheiten ein Teil brächte</translation>
    </message>
    <message>
        <source>Slices still to come</source>
        <translation>Stücke, die noch kommen</translation>
    </message>
    <message>
        <source>how many of each kind nobody has seen yet</source>
        <translation>wie viele jeder Sorte noch niemand gesehen hat</translation>
    </message>
    <message>
        <source>Pieces to choose from</source>
        <translation>Wählbare Teile</translation>
    </message>
    <message>
        <source>those still free light up</source>
        <translation>die noch freien leuchten</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Apricot</source>
        <translation>Aprikose</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>Kirsche</translation>
    </message>
    <message>
        <source>Blackberry</source>
        <translation>Brombeere</translation>
    </message>
    <message>
        <source>Kiwi</source>
        <translation>Kiwi</translation>
    </message>
    <message>
        <source>Gooseberry</source>
        <translation>Stachelbeere</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>Chocolate</source>
        <translation>Schokolade</translation>
    </message>
    <message>
        <source>eaten</source>
        <translation>gegessen</translation>
    </message>
</context>
<context>
    <name>PieceOCakeLesson</name>
    <message>
        <source>You know how to play!</source>
        <translation>Du weißt, wie es geht!</translation>
    </message>
    <message>
        <source>Cut so that you like what the others leave.</source>
        <translation>Schneide so, dass dir gefällt, was übrig bleibt.</translation>
    </message>
    <message>
        <source>Collect what you can lead, alone or as an equal.</source>
        <translation>Sammle, wo du führen kannst, allein oder gleichauf.</translation>
    </message>
    <message>
        <source>Eat the rest, also what you collected that can’t lead any more.</source>
        <translation>Iss alles andere: auch Gesammeltes, sobald es nicht mehr führen kann.</translation>
    </message>
    <message>
        <source>What is a slice worth?</source>
        <translation>Was ist ein Stück wert?</translation>
    </message>
    <message>
        <source>Eaten, each dollop of cream is a point. Collected, whoever leads a kind scores its number.</source>
        <translation>Gegessen zählt jeder Tupfer Sahne einen Punkt. Gesammelt bekommt die Zahl, wer bei einer Sorte die Mehrheit hat.</translation>
    </message>
    <message>
        <source>Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.</source>
        <translation>Erdbeere: 2 sichere Punkte, wenn du sie isst, oder 10 für die Mehrheit, also die meisten von zehn.</translation>
    </message>
    <message>
        <source>Which piece shall it be?</source>
        <translation>Welches Teil soll es sein?</translation>
    </message>
    <message>
        <source>{other} has cut this cake and gets what is left. You choose first. Look for slices of one kind.</source>
        <translation>{other} hat diese Torte geschnitten und bekommt den Rest. Du wählst zuerst. Achte auf Stücke einer Sorte.</translation>
    </message>
    <message>
        <source>Three of ten at once: the others will hardly catch up.</source>
        <translation>Drei von zehn auf einmal: Das holen die anderen kaum auf.</translation>
    </message>
    <message>
        <source>Now: click the piece with the strawberries.</source>
        <translation>Jetzt: Klick auf das Teil mit den Erdbeeren.</translation>
    </message>
    <message>
        <source>Kiwis and cherries are worth 8 and 5. Strawberries are worth 10.</source>
        <translation>Kiwis und Kirschen bringen 8 und 5. Erdbeeren bringen 10.</translation>
    </message>
    <message>
        <source>Two chocolates of eleven are a start. Three strawberries of ten are more.</source>
        <translation>Zwei von elf Schokoladen sind ein Anfang. Drei von zehn Erdbeeren sind mehr.</translation>
    </message>
    <message>
        <source>Soon! First choose the piece.</source>
        <translation>Gleich! Erst das Teil wählen.</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>Essen oder sammeln?</translation>
    </message>
    <message>
        <source>No slice has more cream: 3 points at once. So eat it.</source>
        <translation>Kein Stück hat mehr Sahne: gleich 3 Punkte. Also iss es.</translation>
    </message>
    <message>
        <source>Now: switch the chocolate to eat.</source>
        <translation>Jetzt: Stell die Schokolade auf essen.</translation>
    </message>
    <message>
        <source>Now: take it with the big button, or Enter.</source>
        <translation>Jetzt: Nimm es, mit dem großen Knopf oder Enter.</translation>
    </message>
    <message>
        <source>Keep the strawberries: with them you are ahead.</source>
        <translation>Behalte die Erdbeeren: Damit liegst du vorn.</translation>
    </message>
    <message>
        <source>Stay with the piece that has the strawberries.</source>
        <translation>Bleib bei dem Teil mit den Erdbeeren.</translation>
    </message>
    <message>
        <source>Where do you cut?</source>
        <translation>Wo schneidest du?</translation>
    </message>
    <message>
        <source>You serve, so you get what the others leave. Give each of them a piece they like better than yours.</source>
        <translation>Du servierst, also bekommst du, was übrig bleibt. Gib allen anderen ein Teil, das sie lieber mögen als deines.</translation>
    </message>
    <message>
        <source>That is what {rival} and {other} collect.</source>
        <translation>Das sammeln {rival} und {other}.</translation>
    </message>
    <message>
        <source>Now: lay a knife into each framed gap. Click its +.</source>
        <translation>Jetzt: Leg in jede umrahmte Fuge ein Messer. Klick auf ihr +.</translation>
    </message>
    <message>
        <source>{rival} would take all of it and leave nothing.</source>
        <translation>{rival} würde alles nehmen und nichts übrig lassen.</translation>
    </message>
    <message>
        <source>Not there for now: use the framed gaps.</source>
        <translation>Dort noch nicht: Nimm die umrahmten Fugen.</translation>
    </message>
    <message>
        <source>Is your piece safe?</source>
        <translation>Ist dein Teil sicher?</translation>
    </message>
    <message>
        <source>Not yet: a strawberry lies in the piece that {other} will like. Knives may move until you serve.</source>
        <translation>Noch nicht: Eine Erdbeere liegt in dem Teil, das {other} mögen wird. Bis du servierst, darfst du Messer verschieben.</translation>
    </message>
    <message>
        <source>Now: drag the framed knife to the framed gap.</source>
        <translation>Jetzt: Zieh das umrahmte Messer zur umrahmten Fuge.</translation>
    </message>
    <message>
        <source>There it would part what {rival} and {other} want.</source>
        <translation>Dort würde es trennen, was {rival} und {other} wollen.</translation>
    </message>
    <message>
        <source>What will {rival} take?</source>
        <translation>Was wird {rival} nehmen?</translation>
    </message>
    <message>
        <source>{rival} picks first. The list tells what leads each piece brings {rival}: yours brings the least.</source>
        <translation>{rival} wählt zuerst. Die Liste sagt, was jedes Teil {rival} an Mehrheiten bringt: deines am wenigsten.</translation>
    </message>
    <message>
        <source>With these {rival} gains most. So your strawberries should be safe.</source>
        <translation>Damit gewinnt {rival} am meisten. Deine Erdbeeren sollten also sicher sein.</translation>
    </message>
    <message>
        <source>Now: serve the three pieces.</source>
        <translation>Jetzt: Servier die drei Teile.</translation>
    </message>
    <message>
        <source>It was good as it was: serve it.</source>
        <translation>Es war gut, wie es war: Servier es.</translation>
    </message>
    <message>
        <source>Why collect all of it?</source>
        <translation>Warum alles sammeln?</translation>
    </message>
    <message>
        <source>There are four apricots. With two of them nobody can have more than you.</source>
        <translation>Es gibt vier Aprikosen. Hast du zwei davon, kann niemand mehr haben.</translation>
    </message>
    <message>
        <source>Now: click the piece that is left.</source>
        <translation>Jetzt: Klick auf das Teil, das noch da ist.</translation>
    </message>
    <message>
        <source>Now: leave all on collect, and take it.</source>
        <translation>Jetzt: Lass alles auf sammeln, und nimm es.</translation>
    </message>
    <message>
        <source>Eaten, each is 1 point. Two that lead are worth 4.</source>
        <translation>Gegessen zählt jede 1 Punkt. Zwei, die führen, zählen 4.</translation>
    </message>
    <message>
        <source>Take the piece with your strawberries.</source>
        <translation>Nimm das Teil mit deinen Erdbeeren.</translation>
    </message>
    <message>
        <source>You lead this kind: what you keep protects it.</source>
        <translation>Bei dieser Sorte führst du: Jedes Stück mehr sichert das ab.</translation>
    </message>
    <message>
        <source>What is a tie worth?</source>
        <translation>Was zählt ein Gleichstand?</translation>
    </message>
    <message>
        <source>Without the six points for your gooseberries {other} would have won.</source>
        <translation>Ohne die sechs Punkte für deine Stachelbeeren hätte {other} gewonnen.</translation>
    </message>
    <message>
        <source>They took what they like and left you yours. A crown marks who leads a kind: only that scores.</source>
        <translation>Sie nahmen, was sie mögen, und ließen dir deins. Eine Krone zeigt, wer bei einer Sorte führt: Nur das zählt.</translation>
    </message>
    <message>
        <source>You decide for each slice, now and for good. Your one chocolate won’t lead: one other piece has two.</source>
        <translation>Du entscheidest für jedes Stück, jetzt und für immer. Mit einer Schokolade führst du nicht: Ein anderes Teil hat zwei.</translation>
    </message>
    <message>
        <source>This is for you. Keep it together, away from chocolate.</source>
        <translation>Das ist für dich. Halte es zusammen, weg von der Schokolade.</translation>
    </message>
    <message>
        <source>There it would part what you want.</source>
        <translation>Dort würde es trennen, was du willst.</translation>
    </message>
    <message>
        <source>As much as a lead of your own! All who share it score the full number. A split crown marks it.</source>
        <translation>So viel wie eine Mehrheit für dich allein! Alle, die gleichauf führen, bekommen die volle Zahl. Eine geteilte Krone zeigt es.</translation>
    </message>
    <message>
        <source>{rival} has two cherries. With two you score 5 as well; eaten they are 2 points.</source>
        <translation>{rival} hat zwei Kirschen. Mit zweien bekommst du auch 5; gegessen sind es 2 Punkte.</translation>
    </message>
    <message>
        <source>Now: choose the piece with both cherries.</source>
        <translation>Jetzt: Wähl das Teil mit beiden Kirschen.</translation>
    </message>
    <message>
        <source>Now: collect all of it, and take it.</source>
        <translation>Jetzt: Sammle alles davon, und nimm es.</translation>
    </message>
    <message>
        <source>{rival} is far ahead in kiwis. That piece gives no new lead.</source>
        <translation>Bei Kiwis liegt {rival} weit vorn. Dieses Teil bringt dir keine neue Mehrheit.</translation>
    </message>
    <message>
        <source>There are only three plums. One is enough to lead: 3 points.</source>
        <translation>Es gibt nur drei Pflaumen. Eine reicht, um zu führen: 3 Punkte.</translation>
    </message>
    <message>
        <source>Eaten, a cherry is 1 point. Both together hold 5.</source>
        <translation>Gegessen ist eine Kirsche 1 Punkt. Beide zusammen halten 5.</translation>
    </message>
    <message>
        <source>Why eat instead?</source>
        <translation>Warum lieber essen?</translation>
    </message>
    <message>
        <source>We skip to the last cake. {other} has four gooseberries, you have three, and all nine are out: yours can’t score.</source>
        <translation>Wir springen zur letzten Torte. {other} hat vier Stachelbeeren, du hast drei, und keine kommt mehr: Deine zählen nichts.</translation>
    </message>
    <message>
        <source>Eaten they are 6 points. The piece gives 5: it can bring you no new lead.</source>
        <translation>Gegessen sind sie 6 Punkte. Das Teil bringt 5: Eine neue Führung bringt es dir nicht.</translation>
    </message>
    <message>
        <source>Now: click the gooseberries.</source>
        <translation>Jetzt: Klick auf die Stachelbeeren.</translation>
    </message>
    <message>
        <source>Now: eat them with the big button, or Enter.</source>
        <translation>Jetzt: Iss sie, mit dem großen Knopf oder Enter.</translation>
    </message>
    <message>
        <source>It has 5 dollops of cream. Your gooseberries have 6.</source>
        <translation>Es hat 5 Tupfer Sahne. Deine Stachelbeeren haben 6.</translation>
    </message>
    <message>
        <source>That kind scores for you. Eat the one that can’t.</source>
        <translation>Diese Sorte zählt für dich. Iss die, die es nicht kann.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Now the plates are turned up: cream counts first, then the lead of each kind. The highest sum wins.</source>
        <translation>Jetzt werden die Teller aufgedeckt: Erst zählt die Sahne, dann die Mehrheit jeder Sorte. Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>Now: read each line, then press Next.</source>
        <translation>Jetzt: Lies jede Zeile, dann drück Weiter.</translation>
    </message>
</context>
<context>
    <name>PieceOCakeSummary</name>
    <message>
        <source>{slices}, {points}</source>
        <translation>{slices}, {points}</translation>
    </message>
    <message>
        <source>{slices}, shared, {points}</source>
        <translation>{slices}, geteilt, {points}</translation>
    </message>
    <message>
        <source>{slices} eaten, {cream}</source>
        <translation>{slices} gegessen, {cream}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>PlayOnOffer</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Shuffling what was hidden …</source>
        <translation>Verborgenes wird gemischt …</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>a new match; what is hidden is dealt anew</source>
        <translation>eine neue Partie; Verborgenes wird neu verteilt</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>played {played}, won {won}, {mean} points on average, at best {best}</source>
        <translation>{played} gespielt, {won} gewonnen, im Schnitt {mean} Punkte, höchstens {best}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} has not won yet.</source>
        <translation>{name} hat noch nicht gewonnen.</translation>
    </message>
    <message>
        <source>{name} has won the latest game, shared with {others}.</source>
        <translation>{name} hat die letzte Partie gewonnen, gemeinsam mit {others}.</translation>
    </message>
    <message>
        <source>{name} has won the latest game.</source>
        <translation>{name} hat die letzte Partie gewonnen.</translation>
    </message>
    <message>
        <source>{name} has not won two in a row yet.</source>
        <translation>{name} hat noch nie zweimal hintereinander gewonnen.</translation>
    </message>
    <message>
        <source>{name}: {longest} won in a row, and it goes on.</source>
        <translation>{name}: Siegesserie {longest}, und es geht weiter.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, {now} now.</source>
        <translation>{name}: längste Siegesserie {longest}, jetzt {now}.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row.</source>
        <translation>{name}: längste Siegesserie {longest}.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, none now.</source>
        <translation>{name}: längste Siegesserie {longest}, jetzt keine.</translation>
    </message>
    <message>
        <source>Victories shared with others: {count}.</source>
        <translation>Mit anderen geteilte Siege: {count}.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Rekord</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>leads</source>
        <translation>Mehrheiten</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>{name}, {place}, {points}: {sources}</source>
        <translation>{name}, {place}, {points}: {sources}</translation>
    </message>
</context>
<context>
    <name>PointsPlotView</name>
    <message>
        <source>Points of the latest games</source>
        <translation>Punkte der letzten Partien</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All cards at true size as a PDF file: fronts and backs for printing on both sides, marks to cut along, and the rules.</source>
        <translation>Alle Karten in wahrer Größe als PDF-Datei: Vorder- und Rückseiten zum beidseitigen Drucken, Schnittmarken und die Regeln.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Karten drucken</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The cards can&apos;t be drawn.</source>
        <translation>Die Karten lassen sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Printing {game}</source>
        <translation>{game} wird gedruckt</translation>
    </message>
    <message>
        <source>{done} %</source>
        <translation>{done}&#xa0;%</translation>
    </message>
    <message>
        <source>The cards lie in {file} now.</source>
        <translation>Die Karten liegen jetzt in {file}.</translation>
    </message>
    <message>
        <source>The cards can&apos;t be written to {file}: {why}.</source>
        <translation>Die Karten lassen sich nicht nach {file} schreiben: {why}.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print at 100 %, on both sides of the paper, turned over its long edge. This line is 5 cm long:</source>
        <translation>Drucke mit 100&#xa0;% auf beide Seiten des Papiers, gewendet über die lange Kante. Diese Linie ist 5 cm lang:</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Give up “{match}”?</source>
        <translation>„{match}“ aufgeben?</translation>
    </message>
    <message>
        <source>It goes into the history without a result and does not count in statistics.</source>
        <translation>Sie kommt ohne Ergebnis zu den beendeten Partien und zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>{game}, {when}. As long as you are on this page, you can bring it back.</source>
        <translation>{game}, {when}. Solange du auf dieser Seite bist, kannst du sie zurückholen.</translation>
    </message>
    <message>
        <source>Delete “{match}”?</source>
        <translation>„{match}“ löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>it is not this seat&apos;s turn</source>
        <translation>dieser Platz ist nicht am Zug</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>it is the turn of seat {due}, not of seat {seat}</source>
        <translation>Platz {due} ist am Zug, nicht Platz {seat}</translation>
    </message>
    <message>
        <source>this kind of move is not possible now</source>
        <translation>ein solcher Zug ist jetzt nicht möglich</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>diesen Zug gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>this move would reveal what is still hidden</source>
        <translation>dieser Zug würde zeigen, was noch verborgen ist</translation>
    </message>
</context>
<context>
    <name>RecordExport</name>
    <message>
        <source>Save the record</source>
        <translation>Partie sichern</translation>
    </message>
    <message>
        <source>Records of matches (*.cakedesk *.json *.jsonl)</source>
        <translation>Aufzeichnungen von Partien (*.cakedesk *.json *.jsonl)</translation>
    </message>
    <message>
        <source>The record lies in {file} now.</source>
        <translation>Die Aufzeichnung liegt jetzt in {file}.</translation>
    </message>
</context>
<context>
    <name>RecordOpener</name>
    <message>
        <source>{file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>{file} stammt von einer neueren Version von CakeDesk. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {why}.</source>
        <translation>{file} kann nicht geöffnet werden: {why}.</translation>
    </message>
    <message>
        <source>{game} has no table to be shown on</source>
        <translation>{game} hat keinen Tisch, an dem es sich zeigen ließe</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>sie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it holds more than one match</source>
        <translation>sie enthält mehr als eine Partie</translation>
    </message>
    <message>
        <source>its move {number} is against the rules: {why}</source>
        <translation>Zug {number} verstößt gegen die Regeln: {why}</translation>
    </message>
    <message>
        <source>Only one record can be opened at a time.</source>
        <translation>Es lässt sich nur eine Aufzeichnung auf einmal öffnen.</translation>
    </message>
    <message>
        <source>its move {number} is against the rules</source>
        <translation>Zug {number} verstößt gegen die Regeln</translation>
    </message>
    <message>
        <source>it does not begin as its game does</source>
        <translation>sie beginnt nicht so, wie ihr Spiel beginnt</translation>
    </message>
    <message>
        <source>its result is not that of its moves</source>
        <translation>ihr Ergebnis passt nicht zu ihren Zügen</translation>
    </message>
    <message>
        <source>it is no record of a match, or it is damaged</source>
        <translation>sie ist keine Aufzeichnung einer Partie oder beschädigt</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>What is this match called?</source>
        <translation>Wie soll diese Partie heißen?</translation>
    </message>
    <message>
        <source>Without a name it is called “{game}”.</source>
        <translation>Ohne Namen heißt sie „{game}“.</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Namen behalten</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>seen by</source>
        <translation>gesehen von</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
</context>
<context>
    <name>ReplaySession</name>
    <message>
        <source>{match}, {when}</source>
        <translation>{match}, {when}</translation>
    </message>
    <message>
        <source>{match}, as far as it has come</source>
        <translation>{match}, bis hierher gespielt</translation>
    </message>
    <message>
        <source>The match can’t be played on from here.</source>
        <translation>Von hier lässt sich die Partie nicht weiterspielen.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>before the first of %n move(s)</source>
        <translation>
            <numerusform>vor dem ersten von %n Zug</numerusform>
            <numerusform>vor dem ersten von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number} of {count}: {sentence}</source>
        <translation>Zug {number} von {count}: {sentence}</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>Unbeteiligten</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>der Zufall entscheidet</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} beendet den Zug</translation>
    </message>
</context>
<context>
    <name>ResolveReasons</name>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
</context>
<context>
    <name>ResolveWording</name>
    <message>
        <source>won by {name}</source>
        <translation>gewonnen von {name}</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Karte {number} von {count}</translation>
    </message>
    <message>
        <source>Who gets {card}?</source>
        <translation>Wer bekommt {card}?</translation>
    </message>
    <message>
        <source>stays in the row</source>
        <translation>bleibt in der Reihe</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>{card} {how}</source>
        <translation>{card} {how}</translation>
    </message>
    <message>
        <source>{card}: {how}</source>
        <translation>{card}: {how}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>PATT</translation>
    </message>
    <message>
        <source>{what}; {cancelled} cancel</source>
        <translation>{what}; aufgehoben: {cancelled}</translation>
    </message>
    <message>
        <source>{name} takes {card} by SNATCH</source>
        <translation>{name} nimmt {card} mit SCHNAPP</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, the only bid</source>
        <translation>{name} gewinnt {card} mit {bid}, dem einzigen Gebot</translation>
    </message>
    <message>
        <source>{name} wins {card}, {bid} to {other}</source>
        <translation>{name} gewinnt {card}, {bid} gegen {other}</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, by REVERSE</source>
        <translation>{name} gewinnt {card} mit {bid}, dank UMKEHR</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody bid</source>
        <translation>{card} ist aus dem Spiel: niemand bot</translation>
    </message>
    <message>
        <source>{card} leaves the game: no bid is left</source>
        <translation>{card} ist aus dem Spiel: kein Gebot ist übrig</translation>
    </message>
    <message>
        <source>{card} leaves the game: a REVERSE alone is no bid</source>
        <translation>{card} ist aus dem Spiel: UMKEHR allein ist kein Gebot</translation>
    </message>
    <message>
        <source>{card} leaves the game: {names} tie at {bid}</source>
        <translation>{card} ist aus dem Spiel: {names} gleich bei {bid}</translation>
    </message>
    <message>
        <source>{card} stays in the row: {names} tie at {bid}</source>
        <translation>{card} bleibt in der Reihe: {names} gleich bei {bid}</translation>
    </message>
    <message>
        <source>Nothing cancels</source>
        <translation>Nichts hebt sich auf</translation>
    </message>
    <message>
        <source>back to their owners</source>
        <translation>zurück auf die Hand</translation>
    </message>
    <message>
        <source>out of the game for good</source>
        <translation>für immer aus dem Spiel</translation>
    </message>
    <message>
        <source>{cards} cancel</source>
        <translation>{cards} entfallen</translation>
    </message>
    <message>
        <source>SNATCH stays</source>
        <translation>SCHNAPP bleibt</translation>
    </message>
    <message>
        <source>it takes the card</source>
        <translation>es nimmt die Karte</translation>
    </message>
    <message>
        <source>REVERSE stays</source>
        <translation>UMKEHR bleibt</translation>
    </message>
    <message>
        <source>lowest bid wins</source>
        <translation>niedrigstes Gebot gewinnt</translation>
    </message>
    <message>
        <source>No SNATCH here</source>
        <translation>Kein SCHNAPP hier</translation>
    </message>
    <message>
        <source>A tie: {card} stays</source>
        <translation>Gleichstand: {card} bleibt</translation>
    </message>
    <message>
        <source>Nobody wins {card}</source>
        <translation>Niemand gewinnt {card}</translation>
    </message>
    <message>
        <source>{name} wins {card}</source>
        <translation>{name} gewinnt {card}</translation>
    </message>
    <message>
        <source>A SNATCH takes the card, whatever else lies there, and is out of the game then.</source>
        <translation>Ein SCHNAPP nimmt die Karte, was auch immer sonst dort liegt. Danach ist es aus dem Spiel.</translation>
    </message>
    <message>
        <source>tied at {bid}</source>
        <translation>gleich bei {bid}</translation>
    </message>
    <message>
        <source>by SNATCH</source>
        <translation>mit SCHNAPP</translation>
    </message>
    <message>
        <source>with {bid}</source>
        <translation>mit {bid}</translation>
    </message>
    <message>
        <source>with {bid}, by REVERSE</source>
        <translation>mit {bid}, dank UMKEHR</translation>
    </message>
    <message>
        <source>{name} wins {card} {how}</source>
        <translation>{name} gewinnt {card} {how}</translation>
    </message>
    <message>
        <source>{card} stays, {how}</source>
        <translation>{card} bleibt, {how}</translation>
    </message>
    <message>
        <source>{card} leaves the game, {how}</source>
        <translation>{card} ist aus dem Spiel, {how}</translation>
    </message>
    <message>
        <source>both {kind} cards</source>
        <translation>beide {kind}</translation>
    </message>
    <message>
        <source>all three {kind} cards</source>
        <translation>alle drei {kind}</translation>
    </message>
    <message>
        <source>all four {kind} cards</source>
        <translation>alle vier {kind}</translation>
    </message>
    <message>
        <source>both {number}s</source>
        <translation>beide {number}er</translation>
    </message>
    <message>
        <source>all three {number}s</source>
        <translation>alle drei {number}er</translation>
    </message>
    <message>
        <source>all four {number}s</source>
        <translation>alle vier {number}er</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>hier liegt nichts</translation>
    </message>
    <message>
        <source>no number, no bid</source>
        <translation>Zahl fehlt</translation>
    </message>
    <message>
        <source>all cancelled</source>
        <translation>alles aufgehoben</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>nimmt die Karte</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>niedrigstes gewinnt</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>{card} (cancelled)</source>
        <translation>{card} (aufgehoben)</translation>
    </message>
    <message>
        <source>the half point</source>
        <translation>der halbe Punkt</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>bietet {bid}</translation>
    </message>
    <message>
        <source>{numbers} cancel</source>
        <translation>{numbers} heben sich auf</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Taken by SNATCH</source>
        <translation>Mit SCHNAPP genommen</translation>
    </message>
    <message>
        <source>{bid} is the only bid</source>
        <translation>{bid} ist das einzige Gebot</translation>
    </message>
    <message>
        <source>{bid} is the highest</source>
        <translation>{bid} ist das höchste</translation>
    </message>
    <message>
        <source>{bid} is the lowest</source>
        <translation>{bid} ist das niedrigste</translation>
    </message>
    <message>
        <source>A tie at {bid}</source>
        <translation>Gleichstand bei {bid}</translation>
    </message>
    <message>
        <source>the card stays</source>
        <translation>die Karte bleibt</translation>
    </message>
    <message>
        <source>the card leaves the game</source>
        <translation>die Karte ist aus dem Spiel</translation>
    </message>
    <message>
        <source>Nobody has a bid</source>
        <translation>Niemand hat ein Gebot</translation>
    </message>
    <message>
        <source>nobody bid</source>
        <translation>niemand bot</translation>
    </message>
    <message>
        <source>all bids cancel</source>
        <translation>alle Gebote heben sich auf</translation>
    </message>
    <message>
        <source>REVERSE without a number</source>
        <translation>UMKEHR ohne Zahl</translation>
    </message>
    <message>
        <source>Nobody bid on it, so it leaves the game.</source>
        <translation>Niemand hat darauf geboten, also ist die Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>All bids cancel. Cancelled bids are no bids, so the card leaves the game.</source>
        <translation>Alle Gebote heben sich auf. Aufgehoben heißt nicht geboten, also ist die Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>A REVERSE without a number is no bid, so the card leaves the game.</source>
        <translation>Eine UMKEHR ohne Zahl ist kein Gebot, also ist die Karte aus dem Spiel.</translation>
    </message>
    <message>
        <source>With a REVERSE the lowest bid counts: {names} tie at {bid}.</source>
        <translation>Mit einer UMKEHR zählt das niedrigste Gebot: Gleichstand bei {bid} zwischen {names}.</translation>
    </message>
    <message>
        <source>{names} tie for the highest bid at {bid}.</source>
        <translation>Gleichstand beim höchsten Gebot, {bid}, zwischen {names}.</translation>
    </message>
    <message>
        <source>The card waits for the next round, with all bids that did not cancel.</source>
        <translation>Die Karte wartet auf die nächste Runde, mit allen Geboten, die sich nicht aufgehoben haben.</translation>
    </message>
    <message>
        <source>After the last round a tied card leaves the game.</source>
        <translation>Nach der letzten Runde ist eine Karte mit Gleichstand aus dem Spiel.</translation>
    </message>
    <message>
        <source>With a REVERSE beside it the lowest bid takes the card: {bid} against {others}.</source>
        <translation>Mit einer UMKEHR daneben nimmt das niedrigste Gebot die Karte: {bid} gegen {others}.</translation>
    </message>
    <message>
        <source>The highest bid takes the card: {bid} against {others}.</source>
        <translation>Das höchste Gebot nimmt die Karte: {bid} gegen {others}.</translation>
    </message>
    <message>
        <source>The half point is the only bid there, and that is enough.</source>
        <translation>Der halbe Punkt ist dort das einzige Gebot, und das genügt.</translation>
    </message>
    <message>
        <source>After cancelling, {bid} is the only bid left.</source>
        <translation>Nach dem Aufheben ist {bid} das einzige Gebot, das bleibt.</translation>
    </message>
    <message>
        <source>{bid} is the only bid there.</source>
        <translation>{bid} ist dort das einzige Gebot.</translation>
    </message>
</context>
<context>
    <name>ResolvedRow</name>
    <message>
        <source>See all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Skip to all results</source>
        <translation>Zu allen Ergebnissen</translation>
    </message>
    <message>
        <source>The next card follows by itself, or click Next card.</source>
        <translation>Die nächste Karte kommt von selbst, oder klick auf Nächste Karte.</translation>
    </message>
    <message>
        <source>The summary of the round follows by itself.</source>
        <translation>Die Übersicht der Runde kommt von selbst.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: %n card(s) won</source>
        <translation>
            <numerusform>Runde {number}: %n Karte gewonnen</numerusform>
            <numerusform>Runde {number}: %n Karten gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the row for the next round.</source>
        <translation>
            <numerusform>%n Karte bleibt für die nächste Runde in der Reihe.</numerusform>
            <numerusform>%n Karten bleiben für die nächste Runde in der Reihe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the game.</source>
        <translation>
            <numerusform>%n Karte aus dem Spiel.</numerusform>
            <numerusform>%n Karten aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now everybody stacks what they won.</source>
        <translation>Jetzt stapeln alle, was sie gewonnen haben.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>RestWording</name>
    <message>
        <source>The slices are shuffled</source>
        <translation>Die Stücke werden gemischt</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} schneidet die Torte</translation>
    </message>
    <message>
        <source>Next: {name} cuts</source>
        <translation>Als Nächstes schneidet {name}</translation>
    </message>
    <message>
        <source>Next: {name} chooses</source>
        <translation>Als Nächstes wählt {name}</translation>
    </message>
    <message>
        <source>Cake {number} is over</source>
        <translation>Torte {number} ist vorbei</translation>
    </message>
    <message>
        <source>Then chooses {name}.</source>
        <translation>Dann wählt {name}.</translation>
    </message>
    <message>
        <source>Then choose {names}.</source>
        <translation>Dann wählen {names}.</translation>
    </message>
    <message>
        <source>Cake {number} of {cakes}</source>
        <translation>Torte {number} von {cakes}</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Final table</source>
        <translation>Tisch am Ende</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n player(s) share the cake!</source>
        <translation>
            <numerusform>%n Person bekommt die Torte!</numerusform>
            <numerusform>%n teilen sich die Torte!</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal points share the victory.</source>
        <translation>Bei gleichen Punkten teilt man sich den Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names}.</source>
        <translation>
            <numerusform>%n Punkt vor {names}.</numerusform>
            <numerusform>%n Punkte vor {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the cake!</source>
        <translation>Die Torte geht an {name}!</translation>
    </message>
    <message>
        <source>{names} share the cake!</source>
        <translation>{names} teilen sich die Torte!</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The cake stand is empty. A game that you leave is kept here by itself, to the last move.</source>
        <translation>Die Tortenplatte ist leer. Ein Spiel, das du verlässt, bleibt hier von selbst aufgehoben, bis zum letzten Zug.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>Chances to win by move</source>
        <translation>Gewinnchancen nach Zügen</translation>
    </message>
    <message>
        <source>{name}: {first} % at first, from {least} % to {most} %</source>
        <translation>{name}: zuerst {first}&#xa0;%, von {least}&#xa0;% bis {most}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Who was likely to win</source>
        <translation>Wer wohl gewinnen würde</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>From what each seat knew then, by play-outs of computer players.</source>
        <translation>Nach dem, was jeder Platz damals wusste, von Computern zu Ende gedacht.</translation>
    </message>
    <message>
        <source>No move cost much.</source>
        <translation>Kein Zug hat viel gekostet.</translation>
    </message>
    <message>
        <source>The match can’t be looked back at.</source>
        <translation>Auf die Partie lässt sich nicht zurückblicken.</translation>
    </message>
    <message>
        <source>Playing on from each moment: {done} %</source>
        <translation>Von jedem Moment aus wird weitergespielt: {done}&#xa0;%</translation>
    </message>
    <message>
        <source>Move {move}, {name}, {chance} %: {done}. Better, {other} %: {better}.</source>
        <translation>Zug {move}, {name}, {chance}&#xa0;%: {done}. Besser, {other}&#xa0;%: {better}.</translation>
    </message>
</context>
<context>
    <name>RingView</name>
    <message>
        <source>Chosen. {piece}</source>
        <translation>Gewählt. {piece}</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Hier schneiden</translation>
    </message>
    <message>
        <source>Take the knife away</source>
        <translation>Das Messer wegnehmen</translation>
    </message>
    <message>
        <source>Knife in {gap}</source>
        <translation>Messer in {gap}</translation>
    </message>
    <message>
        <source>Cut in {gap}</source>
        <translation>Schnitt in {gap}</translation>
    </message>
</context>
<context>
    <name>RivalWording</name>
    <message>
        <source>{name} can still win</source>
        <translation>{name} kann noch gewinnen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>at {layers}</source>
        <translation>mit {layers}</translation>
    </message>
    <message>
        <source>{title}: {points} is gone</source>
        <translation>{title}: die {points} ist weg</translation>
    </message>
    <message>
        <source>{title}: gone</source>
        <translation>{title}: weg</translation>
    </message>
    <message>
        <source>out of reach: {classes}</source>
        <translation>unerreichbar: {classes}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>RowWording</name>
    <message>
        <source>tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>bids: {bids}</source>
        <translation>Gebote: {bids}</translation>
    </message>
    <message>
        <source>no bids</source>
        <translation>keine Gebote</translation>
    </message>
    <message>
        <source>half point of {name}</source>
        <translation>halber Punkt von {name}</translation>
    </message>
    <message>
        <source>Nothing may lie on it</source>
        <translation>Darauf darf nichts liegen</translation>
    </message>
    <message numerus="yes">
        <source>Bears up to %n layer(s) above it</source>
        <translation>
            <numerusform>Trägt bis zu %n Schicht über sich</numerusform>
            <numerusform>Trägt bis zu %n Schichten über sich</numerusform>
        </translation>
    </message>
    <message>
        <source>The half point beside {cake}</source>
        <translation>Der halbe Punkt neben {cake}</translation>
    </message>
    <message>
        <source>Face up beside {cake}</source>
        <translation>Offen neben {cake}</translation>
    </message>
    <message>
        <source>Face down beside {cake}</source>
        <translation>Verdeckt neben {cake}</translation>
    </message>
    <message numerus="yes">
        <source>%n bidding card(s)</source>
        <translation>
            <numerusform>%n Bietkarte</numerusform>
            <numerusform>%n Bietkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{held}, out of {kinds}</source>
        <translation>{held}, aus {kinds}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>PATT</translation>
    </message>
    <message>
        <source>{kinds} open</source>
        <translation>{kinds} offen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n Karte verdeckt</numerusform>
            <numerusform>%n Karten verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningCard</name>
    <message>
        <source>open in another window</source>
        <translation>in einem anderen Fenster offen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>{game}: {where}</source>
        <translation>{game}: {where}</translation>
    </message>
    <message>
        <source>More for {match}</source>
        <translation>Mehr zu {match}</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gestern {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <comment>the month in full</comment>
        <translation>{day}. {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>the month in full</comment>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>1</source>
        <comment>the first day of any month</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day}. {month}</translation>
    </message>
</context>
<context>
    <name>RunningPanel</name>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Older versions of a save are kept too.</source>
        <translation>Ältere Spielstände werden mit aufgehoben.</translation>
    </message>
    <message>
        <source>Nothing waits to be finished. A game that you leave is kept here by itself.</source>
        <translation>Nichts wartet auf ein Ende. Ein Spiel, das du verlässt, bleibt hier von selbst aufgehoben.</translation>
    </message>
    <message>
        <source>Running matches</source>
        <translation>Laufende Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n saved by themselves</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n gespeichert</numerusform>
            <numerusform>%n gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged save(s) …</source>
        <translation>
            <numerusform>%n beschädigt …</numerusform>
            <numerusform>%n beschädigt …</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Watch so far</source>
        <translation>Bisheriges ansehen</translation>
    </message>
    <message>
        <source>Older saves …</source>
        <translation>Ältere Spielstände …</translation>
    </message>
</context>
<context>
    <name>SamplePanel</name>
    <message>
        <source>This is how it looks</source>
        <translation>So sieht es aus</translation>
    </message>
    <message>
        <source>Ada, it is your turn</source>
        <translation>Ada, du bist am Zug</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Lass dir Zeit.</translation>
    </message>
    <message>
        <source>smallest text anywhere</source>
        <translation>der kleinste Text von allen</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match {file} can&apos;t be deleted: {why}.</source>
        <translation>Die gespeicherte Partie {file} kann nicht gelöscht werden: {why}.</translation>
    </message>
    <message>
        <source>The saved match can&apos;t be brought back: {why}.</source>
        <translation>Die gespeicherte Partie kann nicht zurückgeholt werden: {why}.</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>This match is still being saved. Try again in a moment.</source>
        <translation>Diese Partie wird noch gespeichert. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The saved matches can&apos;t be read: {why}.</source>
        <translation>Die gespeicherten Partien können nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The saved match {file} is not there any more.</source>
        <translation>Die gespeicherte Partie {file} ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The saved match {file} is damaged. It lies in {folder} now.</source>
        <translation>Die gespeicherte Partie {file} ist beschädigt. Sie liegt jetzt in {folder}.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged. The match goes on from the save before it.</source>
        <translation>Der letzte Spielstand der Partie {file} ist beschädigt. Die Partie geht vom Stand davor weiter.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged and lies in {folder} now. The match goes on from the save before it.</source>
        <translation>Der letzte Spielstand der Partie {file} ist beschädigt und liegt jetzt in {folder}. Die Partie geht vom Stand davor weiter.</translation>
    </message>
    <message>
        <source>The saved match {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>Die gespeicherte Partie {file} stammt von einer neueren Version von CakeDesk. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t go on: its move {number} is against the rules. It is kept as it is.</source>
        <translation>Die gespeicherte Partie {file} kann nicht weitergehen: Zug {number} verstößt gegen die Regeln. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t be read: {why}.</source>
        <translation>Die gespeicherte Partie {file} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>{count} saved matches can&apos;t go on, or not from their last move: {files}. “Matches” lists them.</source>
        <translation>{count} gespeicherte Partien können nicht weitergehen oder nicht ab dem letzten Zug: {files}. Sie stehen unter „Partien“.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>Whoever leads a kind scores its number. At a tie all of them score it in full.</source>
        <translation>Wer eine Sorte führt, bekommt ihre Zahl. Bei Gleichstand alle voll.</translation>
    </message>
    <message>
        <source>What was eaten scores its cream.</source>
        <translation>Was gegessen wurde, zählt seine Sahne.</translation>
    </message>
    <message>
        <source>{variety}: {points} for {names}</source>
        <translation>{variety}: {points} für {names}</translation>
    </message>
    <message>
        <source>In front: {names}.</source>
        <translation>Vorn: {names}.</translation>
    </message>
    <message>
        <source>No cake scores for it.</source>
        <translation>Kein Kuchen bekommt dafür Punkte.</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Who leads</source>
        <translation>Wer führt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Auslage</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer an Platz {number} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Stufe an Platz {number}</translation>
    </message>
    <message>
        <source>plays at this desk</source>
        <translation>spielt hier</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
</context>
<context>
    <name>SeatFilter</name>
    <message>
        <source>Whose lines</source>
        <translation>Wessen Zeilen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only {name}</source>
        <translation>Nur {name}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{card}: used</source>
        <translation>{card}: benutzt</translation>
    </message>
</context>
<context>
    <name>SeatPanels</name>
    <message>
        <source>to bid</source>
        <translation>bietet</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>{name}: one seat up</source>
        <translation>{name}: einen Platz nach oben</translation>
    </message>
    <message>
        <source>{name}: one seat down</source>
        <translation>{name}: einen Platz nach unten</translation>
    </message>
</context>
<context>
    <name>SeatStacks</name>
    <message>
        <source>points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>no stack yet</source>
        <translation>noch kein Turm</translation>
    </message>
    <message>
        <source>{name} still has to place {card}</source>
        <translation>{name} muss noch stapeln: {card}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden ({why}). Es gelten die üblichen, und Änderungen werden nicht behalten.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and can&apos;t be moved ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>Die Einstellungsdatei {file} ist beschädigt und kann nicht verschoben werden ({why}). Es gelten die üblichen Einstellungen, und Änderungen werden nicht behalten.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It lies in {file} now, and the standard settings are used.</source>
        <translation>Die Einstellungsdatei war beschädigt. Sie liegt jetzt in {file}, und es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Einstellungsdatei</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>take effect at once</source>
        <translation>gelten sofort</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Spiel lernen</translation>
    </message>
    <message>
        <source>New here? Learn the game</source>
        <translation>Neu hier? Spiel lernen</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message>
        <source>Seats: {count}</source>
        <translation>Plätze: {count}</translation>
    </message>
    <message>
        <source>Only computer players: sit back and watch.</source>
        <translation>Nur Computerspieler: Lehn dich zurück und schau zu.</translation>
    </message>
    <message>
        <source>One person: your cards lie open to you.</source>
        <translation>Nur du: Deine Karten liegen offen.</translation>
    </message>
    <message>
        <source>A cover falls where something is secret.</source>
        <translation>Eine Haube deckt zu, was geheim ist.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Mischung {number}.</translation>
    </message>
    <message>
        <source>With options.</source>
        <translation>Mit Optionen.</translation>
    </message>
    <message>
        <source>No cover falls between turns.</source>
        <translation>Zwischen den Zügen fällt keine Haube.</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Options of {game}</source>
        <translation>Optionen von {game}</translation>
    </message>
    <message>
        <source>Aids in this match</source>
        <translation>Spielhilfen in dieser Partie</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>ShopWindow</name>
    <message>
        <source>{seats} players</source>
        <translation>{seats} Personen</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>etwa {minutes} Minuten</translation>
    </message>
</context>
<context>
    <name>ShuffleSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The shuffle is as promised</source>
        <translation>Gemischt wurde wie versprochen</translation>
    </message>
    <message>
        <source>Dealt again from the seed {seed}, every card came as in the record. Its hash of salt and seed, the same from the start: {hash}</source>
        <translation>Aus der Startzahl {seed} neu ausgeteilt, kam jede Karte wie in der Aufzeichnung. Der Hashwert von Salz und Startzahl, der von Anfang an darin stand: {hash}</translation>
    </message>
    <message>
        <source>The shuffle is not as promised</source>
        <translation>Gemischt wurde nicht wie versprochen</translation>
    </message>
    <message>
        <source>Salt, seed and cards of this record do not fit together: it was changed, or cards came from elsewhere. What differs is told by “cakedesk verify”.</source>
        <translation>Salz, Startzahl und Karten dieser Aufzeichnung passen nicht zusammen: Sie wurde geändert, oder Karten kamen von woanders. Was abweicht, sagt „cakedesk verify“.</translation>
    </message>
    <message>
        <source>There is no promise to check</source>
        <translation>Hier gibt es kein Versprechen zu prüfen</translation>
    </message>
    <message>
        <source>This match goes on from another one or repeats its deal, so chance was not free; or it was begun before shuffles were promised.</source>
        <translation>Diese Partie setzt eine andere fort oder wiederholt deren Karten, der Zufall war also nicht frei; oder sie begann, bevor das Mischen versprochen wurde.</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Beweis kopieren</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>{layer}, chosen</source>
        <translation>{layer}, gewählt</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Cards and knife</source>
        <translation>Karten und Messer</translation>
    </message>
    <message>
        <source>Your turn: spoon on china</source>
        <translation>Du bist dran: Löffel am Porzellan</translation>
    </message>
    <message>
        <source>Bell, crumble and chord</source>
        <translation>Glocke, Krümeln und Akkord</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
</context>
<context>
    <name>SpeedChoice</name>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>half speed</source>
        <translation>halbes Tempo</translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation>übliches Tempo</translation>
    </message>
    <message>
        <source>twice as fast</source>
        <translation>doppelt so schnell</translation>
    </message>
    <message>
        <source>four times as fast</source>
        <translation>viermal so schnell</translation>
    </message>
</context>
<context>
    <name>SpeedPanel</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>ohne Pause</translation>
    </message>
    <message>
        <source>Computers’ moves</source>
        <translation>Züge der Computer</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Resolving and scoring</source>
        <translation>Auflösen und Werten</translation>
    </message>
    <message>
        <source>wait for Next</source>
        <translation>auf Weiter warten</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alles zugleich</translation>
    </message>
    <message>
        <source>over a second apart</source>
        <translation>mehr als eine Sekunde</translation>
    </message>
    <message>
        <source>half a second apart</source>
        <translation>eine halbe Sekunde</translation>
    </message>
    <message>
        <source>a moment apart</source>
        <translation>ein kurzer Moment</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>StackWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s), 1 point each</source>
        <translation>
            <numerusform>%n Torte, je 1 Punkt</numerusform>
            <numerusform>%n Torten, je 1 Punkt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n layer(s) on one flavour counts double.</source>
        <translation>
            <numerusform>Ab %n Schicht zählt eine Sorte doppelt.</numerusform>
            <numerusform>Ab %n Schichten zählt eine Sorte doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{flavour} counts double: {more} more</source>
        <translation>{flavour} zählt doppelt: {more} mehr</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stack(s)</source>
        <translation>
            <numerusform>und %n weiterer Turm</numerusform>
            <numerusform>und %n weitere Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s): {terms} = {sum}</source>
        <translation>
            <numerusform>%n Turm: {terms} = {sum}</numerusform>
            <numerusform>%n Türme: {terms} = {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more reason(s)</source>
        <translation>
            <numerusform>und %n weiterer Grund</numerusform>
            <numerusform>und %n weitere Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack {number} of {name}, from below: {cards}</source>
        <translation>Turm {number} von {name}, von unten: {cards}</translation>
    </message>
    <message>
        <source>Stack {number}, from below: {cards}</source>
        <translation>Turm {number}, von unten: {cards}</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>stürzt ein</translation>
    </message>
    <message>
        <source>A new stack</source>
        <translation>Ein neuer Turm</translation>
    </message>
    <message>
        <source>It lands safely</source>
        <translation>Das hält</translation>
    </message>
    <message>
        <source>{cake} would fall</source>
        <translation>{cake} würde einstürzen</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) would fall</source>
        <translation>
            <numerusform>%n Schicht würde einstürzen</numerusform>
            <numerusform>%n Schichten würden einstürzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing may lie on it.</source>
        <translation>Darauf darf nichts liegen.</translation>
    </message>
    <message numerus="yes">
        <source>It bears %n layer(s) and would carry {carry}.</source>
        <translation>
            <numerusform>Trägt %n Schicht, müsste aber {carry} tragen.</numerusform>
            <numerusform>Trägt %n Schichten, müsste aber {carry} tragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cake} bears {bears}, not {carry}</source>
        <translation>{cake} trägt {bears}, nicht {carry}</translation>
    </message>
    <message>
        <source>What is left, in points:</source>
        <translation>Was bleibt, in Punkten:</translation>
    </message>
    <message>
        <source>What is left:</source>
        <translation>Was bleibt:</translation>
    </message>
    <message>
        <source>Each cake counts 1 point.</source>
        <translation>Jede Torte zählt 1 Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>The topper doubles from %n cake(s) on.</source>
        <translation>
            <numerusform>Der Topper verdoppelt ab %n Torte.</numerusform>
            <numerusform>Der Topper verdoppelt ab %n Torten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{before} to {after} points</source>
        <translation>{before} auf {after} Punkte</translation>
    </message>
    <message>
        <source>{card}, new stack</source>
        <translation>{card}, neuer Turm</translation>
    </message>
    <message>
        <source>{card} on stack {number}</source>
        <translation>{card} auf Turm {number}</translation>
    </message>
    <message>
        <source>The topper doubles {points}.</source>
        <translation>Der Topper verdoppelt {points}.</translation>
    </message>
</context>
<context>
    <name>StackingScreen</name>
    <message>
        <source>How stacks count</source>
        <translation>So zählen Türme</translation>
    </message>
    <message>
        <source>How the points add up</source>
        <translation>So kommen die Punkte zusammen</translation>
    </message>
    <message>
        <source>No stack yet.</source>
        <translation>Noch kein Turm.</translation>
    </message>
    <message>
        <source>All cards are placed</source>
        <translation>Alle Karten sind gelegt</translation>
    </message>
    <message>
        <source>{name} stacks</source>
        <translation>{name} stapelt</translation>
    </message>
    <message>
        <source>stacking</source>
        <translation>stapelt</translation>
    </message>
    <message>
        <source>stacks next</source>
        <translation>stapelt danach</translation>
    </message>
    <message>
        <source>then</source>
        <translation>später</translation>
    </message>
    <message>
        <source>Next: {name} stacks</source>
        <translation>Als Nächstes stapelt {name}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>StackingTargets</name>
    <message>
        <source>New stack</source>
        <translation>Neuer Turm</translation>
    </message>
    <message>
        <source>new stack</source>
        <translation>neuer Turm</translation>
    </message>
    <message>
        <source>let go: it lands here</source>
        <translation>loslassen: hier landet sie</translation>
    </message>
    <message>
        <source>it lands here</source>
        <translation>hier landet sie</translation>
    </message>
    <message>
        <source>Stack {number}</source>
        <translation>Turm {number}</translation>
    </message>
</context>
<context>
    <name>StackingTray</name>
    <message>
        <source>Staged:</source>
        <translation>Gelegt:</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alles zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to place</source>
        <translation>
            <numerusform>Noch %n Karte zu legen</numerusform>
            <numerusform>Noch %n Karten zu legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to place</source>
        <translation>
            <numerusform>Bestätigen: noch %n</numerusform>
            <numerusform>Bestätigen: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>All placed: confirm, or take back.</source>
        <translation>Alles gelegt: nun bestätigen.</translation>
    </message>
    <message>
        <source>{cake} placed</source>
        <translation>{cake} gelegt</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>gelegt</translation>
    </message>
</context>
<context>
    <name>StackingTurn</name>
    <message>
        <source>{name}, stack what you won</source>
        <translation>{name}, staple deinen Gewinn</translation>
    </message>
    <message>
        <source>Stack what you won</source>
        <translation>Staple deinen Gewinn</translation>
    </message>
    <message>
        <source>Any order. Nothing counts until you confirm.</source>
        <translation>In beliebiger Folge. Es zählt erst, wenn du bestätigst.</translation>
    </message>
    <message>
        <source>Nothing counts until you confirm.</source>
        <translation>Es zählt erst, wenn du bestätigst.</translation>
    </message>
    <message>
        <source>1 to 9: pick a card, then its stack. N: begin a new stack</source>
        <translation>1 bis 9: eine Karte nehmen, dann ihren Turm. N: einen neuen Turm beginnen</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Wohin damit?</translation>
    </message>
    <message>
        <source>Choose a stack to see what would happen, or begin a new one.</source>
        <translation>Wähl einen Turm, um zu sehen, was geschähe, oder beginn einen neuen.</translation>
    </message>
    <message>
        <source>Choose a stack, or begin a new one.</source>
        <translation>Wähl einen Turm, oder beginn einen neuen.</translation>
    </message>
    <message>
        <source>Stack {number}: {points}</source>
        <translation>Turm {number}: {points}</translation>
    </message>
</context>
<context>
    <name>Stairs</name>
    <message>
        <source>The row</source>
        <translation>Die Reihe</translation>
    </message>
    <message>
        <source>slides left after each round</source>
        <translation>rückt nach jeder Runde nach links</translation>
    </message>
    <message>
        <source>costs n cards</source>
        <translation>kostet n Karten</translation>
    </message>
</context>
<context>
    <name>Stand</name>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>{ribbon}: won by {name}</source>
        <translation>{ribbon}: hat {name}</translation>
    </message>
    <message>
        <source>{ribbon}: your cake wins it</source>
        <translation>{ribbon}: gewinnt deine Torte</translation>
    </message>
    <message>
        <source>{ribbon} for {layers}</source>
        <translation>{ribbon} für {layers}</translation>
    </message>
</context>
<context>
    <name>StandIn</name>
    <message>
        <source>{name} is back and plays on</source>
        <translation>{name} ist zurück und spielt weiter</translation>
    </message>
    <message>
        <source>The computer ({level}) plays for {name}</source>
        <translation>Der Computer ({level}) spielt für {name}</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Einen Computer spielen lassen für …</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Who leads</source>
        <translation>Wer führt</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>People and levels</source>
        <translation>Personen und Stufen</translation>
    </message>
    <message>
        <source>Points, last twelve games</source>
        <translation>Punkte, letzte zwölf Partien</translation>
    </message>
    <message>
        <source>Games of computers alone don’t count.</source>
        <translation>Partien nur unter Computern zählen nicht.</translation>
    </message>
    <message>
        <source>Who wins most, and with how many points? Finish a game to find out.</source>
        <translation>Wer gewinnt am meisten, und mit wie vielen Punkten? Spiel eine Partie zu Ende, um es zu erfahren.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished</comment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: weniger</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: mehr</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Other folders that can&apos;t be used ({count}): {files}.</source>
        <translation>Weitere Ordner, die nicht zu gebrauchen sind ({count}): {files}.</translation>
    </message>
    <message>
        <source>Nothing will be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Nichts bleibt erhalten: In den Ordner {folder} kann nicht geschrieben werden ({why}).</translation>
    </message>
    <message>
        <source>Matches will not be saved: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Partien werden nicht gespeichert: In den Ordner {folder} kann nicht geschrieben werden ({why}).</translation>
    </message>
    <message>
        <source>Matches that end are kept but not listed: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Beendete Partien bleiben erhalten, fehlen aber in der Liste: In den Ordner {folder} kann nicht geschrieben werden ({why}).</translation>
    </message>
    <message>
        <source>Settings will not be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Einstellungen bleiben nicht erhalten: In den Ordner {folder} kann nicht geschrieben werden ({why}).</translation>
    </message>
    <message>
        <source>Own lists can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>Eigene Listen sind nicht nutzbar: Der Ordner {folder} kann nicht angelegt werden ({why}).</translation>
    </message>
    <message>
        <source>Own pictures can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>Eigene Bilder sind nicht nutzbar: Der Ordner {folder} kann nicht angelegt werden ({why}).</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved ({why}). What was saved before is kept, and every move tries again.</source>
        <translation>{file} kann nicht gespeichert werden ({why}). Was vorher gespeichert war, bleibt erhalten, und jeder Zug versucht es erneut.</translation>
    </message>
    <message>
        <source>{count} can&apos;t be saved ({why}): {files}. What was saved before is kept, and every move tries again.</source>
        <translation>{count} können nicht gesichert werden ({why}): {files}. Was vorher gesichert wurde, bleibt erhalten, und jeder Zug versucht es erneut.</translation>
    </message>
    <message>
        <source>The disk does not answer. Not saved yet: {files}. You can go on; it is saved as soon as the disk answers.</source>
        <translation>Der Datenträger antwortet nicht. Noch nicht gesichert: {files}. Du kannst weitermachen; gesichert wird, sobald er antwortet.</translation>
    </message>
    <message>
        <source>{files} and {more} more</source>
        <translation>{files} und {more} weitere</translation>
    </message>
    <message>
        <source>Pictures are drawn anew at every start: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Bilder werden bei jedem Start neu gezeichnet: In den Ordner {folder} kann nicht geschrieben werden ({why}).</translation>
    </message>
    <message>
        <source>The disk does not answer. What you asked for comes as soon as it does.</source>
        <translation>Der Datenträger antwortet nicht. Worum du ihn gebeten hast, kommt, sobald er antwortet.</translation>
    </message>
</context>
<context>
    <name>StripColumn</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>SwapWording</name>
    <message>
        <source>Honorable</source>
        <translation>Ehrenhaft</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premium</translation>
    </message>
    <message>
        <source>Prestigious</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Showcase</source>
        <translation>Glanzstück</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>Schokolade</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>Vanille</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>Erdbeere</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>Banane</translation>
    </message>
    <message>
        <source>kiwi</source>
        <translation>Kiwi</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>Blaubeere</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>Streusel</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Quet­schen</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Stibit­zen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tau­schen</translation>
    </message>
    <message>
        <source>{cake} {size} with {frosting}</source>
        <translation>{cake} {size} mit {frosting}</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>an empty platter</source>
        <translation>eine leere Platte</translation>
    </message>
    <message>
        <source>from below: {layers}</source>
        <translation>von unten: {layers}</translation>
    </message>
    <message>
        <source>the white {points}</source>
        <translation>die weiße {points}</translation>
    </message>
    <message>
        <source>the red {points}</source>
        <translation>die rote {points}</translation>
    </message>
    <message>
        <source>the blue {points}</source>
        <translation>die blaue {points}</translation>
    </message>
    <message>
        <source>{ribbon} ({title})</source>
        <translation>{ribbon} ({title})</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>egal</translation>
    </message>
    <message>
        <source>any</source>
        <comment>where there is little room</comment>
        <translation>egal</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>same</source>
        <comment>where there is little room</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>where there is little room</comment>
        <translation>anders</translation>
    </message>
    <message>
        <source>any cakes and frostings</source>
        <translation>Teige und Glasuren beliebig</translation>
    </message>
    <message>
        <source>any cakes, all frostings different</source>
        <translation>Teige beliebig, Glasuren alle verschieden</translation>
    </message>
    <message>
        <source>all cakes the same, any frostings</source>
        <translation>Teige alle gleich, Glasuren beliebig</translation>
    </message>
    <message>
        <source>any cakes, all frostings the same</source>
        <translation>Teige beliebig, Glasuren alle gleich</translation>
    </message>
    <message>
        <source>all cakes the same, all frostings different</source>
        <translation>Teige alle gleich, Glasuren alle verschieden</translation>
    </message>
    <message>
        <source>all cakes and all frostings the same</source>
        <translation>Teige und Glasuren alle gleich</translation>
    </message>
    <message>
        <source>Layers still to come</source>
        <translation>Schichten, die noch kommen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Kommt noch</translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>Wer zuerst %n Punkt hat</numerusform>
            <numerusform>Wer zuerst %n Punkte hat</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>von {points}</translation>
    </message>
    <message>
        <source>The deck is empty: this is the last turn.</source>
        <translation>Der Stapel ist leer: Das ist der letzte Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>cake {cake}</source>
        <translation>Torte {cake}</translation>
    </message>
    <message>
        <source>holds {card}</source>
        <translation>hält {card}</translation>
    </message>
    <message>
        <source>ribbons: {ribbons}</source>
        <translation>Schleifen: {ribbons}</translation>
    </message>
    <message>
        <source>left: {cards}</source>
        <translation>noch da: {cards}</translation>
    </message>
    <message>
        <source>no action cards left</source>
        <translation>keine Aktionskarten mehr</translation>
    </message>
    <message>
        <source>The largest sum goes first: {drawn}.</source>
        <translation>Die größte Summe beginnt: {drawn}.</translation>
    </message>
    <message>
        <source>Tied: {drawn}.</source>
        <translation>Gleichstand: {drawn}.</translation>
    </message>
    <message>
        <source>Tied, so drawn again: {name} goes first.</source>
        <translation>Gleichstand, neu gezogen: {name} beginnt.</translation>
    </message>
    <message>
        <source>The largest sum: {name} goes first.</source>
        <translation>Größte Summe: {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} bakes</source>
        <translation>{name} backt</translation>
    </message>
    <message>
        <source>A layer card</source>
        <translation>Eine Schichtkarte</translation>
    </message>
    <message>
        <source>{card}: one of its sides is used.</source>
        <translation>{card}: Eine der beiden Seiten gilt.</translation>
    </message>
    <message>
        <source>It must be smaller than the layer below. A placed card is never turned.</source>
        <translation>Sie muss kleiner sein als die Schicht darunter. Was liegt, wird nie mehr umgedreht.</translation>
    </message>
    <message>
        <source>{rules}, in exactly {layers}.</source>
        <translation>{rules}, in genau {layers}.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Backspace: take back</source>
        <translation>Rücktaste: zurück</translation>
    </message>
    <message>
        <source>Ctrl+Enter: {button}</source>
        <translation>Strg+Enter: {button}</translation>
    </message>
    <message>
        <source>F3: read the table</source>
        <translation>F3: den Tisch vorlesen</translation>
    </message>
    <message>
        <source>To be used: {things}</source>
        <translation>Zu benutzen: {things}</translation>
    </message>
    <message>
        <source>Nothing is to be done here now</source>
        <translation>Hier ist gerade nichts zu tun</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>TableWording</name>
    <message>
        <source>{power}: bids 0, counts {vp} VP</source>
        <translation>{power}: bietet 0, zählt {vp} SP</translation>
    </message>
    <message>
        <source>{card}: counts {vp} VP</source>
        <translation>{card}: zählt {vp} SP</translation>
    </message>
    <message>
        <source>{card}; {suit} for now</source>
        <translation>{card}; für jetzt {suit}</translation>
    </message>
    <message>
        <source>{card}; used</source>
        <translation>{card}; benutzt</translation>
    </message>
    <message>
        <source>{card}, costs {cards}</source>
        <translation>{card}, kostet {cards}</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>added</source>
        <translation>dazu</translation>
    </message>
    <message>
        <source>must buy</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>bid {sum}</source>
        <translation>Gebot {sum}</translation>
    </message>
    <message>
        <source>stays yours</source>
        <translation>bleibt deine</translation>
    </message>
    <message>
        <source>buy it</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>rest bids {sum}</source>
        <translation>Rest bietet {sum}</translation>
    </message>
    <message>
        <source>rest: {sum}</source>
        <translation>Rest: {sum}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>to auction</source>
        <translation>an Auktion</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>geht</translation>
    </message>
    <message>
        <source>would stay</source>
        <translation>bliebe</translation>
    </message>
    <message>
        <source>would go</source>
        <translation>ginge</translation>
    </message>
    <message>
        <source>out of auction</source>
        <translation>Ablage der Auktion</translation>
    </message>
    <message>
        <source>out</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>folgen</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>dein Stapel</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>your discards</source>
        <translation>deine Ablage</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Auction deck: {cards} to come</source>
        <translation>Stapel der Auktion: {cards} kommen noch</translation>
    </message>
    <message>
        <source>Out of auction: {cards}, {card} on top</source>
        <translation>Ablage der Auktion: {cards}, oben {card}</translation>
    </message>
    <message>
        <source>{name}’s deck: {cards}</source>
        <translation>Der Stapel von {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}, {card} on top</source>
        <translation>Die Ablage von {name}: {cards}, oben {card}</translation>
    </message>
    <message>
        <source>Out of auction: {count}</source>
        <translation>Ablage der Auktion: {count}</translation>
    </message>
    <message>
        <source>Out: {count}</source>
        <translation>Weg: {count}</translation>
    </message>
    <message>
        <source>Your discards: {count}</source>
        <translation>Deine Ablage: {count}</translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Ablage: {count}</translation>
    </message>
    <message>
        <source>Your deck: {count}</source>
        <translation>Dein Stapel: {count}</translation>
    </message>
    <message>
        <source>Deck: {count}</source>
        <translation>Stapel: {count}</translation>
    </message>
    <message>
        <source>Not in sight: {count}</source>
        <translation>Nicht zu sehen: {count}</translation>
    </message>
    <message>
        <source>Unseen: {count}</source>
        <translation>Verborgen: {count}</translation>
    </message>
    <message>
        <source>Your power can take the lit cards.</source>
        <translation>Deine Fähigkeit kann die leuchtenden Karten nehmen.</translation>
    </message>
    <message>
        <source>In no order: you don’t know what comes next. Looking shuffles nothing.</source>
        <translation>Ohne Reihenfolge: Du weißt nicht, was als Nächstes kommt. Ansehen mischt nichts.</translation>
    </message>
    <message>
        <source>Newest: {card}.</source>
        <translation>Zuletzt: {card}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You can look through it while you set a card aside, when nobody else sees it.</source>
        <translation>Durchsehen kannst du ihn, während du eine Karte beiseitelegst: Dann sieht es sonst niemand.</translation>
    </message>
    <message>
        <source>The card that {name} has set aside, on top of the deck</source>
        <translation>Die Karte, die {name} beiseitegelegt hat, oben auf dem Stapel</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseite</translation>
    </message>
    <message>
        <source>{name} has cashed in {cards}: {vp} in the end.</source>
        <translation>{name} hat {cards} eingelöst: am Ende {vp}.</translation>
    </message>
    <message>
        <source>Rest: discards</source>
        <translation>Rest: Ablage</translation>
    </message>
    <message>
        <source>No card has left the row last round: once more, and the game is over.</source>
        <translation>Letzte Runde ist keine Karte aus der Reihe gegangen: noch einmal, und das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>If no card leaves the row again, the game is over.</source>
        <translation>Geht wieder keine Karte aus der Reihe, ist das Spiel vorbei.</translation>
    </message>
    <message>
        <source>{name} has set the {card} aside.</source>
        <translation>{name} hat {card} beiseitegelegt.</translation>
    </message>
    <message>
        <source>Both bids lie open</source>
        <translation>Beide Gebote liegen offen</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has fewer cards in the bid.</source>
        <translation>Keine Karte mehr zum Dazulegen: {name} hat weniger Karten im Gebot.</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has lost the round before.</source>
        <translation>Keine Karte mehr zum Dazulegen: {name} hat die Runde davor verloren.</translation>
    </message>
    <message>
        <source>No card is left to add: in the first round {name} comes first.</source>
        <translation>Keine Karte mehr zum Dazulegen: In der ersten Runde ist {name} zuerst dran.</translation>
    </message>
    <message>
        <source>{name} acts first.</source>
        <translation>{name} handelt zuerst.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>handelt zuerst</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>acts second</source>
        <translation>handelt danach</translation>
    </message>
    <message>
        <source>second</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>{vp} VP, and {bonus} for the lowest card of each suit; {cards} owned</source>
        <translation>{vp} SP, und {bonus} für die niedrigste Karte jeder Farbe; {cards} im Besitz</translation>
    </message>
    <message>
        <source>{name} is done. What was left of the bid lies in the discards.</source>
        <translation>{name} ist fertig. Was vom Gebot übrig war, liegt auf der Ablage.</translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} ist fertig.</translation>
    </message>
    <message>
        <source>What you don’t pay goes to your discards when you are done.</source>
        <translation>Was du nicht zahlst, kommt auf deine Ablage, wenn du fertig bist.</translation>
    </message>
    <message>
        <source>The rest goes to your discards.</source>
        <translation>Der Rest kommt auf deine Ablage.</translation>
    </message>
    <message numerus="yes">
        <source>You own %n card(s).</source>
        <translation>
            <numerusform>Du besitzt %n Karte.</numerusform>
            <numerusform>Du besitzt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has set a card aside.</source>
        <translation>{name} hat eine Karte beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} owns %n card(s).</source>
        <translation>
            <numerusform>{name} besitzt %n Karte.</numerusform>
            <numerusform>{name} besitzt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has set a card aside; nobody sees which.</source>
        <translation>{name} hat eine Karte beiseitegelegt; niemand sieht, welche.</translation>
    </message>
    <message>
        <source>To come, or in a pile or a hand that you can’t see now.</source>
        <translation>Kommen noch, oder liegen in einem Stapel oder einer Hand, die du gerade nicht siehst.</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>Tied at {sums}: both added the top card of the deck.</source>
        <translation>Gleichstand bei {sums}: Beide legten die oberste Karte des Stapels dazu.</translation>
    </message>
    <message>
        <source>Tied at {sums}.</source>
        <translation>Gleichstand bei {sums}.</translation>
    </message>
    <message>
        <source>{name} has no card left in the bid, and owes nothing.</source>
        <translation>{name} hat keine Karte mehr im Gebot und muss nichts kaufen.</translation>
    </message>
    <message>
        <source>{name} owes nothing.</source>
        <translation>{name} muss nichts kaufen.</translation>
    </message>
    <message>
        <source>{name} need not buy: no card lies at cost 1 now.</source>
        <translation>{name} muss nichts kaufen: Zum Preis 1 liegt keine Karte mehr.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}, at cost 1.</source>
        <translation>{name} muss {card} zum Preis 1 kaufen.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}.</source>
        <translation>{name} muss {card} kaufen.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}, if it still lies at cost 1.</source>
        <translation>Danach muss {name} {card} kaufen, wenn sie noch beim Preis 1 liegt.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}.</source>
        <translation>Danach muss {name} {card} kaufen.</translation>
    </message>
    <message>
        <source>{sum} against {sum}: a tie</source>
        <translation>{sum} gegen {sum}: Gleichstand</translation>
    </message>
    <message>
        <source>{name} adds {value}</source>
        <translation>{name} legt {value} dazu</translation>
    </message>
    <message>
        <source>{name} wins, {more} to {less}</source>
        <translation>{name} gewinnt, {more} zu {less}</translation>
    </message>
    <message>
        <source>{name} acts first. {other} must then buy at cost 1.</source>
        <translation>{name} handelt zuerst. {other} muss dann zum Preis 1 kaufen.</translation>
    </message>
    <message>
        <source>{name} acts first, and may steal.</source>
        <translation>{name} handelt zuerst und darf stibitzen.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>winner</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>next up</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NEU</translation>
    </message>
    <message>
        <source>{name}, played by a computer for now</source>
        <translation>{name}, für den Moment von einem Computer gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>bisher %n Punkt</numerusform>
            <numerusform>bisher %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Die Punkte</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>{place}, shared</source>
        <translation>{place} (geteilt)</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>points of earlier matches</source>
        <translation>Punkte früherer Partien</translation>
    </message>
    <message numerus="yes">
        <source>“before” holds the points of %n earlier match(es).</source>
        <translation>
            <numerusform>„vorher“: die Punkte von %n Partie davor.</numerusform>
            <numerusform>„vorher“: die Punkte von %n Partien davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match {number} of {matches}</source>
        <translation>Partie {number} von {matches}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Match {number} of {matches} is over</source>
        <translation>Partie {number} von {matches} ist zu Ende</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} wählt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Choose a lit card</source>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
</context>
<context>
    <name>TakeTheCake</name>
    <message>
        <source>Take the Cake</source>
        <translation>Take the Cake</translation>
    </message>
    <message>
        <source>Order cards</source>
        <translation>Auftragskarten</translation>
    </message>
    <message>
        <source>the game is easier without them</source>
        <translation>ohne sie ist das Spiel leichter</translation>
    </message>
    <message>
        <source>the cake is cut now</source>
        <translation>jetzt wird der Kuchen geschnitten</translation>
    </message>
    <message>
        <source>a piece is taken now</source>
        <translation>jetzt wird ein Stück genommen</translation>
    </message>
    <message>
        <source>the cards of the piece are placed now</source>
        <translation>jetzt werden die Felder des Stücks gelegt</translation>
    </message>
    <message>
        <source>orders are assigned now</source>
        <translation>jetzt werden Aufträge zugeordnet</translation>
    </message>
    <message>
        <source>the cake cards are shuffled now</source>
        <translation>jetzt werden die Felder gemischt</translation>
    </message>
    <message>
        <source>all cake cards must be shuffled, each once</source>
        <translation>alle Felder müssen gemischt werden, jedes einmal</translation>
    </message>
    <message>
        <source>{card} is not the top cut card</source>
        <translation>{card} ist nicht die oberste Schnittkarte</translation>
    </message>
    <message>
        <source>{card} is not one of the two cut cards drawn</source>
        <translation>{card} ist keine der zwei gezogenen Schnittkarten</translation>
    </message>
    <message>
        <source>a cut card is turned by 0, 1, 2 or 3 quarters</source>
        <translation>eine Schnittkarte wird um 0, 1, 2 oder 3 Viertel gedreht</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation>diese Farbe gibt es nicht</translation>
    </message>
    <message>
        <source>the piece {colour} is taken already</source>
        <translation>das Stück {colour} ist schon genommen</translation>
    </message>
    <message>
        <source>the first piece of a round is taken for a named cake</source>
        <translation>das erste Stück einer Runde wird für einen bestimmten Kuchen genommen</translation>
    </message>
    <message>
        <source>there is no choice of a cake for this piece</source>
        <translation>bei diesem Stück gibt es keine Wahl des Kuchens</translation>
    </message>
    <message>
        <source>the cakes of a seat are 0 and 1</source>
        <translation>die Kuchen eines Platzes sind 0 und 1</translation>
    </message>
    <message>
        <source>{card} is not among the cards to be placed</source>
        <translation>{card} gehört nicht zu den Feldern, die zu legen sind</translation>
    </message>
    <message>
        <source>the first card of a cake lies at row 0, column 0</source>
        <translation>das erste Feld eines Kuchens liegt in Reihe 0, Spalte 0</translation>
    </message>
    <message>
        <source>a card lies there already</source>
        <translation>dort liegt schon ein Feld</translation>
    </message>
    <message>
        <source>the cake would be more than four squares high: rows {low} to {high} are left</source>
        <translation>der Kuchen würde höher als vier Felder: übrig sind die Reihen {low} bis {high}</translation>
    </message>
    <message>
        <source>the cake would be more than four squares wide: columns {low} to {high} are left</source>
        <translation>der Kuchen würde breiter als vier Felder: übrig sind die Spalten {low} bis {high}</translation>
    </message>
    <message>
        <source>{order} is not among this seat’s unassigned orders</source>
        <translation>{order} gehört nicht zu den freien Aufträgen dieses Platzes</translation>
    </message>
    <message>
        <source>one order is assigned now</source>
        <translation>jetzt wird ein Auftrag zugeordnet</translation>
    </message>
    <message>
        <source>two different orders are assigned now, one to each cake</source>
        <translation>jetzt werden zwei verschiedene Aufträge zugeordnet, jedem Kuchen einer</translation>
    </message>
    <message>
        <source>{order} can’t be assigned to both cakes</source>
        <translation>{order} kann nicht beiden Kuchen zugeordnet werden</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeAdvice</name>
    <message>
        <source>Cut with cut card {number} of 2, turned to {turn}</source>
        <translation>Mit Schnittkarte {number} von 2 schneiden, gedreht auf {turn}</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>{piece} nehmen</translation>
    </message>
    <message>
        <source>Take {piece} for the first cake</source>
        <translation>{piece} für den ersten Kuchen nehmen</translation>
    </message>
    <message>
        <source>Take {piece} for the second cake</source>
        <translation>{piece} für den zweiten Kuchen nehmen</translation>
    </message>
    <message>
        <source>Choose {first} for the first cake, {second} for the second</source>
        <translation>{first} für den ersten Kuchen, {second} für den zweiten wählen</translation>
    </message>
    <message>
        <source>Choose {orders}</source>
        <translation>{orders} wählen</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>{card} legen</translation>
    </message>
    <message>
        <source>Place {card}: {spot}</source>
        <translation>{card} legen: {spot}</translation>
    </message>
    <message>
        <source>The piece is worth about {points} to the cake.</source>
        <translation>Das Stück ist für den Kuchen etwa {points} wert.</translation>
    </message>
    <message>
        <source>Nothing else would bring more.</source>
        <translation>Nichts anderes würde mehr bringen.</translation>
    </message>
    <message>
        <source>{seat} would gain about {points} with it.</source>
        <translation>{seat} bekäme damit etwa {points}.</translation>
    </message>
    <message>
        <source>It makes a group of {squares} squares.</source>
        <translation>Das ergibt eine Gruppe von {squares} Feldern.</translation>
    </message>
    <message>
        <source>The rim stays free for cookies.</source>
        <translation>Der Rand bleibt frei für Kekse.</translation>
    </message>
    <message>
        <source>There is room for more {icing} beside it.</source>
        <translation>Daneben ist Platz für mehr {icing}.</translation>
    </message>
    <message>
        <source>Anywhere else it would do more harm.</source>
        <translation>Überall sonst würde es mehr schaden.</translation>
    </message>
    <message>
        <source>{order} pays {points}.</source>
        <translation>{order} zahlt {points}.</translation>
    </message>
    <message>
        <source>An order that pays now can pay more for the next cake.</source>
        <translation>Ein Auftrag, der jetzt zahlt, kann für den nächsten Kuchen mehr zahlen.</translation>
    </message>
    <message>
        <source>No order pays for this cake.</source>
        <translation>Kein Auftrag zahlt für diesen Kuchen.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeBoard</name>
    <message>
        <source>Cut a cake in four, take a piece, and build your own cakes from its squares.</source>
        <translation>Schneid einen Kuchen in vier Stücke, nimm eins, und bau aus seinen Feldern deine eigenen Kuchen.</translation>
    </message>
    <message>
        <source>also what your orders pay as it is</source>
        <translation>auch, was deine Aufträge gerade bringen</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <source>toppings that are still in the deck</source>
        <translation>Beläge, die noch im Stapel sind</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>where a square may lie lights up</source>
        <translation>wo ein Feld liegen darf, leuchtet auf</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>what the square in hand gains in each place</source>
        <translation>was das Feld in der Hand auf jedem Platz bringt</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeLesson</name>
    <message>
        <source>Now: confirm.</source>
        <translation>Jetzt: bestätige.</translation>
    </message>
    <message>
        <source>What do we build?</source>
        <translation>Was bauen wir?</translation>
    </message>
    <message>
        <source>Cakes of sixteen squares, worth as many points as can be. With two at the table you build both of yours at once.</source>
        <translation>Kuchen aus sechzehn Feldern, so viele Punkte wert wie möglich. Zu zweit baust du deine beiden gleichzeitig.</translation>
    </message>
    <message>
        <source>Which piece do you take?</source>
        <translation>Welches Stück nimmst du?</translation>
    </message>
    <message>
        <source>{rival} has cut the large cake in four pieces, and you take first. Each piece has its mark.</source>
        <translation>{rival} hat den großen Kuchen in vier Stücke geschnitten, und du nimmst zuerst. Jedes Stück hat sein Zeichen.</translation>
    </message>
    <message>
        <source>The triangle has three chocolate squares. Candles love large groups of one icing.</source>
        <translation>Das Dreieck hat drei Felder Schokolade. Kerzen lieben große Gruppen aus einem Guss.</translation>
    </message>
    <message>
        <source>Now: take the triangle piece for your first cake.</source>
        <translation>Jetzt: nimm das Dreieckstück für deinen ersten Kuchen.</translation>
    </message>
    <message>
        <source>For the first cake, so that we agree.</source>
        <translation>Für den ersten Kuchen, damit wir uns einig sind.</translation>
    </message>
    <message>
        <source>Take the triangle: well placed, it brings 13 points at once.</source>
        <translation>Nimm das Dreieck: Gut gelegt bringt es gleich 13 Punkte.</translation>
    </message>
    <message>
        <source>Now: place the two cherries.</source>
        <translation>Jetzt: leg die zwei Kirschen.</translation>
    </message>
    <message>
        <source>Now: place the candles to the right of them.</source>
        <translation>Jetzt: leg die Kerzen rechts daneben.</translation>
    </message>
    <message>
        <source>Where do candles belong?</source>
        <translation>Wohin gehören Kerzen?</translation>
    </message>
    <message>
        <source>Everybody takes pieces of one large cake, and lays each square where they like. There it stays.</source>
        <translation>Alle nehmen Stücke von einem großen Kuchen und legen jedes Feld dahin, wo sie wollen. Dort bleibt es.</translation>
    </message>
    <message>
        <source>Each candle scores the size of its group: squares of one icing that touch side by side. Lit squares say what the square in hand gains.</source>
        <translation>Jede Kerze zählt, wie groß ihre Gruppe ist: Felder mit einem Guss, die sich an einer Seite berühren. Leuchtende Felder sagen, was das Feld in der Hand bringt.</translation>
    </message>
    <message>
        <source>Beside the cherries these two candles score 4. On their own they score 2.</source>
        <translation>Neben den Kirschen zählen diese zwei Kerzen 4. Allein zählen sie 2.</translation>
    </message>
    <message>
        <source>The candles go right beside the cherries.</source>
        <translation>Die Kerzen kommen rechts neben die Kirschen.</translation>
    </message>
    <message>
        <source>Cherries and candles come first.</source>
        <translation>Zuerst kommen Kirschen und Kerzen.</translation>
    </message>
    <message>
        <source>Now: place the orange below the cherries.</source>
        <translation>Jetzt: leg die Orange unter die Kirschen.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the left of the cherries.</source>
        <translation>Jetzt: leg den Keks links neben die Kirschen.</translation>
    </message>
    <message>
        <source>And the other squares?</source>
        <translation>Und die anderen Felder?</translation>
    </message>
    <message>
        <source>The orange makes the chocolate group larger: each candle scores 3 with it. Cookies want to be outside.</source>
        <translation>Die Orange macht die Gruppe aus Schokolade größer: Jede Kerze zählt mit ihr 3. Kekse wollen außen liegen.</translation>
    </message>
    <message>
        <source>A cookie scores 2 on the rim of the cake. In the middle it scores nothing.</source>
        <translation>Ein Keks zählt 2 am Rand des Kuchens. In der Mitte zählt er nichts.</translation>
    </message>
    <message>
        <source>First the orange below the cherries; then the cookie left.</source>
        <translation>Erst die Orange unter die Kirschen; dann den Keks links.</translation>
    </message>
    <message>
        <source>The orange belongs right below the cherries.</source>
        <translation>Die Orange gehört direkt unter die Kirschen.</translation>
    </message>
    <message>
        <source>Why collect one fruit?</source>
        <translation>Warum eine Frucht sammeln?</translation>
    </message>
    <message>
        <source>One to five of a type score 1, 4, 9, 16 or 25. Your second piece of a round goes to your other cake.</source>
        <translation>Eine bis fünf einer Art zählen 1, 4, 9, 16 oder 25. Dein zweites Stück einer Runde kommt an deinen anderen Kuchen.</translation>
    </message>
    <message>
        <source>The ring has two oranges: 4 points. The fruits in the cross all differ.</source>
        <translation>Der Ring hat zwei Orangen: 4 Punkte. Die Früchte im Kreuz sind alle verschieden.</translation>
    </message>
    <message>
        <source>Now: take the ring piece.</source>
        <translation>Jetzt: nimm das Ringstück.</translation>
    </message>
    <message>
        <source>Its three fruits score 1 each. Two oranges score 4.</source>
        <translation>Seine drei Früchte zählen je 1. Zwei Orangen zählen 4.</translation>
    </message>
    <message>
        <source>How do you cut?</source>
        <translation>Wie schneidest du?</translation>
    </message>
    <message>
        <source>You choose one of two cut cards, and turn it. {rival} takes first: make a piece that you alone need.</source>
        <translation>Du wählst eine von zwei Schnittkarten und drehst sie. {rival} nimmt zuerst: Mach ein Stück, das nur du brauchst.</translation>
    </message>
    <message>
        <source>Turned by a quarter, it makes one piece of the four chocolate squares. {rival} has no chocolate.</source>
        <translation>Um ein Viertel gedreht macht sie aus den vier Feldern Schokolade ein Stück. {rival} hat keine Schokolade.</translation>
    </message>
    <message>
        <source>Now: choose this card.</source>
        <translation>Jetzt: wähl diese Karte.</translation>
    </message>
    <message>
        <source>Now: turn it by a quarter, at a corner or with R.</source>
        <translation>Jetzt: dreh sie um ein Viertel, an einer Ecke oder mit R.</translation>
    </message>
    <message>
        <source>Now: cut the cake.</source>
        <translation>Jetzt: schneid den Kuchen.</translation>
    </message>
    <message>
        <source>That one tears the chocolate apart, however you turn it.</source>
        <translation>Die reißt die Schokolade auseinander, wie du sie auch drehst.</translation>
    </message>
    <message>
        <source>Is it still there?</source>
        <translation>Ist es noch da?</translation>
    </message>
    <message>
        <source>Yes: {rival} took the square piece with the two oranges. The triangle with all the chocolate is left.</source>
        <translation>Ja: {rival} hat das Quadrat mit den zwei Orangen genommen. Das Dreieck mit aller Schokolade ist noch da.</translation>
    </message>
    <message>
        <source>Its flower costs you a point for now. What flowers bring comes in two steps.</source>
        <translation>Die Blume darin kostet dich vorerst einen Punkt. Was Blumen bringen, kommt in zwei Schritten.</translation>
    </message>
    <message>
        <source>Your second cake has no chocolate, and the first has three squares.</source>
        <translation>Dein zweiter Kuchen hat keine Schokolade, der erste drei Felder.</translation>
    </message>
    <message>
        <source>You cut for the chocolate: take the triangle.</source>
        <translation>Du hast für die Schokolade geschnitten: Nimm das Dreieck.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the right of the two candles.</source>
        <translation>Jetzt: leg den Keks rechts an die Kerzen.</translation>
    </message>
    <message>
        <source>Now: place the blueberry beside the lowest candle.</source>
        <translation>Jetzt: leg die Blaubeere an die unterste Kerze.</translation>
    </message>
    <message>
        <source>How wide may it get?</source>
        <translation>Wie breit darf er werden?</translation>
    </message>
    <message>
        <source>Four wide and four high. Until then a cake can still grow on both sides; then they are locked for good.</source>
        <translation>Vier breit und vier hoch. Bis dahin kann ein Kuchen noch nach beiden Seiten wachsen; dann sind sie für immer gesperrt.</translation>
    </message>
    <message>
        <source>At the far right it gains 6, and this cookie stays on the rim whatever comes.</source>
        <translation>Ganz rechts bringt er 6, und dieser Keks bleibt am Rand, was auch kommt.</translation>
    </message>
    <message>
        <source>It goes right beside the two candles.</source>
        <translation>Er kommt rechts neben die zwei Kerzen.</translation>
    </message>
    <message>
        <source>First the cookie right; then the blueberry below, in the gap.</source>
        <translation>Erst den Keks rechts; dann die Blaubeere unten in die Lücke.</translation>
    </message>
    <message>
        <source>What do flowers bring?</source>
        <translation>Was bringen Blumen?</translation>
    </message>
    <message>
        <source>Each scores 1. The cake that has more than any other scores 1 more for each; all four cakes compete.</source>
        <translation>Jede zählt 1. Der Kuchen, der mehr hat als jeder andere, zählt für jede 1 mehr; alle vier Kuchen wetteifern.</translation>
    </message>
    <message>
        <source>With these three your second cake has four, the most of all: 8 points.</source>
        <translation>Mit diesen dreien hat dein zweiter Kuchen vier, die meisten von allen: 8 Punkte.</translation>
    </message>
    <message>
        <source>Now: take the triangle for your second cake.</source>
        <translation>Jetzt: nimm das Dreieck für deinen zweiten Kuchen.</translation>
    </message>
    <message>
        <source>It has fewer flowers: take the triangle.</source>
        <translation>Es hat weniger Blumen: Nimm das Dreieck.</translation>
    </message>
    <message>
        <source>What do your orders pay?</source>
        <translation>Was bringen deine Aufträge?</translation>
    </message>
    <message>
        <source>We skip two rounds: all cakes are full. In secret you give each of yours one of your three orders.</source>
        <translation>Wir überspringen zwei Runden: Alle Kuchen sind voll. Geheim gibst du jedem deiner Kuchen einen deiner drei Aufträge.</translation>
    </message>
    <message>
        <source>Eleven chocolate squares hang together: 11 points. Your second cake has the most oranges: 9.</source>
        <translation>Elf Felder Schokolade hängen zusammen: 11 Punkte. Dein zweiter Kuchen hat die meisten Orangen: 9.</translation>
    </message>
    <message>
        <source>Now: give the chocolate order to your first cake.</source>
        <translation>Jetzt: gib deinem ersten Kuchen den Auftrag mit der Schokolade.</translation>
    </message>
    <message>
        <source>Now: give the oranges to your second cake.</source>
        <translation>Jetzt: gib deinem zweiten Kuchen die Orangen.</translation>
    </message>
    <message>
        <source>Now: press Next until all is counted.</source>
        <translation>Jetzt: drück Weiter, bis alles gezählt ist.</translation>
    </message>
    <message>
        <source>Not so: that would pay less, or nothing at all.</source>
        <translation>So nicht: Das brächte weniger oder gar nichts.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Du weißt, wie es geht!</translation>
    </message>
    <message>
        <source>You won by 161 to 150, and your candles alone brought 82.</source>
        <translation>Du hast mit 161 zu 150 gewonnen, und deine Kerzen allein haben 82 gebracht.</translation>
    </message>
    <message>
        <source>Candles into large groups, cookies on the rim.</source>
        <translation>Kerzen in große Gruppen, Kekse an den Rand.</translation>
    </message>
    <message>
        <source>Of one fruit take many: the fifth brings 9 points.</source>
        <translation>Von einer Frucht nimm viele: Die fünfte bringt 9 Punkte.</translation>
    </message>
    <message>
        <source>Cut so that you like what others leave.</source>
        <translation>Schneid so, dass dir gefällt, was andere übrig lassen.</translation>
    </message>
    <message>
        <source>With three or four at the table, one cake is built after the other.</source>
        <translation>Zu dritt und zu viert wird ein Kuchen nach dem anderen gebaut.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeSummary</name>
    <message numerus="yes">
        <source>The best cake of all scores %n point(s): well baked, {names}!</source>
        <translation>
            <numerusform>Der beste Kuchen von allen bringt %n Punkt: gut gebacken, {names}!</numerusform>
            <numerusform>Der beste Kuchen von allen bringt %n Punkte: gut gebacken, {names}!</numerusform>
        </translation>
    </message>
    <message>
        <source>Below each name: first cake + second cake.</source>
        <translation>Unter jedem Namen: erster + zweiter Kuchen.</translation>
    </message>
</context>
<context>
    <name>TakenPlaces</name>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message numerus="yes">
        <source>{name} took a piece of %n slice(s)</source>
        <translation>
            <numerusform>{name} nahm ein Teil mit %n Stück</numerusform>
            <numerusform>{name} nahm ein Teil mit %n Stücken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Thinker</name>
    <message>
        <source>The computer player could not think to the end. A simpler one made this move.</source>
        <translation>Der Computerspieler konnte nicht zu Ende denken. Ein einfacherer hat diesen Zug gemacht.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Top bar</source>
        <translation>Obere Leiste</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Zurück zur Startseite</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helle Farben</translation>
    </message>
</context>
<context>
    <name>TopCake</name>
    <message>
        <source>Top Cake</source>
        <translation>Top Cake</translation>
    </message>
    <message>
        <source>bidding cards are laid now</source>
        <translation>jetzt werden Bietkarten gelegt</translation>
    </message>
    <message>
        <source>the first player card is laid now</source>
        <translation>jetzt wird die Startspielerkarte gelegt</translation>
    </message>
    <message>
        <source>the cards won are placed now</source>
        <translation>jetzt werden die gewonnenen Karten gestapelt</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>{card} is not in the row</source>
        <translation>{card} liegt nicht in der Reihe</translation>
    </message>
    <message>
        <source>the bidding card {kind} is not in the hand</source>
        <translation>die Bietkarte {kind} ist nicht auf der Hand</translation>
    </message>
    <message>
        <source>there is no such bidding card</source>
        <translation>diese Bietkarte gibt es nicht</translation>
    </message>
    <message>
        <source>the bidding card {kind} can&apos;t be laid twice</source>
        <translation>die Bietkarte {kind} kann nicht zweimal gelegt werden</translation>
    </message>
    <message>
        <source>two bidding cards must be laid, one face up and one face down</source>
        <translation>zwei Bietkarten sind zu legen, eine offen und eine verdeckt</translation>
    </message>
    <message>
        <source>the last bidding card in the hand must be laid, and only that one</source>
        <translation>die letzte Bietkarte der Hand ist zu legen, und nur diese</translation>
    </message>
    <message>
        <source>without bidding cards in the hand this seat must pass</source>
        <translation>ohne Bietkarten auf der Hand muss dieser Platz passen</translation>
    </message>
    <message>
        <source>the first player card goes beside a cake, not beside {card}</source>
        <translation>die Startspielerkarte gehört neben eine Torte, nicht neben {card}</translation>
    </message>
    <message>
        <source>{card} is not among this seat&apos;s cards that are still to be placed</source>
        <translation>{card} gehört nicht zu den Karten, die dieser Platz noch zu stapeln hat</translation>
    </message>
    <message>
        <source>this seat has no stack number {stack}</source>
        <translation>dieser Platz hat keinen Turm mit der Nummer {stack}</translation>
    </message>
</context>
<context>
    <name>TopCakeAdvice</name>
    <message>
        <source>Put the half point on {cake}</source>
        <translation>Den halben Punkt auf {cake} legen</translation>
    </message>
    <message>
        <source>Lay {down} face down on {other}</source>
        <translation>{down} verdeckt auf {other} legen</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}</source>
        <translation>{up} offen auf {cake} legen</translation>
    </message>
    <message>
        <source>Lay {up} face up and {down} face down on {cake}</source>
        <translation>{up} offen und {down} verdeckt auf {cake} legen</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}, {down} face down on {other}</source>
        <translation>{up} offen auf {cake} legen, {down} verdeckt auf {other}</translation>
    </message>
    <message>
        <source>Begin a stack with {cake}</source>
        <translation>Einen Turm mit {cake} beginnen</translation>
    </message>
    <message>
        <source>Put {cake} on {below}</source>
        <translation>{cake} auf {below} legen</translation>
    </message>
    <message>
        <source>{card} would be worth about {points} to {seat}.</source>
        <translation>Für {seat} wäre {card} etwa {points} wert.</translation>
    </message>
    <message>
        <source>With what may follow, {card} is worth about {points} in a stack.</source>
        <translation>Mit dem, was folgen kann, ist {card} in einem Turm etwa {points} wert.</translation>
    </message>
    <message>
        <source>Nobody else has bid on {card} yet.</source>
        <translation>Auf {card} hat sonst noch niemand geboten.</translation>
    </message>
    <message>
        <source>Nothing in the row is worth much now.</source>
        <translation>In der Reihe ist jetzt nichts viel wert.</translation>
    </message>
    <message>
        <source>With it {layers} fall, but what stands then is worth more.</source>
        <translation>Zwar fällt etwas ({layers}), doch was dann steht, ist mehr wert.</translation>
    </message>
    <message>
        <source>The other stacks stay as they are.</source>
        <translation>Die anderen Türme bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>The stack bears {layers} more.</source>
        <translation>Der Turm trägt noch {layers}.</translation>
    </message>
    <message>
        <source>Any other place would cost more.</source>
        <translation>Jeder andere Platz würde mehr kosten.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n Schicht</numerusform>
            <numerusform>%n Schichten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopCakeBoard</name>
    <message>
        <source>Bid openly and in secret, stack what you win, and crown it before it falls.</source>
        <translation>Biete offen und verdeckt, staple, was du gewinnst, und kröne es, bevor es einstürzt.</translation>
    </message>
    <message>
        <source>Warn before a collapse</source>
        <translation>Vor Einstürzen warnen</translation>
    </message>
    <message>
        <source>Cards seats may hold</source>
        <translation>Karten, die Plätze haben können</translation>
    </message>
    <message>
        <source>where the lifted card may go</source>
        <translation>wohin die gehobene Karte darf</translation>
    </message>
    <message>
        <source>Red velvet</source>
        <translation>Red Velvet</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Zitrone</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Karotte</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Kaffee</translation>
    </message>
    <message>
        <source>Choco­late</source>
        <translation>Scho­ko­lade</translation>
    </message>
    <message>
        <source>Victo­ria</source>
        <translation>Victo­ria</translation>
    </message>
    <message>
        <source>Batten­berg</source>
        <translation>Batten­berg</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Spark­ler</source>
        <translation>Wunder­kerze</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweite</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritte</translation>
    </message>
    <message>
        <source>{cake} {number}</source>
        <translation>{cake} {number}</translation>
    </message>
    <message>
        <source>{cake} ({place})</source>
        <translation>{cake} ({place})</translation>
    </message>
    <message>
        <source>{name}, topper</source>
        <translation>{name}, Topper</translation>
    </message>
    <message>
        <source>{name}, {above}</source>
        <translation>{name}, {above}</translation>
    </message>
    <message>
        <source>SNATCH</source>
        <translation>SCHNAPP</translation>
    </message>
    <message>
        <source>REVERSE</source>
        <translation>UMKEHR</translation>
    </message>
    <message>
        <source>Takes the card, whatever else lies there. Gone after this round.</source>
        <translation>Nimmt die Karte, was auch sonst dort liegt. Nach dieser Runde weg.</translation>
    </message>
    <message>
        <source>The lowest bid wins there.</source>
        <translation>Dort gewinnt das niedrigste Gebot.</translation>
    </message>
    <message>
        <source>0, a topper alone</source>
        <translation>0, ein Topper allein</translation>
    </message>
    <message>
        <source>{cakes} + {more} for {flavour}</source>
        <translation>{cakes} + {more} für {flavour}</translation>
    </message>
    <message>
        <source>{points} = 2 × ({parts}), doubled by the topper</source>
        <translation>{points} = 2 × ({parts}), verdoppelt vom Topper</translation>
    </message>
    <message>
        <source>{points} = {parts}</source>
        <translation>{points} = {parts}</translation>
    </message>
    <message>
        <source>No stack yet</source>
        <translation>Noch kein Turm</translation>
    </message>
    <message>
        <source>Stack {number}: {reason}</source>
        <translation>Turm {number}: {reason}</translation>
    </message>
    <message>
        <source>{name} to bid</source>
        <translation>{name} bietet</translation>
    </message>
    <message>
        <source>{name} to lay the half point</source>
        <translation>{name} legt den halben Punkt</translation>
    </message>
    <message>
        <source>{name} to stack</source>
        <translation>{name} stapelt</translation>
    </message>
    <message>
        <source>{round}, resolving</source>
        <translation>{round}, Auflösung</translation>
    </message>
    <message>
        <source>{round}, stacking</source>
        <translation>{round}, Stapeln</translation>
    </message>
</context>
<context>
    <name>TopCakeLesson</name>
    <message>
        <source>You know how to play!</source>
        <translation>Jetzt kannst du spielen!</translation>
    </message>
    <message>
        <source>Hide what must not be cancelled; show what shall frighten.</source>
        <translation>Versteck, was bleiben muss; zeig, was abschrecken soll.</translation>
    </message>
    <message>
        <source>REVERSE for low cards, SNATCH for what you can’t do without.</source>
        <translation>UMKEHR für niedrige Karten, SCHNAPP fürs Unverzichtbare.</translation>
    </message>
    <message>
        <source>Strong cakes below, weak ones above, a topper last of all.</source>
        <translation>Starke Torten unten, schwache darüber, ganz oben ein Topper.</translation>
    </message>
    <message>
        <source>After five rounds the highest sum of all stacks wins.</source>
        <translation>Nach fünf Runden gewinnt die höchste Summe.</translation>
    </message>
    <message>
        <source>Now: press Lay both cards, or Enter.</source>
        <translation>Jetzt: Drück Beide Karten legen, oder Enter.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>Worum geht es?</translation>
    </message>
    <message>
        <source>These four cakes are on offer. Who bids best on one gets it as a layer for a stack of their own.</source>
        <translation>Diese vier Torten sind zu haben. Wer auf eine am besten bietet, bekommt sie als Schicht für einen eigenen Turm.</translation>
    </message>
    <message>
        <source>Cakes score points, most of all in tall stacks. So we bid, and then we stack.</source>
        <translation>Torten zählen Punkte, am meisten in hohen Türmen. Also bieten wir erst, dann stapeln wir.</translation>
    </message>
    <message>
        <source>Why lay a card openly?</source>
        <translation>Warum eine Karte offen legen?</translation>
    </message>
    <message>
        <source>A turn is two cards: one face up, one face down. An open number shows {rival} that you mean it.</source>
        <translation>Ein Zug sind zwei Karten: eine offen, eine verdeckt. Eine offene Zahl zeigt {rival}, dass es dir ernst ist.</translation>
    </message>
    <message>
        <source>This Chocolate bears 6 layers: the best base of all. Worth a high bid.</source>
        <translation>Diese Schokolade trägt 6 Schichten: der beste Boden von allen. Ein hohes Gebot wert.</translation>
    </message>
    <message>
        <source>Now: drag your 5 to Chocolate. Or click both.</source>
        <translation>Jetzt: Zieh deine 5 zur Schokolade. Oder klick beide an.</translation>
    </message>
    <message>
        <source>Keep the 8 for later: it is too good to be shown.</source>
        <translation>Heb die 8 für später auf: Sie ist zu schade zum Zeigen.</translation>
    </message>
    <message>
        <source>The 5 is right. But Chocolate bears more than all others.</source>
        <translation>Die 5 ist richtig. Aber Schokolade trägt mehr als alle anderen.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here we try the 5 first.</source>
        <translation>Im echten Spiel darfst du das. Hier nehmen wir erst die 5.</translation>
    </message>
    <message>
        <source>Why lay a card face down?</source>
        <translation>Warum eine Karte verdeckt legen?</translation>
    </message>
    <message>
        <source>Equal cards of two seats cancel each other. What lies open can be copied; what lies face down can’t.</source>
        <translation>Gleiche Karten zweier Plätze heben sich auf. Was offen liegt, kann man nachmachen, Verdecktes nicht.</translation>
    </message>
    <message>
        <source>Open, your 8 can be cancelled by {rival}’s 8. So hide the number that must survive.</source>
        <translation>Offen kann deine 8 von der 8 von {rival} aufgehoben werden. Versteck die Zahl, die bleiben muss.</translation>
    </message>
    <message>
        <source>Now: drag your 8 face down to Chocolate.</source>
        <translation>Jetzt: Zieh deine 8 verdeckt zur Schokolade.</translation>
    </message>
    <message>
        <source>Open, {rival} could cancel it. Let it lie face down.</source>
        <translation>Offen könnte {rival} sie aufheben. Lass sie verdeckt liegen.</translation>
    </message>
    <message>
        <source>The 8 is right. Lay it where the 5 lies: together they make 13.</source>
        <translation>Die 8 ist richtig. Leg sie dorthin, wo die 5 liegt: Zusammen sind es 13.</translation>
    </message>
    <message>
        <source>That is allowed, but the 8 is your strongest number.</source>
        <translation>Das ist erlaubt, aber die 8 ist deine stärkste Zahl.</translation>
    </message>
    <message>
        <source>What has {rival} done to your 5?</source>
        <translation>Was hat {rival} mit deiner 5 gemacht?</translation>
    </message>
    <message>
        <source>{rival} has laid a 5 beside yours. Equal kinds of different seats cancel: neither will count.</source>
        <translation>{rival} hat eine 5 neben deine gelegt. Gleiches von verschiedenen Plätzen hebt sich auf: Keine der beiden zählt.</translation>
    </message>
    <message>
        <source>Both fives come back to their hands later. Your hidden 8 still stands.</source>
        <translation>Beide Fünfen kommen später auf die Hände zurück. Deine versteckte 8 bleibt.</translation>
    </message>
    <message>
        <source>How can a 1 win?</source>
        <translation>Wie kann eine 1 gewinnen?</translation>
    </message>
    <message>
        <source>{rival} has hidden something beside Lemon, and may have hidden much. With REVERSE the lowest bid wins.</source>
        <translation>{rival} hat etwas neben Zitrone versteckt, vielleicht etwas Hohes. Mit UMKEHR gewinnt das niedrigste Gebot.</translation>
    </message>
    <message>
        <source>Nothing is lower than a 1. Face down, {rival} can’t cancel your REVERSE on purpose.</source>
        <translation>Nichts ist niedriger als eine 1. Verdeckt kann {rival} deine UMKEHR nicht gezielt aufheben.</translation>
    </message>
    <message>
        <source>Now: lay your 1 openly beside Lemon.</source>
        <translation>Jetzt: Leg deine 1 offen neben Zitrone.</translation>
    </message>
    <message>
        <source>And REVERSE face down beside Lemon.</source>
        <translation>Und UMKEHR verdeckt neben Zitrone.</translation>
    </message>
    <message>
        <source>Open, {rival} would see it and bid low, or cancel it. Hide REVERSE.</source>
        <translation>Offen würde {rival} sie sehen und niedrig bieten, oder sie aufheben. Versteck die UMKEHR.</translation>
    </message>
    <message>
        <source>Let the 1 lie openly: it looks like a weak bid.</source>
        <translation>Lass die 1 offen liegen: Sie sieht nach einem schwachen Gebot aus.</translation>
    </message>
    <message>
        <source>The 1 is right, but beside Lemon: there {rival} has hidden a card.</source>
        <translation>Die 1 ist richtig, aber neben Zitrone: Dort hat {rival} eine Karte versteckt.</translation>
    </message>
    <message>
        <source>It would count against you: with REVERSE the lowest bid wins.</source>
        <translation>Sie würde dir schaden: Mit UMKEHR gewinnt das niedrigste Gebot.</translation>
    </message>
    <message>
        <source>What beats an 8?</source>
        <translation>Was schlägt eine 8?</translation>
    </message>
    <message>
        <source>{rival}’s 8 lies beside Coffee. SNATCH takes a card whatever else lies there, but only once in a game.</source>
        <translation>Die 8 von {rival} liegt neben Kaffee. SCHNAPP nimmt eine Karte, was auch sonst dort liegt, aber nur einmal im Spiel.</translation>
    </message>
    <message>
        <source>Only another SNATCH could cancel it. So it is laid face down, and late.</source>
        <translation>Nur ein anderes SCHNAPP könnte es aufheben. Also legt man es verdeckt, und spät.</translation>
    </message>
    <message>
        <source>Now: lay your 3 openly beside Carrot.</source>
        <translation>Jetzt: Leg deine 3 offen neben Karotte.</translation>
    </message>
    <message>
        <source>And SNATCH face down beside Coffee.</source>
        <translation>Und SCHNAPP verdeckt neben Kaffee.</translation>
    </message>
    <message>
        <source>Open, {rival}’s SNATCH could cancel it. Lay it face down.</source>
        <translation>Offen könnte das SCHNAPP von {rival} es aufheben. Leg es verdeckt.</translation>
    </message>
    <message>
        <source>You have only one SNATCH. Take it where {rival} bids highest.</source>
        <translation>Du hast nur ein SCHNAPP. Nimm es, wo {rival} am höchsten bietet.</translation>
    </message>
    <message>
        <source>Not that one: beside Carrot a 3 will do, and you will see why.</source>
        <translation>Nicht diese: Neben Karotte reicht eine 3, und du wirst sehen, warum.</translation>
    </message>
    <message>
        <source>What is half a point good for?</source>
        <translation>Wozu ist ein halber Punkt gut?</translation>
    </message>
    <message>
        <source>You started this round, so you lay the half point last. At equal bids nobody wins; a half decides.</source>
        <translation>Du hast diese Runde begonnen, also legst du den halben Punkt zuletzt. Bei Gleichstand gewinnt niemand; ein halber entscheidet.</translation>
    </message>
    <message>
        <source>If {rival}’s hidden card is a 2, it is 3 to 3 beside Carrot. Your half makes 3½.</source>
        <translation>Ist die verdeckte Karte von {rival} eine 2, steht es 3 zu 3 neben Karotte. Mit deinem halben sind es 3½.</translation>
    </message>
    <message>
        <source>Now: bring the half point to Carrot.</source>
        <translation>Jetzt: Bring den halben Punkt zu Karotte.</translation>
    </message>
    <message>
        <source>Now: press Lay the half point, or Enter.</source>
        <translation>Jetzt: Drück Halben Punkt legen, oder Enter.</translation>
    </message>
    <message>
        <source>Your 8 is safe there. Help where it may be equal: beside Carrot.</source>
        <translation>Deine 8 ist dort sicher. Hilf, wo es gleich stehen kann: neben Karotte.</translation>
    </message>
    <message>
        <source>There the lowest bid wins: a half more would do you no good.</source>
        <translation>Dort gewinnt das niedrigste Gebot: Ein halber mehr würde dir nichts nützen.</translation>
    </message>
    <message>
        <source>SNATCH takes Coffee anyway. Help where it may be equal.</source>
        <translation>SCHNAPP nimmt Kaffee ohnehin. Hilf, wo es gleich stehen kann.</translation>
    </message>
    <message>
        <source>Who gets what, and why?</source>
        <translation>Wer bekommt was, und warum?</translation>
    </message>
    <message>
        <source>Card by card: equal kinds cancel, then SNATCH takes, else the sums decide.</source>
        <translation>Karte für Karte: Gleiches hebt sich auf, dann SCHNAPP, sonst zählt die Summe.</translation>
    </message>
    <message>
        <source>Now: read each card, then press Next card.</source>
        <translation>Jetzt: Lies, dann drück Nächste Karte.</translation>
    </message>
    <message>
        <source>Now: press Confirm, or Enter.</source>
        <translation>Jetzt: Drück Bestätigen, oder Enter.</translation>
    </message>
    <message>
        <source>Which cake goes to the bottom?</source>
        <translation>Welche Torte kommt nach unten?</translation>
    </message>
    <message>
        <source>The number on a cake is how many layers it bears. What carries more than that collapses and is lost.</source>
        <translation>Die Zahl auf einer Torte sagt, wie viele Schichten sie trägt. Was mehr zu tragen hat, stürzt ein und ist verloren.</translation>
    </message>
    <message>
        <source>So the strongest first: Chocolate, Coffee, Lemon, Carrot.</source>
        <translation>Also die stärksten zuerst: Schokolade, Kaffee, Zitrone, Karotte.</translation>
    </message>
    <message>
        <source>Now: begin a new stack with Chocolate.</source>
        <translation>Jetzt: Beginn einen neuen Turm mit Schokolade.</translation>
    </message>
    <message>
        <source>Now: put Coffee, Lemon and Carrot on it, in this order.</source>
        <translation>Jetzt: Leg Kaffee, Zitrone und Karotte darauf, in dieser Folge.</translation>
    </message>
    <message>
        <source>It bears only 3 layers: with it below the stack can’t grow tall.</source>
        <translation>Sie trägt nur 3 Schichten: Mit ihr unten kann der Turm nicht hoch wachsen.</translation>
    </message>
    <message>
        <source>It would hold today, but Lemon bears less than what comes first.</source>
        <translation>Heute würde es halten, aber Zitrone trägt weniger als das, was zuerst kommt.</translation>
    </message>
    <message>
        <source>One tall stack is worth more than several low ones. Chocolate first, then Coffee.</source>
        <translation>Ein hoher Turm ist mehr wert als mehrere niedrige. Erst Schokolade, dann Kaffee.</translation>
    </message>
    <message>
        <source>What is new in round 2?</source>
        <translation>Was ist neu in Runde 2?</translation>
    </message>
    <message>
        <source>From now on a topper joins the four cakes. It is a layer, but no cake, and bears nothing at all.</source>
        <translation>Von jetzt an kommt ein Topper zu den vier Torten. Er ist eine Schicht, aber keine Torte, und trägt gar nichts.</translation>
    </message>
    <message>
        <source>A cake scores 1. From three layers on, one flavour scores 2. A topper on three cakes or more doubles the stack.</source>
        <translation>Eine Torte zählt 1. Ab drei Schichten zählt eine Sorte 2. Ein Topper auf mindestens drei Torten verdoppelt den Turm.</translation>
    </message>
    <message>
        <source>We skip the bids of this round. You won the Crown, Lemon 1 and Chocolate 3; {rival} the others.</source>
        <translation>Wir überspringen die Gebote dieser Runde. Du hast Krone, Zitrone 1 und Schokolade 3 gewonnen, {rival} den Rest.</translation>
    </message>
    <message>
        <source>What makes a layer fall?</source>
        <translation>Wann stürzt eine Schicht ein?</translation>
    </message>
    <message>
        <source>Lemon 1 bears one layer. Let us see what happens to it under two: nothing counts until you confirm.</source>
        <translation>Zitrone 1 trägt eine Schicht. Sehen wir, was ihr unter zweien geschieht: Nichts zählt, bis du bestätigst.</translation>
    </message>
    <message>
        <source>All layers above count, toppers too. What is too much makes this layer go.</source>
        <translation>Alle Schichten darüber zählen, auch Topper. Was zu viel ist, wirft diese Schicht hinaus.</translation>
    </message>
    <message>
        <source>Now: put Lemon, Chocolate and the Crown on your stack.</source>
        <translation>Jetzt: Leg Zitrone, Schokolade und die Krone auf deinen Turm.</translation>
    </message>
    <message>
        <source>Lemon has fallen. Press All back: it was only a try.</source>
        <translation>Zitrone ist eingestürzt. Drück Alles zurück: Es war nur ein Versuch.</translation>
    </message>
    <message>
        <source>A topper goes last: any layer on it would make it collapse.</source>
        <translation>Ein Topper kommt zuletzt: Jede Schicht auf ihm ließe ihn einstürzen.</translation>
    </message>
    <message>
        <source>Soon! First see how Lemon falls: it goes on the stack first.</source>
        <translation>Bald! Sieh erst, wie Zitrone einstürzt: Sie kommt zuerst auf den Turm.</translation>
    </message>
    <message>
        <source>What makes a stack worth most?</source>
        <translation>Was macht einen Turm am wertvollsten?</translation>
    </message>
    <message>
        <source>6 cakes are 6, two of them Chocolate are 2 more: 8. The Crown makes it 16.</source>
        <translation>6 Torten sind 6, zwei davon Schokolade sind 2 mehr: 8. Mit der Krone sind es 16.</translation>
    </message>
    <message>
        <source>Now: Chocolate, then Lemon, then the Crown on top.</source>
        <translation>Jetzt: Schokolade, dann Zitrone, dann die Krone obenauf.</translation>
    </message>
    <message>
        <source>The Crown last: what lies on a topper makes it collapse.</source>
        <translation>Die Krone zuletzt: Was auf einem Topper liegt, lässt ihn einstürzen.</translation>
    </message>
    <message>
        <source>Lemon bears one layer only: Chocolate goes below it.</source>
        <translation>Zitrone trägt nur eine Schicht: Schokolade kommt darunter.</translation>
    </message>
    <message>
        <source>On the tall stack they score most: there the Crown doubles all.</source>
        <translation>Auf dem hohen Turm zählen sie am meisten: Dort verdoppelt die Krone alles.</translation>
    </message>
</context>
<context>
    <name>TopCakeSummary</name>
    <message>
        <source>cakes</source>
        <translation>Torten</translation>
    </message>
    <message>
        <source>matching</source>
        <translation>gleiche</translation>
    </message>
    <message>
        <source>toppers</source>
        <translation>Topper</translation>
    </message>
    <message numerus="yes">
        <source>{cake}, and %n more cake(s)</source>
        <translation>
            <numerusform>{cake}, und noch %n Torte</numerusform>
            <numerusform>{cake}, und noch %n Torten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest cake has %n layer(s): well built, {names}!</source>
        <translation>
            <numerusform>Die höchste Torte hat %n Schicht: gut gebaut, {names}!</numerusform>
            <numerusform>Die höchste Torte hat %n Schichten: gut gebaut, {names}!</numerusform>
        </translation>
    </message>
    <message>
        <source>{layers}, {points}</source>
        <translation>{layers}, {points}</translation>
    </message>
</context>
<context>
    <name>TopStrip</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>TrayWording</name>
    <message>
        <source>{name}, you have no card left</source>
        <translation>{name}, du hast keine Karte mehr</translation>
    </message>
    <message>
        <source>{name}, put the half point on a cake</source>
        <translation>{name}, leg den halben Punkt auf eine Torte</translation>
    </message>
    <message>
        <source>{name}, the half point on {cake}?</source>
        <translation>{name}, der halbe Punkt auf {cake}?</translation>
    </message>
    <message>
        <source>{name}, choose a cake for your {kind}</source>
        <translation>{name}, wähl eine Torte für {kind}</translation>
    </message>
    <message>
        <source>{name}, lay this card?</source>
        <translation>{name}, diese Karte legen?</translation>
    </message>
    <message>
        <source>{name}, lay both cards?</source>
        <translation>{name}, beide Karten legen?</translation>
    </message>
    <message>
        <source>{name}, lay your last card, up or down</source>
        <translation>{name}, leg deine letzte Karte, offen oder verdeckt</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face up</source>
        <translation>{name}, leg eine Karte offen</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face down</source>
        <translation>{name}, leg eine Karte verdeckt</translation>
    </message>
    <message>
        <source>Your cards lie on tied cakes.</source>
        <translation>Deine Karten liegen bei Torten mit Gleichstand.</translation>
    </message>
    <message>
        <source>Worth half a point more; may win alone.</source>
        <translation>Ein halber Punkt mehr; gewinnt auch allein.</translation>
    </message>
    <message>
        <source>One card is left: up or down, as you like.</source>
        <translation>Eine Karte ist übrig: offen oder verdeckt, wie du magst.</translation>
    </message>
    <message>
        <source>One up, one down, each beside a cake.</source>
        <translation>Eine offen, eine verdeckt, jede neben eine Torte.</translation>
    </message>
    <message>
        <source>Lay the half point</source>
        <translation>Halben Punkt legen</translation>
    </message>
    <message>
        <source>Lay this card</source>
        <translation>Diese Karte legen</translation>
    </message>
    <message>
        <source>Lay both cards</source>
        <translation>Beide Karten legen</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Half point</source>
        <translation>Halber Punkt</translation>
    </message>
    <message>
        <source>choose a&#xa0;cake</source>
        <translation>Torte wählen</translation>
    </message>
    <message>
        <source>choose a&#xa0;card</source>
        <translation>Karte wählen</translation>
    </message>
    <message>
        <source>or here</source>
        <translation>oder hier</translation>
    </message>
    <message>
        <source>{slot}: empty, the next card goes here</source>
        <translation>{slot}: leer, hierher kommt die nächste Karte</translation>
    </message>
    <message>
        <source>{slot}: empty</source>
        <translation>{slot}: leer</translation>
    </message>
    <message>
        <source>Half point: no cake chosen yet</source>
        <translation>Halber Punkt: noch keine Torte gewählt</translation>
    </message>
    <message>
        <source>{slot}: {kind}, no cake chosen yet</source>
        <translation>{slot}: {kind}, noch keine Torte gewählt</translation>
    </message>
    <message>
        <source>{slot}: {kind} on {cake}</source>
        <translation>{slot}: {kind} auf {cake}</translation>
    </message>
    <message>
        <source>Half point, staged on {cake}</source>
        <translation>Halber Punkt, bereit auf {cake}</translation>
    </message>
    <message>
        <source>{kind}, staged face up on {cake}</source>
        <translation>{kind}, offen bereit auf {cake}</translation>
    </message>
    <message>
        <source>Card staged face down on {cake}</source>
        <translation>Karte verdeckt bereit auf {cake}</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
    <message>
        <source>Next: {name} bids</source>
        <translation>Als Nächstes bietet {name}</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} bietet</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
</context>
<context>
    <name>TurnWording</name>
    <message>
        <source>on top</source>
        <translation>obendrauf</translation>
    </message>
    <message>
        <source>on the empty platter</source>
        <translation>auf die leere Platte</translation>
    </message>
    <message>
        <source>under the {size}</source>
        <translation>unter die {size}</translation>
    </message>
    <message>
        <source>instead of the {size}</source>
        <translation>statt der {size}</translation>
    </message>
    <message>
        <source>{place}: then it wins {ribbon}</source>
        <translation>{place}: Dann gewinnt sie {ribbon}</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top} (turned, the {other} is)</source>
        <translation>obendrauf: {size} ist nicht kleiner als die {top} (umgedreht, die {other} schon)</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top}</source>
        <translation>obendrauf: {size} ist nicht kleiner als die {top}</translation>
    </message>
    <message>
        <source>Finish the card in hand first.</source>
        <translation>Erst kommt die Karte in der Hand dran.</translation>
    </message>
    <message>
        <source>You have taken your card of this turn.</source>
        <translation>Deine Karte dieses Zuges hast du schon genommen.</translation>
    </message>
    <message>
        <source>Neither side would find a place on your cake.</source>
        <translation>Keine der Seiten fände einen Platz auf deiner Torte.</translation>
    </message>
    <message>
        <source>submit the cake: wins {ribbon}</source>
        <translation>Torte einreichen: gewinnt {ribbon}</translation>
    </message>
    <message>
        <source>Squeeze: a card goes under layers already placed. Once a game.</source>
        <translation>Quetschen: Eine Karte kommt unter Schichten, die schon liegen. Einmal in der Partie.</translation>
    </message>
    <message>
        <source>Swipe: take the top card of another cake; it goes in at once. Once a game.</source>
        <translation>Stibitzen: Nimm die oberste Karte einer anderen Torte; sie muss sofort hinein. Einmal in der Partie.</translation>
    </message>
    <message>
        <source>Swap: a card in hand or of the table replaces the top layer. Once a game.</source>
        <translation>Tauschen: Eine Karte aus Hand oder Auslage ersetzt die oberste Schicht. Einmal in der Partie.</translation>
    </message>
    <message>
        <source>{card}: in use</source>
        <translation>{card}: in Gebrauch</translation>
    </message>
    <message>
        <source>{card}: used</source>
        <translation>{card}: benutzt</translation>
    </message>
    <message>
        <source>{name} {sum}</source>
        <translation>{name} {sum}</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>{name}, squeeze which card in?</source>
        <translation>{name}, welche Karte quetschst du hinein?</translation>
    </message>
    <message>
        <source>{name}, swipe a top card</source>
        <translation>{name}, stibitz eine oberste Karte</translation>
    </message>
    <message>
        <source>{name}, swap which card in?</source>
        <translation>{name}, welche Karte tauschst du herein?</translation>
    </message>
    <message>
        <source>{name}, draw or draft a card</source>
        <translation>{name}, zieh eine Karte oder such dir eine aus</translation>
    </message>
    <message>
        <source>Lit cards fit on your cake. What you draft you must use. A drawn card can&apos;t be taken back.</source>
        <translation>Was leuchtet, passt auf deine Torte. Was du dir aussuchst, musst du nutzen. Ziehen lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Draw or draft a card</source>
        <translation>Zieh oder such dir eine aus</translation>
    </message>
    <message>
        <source>What you draft you must use. A draw can&apos;t be taken back.</source>
        <translation>Was du aussuchst, musst du nutzen. Ziehen lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>on top: not under {top}</source>
        <translation>obendrauf: nicht unter {top}</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It goes under layers of your cake.</source>
        <translation>Klick auf eine leuchtende Karte der Auslage. Sie kommt unter Schichten deiner Torte.</translation>
    </message>
    <message>
        <source>Click a lit top card. It goes in at once, with either side, besides your own take.</source>
        <translation>Klick auf eine leuchtende oberste Karte. Sie kommt sofort hinein, egal wie herum; deine Karte nimmst du trotzdem.</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It replaces a layer; your own take comes besides.</source>
        <translation>Klick auf eine leuchtende Karte der Auslage. Sie ersetzt eine Schicht; deine Karte nimmst du trotzdem noch.</translation>
    </message>
    <message>
        <source>{name}, end your turn?</source>
        <translation>{name}, den Zug beenden?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn?</source>
        <translation>Zug beenden?</translation>
    </message>
    <message>
        <source>under {size}</source>
        <translation>unter {size}</translation>
    </message>
    <message>
        <source>for the {size}</source>
        <translation>statt {size}</translation>
    </message>
    <message>
        <source>not under {top}</source>
        <translation>nicht unter {top}</translation>
    </message>
    <message>
        <source>no side fits</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Anywhere but on top. Sizes must still become smaller from below.</source>
        <translation>Überall, nur nicht obenauf. Die Größen müssen von unten her kleiner werden.</translation>
    </message>
    <message>
        <source>Use either side of it. Your own take comes besides.</source>
        <translation>Wie herum du willst. Deine Karte nimmst du trotzdem noch.</translation>
    </message>
    <message>
        <source>With Squeeze as well, it may replace any layer.</source>
        <translation>Mit Quetschen dazu kann sie jede Schicht ersetzen.</translation>
    </message>
    <message>
        <source>An action card</source>
        <translation>Eine Aktionskarte</translation>
    </message>
    <message>
        <source>Squeeze which card in?</source>
        <translation>Welche Karte quetschen?</translation>
    </message>
    <message>
        <source>It goes under layers of your cake.</source>
        <translation>Sie kommt unter Schichten deiner Torte.</translation>
    </message>
    <message>
        <source>Swipe a top card</source>
        <translation>Oberste Karte stibitzen</translation>
    </message>
    <message>
        <source>It goes in at once, besides your own take.</source>
        <translation>Sie kommt sofort hinein, zusätzlich zu deiner.</translation>
    </message>
    <message>
        <source>Swap which card in?</source>
        <translation>Welche Karte eintauschen?</translation>
    </message>
    <message>
        <source>It replaces a layer; your own take comes besides.</source>
        <translation>Sie ersetzt eine Schicht, zusätzlich zu deiner.</translation>
    </message>
    <message>
        <source>Or do something else before.</source>
        <translation>Oder tu vorher noch etwas anderes.</translation>
    </message>
    <message>
        <source>submit your cake</source>
        <translation>deine Torte einreichen</translation>
    </message>
    <message>
        <source>clear your platter</source>
        <translation>deine Platte abräumen</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>{card} nutzen</translation>
    </message>
    <message>
        <source>Before that you may {deeds}.</source>
        <translation>Vorher kannst du noch: {deeds}.</translation>
    </message>
    <message>
        <source>{name}, pass this card?</source>
        <translation>{name}, diese Karte weglegen?</translation>
    </message>
    <message>
        <source>{name}, this card fits nowhere</source>
        <translation>{name}, diese Karte passt nirgends</translation>
    </message>
    <message>
        <source>It then lies open on the table, where others can draft it.</source>
        <translation>Sie liegt dann offen in der Auslage, wo andere sie nehmen können.</translation>
    </message>
    <message>
        <source>Pass it to the table</source>
        <translation>In die Auslage legen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Pass this card?</source>
        <translation>Diese Karte weglegen?</translation>
    </message>
    <message>
        <source>It fits nowhere</source>
        <translation>Sie passt nirgends</translation>
    </message>
    <message>
        <source>{name}, submit for {ribbon}?</source>
        <translation>{name}, für {ribbon} einreichen?</translation>
    </message>
    <message>
        <source>{title}, {layers}: {points} + {more} = {sum}. The cards leave the game.</source>
        <translation>{title}, {layers}: {points} + {more} = {sum}. Die Karten sind dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>Win {ribbon}</source>
        <translation>Gewinn {ribbon}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Submit your cake?</source>
        <translation>Deine Torte einreichen?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game.</source>
        <translation>
            <numerusform>%n Karte ist dann aus dem Spiel.</numerusform>
            <numerusform>%n Karten sind dann aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>It could win {ribbon}!</source>
        <translation>Sie könnte {ribbon} gewinnen!</translation>
    </message>
    <message>
        <source>{name}, clear without a ribbon?</source>
        <translation>{name}, ohne Schleife abräumen?</translation>
    </message>
    <message>
        <source>Clear the platter</source>
        <translation>Platte abräumen</translation>
    </message>
    <message>
        <source>Clear without a ribbon?</source>
        <translation>Ohne Schleife abräumen?</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>As an extra</source>
        <translation>Als Extra</translation>
    </message>
    <message>
        <source>{name}, where does the {size} go?</source>
        <translation>{name}, wohin kommt die {size}?</translation>
    </message>
    <message>
        <source>{name}, the {size} fits nowhere</source>
        <translation>{name}, die {size} passt nirgends</translation>
    </message>
    <message>
        <source>Turn the card by a click or with R.</source>
        <translation>Ein Klick oder R dreht die Karte um.</translation>
    </message>
    <message>
        <source>What you draft you must use. Turn it by a click or with R.</source>
        <translation>Was du dir aussuchst, musst du nutzen. Ein Klick oder R dreht sie um.</translation>
    </message>
    <message>
        <source>Swapped in from the table: your own take comes besides.</source>
        <translation>Aus der Auslage getauscht: Deine Karte nimmst du trotzdem noch.</translation>
    </message>
    <message>
        <source>A swiped card goes in at once, with either side.</source>
        <translation>Eine stibitzte Karte kommt sofort hinein, wie herum du willst.</translation>
    </message>
    <message>
        <source>Where does the {size} go?</source>
        <translation>Wohin kommt die {size}?</translation>
    </message>
    <message>
        <source>{layer} goes to the table.</source>
        <translation>{layer} kommt in die Auslage.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) then win nothing yet.</source>
        <translation>
            <numerusform>%n Schicht gewinnt dann noch nichts.</numerusform>
            <numerusform>%n Schichten gewinnen dann noch nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>It then wins {ribbons}.</source>
        <translation>Dann gewinnt sie {ribbons}.</translation>
    </message>
    <message>
        <source>Draft and place the {size}</source>
        <translation>Die {size} nehmen</translation>
    </message>
    <message>
        <source>Place the {size}</source>
        <translation>Die {size} auflegen</translation>
    </message>
    <message>
        <source>Squeeze in the {size}</source>
        <translation>Die {size} hineinquetschen</translation>
    </message>
    <message>
        <source>Swap in the {size}</source>
        <translation>Die {size} hereintauschen</translation>
    </message>
    <message>
        <source>{layer}: fits nowhere</source>
        <translation>{layer}: passt nirgends</translation>
    </message>
    <message>
        <source>{layer}, {place}</source>
        <translation>{layer}, {place}</translation>
    </message>
    <message>
        <source>{told}, with {cards}</source>
        <translation>{told}, mit {cards}</translation>
    </message>
    <message>
        <source>{name}, choose a cut card and turn it</source>
        <translation>{name}, wähl eine Schnittkarte und dreh sie</translation>
    </message>
    <message>
        <source>Cut it like this</source>
        <translation>So schneiden</translation>
    </message>
    <message>
        <source>Other cut card</source>
        <translation>Andere Schnittkarte</translation>
    </message>
    <message>
        <source>Choose a cut card and turn it</source>
        <translation>Wähl eine Schnittkarte und dreh sie</translation>
    </message>
    <message>
        <source>Each of the others takes a piece, then you; one piece is left over.</source>
        <translation>Jeder andere nimmt ein Stück, dann du; ein Stück bleibt übrig.</translation>
    </message>
    <message>
        <source>The other takes first, then you, then each of you once more.</source>
        <translation>Die andere Seite nimmt zuerst, dann du, dann beide noch einmal.</translation>
    </message>
    <message>
        <source>Each of the others takes a piece; the last one is yours.</source>
        <translation>Jeder andere nimmt ein Stück; das letzte ist deins.</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Stück nehmen</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>Nimm {piece}</translation>
    </message>
    <message>
        <source>Click it, or drag one of its squares onto your cake.</source>
        <translation>Klick es an, oder zieh eines seiner Felder auf deinen Kuchen.</translation>
    </message>
    <message>
        <source>Click it, then the cake that it is for, or drag it there.</source>
        <translation>Klick es an, dann den Kuchen, für den es ist, oder zieh es dorthin.</translation>
    </message>
    <message>
        <source>It is the only one that is left.</source>
        <translation>Es ist das einzige, das noch da ist.</translation>
    </message>
    <message>
        <source>{name}, take a piece</source>
        <translation>{name}, nimm ein Stück</translation>
    </message>
    <message>
        <source>All four squares lie there</source>
        <translation>Alle vier Felder liegen</translation>
    </message>
    <message>
        <source>Confirm, or take some of them back.</source>
        <translation>Bestätige, oder nimm etwas zurück.</translation>
    </message>
    <message>
        <source>{name}, place the next square</source>
        <translation>{name}, leg das nächste Feld</translation>
    </message>
    <message>
        <source>Lit squares say what the square in hand gains there.</source>
        <translation>Leuchtende Plätze sagen, was das Feld in der Hand dort bringt.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to go</source>
        <translation>
            <numerusform>Bestätigen: noch %n</numerusform>
            <numerusform>Bestätigen: noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alles zurück</translation>
    </message>
    <message>
        <source>Click a place for it, or drag it there.</source>
        <translation>Klick auf einen Platz dafür, oder zieh es dorthin.</translation>
    </message>
    <message>
        <source>Choose one order for your first cake, then one for your second.</source>
        <translation>Wähl einen Auftrag für deinen ersten Kuchen, dann einen für deinen zweiten.</translation>
    </message>
    <message>
        <source>It stays secret until all have chosen. One order is never used.</source>
        <translation>Er bleibt geheim, bis alle gewählt haben. Ein Auftrag bleibt ungenutzt.</translation>
    </message>
    <message>
        <source>{name}, choose an order for each cake</source>
        <translation>{name}, wähl für jeden Kuchen einen Auftrag</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Choose two orders</source>
        <translation>Wähl zwei Aufträge</translation>
    </message>
    <message>
        <source>It stays secret.</source>
        <translation>Er bleibt geheim.</translation>
    </message>
    <message>
        <source>One for each cake.</source>
        <translation>Je Kuchen einen.</translation>
    </message>
    <message>
        <source>Here: no points yet.</source>
        <translation>Hier: noch keine Punkte.</translation>
    </message>
    <message>
        <source>Here: {gains}.</source>
        <translation>Hier: {gains}.</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Placed here, room closes {sides}.</source>
        <translation>Hier gelegt, fällt {sides} Platz weg.</translation>
    </message>
    <message>
        <source>Still left</source>
        <translation>Noch da</translation>
    </message>
    <message>
        <source>All get the piece of their colour: {pieces}. The cross goes away.</source>
        <translation>Alle bekommen das Stück ihrer Farbe: {pieces}. Das Kreuz kommt weg.</translation>
    </message>
    <message>
        <source>Chance has cut the cake</source>
        <translation>Der Zufall hat geschnitten</translation>
    </message>
    <message numerus="yes">
        <source>Cut card {number}, turned by %n quarter(s)</source>
        <translation>
            <numerusform>Schnittkarte {number}, um %n Viertel gedreht</numerusform>
            <numerusform>Schnittkarte {number}, um %n Viertel gedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>in der Hand von {name}</translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation>Zurück in die Hand</translation>
    </message>
    <message>
        <source>{piece}: taken by {name}</source>
        <translation>{piece}: hat {name}</translation>
    </message>
    <message>
        <source>takes next</source>
        <translation>nimmt danach</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>jetzt {}</translation>
    </message>
    <message>
        <source>first {}, second {}</source>
        <translation>erster {}, zweiter {}</translation>
    </message>
    <message>
        <source>{} / {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>So far + in hand</source>
        <translation>Bisher + in der Hand</translation>
    </message>
    <message>
        <source>{name}, choose an order for your first cake</source>
        <translation>{name}, wähl einen Auftrag für deinen ersten Kuchen</translation>
    </message>
    <message>
        <source>{piece} goes to your first cake.</source>
        <translation>{piece} ist für deinen ersten Kuchen.</translation>
    </message>
    <message>
        <source>{piece} goes to your second cake.</source>
        <translation>{piece} ist für deinen zweiten Kuchen.</translation>
    </message>
    <message>
        <source>{name}, choose an order for your second cake</source>
        <translation>{name}, wähl einen Auftrag für deinen zweiten Kuchen</translation>
    </message>
    <message>
        <source>Choose an order</source>
        <translation>Wähl einen Auftrag</translation>
    </message>
    <message>
        <source>The cake grows around its first square.</source>
        <translation>Der Kuchen wächst um sein erstes Feld.</translation>
    </message>
    <message>
        <source>Four by four: nothing slides any more.</source>
        <translation>Vier mal vier: nichts verschiebt sich mehr.</translation>
    </message>
    <message>
        <source>Four wide: the sides are locked.</source>
        <translation>Vier breit: die Seiten sind gesperrt.</translation>
    </message>
    <message>
        <source>Four high: above and below are locked.</source>
        <translation>Vier hoch: oben und unten sind gesperrt.</translation>
    </message>
    <message>
        <source>It may still grow, up to four by four.</source>
        <translation>Er darf noch wachsen, bis vier mal vier.</translation>
    </message>
    <message>
        <source>Less room {sides}</source>
        <translation>Weniger Platz {sides}</translation>
    </message>
    <message>
        <source>Your cut cards</source>
        <translation>Deine Schnittkarten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Chance cuts the first round.</source>
        <translation>In der ersten Runde schneidet der Zufall.</translation>
    </message>
    <message>
        <source>{name} cuts, and takes last.</source>
        <translation>{name} schneidet und nimmt zuletzt.</translation>
    </message>
    <message>
        <source>{name} has cut, and takes last.</source>
        <translation>{name} hat geschnitten und nimmt zuletzt.</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Nichts übrig</translation>
    </message>
    <message>
        <source>As it would be cut</source>
        <translation>So würde geschnitten</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Die Mitte</translation>
    </message>
    <message>
        <source>The centre, cut in four</source>
        <translation>Die Mitte, in vier Stücken</translation>
    </message>
    <message>
        <source>All get the piece of their colour. The cross goes away.</source>
        <translation>Alle bekommen das Stück ihrer Farbe. Das Kreuz kommt weg.</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Drehen (R)</translation>
    </message>
    <message>
        <source>{piece}: {cards}</source>
        <translation>{piece}: {cards}</translation>
    </message>
    <message>
        <source>places on the first cake</source>
        <translation>legt auf den ersten Kuchen</translation>
    </message>
    <message>
        <source>places on the second cake</source>
        <translation>legt auf den zweiten Kuchen</translation>
    </message>
    <message>
        <source>They take in this order: {names}</source>
        <translation>So wird genommen: {names}</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>schneidet</translation>
    </message>
    <message>
        <source>{cake}: empty</source>
        <translation>{cake}: leer</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Deine Aufträge</translation>
    </message>
    <message>
        <source>Orders: {name}</source>
        <translation>Aufträge: {name}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>Look (P)</source>
        <translation>Ansehen (P)</translation>
    </message>
    <message>
        <source>Look at your orders (P)</source>
        <translation>Deine Aufträge ansehen (P)</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Kommt noch</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>you serve</source>
        <translation>du servierst</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>serviert</translation>
    </message>
    <message>
        <source>first pick</source>
        <translation>wählt zuerst</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>du wählst</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>chooses next</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>last</source>
        <translation>zuletzt</translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>points of earlier matches</comment>
        <translation>
            <numerusform>%n von vorher</numerusform>
            <numerusform>%n von vorher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n Punkt insgesamt</numerusform>
            <numerusform>%n Punkte insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>leads: {points}</source>
        <translation>Mehrheiten: {points}</translation>
    </message>
    <message>
        <source>leads: {points} (now {now})</source>
        <translation>Mehrheiten: {points} (jetzt {now})</translation>
    </message>
    <message>
        <source>leads: then none (now {now})</source>
        <translation>Mehrheiten: dann keine (jetzt {now})</translation>
    </message>
    <message numerus="yes">
        <source>leads: then %n point(s) (now {now})</source>
        <translation>
            <numerusform>Mehrheiten: dann %n Punkt (jetzt {now})</numerusform>
            <numerusform>Mehrheiten: dann %n Punkte (jetzt {now})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads: %n point(s)</source>
        <translation>
            <numerusform>Mehrheiten: %n Punkt</numerusform>
            <numerusform>Mehrheiten: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no leads yet</source>
        <translation>noch keine Mehrheit</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message numerus="yes">
        <source>then %n point(s) (now {now})</source>
        <translation>
            <numerusform>dann %n Punkt (jetzt {now})</numerusform>
            <numerusform>dann %n Punkte (jetzt {now})</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing collected yet</source>
        <translation>noch nichts gesammelt</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen ohne zu sichern</translation>
    </message>
    <message>
        <source>Keep CakeDesk open</source>
        <translation>CakeDesk offen lassen</translation>
    </message>
    <message>
        <source>Trying …</source>
        <translation>Versuche es …</translation>
    </message>
    <message>
        <source>This still can&apos;t be saved ({why}, attempt {number}): {matches}. What was played there since the last save would be lost.</source>
        <translation>Das lässt sich noch immer nicht speichern ({why}, Versuch {number}): {matches}. Was dort seit dem letzten Speichern gespielt wurde, ginge verloren.</translation>
    </message>
    <message>
        <source>This can&apos;t be saved: {matches}. What was played there since the last save would be lost.</source>
        <translation>Das kann nicht gesichert werden: {matches}. Was dort seit dem letzten Sichern gespielt wurde, ginge verloren.</translation>
    </message>
    <message>
        <source>Close CakeDesk without saving?</source>
        <translation>CakeDesk schließen, ohne zu sichern?</translation>
    </message>
    <message>
        <source>Save elsewhere …</source>
        <translation>Woanders sichern …</translation>
    </message>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>Die Partie kann nicht nach {file} geschrieben werden: {why}.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Watching</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Only computers play. They wait for you to let them go on.</source>
        <translation>Nur Computer spielen. Sie warten, bis du sie weiterlässt.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Nur Computer spielen.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n plum(s)</source>
        <translation>
            <numerusform>%n Pflaume</numerusform>
            <numerusform>%n Pflaumen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apricot(s)</source>
        <translation>
            <numerusform>%n Aprikose</numerusform>
            <numerusform>%n Aprikosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n Kirsche</numerusform>
            <numerusform>%n Kirschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blackberry(s)</source>
        <translation>
            <numerusform>%n Brombeere</numerusform>
            <numerusform>%n Brombeeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kiwi(s)</source>
        <translation>
            <numerusform>%n Kiwi</numerusform>
            <numerusform>%n Kiwis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gooseberry(s)</source>
        <translation>
            <numerusform>%n Stachelbeere</numerusform>
            <numerusform>%n Stachelbeeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strawberry(s)</source>
        <translation>
            <numerusform>%n Erdbeere</numerusform>
            <numerusform>%n Erdbeeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chocolate(s)</source>
        <translation>
            <numerusform>%n Schokolade</numerusform>
            <numerusform>%n Schokoladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stücke</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole cake</source>
        <translation>Die ganze Torte</translation>
    </message>
    <message numerus="yes">
        <source>%n cream</source>
        <translation>
            <numerusform>%n Sahne</numerusform>
            <numerusform>%n Sahne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n noch nicht gesehen</numerusform>
            <numerusform>%n noch nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} finds no piece left</source>
        <translation>{name} findet kein Teil mehr</translation>
    </message>
    <message>
        <source>Piece {letter}: {slices}. {cream}</source>
        <translation>Teil {letter}: {slices}. {cream}</translation>
    </message>
    <message>
        <source>The whole cake: {slices}. {cream}</source>
        <translation>Die ganze Torte: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Gap {number}</source>
        <translation>Fuge {number}</translation>
    </message>
    <message>
        <source>Gap {number}, between {before} and {after}</source>
        <translation>Fuge {number}, zwischen {before} und {after}</translation>
    </message>
    <message>
        <source>Nothing collected</source>
        <translation>Nichts gesammelt</translation>
    </message>
    <message>
        <source>Collected: {slices}</source>
        <translation>Gesammelt: {slices}</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) eaten</source>
        <translation>
            <numerusform>%n Stück gegessen</numerusform>
            <numerusform>%n Stücke gegessen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing eaten</source>
        <translation>Nichts gegessen</translation>
    </message>
    <message>
        <source>Eaten: {slices}. {cream}</source>
        <translation>Gegessen: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Leads {varieties}</source>
        <translation>Führt bei {varieties}</translation>
    </message>
    <message>
        <source>Shares the lead in {varieties}</source>
        <translation>Gleichauf vorn bei {varieties}</translation>
    </message>
</context>
<context>
    <name>_Buttons</name>
    <message>
        <source>Back to standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>_FactWords</name>
    <message>
        <source>{name} to cut the cake</source>
        <translation>{name} schneidet die Torte</translation>
    </message>
    <message>
        <source>{name} to choose</source>
        <translation>{name} wählt</translation>
    </message>
</context>
</TS>
