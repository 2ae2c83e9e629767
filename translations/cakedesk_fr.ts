<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About CakeDesk</source>
        <translation>À propos de CakeDesk</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>version {version}</translation>
    </message>
    <message>
        <source>An unofficial implementation, with its own art and text. The games are the work of the people named here, who have no part in this program. If you like a game, buy the real one.</source>
        <translation>Une adaptation non officielle, avec ses propres images et textes. Les jeux sont l’œuvre des personnes nommées ici, qui n’ont pris aucune part à ce programme. Si un jeu te plaît, achète le vrai.</translation>
    </message>
    <message>
        <source>Program: GPL-3.0-or-later. Art: CC-BY-SA-4.0. Fonts: Baloo 2 and Atkinson Hyperlegible Next, SIL Open Font License 1.1.</source>
        <translation>Programme&#xa0;: GPL-3.0-or-later. Images&#xa0;: CC-BY-SA-4.0. Polices&#xa0;: Baloo 2 et Atkinson Hyperlegible Next, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Python {python}, PySide {pyside}, Qt {qt}</source>
        <translation>Python {python}, PySide {pyside}, Qt {qt}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ActingTurn</name>
    <message>
        <source>your bid</source>
        <translation>ton enchère</translation>
    </message>
</context>
<context>
    <name>ActingWording</name>
    <message>
        <source>Cash in</source>
        <translation>Encaisser</translation>
    </message>
    <message>
        <source>Change suit</source>
        <translation>Changer de couleur</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Voler</translation>
    </message>
    <message>
        <source>cash in</source>
        <translation>encaisser</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changer</translation>
    </message>
    <message>
        <source>take</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>voler</translation>
    </message>
    <message>
        <source>A card of your bid leaves the game for good. It still counts for you at the end.</source>
        <translation>Une carte de ton enchère quitte le jeu pour de bon. Elle compte quand même pour toi à la fin.</translation>
    </message>
    <message>
        <source>A card of your bid gets another suit until it is paid or you are done.</source>
        <translation>Une carte de ton enchère prend une autre couleur, jusqu’à ce qu’elle soit payée ou que tu aies fini.</translation>
    </message>
    <message>
        <source>A card of the row, of your discards or of what is out of auction joins your bid.</source>
        <translation>Une carte de la rangée, de ta défausse ou de ce qui est hors enchère rejoint ton enchère.</translation>
    </message>
    <message>
        <source>A card of the loser’s bid joins your bid. Only the winner may steal.</source>
        <translation>Une carte de l’enchère battue rejoint la tienne. Seul qui gagne peut voler.</translation>
    </message>
    <message>
        <source>It still counts for you at the end.</source>
        <translation>Elle compte quand même pour toi à la fin.</translation>
    </message>
    <message>
        <source>Until it is paid or you are done.</source>
        <translation>Jusqu’à ce qu’elle paie ou que tu aies fini.</translation>
    </message>
    <message>
        <source>What you take joins your bid.</source>
        <translation>Ce que tu prends rejoint ton enchère.</translation>
    </message>
    <message>
        <source>What you steal joins your bid.</source>
        <translation>Ce que tu voles rejoint ton enchère.</translation>
    </message>
    <message>
        <source>{kind}: {count}</source>
        <translation>{kind}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Only the winner may steal.</source>
        <translation>Seul qui gagne peut voler.</translation>
    </message>
    <message>
        <source>No card of {suit} lies in the row, in your discards or out of auction.</source>
        <translation>Aucune {suit} dans la rangée, dans ta défausse ni hors enchère.</translation>
    </message>
    <message>
        <source>{name}’s bid has no card of {suit}.</source>
        <translation>L’enchère de {name} n’a aucune {suit}.</translation>
    </message>
    <message>
        <source>Your bid has no other card of {suit}.</source>
        <translation>Ton enchère n’a pas d’autre {suit}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Autre manche</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <source>{power} (now {suit})</source>
        <translation>{power} (à présent {suit})</translation>
    </message>
    <message>
        <source>{power}: {kinds}</source>
        <translation>{power}&#xa0;: {kinds}</translation>
    </message>
    <message>
        <source>all stay yours</source>
        <translation>tout te reste</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>tout reste</translation>
    </message>
    <message numerus="yes">
        <source>%n go(es)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n partent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s), {lost}</source>
        <translation>
            <numerusform>%n reste, {lost}</numerusform>
            <numerusform>%n restent, {lost}</numerusform>
        </translation>
    </message>
    <message>
        <source>pay with {cards}: {kept} for you to keep, {lost} for the auction, with {vp} VP</source>
        <translation>payer avec {cards}&#xa0;: {kept} pour toi, {lost} pour la vente, avec {vp} PV</translation>
    </message>
    <message>
        <source>Possible with the {card}: {kinds}.</source>
        <translation>Possible avec {card}&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>The {power} works on {suit} alone.</source>
        <translation>Le {power} n’agit que sur {suit}.</translation>
    </message>
    <message>
        <source>It costs {cards}, and your bid has {left}.</source>
        <translation>Elle coûte {cards}, et il reste {left} dans ton enchère.</translation>
    </message>
    <message>
        <source>Keep a card of your bid: you owe the {card} at cost 1.</source>
        <translation>Garde une carte de ton enchère&#xa0;: tu dois acheter {card} au coût 1.</translation>
    </message>
    <message>
        <source>The card set aside</source>
        <translation>La carte mise de côté</translation>
    </message>
    <message>
        <source>In secret</source>
        <translation>En secret</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Your powers</source>
        <translation>Tes pouvoirs</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <translation>Quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>It waits on top of your deck: you draw it first, for the next round.</source>
        <translation>Elle attend sur ta pioche&#xa0;: tu la pioches en premier, pour la manche suivante.</translation>
    </message>
    <message>
        <source>If the bids tie, it is added to yours, and spent with it.</source>
        <translation>En cas d’égalité, elle s’ajoute à ton enchère et part avec elle.</translation>
    </message>
    <message>
        <source>It stays secret, except in a tie.</source>
        <translation>Elle reste secrète, sauf en cas d’égalité.</translation>
    </message>
    <message>
        <source>One who wants to go on is enough. Nobody sees what the other says first.</source>
        <translation>Il suffit que l’un veuille continuer. Chacun répond en secret.</translation>
    </message>
    <message>
        <source>Paid cards of the suit that you buy stay yours.</source>
        <translation>Les cartes payées de la couleur que tu achètes te restent.</translation>
    </message>
    <message>
        <source>All others are lost to the auction.</source>
        <translation>Toutes les autres sont perdues pour la vente.</translation>
    </message>
    <message>
        <source>{name}, you have no card</source>
        <translation>{name}, tu n’as pas de carte</translation>
    </message>
    <message>
        <source>You set nothing aside, and bid 0 in this round.</source>
        <translation>Tu ne mets rien de côté, et tu mises 0 dans cette manche.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>You have no card</source>
        <translation>Tu n’as pas de carte</translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are your bid. The higher bid buys first.</source>
        <translation>
            <numerusform>%n autre carte est ton enchère. La plus haute achète en premier.</numerusform>
            <numerusform>Les %n autres cartes sont ton enchère. La plus haute achète en premier.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your only card: you bid 0 in this round.</source>
        <translation>C’est ta seule carte&#xa0;: tu mises 0 dans cette manche.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>La mettre de côté</translation>
    </message>
    <message>
        <source>{name}, set one card aside</source>
        <translation>{name}, mets une carte de côté</translation>
    </message>
    <message>
        <source>Set one card aside</source>
        <translation>Mets une carte de côté</translation>
    </message>
    <message>
        <source>{name}, set the {card} aside?</source>
        <translation>{name}, mettre de côté {card}&#xa0;?</translation>
    </message>
    <message>
        <source>Set the {card} aside?</source>
        <translation>Mettre de côté {card}&#xa0;?</translation>
    </message>
    <message>
        <source>The others are your bid.</source>
        <translation>Les autres sont ton enchère.</translation>
    </message>
    <message>
        <source>{name}, play another round?</source>
        <translation>{name}, encore une manche&#xa0;?</translation>
    </message>
    <message>
        <source>The auction deck is empty. If both want to stop, the game is over.</source>
        <translation>La pioche de la vente est vide. Si les deux veulent s’arrêter, la partie est finie.</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Another round?</source>
        <translation>Encore une manche&#xa0;?</translation>
    </message>
    <message>
        <source>If both want to stop, the game is over.</source>
        <translation>Si les deux veulent s’arrêter, la partie est finie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{name}, what do you buy with {cards}?</source>
        <translation>{name}, qu’achètes-tu avec {cards}&#xa0;?</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>Qu’achètes-tu&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, buy the {card} before you are done</source>
        <translation>{name}, achète {card} avant de finir</translation>
    </message>
    <message>
        <source>First buy the {card}</source>
        <translation>Achète d’abord {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1. Keep a card to pay for it.</source>
        <translation>Qui perd une manche doit acheter la carte au coût 1. Garde une carte pour la payer.</translation>
    </message>
    <message>
        <source>Done: buy it first</source>
        <translation>Fini&#xa0;: achète d’abord</translation>
    </message>
    <message>
        <source>Buy it first</source>
        <translation>Achète d’abord</translation>
    </message>
    <message>
        <source>{name}, use a power</source>
        <translation>{name}, utilise un pouvoir</translation>
    </message>
    <message>
        <source>Use a power</source>
        <translation>Utilise un pouvoir</translation>
    </message>
    <message>
        <source>Click a power of your bid. Do as much as you like.</source>
        <translation>Clique un pouvoir de ton enchère. Fais-en autant que tu veux.</translation>
    </message>
    <message>
        <source>{name}, buy, or use a power</source>
        <translation>{name}, achète, ou utilise un pouvoir</translation>
    </message>
    <message>
        <source>Buy, or use a power</source>
        <translation>Achète, ou utilise un pouvoir</translation>
    </message>
    <message>
        <source>Click a lit card of the row to buy it, or a power of your bid. Do as much as you like.</source>
        <translation>Clique une carte éclairée de la rangée pour l’acheter, ou un pouvoir de ton enchère. Fais-en autant que tu veux.</translation>
    </message>
    <message>
        <source>Click what is lit.</source>
        <translation>Clique ce qui est éclairé.</translation>
    </message>
    <message>
        <source>{name}, buy a card</source>
        <translation>{name}, achète une carte</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Achète une carte</translation>
    </message>
    <message>
        <source>Click a lit card of the row. Its coin says how many cards of your bid it costs.</source>
        <translation>Clique une carte éclairée de la rangée. Sa pièce dit combien de cartes de ton enchère elle coûte.</translation>
    </message>
    <message>
        <source>Click a lit card of the row.</source>
        <translation>Clique une carte éclairée de la rangée.</translation>
    </message>
    <message>
        <source>It works on {suit} alone, once.</source>
        <translation>Il n’agit que sur {suit}, une seule fois.</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>Paie {cards}</translation>
    </message>
    <message>
        <source>All stay yours.</source>
        <translation>Toutes te restent.</translation>
    </message>
    <message numerus="yes">
        <source>To the auction: %n card(s).</source>
        <translation>
            <numerusform>À la vente&#xa0;: %n carte.</numerusform>
            <numerusform>À la vente&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay yours: {suit}, like the card you buy.</source>
        <translation>Toutes te restent&#xa0;: {suit}, comme la carte que tu achètes.</translation>
    </message>
    <message>
        <source>Not {suit}, so off to the auction: {cards}.</source>
        <translation>Pas {suit}, donc perdu pour la vente&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Ways to pay: what keeps most first</source>
        <translation>Façons de payer&#xa0;: ce qui garde le plus d’abord</translation>
    </message>
    <message>
        <source>What keeps most first</source>
        <translation>Moins de perte d’abord</translation>
    </message>
    <message>
        <source>Keep a card to pay for it.</source>
        <translation>Garde une carte pour la payer.</translation>
    </message>
    <message>
        <source>{name}, what does the {power} do?</source>
        <translation>{name}, que fait le {power}&#xa0;?</translation>
    </message>
    <message>
        <source>What does the {power} do?</source>
        <translation>Que fait le {power}&#xa0;?</translation>
    </message>
    <message>
        <source>Choose what it does, or a lit card. It works on {suit} alone, once.</source>
        <translation>Choisis ce qu’il fait, ou une carte éclairée. Il n’agit que sur {suit}, une seule fois.</translation>
    </message>
    <message>
        <source>Cash in the {card}, or change its suit?</source>
        <translation>Encaisser {card}, ou changer sa couleur&#xa0;?</translation>
    </message>
    <message>
        <source>Choose one at the right.</source>
        <translation>Choisis à droite.</translation>
    </message>
    <message>
        <source>Which suit does the {card} get?</source>
        <translation>Quelle couleur prend {card}&#xa0;?</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>Make the {card} a {suit}?</source>
        <translation>Changer {card} en {suit}&#xa0;?</translation>
    </message>
    <message>
        <source>Paid for a {suit} it stays yours.</source>
        <translation>Payée pour {suit}, elle te reste.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>La changer</translation>
    </message>
    <message>
        <source>Cash in the {card}?</source>
        <translation>Encaisser {card}&#xa0;?</translation>
    </message>
    <message>
        <source>It is out of your deck for good. Its {vp} VP count for you at the end.</source>
        <translation>Elle quitte ton paquet pour de bon. Ses {vp} PV comptent pour toi à la fin.</translation>
    </message>
    <message>
        <source>Cash it in</source>
        <translation>L’encaisser</translation>
    </message>
    <message>
        <source>Steal the {card}?</source>
        <translation>Voler {card}&#xa0;?</translation>
    </message>
    <message>
        <source>It joins your bid, and you can use its power.</source>
        <translation>Elle rejoint ton enchère, et tu peux utiliser son pouvoir.</translation>
    </message>
    <message>
        <source>It joins your bid. {name} has one card less to pay with.</source>
        <translation>Elle rejoint ton enchère. {name} a une carte de moins pour payer.</translation>
    </message>
    <message>
        <source>Steal it</source>
        <translation>La voler</translation>
    </message>
    <message>
        <source>It joins your bid. {name} then owes no card.</source>
        <translation>Elle rejoint ton enchère. {name} ne doit alors plus de carte.</translation>
    </message>
    <message>
        <source>It joins your bid, and you owe no card any more.</source>
        <translation>Elle rejoint ton enchère, et tu ne dois plus de carte.</translation>
    </message>
    <message>
        <source>It joins your bid: you can pay with it at once.</source>
        <translation>Elle rejoint ton enchère&#xa0;: tu peux payer avec elle aussitôt.</translation>
    </message>
    <message>
        <source>Take the {card}?</source>
        <translation>Prendre {card}&#xa0;?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this card</source>
        <translation>Pas cette carte</translation>
    </message>
    <message>
        <source>{name}, pay {cards} for the {card}</source>
        <translation>{name}, paie {cards} pour {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1.</source>
        <translation>Qui perd une manche doit acheter la carte au coût 1.</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>L’acheter</translation>
    </message>
    <message numerus="yes">
        <source>Click cards of your bid: %n more to pay.</source>
        <translation>
            <numerusform>Clique des cartes de ton enchère&#xa0;: encore %n à payer.</numerusform>
            <numerusform>Clique des cartes de ton enchère&#xa0;: encore %n à payer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your bid go(es) to your discards.</source>
        <translation>
            <numerusform>%n carte de ton enchère va à ta défausse.</numerusform>
            <numerusform>%n cartes de ton enchère vont à ta défausse.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left in your bid.</source>
        <translation>Il ne reste aucune carte dans ton enchère.</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>utiliser un pouvoir</translation>
    </message>
    <message>
        <source>buy a card</source>
        <translation>acheter une carte</translation>
    </message>
    <message>
        <source>{name}, nothing is left to do</source>
        <translation>{name}, il ne reste rien à faire</translation>
    </message>
    <message>
        <source>{name}, are you done?</source>
        <translation>{name}, as-tu fini&#xa0;?</translation>
    </message>
    <message>
        <source>You could still {deeds}.</source>
        <translation>Tu pourrais encore {deeds}.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Are you done?</source>
        <translation>As-tu fini&#xa0;?</translation>
    </message>
    <message>
        <source>{card} set aside: then you bid {sum}</source>
        <translation>{card} de côté&#xa0;: tu mises alors {sum}</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>Il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>At first it promises more, but not with all that may follow.</source>
        <translation>D’abord cela promet davantage, mais pas avec tout ce qui peut suivre.</translation>
    </message>
    <message>
        <source>Something else promises more.</source>
        <translation>Autre chose promet davantage.</translation>
    </message>
    <message>
        <source>Nothing else seemed better.</source>
        <translation>Rien d’autre ne semblait meilleur.</translation>
    </message>
    <message>
        <source>Whatever else could be done costs more than it brings.</source>
        <translation>Tout le reste coûte plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>It brings {points} at once.</source>
        <translation>Cela rapporte aussitôt {points}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else more than {most}.</source>
        <translation>Si tous choisissent bien, cela vaut environ {points}, et à personne d’autre plus de {most}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else anything.</source>
        <translation>Si tous choisissent bien, cela vaut environ {points}, et à personne d’autre rien.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth no more than {most} to anybody.</source>
        <translation>Si tous choisissent bien, cela ne vaut à personne plus de {most}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth little to anybody.</source>
        <translation>Si tous choisissent bien, cela ne vaut grand-chose pour personne.</translation>
    </message>
    <message>
        <source>What it brings is taken from {seat}.</source>
        <translation>Ce que cela rapporte, {seat} le perd.</translation>
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
        <translation>Points jusqu’ici</translation>
    </message>
    <message>
        <source>also what a move would gain</source>
        <translation>aussi ce qu’un coup rapporterait</translation>
    </message>
    <message>
        <source>Warn before losses</source>
        <translation>Avertir avant une perte</translation>
    </message>
    <message>
        <source>what would be lost, and why</source>
        <translation>ce qui serait perdu, et pourquoi</translation>
    </message>
    <message>
        <source>What others may hold</source>
        <translation>Ce que les autres peuvent avoir</translation>
    </message>
    <message>
        <source>counted from what lay open</source>
        <translation>compté d’après ce qui était visible</translation>
    </message>
    <message>
        <source>Legal targets</source>
        <translation>Cibles permises</translation>
    </message>
    <message>
        <source>what may be chosen, and where it may go</source>
        <translation>ce qu’on peut choisir, et où le poser</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>the best move, and why</source>
        <translation>le meilleur coup, et pourquoi</translation>
    </message>
    <message>
        <source>Take back answers</source>
        <translation>Reprendre les réponses</translation>
    </message>
    <message>
        <source>also undo the computer’s move</source>
        <translation>annuler aussi le coup de l’ordinateur</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Aids in new matches</source>
        <translation>Aides des nouvelles parties</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Own pictures that can&apos;t be used, or are named after no card ({count}): {files}. The built-in ones are shown.</source>
        <translation>Images personnelles inutilisables, ou qui ne portent le nom d’aucune carte ({count})&#xa0;: {files}. Celles du programme sont montrées.</translation>
    </message>
    <message>
        <source>Some fonts are missing ({files}). Others stand in for them; installing CakeDesk anew helps.</source>
        <translation>Il manque des polices ({files}). D’autres les remplacent&#xa0;; réinstaller CakeDesk y remédie.</translation>
    </message>
    <message>
        <source>CakeDesk is open already, but that window does not answer. The match that is open there can&apos;t be opened here; everything else can.</source>
        <translation>CakeDesk est déjà ouvert, mais cette fenêtre ne répond pas. La partie qui y est ouverte ne peut pas l’être ici&#xa0;; tout le reste, si.</translation>
    </message>
</context>
<context>
    <name>AuctionLogWording</name>
    <message>
        <source>{name} bids {sum}: {cards}</source>
        <translation>{name} mise {sum}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>New in the row: {cards}</source>
        <translation>Nouveau dans la rangée&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row. {won}</source>
        <translation>Depuis deux manches, aucune carte n’a quitté la rangée. {won}</translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} met une carte de côté</translation>
    </message>
    <message>
        <source>{name} sets the {card} aside</source>
        <translation>{name} met de côté {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s)</source>
        <translation>
            <numerusform>{name} pioche %n carte</numerusform>
            <numerusform>{name} pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} pioche {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles %n card(s) into a new deck</source>
        <translation>
            <numerusform>{name} mélange %n carte en une nouvelle pioche</numerusform>
            <numerusform>{name} mélange %n cartes en une nouvelle pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is done</source>
        <translation>{name} a fini</translation>
    </message>
    <message>
        <source>{name} has no card to set aside</source>
        <translation>{name} n’a pas de carte à mettre de côté</translation>
    </message>
    <message>
        <source>{name} buys {card} and keeps {kept}</source>
        <translation>{name} achète {card} et garde {kept}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}</source>
        <translation>{name} achète {card} pour {lost}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}, and keeps {kept}</source>
        <translation>{name} achète {card} pour {lost}, et garde {kept}</translation>
    </message>
    <message>
        <source>{name} cashes in the {card}</source>
        <translation>{name} encaisse {card}</translation>
    </message>
    <message>
        <source>{name} changes the {card} to {suit}</source>
        <translation>{name} change {card} en {suit}</translation>
    </message>
    <message>
        <source>{name} steals the {card} from {other}</source>
        <translation>{name} vole {card} à {other}</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the row</source>
        <translation>{name} prend {card} dans la rangée</translation>
    </message>
    <message>
        <source>{name} takes the {card} from what is out of the auction</source>
        <translation>{name} prend {card} hors enchère</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the discards</source>
        <translation>{name} prend {card} dans la défausse</translation>
    </message>
    <message>
        <source>{one} bids {own}, {other} bids {others}</source>
        <translation>{one} mise {own}, {other} mise {others}</translation>
    </message>
    <message>
        <source>A tie: {one} adds {card}, {other} adds {others}</source>
        <translation>Égalité&#xa0;: {one} ajoute {card}, {other} ajoute {others}</translation>
    </message>
    <message>
        <source>{name} outbids {other}, {more} to {less}</source>
        <translation>{name} l’emporte sur {other}, {more} à {less}</translation>
    </message>
    <message>
        <source>Still {more} to {less}, and no card to add: {name} acts first</source>
        <translation>Toujours {more} à {less}, et plus de carte à ajouter&#xa0;: {name} joue en premier</translation>
    </message>
    <message>
        <source>{name} has said whether to go on</source>
        <translation>{name} a dit s’il faut continuer</translation>
    </message>
    <message>
        <source>{name} wants to go on</source>
        <translation>{name} veut continuer</translation>
    </message>
    <message>
        <source>{name} wants to stop</source>
        <translation>{name} veut s’arrêter</translation>
    </message>
    <message>
        <source>{name} wants to go on: one is enough</source>
        <translation>{name} veut continuer&#xa0;: cela suffit</translation>
    </message>
    <message>
        <source>Both want to go on</source>
        <translation>Les deux veulent continuer</translation>
    </message>
    <message>
        <source>Both want to stop</source>
        <translation>Les deux veulent s’arrêter</translation>
    </message>
</context>
<context>
    <name>AuctionWording</name>
    <message>
        <source>mint</source>
        <translation>menthe</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cerise</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipe</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>myrtille</translation>
    </message>
    <message>
        <source>mint power</source>
        <translation>pouvoir menthe</translation>
    </message>
    <message>
        <source>cherry power</source>
        <translation>pouvoir cerise</translation>
    </message>
    <message>
        <source>tulip power</source>
        <translation>pouvoir tulipe</translation>
    </message>
    <message>
        <source>blueberry power</source>
        <translation>pouvoir myrtille</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} PV</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{round}, no card to come</source>
        <translation>{round}, plus de carte à venir</translation>
    </message>
    <message>
        <source>{round}, {cards} to come</source>
        <translation>{round}, {cards} à venir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} met une carte de côté</translation>
    </message>
    <message>
        <source>{name} buys</source>
        <translation>{name} achète</translation>
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
        <translation>Il remplissait aussi celles-ci, mais un gâteau gagne un seul ruban&#xa0;:</translation>
    </message>
    <message>
        <source>It met as well:</source>
        <translation>Il remplissait aussi&#xa0;:</translation>
    </message>
    <message>
        <source>{name} wins {ribbon}</source>
        <translation>{name} gagne {ribbon}</translation>
    </message>
    <message>
        <source>{before} + {points} = {sum} of {target}.</source>
        <translation>{before} + {points} = {sum} sur {target}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>La partie s’arrête là.</translation>
    </message>
    <message numerus="yes">
        <source>%n to go.</source>
        <translation>
            <numerusform>Encore %n.</numerusform>
            <numerusform>Encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card is still to be taken in this turn.</source>
        <translation>Il reste une carte à prendre dans ce tour.</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Voir la fin</translation>
    </message>
</context>
<context>
    <name>BakingTurn</name>
    <message>
        <source>R: turn the card in hand</source>
        <translation>R&#xa0;: retourner la carte en main</translation>
    </message>
    <message>
        <source>your cake</source>
        <translation>ton gâteau</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>l’étal</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
</context>
<context>
    <name>BiddingTurn</name>
    <message>
        <source>1 to 8, S, R: pick that card</source>
        <translation>1 à 8, S, R&#xa0;: prendre cette carte</translation>
    </message>
</context>
<context>
    <name>BoxButton</name>
    <message>
        <source>For {seats} players, about {minutes} minutes. {pitch}</source>
        <translation>Pour {seats} joueurs, environ {minutes} minutes. {pitch}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
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
        <translation>Gâteau {number}, encore dans sa boîte</translation>
    </message>
</context>
<context>
    <name>CakeLogWording</name>
    <message>
        <source>{name} begins</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>{name} draws two cut cards</source>
        <translation>{name} tire deux cartes de coupe</translation>
    </message>
    <message>
        <source>Chance cuts the cake</source>
        <translation>Le hasard coupe le gâteau</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} coupe le gâteau</translation>
    </message>
    <message>
        <source>{name} places {card}</source>
        <translation>{name} pose {card}</translation>
    </message>
    <message>
        <source>Nobody takes {piece}: {cards}</source>
        <translation>Personne ne prend {piece}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>All orders are shown</source>
        <translation>Toutes les commandes sont révélées</translation>
    </message>
    <message>
        <source>The cakes are scored</source>
        <translation>On compte les gâteaux</translation>
    </message>
    <message>
        <source>All squares are shuffled again</source>
        <translation>Toutes les cases sont de nouveau mélangées</translation>
    </message>
    <message>
        <source>Triangle: {pieces[0]}. Square: {pieces[1]}. Ring: {pieces[2]}. Cross: {pieces[3]}.</source>
        <translation>Triangle&#xa0;: {pieces[0]}. Carré&#xa0;: {pieces[1]}. Anneau&#xa0;: {pieces[2]}. Croix&#xa0;: {pieces[3]}.</translation>
    </message>
    <message>
        <source>{name} takes {piece}: {cards}</source>
        <translation>{name} prend {piece}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} gets {piece}: {cards}</source>
        <translation>{name} reçoit {piece}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the first cake: {cards}</source>
        <translation>{name} prend {piece} pour le premier gâteau&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the second cake: {cards}</source>
        <translation>{name} prend {piece} pour le second gâteau&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} chooses {orders}</source>
        <translation>{name} choisit {orders}</translation>
    </message>
    <message>
        <source>{name} has chosen an order</source>
        <translation>{name} a choisi une commande</translation>
    </message>
    <message>
        <source>{name} has chosen two orders</source>
        <translation>{name} a choisi deux commandes</translation>
    </message>
    <message>
        <source>{name}: {orders}</source>
        <translation>{name}&#xa0;: {orders}</translation>
    </message>
    <message>
        <source>{name}, {cake}: {kinds}. Together {total}</source>
        <translation>{name}, {cake}&#xa0;: {kinds}. En tout {total}</translation>
    </message>
</context>
<context>
    <name>CakePoints</name>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>points of the first cake</source>
        <translation>points du premier gâteau</translation>
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
        <translation>il faut d’abord en finir avec la carte en main {card}</translation>
    </message>
    <message>
        <source>no card is held</source>
        <translation>aucune carte n’est en main</translation>
    </message>
    <message>
        <source>this seat has taken its card of this turn already</source>
        <translation>cette place a déjà pris sa carte de ce tour</translation>
    </message>
    <message>
        <source>a turn ends only after a card was drawn or drafted</source>
        <translation>un tour ne finit qu’après avoir pioché ou choisi une carte</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>cette carte n’existe pas</translation>
    </message>
    <message>
        <source>there is no such size</source>
        <translation>cette taille n’existe pas</translation>
    </message>
    <message>
        <source>{card} is not on the table</source>
        <translation>{card} n’est pas sur l’étal</translation>
    </message>
    <message>
        <source>{card} could then be neither placed nor squeezed nor swapped in</source>
        <translation>{card} ne pourrait alors être ni posée, ni glissée, ni échangée</translation>
    </message>
    <message>
        <source>only a card that was drawn can be passed</source>
        <translation>on ne peut laisser qu’une carte piochée</translation>
    </message>
    <message>
        <source>{card} has no side of size {size}</source>
        <translation>{card} n’a pas de côté de taille {size}</translation>
    </message>
    <message>
        <source>it must be smaller than the {size} below it</source>
        <translation>elle doit être plus petite que le {size} en dessous</translation>
    </message>
    <message>
        <source>it must be larger than the {size} above it</source>
        <translation>elle doit être plus grande que le {size} au-dessus</translation>
    </message>
    <message>
        <source>this seat has used its Squeeze</source>
        <translation>cette place a déjà utilisé Glisser</translation>
    </message>
    <message>
        <source>this seat has used its Swipe</source>
        <translation>cette place a déjà utilisé Chiper</translation>
    </message>
    <message>
        <source>this seat has used its Swap</source>
        <translation>cette place a déjà utilisé Échanger</translation>
    </message>
    <message>
        <source>a {size} would lie on top: Squeeze puts it under other layers</source>
        <translation>un {size} irait au sommet&#xa0;: Glisser le met sous d’autres étages</translation>
    </message>
    <message>
        <source>the platter has a layer of size {size} already</source>
        <translation>le plat a déjà un étage de taille {size}</translation>
    </message>
    <message>
        <source>the platter is empty</source>
        <translation>le plat est vide</translation>
    </message>
    <message>
        <source>the platter has no layer of size {size}</source>
        <translation>le plat n’a pas d’étage de taille {size}</translation>
    </message>
    <message>
        <source>the {size} is the top layer: it is swapped without naming it</source>
        <translation>le {size} est l’étage du dessus&#xa0;: on l’échange sans le nommer</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>la place {seat} n’existe pas</translation>
    </message>
    <message>
        <source>a seat can&apos;t swipe from its own platter</source>
        <translation>on ne peut pas chiper sur son propre plat</translation>
    </message>
    <message>
        <source>the platter of seat {seat} is empty</source>
        <translation>le plat de la place {seat} est vide</translation>
    </message>
    <message>
        <source>a platter is cleared once a turn only</source>
        <translation>on ne débarrasse un plat qu’une fois par tour</translation>
    </message>
    <message>
        <source>there is no such class</source>
        <translation>cette catégorie n’existe pas</translation>
    </message>
    <message>
        <source>a cake needs at least three layers, this one has {layers}</source>
        <translation>il faut au moins trois étages, ce gâteau en a {layers}</translation>
    </message>
    <message>
        <source>this cake does not meet the class {name}</source>
        <translation>ce gâteau ne remplit pas la catégorie {name}</translation>
    </message>
    <message>
        <source>the ribbon {ribbon} is gone</source>
        <translation>le ruban {ribbon} est parti</translation>
    </message>
</context>
<context>
    <name>CakeSwapAdvice</name>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Pass the card to the table</source>
        <translation>Laisser la carte sur l’étal</translation>
    </message>
    <message>
        <source>Clear the platter without a ribbon</source>
        <translation>Débarrasser le plat sans ruban</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Draft {card}</source>
        <translation>Choisir {card}</translation>
    </message>
    <message>
        <source>Swipe {layer} from {other}</source>
        <translation>Chiper {layer} à {other}</translation>
    </message>
    <message>
        <source>Submit the cake for {ribbon}</source>
        <translation>Présenter le gâteau pour {ribbon}</translation>
    </message>
    <message>
        <source>Place {layer}</source>
        <translation>Poser {layer}</translation>
    </message>
    <message>
        <source>Squeeze in {layer}</source>
        <translation>Glisser {layer}</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}</source>
        <translation>Échanger {removed} contre {layer}</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}, with Squeeze</source>
        <translation>Échanger {removed} contre {layer}, avec Glisser</translation>
    </message>
    <message>
        <source>No ribbon that is left is worth the turns that this cake still takes.</source>
        <translation>Aucun ruban restant ne vaut les tours que ce gâteau demande encore.</translation>
    </message>
    <message>
        <source>A card from the deck promises more than those that lie open.</source>
        <translation>Une carte de la pioche promet plus que celles qui sont visibles.</translation>
    </message>
    <message>
        <source>The card would not help the cake.</source>
        <translation>La carte n’aiderait pas le gâteau.</translation>
    </message>
    <message>
        <source>That wins the game.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message>
        <source>It wins {ribbon} at once.</source>
        <translation>Cela gagne aussitôt {ribbon}.</translation>
    </message>
    <message>
        <source>It leads to {ribbon}, with {layers} to go.</source>
        <translation>Cela mène vers {ribbon}&#xa0;; reste à trouver&#xa0;: {layers}.</translation>
    </message>
    <message>
        <source>The cake stays on its way to {ribbon}, with {layers} to go.</source>
        <translation>Le gâteau va toujours vers {ribbon}&#xa0;; reste à trouver&#xa0;: {layers}.</translation>
    </message>
    <message>
        <source>A new cake can lead to {ribbon}.</source>
        <translation>Un nouveau gâteau peut mener vers {ribbon}.</translation>
    </message>
    <message>
        <source>The cake is complete for {ribbon} then.</source>
        <translation>Le gâteau est alors complet pour {ribbon}.</translation>
    </message>
    <message>
        <source>No ribbon is near, and anything else would help less.</source>
        <translation>Aucun ruban n’est proche, et tout le reste aiderait moins.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CakeSwapBoard</name>
    <message>
        <source>Stack layers from large to small, and win ribbons before others do.</source>
        <translation>Empile des étages du plus large au plus petit, et gagne des rubans avant les autres.</translation>
    </message>
    <message>
        <source>also which ribbons your cake wins, or still could</source>
        <translation>aussi les rubans que ton gâteau gagne, ou pourrait encore gagner</translation>
    </message>
    <message>
        <source>layers still in the deck, by size and frosting</source>
        <translation>étages encore dans la pioche, par taille et glaçage</translation>
    </message>
    <message>
        <source>Cards and places</source>
        <translation>Cartes et places</translation>
    </message>
    <message>
        <source>those that fit light up</source>
        <translation>celles qui conviennent s’éclairent</translation>
    </message>
</context>
<context>
    <name>CakeSwapLesson</name>
    <message>
        <source>Now: end your turn.</source>
        <translation>Maintenant&#xa0;: finis ton tour.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>Que voulons-nous&#xa0;?</translation>
    </message>
    <message>
        <source>Ribbons! Cakes are judged in six classes. Each has one for three layers, for four and for five.</source>
        <translation>Des rubans&#xa0;! On juge les gâteaux en six catégories. Chacune en a un pour trois étages, un pour quatre et un pour cinq.</translation>
    </message>
    <message>
        <source>Signature, say: 6, 10 or 15 points. With 31 points the game is yours at once.</source>
        <translation>Signature, par exemple&#xa0;: 6, 10 ou 15 points. Avec 31 points, la partie est gagnée aussitôt.</translation>
    </message>
    <message>
        <source>What does a card show?</source>
        <translation>Que montre une carte&#xa0;?</translation>
    </message>
    <message>
        <source>Two layers, one on each edge; you use one of them. In each turn you take a card: from the deck, or an open one.</source>
        <translation>Deux étages, un sur chaque bord&#xa0;; tu n’en utilises qu’un. À chaque tour, tu prends une carte&#xa0;: de la pioche, ou une carte visible.</translation>
    </message>
    <message>
        <source>A banana 3 or a kiwi 2. For a base both open cards are small.</source>
        <translation>Un 3 banane ou un 2 kiwi. Pour une base, les deux cartes visibles sont petites.</translation>
    </message>
    <message>
        <source>Now: draw a card with the big button, or Enter.</source>
        <translation>Maintenant&#xa0;: pioche avec le grand bouton, ou Entrée.</translation>
    </message>
    <message>
        <source>A wider layer below leaves more room: draw one.</source>
        <translation>Un étage plus large en bas laisse plus de place&#xa0;: pioche.</translation>
    </message>
    <message>
        <source>Which side do you use?</source>
        <translation>Quel côté utilises-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Each layer must be smaller than the one below. So begin wide. A click or R turns the card.</source>
        <translation>Chaque étage doit être plus petit que celui du dessous. Commence donc large. Un clic ou R tourne la carte.</translation>
    </message>
    <message>
        <source>On the 5 there is room for four more, on the 2 for one.</source>
        <translation>Sur le 5, il y a place pour quatre autres, sur le 2 pour un seul.</translation>
    </message>
    <message>
        <source>Now: place the 5.</source>
        <translation>Maintenant&#xa0;: pose le 5.</translation>
    </message>
    <message>
        <source>On the 2 nothing but a 1 would fit. Turn it back.</source>
        <translation>Sur le 2, seul un 1 irait encore. Retourne la carte.</translation>
    </message>
    <message>
        <source>What you draw you may pass to the table. But this one is good.</source>
        <translation>Ce que tu pioches, tu peux le laisser sur l’étal. Mais celle-ci est bonne.</translation>
    </message>
    <message>
        <source>Not now: your cake has only begun.</source>
        <translation>Pas maintenant&#xa0;: ton gâteau commence à peine.</translation>
    </message>
    <message>
        <source>Draw, or draft?</source>
        <translation>Piocher, ou choisir&#xa0;?</translation>
    </message>
    <message>
        <source>An open card holds no surprise: you draft it. But what you draft you must use, not pass.</source>
        <translation>Une carte visible ne réserve pas de surprise&#xa0;: tu la choisis. Mais ce que tu choisis, tu dois l’utiliser, pas le laisser.</translation>
    </message>
    <message>
        <source>This 3 fits on your 5: sizes may be skipped. And it is vanilla, too.</source>
        <translation>Ce 3 va sur ton 5&#xa0;: on peut sauter des tailles. Et il est à la vanille, lui aussi.</translation>
    </message>
    <message>
        <source>Now: click the card with the 3.</source>
        <translation>Maintenant&#xa0;: clique la carte au 3.</translation>
    </message>
    <message>
        <source>Now: draft and place it.</source>
        <translation>Maintenant&#xa0;: choisis-la et pose-la.</translation>
    </message>
    <message>
        <source>With its 2 you would have room for a 1 alone. Take the 3.</source>
        <translation>Avec son 2, il ne resterait de place que pour un 1. Prends le 3.</translation>
    </message>
    <message>
        <source>The 2 is chocolate. All vanilla, more classes stay open.</source>
        <translation>Le 2 est au chocolat. Tout à la vanille, plus de catégories restent ouvertes.</translation>
    </message>
    <message>
        <source>Not now: two layers win nothing.</source>
        <translation>Pas maintenant&#xa0;: deux étages ne gagnent rien.</translation>
    </message>
    <message>
        <source>What can it win?</source>
        <translation>Que peut-il gagner&#xa0;?</translation>
    </message>
    <message>
        <source>Each stand says what its class asks for: cakes or frostings all the same, or frostings all different.</source>
        <translation>Chaque stand dit ce que demande sa catégorie&#xa0;: biscuits ou glaçages tous pareils, ou glaçages tous différents.</translation>
    </message>
    <message>
        <source>Your cake could still meet Signature: one cake, and no frosting twice.</source>
        <translation>Ton gâteau pourrait encore remplir Signature&#xa0;: un seul biscuit, et aucun glaçage en double.</translation>
    </message>
    <message>
        <source>Now: look for a third layer. Draw a card.</source>
        <translation>Maintenant&#xa0;: cherche un troisième étage. Pioche une carte.</translation>
    </message>
    <message>
        <source>It is not needed yet, and it will not run away. First draw.</source>
        <translation>Elle n’est pas encore utile, et elle ne s’enfuira pas. Pioche d’abord.</translation>
    </message>
    <message>
        <source>Too wide for the top?</source>
        <translation>Trop large pour le sommet&#xa0;?</translation>
    </message>
    <message>
        <source>Your 4 is, but you have three action cards, each for once a game. Squeeze puts a layer under others.</source>
        <translation>Ton 4 l’est, mais tu as trois cartes d’action, chacune une fois par partie. Glisser met un étage sous d’autres.</translation>
    </message>
    <message>
        <source>Between the 5 and the 3 it fits. On top the 2 and the 1 stay free.</source>
        <translation>Entre le 5 et le 3, il passe. Au sommet, le 2 et le 1 restent libres.</translation>
    </message>
    <message>
        <source>Now: click Squeeze.</source>
        <translation>Maintenant&#xa0;: clique Glisser.</translation>
    </message>
    <message>
        <source>Now: squeeze the 4 in.</source>
        <translation>Maintenant&#xa0;: glisse le 4 dedans.</translation>
    </message>
    <message>
        <source>Signature would give 6 now. Two layers more and it gives 15.</source>
        <translation>Signature donnerait 6 maintenant. Deux étages de plus, et elle donne 15.</translation>
    </message>
    <message>
        <source>Keep it: it is vanilla, with a frosting of its own.</source>
        <translation>Garde-le&#xa0;: il est à la vanille, avec un glaçage bien à lui.</translation>
    </message>
    <message>
        <source>Let the 4 go under the 3: click Squeeze.</source>
        <translation>Mets le 4 sous le 3&#xa0;: clique Glisser.</translation>
    </message>
    <message>
        <source>What does {rival} have there?</source>
        <translation>Qu’est-ce que {rival} a là&#xa0;?</translation>
    </message>
    <message>
        <source>{rival} has a vanilla 2 with blueberry on top: just what you lack. Swipe takes the top card of another cake.</source>
        <translation>{rival} a un 2 vanille à la myrtille au sommet&#xa0;: juste ce qui te manque. Chiper prend la carte du dessus d’un autre gâteau.</translation>
    </message>
    <message>
        <source>It must go in at once. Your usual card of this turn comes besides.</source>
        <translation>Elle doit entrer aussitôt. Ta carte habituelle de ce tour vient en plus.</translation>
    </message>
    <message>
        <source>Now: click the top card of {rival}.</source>
        <translation>Maintenant&#xa0;: clique la carte du dessus de {rival}.</translation>
    </message>
    <message>
        <source>Now: swipe it and place it.</source>
        <translation>Maintenant&#xa0;: chipe-la et pose-la.</translation>
    </message>
    <message>
        <source>Wait: with this 2 it is worth 10, with a 1 even 15.</source>
        <translation>Attends&#xa0;: avec ce 2 il vaut 10, avec un 1 même 15.</translation>
    </message>
    <message>
        <source>First the 2: below the 1 there would be no room later.</source>
        <translation>D’abord le 2&#xa0;: sous le 1, il n’y aurait plus de place ensuite.</translation>
    </message>
    <message>
        <source>Take the 2 of {rival} and place it.</source>
        <translation>Prends le 2 de {rival} et pose-le.</translation>
    </message>
    <message>
        <source>Which card completes it?</source>
        <translation>Quelle carte le complète&#xa0;?</translation>
    </message>
    <message>
        <source>On the table lies an orange 1 of vanilla, since the beginning. None of your layers has orange.</source>
        <translation>Sur l’étal, il y a depuis le début un 1 vanille à l’orange. Aucun de tes étages n’a d’orange.</translation>
    </message>
    <message>
        <source>Now: click that card.</source>
        <translation>Maintenant&#xa0;: clique cette carte.</translation>
    </message>
    <message>
        <source>Four layers win 10. The fifth makes it 15.</source>
        <translation>Quatre étages gagnent 10. Le cinquième en fait 15.</translation>
    </message>
    <message>
        <source>The orange 1 is a sure thing: take that.</source>
        <translation>Le 1 orange est chose sûre&#xa0;: prends-le.</translation>
    </message>
    <message>
        <source>Which ribbon do you take?</source>
        <translation>Quel ruban prends-tu&#xa0;?</translation>
    </message>
    <message>
        <source>A cake wins one ribbon, exactly that for its number of layers, if nobody has taken it. Yours meets four classes.</source>
        <translation>Un gâteau gagne un seul ruban, celui de son nombre d’étages, si personne ne l’a pris. Le tien remplit quatre catégories.</translation>
    </message>
    <message>
        <source>Signature is the best of them: 15 points, nearly half the way.</source>
        <translation>Signature est la meilleure&#xa0;: 15 points, presque la moitié du chemin.</translation>
    </message>
    <message>
        <source>Now: choose Signature.</source>
        <translation>Maintenant&#xa0;: choisis Signature.</translation>
    </message>
    <message>
        <source>Now: submit your cake.</source>
        <translation>Maintenant&#xa0;: présente ton gâteau.</translation>
    </message>
    <message>
        <source>It would win there, too. But Signature gives the most.</source>
        <translation>Il y gagnerait aussi. Mais Signature rapporte le plus.</translation>
    </message>
    <message>
        <source>Better not: it would be cleared without a ribbon.</source>
        <translation>Mieux vaut pas&#xa0;: il serait débarrassé sans ruban.</translation>
    </message>
    <message>
        <source>What becomes of the cake?</source>
        <translation>Que devient le gâteau&#xa0;?</translation>
    </message>
    <message>
        <source>It leaves the game, and your platter is empty for the next one. The ribbon is gone from its stand.</source>
        <translation>Il quitte le jeu, et ton plat est vide pour le suivant. Le ruban a quitté son stand.</translation>
    </message>
    <message>
        <source>Now: have a look, then press Next.</source>
        <translation>Maintenant&#xa0;: regarde, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>Keep it for later. This turn has been good enough.</source>
        <translation>Garde-la pour plus tard. Ce tour a été assez bon.</translation>
    </message>
    <message>
        <source>And if one layer is wrong?</source>
        <translation>Et si un étage ne va pas&#xa0;?</translation>
    </message>
    <message>
        <source>We skip some turns. {rival} leads by 20 to 15. Four strawberries lie on your cake, and a blueberry.</source>
        <translation>Nous sautons quelques tours. {rival} mène 20 à 15. Sur ton gâteau, quatre fraises, et une myrtille.</translation>
    </message>
    <message>
        <source>Swap a wild one in for it. Wild stands for any frosting: here for strawberry.</source>
        <translation>Échange-la contre un joker. Il remplace tout glaçage&#xa0;: ici la fraise.</translation>
    </message>
    <message>
        <source>Now: click Swap.</source>
        <translation>Maintenant&#xa0;: clique Échanger.</translation>
    </message>
    <message>
        <source>Now: click the card with the wild 1.</source>
        <translation>Maintenant&#xa0;: clique la carte au 1 joker.</translation>
    </message>
    <message>
        <source>Now: swap it in.</source>
        <translation>Maintenant&#xa0;: échange-le.</translation>
    </message>
    <message>
        <source>The best it wins now is 11: too few for 31. First mend it.</source>
        <translation>Au mieux il gagne 11 à présent&#xa0;: trop peu pour 31. Répare-le d’abord.</translation>
    </message>
    <message>
        <source>First click Swap: with it, the wild 1 goes in.</source>
        <translation>Clique d’abord Échanger&#xa0;: ainsi le 1 joker entre.</translation>
    </message>
    <message>
        <source>What is it now?</source>
        <translation>Et maintenant, qu’est-il&#xa0;?</translation>
    </message>
    <message>
        <source>All chocolate, and all one frosting: Showcase. For five layers it pays 20, more than any other ribbon.</source>
        <translation>Tout chocolat, et un seul glaçage&#xa0;: Vitrine. Pour cinq étages, elle donne 20, plus que tout autre ruban.</translation>
    </message>
    <message>
        <source>Now: choose Showcase.</source>
        <translation>Maintenant&#xa0;: choisis Vitrine.</translation>
    </message>
    <message>
        <source>Now: submit it, and win.</source>
        <translation>Maintenant&#xa0;: présente-le, et gagne.</translation>
    </message>
    <message>
        <source>Gold pays 13: that makes 28, and no victory yet.</source>
        <translation>Or donne 13&#xa0;: cela fait 28, et pas encore la victoire.</translation>
    </message>
    <message>
        <source>It is ready: let the judges see it in Showcase.</source>
        <translation>Il est prêt&#xa0;: montre-le aux juges dans Vitrine.</translation>
    </message>
    <message>
        <source>Is it over?</source>
        <translation>Est-ce fini&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, at once: you have reached the target, and {rival} gets no turn any more. Most points win.</source>
        <translation>Oui, aussitôt&#xa0;: le but est atteint, et {rival} n’a plus de tour. Le plus de points gagne.</translation>
    </message>
    <message>
        <source>Now: enjoy your ribbon, then press the button.</source>
        <translation>Maintenant&#xa0;: profite de ton ruban, puis appuie sur le bouton.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Tu sais jouer&#xa0;!</translation>
    </message>
    <message>
        <source>Begin wide, and keep several classes open.</source>
        <translation>Commence large, et garde plusieurs catégories ouvertes.</translation>
    </message>
    <message>
        <source>Draw for luck, draft what fits. Every turn needs either.</source>
        <translation>Pioche pour la chance, choisis ce qui va. Chaque tour veut l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Squeeze, Swipe and Swap work once each: keep them for good moments.</source>
        <translation>Glisser, Chiper et Échanger servent une fois chacun&#xa0;: garde-les pour les bons moments.</translation>
    </message>
    <message>
        <source>Your two ribbons made 35 points; {rival} stopped at 20.</source>
        <translation>Tes deux rubans ont fait 35 points&#xa0;; {rival} en a 20.</translation>
    </message>
</context>
<context>
    <name>CakeSwapSummary</name>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>white ribbons</source>
        <translation>rubans blancs</translation>
    </message>
    <message>
        <source>red ribbons</source>
        <translation>rubans rouges</translation>
    </message>
    <message>
        <source>blue ribbons</source>
        <translation>rubans bleus</translation>
    </message>
    <message>
        <source>Of equal points the most valuable ribbon decides.</source>
        <translation>À points égaux, le ruban le plus précieux décide.</translation>
    </message>
</context>
<context>
    <name>CakeWording</name>
    <message>
        <source>vanilla</source>
        <translation>vanille</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>chocolat</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fraise</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavande</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cerise</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>myrtille</translation>
    </message>
    <message>
        <source>strawberry</source>
        <comment>fruit</comment>
        <translation>fraise</translation>
    </message>
    <message>
        <source>cookie</source>
        <translation>biscuit</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>fleur</translation>
    </message>
    <message>
        <source>candle</source>
        <translation>bougie</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruit</translation>
    </message>
    <message>
        <source>oranges</source>
        <translation>oranges</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerises</translation>
    </message>
    <message>
        <source>blueberries</source>
        <translation>myrtilles</translation>
    </message>
    <message>
        <source>strawberries</source>
        <translation>fraises</translation>
    </message>
    <message>
        <source>cookies</source>
        <translation>biscuits</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>fleurs</translation>
    </message>
    <message>
        <source>candles</source>
        <translation>bougies</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>several</comment>
        <translation>fruits</translation>
    </message>
    <message>
        <source>{toppings} on {icing}</source>
        <translation>{toppings} sur {icing}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>the triangle piece</source>
        <translation>la part au triangle</translation>
    </message>
    <message>
        <source>the square piece</source>
        <translation>la part au carré</translation>
    </message>
    <message>
        <source>the ring piece</source>
        <translation>la part à l’anneau</translation>
    </message>
    <message>
        <source>the cross piece</source>
        <translation>la part à la croix</translation>
    </message>
    <message>
        <source>First cake</source>
        <translation>Premier gâteau</translation>
    </message>
    <message>
        <source>Second cake</source>
        <translation>Second gâteau</translation>
    </message>
    <message>
        <source>No. 1</source>
        <translation>N° 1</translation>
    </message>
    <message>
        <source>No. 2</source>
        <translation>N° 2</translation>
    </message>
    <message>
        <source>first cake</source>
        <translation>premier gâteau</translation>
    </message>
    <message>
        <source>second cake</source>
        <translation>second gâteau</translation>
    </message>
    <message>
        <source>{cake}: {points}</source>
        <translation>{cake}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>points</comment>
        <translation>fruits</translation>
    </message>
    <message>
        <source>order</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>Of equal points those for flowers decide.</source>
        <translation>À points égaux, ceux des fleurs décident.</translation>
    </message>
    <message>
        <source>Group of {icing}</source>
        <translation>Groupe de {icing}</translation>
    </message>
    <message>
        <source>Rows of all icings</source>
        <translation>Lignes à 4 glaçages</translation>
    </message>
    <message>
        <source>Columns of all icings</source>
        <translation>Colonnes à 4 glaçages</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>Balanced icings</source>
        <translation>Glaçages équilibrés</translation>
    </message>
    <message>
        <source>Most {toppings}</source>
        <translation>Premier en {toppings}</translation>
    </message>
    <message>
        <source>Corners: {toppings}</source>
        <translation>Coins&#xa0;: {toppings}</translation>
    </message>
    <message>
        <source>Middle: {toppings}</source>
        <translation>Milieu&#xa0;: {toppings}</translation>
    </message>
    <message>
        <source>At most two {toppings}</source>
        <translation>Deux {toppings} au plus</translation>
    </message>
    <message>
        <source>Sets of fruit</source>
        <translation>Séries de fruits</translation>
    </message>
    <message>
        <source>Sets of toppings</source>
        <translation>Séries de garnitures</translation>
    </message>
    <message>
        <source>“{order}”</source>
        <translation>«&#xa0;{order}&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: {sums}</source>
        <translation>{name}&#xa0;: {sums}</translation>
    </message>
    <message>
        <source>{points} if it has more {toppings} than any other cake</source>
        <translation>{points} s’il dépasse tous les autres gâteaux en {toppings}</translation>
    </message>
    <message>
        <source>{points} if it has no more than two {toppings}</source>
        <translation>{points} s’il n’a pas plus de deux {toppings}</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four corners</source>
        <translation>{points} par {topping} aux quatre coins</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four squares in the middle</source>
        <translation>{points} par {topping} sur les quatre cases du milieu</translation>
    </message>
    <message>
        <source>{points} for each square of its largest group of {icing} icing</source>
        <translation>{points} par case de son plus grand groupe au glaçage {icing}</translation>
    </message>
    <message>
        <source>{points} for each row that shows all four icings</source>
        <translation>{points} par ligne qui montre les quatre glaçages</translation>
    </message>
    <message>
        <source>{points} for each column that shows all four icings</source>
        <translation>{points} par colonne qui montre les quatre glaçages</translation>
    </message>
    <message>
        <source>{points} for each square that shows two toppings</source>
        <translation>{points} par case qui montre deux garnitures</translation>
    </message>
    <message>
        <source>{points} if no icing covers more than five squares</source>
        <translation>{points} si aucun glaçage ne couvre plus de cinq cases</translation>
    </message>
    <message>
        <source>{points} for each set of orange, cherry, blueberry and strawberry</source>
        <translation>{points} par série d’orange, cerise, myrtille et fraise</translation>
    </message>
    <message>
        <source>{points} for each set of cookie, flower, candle and any fruit</source>
        <translation>{points} par série de biscuit, fleur, bougie et un fruit</translation>
    </message>
    <message>
        <source>per {icing} icing in one group</source>
        <translation>par glaçage {icing} dans un groupe</translation>
    </message>
    <message>
        <source>per {topping} in a corner</source>
        <translation>par {topping} dans un coin</translation>
    </message>
    <message>
        <source>per {topping} in the middle</source>
        <translation>par {topping} au milieu</translation>
    </message>
    <message>
        <source>for most {toppings}</source>
        <translation>si premier en {toppings}</translation>
    </message>
    <message>
        <source>for at most two {toppings}</source>
        <translation>pour deux {toppings} au plus</translation>
    </message>
    <message>
        <source>per row of four icings</source>
        <translation>par ligne de quatre glaçages</translation>
    </message>
    <message>
        <source>per column of four icings</source>
        <translation>par colonne de quatre glaçages</translation>
    </message>
    <message>
        <source>per double square</source>
        <translation>par case double</translation>
    </message>
    <message>
        <source>for no icing over five</source>
        <translation>si aucun glaçage ne passe cinq</translation>
    </message>
    <message>
        <source>per set of four fruits</source>
        <translation>par série de quatre fruits</translation>
    </message>
    <message>
        <source>per set of all toppings</source>
        <translation>par série de toutes les garnitures</translation>
    </message>
    <message>
        <source>{cake}, round {number} of {rounds}</source>
        <translation>{cake}, manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>All cakes are full</source>
        <translation>Tous les gâteaux sont pleins</translation>
    </message>
    <message>
        <source>The first cakes are full</source>
        <translation>Les premiers gâteaux sont pleins</translation>
    </message>
    <message>
        <source>The second cakes are full</source>
        <translation>Les seconds gâteaux sont pleins</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} coupe le gâteau</translation>
    </message>
    <message>
        <source>{name} places squares</source>
        <translation>{name} pose des cases</translation>
    </message>
    <message>
        <source>{name} chooses an order</source>
        <translation>{name} choisit une commande</translation>
    </message>
    <message>
        <source>{name} takes a piece</source>
        <translation>{name} prend une part</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>It bids {bid} and counts {vp} VP.</source>
        <translation>Elle mise {bid} et compte {vp} PV.</translation>
    </message>
    <message>
        <source>In a bid it works once, on a card of its suit ({suit}): cash it in, change its suit, take it, or steal it.</source>
        <translation>Dans une enchère, il agit une fois, sur une carte de sa couleur ({suit})&#xa0;: l’encaisser, changer sa couleur, la prendre ou la voler.</translation>
    </message>
    <message>
        <source>At the end it is the lowest card of its suit: no bonus for that.</source>
        <translation>À la fin, c’est la carte la plus basse de sa couleur&#xa0;: pas de bonus pour celle-ci.</translation>
    </message>
    <message>
        <source>It pays for any card. Paid for its own suit ({suit}) it stays yours.</source>
        <translation>Elle paie n’importe quelle carte. Payée pour sa propre couleur ({suit}), elle te reste.</translation>
    </message>
    <message>
        <source>On top of {cakes} or more cakes it doubles all points of that stack.</source>
        <translation>Au sommet de {cakes} gâteaux ou plus, il double tous les points de cette pile.</translation>
    </message>
    <message>
        <source>A topper is no cake and scores nothing by itself, but it counts as a layer.</source>
        <translation>Un décor n’est pas un gâteau et ne marque rien seul, mais il compte comme étage.</translation>
    </message>
    <message>
        <source>Nothing may lie on it: with a layer on top it collapses.</source>
        <translation>Rien ne peut se poser dessus&#xa0;: avec un étage au-dessus, il s’écroule.</translation>
    </message>
    <message numerus="yes">
        <source>It bears up to %n layer(s) above it, toppers included.</source>
        <translation>
            <numerusform>Il porte jusqu’à %n étage au-dessus, décors compris.</numerusform>
            <numerusform>Il porte jusqu’à %n étages au-dessus, décors compris.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores 1 point, or 2: from {layers} layers on one flavour of a stack doubles.</source>
        <translation>Il marque 1 point, ou 2&#xa0;: dès {layers} étages d’un même parfum, une pile double.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n cake(s) of this flavour.</source>
        <translation>
            <numerusform>Le jeu a %n gâteau de ce parfum.</numerusform>
            <numerusform>Le jeu a %n gâteaux de ce parfum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away when the game began: nobody can win it.</source>
        <translation>Écarté au début de la partie&#xa0;: personne ne peut le gagner.</translation>
    </message>
    <message>
        <source>An equal card of another seat, laid beside the same card, cancels it.</source>
        <translation>Une carte égale d’une autre place, posée près de la même carte, l’annule.</translation>
    </message>
    <message>
        <source>It takes the card that it lies beside, whatever else lies there.</source>
        <translation>Elle prend la carte près de laquelle elle est posée, quoi qu’il y ait d’autre.</translation>
    </message>
    <message>
        <source>Once laid it leaves the game after the round, whether it won or was cancelled.</source>
        <translation>Une fois posée, elle quitte le jeu après la manche, gagnante ou annulée.</translation>
    </message>
    <message>
        <source>Where it lies the lowest bid wins instead of the highest.</source>
        <translation>Là où elle est posée, la mise la plus basse gagne au lieu de la plus haute.</translation>
    </message>
    <message>
        <source>It adds {number} to your bid beside one card.</source>
        <translation>Elle ajoute {number} à ta mise près d’une carte.</translation>
    </message>
    <message>
        <source>It comes back to your hand when that card is resolved; at a tie it stays.</source>
        <translation>Elle revient dans ta main quand cette carte est attribuée&#xa0;; en cas d’égalité, elle reste.</translation>
    </message>
    <message>
        <source>The half point</source>
        <translation>Le demi-point</translation>
    </message>
    <message>
        <source>The starting seat lays it last, beside a cake: it adds a half to that bid.</source>
        <translation>La place qui commence le pose en dernier, près d’un gâteau&#xa0;: il ajoute un demi à cette mise.</translation>
    </message>
    <message>
        <source>Alone it is a bid of one half. After the round it goes to the next seat.</source>
        <translation>Seul, c’est une mise d’un demi. Après la manche, il passe à la place suivante.</translation>
    </message>
    <message>
        <source>{cake} carries {above} of {most}.</source>
        <translation>{cake} porte {above} sur {most}.</translation>
    </message>
</context>
<context>
    <name>CardLists</name>
    <message>
        <source>a card id has no spaces and no colon in it, and is not empty, unlike {value}</source>
        <translation>un nom de carte n’a ni espace ni deux-points et n’est pas vide, contrairement à {value}</translation>
    </message>
    <message>
        <source>{column} is a whole number from {low} to {high}, not {value}</source>
        <translation>{column} est un nombre entier de {low} à {high}, pas {value}</translation>
    </message>
    <message>
        <source>{column} is one of {known}, not {value}</source>
        <translation>{column} est l’un de {known}, pas {value}</translation>
    </message>
    <message>
        <source>{column} must be empty, not {value}</source>
        <translation>{column} doit être vide, pas {value}</translation>
    </message>
    <message>
        <source>{column} must be {only}, not {value}</source>
        <translation>{column} doit être {only}, pas {value}</translation>
    </message>
    <message>
        <source>the list is longer than {most} characters</source>
        <translation>la liste dépasse {most} caractères</translation>
    </message>
    <message>
        <source>this is no CSV text</source>
        <translation>ce n’est pas un texte CSV</translation>
    </message>
    <message>
        <source>the first line must be {heading}</source>
        <translation>la première ligne doit être {heading}</translation>
    </message>
    <message>
        <source>{needed} values are needed, this line has {count}</source>
        <translation>il faut {needed} valeurs, cette ligne en a {count}</translation>
    </message>
    <message>
        <source>the id {value} stands in line {line} already</source>
        <translation>le nom {value} est déjà à la ligne {line}</translation>
    </message>
    <message>
        <source>{game} has no such card list</source>
        <translation>{game} n’a pas de telle liste de cartes</translation>
    </message>
    <message>
        <source>the built-in list can&apos;t be read ({why})</source>
        <translation>la liste d’origine est illisible ({why})</translation>
    </message>
    <message>
        <source>the list can&apos;t be read ({why})</source>
        <translation>la liste est illisible ({why})</translation>
    </message>
    <message>
        <source>the list is not in UTF-8</source>
        <translation>la liste n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>{needed} cards are needed, the list has {count}</source>
        <translation>il faut {needed} cartes, la liste en a {count}</translation>
    </message>
    <message>
        <source>the two sizes of a card differ, but both are {size}</source>
        <translation>les deux tailles d’une carte diffèrent, mais les deux sont {size}</translation>
    </message>
    <message>
        <source>the class {name} stands there twice</source>
        <translation>la catégorie {name} y est deux fois</translation>
    </message>
    <message>
        <source>the class {name} is missing</source>
        <translation>la catégorie {name} manque</translation>
    </message>
    <message>
        <source>there is no card {value} in this game</source>
        <translation>il n’y a pas de carte {value} dans ce jeu</translation>
    </message>
    <message>
        <source>the card {name} is missing</source>
        <translation>la carte {name} manque</translation>
    </message>
    <message>
        <source>the variety {name} is missing</source>
        <translation>la sorte {name} manque</translation>
    </message>
    <message>
        <source>{needed} slices are needed, the list has {count}</source>
        <translation>il faut {needed} tranches, la liste en a {count}</translation>
    </message>
    <message>
        <source>a letter is one capital from A to Z, unlike {value}</source>
        <translation>une lettre est une capitale de A à Z, contrairement à {value}</translation>
    </message>
    <message>
        <source>{value} stands in line {line} already</source>
        <translation>{value} est déjà à la ligne {line}</translation>
    </message>
    <message>
        <source>each row of a cut card has four letters</source>
        <translation>chaque ligne d’une carte de coupe a quatre lettres</translation>
    </message>
    <message>
        <source>{letter} must stand in four connected squares</source>
        <translation>{letter} doit être sur quatre cases qui se touchent</translation>
    </message>
    <message>
        <source>{needed} {flavour} cakes are needed, the list has {count}</source>
        <translation>il faut {needed} gâteaux {flavour}, la liste en a {count}</translation>
    </message>
    <message>
        <source>{needed} toppers are needed, the list has {count}</source>
        <translation>il faut {needed} décors, la liste en a {count}</translation>
    </message>
    <message>
        <source>a topper has no flavour, unlike {value}</source>
        <translation>un décor n’a pas de parfum, contrairement à {value}</translation>
    </message>
</context>
<context>
    <name>CharacterRow</name>
    <message>
        <source>Character of {name}</source>
        <translation>Caractère de {name}</translation>
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
        <translation>équilibré</translation>
    </message>
    <message>
        <source>Balanced has no such leaning: it does what it thinks wins.</source>
        <translation>Équilibré n’a pas de tel penchant&#xa0;: il fait ce qui, selon lui, fait gagner.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>méchant</translation>
    </message>
    <message>
        <source>Mean takes from others what they want, though it costs something.</source>
        <translation>Méchant prend aux autres ce qu’ils veulent, même si cela coûte un peu.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gourmand</translation>
    </message>
    <message>
        <source>Greedy would rather have sure points now than more of them later.</source>
        <translation>Gourmand préfère des points sûrs maintenant à davantage plus tard.</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>Cautious brings to safety what could be lost.</source>
        <translation>Prudent met à l’abri ce qui pourrait se perdre.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>size {size}: {layers}</source>
        <translation>taille {size}&#xa0;: {layers}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
</context>
<context>
    <name>ChoiceWording</name>
    <message>
        <source>{name}, eat or collect?</source>
        <translation>{name}, manger ou garder&#xa0;?</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>Que manger&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, eat these?</source>
        <translation>{name}, manger celles-ci&#xa0;?</translation>
    </message>
    <message>
        <source>Eat these?</source>
        <translation>Manger celles-ci&#xa0;?</translation>
    </message>
    <message>
        <source>The last piece</source>
        <translation>La dernière part</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Encore %n part</numerusform>
            <numerusform>Encore %n parts</numerusform>
        </translation>
    </message>
    <message>
        <source>You eat {slices}.</source>
        <translation>Tu manges {slices}.</translation>
    </message>
    <message>
        <source>Eat {kind}: {eaten} of {count}, {points} each</source>
        <translation>Manger {kind}&#xa0;: {eaten} sur {count}, {points} chacune</translation>
    </message>
    <message>
        <source>Collect {kind}: {collected} of {count}, the lead scores {points}</source>
        <translation>Garder {kind}&#xa0;: {collected} sur {count}, la majorité vaut {points}</translation>
    </message>
    <message>
        <source>{mine} of {total}</source>
        <translation>{mine} sur {total}</translation>
    </message>
    <message>
        <source>{share}, ahead</source>
        <translation>{share}, en tête</translation>
    </message>
    <message>
        <source>{share}, tied</source>
        <translation>{share}, à égalité</translation>
    </message>
    <message>
        <source>{share}, {leaders}</source>
        <translation>{share}, {leaders}</translation>
    </message>
    <message>
        <source>nobody else has any</source>
        <translation>personne d’autre n’en a</translation>
    </message>
    <message>
        <source>nobody has any</source>
        <translation>personne n’en a</translation>
    </message>
    <message numerus="yes">
        <source>%n others have {count}</source>
        <translation>
            <numerusform>%n autre en a {count}</numerusform>
            <numerusform>%n autres en ont {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} en a {count}</translation>
    </message>
    <message>
        <source>You still lead with {count}.</source>
        <translation>Tu restes en tête avec {count}.</translation>
    </message>
    <message>
        <source>Then nobody has any.</source>
        <translation>Plus personne n’en a alors.</translation>
    </message>
    <message>
        <source>You would then be tied, with {count}.</source>
        <translation>Tu serais alors à égalité, avec {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others still lead with {count}.</source>
        <translation>
            <numerusform>%n autre reste en tête avec {count}.</numerusform>
            <numerusform>%n autres restent en tête avec {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still leads with {count}.</source>
        <translation>{name} reste en tête avec {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others would then lead with {count}.</source>
        <translation>
            <numerusform>%n autre serait alors en tête avec {count}.</numerusform>
            <numerusform>%n autres seraient alors en tête avec {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would then lead with {count}.</source>
        <translation>{name} serait alors en tête avec {count}.</translation>
    </message>
    <message>
        <source>+{points} sure</source>
        <translation>+{points} sûrs</translation>
    </message>
    <message>
        <source>no lead is lost</source>
        <translation>aucune majorité perdue</translation>
    </message>
    <message>
        <source>lead lost: {points}</source>
        <translation>majorité perdue&#xa0;: {points}</translation>
    </message>
    <message>
        <source>net {net}</source>
        <translation>net {net}</translation>
    </message>
    <message>
        <source>Or leave the pieces</source>
        <translation>Ou laisse les parts</translation>
    </message>
    <message>
        <source>Make do with your own</source>
        <translation>Contente-toi des tiennes</translation>
    </message>
    <message>
        <source>and eat all you collected of one kind:</source>
        <translation>et mange tout ce que tu as gardé d’une sorte&#xa0;:</translation>
    </message>
    <message>
        <source>and eat all of one kind:</source>
        <translation>et mange tout d’une sorte&#xa0;:</translation>
    </message>
    <message>
        <source>and eat all of one kind from earlier cakes:</source>
        <translation>et mange tout d’une sorte des gâteaux d’avant&#xa0;:</translation>
    </message>
    <message>
        <source>and eat one earlier kind:</source>
        <translation>et mange une sorte d’avant&#xa0;:</translation>
    </message>
    <message>
        <source>Eat {slices} for {points}</source>
        <translation>Manger {slices} pour {points}</translation>
    </message>
    <message>
        <source>{text}. The lead of {points} is lost: net {net}</source>
        <translation>{text}. La majorité de {points} est perdue&#xa0;: net {net}</translation>
    </message>
    <message>
        <source>Chosen. {text}</source>
        <translation>Choisi. {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n of this cake stay(s).</source>
        <translation>
            <numerusform>%n de ce gâteau reste.</numerusform>
            <numerusform>%n de ce gâteau restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take this piece?</source>
        <translation>{name}, prendre cette part&#xa0;?</translation>
    </message>
    <message>
        <source>Take this piece?</source>
        <translation>Prendre cette part&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, which piece?</source>
        <translation>{name}, quelle part&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>Quelle part&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, no piece is left</source>
        <translation>{name}, il ne reste pas de part</translation>
    </message>
    <message>
        <source>No piece is left</source>
        <translation>Il ne reste pas de part</translation>
    </message>
    <message>
        <source>Eaten slices score their cream for sure, collected ones only if you lead.</source>
        <translation>Les tranches mangées marquent leur chantilly à coup sûr, les tranches gardées seulement si tu es en tête.</translation>
    </message>
    <message>
        <source>Eaten is sure, collected needs the lead.</source>
        <translation>Mangé est sûr, gardé demande la majorité.</translation>
    </message>
    <message>
        <source>Eaten slices never come back. Click the kind again to change your mind.</source>
        <translation>Ce qui est mangé ne revient jamais. Reclique la sorte pour changer d’avis.</translation>
    </message>
    <message>
        <source>Eaten is eaten.</source>
        <translation>Mangé, c’est mangé.</translation>
    </message>
    <message>
        <source>Click a piece. Then say for each slice whether you eat or collect it.</source>
        <translation>Clique une part. Puis dis pour chaque tranche si tu la manges ou la gardes.</translation>
    </message>
    <message>
        <source>Click a piece, then eat or collect.</source>
        <translation>Clique une part, puis mange ou garde.</translation>
    </message>
    <message>
        <source>Eat all that you collected of one kind, or pass.</source>
        <translation>Mange tout ce que tu as gardé d’une sorte, ou passe.</translation>
    </message>
    <message>
        <source>Eat all of one kind, or pass.</source>
        <translation>Mange tout d’une sorte, ou passe.</translation>
    </message>
    <message>
        <source>You have nothing to eat either.</source>
        <translation>Tu n’as rien à manger non plus.</translation>
    </message>
    <message>
        <source>You have nothing to eat.</source>
        <translation>Tu n’as rien à manger.</translation>
    </message>
    <message>
        <source>Nobody is next.</source>
        <translation>Personne ne suit.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Au tour de {name} ensuite.</translation>
    </message>
    <message>
        <source>Nobody chooses after you.</source>
        <translation>Personne ne choisit après toi.</translation>
    </message>
    <message>
        <source>{name} chooses after you.</source>
        <translation>{name} choisit après toi.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then you again.</source>
        <translation>{name} choisit après toi, puis encore toi.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then you and {name} again.</source>
        <translation>{name} choisit après toi, puis toi et encore {name}.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then {others}.</source>
        <translation>{name} choisit après toi, puis {others}.</translation>
    </message>
    <message>
        <source>Take it: collect all</source>
        <translation>Prendre&#xa0;: tout garder</translation>
    </message>
    <message>
        <source>Take it: eat all</source>
        <translation>Prendre&#xa0;: tout manger</translation>
    </message>
    <message numerus="yes">
        <source>Take it: eat %n</source>
        <translation>
            <numerusform>Prendre&#xa0;: en manger %n</numerusform>
            <numerusform>Prendre&#xa0;: en manger %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Tout manger</translation>
    </message>
    <message numerus="yes">
        <source>Eat %n</source>
        <translation>
            <numerusform>En manger %n</numerusform>
            <numerusform>En manger %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n</source>
        <translation>
            <numerusform>perdre %n</numerusform>
            <numerusform>perdre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: {points}</source>
        <translation>{deed}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Prends une part</translation>
    </message>
</context>
<context>
    <name>ChoosingTurn</name>
    <message>
        <source>Collect all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Tout manger</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Manger</translation>
    </message>
</context>
<context>
    <name>ChosenPanel</name>
    <message>
        <source>eat</source>
        <translation>manger</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>garder</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Skip the lesson</source>
        <translation>Passer la leçon</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Go on playing</source>
        <translation>Reprendre la partie</translation>
    </message>
</context>
<context>
    <name>ComputerTurns</name>
    <message>
        <source>CakeDesk has no computer player “{level}”. One of level {other} plays for {name}.</source>
        <translation>CakeDesk n’a pas de joueur «&#xa0;{level}&#xa0;». Un joueur de niveau {other} joue pour {name}.</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message>
        <source>shown now</source>
        <translation>affiché à présent</translation>
    </message>
</context>
<context>
    <name>CountWording</name>
    <message>
        <source>Each cookie on the rim scores 2.</source>
        <translation>Chaque biscuit au bord marque 2.</translation>
    </message>
    <message>
        <source>Each flower scores 1, and 1 more on the cake with the most.</source>
        <translation>Chaque fleur marque 1, et 1 de plus sur le gâteau qui en a le plus.</translation>
    </message>
    <message>
        <source>Each type of fruit on its own: 1, 4, 9, 16 or 25.</source>
        <translation>Chaque sorte de fruit à part&#xa0;: 1, 4, 9, 16 ou 25.</translation>
    </message>
    <message>
        <source>Each candle scores its group of icing.</source>
        <translation>Chaque bougie rapporte la taille du groupe de son glaçage.</translation>
    </message>
    <message>
        <source>Each cake scores what its order pays.</source>
        <translation>Chaque gâteau marque ce que paie sa commande.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>up to %n layer(s) above</source>
        <translation>
            <numerusform>jusqu’à %n étage au-dessus</numerusform>
            <numerusform>jusqu’à %n étages au-dessus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s)</source>
        <translation>
            <numerusform>%n gâteau</numerusform>
            <numerusform>%n gâteaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>designer not named in its rules</source>
        <translation>auteur non nommé dans la règle</translation>
    </message>
    <message>
        <source>design {design}</source>
        <translation>auteur {design}</translation>
    </message>
    <message>
        <source>design {design}, publisher {publisher}</source>
        <translation>auteur {design}, éditeur {publisher}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Back to the home page</source>
        <translation>Revenir à l’accueil</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis ton dernier tour</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passe l’écran à {name}</translation>
    </message>
    <message>
        <source>Everyone else looks away. The table is under the lid.</source>
        <translation>Tous les autres détournent les yeux. La table est sous la cloche.</translation>
    </message>
    <message>
        <source>I am {name}: lift the lid</source>
        <translation>Je suis {name}&#xa0;: lever la cloche</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Te revoilà, {name}</translation>
    </message>
    <message>
        <source>The table stands as you left it. It is {name}’s turn; everyone else looks away.</source>
        <translation>La table est comme tu l’as laissée. C’est le tour de {name}&#xa0;; les autres détournent les yeux.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Je suis {name}&#xa0;: montrer la table</translation>
    </message>
    <message>
        <source>Under the lid the table waits for {name}.</source>
        <translation>Sous la cloche, la table attend {name}.</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Montrer de nouveau la table</translation>
    </message>
    <message>
        <source>The game waits until you are back.</source>
        <translation>La partie attend ton retour.</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>La table est couverte</translation>
    </message>
</context>
<context>
    <name>CutWording</name>
    <message>
        <source>Your two pieces</source>
        <translation>Tes deux parts</translation>
    </message>
    <message>
        <source>Your three pieces</source>
        <translation>Tes trois parts</translation>
    </message>
    <message>
        <source>Your four pieces</source>
        <translation>Tes quatre parts</translation>
    </message>
    <message>
        <source>Your five pieces</source>
        <translation>Tes cinq parts</translation>
    </message>
    <message>
        <source>{name}, cut the cake</source>
        <translation>{name}, coupe le gâteau</translation>
    </message>
    <message>
        <source>Cut the cake</source>
        <translation>Coupe le gâteau</translation>
    </message>
    <message>
        <source>Click + to lay a knife. One, two or four pieces.</source>
        <translation>Clique + pour poser un couteau. Une, deux ou quatre parts.</translation>
    </message>
    <message>
        <source>Click + to cut: 1, 2 or 4 pieces.</source>
        <translation>Clique + pour couper&#xa0;: 1, 2 ou 4 parts.</translation>
    </message>
    <message numerus="yes">
        <source>Click + to lay a knife. Up to %n piece(s).</source>
        <translation>
            <numerusform>Clique + pour poser un couteau. Jusqu’à %n part.</numerusform>
            <numerusform>Clique + pour poser un couteau. Jusqu’à %n parts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click + to cut: up to %n piece(s).</source>
        <translation>
            <numerusform>Clique + pour couper&#xa0;: jusqu’à %n part.</numerusform>
            <numerusform>Clique + pour couper&#xa0;: jusqu’à %n parts.</numerusform>
        </translation>
    </message>
    <message>
        <source>One knife makes no piece: lay another one.</source>
        <translation>Un seul couteau ne fait pas de part&#xa0;: pose-en un autre.</translation>
    </message>
    <message>
        <source>Lay one more knife.</source>
        <translation>Pose encore un couteau.</translation>
    </message>
    <message>
        <source>Not three: two or four.</source>
        <translation>Pas trois&#xa0;: deux ou quatre.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or click + to add one.</source>
        <translation>Tire un couteau vers un autre interstice, ou clique + pour en ajouter un.</translation>
    </message>
    <message>
        <source>Drag a knife, or click +.</source>
        <translation>Tire un couteau, ou clique +.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or into the hole to take it away.</source>
        <translation>Tire un couteau vers un autre interstice, ou dans le trou pour l’ôter.</translation>
    </message>
    <message>
        <source>Drag a knife elsewhere.</source>
        <translation>Tire un couteau ailleurs.</translation>
    </message>
    <message>
        <source>{name} picks first.</source>
        <translation>{name} choisit en premier.</translation>
    </message>
    <message>
        <source>{name} picks first, then you, then {name} again. You get what is left.</source>
        <translation>{name} choisit, puis toi, puis encore {name}. Tu reçois ce qui reste.</translation>
    </message>
    <message>
        <source>{name} picks first. You get what is left.</source>
        <translation>{name} choisit en premier. Tu reçois ce qui reste.</translation>
    </message>
    <message>
        <source>{name} picks first, then {others}. You get what is left.</source>
        <translation>{name} choisit en premier, puis {others}. Tu reçois ce qui reste.</translation>
    </message>
    <message>
        <source>Serve it whole</source>
        <translation>Servir entier</translation>
    </message>
    <message>
        <source>Serve two pieces</source>
        <translation>Servir deux parts</translation>
    </message>
    <message>
        <source>Serve three pieces</source>
        <translation>Servir trois parts</translation>
    </message>
    <message>
        <source>Serve four pieces</source>
        <translation>Servir quatre parts</translation>
    </message>
    <message>
        <source>Serve five pieces</source>
        <translation>Servir cinq parts</translation>
    </message>
    <message numerus="yes">
        <source>%n knife(s)</source>
        <translation>
            <numerusform>%n couteau</numerusform>
            <numerusform>%n couteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): {sizes} slices</source>
        <translation>
            <numerusform>%n part&#xa0;: {sizes} tranches</numerusform>
            <numerusform>%n parts&#xa0;: {sizes} tranches</numerusform>
        </translation>
    </message>
    <message>
        <source>Two seats cut two or four pieces, not three: lay or take away a knife.</source>
        <translation>À deux, on coupe deux ou quatre parts, pas trois&#xa0;: pose ou ôte un couteau.</translation>
    </message>
</context>
<context>
    <name>CutZone</name>
    <message>
        <source>or this one, turned as you like</source>
        <translation>ou celle-ci, tournée comme tu veux</translation>
    </message>
</context>
<context>
    <name>CuttingTurn</name>
    <message>
        <source>Whole</source>
        <translation>Entier</translation>
    </message>
    <message>
        <source>Clear cuts</source>
        <translation>Ôter les coupes</translation>
    </message>
    <message>
        <source>Del, on a knife: take it away</source>
        <translation>Suppr, sur un couteau&#xa0;: l’enlever</translation>
    </message>
    <message>
        <source>R: turn the card a quarter on. 0 to 3: turn it so many quarters</source>
        <translation>R&#xa0;: tourner la carte d’un quart. 0 à 3&#xa0;: la tourner d’autant de quarts</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>The same number begins the same way: play it with other people too.</source>
        <translation>Le même nombre commence pareil&#xa0;: joue-le avec d’autres aussi.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neuve</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>En tirer une</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copier le numéro</translation>
    </message>
</context>
<context>
    <name>DiskErrors</name>
    <message>
        <source>it is no regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>il ne s’ouvre pas</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>l’accès n’est pas permis</translation>
    </message>
    <message>
        <source>a file is in the way</source>
        <translation>un fichier est à cette place</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the space that you may use is full</source>
        <translation>ta part du disque est pleine</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>on ne peut que le lire</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>a folder is in the way</source>
        <translation>un dossier est à cette place</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>a link leads to itself</source>
        <translation>un lien mène à lui-même</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>le disque ne marche pas comme il faut</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>le fichier serait trop grand</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la mémoire ne suffit pas</translation>
    </message>
    <message>
        <source>the disk in the network can&apos;t be reached</source>
        <translation>le disque du réseau est hors d’atteinte</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>le disque n’est plus là</translation>
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
        <translation>on met à présent une carte de côté</translation>
    </message>
    <message>
        <source>powers are used and cards are bought now, until “done”</source>
        <translation>on utilise à présent des pouvoirs et on achète, jusqu’à «&#xa0;fini&#xa0;»</translation>
    </message>
    <message>
        <source>the seats say now whether they go on</source>
        <translation>on dit à présent si l’on continue</translation>
    </message>
    <message>
        <source>the personal deck of seat {seat} is shuffled now</source>
        <translation>on mélange à présent la pioche de la place {seat}</translation>
    </message>
    <message>
        <source>the new personal deck must hold just the discards of its seat, each once</source>
        <translation>la nouvelle pioche doit contenir la défausse de sa place, chaque carte une fois</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>cette carte n’existe pas</translation>
    </message>
    <message>
        <source>there is no such suit</source>
        <translation>cette couleur n’existe pas</translation>
    </message>
    <message>
        <source>without a card in the hand this seat must pass</source>
        <translation>sans carte en main, cette place doit passer</translation>
    </message>
    <message>
        <source>a seat with a card in its hand must set one aside</source>
        <translation>avec une carte en main, il faut en mettre une de côté</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <translation>{card} n’est pas dans la main</translation>
    </message>
    <message>
        <source>{card} is not in this seat’s bid</source>
        <translation>{card} n’est pas dans l’enchère de cette place</translation>
    </message>
    <message>
        <source>{card} is no power card</source>
        <translation>{card} n’est pas une carte de pouvoir</translation>
    </message>
    <message>
        <source>{card} was used in this round already</source>
        <translation>{card} a déjà servi dans cette manche</translation>
    </message>
    <message>
        <source>{card} can’t act on itself</source>
        <translation>{card} ne peut agir sur elle-même</translation>
    </message>
    <message>
        <source>{card} is not of the suit that {power} acts on</source>
        <translation>{card} n’est pas de la couleur sur laquelle agit {power}</translation>
    </message>
    <message>
        <source>{card} has that suit already</source>
        <translation>{card} a déjà cette couleur</translation>
    </message>
    <message>
        <source>{card} lies neither in the discards that this seat may take from nor in the display</source>
        <translation>{card} n’est ni dans la défausse où cette place peut prendre, ni dans la rangée</translation>
    </message>
    <message>
        <source>only the winner of the round may steal</source>
        <translation>seul qui gagne la manche peut voler</translation>
    </message>
    <message>
        <source>{card} is not in the other seat’s bid</source>
        <translation>{card} n’est pas dans l’enchère de l’autre place</translation>
    </message>
    <message>
        <source>{card} is not in the display</source>
        <translation>{card} n’est pas dans la rangée</translation>
    </message>
    <message>
        <source>{card} costs {cost}, but {paid} would be paid</source>
        <translation>{card} coûte {cost}, mais {paid} seraient payées</translation>
    </message>
    <message>
        <source>the paying cards are named once each, in the order of suits and ranks</source>
        <translation>les cartes qui paient sont nommées une fois chacune, par couleurs et rangs</translation>
    </message>
    <message>
        <source>the loser of the round must buy {card} first</source>
        <translation>qui perd la manche doit d’abord acheter {card}</translation>
    </message>
    <message>
        <source>the loser of the round must keep a card of its bid to buy {card} with</source>
        <translation>qui perd la manche doit garder une carte de son enchère pour acheter {card}</translation>
    </message>
</context>
<context>
    <name>DutchAuctionAdvice</name>
    <message>
        <source>Change the {card} to {suit}</source>
        <translation>Changer {card} en {suit}</translation>
    </message>
    <message>
        <source>Do no more</source>
        <translation>Ne rien faire de plus</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Set the {card} aside</source>
        <translation>Mettre de côté {card}</translation>
    </message>
    <message>
        <source>Cash in the {card}</source>
        <translation>Encaisser {card}</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Steal the {card}</source>
        <translation>Voler {card}</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}, and keep {kept}</source>
        <translation>Acheter {card} pour {lost}, et garder {kept}</translation>
    </message>
    <message>
        <source>Buy the {card} and keep {kept}</source>
        <translation>Acheter {card} et garder {kept}</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}</source>
        <translation>Acheter {card} pour {lost}</translation>
    </message>
    <message>
        <source>The other cards bid {bid} together.</source>
        <translation>Les autres cartes misent {bid} ensemble.</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be stolen in this round.</source>
        <translation>On ne peut pas voler {card} dans cette manche.</translation>
    </message>
    <message>
        <source>By all that is known, the lead is here.</source>
        <translation>D’après tout ce qu’on sait, l’avance est de ce côté.</translation>
    </message>
    <message>
        <source>By all that is known, the other leads.</source>
        <translation>D’après tout ce qu’on sait, l’avance est de l’autre côté.</translation>
    </message>
    <message>
        <source>The {card} counts {points}.</source>
        <translation>{card} compte {points}.</translation>
    </message>
    <message>
        <source>It gives one more power to use.</source>
        <translation>Cela donne un pouvoir de plus à utiliser.</translation>
    </message>
    <message>
        <source>The card of cost 1 has to be bought.</source>
        <translation>Il faut acheter la carte au coût 1.</translation>
    </message>
    <message>
        <source>What pays and is lost counts {lost}.</source>
        <translation>Ce qui paie et se perd compte {lost}.</translation>
    </message>
    <message>
        <source>What pays and is lost counts nothing.</source>
        <translation>Ce qui paie et se perd ne compte rien.</translation>
    </message>
    <message>
        <source>All that pay are kept: they have its suit.</source>
        <translation>Toutes celles qui paient restent&#xa0;: elles ont sa couleur.</translation>
    </message>
    <message>
        <source>The {card} counts {points}, and nobody can steal it any more.</source>
        <translation>{card} compte {points}, et plus personne ne peut voler cette carte.</translation>
    </message>
    <message>
        <source>With the other suit the {card} can pay and be kept.</source>
        <translation>Avec l’autre couleur, {card} peut payer et rester.</translation>
    </message>
</context>
<context>
    <name>DutchAuctionBoard</name>
    <message>
        <source>Bid, buy and pay with the same cards, while prices fall from round to round.</source>
        <translation>Mise, achète et paie avec les mêmes cartes, tandis que les prix baissent de manche en manche.</translation>
    </message>
    <message>
        <source>what your own cards count by now</source>
        <translation>ce que tes propres cartes comptent déjà</translation>
    </message>
    <message>
        <source>Cards not in sight</source>
        <translation>Cartes hors de vue</translation>
    </message>
    <message>
        <source>a click on the auction deck lists them</source>
        <translation>un clic sur la pioche de la vente en donne la liste</translation>
    </message>
    <message>
        <source>Cards to buy and to use powers on</source>
        <translation>Cartes à acheter et à viser</translation>
    </message>
    <message>
        <source>those that you can light up</source>
        <translation>celles que tu peux s’éclairent</translation>
    </message>
    <message>
        <source>POWER</source>
        <translation>POUVOIR</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
</context>
<context>
    <name>DutchAuctionLesson</name>
    <message>
        <source>What do we want?</source>
        <translation>Que voulons-nous&#xa0;?</translation>
    </message>
    <message>
        <source>Points! In the end all the cards that you own count. Until then you bid and pay with them.</source>
        <translation>Des points&#xa0;! À la fin, toutes les cartes que tu possèdes comptent. D’ici là, tu mises et paies avec elles.</translation>
    </message>
    <message>
        <source>The large number is the bid, the seal has the points (VP). The 8 bids 8 and counts 1, the 1 bids 1 and counts 8.</source>
        <translation>Le grand nombre est la mise, le sceau porte les points (PV). Le 8 mise 8 et compte 1, le 1 mise 1 et compte 8.</translation>
    </message>
    <message>
        <source>What is for sale?</source>
        <translation>Qu’y a-t-il à vendre&#xa0;?</translation>
    </message>
    <message>
        <source>The six cards of the row, for one card to six cards. After each round they slide, and cost less.</source>
        <translation>Les six cartes de la rangée, pour une à six cartes. Après chaque manche elles glissent, et coûtent moins.</translation>
    </message>
    <message>
        <source>Any of your own cards can pay.</source>
        <translation>N’importe laquelle de tes cartes peut payer.</translation>
    </message>
    <message>
        <source>Which card do you keep?</source>
        <translation>Quelle carte gardes-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Four of your five cards become your bid, and pay afterwards. The fifth waits face down, and comes back after the round.</source>
        <translation>Quatre de tes cinq cartes forment ton enchère, et paient ensuite. La cinquième attend, cachée, et revient après la manche.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 7.</source>
        <translation>Maintenant&#xa0;: clique le 7 myrtille.</translation>
    </message>
    <message>
        <source>Now: set it aside.</source>
        <translation>Maintenant&#xa0;: mets-le de côté.</translation>
    </message>
    <message>
        <source>A power may wait, too. But you need it in this round.</source>
        <translation>Un pouvoir peut attendre aussi. Mais il te le faut dans cette manche.</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <translation>Qui joue en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Both bids lie open, and are added up: 15 against 13. You have won, so you buy and use powers first, {rival} after you.</source>
        <translation>Les deux enchères sont visibles et s’additionnent&#xa0;: 15 contre 13. Tu as gagné&#xa0;: tu achètes et utilises tes pouvoirs d’abord, {rival} après toi.</translation>
    </message>
    <message>
        <source>Now: compare the bids, then press Next.</source>
        <translation>Maintenant&#xa0;: compare les enchères, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>What is the whisk for?</source>
        <translation>À quoi sert le fouet&#xa0;?</translation>
    </message>
    <message>
        <source>It marks a power: it bids 0 and counts 0. But once in each round in which you bid it, it works on a card of its suit.</source>
        <translation>Il marque un pouvoir&#xa0;: il mise 0 et compte 0. Mais une fois par manche où tu le mises, il agit sur une carte de sa couleur.</translation>
    </message>
    <message>
        <source>Cash a card in, change its suit, take one for nothing or steal one: you choose. You will do all four.</source>
        <translation>Encaisser une carte, changer sa couleur, en prendre une pour rien ou en voler une&#xa0;: à toi de choisir. Tu feras les quatre.</translation>
    </message>
    <message>
        <source>What is the winner’s right?</source>
        <translation>Quel droit donne la victoire&#xa0;?</translation>
    </message>
    <message>
        <source>Only the winner may steal: a card leaves {rival}’s bid for yours. {rival} can’t pay with it, but you can.</source>
        <translation>Seul qui gagne peut voler&#xa0;: une carte quitte l’enchère de {rival} pour la tienne. {rival} ne peut plus payer avec, toi si.</translation>
    </message>
    <message>
        <source>The mint power works on mint alone: there the mint 6 is all it can steal.</source>
        <translation>Le pouvoir menthe n’agit que sur la menthe&#xa0;: là, il ne peut voler que le 6 menthe.</translation>
    </message>
    <message>
        <source>Now: click your mint power.</source>
        <translation>Maintenant&#xa0;: clique ton pouvoir menthe.</translation>
    </message>
    <message>
        <source>Now: click {rival}’s mint 6.</source>
        <translation>Maintenant&#xa0;: clique le 6 menthe de {rival}.</translation>
    </message>
    <message>
        <source>Now: steal it.</source>
        <translation>Maintenant&#xa0;: vole-le.</translation>
    </message>
    <message>
        <source>It could take that. But what {rival} loses helps you.</source>
        <translation>Il pourrait le prendre. Mais ce que {rival} perd t’aide.</translation>
    </message>
    <message>
        <source>Your own mint 4 is fine as it is.</source>
        <translation>Ton propre 4 menthe est bien comme il est.</translation>
    </message>
    <message>
        <source>First steal: then you have more to pay with.</source>
        <translation>Vole d’abord&#xa0;: tu auras alors plus pour payer.</translation>
    </message>
    <message>
        <source>What does it really cost?</source>
        <translation>Que coûte-t-elle vraiment&#xa0;?</translation>
    </message>
    <message>
        <source>The cherry 3 counts 6 and costs two cards. Paid cards of its suit stay yours; others are lost.</source>
        <translation>Le 3 cerise compte 6 et coûte deux cartes. Les cartes payées de sa couleur te restent&#xa0;; les autres sont perdues.</translation>
    </message>
    <message>
        <source>Now: buy it.</source>
        <translation>Maintenant&#xa0;: achète-le.</translation>
    </message>
    <message>
        <source>You may pay like that. Here take the second way.</source>
        <translation>Tu peux payer ainsi. Ici, prends la deuxième façon.</translation>
    </message>
    <message>
        <source>Not yet: buy something while you act first.</source>
        <translation>Pas encore&#xa0;: achète pendant que tu joues en premier.</translation>
    </message>
    <message>
        <source>Take the cherry 3: your cherry 5 fits it.</source>
        <translation>Prends le 3 cerise&#xa0;: ton 5 cerise s’y accorde.</translation>
    </message>
    <message>
        <source>Where is it all now?</source>
        <translation>Où est tout cela à présent&#xa0;?</translation>
    </message>
    <message>
        <source>Both cherries lie in your discards. When your deck is empty, your discards become the new one: so you draw them again. The mint 6 is out, beside the row.</source>
        <translation>Les deux cerises sont dans ta défausse. Quand ta pioche est vide, ta défausse devient la nouvelle&#xa0;: tu les pioches donc de nouveau. Le 6 menthe est sorti, près de la rangée.</translation>
    </message>
    <message>
        <source>Now: yes, you are done.</source>
        <translation>Maintenant&#xa0;: oui, tu as fini.</translation>
    </message>
    <message>
        <source>You could, and a mint would stay. But it counts 1 only, and {rival} must buy it if you don’t: with no mint to pay.</source>
        <translation>Tu pourrais, et une menthe resterait. Mais il ne compte que 1, et sinon {rival} doit l’acheter&#xa0;: sans menthe pour payer.</translation>
    </message>
    <message>
        <source>Below each card stands what you bid without it: 15 will do here. The 7 helps you more in the next round.</source>
        <translation>Sous chaque carte, ta mise sans elle&#xa0;: ici, 15 suffit. Le 7 t’aidera plus à la prochaine manche.</translation>
    </message>
    <message>
        <source>Keep the blueberry 7: in the next round you need it more.</source>
        <translation>Garde le 7 myrtille&#xa0;: il te servira plus à la prochaine manche.</translation>
    </message>
    <message>
        <source>The cherry 5 stays. Let the mint 6 go, not your power: that works anew in every bid.</source>
        <translation>Le 5 cerise reste. Laisse partir le 6 menthe, pas ton pouvoir&#xa0;: il ressert à chaque enchère.</translation>
    </message>
    <message>
        <source>Now: click the cherry 3.</source>
        <translation>Maintenant&#xa0;: clique le 3 cerise.</translation>
    </message>
    <message>
        <source>Now: click the second way to pay.</source>
        <translation>Maintenant&#xa0;: clique la deuxième façon de payer.</translation>
    </message>
    <message>
        <source>You could buy more. But the mint 8 counts only 1, and the tulip 2 soon costs less. What is left of your bid goes to your discards.</source>
        <translation>Tu pourrais acheter encore. Mais le 8 menthe ne compte que 1, et le 2 tulipe coûtera bientôt moins. Le reste de ton enchère va à ta défausse.</translation>
    </message>
    <message>
        <source>Now: press Done.</source>
        <translation>Maintenant&#xa0;: appuie sur Fini.</translation>
    </message>
    <message>
        <source>It takes all three cards that you have left, and two of them would be lost.</source>
        <translation>Elle prend tes trois dernières cartes, et deux seraient perdues.</translation>
    </message>
    <message>
        <source>That is all for this round: you are done.</source>
        <translation>C’est tout pour cette manche&#xa0;: tu as fini.</translation>
    </message>
    <message>
        <source>What has {rival} done?</source>
        <translation>Qu’a fait {rival}&#xa0;?</translation>
    </message>
    <message>
        <source>Who loses a round acts after the winner, may not steal, and must buy the card at cost 1 if it is still there: so {rival} bought the mint 8.</source>
        <translation>Qui perd une manche joue ensuite, ne peut pas voler, et doit acheter la carte au coût 1 si elle est encore là&#xa0;: {rival} a donc acheté le 8 menthe.</translation>
    </message>
    <message>
        <source>Then the row slid: the tulip 2 cost three cards, and costs one now. And both drew five cards.</source>
        <translation>Puis la rangée a glissé&#xa0;: le 2 tulipe coûtait trois cartes, il n’en coûte plus qu’une. Et chacun a pioché cinq cartes.</translation>
    </message>
    <message>
        <source>And which one now?</source>
        <translation>Et laquelle à présent&#xa0;?</translation>
    </message>
    <message>
        <source>The blueberry 7 is back in your hand. You want both powers in your bid, and blueberries to pay with: so the tulip 5 waits. Should the bids tie, it joins yours.</source>
        <translation>Le 7 myrtille est revenu dans ta main. Il te faut tes deux pouvoirs dans l’enchère, et des myrtilles pour payer&#xa0;: le 5 tulipe attend donc. En cas d’égalité, il rejoint ton enchère.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5.</source>
        <translation>Maintenant&#xa0;: clique le 5 tulipe.</translation>
    </message>
    <message>
        <source>You will need that one in this round: of all five the tulip 5 can wait.</source>
        <translation>Celle-là, il te la faut dans cette manche&#xa0;: des cinq, c’est le 5 tulipe qui peut attendre.</translation>
    </message>
    <message>
        <source>Nobody is higher?</source>
        <translation>Personne n’est au-dessus&#xa0;?</translation>
    </message>
    <message>
        <source>8 against 8, a tie. Both add the card set aside, your tulip 5 and a cherry 2: 13 against 10.</source>
        <translation>8 contre 8, égalité. Les deux ajoutent la carte mise de côté, ton 5 tulipe et un 2 cerise&#xa0;: 13 contre 10.</translation>
    </message>
    <message>
        <source>Now: press Next until you act.</source>
        <translation>Maintenant&#xa0;: appuie sur Suivant jusqu’à ton tour.</translation>
    </message>
    <message>
        <source>Can a card cost nothing?</source>
        <translation>Une carte peut-elle ne rien coûter&#xa0;?</translation>
    </message>
    <message>
        <source>Yes: a power takes it. In the row lies another tulip power, for four cards. Yours takes it free.</source>
        <translation>Oui&#xa0;: un pouvoir la prend. Dans la rangée, il y a un autre pouvoir tulipe, pour quatre cartes. Le tien le prend pour rien.</translation>
    </message>
    <message>
        <source>It joins your bid, ready to be used. You could also take from your discards, or what is out.</source>
        <translation>Il rejoint ton enchère, prêt à servir. Tu pourrais aussi prendre dans ta défausse, ou ce qui est sorti.</translation>
    </message>
    <message>
        <source>Now: click your tulip power.</source>
        <translation>Maintenant&#xa0;: clique ton pouvoir tulipe.</translation>
    </message>
    <message>
        <source>Now: click the tulip power in the row.</source>
        <translation>Maintenant&#xa0;: clique le pouvoir tulipe de la rangée.</translation>
    </message>
    <message>
        <source>Now: take it.</source>
        <translation>Maintenant&#xa0;: prends-le.</translation>
    </message>
    <message>
        <source>The tulip 2 is cheap: that you can simply buy.</source>
        <translation>Le 2 tulipe est bon marché&#xa0;: tu peux simplement l’acheter.</translation>
    </message>
    <message>
        <source>First take the other tulip power: so you have one more to use.</source>
        <translation>Prends d’abord l’autre pouvoir tulipe&#xa0;: tu en auras un de plus.</translation>
    </message>
    <message>
        <source>Which card is in your way?</source>
        <translation>Quelle carte te gêne&#xa0;?</translation>
    </message>
    <message>
        <source>The blueberry 1: it counts 8, but bids 1 alone, and fills one of your five places whenever it comes. Cash it in.</source>
        <translation>Le 1 myrtille&#xa0;: il compte 8, mais ne mise que 1, et occupe une de tes cinq places chaque fois qu’il vient. Encaisse-le.</translation>
    </message>
    <message>
        <source>It leaves play for good. Its points are safe: it still counts for you.</source>
        <translation>Il quitte le jeu pour de bon. Ses points sont à l’abri&#xa0;: il compte toujours pour toi.</translation>
    </message>
    <message>
        <source>Now: click the blueberry power.</source>
        <translation>Maintenant&#xa0;: clique le pouvoir myrtille.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 1, then Cash in.</source>
        <translation>Maintenant&#xa0;: clique le 1 myrtille, puis Encaisser.</translation>
    </message>
    <message>
        <source>Now: cash it in.</source>
        <translation>Maintenant&#xa0;: encaisse-le.</translation>
    </message>
    <message>
        <source>The 7 counts 2 only, and bids well: keep that.</source>
        <translation>Le 7 ne compte que 2, et mise bien&#xa0;: garde-le.</translation>
    </message>
    <message>
        <source>Not the 7: with it you will pay.</source>
        <translation>Pas le 7&#xa0;: avec lui, tu vas payer.</translation>
    </message>
    <message>
        <source>First bring the blueberry 1 to safety.</source>
        <translation>Mets d’abord le 1 myrtille à l’abri.</translation>
    </message>
    <message>
        <source>How do you lose nothing?</source>
        <translation>Comment ne rien perdre&#xa0;?</translation>
    </message>
    <message>
        <source>The blueberry 4 costs three cards, and you have two blueberries. Make the tulip 5 the third one.</source>
        <translation>Le 4 myrtille coûte trois cartes, et tu as deux myrtilles. Fais du 5 tulipe la troisième.</translation>
    </message>
    <message>
        <source>It is a blueberry until it has paid, or you are done. Then it is a tulip again.</source>
        <translation>Il est myrtille jusqu’à ce qu’il ait payé, ou que tu aies fini. Ensuite il redevient tulipe.</translation>
    </message>
    <message>
        <source>Now: click the new tulip power.</source>
        <translation>Maintenant&#xa0;: clique le nouveau pouvoir tulipe.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5, then Change suit, then blueberry.</source>
        <translation>Maintenant&#xa0;: clique le 5 tulipe, puis Changer de couleur, puis myrtille.</translation>
    </message>
    <message>
        <source>Now: make it a blueberry.</source>
        <translation>Maintenant&#xa0;: fais-en une myrtille.</translation>
    </message>
    <message>
        <source>Safe it would be, too. But it has to pay.</source>
        <translation>À l’abri, il le serait aussi. Mais il doit payer.</translation>
    </message>
    <message>
        <source>You want to buy a blueberry: that suit it is.</source>
        <translation>Tu veux acheter une myrtille&#xa0;: c’est donc cette couleur.</translation>
    </message>
    <message>
        <source>First make the tulip 5 a blueberry.</source>
        <translation>Fais d’abord du 5 tulipe une myrtille.</translation>
    </message>
    <message>
        <source>What can pay for it?</source>
        <translation>Qu’est-ce qui peut payer&#xa0;?</translation>
    </message>
    <message>
        <source>Any card, used powers too. These three are blueberries by now, so all of them stay yours.</source>
        <translation>N’importe quelle carte, même un pouvoir utilisé. Ces trois sont des myrtilles à présent&#xa0;: toutes te restent.</translation>
    </message>
    <message>
        <source>Without the change a third card would be lost.</source>
        <translation>Sans le changement, une troisième carte serait perdue.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 4.</source>
        <translation>Maintenant&#xa0;: clique le 4 myrtille.</translation>
    </message>
    <message>
        <source>Pay with blueberries alone: then you lose none.</source>
        <translation>Ne paie qu’avec des myrtilles&#xa0;: tu n’en perds alors aucune.</translation>
    </message>
    <message>
        <source>Buy the blueberry 4: it is all prepared.</source>
        <translation>Achète le 4 myrtille&#xa0;: tout est prêt.</translation>
    </message>
    <message>
        <source>What is left to do?</source>
        <translation>Que reste-t-il à faire&#xa0;?</translation>
    </message>
    <message>
        <source>Both tulip powers are used, but one pays for the tulip 2, which counts 7, and stays yours.</source>
        <translation>Les deux pouvoirs tulipe ont servi, mais l’un paie le 2 tulipe, qui compte 7, et te reste.</translation>
    </message>
    <message>
        <source>Now: click the tulip 2.</source>
        <translation>Maintenant&#xa0;: clique le 2 tulipe.</translation>
    </message>
    <message>
        <source>It pays as well as the other. Leave it as it was.</source>
        <translation>Il paie aussi bien que l’autre. Laisse comme c’était.</translation>
    </message>
    <message>
        <source>Buy the tulip 2: a power of its suit is enough.</source>
        <translation>Achète le 2 tulipe&#xa0;: un pouvoir de sa couleur suffit.</translation>
    </message>
    <message>
        <source>How is it counted?</source>
        <translation>Comment compte-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>All your cards count, and of each suit the one with the fewest points once more: 48 points by now. {rival} has 33.</source>
        <translation>Toutes tes cartes comptent, et de chaque couleur celle qui a le moins de points encore une fois&#xa0;: 48 points déjà. {rival} en a 33.</translation>
    </message>
    <message>
        <source>Your cherries: 6 + 4, and 4 once more. Where you own a power, that has the fewest, 0: no bonus.</source>
        <translation>Tes cerises&#xa0;: 6 + 4, et 4 encore une fois. Si tu as un pouvoir, c’est lui le plus bas, 0&#xa0;: pas de bonus.</translation>
    </message>
    <message>
        <source>When is it over?</source>
        <translation>Quand est-ce fini&#xa0;?</translation>
    </message>
    <message>
        <source>So round follows round. Once the auction deck is empty, both are asked before each. If both want to stop, it is over, and more points win.</source>
        <translation>Les manches se suivent ainsi. Une fois la pioche de la vente vide, on demande aux deux avant chacune. Si les deux veulent s’arrêter, c’est fini, et le plus de points gagne.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Tu sais jouer&#xa0;!</translation>
    </message>
    <message>
        <source>The higher bid acts first; the other must buy at cost 1.</source>
        <translation>L’enchère la plus haute joue en premier&#xa0;; l’autre doit acheter au coût 1.</translation>
    </message>
    <message>
        <source>Pay in the suit that you buy: then your cards stay yours.</source>
        <translation>Paie dans la couleur que tu achètes&#xa0;: tes cartes te restent.</translation>
    </message>
    <message>
        <source>Powers first, purchases after: a used power can still pay.</source>
        <translation>Les pouvoirs d’abord, les achats ensuite&#xa0;: un pouvoir utilisé peut encore payer.</translation>
    </message>
    <message>
        <source>In two rounds you got four cards, and lost none of your own.</source>
        <translation>En deux manches, tu as gagné quatre cartes, sans en perdre une des tiennes.</translation>
    </message>
</context>
<context>
    <name>DutchAuctionSummary</name>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>VP of all cards</source>
        <translation>PV de toutes les cartes</translation>
    </message>
    <message>
        <source>+ {suit}</source>
        <translation>+ {suit}</translation>
    </message>
    <message>
        <source>the lowest card once more: {suit}</source>
        <translation>la carte la plus basse encore une fois&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>{card}: {vp} VP, twice</source>
        <translation>{card}&#xa0;: {vp} PV, deux fois</translation>
    </message>
    <message>
        <source>{card}: {vp} VP</source>
        <translation>{card}&#xa0;: {vp} PV</translation>
    </message>
    <message>
        <source>Every card is sold.</source>
        <translation>Toutes les cartes sont vendues.</translation>
    </message>
    <message>
        <source>Both wanted to stop.</source>
        <translation>Les deux voulaient s’arrêter.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Cards owned: {names}.</source>
        <translation>Cartes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row.</source>
        <translation>Depuis deux manches, aucune carte n’a quitté la rangée.</translation>
    </message>
    <message>
        <source>Of each suit the card with the fewest VP counts once more (+).</source>
        <translation>Par couleur, la carte au moins de PV compte encore une fois (+).</translation>
    </message>
    <message>
        <source>Of equal points, fewer cards decide.</source>
        <translation>À points égaux, moins de cartes décide.</translation>
    </message>
</context>
<context>
    <name>EasierPanel</name>
    <message>
        <source>Easier to see and use</source>
        <translation>Voir et utiliser plus aisément</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>cross-fades, nothing travels</source>
        <translation>fondus, rien ne se déplace</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>all of the screen for the table</source>
        <translation>tout l’écran pour la table</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rétrospective</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Même donne encore</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>{name} serves cake {number}</source>
        <translation>{name} sert le gâteau {number}</translation>
    </message>
    <message>
        <source>{name} eats {slices} already collected</source>
        <translation>{name} mange {slices} de ce qui est gardé</translation>
    </message>
    <message>
        <source>Left over: {slices}</source>
        <translation>Reste&#xa0;: {slices}</translation>
    </message>
    <message>
        <source>The slices are shuffled for match {number}</source>
        <translation>Les tranches sont mélangées pour la partie {number}</translation>
    </message>
    <message>
        <source>Match {number} is counted</source>
        <translation>On compte la partie {number}</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>On compte les points</translation>
    </message>
    <message>
        <source>{name} eats a whole piece: {slices}</source>
        <translation>{name} mange une part entière&#xa0;: {slices}</translation>
    </message>
    <message>
        <source>{name} collects {slices}</source>
        <translation>{name} garde {slices}</translation>
    </message>
    <message>
        <source>{name} eats {eaten} and collects {slices}</source>
        <translation>{name} mange {eaten} et garde {slices}</translation>
    </message>
    <message>
        <source>{letter}: {slices}.</source>
        <translation>{letter}&#xa0;: {slices}.</translation>
    </message>
    <message>
        <source>{name} leaves the cake whole</source>
        <translation>{name} laisse le gâteau entier</translation>
    </message>
    <message numerus="yes">
        <source>{name} cuts %n piece(s)</source>
        <translation>
            <numerusform>{name} coupe %n part</numerusform>
            <numerusform>{name} coupe %n parts</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no card left and passes</source>
        <translation>{name} n’a plus de carte et passe</translation>
    </message>
    <message>
        <source>{name} puts the half point on {cake}</source>
        <translation>{name} met le demi-point sur {cake}</translation>
    </message>
    <message>
        <source>New in the row: {cakes}</source>
        <translation>Nouveau dans la rangée&#xa0;: {cakes}</translation>
    </message>
    <message>
        <source>{name} bid on {cakes}</source>
        <translation>{name} a misé sur {cakes}</translation>
    </message>
    <message>
        <source>Round {number} begins: {name} starts and holds the half point</source>
        <translation>Manche {number}&#xa0;: {name} commence et tient le demi-point</translation>
    </message>
    <message>
        <source>{name} stacked {cake}</source>
        <translation>{name} a empilé {cake}</translation>
    </message>
    <message>
        <source>{cakes} of {name} fell</source>
        <translation>Chute chez {name}&#xa0;: {cakes}</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Free seat</source>
        <translation>Place libre</translation>
    </message>
</context>
<context>
    <name>GameSection</name>
    <message>
        <source>This game</source>
        <translation>Ce jeu</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>A rematch passes it on to the next seat.</source>
        <translation>Une revanche le passe à la place suivante.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>tiré au sort</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Bidding card {kind}, chosen</source>
        <translation>Carte de mise {kind}, choisie</translation>
    </message>
    <message>
        <source>Bidding card {kind}</source>
        <translation>Carte de mise {kind}</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Endroit suivant</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texte d’aide</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking of a hint …</source>
        <translation>Recherche d’un conseil…</translation>
    </message>
    <message>
        <source>Thinking about it …</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>No advice can be had just now.</source>
        <translation>Pas de conseil pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Rien d’autre n’approche.</translation>
    </message>
    <message>
        <source>Not quite as good: {moves}</source>
        <translation>Un peu moins bien&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Not quite as good from the beginning of the turn: {moves}</source>
        <translation>Un peu moins bien depuis le début du tour&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Hint from the beginning of the turn: {moves}</source>
        <translation>Conseil depuis le début du tour&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Hint: {moves}</source>
        <translation>Conseil&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>{move} Or: {other}</source>
        <translation>{move} Ou&#xa0;: {other}</translation>
    </message>
    <message>
        <source>{name} did that in secret, and does not say why.</source>
        <translation>{name} l’a fait en secret, et ne dit pas pourquoi.</translation>
    </message>
    <message>
        <source>Why {name} did that: {reasons}</source>
        <translation>Pourquoi {name} l’a fait&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>Hints shown: {counts}.</source>
        <translation>Conseils montrés&#xa0;: {counts}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The record {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>L’enregistrement {file} vient d’une version plus récente de CakeDesk. Il est gardé tel quel.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be read: {why}.</source>
        <translation>L’enregistrement {file} est illisible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The record {file} is damaged. It is kept as it is.</source>
        <translation>L’enregistrement {file} est endommagé. Il est gardé tel quel.</translation>
    </message>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>La partie ne peut pas être écrite dans {file}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The match {file} can&apos;t be deleted: {why}.</source>
        <translation>La partie {file} ne peut pas être supprimée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The match can&apos;t be brought back: {why}.</source>
        <translation>La partie ne peut pas être ramenée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The finished matches can&apos;t be read: {why}.</source>
        <translation>Les parties finies sont illisibles&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The index of the history can&apos;t be kept ({why}); the records are read each time.</source>
        <translation>L’index de l’historique ne peut pas être gardé ({why})&#xa0;; les enregistrements sont lus chaque fois.</translation>
    </message>
    <message>
        <source>The match {file} is not in the history any more.</source>
        <translation>La partie {file} n’est plus dans l’historique.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be shown: its move {number} is against the rules. It is kept as it is.</source>
        <translation>L’enregistrement {file} ne peut pas être montré&#xa0;: son coup {number} est contraire à la règle. Il est gardé tel quel.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Games that are shown</source>
        <translation>Jeux affichés</translation>
    </message>
    <message>
        <source>People that are shown</source>
        <translation>Personnes affichées</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Not all records have been read.</source>
        <translation>Tous les enregistrements n’ont pas été lus.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {count}</source>
        <translation>Lecture des enregistrements&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Toutes les personnes</translation>
    </message>
    <message>
        <source>No finished match fits both choices.</source>
        <translation>Aucune partie finie ne répond aux deux choix.</translation>
    </message>
    <message>
        <source>Here your finished games will stand, with all their points. The first slice is yours!</source>
        <translation>Ici viendront tes parties finies, avec tous leurs points. La première tranche est pour toi&#xa0;!</translation>
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
        <translation>hier</translation>
    </message>
    <message>
        <source>given up by {names}</source>
        <translation>abandon de {names}</translation>
    </message>
    <message>
        <source>{name} won with {points}</source>
        <translation>{name} gagne avec {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Which cake today?</source>
        <translation>Quel gâteau aujourd’hui&#xa0;?</translation>
    </message>
    <message>
        <source>A game at one table, for friends and computer players.</source>
        <translation>Un jeu, une table, pour les amis et les joueurs de l’ordinateur.</translation>
    </message>
</context>
<context>
    <name>ItemHelp</name>
    <message>
        <source>Collected: {names}.</source>
        <translation>Gardées&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n slice(s) of it; who collects most scores as many points.</source>
        <translation>
            <numerusform>Le jeu en a %n tranche&#xa0;; qui en garde le plus marque autant de points.</numerusform>
            <numerusform>Le jeu en a %n tranches&#xa0;; qui en garde le plus marque autant de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eaten, each scores %n point(s).</source>
        <translation>
            <numerusform>Mangée, chacune marque %n point.</numerusform>
            <numerusform>Mangée, chacune marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has collected any.</source>
        <translation>Personne n’en a gardé.</translation>
    </message>
</context>
<context>
    <name>JoinedWords</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>{about}: {told}</source>
        <translation>{about}&#xa0;: {told}</translation>
    </message>
    <message>
        <source>{before}; {after}</source>
        <translation>{before}&#xa0;; {after}</translation>
    </message>
</context>
<context>
    <name>KeptSign</name>
    <message>
        <source>The last move is saved.</source>
        <translation>Le dernier coup est enregistré.</translation>
    </message>
    <message>
        <source>The last move is not saved yet.</source>
        <translation>Le dernier coup n’est pas encore enregistré.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>step {number} of {steps}</source>
        <translation>étape {number} sur {steps}</translation>
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
        <translation>Cela aurait compté. Dans la leçon, nous revenons plutôt d’un pas.</translation>
    </message>
    <message>
        <source>This step needs what was placed before. It is there again.</source>
        <translation>Cette étape a besoin de ce qui était posé avant. C’est de nouveau là.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here: as it says.</source>
        <translation>En partie, tu peux le faire. Ici&#xa0;: comme c’est dit.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montre-moi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jouer une vraie partie</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>That comes later. What you need now is framed.</source>
        <translation>Cela viendra plus tard. Ce qu’il te faut est encadré.</translation>
    </message>
    <message>
        <source>Have a look first; then press Next.</source>
        <translation>Regarde d’abord&#xa0;; puis appuie sur Suivant.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>No computer player sees hidden cards.</source>
        <translation>Il ne voit pas les cartes cachées.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>Beginner takes what gives most points at once.</source>
        <translation>Débutant prend ce qui donne tout de suite le plus de points.</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>novice</translation>
    </message>
    <message>
        <source>Novice takes points at once, too, but sees the worst mistakes coming.</source>
        <translation>Novice aussi prend les points tout de suite, mais voit venir le pire.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Easy likes points at once, but gives up little of what comes later.</source>
        <translation>Facile aime les points tout de suite, mais sacrifie peu de la suite.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>Fair prefers points at once only where that hardly costs anything.</source>
        <translation>Correct ne préfère les points tout de suite que si cela coûte peu.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Medium weighs every move, but plans no further.</source>
        <translation>Moyen pèse chaque coup, mais ne prévoit pas plus loin.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Hard plays its best moves on in thought before it chooses.</source>
        <translation>Difficile joue ses meilleurs coups en pensée avant de choisir.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Expert plays on more moves, longer, and takes its time.</source>
        <translation>Expert joue plus de coups en pensée, plus loin, et prend son temps.</translation>
    </message>
</context>
<context>
    <name>ListWording</name>
    <message>
        <source>no new lead for {name}</source>
        <translation>pas de nouvelle majorité pour {name}</translation>
    </message>
    <message>
        <source>no new lead</source>
        <translation>pas de nouvelle majorité</translation>
    </message>
    <message>
        <source>{leads}: +{points}</source>
        <translation>{leads}&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>new leads for {name}</source>
        <translation>nouvelles majorités pour {name}</translation>
    </message>
    <message>
        <source>new leads</source>
        <translation>nouvelles majorités</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Lines of the log</source>
        <translation>Lignes du journal</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien encore.</translation>
    </message>
    <message>
        <source>Copy all these lines</source>
        <translation>Copier toutes ces lignes</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n ligne copiée</numerusform>
            <numerusform>%n lignes copiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a line: see that moment.</source>
        <translation>Clique une ligne&#xa0;: revois ce moment.</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>The table shows this moment</source>
        <translation>La table montre ce moment</translation>
    </message>
</context>
<context>
    <name>LogWording</name>
    <message>
        <source>The draw for the first turn</source>
        <translation>Le tirage du premier tour</translation>
    </message>
    <message>
        <source>The turn of {name}</source>
        <translation>Le tour de {name}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} pioche {card}</translation>
    </message>
    <message>
        <source>{name} drafts {card}</source>
        <translation>{name} choisit {card}</translation>
    </message>
    <message>
        <source>{name} passes the card to the table</source>
        <translation>{name} laisse la carte sur l’étal</translation>
    </message>
    <message>
        <source>{name} swipes {layer} from {other}</source>
        <translation>{name} chipe {layer} à {other}</translation>
    </message>
    <message>
        <source>{name} squeezes in {layer}</source>
        <translation>{name} glisse {layer}</translation>
    </message>
    <message>
        <source>{name} places {layer}</source>
        <translation>{name} pose {layer}</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}</source>
        <translation>{name} échange {removed} contre {layer}</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}, with Squeeze</source>
        <translation>{name} échange {removed} contre {layer}, avec Glisser</translation>
    </message>
    <message>
        <source>The deck is empty. {won}</source>
        <translation>La pioche est vide. {won}</translation>
    </message>
    <message>
        <source>{name} clears the platter without a ribbon</source>
        <translation>{name} débarrasse le plat sans ruban</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins {ribbon} with %n layer(s)</source>
        <translation>
            <numerusform>{name} gagne {ribbon} avec %n étage</numerusform>
            <numerusform>{name} gagne {ribbon} avec %n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Cake {number}</source>
        <translation>Gâteau {number}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{name} serves</source>
        <translation>{name} sert</translation>
    </message>
    <message>
        <source>Points of match {number}</source>
        <translation>Points de la partie {number}</translation>
    </message>
    <message>
        <source>{name}: {eaten} eaten + {leads} from leads = {total}</source>
        <translation>{name}&#xa0;: {eaten} mangés + {leads} de majorités = {total}</translation>
    </message>
    <message>
        <source>Round {number}, resolving</source>
        <translation>Manche {number}, attribution</translation>
    </message>
    <message>
        <source>Round {number}, stacking</source>
        <translation>Manche {number}, empilage</translation>
    </message>
    <message>
        <source>{name} begins and holds the half point</source>
        <translation>{name} commence et tient le demi-point</translation>
    </message>
    <message>
        <source>Round {number}, bidding</source>
        <translation>Manche {number}, mises</translation>
    </message>
    <message>
        <source>Put away, out of this game: {cake}</source>
        <translation>Écarté, hors de cette partie&#xa0;: {cake}</translation>
    </message>
    <message>
        <source>{name}: one down on {cake}, the last card</source>
        <translation>{name}&#xa0;: une cachée sur {cake}, la dernière carte</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, the last card</source>
        <translation>{name}&#xa0;: {bid} visible sur {cake}, la dernière carte</translation>
    </message>
    <message>
        <source>{name}: {bid} up and one down on {cake}</source>
        <translation>{name}&#xa0;: {bid} visible et une cachée sur {cake}</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, one down on {other}</source>
        <translation>{name}&#xa0;: {bid} visible sur {cake}, une cachée sur {other}</translation>
    </message>
    <message>
        <source>{name} begins a stack with {cake}</source>
        <translation>{name} commence une pile avec {cake}</translation>
    </message>
    <message>
        <source>{name} puts {cake} on {below}</source>
        <translation>{name} met {cake} sur {below}</translation>
    </message>
    <message>
        <source>{cake} of {name} bears too much and falls</source>
        <translation>{cake} de {name} porte trop et tombe</translation>
    </message>
    <message>
        <source>{cakes} of {name} bear too much and fall</source>
        <translation>{cakes} de {name} portent trop et tombent</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Points after round {number}: {points}</source>
        <translation>Points après la manche {number}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n point(s)</source>
        <translation>
            <numerusform>{name} gagne la partie avec %n point</numerusform>
            <numerusform>{name} gagne la partie avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s) each</source>
        <translation>
            <numerusform>{names} partagent la victoire avec %n point chacun</numerusform>
            <numerusform>{names} partagent la victoire avec %n points chacun</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookPanel</name>
    <message>
        <source>Language and look</source>
        <translation>Langue et aspect</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>as system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The table makes room for it at every window size.</source>
        <translation>La table lui fait de la place à toute taille de fenêtre.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Print the cards …</source>
        <translation>Imprimer les cartes…</translation>
    </message>
    <message>
        <source>Own cards and pictures</source>
        <translation>Cartes et images à soi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Take my whole turn again</source>
        <translation>Reprendre tout mon tour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Lire la table</translation>
    </message>
    <message>
        <source>Cover the table</source>
        <translation>Couvrir la table</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Laisser un ordinateur jouer pour…</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>About CakeDesk</source>
        <translation>À propos de CakeDesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Tout est de nouveau enregistré.</translation>
    </message>
    <message>
        <source>Some pictures can&apos;t be drawn. Plain ones with their names stand in for them.</source>
        <translation>Certaines images ne peuvent pas être dessinées. Des cartes simples, avec leur nom, les remplacent.</translation>
    </message>
    <message>
        <source>Own card lists go into “lists”, own pictures into “art”, both in {folder}.</source>
        <translation>Tes listes de cartes vont dans «&#xa0;lists&#xa0;», tes images dans «&#xa0;art&#xa0;», les deux dans {folder}.</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>Back to the matches</source>
        <translation>Retour aux parties</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
</context>
<context>
    <name>MatchFooter</name>
    <message>
        <source>Watch it again</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rétrospective</translation>
    </message>
    <message>
        <source>Check the shuffle</source>
        <translation>Vérifier le mélange</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>A record that can’t be used</source>
        <translation>Un enregistrement inutilisable</translation>
    </message>
    <message>
        <source>{match}, {when}</source>
        <translation>{match}, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>with own lists</source>
        <translation>avec ses propres listes</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Answers can be taken back</source>
        <translation>On peut reprendre les réponses</translation>
    </message>
    <message>
        <source>Answers back</source>
        <translation>Réponses reprises</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>everything played at this desk</source>
        <translation>tout ce qui fut joué à cette table</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Older saves</source>
        <translation>Anciennes sauvegardes</translation>
    </message>
    <message>
        <source>Damaged saves</source>
        <translation>Sauvegardes abîmées</translation>
    </message>
    <message>
        <source>“{match}” is deleted.</source>
        <translation>«&#xa0;{match}&#xa0;» est supprimée.</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MishapReport</name>
    <message>
        <source>Something went wrong in the program; the match is saved up to its last action. {where}</source>
        <translation>Quelque chose s’est mal passé dans le programme&#xa0;; la partie est enregistrée jusqu’à son dernier coup. {where}</translation>
    </message>
    <message>
        <source>Details: {file}</source>
        <translation>Détails&#xa0;: {file}</translation>
    </message>
    <message>
        <source>CakeDesk has crashed; the match is saved up to its last action. Details: {file}</source>
        <translation>CakeDesk a planté&#xa0;; la partie est enregistrée jusqu’à son dernier coup. Détails&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>MomentNames</name>
    <message numerus="yes">
        <source>Before the first of %n move(s)</source>
        <translation>
            <numerusform>Avant le premier de %n coup</numerusform>
            <numerusform>Avant le premier de %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>During move {number} of {count}, as it was</source>
        <translation>Pendant le coup {number} sur {count}, comme c’était</translation>
    </message>
    <message>
        <source>Move {number} of {count}, as it was</source>
        <translation>Coup {number} sur {count}, comme c’était</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Earlier moment</source>
        <translation>Moment passé</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <source>Table as it was</source>
        <translation>La table comme elle était</translation>
    </message>
</context>
<context>
    <name>NameSuggestions</name>
    <message>
        <source>Known names</source>
        <translation>Noms connus</translation>
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
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>OfferStrip</name>
    <message>
        <source>Bring it back</source>
        <translation>La ramener</translation>
    </message>
</context>
<context>
    <name>OldSaves</name>
    <message>
        <source>{when}: {file}, nothing can be read</source>
        <translation>{when}&#xa0;: {file}, rien n’est lisible</translation>
    </message>
    <message>
        <source>{when}: {match}, moves: {count}</source>
        <translation>{when}&#xa0;: {match}, coups&#xa0;: {count}</translation>
    </message>
    <message>
        <source>a later version of CakeDesk has written it</source>
        <translation>une version plus récente de CakeDesk l’a écrite</translation>
    </message>
    <message>
        <source>The save {file} can&apos;t be opened: {why}.</source>
        <translation>La sauvegarde {file} ne s’ouvre pas&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>What was hidden at this save is dealt anew: some of it has been seen since.</source>
        <translation>Ce qui était caché à ce moment est redistribué&#xa0;: une partie en a été vue depuis.</translation>
    </message>
    <message>
        <source>{match}, older save</source>
        <translation>{match}, ancienne sauvegarde</translation>
    </message>
    <message>
        <source>This save is damaged. The match goes on after move {count}, the last that can be read.</source>
        <translation>Cette sauvegarde est endommagée. La partie continue après le coup {count}, le dernier lisible.</translation>
    </message>
</context>
<context>
    <name>OrderSection</name>
    <message>
        <source>Order of seats</source>
        <translation>Ordre des places</translation>
    </message>
    <message>
        <source>Play goes round from top to bottom.</source>
        <translation>On joue de haut en bas.</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message>
        <source>Out of play</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Put away, out of play: {cards}</source>
        <translation>Écarté, hors jeu&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Fallen: {cards}</source>
        <translation>Tombés&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Nobody got: {cards}</source>
        <translation>Gagnés par personne&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <translation>
            <numerusform>{count} carte sur %n</numerusform>
            <numerusform>{count} cartes sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>écarté</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>SNATCH used: {names}</source>
        <translation>RAFLE jouée&#xa0;: {names}</translation>
    </message>
    <message>
        <source>SNATCH used</source>
        <translation>RAFLE jouée</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>This match of {game} is played with an own list, which its record brings: {files}.</source>
        <translation>Cette partie de {game} se joue avec une liste à soi, que son enregistrement apporte&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Your list for {game} can&apos;t be used: {why}. The built-in one is used.</source>
        <translation>Ta liste pour {game} est inutilisable&#xa0;: {why}. Celle d’origine sert.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, ligne {line}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>OwnPictures</name>
    <message>
        <source>it is damaged, or no picture</source>
        <translation>elle est abîmée, ou ce n’est pas une image</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>elle est trop grande</translation>
    </message>
    <message>
        <source>it is no zip file, or it is damaged</source>
        <translation>ce n’est pas un fichier zip, ou il est abîmé</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>elle est illisible</translation>
    </message>
    <message>
        <source>Own pictures that are named after no card of {game} ({count}): {files}; a name that fits: {example}</source>
        <translation>Images personnelles qui ne portent le nom d’aucune carte de {game} ({count})&#xa0;: {files}&#xa0;; un nom qui convient&#xa0;: {example}</translation>
    </message>
    <message>
        <source>The own picture {file} can&apos;t be used: {why}. The built-in one is shown.</source>
        <translation>L’image {file} est inutilisable&#xa0;: {why}. Celle du programme est montrée.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Peek</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Hold to see what you have eaten (P)</source>
        <translation>Garde appuyé pour voir ce que tu as mangé (P)</translation>
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
        <translation>Parties à la suite</translation>
    </message>
    <message>
        <source>their points are added up</source>
        <translation>leurs points s’additionnent</translation>
    </message>
    <message>
        <source>Eaten slices lie open</source>
        <translation>Les tranches mangées sont visibles</translation>
    </message>
    <message>
        <source>else the others see only how many</source>
        <translation>sinon les autres ne voient que leur nombre</translation>
    </message>
    <message>
        <source>the cake must be cut now</source>
        <translation>il faut couper le gâteau à présent</translation>
    </message>
    <message>
        <source>the cake is cut already</source>
        <translation>le gâteau est déjà coupé</translation>
    </message>
    <message>
        <source>the slices must be shuffled for the next match</source>
        <translation>il faut mélanger les tranches pour la partie suivante</translation>
    </message>
    <message>
        <source>the slices are not shuffled now</source>
        <translation>on ne mélange pas les tranches à présent</translation>
    </message>
    <message>
        <source>these are not the slices of this game</source>
        <translation>ce ne sont pas les tranches de ce jeu</translation>
    </message>
    <message>
        <source>the slices of a cake are numbered from 0 to 10</source>
        <translation>les tranches d’un gâteau vont de 0 à 10</translation>
    </message>
    <message>
        <source>a single cut makes no piece: cut at least twice</source>
        <translation>une seule coupe ne fait pas de part&#xa0;: coupe au moins deux fois</translation>
    </message>
    <message>
        <source>this cake can be cut into at most {most} pieces</source>
        <translation>ce gâteau se coupe en {most} parts au plus</translation>
    </message>
    <message>
        <source>two seats cut a cake into one, two or four pieces, not into three</source>
        <translation>à deux, on coupe un gâteau en une, deux ou quatre parts, pas en trois</translation>
    </message>
    <message>
        <source>no piece that is left starts at slice {start}</source>
        <translation>aucune part restante ne commence à la tranche {start}</translation>
    </message>
    <message>
        <source>there are no such slices</source>
        <translation>ces tranches n’existent pas</translation>
    </message>
    <message>
        <source>slices of {variety} in the piece: {count}, no more</source>
        <translation>tranches «&#xa0;{variety}&#xa0;» dans la part&#xa0;: {count}, pas plus</translation>
    </message>
    <message>
        <source>no piece is left</source>
        <translation>il ne reste pas de part</translation>
    </message>
    <message>
        <source>there is no such kind of slice</source>
        <translation>cette sorte de tranche n’existe pas</translation>
    </message>
    <message>
        <source>this seat has collected no slice of {variety}</source>
        <translation>cette place n’a gardé aucune tranche «&#xa0;{variety}&#xa0;»</translation>
    </message>
    <message>
        <source>this seat has collected {variety} from this cake only: that stays</source>
        <translation>cette place n’a gardé {variety} que de ce gâteau&#xa0;: cela reste</translation>
    </message>
    <message>
        <source>while pieces are left, a seat can&apos;t pass</source>
        <translation>tant qu’il reste des parts, on ne peut pas passer</translation>
    </message>
</context>
<context>
    <name>PieceOCakeAdvice</name>
    <message>
        <source>Leave the cake whole</source>
        <translation>Laisser le gâteau entier</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n piece(s)</source>
        <translation>
            <numerusform>Couper %n part</numerusform>
            <numerusform>Couper %n parts</numerusform>
        </translation>
    </message>
    <message>
        <source>Take piece {letter}. {deed}</source>
        <translation>Prendre la part {letter}. {deed}</translation>
    </message>
    <message>
        <source>Eat {slices} already collected</source>
        <translation>Manger {slices} de ce qui est gardé</translation>
    </message>
    <message>
        <source>Eat a whole piece: {slices}</source>
        <translation>Manger une part entière&#xa0;: {slices}</translation>
    </message>
    <message>
        <source>Collect {slices}</source>
        <translation>Garder {slices}</translation>
    </message>
    <message>
        <source>Eat {eaten} and collect {slices}</source>
        <translation>Manger {eaten} et garder {slices}</translation>
    </message>
    <message>
        <source>The cream brings {points} at once.</source>
        <translation>La chantilly rapporte aussitôt {points}.</translation>
    </message>
    <message>
        <source>It takes the lead in {variety}, which counts {points}.</source>
        <translation>Cela prend la majorité en {variety}, qui vaut {points}.</translation>
    </message>
    <message>
        <source>It holds the lead in {variety}, which counts {points}.</source>
        <translation>Cela garde la majorité en {variety}, qui vaut {points}.</translation>
    </message>
    <message>
        <source>It collects {slices} for leads to come.</source>
        <translation>Cela garde {slices} pour des majorités à venir.</translation>
    </message>
    <message>
        <source>The lead in {variety} is hardly to be had any more.</source>
        <translation>La majorité en {variety} est presque hors d’atteinte.</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n tranche</numerusform>
            <numerusform>%n tranches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceOCakeBoard</name>
    <message>
        <source>One cuts, the others choose: eat slices for sure points or collect them for the most.</source>
        <translation>L’un coupe, les autres choisissent&#xa0;: mange pour des points sûrs ou garde pour en avoir le plus.</translation>
    </message>
    <message>
        <source>also which leads a piece would bring</source>
        <translation>aussi les majorités qu’une part donnerait</translation>
    </message>
    <message>
        <source>Slices still to come</source>
        <translation>Tranches encore à venir</translation>
    </message>
    <message>
        <source>how many of each kind nobody has seen yet</source>
        <translation>combien de chaque sorte personne n’a encore vu</translation>
    </message>
    <message>
        <source>Pieces to choose from</source>
        <translation>Parts à choisir</translation>
    </message>
    <message>
        <source>those still free light up</source>
        <translation>celles encore libres s’éclairent</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Apricot</source>
        <translation>Abricot</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>Cerise</translation>
    </message>
    <message>
        <source>Blackberry</source>
        <translation>Mûre</translation>
    </message>
    <message>
        <source>Kiwi</source>
        <translation>Kiwi</translation>
    </message>
    <message>
        <source>Gooseberry</source>
        <translation>Groseille</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Fraise</translation>
    </message>
    <message>
        <source>Chocolate</source>
        <translation>Chocolat</translation>
    </message>
    <message>
        <source>eaten</source>
        <translation>mangé</translation>
    </message>
</context>
<context>
    <name>PieceOCakeLesson</name>
    <message>
        <source>What is a slice worth?</source>
        <translation>Que vaut une tranche&#xa0;?</translation>
    </message>
    <message>
        <source>Eaten, each dollop of cream is a point. Collected, whoever leads a kind scores its number.</source>
        <translation>Mangée, chaque noisette de chantilly est un point. Gardée, qui mène une sorte marque son nombre.</translation>
    </message>
    <message>
        <source>Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.</source>
        <translation>Fraise&#xa0;: 2 points sûrs si tu la manges, ou 10 si tu es en tête&#xa0;: en avoir le plus, des dix.</translation>
    </message>
    <message>
        <source>Which piece shall it be?</source>
        <translation>Quelle part prendre&#xa0;?</translation>
    </message>
    <message>
        <source>{other} has cut this cake and gets what is left. You choose first. Look for slices of one kind.</source>
        <translation>{other} a coupé ce gâteau et reçoit ce qui reste. Tu choisis en premier. Cherche des tranches d’une même sorte.</translation>
    </message>
    <message>
        <source>Three of ten at once: the others will hardly catch up.</source>
        <translation>Trois sur dix d’un coup&#xa0;: les autres auront du mal à suivre.</translation>
    </message>
    <message>
        <source>Now: click the piece with the strawberries.</source>
        <translation>Maintenant&#xa0;: clique la part aux fraises.</translation>
    </message>
    <message>
        <source>Kiwis and cherries are worth 8 and 5. Strawberries are worth 10.</source>
        <translation>Les kiwis et les cerises valent 8 et 5. Les fraises valent 10.</translation>
    </message>
    <message>
        <source>Two chocolates of eleven are a start. Three strawberries of ten are more.</source>
        <translation>Deux chocolats sur onze sont un début. Trois fraises sur dix, c’est plus.</translation>
    </message>
    <message>
        <source>Soon! First choose the piece.</source>
        <translation>Bientôt&#xa0;! Choisis d’abord la part.</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>Manger ou garder&#xa0;?</translation>
    </message>
    <message>
        <source>You decide for each slice, now and for good. Your one chocolate won’t lead: one other piece has two.</source>
        <translation>Tu décides pour chaque tranche, une fois pour toutes. Ton seul chocolat ne mènera pas&#xa0;: une autre part en a deux.</translation>
    </message>
    <message>
        <source>No slice has more cream: 3 points at once. So eat it.</source>
        <translation>Aucune tranche n’a plus de chantilly&#xa0;: 3 points d’un coup. Mange-la donc.</translation>
    </message>
    <message>
        <source>Now: switch the chocolate to eat.</source>
        <translation>Maintenant&#xa0;: mets le chocolat sur manger.</translation>
    </message>
    <message>
        <source>Now: take it with the big button, or Enter.</source>
        <translation>Maintenant&#xa0;: prends-la avec le grand bouton, ou Entrée.</translation>
    </message>
    <message>
        <source>Keep the strawberries: with them you are ahead.</source>
        <translation>Garde les fraises&#xa0;: avec elles, tu es en tête.</translation>
    </message>
    <message>
        <source>Stay with the piece that has the strawberries.</source>
        <translation>Reste sur la part aux fraises.</translation>
    </message>
    <message>
        <source>Where do you cut?</source>
        <translation>Où coupes-tu&#xa0;?</translation>
    </message>
    <message>
        <source>You serve, so you get what the others leave. Give each of them a piece they like better than yours.</source>
        <translation>Tu sers, donc tu reçois ce que les autres laissent. Donne à chacun une part qui lui plaise plus que la tienne.</translation>
    </message>
    <message>
        <source>That is what {rival} and {other} collect.</source>
        <translation>C’est ce que gardent {rival} et {other}.</translation>
    </message>
    <message>
        <source>Now: lay a knife into each framed gap. Click its +.</source>
        <translation>Maintenant&#xa0;: pose un couteau dans chaque interstice encadré. Clique son +.</translation>
    </message>
    <message>
        <source>{rival} would take all of it and leave nothing.</source>
        <translation>{rival} prendrait tout et ne laisserait rien.</translation>
    </message>
    <message>
        <source>Not there for now: use the framed gaps.</source>
        <translation>Pas là pour l’instant&#xa0;: utilise les interstices encadrés.</translation>
    </message>
    <message>
        <source>Is your piece safe?</source>
        <translation>Ta part est-elle sûre&#xa0;?</translation>
    </message>
    <message>
        <source>Not yet: a strawberry lies in the piece that {other} will like. Knives may move until you serve.</source>
        <translation>Pas encore&#xa0;: une fraise est dans la part qui plaira à {other}. Les couteaux bougent tant que tu n’as pas servi.</translation>
    </message>
    <message>
        <source>This is for you. Keep it together, away from chocolate.</source>
        <translation>C’est pour toi. Garde tout ensemble, loin du chocolat.</translation>
    </message>
    <message>
        <source>Now: drag the framed knife to the framed gap.</source>
        <translation>Maintenant&#xa0;: tire le couteau encadré vers l’interstice encadré.</translation>
    </message>
    <message>
        <source>There it would part what you want.</source>
        <translation>Là, il séparerait ce que tu veux.</translation>
    </message>
    <message>
        <source>There it would part what {rival} and {other} want.</source>
        <translation>Là, il séparerait ce que veulent {rival} et {other}.</translation>
    </message>
    <message>
        <source>What will {rival} take?</source>
        <translation>Que prendra {rival}&#xa0;?</translation>
    </message>
    <message>
        <source>{rival} picks first. The list tells what leads each piece brings {rival}: yours brings the least.</source>
        <translation>{rival} choisit en premier. La liste dit quelles majorités chaque part apporte à {rival}&#xa0;: la tienne en apporte le moins.</translation>
    </message>
    <message>
        <source>With these {rival} gains most. So your strawberries should be safe.</source>
        <translation>Avec celles-ci, {rival} gagne le plus. Tes fraises devraient donc être sûres.</translation>
    </message>
    <message>
        <source>Now: serve the three pieces.</source>
        <translation>Maintenant&#xa0;: sers les trois parts.</translation>
    </message>
    <message>
        <source>It was good as it was: serve it.</source>
        <translation>C’était bien comme ça&#xa0;: sers.</translation>
    </message>
    <message>
        <source>Why collect all of it?</source>
        <translation>Pourquoi tout garder&#xa0;?</translation>
    </message>
    <message>
        <source>They took what they like and left you yours. A crown marks who leads a kind: only that scores.</source>
        <translation>Ils ont pris ce qui leur plaît et t’ont laissé la tienne. Une couronne marque qui mène une sorte&#xa0;: cela seul marque.</translation>
    </message>
    <message>
        <source>There are four apricots. With two of them nobody can have more than you.</source>
        <translation>Il y a quatre abricots. Avec deux, personne ne peut en avoir plus que toi.</translation>
    </message>
    <message>
        <source>Now: click the piece that is left.</source>
        <translation>Maintenant&#xa0;: clique la part qui reste.</translation>
    </message>
    <message>
        <source>Now: leave all on collect, and take it.</source>
        <translation>Maintenant&#xa0;: laisse tout sur garder, et prends-la.</translation>
    </message>
    <message>
        <source>Eaten, each is 1 point. Two that lead are worth 4.</source>
        <translation>Mangé, chacun fait 1 point. Deux qui mènent en valent 4.</translation>
    </message>
    <message>
        <source>Take the piece with your strawberries.</source>
        <translation>Prends la part avec tes fraises.</translation>
    </message>
    <message>
        <source>You lead this kind: what you keep protects it.</source>
        <translation>Tu mènes cette sorte&#xa0;: ce que tu gardes la protège.</translation>
    </message>
    <message>
        <source>What is a tie worth?</source>
        <translation>Que vaut une égalité&#xa0;?</translation>
    </message>
    <message>
        <source>As much as a lead of your own! All who share it score the full number. A split crown marks it.</source>
        <translation>Autant qu’une majorité à soi&#xa0;! Tous ceux qui la partagent marquent le nombre entier. Une couronne fendue la marque.</translation>
    </message>
    <message>
        <source>{rival} has two cherries. With two you score 5 as well; eaten they are 2 points.</source>
        <translation>{rival} a deux cerises. Avec deux, tu marques 5 aussi&#xa0;; mangées, elles font 2 points.</translation>
    </message>
    <message>
        <source>Now: choose the piece with both cherries.</source>
        <translation>Maintenant&#xa0;: choisis la part aux deux cerises.</translation>
    </message>
    <message>
        <source>Now: collect all of it, and take it.</source>
        <translation>Maintenant&#xa0;: garde tout, et prends-la.</translation>
    </message>
    <message>
        <source>{rival} is far ahead in kiwis. That piece gives no new lead.</source>
        <translation>{rival} a trop d’avance en kiwis. Cette part ne t’apporte aucune nouvelle majorité.</translation>
    </message>
    <message>
        <source>There are only three plums. One is enough to lead: 3 points.</source>
        <translation>Il n’y a que trois prunes. Une suffit pour mener&#xa0;: 3 points.</translation>
    </message>
    <message>
        <source>Eaten, a cherry is 1 point. Both together hold 5.</source>
        <translation>Mangée, une cerise fait 1 point. Les deux ensemble tiennent 5.</translation>
    </message>
    <message>
        <source>Why eat instead?</source>
        <translation>Pourquoi manger plutôt&#xa0;?</translation>
    </message>
    <message>
        <source>We skip to the last cake. {other} has four gooseberries, you have three, and all nine are out: yours can’t score.</source>
        <translation>Nous passons au dernier gâteau. {other} a quatre groseilles, toi trois, et les neuf sont sorties&#xa0;: les tiennes ne marqueront pas.</translation>
    </message>
    <message>
        <source>Eaten they are 6 points. The piece gives 5: it can bring you no new lead.</source>
        <translation>Mangées, elles font 6 points. La part en donne 5&#xa0;: elle ne t’apporte aucune majorité.</translation>
    </message>
    <message>
        <source>Now: click the gooseberries.</source>
        <translation>Maintenant&#xa0;: clique les groseilles.</translation>
    </message>
    <message>
        <source>Now: eat them with the big button, or Enter.</source>
        <translation>Maintenant&#xa0;: mange-les avec le grand bouton, ou Entrée.</translation>
    </message>
    <message>
        <source>It has 5 dollops of cream. Your gooseberries have 6.</source>
        <translation>Elle a 5 noisettes de chantilly. Tes groseilles en ont 6.</translation>
    </message>
    <message>
        <source>That kind scores for you. Eat the one that can’t.</source>
        <translation>Cette sorte marque pour toi. Mange celle qui ne le peut pas.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Qui gagne&#xa0;?</translation>
    </message>
    <message>
        <source>Now the plates are turned up: cream counts first, then the lead of each kind. The highest sum wins.</source>
        <translation>On retourne les assiettes&#xa0;: d’abord compte la chantilly, puis la majorité de chaque sorte. La plus haute somme gagne.</translation>
    </message>
    <message>
        <source>Now: read each line, then press Next.</source>
        <translation>Maintenant&#xa0;: lis chaque ligne, puis appuie sur Suivant.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Tu sais jouer&#xa0;!</translation>
    </message>
    <message>
        <source>Cut so that you like what the others leave.</source>
        <translation>Coupe de façon à aimer ce que les autres laissent.</translation>
    </message>
    <message>
        <source>Collect what you can lead, alone or as an equal.</source>
        <translation>Garde ce que tu peux mener, sans partage ou à égalité.</translation>
    </message>
    <message>
        <source>Eat the rest, also what you collected that can’t lead any more.</source>
        <translation>Mange le reste, même ce que tu as gardé et qui ne peut plus mener.</translation>
    </message>
    <message>
        <source>Without the six points for your gooseberries {other} would have won.</source>
        <translation>Sans les six points de tes groseilles, {other} aurait gagné.</translation>
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
        <translation>{slices}, à égalité, {points}</translation>
    </message>
    <message>
        <source>{slices} eaten, {cream}</source>
        <translation>{slices} mangées, {cream}</translation>
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
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>PlayOnOffer</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shuffling what was hidden …</source>
        <translation>On mélange ce qui était caché…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>a new match; what is hidden is dealt anew</source>
        <translation>une nouvelle partie&#xa0;; ce qui est caché est redistribué</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>played {played}, won {won}, {mean} points on average, at best {best}</source>
        <translation>{played} jouées, {won} gagnées, {mean} points en moyenne, au mieux {best}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} has not won yet.</source>
        <translation>{name} n’a pas encore gagné.</translation>
    </message>
    <message>
        <source>{name} has won the latest game, shared with {others}.</source>
        <translation>{name} a gagné la dernière partie, à égalité avec {others}.</translation>
    </message>
    <message>
        <source>{name} has won the latest game.</source>
        <translation>{name} a gagné la dernière partie.</translation>
    </message>
    <message>
        <source>{name} has not won two in a row yet.</source>
        <translation>{name} n’en a pas encore gagné deux de suite.</translation>
    </message>
    <message>
        <source>{name}: {longest} won in a row, and it goes on.</source>
        <translation>{name}&#xa0;: {longest} de suite, et cela continue.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, {now} now.</source>
        <translation>{name}&#xa0;: au mieux {longest} de suite, {now} à présent.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row.</source>
        <translation>{name}&#xa0;: au mieux {longest} de suite.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, none now.</source>
        <translation>{name}&#xa0;: au mieux {longest} de suite, aucune à présent.</translation>
    </message>
    <message>
        <source>Victories shared with others: {count}.</source>
        <translation>Victoires partagées&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moy.</translation>
    </message>
    <message>
        <source>best</source>
        <translation>record</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>leads</source>
        <translation>majorités</translation>
    </message>
</context>
<context>
    <name>PointsPanel</name>
    <message>
        <source>{name}, {place}, {points}: {sources}</source>
        <translation>{name}, {place}, {points}&#xa0;: {sources}</translation>
    </message>
</context>
<context>
    <name>PointsPlotView</name>
    <message>
        <source>Points of the latest games</source>
        <translation>Points des dernières parties</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All cards at true size as a PDF file: fronts and backs for printing on both sides, marks to cut along, and the rules.</source>
        <translation>Toutes les cartes en taille réelle dans un fichier PDF&#xa0;: rectos et versos pour imprimer des deux côtés, traits de coupe et règles.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Imprimer les cartes</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The cards can&apos;t be drawn.</source>
        <translation>Impossible de dessiner les cartes.</translation>
    </message>
    <message>
        <source>Printing {game}</source>
        <translation>Impression de {game}</translation>
    </message>
    <message>
        <source>{done} %</source>
        <translation>{done}&#xa0;%</translation>
    </message>
    <message>
        <source>The cards lie in {file} now.</source>
        <translation>Les cartes sont maintenant dans {file}.</translation>
    </message>
    <message>
        <source>The cards can&apos;t be written to {file}: {why}.</source>
        <translation>Impossible d’écrire les cartes dans {file}&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print at 100 %, on both sides of the paper, turned over its long edge. This line is 5 cm long:</source>
        <translation>Imprime à 100&#xa0;%, sur les deux faces du papier, retourné sur son grand côté. Cette ligne mesure 5 cm&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Give up “{match}”?</source>
        <translation>Abandonner «&#xa0;{match}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>It goes into the history without a result and does not count in statistics.</source>
        <translation>Elle va dans l’historique sans résultat et ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{game}, {when}. As long as you are on this page, you can bring it back.</source>
        <translation>{game}, {when}. Tant que tu restes sur cette page, tu peux la ramener.</translation>
    </message>
    <message>
        <source>Delete “{match}”?</source>
        <translation>Supprimer «&#xa0;{match}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>it is not this seat&apos;s turn</source>
        <translation>ce n’est pas le tour de cette place</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>it is the turn of seat {due}, not of seat {seat}</source>
        <translation>c’est le tour de la place {due}, pas de la place {seat}</translation>
    </message>
    <message>
        <source>this kind of move is not possible now</source>
        <translation>cette sorte de coup n’est pas possible à présent</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>ce jeu n’a pas de tel coup</translation>
    </message>
    <message>
        <source>this move would reveal what is still hidden</source>
        <translation>ce coup montrerait ce qui est encore caché</translation>
    </message>
</context>
<context>
    <name>RecordExport</name>
    <message>
        <source>The record lies in {file} now.</source>
        <translation>L’enregistrement est à présent dans {file}.</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Records of matches (*.cakedesk *.json *.jsonl)</source>
        <translation>Enregistrements de parties (*.cakedesk *.json *.jsonl)</translation>
    </message>
</context>
<context>
    <name>RecordOpener</name>
    <message>
        <source>{file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>{file} vient d’une version plus récente de CakeDesk. Il est gardé tel quel.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {why}.</source>
        <translation>{file} ne s’ouvre pas&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>{game} has no table to be shown on</source>
        <translation>{game} n’a pas de table où la montrer</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>il est illisible</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it holds more than one match</source>
        <translation>il contient plus d’une partie</translation>
    </message>
    <message>
        <source>its move {number} is against the rules</source>
        <translation>son coup {number} est contraire à la règle</translation>
    </message>
    <message>
        <source>its move {number} is against the rules: {why}</source>
        <translation>son coup {number} est contraire à la règle&#xa0;: {why}</translation>
    </message>
    <message>
        <source>it does not begin as its game does</source>
        <translation>il ne commence pas comme son jeu</translation>
    </message>
    <message>
        <source>its result is not that of its moves</source>
        <translation>son résultat n’est pas celui de ses coups</translation>
    </message>
    <message>
        <source>it is no record of a match, or it is damaged</source>
        <translation>ce n’est pas un enregistrement de partie, ou il est endommagé</translation>
    </message>
    <message>
        <source>Only one record can be opened at a time.</source>
        <translation>On ne peut ouvrir qu’un enregistrement à la fois.</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>What is this match called?</source>
        <translation>Comment s’appelle cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Without a name it is called “{game}”.</source>
        <translation>Sans nom, elle s’appelle «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Garder le nom</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>seen by</source>
        <translation>vu par</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
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
        <translation>{match}, jusqu’où elle en est</translation>
    </message>
    <message>
        <source>The match can’t be played on from here.</source>
        <translation>On ne peut pas continuer la partie à partir d’ici.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>before the first of %n move(s)</source>
        <translation>
            <numerusform>avant le premier de %n coup</numerusform>
            <numerusform>avant le premier de %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number} of {count}: {sentence}</source>
        <translation>coup {number} sur {count}&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>un spectateur</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>le hasard décide</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} finit le tour</translation>
    </message>
</context>
<context>
    <name>ResolveReasons</name>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
</context>
<context>
    <name>ResolveWording</name>
    <message>
        <source>won by {name}</source>
        <translation>gagné par {name}</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Carte {number} sur {count}</translation>
    </message>
    <message>
        <source>Who gets {card}?</source>
        <translation>Qui reçoit {card}&#xa0;?</translation>
    </message>
    <message>
        <source>stays in the row</source>
        <translation>reste dans la rangée</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>quitte le jeu</translation>
    </message>
    <message>
        <source>{card} {how}</source>
        <translation>{card} {how}</translation>
    </message>
    <message>
        <source>{card}: {how}</source>
        <translation>{card}&#xa0;: {how}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>ÉGALITÉ</translation>
    </message>
    <message>
        <source>{name} wins {card}</source>
        <translation>{name} gagne {card}</translation>
    </message>
    <message>
        <source>A tie: {card} stays</source>
        <translation>Égalité&#xa0;: {card} reste</translation>
    </message>
    <message>
        <source>Nobody wins {card}</source>
        <translation>Personne ne gagne {card}</translation>
    </message>
    <message>
        <source>{name} wins {card} {how}</source>
        <translation>{name} gagne {card} {how}</translation>
    </message>
    <message>
        <source>{card} stays, {how}</source>
        <translation>{card} reste, {how}</translation>
    </message>
    <message>
        <source>{card} leaves the game, {how}</source>
        <translation>{card} quitte le jeu, {how}</translation>
    </message>
    <message>
        <source>{what}; {cancelled} cancel</source>
        <translation>{what}&#xa0;; {cancelled} s’annulent</translation>
    </message>
    <message>
        <source>by SNATCH</source>
        <translation>par une RAFLE</translation>
    </message>
    <message>
        <source>A SNATCH takes the card, whatever else lies there, and is out of the game then.</source>
        <translation>Une RAFLE prend la carte, quoi qu’il y ait d’autre. La RAFLE quitte alors le jeu.</translation>
    </message>
    <message>
        <source>{name} takes {card} by SNATCH</source>
        <translation>{name} prend {card} par une RAFLE</translation>
    </message>
    <message>
        <source>with {bid}</source>
        <translation>avec {bid}</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, the only bid</source>
        <translation>{name} gagne {card} avec {bid}, la seule mise</translation>
    </message>
    <message>
        <source>The highest bid takes the card: {bid} against {others}.</source>
        <translation>La plus haute mise prend la carte&#xa0;: {bid} contre {others}.</translation>
    </message>
    <message>
        <source>{name} wins {card}, {bid} to {other}</source>
        <translation>{name} gagne {card}, {bid} contre {other}</translation>
    </message>
    <message>
        <source>with {bid}, by REVERSE</source>
        <translation>avec {bid}, par INVERSION</translation>
    </message>
    <message>
        <source>With a REVERSE beside it the lowest bid takes the card: {bid} against {others}.</source>
        <translation>Avec une INVERSION à côté, la plus basse mise prend la carte&#xa0;: {bid} contre {others}.</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, by REVERSE</source>
        <translation>{name} gagne {card} avec {bid}, par INVERSION</translation>
    </message>
    <message>
        <source>nobody bid</source>
        <translation>personne n’a misé</translation>
    </message>
    <message>
        <source>Nobody bid on it, so it leaves the game.</source>
        <translation>Personne n’y a misé&#xa0;: la carte quitte le jeu.</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody bid</source>
        <translation>{card} quitte le jeu&#xa0;: personne n’a misé</translation>
    </message>
    <message>
        <source>all bids cancel</source>
        <translation>toutes les mises s’annulent</translation>
    </message>
    <message>
        <source>All bids cancel. Cancelled bids are no bids, so the card leaves the game.</source>
        <translation>Toutes les mises s’annulent. Annulées, elles ne comptent plus&#xa0;: la carte quitte le jeu.</translation>
    </message>
    <message>
        <source>{card} leaves the game: no bid is left</source>
        <translation>{card} quitte le jeu&#xa0;: il ne reste pas de mise</translation>
    </message>
    <message>
        <source>REVERSE without a number</source>
        <translation>INVERSION sans nombre</translation>
    </message>
    <message>
        <source>A REVERSE without a number is no bid, so the card leaves the game.</source>
        <translation>Une INVERSION sans nombre n’est pas une mise&#xa0;: la carte quitte le jeu.</translation>
    </message>
    <message>
        <source>{card} leaves the game: a REVERSE alone is no bid</source>
        <translation>{card} quitte le jeu&#xa0;: une INVERSION seule n’est pas une mise</translation>
    </message>
    <message>
        <source>{names} tie for the highest bid at {bid}.</source>
        <translation>{names} sont à égalité avec la plus haute mise, {bid}.</translation>
    </message>
    <message>
        <source>After the last round a tied card leaves the game.</source>
        <translation>Après la dernière manche, une carte à égalité quitte le jeu.</translation>
    </message>
    <message>
        <source>With a REVERSE the lowest bid counts: {names} tie at {bid}.</source>
        <translation>Avec une INVERSION, la plus basse mise compte&#xa0;: {names} sont à égalité à {bid}.</translation>
    </message>
    <message>
        <source>{card} leaves the game: {names} tie at {bid}</source>
        <translation>{card} quitte le jeu&#xa0;: égalité à {bid} entre {names}</translation>
    </message>
    <message>
        <source>The card waits for the next round, with all bids that did not cancel.</source>
        <translation>La carte attend la manche suivante, avec toutes les mises qui ne s’annulent pas.</translation>
    </message>
    <message>
        <source>{card} stays in the row: {names} tie at {bid}</source>
        <translation>{card} reste dans la rangée&#xa0;: égalité à {bid} entre {names}</translation>
    </message>
    <message>
        <source>tied at {bid}</source>
        <translation>égalité à {bid}</translation>
    </message>
    <message>
        <source>The half point is the only bid there, and that is enough.</source>
        <translation>Le demi-point y est la seule mise, et cela suffit.</translation>
    </message>
    <message>
        <source>After cancelling, {bid} is the only bid left.</source>
        <translation>Après l’annulation, {bid} est la seule mise qui reste.</translation>
    </message>
    <message>
        <source>{bid} is the only bid there.</source>
        <translation>{bid} y est la seule mise.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>the card leaves the game</source>
        <translation>la carte quitte le jeu</translation>
    </message>
    <message>
        <source>Nothing cancels</source>
        <translation>Rien ne s’annule</translation>
    </message>
    <message>
        <source>{numbers} cancel</source>
        <translation>{numbers} s’annulent</translation>
    </message>
    <message>
        <source>back to their owners</source>
        <translation>rendues à leurs places</translation>
    </message>
    <message>
        <source>{cards} cancel</source>
        <translation>{cards} s’annulent</translation>
    </message>
    <message>
        <source>out of the game for good</source>
        <translation>hors du jeu pour de bon</translation>
    </message>
    <message>
        <source>No SNATCH here</source>
        <translation>Pas de RAFLE ici</translation>
    </message>
    <message>
        <source>SNATCH stays</source>
        <translation>La RAFLE reste</translation>
    </message>
    <message>
        <source>it takes the card</source>
        <translation>elle prend la carte</translation>
    </message>
    <message>
        <source>REVERSE stays</source>
        <translation>L’INVERSION reste</translation>
    </message>
    <message>
        <source>lowest bid wins</source>
        <translation>la plus basse gagne</translation>
    </message>
    <message>
        <source>Taken by SNATCH</source>
        <translation>Pris par une RAFLE</translation>
    </message>
    <message>
        <source>{bid} is the only bid</source>
        <translation>{bid} est la seule mise</translation>
    </message>
    <message>
        <source>{bid} is the highest</source>
        <translation>{bid} est la plus haute</translation>
    </message>
    <message>
        <source>{bid} is the lowest</source>
        <translation>{bid} est la plus basse</translation>
    </message>
    <message>
        <source>A tie at {bid}</source>
        <translation>Égalité à {bid}</translation>
    </message>
    <message>
        <source>the card stays</source>
        <translation>la carte reste</translation>
    </message>
    <message>
        <source>Nobody has a bid</source>
        <translation>Personne n’a de mise</translation>
    </message>
    <message>
        <source>both {kind} cards</source>
        <translation>les deux cartes {kind}</translation>
    </message>
    <message>
        <source>all three {kind} cards</source>
        <translation>les trois cartes {kind}</translation>
    </message>
    <message>
        <source>all four {kind} cards</source>
        <translation>les quatre cartes {kind}</translation>
    </message>
    <message>
        <source>both {number}s</source>
        <translation>les deux {number}</translation>
    </message>
    <message>
        <source>all three {number}s</source>
        <translation>les trois {number}</translation>
    </message>
    <message>
        <source>all four {number}s</source>
        <translation>les quatre {number}</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>rien ici</translation>
    </message>
    <message>
        <source>no number, no bid</source>
        <translation>aucun nombre</translation>
    </message>
    <message>
        <source>all cancelled</source>
        <translation>tout est annulé</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>prend la carte</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>la plus basse gagne</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>{card} (cancelled)</source>
        <translation>{card} (annulée)</translation>
    </message>
    <message>
        <source>the half point</source>
        <translation>le demi-point</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>mise {bid}</translation>
    </message>
</context>
<context>
    <name>ResolvedRow</name>
    <message>
        <source>See all cards</source>
        <translation>Voir les cartes</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Skip to all results</source>
        <translation>Passer aux résultats</translation>
    </message>
    <message>
        <source>The next card follows by itself, or click Next card.</source>
        <translation>La carte suivante vient toute seule, ou clique Carte suivante.</translation>
    </message>
    <message>
        <source>The summary of the round follows by itself.</source>
        <translation>Le bilan de la manche vient tout seul.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: %n card(s) won</source>
        <translation>
            <numerusform>Manche {number}&#xa0;: %n carte gagnée</numerusform>
            <numerusform>Manche {number}&#xa0;: %n cartes gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the row for the next round.</source>
        <translation>
            <numerusform>%n carte reste dans la rangée pour la manche suivante.</numerusform>
            <numerusform>%n cartes restent dans la rangée pour la manche suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the game.</source>
        <translation>
            <numerusform>%n carte quitte le jeu.</numerusform>
            <numerusform>%n cartes quittent le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now everybody stacks what they won.</source>
        <translation>À présent, on empile ce qu’on a gagné.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>RestWording</name>
    <message>
        <source>The slices are shuffled</source>
        <translation>Les tranches sont mélangées</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} coupe le gâteau</translation>
    </message>
    <message>
        <source>Next: {name} cuts</source>
        <translation>Ensuite&#xa0;: {name} coupe</translation>
    </message>
    <message>
        <source>Cake {number} is over</source>
        <translation>Le gâteau {number} est fini</translation>
    </message>
    <message>
        <source>Next: {name} chooses</source>
        <translation>Ensuite&#xa0;: {name} choisit</translation>
    </message>
    <message>
        <source>Then chooses {name}.</source>
        <translation>Puis choisit {name}.</translation>
    </message>
    <message>
        <source>Then choose {names}.</source>
        <translation>Puis choisissent {names}.</translation>
    </message>
    <message>
        <source>Cake {number} of {cakes}</source>
        <translation>Gâteau {number} sur {cakes}</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Final table</source>
        <translation>Table finale</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n player(s) share the cake!</source>
        <translation>
            <numerusform>%n joueur se partage le gâteau&#xa0;!</numerusform>
            <numerusform>%n joueurs se partagent le gâteau&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal points share the victory.</source>
        <translation>À points égaux, la victoire est partagée.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names}.</source>
        <translation>
            <numerusform>%n point d’avance sur {names}.</numerusform>
            <numerusform>%n points d’avance sur {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the cake!</source>
        <translation>{name} remporte le gâteau&#xa0;!</translation>
    </message>
    <message>
        <source>{names} share the cake!</source>
        <translation>{names} se partagent le gâteau&#xa0;!</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Go on playing</source>
        <translation>Reprendre une partie</translation>
    </message>
    <message>
        <source>The cake stand is empty. A game that you leave is kept here by itself, to the last move.</source>
        <translation>Le présentoir est vide. Une partie que tu quittes est gardée ici toute seule, jusqu’au dernier coup.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>Chances to win by move</source>
        <translation>Chances de gagner par coup</translation>
    </message>
    <message>
        <source>{name}: {first} % at first, from {least} % to {most} %</source>
        <translation>{name}&#xa0;: {first}&#xa0;% au début, de {least}&#xa0;% à {most}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>début</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Who was likely to win</source>
        <translation>Qui allait sans doute gagner</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>From what each seat knew then, by play-outs of computer players.</source>
        <translation>D’après ce que chaque place savait alors, en parties jouées par l’ordinateur.</translation>
    </message>
    <message>
        <source>No move cost much.</source>
        <translation>Aucun coup n’a coûté cher.</translation>
    </message>
    <message>
        <source>The match can’t be looked back at.</source>
        <translation>On ne peut pas revenir sur cette partie.</translation>
    </message>
    <message>
        <source>Playing on from each moment: {done} %</source>
        <translation>Suite jouée depuis chaque moment&#xa0;: {done}&#xa0;%</translation>
    </message>
    <message>
        <source>Move {move}, {name}, {chance} %: {done}. Better, {other} %: {better}.</source>
        <translation>Coup {move}, {name}, {chance}&#xa0;%&#xa0;: {done}. Mieux, {other}&#xa0;%&#xa0;: {better}.</translation>
    </message>
</context>
<context>
    <name>RingView</name>
    <message>
        <source>Chosen. {piece}</source>
        <translation>Choisie. {piece}</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Couper ici</translation>
    </message>
    <message>
        <source>Take the knife away</source>
        <translation>Ôter le couteau</translation>
    </message>
    <message>
        <source>Knife in {gap}</source>
        <translation>Couteau dans {gap}</translation>
    </message>
    <message>
        <source>Cut in {gap}</source>
        <translation>Coupe dans {gap}</translation>
    </message>
</context>
<context>
    <name>RivalWording</name>
    <message>
        <source>{name} can still win</source>
        <translation>{name} peut encore gagner</translation>
    </message>
    <message>
        <source>now</source>
        <translation>déjà</translation>
    </message>
    <message>
        <source>at {layers}</source>
        <translation>à {layers}</translation>
    </message>
    <message>
        <source>{title}: {points} is gone</source>
        <translation>{title}&#xa0;: {points} est parti</translation>
    </message>
    <message>
        <source>{title}: gone</source>
        <translation>{title}&#xa0;: parti</translation>
    </message>
    <message>
        <source>out of reach: {classes}</source>
        <translation>hors d’atteinte&#xa0;: {classes}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>RowWording</name>
    <message>
        <source>tied</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>bids: {bids}</source>
        <translation>mises&#xa0;: {bids}</translation>
    </message>
    <message>
        <source>no bids</source>
        <translation>pas de mise</translation>
    </message>
    <message>
        <source>half point of {name}</source>
        <translation>demi-point de {name}</translation>
    </message>
    <message>
        <source>Nothing may lie on it</source>
        <translation>Rien ne peut se poser dessus</translation>
    </message>
    <message numerus="yes">
        <source>Bears up to %n layer(s) above it</source>
        <translation>
            <numerusform>Porte jusqu’à %n étage au-dessus</numerusform>
            <numerusform>Porte jusqu’à %n étages au-dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>The half point beside {cake}</source>
        <translation>Le demi-point près de {cake}</translation>
    </message>
    <message>
        <source>Face up beside {cake}</source>
        <translation>Visible près de {cake}</translation>
    </message>
    <message>
        <source>Face down beside {cake}</source>
        <translation>Cachée près de {cake}</translation>
    </message>
    <message numerus="yes">
        <source>%n bidding card(s)</source>
        <translation>
            <numerusform>%n carte de mise</numerusform>
            <numerusform>%n cartes de mise</numerusform>
        </translation>
    </message>
    <message>
        <source>{held}, out of {kinds}</source>
        <translation>{held}, parmi {kinds}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>ÉGALITÉ</translation>
    </message>
    <message>
        <source>{kinds} open</source>
        <translation>{kinds} à découvert</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carte cachée</numerusform>
            <numerusform>%n cartes cachées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningCard</name>
    <message>
        <source>open in another window</source>
        <translation>ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>{game}: {where}</source>
        <translation>{game}&#xa0;: {where}</translation>
    </message>
    <message>
        <source>More for {match}</source>
        <translation>Plus pour {match}</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>today {time}</source>
        <translation>aujourd’hui {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>hier {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <comment>the month in full</comment>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>the month in full</comment>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>1</source>
        <comment>the first day of any month</comment>
        <translation>1er</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
</context>
<context>
    <name>RunningPanel</name>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Older versions of a save are kept too.</source>
        <translation>D’anciennes versions d’une sauvegarde sont gardées aussi.</translation>
    </message>
    <message>
        <source>Nothing waits to be finished. A game that you leave is kept here by itself.</source>
        <translation>Rien n’attend d’être fini. Une partie que tu quittes est gardée ici toute seule.</translation>
    </message>
    <message>
        <source>Running matches</source>
        <translation>Parties en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n saved by themselves</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n gardée</numerusform>
            <numerusform>%n gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged save(s) …</source>
        <translation>
            <numerusform>%n sauvegarde abîmée…</numerusform>
            <numerusform>%n sauvegardes abîmées…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Watch so far</source>
        <translation>Revoir le début</translation>
    </message>
    <message>
        <source>Older saves …</source>
        <translation>Anciennes sauvegardes…</translation>
    </message>
</context>
<context>
    <name>SamplePanel</name>
    <message>
        <source>This is how it looks</source>
        <translation>Voici l’effet</translation>
    </message>
    <message>
        <source>Ada, it is your turn</source>
        <translation>Ada, c’est ton tour</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Prends ton temps.</translation>
    </message>
    <message>
        <source>smallest text anywhere</source>
        <translation>le plus petit texte</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match {file} can&apos;t be deleted: {why}.</source>
        <translation>La partie gardée {file} ne peut pas être supprimée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The saved match can&apos;t be brought back: {why}.</source>
        <translation>La partie gardée ne peut pas être ramenée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This match is still being saved. Try again in a moment.</source>
        <translation>Cette partie s’enregistre encore. Réessaie dans un instant.</translation>
    </message>
    <message>
        <source>{count} saved matches can&apos;t go on, or not from their last move: {files}. “Matches” lists them.</source>
        <translation>{count} parties gardées ne peuvent pas continuer, ou pas depuis leur dernier coup&#xa0;: {files}. «&#xa0;Parties&#xa0;» en donne la liste.</translation>
    </message>
    <message>
        <source>The saved matches can&apos;t be read: {why}.</source>
        <translation>Les parties gardées sont illisibles&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The saved match {file} is not there any more.</source>
        <translation>La partie gardée {file} n’est plus là.</translation>
    </message>
    <message>
        <source>The saved match {file} is damaged. It lies in {folder} now.</source>
        <translation>La partie gardée {file} est endommagée. Elle est à présent dans {folder}.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged. The match goes on from the save before it.</source>
        <translation>La dernière sauvegarde de la partie {file} est endommagée. La partie continue depuis la sauvegarde d’avant.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged and lies in {folder} now. The match goes on from the save before it.</source>
        <translation>La dernière sauvegarde de la partie {file} est endommagée et se trouve dans {folder}. La partie continue depuis la sauvegarde d’avant.</translation>
    </message>
    <message>
        <source>The saved match {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>La partie gardée {file} vient d’une version plus récente de CakeDesk. Elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t go on: its move {number} is against the rules. It is kept as it is.</source>
        <translation>La partie gardée {file} ne peut pas continuer&#xa0;: son coup {number} est contraire à la règle. Elle est gardée telle quelle.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t be read: {why}.</source>
        <translation>La partie gardée {file} est illisible&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>What was eaten scores its cream.</source>
        <translation>Ce qui fut mangé marque sa chantilly.</translation>
    </message>
    <message>
        <source>Whoever leads a kind scores its number. At a tie all of them score it in full.</source>
        <translation>Qui mène une sorte marque son nombre. À égalité, chacun le marque en entier.</translation>
    </message>
    <message>
        <source>{variety}: {points} for {names}</source>
        <translation>{variety}&#xa0;: {points} pour {names}</translation>
    </message>
    <message>
        <source>In front: {names}.</source>
        <translation>En tête&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No cake scores for it.</source>
        <translation>Aucun gâteau n’en marque.</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Table</source>
        <translation>Étal</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Qui mène</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue la place {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordi</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Niveau de la place {number}</translation>
    </message>
    <message>
        <source>plays at this desk</source>
        <translation>joue à cette table</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
</context>
<context>
    <name>SeatFilter</name>
    <message>
        <source>Whose lines</source>
        <translation>Les lignes de qui</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Only {name}</source>
        <translation>Seulement {name}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{card}: used</source>
        <translation>{card}&#xa0;: utilisé</translation>
    </message>
</context>
<context>
    <name>SeatPanels</name>
    <message>
        <source>to bid</source>
        <translation>doit miser</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>next</source>
        <translation>ensuite</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>{name}: one seat up</source>
        <translation>{name}&#xa0;: une place plus haut</translation>
    </message>
    <message>
        <source>{name}: one seat down</source>
        <translation>{name}&#xa0;: une place plus bas</translation>
    </message>
</context>
<context>
    <name>SeatStacks</name>
    <message>
        <source>points so far</source>
        <translation>points jusqu’ici</translation>
    </message>
    <message>
        <source>no stack yet</source>
        <translation>pas encore de pile</translation>
    </message>
    <message>
        <source>{name} still has to place {card}</source>
        <translation>{name} doit encore placer {card}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>Les réglages sont illisibles ({why}). Ceux d’origine servent, et les changements ne sont pas gardés.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and can&apos;t be moved ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>Le fichier de réglages {file} est endommagé et ne peut pas être déplacé ({why}). Ceux d’origine servent, et les changements ne sont pas gardés.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It lies in {file} now, and the standard settings are used.</source>
        <translation>Le fichier de réglages était endommagé. Il est à présent dans {file}, et les réglages d’origine servent.</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Fichier de réglages</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>take effect at once</source>
        <translation>effet immédiat</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre le jeu</translation>
    </message>
    <message>
        <source>New here? Learn the game</source>
        <translation>Première fois&#xa0;? Apprends le jeu</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nouvelle partie de {game}</translation>
    </message>
    <message>
        <source>Seats: {count}</source>
        <translation>{count} places</translation>
    </message>
    <message>
        <source>Only computer players: sit back and watch.</source>
        <translation>Rien que des ordinateurs&#xa0;: installe-toi et regarde.</translation>
    </message>
    <message>
        <source>No cover falls between turns.</source>
        <translation>Pas de cloche entre les tours.</translation>
    </message>
    <message>
        <source>One person: your cards lie open to you.</source>
        <translation>Une personne&#xa0;: tes cartes te sont visibles.</translation>
    </message>
    <message>
        <source>A cover falls where something is secret.</source>
        <translation>Une cloche couvre ce qui est secret.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Donne {number}.</translation>
    </message>
    <message>
        <source>With options.</source>
        <translation>Avec options.</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Options of {game}</source>
        <translation>Options de {game}</translation>
    </message>
    <message>
        <source>Aids in this match</source>
        <translation>Aides de cette partie</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
</context>
<context>
    <name>ShopWindow</name>
    <message>
        <source>{seats} players</source>
        <translation>{seats} joueurs</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>environ {minutes} minutes</translation>
    </message>
</context>
<context>
    <name>ShuffleSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The shuffle is as promised</source>
        <translation>Le mélange est comme promis</translation>
    </message>
    <message>
        <source>Dealt again from the seed {seed}, every card came as in the record. Its hash of salt and seed, the same from the start: {hash}</source>
        <translation>Redistribuée depuis la graine {seed}, chaque carte est venue comme dans l’enregistrement. Son empreinte de sel et graine, la même depuis le début&#xa0;: {hash}</translation>
    </message>
    <message>
        <source>The shuffle is not as promised</source>
        <translation>Le mélange n’est pas comme promis</translation>
    </message>
    <message>
        <source>Salt, seed and cards of this record do not fit together: it was changed, or cards came from elsewhere. What differs is told by “cakedesk verify”.</source>
        <translation>Sel, graine et cartes de cet enregistrement ne vont pas ensemble&#xa0;: il a été changé, ou des cartes viennent d’ailleurs. «&#xa0;cakedesk verify&#xa0;» dit ce qui diffère.</translation>
    </message>
    <message>
        <source>There is no promise to check</source>
        <translation>Il n’y a pas de promesse à vérifier</translation>
    </message>
    <message>
        <source>This match goes on from another one or repeats its deal, so chance was not free; or it was begun before shuffles were promised.</source>
        <translation>Cette partie en continue une autre ou répète sa donne&#xa0;: le hasard n’était pas libre&#xa0;; ou elle a commencé avant qu’on promette les mélanges.</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Copier la preuve</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>{layer}, chosen</source>
        <translation>{layer}, choisi</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards and knife</source>
        <translation>Cartes et couteau</translation>
    </message>
    <message>
        <source>Your turn: spoon on china</source>
        <translation>Ton tour&#xa0;: cuillère sur porcelaine</translation>
    </message>
    <message>
        <source>Bell, crumble and chord</source>
        <translation>Cloche, miettes et accord</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Son actif</translation>
    </message>
</context>
<context>
    <name>SpeedChoice</name>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>half speed</source>
        <translation>demi-vitesse</translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation>vitesse normale</translation>
    </message>
    <message>
        <source>twice as fast</source>
        <translation>deux fois plus vite</translation>
    </message>
    <message>
        <source>four times as fast</source>
        <translation>quatre fois plus vite</translation>
    </message>
</context>
<context>
    <name>SpeedPanel</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>lentement</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sans pause</translation>
    </message>
    <message>
        <source>Computers’ moves</source>
        <translation>Coups des ordinateurs</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Resolving and scoring</source>
        <translation>Attribution et comptes</translation>
    </message>
    <message>
        <source>wait for Next</source>
        <translation>attendre Suivant</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>tout seul</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tout d’un coup</translation>
    </message>
    <message>
        <source>over a second apart</source>
        <translation>plus d’une seconde entre eux</translation>
    </message>
    <message>
        <source>half a second apart</source>
        <translation>une demi-seconde entre eux</translation>
    </message>
    <message>
        <source>a moment apart</source>
        <translation>un instant entre eux</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>StackWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s), 1 point each</source>
        <translation>
            <numerusform>%n gâteau, 1 point</numerusform>
            <numerusform>%n gâteaux, 1 point chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n layer(s) on one flavour counts double.</source>
        <translation>
            <numerusform>Dès %n étage, un même parfum compte double.</numerusform>
            <numerusform>Dès %n étages, un même parfum compte double.</numerusform>
        </translation>
    </message>
    <message>
        <source>{flavour} counts double: {more} more</source>
        <translation>{flavour} compte double&#xa0;: {more} de plus</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stack(s)</source>
        <translation>
            <numerusform>et %n autre pile</numerusform>
            <numerusform>et %n autres piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s): {terms} = {sum}</source>
        <translation>
            <numerusform>%n pile&#xa0;: {terms} = {sum}</numerusform>
            <numerusform>%n piles&#xa0;: {terms} = {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more reason(s)</source>
        <translation>
            <numerusform>et %n autre raison</numerusform>
            <numerusform>et %n autres raisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack {number} of {name}, from below: {cards}</source>
        <translation>Pile {number} de {name}, de bas en haut&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Stack {number}, from below: {cards}</source>
        <translation>Pile {number}, de bas en haut&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>A new stack</source>
        <translation>Une nouvelle pile</translation>
    </message>
    <message>
        <source>It lands safely</source>
        <translation>Il tient bien</translation>
    </message>
    <message>
        <source>{cake} would fall</source>
        <translation>{cake} tomberait</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) would fall</source>
        <translation>
            <numerusform>%n étage tomberait</numerusform>
            <numerusform>%n étages tomberaient</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing may lie on it.</source>
        <translation>Rien ne peut se poser dessus.</translation>
    </message>
    <message numerus="yes">
        <source>It bears %n layer(s) and would carry {carry}.</source>
        <translation>
            <numerusform>Il porte %n étage et en porterait {carry}.</numerusform>
            <numerusform>Il porte %n étages et en porterait {carry}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cake} bears {bears}, not {carry}</source>
        <translation>{cake} porte {bears}, pas {carry}</translation>
    </message>
    <message>
        <source>What is left, in points:</source>
        <translation>Ce qui reste, en points&#xa0;:</translation>
    </message>
    <message>
        <source>What is left:</source>
        <translation>Ce qui reste&#xa0;:</translation>
    </message>
    <message>
        <source>Each cake counts 1 point.</source>
        <translation>Chaque gâteau compte 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>The topper doubles from %n cake(s) on.</source>
        <translation>
            <numerusform>Le décor double dès %n gâteau.</numerusform>
            <numerusform>Le décor double dès %n gâteaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>{before} to {after} points</source>
        <translation>de {before} à {after} points</translation>
    </message>
    <message>
        <source>{card}, new stack</source>
        <translation>{card}, nouvelle pile</translation>
    </message>
    <message>
        <source>{card} on stack {number}</source>
        <translation>{card} sur la pile {number}</translation>
    </message>
    <message>
        <source>The topper doubles {points}.</source>
        <translation>Le décor double {points}.</translation>
    </message>
</context>
<context>
    <name>StackingScreen</name>
    <message>
        <source>How stacks count</source>
        <translation>Comment comptent les piles</translation>
    </message>
    <message>
        <source>How the points add up</source>
        <translation>Comment s’ajoutent les points</translation>
    </message>
    <message>
        <source>No stack yet.</source>
        <translation>Pas encore de pile.</translation>
    </message>
    <message>
        <source>All cards are placed</source>
        <translation>Toutes les cartes sont placées</translation>
    </message>
    <message>
        <source>Next: {name} stacks</source>
        <translation>Ensuite&#xa0;: {name} empile</translation>
    </message>
    <message>
        <source>{name} stacks</source>
        <translation>{name} empile</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>stacking</source>
        <translation>empile</translation>
    </message>
    <message>
        <source>stacks next</source>
        <translation>empile ensuite</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a fini</translation>
    </message>
</context>
<context>
    <name>StackingTargets</name>
    <message>
        <source>New stack</source>
        <translation>Nouvelle pile</translation>
    </message>
    <message>
        <source>new stack</source>
        <translation>nouvelle pile</translation>
    </message>
    <message>
        <source>let go: it lands here</source>
        <translation>lâche&#xa0;: il va ici</translation>
    </message>
    <message>
        <source>it lands here</source>
        <translation>il va ici</translation>
    </message>
    <message>
        <source>Stack {number}</source>
        <translation>Pile {number}</translation>
    </message>
</context>
<context>
    <name>StackingTray</name>
    <message>
        <source>Staged:</source>
        <translation>Préparé&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to place</source>
        <translation>
            <numerusform>encore %n carte à placer</numerusform>
            <numerusform>encore %n cartes à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Tout défaire</translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to place</source>
        <translation>
            <numerusform>Confirmer&#xa0;: %n à placer</numerusform>
            <numerusform>Confirmer&#xa0;: %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>All placed: confirm, or take back.</source>
        <translation>Tout est placé&#xa0;: confirme.</translation>
    </message>
    <message>
        <source>{cake} placed</source>
        <translation>{cake} placé</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>placé</translation>
    </message>
</context>
<context>
    <name>StackingTurn</name>
    <message>
        <source>{name}, stack what you won</source>
        <translation>{name}, empile ce que tu as gagné</translation>
    </message>
    <message>
        <source>Any order. Nothing counts until you confirm.</source>
        <translation>Dans n’importe quel ordre. Rien ne compte avant de confirmer.</translation>
    </message>
    <message>
        <source>Stack what you won</source>
        <translation>Empile ce que tu as gagné</translation>
    </message>
    <message>
        <source>Nothing counts until you confirm.</source>
        <translation>Rien ne compte avant de confirmer.</translation>
    </message>
    <message>
        <source>1 to 9: pick a card, then its stack. N: begin a new stack</source>
        <translation>1 à 9&#xa0;: prendre une carte, puis sa pile. N&#xa0;: commencer une nouvelle pile</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Où va-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Choose a stack to see what would happen, or begin a new one.</source>
        <translation>Choisis une pile pour voir ce qui se passerait, ou commences-en une.</translation>
    </message>
    <message>
        <source>Choose a stack, or begin a new one.</source>
        <translation>Choisis une pile, ou commences-en une.</translation>
    </message>
    <message>
        <source>Stack {number}: {points}</source>
        <translation>Pile {number}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>Stairs</name>
    <message>
        <source>The row</source>
        <translation>La rangée</translation>
    </message>
    <message>
        <source>slides left after each round</source>
        <translation>glisse à gauche après chaque manche</translation>
    </message>
    <message>
        <source>costs n cards</source>
        <translation>coûte n cartes</translation>
    </message>
</context>
<context>
    <name>Stand</name>
    <message>
        <source>fits</source>
        <translation>remplie</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>{ribbon}: won by {name}</source>
        <translation>{ribbon}&#xa0;: gagné par {name}</translation>
    </message>
    <message>
        <source>{ribbon}: your cake wins it</source>
        <translation>{ribbon}&#xa0;: ton gâteau le gagne</translation>
    </message>
    <message>
        <source>{ribbon} for {layers}</source>
        <translation>{ribbon} pour {layers}</translation>
    </message>
</context>
<context>
    <name>StandIn</name>
    <message>
        <source>{name} is back and plays on</source>
        <translation>{name} est de retour et reprend</translation>
    </message>
    <message>
        <source>The computer ({level}) plays for {name}</source>
        <translation>L’ordinateur ({level}) joue pour {name}</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Laisser un ordinateur jouer pour…</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Who leads</source>
        <translation>Qui mène</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vues</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>People and levels</source>
        <translation>Personnes et niveaux</translation>
    </message>
    <message>
        <source>Points, last twelve games</source>
        <translation>Points, douze dernières parties</translation>
    </message>
    <message>
        <source>Games of computers alone don’t count.</source>
        <translation>Les parties entre ordinateurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Who wins most, and with how many points? Finish a game to find out.</source>
        <translation>Qui gagne le plus, et avec combien de points&#xa0;? Finis une partie pour le savoir.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}&#xa0;: moins</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}&#xa0;: plus</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Other folders that can&apos;t be used ({count}): {files}.</source>
        <translation>Autres dossiers inutilisables ({count})&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>Nothing will be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Rien ne sera gardé&#xa0;: on ne peut pas écrire dans le dossier {folder} ({why}).</translation>
    </message>
    <message>
        <source>Matches will not be saved: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Les parties ne seront pas enregistrées&#xa0;: on ne peut pas écrire dans le dossier {folder} ({why}).</translation>
    </message>
    <message>
        <source>Matches that end are kept but not listed: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Les parties finies sont gardées mais hors liste&#xa0;: on ne peut pas écrire dans le dossier {folder} ({why}).</translation>
    </message>
    <message>
        <source>Settings will not be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Les réglages ne seront pas gardés&#xa0;: on ne peut pas écrire dans le dossier {folder} ({why}).</translation>
    </message>
    <message>
        <source>Pictures are drawn anew at every start: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Les images sont redessinées à chaque démarrage&#xa0;: on ne peut pas écrire dans le dossier {folder} ({why}).</translation>
    </message>
    <message>
        <source>Own lists can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>Les listes à soi sont inutilisables&#xa0;: le dossier {folder} ne peut pas être créé ({why}).</translation>
    </message>
    <message>
        <source>Own pictures can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>Les images à soi sont inutilisables&#xa0;: le dossier {folder} ne peut pas être créé ({why}).</translation>
    </message>
    <message>
        <source>The disk does not answer. What you asked for comes as soon as it does.</source>
        <translation>Le disque ne répond pas. Ce que tu as demandé viendra dès qu’il répond.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved ({why}). What was saved before is kept, and every move tries again.</source>
        <translation>{file} ne peut pas être enregistré ({why}). Ce qui l’était avant est gardé, et chaque coup réessaie.</translation>
    </message>
    <message>
        <source>{count} can&apos;t be saved ({why}): {files}. What was saved before is kept, and every move tries again.</source>
        <translation>{count} ne peuvent pas être enregistrés ({why})&#xa0;: {files}. Ce qui l’était avant est gardé, et chaque coup réessaie.</translation>
    </message>
    <message>
        <source>The disk does not answer. Not saved yet: {files}. You can go on; it is saved as soon as the disk answers.</source>
        <translation>Le disque ne répond pas. Pas encore enregistré&#xa0;: {files}. Tu peux continuer&#xa0;; ce sera fait dès que le disque répond.</translation>
    </message>
    <message>
        <source>{files} and {more} more</source>
        <translation>{files} et {more} de plus</translation>
    </message>
</context>
<context>
    <name>StripColumn</name>
    <message>
        <source>now</source>
        <translation>à présent</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
</context>
<context>
    <name>SwapWording</name>
    <message>
        <source>Honorable</source>
        <translation>Honorable</translation>
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
        <translation>Or</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Showcase</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>chocolat</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>vanille</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fraise</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>banane</translation>
    </message>
    <message>
        <source>kiwi</source>
        <translation>kiwi</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>myrtille</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Chiper</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échan­ger</translation>
    </message>
    <message>
        <source>{cake} {size} with {frosting}</source>
        <translation>{cake} {size} avec {frosting}</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, ou {other}</translation>
    </message>
    <message>
        <source>an empty platter</source>
        <translation>un plat vide</translation>
    </message>
    <message>
        <source>from below: {layers}</source>
        <translation>de bas en haut&#xa0;: {layers}</translation>
    </message>
    <message>
        <source>the white {points}</source>
        <translation>le blanc {points}</translation>
    </message>
    <message>
        <source>the red {points}</source>
        <translation>le rouge {points}</translation>
    </message>
    <message>
        <source>the blue {points}</source>
        <translation>le bleu {points}</translation>
    </message>
    <message>
        <source>{ribbon} ({title})</source>
        <translation>{ribbon} ({title})</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
    <message>
        <source>any</source>
        <translation>libres</translation>
    </message>
    <message>
        <source>any</source>
        <comment>where there is little room</comment>
        <translation>libres</translation>
    </message>
    <message>
        <source>same</source>
        <translation>pareils</translation>
    </message>
    <message>
        <source>same</source>
        <comment>where there is little room</comment>
        <translation>pareils</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>variés</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>where there is little room</comment>
        <translation>variés</translation>
    </message>
    <message>
        <source>any cakes and frostings</source>
        <translation>biscuits et glaçages libres</translation>
    </message>
    <message>
        <source>any cakes, all frostings different</source>
        <translation>biscuits libres, glaçages tous différents</translation>
    </message>
    <message>
        <source>all cakes the same, any frostings</source>
        <translation>biscuits tous pareils, glaçages libres</translation>
    </message>
    <message>
        <source>any cakes, all frostings the same</source>
        <translation>biscuits libres, glaçages tous pareils</translation>
    </message>
    <message>
        <source>all cakes the same, all frostings different</source>
        <translation>biscuits tous pareils, glaçages tous différents</translation>
    </message>
    <message>
        <source>all cakes and all frostings the same</source>
        <translation>biscuits et glaçages tous pareils</translation>
    </message>
    <message>
        <source>Layers still to come</source>
        <translation>Étages encore à venir</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>Au premier à %n point</numerusform>
            <numerusform>Au premier à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>sur {points}</translation>
    </message>
    <message>
        <source>The deck is empty: this is the last turn.</source>
        <translation>La pioche est vide&#xa0;: c’est le dernier tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>cake {cake}</source>
        <translation>biscuit {cake}</translation>
    </message>
    <message>
        <source>holds {card}</source>
        <translation>tient {card}</translation>
    </message>
    <message>
        <source>ribbons: {ribbons}</source>
        <translation>rubans&#xa0;: {ribbons}</translation>
    </message>
    <message>
        <source>left: {cards}</source>
        <translation>restent&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>no action cards left</source>
        <translation>plus de carte d’action</translation>
    </message>
    <message>
        <source>The largest sum goes first: {drawn}.</source>
        <translation>La plus grande somme commence&#xa0;: {drawn}.</translation>
    </message>
    <message>
        <source>Tied: {drawn}.</source>
        <translation>Égalité&#xa0;: {drawn}.</translation>
    </message>
    <message>
        <source>Tied, so drawn again: {name} goes first.</source>
        <translation>Égalité, nouveau tirage&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>The largest sum: {name} goes first.</source>
        <translation>La plus grande somme&#xa0;: {name} commence.</translation>
    </message>
    <message>
        <source>{name} bakes</source>
        <translation>{name} pâtisse</translation>
    </message>
    <message>
        <source>A layer card</source>
        <translation>Une carte d’étage</translation>
    </message>
    <message>
        <source>{card}: one of its sides is used.</source>
        <translation>{card}&#xa0;: un de ses côtés sert.</translation>
    </message>
    <message>
        <source>It must be smaller than the layer below. A placed card is never turned.</source>
        <translation>Il doit être plus petit que l’étage du dessous. Une carte posée ne se tourne plus.</translation>
    </message>
    <message>
        <source>{rules}, in exactly {layers}.</source>
        <translation>{rules}, en exactement {layers}.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Backspace: take back</source>
        <translation>Retour arrière&#xa0;: défaire</translation>
    </message>
    <message>
        <source>Ctrl+Enter: {button}</source>
        <translation>Ctrl+Entrée&#xa0;: {button}</translation>
    </message>
    <message>
        <source>F3: read the table</source>
        <translation>F3&#xa0;: lire la table</translation>
    </message>
    <message>
        <source>To be used: {things}</source>
        <translation>Utilisable&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Nothing is to be done here now</source>
        <translation>Il n’y a rien à faire ici pour l’instant</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableWording</name>
    <message>
        <source>{power}: bids 0, counts {vp} VP</source>
        <translation>{power}&#xa0;: mise 0, compte {vp} PV</translation>
    </message>
    <message>
        <source>{card}: counts {vp} VP</source>
        <translation>{card}&#xa0;: compte {vp} PV</translation>
    </message>
    <message>
        <source>{card}; {suit} for now</source>
        <translation>{card}&#xa0;; {suit} pour l’instant</translation>
    </message>
    <message>
        <source>{card}; used</source>
        <translation>{card}&#xa0;; utilisé</translation>
    </message>
    <message>
        <source>{card}, costs {cards}</source>
        <translation>{card}, coûte {cards}</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajoutée</translation>
    </message>
    <message>
        <source>must buy</source>
        <translation>doit acheter</translation>
    </message>
    <message>
        <source>bid {sum}</source>
        <translation>mise {sum}</translation>
    </message>
    <message>
        <source>stays yours</source>
        <translation>te reste</translation>
    </message>
    <message>
        <source>buy it</source>
        <translation>à acheter</translation>
    </message>
    <message>
        <source>rest bids {sum}</source>
        <translation>le reste mise {sum}</translation>
    </message>
    <message>
        <source>rest: {sum}</source>
        <translation>reste {sum}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>to auction</source>
        <translation>à la vente</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>part</translation>
    </message>
    <message>
        <source>would stay</source>
        <translation>resterait</translation>
    </message>
    <message>
        <source>would go</source>
        <translation>partirait</translation>
    </message>
    <message>
        <source>out of auction</source>
        <translation>hors enchère</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>ta pioche</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>pioche</translation>
    </message>
    <message>
        <source>your discards</source>
        <translation>ta défausse</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>Auction deck: {cards} to come</source>
        <translation>Pioche de la vente&#xa0;: {cards} à venir</translation>
    </message>
    <message>
        <source>Out of auction: {cards}, {card} on top</source>
        <translation>Hors enchère&#xa0;: {cards}, {card} au-dessus</translation>
    </message>
    <message>
        <source>{name}’s deck: {cards}</source>
        <translation>La pioche de {name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}, {card} on top</source>
        <translation>La défausse de {name}&#xa0;: {cards}, {card} au-dessus</translation>
    </message>
    <message>
        <source>Out of auction: {count}</source>
        <translation>Hors enchère&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Out: {count}</source>
        <translation>Sorties&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Your discards: {count}</source>
        <translation>Ta défausse&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Défausse&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Your deck: {count}</source>
        <translation>Ta pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Deck: {count}</source>
        <translation>Pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Not in sight: {count}</source>
        <translation>Hors de vue&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Unseen: {count}</source>
        <translation>Cachées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Your power can take the lit cards.</source>
        <translation>Ton pouvoir peut prendre les cartes éclairées.</translation>
    </message>
    <message>
        <source>In no order: you don’t know what comes next. Looking shuffles nothing.</source>
        <translation>Sans ordre&#xa0;: tu ne sais pas ce qui vient. Regarder ne mélange rien.</translation>
    </message>
    <message>
        <source>To come, or in a pile or a hand that you can’t see now.</source>
        <translation>À venir, ou dans une pile ou une main que tu ne vois pas à présent.</translation>
    </message>
    <message>
        <source>Newest: {card}.</source>
        <translation>La plus récente&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>You can look through it while you set a card aside, when nobody else sees it.</source>
        <translation>Tu peux la parcourir en mettant une carte de côté, quand personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>The card that {name} has set aside, on top of the deck</source>
        <translation>La carte que {name} a mise de côté, sur la pioche</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>à part</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a fini</translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>joue en premier</translation>
    </message>
    <message>
        <source>first</source>
        <translation>d’abord</translation>
    </message>
    <message>
        <source>acts second</source>
        <translation>joue en second</translation>
    </message>
    <message>
        <source>second</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>enchère</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>ton enchère</translation>
    </message>
    <message>
        <source>{vp} VP, and {bonus} for the lowest card of each suit; {cards} owned</source>
        <translation>{vp} PV, et {bonus} pour la carte la plus basse de chaque couleur&#xa0;; {cards} en tout</translation>
    </message>
    <message>
        <source>{name} has cashed in {cards}: {vp} in the end.</source>
        <translation>{name} a encaissé {cards}&#xa0;: {vp} à la fin.</translation>
    </message>
    <message>
        <source>{name} is done. What was left of the bid lies in the discards.</source>
        <translation>{name} a fini. Le reste de l’enchère est dans la défausse.</translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} a fini.</translation>
    </message>
    <message>
        <source>What you don’t pay goes to your discards when you are done.</source>
        <translation>Ce que tu ne paies pas va à ta défausse quand tu as fini.</translation>
    </message>
    <message>
        <source>The rest goes to your discards.</source>
        <translation>Le reste va à ta défausse.</translation>
    </message>
    <message>
        <source>Rest: discards</source>
        <translation>Reste&#xa0;: défausse</translation>
    </message>
    <message>
        <source>No card has left the row last round: once more, and the game is over.</source>
        <translation>Aucune carte n’a quitté la rangée à la dernière manche&#xa0;: encore une fois, et la partie est finie.</translation>
    </message>
    <message>
        <source>If no card leaves the row again, the game is over.</source>
        <translation>Si aucune carte ne quitte encore la rangée, la partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>You own %n card(s).</source>
        <translation>
            <numerusform>Tu possèdes %n carte.</numerusform>
            <numerusform>Tu possèdes %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has set a card aside; nobody sees which.</source>
        <translation>{name} a mis une carte de côté&#xa0;; personne ne voit laquelle.</translation>
    </message>
    <message>
        <source>{name} has set a card aside.</source>
        <translation>{name} a mis une carte de côté.</translation>
    </message>
    <message>
        <source>{name} has set the {card} aside.</source>
        <translation>{name} a mis {card} de côté.</translation>
    </message>
    <message numerus="yes">
        <source>{name} owns %n card(s).</source>
        <translation>
            <numerusform>{name} possède %n carte.</numerusform>
            <numerusform>{name} possède %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied at {sums}: both added the top card of the deck.</source>
        <translation>Égalité à {sums}&#xa0;: les deux ont ajouté le dessus de leur pioche.</translation>
    </message>
    <message>
        <source>Tied at {sums}.</source>
        <translation>Égalité à {sums}.</translation>
    </message>
    <message>
        <source>{name} has no card left in the bid, and owes nothing.</source>
        <translation>{name} n’a plus de carte dans son enchère, et ne doit rien.</translation>
    </message>
    <message>
        <source>{name} owes nothing.</source>
        <translation>{name} ne doit rien.</translation>
    </message>
    <message>
        <source>{name} need not buy: no card lies at cost 1 now.</source>
        <translation>{name} n’a rien à acheter&#xa0;: aucune carte n’est au coût 1.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}, at cost 1.</source>
        <translation>{name} doit acheter {card}, au coût 1.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}.</source>
        <translation>{name} doit acheter {card}.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}, if it still lies at cost 1.</source>
        <translation>Ensuite, {name} doit acheter {card}, si elle est encore au coût 1.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}.</source>
        <translation>Ensuite, {name} doit acheter {card}.</translation>
    </message>
    <message>
        <source>{sum} against {sum}: a tie</source>
        <translation>{sum} contre {sum}&#xa0;: égalité</translation>
    </message>
    <message>
        <source>{name} adds {value}</source>
        <translation>{name} ajoute {value}</translation>
    </message>
    <message>
        <source>Both bids lie open</source>
        <translation>Les deux enchères sont visibles</translation>
    </message>
    <message>
        <source>{name} wins, {more} to {less}</source>
        <translation>{name} gagne, {more} à {less}</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has fewer cards in the bid.</source>
        <translation>Plus de carte à ajouter&#xa0;: {name} a moins de cartes dans son enchère.</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has lost the round before.</source>
        <translation>Plus de carte à ajouter&#xa0;: {name} a perdu la manche d’avant.</translation>
    </message>
    <message>
        <source>No card is left to add: in the first round {name} comes first.</source>
        <translation>Plus de carte à ajouter&#xa0;: dans la première manche, {name} passe d’abord.</translation>
    </message>
    <message>
        <source>{name} acts first, and may steal.</source>
        <translation>{name} joue en premier, et peut voler.</translation>
    </message>
    <message>
        <source>{name} acts first. {other} must then buy at cost 1.</source>
        <translation>{name} joue en premier. {other} doit ensuite acheter au coût 1.</translation>
    </message>
    <message>
        <source>{name} acts first.</source>
        <translation>{name} joue en premier.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>winner</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ton tour</translation>
    </message>
    <message>
        <source>next up</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NOUV.</translation>
    </message>
    <message>
        <source>{name}, played by a computer for now</source>
        <translation>{name}, un ordinateur joue pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point jusqu’ici</numerusform>
            <numerusform>%n points jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Les points</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>best</source>
        <translation>record</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>{place}, shared</source>
        <translation>{place}, à égalité</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>points of earlier matches</source>
        <translation>points des parties d’avant</translation>
    </message>
    <message numerus="yes">
        <source>“before” holds the points of %n earlier match(es).</source>
        <translation>
            <numerusform>«&#xa0;avant&#xa0;» donne les points de %n partie d’avant.</numerusform>
            <numerusform>«&#xa0;avant&#xa0;» donne les points de %n parties d’avant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match {number} of {matches}</source>
        <translation>Partie {number} sur {matches}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Match {number} of {matches} is over</source>
        <translation>La partie {number} sur {matches} est finie</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Victoire de {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} choisit</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La reposer</translation>
    </message>
    <message>
        <source>Choose a lit card</source>
        <translation>Choisis une carte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Aller au résultat</translation>
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
        <translation>Commandes</translation>
    </message>
    <message>
        <source>the game is easier without them</source>
        <translation>sans elles, le jeu est plus facile</translation>
    </message>
    <message>
        <source>the cake is cut now</source>
        <translation>on coupe le gâteau à présent</translation>
    </message>
    <message>
        <source>a piece is taken now</source>
        <translation>on prend une part à présent</translation>
    </message>
    <message>
        <source>the cards of the piece are placed now</source>
        <translation>on pose les cases de la part à présent</translation>
    </message>
    <message>
        <source>orders are assigned now</source>
        <translation>on attribue les commandes à présent</translation>
    </message>
    <message>
        <source>the cake cards are shuffled now</source>
        <translation>on mélange les cases à présent</translation>
    </message>
    <message>
        <source>all cake cards must be shuffled, each once</source>
        <translation>il faut mélanger toutes les cases, chacune une fois</translation>
    </message>
    <message>
        <source>{card} is not the top cut card</source>
        <translation>{card} n’est pas la carte de coupe du dessus</translation>
    </message>
    <message>
        <source>{card} is not one of the two cut cards drawn</source>
        <translation>{card} n’est pas l’une des deux cartes de coupe tirées</translation>
    </message>
    <message>
        <source>a cut card is turned by 0, 1, 2 or 3 quarters</source>
        <translation>une carte de coupe se tourne de 0, 1, 2 ou 3 quarts</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>cette carte n’existe pas</translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation>cette couleur n’existe pas</translation>
    </message>
    <message>
        <source>the piece {colour} is taken already</source>
        <translation>la part {colour} est déjà prise</translation>
    </message>
    <message>
        <source>the first piece of a round is taken for a named cake</source>
        <translation>la première part d’une manche se prend pour un gâteau nommé</translation>
    </message>
    <message>
        <source>there is no choice of a cake for this piece</source>
        <translation>pour cette part, il n’y a pas de gâteau à choisir</translation>
    </message>
    <message>
        <source>the cakes of a seat are 0 and 1</source>
        <translation>les gâteaux d’une place sont 0 et 1</translation>
    </message>
    <message>
        <source>{card} is not among the cards to be placed</source>
        <translation>{card} n’est pas parmi les cases à poser</translation>
    </message>
    <message>
        <source>the first card of a cake lies at row 0, column 0</source>
        <translation>la première case d’un gâteau est à la ligne 0, colonne 0</translation>
    </message>
    <message>
        <source>a card lies there already</source>
        <translation>il y a déjà une case ici</translation>
    </message>
    <message>
        <source>the cake would be more than four squares high: rows {low} to {high} are left</source>
        <translation>le gâteau aurait plus de quatre cases de haut&#xa0;: il reste les lignes {low} à {high}</translation>
    </message>
    <message>
        <source>the cake would be more than four squares wide: columns {low} to {high} are left</source>
        <translation>le gâteau aurait plus de quatre cases de large&#xa0;: il reste les colonnes {low} à {high}</translation>
    </message>
    <message>
        <source>{order} is not among this seat’s unassigned orders</source>
        <translation>{order} n’est pas parmi les commandes à attribuer de cette place</translation>
    </message>
    <message>
        <source>one order is assigned now</source>
        <translation>on attribue une commande à présent</translation>
    </message>
    <message>
        <source>two different orders are assigned now, one to each cake</source>
        <translation>on attribue deux commandes différentes, une à chaque gâteau</translation>
    </message>
    <message>
        <source>{order} can’t be assigned to both cakes</source>
        <translation>{order} ne peut pas aller aux deux gâteaux</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeAdvice</name>
    <message>
        <source>Cut with cut card {number} of 2, turned to {turn}</source>
        <translation>Couper avec la carte de coupe {number} sur 2, position {turn}</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>Prendre {piece}</translation>
    </message>
    <message>
        <source>Take {piece} for the first cake</source>
        <translation>Prendre {piece} pour le premier gâteau</translation>
    </message>
    <message>
        <source>Take {piece} for the second cake</source>
        <translation>Prendre {piece} pour le second gâteau</translation>
    </message>
    <message>
        <source>Choose {first} for the first cake, {second} for the second</source>
        <translation>Choisir {first} pour le premier gâteau, {second} pour le second</translation>
    </message>
    <message>
        <source>Choose {orders}</source>
        <translation>Choisir {orders}</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>Place {card}: {spot}</source>
        <translation>Poser {card}&#xa0;: {spot}</translation>
    </message>
    <message>
        <source>The piece is worth about {points} to the cake.</source>
        <translation>La part vaut environ {points} pour le gâteau.</translation>
    </message>
    <message>
        <source>Nothing else would bring more.</source>
        <translation>Rien d’autre ne rapporterait plus.</translation>
    </message>
    <message>
        <source>{seat} would gain about {points} with it.</source>
        <translation>{seat} y gagnerait environ {points}.</translation>
    </message>
    <message>
        <source>It makes a group of {squares} squares.</source>
        <translation>Cela forme un groupe de {squares} cases.</translation>
    </message>
    <message>
        <source>The rim stays free for cookies.</source>
        <translation>Le bord reste libre pour des biscuits.</translation>
    </message>
    <message>
        <source>There is room for more {icing} beside it.</source>
        <translation>À côté, il reste de la place&#xa0;: {icing}.</translation>
    </message>
    <message>
        <source>Anywhere else it would do more harm.</source>
        <translation>Partout ailleurs, elle nuirait plus.</translation>
    </message>
    <message>
        <source>{order} pays {points}.</source>
        <translation>{order} paie {points}.</translation>
    </message>
    <message>
        <source>An order that pays now can pay more for the next cake.</source>
        <translation>Une commande qui paie maintenant peut payer davantage pour le prochain gâteau.</translation>
    </message>
    <message>
        <source>No order pays for this cake.</source>
        <translation>Aucune commande ne paie pour ce gâteau.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeBoard</name>
    <message>
        <source>Cut a cake in four, take a piece, and build your own cakes from its squares.</source>
        <translation>Coupe un gâteau en quatre, prends une part, et bâtis tes gâteaux avec ses cases.</translation>
    </message>
    <message>
        <source>also what your orders pay as it is</source>
        <translation>aussi ce que tes commandes paient en l’état</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>toppings that are still in the deck</source>
        <translation>garnitures encore dans la pioche</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>where a square may lie lights up</source>
        <translation>les places permises s’éclairent</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>what the square in hand gains in each place</source>
        <translation>ce que la case en main rapporte à chaque place</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeLesson</name>
    <message>
        <source>Now: confirm.</source>
        <translation>Maintenant&#xa0;: confirme.</translation>
    </message>
    <message>
        <source>What do we build?</source>
        <translation>Que bâtissons-nous&#xa0;?</translation>
    </message>
    <message>
        <source>Cakes of sixteen squares, worth as many points as can be. With two at the table you build both of yours at once.</source>
        <translation>Des gâteaux de seize cases, qui vaillent le plus de points possible. À deux, tu bâtis tes deux gâteaux en même temps.</translation>
    </message>
    <message>
        <source>Everybody takes pieces of one large cake, and lays each square where they like. There it stays.</source>
        <translation>On prend des parts d’un grand gâteau, et on pose chaque case où l’on veut. Elle y reste.</translation>
    </message>
    <message>
        <source>Which piece do you take?</source>
        <translation>Quelle part prends-tu&#xa0;?</translation>
    </message>
    <message>
        <source>{rival} has cut the large cake in four pieces, and you take first. Each piece has its mark.</source>
        <translation>{rival} a coupé le grand gâteau en quatre parts, et tu prends en premier. Chaque part a sa marque.</translation>
    </message>
    <message>
        <source>The triangle has three chocolate squares. Candles love large groups of one icing.</source>
        <translation>Le triangle a trois cases au chocolat. Les bougies aiment les grands groupes d’un même glaçage.</translation>
    </message>
    <message>
        <source>Now: take the triangle piece for your first cake.</source>
        <translation>Maintenant&#xa0;: prends la part au triangle pour ton premier gâteau.</translation>
    </message>
    <message>
        <source>For the first cake, so that we agree.</source>
        <translation>Pour le premier gâteau, pour être d’accord.</translation>
    </message>
    <message>
        <source>Take the triangle: well placed, it brings 13 points at once.</source>
        <translation>Prends le triangle&#xa0;: bien posé, il rapporte 13 points d’un coup.</translation>
    </message>
    <message>
        <source>Now: place the two cherries.</source>
        <translation>Maintenant&#xa0;: pose les deux cerises.</translation>
    </message>
    <message>
        <source>Now: place the candles to the right of them.</source>
        <translation>Maintenant&#xa0;: pose les bougies à leur droite.</translation>
    </message>
    <message>
        <source>Where do candles belong?</source>
        <translation>Où vont les bougies&#xa0;?</translation>
    </message>
    <message>
        <source>Each candle scores the size of its group: squares of one icing that touch side by side. Lit squares say what the square in hand gains.</source>
        <translation>Une bougie marque la taille de son groupe&#xa0;: cases d’un même glaçage, côte à côte. Les cases éclairées disent ce que gagne celle en main.</translation>
    </message>
    <message>
        <source>Beside the cherries these two candles score 4. On their own they score 2.</source>
        <translation>Près des cerises, ces deux bougies marquent 4. Seules, elles marquent 2.</translation>
    </message>
    <message>
        <source>The candles go right beside the cherries.</source>
        <translation>Les bougies vont juste près des cerises.</translation>
    </message>
    <message>
        <source>Cherries and candles come first.</source>
        <translation>Les cerises et les bougies d’abord.</translation>
    </message>
    <message>
        <source>Now: place the orange below the cherries.</source>
        <translation>Maintenant&#xa0;: pose l’orange sous les cerises.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the left of the cherries.</source>
        <translation>Maintenant&#xa0;: pose le biscuit à leur gauche.</translation>
    </message>
    <message>
        <source>And the other squares?</source>
        <translation>Et les autres cases&#xa0;?</translation>
    </message>
    <message>
        <source>The orange makes the chocolate group larger: each candle scores 3 with it. Cookies want to be outside.</source>
        <translation>L’orange agrandit le groupe au chocolat&#xa0;: avec elle, chaque bougie marque 3. Les biscuits veulent être au bord.</translation>
    </message>
    <message>
        <source>A cookie scores 2 on the rim of the cake. In the middle it scores nothing.</source>
        <translation>Un biscuit marque 2 au bord du gâteau. Au milieu, il ne marque rien.</translation>
    </message>
    <message>
        <source>First the orange below the cherries; then the cookie left.</source>
        <translation>D’abord l’orange sous les cerises&#xa0;; puis le biscuit à gauche.</translation>
    </message>
    <message>
        <source>The orange belongs right below the cherries.</source>
        <translation>L’orange va juste sous les cerises.</translation>
    </message>
    <message>
        <source>Why collect one fruit?</source>
        <translation>Pourquoi un seul fruit&#xa0;?</translation>
    </message>
    <message>
        <source>One to five of a type score 1, 4, 9, 16 or 25. Your second piece of a round goes to your other cake.</source>
        <translation>Une à cinq d’une sorte marquent 1, 4, 9, 16 ou 25. Ta seconde part d’une manche va à ton autre gâteau.</translation>
    </message>
    <message>
        <source>The ring has two oranges: 4 points. The fruits in the cross all differ.</source>
        <translation>L’anneau a deux oranges&#xa0;: 4 points. Les fruits de la croix sont tous différents.</translation>
    </message>
    <message>
        <source>Now: take the ring piece.</source>
        <translation>Maintenant&#xa0;: prends la part à l’anneau.</translation>
    </message>
    <message>
        <source>Its three fruits score 1 each. Two oranges score 4.</source>
        <translation>Ses trois fruits marquent 1 chacun. Deux oranges marquent 4.</translation>
    </message>
    <message>
        <source>How do you cut?</source>
        <translation>Comment coupes-tu&#xa0;?</translation>
    </message>
    <message>
        <source>You choose one of two cut cards, and turn it. {rival} takes first: make a piece that you alone need.</source>
        <translation>Tu choisis l’une de deux cartes de coupe, et tu la tournes. {rival} prend d’abord&#xa0;: fais une part qui ne serve qu’à toi.</translation>
    </message>
    <message>
        <source>Turned by a quarter, it makes one piece of the four chocolate squares. {rival} has no chocolate.</source>
        <translation>Tournée d’un quart, elle fait une part des quatre cases au chocolat. {rival} n’a pas de chocolat.</translation>
    </message>
    <message>
        <source>Now: choose this card.</source>
        <translation>Maintenant&#xa0;: choisis cette carte.</translation>
    </message>
    <message>
        <source>Now: turn it by a quarter, at a corner or with R.</source>
        <translation>Maintenant&#xa0;: tourne-la d’un quart, par un coin ou avec R.</translation>
    </message>
    <message>
        <source>Now: cut the cake.</source>
        <translation>Maintenant&#xa0;: coupe le gâteau.</translation>
    </message>
    <message>
        <source>That one tears the chocolate apart, however you turn it.</source>
        <translation>Celle-là déchire le chocolat, de quelque façon qu’on la tourne.</translation>
    </message>
    <message>
        <source>Is it still there?</source>
        <translation>Est-elle encore là&#xa0;?</translation>
    </message>
    <message>
        <source>Yes: {rival} took the square piece with the two oranges. The triangle with all the chocolate is left.</source>
        <translation>Oui&#xa0;: {rival} a pris la part au carré, aux deux oranges. Le triangle, avec tout le chocolat, est resté.</translation>
    </message>
    <message>
        <source>Its flower costs you a point for now. What flowers bring comes in two steps.</source>
        <translation>Sa fleur te coûte un point pour l’instant. Ce que rapportent les fleurs vient dans deux étapes.</translation>
    </message>
    <message>
        <source>Your second cake has no chocolate, and the first has three squares.</source>
        <translation>Ton second gâteau n’a pas de chocolat, et le premier en a trois cases.</translation>
    </message>
    <message>
        <source>You cut for the chocolate: take the triangle.</source>
        <translation>Tu as coupé pour le chocolat&#xa0;: prends le triangle.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the right of the two candles.</source>
        <translation>Maintenant&#xa0;: le biscuit à droite des bougies.</translation>
    </message>
    <message>
        <source>Now: place the blueberry beside the lowest candle.</source>
        <translation>Maintenant&#xa0;: la myrtille à la bougie du bas.</translation>
    </message>
    <message>
        <source>How wide may it get?</source>
        <translation>Quelle largeur peut-il avoir&#xa0;?</translation>
    </message>
    <message>
        <source>Four wide and four high. Until then a cake can still grow on both sides; then they are locked for good.</source>
        <translation>Quatre de large et quatre de haut. D’ici là, un gâteau peut grandir des deux côtés&#xa0;; puis ils sont fermés pour de bon.</translation>
    </message>
    <message>
        <source>At the far right it gains 6, and this cookie stays on the rim whatever comes.</source>
        <translation>Tout à droite, il gagne 6, et ce biscuit reste au bord quoi qu’il vienne.</translation>
    </message>
    <message>
        <source>It goes right beside the two candles.</source>
        <translation>Il va juste près des deux bougies.</translation>
    </message>
    <message>
        <source>First the cookie right; then the blueberry below, in the gap.</source>
        <translation>D’abord le biscuit à droite&#xa0;; puis la myrtille dessous, dans le creux.</translation>
    </message>
    <message>
        <source>What do flowers bring?</source>
        <translation>Que rapportent les fleurs&#xa0;?</translation>
    </message>
    <message>
        <source>Each scores 1. The cake that has more than any other scores 1 more for each; all four cakes compete.</source>
        <translation>Chacune marque 1. Le gâteau qui en a plus que tout autre marque 1 de plus pour chacune&#xa0;; les quatre gâteaux rivalisent.</translation>
    </message>
    <message>
        <source>With these three your second cake has four, the most of all: 8 points.</source>
        <translation>Avec ces trois, ton second gâteau en a quatre, le plus de tous&#xa0;: 8 points.</translation>
    </message>
    <message>
        <source>Now: take the triangle for your second cake.</source>
        <translation>Maintenant&#xa0;: prends le triangle pour ton second gâteau.</translation>
    </message>
    <message>
        <source>It has fewer flowers: take the triangle.</source>
        <translation>Elle a moins de fleurs&#xa0;: prends le triangle.</translation>
    </message>
    <message>
        <source>What do your orders pay?</source>
        <translation>Que paient tes commandes&#xa0;?</translation>
    </message>
    <message>
        <source>We skip two rounds: all cakes are full. In secret you give each of yours one of your three orders.</source>
        <translation>Nous sautons deux manches&#xa0;: tous les gâteaux sont pleins. En secret, tu donnes à chacun des tiens une de tes trois commandes.</translation>
    </message>
    <message>
        <source>Eleven chocolate squares hang together: 11 points. Your second cake has the most oranges: 9.</source>
        <translation>Onze cases au chocolat se tiennent&#xa0;: 11 points. Ton second gâteau a le plus d’oranges&#xa0;: 9.</translation>
    </message>
    <message>
        <source>Now: give the chocolate order to your first cake.</source>
        <translation>Maintenant&#xa0;: donne la commande au chocolat à ton premier gâteau.</translation>
    </message>
    <message>
        <source>Now: give the oranges to your second cake.</source>
        <translation>Maintenant&#xa0;: donne les oranges à ton second gâteau.</translation>
    </message>
    <message>
        <source>Now: press Next until all is counted.</source>
        <translation>Maintenant&#xa0;: appuie sur Suivant jusqu’au bout.</translation>
    </message>
    <message>
        <source>Not so: that would pay less, or nothing at all.</source>
        <translation>Pas ainsi&#xa0;: cela paierait moins, ou rien du tout.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>Tu sais jouer&#xa0;!</translation>
    </message>
    <message>
        <source>You won by 161 to 150, and your candles alone brought 82.</source>
        <translation>Tu as gagné 161 à 150, et tes bougies seules ont rapporté 82.</translation>
    </message>
    <message>
        <source>Candles into large groups, cookies on the rim.</source>
        <translation>Les bougies dans de grands groupes, les biscuits au bord.</translation>
    </message>
    <message>
        <source>Of one fruit take many: the fifth brings 9 points.</source>
        <translation>D’un fruit, prends-en beaucoup&#xa0;: le cinquième rapporte 9 points.</translation>
    </message>
    <message>
        <source>Cut so that you like what others leave.</source>
        <translation>Coupe de façon à aimer ce que les autres laissent.</translation>
    </message>
    <message>
        <source>With three or four at the table, one cake is built after the other.</source>
        <translation>À trois ou quatre, on bâtit un gâteau après l’autre.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeSummary</name>
    <message numerus="yes">
        <source>The best cake of all scores %n point(s): well baked, {names}!</source>
        <translation>
            <numerusform>Le meilleur gâteau de tous marque %n point&#xa0;: bien cuit, {names}&#xa0;!</numerusform>
            <numerusform>Le meilleur gâteau de tous marque %n points&#xa0;: bien cuit, {names}&#xa0;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Below each name: first cake + second cake.</source>
        <translation>Sous chaque nom&#xa0;: premier gâteau + second gâteau.</translation>
    </message>
</context>
<context>
    <name>TakenPlaces</name>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message numerus="yes">
        <source>{name} took a piece of %n slice(s)</source>
        <translation>
            <numerusform>{name} a pris une part de %n tranche</numerusform>
            <numerusform>{name} a pris une part de %n tranches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Thinker</name>
    <message>
        <source>The computer player could not think to the end. A simpler one made this move.</source>
        <translation>Le joueur de l’ordinateur n’a pas pu réfléchir jusqu’au bout. Un plus simple a joué ce coup.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Barre du haut</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Revenir à l’accueil</translation>
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
        <translation>on pose les cartes de mise à présent</translation>
    </message>
    <message>
        <source>the first player card is laid now</source>
        <translation>on pose le demi-point à présent</translation>
    </message>
    <message>
        <source>the cards won are placed now</source>
        <translation>on place les cartes gagnées à présent</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>cette carte n’existe pas</translation>
    </message>
    <message>
        <source>{card} is not in the row</source>
        <translation>{card} n’est pas dans la rangée</translation>
    </message>
    <message>
        <source>the bidding card {kind} is not in the hand</source>
        <translation>la carte de mise {kind} n’est pas dans la main</translation>
    </message>
    <message>
        <source>there is no such bidding card</source>
        <translation>cette carte de mise n’existe pas</translation>
    </message>
    <message>
        <source>the bidding card {kind} can&apos;t be laid twice</source>
        <translation>la carte de mise {kind} ne peut pas être posée deux fois</translation>
    </message>
    <message>
        <source>two bidding cards must be laid, one face up and one face down</source>
        <translation>il faut poser deux cartes de mise, une visible et une cachée</translation>
    </message>
    <message>
        <source>the last bidding card in the hand must be laid, and only that one</source>
        <translation>il faut poser la dernière carte de mise de la main, et elle seule</translation>
    </message>
    <message>
        <source>without bidding cards in the hand this seat must pass</source>
        <translation>sans carte de mise en main, cette place doit passer</translation>
    </message>
    <message>
        <source>the first player card goes beside a cake, not beside {card}</source>
        <translation>le demi-point va près d’un gâteau, pas près de {card}</translation>
    </message>
    <message>
        <source>{card} is not among this seat&apos;s cards that are still to be placed</source>
        <translation>{card} n’est pas parmi les cartes que cette place doit encore placer</translation>
    </message>
    <message>
        <source>this seat has no stack number {stack}</source>
        <translation>cette place n’a pas de pile numéro {stack}</translation>
    </message>
</context>
<context>
    <name>TopCakeAdvice</name>
    <message>
        <source>Put the half point on {cake}</source>
        <translation>Mettre le demi-point sur {cake}</translation>
    </message>
    <message>
        <source>Lay {down} face down on {other}</source>
        <translation>Poser {down} cachée sur {other}</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}</source>
        <translation>Poser {up} visible sur {cake}</translation>
    </message>
    <message>
        <source>Lay {up} face up and {down} face down on {cake}</source>
        <translation>Poser {up} visible et {down} cachée sur {cake}</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}, {down} face down on {other}</source>
        <translation>Poser {up} visible sur {cake}, {down} cachée sur {other}</translation>
    </message>
    <message>
        <source>Begin a stack with {cake}</source>
        <translation>Commencer une pile avec {cake}</translation>
    </message>
    <message>
        <source>Put {cake} on {below}</source>
        <translation>Mettre {cake} sur {below}</translation>
    </message>
    <message>
        <source>{card} would be worth about {points} to {seat}.</source>
        <translation>{card} vaudrait environ {points} pour {seat}.</translation>
    </message>
    <message>
        <source>With what may follow, {card} is worth about {points} in a stack.</source>
        <translation>Avec ce qui peut suivre, {card} vaut environ {points} dans une pile.</translation>
    </message>
    <message>
        <source>Nobody else has bid on {card} yet.</source>
        <translation>Personne d’autre n’a encore misé sur {card}.</translation>
    </message>
    <message>
        <source>Nothing in the row is worth much now.</source>
        <translation>Rien dans la rangée ne vaut beaucoup à présent.</translation>
    </message>
    <message>
        <source>With it {layers} fall, but what stands then is worth more.</source>
        <translation>Il y a une chute ({layers}), mais ce qui tient vaut plus.</translation>
    </message>
    <message>
        <source>The other stacks stay as they are.</source>
        <translation>Les autres piles restent telles quelles.</translation>
    </message>
    <message>
        <source>The stack bears {layers} more.</source>
        <translation>La pile porte encore {layers}.</translation>
    </message>
    <message>
        <source>Any other place would cost more.</source>
        <translation>Toute autre place coûterait plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n étage</numerusform>
            <numerusform>%n étages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopCakeBoard</name>
    <message>
        <source>{round}, resolving</source>
        <translation>{round}, attribution</translation>
    </message>
    <message>
        <source>{round}, stacking</source>
        <translation>{round}, empilage</translation>
    </message>
    <message>
        <source>Bid openly and in secret, stack what you win, and crown it before it falls.</source>
        <translation>Mise à découvert et en secret, empile ce que tu gagnes, et couronne-le avant qu’il tombe.</translation>
    </message>
    <message>
        <source>Warn before a collapse</source>
        <translation>Avertir avant une chute</translation>
    </message>
    <message>
        <source>Cards seats may hold</source>
        <translation>Cartes que les places peuvent avoir</translation>
    </message>
    <message>
        <source>where the lifted card may go</source>
        <translation>où la carte levée peut aller</translation>
    </message>
    <message>
        <source>{name} to bid</source>
        <translation>{name} doit miser</translation>
    </message>
    <message>
        <source>{name} to lay the half point</source>
        <translation>{name} doit poser le demi-point</translation>
    </message>
    <message>
        <source>{name} to stack</source>
        <translation>{name} doit empiler</translation>
    </message>
    <message>
        <source>Red velvet</source>
        <translation>Red velvet</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Citron</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Carotte</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Choco­late</source>
        <translation>Choco­lat</translation>
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
        <source>Spark­ler</source>
        <translation>Étin­celle</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Cou­ronne</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
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
        <translation>{name}, décor</translation>
    </message>
    <message>
        <source>{name}, {above}</source>
        <translation>{name}, {above}</translation>
    </message>
    <message>
        <source>SNATCH</source>
        <translation>RAFLE</translation>
    </message>
    <message>
        <source>REVERSE</source>
        <translation>INVERSION</translation>
    </message>
    <message>
        <source>Takes the card, whatever else lies there. Gone after this round.</source>
        <translation>Prend la carte, quoi qu’il y ait d’autre. Partie après cette manche.</translation>
    </message>
    <message>
        <source>The lowest bid wins there.</source>
        <translation>La plus basse mise y gagne.</translation>
    </message>
    <message>
        <source>0, a topper alone</source>
        <translation>0, un décor seul</translation>
    </message>
    <message>
        <source>{cakes} + {more} for {flavour}</source>
        <translation>{cakes} + {more} pour {flavour}</translation>
    </message>
    <message>
        <source>{points} = 2 × ({parts}), doubled by the topper</source>
        <translation>{points} = 2 × ({parts}), doublé par le décor</translation>
    </message>
    <message>
        <source>{points} = {parts}</source>
        <translation>{points} = {parts}</translation>
    </message>
    <message>
        <source>No stack yet</source>
        <translation>Pas encore de pile</translation>
    </message>
    <message>
        <source>Stack {number}: {reason}</source>
        <translation>Pile {number}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>TopCakeLesson</name>
    <message>
        <source>You know how to play!</source>
        <translation>Tu sais jouer&#xa0;!</translation>
    </message>
    <message>
        <source>Hide what must not be cancelled; show what shall frighten.</source>
        <translation>Cache ce qui ne doit pas s’annuler&#xa0;; montre ce qui doit effrayer.</translation>
    </message>
    <message>
        <source>REVERSE for low cards, SNATCH for what you can’t do without.</source>
        <translation>INVERSION pour les cartes basses, RAFLE pour ce dont tu ne peux te passer.</translation>
    </message>
    <message>
        <source>Strong cakes below, weak ones above, a topper last of all.</source>
        <translation>Les gâteaux forts en bas, les faibles en haut, un décor tout à la fin.</translation>
    </message>
    <message>
        <source>After five rounds the highest sum of all stacks wins.</source>
        <translation>Après cinq manches, la plus haute somme de toutes les piles gagne.</translation>
    </message>
    <message>
        <source>Now: press Lay both cards, or Enter.</source>
        <translation>Maintenant&#xa0;: appuie sur Poser les deux, ou Entrée.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>Que voulons-nous&#xa0;?</translation>
    </message>
    <message>
        <source>These four cakes are on offer. Who bids best on one gets it as a layer for a stack of their own.</source>
        <translation>Ces quatre gâteaux sont en jeu. Qui mise le mieux sur l’un le reçoit comme étage pour une pile à soi.</translation>
    </message>
    <message>
        <source>Cakes score points, most of all in tall stacks. So we bid, and then we stack.</source>
        <translation>Les gâteaux marquent des points, surtout dans de hautes piles. Donc nous misons, puis nous empilons.</translation>
    </message>
    <message>
        <source>Why lay a card openly?</source>
        <translation>Pourquoi poser une carte visible&#xa0;?</translation>
    </message>
    <message>
        <source>A turn is two cards: one face up, one face down. An open number shows {rival} that you mean it.</source>
        <translation>Un tour, c’est deux cartes&#xa0;: une visible, une cachée. Un nombre visible montre à {rival} que c’est sérieux.</translation>
    </message>
    <message>
        <source>This Chocolate bears 6 layers: the best base of all. Worth a high bid.</source>
        <translation>Ce Chocolat porte 6 étages&#xa0;: la meilleure base de toutes. Elle mérite une haute mise.</translation>
    </message>
    <message>
        <source>Now: drag your 5 to Chocolate. Or click both.</source>
        <translation>Maintenant&#xa0;: tire ton 5 vers Chocolat. Ou clique les deux.</translation>
    </message>
    <message>
        <source>Keep the 8 for later: it is too good to be shown.</source>
        <translation>Garde le 8 pour plus tard&#xa0;: il est trop bon pour être montré.</translation>
    </message>
    <message>
        <source>The 5 is right. But Chocolate bears more than all others.</source>
        <translation>Le 5 est juste. Mais Chocolat porte plus que tous les autres.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here we try the 5 first.</source>
        <translation>En partie, tu peux le faire. Ici, nous essayons d’abord le 5.</translation>
    </message>
    <message>
        <source>Why lay a card face down?</source>
        <translation>Pourquoi poser une carte cachée&#xa0;?</translation>
    </message>
    <message>
        <source>Equal cards of two seats cancel each other. What lies open can be copied; what lies face down can’t.</source>
        <translation>Des cartes égales de deux places s’annulent. Ce qui est visible peut être copié&#xa0;; ce qui est caché, non.</translation>
    </message>
    <message>
        <source>Open, your 8 can be cancelled by {rival}’s 8. So hide the number that must survive.</source>
        <translation>Visible, ton 8 peut être annulé par le 8 de {rival}. Cache donc le nombre qui doit survivre.</translation>
    </message>
    <message>
        <source>Now: drag your 8 face down to Chocolate.</source>
        <translation>Maintenant&#xa0;: tire ton 8 caché vers Chocolat.</translation>
    </message>
    <message>
        <source>Open, {rival} could cancel it. Let it lie face down.</source>
        <translation>Visible, {rival} pourrait l’annuler. Pose-le caché.</translation>
    </message>
    <message>
        <source>The 8 is right. Lay it where the 5 lies: together they make 13.</source>
        <translation>Le 8 est juste. Pose-le près du 5&#xa0;: ensemble, ils font 13.</translation>
    </message>
    <message>
        <source>That is allowed, but the 8 is your strongest number.</source>
        <translation>C’est permis, mais le 8 est ton plus fort nombre.</translation>
    </message>
    <message>
        <source>What has {rival} done to your 5?</source>
        <translation>Qu’a fait {rival} à ton 5&#xa0;?</translation>
    </message>
    <message>
        <source>{rival} has laid a 5 beside yours. Equal kinds of different seats cancel: neither will count.</source>
        <translation>{rival} a posé un 5 près du tien. Des cartes égales de places différentes s’annulent&#xa0;: aucune ne comptera.</translation>
    </message>
    <message>
        <source>Both fives come back to their hands later. Your hidden 8 still stands.</source>
        <translation>Les deux 5 reviendront plus tard en main. Ton 8 caché tient toujours.</translation>
    </message>
    <message>
        <source>How can a 1 win?</source>
        <translation>Comment un 1 peut-il gagner&#xa0;?</translation>
    </message>
    <message>
        <source>{rival} has hidden something beside Lemon, and may have hidden much. With REVERSE the lowest bid wins.</source>
        <translation>{rival} a caché quelque chose près de Citron, et peut-être beaucoup. Avec une INVERSION, la plus basse mise gagne.</translation>
    </message>
    <message>
        <source>Nothing is lower than a 1. Face down, {rival} can’t cancel your REVERSE on purpose.</source>
        <translation>Rien n’est plus bas qu’un 1. Cachée, {rival} ne peut pas annuler ton INVERSION exprès.</translation>
    </message>
    <message>
        <source>Now: lay your 1 openly beside Lemon.</source>
        <translation>Maintenant&#xa0;: pose ton 1 visible près de Citron.</translation>
    </message>
    <message>
        <source>And REVERSE face down beside Lemon.</source>
        <translation>Et l’INVERSION cachée près de Citron.</translation>
    </message>
    <message>
        <source>Open, {rival} would see it and bid low, or cancel it. Hide REVERSE.</source>
        <translation>Visible, {rival} la verrait et miserait bas, ou l’annulerait. Cache l’INVERSION.</translation>
    </message>
    <message>
        <source>Let the 1 lie openly: it looks like a weak bid.</source>
        <translation>Laisse le 1 visible&#xa0;: il a l’air d’une faible mise.</translation>
    </message>
    <message>
        <source>The 1 is right, but beside Lemon: there {rival} has hidden a card.</source>
        <translation>Le 1 est juste, mais près de Citron&#xa0;: là, {rival} a caché une carte.</translation>
    </message>
    <message>
        <source>It would count against you: with REVERSE the lowest bid wins.</source>
        <translation>Cela compterait contre toi&#xa0;: avec une INVERSION, la plus basse mise gagne.</translation>
    </message>
    <message>
        <source>What beats an 8?</source>
        <translation>Qu’est-ce qui bat un 8&#xa0;?</translation>
    </message>
    <message>
        <source>{rival}’s 8 lies beside Coffee. SNATCH takes a card whatever else lies there, but only once in a game.</source>
        <translation>Le 8 de {rival} est près de Café. La RAFLE prend une carte quoi qu’il y ait d’autre, mais une seule fois par partie.</translation>
    </message>
    <message>
        <source>Only another SNATCH could cancel it. So it is laid face down, and late.</source>
        <translation>Seule une autre RAFLE pourrait l’annuler. On la pose donc cachée, et tard.</translation>
    </message>
    <message>
        <source>Now: lay your 3 openly beside Carrot.</source>
        <translation>Maintenant&#xa0;: pose ton 3 visible près de Carotte.</translation>
    </message>
    <message>
        <source>And SNATCH face down beside Coffee.</source>
        <translation>Et la RAFLE cachée près de Café.</translation>
    </message>
    <message>
        <source>Open, {rival}’s SNATCH could cancel it. Lay it face down.</source>
        <translation>Visible, la RAFLE de {rival} pourrait l’annuler. Pose-la cachée.</translation>
    </message>
    <message>
        <source>You have only one SNATCH. Take it where {rival} bids highest.</source>
        <translation>Tu n’as qu’une RAFLE. Prends-la là où {rival} mise le plus haut.</translation>
    </message>
    <message>
        <source>Not that one: beside Carrot a 3 will do, and you will see why.</source>
        <translation>Pas celle-là&#xa0;: près de Carotte, un 3 suffit, et tu verras pourquoi.</translation>
    </message>
    <message>
        <source>What is half a point good for?</source>
        <translation>À quoi sert un demi-point&#xa0;?</translation>
    </message>
    <message>
        <source>You started this round, so you lay the half point last. At equal bids nobody wins; a half decides.</source>
        <translation>Tu as commencé la manche&#xa0;: tu poses donc le demi-point en dernier. À mises égales, personne ne gagne&#xa0;; un demi décide.</translation>
    </message>
    <message>
        <source>If {rival}’s hidden card is a 2, it is 3 to 3 beside Carrot. Your half makes 3½.</source>
        <translation>Si la carte cachée de {rival} est un 2, c’est 3 à 3 près de Carotte. Ton demi en fait 3½.</translation>
    </message>
    <message>
        <source>Now: bring the half point to Carrot.</source>
        <translation>Maintenant&#xa0;: porte le demi-point à Carotte.</translation>
    </message>
    <message>
        <source>Now: press Lay the half point, or Enter.</source>
        <translation>Maintenant&#xa0;: appuie sur Poser le demi-point, ou Entrée.</translation>
    </message>
    <message>
        <source>Your 8 is safe there. Help where it may be equal: beside Carrot.</source>
        <translation>Ton 8 y est à l’abri. Aide là où ce peut être égal&#xa0;: près de Carotte.</translation>
    </message>
    <message>
        <source>There the lowest bid wins: a half more would do you no good.</source>
        <translation>Là, la plus basse mise gagne&#xa0;: un demi de plus ne t’aiderait pas.</translation>
    </message>
    <message>
        <source>SNATCH takes Coffee anyway. Help where it may be equal.</source>
        <translation>La RAFLE prend Café de toute façon. Aide là où ce peut être égal.</translation>
    </message>
    <message>
        <source>Who gets what, and why?</source>
        <translation>Qui reçoit quoi, et pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Card by card: equal kinds cancel, then SNATCH takes, else the sums decide.</source>
        <translation>Carte par carte&#xa0;: égales annulées, puis la RAFLE, sinon la somme décide.</translation>
    </message>
    <message>
        <source>Now: read each card, then press Next card.</source>
        <translation>Maintenant&#xa0;: lis, puis appuie sur Carte suivante.</translation>
    </message>
    <message>
        <source>Now: press Confirm, or Enter.</source>
        <translation>Maintenant&#xa0;: appuie sur Confirmer, ou Entrée.</translation>
    </message>
    <message>
        <source>Which cake goes to the bottom?</source>
        <translation>Quel gâteau va tout en bas&#xa0;?</translation>
    </message>
    <message>
        <source>The number on a cake is how many layers it bears. What carries more than that collapses and is lost.</source>
        <translation>Le nombre d’un gâteau dit combien d’étages il porte. Ce qui porte plus s’écroule et est perdu.</translation>
    </message>
    <message>
        <source>So the strongest first: Chocolate, Coffee, Lemon, Carrot.</source>
        <translation>Donc le plus fort d’abord&#xa0;: Chocolat, Café, Citron, Carotte.</translation>
    </message>
    <message>
        <source>Now: begin a new stack with Chocolate.</source>
        <translation>Maintenant&#xa0;: commence une pile avec Chocolat.</translation>
    </message>
    <message>
        <source>Now: put Coffee, Lemon and Carrot on it, in this order.</source>
        <translation>Maintenant&#xa0;: mets-y Café, Citron et Carotte, dans cet ordre.</translation>
    </message>
    <message>
        <source>It bears only 3 layers: with it below the stack can’t grow tall.</source>
        <translation>Il ne porte que 3 étages&#xa0;: avec lui en bas, la pile ne peut pas être haute.</translation>
    </message>
    <message>
        <source>It would hold today, but Lemon bears less than what comes first.</source>
        <translation>Aujourd’hui cela tiendrait, mais Citron porte moins que ce qui vient d’abord.</translation>
    </message>
    <message>
        <source>One tall stack is worth more than several low ones. Chocolate first, then Coffee.</source>
        <translation>Une haute pile vaut plus que plusieurs basses. D’abord Chocolat, puis Café.</translation>
    </message>
    <message>
        <source>What is new in round 2?</source>
        <translation>Qu’y a-t-il de neuf à la manche 2&#xa0;?</translation>
    </message>
    <message>
        <source>From now on a topper joins the four cakes. It is a layer, but no cake, and bears nothing at all.</source>
        <translation>Désormais, un décor rejoint les quatre gâteaux. C’est un étage, mais pas un gâteau, et il ne porte rien du tout.</translation>
    </message>
    <message>
        <source>We skip the bids of this round. You won the Crown, Lemon 1 and Chocolate 3; {rival} the others.</source>
        <translation>Nous sautons les mises de cette manche. Tu as gagné Couronne, Citron 1 et Chocolat 3&#xa0;; {rival} les autres.</translation>
    </message>
    <message>
        <source>What makes a layer fall?</source>
        <translation>Qu’est-ce qui fait tomber un étage&#xa0;?</translation>
    </message>
    <message>
        <source>Lemon 1 bears one layer. Let us see what happens to it under two: nothing counts until you confirm.</source>
        <translation>Citron 1 porte un étage. Voyons ce qui lui arrive sous deux&#xa0;: rien ne compte avant de confirmer.</translation>
    </message>
    <message>
        <source>All layers above count, toppers too. What is too much makes this layer go.</source>
        <translation>Tous les étages au-dessus comptent, décors aussi. Ce qui est de trop fait partir cet étage.</translation>
    </message>
    <message>
        <source>Now: put Lemon, Chocolate and the Crown on your stack.</source>
        <translation>Maintenant&#xa0;: mets Citron, Chocolat et Couronne sur ta pile.</translation>
    </message>
    <message>
        <source>Lemon has fallen. Press All back: it was only a try.</source>
        <translation>Citron est tombé. Appuie sur Tout défaire&#xa0;: ce n’était qu’un essai.</translation>
    </message>
    <message>
        <source>A topper goes last: any layer on it would make it collapse.</source>
        <translation>Un décor vient en dernier&#xa0;: tout étage posé dessus le ferait s’écrouler.</translation>
    </message>
    <message>
        <source>Soon! First see how Lemon falls: it goes on the stack first.</source>
        <translation>Bientôt&#xa0;! Vois d’abord comment Citron tombe&#xa0;: il va le premier sur la pile.</translation>
    </message>
    <message>
        <source>What makes a stack worth most?</source>
        <translation>Qu’est-ce qui donne le plus à une pile&#xa0;?</translation>
    </message>
    <message>
        <source>A cake scores 1. From three layers on, one flavour scores 2. A topper on three cakes or more doubles the stack.</source>
        <translation>Un gâteau marque 1. Dès trois étages, un même parfum marque 2. Un décor sur trois gâteaux ou plus double la pile.</translation>
    </message>
    <message>
        <source>6 cakes are 6, two of them Chocolate are 2 more: 8. The Crown makes it 16.</source>
        <translation>6 gâteaux font 6, deux d’entre eux au Chocolat 2 de plus&#xa0;: 8. Couronne en fait 16.</translation>
    </message>
    <message>
        <source>Now: Chocolate, then Lemon, then the Crown on top.</source>
        <translation>Maintenant&#xa0;: Chocolat, puis Citron, puis Couronne au sommet.</translation>
    </message>
    <message>
        <source>The Crown last: what lies on a topper makes it collapse.</source>
        <translation>Couronne en dernier&#xa0;: ce qui est sur un décor le fait s’écrouler.</translation>
    </message>
    <message>
        <source>Lemon bears one layer only: Chocolate goes below it.</source>
        <translation>Citron ne porte qu’un étage&#xa0;: Chocolat va dessous.</translation>
    </message>
    <message>
        <source>On the tall stack they score most: there the Crown doubles all.</source>
        <translation>Sur la haute pile, ils marquent le plus&#xa0;: Couronne y double tout.</translation>
    </message>
</context>
<context>
    <name>TopCakeSummary</name>
    <message>
        <source>cakes</source>
        <translation>gâteaux</translation>
    </message>
    <message>
        <source>matching</source>
        <translation>accordés</translation>
    </message>
    <message>
        <source>toppers</source>
        <translation>décors</translation>
    </message>
    <message numerus="yes">
        <source>{cake}, and %n more cake(s)</source>
        <translation>
            <numerusform>{cake}, et encore %n gâteau</numerusform>
            <numerusform>{cake}, et encore %n gâteaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest cake has %n layer(s): well built, {names}!</source>
        <translation>
            <numerusform>Le plus haut gâteau a %n étage&#xa0;: bien bâti, {names}&#xa0;!</numerusform>
            <numerusform>Le plus haut gâteau a %n étages&#xa0;: bien bâti, {names}&#xa0;!</numerusform>
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
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>TrayWording</name>
    <message>
        <source>{name}, you have no card left</source>
        <translation>{name}, tu n’as plus de carte</translation>
    </message>
    <message>
        <source>{name}, put the half point on a cake</source>
        <translation>{name}, mets le demi-point sur un gâteau</translation>
    </message>
    <message>
        <source>{name}, the half point on {cake}?</source>
        <translation>{name}, le demi-point sur {cake}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, choose a cake for your {kind}</source>
        <translation>{name}, {kind}&#xa0;: choisis un gâteau</translation>
    </message>
    <message>
        <source>{name}, lay this card?</source>
        <translation>{name}, poser cette carte&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, lay both cards?</source>
        <translation>{name}, poser les deux cartes&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, lay your last card, up or down</source>
        <translation>{name}, pose ta dernière carte, visible ou cachée</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face up</source>
        <translation>{name}, choisis une carte à poser visible</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face down</source>
        <translation>{name}, choisis une carte à poser cachée</translation>
    </message>
    <message>
        <source>Your cards lie on tied cakes.</source>
        <translation>Tes cartes sont sur des gâteaux à égalité.</translation>
    </message>
    <message>
        <source>Worth half a point more; may win alone.</source>
        <translation>Vaut un demi-point de plus&#xa0;; peut gagner seul.</translation>
    </message>
    <message>
        <source>One card is left: up or down, as you like.</source>
        <translation>Il reste une carte&#xa0;: visible ou cachée, à toi de voir.</translation>
    </message>
    <message>
        <source>One up, one down, each beside a cake.</source>
        <translation>Une visible, une cachée, chacune près d’un gâteau.</translation>
    </message>
    <message>
        <source>Lay the half point</source>
        <translation>Poser le demi-point</translation>
    </message>
    <message>
        <source>Lay this card</source>
        <translation>Poser cette carte</translation>
    </message>
    <message>
        <source>Lay both cards</source>
        <translation>Poser les deux</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Cachée</translation>
    </message>
    <message>
        <source>Half point</source>
        <translation>Demi-point</translation>
    </message>
    <message>
        <source>choose a&#xa0;cake</source>
        <translation>un gâteau</translation>
    </message>
    <message>
        <source>choose a&#xa0;card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>or here</source>
        <translation>ou ici</translation>
    </message>
    <message>
        <source>{slot}: empty, the next card goes here</source>
        <translation>{slot}&#xa0;: vide, la carte suivante va ici</translation>
    </message>
    <message>
        <source>{slot}: empty</source>
        <translation>{slot}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Half point: no cake chosen yet</source>
        <translation>Demi-point&#xa0;: pas encore de gâteau choisi</translation>
    </message>
    <message>
        <source>{slot}: {kind}, no cake chosen yet</source>
        <translation>{slot}&#xa0;: {kind}, pas encore de gâteau choisi</translation>
    </message>
    <message>
        <source>{slot}: {kind} on {cake}</source>
        <translation>{slot}&#xa0;: {kind} sur {cake}</translation>
    </message>
    <message>
        <source>Half point, staged on {cake}</source>
        <translation>Demi-point, préparé sur {cake}</translation>
    </message>
    <message>
        <source>{kind}, staged face up on {cake}</source>
        <translation>{kind}, à poser visible sur {cake}</translation>
    </message>
    <message>
        <source>Card staged face down on {cake}</source>
        <translation>Carte à poser cachée sur {cake}</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>Retour dans la main</translation>
    </message>
    <message>
        <source>Next: {name} bids</source>
        <translation>Ensuite&#xa0;: {name} mise</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} mise</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
</context>
<context>
    <name>TurnWording</name>
    <message>
        <source>on top</source>
        <translation>au sommet</translation>
    </message>
    <message>
        <source>on the empty platter</source>
        <translation>sur le plat vide</translation>
    </message>
    <message>
        <source>under the {size}</source>
        <translation>sous le {size}</translation>
    </message>
    <message>
        <source>under {size}</source>
        <translation>sous {size}</translation>
    </message>
    <message>
        <source>instead of the {size}</source>
        <translation>au lieu du {size}</translation>
    </message>
    <message>
        <source>for the {size}</source>
        <translation>pour le {size}</translation>
    </message>
    <message>
        <source>{place}: then it wins {ribbon}</source>
        <translation>{place}&#xa0;: il gagne alors {ribbon}</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top}</source>
        <translation>au sommet&#xa0;: {size} n’est pas plus petit que le {top}</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top} (turned, the {other} is)</source>
        <translation>au sommet&#xa0;: {size} n’est pas plus petit que le {top} (tournée, le {other} l’est)</translation>
    </message>
    <message>
        <source>on top: not under {top}</source>
        <translation>au sommet&#xa0;: pas sous {top}</translation>
    </message>
    <message>
        <source>not under {top}</source>
        <translation>pas sous {top}</translation>
    </message>
    <message>
        <source>Finish the card in hand first.</source>
        <translation>Finis-en d’abord avec la carte en main.</translation>
    </message>
    <message>
        <source>You have taken your card of this turn.</source>
        <translation>Tu as pris ta carte de ce tour.</translation>
    </message>
    <message>
        <source>Neither side would find a place on your cake.</source>
        <translation>Aucun côté ne trouverait place sur ton gâteau.</translation>
    </message>
    <message>
        <source>submit the cake: wins {ribbon}</source>
        <translation>présenter le gâteau&#xa0;: gagne {ribbon}</translation>
    </message>
    <message>
        <source>Squeeze: a card goes under layers already placed. Once a game.</source>
        <translation>Glisser&#xa0;: une carte va sous des étages déjà posés. Une fois par partie.</translation>
    </message>
    <message>
        <source>Swipe: take the top card of another cake; it goes in at once. Once a game.</source>
        <translation>Chiper&#xa0;: prends la carte du dessus d’un autre gâteau&#xa0;; elle entre aussitôt. Une fois par partie.</translation>
    </message>
    <message>
        <source>Swap: a card in hand or of the table replaces the top layer. Once a game.</source>
        <translation>Échanger&#xa0;: une carte en main ou de l’étal remplace l’étage du dessus. Une fois par partie.</translation>
    </message>
    <message>
        <source>no side fits</source>
        <translation>aucun côté ne va</translation>
    </message>
    <message>
        <source>Anywhere but on top. Sizes must still become smaller from below.</source>
        <translation>Partout sauf au sommet. De bas en haut, les tailles doivent rester décroissantes.</translation>
    </message>
    <message>
        <source>Use either side of it. Your own take comes besides.</source>
        <translation>Utilise l’un ou l’autre côté. Ta propre carte vient en plus.</translation>
    </message>
    <message>
        <source>With Squeeze as well, it may replace any layer.</source>
        <translation>Avec Glisser aussi, elle peut remplacer tout étage.</translation>
    </message>
    <message>
        <source>An action card</source>
        <translation>Une carte d’action</translation>
    </message>
    <message>
        <source>{card}: in use</source>
        <translation>{card}&#xa0;: en cours</translation>
    </message>
    <message>
        <source>{card}: used</source>
        <translation>{card}&#xa0;: utilisée</translation>
    </message>
    <message>
        <source>{name} {sum}</source>
        <translation>{name} {sum}</translation>
    </message>
    <message>
        <source>{name}, squeeze which card in?</source>
        <translation>{name}, glisser quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It goes under layers of your cake.</source>
        <translation>Clique une carte éclairée de l’étal. Elle va sous des étages de ton gâteau.</translation>
    </message>
    <message>
        <source>Squeeze which card in?</source>
        <translation>Glisser quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>It goes under layers of your cake.</source>
        <translation>Elle va sous des étages de ton gâteau.</translation>
    </message>
    <message>
        <source>{name}, swipe a top card</source>
        <translation>{name}, chipe une carte du dessus</translation>
    </message>
    <message>
        <source>Click a lit top card. It goes in at once, with either side, besides your own take.</source>
        <translation>Clique une carte éclairée. Elle entre aussitôt, par l’un ou l’autre côté, en plus de ta propre carte.</translation>
    </message>
    <message>
        <source>Swipe a top card</source>
        <translation>Chipe une carte du dessus</translation>
    </message>
    <message>
        <source>It goes in at once, besides your own take.</source>
        <translation>Elle entre aussitôt, en plus de la tienne.</translation>
    </message>
    <message>
        <source>{name}, swap which card in?</source>
        <translation>{name}, échanger contre quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It replaces a layer; your own take comes besides.</source>
        <translation>Clique une carte éclairée de l’étal. Elle remplace un étage&#xa0;; ta propre carte vient en plus.</translation>
    </message>
    <message>
        <source>Swap which card in?</source>
        <translation>Échanger quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>It replaces a layer; your own take comes besides.</source>
        <translation>Elle remplace un étage, en plus de la tienne.</translation>
    </message>
    <message>
        <source>Lit cards fit on your cake. What you draft you must use. A drawn card can&apos;t be taken back.</source>
        <translation>Les cartes éclairées vont sur ton gâteau. Ce que tu choisis, tu dois l’utiliser. Une carte piochée ne se reprend pas.</translation>
    </message>
    <message>
        <source>What you draft you must use. A draw can&apos;t be taken back.</source>
        <translation>Ce que tu choisis, tu dois l’utiliser. Piocher ne se reprend pas.</translation>
    </message>
    <message>
        <source>{name}, draw or draft a card</source>
        <translation>{name}, pioche ou choisis une carte</translation>
    </message>
    <message>
        <source>Draw or draft a card</source>
        <translation>Pioche ou choisis une carte</translation>
    </message>
    <message>
        <source>{name}, end your turn?</source>
        <translation>{name}, finir ton tour&#xa0;?</translation>
    </message>
    <message>
        <source>End your turn?</source>
        <translation>Finir ton tour&#xa0;?</translation>
    </message>
    <message>
        <source>Or do something else before.</source>
        <translation>Ou fais autre chose avant.</translation>
    </message>
    <message>
        <source>submit your cake</source>
        <translation>présenter ton gâteau</translation>
    </message>
    <message>
        <source>clear your platter</source>
        <translation>débarrasser ton plat</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>utiliser {card}</translation>
    </message>
    <message>
        <source>Before that you may {deeds}.</source>
        <translation>Avant, tu peux {deeds}.</translation>
    </message>
    <message>
        <source>{name}, pass this card?</source>
        <translation>{name}, laisser cette carte&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, this card fits nowhere</source>
        <translation>{name}, cette carte ne va nulle part</translation>
    </message>
    <message>
        <source>It then lies open on the table, where others can draft it.</source>
        <translation>Elle est alors visible sur l’étal, où d’autres peuvent la choisir.</translation>
    </message>
    <message>
        <source>Pass it to the table</source>
        <translation>La laisser sur l’étal</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Pass this card?</source>
        <translation>Laisser cette carte&#xa0;?</translation>
    </message>
    <message>
        <source>It fits nowhere</source>
        <translation>Elle ne va nulle part</translation>
    </message>
    <message>
        <source>{name}, submit for {ribbon}?</source>
        <translation>{name}, présenter pour {ribbon}&#xa0;?</translation>
    </message>
    <message>
        <source>{title}, {layers}: {points} + {more} = {sum}. The cards leave the game.</source>
        <translation>{title}, {layers}&#xa0;: {points} + {more} = {sum}. Les cartes quittent le jeu.</translation>
    </message>
    <message>
        <source>Win {ribbon}</source>
        <translation>Gagner {ribbon}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Submit your cake?</source>
        <translation>Présenter ton gâteau&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game.</source>
        <translation>
            <numerusform>%n carte quitte le jeu.</numerusform>
            <numerusform>%n cartes quittent le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>It could win {ribbon}!</source>
        <translation>Il pourrait gagner {ribbon}&#xa0;!</translation>
    </message>
    <message>
        <source>{name}, clear without a ribbon?</source>
        <translation>{name}, débarrasser sans ruban&#xa0;?</translation>
    </message>
    <message>
        <source>Clear the platter</source>
        <translation>Débarrasser le plat</translation>
    </message>
    <message>
        <source>Clear without a ribbon?</source>
        <translation>Débarrasser sans ruban&#xa0;?</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>As an extra</source>
        <translation>En plus</translation>
    </message>
    <message>
        <source>{name}, where does the {size} go?</source>
        <translation>{name}, où va le {size}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, the {size} fits nowhere</source>
        <translation>{name}, le {size} ne va nulle part</translation>
    </message>
    <message>
        <source>Turn the card by a click or with R.</source>
        <translation>Tourne la carte d’un clic ou avec R.</translation>
    </message>
    <message>
        <source>What you draft you must use. Turn it by a click or with R.</source>
        <translation>Ce que tu choisis, tu dois l’utiliser. Tourne d’un clic ou avec R.</translation>
    </message>
    <message>
        <source>Swapped in from the table: your own take comes besides.</source>
        <translation>Échangée depuis l’étal&#xa0;: ta propre carte vient en plus.</translation>
    </message>
    <message>
        <source>A swiped card goes in at once, with either side.</source>
        <translation>Une carte chipée entre aussitôt, par l’un ou l’autre côté.</translation>
    </message>
    <message>
        <source>Where does the {size} go?</source>
        <translation>Où va le {size}&#xa0;?</translation>
    </message>
    <message>
        <source>{layer} goes to the table.</source>
        <translation>{layer} va sur l’étal.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) then win nothing yet.</source>
        <translation>
            <numerusform>Avec %n étage, il ne gagne encore rien.</numerusform>
            <numerusform>Avec %n étages, il ne gagne encore rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>It then wins {ribbons}.</source>
        <translation>Il gagne alors {ribbons}.</translation>
    </message>
    <message>
        <source>Draft and place the {size}</source>
        <translation>Choisir et poser le {size}</translation>
    </message>
    <message>
        <source>Place the {size}</source>
        <translation>Poser le {size}</translation>
    </message>
    <message>
        <source>Squeeze in the {size}</source>
        <translation>Glisser le {size}</translation>
    </message>
    <message>
        <source>Swap in the {size}</source>
        <translation>Échanger pour le {size}</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>{layer}: fits nowhere</source>
        <translation>{layer}&#xa0;: ne va nulle part</translation>
    </message>
    <message>
        <source>{layer}, {place}</source>
        <translation>{layer}, {place}</translation>
    </message>
    <message>
        <source>{told}, with {cards}</source>
        <translation>{told}, avec {cards}</translation>
    </message>
    <message>
        <source>{name}, choose a cut card and turn it</source>
        <translation>{name}, choisis une coupe et tourne-la</translation>
    </message>
    <message>
        <source>Cut it like this</source>
        <translation>Couper ainsi</translation>
    </message>
    <message>
        <source>Other cut card</source>
        <translation>Autre carte de coupe</translation>
    </message>
    <message>
        <source>Choose a cut card and turn it</source>
        <translation>Choisis une coupe et tourne-la</translation>
    </message>
    <message>
        <source>Each of the others takes a piece, then you; one piece is left over.</source>
        <translation>Chacun des autres prend une part, puis toi&#xa0;; une part reste.</translation>
    </message>
    <message>
        <source>The other takes first, then you, then each of you once more.</source>
        <translation>L’autre prend d’abord, puis toi, puis chacun encore une fois.</translation>
    </message>
    <message>
        <source>Each of the others takes a piece; the last one is yours.</source>
        <translation>Chacun des autres prend une part&#xa0;; la dernière est pour toi.</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Prends une part</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>Prendre {piece}</translation>
    </message>
    <message>
        <source>Click it, or drag one of its squares onto your cake.</source>
        <translation>Clique-la, ou tire une de ses cases sur ton gâteau.</translation>
    </message>
    <message>
        <source>Click it, then the cake that it is for, or drag it there.</source>
        <translation>Clique-la, puis le gâteau qui la reçoit, ou tire-la dessus.</translation>
    </message>
    <message>
        <source>It is the only one that is left.</source>
        <translation>C’est la seule qui reste.</translation>
    </message>
    <message>
        <source>{piece} goes to your first cake.</source>
        <translation>Pour ton premier gâteau&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>{piece} goes to your second cake.</source>
        <translation>Pour ton second gâteau&#xa0;: {piece}.</translation>
    </message>
    <message>
        <source>{name}, take a piece</source>
        <translation>{name}, prends une part</translation>
    </message>
    <message>
        <source>All four squares lie there</source>
        <translation>Les quatre cases y sont</translation>
    </message>
    <message>
        <source>Confirm, or take some of them back.</source>
        <translation>Confirme, ou reprends-en.</translation>
    </message>
    <message>
        <source>{name}, place the next square</source>
        <translation>{name}, pose la case suivante</translation>
    </message>
    <message>
        <source>Lit squares say what the square in hand gains there.</source>
        <translation>Les cases éclairées disent ce que gagne là la case en main.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to go</source>
        <translation>
            <numerusform>Confirmer&#xa0;: encore %n</numerusform>
            <numerusform>Confirmer&#xa0;: encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Tout défaire</translation>
    </message>
    <message>
        <source>Click a place for it, or drag it there.</source>
        <translation>Clique sur un emplacement, ou fais-la glisser là.</translation>
    </message>
    <message>
        <source>Choose one order for your first cake, then one for your second.</source>
        <translation>Choisis une commande pour ton premier gâteau, puis une pour le second.</translation>
    </message>
    <message>
        <source>It stays secret until all have chosen. One order is never used.</source>
        <translation>Elle reste secrète jusqu’à ce que tous aient choisi. Une commande ne sert jamais.</translation>
    </message>
    <message>
        <source>{name}, choose an order for your first cake</source>
        <translation>{name}, une commande pour ton premier gâteau</translation>
    </message>
    <message>
        <source>{name}, choose an order for your second cake</source>
        <translation>{name}, une commande pour ton second gâteau</translation>
    </message>
    <message>
        <source>{name}, choose an order for each cake</source>
        <translation>{name}, une commande pour chaque gâteau</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Choose an order</source>
        <translation>Choisis une commande</translation>
    </message>
    <message>
        <source>Choose two orders</source>
        <translation>Choisis deux commandes</translation>
    </message>
    <message>
        <source>It stays secret.</source>
        <translation>Elle reste secrète.</translation>
    </message>
    <message>
        <source>One for each cake.</source>
        <translation>Une par gâteau.</translation>
    </message>
    <message>
        <source>Here: no points yet.</source>
        <translation>Ici&#xa0;: pas encore de points.</translation>
    </message>
    <message>
        <source>Here: {gains}.</source>
        <translation>Ici&#xa0;: {gains}.</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>The cake grows around its first square.</source>
        <translation>Il grandit autour de sa première case.</translation>
    </message>
    <message>
        <source>Four by four: nothing slides any more.</source>
        <translation>Quatre sur quatre&#xa0;: plus rien ne glisse.</translation>
    </message>
    <message>
        <source>Four wide: the sides are locked.</source>
        <translation>Quatre de large&#xa0;: les côtés sont fermés.</translation>
    </message>
    <message>
        <source>Four high: above and below are locked.</source>
        <translation>Quatre de haut&#xa0;: haut et bas fermés.</translation>
    </message>
    <message>
        <source>It may still grow, up to four by four.</source>
        <translation>Peut grandir jusqu’à quatre sur quatre.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>Placed here, room closes {sides}.</source>
        <translation>Posée ici, la place se ferme {sides}.</translation>
    </message>
    <message>
        <source>Less room {sides}</source>
        <translation>Moins de place {sides}</translation>
    </message>
    <message>
        <source>Your cut cards</source>
        <translation>Tes cartes de coupe</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Chance cuts the first round.</source>
        <translation>Le hasard coupe la première manche.</translation>
    </message>
    <message>
        <source>{name} cuts, and takes last.</source>
        <translation>{name} coupe, et prend en dernier.</translation>
    </message>
    <message>
        <source>{name} has cut, and takes last.</source>
        <translation>{name} a coupé, et prend en dernier.</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Plus rien</translation>
    </message>
    <message>
        <source>As it would be cut</source>
        <translation>La coupe prévue</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Le centre</translation>
    </message>
    <message>
        <source>The centre, cut in four</source>
        <translation>Le centre, en quatre</translation>
    </message>
    <message>
        <source>Still left</source>
        <translation>Restent</translation>
    </message>
    <message>
        <source>All get the piece of their colour: {pieces}. The cross goes away.</source>
        <translation>Chacun reçoit la part de sa couleur&#xa0;: {pieces}. La croix s’en va.</translation>
    </message>
    <message>
        <source>All get the piece of their colour. The cross goes away.</source>
        <translation>Chacun reçoit la part de sa couleur. La croix s’en va.</translation>
    </message>
    <message>
        <source>Chance has cut the cake</source>
        <translation>Le hasard a coupé le gâteau</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Tourner (R)</translation>
    </message>
    <message numerus="yes">
        <source>Cut card {number}, turned by %n quarter(s)</source>
        <translation>
            <numerusform>Carte de coupe {number}, tournée de %n quart</numerusform>
            <numerusform>Carte de coupe {number}, tournée de %n quarts</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: {cards}</source>
        <translation>{piece}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>places on the first cake</source>
        <translation>pose sur le premier gâteau</translation>
    </message>
    <message>
        <source>places on the second cake</source>
        <translation>pose sur le second gâteau</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>en main&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation>Retour dans la main</translation>
    </message>
    <message>
        <source>{piece}: taken by {name}</source>
        <translation>{piece}&#xa0;: prise par {name}</translation>
    </message>
    <message>
        <source>They take in this order: {names}</source>
        <translation>On prend dans cet ordre&#xa0;: {names}</translation>
    </message>
    <message>
        <source>takes next</source>
        <translation>prend ensuite</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>coupe</translation>
    </message>
    <message>
        <source>{cake}: empty</source>
        <translation>{cake}&#xa0;: vide</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Tes commandes</translation>
    </message>
    <message>
        <source>Orders: {name}</source>
        <translation>Commandes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secret</translation>
    </message>
    <message>
        <source>Look at your orders (P)</source>
        <translation>Regarder tes commandes (P)</translation>
    </message>
    <message>
        <source>Look (P)</source>
        <translation>Voir (P)</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>vaut {}</translation>
    </message>
    <message>
        <source>first {}, second {}</source>
        <translation>premier {}, second {}</translation>
    </message>
    <message>
        <source>{} / {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>So far + in hand</source>
        <translation>Jusqu’ici + en main</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>you serve</source>
        <translation>tu sers</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>sert</translation>
    </message>
    <message>
        <source>first pick</source>
        <translation>premier choix</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ton choix</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>chooses next</source>
        <translation>choisit ensuite</translation>
    </message>
    <message>
        <source>last</source>
        <translation>à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>points of earlier matches</comment>
        <translation>
            <numerusform>%n avant</numerusform>
            <numerusform>%n avant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point en tout</numerusform>
            <numerusform>%n points en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n point(s) (now {now})</source>
        <translation>
            <numerusform>alors %n point (actuellement {now})</numerusform>
            <numerusform>alors %n points (actuellement {now})</numerusform>
        </translation>
    </message>
    <message>
        <source>leads: {points}</source>
        <translation>majorités&#xa0;: {points}</translation>
    </message>
    <message>
        <source>leads: {points} (now {now})</source>
        <translation>majorités&#xa0;: {points} (actuellement {now})</translation>
    </message>
    <message>
        <source>nothing collected yet</source>
        <translation>encore rien gardé</translation>
    </message>
    <message>
        <source>leads: then none (now {now})</source>
        <translation>majorités&#xa0;: alors aucune (actuellement {now})</translation>
    </message>
    <message numerus="yes">
        <source>leads: then %n point(s) (now {now})</source>
        <translation>
            <numerusform>majorités&#xa0;: alors %n point (actuellement {now})</numerusform>
            <numerusform>majorités&#xa0;: alors %n points (actuellement {now})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads: %n point(s)</source>
        <translation>
            <numerusform>majorités&#xa0;: %n point</numerusform>
            <numerusform>majorités&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>no leads yet</source>
        <translation>pas encore de majorité</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>Keep CakeDesk open</source>
        <translation>Laisser CakeDesk ouvert</translation>
    </message>
    <message>
        <source>Trying …</source>
        <translation>Essai…</translation>
    </message>
    <message>
        <source>This still can&apos;t be saved ({why}, attempt {number}): {matches}. What was played there since the last save would be lost.</source>
        <translation>Ceci ne peut toujours pas être enregistré ({why}, essai {number})&#xa0;: {matches}. Ce qui y fut joué depuis la dernière sauvegarde serait perdu.</translation>
    </message>
    <message>
        <source>This can&apos;t be saved: {matches}. What was played there since the last save would be lost.</source>
        <translation>Ceci ne peut pas être enregistré&#xa0;: {matches}. Ce qui y fut joué depuis la dernière sauvegarde serait perdu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Close CakeDesk without saving?</source>
        <translation>Fermer CakeDesk sans enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>Save elsewhere …</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>La partie ne peut pas être écrite dans {file}&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Watching</source>
        <translation>Tu regardes</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Only computers play. They wait for you to let them go on.</source>
        <translation>Seuls des ordinateurs jouent. Ils attendent que tu les laisses continuer.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Seuls des ordinateurs jouent.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n plum(s)</source>
        <translation>
            <numerusform>%n prune</numerusform>
            <numerusform>%n prunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apricot(s)</source>
        <translation>
            <numerusform>%n abricot</numerusform>
            <numerusform>%n abricots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n cerise</numerusform>
            <numerusform>%n cerises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blackberry(s)</source>
        <translation>
            <numerusform>%n mûre</numerusform>
            <numerusform>%n mûres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kiwi(s)</source>
        <translation>
            <numerusform>%n kiwi</numerusform>
            <numerusform>%n kiwis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gooseberry(s)</source>
        <translation>
            <numerusform>%n groseille</numerusform>
            <numerusform>%n groseilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strawberry(s)</source>
        <translation>
            <numerusform>%n fraise</numerusform>
            <numerusform>%n fraises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chocolate(s)</source>
        <translation>
            <numerusform>%n chocolat</numerusform>
            <numerusform>%n chocolats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n tranche</numerusform>
            <numerusform>%n tranches</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole cake</source>
        <translation>Le gâteau entier</translation>
    </message>
    <message numerus="yes">
        <source>%n cream</source>
        <translation>
            <numerusform>%n chantilly</numerusform>
            <numerusform>%n chantilly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n pas encore vue</numerusform>
            <numerusform>%n pas encore vues</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} finds no piece left</source>
        <translation>{name} ne trouve plus de part</translation>
    </message>
    <message>
        <source>Piece {letter}: {slices}. {cream}</source>
        <translation>Part {letter}&#xa0;: {slices}. {cream}</translation>
    </message>
    <message>
        <source>The whole cake: {slices}. {cream}</source>
        <translation>Le gâteau entier&#xa0;: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Gap {number}</source>
        <translation>Interstice {number}</translation>
    </message>
    <message>
        <source>Gap {number}, between {before} and {after}</source>
        <translation>Interstice {number}, entre {before} et {after}</translation>
    </message>
    <message>
        <source>Nothing collected</source>
        <translation>Rien gardé</translation>
    </message>
    <message>
        <source>Collected: {slices}</source>
        <translation>Gardées&#xa0;: {slices}</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) eaten</source>
        <translation>
            <numerusform>%n tranche mangée</numerusform>
            <numerusform>%n tranches mangées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing eaten</source>
        <translation>Rien mangé</translation>
    </message>
    <message>
        <source>Eaten: {slices}. {cream}</source>
        <translation>Mangées&#xa0;: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Leads {varieties}</source>
        <translation>Mène {varieties}</translation>
    </message>
    <message>
        <source>Shares the lead in {varieties}</source>
        <translation>Partage la tête en {varieties}</translation>
    </message>
</context>
<context>
    <name>_Buttons</name>
    <message>
        <source>Back to standard</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
</context>
<context>
    <name>_FactWords</name>
    <message>
        <source>{name} to cut the cake</source>
        <translation>{name} doit couper le gâteau</translation>
    </message>
    <message>
        <source>{name} to choose</source>
        <translation>{name} doit choisir</translation>
    </message>
</context>
</TS>
