package org.c2x.asn1.emit.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.TypeDefinition;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An error has the path of its own component, not of one before it that was named last. */
class ErrorPathTest {
    private static GeneratedCode code;

    @BeforeAll
    static void compile() {
        code = GeneratedCode.compile(
                """
                Paths DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Way ::= SEQUENCE {
                    name IA5String (SIZE (1..9)) OPTIONAL,
                    length INTEGER (0..65535),
                    note IA5String OPTIONAL,
                    ends SEQUENCE (SIZE (0..9)) OF End,
                    ...,
                    owner IA5String,
                    lanes INTEGER (0..65535)
                }
                End ::= SEQUENCE { name IA5String (SIZE (1..9)), width INTEGER (0..65535) OPTIONAL }
                Signs ::= SEQUENCE { first Sign OPTIONAL, second Sign OPTIONAL, limit INTEGER (0..300, ...) }
                Sign ::= ENUMERATED { stop, yield, ... }
                Trip ::= SEQUENCE { start Place, end Place }
                Place ::= SEQUENCE { number INTEGER (0..255), ..., sign Sign, street INTEGER (0..65535) }
                Slots ::= SEQUENCE { slot Slot }
                Slot ::= SEQUENCE { from INTEGER (0..7), to INTEGER (0..7) } (WITH COMPONENTS {..., to (0..3)})
                Fork ::= CHOICE { none NULL, ..., road IA5String, lanes SEQUENCE { left INTEGER (0..255), right Sign } }
                END
                """,
                BackEnd.JAVA,
                BackEnd.of(RuleSet.UPER),
                BackEnd.of(RuleSet.APER),
                BackEnd.of(RuleSet.OER),
                BackEnd.of(RuleSet.EXI));
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> codec(String name) {
        return (Codec<Object>) code.constant(name, "CODEC");
    }

    /** Where the beginnings of a message of all components end, the shortest first. */
    private static List<String> ends(Codec<Object> codec, Object message) {
        byte[] octets = codec.encode(message);
        List<String> paths = new ArrayList<>();
        for (int length = 0; length < octets.length; length++) {
            int until = length;
            String path = assertThrows(DecodeException.class, () -> codec.decode(octets, 0, until))
                    .path();
            if (paths.isEmpty() || !path.equals(paths.get(paths.size() - 1))) {
                paths.add(path);
            }
        }
        return paths;
    }

    @ParameterizedTest
    @CsvSource({
        "WayUper, '; name; length; note; ends; ends[0].width; ends[1].name; ends[1].width; '",
        "WayAper, '; name; length; note; ends; ends[0].width; ends[1].width; ends[1].name; ends[1].width; '",
        "WayOer, '; name; length; note; ends; ends[1].width; ends[1].name; ends[1].width; '",
        "WayExi, '; name; length; note; ends[0].name; ends[0].width; ends[1].name; ends[1].width; "
                + "ends[2]; owner; lanes'",
    })
    void aBeginningEnds_inTheComponentThatIsCutOff(String codec, String paths) {
        Object end = code.create("End", "ab", 7);
        Object message = code.create("Way", "abc", 5, "a note", List.of(end, end), "owner", 3);

        assertEquals(paths, String.join("; ", ends(codec(codec), message)));
    }

    /** In PER and OER an IllegalArgumentException of the record's constructor reached the caller. */
    @ParameterizedTest
    @CsvSource({"SlotsUper, 10", "SlotsAper, 10", "SlotsOer, 0004", "SlotsExi, 800c"})
    void whatARecordOfFieldsRefuses_isAnErrorOfTheMessage(String codec, String message) {
        byte[] octets = HexFormat.of().parseHex(message);

        String problem = assertThrows(DecodeException.class, () -> codec(codec).decode(octets, 0, octets.length))
                .getMessage();
        assertTrue(problem.contains("WITH COMPONENTS"), problem);
    }

    /** What no encoding has is refused where it stands, whether bits are counted before or not. */
    @ParameterizedTest
    @ValueSource(strings = {"SignsUper", "SignsAper", "SignsOer"})
    void anUnknownEnumeral_isRefusedWithItsPath(String codec) {
        Object unknown = code.constant("Sign", "UNKNOWN_EXTENSION");
        Object message = code.create("Signs", code.constant("Sign", "STOP"), unknown, 3L);

        EncodeException refused =
                assertThrows(EncodeException.class, () -> codec(codec).encode(message));

        assertEquals("second", refused.path());
    }

    /** The fields of a mandatory SEQUENCE join those around it; its additions are still its own. */
    @ParameterizedTest
    @CsvSource({
        "TripUper, '; start.number; start; end.number; end'",
        "TripAper, '; start.number; start; end; end.number; end'",
        "TripOer, 'start; start.number; start; end; end.number; end'",
    })
    void additionsWithinASequence_haveItsPath(String codec, String paths) {
        Object stop = code.constant("Sign", "STOP");
        Object unknown = code.constant("Sign", "UNKNOWN_EXTENSION");
        Object place = code.create("Place", 1, stop, 2);

        assertEquals(paths, String.join("; ", ends(codec(codec), code.create("Trip", place, place))));
        Object message = code.create("Trip", place, code.create("Place", 1, unknown, 2));
        EncodeException refused =
                assertThrows(EncodeException.class, () -> codec(codec).encode(message));
        assertEquals("end.sign", refused.path());
    }

    /** An open type is entered before what is in it is read: its length is not the alternative's. */
    @ParameterizedTest
    @CsvSource({"UPER, ForkUper", "APER, ForkAper", "OER, ForkOer"})
    void whereAnAlternativeEnds_isWhereTablesSay(RuleSet rules, String codec) {
        TypeDefinition fork = code.schema().modules().get(0).types().stream()
                .filter(type -> type.name().equals("Fork"))
                .findFirst()
                .orElseThrow();
        TableCodec table = new TableCodec(rules, fork.type());
        Object lanes = code.create("Fork$LanesType", 1, code.constant("Sign", "STOP"));

        for (Object message : List.of(code.create("Fork$Road", "a road"), code.create("Fork$Lanes", lanes))) {
            byte[] octets = codec(codec).encode(message);
            for (int length = 0; length < octets.length; length++) {
                byte[] beginning = Arrays.copyOf(octets, length);
                assertEquals(
                        assertThrows(DecodeException.class, () -> table.decode(beginning))
                                .path(),
                        assertThrows(DecodeException.class, () -> codec(codec).decode(beginning))
                                .path(),
                        HexFormat.of().formatHex(beginning));
            }
        }
    }

    @Test
    void aNumberOutsideTheRoot_isNotTheEnumeralBeforeIt() {
        Object stop = code.constant("Sign", "STOP");
        Object message = code.create("Signs", stop, null, 301L);

        EncodeException refused =
                assertThrows(EncodeException.class, () -> codec("SignsExi").encode(message));

        assertEquals("limit", refused.path());
    }
}
