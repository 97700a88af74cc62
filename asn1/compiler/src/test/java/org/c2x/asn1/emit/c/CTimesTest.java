package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.c2x.asn1.emit.CodecProgram.Answer;
import org.c2x.asn1.emit.CodecProgram.Form;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Times in PER and OER in C: the numbers that they consist of (X.691 clause 32, X.696 clause 29). */
class CTimesTest {
    private static final List<String> TYPES = List.of("Date", "TimeOfDay", "DateTime", "Duration");
    private static final int RANDOM_TEXTS = 5_000;
    private static final int RANDOM_INPUTS = 20_000;
    private static final String DECODING = "decoding";
    private static final String ENCODING = "encoding";

    @TempDir
    private static Path folder;

    private static CProgram program;
    private static Schema schema;

    @BeforeAll
    static void build() throws IOException {
        assumeTrue(CProgram.canBuild(folder), "skipped: install gcc");
        schema = GeneratedCode.compile(Map.of("Test.asn", """
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Date ::= SEQUENCE { v DATE }
                TimeOfDay ::= SEQUENCE { v TIME-OF-DAY }
                DateTime ::= SEQUENCE { v DATE-TIME }
                Duration ::= SEQUENCE { v DURATION }
                END
                """), Set.of(BackEnd.C))
                .schema();
        program = CProgram.start(folder, schema, TYPES);
    }

    @AfterAll
    static void close() throws IOException {
        if (program != null) {
            program.close();
        }
    }

    private static TableCodec table(String type, Form form) {
        return new TableCodec(
                RuleSet.valueOf(form.name()),
                schema.find("Test." + type).orElseThrow().type());
    }

    private static String inJava(String type, Form from, Form to, byte[] octets) {
        Value value;
        try {
            value = table(type, from).decode(octets);
        } catch (DecodeException refused) {
            return DECODING;
        }
        try {
            return HexFormat.of().formatHex(table(type, to).encode(value));
        } catch (EncodeException refused) {
            return ENCODING;
        }
    }

    private static String inC(String type, Form from, Form to, byte[] octets) {
        Answer answer = program.transcode(TYPES.indexOf(type), from, to, octets);
        return answer.failure() == 0
                ? HexFormat.of().formatHex(answer.octets())
                : answer.failure() == 1 ? DECODING : ENCODING;
    }

    /** The contents octets are any text, which comes into a struct as it is unless it is that of a value in DER. */
    private static byte[] der(String text) {
        byte[] contents = text.getBytes(StandardCharsets.US_ASCII);
        byte[] octets = new byte[4 + contents.length];
        octets[0] = 0x30;
        octets[1] = (byte) (2 + contents.length);
        octets[2] = (byte) 0x80;
        octets[3] = (byte) contents.length;
        System.arraycopy(contents, 0, octets, 4, contents.length);
        return octets;
    }

    /** Returns what it is in the forms that make numbers of a time; back again it is the same time. */
    private static Map<Form, String> check(String type, String text) {
        Map<Form, String> found = new EnumMap<>(Form.class);
        for (Form form : List.of(Form.UPER, Form.APER, Form.OER)) {
            String octets = inC(type, Form.DER, form, der(text));
            assertEquals(inJava(type, Form.DER, form, der(text)), octets, () -> form + ": " + text);
            if (!octets.equals(ENCODING)) {
                byte[] read = HexFormat.of().parseHex(octets);
                assertEquals(inJava(type, form, Form.DER, read), inC(type, form, Form.DER, read));
            }
            found.put(form, octets);
        }
        return found;
    }

    @Test
    void daysOfAllYearsAreThoseOfJava() {
        for (int year = 0; year <= 9999; year++) {
            check("Date", "%04d-%02d-%02d".formatted(year, 1 + year % 12, 1 + year % 28));
            check("Date", "%04d-02-29".formatted(year));
        }
    }

    /** By hand after the clauses: years from 2005, from 2021, from 1749, and others. */
    @ParameterizedTest
    @CsvSource({
        "Date, 2020-12-31, 3efc, 3efc, 0207e40c1f",
        "Date, 2021-01-01, 400000, 40000000, 0207e50101",
        "Date, 1749-01-01, 800000, 80000000, 0206d50101",
        "Date, 0999-01-01, c080f9c000, c00203e70000, 0203e70101",
        "TimeOfDay, 24:00:00, c00000, c00000, 180000",
        "Duration, P31Y, 807c, 807c, 80011f",
    })
    void octetsAreThoseOfTheStandard(String type, String text, String uper, String aper, String oer) {
        Map<Form, String> found = check(type, text);

        assertEquals(oer, found.get(Form.OER));
        assertEquals(uper, found.get(Form.UPER));
        assertEquals(aper, found.get(Form.APER));
    }

    @ParameterizedTest
    @CsvSource({
        "Date, 2026-02-29",
        "Date, 1900-02-29",
        "Date, 2026-04-31",
        "Date, 2026-00-01",
        "Date, 2026-13-01",
        "Date, 2026-01-00",
        "Date, 2026-1-1",
        "Date, 2026-11-22T",
        "Date, 2026/11/22",
        "Date, ''",
        "TimeOfDay, 24:00:01",
        "TimeOfDay, 25:00:00",
        "TimeOfDay, 12:60:00",
        "TimeOfDay, 12:00:61",
        "TimeOfDay, 12:00",
        "DateTime, 2026-11-22 20:15:00",
        "DateTime, 2026-11-22",
        "DateTime, 2026-02-30T20:15:00",
        "Duration, P",
        "Duration, PT",
        "Duration, P1YT",
        "Duration, PTT1H",
        "Duration, P1",
        "Duration, P1D2Y",
        "Duration, P1D1D",
        "Duration, PT1D",
        "Duration, P1H",
        "Duration, P.5D",
        "Duration, P1.D",
        "Duration, P1.5",
        "Duration, P1.5Y2D",
        "Duration, P1234567890123456789D",
        "Duration, P1.1234567890123456789D",
        "Duration, Q1D",
    })
    void textThatIsNoTimeIsRefused(String type, String text) {
        assertEquals(Set.of(ENCODING), Set.copyOf(check(type, text).values()));
    }

    @Test
    void durationsAreThoseOfJava() {
        for (String text : List.of(
                "P31Y15M63W31DT31H63M63S",
                "P32Y16M64W32DT32H64M64S",
                "P999999999999999999Y0M0W0DT0H0M999999999999999999.999999999999999999S",
                "P1,500Y",
                "P007D",
                "PT0.999S",
                "PT0.1000S",
                "PT0.000000000000000000S")) {
            check("Duration", text).values().forEach(octets -> assertNotEquals(ENCODING, octets));
        }
        Random random = new Random(32);
        for (int i = 0; i < RANDOM_TEXTS; i++) {
            StringBuilder text = new StringBuilder("P");
            for (char unit : "YMWDTHMS".toCharArray()) {
                if (unit == 'T') {
                    text.append(unit);
                } else if (random.nextBoolean()) {
                    text.append(random.nextLong() >>> random.nextInt(4, 64)).append(unit);
                }
            }
            if (random.nextBoolean()) {
                text.insert(text.length() - 1, "." + random.nextInt(1 << random.nextInt(1, 31)));
            }
            check("Duration", text.toString());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Form.class,
            names = {"UPER", "APER", "OER"})
    void anyOctetsAreJudgedAsInJava(Form form) {
        Random random = new Random(29);
        for (int i = 0; i < RANDOM_INPUTS; i++) {
            byte[] octets = new byte[1 + random.nextInt(12)];
            random.nextBytes(octets);
            if (form == Form.OER && octets.length > 2) {
                octets[1] = (byte) (1 + random.nextInt(3));
            }
            for (String type : TYPES) {
                String expected = inJava(type, form, form, octets);
                assertEquals(
                        expected,
                        inC(type, form, form, octets),
                        () -> type + ' ' + HexFormat.of().formatHex(octets));
            }
        }
    }
}
