<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About CakeDesk</source>
        <translation>Acerca de CakeDesk</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versión {version}</translation>
    </message>
    <message>
        <source>An unofficial implementation, with its own art and text. The games are the work of the people named here, who have no part in this program. If you like a game, buy the real one.</source>
        <translation>Una adaptación no oficial, con imágenes y textos propios. Los juegos son obra de las personas aquí nombradas, que no han tenido parte en este programa. Si te gusta un juego, compra el de verdad.</translation>
    </message>
    <message>
        <source>Program: GPL-3.0-or-later. Art: CC-BY-SA-4.0. Fonts: Baloo 2 and Atkinson Hyperlegible Next, SIL Open Font License 1.1.</source>
        <translation>Programa: GPL-3.0-or-later. Imágenes: CC-BY-SA-4.0. Letras: Baloo 2 y Atkinson Hyperlegible Next, SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Python {python}, PySide {pyside}, Qt {qt}</source>
        <translation>Python {python}, PySide {pyside}, Qt {qt}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ActingTurn</name>
    <message>
        <source>your bid</source>
        <translation>tu puja</translation>
    </message>
</context>
<context>
    <name>ActingWording</name>
    <message>
        <source>Cash in</source>
        <translation>Cobrar</translation>
    </message>
    <message>
        <source>Change suit</source>
        <translation>Cambiar de palo</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Birlar</translation>
    </message>
    <message>
        <source>cash in</source>
        <translation>cobrar</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>take</source>
        <translation>tomar</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>birlar</translation>
    </message>
    <message>
        <source>A card of your bid leaves the game for good. It still counts for you at the end.</source>
        <translation>Una carta de tu puja deja el juego para siempre. Al final aún cuenta para ti.</translation>
    </message>
    <message>
        <source>A card of your bid gets another suit until it is paid or you are done.</source>
        <translation>Una carta de tu puja toma otro palo, hasta que pague o hayas acabado.</translation>
    </message>
    <message>
        <source>A card of the row, of your discards or of what is out of auction joins your bid.</source>
        <translation>Una carta de la fila, de tu descarte o de lo que está fuera de subasta se une a tu puja.</translation>
    </message>
    <message>
        <source>A card of the loser’s bid joins your bid. Only the winner may steal.</source>
        <translation>Una carta de la puja vencida se une a la tuya. Solo quien gana puede birlar.</translation>
    </message>
    <message>
        <source>It still counts for you at the end.</source>
        <translation>Al final cuenta igual para ti.</translation>
    </message>
    <message>
        <source>Until it is paid or you are done.</source>
        <translation>Hasta que pague o acabes.</translation>
    </message>
    <message>
        <source>What you take joins your bid.</source>
        <translation>Lo que tomas se une a tu puja.</translation>
    </message>
    <message>
        <source>What you steal joins your bid.</source>
        <translation>Lo que birlas se une a tu puja.</translation>
    </message>
    <message>
        <source>{kind}: {count}</source>
        <translation>{kind}: {count}</translation>
    </message>
    <message>
        <source>Only the winner may steal.</source>
        <translation>Solo quien gana puede birlar.</translation>
    </message>
    <message>
        <source>No card of {suit} lies in the row, in your discards or out of auction.</source>
        <translation>No hay carta de {suit} en la fila, en tu descarte ni fuera de subasta.</translation>
    </message>
    <message>
        <source>{name}’s bid has no card of {suit}.</source>
        <translation>La puja de {name} no tiene carta de {suit}.</translation>
    </message>
    <message>
        <source>Your bid has no other card of {suit}.</source>
        <translation>Tu puja no tiene otra carta de {suit}.</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Otra ronda</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
    <message>
        <source>{power} (now {suit})</source>
        <translation>{power} (ahora {suit})</translation>
    </message>
    <message>
        <source>{power}: {kinds}</source>
        <translation>{power}: {kinds}</translation>
    </message>
    <message>
        <source>all stay yours</source>
        <translation>todo queda contigo</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>todo queda</translation>
    </message>
    <message numerus="yes">
        <source>%n go(es)</source>
        <translation>
            <numerusform>%n se va</numerusform>
            <numerusform>%n se van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s), {lost}</source>
        <translation>
            <numerusform>%n queda, {lost}</numerusform>
            <numerusform>%n quedan, {lost}</numerusform>
        </translation>
    </message>
    <message>
        <source>pay with {cards}: {kept} for you to keep, {lost} for the auction, with {vp} VP</source>
        <translation>pagar con {cards}: {kept} para ti, {lost} para la subasta, con {vp} PV</translation>
    </message>
    <message>
        <source>Possible with the {card}: {kinds}.</source>
        <translation>Posible con {card}: {kinds}.</translation>
    </message>
    <message>
        <source>The {power} works on {suit} alone.</source>
        <translation>El {power} solo actúa sobre {suit}.</translation>
    </message>
    <message>
        <source>It costs {cards}, and your bid has {left}.</source>
        <translation>Cuesta {cards}, y a tu puja le quedan {left}.</translation>
    </message>
    <message>
        <source>Keep a card of your bid: you owe the {card} at cost 1.</source>
        <translation>Guarda una carta de tu puja: debes comprar {card} al coste 1.</translation>
    </message>
    <message>
        <source>The card set aside</source>
        <translation>La carta apartada</translation>
    </message>
    <message>
        <source>In secret</source>
        <translation>En secreto</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pago</translation>
    </message>
    <message>
        <source>Your powers</source>
        <translation>Tus poderes</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <translation>¿Qué palo?</translation>
    </message>
    <message>
        <source>It waits on top of your deck: you draw it first, for the next round.</source>
        <translation>Espera sobre tu mazo: la robas primero, para la ronda siguiente.</translation>
    </message>
    <message>
        <source>If the bids tie, it is added to yours, and spent with it.</source>
        <translation>Si hay empate, se suma a tu puja y se gasta con ella.</translation>
    </message>
    <message>
        <source>It stays secret, except in a tie.</source>
        <translation>Sigue en secreto, salvo en un empate.</translation>
    </message>
    <message>
        <source>One who wants to go on is enough. Nobody sees what the other says first.</source>
        <translation>Basta con que uno quiera seguir. Nadie ve antes lo que dice el otro.</translation>
    </message>
    <message>
        <source>Paid cards of the suit that you buy stay yours.</source>
        <translation>Las cartas que pagan del palo que compras quedan contigo.</translation>
    </message>
    <message>
        <source>All others are lost to the auction.</source>
        <translation>Las demás se pierden en la subasta.</translation>
    </message>
    <message>
        <source>{name}, you have no card</source>
        <translation>{name}, no tienes carta</translation>
    </message>
    <message>
        <source>You set nothing aside, and bid 0 in this round.</source>
        <translation>No apartas nada, y pujas 0 en esta ronda.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>You have no card</source>
        <translation>No tienes carta</translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are your bid. The higher bid buys first.</source>
        <translation>
            <numerusform>La otra carta (%n) es tu puja. La puja más alta compra primero.</numerusform>
            <numerusform>Las otras %n cartas son tu puja. La puja más alta compra primero.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your only card: you bid 0 in this round.</source>
        <translation>Es tu única carta: en esta ronda pujas 0.</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Set it aside</source>
        <translation>Apartarla</translation>
    </message>
    <message>
        <source>{name}, set one card aside</source>
        <translation>{name}, aparta una carta</translation>
    </message>
    <message>
        <source>Set one card aside</source>
        <translation>Aparta una carta</translation>
    </message>
    <message>
        <source>{name}, set the {card} aside?</source>
        <translation>{name}, ¿apartar {card}?</translation>
    </message>
    <message>
        <source>Set the {card} aside?</source>
        <translation>¿Apartar {card}?</translation>
    </message>
    <message>
        <source>The others are your bid.</source>
        <translation>Las otras son tu puja.</translation>
    </message>
    <message>
        <source>{name}, play another round?</source>
        <translation>{name}, ¿otra ronda?</translation>
    </message>
    <message>
        <source>The auction deck is empty. If both want to stop, the game is over.</source>
        <translation>El mazo de la subasta está vacío. Si los dos quieren parar, se acaba la partida.</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elige</translation>
    </message>
    <message>
        <source>Another round?</source>
        <translation>¿Otra ronda?</translation>
    </message>
    <message>
        <source>If both want to stop, the game is over.</source>
        <translation>Si los dos quieren parar, se acaba la partida.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Acabar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>{name}, what do you buy with {cards}?</source>
        <translation>{name}, ¿qué compras con {cards}?</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>¿Qué compras?</translation>
    </message>
    <message>
        <source>{name}, buy the {card} before you are done</source>
        <translation>{name}, compra {card} antes de acabar</translation>
    </message>
    <message>
        <source>First buy the {card}</source>
        <translation>Primero compra {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1. Keep a card to pay for it.</source>
        <translation>Quien pierde una ronda debe comprar la carta al coste 1. Guarda una carta para pagarla.</translation>
    </message>
    <message>
        <source>Done: buy it first</source>
        <translation>Acabar: antes compra</translation>
    </message>
    <message>
        <source>Buy it first</source>
        <translation>Antes compra</translation>
    </message>
    <message>
        <source>{name}, use a power</source>
        <translation>{name}, usa un poder</translation>
    </message>
    <message>
        <source>Use a power</source>
        <translation>Usa un poder</translation>
    </message>
    <message>
        <source>Click a power of your bid. Do as much as you like.</source>
        <translation>Pulsa un poder de tu puja. Haz cuanto quieras.</translation>
    </message>
    <message>
        <source>{name}, buy, or use a power</source>
        <translation>{name}, compra o usa un poder</translation>
    </message>
    <message>
        <source>Buy, or use a power</source>
        <translation>Compra o usa un poder</translation>
    </message>
    <message>
        <source>Click a lit card of the row to buy it, or a power of your bid. Do as much as you like.</source>
        <translation>Pulsa una carta iluminada de la fila para comprarla, o un poder de tu puja. Haz cuanto quieras.</translation>
    </message>
    <message>
        <source>Click what is lit.</source>
        <translation>Pulsa lo iluminado.</translation>
    </message>
    <message>
        <source>{name}, buy a card</source>
        <translation>{name}, compra una carta</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Compra una carta</translation>
    </message>
    <message>
        <source>Click a lit card of the row. Its coin says how many cards of your bid it costs.</source>
        <translation>Pulsa una carta iluminada de la fila. Su moneda dice cuántas cartas de tu puja cuesta.</translation>
    </message>
    <message>
        <source>Click a lit card of the row.</source>
        <translation>Pulsa una carta iluminada de la fila.</translation>
    </message>
    <message>
        <source>It works on {suit} alone, once.</source>
        <translation>Solo actúa sobre {suit}, una vez.</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>Paga {cards}</translation>
    </message>
    <message>
        <source>All stay yours.</source>
        <translation>Todas quedan contigo.</translation>
    </message>
    <message numerus="yes">
        <source>To the auction: %n card(s).</source>
        <translation>
            <numerusform>A la subasta: %n carta.</numerusform>
            <numerusform>A la subasta: %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay yours: {suit}, like the card you buy.</source>
        <translation>Todas quedan contigo: {suit}, como la carta que compras.</translation>
    </message>
    <message>
        <source>Not {suit}, so off to the auction: {cards}.</source>
        <translation>No es {suit}, así que va a la subasta: {cards}.</translation>
    </message>
    <message>
        <source>Ways to pay: what keeps most first</source>
        <translation>Formas de pagar: primero la que más conserva</translation>
    </message>
    <message>
        <source>What keeps most first</source>
        <translation>Primero, perder menos</translation>
    </message>
    <message>
        <source>Keep a card to pay for it.</source>
        <translation>Guarda una carta para pagarla.</translation>
    </message>
    <message>
        <source>{name}, what does the {power} do?</source>
        <translation>{name}, ¿qué hace el {power}?</translation>
    </message>
    <message>
        <source>What does the {power} do?</source>
        <translation>¿Qué hace el {power}?</translation>
    </message>
    <message>
        <source>Choose what it does, or a lit card. It works on {suit} alone, once.</source>
        <translation>Elige lo que hace, o una carta iluminada. Solo actúa sobre {suit}, una vez.</translation>
    </message>
    <message>
        <source>Cash in the {card}, or change its suit?</source>
        <translation>¿Cobrar {card}, o cambiar su palo?</translation>
    </message>
    <message>
        <source>Choose one at the right.</source>
        <translation>Elige a la derecha.</translation>
    </message>
    <message>
        <source>Which suit does the {card} get?</source>
        <translation>¿Qué palo toma {card}?</translation>
    </message>
    <message>
        <source>Choose a suit</source>
        <translation>Elige un palo</translation>
    </message>
    <message>
        <source>Make the {card} a {suit}?</source>
        <translation>¿Cambiar {card} a {suit}?</translation>
    </message>
    <message>
        <source>Paid for a {suit} it stays yours.</source>
        <translation>Si paga por {suit}, queda contigo.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Cambiarla</translation>
    </message>
    <message>
        <source>Cash in the {card}?</source>
        <translation>¿Cobrar {card}?</translation>
    </message>
    <message>
        <source>It is out of your deck for good. Its {vp} VP count for you at the end.</source>
        <translation>Sale de tu mazo para siempre. Sus {vp} PV cuentan para ti al final.</translation>
    </message>
    <message>
        <source>Cash it in</source>
        <translation>Cobrarla</translation>
    </message>
    <message>
        <source>Steal the {card}?</source>
        <translation>¿Birlar {card}?</translation>
    </message>
    <message>
        <source>It joins your bid, and you can use its power.</source>
        <translation>Se une a tu puja, y puedes usar su poder.</translation>
    </message>
    <message>
        <source>It joins your bid. {name} has one card less to pay with.</source>
        <translation>Se une a tu puja. {name} tiene una carta menos para pagar.</translation>
    </message>
    <message>
        <source>Steal it</source>
        <translation>Birlarla</translation>
    </message>
    <message>
        <source>It joins your bid. {name} then owes no card.</source>
        <translation>Se une a tu puja. {name} ya no debe ninguna carta.</translation>
    </message>
    <message>
        <source>It joins your bid, and you owe no card any more.</source>
        <translation>Se une a tu puja, y ya no debes ninguna carta.</translation>
    </message>
    <message>
        <source>It joins your bid: you can pay with it at once.</source>
        <translation>Se une a tu puja: puedes pagar con ella enseguida.</translation>
    </message>
    <message>
        <source>Take the {card}?</source>
        <translation>¿Tomar {card}?</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tomarla</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not this card</source>
        <translation>Esta carta no</translation>
    </message>
    <message>
        <source>{name}, pay {cards} for the {card}</source>
        <translation>{name}, paga {cards} por {card}</translation>
    </message>
    <message>
        <source>The loser of a round owes the card at cost 1.</source>
        <translation>Quien pierde una ronda debe comprar la carta al coste 1.</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Comprarla</translation>
    </message>
    <message numerus="yes">
        <source>Click cards of your bid: %n more to pay.</source>
        <translation>
            <numerusform>Pulsa cartas de tu puja: falta %n por pagar.</numerusform>
            <numerusform>Pulsa cartas de tu puja: faltan %n por pagar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your bid go(es) to your discards.</source>
        <translation>
            <numerusform>%n carta de tu puja va a tu descarte.</numerusform>
            <numerusform>%n cartas de tu puja van a tu descarte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left in your bid.</source>
        <translation>No queda carta en tu puja.</translation>
    </message>
    <message>
        <source>use a power</source>
        <translation>usar un poder</translation>
    </message>
    <message>
        <source>buy a card</source>
        <translation>comprar una carta</translation>
    </message>
    <message>
        <source>{name}, nothing is left to do</source>
        <translation>{name}, no queda nada que hacer</translation>
    </message>
    <message>
        <source>{name}, are you done?</source>
        <translation>{name}, ¿has acabado?</translation>
    </message>
    <message>
        <source>You could still {deeds}.</source>
        <translation>Aún podrías {deeds}.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Are you done?</source>
        <translation>¿Has acabado?</translation>
    </message>
    <message>
        <source>{card} set aside: then you bid {sum}</source>
        <translation>{card} apartada: entonces pujas {sum}</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>There is nothing else to do.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>At first it promises more, but not with all that may follow.</source>
        <translation>Al principio promete más, pero no con todo lo que puede seguir.</translation>
    </message>
    <message>
        <source>Something else promises more.</source>
        <translation>Otra cosa promete más.</translation>
    </message>
    <message>
        <source>Nothing else seemed better.</source>
        <translation>Nada más parecía mejor.</translation>
    </message>
    <message>
        <source>Whatever else could be done costs more than it brings.</source>
        <translation>Todo lo demás cuesta más de lo que da.</translation>
    </message>
    <message>
        <source>It brings {points} at once.</source>
        <translation>Eso da en el acto {points}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else more than {most}.</source>
        <translation>Si todos eligen bien, vale unos {points}, y a nadie más le da más de {most}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth about {points}, and to nobody else anything.</source>
        <translation>Si todos eligen bien, vale unos {points}, y a nadie más le da nada.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth no more than {most} to anybody.</source>
        <translation>Si todos eligen bien, a nadie le da más de {most}.</translation>
    </message>
    <message>
        <source>If all choose well, it is worth little to anybody.</source>
        <translation>Si todos eligen bien, a nadie le da gran cosa.</translation>
    </message>
    <message>
        <source>What it brings is taken from {seat}.</source>
        <translation>Lo que da lo pierde {seat}.</translation>
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
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>also what a move would gain</source>
        <translation>también lo que ganaría una jugada</translation>
    </message>
    <message>
        <source>Warn before losses</source>
        <translation>Avisar antes de perder</translation>
    </message>
    <message>
        <source>what would be lost, and why</source>
        <translation>qué se perdería, y por qué</translation>
    </message>
    <message>
        <source>What others may hold</source>
        <translation>Lo que otros pueden tener</translation>
    </message>
    <message>
        <source>counted from what lay open</source>
        <translation>contado de lo que estuvo a la vista</translation>
    </message>
    <message>
        <source>Legal targets</source>
        <translation>Destinos permitidos</translation>
    </message>
    <message>
        <source>what may be chosen, and where it may go</source>
        <translation>qué se puede elegir, y adónde puede ir</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>the best move, and why</source>
        <translation>la mejor jugada, y por qué</translation>
    </message>
    <message>
        <source>Take back answers</source>
        <translation>Deshacer respuestas</translation>
    </message>
    <message>
        <source>also undo the computer’s move</source>
        <translation>deshacer también la jugada del ordenador</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Aids in new matches</source>
        <translation>Ayudas en partidas nuevas</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Own pictures that can&apos;t be used, or are named after no card ({count}): {files}. The built-in ones are shown.</source>
        <translation>Imágenes propias que no se pueden usar o no llevan el nombre de ninguna carta ({count}): {files}. Se muestran las incluidas.</translation>
    </message>
    <message>
        <source>Some fonts are missing ({files}). Others stand in for them; installing CakeDesk anew helps.</source>
        <translation>Faltan letras ({files}). Otras las sustituyen; reinstalar CakeDesk lo arregla.</translation>
    </message>
    <message>
        <source>CakeDesk is open already, but that window does not answer. The match that is open there can&apos;t be opened here; everything else can.</source>
        <translation>CakeDesk ya está abierto, pero esa ventana no responde. La partida abierta allí no se puede abrir aquí; todo lo demás, sí.</translation>
    </message>
</context>
<context>
    <name>AuctionLogWording</name>
    <message>
        <source>{name} bids {sum}: {cards}</source>
        <translation>{name} puja {sum}: {cards}</translation>
    </message>
    <message>
        <source>New in the row: {cards}</source>
        <translation>Nuevo en la fila: {cards}</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row. {won}</source>
        <translation>En dos rondas no ha salido ninguna carta de la fila. {won}</translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} aparta una carta</translation>
    </message>
    <message>
        <source>{name} sets the {card} aside</source>
        <translation>{name} aparta {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws %n card(s)</source>
        <translation>
            <numerusform>{name} roba del mazo %n carta</numerusform>
            <numerusform>{name} roba del mazo %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} roba del mazo {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles %n card(s) into a new deck</source>
        <translation>
            <numerusform>{name} baraja %n carta en un mazo nuevo</numerusform>
            <numerusform>{name} baraja %n cartas en un mazo nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is done</source>
        <translation>{name} ha acabado</translation>
    </message>
    <message>
        <source>{name} has no card to set aside</source>
        <translation>{name} no tiene carta que apartar</translation>
    </message>
    <message>
        <source>{name} buys {card} and keeps {kept}</source>
        <translation>{name} compra {card} y conserva {kept}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}</source>
        <translation>{name} compra {card} por {lost}</translation>
    </message>
    <message>
        <source>{name} buys {card} for {lost}, and keeps {kept}</source>
        <translation>{name} compra {card} por {lost}, y conserva {kept}</translation>
    </message>
    <message>
        <source>{name} cashes in the {card}</source>
        <translation>{name} cobra {card}</translation>
    </message>
    <message>
        <source>{name} changes the {card} to {suit}</source>
        <translation>{name} cambia {card} a {suit}</translation>
    </message>
    <message>
        <source>{name} steals the {card} from {other}</source>
        <translation>{name} birla {card} a {other}</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the row</source>
        <translation>{name} toma {card} de la fila</translation>
    </message>
    <message>
        <source>{name} takes the {card} from what is out of the auction</source>
        <translation>{name} toma {card} de fuera de subasta</translation>
    </message>
    <message>
        <source>{name} takes the {card} from the discards</source>
        <translation>{name} toma {card} del descarte</translation>
    </message>
    <message>
        <source>{one} bids {own}, {other} bids {others}</source>
        <translation>{one} puja {own}, {other} puja {others}</translation>
    </message>
    <message>
        <source>A tie: {one} adds {card}, {other} adds {others}</source>
        <translation>Empate: {one} añade {card}, {other} añade {others}</translation>
    </message>
    <message>
        <source>{name} outbids {other}, {more} to {less}</source>
        <translation>{name} supera a {other}, {more} a {less}</translation>
    </message>
    <message>
        <source>Still {more} to {less}, and no card to add: {name} acts first</source>
        <translation>Sigue {more} a {less}, sin carta que añadir: {name} actúa primero</translation>
    </message>
    <message>
        <source>{name} has said whether to go on</source>
        <translation>{name} ha dicho si seguir</translation>
    </message>
    <message>
        <source>{name} wants to go on</source>
        <translation>{name} quiere seguir</translation>
    </message>
    <message>
        <source>{name} wants to stop</source>
        <translation>{name} quiere parar</translation>
    </message>
    <message>
        <source>{name} wants to go on: one is enough</source>
        <translation>{name} quiere seguir: con eso basta</translation>
    </message>
    <message>
        <source>Both want to go on</source>
        <translation>Los dos quieren seguir</translation>
    </message>
    <message>
        <source>Both want to stop</source>
        <translation>Los dos quieren parar</translation>
    </message>
</context>
<context>
    <name>AuctionWording</name>
    <message>
        <source>mint</source>
        <translation>menta</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cereza</translation>
    </message>
    <message>
        <source>tulip</source>
        <translation>tulipán</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>arándano</translation>
    </message>
    <message>
        <source>mint power</source>
        <translation>poder de menta</translation>
    </message>
    <message>
        <source>cherry power</source>
        <translation>poder de cereza</translation>
    </message>
    <message>
        <source>tulip power</source>
        <translation>poder de tulipán</translation>
    </message>
    <message>
        <source>blueberry power</source>
        <translation>poder de arándano</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} PV</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{round}, no card to come</source>
        <translation>{round}, no queda carta por venir</translation>
    </message>
    <message>
        <source>{round}, {cards} to come</source>
        <translation>{round}, {cards} por venir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sets a card aside</source>
        <translation>{name} aparta una carta</translation>
    </message>
    <message>
        <source>{name} buys</source>
        <translation>{name} compra</translation>
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
        <translation>También cumplía estas, pero una tarta gana una sola cinta:</translation>
    </message>
    <message>
        <source>It met as well:</source>
        <translation>También cumplía:</translation>
    </message>
    <message>
        <source>{name} wins {ribbon}</source>
        <translation>{name} gana {ribbon}</translation>
    </message>
    <message>
        <source>{before} + {points} = {sum} of {target}.</source>
        <translation>{before} + {points} = {sum} de {target}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Con eso acaba la partida.</translation>
    </message>
    <message numerus="yes">
        <source>%n to go.</source>
        <translation>
            <numerusform>Falta %n.</numerusform>
            <numerusform>Faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card is still to be taken in this turn.</source>
        <translation>En este turno aún se toma una carta.</translation>
    </message>
    <message>
        <source>See the end</source>
        <translation>Ver el final</translation>
    </message>
</context>
<context>
    <name>BakingTurn</name>
    <message>
        <source>R: turn the card in hand</source>
        <translation>R: girar la carta en mano</translation>
    </message>
    <message>
        <source>your cake</source>
        <translation>tu tarta</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>el mostrador</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
</context>
<context>
    <name>BiddingTurn</name>
    <message>
        <source>1 to 8, S, R: pick that card</source>
        <translation>1 a 8, S, R: tomar esa carta</translation>
    </message>
</context>
<context>
    <name>BoxButton</name>
    <message>
        <source>For {seats} players, about {minutes} minutes. {pitch}</source>
        <translation>Para {seats} jugadores, unos {minutes} minutos. {pitch}</translation>
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
        <translation>Tarta {number}, aún en su caja</translation>
    </message>
</context>
<context>
    <name>CakeLogWording</name>
    <message>
        <source>{name} begins</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <source>{name} draws two cut cards</source>
        <translation>{name} saca dos cartas de corte</translation>
    </message>
    <message>
        <source>Chance cuts the cake</source>
        <translation>El azar corta la tarta</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} corta la tarta</translation>
    </message>
    <message>
        <source>{name} places {card}</source>
        <translation>{name} pone {card}</translation>
    </message>
    <message>
        <source>Nobody takes {piece}: {cards}</source>
        <translation>Nadie toma {piece}: {cards}</translation>
    </message>
    <message>
        <source>All orders are shown</source>
        <translation>Se muestran todos los encargos</translation>
    </message>
    <message>
        <source>The cakes are scored</source>
        <translation>Se cuentan las tartas</translation>
    </message>
    <message>
        <source>All squares are shuffled again</source>
        <translation>Se barajan de nuevo todas las casillas</translation>
    </message>
    <message>
        <source>Triangle: {pieces[0]}. Square: {pieces[1]}. Ring: {pieces[2]}. Cross: {pieces[3]}.</source>
        <translation>Triángulo: {pieces[0]}. Cuadrado: {pieces[1]}. Anillo: {pieces[2]}. Cruz: {pieces[3]}.</translation>
    </message>
    <message>
        <source>{name} takes {piece}: {cards}</source>
        <translation>{name} toma {piece}: {cards}</translation>
    </message>
    <message>
        <source>{name} gets {piece}: {cards}</source>
        <translation>{name} recibe {piece}: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the first cake: {cards}</source>
        <translation>{name} toma {piece} para la primera tarta: {cards}</translation>
    </message>
    <message>
        <source>{name} takes {piece} for the second cake: {cards}</source>
        <translation>{name} toma {piece} para la segunda tarta: {cards}</translation>
    </message>
    <message>
        <source>{name} chooses {orders}</source>
        <translation>{name} elige {orders}</translation>
    </message>
    <message>
        <source>{name} has chosen an order</source>
        <translation>{name} ha elegido un encargo</translation>
    </message>
    <message>
        <source>{name} has chosen two orders</source>
        <translation>{name} ha elegido dos encargos</translation>
    </message>
    <message>
        <source>{name}: {orders}</source>
        <translation>{name}: {orders}</translation>
    </message>
    <message>
        <source>{name}, {cake}: {kinds}. Together {total}</source>
        <translation>{name}, {cake}: {kinds}. En total {total}</translation>
    </message>
</context>
<context>
    <name>CakePoints</name>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>points of the first cake</source>
        <translation>puntos de la primera tarta</translation>
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
        <translation>antes hay que acabar con la carta en mano {card}</translation>
    </message>
    <message>
        <source>no card is held</source>
        <translation>no hay carta en mano</translation>
    </message>
    <message>
        <source>this seat has taken its card of this turn already</source>
        <translation>este puesto ya ha tomado su carta de este turno</translation>
    </message>
    <message>
        <source>a turn ends only after a card was drawn or drafted</source>
        <translation>un turno solo acaba tras robar o elegir una carta</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>no hay tal carta</translation>
    </message>
    <message>
        <source>there is no such size</source>
        <translation>no hay tal tamaño</translation>
    </message>
    <message>
        <source>{card} is not on the table</source>
        <translation>{card} no está en el mostrador</translation>
    </message>
    <message>
        <source>{card} could then be neither placed nor squeezed nor swapped in</source>
        <translation>{card} no se podría entonces poner, colar ni cambiar</translation>
    </message>
    <message>
        <source>only a card that was drawn can be passed</source>
        <translation>solo se puede dejar una carta robada</translation>
    </message>
    <message>
        <source>{card} has no side of size {size}</source>
        <translation>{card} no tiene lado de tamaño {size}</translation>
    </message>
    <message>
        <source>it must be smaller than the {size} below it</source>
        <translation>debe ser menor que el {size} de debajo</translation>
    </message>
    <message>
        <source>it must be larger than the {size} above it</source>
        <translation>debe ser mayor que el {size} de encima</translation>
    </message>
    <message>
        <source>this seat has used its Squeeze</source>
        <translation>este puesto ya ha usado Colar</translation>
    </message>
    <message>
        <source>this seat has used its Swipe</source>
        <translation>este puesto ya ha usado Birlar</translation>
    </message>
    <message>
        <source>this seat has used its Swap</source>
        <translation>este puesto ya ha usado Cambiar</translation>
    </message>
    <message>
        <source>a {size} would lie on top: Squeeze puts it under other layers</source>
        <translation>un {size} quedaría arriba: Colar lo pone bajo otros pisos</translation>
    </message>
    <message>
        <source>the platter has a layer of size {size} already</source>
        <translation>la bandeja ya tiene un piso de tamaño {size}</translation>
    </message>
    <message>
        <source>the platter is empty</source>
        <translation>la bandeja está vacía</translation>
    </message>
    <message>
        <source>the platter has no layer of size {size}</source>
        <translation>la bandeja no tiene piso de tamaño {size}</translation>
    </message>
    <message>
        <source>the {size} is the top layer: it is swapped without naming it</source>
        <translation>el {size} es el piso de arriba: se cambia sin nombrarlo</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>no hay puesto {seat}</translation>
    </message>
    <message>
        <source>a seat can&apos;t swipe from its own platter</source>
        <translation>no se puede birlar de la propia bandeja</translation>
    </message>
    <message>
        <source>the platter of seat {seat} is empty</source>
        <translation>la bandeja del puesto {seat} está vacía</translation>
    </message>
    <message>
        <source>a platter is cleared once a turn only</source>
        <translation>una bandeja se despeja solo una vez por turno</translation>
    </message>
    <message>
        <source>there is no such class</source>
        <translation>no hay tal categoría</translation>
    </message>
    <message>
        <source>a cake needs at least three layers, this one has {layers}</source>
        <translation>una tarta necesita al menos tres pisos, esta tiene {layers}</translation>
    </message>
    <message>
        <source>this cake does not meet the class {name}</source>
        <translation>esta tarta no cumple la categoría {name}</translation>
    </message>
    <message>
        <source>the ribbon {ribbon} is gone</source>
        <translation>la cinta {ribbon} ya no está</translation>
    </message>
</context>
<context>
    <name>CakeSwapAdvice</name>
    <message>
        <source>Draw a card from the deck</source>
        <translation>Robar una carta del mazo</translation>
    </message>
    <message>
        <source>Pass the card to the table</source>
        <translation>Dejar la carta en el mostrador</translation>
    </message>
    <message>
        <source>Clear the platter without a ribbon</source>
        <translation>Despejar la bandeja sin cinta</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Acabar el turno</translation>
    </message>
    <message>
        <source>Draft {card}</source>
        <translation>Elegir {card}</translation>
    </message>
    <message>
        <source>Swipe {layer} from {other}</source>
        <translation>Birlar {layer} a {other}</translation>
    </message>
    <message>
        <source>Submit the cake for {ribbon}</source>
        <translation>Presentar la tarta por {ribbon}</translation>
    </message>
    <message>
        <source>Place {layer}</source>
        <translation>Poner {layer}</translation>
    </message>
    <message>
        <source>Squeeze in {layer}</source>
        <translation>Colar {layer}</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}</source>
        <translation>Cambiar {removed} por {layer}</translation>
    </message>
    <message>
        <source>Swap in {layer} for {removed}, with Squeeze</source>
        <translation>Cambiar {removed} por {layer}, con Colar</translation>
    </message>
    <message>
        <source>No ribbon that is left is worth the turns that this cake still takes.</source>
        <translation>Ninguna cinta de las que quedan vale los turnos que aún pide esta tarta.</translation>
    </message>
    <message>
        <source>A card from the deck promises more than those that lie open.</source>
        <translation>Una carta del mazo promete más que las abiertas.</translation>
    </message>
    <message>
        <source>The card would not help the cake.</source>
        <translation>La carta no ayudaría a la tarta.</translation>
    </message>
    <message>
        <source>That wins the game.</source>
        <translation>Eso gana la partida.</translation>
    </message>
    <message>
        <source>It wins {ribbon} at once.</source>
        <translation>Eso gana en el acto {ribbon}.</translation>
    </message>
    <message>
        <source>It leads to {ribbon}, with {layers} to go.</source>
        <translation>Eso lleva hacia {ribbon}; por poner: {layers}.</translation>
    </message>
    <message>
        <source>The cake stays on its way to {ribbon}, with {layers} to go.</source>
        <translation>La tarta sigue en camino hacia {ribbon}; por poner: {layers}.</translation>
    </message>
    <message>
        <source>A new cake can lead to {ribbon}.</source>
        <translation>Una tarta nueva puede llevar hacia {ribbon}.</translation>
    </message>
    <message>
        <source>The cake is complete for {ribbon} then.</source>
        <translation>Entonces la tarta está completa para {ribbon}.</translation>
    </message>
    <message>
        <source>No ribbon is near, and anything else would help less.</source>
        <translation>Ninguna cinta está cerca, y lo demás ayudaría menos.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n piso</numerusform>
            <numerusform>%n pisos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CakeSwapBoard</name>
    <message>
        <source>Stack layers from large to small, and win ribbons before others do.</source>
        <translation>Apila pisos de grande a pequeño, y gana cintas antes que nadie.</translation>
    </message>
    <message>
        <source>also which ribbons your cake wins, or still could</source>
        <translation>también qué cintas gana tu tarta, o aún podría</translation>
    </message>
    <message>
        <source>layers still in the deck, by size and frosting</source>
        <translation>pisos que quedan en el mazo, por tamaño y cobertura</translation>
    </message>
    <message>
        <source>Cards and places</source>
        <translation>Cartas y sitios</translation>
    </message>
    <message>
        <source>those that fit light up</source>
        <translation>los que encajan se iluminan</translation>
    </message>
</context>
<context>
    <name>CakeSwapLesson</name>
    <message>
        <source>Now: end your turn.</source>
        <translation>Ahora: acaba tu turno.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>¿Qué queremos?</translation>
    </message>
    <message>
        <source>Ribbons! Cakes are judged in six classes. Each has one for three layers, for four and for five.</source>
        <translation>¡Cintas! Las tartas se juzgan en seis categorías. Cada una tiene una para tres pisos, una para cuatro y una para cinco.</translation>
    </message>
    <message>
        <source>Signature, say: 6, 10 or 15 points. With 31 points the game is yours at once.</source>
        <translation>Firma, por ejemplo: 6, 10 o 15 puntos. Con 31 puntos ganas en el acto.</translation>
    </message>
    <message>
        <source>What does a card show?</source>
        <translation>¿Qué muestra una carta?</translation>
    </message>
    <message>
        <source>Two layers, one on each edge; you use one of them. In each turn you take a card: from the deck, or an open one.</source>
        <translation>Dos pisos, uno en cada borde; usas uno de ellos. En cada turno tomas una carta: del mazo, o una abierta.</translation>
    </message>
    <message>
        <source>A banana 3 or a kiwi 2. For a base both open cards are small.</source>
        <translation>Un 3 de plátano o un 2 de kiwi. Para una base, las dos cartas abiertas son pequeñas.</translation>
    </message>
    <message>
        <source>Now: draw a card with the big button, or Enter.</source>
        <translation>Ahora: roba con el botón grande, o Intro.</translation>
    </message>
    <message>
        <source>A wider layer below leaves more room: draw one.</source>
        <translation>Un piso más ancho abajo deja más sitio: roba.</translation>
    </message>
    <message>
        <source>Which side do you use?</source>
        <translation>¿Qué lado usas?</translation>
    </message>
    <message>
        <source>Each layer must be smaller than the one below. So begin wide. A click or R turns the card.</source>
        <translation>Cada piso debe ser menor que el de debajo. Así que empieza ancho. Un clic o R gira la carta.</translation>
    </message>
    <message>
        <source>On the 5 there is room for four more, on the 2 for one.</source>
        <translation>Sobre el 5 caben cuatro más, sobre el 2 solo uno.</translation>
    </message>
    <message>
        <source>Now: place the 5.</source>
        <translation>Ahora: pon el 5.</translation>
    </message>
    <message>
        <source>On the 2 nothing but a 1 would fit. Turn it back.</source>
        <translation>Sobre el 2 solo cabría un 1. Gírala de nuevo.</translation>
    </message>
    <message>
        <source>What you draw you may pass to the table. But this one is good.</source>
        <translation>Lo que robas lo puedes dejar en el mostrador. Pero esta es buena.</translation>
    </message>
    <message>
        <source>Not now: your cake has only begun.</source>
        <translation>Ahora no: tu tarta acaba de empezar.</translation>
    </message>
    <message>
        <source>Draw, or draft?</source>
        <translation>¿Robar o elegir?</translation>
    </message>
    <message>
        <source>An open card holds no surprise: you draft it. But what you draft you must use, not pass.</source>
        <translation>Una carta abierta no guarda sorpresas: la eliges. Pero lo que eliges lo debes usar, no dejar.</translation>
    </message>
    <message>
        <source>This 3 fits on your 5: sizes may be skipped. And it is vanilla, too.</source>
        <translation>Este 3 encaja en tu 5: se pueden saltar tamaños. Y también es de vainilla.</translation>
    </message>
    <message>
        <source>Now: click the card with the 3.</source>
        <translation>Ahora: pulsa la carta del 3.</translation>
    </message>
    <message>
        <source>Now: draft and place it.</source>
        <translation>Ahora: elígela y ponla.</translation>
    </message>
    <message>
        <source>With its 2 you would have room for a 1 alone. Take the 3.</source>
        <translation>Con su 2 solo quedaría sitio para un 1. Toma el 3.</translation>
    </message>
    <message>
        <source>The 2 is chocolate. All vanilla, more classes stay open.</source>
        <translation>El 2 es de chocolate. Todo de vainilla deja más categorías abiertas.</translation>
    </message>
    <message>
        <source>Not now: two layers win nothing.</source>
        <translation>Ahora no: dos pisos no ganan nada.</translation>
    </message>
    <message>
        <source>What can it win?</source>
        <translation>¿Qué puede ganar?</translation>
    </message>
    <message>
        <source>Each stand says what its class asks for: cakes or frostings all the same, or frostings all different.</source>
        <translation>Cada caseta dice qué pide su categoría: bizcochos o coberturas iguales, o coberturas todas distintas.</translation>
    </message>
    <message>
        <source>Your cake could still meet Signature: one cake, and no frosting twice.</source>
        <translation>Tu tarta aún podría cumplir Firma: un solo bizcocho, y ninguna cobertura dos veces.</translation>
    </message>
    <message>
        <source>Now: look for a third layer. Draw a card.</source>
        <translation>Ahora: busca un tercer piso. Roba una carta.</translation>
    </message>
    <message>
        <source>It is not needed yet, and it will not run away. First draw.</source>
        <translation>Aún no hace falta, y no se va a escapar. Primero roba.</translation>
    </message>
    <message>
        <source>Too wide for the top?</source>
        <translation>¿Demasiado ancho para arriba?</translation>
    </message>
    <message>
        <source>Your 4 is, but you have three action cards, each for once a game. Squeeze puts a layer under others.</source>
        <translation>Tu 4 lo es, pero tienes tres cartas de acción, cada una una vez por partida. Colar pone un piso bajo otros.</translation>
    </message>
    <message>
        <source>Between the 5 and the 3 it fits. On top the 2 and the 1 stay free.</source>
        <translation>Entre el 5 y el 3 cabe. Arriba siguen libres el 2 y el 1.</translation>
    </message>
    <message>
        <source>Now: click Squeeze.</source>
        <translation>Ahora: pulsa Colar.</translation>
    </message>
    <message>
        <source>Now: squeeze the 4 in.</source>
        <translation>Ahora: cuela el 4.</translation>
    </message>
    <message>
        <source>Signature would give 6 now. Two layers more and it gives 15.</source>
        <translation>Firma daría 6 ahora. Con dos pisos más da 15.</translation>
    </message>
    <message>
        <source>Keep it: it is vanilla, with a frosting of its own.</source>
        <translation>Consérvalo: es de vainilla, con una cobertura propia.</translation>
    </message>
    <message>
        <source>Let the 4 go under the 3: click Squeeze.</source>
        <translation>Que el 4 vaya bajo el 3: pulsa Colar.</translation>
    </message>
    <message>
        <source>What does {rival} have there?</source>
        <translation>¿Qué tiene ahí {rival}?</translation>
    </message>
    <message>
        <source>{rival} has a vanilla 2 with blueberry on top: just what you lack. Swipe takes the top card of another cake.</source>
        <translation>{rival} tiene arriba un 2 de vainilla con arándano: justo lo que te falta. Birlar toma la carta de arriba de otra tarta.</translation>
    </message>
    <message>
        <source>It must go in at once. Your usual card of this turn comes besides.</source>
        <translation>Debe entrar enseguida. Tu carta habitual de este turno va aparte.</translation>
    </message>
    <message>
        <source>Now: click the top card of {rival}.</source>
        <translation>Ahora: pulsa la carta de arriba de {rival}.</translation>
    </message>
    <message>
        <source>Now: swipe it and place it.</source>
        <translation>Ahora: bírlala y ponla.</translation>
    </message>
    <message>
        <source>Wait: with this 2 it is worth 10, with a 1 even 15.</source>
        <translation>Espera: con este 2 vale 10, con un 1 incluso 15.</translation>
    </message>
    <message>
        <source>First the 2: below the 1 there would be no room later.</source>
        <translation>Primero el 2: bajo el 1 ya no habría sitio.</translation>
    </message>
    <message>
        <source>Take the 2 of {rival} and place it.</source>
        <translation>Toma el 2 de {rival} y ponlo.</translation>
    </message>
    <message>
        <source>Which card completes it?</source>
        <translation>¿Qué carta la completa?</translation>
    </message>
    <message>
        <source>On the table lies an orange 1 of vanilla, since the beginning. None of your layers has orange.</source>
        <translation>En el mostrador hay desde el principio un 1 de vainilla con naranja. Ninguno de tus pisos tiene naranja.</translation>
    </message>
    <message>
        <source>Now: click that card.</source>
        <translation>Ahora: pulsa esa carta.</translation>
    </message>
    <message>
        <source>Four layers win 10. The fifth makes it 15.</source>
        <translation>Cuatro pisos ganan 10. El quinto lo hace 15.</translation>
    </message>
    <message>
        <source>The orange 1 is a sure thing: take that.</source>
        <translation>El 1 de naranja es seguro: tómalo.</translation>
    </message>
    <message>
        <source>Which ribbon do you take?</source>
        <translation>¿Qué cinta tomas?</translation>
    </message>
    <message>
        <source>A cake wins one ribbon, exactly that for its number of layers, if nobody has taken it. Yours meets four classes.</source>
        <translation>Una tarta gana una cinta, la de su número de pisos, si nadie la ha tomado. La tuya cumple cuatro categorías.</translation>
    </message>
    <message>
        <source>Signature is the best of them: 15 points, nearly half the way.</source>
        <translation>Firma es la mejor: 15 puntos, casi medio camino.</translation>
    </message>
    <message>
        <source>Now: choose Signature.</source>
        <translation>Ahora: elige Firma.</translation>
    </message>
    <message>
        <source>Now: submit your cake.</source>
        <translation>Ahora: presenta tu tarta.</translation>
    </message>
    <message>
        <source>It would win there, too. But Signature gives the most.</source>
        <translation>También ahí ganaría. Pero Firma da más.</translation>
    </message>
    <message>
        <source>Better not: it would be cleared without a ribbon.</source>
        <translation>Mejor no: se despejaría sin cinta.</translation>
    </message>
    <message>
        <source>What becomes of the cake?</source>
        <translation>¿Qué pasa con la tarta?</translation>
    </message>
    <message>
        <source>It leaves the game, and your platter is empty for the next one. The ribbon is gone from its stand.</source>
        <translation>Deja el juego, y tu bandeja queda vacía para la siguiente. La cinta ya no está en su caseta.</translation>
    </message>
    <message>
        <source>Now: have a look, then press Next.</source>
        <translation>Ahora: mira, y pulsa Siguiente.</translation>
    </message>
    <message>
        <source>Keep it for later. This turn has been good enough.</source>
        <translation>Guárdala para luego. Este turno ya ha sido bueno.</translation>
    </message>
    <message>
        <source>And if one layer is wrong?</source>
        <translation>¿Y si falla un piso?</translation>
    </message>
    <message>
        <source>We skip some turns. {rival} leads by 20 to 15. Four strawberries lie on your cake, and a blueberry.</source>
        <translation>Saltamos unos turnos. {rival} va ganando 20 a 15. En tu tarta hay cuatro fresas, y un arándano.</translation>
    </message>
    <message>
        <source>Swap a wild one in for it. Wild stands for any frosting: here for strawberry.</source>
        <translation>Cámbialo por un comodín. Vale por cualquier cobertura: aquí, fresa.</translation>
    </message>
    <message>
        <source>Now: click Swap.</source>
        <translation>Ahora: pulsa Cambiar.</translation>
    </message>
    <message>
        <source>Now: click the card with the wild 1.</source>
        <translation>Ahora: pulsa la carta con el 1 comodín.</translation>
    </message>
    <message>
        <source>Now: swap it in.</source>
        <translation>Ahora: cámbialo.</translation>
    </message>
    <message>
        <source>The best it wins now is 11: too few for 31. First mend it.</source>
        <translation>Lo mejor que gana ahora es 11: muy poco para 31. Primero arréglala.</translation>
    </message>
    <message>
        <source>First click Swap: with it, the wild 1 goes in.</source>
        <translation>Primero pulsa Cambiar: así entra el 1 comodín.</translation>
    </message>
    <message>
        <source>What is it now?</source>
        <translation>¿Qué es ahora?</translation>
    </message>
    <message>
        <source>All chocolate, and all one frosting: Showcase. For five layers it pays 20, more than any other ribbon.</source>
        <translation>Todo chocolate, y una sola cobertura: Gala. Con cinco pisos da 20, más que ninguna otra cinta.</translation>
    </message>
    <message>
        <source>Now: choose Showcase.</source>
        <translation>Ahora: elige Gala.</translation>
    </message>
    <message>
        <source>Now: submit it, and win.</source>
        <translation>Ahora: preséntala, y gana.</translation>
    </message>
    <message>
        <source>Gold pays 13: that makes 28, and no victory yet.</source>
        <translation>Oro da 13: serían 28, y aún sin victoria.</translation>
    </message>
    <message>
        <source>It is ready: let the judges see it in Showcase.</source>
        <translation>Está lista: que la vean los jueces en Gala.</translation>
    </message>
    <message>
        <source>Is it over?</source>
        <translation>¿Se acabó?</translation>
    </message>
    <message>
        <source>Yes, at once: you have reached the target, and {rival} gets no turn any more. Most points win.</source>
        <translation>Sí, en el acto: has llegado a la meta, y {rival} ya no tiene turno. Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Now: enjoy your ribbon, then press the button.</source>
        <translation>Ahora: disfruta de tu cinta y pulsa el botón.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>¡Ya sabes jugar!</translation>
    </message>
    <message>
        <source>Begin wide, and keep several classes open.</source>
        <translation>Empieza ancho, y deja abiertas varias categorías.</translation>
    </message>
    <message>
        <source>Draw for luck, draft what fits. Every turn needs either.</source>
        <translation>Roba por suerte, elige lo que encaja. Cada turno pide una de las dos.</translation>
    </message>
    <message>
        <source>Squeeze, Swipe and Swap work once each: keep them for good moments.</source>
        <translation>Colar, Birlar y Cambiar sirven una vez cada una: guárdalas para buenos momentos.</translation>
    </message>
    <message>
        <source>Your two ribbons made 35 points; {rival} stopped at 20.</source>
        <translation>Tus dos cintas dieron 35 puntos; {rival} se quedó en 20.</translation>
    </message>
</context>
<context>
    <name>CakeSwapSummary</name>
    <message>
        <source>white</source>
        <translation>blanca</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>white ribbons</source>
        <translation>cintas blancas</translation>
    </message>
    <message>
        <source>red ribbons</source>
        <translation>cintas rojas</translation>
    </message>
    <message>
        <source>blue ribbons</source>
        <translation>cintas azules</translation>
    </message>
    <message>
        <source>Of equal points the most valuable ribbon decides.</source>
        <translation>A igual número de puntos decide la cinta más valiosa.</translation>
    </message>
</context>
<context>
    <name>CakeWording</name>
    <message>
        <source>vanilla</source>
        <translation>vainilla</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>chocolate</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fresa</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavanda</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>cherry</source>
        <translation>cereza</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>arándano</translation>
    </message>
    <message>
        <source>strawberry</source>
        <comment>fruit</comment>
        <translation>fresa</translation>
    </message>
    <message>
        <source>cookie</source>
        <translation>galleta</translation>
    </message>
    <message>
        <source>flower</source>
        <translation>flor</translation>
    </message>
    <message>
        <source>candle</source>
        <translation>vela</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruta</translation>
    </message>
    <message>
        <source>oranges</source>
        <translation>naranjas</translation>
    </message>
    <message>
        <source>cherries</source>
        <translation>cerezas</translation>
    </message>
    <message>
        <source>blueberries</source>
        <translation>arándanos</translation>
    </message>
    <message>
        <source>strawberries</source>
        <translation>fresas</translation>
    </message>
    <message>
        <source>cookies</source>
        <translation>galletas</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>flores</translation>
    </message>
    <message>
        <source>candles</source>
        <translation>velas</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>several</comment>
        <translation>frutas</translation>
    </message>
    <message>
        <source>{toppings} on {icing}</source>
        <translation>{toppings} sobre {icing}</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anillo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>the triangle piece</source>
        <translation>el trozo del triángulo</translation>
    </message>
    <message>
        <source>the square piece</source>
        <translation>el trozo del cuadrado</translation>
    </message>
    <message>
        <source>the ring piece</source>
        <translation>el trozo del anillo</translation>
    </message>
    <message>
        <source>the cross piece</source>
        <translation>el trozo de la cruz</translation>
    </message>
    <message>
        <source>First cake</source>
        <translation>Primera tarta</translation>
    </message>
    <message>
        <source>Second cake</source>
        <translation>Segunda tarta</translation>
    </message>
    <message>
        <source>No. 1</source>
        <translation>N.º 1</translation>
    </message>
    <message>
        <source>No. 2</source>
        <translation>N.º 2</translation>
    </message>
    <message>
        <source>first cake</source>
        <translation>primera tarta</translation>
    </message>
    <message>
        <source>second cake</source>
        <translation>segunda tarta</translation>
    </message>
    <message>
        <source>{cake}: {points}</source>
        <translation>{cake}: {points}</translation>
    </message>
    <message>
        <source>fruit</source>
        <comment>points</comment>
        <translation>frutas</translation>
    </message>
    <message>
        <source>order</source>
        <translation>encargo</translation>
    </message>
    <message>
        <source>Of equal points those for flowers decide.</source>
        <translation>A igual número de puntos deciden los de las flores.</translation>
    </message>
    <message>
        <source>Group of {icing}</source>
        <translation>Grupo de {icing}</translation>
    </message>
    <message>
        <source>Rows of all icings</source>
        <translation>Filas con todo</translation>
    </message>
    <message>
        <source>Columns of all icings</source>
        <translation>Columnas con todo</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Balanced icings</source>
        <translation>Glaseado parejo</translation>
    </message>
    <message>
        <source>Most {toppings}</source>
        <translation>Más {toppings}</translation>
    </message>
    <message>
        <source>Corners: {toppings}</source>
        <translation>Esquinas: {toppings}</translation>
    </message>
    <message>
        <source>Middle: {toppings}</source>
        <translation>Centro: {toppings}</translation>
    </message>
    <message>
        <source>At most two {toppings}</source>
        <translation>Dos {toppings} o menos</translation>
    </message>
    <message>
        <source>Sets of fruit</source>
        <translation>Series de frutas</translation>
    </message>
    <message>
        <source>Sets of toppings</source>
        <translation>Series de adornos</translation>
    </message>
    <message>
        <source>“{order}”</source>
        <translation>«{order}»</translation>
    </message>
    <message>
        <source>{name}: {sums}</source>
        <translation>{name}: {sums}</translation>
    </message>
    <message>
        <source>{points} if it has more {toppings} than any other cake</source>
        <translation>{points} si tiene más {toppings} que ninguna otra tarta</translation>
    </message>
    <message>
        <source>{points} if it has no more than two {toppings}</source>
        <translation>{points} si no tiene más de dos {toppings}</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four corners</source>
        <translation>{points} por {topping} en las cuatro esquinas</translation>
    </message>
    <message>
        <source>{points} for each {topping} on the four squares in the middle</source>
        <translation>{points} por {topping} en las cuatro casillas del centro</translation>
    </message>
    <message>
        <source>{points} for each square of its largest group of {icing} icing</source>
        <translation>{points} por casilla de su mayor grupo de glaseado de {icing}</translation>
    </message>
    <message>
        <source>{points} for each row that shows all four icings</source>
        <translation>{points} por fila que muestra los cuatro glaseados</translation>
    </message>
    <message>
        <source>{points} for each column that shows all four icings</source>
        <translation>{points} por columna que muestra los cuatro glaseados</translation>
    </message>
    <message>
        <source>{points} for each square that shows two toppings</source>
        <translation>{points} por casilla que muestra dos adornos</translation>
    </message>
    <message>
        <source>{points} if no icing covers more than five squares</source>
        <translation>{points} si ningún glaseado cubre más de cinco casillas</translation>
    </message>
    <message>
        <source>{points} for each set of orange, cherry, blueberry and strawberry</source>
        <translation>{points} por serie de naranja, cereza, arándano y fresa</translation>
    </message>
    <message>
        <source>{points} for each set of cookie, flower, candle and any fruit</source>
        <translation>{points} por serie de galleta, flor, vela y una fruta</translation>
    </message>
    <message>
        <source>per {icing} icing in one group</source>
        <translation>por glaseado de {icing} en un grupo</translation>
    </message>
    <message>
        <source>per {topping} in a corner</source>
        <translation>por {topping} en una esquina</translation>
    </message>
    <message>
        <source>per {topping} in the middle</source>
        <translation>por {topping} en el centro</translation>
    </message>
    <message>
        <source>for most {toppings}</source>
        <translation>por más {toppings}</translation>
    </message>
    <message>
        <source>for at most two {toppings}</source>
        <translation>por dos {toppings} o menos</translation>
    </message>
    <message>
        <source>per row of four icings</source>
        <translation>por fila de cuatro glaseados</translation>
    </message>
    <message>
        <source>per column of four icings</source>
        <translation>por columna de cuatro glaseados</translation>
    </message>
    <message>
        <source>per double square</source>
        <translation>por casilla doble</translation>
    </message>
    <message>
        <source>for no icing over five</source>
        <translation>si ningún glaseado pasa de cinco</translation>
    </message>
    <message>
        <source>per set of four fruits</source>
        <translation>por serie de cuatro frutas</translation>
    </message>
    <message>
        <source>per set of all toppings</source>
        <translation>por serie de todos los adornos</translation>
    </message>
    <message>
        <source>{cake}, round {number} of {rounds}</source>
        <translation>{cake}, ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>All cakes are full</source>
        <translation>Todas las tartas están llenas</translation>
    </message>
    <message>
        <source>The first cakes are full</source>
        <translation>Las primeras tartas están llenas</translation>
    </message>
    <message>
        <source>The second cakes are full</source>
        <translation>Las segundas tartas están llenas</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} corta la tarta</translation>
    </message>
    <message>
        <source>{name} places squares</source>
        <translation>{name} pone casillas</translation>
    </message>
    <message>
        <source>{name} chooses an order</source>
        <translation>{name} elige un encargo</translation>
    </message>
    <message>
        <source>{name} takes a piece</source>
        <translation>{name} toma un trozo</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>It bids {bid} and counts {vp} VP.</source>
        <translation>Puja {bid} y cuenta {vp} PV.</translation>
    </message>
    <message>
        <source>In a bid it works once, on a card of its suit ({suit}): cash it in, change its suit, take it, or steal it.</source>
        <translation>En una puja actúa una vez, sobre una carta de su palo ({suit}): cobrarla, cambiar su palo, tomarla o birlarla.</translation>
    </message>
    <message>
        <source>At the end it is the lowest card of its suit: no bonus for that.</source>
        <translation>Al final es la carta más baja de su palo: por esa no hay extra.</translation>
    </message>
    <message>
        <source>It pays for any card. Paid for its own suit ({suit}) it stays yours.</source>
        <translation>Paga cualquier carta. Si paga por su propio palo ({suit}), queda contigo.</translation>
    </message>
    <message>
        <source>On top of {cakes} or more cakes it doubles all points of that stack.</source>
        <translation>Sobre {cakes} tartas o más dobla todos los puntos de esa torre.</translation>
    </message>
    <message>
        <source>A topper is no cake and scores nothing by itself, but it counts as a layer.</source>
        <translation>Un remate no es tarta y por sí solo no puntúa, pero cuenta como piso.</translation>
    </message>
    <message>
        <source>Nothing may lie on it: with a layer on top it collapses.</source>
        <translation>Nada puede ir encima: con un piso encima se derrumba.</translation>
    </message>
    <message numerus="yes">
        <source>It bears up to %n layer(s) above it, toppers included.</source>
        <translation>
            <numerusform>Aguanta hasta %n piso encima, con los remates.</numerusform>
            <numerusform>Aguanta hasta %n pisos encima, con los remates.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores 1 point, or 2: from {layers} layers on one flavour of a stack doubles.</source>
        <translation>Puntúa 1, o 2: desde {layers} pisos, un sabor de una torre dobla.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n cake(s) of this flavour.</source>
        <translation>
            <numerusform>El juego tiene %n tarta de este sabor.</numerusform>
            <numerusform>El juego tiene %n tartas de este sabor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away when the game began: nobody can win it.</source>
        <translation>Retirada al empezar la partida: nadie puede ganarla.</translation>
    </message>
    <message>
        <source>An equal card of another seat, laid beside the same card, cancels it.</source>
        <translation>Una carta igual de otro puesto, junto a la misma carta, la anula.</translation>
    </message>
    <message>
        <source>It takes the card that it lies beside, whatever else lies there.</source>
        <translation>Se lleva la carta junto a la que está, haya lo que haya.</translation>
    </message>
    <message>
        <source>Once laid it leaves the game after the round, whether it won or was cancelled.</source>
        <translation>Una vez puesto, deja el juego tras la ronda, ganara o se anulara.</translation>
    </message>
    <message>
        <source>Where it lies the lowest bid wins instead of the highest.</source>
        <translation>Donde está, gana la puja más baja en vez de la más alta.</translation>
    </message>
    <message>
        <source>It adds {number} to your bid beside one card.</source>
        <translation>Suma {number} a tu puja junto a una carta.</translation>
    </message>
    <message>
        <source>It comes back to your hand when that card is resolved; at a tie it stays.</source>
        <translation>Vuelve a tu mano cuando se resuelve esa carta; en un empate se queda.</translation>
    </message>
    <message>
        <source>The half point</source>
        <translation>El medio punto</translation>
    </message>
    <message>
        <source>The starting seat lays it last, beside a cake: it adds a half to that bid.</source>
        <translation>El puesto inicial lo pone al final, junto a una tarta: suma medio a esa puja.</translation>
    </message>
    <message>
        <source>Alone it is a bid of one half. After the round it goes to the next seat.</source>
        <translation>Solo, es una puja de medio. Tras la ronda pasa al puesto siguiente.</translation>
    </message>
    <message>
        <source>{cake} carries {above} of {most}.</source>
        <translation>{cake} aguanta {above} de {most}.</translation>
    </message>
</context>
<context>
    <name>CardLists</name>
    <message>
        <source>a card id has no spaces and no colon in it, and is not empty, unlike {value}</source>
        <translation>un nombre de carta no tiene espacios ni dos puntos y no está vacío, a diferencia de {value}</translation>
    </message>
    <message>
        <source>{column} is a whole number from {low} to {high}, not {value}</source>
        <translation>{column} es un entero de {low} a {high}, no {value}</translation>
    </message>
    <message>
        <source>{column} is one of {known}, not {value}</source>
        <translation>{column} es uno de {known}, no {value}</translation>
    </message>
    <message>
        <source>{column} must be empty, not {value}</source>
        <translation>{column} debe estar vacío, no {value}</translation>
    </message>
    <message>
        <source>{column} must be {only}, not {value}</source>
        <translation>{column} debe ser {only}, no {value}</translation>
    </message>
    <message>
        <source>the list is longer than {most} characters</source>
        <translation>la lista pasa de {most} caracteres</translation>
    </message>
    <message>
        <source>this is no CSV text</source>
        <translation>esto no es un texto CSV</translation>
    </message>
    <message>
        <source>the first line must be {heading}</source>
        <translation>la primera línea debe ser {heading}</translation>
    </message>
    <message>
        <source>{needed} values are needed, this line has {count}</source>
        <translation>hacen falta {needed} valores, esta línea tiene {count}</translation>
    </message>
    <message>
        <source>the id {value} stands in line {line} already</source>
        <translation>el nombre {value} ya está en la línea {line}</translation>
    </message>
    <message>
        <source>{game} has no such card list</source>
        <translation>{game} no tiene tal lista de cartas</translation>
    </message>
    <message>
        <source>the built-in list can&apos;t be read ({why})</source>
        <translation>la lista original no se puede leer ({why})</translation>
    </message>
    <message>
        <source>the list can&apos;t be read ({why})</source>
        <translation>la lista no se puede leer ({why})</translation>
    </message>
    <message>
        <source>the list is not in UTF-8</source>
        <translation>la lista no está en UTF-8</translation>
    </message>
    <message>
        <source>{needed} cards are needed, the list has {count}</source>
        <translation>hacen falta {needed} cartas, la lista tiene {count}</translation>
    </message>
    <message>
        <source>the two sizes of a card differ, but both are {size}</source>
        <translation>los dos tamaños de una carta difieren, pero ambos son {size}</translation>
    </message>
    <message>
        <source>the class {name} stands there twice</source>
        <translation>la categoría {name} está dos veces</translation>
    </message>
    <message>
        <source>the class {name} is missing</source>
        <translation>falta la categoría {name}</translation>
    </message>
    <message>
        <source>there is no card {value} in this game</source>
        <translation>no hay carta {value} en este juego</translation>
    </message>
    <message>
        <source>the card {name} is missing</source>
        <translation>falta la carta {name}</translation>
    </message>
    <message>
        <source>the variety {name} is missing</source>
        <translation>falta la clase {name}</translation>
    </message>
    <message>
        <source>{needed} slices are needed, the list has {count}</source>
        <translation>hacen falta {needed} porciones, la lista tiene {count}</translation>
    </message>
    <message>
        <source>a letter is one capital from A to Z, unlike {value}</source>
        <translation>una letra es una mayúscula de A a Z, a diferencia de {value}</translation>
    </message>
    <message>
        <source>{value} stands in line {line} already</source>
        <translation>{value} ya está en la línea {line}</translation>
    </message>
    <message>
        <source>each row of a cut card has four letters</source>
        <translation>cada fila de una carta de corte tiene cuatro letras</translation>
    </message>
    <message>
        <source>{letter} must stand in four connected squares</source>
        <translation>{letter} debe estar en cuatro casillas unidas</translation>
    </message>
    <message>
        <source>{needed} {flavour} cakes are needed, the list has {count}</source>
        <translation>hacen falta {needed} tartas {flavour}, la lista tiene {count}</translation>
    </message>
    <message>
        <source>{needed} toppers are needed, the list has {count}</source>
        <translation>hacen falta {needed} remates, la lista tiene {count}</translation>
    </message>
    <message>
        <source>a topper has no flavour, unlike {value}</source>
        <translation>un remate no tiene sabor, a diferencia de {value}</translation>
    </message>
</context>
<context>
    <name>CharacterRow</name>
    <message>
        <source>Character of {name}</source>
        <translation>Carácter de {name}</translation>
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
        <translation>equilibrado</translation>
    </message>
    <message>
        <source>Balanced has no such leaning: it does what it thinks wins.</source>
        <translation>Equilibrado no tiene tal inclinación: hace lo que cree que gana.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>malvado</translation>
    </message>
    <message>
        <source>Mean takes from others what they want, though it costs something.</source>
        <translation>Malvado quita a los demás lo que quieren, aunque le cueste algo.</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>goloso</translation>
    </message>
    <message>
        <source>Greedy would rather have sure points now than more of them later.</source>
        <translation>Goloso prefiere puntos seguros ahora a más puntos después.</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>Cautious brings to safety what could be lost.</source>
        <translation>Prudente pone a salvo lo que podría perderse.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>size {size}: {layers}</source>
        <translation>tamaño {size}: {layers}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
</context>
<context>
    <name>ChoiceWording</name>
    <message>
        <source>{name}, eat or collect?</source>
        <translation>{name}, ¿comer o guardar?</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>¿Comer o guardar?</translation>
    </message>
    <message>
        <source>{name}, eat these?</source>
        <translation>{name}, ¿comer estas?</translation>
    </message>
    <message>
        <source>Eat these?</source>
        <translation>¿Comer estas?</translation>
    </message>
    <message>
        <source>The last piece</source>
        <translation>El último trozo</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>Queda %n trozo</numerusform>
            <numerusform>Quedan %n trozos</numerusform>
        </translation>
    </message>
    <message>
        <source>You eat {slices}.</source>
        <translation>Comes {slices}.</translation>
    </message>
    <message>
        <source>Eat {kind}: {eaten} of {count}, {points} each</source>
        <translation>Comer {kind}: {eaten} de {count}, {points} cada una</translation>
    </message>
    <message>
        <source>Collect {kind}: {collected} of {count}, the lead scores {points}</source>
        <translation>Guardar {kind}: {collected} de {count}, la mayoría da {points}</translation>
    </message>
    <message>
        <source>{mine} of {total}</source>
        <translation>{mine} de {total}</translation>
    </message>
    <message>
        <source>{share}, ahead</source>
        <translation>{share}, delante</translation>
    </message>
    <message>
        <source>{share}, tied</source>
        <translation>{share}, empate</translation>
    </message>
    <message>
        <source>{share}, {leaders}</source>
        <translation>{share}, {leaders}</translation>
    </message>
    <message>
        <source>nobody else has any</source>
        <translation>nadie más tiene</translation>
    </message>
    <message>
        <source>nobody has any</source>
        <translation>nadie tiene</translation>
    </message>
    <message numerus="yes">
        <source>%n others have {count}</source>
        <translation>
            <numerusform>%n más tiene {count}</numerusform>
            <numerusform>%n más tienen {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} tiene {count}</translation>
    </message>
    <message>
        <source>You still lead with {count}.</source>
        <translation>Sigues delante con {count}.</translation>
    </message>
    <message>
        <source>Then nobody has any.</source>
        <translation>Entonces nadie tiene.</translation>
    </message>
    <message>
        <source>You would then be tied, with {count}.</source>
        <translation>Entonces habría empate, con {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others still lead with {count}.</source>
        <translation>
            <numerusform>%n más sigue delante con {count}.</numerusform>
            <numerusform>%n más siguen delante con {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still leads with {count}.</source>
        <translation>{name} sigue delante con {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n others would then lead with {count}.</source>
        <translation>
            <numerusform>Entonces %n más iría delante con {count}.</numerusform>
            <numerusform>Entonces %n más irían delante con {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} would then lead with {count}.</source>
        <translation>Entonces {name} iría delante con {count}.</translation>
    </message>
    <message>
        <source>+{points} sure</source>
        <translation>+{points} seguros</translation>
    </message>
    <message>
        <source>no lead is lost</source>
        <translation>no se pierde mayoría</translation>
    </message>
    <message>
        <source>lead lost: {points}</source>
        <translation>mayoría perdida: {points}</translation>
    </message>
    <message>
        <source>net {net}</source>
        <translation>neto {net}</translation>
    </message>
    <message>
        <source>Or leave the pieces</source>
        <translation>O deja los trozos</translation>
    </message>
    <message>
        <source>Make do with your own</source>
        <translation>Arréglate con lo tuyo</translation>
    </message>
    <message>
        <source>and eat all you collected of one kind:</source>
        <translation>y come todo lo guardado de una clase:</translation>
    </message>
    <message>
        <source>and eat all of one kind:</source>
        <translation>y come todo de una clase:</translation>
    </message>
    <message>
        <source>and eat all of one kind from earlier cakes:</source>
        <translation>y come todo de una clase de tartas de antes:</translation>
    </message>
    <message>
        <source>and eat one earlier kind:</source>
        <translation>y come una clase de antes:</translation>
    </message>
    <message>
        <source>Eat {slices} for {points}</source>
        <translation>Comer {slices} por {points}</translation>
    </message>
    <message>
        <source>{text}. The lead of {points} is lost: net {net}</source>
        <translation>{text}. Se pierde la mayoría de {points}: neto {net}</translation>
    </message>
    <message>
        <source>Chosen. {text}</source>
        <translation>Elegido. {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n of this cake stay(s).</source>
        <translation>
            <numerusform>%n de esta tarta queda.</numerusform>
            <numerusform>%n de esta tarta quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take this piece?</source>
        <translation>{name}, ¿tomar este trozo?</translation>
    </message>
    <message>
        <source>Take this piece?</source>
        <translation>¿Tomar este trozo?</translation>
    </message>
    <message>
        <source>{name}, which piece?</source>
        <translation>{name}, ¿qué trozo?</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <translation>¿Qué trozo?</translation>
    </message>
    <message>
        <source>{name}, no piece is left</source>
        <translation>{name}, no queda trozo</translation>
    </message>
    <message>
        <source>No piece is left</source>
        <translation>No queda trozo</translation>
    </message>
    <message>
        <source>Eaten slices score their cream for sure, collected ones only if you lead.</source>
        <translation>Las comidas dan su nata seguro, las guardadas solo si vas delante.</translation>
    </message>
    <message>
        <source>Eaten is sure, collected needs the lead.</source>
        <translation>Comer es seguro, guardar pide la mayoría.</translation>
    </message>
    <message>
        <source>Eaten slices never come back. Click the kind again to change your mind.</source>
        <translation>Lo comido no vuelve. Pulsa otra vez la clase para cambiar de idea.</translation>
    </message>
    <message>
        <source>Eaten is eaten.</source>
        <translation>Lo comido, comido está.</translation>
    </message>
    <message>
        <source>Click a piece. Then say for each slice whether you eat or collect it.</source>
        <translation>Pulsa un trozo. Luego di de cada porción si la comes o la guardas.</translation>
    </message>
    <message>
        <source>Click a piece, then eat or collect.</source>
        <translation>Pulsa un trozo, y come o guarda.</translation>
    </message>
    <message>
        <source>Eat all that you collected of one kind, or pass.</source>
        <translation>Come todo lo guardado de una clase, o pasa.</translation>
    </message>
    <message>
        <source>Eat all of one kind, or pass.</source>
        <translation>Come todo de una clase, o pasa.</translation>
    </message>
    <message>
        <source>You have nothing to eat either.</source>
        <translation>Tampoco tienes nada que comer.</translation>
    </message>
    <message>
        <source>You have nothing to eat.</source>
        <translation>No tienes nada que comer.</translation>
    </message>
    <message>
        <source>Nobody is next.</source>
        <translation>No sigue nadie.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Sigue {name}.</translation>
    </message>
    <message>
        <source>Nobody chooses after you.</source>
        <translation>Nadie elige después de ti.</translation>
    </message>
    <message>
        <source>{name} chooses after you.</source>
        <translation>{name} elige después de ti.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then you again.</source>
        <translation>{name} elige después de ti, luego tú otra vez.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then you and {name} again.</source>
        <translation>{name} elige después de ti, luego tú y {name} otra vez.</translation>
    </message>
    <message>
        <source>{name} chooses after you, then {others}.</source>
        <translation>{name} elige después de ti, luego {others}.</translation>
    </message>
    <message>
        <source>Take it: collect all</source>
        <translation>Tomarlo: guardar todo</translation>
    </message>
    <message>
        <source>Take it: eat all</source>
        <translation>Tomarlo: comer todo</translation>
    </message>
    <message numerus="yes">
        <source>Take it: eat %n</source>
        <translation>
            <numerusform>Tomarlo: comer %n</numerusform>
            <numerusform>Tomarlo: comer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Comer todo</translation>
    </message>
    <message numerus="yes">
        <source>Eat %n</source>
        <translation>
            <numerusform>Comer %n</numerusform>
            <numerusform>Comer %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n</source>
        <translation>
            <numerusform>perder %n</numerusform>
            <numerusform>perder %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{deed}: {points}</source>
        <translation>{deed}: {points}</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Toma un trozo</translation>
    </message>
</context>
<context>
    <name>ChoosingTurn</name>
    <message>
        <source>Collect all</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Eat all</source>
        <translation>Comer todo</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Comer</translation>
    </message>
</context>
<context>
    <name>ChosenPanel</name>
    <message>
        <source>eat</source>
        <translation>comer</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>guardar</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Skip the lesson</source>
        <translation>Saltar la lección</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>ComputerTurns</name>
    <message>
        <source>CakeDesk has no computer player “{level}”. One of level {other} plays for {name}.</source>
        <translation>CakeDesk no tiene jugador «{level}». Uno de nivel {other} juega por {name}.</translation>
    </message>
</context>
<context>
    <name>ContentsRow</name>
    <message>
        <source>shown now</source>
        <translation>a la vista ahora</translation>
    </message>
</context>
<context>
    <name>CountWording</name>
    <message>
        <source>Each cookie on the rim scores 2.</source>
        <translation>Cada galleta del borde da 2.</translation>
    </message>
    <message>
        <source>Each flower scores 1, and 1 more on the cake with the most.</source>
        <translation>Cada flor da 1, y 1 más en la tarta que más tiene.</translation>
    </message>
    <message>
        <source>Each type of fruit on its own: 1, 4, 9, 16 or 25.</source>
        <translation>Cada fruta por su lado: 1, 4, 9, 16 o 25.</translation>
    </message>
    <message>
        <source>Each candle scores its group of icing.</source>
        <translation>Cada vela da el grupo de glaseado en que está.</translation>
    </message>
    <message>
        <source>Each cake scores what its order pays.</source>
        <translation>Cada tarta da lo que paga su encargo.</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>up to %n layer(s) above</source>
        <translation>
            <numerusform>hasta %n piso encima</numerusform>
            <numerusform>hasta %n pisos encima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s)</source>
        <translation>
            <numerusform>%n tarta</numerusform>
            <numerusform>%n tartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Credits</name>
    <message>
        <source>designer not named in its rules</source>
        <translation>autor no nombrado en las reglas</translation>
    </message>
    <message>
        <source>design {design}</source>
        <translation>autor {design}</translation>
    </message>
    <message>
        <source>design {design}, publisher {publisher}</source>
        <translation>autor {design}, editorial {publisher}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Back to the home page</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>Everyone else looks away. The table is under the lid.</source>
        <translation>Los demás miran a otro lado. La mesa está bajo la tapa.</translation>
    </message>
    <message>
        <source>I am {name}: lift the lid</source>
        <translation>Soy {name}: levantar la tapa</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Hola de nuevo, {name}</translation>
    </message>
    <message>
        <source>The table stands as you left it. It is {name}’s turn; everyone else looks away.</source>
        <translation>La mesa está como la dejaste. Es el turno de {name}; los demás miran a otro lado.</translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <translation>Soy {name}: mostrar la mesa</translation>
    </message>
    <message>
        <source>Under the lid the table waits for {name}.</source>
        <translation>Bajo la tapa, la mesa espera a {name}.</translation>
    </message>
    <message>
        <source>Show the table again</source>
        <translation>Mostrar de nuevo la mesa</translation>
    </message>
    <message>
        <source>The game waits until you are back.</source>
        <translation>La partida espera a que vuelvas.</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>La mesa está cubierta</translation>
    </message>
</context>
<context>
    <name>CutWording</name>
    <message>
        <source>Your two pieces</source>
        <translation>Tus dos trozos</translation>
    </message>
    <message>
        <source>Your three pieces</source>
        <translation>Tus tres trozos</translation>
    </message>
    <message>
        <source>Your four pieces</source>
        <translation>Tus cuatro trozos</translation>
    </message>
    <message>
        <source>Your five pieces</source>
        <translation>Tus cinco trozos</translation>
    </message>
    <message>
        <source>{name}, cut the cake</source>
        <translation>{name}, corta la tarta</translation>
    </message>
    <message>
        <source>Cut the cake</source>
        <translation>Corta la tarta</translation>
    </message>
    <message>
        <source>Click + to lay a knife. One, two or four pieces.</source>
        <translation>Pulsa + para poner un cuchillo. Uno, dos o cuatro trozos.</translation>
    </message>
    <message>
        <source>Click + to cut: 1, 2 or 4 pieces.</source>
        <translation>Pulsa + para cortar: 1, 2 o 4 trozos.</translation>
    </message>
    <message numerus="yes">
        <source>Click + to lay a knife. Up to %n piece(s).</source>
        <translation>
            <numerusform>Pulsa + para poner un cuchillo. Hasta %n trozo.</numerusform>
            <numerusform>Pulsa + para poner un cuchillo. Hasta %n trozos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click + to cut: up to %n piece(s).</source>
        <translation>
            <numerusform>Pulsa + para cortar: hasta %n trozo.</numerusform>
            <numerusform>Pulsa + para cortar: hasta %n trozos.</numerusform>
        </translation>
    </message>
    <message>
        <source>One knife makes no piece: lay another one.</source>
        <translation>Un cuchillo no hace trozo: pon otro.</translation>
    </message>
    <message>
        <source>Lay one more knife.</source>
        <translation>Pon un cuchillo más.</translation>
    </message>
    <message>
        <source>Not three: two or four.</source>
        <translation>Tres no: dos o cuatro.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or click + to add one.</source>
        <translation>Arrastra un cuchillo a otro hueco, o pulsa + para añadir uno.</translation>
    </message>
    <message>
        <source>Drag a knife, or click +.</source>
        <translation>Arrastra un cuchillo, o pulsa +.</translation>
    </message>
    <message>
        <source>Drag a knife to another gap, or into the hole to take it away.</source>
        <translation>Arrastra un cuchillo a otro hueco, o al agujero para quitarlo.</translation>
    </message>
    <message>
        <source>Drag a knife elsewhere.</source>
        <translation>Arrastra un cuchillo a otro lado.</translation>
    </message>
    <message>
        <source>{name} picks first.</source>
        <translation>{name} elige primero.</translation>
    </message>
    <message>
        <source>{name} picks first, then you, then {name} again. You get what is left.</source>
        <translation>{name} elige, luego tú, luego {name} otra vez. Te toca lo que quede.</translation>
    </message>
    <message>
        <source>{name} picks first. You get what is left.</source>
        <translation>{name} elige primero. Te toca lo que quede.</translation>
    </message>
    <message>
        <source>{name} picks first, then {others}. You get what is left.</source>
        <translation>{name} elige primero, luego {others}. Te toca lo que quede.</translation>
    </message>
    <message>
        <source>Serve it whole</source>
        <translation>Servirla entera</translation>
    </message>
    <message>
        <source>Serve two pieces</source>
        <translation>Servir dos trozos</translation>
    </message>
    <message>
        <source>Serve three pieces</source>
        <translation>Servir tres trozos</translation>
    </message>
    <message>
        <source>Serve four pieces</source>
        <translation>Servir cuatro trozos</translation>
    </message>
    <message>
        <source>Serve five pieces</source>
        <translation>Servir cinco trozos</translation>
    </message>
    <message numerus="yes">
        <source>%n knife(s)</source>
        <translation>
            <numerusform>%n cuchillo</numerusform>
            <numerusform>%n cuchillos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): {sizes} slices</source>
        <translation>
            <numerusform>%n trozo: {sizes} porciones</numerusform>
            <numerusform>%n trozos: {sizes} porciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Two seats cut two or four pieces, not three: lay or take away a knife.</source>
        <translation>Entre dos se cortan dos o cuatro trozos, no tres: pon o quita un cuchillo.</translation>
    </message>
</context>
<context>
    <name>CutZone</name>
    <message>
        <source>or this one, turned as you like</source>
        <translation>o esta, girada como quieras</translation>
    </message>
</context>
<context>
    <name>CuttingTurn</name>
    <message>
        <source>Whole</source>
        <translation>Entera</translation>
    </message>
    <message>
        <source>Clear cuts</source>
        <translation>Quitar cortes</translation>
    </message>
    <message>
        <source>Del, on a knife: take it away</source>
        <translation>Supr, sobre un cuchillo: quitarlo</translation>
    </message>
    <message>
        <source>R: turn the card a quarter on. 0 to 3: turn it so many quarters</source>
        <translation>R: girar la carta un cuarto más. 0 a 3: girarla tantos cuartos</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>The same number begins the same way: play it with other people too.</source>
        <translation>El mismo número empieza igual: juégalo también con otros.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Número del reparto</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Sacar uno</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copiar el número</translation>
    </message>
</context>
<context>
    <name>DiskErrors</name>
    <message>
        <source>it is no regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it can&apos;t be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>another program uses it</source>
        <translation>lo usa otro programa</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>no se permite el acceso</translation>
    </message>
    <message>
        <source>a file is in the way</source>
        <translation>hay un archivo en su sitio</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the space that you may use is full</source>
        <translation>tu espacio está lleno</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>solo se puede leer</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>a folder is in the way</source>
        <translation>hay una carpeta en su sitio</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>a link leads to itself</source>
        <translation>un enlace lleva a sí mismo</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the disk does not work as it should</source>
        <translation>el disco no funciona como debe</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>el archivo sería demasiado grande</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>the disk in the network can&apos;t be reached</source>
        <translation>no se alcanza el disco de la red</translation>
    </message>
    <message>
        <source>the disk is not there any more</source>
        <translation>el disco ya no está</translation>
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
        <translation>ahora se aparta una carta</translation>
    </message>
    <message>
        <source>powers are used and cards are bought now, until “done”</source>
        <translation>ahora se usan poderes y se compra, hasta «acabar»</translation>
    </message>
    <message>
        <source>the seats say now whether they go on</source>
        <translation>ahora se dice si se sigue</translation>
    </message>
    <message>
        <source>the personal deck of seat {seat} is shuffled now</source>
        <translation>ahora se baraja el mazo del puesto {seat}</translation>
    </message>
    <message>
        <source>the new personal deck must hold just the discards of its seat, each once</source>
        <translation>el mazo nuevo debe tener el descarte de su puesto, cada carta una vez</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>no hay tal carta</translation>
    </message>
    <message>
        <source>there is no such suit</source>
        <translation>no hay tal palo</translation>
    </message>
    <message>
        <source>without a card in the hand this seat must pass</source>
        <translation>sin carta en la mano, este puesto debe pasar</translation>
    </message>
    <message>
        <source>a seat with a card in its hand must set one aside</source>
        <translation>con una carta en la mano, hay que apartar una</translation>
    </message>
    <message>
        <source>{card} is not in the hand</source>
        <translation>{card} no está en la mano</translation>
    </message>
    <message>
        <source>{card} is not in this seat’s bid</source>
        <translation>{card} no está en la puja de este puesto</translation>
    </message>
    <message>
        <source>{card} is no power card</source>
        <translation>{card} no es carta de poder</translation>
    </message>
    <message>
        <source>{card} was used in this round already</source>
        <translation>{card} ya se usó en esta ronda</translation>
    </message>
    <message>
        <source>{card} can’t act on itself</source>
        <translation>{card} no puede actuar sobre sí misma</translation>
    </message>
    <message>
        <source>{card} is not of the suit that {power} acts on</source>
        <translation>{card} no es del palo sobre el que actúa {power}</translation>
    </message>
    <message>
        <source>{card} has that suit already</source>
        <translation>{card} ya tiene ese palo</translation>
    </message>
    <message>
        <source>{card} lies neither in the discards that this seat may take from nor in the display</source>
        <translation>{card} no está en el descarte del que puede tomar este puesto, ni en la fila</translation>
    </message>
    <message>
        <source>only the winner of the round may steal</source>
        <translation>solo quien gana la ronda puede birlar</translation>
    </message>
    <message>
        <source>{card} is not in the other seat’s bid</source>
        <translation>{card} no está en la puja del otro puesto</translation>
    </message>
    <message>
        <source>{card} is not in the display</source>
        <translation>{card} no está en la fila</translation>
    </message>
    <message>
        <source>{card} costs {cost}, but {paid} would be paid</source>
        <translation>{card} cuesta {cost}, pero se pagarían {paid}</translation>
    </message>
    <message>
        <source>the paying cards are named once each, in the order of suits and ranks</source>
        <translation>las cartas que pagan se nombran una vez cada una, por palos y valores</translation>
    </message>
    <message>
        <source>the loser of the round must buy {card} first</source>
        <translation>quien pierde la ronda debe comprar antes {card}</translation>
    </message>
    <message>
        <source>the loser of the round must keep a card of its bid to buy {card} with</source>
        <translation>quien pierde la ronda debe guardar una carta de su puja para comprar {card}</translation>
    </message>
</context>
<context>
    <name>DutchAuctionAdvice</name>
    <message>
        <source>Change the {card} to {suit}</source>
        <translation>Cambiar {card} a {suit}</translation>
    </message>
    <message>
        <source>Do no more</source>
        <translation>No hacer nada más</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Set the {card} aside</source>
        <translation>Apartar {card}</translation>
    </message>
    <message>
        <source>Cash in the {card}</source>
        <translation>Cobrar {card}</translation>
    </message>
    <message>
        <source>Take the {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>Steal the {card}</source>
        <translation>Birlar {card}</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}, and keep {kept}</source>
        <translation>Comprar {card} por {lost}, y conservar {kept}</translation>
    </message>
    <message>
        <source>Buy the {card} and keep {kept}</source>
        <translation>Comprar {card} y conservar {kept}</translation>
    </message>
    <message>
        <source>Buy the {card} for {lost}</source>
        <translation>Comprar {card} por {lost}</translation>
    </message>
    <message>
        <source>The other cards bid {bid} together.</source>
        <translation>Las otras cartas pujan {bid} juntas.</translation>
    </message>
    <message>
        <source>The {card} can&apos;t be stolen in this round.</source>
        <translation>En esta ronda no se puede birlar {card}.</translation>
    </message>
    <message>
        <source>By all that is known, the lead is here.</source>
        <translation>Por lo que se sabe, la ventaja está de este lado.</translation>
    </message>
    <message>
        <source>By all that is known, the other leads.</source>
        <translation>Por lo que se sabe, la ventaja está del otro lado.</translation>
    </message>
    <message>
        <source>The {card} counts {points}.</source>
        <translation>{card} cuenta {points}.</translation>
    </message>
    <message>
        <source>It gives one more power to use.</source>
        <translation>Eso da un poder más que usar.</translation>
    </message>
    <message>
        <source>The card of cost 1 has to be bought.</source>
        <translation>Hay que comprar la carta al coste 1.</translation>
    </message>
    <message>
        <source>What pays and is lost counts {lost}.</source>
        <translation>Lo que paga y se pierde cuenta {lost}.</translation>
    </message>
    <message>
        <source>What pays and is lost counts nothing.</source>
        <translation>Lo que paga y se pierde no cuenta nada.</translation>
    </message>
    <message>
        <source>All that pay are kept: they have its suit.</source>
        <translation>Todas las que pagan quedan: tienen su palo.</translation>
    </message>
    <message>
        <source>The {card} counts {points}, and nobody can steal it any more.</source>
        <translation>{card} cuenta {points}, y ya nadie puede birlar esa carta.</translation>
    </message>
    <message>
        <source>With the other suit the {card} can pay and be kept.</source>
        <translation>Con el otro palo, {card} puede pagar y quedarse.</translation>
    </message>
</context>
<context>
    <name>DutchAuctionBoard</name>
    <message>
        <source>Bid, buy and pay with the same cards, while prices fall from round to round.</source>
        <translation>Puja, compra y paga con las mismas cartas, mientras los precios bajan de ronda en ronda.</translation>
    </message>
    <message>
        <source>what your own cards count by now</source>
        <translation>lo que cuentan ya tus propias cartas</translation>
    </message>
    <message>
        <source>Cards not in sight</source>
        <translation>Cartas que no se ven</translation>
    </message>
    <message>
        <source>a click on the auction deck lists them</source>
        <translation>un clic en el mazo de la subasta las enumera</translation>
    </message>
    <message>
        <source>Cards to buy and to use powers on</source>
        <translation>Cartas que comprar o a las que aplicar poderes</translation>
    </message>
    <message>
        <source>those that you can light up</source>
        <translation>las que puedes se iluminan</translation>
    </message>
    <message>
        <source>POWER</source>
        <translation>PODER</translation>
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
        <translation>¿Qué queremos?</translation>
    </message>
    <message>
        <source>Points! In the end all the cards that you own count. Until then you bid and pay with them.</source>
        <translation>¡Puntos! Al final cuentan todas las cartas que tienes. Hasta entonces pujas y pagas con ellas.</translation>
    </message>
    <message>
        <source>The large number is the bid, the seal has the points (VP). The 8 bids 8 and counts 1, the 1 bids 1 and counts 8.</source>
        <translation>El número grande es la puja, el sello lleva los puntos (PV). El 8 puja 8 y cuenta 1, el 1 puja 1 y cuenta 8.</translation>
    </message>
    <message>
        <source>What is for sale?</source>
        <translation>¿Qué se vende?</translation>
    </message>
    <message>
        <source>The six cards of the row, for one card to six cards. After each round they slide, and cost less.</source>
        <translation>Las seis cartas de la fila, por una a seis cartas. Tras cada ronda se deslizan y cuestan menos.</translation>
    </message>
    <message>
        <source>Any of your own cards can pay.</source>
        <translation>Cualquiera de tus cartas puede pagar.</translation>
    </message>
    <message>
        <source>Which card do you keep?</source>
        <translation>¿Qué carta guardas?</translation>
    </message>
    <message>
        <source>Four of your five cards become your bid, and pay afterwards. The fifth waits face down, and comes back after the round.</source>
        <translation>Cuatro de tus cinco cartas son tu puja, y luego pagan. La quinta espera oculta, y vuelve tras la ronda.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 7.</source>
        <translation>Ahora: pulsa el 7 de arándano.</translation>
    </message>
    <message>
        <source>Now: set it aside.</source>
        <translation>Ahora: apártalo.</translation>
    </message>
    <message>
        <source>A power may wait, too. But you need it in this round.</source>
        <translation>También un poder puede esperar. Pero lo necesitas en esta ronda.</translation>
    </message>
    <message>
        <source>Who acts first?</source>
        <translation>¿Quién actúa primero?</translation>
    </message>
    <message>
        <source>Both bids lie open, and are added up: 15 against 13. You have won, so you buy and use powers first, {rival} after you.</source>
        <translation>Las dos pujas están a la vista y se suman: 15 contra 13. Has ganado: compras y usas poderes primero, {rival} después.</translation>
    </message>
    <message>
        <source>Now: compare the bids, then press Next.</source>
        <translation>Ahora: compara las pujas y pulsa Siguiente.</translation>
    </message>
    <message>
        <source>What is the whisk for?</source>
        <translation>¿Para qué es el batidor?</translation>
    </message>
    <message>
        <source>It marks a power: it bids 0 and counts 0. But once in each round in which you bid it, it works on a card of its suit.</source>
        <translation>Marca un poder: puja 0 y cuenta 0. Pero una vez en cada ronda en que lo pujas, actúa sobre una carta de su palo.</translation>
    </message>
    <message>
        <source>Cash a card in, change its suit, take one for nothing or steal one: you choose. You will do all four.</source>
        <translation>Cobrar una carta, cambiar su palo, tomar una gratis o birlar una: tú eliges. Harás las cuatro cosas.</translation>
    </message>
    <message>
        <source>What is the winner’s right?</source>
        <translation>¿Qué puede hacer quien gana?</translation>
    </message>
    <message>
        <source>Only the winner may steal: a card leaves {rival}’s bid for yours. {rival} can’t pay with it, but you can.</source>
        <translation>Solo quien gana puede birlar: una carta deja la puja de {rival} por la tuya. {rival} no puede pagar con ella, tú sí.</translation>
    </message>
    <message>
        <source>The mint power works on mint alone: there the mint 6 is all it can steal.</source>
        <translation>El poder de menta solo actúa sobre menta: ahí solo puede birlar el 6 de menta.</translation>
    </message>
    <message>
        <source>Now: click your mint power.</source>
        <translation>Ahora: pulsa tu poder de menta.</translation>
    </message>
    <message>
        <source>Now: click {rival}’s mint 6.</source>
        <translation>Ahora: pulsa el 6 de menta de {rival}.</translation>
    </message>
    <message>
        <source>Now: steal it.</source>
        <translation>Ahora: bírlalo.</translation>
    </message>
    <message>
        <source>It could take that. But what {rival} loses helps you.</source>
        <translation>Podría tomarla. Pero lo que pierde {rival} te ayuda.</translation>
    </message>
    <message>
        <source>Your own mint 4 is fine as it is.</source>
        <translation>Tu propio 4 de menta está bien como está.</translation>
    </message>
    <message>
        <source>First steal: then you have more to pay with.</source>
        <translation>Primero birla: así tienes más para pagar.</translation>
    </message>
    <message>
        <source>What does it really cost?</source>
        <translation>¿Qué cuesta de verdad?</translation>
    </message>
    <message>
        <source>The cherry 3 counts 6 and costs two cards. Paid cards of its suit stay yours; others are lost.</source>
        <translation>El 3 de cereza cuenta 6 y cuesta dos cartas. Las que pagan de su palo quedan contigo; las otras se pierden.</translation>
    </message>
    <message>
        <source>Now: buy it.</source>
        <translation>Ahora: cómpralo.</translation>
    </message>
    <message>
        <source>You may pay like that. Here take the second way.</source>
        <translation>Puedes pagar así. Aquí toma la segunda forma.</translation>
    </message>
    <message>
        <source>Not yet: buy something while you act first.</source>
        <translation>Aún no: compra algo mientras actúas primero.</translation>
    </message>
    <message>
        <source>Take the cherry 3: your cherry 5 fits it.</source>
        <translation>Toma el 3 de cereza: tu 5 de cereza le va bien.</translation>
    </message>
    <message>
        <source>Where is it all now?</source>
        <translation>¿Dónde está todo ahora?</translation>
    </message>
    <message>
        <source>Both cherries lie in your discards. When your deck is empty, your discards become the new one: so you draw them again. The mint 6 is out, beside the row.</source>
        <translation>Las dos cerezas están en tu descarte. Cuando tu mazo se vacía, tu descarte es el nuevo: así las robas otra vez. El 6 de menta está fuera, junto a la fila.</translation>
    </message>
    <message>
        <source>Now: yes, you are done.</source>
        <translation>Ahora: sí, has acabado.</translation>
    </message>
    <message>
        <source>You could, and a mint would stay. But it counts 1 only, and {rival} must buy it if you don’t: with no mint to pay.</source>
        <translation>Podrías, y una menta quedaría. Pero cuenta solo 1, y si no, {rival} debe comprarlo: sin menta con que pagar.</translation>
    </message>
    <message>
        <source>Below each card stands what you bid without it: 15 will do here. The 7 helps you more in the next round.</source>
        <translation>Bajo cada carta, lo que pujas sin ella: aquí bastan 15. El 7 te ayuda más en la próxima ronda.</translation>
    </message>
    <message>
        <source>Keep the blueberry 7: in the next round you need it more.</source>
        <translation>Guarda el 7 de arándano: en la próxima ronda lo necesitas más.</translation>
    </message>
    <message>
        <source>The cherry 5 stays. Let the mint 6 go, not your power: that works anew in every bid.</source>
        <translation>El 5 de cereza queda. Suelta el 6 de menta, no tu poder: ese sirve de nuevo en cada puja.</translation>
    </message>
    <message>
        <source>Now: click the cherry 3.</source>
        <translation>Ahora: pulsa el 3 de cereza.</translation>
    </message>
    <message>
        <source>Now: click the second way to pay.</source>
        <translation>Ahora: pulsa la segunda forma de pagar.</translation>
    </message>
    <message>
        <source>You could buy more. But the mint 8 counts only 1, and the tulip 2 soon costs less. What is left of your bid goes to your discards.</source>
        <translation>Podrías comprar más. Pero el 8 de menta solo cuenta 1, y el 2 de tulipán pronto costará menos. Lo que queda de tu puja va a tu descarte.</translation>
    </message>
    <message>
        <source>Now: press Done.</source>
        <translation>Ahora: pulsa Acabar.</translation>
    </message>
    <message>
        <source>It takes all three cards that you have left, and two of them would be lost.</source>
        <translation>Pide las tres cartas que te quedan, y dos se perderían.</translation>
    </message>
    <message>
        <source>That is all for this round: you are done.</source>
        <translation>Eso es todo en esta ronda: has acabado.</translation>
    </message>
    <message>
        <source>What has {rival} done?</source>
        <translation>¿Qué ha hecho {rival}?</translation>
    </message>
    <message>
        <source>Who loses a round acts after the winner, may not steal, and must buy the card at cost 1 if it is still there: so {rival} bought the mint 8.</source>
        <translation>Quien pierde una ronda actúa después, no puede birlar, y debe comprar la carta al coste 1 si sigue ahí: así {rival} compró el 8 de menta.</translation>
    </message>
    <message>
        <source>Then the row slid: the tulip 2 cost three cards, and costs one now. And both drew five cards.</source>
        <translation>Luego se deslizó la fila: el 2 de tulipán costaba tres cartas, y ahora una. Y los dos robaron del mazo cinco cartas.</translation>
    </message>
    <message>
        <source>And which one now?</source>
        <translation>¿Y ahora cuál?</translation>
    </message>
    <message>
        <source>The blueberry 7 is back in your hand. You want both powers in your bid, and blueberries to pay with: so the tulip 5 waits. Should the bids tie, it joins yours.</source>
        <translation>El 7 de arándano ha vuelto a tu mano. Quieres tus dos poderes en la puja, y arándanos con que pagar: así que espera el 5 de tulipán. Si hay empate, se une a los tuyos.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5.</source>
        <translation>Ahora: pulsa el 5 de tulipán.</translation>
    </message>
    <message>
        <source>You will need that one in this round: of all five the tulip 5 can wait.</source>
        <translation>Esa la necesitas en esta ronda: de las cinco puede esperar el 5 de tulipán.</translation>
    </message>
    <message>
        <source>Nobody is higher?</source>
        <translation>¿Nadie va por encima?</translation>
    </message>
    <message>
        <source>8 against 8, a tie. Both add the card set aside, your tulip 5 and a cherry 2: 13 against 10.</source>
        <translation>8 contra 8, empate. Los dos añaden la carta apartada, tu 5 de tulipán y un 2 de cereza: 13 contra 10.</translation>
    </message>
    <message>
        <source>Now: press Next until you act.</source>
        <translation>Ahora: pulsa Siguiente hasta que actúes.</translation>
    </message>
    <message>
        <source>Can a card cost nothing?</source>
        <translation>¿Puede una carta no costar nada?</translation>
    </message>
    <message>
        <source>Yes: a power takes it. In the row lies another tulip power, for four cards. Yours takes it free.</source>
        <translation>Sí: un poder la toma. En la fila hay otro poder de tulipán, por cuatro cartas. El tuyo lo toma gratis.</translation>
    </message>
    <message>
        <source>It joins your bid, ready to be used. You could also take from your discards, or what is out.</source>
        <translation>Se une a tu puja, listo para usarse. También podrías tomar de tu descarte, o de lo que está fuera.</translation>
    </message>
    <message>
        <source>Now: click your tulip power.</source>
        <translation>Ahora: pulsa tu poder de tulipán.</translation>
    </message>
    <message>
        <source>Now: click the tulip power in the row.</source>
        <translation>Ahora: pulsa el poder de tulipán de la fila.</translation>
    </message>
    <message>
        <source>Now: take it.</source>
        <translation>Ahora: tómalo.</translation>
    </message>
    <message>
        <source>The tulip 2 is cheap: that you can simply buy.</source>
        <translation>El 2 de tulipán es barato: ese lo puedes comprar sin más.</translation>
    </message>
    <message>
        <source>First take the other tulip power: so you have one more to use.</source>
        <translation>Primero toma el otro poder de tulipán: así tienes uno más que usar.</translation>
    </message>
    <message>
        <source>Which card is in your way?</source>
        <translation>¿Qué carta te estorba?</translation>
    </message>
    <message>
        <source>The blueberry 1: it counts 8, but bids 1 alone, and fills one of your five places whenever it comes. Cash it in.</source>
        <translation>El 1 de arándano: cuenta 8, pero puja solo 1, y ocupa uno de tus cinco sitios cada vez que viene. Cóbralo.</translation>
    </message>
    <message>
        <source>It leaves play for good. Its points are safe: it still counts for you.</source>
        <translation>Deja el juego para siempre. Sus puntos están a salvo: aún cuenta para ti.</translation>
    </message>
    <message>
        <source>Now: click the blueberry power.</source>
        <translation>Ahora: pulsa el poder de arándano.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 1, then Cash in.</source>
        <translation>Ahora: pulsa el 1 de arándano, y Cobrar.</translation>
    </message>
    <message>
        <source>Now: cash it in.</source>
        <translation>Ahora: cóbralo.</translation>
    </message>
    <message>
        <source>The 7 counts 2 only, and bids well: keep that.</source>
        <translation>El 7 cuenta solo 2, y puja bien: ese guárdalo.</translation>
    </message>
    <message>
        <source>Not the 7: with it you will pay.</source>
        <translation>El 7 no: con él vas a pagar.</translation>
    </message>
    <message>
        <source>First bring the blueberry 1 to safety.</source>
        <translation>Primero pon a salvo el 1 de arándano.</translation>
    </message>
    <message>
        <source>How do you lose nothing?</source>
        <translation>¿Cómo no pierdes nada?</translation>
    </message>
    <message>
        <source>The blueberry 4 costs three cards, and you have two blueberries. Make the tulip 5 the third one.</source>
        <translation>El 4 de arándano cuesta tres cartas, y tienes dos arándanos. Haz del 5 de tulipán el tercero.</translation>
    </message>
    <message>
        <source>It is a blueberry until it has paid, or you are done. Then it is a tulip again.</source>
        <translation>Es arándano hasta que pague, o hayas acabado. Luego vuelve a ser tulipán.</translation>
    </message>
    <message>
        <source>Now: click the new tulip power.</source>
        <translation>Ahora: pulsa el nuevo poder de tulipán.</translation>
    </message>
    <message>
        <source>Now: click the tulip 5, then Change suit, then blueberry.</source>
        <translation>Ahora: pulsa el 5 de tulipán, Cambiar de palo, y arándano.</translation>
    </message>
    <message>
        <source>Now: make it a blueberry.</source>
        <translation>Ahora: hazlo arándano.</translation>
    </message>
    <message>
        <source>Safe it would be, too. But it has to pay.</source>
        <translation>A salvo también estaría. Pero tiene que pagar.</translation>
    </message>
    <message>
        <source>You want to buy a blueberry: that suit it is.</source>
        <translation>Quieres comprar un arándano: ese es el palo.</translation>
    </message>
    <message>
        <source>First make the tulip 5 a blueberry.</source>
        <translation>Primero haz arándano el 5 de tulipán.</translation>
    </message>
    <message>
        <source>What can pay for it?</source>
        <translation>¿Qué puede pagarlo?</translation>
    </message>
    <message>
        <source>Any card, used powers too. These three are blueberries by now, so all of them stay yours.</source>
        <translation>Cualquier carta, también poderes usados. Estas tres son ya arándanos, así que todas quedan contigo.</translation>
    </message>
    <message>
        <source>Without the change a third card would be lost.</source>
        <translation>Sin el cambio se perdería una tercera carta.</translation>
    </message>
    <message>
        <source>Now: click the blueberry 4.</source>
        <translation>Ahora: pulsa el 4 de arándano.</translation>
    </message>
    <message>
        <source>Pay with blueberries alone: then you lose none.</source>
        <translation>Paga solo con arándanos: así no pierdes ninguno.</translation>
    </message>
    <message>
        <source>Buy the blueberry 4: it is all prepared.</source>
        <translation>Compra el 4 de arándano: todo está listo.</translation>
    </message>
    <message>
        <source>What is left to do?</source>
        <translation>¿Qué queda por hacer?</translation>
    </message>
    <message>
        <source>Both tulip powers are used, but one pays for the tulip 2, which counts 7, and stays yours.</source>
        <translation>Los dos poderes de tulipán están usados, pero uno paga el 2 de tulipán, que cuenta 7, y queda contigo.</translation>
    </message>
    <message>
        <source>Now: click the tulip 2.</source>
        <translation>Ahora: pulsa el 2 de tulipán.</translation>
    </message>
    <message>
        <source>It pays as well as the other. Leave it as it was.</source>
        <translation>Paga igual de bien que el otro. Déjalo como estaba.</translation>
    </message>
    <message>
        <source>Buy the tulip 2: a power of its suit is enough.</source>
        <translation>Compra el 2 de tulipán: basta un poder de su palo.</translation>
    </message>
    <message>
        <source>How is it counted?</source>
        <translation>¿Cómo se cuenta?</translation>
    </message>
    <message>
        <source>All your cards count, and of each suit the one with the fewest points once more: 48 points by now. {rival} has 33.</source>
        <translation>Cuentan todas tus cartas, y de cada palo otra vez la de menos puntos: 48 puntos ya. {rival} tiene 33.</translation>
    </message>
    <message>
        <source>Your cherries: 6 + 4, and 4 once more. Where you own a power, that has the fewest, 0: no bonus.</source>
        <translation>Tus cerezas: 6 + 4, y 4 otra vez. Donde tienes un poder, ese es el de menos, 0: sin extra.</translation>
    </message>
    <message>
        <source>When is it over?</source>
        <translation>¿Cuándo se acaba?</translation>
    </message>
    <message>
        <source>So round follows round. Once the auction deck is empty, both are asked before each. If both want to stop, it is over, and more points win.</source>
        <translation>Así sigue ronda tras ronda. Cuando el mazo de la subasta está vacío, se pregunta a los dos antes de cada una. Si los dos quieren parar, se acabó, y gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>¡Ya sabes jugar!</translation>
    </message>
    <message>
        <source>The higher bid acts first; the other must buy at cost 1.</source>
        <translation>La puja más alta actúa primero; el otro debe comprar al coste 1.</translation>
    </message>
    <message>
        <source>Pay in the suit that you buy: then your cards stay yours.</source>
        <translation>Paga en el palo que compras: así tus cartas quedan contigo.</translation>
    </message>
    <message>
        <source>Powers first, purchases after: a used power can still pay.</source>
        <translation>Primero poderes, luego compras: un poder usado aún puede pagar.</translation>
    </message>
    <message>
        <source>In two rounds you got four cards, and lost none of your own.</source>
        <translation>En dos rondas ganaste cuatro cartas, y no perdiste ninguna tuya.</translation>
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
        <translation>PV de todas las cartas</translation>
    </message>
    <message>
        <source>+ {suit}</source>
        <translation>+ {suit}</translation>
    </message>
    <message>
        <source>the lowest card once more: {suit}</source>
        <translation>la carta más baja otra vez: {suit}</translation>
    </message>
    <message>
        <source>{card}: {vp} VP, twice</source>
        <translation>{card}: {vp} PV, dos veces</translation>
    </message>
    <message>
        <source>{card}: {vp} VP</source>
        <translation>{card}: {vp} PV</translation>
    </message>
    <message>
        <source>Every card is sold.</source>
        <translation>Todas las cartas están vendidas.</translation>
    </message>
    <message>
        <source>Both wanted to stop.</source>
        <translation>Los dos querían parar.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>Cards owned: {names}.</source>
        <translation>Cartas: {names}.</translation>
    </message>
    <message>
        <source>For two rounds no card has left the row.</source>
        <translation>En dos rondas no ha salido ninguna carta de la fila.</translation>
    </message>
    <message>
        <source>Of each suit the card with the fewest VP counts once more (+).</source>
        <translation>De cada palo cuenta otra vez la carta con menos PV (+).</translation>
    </message>
    <message>
        <source>Of equal points, fewer cards decide.</source>
        <translation>A igual número de puntos deciden menos cartas.</translation>
    </message>
</context>
<context>
    <name>EasierPanel</name>
    <message>
        <source>Easier to see and use</source>
        <translation>Más fácil de ver y usar</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>cross-fades, nothing travels</source>
        <translation>fundidos, nada se desplaza</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>all of the screen for the table</source>
        <translation>toda la pantalla para la mesa</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismo reparto</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Resultado final</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>{name} serves cake {number}</source>
        <translation>{name} sirve la tarta {number}</translation>
    </message>
    <message>
        <source>{name} eats {slices} already collected</source>
        <translation>{name} come {slices} de lo guardado</translation>
    </message>
    <message>
        <source>Left over: {slices}</source>
        <translation>Sobra: {slices}</translation>
    </message>
    <message>
        <source>The slices are shuffled for match {number}</source>
        <translation>Se barajan las porciones para la partida {number}</translation>
    </message>
    <message>
        <source>Match {number} is counted</source>
        <translation>Se cuenta la partida {number}</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Se cuentan los puntos</translation>
    </message>
    <message>
        <source>{name} eats a whole piece: {slices}</source>
        <translation>{name} come un trozo entero: {slices}</translation>
    </message>
    <message>
        <source>{name} collects {slices}</source>
        <translation>{name} guarda {slices}</translation>
    </message>
    <message>
        <source>{name} eats {eaten} and collects {slices}</source>
        <translation>{name} come {eaten} y guarda {slices}</translation>
    </message>
    <message>
        <source>{letter}: {slices}.</source>
        <translation>{letter}: {slices}.</translation>
    </message>
    <message>
        <source>{name} leaves the cake whole</source>
        <translation>{name} deja la tarta entera</translation>
    </message>
    <message numerus="yes">
        <source>{name} cuts %n piece(s)</source>
        <translation>
            <numerusform>{name} corta %n trozo</numerusform>
            <numerusform>{name} corta %n trozos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no card left and passes</source>
        <translation>{name} no tiene más cartas y pasa</translation>
    </message>
    <message>
        <source>{name} puts the half point on {cake}</source>
        <translation>{name} pone el medio punto en {cake}</translation>
    </message>
    <message>
        <source>New in the row: {cakes}</source>
        <translation>Nuevo en la fila: {cakes}</translation>
    </message>
    <message>
        <source>{name} bid on {cakes}</source>
        <translation>{name} pujó por {cakes}</translation>
    </message>
    <message>
        <source>Round {number} begins: {name} starts and holds the half point</source>
        <translation>Empieza la ronda {number}: {name} abre y tiene el medio punto</translation>
    </message>
    <message>
        <source>{name} stacked {cake}</source>
        <translation>{name} apiló {cake}</translation>
    </message>
    <message>
        <source>{cakes} of {name} fell</source>
        <translation>Derrumbe de {name}: {cakes}</translation>
    </message>
</context>
<context>
    <name>FreeSeat</name>
    <message>
        <source>Free seat</source>
        <translation>Puesto libre</translation>
    </message>
</context>
<context>
    <name>GameSection</name>
    <message>
        <source>This game</source>
        <translation>Este juego</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>A rematch passes it on to the next seat.</source>
        <translation>La revancha lo pasa al puesto siguiente.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>a suertes</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message>
        <source>Bidding card {kind}, chosen</source>
        <translation>Carta de puja {kind}, elegida</translation>
    </message>
    <message>
        <source>Bidding card {kind}</source>
        <translation>Carta de puja {kind}</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Help text</source>
        <translation>Texto de ayuda</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no está</translation>
    </message>
</context>
<context>
    <name>HelpText</name>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking of a hint …</source>
        <translation>Buscando una pista…</translation>
    </message>
    <message>
        <source>Thinking about it …</source>
        <translation>Pensándolo…</translation>
    </message>
    <message>
        <source>No advice can be had just now.</source>
        <translation>Ahora mismo no hay consejo.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Nada más se le acerca.</translation>
    </message>
    <message>
        <source>Not quite as good: {moves}</source>
        <translation>No tan bueno: {moves}</translation>
    </message>
    <message>
        <source>Not quite as good from the beginning of the turn: {moves}</source>
        <translation>No tan bueno desde el comienzo del turno: {moves}</translation>
    </message>
    <message>
        <source>Hint from the beginning of the turn: {moves}</source>
        <translation>Pista desde el comienzo del turno: {moves}</translation>
    </message>
    <message>
        <source>Hint: {moves}</source>
        <translation>Pista: {moves}</translation>
    </message>
    <message>
        <source>{move} Or: {other}</source>
        <translation>{move} O bien: {other}</translation>
    </message>
    <message>
        <source>{name} did that in secret, and does not say why.</source>
        <translation>{name} lo hizo en secreto, y no dice por qué.</translation>
    </message>
    <message>
        <source>Why {name} did that: {reasons}</source>
        <translation>Por qué lo hizo {name}: {reasons}</translation>
    </message>
    <message>
        <source>Hints shown: {counts}.</source>
        <translation>Pistas mostradas: {counts}.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>The record {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>El registro {file} es de una versión posterior de CakeDesk. Se conserva como está.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be read: {why}.</source>
        <translation>El registro {file} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>The record {file} is damaged. It is kept as it is.</source>
        <translation>El registro {file} está dañado. Se conserva como está.</translation>
    </message>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>La partida no se puede escribir en {file}: {why}.</translation>
    </message>
    <message>
        <source>The match {file} can&apos;t be deleted: {why}.</source>
        <translation>La partida {file} no se puede borrar: {why}.</translation>
    </message>
    <message>
        <source>The match can&apos;t be brought back: {why}.</source>
        <translation>La partida no se puede recuperar: {why}.</translation>
    </message>
    <message>
        <source>The finished matches can&apos;t be read: {why}.</source>
        <translation>Las partidas acabadas no se pueden leer: {why}.</translation>
    </message>
    <message>
        <source>The index of the history can&apos;t be kept ({why}); the records are read each time.</source>
        <translation>El índice del historial no se puede guardar ({why}); los registros se leen cada vez.</translation>
    </message>
    <message>
        <source>The match {file} is not in the history any more.</source>
        <translation>La partida {file} ya no está en el historial.</translation>
    </message>
    <message>
        <source>The record {file} can&apos;t be shown: its move {number} is against the rules. It is kept as it is.</source>
        <translation>El registro {file} no se puede mostrar: su jugada {number} va contra las reglas. Se conserva como está.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Games that are shown</source>
        <translation>Juegos que se muestran</translation>
    </message>
    <message>
        <source>People that are shown</source>
        <translation>Personas que se muestran</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Partidas acabadas</translation>
    </message>
    <message>
        <source>Not all records have been read.</source>
        <translation>No se han leído todos los registros.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {count}</source>
        <translation>Leyendo los registros: {done} de {count}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All people</source>
        <translation>Todas las personas</translation>
    </message>
    <message>
        <source>No finished match fits both choices.</source>
        <translation>Ninguna partida acabada cumple ambas cosas.</translation>
    </message>
    <message>
        <source>Here your finished games will stand, with all their points. The first slice is yours!</source>
        <translation>Aquí estarán tus partidas acabadas, con todos sus puntos. ¡La primera porción es tuya!</translation>
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
        <translation>ayer</translation>
    </message>
    <message>
        <source>given up by {names}</source>
        <translation>abandono de {names}</translation>
    </message>
    <message>
        <source>{name} won with {points}</source>
        <translation>{name} ganó con {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>Which cake today?</source>
        <translation>¿Qué tarta hoy?</translation>
    </message>
    <message>
        <source>A game at one table, for friends and computer players.</source>
        <translation>Un juego en una mesa, con amigos y con el ordenador.</translation>
    </message>
</context>
<context>
    <name>ItemHelp</name>
    <message>
        <source>Collected: {names}.</source>
        <translation>Guardadas: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n slice(s) of it; who collects most scores as many points.</source>
        <translation>
            <numerusform>El juego tiene %n porción; quien guarda más gana esos puntos.</numerusform>
            <numerusform>El juego tiene %n porciones; quien guarda más gana esos puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eaten, each scores %n point(s).</source>
        <translation>
            <numerusform>Comida, cada una da %n punto.</numerusform>
            <numerusform>Comida, cada una da %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has collected any.</source>
        <translation>Nadie ha guardado ninguna.</translation>
    </message>
</context>
<context>
    <name>JoinedWords</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} y {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
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
        <translation>La última jugada está guardada.</translation>
    </message>
    <message>
        <source>The last move is not saved yet.</source>
        <translation>La última jugada aún no está guardada.</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>step {number} of {steps}</source>
        <translation>paso {number} de {steps}</translation>
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
        <translation>Eso habría contado. En la lección volvemos un paso atrás.</translation>
    </message>
    <message>
        <source>This step needs what was placed before. It is there again.</source>
        <translation>Este paso necesita lo que ya estaba puesto. Aquí está otra vez.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here: as it says.</source>
        <translation>En una partida puedes hacerlo. Aquí: como se dice.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jugar de verdad</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>That comes later. What you need now is framed.</source>
        <translation>Eso viene después. Lo que necesitas ahora está enmarcado.</translation>
    </message>
    <message>
        <source>Have a look first; then press Next.</source>
        <translation>Primero mira; luego pulsa Siguiente.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>No computer player sees hidden cards.</source>
        <translation>Ningún ordenador ve cartas ocultas.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Beginner takes what gives most points at once.</source>
        <translation>Principiante toma lo que más puntos da al momento.</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>novato</translation>
    </message>
    <message>
        <source>Novice takes points at once, too, but sees the worst mistakes coming.</source>
        <translation>Novato también toma puntos al momento, pero ve venir lo peor.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Easy likes points at once, but gives up little of what comes later.</source>
        <translation>Fácil quiere puntos al momento, pero sacrifica poco de lo que viene.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>Fair prefers points at once only where that hardly costs anything.</source>
        <translation>Correcto prefiere puntos al momento solo si apenas cuesta nada.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Medium weighs every move, but plans no further.</source>
        <translation>Medio sopesa cada jugada, pero no planea más allá.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Hard plays its best moves on in thought before it chooses.</source>
        <translation>Difícil juega sus mejores jugadas en la mente antes de elegir.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Expert plays on more moves, longer, and takes its time.</source>
        <translation>Experto juega en la mente más jugadas, más lejos, sin prisa.</translation>
    </message>
</context>
<context>
    <name>ListWording</name>
    <message>
        <source>no new lead for {name}</source>
        <translation>ninguna mayoría nueva para {name}</translation>
    </message>
    <message>
        <source>no new lead</source>
        <translation>ninguna mayoría nueva</translation>
    </message>
    <message>
        <source>{leads}: +{points}</source>
        <translation>{leads}: +{points}</translation>
    </message>
    <message>
        <source>new leads for {name}</source>
        <translation>mayorías nuevas para {name}</translation>
    </message>
    <message>
        <source>new leads</source>
        <translation>mayorías nuevas</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Lines of the log</source>
        <translation>Líneas del diario</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Cerrar el diario</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Copy all these lines</source>
        <translation>Copiar todas estas líneas</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n línea copiada</numerusform>
            <numerusform>%n líneas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a line: see that moment.</source>
        <translation>Pulsa una línea: ve ese momento.</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>The table shows this moment</source>
        <translation>La mesa muestra este momento</translation>
    </message>
</context>
<context>
    <name>LogWording</name>
    <message>
        <source>The draw for the first turn</source>
        <translation>El sorteo del primer turno</translation>
    </message>
    <message>
        <source>The turn of {name}</source>
        <translation>El turno de {name}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} roba {card}</translation>
    </message>
    <message>
        <source>{name} drafts {card}</source>
        <translation>{name} elige {card}</translation>
    </message>
    <message>
        <source>{name} passes the card to the table</source>
        <translation>{name} deja la carta en el mostrador</translation>
    </message>
    <message>
        <source>{name} swipes {layer} from {other}</source>
        <translation>{name} birla {layer} a {other}</translation>
    </message>
    <message>
        <source>{name} squeezes in {layer}</source>
        <translation>{name} cuela {layer}</translation>
    </message>
    <message>
        <source>{name} places {layer}</source>
        <translation>{name} pone {layer}</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}</source>
        <translation>{name} cambia {removed} por {layer}</translation>
    </message>
    <message>
        <source>{name} swaps in {layer} for {removed}, with Squeeze</source>
        <translation>{name} cambia {removed} por {layer}, con Colar</translation>
    </message>
    <message>
        <source>The deck is empty. {won}</source>
        <translation>El mazo está vacío. {won}</translation>
    </message>
    <message>
        <source>{name} clears the platter without a ribbon</source>
        <translation>{name} despeja la bandeja sin cinta</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins {ribbon} with %n layer(s)</source>
        <translation>
            <numerusform>{name} gana {ribbon} con %n piso</numerusform>
            <numerusform>{name} gana {ribbon} con %n pisos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Cake {number}</source>
        <translation>Tarta {number}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>{name} serves</source>
        <translation>{name} sirve</translation>
    </message>
    <message>
        <source>Points of match {number}</source>
        <translation>Puntos de la partida {number}</translation>
    </message>
    <message>
        <source>{name}: {eaten} eaten + {leads} from leads = {total}</source>
        <translation>{name}: {eaten} comidos + {leads} de mayorías = {total}</translation>
    </message>
    <message>
        <source>Round {number}, resolving</source>
        <translation>Ronda {number}, resolución</translation>
    </message>
    <message>
        <source>Round {number}, stacking</source>
        <translation>Ronda {number}, apilar</translation>
    </message>
    <message>
        <source>{name} begins and holds the half point</source>
        <translation>{name} empieza y tiene el medio punto</translation>
    </message>
    <message>
        <source>Round {number}, bidding</source>
        <translation>Ronda {number}, pujas</translation>
    </message>
    <message>
        <source>Put away, out of this game: {cake}</source>
        <translation>Retirada, fuera de esta partida: {cake}</translation>
    </message>
    <message>
        <source>{name}: one down on {cake}, the last card</source>
        <translation>{name}: una oculta en {cake}, la última carta</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, the last card</source>
        <translation>{name}: {bid} a la vista en {cake}, la última carta</translation>
    </message>
    <message>
        <source>{name}: {bid} up and one down on {cake}</source>
        <translation>{name}: {bid} a la vista y una oculta en {cake}</translation>
    </message>
    <message>
        <source>{name}: {bid} up on {cake}, one down on {other}</source>
        <translation>{name}: {bid} a la vista en {cake}, una oculta en {other}</translation>
    </message>
    <message>
        <source>{name} begins a stack with {cake}</source>
        <translation>{name} empieza una torre con {cake}</translation>
    </message>
    <message>
        <source>{name} puts {cake} on {below}</source>
        <translation>{name} pone {cake} sobre {below}</translation>
    </message>
    <message>
        <source>{cake} of {name} bears too much and falls</source>
        <translation>{cake} de {name} aguanta demasiado y cae</translation>
    </message>
    <message>
        <source>{cakes} of {name} bear too much and fall</source>
        <translation>{cakes} de {name} aguantan demasiado y caen</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Points after round {number}: {points}</source>
        <translation>Puntos tras la ronda {number}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the game with %n point(s)</source>
        <translation>
            <numerusform>{name} gana la partida con %n punto</numerusform>
            <numerusform>{name} gana la partida con %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s) each</source>
        <translation>
            <numerusform>{names} comparten la victoria con %n punto</numerusform>
            <numerusform>{names} comparten la victoria con %n puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookPanel</name>
    <message>
        <source>Language and look</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>as system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>The table makes room for it at every window size.</source>
        <translation>La mesa le hace sitio en cualquier tamaño de ventana.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Print the cards …</source>
        <translation>Imprimir las cartas…</translation>
    </message>
    <message>
        <source>Own cards and pictures</source>
        <translation>Cartas e imágenes propias</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Take my whole turn again</source>
        <translation>Deshacer todo mi turno</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>¿Qué puedo hacer?</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Leer la mesa</translation>
    </message>
    <message>
        <source>Cover the table</source>
        <translation>Cubrir la mesa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Que un ordenador juegue por…</translation>
    </message>
    <message>
        <source>Give up the game</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>About CakeDesk</source>
        <translation>Acerca de CakeDesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Everything is saved again.</source>
        <translation>Todo está guardado otra vez.</translation>
    </message>
    <message>
        <source>Some pictures can&apos;t be drawn. Plain ones with their names stand in for them.</source>
        <translation>Algunas imágenes no se pueden dibujar. Unas sencillas, con su nombre, las sustituyen.</translation>
    </message>
    <message>
        <source>Own card lists go into “lists”, own pictures into “art”, both in {folder}.</source>
        <translation>Las listas de cartas propias van en «lists», las imágenes propias en «art», ambas en {folder}.</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>Back to the matches</source>
        <translation>Volver a las partidas</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
</context>
<context>
    <name>MatchFooter</name>
    <message>
        <source>Watch it again</source>
        <translation>Verla de nuevo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Check the shuffle</source>
        <translation>Comprobar el reparto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>A record that can’t be used</source>
        <translation>Un registro que no sirve</translation>
    </message>
    <message>
        <source>{match}, {when}</source>
        <translation>{match}, {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>reparto {number}</translation>
    </message>
    <message>
        <source>with own lists</source>
        <translation>con listas propias</translation>
    </message>
</context>
<context>
    <name>MatchSession</name>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Answers can be taken back</source>
        <translation>Se pueden deshacer respuestas</translation>
    </message>
    <message>
        <source>Answers back</source>
        <translation>Respuestas</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>everything played at this desk</source>
        <translation>todo lo jugado en esta mesa</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Older saves</source>
        <translation>Guardados anteriores</translation>
    </message>
    <message>
        <source>Damaged saves</source>
        <translation>Guardados dañados</translation>
    </message>
    <message>
        <source>“{match}” is deleted.</source>
        <translation>«{match}» está borrada.</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>MishapReport</name>
    <message>
        <source>Something went wrong in the program; the match is saved up to its last action. {where}</source>
        <translation>Algo ha fallado en el programa; la partida está guardada hasta su última jugada. {where}</translation>
    </message>
    <message>
        <source>Details: {file}</source>
        <translation>Detalles: {file}</translation>
    </message>
    <message>
        <source>CakeDesk has crashed; the match is saved up to its last action. Details: {file}</source>
        <translation>CakeDesk se ha cerrado por un fallo; la partida está guardada hasta su última jugada. Detalles: {file}</translation>
    </message>
</context>
<context>
    <name>MomentNames</name>
    <message numerus="yes">
        <source>Before the first of %n move(s)</source>
        <translation>
            <numerusform>Antes de la primera de %n jugada</numerusform>
            <numerusform>Antes de la primera de %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>During move {number} of {count}, as it was</source>
        <translation>Durante la jugada {number} de {count}, como era</translation>
    </message>
    <message>
        <source>Move {number} of {count}, as it was</source>
        <translation>Jugada {number} de {count}, como era</translation>
    </message>
</context>
<context>
    <name>MomentStrip</name>
    <message>
        <source>Earlier moment</source>
        <translation>Momento anterior</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver a ahora</translation>
    </message>
</context>
<context>
    <name>MomentTable</name>
    <message>
        <source>Table as it was</source>
        <translation>La mesa como era</translation>
    </message>
</context>
<context>
    <name>NameSuggestions</name>
    <message>
        <source>Known names</source>
        <translation>Nombres conocidos</translation>
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
        <translation>Puesto {number}</translation>
    </message>
</context>
<context>
    <name>OfferStrip</name>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarla</translation>
    </message>
</context>
<context>
    <name>OldSaves</name>
    <message>
        <source>{when}: {file}, nothing can be read</source>
        <translation>{when}: {file}, no se puede leer nada</translation>
    </message>
    <message>
        <source>{when}: {match}, moves: {count}</source>
        <translation>{when}: {match}, jugadas: {count}</translation>
    </message>
    <message>
        <source>a later version of CakeDesk has written it</source>
        <translation>lo ha escrito una versión posterior de CakeDesk</translation>
    </message>
    <message>
        <source>The save {file} can&apos;t be opened: {why}.</source>
        <translation>El guardado {file} no se puede abrir: {why}.</translation>
    </message>
    <message>
        <source>What was hidden at this save is dealt anew: some of it has been seen since.</source>
        <translation>Lo que estaba oculto en este guardado se reparte de nuevo: algo se ha visto desde entonces.</translation>
    </message>
    <message>
        <source>{match}, older save</source>
        <translation>{match}, guardado anterior</translation>
    </message>
    <message>
        <source>This save is damaged. The match goes on after move {count}, the last that can be read.</source>
        <translation>Este guardado está dañado. La partida sigue tras la jugada {count}, la última que se puede leer.</translation>
    </message>
</context>
<context>
    <name>OrderSection</name>
    <message>
        <source>Order of seats</source>
        <translation>Orden de los puestos</translation>
    </message>
    <message>
        <source>Play goes round from top to bottom.</source>
        <translation>Se juega de arriba abajo.</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordenador, {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message>
        <source>Out of play</source>
        <translation>Fuera de juego</translation>
    </message>
    <message>
        <source>Put away, out of play: {cards}</source>
        <translation>Retirada, fuera de juego: {cards}</translation>
    </message>
    <message>
        <source>Fallen: {cards}</source>
        <translation>Caídas: {cards}</translation>
    </message>
    <message>
        <source>Nobody got: {cards}</source>
        <translation>De nadie: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <translation>
            <numerusform>{count} de %n carta</numerusform>
            <numerusform>{count} de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>put away</source>
        <translation>retirada</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>SNATCH used: {names}</source>
        <translation>ZARPAZO usado: {names}</translation>
    </message>
    <message>
        <source>SNATCH used</source>
        <translation>ZARPAZO usado</translation>
    </message>
</context>
<context>
    <name>OwnCards</name>
    <message>
        <source>This match of {game} is played with an own list, which its record brings: {files}.</source>
        <translation>Esta partida de {game} se juega con una lista propia, que trae su registro: {files}.</translation>
    </message>
    <message>
        <source>Your list for {game} can&apos;t be used: {why}. The built-in one is used.</source>
        <translation>Tu lista para {game} no sirve: {why}. Se usa la original.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}</source>
        <translation>{file}, línea {line}: {what}</translation>
    </message>
</context>
<context>
    <name>OwnPictures</name>
    <message>
        <source>it is damaged, or no picture</source>
        <translation>está dañada o no es una imagen</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is no zip file, or it is damaged</source>
        <translation>no es un archivo zip o está dañado</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Own pictures that are named after no card of {game} ({count}): {files}; a name that fits: {example}</source>
        <translation>Imágenes propias que no llevan el nombre de ninguna carta de {game} ({count}): {files}; un nombre que vale: {example}</translation>
    </message>
    <message>
        <source>The own picture {file} can&apos;t be used: {why}. The built-in one is shown.</source>
        <translation>La imagen propia {file} no se puede usar: {why}. Se muestra la incluida.</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>Peek</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Hold to see what you have eaten (P)</source>
        <translation>Mantén pulsado para ver lo que has comido (P)</translation>
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
        <translation>Partidas seguidas</translation>
    </message>
    <message>
        <source>their points are added up</source>
        <translation>sus puntos se suman</translation>
    </message>
    <message>
        <source>Eaten slices lie open</source>
        <translation>Las porciones comidas están a la vista</translation>
    </message>
    <message>
        <source>else the others see only how many</source>
        <translation>si no, los demás solo ven cuántas</translation>
    </message>
    <message>
        <source>the cake must be cut now</source>
        <translation>ahora hay que cortar la tarta</translation>
    </message>
    <message>
        <source>the cake is cut already</source>
        <translation>la tarta ya está cortada</translation>
    </message>
    <message>
        <source>the slices must be shuffled for the next match</source>
        <translation>hay que barajar las porciones para la partida siguiente</translation>
    </message>
    <message>
        <source>the slices are not shuffled now</source>
        <translation>ahora no se barajan las porciones</translation>
    </message>
    <message>
        <source>these are not the slices of this game</source>
        <translation>no son las porciones de este juego</translation>
    </message>
    <message>
        <source>the slices of a cake are numbered from 0 to 10</source>
        <translation>las porciones de una tarta van de 0 a 10</translation>
    </message>
    <message>
        <source>a single cut makes no piece: cut at least twice</source>
        <translation>un solo corte no hace trozo: corta al menos dos veces</translation>
    </message>
    <message>
        <source>this cake can be cut into at most {most} pieces</source>
        <translation>esta tarta se corta en {most} trozos como mucho</translation>
    </message>
    <message>
        <source>two seats cut a cake into one, two or four pieces, not into three</source>
        <translation>entre dos se corta una tarta en uno, dos o cuatro trozos, no en tres</translation>
    </message>
    <message>
        <source>no piece that is left starts at slice {start}</source>
        <translation>ningún trozo que quede empieza en la porción {start}</translation>
    </message>
    <message>
        <source>there are no such slices</source>
        <translation>no hay tales porciones</translation>
    </message>
    <message>
        <source>slices of {variety} in the piece: {count}, no more</source>
        <translation>porciones de {variety} en el trozo: {count}, no más</translation>
    </message>
    <message>
        <source>no piece is left</source>
        <translation>no queda trozo</translation>
    </message>
    <message>
        <source>there is no such kind of slice</source>
        <translation>no hay tal clase de porción</translation>
    </message>
    <message>
        <source>this seat has collected no slice of {variety}</source>
        <translation>este puesto no ha guardado ninguna porción de {variety}</translation>
    </message>
    <message>
        <source>this seat has collected {variety} from this cake only: that stays</source>
        <translation>este puesto solo ha guardado {variety} de esta tarta: eso queda</translation>
    </message>
    <message>
        <source>while pieces are left, a seat can&apos;t pass</source>
        <translation>mientras queden trozos no se puede pasar</translation>
    </message>
</context>
<context>
    <name>PieceOCakeAdvice</name>
    <message>
        <source>Leave the cake whole</source>
        <translation>Dejar la tarta entera</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n piece(s)</source>
        <translation>
            <numerusform>Cortar %n trozo</numerusform>
            <numerusform>Cortar %n trozos</numerusform>
        </translation>
    </message>
    <message>
        <source>Take piece {letter}. {deed}</source>
        <translation>Tomar el trozo {letter}. {deed}</translation>
    </message>
    <message>
        <source>Eat {slices} already collected</source>
        <translation>Comer {slices} de lo guardado</translation>
    </message>
    <message>
        <source>Eat a whole piece: {slices}</source>
        <translation>Comer un trozo entero: {slices}</translation>
    </message>
    <message>
        <source>Collect {slices}</source>
        <translation>Guardar {slices}</translation>
    </message>
    <message>
        <source>Eat {eaten} and collect {slices}</source>
        <translation>Comer {eaten} y guardar {slices}</translation>
    </message>
    <message>
        <source>The cream brings {points} at once.</source>
        <translation>La nata da en el acto {points}.</translation>
    </message>
    <message>
        <source>It takes the lead in {variety}, which counts {points}.</source>
        <translation>Eso gana la mayoría en {variety}, que da {points}.</translation>
    </message>
    <message>
        <source>It holds the lead in {variety}, which counts {points}.</source>
        <translation>Eso mantiene la mayoría en {variety}, que da {points}.</translation>
    </message>
    <message>
        <source>It collects {slices} for leads to come.</source>
        <translation>Eso guarda {slices} para mayorías por venir.</translation>
    </message>
    <message>
        <source>The lead in {variety} is hardly to be had any more.</source>
        <translation>La mayoría en {variety} ya casi no se alcanza.</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n porción</numerusform>
            <numerusform>%n porciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceOCakeBoard</name>
    <message>
        <source>One cuts, the others choose: eat slices for sure points or collect them for the most.</source>
        <translation>Uno corta, los demás eligen: come por puntos seguros o guarda para tener más que nadie.</translation>
    </message>
    <message>
        <source>also which leads a piece would bring</source>
        <translation>también qué mayorías traería un trozo</translation>
    </message>
    <message>
        <source>Slices still to come</source>
        <translation>Porciones por venir</translation>
    </message>
    <message>
        <source>how many of each kind nobody has seen yet</source>
        <translation>cuántas de cada clase no ha visto nadie aún</translation>
    </message>
    <message>
        <source>Pieces to choose from</source>
        <translation>Trozos para elegir</translation>
    </message>
    <message>
        <source>those still free light up</source>
        <translation>los que aún están libres se iluminan</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>Apricot</source>
        <translation>Albaricoque</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>Cereza</translation>
    </message>
    <message>
        <source>Blackberry</source>
        <translation>Mora</translation>
    </message>
    <message>
        <source>Kiwi</source>
        <translation>Kiwi</translation>
    </message>
    <message>
        <source>Gooseberry</source>
        <translation>Grosella</translation>
    </message>
    <message>
        <source>Strawberry</source>
        <translation>Fresa</translation>
    </message>
    <message>
        <source>Chocolate</source>
        <translation>Chocolate</translation>
    </message>
    <message>
        <source>eaten</source>
        <translation>comido</translation>
    </message>
</context>
<context>
    <name>PieceOCakeLesson</name>
    <message>
        <source>What is a slice worth?</source>
        <translation>¿Qué vale una porción?</translation>
    </message>
    <message>
        <source>Eaten, each dollop of cream is a point. Collected, whoever leads a kind scores its number.</source>
        <translation>Comida, cada copo de nata es un punto. Guardada, quien lidera una clase se lleva su número.</translation>
    </message>
    <message>
        <source>Strawberry: 2 sure points when you eat it, or 10 if you lead: have the most of all ten.</source>
        <translation>Fresa: 2 puntos seguros si la comes, o 10 si lideras: ten más que nadie de las diez.</translation>
    </message>
    <message>
        <source>Which piece shall it be?</source>
        <translation>¿Qué trozo será?</translation>
    </message>
    <message>
        <source>{other} has cut this cake and gets what is left. You choose first. Look for slices of one kind.</source>
        <translation>{other} ha cortado esta tarta y se lleva lo que quede. Tú eliges primero. Busca porciones de una clase.</translation>
    </message>
    <message>
        <source>Three of ten at once: the others will hardly catch up.</source>
        <translation>Tres de diez de golpe: a los demás les costará alcanzarte.</translation>
    </message>
    <message>
        <source>Now: click the piece with the strawberries.</source>
        <translation>Ahora: pulsa el trozo de las fresas.</translation>
    </message>
    <message>
        <source>Kiwis and cherries are worth 8 and 5. Strawberries are worth 10.</source>
        <translation>Los kiwis y las cerezas valen 8 y 5. Las fresas valen 10.</translation>
    </message>
    <message>
        <source>Two chocolates of eleven are a start. Three strawberries of ten are more.</source>
        <translation>Dos chocolates de once son un comienzo. Tres fresas de diez son más.</translation>
    </message>
    <message>
        <source>Soon! First choose the piece.</source>
        <translation>¡Pronto! Primero elige el trozo.</translation>
    </message>
    <message>
        <source>Eat or collect?</source>
        <translation>¿Comer o guardar?</translation>
    </message>
    <message>
        <source>You decide for each slice, now and for good. Your one chocolate won’t lead: one other piece has two.</source>
        <translation>Decides para cada porción, ahora y para siempre. Tu único chocolate no liderará: otro trozo tiene dos.</translation>
    </message>
    <message>
        <source>No slice has more cream: 3 points at once. So eat it.</source>
        <translation>Ninguna porción tiene más nata: 3 puntos de golpe. Así que cómela.</translation>
    </message>
    <message>
        <source>Now: switch the chocolate to eat.</source>
        <translation>Ahora: pon el chocolate en comer.</translation>
    </message>
    <message>
        <source>Now: take it with the big button, or Enter.</source>
        <translation>Ahora: tómalo con el botón grande, o Intro.</translation>
    </message>
    <message>
        <source>Keep the strawberries: with them you are ahead.</source>
        <translation>Guarda las fresas: con ellas vas delante.</translation>
    </message>
    <message>
        <source>Stay with the piece that has the strawberries.</source>
        <translation>Quédate con el trozo de las fresas.</translation>
    </message>
    <message>
        <source>Where do you cut?</source>
        <translation>¿Por dónde cortas?</translation>
    </message>
    <message>
        <source>You serve, so you get what the others leave. Give each of them a piece they like better than yours.</source>
        <translation>Tú sirves, así que te toca lo que dejen. Da a cada uno un trozo que le guste más que el tuyo.</translation>
    </message>
    <message>
        <source>That is what {rival} and {other} collect.</source>
        <translation>Eso es lo que guardan {rival} y {other}.</translation>
    </message>
    <message>
        <source>Now: lay a knife into each framed gap. Click its +.</source>
        <translation>Ahora: pon un cuchillo en cada hueco enmarcado. Pulsa su +.</translation>
    </message>
    <message>
        <source>{rival} would take all of it and leave nothing.</source>
        <translation>{rival} lo tomaría todo y no dejaría nada.</translation>
    </message>
    <message>
        <source>Not there for now: use the framed gaps.</source>
        <translation>Ahí no por ahora: usa los huecos enmarcados.</translation>
    </message>
    <message>
        <source>Is your piece safe?</source>
        <translation>¿Está a salvo tu trozo?</translation>
    </message>
    <message>
        <source>Not yet: a strawberry lies in the piece that {other} will like. Knives may move until you serve.</source>
        <translation>Aún no: hay una fresa en el trozo que gustará a {other}. Los cuchillos se mueven hasta que sirves.</translation>
    </message>
    <message>
        <source>This is for you. Keep it together, away from chocolate.</source>
        <translation>Esto es para ti. Mantenlo junto, lejos del chocolate.</translation>
    </message>
    <message>
        <source>Now: drag the framed knife to the framed gap.</source>
        <translation>Ahora: arrastra el cuchillo enmarcado al hueco enmarcado.</translation>
    </message>
    <message>
        <source>There it would part what you want.</source>
        <translation>Ahí partiría lo que quieres.</translation>
    </message>
    <message>
        <source>There it would part what {rival} and {other} want.</source>
        <translation>Ahí partiría lo que quieren {rival} y {other}.</translation>
    </message>
    <message>
        <source>What will {rival} take?</source>
        <translation>¿Qué tomará {rival}?</translation>
    </message>
    <message>
        <source>{rival} picks first. The list tells what leads each piece brings {rival}: yours brings the least.</source>
        <translation>{rival} elige primero. La lista dice qué mayorías trae cada trozo a {rival}: el tuyo es el que menos trae.</translation>
    </message>
    <message>
        <source>With these {rival} gains most. So your strawberries should be safe.</source>
        <translation>Con estas {rival} gana más. Así que tus fresas deberían estar a salvo.</translation>
    </message>
    <message>
        <source>Now: serve the three pieces.</source>
        <translation>Ahora: sirve los tres trozos.</translation>
    </message>
    <message>
        <source>It was good as it was: serve it.</source>
        <translation>Estaba bien como estaba: sírvela.</translation>
    </message>
    <message>
        <source>Why collect all of it?</source>
        <translation>¿Por qué guardarlo todo?</translation>
    </message>
    <message>
        <source>They took what they like and left you yours. A crown marks who leads a kind: only that scores.</source>
        <translation>Tomaron lo que les gusta y te dejaron el tuyo. Una corona marca quién lidera una clase: solo eso puntúa.</translation>
    </message>
    <message>
        <source>There are four apricots. With two of them nobody can have more than you.</source>
        <translation>Hay cuatro albaricoques. Con dos, nadie puede tener más que tú.</translation>
    </message>
    <message>
        <source>Now: click the piece that is left.</source>
        <translation>Ahora: pulsa el trozo que queda.</translation>
    </message>
    <message>
        <source>Now: leave all on collect, and take it.</source>
        <translation>Ahora: deja todo en guardar, y tómalo.</translation>
    </message>
    <message>
        <source>Eaten, each is 1 point. Two that lead are worth 4.</source>
        <translation>Comido, cada uno es 1 punto. Dos que lideran valen 4.</translation>
    </message>
    <message>
        <source>Take the piece with your strawberries.</source>
        <translation>Toma el trozo con tus fresas.</translation>
    </message>
    <message>
        <source>You lead this kind: what you keep protects it.</source>
        <translation>Lideras esta clase: lo que guardas la protege.</translation>
    </message>
    <message>
        <source>What is a tie worth?</source>
        <translation>¿Qué vale un empate?</translation>
    </message>
    <message>
        <source>As much as a lead of your own! All who share it score the full number. A split crown marks it.</source>
        <translation>¡Tanto como una mayoría propia! Todos los que la comparten se llevan el número entero. Lo marca una corona partida.</translation>
    </message>
    <message>
        <source>{rival} has two cherries. With two you score 5 as well; eaten they are 2 points.</source>
        <translation>{rival} tiene dos cerezas. Con dos también te llevas 5; comidas son 2 puntos.</translation>
    </message>
    <message>
        <source>Now: choose the piece with both cherries.</source>
        <translation>Ahora: elige el trozo con las dos cerezas.</translation>
    </message>
    <message>
        <source>Now: collect all of it, and take it.</source>
        <translation>Ahora: guárdalo todo, y tómalo.</translation>
    </message>
    <message>
        <source>{rival} is far ahead in kiwis. That piece gives no new lead.</source>
        <translation>{rival} va muy por delante en kiwis. Ese trozo no te da ninguna mayoría nueva.</translation>
    </message>
    <message>
        <source>There are only three plums. One is enough to lead: 3 points.</source>
        <translation>Solo hay tres ciruelas. Una basta para liderar: 3 puntos.</translation>
    </message>
    <message>
        <source>Eaten, a cherry is 1 point. Both together hold 5.</source>
        <translation>Comida, una cereza es 1 punto. Las dos juntas sostienen 5.</translation>
    </message>
    <message>
        <source>Why eat instead?</source>
        <translation>¿Por qué comer, entonces?</translation>
    </message>
    <message>
        <source>We skip to the last cake. {other} has four gooseberries, you have three, and all nine are out: yours can’t score.</source>
        <translation>Saltamos a la última tarta. {other} tiene cuatro grosellas, tú tres, y las nueve han salido: las tuyas no pueden puntuar.</translation>
    </message>
    <message>
        <source>Eaten they are 6 points. The piece gives 5: it can bring you no new lead.</source>
        <translation>Comidas son 6 puntos. El trozo da 5: no puede traerte una mayoría nueva.</translation>
    </message>
    <message>
        <source>Now: click the gooseberries.</source>
        <translation>Ahora: pulsa las grosellas.</translation>
    </message>
    <message>
        <source>Now: eat them with the big button, or Enter.</source>
        <translation>Ahora: cómelas con el botón grande, o Intro.</translation>
    </message>
    <message>
        <source>It has 5 dollops of cream. Your gooseberries have 6.</source>
        <translation>Tiene 5 copos de nata. Tus grosellas tienen 6.</translation>
    </message>
    <message>
        <source>That kind scores for you. Eat the one that can’t.</source>
        <translation>Esa clase te puntúa. Come la que no puede.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>¿Quién gana?</translation>
    </message>
    <message>
        <source>Now the plates are turned up: cream counts first, then the lead of each kind. The highest sum wins.</source>
        <translation>Ahora se dan la vuelta los platos: primero cuenta la nata, luego la mayoría de cada clase. Gana la suma más alta.</translation>
    </message>
    <message>
        <source>Now: read each line, then press Next.</source>
        <translation>Ahora: lee cada línea y pulsa Siguiente.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>¡Ya sabes jugar!</translation>
    </message>
    <message>
        <source>Cut so that you like what the others leave.</source>
        <translation>Corta de modo que te guste lo que dejen los demás.</translation>
    </message>
    <message>
        <source>Collect what you can lead, alone or as an equal.</source>
        <translation>Guarda lo que puedas liderar, a solas o en empate.</translation>
    </message>
    <message>
        <source>Eat the rest, also what you collected that can’t lead any more.</source>
        <translation>Come el resto, también lo guardado que ya no puede liderar.</translation>
    </message>
    <message>
        <source>Without the six points for your gooseberries {other} would have won.</source>
        <translation>Sin los seis puntos de tus grosellas habría ganado {other}.</translation>
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
        <translation>{slices}, en empate, {points}</translation>
    </message>
    <message>
        <source>{slices} eaten, {cream}</source>
        <translation>{slices} comidas, {cream}</translation>
    </message>
</context>
<context>
    <name>PlayButton</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>PlayOnOffer</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Shuffling what was hidden …</source>
        <translation>Barajando lo que estaba oculto…</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>a new match; what is hidden is dealt anew</source>
        <translation>una partida nueva; lo oculto se reparte otra vez</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>played {played}, won {won}, {mean} points on average, at best {best}</source>
        <translation>{played} jugadas, {won} ganadas, {mean} puntos de media, {best} como mucho</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} has not won yet.</source>
        <translation>{name} aún no ha ganado.</translation>
    </message>
    <message>
        <source>{name} has won the latest game, shared with {others}.</source>
        <translation>{name} ganó la última partida, empatando con {others}.</translation>
    </message>
    <message>
        <source>{name} has won the latest game.</source>
        <translation>{name} ganó la última partida.</translation>
    </message>
    <message>
        <source>{name} has not won two in a row yet.</source>
        <translation>{name} aún no ha ganado dos seguidas.</translation>
    </message>
    <message>
        <source>{name}: {longest} won in a row, and it goes on.</source>
        <translation>{name}: {longest} ganadas seguidas, y continúa.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, {now} now.</source>
        <translation>{name}: como mucho {longest} seguidas, ahora {now}.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row.</source>
        <translation>{name}: como mucho {longest} seguidas.</translation>
    </message>
    <message>
        <source>{name}: at best {longest} won in a row, none now.</source>
        <translation>{name}: como mucho {longest} seguidas, ahora ninguna.</translation>
    </message>
    <message>
        <source>Victories shared with others: {count}.</source>
        <translation>Victorias compartidas: {count}.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>best</source>
        <translation>récord</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>leads</source>
        <translation>mayorías</translation>
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
        <translation>Puntos de las últimas partidas</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>All cards at true size as a PDF file: fronts and backs for printing on both sides, marks to cut along, and the rules.</source>
        <translation>Todas las cartas a tamaño real en un archivo PDF: anversos y reversos para imprimir por las dos caras, marcas de corte y las reglas.</translation>
    </message>
    <message>
        <source>Print the cards</source>
        <translation>Imprimir las cartas</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The cards can&apos;t be drawn.</source>
        <translation>No se pueden dibujar las cartas.</translation>
    </message>
    <message>
        <source>Printing {game}</source>
        <translation>Imprimiendo {game}</translation>
    </message>
    <message>
        <source>{done} %</source>
        <translation>{done}&#xa0;%</translation>
    </message>
    <message>
        <source>The cards lie in {file} now.</source>
        <translation>Las cartas están ahora en {file}.</translation>
    </message>
    <message>
        <source>The cards can&apos;t be written to {file}: {why}.</source>
        <translation>No se pueden escribir las cartas en {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print at 100 %, on both sides of the paper, turned over its long edge. This line is 5 cm long:</source>
        <translation>Imprime al 100&#xa0;%, por las dos caras del papel, girado por su lado largo. Esta línea mide 5 cm:</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Give up “{match}”?</source>
        <translation>¿Abandonar «{match}»?</translation>
    </message>
    <message>
        <source>It goes into the history without a result and does not count in statistics.</source>
        <translation>Pasa al historial sin resultado y no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>{game}, {when}. As long as you are on this page, you can bring it back.</source>
        <translation>{game}, {when}. Mientras estés en esta página puedes recuperarla.</translation>
    </message>
    <message>
        <source>Delete “{match}”?</source>
        <translation>¿Borrar «{match}»?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>it is not this seat&apos;s turn</source>
        <translation>no es el turno de este puesto</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha acabado</translation>
    </message>
    <message>
        <source>it is the turn of seat {due}, not of seat {seat}</source>
        <translation>es el turno del puesto {due}, no del puesto {seat}</translation>
    </message>
    <message>
        <source>this kind of move is not possible now</source>
        <translation>esta clase de jugada no es posible ahora</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>este juego no tiene tal jugada</translation>
    </message>
    <message>
        <source>this move would reveal what is still hidden</source>
        <translation>esta jugada mostraría lo que aún está oculto</translation>
    </message>
</context>
<context>
    <name>RecordExport</name>
    <message>
        <source>The record lies in {file} now.</source>
        <translation>El registro está ahora en {file}.</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Records of matches (*.cakedesk *.json *.jsonl)</source>
        <translation>Registros de partidas (*.cakedesk *.json *.jsonl)</translation>
    </message>
</context>
<context>
    <name>RecordOpener</name>
    <message>
        <source>{file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>{file} es de una versión posterior de CakeDesk. Se conserva como está.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be opened: {why}.</source>
        <translation>{file} no se puede abrir: {why}.</translation>
    </message>
    <message>
        <source>{game} has no table to be shown on</source>
        <translation>{game} no tiene mesa en que mostrarse</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>it holds more than one match</source>
        <translation>contiene más de una partida</translation>
    </message>
    <message>
        <source>its move {number} is against the rules</source>
        <translation>su jugada {number} va contra las reglas</translation>
    </message>
    <message>
        <source>its move {number} is against the rules: {why}</source>
        <translation>su jugada {number} va contra las reglas: {why}</translation>
    </message>
    <message>
        <source>it does not begin as its game does</source>
        <translation>no empieza como su juego</translation>
    </message>
    <message>
        <source>its result is not that of its moves</source>
        <translation>su resultado no es el de sus jugadas</translation>
    </message>
    <message>
        <source>it is no record of a match, or it is damaged</source>
        <translation>no es el registro de una partida, o está dañado</translation>
    </message>
    <message>
        <source>Only one record can be opened at a time.</source>
        <translation>Solo se puede abrir un registro a la vez.</translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>What is this match called?</source>
        <translation>¿Cómo se llama esta partida?</translation>
    </message>
    <message>
        <source>Without a name it is called “{game}”.</source>
        <translation>Sin nombre se llama «{game}».</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Poner el nombre</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>seen by</source>
        <translation>visto por</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Jugadas de la partida</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
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
        <translation>{match}, hasta donde ha llegado</translation>
    </message>
    <message>
        <source>The match can’t be played on from here.</source>
        <translation>No se puede seguir la partida desde aquí.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>before the first of %n move(s)</source>
        <translation>
            <numerusform>antes de la primera de %n jugada</numerusform>
            <numerusform>antes de la primera de %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number} of {count}: {sentence}</source>
        <translation>jugada {number} de {count}: {sentence}</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>un espectador</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>decide el azar</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} acaba el turno</translation>
    </message>
</context>
<context>
    <name>ResolveReasons</name>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
</context>
<context>
    <name>ResolveWording</name>
    <message>
        <source>won by {name}</source>
        <translation>para {name}</translation>
    </message>
    <message>
        <source>Card {number} of {count}</source>
        <translation>Carta {number} de {count}</translation>
    </message>
    <message>
        <source>Who gets {card}?</source>
        <translation>¿Quién se lleva {card}?</translation>
    </message>
    <message>
        <source>stays in the row</source>
        <translation>sigue en la fila</translation>
    </message>
    <message>
        <source>leaves the game</source>
        <translation>deja el juego</translation>
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
        <translation>EMPATE</translation>
    </message>
    <message>
        <source>{name} wins {card}</source>
        <translation>{name} gana {card}</translation>
    </message>
    <message>
        <source>A tie: {card} stays</source>
        <translation>Empate: {card} se queda</translation>
    </message>
    <message>
        <source>Nobody wins {card}</source>
        <translation>Nadie gana {card}</translation>
    </message>
    <message>
        <source>{name} wins {card} {how}</source>
        <translation>{name} gana {card} {how}</translation>
    </message>
    <message>
        <source>{card} stays, {how}</source>
        <translation>{card} se queda, {how}</translation>
    </message>
    <message>
        <source>{card} leaves the game, {how}</source>
        <translation>{card} deja el juego, {how}</translation>
    </message>
    <message>
        <source>{what}; {cancelled} cancel</source>
        <translation>{what}; se anulan {cancelled}</translation>
    </message>
    <message>
        <source>by SNATCH</source>
        <translation>con ZARPAZO</translation>
    </message>
    <message>
        <source>A SNATCH takes the card, whatever else lies there, and is out of the game then.</source>
        <translation>Un ZARPAZO se lleva la carta, haya lo que haya. El ZARPAZO sale luego del juego.</translation>
    </message>
    <message>
        <source>{name} takes {card} by SNATCH</source>
        <translation>{name} se lleva {card} con ZARPAZO</translation>
    </message>
    <message>
        <source>with {bid}</source>
        <translation>con {bid}</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, the only bid</source>
        <translation>{name} gana {card} con {bid}, la única puja</translation>
    </message>
    <message>
        <source>The highest bid takes the card: {bid} against {others}.</source>
        <translation>La puja más alta se lleva la carta: {bid} contra {others}.</translation>
    </message>
    <message>
        <source>{name} wins {card}, {bid} to {other}</source>
        <translation>{name} gana {card}, {bid} a {other}</translation>
    </message>
    <message>
        <source>with {bid}, by REVERSE</source>
        <translation>con {bid}, por INVERSIÓN</translation>
    </message>
    <message>
        <source>With a REVERSE beside it the lowest bid takes the card: {bid} against {others}.</source>
        <translation>Con una INVERSIÓN al lado, la puja más baja se lleva la carta: {bid} contra {others}.</translation>
    </message>
    <message>
        <source>{name} wins {card} with {bid}, by REVERSE</source>
        <translation>{name} gana {card} con {bid}, por INVERSIÓN</translation>
    </message>
    <message>
        <source>nobody bid</source>
        <translation>nadie pujó</translation>
    </message>
    <message>
        <source>Nobody bid on it, so it leaves the game.</source>
        <translation>Nadie pujó por ella, así que deja el juego.</translation>
    </message>
    <message>
        <source>{card} leaves the game: nobody bid</source>
        <translation>{card} deja el juego: nadie pujó</translation>
    </message>
    <message>
        <source>all bids cancel</source>
        <translation>todas las pujas se anulan</translation>
    </message>
    <message>
        <source>All bids cancel. Cancelled bids are no bids, so the card leaves the game.</source>
        <translation>Todas las pujas se anulan. Anuladas ya no son pujas, así que la carta deja el juego.</translation>
    </message>
    <message>
        <source>{card} leaves the game: no bid is left</source>
        <translation>{card} deja el juego: no queda puja</translation>
    </message>
    <message>
        <source>REVERSE without a number</source>
        <translation>INVERSIÓN sin número</translation>
    </message>
    <message>
        <source>A REVERSE without a number is no bid, so the card leaves the game.</source>
        <translation>Una INVERSIÓN sin número no es puja, así que la carta deja el juego.</translation>
    </message>
    <message>
        <source>{card} leaves the game: a REVERSE alone is no bid</source>
        <translation>{card} deja el juego: una INVERSIÓN sola no es puja</translation>
    </message>
    <message>
        <source>{names} tie for the highest bid at {bid}.</source>
        <translation>{names} empatan en la puja más alta con {bid}.</translation>
    </message>
    <message>
        <source>After the last round a tied card leaves the game.</source>
        <translation>Tras la última ronda, una carta empatada deja el juego.</translation>
    </message>
    <message>
        <source>With a REVERSE the lowest bid counts: {names} tie at {bid}.</source>
        <translation>Con una INVERSIÓN cuenta la puja más baja: {names} empatan a {bid}.</translation>
    </message>
    <message>
        <source>{card} leaves the game: {names} tie at {bid}</source>
        <translation>{card} deja el juego: {names} empatan a {bid}</translation>
    </message>
    <message>
        <source>The card waits for the next round, with all bids that did not cancel.</source>
        <translation>La carta espera a la ronda siguiente, con todas las pujas que no se anularon.</translation>
    </message>
    <message>
        <source>{card} stays in the row: {names} tie at {bid}</source>
        <translation>{card} sigue en la fila: {names} empatan a {bid}</translation>
    </message>
    <message>
        <source>tied at {bid}</source>
        <translation>empate a {bid}</translation>
    </message>
    <message>
        <source>The half point is the only bid there, and that is enough.</source>
        <translation>El medio punto es ahí la única puja, y con eso basta.</translation>
    </message>
    <message>
        <source>After cancelling, {bid} is the only bid left.</source>
        <translation>Tras anularse, {bid} es la única puja que queda.</translation>
    </message>
    <message>
        <source>{bid} is the only bid there.</source>
        <translation>{bid} es ahí la única puja.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>the card leaves the game</source>
        <translation>la carta deja el juego</translation>
    </message>
    <message>
        <source>Nothing cancels</source>
        <translation>Nada se anula</translation>
    </message>
    <message>
        <source>{numbers} cancel</source>
        <translation>{numbers} se anulan</translation>
    </message>
    <message>
        <source>back to their owners</source>
        <translation>vuelven a sus dueños</translation>
    </message>
    <message>
        <source>{cards} cancel</source>
        <translation>{cards} se anulan</translation>
    </message>
    <message>
        <source>out of the game for good</source>
        <translation>fuera del juego para siempre</translation>
    </message>
    <message>
        <source>No SNATCH here</source>
        <translation>Aquí no hay ZARPAZO</translation>
    </message>
    <message>
        <source>SNATCH stays</source>
        <translation>El ZARPAZO vale</translation>
    </message>
    <message>
        <source>it takes the card</source>
        <translation>se lleva la carta</translation>
    </message>
    <message>
        <source>REVERSE stays</source>
        <translation>La INVERSIÓN vale</translation>
    </message>
    <message>
        <source>lowest bid wins</source>
        <translation>gana la más baja</translation>
    </message>
    <message>
        <source>Taken by SNATCH</source>
        <translation>Con ZARPAZO</translation>
    </message>
    <message>
        <source>{bid} is the only bid</source>
        <translation>{bid} es la única puja</translation>
    </message>
    <message>
        <source>{bid} is the highest</source>
        <translation>{bid} es la más alta</translation>
    </message>
    <message>
        <source>{bid} is the lowest</source>
        <translation>{bid} es la más baja</translation>
    </message>
    <message>
        <source>A tie at {bid}</source>
        <translation>Empate a {bid}</translation>
    </message>
    <message>
        <source>the card stays</source>
        <translation>la carta se queda</translation>
    </message>
    <message>
        <source>Nobody has a bid</source>
        <translation>Nadie tiene puja</translation>
    </message>
    <message>
        <source>both {kind} cards</source>
        <translation>las dos cartas {kind}</translation>
    </message>
    <message>
        <source>all three {kind} cards</source>
        <translation>las tres cartas {kind}</translation>
    </message>
    <message>
        <source>all four {kind} cards</source>
        <translation>las cuatro cartas {kind}</translation>
    </message>
    <message>
        <source>both {number}s</source>
        <translation>los dos {number}</translation>
    </message>
    <message>
        <source>all three {number}s</source>
        <translation>los tres {number}</translation>
    </message>
    <message>
        <source>all four {number}s</source>
        <translation>los cuatro {number}</translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>aquí nada</translation>
    </message>
    <message>
        <source>no number, no bid</source>
        <translation>sin número, sin puja</translation>
    </message>
    <message>
        <source>all cancelled</source>
        <translation>todo anulado</translation>
    </message>
    <message>
        <source>takes the card</source>
        <translation>se la lleva</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <translation>gana la más baja</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>{card} (cancelled)</source>
        <translation>{card} (anulada)</translation>
    </message>
    <message>
        <source>the half point</source>
        <translation>el medio punto</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>puja {bid}</translation>
    </message>
</context>
<context>
    <name>ResolvedRow</name>
    <message>
        <source>See all cards</source>
        <translation>Ver todas las cartas</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta siguiente</translation>
    </message>
    <message>
        <source>Skip to all results</source>
        <translation>Saltar al resultado</translation>
    </message>
    <message>
        <source>The next card follows by itself, or click Next card.</source>
        <translation>La carta siguiente viene sola, o pulsa Carta siguiente.</translation>
    </message>
    <message>
        <source>The summary of the round follows by itself.</source>
        <translation>El resumen de la ronda viene solo.</translation>
    </message>
    <message numerus="yes">
        <source>Round {number}: %n card(s) won</source>
        <translation>
            <numerusform>Ronda {number}: %n carta ganada</numerusform>
            <numerusform>Ronda {number}: %n cartas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the row for the next round.</source>
        <translation>
            <numerusform>%n carta queda en la fila para la ronda siguiente.</numerusform>
            <numerusform>%n cartas quedan en la fila para la ronda siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the game.</source>
        <translation>
            <numerusform>%n carta fuera del juego.</numerusform>
            <numerusform>%n cartas fuera del juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now everybody stacks what they won.</source>
        <translation>Ahora cada cual apila lo que ha ganado.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>RestWording</name>
    <message>
        <source>The slices are shuffled</source>
        <translation>Se barajan las porciones</translation>
    </message>
    <message>
        <source>{name} cuts the cake</source>
        <translation>{name} corta la tarta</translation>
    </message>
    <message>
        <source>Next: {name} cuts</source>
        <translation>Después: {name} corta</translation>
    </message>
    <message>
        <source>Cake {number} is over</source>
        <translation>La tarta {number} se acabó</translation>
    </message>
    <message>
        <source>Next: {name} chooses</source>
        <translation>Después: {name} elige</translation>
    </message>
    <message>
        <source>Then chooses {name}.</source>
        <translation>Luego elige {name}.</translation>
    </message>
    <message>
        <source>Then choose {names}.</source>
        <translation>Luego eligen {names}.</translation>
    </message>
    <message>
        <source>Cake {number} of {cakes}</source>
        <translation>Tarta {number} de {cakes}</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message>
        <source>Final table</source>
        <translation>Mesa final</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n player(s) share the cake!</source>
        <translation>
            <numerusform>¡%n jugador comparte la tarta!</numerusform>
            <numerusform>¡%n jugadores comparten la tarta!</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal points share the victory.</source>
        <translation>A igual número de puntos se comparte la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names}.</source>
        <translation>
            <numerusform>%n punto más que {names}.</numerusform>
            <numerusform>%n puntos más que {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the cake!</source>
        <translation>¡{name} se lleva la tarta!</translation>
    </message>
    <message>
        <source>{names} share the cake!</source>
        <translation>¡{names} comparten la tarta!</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Go on playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>The cake stand is empty. A game that you leave is kept here by itself, to the last move.</source>
        <translation>El pie para tartas está vacío. Una partida que dejas se guarda aquí sola, hasta la última jugada.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPlot</name>
    <message>
        <source>Chances to win by move</source>
        <translation>Posibilidades de ganar por jugada</translation>
    </message>
    <message>
        <source>{name}: {first} % at first, from {least} % to {most} %</source>
        <translation>{name}: {first}&#xa0;% al principio, de {least}&#xa0;% a {most}&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>jugada {number}</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Who was likely to win</source>
        <translation>Quién iba a ganar</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>From what each seat knew then, by play-outs of computer players.</source>
        <translation>Según lo que cada puesto sabía entonces, en partidas jugadas por el ordenador.</translation>
    </message>
    <message>
        <source>No move cost much.</source>
        <translation>Ninguna jugada costó mucho.</translation>
    </message>
    <message>
        <source>The match can’t be looked back at.</source>
        <translation>No se puede repasar esta partida.</translation>
    </message>
    <message>
        <source>Playing on from each moment: {done} %</source>
        <translation>Jugando desde cada momento: {done}&#xa0;%</translation>
    </message>
    <message>
        <source>Move {move}, {name}, {chance} %: {done}. Better, {other} %: {better}.</source>
        <translation>Jugada {move}, {name}, {chance}&#xa0;%: {done}. Mejor, {other}&#xa0;%: {better}.</translation>
    </message>
</context>
<context>
    <name>RingView</name>
    <message>
        <source>Chosen. {piece}</source>
        <translation>Elegido. {piece}</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Cortar aquí</translation>
    </message>
    <message>
        <source>Take the knife away</source>
        <translation>Quitar el cuchillo</translation>
    </message>
    <message>
        <source>Knife in {gap}</source>
        <translation>Cuchillo en {gap}</translation>
    </message>
    <message>
        <source>Cut in {gap}</source>
        <translation>Corte en {gap}</translation>
    </message>
</context>
<context>
    <name>RivalWording</name>
    <message>
        <source>{name} can still win</source>
        <translation>{name} aún puede ganar</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>at {layers}</source>
        <translation>con {layers}</translation>
    </message>
    <message>
        <source>{title}: {points} is gone</source>
        <translation>{title}: {points} ya no está</translation>
    </message>
    <message>
        <source>{title}: gone</source>
        <translation>{title}: ya no está</translation>
    </message>
    <message>
        <source>out of reach: {classes}</source>
        <translation>fuera de alcance: {classes}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>RowWording</name>
    <message>
        <source>tied</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>bids: {bids}</source>
        <translation>pujas: {bids}</translation>
    </message>
    <message>
        <source>no bids</source>
        <translation>sin pujas</translation>
    </message>
    <message>
        <source>half point of {name}</source>
        <translation>medio punto de {name}</translation>
    </message>
    <message>
        <source>Nothing may lie on it</source>
        <translation>Nada puede ir encima</translation>
    </message>
    <message numerus="yes">
        <source>Bears up to %n layer(s) above it</source>
        <translation>
            <numerusform>Aguanta hasta %n piso encima</numerusform>
            <numerusform>Aguanta hasta %n pisos encima</numerusform>
        </translation>
    </message>
    <message>
        <source>The half point beside {cake}</source>
        <translation>El medio punto junto a {cake}</translation>
    </message>
    <message>
        <source>Face up beside {cake}</source>
        <translation>A la vista junto a {cake}</translation>
    </message>
    <message>
        <source>Face down beside {cake}</source>
        <translation>Oculta junto a {cake}</translation>
    </message>
    <message numerus="yes">
        <source>%n bidding card(s)</source>
        <translation>
            <numerusform>%n carta de puja</numerusform>
            <numerusform>%n cartas de puja</numerusform>
        </translation>
    </message>
    <message>
        <source>{held}, out of {kinds}</source>
        <translation>{held}, de entre {kinds}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>EMPATE</translation>
    </message>
    <message>
        <source>{kinds} open</source>
        <translation>{kinds} a la vista</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carta oculta</numerusform>
            <numerusform>%n cartas ocultas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningCard</name>
    <message>
        <source>open in another window</source>
        <translation>abierta en otra ventana</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>{game}: {where}</source>
        <translation>{game}: {where}</translation>
    </message>
    <message>
        <source>More for {match}</source>
        <translation>Más para {match}</translation>
    </message>
</context>
<context>
    <name>RunningMatch</name>
    <message>
        <source>today {time}</source>
        <translation>hoy {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>ayer {time}</translation>
    </message>
    <message>
        <source>{weekday} {time}</source>
        <translation>{weekday} {time}</translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <comment>the month in full</comment>
        <translation>{day} de {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <comment>the month in full</comment>
        <translation>{day} de {month} de {year}</translation>
    </message>
    <message>
        <source>1</source>
        <comment>the first day of any month</comment>
        <translation>1</translation>
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
        <translation>En curso</translation>
    </message>
    <message>
        <source>Older versions of a save are kept too.</source>
        <translation>También se conservan versiones anteriores de un guardado.</translation>
    </message>
    <message>
        <source>Nothing waits to be finished. A game that you leave is kept here by itself.</source>
        <translation>Nada espera a acabarse. Una partida que dejas se guarda aquí sola.</translation>
    </message>
    <message>
        <source>Running matches</source>
        <translation>Partidas en curso</translation>
    </message>
    <message numerus="yes">
        <source>%n saved by themselves</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n guardada</numerusform>
            <numerusform>%n guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged save(s) …</source>
        <translation>
            <numerusform>%n guardado dañado…</numerusform>
            <numerusform>%n guardados dañados…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Watch so far</source>
        <translation>Ver lo jugado</translation>
    </message>
    <message>
        <source>Older saves …</source>
        <translation>Guardados anteriores…</translation>
    </message>
</context>
<context>
    <name>SamplePanel</name>
    <message>
        <source>This is how it looks</source>
        <translation>Así se ve</translation>
    </message>
    <message>
        <source>Ada, it is your turn</source>
        <translation>Ada, es tu turno</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>Tómate tu tiempo.</translation>
    </message>
    <message>
        <source>smallest text anywhere</source>
        <translation>el texto más pequeño</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match {file} can&apos;t be deleted: {why}.</source>
        <translation>La partida guardada {file} no se puede borrar: {why}.</translation>
    </message>
    <message>
        <source>The saved match can&apos;t be brought back: {why}.</source>
        <translation>La partida guardada no se puede recuperar: {why}.</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This match is still being saved. Try again in a moment.</source>
        <translation>Esta partida aún se está guardando. Prueba otra vez en un momento.</translation>
    </message>
    <message>
        <source>{count} saved matches can&apos;t go on, or not from their last move: {files}. “Matches” lists them.</source>
        <translation>{count} partidas guardadas no pueden seguir, o no desde su última jugada: {files}. «Partidas» las enumera.</translation>
    </message>
    <message>
        <source>The saved matches can&apos;t be read: {why}.</source>
        <translation>Las partidas guardadas no se pueden leer: {why}.</translation>
    </message>
    <message>
        <source>The saved match {file} is not there any more.</source>
        <translation>La partida guardada {file} ya no está.</translation>
    </message>
    <message>
        <source>The saved match {file} is damaged. It lies in {folder} now.</source>
        <translation>La partida guardada {file} está dañada. Ahora está en {folder}.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged. The match goes on from the save before it.</source>
        <translation>El último guardado de la partida {file} está dañado. La partida sigue desde el guardado anterior.</translation>
    </message>
    <message>
        <source>The last save of the match {file} is damaged and lies in {folder} now. The match goes on from the save before it.</source>
        <translation>El último guardado de la partida {file} está dañado y ahora está en {folder}. La partida sigue desde el guardado anterior.</translation>
    </message>
    <message>
        <source>The saved match {file} was made by a later version of CakeDesk. It is kept as it is.</source>
        <translation>La partida guardada {file} es de una versión posterior de CakeDesk. Se conserva como está.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t go on: its move {number} is against the rules. It is kept as it is.</source>
        <translation>La partida guardada {file} no puede seguir: su jugada {number} va contra las reglas. Se conserva como está.</translation>
    </message>
    <message>
        <source>The saved match {file} can&apos;t be read: {why}.</source>
        <translation>La partida guardada {file} no se puede leer: {why}.</translation>
    </message>
</context>
<context>
    <name>ScoreWalk</name>
    <message>
        <source>What was eaten scores its cream.</source>
        <translation>Lo comido puntúa su nata.</translation>
    </message>
    <message>
        <source>Whoever leads a kind scores its number. At a tie all of them score it in full.</source>
        <translation>Quien lidera una clase se lleva su número. En un empate, todos entero.</translation>
    </message>
    <message>
        <source>{variety}: {points} for {names}</source>
        <translation>{variety}: {points} para {names}</translation>
    </message>
    <message>
        <source>In front: {names}.</source>
        <translation>Delante: {names}.</translation>
    </message>
    <message>
        <source>No cake scores for it.</source>
        <translation>Ninguna tarta puntúa por eso.</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Table</source>
        <translation>Mostrador</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Quién lidera</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nombre del puesto {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Quién juega el puesto {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Nivel del puesto {number}</translation>
    </message>
    <message>
        <source>plays at this desk</source>
        <translation>juega aquí</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordenador, {level}</translation>
    </message>
</context>
<context>
    <name>SeatFilter</name>
    <message>
        <source>Whose lines</source>
        <translation>Líneas de quién</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Only {name}</source>
        <translation>Solo {name}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{card}: used</source>
        <translation>{card}: usado</translation>
    </message>
</context>
<context>
    <name>SeatPanels</name>
    <message>
        <source>to bid</source>
        <translation>debe pujar</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>next</source>
        <translation>sigue</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>{name}: one seat up</source>
        <translation>{name}: un puesto arriba</translation>
    </message>
    <message>
        <source>{name}: one seat down</source>
        <translation>{name}: un puesto abajo</translation>
    </message>
</context>
<context>
    <name>SeatStacks</name>
    <message>
        <source>points so far</source>
        <translation>puntos hasta ahora</translation>
    </message>
    <message>
        <source>no stack yet</source>
        <translation>aún sin torre</translation>
    </message>
    <message>
        <source>{name} still has to place {card}</source>
        <translation>A {name} aún le falta colocar {card}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be read ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>Los ajustes no se pudieron leer ({why}). Se usan los originales, y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged and can&apos;t be moved ({why}). The standard ones are used, and changes are not kept.</source>
        <translation>El archivo de ajustes {file} está dañado y no se puede mover ({why}). Se usan los originales, y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings file was damaged. It lies in {file} now, and the standard settings are used.</source>
        <translation>El archivo de ajustes estaba dañado. Ahora está en {file}, y se usan los ajustes originales.</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Archivo de ajustes</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>take effect at once</source>
        <translation>efecto inmediato</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Aprender el juego</translation>
    </message>
    <message>
        <source>New here? Learn the game</source>
        <translation>¿Primera vez? Aprende el juego</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Partida nueva de {game}</translation>
    </message>
    <message>
        <source>Seats: {count}</source>
        <translation>Para {count}</translation>
    </message>
    <message>
        <source>Only computer players: sit back and watch.</source>
        <translation>Solo ordenadores: siéntate y mira.</translation>
    </message>
    <message>
        <source>No cover falls between turns.</source>
        <translation>Entre turnos no cae ninguna tapa.</translation>
    </message>
    <message>
        <source>One person: your cards lie open to you.</source>
        <translation>Una persona: tus cartas están a tu vista.</translation>
    </message>
    <message>
        <source>A cover falls where something is secret.</source>
        <translation>Una tapa oculta lo que es secreto.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} empieza.</translation>
    </message>
    <message>
        <source>Deal {number}.</source>
        <translation>Reparto {number}.</translation>
    </message>
    <message>
        <source>With options.</source>
        <translation>Con opciones.</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>Options of {game}</source>
        <translation>Opciones de {game}</translation>
    </message>
    <message>
        <source>Aids in this match</source>
        <translation>Ayudas de esta partida</translation>
    </message>
    <message>
        <source>Back to standard</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>ShopWindow</name>
    <message>
        <source>{seats} players</source>
        <translation>{seats} jugadores</translation>
    </message>
    <message>
        <source>about {minutes} minutes</source>
        <translation>unos {minutes} minutos</translation>
    </message>
</context>
<context>
    <name>ShuffleSheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The shuffle is as promised</source>
        <translation>El reparto es el prometido</translation>
    </message>
    <message>
        <source>Dealt again from the seed {seed}, every card came as in the record. Its hash of salt and seed, the same from the start: {hash}</source>
        <translation>Repartida otra vez desde la semilla {seed}, cada carta salió como en el registro. Su huella de sal y semilla, la misma desde el principio: {hash}</translation>
    </message>
    <message>
        <source>The shuffle is not as promised</source>
        <translation>El reparto no es el prometido</translation>
    </message>
    <message>
        <source>Salt, seed and cards of this record do not fit together: it was changed, or cards came from elsewhere. What differs is told by “cakedesk verify”.</source>
        <translation>Sal, semilla y cartas de este registro no casan: se ha cambiado, o hay cartas de otra parte. «cakedesk verify» dice qué difiere.</translation>
    </message>
    <message>
        <source>There is no promise to check</source>
        <translation>No hay promesa que comprobar</translation>
    </message>
    <message>
        <source>This match goes on from another one or repeats its deal, so chance was not free; or it was begun before shuffles were promised.</source>
        <translation>Esta partida continúa otra o repite su reparto, así que el azar no fue libre; o empezó antes de que se prometieran los repartos.</translation>
    </message>
    <message>
        <source>Copy the proof</source>
        <translation>Copiar la prueba</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>{layer}, chosen</source>
        <translation>{layer}, elegido</translation>
    </message>
</context>
<context>
    <name>SoundPanel</name>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Silencio</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Cards and knife</source>
        <translation>Cartas y cuchillo</translation>
    </message>
    <message>
        <source>Your turn: spoon on china</source>
        <translation>Tu turno: cuchara en porcelana</translation>
    </message>
    <message>
        <source>Bell, crumble and chord</source>
        <translation>Campana, migas y acorde</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sonido activo</translation>
    </message>
</context>
<context>
    <name>SpeedChoice</name>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>half speed</source>
        <translation>media velocidad</translation>
    </message>
    <message>
        <source>usual speed</source>
        <translation>velocidad normal</translation>
    </message>
    <message>
        <source>twice as fast</source>
        <translation>el doble de rápido</translation>
    </message>
    <message>
        <source>four times as fast</source>
        <translation>cuatro veces más rápido</translation>
    </message>
</context>
<context>
    <name>SpeedPanel</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>despacio</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>sin pausa</translation>
    </message>
    <message>
        <source>Computers’ moves</source>
        <translation>Jugadas de ordenadores</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al momento</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Resolving and scoring</source>
        <translation>Resolver y contar</translation>
    </message>
    <message>
        <source>wait for Next</source>
        <translation>esperar a Siguiente</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>por sí solo</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>todo de una vez</translation>
    </message>
    <message>
        <source>over a second apart</source>
        <translation>más de un segundo entre ellas</translation>
    </message>
    <message>
        <source>half a second apart</source>
        <translation>medio segundo entre ellas</translation>
    </message>
    <message>
        <source>a moment apart</source>
        <translation>un momento entre ellas</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápido</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>StackWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n piso</numerusform>
            <numerusform>%n pisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s), 1 point each</source>
        <translation>
            <numerusform>%n tarta, 1 punto</numerusform>
            <numerusform>%n tartas, 1 punto cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n layer(s) on one flavour counts double.</source>
        <translation>
            <numerusform>Desde %n piso, un sabor cuenta doble.</numerusform>
            <numerusform>Desde %n pisos, un sabor cuenta doble.</numerusform>
        </translation>
    </message>
    <message>
        <source>{flavour} counts double: {more} more</source>
        <translation>{flavour} cuenta doble: {more} más</translation>
    </message>
    <message numerus="yes">
        <source>and %n more stack(s)</source>
        <translation>
            <numerusform>y %n torre más</numerusform>
            <numerusform>y %n torres más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s): {terms} = {sum}</source>
        <translation>
            <numerusform>%n torre: {terms} = {sum}</numerusform>
            <numerusform>%n torres: {terms} = {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more reason(s)</source>
        <translation>
            <numerusform>y %n razón más</numerusform>
            <numerusform>y %n razones más</numerusform>
        </translation>
    </message>
    <message>
        <source>Stack {number} of {name}, from below: {cards}</source>
        <translation>Torre {number} de {name}, desde abajo: {cards}</translation>
    </message>
    <message>
        <source>Stack {number}, from below: {cards}</source>
        <translation>Torre {number}, desde abajo: {cards}</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>cae</translation>
    </message>
    <message>
        <source>A new stack</source>
        <translation>Una torre nueva</translation>
    </message>
    <message>
        <source>It lands safely</source>
        <translation>Se sostiene bien</translation>
    </message>
    <message>
        <source>{cake} would fall</source>
        <translation>{cake} caería</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) would fall</source>
        <translation>
            <numerusform>%n piso caería</numerusform>
            <numerusform>%n pisos caerían</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing may lie on it.</source>
        <translation>Nada puede ir encima.</translation>
    </message>
    <message numerus="yes">
        <source>It bears %n layer(s) and would carry {carry}.</source>
        <translation>
            <numerusform>Aguanta %n piso y llevaría {carry}.</numerusform>
            <numerusform>Aguanta %n pisos y llevaría {carry}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cake} bears {bears}, not {carry}</source>
        <translation>{cake} aguanta {bears}, no {carry}</translation>
    </message>
    <message>
        <source>What is left, in points:</source>
        <translation>Lo que queda, en puntos:</translation>
    </message>
    <message>
        <source>What is left:</source>
        <translation>Lo que queda:</translation>
    </message>
    <message>
        <source>Each cake counts 1 point.</source>
        <translation>Cada tarta cuenta 1 punto.</translation>
    </message>
    <message numerus="yes">
        <source>The topper doubles from %n cake(s) on.</source>
        <translation>
            <numerusform>El remate dobla desde %n tarta.</numerusform>
            <numerusform>El remate dobla desde %n tartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{before} to {after} points</source>
        <translation>de {before} a {after} puntos</translation>
    </message>
    <message>
        <source>{card}, new stack</source>
        <translation>{card}, torre nueva</translation>
    </message>
    <message>
        <source>{card} on stack {number}</source>
        <translation>{card} en la torre {number}</translation>
    </message>
    <message>
        <source>The topper doubles {points}.</source>
        <translation>El remate dobla {points}.</translation>
    </message>
</context>
<context>
    <name>StackingScreen</name>
    <message>
        <source>How stacks count</source>
        <translation>Cómo cuentan las torres</translation>
    </message>
    <message>
        <source>How the points add up</source>
        <translation>Cómo se suman los puntos</translation>
    </message>
    <message>
        <source>No stack yet.</source>
        <translation>Aún sin torre.</translation>
    </message>
    <message>
        <source>All cards are placed</source>
        <translation>Todas las cartas están colocadas</translation>
    </message>
    <message>
        <source>Next: {name} stacks</source>
        <translation>Después: {name} apila</translation>
    </message>
    <message>
        <source>{name} stacks</source>
        <translation>{name} apila</translation>
    </message>
    <message>
        <source>then</source>
        <translation>luego</translation>
    </message>
    <message>
        <source>stacking</source>
        <translation>apila</translation>
    </message>
    <message>
        <source>stacks next</source>
        <translation>apila luego</translation>
    </message>
    <message>
        <source>done</source>
        <translation>acabó</translation>
    </message>
</context>
<context>
    <name>StackingTargets</name>
    <message>
        <source>New stack</source>
        <translation>Torre nueva</translation>
    </message>
    <message>
        <source>new stack</source>
        <translation>torre nueva</translation>
    </message>
    <message>
        <source>let go: it lands here</source>
        <translation>suelta: va aquí</translation>
    </message>
    <message>
        <source>it lands here</source>
        <translation>va aquí</translation>
    </message>
    <message>
        <source>Stack {number}</source>
        <translation>Torre {number}</translation>
    </message>
</context>
<context>
    <name>StackingTray</name>
    <message>
        <source>Staged:</source>
        <translation>Preparado:</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) to place</source>
        <translation>
            <numerusform>%n carta más por colocar</numerusform>
            <numerusform>%n cartas más por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Todo atrás</translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to place</source>
        <translation>
            <numerusform>Confirmar: falta %n</numerusform>
            <numerusform>Confirmar: faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>All placed: confirm, or take back.</source>
        <translation>Todo colocado: confirma, o deshaz.</translation>
    </message>
    <message>
        <source>{cake} placed</source>
        <translation>{cake}: puesta</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>puesta</translation>
    </message>
</context>
<context>
    <name>StackingTurn</name>
    <message>
        <source>{name}, stack what you won</source>
        <translation>{name}, apila lo que has ganado</translation>
    </message>
    <message>
        <source>Any order. Nothing counts until you confirm.</source>
        <translation>En cualquier orden. Nada cuenta hasta que confirmas.</translation>
    </message>
    <message>
        <source>Stack what you won</source>
        <translation>Apila lo que has ganado</translation>
    </message>
    <message>
        <source>Nothing counts until you confirm.</source>
        <translation>Nada cuenta hasta que confirmas.</translation>
    </message>
    <message>
        <source>1 to 9: pick a card, then its stack. N: begin a new stack</source>
        <translation>1 a 9: tomar una carta, luego su torre. N: empezar una torre nueva</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>¿Adónde va?</translation>
    </message>
    <message>
        <source>Choose a stack to see what would happen, or begin a new one.</source>
        <translation>Elige una torre para ver qué pasaría, o empieza una nueva.</translation>
    </message>
    <message>
        <source>Choose a stack, or begin a new one.</source>
        <translation>Elige una torre, o empieza una nueva.</translation>
    </message>
    <message>
        <source>Stack {number}: {points}</source>
        <translation>Torre {number}: {points}</translation>
    </message>
</context>
<context>
    <name>Stairs</name>
    <message>
        <source>The row</source>
        <translation>La fila</translation>
    </message>
    <message>
        <source>slides left after each round</source>
        <translation>se desliza a la izquierda tras cada ronda</translation>
    </message>
    <message>
        <source>costs n cards</source>
        <translation>cuesta n cartas</translation>
    </message>
</context>
<context>
    <name>Stand</name>
    <message>
        <source>fits</source>
        <translation>cumple</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>{ribbon}: won by {name}</source>
        <translation>{ribbon}: de {name}</translation>
    </message>
    <message>
        <source>{ribbon}: your cake wins it</source>
        <translation>{ribbon}: la gana tu tarta</translation>
    </message>
    <message>
        <source>{ribbon} for {layers}</source>
        <translation>{ribbon} con {layers}</translation>
    </message>
</context>
<context>
    <name>StandIn</name>
    <message>
        <source>{name} is back and plays on</source>
        <translation>{name} ha vuelto y sigue jugando</translation>
    </message>
    <message>
        <source>The computer ({level}) plays for {name}</source>
        <translation>El ordenador ({level}) juega por {name}</translation>
    </message>
    <message>
        <source>Let a computer play for …</source>
        <translation>Que un ordenador juegue por…</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Who leads</source>
        <translation>Quién lidera</translation>
    </message>
    <message>
        <source>not seen yet</source>
        <translation>aún no vistas</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>People and levels</source>
        <translation>Personas y niveles</translation>
    </message>
    <message>
        <source>Points, last twelve games</source>
        <translation>Puntos, últimas doce partidas</translation>
    </message>
    <message>
        <source>Games of computers alone don’t count.</source>
        <translation>Las partidas solo de ordenadores no cuentan.</translation>
    </message>
    <message>
        <source>Who wins most, and with how many points? Finish a game to find out.</source>
        <translation>¿Quién gana más, y con cuántos puntos? Acaba una partida para saberlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished</comment>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: fewer</source>
        <translation>{name}: menos</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: más</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Other folders that can&apos;t be used ({count}): {files}.</source>
        <translation>Otras carpetas que no se pueden usar ({count}): {files}.</translation>
    </message>
    <message>
        <source>Nothing will be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>No se guardará nada: no se puede escribir en la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Matches will not be saved: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Las partidas no se guardarán: no se puede escribir en la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Matches that end are kept but not listed: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Las partidas que acaban se guardan pero no salen en la lista: no se puede escribir en la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Settings will not be kept: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Los ajustes no se guardarán: no se puede escribir en la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Pictures are drawn anew at every start: the folder {folder} can&apos;t be written to ({why}).</source>
        <translation>Las imágenes se dibujan de nuevo cada vez: no se puede escribir en la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Own lists can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>No se pueden usar listas propias: no se puede crear la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>Own pictures can&apos;t be used: the folder {folder} can&apos;t be made ({why}).</source>
        <translation>No se pueden usar imágenes propias: no se puede crear la carpeta {folder} ({why}).</translation>
    </message>
    <message>
        <source>The disk does not answer. What you asked for comes as soon as it does.</source>
        <translation>El disco no responde. Lo que has pedido vendrá en cuanto responda.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved ({why}). What was saved before is kept, and every move tries again.</source>
        <translation>{file} no se puede guardar ({why}). Lo guardado antes se conserva, y cada jugada lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>{count} can&apos;t be saved ({why}): {files}. What was saved before is kept, and every move tries again.</source>
        <translation>{count} no se pueden guardar ({why}): {files}. Lo guardado antes se conserva, y cada jugada lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>The disk does not answer. Not saved yet: {files}. You can go on; it is saved as soon as the disk answers.</source>
        <translation>El disco no responde. Aún sin guardar: {files}. Puedes seguir; se guarda en cuanto responda.</translation>
    </message>
    <message>
        <source>{files} and {more} more</source>
        <translation>{files} y {more} más</translation>
    </message>
</context>
<context>
    <name>StripColumn</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>se fue</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
</context>
<context>
    <name>SwapWording</name>
    <message>
        <source>Honorable</source>
        <translation>Honor</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premium</translation>
    </message>
    <message>
        <source>Prestigious</source>
        <translation>Prestigio</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Showcase</source>
        <translation>Gala</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>chocolate</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>vainilla</translation>
    </message>
    <message>
        <source>strawberry</source>
        <translation>fresa</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>banana</source>
        <translation>plátano</translation>
    </message>
    <message>
        <source>kiwi</source>
        <translation>kiwi</translation>
    </message>
    <message>
        <source>blueberry</source>
        <translation>arándano</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>Squeeze</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Birlar</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>{cake} {size} with {frosting}</source>
        <translation>{cake} {size} con {frosting}</translation>
    </message>
    <message>
        <source>{one}, or {other}</source>
        <translation>{one}, o {other}</translation>
    </message>
    <message>
        <source>an empty platter</source>
        <translation>una bandeja vacía</translation>
    </message>
    <message>
        <source>from below: {layers}</source>
        <translation>desde abajo: {layers}</translation>
    </message>
    <message>
        <source>the white {points}</source>
        <translation>la blanca de {points}</translation>
    </message>
    <message>
        <source>the red {points}</source>
        <translation>la roja de {points}</translation>
    </message>
    <message>
        <source>the blue {points}</source>
        <translation>la azul de {points}</translation>
    </message>
    <message>
        <source>{ribbon} ({title})</source>
        <translation>{ribbon} ({title})</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n piso</numerusform>
            <numerusform>%n pisos</numerusform>
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
        <translation>iguales</translation>
    </message>
    <message>
        <source>same</source>
        <comment>where there is little room</comment>
        <translation>igual</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>varias</translation>
    </message>
    <message>
        <source>differ</source>
        <comment>where there is little room</comment>
        <translation>varias</translation>
    </message>
    <message>
        <source>any cakes and frostings</source>
        <translation>bizcochos y coberturas libres</translation>
    </message>
    <message>
        <source>any cakes, all frostings different</source>
        <translation>bizcochos libres, coberturas todas distintas</translation>
    </message>
    <message>
        <source>all cakes the same, any frostings</source>
        <translation>bizcochos iguales, coberturas libres</translation>
    </message>
    <message>
        <source>any cakes, all frostings the same</source>
        <translation>bizcochos libres, coberturas iguales</translation>
    </message>
    <message>
        <source>all cakes the same, all frostings different</source>
        <translation>bizcochos iguales, coberturas todas distintas</translation>
    </message>
    <message>
        <source>all cakes and all frostings the same</source>
        <translation>bizcochos y coberturas iguales</translation>
    </message>
    <message>
        <source>Layers still to come</source>
        <translation>Pisos por venir</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Por venir</translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>A %n punto</numerusform>
            <numerusform>A %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>of {points}</source>
        <translation>de {points}</translation>
    </message>
    <message>
        <source>The deck is empty: this is the last turn.</source>
        <translation>El mazo está vacío: este es el último turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n carta en el mazo</numerusform>
            <numerusform>%n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>cake {cake}</source>
        <translation>bizcocho {cake}</translation>
    </message>
    <message>
        <source>holds {card}</source>
        <translation>tiene {card}</translation>
    </message>
    <message>
        <source>ribbons: {ribbons}</source>
        <translation>cintas: {ribbons}</translation>
    </message>
    <message>
        <source>left: {cards}</source>
        <translation>quedan: {cards}</translation>
    </message>
    <message>
        <source>no action cards left</source>
        <translation>sin cartas de acción</translation>
    </message>
    <message>
        <source>The largest sum goes first: {drawn}.</source>
        <translation>Empieza la suma mayor: {drawn}.</translation>
    </message>
    <message>
        <source>Tied: {drawn}.</source>
        <translation>Empate: {drawn}.</translation>
    </message>
    <message>
        <source>Tied, so drawn again: {name} goes first.</source>
        <translation>Empate, se saca otra vez: {name} empieza.</translation>
    </message>
    <message>
        <source>The largest sum: {name} goes first.</source>
        <translation>La suma mayor: {name} empieza.</translation>
    </message>
    <message>
        <source>{name} bakes</source>
        <translation>{name} hornea</translation>
    </message>
    <message>
        <source>A layer card</source>
        <translation>Una carta de piso</translation>
    </message>
    <message>
        <source>{card}: one of its sides is used.</source>
        <translation>{card}: se usa uno de sus lados.</translation>
    </message>
    <message>
        <source>It must be smaller than the layer below. A placed card is never turned.</source>
        <translation>Debe ser menor que el piso de debajo. Una carta puesta ya no se gira.</translation>
    </message>
    <message>
        <source>{rules}, in exactly {layers}.</source>
        <translation>{rules}, con {layers} justos.</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Backspace: take back</source>
        <translation>Retroceso: atrás</translation>
    </message>
    <message>
        <source>Ctrl+Enter: {button}</source>
        <translation>Ctrl+Intro: {button}</translation>
    </message>
    <message>
        <source>F3: read the table</source>
        <translation>F3: leer la mesa</translation>
    </message>
    <message>
        <source>To be used: {things}</source>
        <translation>Se puede usar: {things}</translation>
    </message>
    <message>
        <source>Nothing is to be done here now</source>
        <translation>Ahora no hay nada que hacer aquí</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>TableWording</name>
    <message>
        <source>{power}: bids 0, counts {vp} VP</source>
        <translation>{power}: puja 0, cuenta {vp} PV</translation>
    </message>
    <message>
        <source>{card}: counts {vp} VP</source>
        <translation>{card}: cuenta {vp} PV</translation>
    </message>
    <message>
        <source>{card}; {suit} for now</source>
        <translation>{card}; {suit} por ahora</translation>
    </message>
    <message>
        <source>{card}; used</source>
        <translation>{card}; usado</translation>
    </message>
    <message>
        <source>{card}, costs {cards}</source>
        <translation>{card}, cuesta {cards}</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <source>must buy</source>
        <translation>debe comprar</translation>
    </message>
    <message>
        <source>bid {sum}</source>
        <translation>puja {sum}</translation>
    </message>
    <message>
        <source>stays yours</source>
        <translation>queda contigo</translation>
    </message>
    <message>
        <source>buy it</source>
        <translation>a comprar</translation>
    </message>
    <message>
        <source>rest bids {sum}</source>
        <translation>el resto puja {sum}</translation>
    </message>
    <message>
        <source>rest: {sum}</source>
        <translation>resto: {sum}</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>to auction</source>
        <translation>a la subasta</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>se va</translation>
    </message>
    <message>
        <source>would stay</source>
        <translation>quedaría</translation>
    </message>
    <message>
        <source>would go</source>
        <translation>se iría</translation>
    </message>
    <message>
        <source>out of auction</source>
        <translation>fuera de subasta</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>tu mazo</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>your discards</source>
        <translation>tu descarte</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>Auction deck: {cards} to come</source>
        <translation>Mazo de la subasta: {cards} por venir</translation>
    </message>
    <message>
        <source>Out of auction: {cards}, {card} on top</source>
        <translation>Fuera de subasta: {cards}, {card} encima</translation>
    </message>
    <message>
        <source>{name}’s deck: {cards}</source>
        <translation>El mazo de {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}, {card} on top</source>
        <translation>El descarte de {name}: {cards}, {card} encima</translation>
    </message>
    <message>
        <source>Out of auction: {count}</source>
        <translation>Fuera de subasta: {count}</translation>
    </message>
    <message>
        <source>Out: {count}</source>
        <translation>Fuera: {count}</translation>
    </message>
    <message>
        <source>Your discards: {count}</source>
        <translation>Tu descarte: {count}</translation>
    </message>
    <message>
        <source>Discards: {count}</source>
        <translation>Descarte: {count}</translation>
    </message>
    <message>
        <source>Your deck: {count}</source>
        <translation>Tu mazo: {count}</translation>
    </message>
    <message>
        <source>Deck: {count}</source>
        <translation>Mazo: {count}</translation>
    </message>
    <message>
        <source>Not in sight: {count}</source>
        <translation>Sin ver: {count}</translation>
    </message>
    <message>
        <source>Unseen: {count}</source>
        <translation>Ocultas: {count}</translation>
    </message>
    <message>
        <source>Your power can take the lit cards.</source>
        <translation>Tu poder puede tomar las cartas iluminadas.</translation>
    </message>
    <message>
        <source>In no order: you don’t know what comes next. Looking shuffles nothing.</source>
        <translation>Sin orden: no sabes qué viene. Mirar no baraja nada.</translation>
    </message>
    <message>
        <source>To come, or in a pile or a hand that you can’t see now.</source>
        <translation>Por venir, o en una pila o mano que ahora no ves.</translation>
    </message>
    <message>
        <source>Newest: {card}.</source>
        <translation>La más reciente: {card}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>You can look through it while you set a card aside, when nobody else sees it.</source>
        <translation>Puedes repasarlo mientras apartas una carta, cuando nadie más lo ve.</translation>
    </message>
    <message>
        <source>The card that {name} has set aside, on top of the deck</source>
        <translation>La carta que {name} ha apartado, encima del mazo</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartada</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>ha elegido</translation>
    </message>
    <message>
        <source>done</source>
        <translation>acabó</translation>
    </message>
    <message>
        <source>acts first</source>
        <translation>actúa primero</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>acts second</source>
        <translation>actúa después</translation>
    </message>
    <message>
        <source>second</source>
        <translation>después</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>puja</translation>
    </message>
    <message>
        <source>your bid</source>
        <translation>tu puja</translation>
    </message>
    <message>
        <source>{vp} VP, and {bonus} for the lowest card of each suit; {cards} owned</source>
        <translation>{vp} PV, y {bonus} por la carta más baja de cada palo; {cards} en total</translation>
    </message>
    <message>
        <source>{name} has cashed in {cards}: {vp} in the end.</source>
        <translation>{name} ha cobrado {cards}: {vp} al final.</translation>
    </message>
    <message>
        <source>{name} is done. What was left of the bid lies in the discards.</source>
        <translation>{name} ha acabado. Lo que quedaba de la puja está en el descarte.</translation>
    </message>
    <message>
        <source>{name} is done.</source>
        <translation>{name} ha acabado.</translation>
    </message>
    <message>
        <source>What you don’t pay goes to your discards when you are done.</source>
        <translation>Lo que no pagas va a tu descarte cuando acabas.</translation>
    </message>
    <message>
        <source>The rest goes to your discards.</source>
        <translation>El resto va a tu descarte.</translation>
    </message>
    <message>
        <source>Rest: discards</source>
        <translation>Resto: descarte</translation>
    </message>
    <message>
        <source>No card has left the row last round: once more, and the game is over.</source>
        <translation>En la última ronda no salió ninguna carta de la fila: una vez más, y se acaba la partida.</translation>
    </message>
    <message>
        <source>If no card leaves the row again, the game is over.</source>
        <translation>Si vuelve a no salir ninguna carta de la fila, se acaba la partida.</translation>
    </message>
    <message numerus="yes">
        <source>You own %n card(s).</source>
        <translation>
            <numerusform>Tienes %n carta.</numerusform>
            <numerusform>Tienes %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has set a card aside; nobody sees which.</source>
        <translation>{name} ha apartado una carta; nadie ve cuál.</translation>
    </message>
    <message>
        <source>{name} has set a card aside.</source>
        <translation>{name} ha apartado una carta.</translation>
    </message>
    <message>
        <source>{name} has set the {card} aside.</source>
        <translation>{name} ha apartado {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} owns %n card(s).</source>
        <translation>
            <numerusform>{name} tiene %n carta.</numerusform>
            <numerusform>{name} tiene %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied at {sums}: both added the top card of the deck.</source>
        <translation>Empate a {sums}: los dos añadieron la carta de encima del mazo.</translation>
    </message>
    <message>
        <source>Tied at {sums}.</source>
        <translation>Empate a {sums}.</translation>
    </message>
    <message>
        <source>{name} has no card left in the bid, and owes nothing.</source>
        <translation>A {name} no le queda carta en la puja, y no debe nada.</translation>
    </message>
    <message>
        <source>{name} owes nothing.</source>
        <translation>{name} no debe nada.</translation>
    </message>
    <message>
        <source>{name} need not buy: no card lies at cost 1 now.</source>
        <translation>{name} no tiene que comprar: no hay carta al coste 1.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}, at cost 1.</source>
        <translation>{name} debe comprar {card}, al coste 1.</translation>
    </message>
    <message>
        <source>{name} must buy the {card}.</source>
        <translation>{name} debe comprar {card}.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}, if it still lies at cost 1.</source>
        <translation>Después {name} debe comprar {card}, si sigue al coste 1.</translation>
    </message>
    <message>
        <source>Then {name} must buy the {card}.</source>
        <translation>Después {name} debe comprar {card}.</translation>
    </message>
    <message>
        <source>{sum} against {sum}: a tie</source>
        <translation>{sum} contra {sum}: empate</translation>
    </message>
    <message>
        <source>{name} adds {value}</source>
        <translation>{name} añade {value}</translation>
    </message>
    <message>
        <source>Both bids lie open</source>
        <translation>Las dos pujas están a la vista</translation>
    </message>
    <message>
        <source>{name} wins, {more} to {less}</source>
        <translation>{name} gana, {more} a {less}</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has fewer cards in the bid.</source>
        <translation>Sin carta que añadir: {name} tiene menos cartas en la puja.</translation>
    </message>
    <message>
        <source>No card is left to add: {name} has lost the round before.</source>
        <translation>Sin carta que añadir: {name} perdió la ronda anterior.</translation>
    </message>
    <message>
        <source>No card is left to add: in the first round {name} comes first.</source>
        <translation>Sin carta que añadir: en la primera ronda, {name} va primero.</translation>
    </message>
    <message>
        <source>{name} acts first, and may steal.</source>
        <translation>{name} actúa primero, y puede birlar.</translation>
    </message>
    <message>
        <source>{name} acts first. {other} must then buy at cost 1.</source>
        <translation>{name} actúa primero. Después {other} debe comprar al coste 1.</translation>
    </message>
    <message>
        <source>{name} acts first.</source>
        <translation>{name} actúa primero.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>winner</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tu turno</translation>
    </message>
    <message>
        <source>next up</source>
        <translation>luego</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NUEVO</translation>
    </message>
    <message>
        <source>{name}, played by a computer for now</source>
        <translation>{name}, juega un ordenador por ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n punto hasta ahora</numerusform>
            <numerusform>%n puntos hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>The points</source>
        <translation>Los puntos</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.º</translation>
    </message>
    <message>
        <source>{place}, shared</source>
        <translation>{place}, empate</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>points of earlier matches</source>
        <translation>puntos de partidas anteriores</translation>
    </message>
    <message numerus="yes">
        <source>“before” holds the points of %n earlier match(es).</source>
        <translation>
            <numerusform>«antes» son los puntos de %n partida anterior.</numerusform>
            <numerusform>«antes» son los puntos de %n partidas anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match {number} of {matches}</source>
        <translation>Partida {number} de {matches}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha acabado</translation>
    </message>
    <message>
        <source>Match {number} of {matches} is over</source>
        <translation>La partida {number} de {matches} ha acabado</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Ha ganado {name}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} comparten la victoria</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} elige</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Devolverla</translation>
    </message>
    <message>
        <source>Choose a lit card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>Skip to the result</source>
        <translation>Ir al resultado</translation>
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
        <translation>Encargos</translation>
    </message>
    <message>
        <source>the game is easier without them</source>
        <translation>sin ellos el juego es más fácil</translation>
    </message>
    <message>
        <source>the cake is cut now</source>
        <translation>ahora se corta la tarta</translation>
    </message>
    <message>
        <source>a piece is taken now</source>
        <translation>ahora se toma un trozo</translation>
    </message>
    <message>
        <source>the cards of the piece are placed now</source>
        <translation>ahora se ponen las casillas del trozo</translation>
    </message>
    <message>
        <source>orders are assigned now</source>
        <translation>ahora se asignan los encargos</translation>
    </message>
    <message>
        <source>the cake cards are shuffled now</source>
        <translation>ahora se barajan las casillas</translation>
    </message>
    <message>
        <source>all cake cards must be shuffled, each once</source>
        <translation>hay que barajar todas las casillas, cada una una vez</translation>
    </message>
    <message>
        <source>{card} is not the top cut card</source>
        <translation>{card} no es la carta de corte de encima</translation>
    </message>
    <message>
        <source>{card} is not one of the two cut cards drawn</source>
        <translation>{card} no es una de las dos cartas de corte sacadas</translation>
    </message>
    <message>
        <source>a cut card is turned by 0, 1, 2 or 3 quarters</source>
        <translation>una carta de corte se gira 0, 1, 2 o 3 cuartos</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>no hay tal carta</translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation>no hay tal color</translation>
    </message>
    <message>
        <source>the piece {colour} is taken already</source>
        <translation>el trozo {colour} ya está tomado</translation>
    </message>
    <message>
        <source>the first piece of a round is taken for a named cake</source>
        <translation>el primer trozo de una ronda se toma para una tarta nombrada</translation>
    </message>
    <message>
        <source>there is no choice of a cake for this piece</source>
        <translation>para este trozo no se elige tarta</translation>
    </message>
    <message>
        <source>the cakes of a seat are 0 and 1</source>
        <translation>las tartas de un puesto son 0 y 1</translation>
    </message>
    <message>
        <source>{card} is not among the cards to be placed</source>
        <translation>{card} no está entre las casillas por poner</translation>
    </message>
    <message>
        <source>the first card of a cake lies at row 0, column 0</source>
        <translation>la primera casilla de una tarta va en la fila 0, columna 0</translation>
    </message>
    <message>
        <source>a card lies there already</source>
        <translation>ahí ya hay una casilla</translation>
    </message>
    <message>
        <source>the cake would be more than four squares high: rows {low} to {high} are left</source>
        <translation>la tarta tendría más de cuatro casillas de alto: quedan las filas {low} a {high}</translation>
    </message>
    <message>
        <source>the cake would be more than four squares wide: columns {low} to {high} are left</source>
        <translation>la tarta tendría más de cuatro casillas de ancho: quedan las columnas {low} a {high}</translation>
    </message>
    <message>
        <source>{order} is not among this seat’s unassigned orders</source>
        <translation>{order} no está entre los encargos sin asignar de este puesto</translation>
    </message>
    <message>
        <source>one order is assigned now</source>
        <translation>ahora se asigna un encargo</translation>
    </message>
    <message>
        <source>two different orders are assigned now, one to each cake</source>
        <translation>ahora se asignan dos encargos distintos, uno a cada tarta</translation>
    </message>
    <message>
        <source>{order} can’t be assigned to both cakes</source>
        <translation>{order} no puede ir a las dos tartas</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeAdvice</name>
    <message>
        <source>Cut with cut card {number} of 2, turned to {turn}</source>
        <translation>Cortar con la carta de corte {number} de 2, posición {turn}</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>Tomar {piece}</translation>
    </message>
    <message>
        <source>Take {piece} for the first cake</source>
        <translation>Tomar {piece} para la primera tarta</translation>
    </message>
    <message>
        <source>Take {piece} for the second cake</source>
        <translation>Tomar {piece} para la segunda tarta</translation>
    </message>
    <message>
        <source>Choose {first} for the first cake, {second} for the second</source>
        <translation>Elegir {first} para la primera tarta, {second} para la segunda</translation>
    </message>
    <message>
        <source>Choose {orders}</source>
        <translation>Elegir {orders}</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>Poner {card}</translation>
    </message>
    <message>
        <source>Place {card}: {spot}</source>
        <translation>Poner {card}: {spot}</translation>
    </message>
    <message>
        <source>The piece is worth about {points} to the cake.</source>
        <translation>El trozo vale unos {points} para la tarta.</translation>
    </message>
    <message>
        <source>Nothing else would bring more.</source>
        <translation>Ninguna otra cosa daría más.</translation>
    </message>
    <message>
        <source>{seat} would gain about {points} with it.</source>
        <translation>{seat} ganaría con él unos {points}.</translation>
    </message>
    <message>
        <source>It makes a group of {squares} squares.</source>
        <translation>Eso forma un grupo de {squares} casillas.</translation>
    </message>
    <message>
        <source>The rim stays free for cookies.</source>
        <translation>El borde queda libre para galletas.</translation>
    </message>
    <message>
        <source>There is room for more {icing} beside it.</source>
        <translation>Al lado cabe más {icing}.</translation>
    </message>
    <message>
        <source>Anywhere else it would do more harm.</source>
        <translation>En cualquier otro sitio haría más daño.</translation>
    </message>
    <message>
        <source>{order} pays {points}.</source>
        <translation>{order} paga {points}.</translation>
    </message>
    <message>
        <source>An order that pays now can pay more for the next cake.</source>
        <translation>Un encargo que paga ahora puede pagar más por la próxima tarta.</translation>
    </message>
    <message>
        <source>No order pays for this cake.</source>
        <translation>Ningún encargo paga por esta tarta.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeBoard</name>
    <message>
        <source>Cut a cake in four, take a piece, and build your own cakes from its squares.</source>
        <translation>Corta una tarta en cuatro, toma un trozo, y haz tus tartas con sus casillas.</translation>
    </message>
    <message>
        <source>also what your orders pay as it is</source>
        <translation>también lo que pagan ya tus encargos</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Por venir</translation>
    </message>
    <message>
        <source>toppings that are still in the deck</source>
        <translation>adornos que quedan en el mazo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sitios</translation>
    </message>
    <message>
        <source>where a square may lie lights up</source>
        <translation>donde puede ir una casilla se ilumina</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Ganancias</translation>
    </message>
    <message>
        <source>what the square in hand gains in each place</source>
        <translation>lo que gana en cada sitio la casilla en mano</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeLesson</name>
    <message>
        <source>Now: confirm.</source>
        <translation>Ahora: confirma.</translation>
    </message>
    <message>
        <source>What do we build?</source>
        <translation>¿Qué hacemos?</translation>
    </message>
    <message>
        <source>Cakes of sixteen squares, worth as many points as can be. With two at the table you build both of yours at once.</source>
        <translation>Tartas de dieciséis casillas, que valgan cuantos puntos se pueda. Entre dos haces las dos tuyas a la vez.</translation>
    </message>
    <message>
        <source>Everybody takes pieces of one large cake, and lays each square where they like. There it stays.</source>
        <translation>Cada cual toma trozos de una tarta grande, y pone cada casilla donde quiere. Ahí se queda.</translation>
    </message>
    <message>
        <source>Which piece do you take?</source>
        <translation>¿Qué trozo tomas?</translation>
    </message>
    <message>
        <source>{rival} has cut the large cake in four pieces, and you take first. Each piece has its mark.</source>
        <translation>{rival} ha cortado la tarta grande en cuatro trozos, y tú tomas primero. Cada trozo tiene su marca.</translation>
    </message>
    <message>
        <source>The triangle has three chocolate squares. Candles love large groups of one icing.</source>
        <translation>El triángulo tiene tres casillas de chocolate. A las velas les gustan los grupos grandes de un glaseado.</translation>
    </message>
    <message>
        <source>Now: take the triangle piece for your first cake.</source>
        <translation>Ahora: toma el trozo del triángulo para tu primera tarta.</translation>
    </message>
    <message>
        <source>For the first cake, so that we agree.</source>
        <translation>Para la primera tarta, para ponernos de acuerdo.</translation>
    </message>
    <message>
        <source>Take the triangle: well placed, it brings 13 points at once.</source>
        <translation>Toma el triángulo: bien puesto, da 13 puntos de golpe.</translation>
    </message>
    <message>
        <source>Now: place the two cherries.</source>
        <translation>Ahora: pon las dos cerezas.</translation>
    </message>
    <message>
        <source>Now: place the candles to the right of them.</source>
        <translation>Ahora: pon las velas a su derecha.</translation>
    </message>
    <message>
        <source>Where do candles belong?</source>
        <translation>¿Dónde van las velas?</translation>
    </message>
    <message>
        <source>Each candle scores the size of its group: squares of one icing that touch side by side. Lit squares say what the square in hand gains.</source>
        <translation>Cada vela da el tamaño de su grupo: casillas de un glaseado que se tocan por un lado. Las iluminadas dicen lo que gana la casilla en mano.</translation>
    </message>
    <message>
        <source>Beside the cherries these two candles score 4. On their own they score 2.</source>
        <translation>Junto a las cerezas estas dos velas dan 4. Solas dan 2.</translation>
    </message>
    <message>
        <source>The candles go right beside the cherries.</source>
        <translation>Las velas van justo al lado de las cerezas.</translation>
    </message>
    <message>
        <source>Cherries and candles come first.</source>
        <translation>Primero van las cerezas y las velas.</translation>
    </message>
    <message>
        <source>Now: place the orange below the cherries.</source>
        <translation>Ahora: pon la naranja bajo las cerezas.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the left of the cherries.</source>
        <translation>Ahora: pon la galleta a la izquierda de ellas.</translation>
    </message>
    <message>
        <source>And the other squares?</source>
        <translation>¿Y las otras casillas?</translation>
    </message>
    <message>
        <source>The orange makes the chocolate group larger: each candle scores 3 with it. Cookies want to be outside.</source>
        <translation>La naranja agranda el grupo de chocolate: con ella cada vela da 3. Las galletas quieren estar fuera.</translation>
    </message>
    <message>
        <source>A cookie scores 2 on the rim of the cake. In the middle it scores nothing.</source>
        <translation>Una galleta da 2 en el borde de la tarta. En el centro no da nada.</translation>
    </message>
    <message>
        <source>First the orange below the cherries; then the cookie left.</source>
        <translation>Primero la naranja bajo las cerezas; luego la galleta a la izquierda.</translation>
    </message>
    <message>
        <source>The orange belongs right below the cherries.</source>
        <translation>La naranja va justo bajo las cerezas.</translation>
    </message>
    <message>
        <source>Why collect one fruit?</source>
        <translation>¿Por qué juntar una fruta?</translation>
    </message>
    <message>
        <source>One to five of a type score 1, 4, 9, 16 or 25. Your second piece of a round goes to your other cake.</source>
        <translation>De una a cinco de una clase dan 1, 4, 9, 16 o 25. Tu segundo trozo de una ronda va a tu otra tarta.</translation>
    </message>
    <message>
        <source>The ring has two oranges: 4 points. The fruits in the cross all differ.</source>
        <translation>El anillo tiene dos naranjas: 4 puntos. Las frutas de la cruz son todas distintas.</translation>
    </message>
    <message>
        <source>Now: take the ring piece.</source>
        <translation>Ahora: toma el trozo del anillo.</translation>
    </message>
    <message>
        <source>Its three fruits score 1 each. Two oranges score 4.</source>
        <translation>Sus tres frutas dan 1 cada una. Dos naranjas dan 4.</translation>
    </message>
    <message>
        <source>How do you cut?</source>
        <translation>¿Cómo cortas?</translation>
    </message>
    <message>
        <source>You choose one of two cut cards, and turn it. {rival} takes first: make a piece that you alone need.</source>
        <translation>Eliges una de dos cartas de corte, y la giras. {rival} toma primero: haz un trozo que solo te sirva a ti.</translation>
    </message>
    <message>
        <source>Turned by a quarter, it makes one piece of the four chocolate squares. {rival} has no chocolate.</source>
        <translation>Girada un cuarto, hace un trozo con las cuatro casillas de chocolate. {rival} no tiene chocolate.</translation>
    </message>
    <message>
        <source>Now: choose this card.</source>
        <translation>Ahora: elige esta carta.</translation>
    </message>
    <message>
        <source>Now: turn it by a quarter, at a corner or with R.</source>
        <translation>Ahora: gírala un cuarto, por una esquina o con R.</translation>
    </message>
    <message>
        <source>Now: cut the cake.</source>
        <translation>Ahora: corta la tarta.</translation>
    </message>
    <message>
        <source>That one tears the chocolate apart, however you turn it.</source>
        <translation>Esa parte el chocolate, la gires como la gires.</translation>
    </message>
    <message>
        <source>Is it still there?</source>
        <translation>¿Sigue ahí?</translation>
    </message>
    <message>
        <source>Yes: {rival} took the square piece with the two oranges. The triangle with all the chocolate is left.</source>
        <translation>Sí: {rival} tomó el trozo del cuadrado con las dos naranjas. Queda el triángulo con todo el chocolate.</translation>
    </message>
    <message>
        <source>Its flower costs you a point for now. What flowers bring comes in two steps.</source>
        <translation>Su flor te cuesta un punto por ahora. Lo que dan las flores llega en dos pasos.</translation>
    </message>
    <message>
        <source>Your second cake has no chocolate, and the first has three squares.</source>
        <translation>Tu segunda tarta no tiene chocolate, y la primera tiene tres casillas.</translation>
    </message>
    <message>
        <source>You cut for the chocolate: take the triangle.</source>
        <translation>Cortaste por el chocolate: toma el triángulo.</translation>
    </message>
    <message>
        <source>Now: place the cookie to the right of the two candles.</source>
        <translation>Ahora: pon la galleta a la derecha de las dos velas.</translation>
    </message>
    <message>
        <source>Now: place the blueberry beside the lowest candle.</source>
        <translation>Ahora: pon el arándano junto a la vela de más abajo.</translation>
    </message>
    <message>
        <source>How wide may it get?</source>
        <translation>¿Cuánto puede crecer?</translation>
    </message>
    <message>
        <source>Four wide and four high. Until then a cake can still grow on both sides; then they are locked for good.</source>
        <translation>Cuatro de ancho y cuatro de alto. Hasta entonces una tarta crece por los dos lados; luego se cierran para siempre.</translation>
    </message>
    <message>
        <source>At the far right it gains 6, and this cookie stays on the rim whatever comes.</source>
        <translation>A la derecha del todo gana 6, y esta galleta queda en el borde venga lo que venga.</translation>
    </message>
    <message>
        <source>It goes right beside the two candles.</source>
        <translation>Va justo al lado de las dos velas.</translation>
    </message>
    <message>
        <source>First the cookie right; then the blueberry below, in the gap.</source>
        <translation>Primero la galleta a la derecha; luego el arándano debajo, en el hueco.</translation>
    </message>
    <message>
        <source>What do flowers bring?</source>
        <translation>¿Qué dan las flores?</translation>
    </message>
    <message>
        <source>Each scores 1. The cake that has more than any other scores 1 more for each; all four cakes compete.</source>
        <translation>Cada una da 1. La tarta que más tiene da 1 más por cada una; compiten las cuatro tartas.</translation>
    </message>
    <message>
        <source>With these three your second cake has four, the most of all: 8 points.</source>
        <translation>Con estas tres tu segunda tarta tiene cuatro, más que ninguna: 8 puntos.</translation>
    </message>
    <message>
        <source>Now: take the triangle for your second cake.</source>
        <translation>Ahora: toma el triángulo para tu segunda tarta.</translation>
    </message>
    <message>
        <source>It has fewer flowers: take the triangle.</source>
        <translation>Tiene menos flores: toma el triángulo.</translation>
    </message>
    <message>
        <source>What do your orders pay?</source>
        <translation>¿Qué pagan tus encargos?</translation>
    </message>
    <message>
        <source>We skip two rounds: all cakes are full. In secret you give each of yours one of your three orders.</source>
        <translation>Saltamos dos rondas: todas las tartas están llenas. En secreto das a cada una de las tuyas uno de tus tres encargos.</translation>
    </message>
    <message>
        <source>Eleven chocolate squares hang together: 11 points. Your second cake has the most oranges: 9.</source>
        <translation>Once casillas de chocolate van unidas: 11 puntos. Tu segunda tarta tiene más naranjas que ninguna: 9.</translation>
    </message>
    <message>
        <source>Now: give the chocolate order to your first cake.</source>
        <translation>Ahora: da el encargo de chocolate a tu primera tarta.</translation>
    </message>
    <message>
        <source>Now: give the oranges to your second cake.</source>
        <translation>Ahora: da las naranjas a tu segunda tarta.</translation>
    </message>
    <message>
        <source>Now: press Next until all is counted.</source>
        <translation>Ahora: pulsa Siguiente hasta el final.</translation>
    </message>
    <message>
        <source>Not so: that would pay less, or nothing at all.</source>
        <translation>Así no: eso pagaría menos, o nada.</translation>
    </message>
    <message>
        <source>You know how to play!</source>
        <translation>¡Ya sabes jugar!</translation>
    </message>
    <message>
        <source>You won by 161 to 150, and your candles alone brought 82.</source>
        <translation>Has ganado por 161 a 150, y solo tus velas dieron 82.</translation>
    </message>
    <message>
        <source>Candles into large groups, cookies on the rim.</source>
        <translation>Velas en grupos grandes, galletas en el borde.</translation>
    </message>
    <message>
        <source>Of one fruit take many: the fifth brings 9 points.</source>
        <translation>De una fruta toma muchas: la quinta da 9 puntos.</translation>
    </message>
    <message>
        <source>Cut so that you like what others leave.</source>
        <translation>Corta de modo que te guste lo que dejen los demás.</translation>
    </message>
    <message>
        <source>With three or four at the table, one cake is built after the other.</source>
        <translation>Con tres o cuatro en la mesa se hace una tarta tras otra.</translation>
    </message>
</context>
<context>
    <name>TakeTheCakeSummary</name>
    <message numerus="yes">
        <source>The best cake of all scores %n point(s): well baked, {names}!</source>
        <translation>
            <numerusform>La mejor tarta de todas da %n punto: ¡bien horneado, {names}!</numerusform>
            <numerusform>La mejor tarta de todas da %n puntos: ¡bien horneado, {names}!</numerusform>
        </translation>
    </message>
    <message>
        <source>Below each name: first cake + second cake.</source>
        <translation>Bajo cada nombre: primera tarta + segunda tarta.</translation>
    </message>
</context>
<context>
    <name>TakenPlaces</name>
    <message>
        <source>taken</source>
        <translation>tomado</translation>
    </message>
    <message numerus="yes">
        <source>{name} took a piece of %n slice(s)</source>
        <translation>
            <numerusform>{name} tomó un trozo de %n porción</numerusform>
            <numerusform>{name} tomó un trozo de %n porciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Thinker</name>
    <message>
        <source>The computer player could not think to the end. A simpler one made this move.</source>
        <translation>El jugador del ordenador no pudo pensar hasta el final. Uno más sencillo hizo esta jugada.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Barra superior</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Volver al inicio</translation>
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
        <translation>ahora se ponen las cartas de puja</translation>
    </message>
    <message>
        <source>the first player card is laid now</source>
        <translation>ahora se pone el medio punto</translation>
    </message>
    <message>
        <source>the cards won are placed now</source>
        <translation>ahora se colocan las cartas ganadas</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>no hay tal carta</translation>
    </message>
    <message>
        <source>{card} is not in the row</source>
        <translation>{card} no está en la fila</translation>
    </message>
    <message>
        <source>the bidding card {kind} is not in the hand</source>
        <translation>la carta de puja {kind} no está en la mano</translation>
    </message>
    <message>
        <source>there is no such bidding card</source>
        <translation>no hay tal carta de puja</translation>
    </message>
    <message>
        <source>the bidding card {kind} can&apos;t be laid twice</source>
        <translation>la carta de puja {kind} no se puede poner dos veces</translation>
    </message>
    <message>
        <source>two bidding cards must be laid, one face up and one face down</source>
        <translation>hay que poner dos cartas de puja, una a la vista y una oculta</translation>
    </message>
    <message>
        <source>the last bidding card in the hand must be laid, and only that one</source>
        <translation>hay que poner la última carta de puja de la mano, y solo esa</translation>
    </message>
    <message>
        <source>without bidding cards in the hand this seat must pass</source>
        <translation>sin cartas de puja en la mano, este puesto debe pasar</translation>
    </message>
    <message>
        <source>the first player card goes beside a cake, not beside {card}</source>
        <translation>el medio punto va junto a una tarta, no junto a {card}</translation>
    </message>
    <message>
        <source>{card} is not among this seat&apos;s cards that are still to be placed</source>
        <translation>{card} no está entre las cartas que a este puesto le faltan por colocar</translation>
    </message>
    <message>
        <source>this seat has no stack number {stack}</source>
        <translation>este puesto no tiene torre número {stack}</translation>
    </message>
</context>
<context>
    <name>TopCakeAdvice</name>
    <message>
        <source>Put the half point on {cake}</source>
        <translation>Poner el medio punto en {cake}</translation>
    </message>
    <message>
        <source>Lay {down} face down on {other}</source>
        <translation>Poner {down} oculta en {other}</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}</source>
        <translation>Poner {up} a la vista en {cake}</translation>
    </message>
    <message>
        <source>Lay {up} face up and {down} face down on {cake}</source>
        <translation>Poner {up} a la vista y {down} oculta en {cake}</translation>
    </message>
    <message>
        <source>Lay {up} face up on {cake}, {down} face down on {other}</source>
        <translation>Poner {up} a la vista en {cake}, {down} oculta en {other}</translation>
    </message>
    <message>
        <source>Begin a stack with {cake}</source>
        <translation>Empezar una torre con {cake}</translation>
    </message>
    <message>
        <source>Put {cake} on {below}</source>
        <translation>Poner {cake} sobre {below}</translation>
    </message>
    <message>
        <source>{card} would be worth about {points} to {seat}.</source>
        <translation>{card} valdría unos {points} para {seat}.</translation>
    </message>
    <message>
        <source>With what may follow, {card} is worth about {points} in a stack.</source>
        <translation>Con lo que puede venir, {card} vale unos {points} en una torre.</translation>
    </message>
    <message>
        <source>Nobody else has bid on {card} yet.</source>
        <translation>Nadie más ha pujado aún por {card}.</translation>
    </message>
    <message>
        <source>Nothing in the row is worth much now.</source>
        <translation>Nada en la fila vale mucho ahora.</translation>
    </message>
    <message>
        <source>With it {layers} fall, but what stands then is worth more.</source>
        <translation>Algo cae ({layers}), pero lo que queda en pie vale más.</translation>
    </message>
    <message>
        <source>The other stacks stay as they are.</source>
        <translation>Las otras torres quedan como están.</translation>
    </message>
    <message>
        <source>The stack bears {layers} more.</source>
        <translation>La torre aguanta aún {layers}.</translation>
    </message>
    <message>
        <source>Any other place would cost more.</source>
        <translation>Cualquier otro sitio costaría más.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n piso</numerusform>
            <numerusform>%n pisos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopCakeBoard</name>
    <message>
        <source>{round}, resolving</source>
        <translation>{round}, resolución</translation>
    </message>
    <message>
        <source>{round}, stacking</source>
        <translation>{round}, apilar</translation>
    </message>
    <message>
        <source>Bid openly and in secret, stack what you win, and crown it before it falls.</source>
        <translation>Puja a la vista y en secreto, apila lo que ganas, y corónalo antes de que caiga.</translation>
    </message>
    <message>
        <source>Warn before a collapse</source>
        <translation>Avisar antes de un derrumbe</translation>
    </message>
    <message>
        <source>Cards seats may hold</source>
        <translation>Cartas que pueden tener los puestos</translation>
    </message>
    <message>
        <source>where the lifted card may go</source>
        <translation>adónde puede ir la carta levantada</translation>
    </message>
    <message>
        <source>{name} to bid</source>
        <translation>{name} debe pujar</translation>
    </message>
    <message>
        <source>{name} to lay the half point</source>
        <translation>{name} debe poner el medio punto</translation>
    </message>
    <message>
        <source>{name} to stack</source>
        <translation>{name} debe apilar</translation>
    </message>
    <message>
        <source>Red velvet</source>
        <translation>Red velvet</translation>
    </message>
    <message>
        <source>Lemon</source>
        <translation>Limón</translation>
    </message>
    <message>
        <source>Carrot</source>
        <translation>Zana­horia</translation>
    </message>
    <message>
        <source>Coffee</source>
        <translation>Café</translation>
    </message>
    <message>
        <source>Choco­late</source>
        <translation>Choco­late</translation>
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
        <translation>Ben­gala</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Corona</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <translation>tercera</translation>
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
        <translation>{name}, remate</translation>
    </message>
    <message>
        <source>{name}, {above}</source>
        <translation>{name}, {above}</translation>
    </message>
    <message>
        <source>SNATCH</source>
        <translation>ZARPAZO</translation>
    </message>
    <message>
        <source>REVERSE</source>
        <translation>INVERSIÓN</translation>
    </message>
    <message>
        <source>Takes the card, whatever else lies there. Gone after this round.</source>
        <translation>Se lleva la carta, haya lo que haya. Tras esta ronda se va.</translation>
    </message>
    <message>
        <source>The lowest bid wins there.</source>
        <translation>Ahí gana la puja más baja.</translation>
    </message>
    <message>
        <source>0, a topper alone</source>
        <translation>0, un remate solo</translation>
    </message>
    <message>
        <source>{cakes} + {more} for {flavour}</source>
        <translation>{cakes} + {more} por {flavour}</translation>
    </message>
    <message>
        <source>{points} = 2 × ({parts}), doubled by the topper</source>
        <translation>{points} = 2 × ({parts}), doblado por el remate</translation>
    </message>
    <message>
        <source>{points} = {parts}</source>
        <translation>{points} = {parts}</translation>
    </message>
    <message>
        <source>No stack yet</source>
        <translation>Aún sin torre</translation>
    </message>
    <message>
        <source>Stack {number}: {reason}</source>
        <translation>Torre {number}: {reason}</translation>
    </message>
</context>
<context>
    <name>TopCakeLesson</name>
    <message>
        <source>You know how to play!</source>
        <translation>¡Ya sabes jugar!</translation>
    </message>
    <message>
        <source>Hide what must not be cancelled; show what shall frighten.</source>
        <translation>Oculta lo que no debe anularse; muestra lo que debe asustar.</translation>
    </message>
    <message>
        <source>REVERSE for low cards, SNATCH for what you can’t do without.</source>
        <translation>INVERSIÓN para cartas bajas, ZARPAZO para lo que no puedes dejar escapar.</translation>
    </message>
    <message>
        <source>Strong cakes below, weak ones above, a topper last of all.</source>
        <translation>Tartas fuertes abajo, flojas arriba, un remate al final del todo.</translation>
    </message>
    <message>
        <source>After five rounds the highest sum of all stacks wins.</source>
        <translation>Tras cinco rondas gana la suma más alta de todas las torres.</translation>
    </message>
    <message>
        <source>Now: press Lay both cards, or Enter.</source>
        <translation>Ahora: pulsa Poner las dos, o Intro.</translation>
    </message>
    <message>
        <source>What do we want?</source>
        <translation>¿Qué queremos?</translation>
    </message>
    <message>
        <source>These four cakes are on offer. Who bids best on one gets it as a layer for a stack of their own.</source>
        <translation>Se ofrecen estas cuatro tartas. Quien mejor puja por una se la lleva como piso para una torre propia.</translation>
    </message>
    <message>
        <source>Cakes score points, most of all in tall stacks. So we bid, and then we stack.</source>
        <translation>Las tartas dan puntos, sobre todo en torres altas. Así que pujamos, y luego apilamos.</translation>
    </message>
    <message>
        <source>Why lay a card openly?</source>
        <translation>¿Por qué poner una carta a la vista?</translation>
    </message>
    <message>
        <source>A turn is two cards: one face up, one face down. An open number shows {rival} that you mean it.</source>
        <translation>Un turno son dos cartas: una a la vista, una oculta. Un número a la vista muestra a {rival} que va en serio.</translation>
    </message>
    <message>
        <source>This Chocolate bears 6 layers: the best base of all. Worth a high bid.</source>
        <translation>Este Chocolate aguanta 6 pisos: la mejor base de todas. Merece una puja alta.</translation>
    </message>
    <message>
        <source>Now: drag your 5 to Chocolate. Or click both.</source>
        <translation>Ahora: arrastra tu 5 a Chocolate. O pulsa los dos.</translation>
    </message>
    <message>
        <source>Keep the 8 for later: it is too good to be shown.</source>
        <translation>Guarda el 8 para luego: es demasiado bueno para mostrarlo.</translation>
    </message>
    <message>
        <source>The 5 is right. But Chocolate bears more than all others.</source>
        <translation>El 5 está bien. Pero Chocolate aguanta más que los demás.</translation>
    </message>
    <message>
        <source>You may do that in a game. Here we try the 5 first.</source>
        <translation>En una partida puedes hacerlo. Aquí probamos primero el 5.</translation>
    </message>
    <message>
        <source>Why lay a card face down?</source>
        <translation>¿Por qué poner una carta oculta?</translation>
    </message>
    <message>
        <source>Equal cards of two seats cancel each other. What lies open can be copied; what lies face down can’t.</source>
        <translation>Cartas iguales de dos puestos se anulan. Lo que está a la vista se puede copiar; lo oculto, no.</translation>
    </message>
    <message>
        <source>Open, your 8 can be cancelled by {rival}’s 8. So hide the number that must survive.</source>
        <translation>A la vista, el 8 de {rival} puede anular tu 8. Así que oculta el número que debe sobrevivir.</translation>
    </message>
    <message>
        <source>Now: drag your 8 face down to Chocolate.</source>
        <translation>Ahora: arrastra tu 8 oculto a Chocolate.</translation>
    </message>
    <message>
        <source>Open, {rival} could cancel it. Let it lie face down.</source>
        <translation>A la vista, {rival} podría anularlo. Ponlo oculto.</translation>
    </message>
    <message>
        <source>The 8 is right. Lay it where the 5 lies: together they make 13.</source>
        <translation>El 8 está bien. Ponlo donde el 5: juntos hacen 13.</translation>
    </message>
    <message>
        <source>That is allowed, but the 8 is your strongest number.</source>
        <translation>Se permite, pero el 8 es tu número más fuerte.</translation>
    </message>
    <message>
        <source>What has {rival} done to your 5?</source>
        <translation>¿Qué le ha hecho {rival} a tu 5?</translation>
    </message>
    <message>
        <source>{rival} has laid a 5 beside yours. Equal kinds of different seats cancel: neither will count.</source>
        <translation>{rival} ha puesto un 5 junto al tuyo. Cartas iguales de puestos distintos se anulan: ninguna contará.</translation>
    </message>
    <message>
        <source>Both fives come back to their hands later. Your hidden 8 still stands.</source>
        <translation>Los dos cincos volverán luego a la mano. Tu 8 oculto sigue en pie.</translation>
    </message>
    <message>
        <source>How can a 1 win?</source>
        <translation>¿Cómo puede ganar un 1?</translation>
    </message>
    <message>
        <source>{rival} has hidden something beside Lemon, and may have hidden much. With REVERSE the lowest bid wins.</source>
        <translation>{rival} ha ocultado algo junto a Limón, y quizá mucho. Con INVERSIÓN gana la puja más baja.</translation>
    </message>
    <message>
        <source>Nothing is lower than a 1. Face down, {rival} can’t cancel your REVERSE on purpose.</source>
        <translation>Nada es más bajo que un 1. Oculta, {rival} no puede anular tu INVERSIÓN a propósito.</translation>
    </message>
    <message>
        <source>Now: lay your 1 openly beside Lemon.</source>
        <translation>Ahora: pon tu 1 a la vista junto a Limón.</translation>
    </message>
    <message>
        <source>And REVERSE face down beside Lemon.</source>
        <translation>Y la INVERSIÓN oculta junto a Limón.</translation>
    </message>
    <message>
        <source>Open, {rival} would see it and bid low, or cancel it. Hide REVERSE.</source>
        <translation>A la vista, {rival} la vería y pujaría bajo, o la anularía. Oculta la INVERSIÓN.</translation>
    </message>
    <message>
        <source>Let the 1 lie openly: it looks like a weak bid.</source>
        <translation>Deja el 1 a la vista: parece una puja floja.</translation>
    </message>
    <message>
        <source>The 1 is right, but beside Lemon: there {rival} has hidden a card.</source>
        <translation>El 1 está bien, pero junto a Limón: ahí {rival} ha ocultado una carta.</translation>
    </message>
    <message>
        <source>It would count against you: with REVERSE the lowest bid wins.</source>
        <translation>Contaría contra ti: con INVERSIÓN gana la puja más baja.</translation>
    </message>
    <message>
        <source>What beats an 8?</source>
        <translation>¿Qué vence a un 8?</translation>
    </message>
    <message>
        <source>{rival}’s 8 lies beside Coffee. SNATCH takes a card whatever else lies there, but only once in a game.</source>
        <translation>El 8 de {rival} está junto a Café. El ZARPAZO se lleva una carta haya lo que haya, pero solo una vez por partida.</translation>
    </message>
    <message>
        <source>Only another SNATCH could cancel it. So it is laid face down, and late.</source>
        <translation>Solo otro ZARPAZO podría anularlo. Así que se pone oculto, y tarde.</translation>
    </message>
    <message>
        <source>Now: lay your 3 openly beside Carrot.</source>
        <translation>Ahora: pon tu 3 a la vista junto a Zanahoria.</translation>
    </message>
    <message>
        <source>And SNATCH face down beside Coffee.</source>
        <translation>Y el ZARPAZO oculto junto a Café.</translation>
    </message>
    <message>
        <source>Open, {rival}’s SNATCH could cancel it. Lay it face down.</source>
        <translation>A la vista, el ZARPAZO de {rival} podría anularlo. Ponlo oculto.</translation>
    </message>
    <message>
        <source>You have only one SNATCH. Take it where {rival} bids highest.</source>
        <translation>Solo tienes un ZARPAZO. Úsalo donde {rival} puja más alto.</translation>
    </message>
    <message>
        <source>Not that one: beside Carrot a 3 will do, and you will see why.</source>
        <translation>Esa no: junto a Zanahoria basta un 3, y verás por qué.</translation>
    </message>
    <message>
        <source>What is half a point good for?</source>
        <translation>¿Para qué sirve medio punto?</translation>
    </message>
    <message>
        <source>You started this round, so you lay the half point last. At equal bids nobody wins; a half decides.</source>
        <translation>Empezaste esta ronda, así que pones el medio punto al final. A pujas iguales no gana nadie; medio decide.</translation>
    </message>
    <message>
        <source>If {rival}’s hidden card is a 2, it is 3 to 3 beside Carrot. Your half makes 3½.</source>
        <translation>Si la carta oculta de {rival} es un 2, van 3 a 3 junto a Zanahoria. Tu medio lo hace 3½.</translation>
    </message>
    <message>
        <source>Now: bring the half point to Carrot.</source>
        <translation>Ahora: lleva el medio punto a Zanahoria.</translation>
    </message>
    <message>
        <source>Now: press Lay the half point, or Enter.</source>
        <translation>Ahora: pulsa Poner medio punto, o Intro.</translation>
    </message>
    <message>
        <source>Your 8 is safe there. Help where it may be equal: beside Carrot.</source>
        <translation>Tu 8 ahí está a salvo. Ayuda donde pueda haber empate: junto a Zanahoria.</translation>
    </message>
    <message>
        <source>There the lowest bid wins: a half more would do you no good.</source>
        <translation>Ahí gana la puja más baja: medio más no te serviría.</translation>
    </message>
    <message>
        <source>SNATCH takes Coffee anyway. Help where it may be equal.</source>
        <translation>El ZARPAZO se lleva Café de todos modos. Ayuda donde pueda haber empate.</translation>
    </message>
    <message>
        <source>Who gets what, and why?</source>
        <translation>¿Quién se lleva qué, y por qué?</translation>
    </message>
    <message>
        <source>Card by card: equal kinds cancel, then SNATCH takes, else the sums decide.</source>
        <translation>Carta por carta: se anulan las iguales, luego el ZARPAZO, si no decide la suma.</translation>
    </message>
    <message>
        <source>Now: read each card, then press Next card.</source>
        <translation>Ahora: lee cada carta y pulsa Carta siguiente.</translation>
    </message>
    <message>
        <source>Now: press Confirm, or Enter.</source>
        <translation>Ahora: pulsa Confirmar, o Intro.</translation>
    </message>
    <message>
        <source>Which cake goes to the bottom?</source>
        <translation>¿Qué tarta va abajo del todo?</translation>
    </message>
    <message>
        <source>The number on a cake is how many layers it bears. What carries more than that collapses and is lost.</source>
        <translation>El número de una tarta dice cuántos pisos aguanta. La que lleva más se derrumba y se pierde.</translation>
    </message>
    <message>
        <source>So the strongest first: Chocolate, Coffee, Lemon, Carrot.</source>
        <translation>Así que la más fuerte primero: Chocolate, Café, Limón, Zanahoria.</translation>
    </message>
    <message>
        <source>Now: begin a new stack with Chocolate.</source>
        <translation>Ahora: empieza una torre nueva con Chocolate.</translation>
    </message>
    <message>
        <source>Now: put Coffee, Lemon and Carrot on it, in this order.</source>
        <translation>Ahora: ponle Café, Limón y Zanahoria, en este orden.</translation>
    </message>
    <message>
        <source>It bears only 3 layers: with it below the stack can’t grow tall.</source>
        <translation>Aguanta solo 3 pisos: con ella abajo la torre no puede crecer.</translation>
    </message>
    <message>
        <source>It would hold today, but Lemon bears less than what comes first.</source>
        <translation>Hoy aguantaría, pero Limón aguanta menos que lo que va primero.</translation>
    </message>
    <message>
        <source>One tall stack is worth more than several low ones. Chocolate first, then Coffee.</source>
        <translation>Una torre alta vale más que varias bajas. Chocolate primero, luego Café.</translation>
    </message>
    <message>
        <source>What is new in round 2?</source>
        <translation>¿Qué hay de nuevo en la ronda 2?</translation>
    </message>
    <message>
        <source>From now on a topper joins the four cakes. It is a layer, but no cake, and bears nothing at all.</source>
        <translation>Desde ahora se une un remate a las cuatro tartas. Es un piso, pero no una tarta, y no aguanta nada.</translation>
    </message>
    <message>
        <source>We skip the bids of this round. You won the Crown, Lemon 1 and Chocolate 3; {rival} the others.</source>
        <translation>Saltamos las pujas de esta ronda. Ganaste Corona, Limón 1 y Chocolate 3; {rival} las demás.</translation>
    </message>
    <message>
        <source>What makes a layer fall?</source>
        <translation>¿Qué hace caer un piso?</translation>
    </message>
    <message>
        <source>Lemon 1 bears one layer. Let us see what happens to it under two: nothing counts until you confirm.</source>
        <translation>Limón 1 aguanta un piso. Veamos qué le pasa bajo dos: nada cuenta hasta que confirmas.</translation>
    </message>
    <message>
        <source>All layers above count, toppers too. What is too much makes this layer go.</source>
        <translation>Cuentan todos los pisos de encima, también remates. Si son demasiados, este piso se va.</translation>
    </message>
    <message>
        <source>Now: put Lemon, Chocolate and the Crown on your stack.</source>
        <translation>Ahora: pon Limón, Chocolate y Corona en tu torre.</translation>
    </message>
    <message>
        <source>Lemon has fallen. Press All back: it was only a try.</source>
        <translation>Limón ha caído. Pulsa Todo atrás: solo era una prueba.</translation>
    </message>
    <message>
        <source>A topper goes last: any layer on it would make it collapse.</source>
        <translation>Un remate va el último: cualquier piso encima lo derrumbaría.</translation>
    </message>
    <message>
        <source>Soon! First see how Lemon falls: it goes on the stack first.</source>
        <translation>¡Pronto! Primero mira cómo cae Limón: va el primero en la torre.</translation>
    </message>
    <message>
        <source>What makes a stack worth most?</source>
        <translation>¿Qué hace valer más a una torre?</translation>
    </message>
    <message>
        <source>A cake scores 1. From three layers on, one flavour scores 2. A topper on three cakes or more doubles the stack.</source>
        <translation>Una tarta da 1. Desde tres pisos, un mismo sabor da 2. Un remate sobre tres tartas o más dobla la torre.</translation>
    </message>
    <message>
        <source>6 cakes are 6, two of them Chocolate are 2 more: 8. The Crown makes it 16.</source>
        <translation>6 tartas son 6, dos de ellas de Chocolate son 2 más: 8. La Corona lo hace 16.</translation>
    </message>
    <message>
        <source>Now: Chocolate, then Lemon, then the Crown on top.</source>
        <translation>Ahora: Chocolate, luego Limón, y Corona arriba.</translation>
    </message>
    <message>
        <source>The Crown last: what lies on a topper makes it collapse.</source>
        <translation>Corona al final: lo que va sobre un remate lo derrumba.</translation>
    </message>
    <message>
        <source>Lemon bears one layer only: Chocolate goes below it.</source>
        <translation>Limón aguanta solo un piso: Chocolate va debajo.</translation>
    </message>
    <message>
        <source>On the tall stack they score most: there the Crown doubles all.</source>
        <translation>En la torre alta dan más: ahí Corona lo dobla todo.</translation>
    </message>
</context>
<context>
    <name>TopCakeSummary</name>
    <message>
        <source>cakes</source>
        <translation>tartas</translation>
    </message>
    <message>
        <source>matching</source>
        <translation>a juego</translation>
    </message>
    <message>
        <source>toppers</source>
        <translation>remates</translation>
    </message>
    <message numerus="yes">
        <source>{cake}, and %n more cake(s)</source>
        <translation>
            <numerusform>{cake}, y %n tarta más</numerusform>
            <numerusform>{cake}, y %n tartas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest cake has %n layer(s): well built, {names}!</source>
        <translation>
            <numerusform>La tarta más alta tiene %n piso: ¡bien hecho, {names}!</numerusform>
            <numerusform>La tarta más alta tiene %n pisos: ¡bien hecho, {names}!</numerusform>
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
        <translation>Cerrar el mensaje</translation>
    </message>
</context>
<context>
    <name>TrayWording</name>
    <message>
        <source>{name}, you have no card left</source>
        <translation>{name}, no te queda carta</translation>
    </message>
    <message>
        <source>{name}, put the half point on a cake</source>
        <translation>{name}, pon el medio punto en una tarta</translation>
    </message>
    <message>
        <source>{name}, the half point on {cake}?</source>
        <translation>{name}, ¿el medio punto en {cake}?</translation>
    </message>
    <message>
        <source>{name}, choose a cake for your {kind}</source>
        <translation>{name}, elige una tarta para tu {kind}</translation>
    </message>
    <message>
        <source>{name}, lay this card?</source>
        <translation>{name}, ¿poner esta carta?</translation>
    </message>
    <message>
        <source>{name}, lay both cards?</source>
        <translation>{name}, ¿poner las dos cartas?</translation>
    </message>
    <message>
        <source>{name}, lay your last card, up or down</source>
        <translation>{name}, pon tu última carta, a la vista u oculta</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face up</source>
        <translation>{name}, elige una carta para poner a la vista</translation>
    </message>
    <message>
        <source>{name}, choose a card to lay face down</source>
        <translation>{name}, elige una carta para poner oculta</translation>
    </message>
    <message>
        <source>Your cards lie on tied cakes.</source>
        <translation>Tus cartas están en tartas empatadas.</translation>
    </message>
    <message>
        <source>Worth half a point more; may win alone.</source>
        <translation>Vale medio punto más; puede ganar solo.</translation>
    </message>
    <message>
        <source>One card is left: up or down, as you like.</source>
        <translation>Queda una carta: a la vista u oculta, como quieras.</translation>
    </message>
    <message>
        <source>One up, one down, each beside a cake.</source>
        <translation>Una a la vista, una oculta, cada una junto a una tarta.</translation>
    </message>
    <message>
        <source>Lay the half point</source>
        <translation>Poner medio punto</translation>
    </message>
    <message>
        <source>Lay this card</source>
        <translation>Poner esta carta</translation>
    </message>
    <message>
        <source>Lay both cards</source>
        <translation>Poner las dos</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>A la vista</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Half point</source>
        <translation>Medio punto</translation>
    </message>
    <message>
        <source>choose a&#xa0;cake</source>
        <translation>una tarta</translation>
    </message>
    <message>
        <source>choose a&#xa0;card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>or here</source>
        <translation>o aquí</translation>
    </message>
    <message>
        <source>{slot}: empty, the next card goes here</source>
        <translation>{slot}: vacío, la carta siguiente va aquí</translation>
    </message>
    <message>
        <source>{slot}: empty</source>
        <translation>{slot}: vacío</translation>
    </message>
    <message>
        <source>Half point: no cake chosen yet</source>
        <translation>Medio punto: aún sin tarta</translation>
    </message>
    <message>
        <source>{slot}: {kind}, no cake chosen yet</source>
        <translation>{slot}: {kind}, aún sin tarta</translation>
    </message>
    <message>
        <source>{slot}: {kind} on {cake}</source>
        <translation>{slot}: {kind} en {cake}</translation>
    </message>
    <message>
        <source>Half point, staged on {cake}</source>
        <translation>Medio punto, preparado en {cake}</translation>
    </message>
    <message>
        <source>{kind}, staged face up on {cake}</source>
        <translation>{kind}, preparada a la vista en {cake}</translation>
    </message>
    <message>
        <source>Card staged face down on {cake}</source>
        <translation>Carta preparada oculta en {cake}</translation>
    </message>
    <message>
        <source>Back to the hand</source>
        <translation>Vuelta a la mano</translation>
    </message>
    <message>
        <source>Next: {name} bids</source>
        <translation>Después: {name} puja</translation>
    </message>
    <message>
        <source>{name} bids</source>
        <translation>{name} puja</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} piensa…</translation>
    </message>
</context>
<context>
    <name>TurnWording</name>
    <message>
        <source>on top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>on the empty platter</source>
        <translation>en la bandeja vacía</translation>
    </message>
    <message>
        <source>under the {size}</source>
        <translation>bajo el {size}</translation>
    </message>
    <message>
        <source>under {size}</source>
        <translation>bajo {size}</translation>
    </message>
    <message>
        <source>instead of the {size}</source>
        <translation>en vez del {size}</translation>
    </message>
    <message>
        <source>for the {size}</source>
        <translation>por el {size}</translation>
    </message>
    <message>
        <source>{place}: then it wins {ribbon}</source>
        <translation>{place}: entonces gana {ribbon}</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top}</source>
        <translation>arriba: {size} no es menor que el {top}</translation>
    </message>
    <message>
        <source>on top: {size} is not smaller than the {top} (turned, the {other} is)</source>
        <translation>arriba: {size} no es menor que el {top} (girada, el {other} sí)</translation>
    </message>
    <message>
        <source>on top: not under {top}</source>
        <translation>arriba: no bajo {top}</translation>
    </message>
    <message>
        <source>not under {top}</source>
        <translation>no bajo {top}</translation>
    </message>
    <message>
        <source>Finish the card in hand first.</source>
        <translation>Acaba antes con la carta en mano.</translation>
    </message>
    <message>
        <source>You have taken your card of this turn.</source>
        <translation>Ya has tomado tu carta de este turno.</translation>
    </message>
    <message>
        <source>Neither side would find a place on your cake.</source>
        <translation>Ningún lado hallaría sitio en tu tarta.</translation>
    </message>
    <message>
        <source>submit the cake: wins {ribbon}</source>
        <translation>presentar la tarta: gana {ribbon}</translation>
    </message>
    <message>
        <source>Squeeze: a card goes under layers already placed. Once a game.</source>
        <translation>Colar: una carta va bajo pisos ya puestos. Una vez por partida.</translation>
    </message>
    <message>
        <source>Swipe: take the top card of another cake; it goes in at once. Once a game.</source>
        <translation>Birlar: toma la carta de arriba de otra tarta; entra enseguida. Una vez por partida.</translation>
    </message>
    <message>
        <source>Swap: a card in hand or of the table replaces the top layer. Once a game.</source>
        <translation>Cambiar: una carta en mano o del mostrador sustituye el piso de arriba. Una vez por partida.</translation>
    </message>
    <message>
        <source>no side fits</source>
        <translation>ningún lado encaja</translation>
    </message>
    <message>
        <source>Anywhere but on top. Sizes must still become smaller from below.</source>
        <translation>Donde sea menos arriba. De abajo arriba los tamaños deben menguar.</translation>
    </message>
    <message>
        <source>Use either side of it. Your own take comes besides.</source>
        <translation>Usa cualquiera de sus lados. Tu propia carta va aparte.</translation>
    </message>
    <message>
        <source>With Squeeze as well, it may replace any layer.</source>
        <translation>Con Colar además, puede sustituir cualquier piso.</translation>
    </message>
    <message>
        <source>An action card</source>
        <translation>Una carta de acción</translation>
    </message>
    <message>
        <source>{card}: in use</source>
        <translation>{card}: en uso</translation>
    </message>
    <message>
        <source>{card}: used</source>
        <translation>{card}: usada</translation>
    </message>
    <message>
        <source>{name} {sum}</source>
        <translation>{name} {sum}</translation>
    </message>
    <message>
        <source>{name}, squeeze which card in?</source>
        <translation>{name}, ¿colar qué carta?</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It goes under layers of your cake.</source>
        <translation>Pulsa una carta iluminada del mostrador. Va bajo pisos de tu tarta.</translation>
    </message>
    <message>
        <source>Squeeze which card in?</source>
        <translation>¿Colar qué carta?</translation>
    </message>
    <message>
        <source>It goes under layers of your cake.</source>
        <translation>Va bajo pisos de tu tarta.</translation>
    </message>
    <message>
        <source>{name}, swipe a top card</source>
        <translation>{name}, birla una carta de arriba</translation>
    </message>
    <message>
        <source>Click a lit top card. It goes in at once, with either side, besides your own take.</source>
        <translation>Pulsa una carta iluminada. Entra enseguida, por cualquier lado, aparte de tu propia carta.</translation>
    </message>
    <message>
        <source>Swipe a top card</source>
        <translation>Birla una carta de arriba</translation>
    </message>
    <message>
        <source>It goes in at once, besides your own take.</source>
        <translation>Entra enseguida, aparte de la tuya.</translation>
    </message>
    <message>
        <source>{name}, swap which card in?</source>
        <translation>{name}, ¿cambiar por qué carta?</translation>
    </message>
    <message>
        <source>Click a lit card of the table. It replaces a layer; your own take comes besides.</source>
        <translation>Pulsa una carta iluminada del mostrador. Sustituye un piso; tu propia carta va aparte.</translation>
    </message>
    <message>
        <source>Swap which card in?</source>
        <translation>¿Cambiar qué carta?</translation>
    </message>
    <message>
        <source>It replaces a layer; your own take comes besides.</source>
        <translation>Sustituye un piso, aparte de la tuya.</translation>
    </message>
    <message>
        <source>Lit cards fit on your cake. What you draft you must use. A drawn card can&apos;t be taken back.</source>
        <translation>Las iluminadas encajan en tu tarta. Lo que eliges lo debes usar. Lo robado no se deshace.</translation>
    </message>
    <message>
        <source>What you draft you must use. A draw can&apos;t be taken back.</source>
        <translation>Lo que eliges lo debes usar. Robar no se deshace.</translation>
    </message>
    <message>
        <source>{name}, draw or draft a card</source>
        <translation>{name}, roba o elige una carta</translation>
    </message>
    <message>
        <source>Draw or draft a card</source>
        <translation>Roba o elige una carta</translation>
    </message>
    <message>
        <source>{name}, end your turn?</source>
        <translation>{name}, ¿acabar tu turno?</translation>
    </message>
    <message>
        <source>End your turn?</source>
        <translation>¿Acabar tu turno?</translation>
    </message>
    <message>
        <source>Or do something else before.</source>
        <translation>O haz antes otra cosa.</translation>
    </message>
    <message>
        <source>submit your cake</source>
        <translation>presentar tu tarta</translation>
    </message>
    <message>
        <source>clear your platter</source>
        <translation>despejar tu bandeja</translation>
    </message>
    <message>
        <source>use {card}</source>
        <translation>usar {card}</translation>
    </message>
    <message>
        <source>Before that you may {deeds}.</source>
        <translation>Antes puedes {deeds}.</translation>
    </message>
    <message>
        <source>{name}, pass this card?</source>
        <translation>{name}, ¿dejar esta carta?</translation>
    </message>
    <message>
        <source>{name}, this card fits nowhere</source>
        <translation>{name}, esta carta no encaja</translation>
    </message>
    <message>
        <source>It then lies open on the table, where others can draft it.</source>
        <translation>Queda abierta en el mostrador, donde otros pueden elegirla.</translation>
    </message>
    <message>
        <source>Pass it to the table</source>
        <translation>Dejarla en el mostrador</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>Pass this card?</source>
        <translation>¿Dejar esta carta?</translation>
    </message>
    <message>
        <source>It fits nowhere</source>
        <translation>No encaja</translation>
    </message>
    <message>
        <source>{name}, submit for {ribbon}?</source>
        <translation>{name}, ¿presentar por {ribbon}?</translation>
    </message>
    <message>
        <source>{title}, {layers}: {points} + {more} = {sum}. The cards leave the game.</source>
        <translation>{title}, {layers}: {points} + {more} = {sum}. Las cartas dejan el juego.</translation>
    </message>
    <message>
        <source>Win {ribbon}</source>
        <translation>Ganar {ribbon}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Submit your cake?</source>
        <translation>¿Presentar tu tarta?</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game.</source>
        <translation>
            <numerusform>%n carta deja el juego.</numerusform>
            <numerusform>%n cartas dejan el juego.</numerusform>
        </translation>
    </message>
    <message>
        <source>It could win {ribbon}!</source>
        <translation>¡Podría ganar {ribbon}!</translation>
    </message>
    <message>
        <source>{name}, clear without a ribbon?</source>
        <translation>{name}, ¿despejar sin cinta?</translation>
    </message>
    <message>
        <source>Clear the platter</source>
        <translation>Despejar la bandeja</translation>
    </message>
    <message>
        <source>Clear without a ribbon?</source>
        <translation>¿Despejar sin cinta?</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>No usarla</translation>
    </message>
    <message>
        <source>As an extra</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>{name}, where does the {size} go?</source>
        <translation>{name}, ¿adónde va el {size}?</translation>
    </message>
    <message>
        <source>{name}, the {size} fits nowhere</source>
        <translation>{name}, el {size} no encaja</translation>
    </message>
    <message>
        <source>Turn the card by a click or with R.</source>
        <translation>Gira la carta con un clic o con R.</translation>
    </message>
    <message>
        <source>What you draft you must use. Turn it by a click or with R.</source>
        <translation>Lo que eliges lo debes usar. Gírala con un clic o con R.</translation>
    </message>
    <message>
        <source>Swapped in from the table: your own take comes besides.</source>
        <translation>Cambiada desde el mostrador: tu propia carta va aparte.</translation>
    </message>
    <message>
        <source>A swiped card goes in at once, with either side.</source>
        <translation>Una carta birlada entra enseguida, por cualquier lado.</translation>
    </message>
    <message>
        <source>Where does the {size} go?</source>
        <translation>¿Adónde va el {size}?</translation>
    </message>
    <message>
        <source>{layer} goes to the table.</source>
        <translation>{layer} va al mostrador.</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) then win nothing yet.</source>
        <translation>
            <numerusform>Con %n piso aún no gana nada.</numerusform>
            <numerusform>Con %n pisos aún no gana nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>It then wins {ribbons}.</source>
        <translation>Entonces gana {ribbons}.</translation>
    </message>
    <message>
        <source>Draft and place the {size}</source>
        <translation>Elegir y poner el {size}</translation>
    </message>
    <message>
        <source>Place the {size}</source>
        <translation>Poner el {size}</translation>
    </message>
    <message>
        <source>Squeeze in the {size}</source>
        <translation>Colar el {size}</translation>
    </message>
    <message>
        <source>Swap in the {size}</source>
        <translation>Cambiar por el {size}</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Acabar el turno</translation>
    </message>
    <message>
        <source>{layer}: fits nowhere</source>
        <translation>{layer}: no encaja</translation>
    </message>
    <message>
        <source>{layer}, {place}</source>
        <translation>{layer}, {place}</translation>
    </message>
    <message>
        <source>{told}, with {cards}</source>
        <translation>{told}, con {cards}</translation>
    </message>
    <message>
        <source>{name}, choose a cut card and turn it</source>
        <translation>{name}, elige una carta de corte y gírala</translation>
    </message>
    <message>
        <source>Cut it like this</source>
        <translation>Cortar así</translation>
    </message>
    <message>
        <source>Other cut card</source>
        <translation>Otra carta de corte</translation>
    </message>
    <message>
        <source>Choose a cut card and turn it</source>
        <translation>Elige una carta de corte y gírala</translation>
    </message>
    <message>
        <source>Each of the others takes a piece, then you; one piece is left over.</source>
        <translation>Cada uno de los demás toma un trozo, luego tú; sobra uno.</translation>
    </message>
    <message>
        <source>The other takes first, then you, then each of you once more.</source>
        <translation>Primero toma el otro puesto, luego tú, y cada cual otra vez.</translation>
    </message>
    <message>
        <source>Each of the others takes a piece; the last one is yours.</source>
        <translation>Cada uno de los demás toma un trozo; el último es tuyo.</translation>
    </message>
    <message>
        <source>Take a piece</source>
        <translation>Toma un trozo</translation>
    </message>
    <message>
        <source>Take {piece}</source>
        <translation>Tomar {piece}</translation>
    </message>
    <message>
        <source>Click it, or drag one of its squares onto your cake.</source>
        <translation>Púlsalo, o arrastra una de sus casillas a tu tarta.</translation>
    </message>
    <message>
        <source>Click it, then the cake that it is for, or drag it there.</source>
        <translation>Púlsalo, y la tarta a la que va, o arrástralo allí.</translation>
    </message>
    <message>
        <source>It is the only one that is left.</source>
        <translation>Es el único que queda.</translation>
    </message>
    <message>
        <source>{piece} goes to your first cake.</source>
        <translation>Para tu primera tarta: {piece}.</translation>
    </message>
    <message>
        <source>{piece} goes to your second cake.</source>
        <translation>Para tu segunda tarta: {piece}.</translation>
    </message>
    <message>
        <source>{name}, take a piece</source>
        <translation>{name}, toma un trozo</translation>
    </message>
    <message>
        <source>All four squares lie there</source>
        <translation>Ahí están las cuatro casillas</translation>
    </message>
    <message>
        <source>Confirm, or take some of them back.</source>
        <translation>Confirma, o deshaz alguna.</translation>
    </message>
    <message>
        <source>{name}, place the next square</source>
        <translation>{name}, pon la casilla siguiente</translation>
    </message>
    <message>
        <source>Lit squares say what the square in hand gains there.</source>
        <translation>Las casillas iluminadas dicen lo que gana ahí la casilla en mano.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to go</source>
        <translation>
            <numerusform>Confirmar: falta %n</numerusform>
            <numerusform>Confirmar: faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Todo atrás</translation>
    </message>
    <message>
        <source>Click a place for it, or drag it there.</source>
        <translation>Haz clic en un lugar para ella, o arrástrala allí.</translation>
    </message>
    <message>
        <source>Choose one order for your first cake, then one for your second.</source>
        <translation>Elige un encargo para tu primera tarta, y uno para la segunda.</translation>
    </message>
    <message>
        <source>It stays secret until all have chosen. One order is never used.</source>
        <translation>Sigue en secreto hasta que todos elijan. Un encargo no se usa nunca.</translation>
    </message>
    <message>
        <source>{name}, choose an order for your first cake</source>
        <translation>{name}, un encargo para tu primera tarta</translation>
    </message>
    <message>
        <source>{name}, choose an order for your second cake</source>
        <translation>{name}, un encargo para tu segunda tarta</translation>
    </message>
    <message>
        <source>{name}, choose an order for each cake</source>
        <translation>{name}, un encargo para cada tarta</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>Choose an order</source>
        <translation>Elige un encargo</translation>
    </message>
    <message>
        <source>Choose two orders</source>
        <translation>Elige dos encargos</translation>
    </message>
    <message>
        <source>It stays secret.</source>
        <translation>Sigue en secreto.</translation>
    </message>
    <message>
        <source>One for each cake.</source>
        <translation>Uno por tarta.</translation>
    </message>
    <message>
        <source>Here: no points yet.</source>
        <translation>Aquí: aún sin puntos.</translation>
    </message>
    <message>
        <source>Here: {gains}.</source>
        <translation>Aquí: {gains}.</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>The cake grows around its first square.</source>
        <translation>Crece en torno a su primera casilla.</translation>
    </message>
    <message>
        <source>Four by four: nothing slides any more.</source>
        <translation>Cuatro por cuatro: ya nada se desliza.</translation>
    </message>
    <message>
        <source>Four wide: the sides are locked.</source>
        <translation>Cuatro de ancho: lados cerrados.</translation>
    </message>
    <message>
        <source>Four high: above and below are locked.</source>
        <translation>Cuatro de alto: arriba y abajo cerrado.</translation>
    </message>
    <message>
        <source>It may still grow, up to four by four.</source>
        <translation>Puede crecer hasta cuatro por cuatro.</translation>
    </message>
    <message>
        <source>above</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>below</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>Placed here, room closes {sides}.</source>
        <translation>Puesta aquí, el sitio se cierra {sides}.</translation>
    </message>
    <message>
        <source>Less room {sides}</source>
        <translation>Menos sitio {sides}</translation>
    </message>
    <message>
        <source>Your cut cards</source>
        <translation>Tus cartas de corte</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Esta ronda</translation>
    </message>
    <message>
        <source>Chance cuts the first round.</source>
        <translation>El azar corta la primera ronda.</translation>
    </message>
    <message>
        <source>{name} cuts, and takes last.</source>
        <translation>{name} corta, y toma al final.</translation>
    </message>
    <message>
        <source>{name} has cut, and takes last.</source>
        <translation>{name} ha cortado, y toma al final.</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Nada más</translation>
    </message>
    <message>
        <source>As it would be cut</source>
        <translation>El corte previsto</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>El centro</translation>
    </message>
    <message>
        <source>The centre, cut in four</source>
        <translation>El centro, en cuatro</translation>
    </message>
    <message>
        <source>Still left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>All get the piece of their colour: {pieces}. The cross goes away.</source>
        <translation>Cada cual recibe el trozo de su color: {pieces}. La cruz se va.</translation>
    </message>
    <message>
        <source>All get the piece of their colour. The cross goes away.</source>
        <translation>Cada cual recibe el trozo de su color. La cruz se va.</translation>
    </message>
    <message>
        <source>Chance has cut the cake</source>
        <translation>El azar ha cortado la tarta</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Girar (R)</translation>
    </message>
    <message numerus="yes">
        <source>Cut card {number}, turned by %n quarter(s)</source>
        <translation>
            <numerusform>Carta de corte {number}, girada %n cuarto</numerusform>
            <numerusform>Carta de corte {number}, girada %n cuartos</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}: {cards}</source>
        <translation>{piece}: {cards}</translation>
    </message>
    <message>
        <source>places on the first cake</source>
        <translation>pone en la primera tarta</translation>
    </message>
    <message>
        <source>places on the second cake</source>
        <translation>pone en la segunda tarta</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>en la mano de {name}</translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation>Vuelta a la mano</translation>
    </message>
    <message>
        <source>{piece}: taken by {name}</source>
        <translation>{piece}: de {name}</translation>
    </message>
    <message>
        <source>They take in this order: {names}</source>
        <translation>Se toma en este orden: {names}</translation>
    </message>
    <message>
        <source>takes next</source>
        <translation>toma luego</translation>
    </message>
    <message>
        <source>cuts</source>
        <translation>corta</translation>
    </message>
    <message>
        <source>{cake}: empty</source>
        <translation>{cake}: vacía</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Tus encargos</translation>
    </message>
    <message>
        <source>Orders: {name}</source>
        <translation>Encargos: {name}</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>secreto</translation>
    </message>
    <message>
        <source>Look at your orders (P)</source>
        <translation>Mirar tus encargos (P)</translation>
    </message>
    <message>
        <source>Look (P)</source>
        <translation>Mirar (P)</translation>
    </message>
    <message>
        <source>now {}</source>
        <translation>ahora {}</translation>
    </message>
    <message>
        <source>first {}, second {}</source>
        <translation>primera {}, segunda {}</translation>
    </message>
    <message>
        <source>{} / {}</source>
        <translation>{} / {}</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Por venir</translation>
    </message>
    <message>
        <source>So far + in hand</source>
        <translation>Hasta ahora + en mano</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message>
        <source>you serve</source>
        <translation>sirves tú</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>sirve</translation>
    </message>
    <message>
        <source>first pick</source>
        <translation>elige primero</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>ha elegido</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>te toca elegir</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>chooses next</source>
        <translation>elige luego</translation>
    </message>
    <message>
        <source>last</source>
        <translation>al final</translation>
    </message>
    <message numerus="yes">
        <source>%n before</source>
        <comment>points of earlier matches</comment>
        <translation>
            <numerusform>%n antes</numerusform>
            <numerusform>%n antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n punto en total</numerusform>
            <numerusform>%n puntos en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n point(s) (now {now})</source>
        <translation>
            <numerusform>luego %n punto (ahora {now})</numerusform>
            <numerusform>luego %n puntos (ahora {now})</numerusform>
        </translation>
    </message>
    <message>
        <source>leads: {points}</source>
        <translation>mayorías: {points}</translation>
    </message>
    <message>
        <source>leads: {points} (now {now})</source>
        <translation>mayorías: {points} (ahora {now})</translation>
    </message>
    <message>
        <source>nothing collected yet</source>
        <translation>aún nada guardado</translation>
    </message>
    <message>
        <source>leads: then none (now {now})</source>
        <translation>mayorías: luego ninguna (ahora {now})</translation>
    </message>
    <message numerus="yes">
        <source>leads: then %n point(s) (now {now})</source>
        <translation>
            <numerusform>mayorías: luego %n punto (ahora {now})</numerusform>
            <numerusform>mayorías: luego %n puntos (ahora {now})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads: %n point(s)</source>
        <translation>
            <numerusform>mayorías: %n punto</numerusform>
            <numerusform>mayorías: %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>no leads yet</source>
        <translation>aún sin mayorías</translation>
    </message>
</context>
<context>
    <name>UnsavedSheet</name>
    <message>
        <source>Close without saving</source>
        <translation>Cerrar sin guardar</translation>
    </message>
    <message>
        <source>Keep CakeDesk open</source>
        <translation>Dejar CakeDesk abierto</translation>
    </message>
    <message>
        <source>Trying …</source>
        <translation>Probando…</translation>
    </message>
    <message>
        <source>This still can&apos;t be saved ({why}, attempt {number}): {matches}. What was played there since the last save would be lost.</source>
        <translation>Esto sigue sin poderse guardar ({why}, intento {number}): {matches}. Se perdería lo jugado ahí desde el último guardado.</translation>
    </message>
    <message>
        <source>This can&apos;t be saved: {matches}. What was played there since the last save would be lost.</source>
        <translation>Esto no se puede guardar: {matches}. Se perdería lo jugado ahí desde el último guardado.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Close CakeDesk without saving?</source>
        <translation>¿Cerrar CakeDesk sin guardar?</translation>
    </message>
    <message>
        <source>Save elsewhere …</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>The match can&apos;t be written to {file}: {why}.</source>
        <translation>La partida no se puede escribir en {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Watching</source>
        <translation>Mirando</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Only computers play. They wait for you to let them go on.</source>
        <translation>Solo juegan ordenadores. Esperan a que los dejes seguir.</translation>
    </message>
    <message>
        <source>Only computers play.</source>
        <translation>Solo juegan ordenadores.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n plum(s)</source>
        <translation>
            <numerusform>%n ciruela</numerusform>
            <numerusform>%n ciruelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apricot(s)</source>
        <translation>
            <numerusform>%n albaricoque</numerusform>
            <numerusform>%n albaricoques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n cereza</numerusform>
            <numerusform>%n cerezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blackberry(s)</source>
        <translation>
            <numerusform>%n mora</numerusform>
            <numerusform>%n moras</numerusform>
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
            <numerusform>%n grosella</numerusform>
            <numerusform>%n grosellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strawberry(s)</source>
        <translation>
            <numerusform>%n fresa</numerusform>
            <numerusform>%n fresas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chocolate(s)</source>
        <translation>
            <numerusform>%n chocolate</numerusform>
            <numerusform>%n chocolates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n porción</numerusform>
            <numerusform>%n porciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole cake</source>
        <translation>La tarta entera</translation>
    </message>
    <message numerus="yes">
        <source>%n cream</source>
        <translation>
            <numerusform>%n de nata</numerusform>
            <numerusform>%n de nata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n aún no vista</numerusform>
            <numerusform>%n aún no vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} finds no piece left</source>
        <translation>{name} no encuentra trozo</translation>
    </message>
    <message>
        <source>Piece {letter}: {slices}. {cream}</source>
        <translation>Trozo {letter}: {slices}. {cream}</translation>
    </message>
    <message>
        <source>The whole cake: {slices}. {cream}</source>
        <translation>La tarta entera: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Gap {number}</source>
        <translation>Hueco {number}</translation>
    </message>
    <message>
        <source>Gap {number}, between {before} and {after}</source>
        <translation>Hueco {number}, entre {before} y {after}</translation>
    </message>
    <message>
        <source>Nothing collected</source>
        <translation>Nada guardado</translation>
    </message>
    <message>
        <source>Collected: {slices}</source>
        <translation>Guardadas: {slices}</translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) eaten</source>
        <translation>
            <numerusform>%n porción comida</numerusform>
            <numerusform>%n porciones comidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing eaten</source>
        <translation>Nada comido</translation>
    </message>
    <message>
        <source>Eaten: {slices}. {cream}</source>
        <translation>Comidas: {slices}. {cream}</translation>
    </message>
    <message>
        <source>Leads {varieties}</source>
        <translation>Lidera {varieties}</translation>
    </message>
    <message>
        <source>Shares the lead in {varieties}</source>
        <translation>Comparte la mayoría en {varieties}</translation>
    </message>
</context>
<context>
    <name>_Buttons</name>
    <message>
        <source>Back to standard</source>
        <translation>Como siempre</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>_FactWords</name>
    <message>
        <source>{name} to cut the cake</source>
        <translation>{name} debe cortar la tarta</translation>
    </message>
    <message>
        <source>{name} to choose</source>
        <translation>{name} debe elegir</translation>
    </message>
</context>
</TS>
