package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.api.Test;

class UperTraceTest {
    private static final String MESSAGE = """
            Message ::= SEQUENCE { kind Kind, flags BIT STRING { low(0), high(2) } (SIZE (4)) OPTIONAL,
                values SEQUENCE (SIZE (0..3)) OF INTEGER { none(0) } (0..12), ..., more Choice,
                note IA5String OPTIONAL }
            Kind ::= ENUMERATED { stop(4), go(2), ... }
            Choice ::= CHOICE { a NULL, b OCTET STRING (CONTAINING Kind) }
            """;

    @Test
    void everyBit_belongsToSomething() {
        Type type = Asn1.type(MESSAGE, "Message");
        String json = """
                {"kind":"stop","flags":"A0","values":[0,9],"more":{"b":{"containing":"stop"}}}""";
        byte[] octets = new TableCodec(RuleSet.UPER, type).encode(new JerCodec(type).fromJson(json));

        ValueTrace trace = ValueTrace.of(RuleSet.UPER, type, octets);

        assertEquals("""
                0 +59 value  Message
                 0 +1 extension bit  1, extended
                 1 +1 presence bitmap  1 (flags)
                 2 +2 value kind Kind stop (4)
                  2 +1 extension bit kind 0
                 4 +4 value flags BIT STRING '1010'B (low, high)
                 8 +10 value values SEQUENCE OF INTEGER 2 elements
                  8 +2 length values 2
                  10 +4 value values[0] INTEGER 0 (none)
                  14 +4 value values[1] INTEGER 9
                 18 +7 number of extension additions  2
                 25 +2 extension presence bitmap  10 (more)
                 27 +8 open type length  3 octets
                 35 +17 value more Choice b
                  35 +1 choice index more 1
                  36 +16 value more.b Kind stop (4)
                   36 +8 open type length more.b 1 octet
                   44 +1 extension bit more.b 0
                59 +5 padding\s
                """, text(trace));
        assertTrue(trace.error().isEmpty());
        assertEquals(octets.length, trace.consumedOctets());
    }

    @Test
    void badMessage_isTracedUpToItsError() {
        Type type = Asn1.type(MESSAGE, "Message");

        ValueTrace trace = ValueTrace.of(RuleSet.UPER, type, Bits.octets("0bc0"));

        assertEquals("""
                0 +6 value  Message incomplete
                 0 +1 extension bit  0
                 1 +1 presence bitmap  0
                 2 +2 value kind Kind go (2)
                  2 +1 extension bit kind 0
                 4 +2 value values SEQUENCE OF INTEGER incomplete
                  4 +2 length values 2
                  6 +0 value values[0] INTEGER incomplete
                """, text(trace));
        assertEquals("values[0]", trace.error().orElseThrow().path());
        assertEquals(0, trace.consumedOctets());
    }

    @Test
    void unknownAddition_isNamedByItsNumber() {
        Type type = Asn1.type("SEQUENCE { a BOOLEAN, ... }");

        String text = text(ValueTrace.of(RuleSet.UPER, type, Bits.octets("c0407f80")));

        assertTrue(text.contains("extension presence bitmap  1 (unknown 0)"), text);
        assertTrue(text.contains("unknown extension addition  addition 0, skipped"), text);
    }

    private static String text(ValueTrace trace) {
        return trace.entries().stream()
                .map(entry -> " ".repeat(entry.depth()) + entry.first() + " +" + entry.count() + " "
                        + entry.what() + " " + entry.path() + (entry.type().isEmpty() ? "" : " " + entry.type())
                        + (entry.text().isEmpty() ? "" : " " + entry.text()) + "\n")
                .collect(Collectors.joining());
    }
}
