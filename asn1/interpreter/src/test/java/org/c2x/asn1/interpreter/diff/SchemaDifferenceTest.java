package org.c2x.asn1.interpreter.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Versions of types whose standards say who understands whom, and messages that really go from one to the other. */
class SchemaDifferenceTest {

    private static Schema schema(String assignments) throws Exception {
        return SchemaLoader.load(List.of(
                new SourceFile("test.asn", "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + assignments + "\nEND")));
    }

    /** The same with what T needs, which is compared even if it does not differ by itself. */
    private static Schema chosen(String assignments) throws Exception {
        Schema all = schema(assignments);
        return all.only(List.of(all.find("T").orElseThrow()));
    }

    /** For each scheme whether old readers read new messages, and new readers old ones: {@code +-}. */
    private static Map<String, String> verdicts(TypeDifference difference) {
        Map<String, String> verdicts = new TreeMap<>();
        for (Verdict verdict : difference.verdicts()) {
            verdicts.put(verdict.scheme(), sign(verdict.oldReadsNew()) + sign(verdict.newReadsOld()));
        }
        return verdicts;
    }

    private static String sign(Optional<Verdict.Example> unread) {
        return unread.isEmpty() ? "+" : "-";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SEQUENCE { a BOOLEAN, ... } | SEQUENCE { a BOOLEAN, ..., b NULL } | ++ | ++ | ++ | ++ | -+",
                "SEQUENCE { a BOOLEAN, ... } | SEQUENCE { a BOOLEAN, ..., [[b NULL, c BOOLEAN OPTIONAL]] }"
                        + " | ++ | ++ | ++ | ++ | -+",
                "SEQUENCE { a BOOLEAN } | SEQUENCE { a BOOLEAN, b BOOLEAN OPTIONAL } | -- | -- | -- | -+ | -+",
                "SEQUENCE { a BOOLEAN } | SEQUENCE { a BOOLEAN, ... } | -- | -- | -- | ++ | ++",
                "SEQUENCE { a BOOLEAN, b NULL } | SEQUENCE { a BOOLEAN, renamed NULL } | ++ | ++ | ++ | ++ | --",
                "CHOICE { a NULL, ... } | CHOICE { a NULL, ..., b BOOLEAN } | ++ | ++ | ++ | ++ | -+",
                "CHOICE { a NULL, b NULL } | CHOICE { a NULL, b NULL, c NULL } | -- | -- | -+ | -+ | -+",
                "ENUMERATED { a, ... } | ENUMERATED { a, ..., b } | ++ | ++ | ++ | ++ | -+",
                "INTEGER (0..5) | INTEGER (0..7) | -+ | -+ | -+ | -+ | -+",
                "INTEGER (0..7) | INTEGER (1..8) | -- | -- | -- | -- | --",
                "INTEGER (0..7) | INTEGER (0..3 UNION 4..7) | ++ | ++ | ++ | ++ | ++",
                "SEQUENCE (SIZE (0..3)) OF NULL | SEQUENCE (SIZE (0..2)) OF NULL | +- | +- | +- | +- | +-",
                "SEQUENCE (SIZE (0..3)) OF NULL | SEQUENCE (SIZE (0..4)) OF NULL | -- | -- | -+ | -+ | -+"
            })
    void standards_sayWhoUnderstandsWhom(
            String before, String after, String uper, String aper, String oer, String der, String jer)
            throws Exception {
        Schema old = schema("T ::= " + before);
        Schema young = chosen("T ::= " + after);

        TypeDifference difference =
                SchemaDifference.of(old, young, SchemaDifference.SCHEMES).get(0);

        assertEquals(
                new TreeMap<>(Map.of("uper", uper, "aper", aper, "oer", oer, "der", der, "jer", jer)),
                verdicts(difference));
        assertEquals(!(uper + aper + oer + der + jer).contains("-"), difference.isCompatible());
        for (Verdict verdict : difference.verdicts()) {
            Optional<RuleSet> rules = RuleSet.of(verdict.scheme());
            if (rules.isPresent()) {
                check(rules.get(), type(young), type(old), verdict.oldReadsNew());
                check(rules.get(), type(old), type(young), verdict.newReadsOld());
            }
        }
    }

    private static Type type(Schema schema) {
        return new TypeReference(schema.find("T").orElseThrow());
    }

    /** What is read by the verdict is read, whatever the message; the example is a message of the writer's. */
    private static void check(RuleSet rules, Type from, Type to, Optional<Verdict.Example> unread) {
        TableCodec writer = new TableCodec(rules, from);
        TableCodec reader = new TableCodec(rules, to);
        if (unread.isPresent()) {
            String message = unread.get().message();
            Value value = writer.decode(HexFormat.of().parseHex(message));
            assertEquals(message, HexFormat.of().formatHex(writer.encode(value)));
            return;
        }
        RandomValues random = new RandomValues(from, new Random(7));
        for (int i = 0; i < 200; i++) {
            Value value = random.next();
            Value read = reader.decode(writer.encode(value));
            assertEquals(Optional.empty(), Understood.problem(from, value, to, read, ""), rules.scheme());
        }
    }

    @Test
    void changes_areToldWhereTheyAre() throws Exception {
        Schema old = schema("""
            A ::= SEQUENCE { a INTEGER (0..5), b B OPTIONAL, gone NULL, list SEQUENCE (SIZE (0..3)) OF BOOLEAN }
            B ::= ENUMERATED { x } Same ::= SEQUENCE { b B } Old ::= NULL
            """);
        Schema young = schema("""
            A ::= SEQUENCE {
              a INTEGER (0..7), b B, list SEQUENCE (SIZE (0..4)) OF B, ..., more OCTET STRING (SIZE (2)) }
            B ::= ENUMERATED { x, y } Same ::= SEQUENCE { b B } New ::= NULL
            """);

        List<TypeDifference> differences = SchemaDifference.of(old, young, List.of("uper"));

        assertEquals(
                List.of("M.A", "M.B", "M.New", "M.Old"),
                differences.stream()
                        .map(each -> each.after().or(each::before).orElseThrow())
                        .map(TypeDefinition::toString)
                        .toList());
        assertEquals(
                List.of(
                        "extension marker added",
                        "a: INTEGER (0..5) is now INTEGER (0..7)",
                        "b: OPTIONAL is now MANDATORY",
                        "list: SIZE (0..3) is now SIZE (0..4)",
                        "list[*]: BOOLEAN is now B",
                        "more: added, MANDATORY, an addition, OCTET STRING (SIZE (2))",
                        "gone: removed"),
                differences.get(0).changes());
        assertEquals(
                List.of("ENUMERATED {x(0)} is now ENUMERATED {x(0), y(1)}"),
                differences.get(1).changes());
        assertEquals(List.of("added"), differences.get(2).changes());
        assertEquals(List.of("removed"), differences.get(3).changes());
    }

    @Test
    void typesWithinThemselves_andTablesOfTypes_areTriedToo() throws Exception {
        String recursive = "T ::= SEQUENCE { next T OPTIONAL, n INTEGER (0..%d) }";
        String table = """
            CLS ::= CLASS { &id INTEGER UNIQUE, &Type }
            Set CLS ::= { { &id 1, &Type BOOLEAN } | { &id 2, &Type INTEGER (0..%d) }, ... }
            T ::= SEQUENCE { id CLS.&id({Set}), value CLS.&Type({Set}{@id}) }
            """;
        for (String text : List.of(recursive, table)) {
            TypeDifference difference = SchemaDifference.of(
                            schema(text.formatted(12)), chosen(text.formatted(9)), List.of("uper"))
                    .get(0);

            assertEquals(Map.of("uper", "+-"), verdicts(difference), text);
            String problem =
                    difference.verdicts().get(0).newReadsOld().orElseThrow().problem();
            assertTrue(problem.contains("0..9"), problem);
        }
    }
}
