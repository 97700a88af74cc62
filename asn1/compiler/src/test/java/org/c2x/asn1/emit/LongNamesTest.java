package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.junit.jupiter.api.Test;

/** Names that files cannot have, and those that hide others. */
class LongNamesTest {
    /** What usual file systems allow, with room for what tools append. */
    private static final int LONGEST = 240;

    @Test
    void nestedTypesWithoutNames() {
        String nested = " {a NULL, nonCriticalExtensionOfTheMessage ";
        assertShort("S ::= " + ("SEQUENCE" + nested).repeat(9) + "BOOLEAN" + "}".repeat(9)
                + "\nC ::= " + ("CHOICE" + nested).repeat(9) + "BOOLEAN" + "}".repeat(9)
                + "\nL ::= " + "SEQUENCE OF ".repeat(20) + "BOOLEAN");
    }

    @Test
    void namesOfAnyLength() {
        String one = "x".repeat(990);
        assertShort("T" + one + "a ::= SEQUENCE {" + one + "a CHOICE {" + one + "a INTEGER (0..7), " + one
                + "b NULL, ...}, " + one + "b ENUMERATED {" + one + "a, " + one + "b}}\n"
                + "T" + one + "b ::= SEQUENCE {a T" + one + "a}");
    }

    @Test
    void enumeratedWhoseNameLooksLikeAConstant() {
        GeneratedCode code = GeneratedCode.compile(
                "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\nPA ::= ENUMERATED {one}\nS ::= SEQUENCE {a PA}\nEND\n",
                BackEnd.JAVA,
                BackEnd.EVENTS);
        assertEquals("one", GeneratedCode.get(code.constant("PA", "ONE"), "asn1Name"));
    }

    private static void assertShort(String types) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + types + "\nEND\n";
        assertShort(GeneratedCode.compile(Map.of("Test.asn", module), GeneratedCode.COMPILABLE)
                .sources()
                .keySet());
        assertShort(GeneratedCode.generate(module, BackEnd.BER, BackEnd.PROTO_MAPPING, BackEnd.C)
                .keySet());
    }

    private static void assertShort(Set<String> paths) {
        paths.forEach(path -> assertTrue(path.length() < LONGEST, path));
    }
}
