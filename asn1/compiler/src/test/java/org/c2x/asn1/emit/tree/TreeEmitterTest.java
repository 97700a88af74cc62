package org.c2x.asn1.emit.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.junit.jupiter.api.Test;

class TreeEmitterTest {

    @Test
    void everyKindOfType_roundTrips() {
        GeneratedCode code = GeneratedCode.compile("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Foo ::= SEQUENCE { a INTEGER (0..7), b BOOLEAN OPTIONAL, c ENUMERATED { x, y, ... } DEFAULT y,
                    d CHOICE { foo NULL, bar SEQUENCE OF INTEGER (0..255), ... } }
                END
                """, BackEnd.JAVA, BackEnd.TREE);
        Object choice = code.create("FooD$Foo");
        Object foo = code.create("Foo", 3, null, code.constant("FooC", "X"), choice);

        Object tree = code.call("FooTree", "toTree", foo);

        assertEquals(foo, code.call("FooTree", "fromTree", tree));
    }
}
