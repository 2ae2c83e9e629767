<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>StackWording</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
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
    <name>_Summary</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead of {names}.</source>
        <translation>
            <numerusform>%n point ahead of {names}.</numerusform>
            <numerusform>%n points ahead of {names}.</numerusform>
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
</TS>
