package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ElementTraceTest {
    /** A certificate that OpenSSL 3 made. */
    private static final byte[] CERTIFICATE =
            HexFormat.of().parseHex(Asn1.text("/ber/certificate.hex").replace("\n", ""));

    /** What {@code openssl asn1parse} says of an element. */
    private static final Pattern LINE =
            Pattern.compile(" *(\\d+):d=(\\d+) +hl=(\\d+) l= *(\\d+) (?:cons|prim): ([^:]+?) *(?::(.*))?");

    @Test
    void certificate_hasTheElementsThatOpenSslFinds() {
        List<String> lines = Asn1.text("/ber/certificate.txt").lines().toList();

        Trace trace = ElementTrace.of(CERTIFICATE);

        assertTrue(trace.error().isEmpty());
        assertEquals(CERTIFICATE.length, trace.consumedOctets());
        assertEquals(lines.size(), trace.entries().size());
        for (int i = 0; i < lines.size(); i++) {
            Matcher line = LINE.matcher(lines.get(i));
            assertTrue(line.matches(), lines.get(i));
            TraceEntry entry = trace.entries().get(i);
            assertEquals(Integer.parseInt(line.group(1)), entry.first(), lines.get(i));
            assertEquals(Integer.parseInt(line.group(2)), entry.depth(), lines.get(i));
            assertEquals(
                    Integer.parseInt(line.group(3)) + Integer.parseInt(line.group(4)), entry.count(), lines.get(i));
            String type =
                    line.group(5).replace("cont [ ", "[").replace(" ]", "]").replaceFirst(" *\\[HEX DUMP\\]", "");
            assertTrue(entry.type().replace(" IDENTIFIER", "").equalsIgnoreCase(type), entry + " " + lines.get(i));
        }
    }

    /** X.690: clauses 8.2.2, 8.3, 8.6.4.2, 8.8.2, 8.9.3, 8.14.3, 8.19.5, 8.20.5, 8.23. */
    @ParameterizedTest
    @CsvSource({
        "0101ff, BOOLEAN, TRUE",
        "02147fedcba98765432100112233445566778899aabb, INTEGER, 7fedcba98765432100112233445566778899aabb (hex)",
        "02088000000000000000, INTEGER, -9223372036854775808",
        "0307040a3b5f291cd0, BIT STRING, '00001010001110110101111100101001000111001101'B",
        "0500, NULL, ''",
        "0603883703, OBJECT IDENTIFIER, 2.999.3",
        "0d04c27b0302, RELATIVE-OID, 8571.3.2",
        "1a054a6f6e6573, VisibleString, \"Jones\"",
        "43054a6f6e6573, [APPLICATION 3], '''4a6f6e6573''H'",
        "9fffff7f00, [2097151], '''''H'",
    })
    void primitiveElement_isSaidByItsTag(String octets, String type, String text) {
        TraceEntry entry =
                ElementTrace.of(HexFormat.of().parseHex(octets)).entries().get(0);

        assertEquals(type, entry.type());
        assertEquals(text, entry.text());
        assertEquals(octets.length() / 2, entry.count());
    }

    /** X.690 clause 8.6.4.2: a BIT STRING in parts, of the indefinite form. */
    @Test
    void elementsOfTheIndefiniteForm_endBeforeItsEnd() {
        Trace trace = ElementTrace.of(HexFormat.of().parseHex("23800303000a3b0305045f291cd00000"));

        assertEquals(
                List.of("", "[0]", "[1]"),
                trace.entries().stream().map(TraceEntry::path).toList());
        assertEquals(16, trace.entries().get(0).count());
        assertEquals("'0000101000111011'B", trace.entries().get(1).text());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, expected a tag of at most four octets",
        "0203, 2, expected",
        "30050202, 1, expected 5 octets of contents",
        "300402020001, 3, expected a whole number in the fewest octets",
        "9fffffff7f00, 0, expected a tag of at most four octets",
        "30020000, 2, expected a tag",
    })
    void malformed_isShownUpToTheError(String octets, int offset, String problem) {
        Trace trace = ElementTrace.of(HexFormat.of().parseHex(octets));

        assertEquals(offset, trace.error().orElseThrow().offset());
        assertTrue(
                trace.error().orElseThrow().problem().startsWith(problem),
                trace.error().toString());
    }

    @Test
    void mutatedCertificates_neverThrow() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            byte[] mutated = Arrays.copyOf(CERTIFICATE, 1 + random.nextInt(CERTIFICATE.length));
            for (int j = random.nextInt(4); j >= 0; j--) {
                mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
            }
            Trace trace = ElementTrace.of(mutated);
            assertTrue(trace.error().isPresent() || trace.consumedOctets() > 0);
        }
    }

    /** 500 levels are granted. */
    @Test
    void deepNesting_isRefused() {
        byte[] nested = HexFormat.of().parseHex("3080".repeat(100_000));

        assertTrue(ElementTrace.of(nested).error().isPresent());
    }

    private static List<String> values(String octets) {
        Type type = Asn1.type("""
                KIND ::= CLASS { &id OBJECT IDENTIFIER UNIQUE, &T } WITH SYNTAX { &T IDENTIFIED BY &id }
                Known KIND ::= { { NULL IDENTIFIED BY { 1 2 3 } }, ... }
                Parts ::= SEQUENCE { algorithm OBJECT IDENTIFIER, serial INTEGER,
                    parameters [9] EXPLICIT ANY DEFINED BY algorithm OPTIONAL,
                    extension [10] IMPLICIT SEQUENCE { id KIND.&id ({Known}), value KIND.&T ({Known} {@id}) } OPTIONAL,
                    choice CHOICE { a [1] NULL, ... } OPTIONAL }
                """, "Parts");
        Trace trace = ValueTrace.tracer(RuleSet.DER, type).trace(HexFormat.of().parseHex(octets.replace(" ", "")));
        assertTrue(trace.error().isEmpty(), trace.error().toString());
        return trace.entries().stream()
                .filter(entry -> !entry.type().isEmpty() || entry.what().equals("not decodable"))
                .map(entry -> entry.first() / 8 + " " + entry.path() + " " + entry.type() + " " + entry.text())
                .toList();
    }

    /** Parameters are in the indefinite form. */
    @Test
    void whatAModuleLeavesOpen_isShownByItsElements() {
        assertEquals(
                List.of(
                        "0  Parts ",
                        "2 algorithm OBJECT IDENTIFIER 1.2.3",
                        "6 serial INTEGER 7fffffffffffffffff (hex)",
                        "17 parameters ANY ",
                        "19 parameters SEQUENCE ",
                        "21 parameters[0] INTEGER 7",
                        "24 parameters[1] BIT STRING '111'B",
                        "32 extension SEQUENCE ",
                        "34 extension.id OBJECT IDENTIFIER 1.2.4",
                        "38 extension.value ANY ",
                        "40 extension.value BOOLEAN TRUE",
                        "43 choice CHOICE unknown alternative, index 0",
                        "43 choice [5] ''H"),
                values("3080 06022a03 02097fffffffffffffffff a980 3080 020107 030205e0 0000 0000"
                        + " aa09 80022a04 a1030101ff 8500 0000"));
    }

    /** X.690 clause 8.3.2: a number has the fewest octets. */
    @Test
    void whatIsNoElementOfItsType_isShownInOctets() {
        assertEquals(
                List.of(
                        "0  Parts ",
                        "2 algorithm OBJECT IDENTIFIER 1.2.3",
                        "6 serial INTEGER 7",
                        "9 parameters ANY '300402020001'H",
                        "11 parameters SEQUENCE incomplete",
                        "13 parameters[0] INTEGER incomplete",
                        "14 parameters  expected a whole number in the fewest octets, found 2"),
                values("300f 06022a03 020107 a906 3004 02020001"));
    }
}
