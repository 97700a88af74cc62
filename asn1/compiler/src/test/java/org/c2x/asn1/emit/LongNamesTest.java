package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Schema;
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

    /** What nested classes of Java may be called is no matter of C and Rust. */
    @Test
    void otherLanguages_haveNamesAsLongAsAFile() {
        String one = "a".repeat(45);
        String two = "b".repeat(45);
        Schema schema = GeneratedCode.load(Map.of(
                "Test.asn",
                "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN S ::= SEQUENCE {" + one + " SEQUENCE {" + two
                        + " ENUMERATED {e}}} END"));

        List<String> plain = names(JavaModel.withPlainNames(schema, ""));
        List<String> nested = names(new JavaModel(schema, ""));

        String outer = "S" + JavaNames.capitalize(one);
        assertEquals(List.of("S", outer, outer + JavaNames.capitalize(two)), plain);
        assertEquals("S." + plain.get(2).substring(1), nested.get(2));
    }

    private static List<String> names(JavaModel java) {
        return java.declarations().stream().map(Declaration::className).toList();
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
        GeneratedCode code = GeneratedCode.compile(Map.of("Test.asn", module), GeneratedCode.COMPILABLE);
        assertShort(code.sources().keySet());
        assertShort(nestedClasses(new JavaModel(code.schema(), GeneratedCode.PACKAGE)));
        assertShort(GeneratedCode.generate(module, BackEnd.BER, BackEnd.PROTO_MAPPING, BackEnd.C)
                .keySet());
    }

    /** With their alternatives, whose files have the names of all classes around them. */
    private static Set<String> nestedClasses(JavaModel java) {
        Set<String> names = new HashSet<>();
        for (Declaration declaration : java.declarations()) {
            names.add(java.companion(declaration.className(), "FlatEvents"));
            if (declaration.type() instanceof ChoiceType choice) {
                choice.alternatives()
                        .forEach(
                                each -> names.add(declaration.className() + '.' + java.alternativeClass(choice, each)));
            }
        }
        return names;
    }

    private static void assertShort(Set<String> paths) {
        paths.forEach(path -> assertTrue(path.length() < LONGEST, path));
    }
}
