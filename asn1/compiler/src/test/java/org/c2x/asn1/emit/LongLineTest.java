package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongLineTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "short(a, b) + c                        ; short(a, b) + c",
                "call(first, second, third, fourth)     ; call(first, second, third,/fourth)",
                "a = longer(b, c) + longer(d, e)        ; a = longer(b, c)/+ longer(d, e)",
                "boolean both = one(first) && two       ; boolean both = one(first)/&& two",
                "error(\"a, b, c, and d\", fifth, sixth)  ; error(\"a, b, c, and d\",/fifth, sixth)",
                "Name name = Other.CONSTANTS[index]     ; Name name =/Other.CONSTANTS[index]",
                "return builder().with(a).build()       ; return builder().with(a)/.build()",
                "case 1 -> new Alternative(chosen)      ; case 1 ->/new Alternative(chosen)",
                "new Alternative(nothing.else.fits)     ; new Alternative(/nothing.else.fits)",
                "* a comment, which has its own width   ; * a comment, which has its own width",
                "\"a text that cannot be broken, too\"  ; \"a text that cannot be broken, too\"",
            })
    void aLongLine_isBrokenWhereItIsLeastDeep(String line, String expected) {
        assertEquals(expected, String.join("/", LongLine.broken(line, 28, 28)));
    }
}
