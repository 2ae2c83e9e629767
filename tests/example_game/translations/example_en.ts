<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DuelWording</name>
    <message numerus="yes">
        <source>%n cherry(s)</source>
        <translation>
            <numerusform>%n cherry</numerusform>
            <numerusform>%n cherries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The higher slice takes %n cherry(s)</source>
        <translation>
            <numerusform>The higher slice takes %n cherry</numerusform>
            <numerusform>The higher slice takes %n cherries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slice(s) in hand</source>
        <translation>
            <numerusform>%n slice in hand</numerusform>
            <numerusform>%n slices in hand</numerusform>
        </translation>
    </message>
</context>
</TS>
