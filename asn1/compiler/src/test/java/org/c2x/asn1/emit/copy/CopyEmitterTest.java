package org.c2x.asn1.emit.copy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.ImmutableList;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;

class CopyEmitterTest {

    @Test
    void copy_sharesNoObjectWithTheOriginal() {
        GeneratedCode code = GeneratedCode.compile("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                R ::= SEQUENCE { big INTEGER, boxed INTEGER (0..100000) OPTIONAL, real REAL OPTIONAL, text UTF8String,
                    bits BIT STRING, octets OCTET STRING, oid OBJECT IDENTIFIER, ints SEQUENCE OF INTEGER (0..9),
                    points SEQUENCE OF Point, choice CHOICE { point Point, ... }, kind ENUMERATED { one } }
                Point ::= SEQUENCE { x INTEGER (0..9) }
                END
                """, BackEnd.JAVA, BackEnd.COPY);
        Object point = code.create("Point", 3);
        Object original = code.create(
                "R",
                new BigInteger("12345678901234567890"),
                100_000,
                0.5,
                "text",
                BitString.of(5, 3),
                OctetString.of((byte) 1),
                ObjectIdentifier.of("1.2.3"),
                IntList.of(1, 2),
                List.of(point),
                code.create("R$Choice$Point", point),
                code.constant("R$Kind", "ONE"));

        Object copy = code.call("RCopy", "copy", original);

        assertEquals(original, copy);
        for (String component :
                List.of("big", "boxed", "real", "text", "bits", "octets", "oid", "ints", "points", "choice")) {
            assertNotSame(GeneratedCode.get(original, component), GeneratedCode.get(copy, component), component);
        }
        assertNotSame(point, ((List<?>) GeneratedCode.get(copy, "points")).get(0));
        assertNotSame(point, GeneratedCode.get(GeneratedCode.get(copy, "choice"), "value"));
        assertSame(GeneratedCode.get(original, "kind"), GeneratedCode.get(copy, "kind"));
        assertTrue(GeneratedCode.get(copy, "points") instanceof ImmutableList);
    }

    @Test
    void absentAndUnknownParts_areCopied() {
        GeneratedCode code = GeneratedCode.compile("""
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                R ::= SEQUENCE { a INTEGER (0..9) OPTIONAL, b R OPTIONAL, c C OPTIONAL }
                C ::= CHOICE { none NULL, ... }
                END
                """, BackEnd.JAVA, BackEnd.COPY);
        Object unknown = code.create("C$Unknown", 2, OctetString.of((byte) 7));
        Object original = code.create("R", null, code.create("R", 1, null, code.create("C$None")), unknown);

        assertEquals(original, code.call("RCopy", "copy", original));
    }

    @Test
    @SuppressWarnings("unchecked")
    void copy_isAnOperatorOfItsOwnClass() {
        GeneratedCode code = GeneratedCode.compile(
                "Test DEFINITIONS ::= BEGIN R ::= SEQUENCE { a BOOLEAN } END", BackEnd.JAVA, BackEnd.COPY);
        Object original = code.create("R", true);

        UnaryOperator<Object> constant = (UnaryOperator<Object>) code.constant("RCopy", "COPY");
        UnaryOperator<Object> created = (UnaryOperator<Object>) code.create("RCopy");

        assertEquals(original, constant.apply(original));
        assertEquals(original, created.apply(original));
    }
}
