<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActingWording</name>
    <message numerus="yes">
        <source>%n go(es)</source>
        <translation>
            <numerusform>%n goes</numerusform>
            <numerusform>%n go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s), {lost}</source>
        <translation>
            <numerusform>%n stays, {lost}</numerusform>
            <numerusform>%n stay, {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are your bid. The higher bid buys first.</source>
        <translation>
            <numerusform>The other %n card is your bid. The higher bid buys first.</numerusform>
            <numerusform>The other %n cards are your bid. The higher bid buys first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click cards of your bid: %n more to pay.</source>
        <translation>
            <numerusform>Click cards of your bid: %n more to pay.</numerusform>
            <numerusform>Click cards of your bid: %n more to pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To the auction: %n card(s).</source>
        <translation>
            <numerusform>To the auction: %n card.</numerusform>
            <numerusform>To the auction: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your bid go(es) to your discards.</source>
        <translation>
            <numerusform>%n card of your bid goes to your discards.</numerusform>
            <numerusform>%n cards of your bid go to your discards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuctionLogWording</name>
    <message numerus="yes">
        <source>{name} draws %n card(s)</source>
        <translation>
            <numerusform>{name} draws %n card</numerusform>
            <numerusform>{name} draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} shuffles %n card(s) into a new deck</source>
        <translation>
            <numerusform>{name} shuffles %n card into a new deck</numerusform>
            <numerusform>{name} shuffles %n cards into a new deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuctionWording</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardWording</name>
    <message numerus="yes">
        <source>%n to go.</source>
        <translation>
            <numerusform>%n to go.</numerusform>
            <numerusform>%n to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CakeSwapAdvice</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message numerus="yes">
        <source>It bears up to %n layer(s) above it, toppers included.</source>
        <translation>
            <numerusform>It bears up to %n layer above it, toppers included.</numerusform>
            <numerusform>It bears up to %n layers above it, toppers included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n cake(s) of this flavour.</source>
        <translation>
            <numerusform>The game has %n cake of this flavour.</numerusform>
            <numerusform>The game has %n cakes of this flavour.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceWording</name>
    <message numerus="yes">
        <source>%n piece(s) left</source>
        <translation>
            <numerusform>%n piece left</numerusform>
            <numerusform>%n pieces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others have {count}</source>
        <translation>
            <numerusform>%n others have {count}</numerusform>
            <numerusform>%n others have {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others still lead with {count}.</source>
        <translation>
            <numerusform>%n other still leads with {count}.</numerusform>
            <numerusform>%n others still lead with {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others would then lead with {count}.</source>
        <translation>
            <numerusform>%n other would then lead with {count}.</numerusform>
            <numerusform>%n others would then lead with {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of this cake stay(s).</source>
        <translation>
            <numerusform>%n of this cake stays.</numerusform>
            <numerusform>%n of this cake stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take it: eat %n</source>
        <translation>
            <numerusform>Take it: eat %n</numerusform>
            <numerusform>Take it: eat %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eat %n</source>
        <translation>
            <numerusform>Eat %n</numerusform>
            <numerusform>Eat %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lose %n</source>
        <translation>
            <numerusform>lose %n</numerusform>
            <numerusform>lose %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>up to %n layer(s) above</source>
        <translation>
            <numerusform>up to %n layer above</numerusform>
            <numerusform>up to %n layers above</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s)</source>
        <translation>
            <numerusform>%n cake</numerusform>
            <numerusform>%n cakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutWording</name>
    <message numerus="yes">
        <source>Click + to lay a knife. Up to %n piece(s).</source>
        <translation>
            <numerusform>Click + to lay a knife. Up to %n piece.</numerusform>
            <numerusform>Click + to lay a knife. Up to %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click + to cut: up to %n piece(s).</source>
        <translation>
            <numerusform>Click + to cut: up to %n piece.</numerusform>
            <numerusform>Click + to cut: up to %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knife(s)</source>
        <translation>
            <numerusform>%n knife</numerusform>
            <numerusform>%n knives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s): {sizes} slices</source>
        <translation>
            <numerusform>%n piece: {sizes} slices</numerusform>
            <numerusform>%n pieces: {sizes} slices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>{name} cuts %n piece(s)</source>
        <translation>
            <numerusform>{name} cuts %n piece</numerusform>
            <numerusform>{name} cuts %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemHelp</name>
    <message numerus="yes">
        <source>The game has %n slice(s) of it; who collects most scores as many points.</source>
        <translation>
            <numerusform>The game has %n slice of it; who collects most scores as many points.</numerusform>
            <numerusform>The game has %n slices of it; who collects most scores as many points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eaten, each scores %n point(s).</source>
        <translation>
            <numerusform>Eaten, each scores %n point.</numerusform>
            <numerusform>Eaten, each scores %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n line copied</numerusform>
            <numerusform>%n lines copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWording</name>
    <message numerus="yes">
        <source>{name} wins {ribbon} with %n layer(s)</source>
        <translation>
            <numerusform>{name} wins {ribbon} with %n layer</numerusform>
            <numerusform>{name} wins {ribbon} with %n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>{name} wins the game with %n point(s)</source>
        <translation>
            <numerusform>{name} wins the game with %n point</numerusform>
            <numerusform>{name} wins the game with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n point(s) each</source>
        <translation>
            <numerusform>{names} share the victory with %n point each</numerusform>
            <numerusform>{names} share the victory with %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFooter</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentNames</name>
    <message numerus="yes">
        <source>Before the first of %n move(s)</source>
        <translation>
            <numerusform>Before the first of %n move</numerusform>
            <numerusform>Before the first of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutOfPlay</name>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <translation>
            <numerusform>{count} of %n card</numerusform>
            <numerusform>{count} of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceOCakeAdvice</name>
    <message numerus="yes">
        <source>Cut %n piece(s)</source>
        <translation>
            <numerusform>Cut %n piece</numerusform>
            <numerusform>Cut %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s)</source>
        <translation>
            <numerusform>%n slice</numerusform>
            <numerusform>%n slices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>before the first of %n move(s)</source>
        <translation>
            <numerusform>before the first of %n move</numerusform>
            <numerusform>before the first of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResolvedRow</name>
    <message numerus="yes">
        <source>Round {number}: %n card(s) won</source>
        <translation>
            <numerusform>Round {number}: %n card won</numerusform>
            <numerusform>Round {number}: %n cards won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the row for the next round.</source>
        <translation>
            <numerusform>%n card left in the row for the next round.</numerusform>
            <numerusform>%n cards left in the row for the next round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) out of the game.</source>
        <translation>
            <numerusform>%n card out of the game.</numerusform>
            <numerusform>%n cards out of the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n player(s) share the cake!</source>
        <translation>
            <numerusform>%n player takes the cake!</numerusform>
            <numerusform>%n players share the cake!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names}.</source>
        <translation>
            <numerusform>%n point ahead of {names}.</numerusform>
            <numerusform>%n points ahead of {names}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowWording</name>
    <message numerus="yes">
        <source>Bears up to %n layer(s) above it</source>
        <translation>
            <numerusform>Bears up to %n layer above it</numerusform>
            <numerusform>Bears up to %n layers above it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bidding card(s)</source>
        <translation>
            <numerusform>%n bidding card</numerusform>
            <numerusform>%n bidding cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>one card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningPanel</name>
    <message numerus="yes">
        <source>%n saved by themselves</source>
        <comment>running matches</comment>
        <translation>
            <numerusform>%n saved by itself</numerusform>
            <numerusform>%n saved by themselves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged save(s) …</source>
        <translation>
            <numerusform>%n damaged save …</numerusform>
            <numerusform>%n damaged saves …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StackWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cake(s), 1 point each</source>
        <translation>
            <numerusform>%n cake, 1 point each</numerusform>
            <numerusform>%n cakes, 1 point each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n layer(s) on one flavour counts double.</source>
        <translation>
            <numerusform>From %n layer on one flavour counts double.</numerusform>
            <numerusform>From %n layers on one flavour counts double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more stack(s)</source>
        <translation>
            <numerusform>and %n more stack</numerusform>
            <numerusform>and %n more stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s): {terms} = {sum}</source>
        <translation>
            <numerusform>%n stack: {terms} = {sum}</numerusform>
            <numerusform>%n stacks: {terms} = {sum}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more reason(s)</source>
        <translation>
            <numerusform>and %n more reason</numerusform>
            <numerusform>and %n more reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) would fall</source>
        <translation>
            <numerusform>%n layer would fall</numerusform>
            <numerusform>%n layers would fall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It bears %n layer(s) and would carry {carry}.</source>
        <translation>
            <numerusform>It bears %n layer and would carry {carry}.</numerusform>
            <numerusform>It bears %n layers and would carry {carry}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The topper doubles from %n cake(s) on.</source>
        <translation>
            <numerusform>The topper doubles from %n cake on.</numerusform>
            <numerusform>The topper doubles from %n cakes on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StackingTray</name>
    <message numerus="yes">
        <source>%n more card(s) to place</source>
        <translation>
            <numerusform>%n more card to place</numerusform>
            <numerusform>%n more cards to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to place</source>
        <translation>
            <numerusform>Confirm: %n to place</numerusform>
            <numerusform>Confirm: %n to place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <comment>finished</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwapWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to %n point(s)</source>
        <translation>
            <numerusform>First to %n point</numerusform>
            <numerusform>First to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWording</name>
    <message numerus="yes">
        <source>You own %n card(s).</source>
        <translation>
            <numerusform>You own %n card.</numerusform>
            <numerusform>You own %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} owns %n card(s).</source>
        <translation>
            <numerusform>{name} owns %n card.</numerusform>
            <numerusform>{name} owns %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
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
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“before” holds the points of %n earlier match(es).</source>
        <translation>
            <numerusform>“before” holds the points of %n earlier match.</numerusform>
            <numerusform>“before” holds the points of %n earlier matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeTheCakeSummary</name>
    <message numerus="yes">
        <source>The best cake of all scores %n point(s): well baked, {names}!</source>
        <translation>
            <numerusform>The best cake of all scores %n point: well baked, {names}!</numerusform>
            <numerusform>The best cake of all scores %n points: well baked, {names}!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakenPlaces</name>
    <message numerus="yes">
        <source>{name} took a piece of %n slice(s)</source>
        <translation>
            <numerusform>{name} took a piece of %n slice</numerusform>
            <numerusform>{name} took a piece of %n slices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopCakeAdvice</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopCakeSummary</name>
    <message numerus="yes">
        <source>{cake}, and %n more cake(s)</source>
        <translation>
            <numerusform>{cake}, and %n more cake</numerusform>
            <numerusform>{cake}, and %n more cakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tallest cake has %n layer(s): well built, {names}!</source>
        <translation>
            <numerusform>The tallest cake has %n layer: well built, {names}!</numerusform>
            <numerusform>The tallest cake has %n layers: well built, {names}!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWording</name>
    <message numerus="yes">
        <source>%n card(s) leave the game.</source>
        <translation>
            <numerusform>%n card leaves the game.</numerusform>
            <numerusform>%n cards leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) then win nothing yet.</source>
        <translation>
            <numerusform>%n layer then wins nothing yet.</numerusform>
            <numerusform>%n layers then win nothing yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm: %n to go</source>
        <translation>
            <numerusform>Confirm: %n to go</numerusform>
            <numerusform>Confirm: %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut card {number}, turned by %n quarter(s)</source>
        <translation>
            <numerusform>Cut card {number}, turned by %n quarter</numerusform>
            <numerusform>Cut card {number}, turned by %n quarters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%n before</source>
        <comment>points of earlier matches</comment>
        <translation>
            <numerusform>%n before</numerusform>
            <numerusform>%n before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n point(s) (now {now})</source>
        <translation>
            <numerusform>then %n point (now {now})</numerusform>
            <numerusform>then %n points (now {now})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads: then %n point(s) (now {now})</source>
        <translation>
            <numerusform>leads: then %n point (now {now})</numerusform>
            <numerusform>leads: then %n points (now {now})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leads: %n point(s)</source>
        <translation>
            <numerusform>leads: %n point</numerusform>
            <numerusform>leads: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n plum(s)</source>
        <translation>
            <numerusform>%n plum</numerusform>
            <numerusform>%n plums</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n apricot(s)</source>
        <translation>
            <numerusform>%n apricot</numerusform>
            <numerusform>%n apricots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n cherry</numerusform>
            <numerusform>%n cherries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blackberry(s)</source>
        <translation>
            <numerusform>%n blackberry</numerusform>
            <numerusform>%n blackberries</numerusform>
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
            <numerusform>%n gooseberry</numerusform>
            <numerusform>%n gooseberries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strawberry(s)</source>
        <translation>
            <numerusform>%n strawberry</numerusform>
            <numerusform>%n strawberries</numerusform>
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
            <numerusform>%n slice</numerusform>
            <numerusform>%n slices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cream</source>
        <translation>
            <numerusform>%n cream</numerusform>
            <numerusform>%n cream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen yet</source>
        <translation>
            <numerusform>%n not seen yet</numerusform>
            <numerusform>%n not seen yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) eaten</source>
        <translation>
            <numerusform>%n slice eaten</numerusform>
            <numerusform>%n slices eaten</numerusform>
        </translation>
    </message>
</context>
</TS>
