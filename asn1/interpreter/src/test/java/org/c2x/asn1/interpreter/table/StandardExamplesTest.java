package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Notation of X.680 to X.683 as their guidelines and clauses use it, with the octets that asn1tools and pycrate write
 * for values of it. {@code vectors/standards.txt} says how its lines are to be read and where each octet comes from.
 */
class StandardExamplesTest {

    @TestFactory
    List<DynamicTest> octetsOfOtherTools() {
        List<DynamicTest> tests = new ArrayList<>();
        String module = "";
        String name = "";
        String json = "";
        for (String line : Asn1.text("/vectors/standards.txt").lines().toList()) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.endsWith(".asn")) {
                module = line;
            } else if (line.startsWith("  ")) {
                tests.add(example(module, name, json, line.strip().split(" ", 3)));
            } else {
                String[] value = line.split(" ; ", 2);
                name = value[0];
                json = value[1];
            }
        }
        return tests;
    }

    private static DynamicTest example(String module, String name, String json, String[] encoding) {
        RuleSet rules = RuleSet.of(encoding[0]).orElseThrow();
        return dynamicTest(
                name + " " + json + " " + encoding[0],
                () -> roundTrip(rules, Asn1.resource(module, name), json, encoding[1].equals("-") ? "" : encoding[1]));
    }

    private static void roundTrip(RuleSet rules, Type type, String json, String hex) {
        TableCodec codec = new TableCodec(rules, type);
        Value value = new JerCodec(type).fromJson(json);

        Bits.assertSame(hex, codec.encode(value), json);
        assertEquals(value, codec.decode(Bits.octets(hex)), json);
    }
}
