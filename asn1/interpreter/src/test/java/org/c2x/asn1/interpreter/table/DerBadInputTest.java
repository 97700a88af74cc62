package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Octets that are no BER of a type, or want more than they are worth. */
class DerBadInputTest {

    private static DecodeException refused(Type type, byte[] octets) {
        TableCodec codec = new TableCodec(RuleSet.DER, type);
        DecodeException error = assertThrows(
                DecodeException.class,
                () -> codec.decode(octets),
                () -> HexFormat.of().formatHex(octets));
        assertEquals(Unit.OCTET, error.unit());
        assertTrue(error.offset() <= octets.length, error.getMessage());
        return error;
    }

    /** The contents are all there, so more input is no help. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"SEQUENCE {a NULL}; 3000", "SEQUENCE {a SEQUENCE {b NULL}}; 3002a000", "SET {a NULL}; 3100"})
    void decode_missingComponent_isNotTruncated(String type, String octets) {
        DecodeException error = refused(Asn1.type(type), HexFormat.of().parseHex(octets));

        assertFalse(error.isTruncated());
        assertTrue(error.problem().contains("found the end of the contents"), error.getMessage());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "BOOLEAN; ''; 0; ''",
                "BOOLEAN; 0100; 1; ''",
                "BOOLEAN; 01020000; 1; ''",
                "BOOLEAN; 0180000000; 1; ''",
                "BOOLEAN; 2101ff; 0; ''",
                "NULL; 050100; 1; ''",
                "NULL; 0401; 0; ''",
                "INTEGER; 0200; 1; ''",
                "INTEGER; 0203ffff; 2; ''",
                "INTEGER; 02ff00; 1; ''",
                // clause 8.3.2: the first nine bits are not all the same, in BER either
                "INTEGER; 02020005; 1; ''",
                "INTEGER; 0202ff80; 1; ''",
                "INTEGER; 020900000000000000007f; 1; ''",
                "INTEGER (-9999999999..9999999999); 02020005; 1; ''",
                "ENUMERATED {a, b}; 0a020001; 1; ''",
                "INTEGER; 0285010000000000; 1; ''",
                "INTEGER; 0284ffffffff; 1; ''",
                "INTEGER (0..7); 020108; 1; ''",
                "INTEGER; 5fffffffffffffffffff7f00; 0; ''",
                "INTEGER; 5f8001; 0; ''",
                "BIT STRING; 0300; 1; ''",
                "BIT STRING; 03020800; 1; ''",
                "BIT STRING; 030101; 1; ''",
                "BIT STRING; 2308030204f003020000; 7; ''",
                "OCTET STRING; 2403020101; 2; ''",
                "OCTET STRING; 2480040101; 5; ''",
                "UTF8String; 0c01ff; 0; ''",
                "OBJECT IDENTIFIER; 0600; 1; ''",
                "REAL; 0901ff; 1; ''",
                "SEQUENCE {a NULL, b BOOLEAN}; 30028000; 4; b",
                "SEQUENCE {a NULL, b BOOLEAN}; 30058101ff8000; 2; ''",
                "SEQUENCE {a NULL}; 300480008000; 4; ''",
                "SEQUENCE {a NULL}; 300480008500; 4; ''",
                "SEQUENCE {a SEQUENCE {b BOOLEAN}}; 3005a003800201; 5; a.b",
                "SEQUENCE {a NULL, ...}; 300480000000; 4; ''",
                "SEQUENCE {..., [[a NULL, b NULL OPTIONAL]]}; 30028100; 4; a",
                "SEQUENCE OF BOOLEAN; 30060101ff010200; 6; ''",
                "SEQUENCE (SIZE (1)) OF NULL; 3000; 2; ''",
                "SET {a NULL, b NULL}; 310480008000; 4; ''",
                "CHOICE {a NULL}; 8100; 0; ''",
            })
    void whatIsWrong_isSaidWithItsPlace(String notation, String hex, long offset, String path) {
        DecodeException error = refused(Asn1.type(notation), HexFormat.of().parseHex(hex));

        assertEquals(path, error.path(), error.getMessage());
        assertEquals(offset, error.offset(), error.getMessage());
    }

    @Test
    void stringsIn500Levels_areRefused() {
        byte[] octets = new byte[2 * 600];
        for (int i = 0; i < octets.length; i += 2) {
            octets[i] = 0x24;
            octets[i + 1] = (byte) 0x80;
        }
        refused(Asn1.type("OCTET STRING"), octets);
        refused(Asn1.type("SEQUENCE {a OCTET STRING}"), octets);
    }

    /** Each level of the indefinite form is looked through once. */
    @Test
    void indefiniteLevels_ofAnything_takeTimeInProportion() {
        int levels = 200_000;
        byte[] octets = new byte[4 * levels];
        for (int i = 0; i < levels; i++) {
            octets[2 * i] = 0x30;
            octets[2 * i + 1] = (byte) 0x80;
        }
        Type any = Asn1.type("T ::= SEQUENCE {a A.&T} A ::= CLASS {&T}", "T");
        byte[] element = new byte[octets.length + 4];
        element[0] = 0x30;
        element[1] = (byte) 0x80;
        element[2] = (byte) 0xa0;
        element[3] = (byte) 0x80;
        System.arraycopy(octets, 0, element, 4, octets.length);
        byte[] whole = Arrays.copyOf(element, element.length + 4);
        TableCodec codec = new TableCodec(RuleSet.DER, any);

        assertEquals(whole.length, codec.decode(whole, 0, whole.length).consumedOctets());
        refused(any, element);
        refused(Asn1.type("T ::= SEQUENCE OF T", "T"), octets);
    }

    /** A length of 200 MB in ten octets costs nothing. */
    @Test
    void lengthsBeyondTheInput_areRefusedAtOnce() {
        for (String notation : new String[] {"OCTET STRING", "SEQUENCE OF NULL", "SEQUENCE {a NULL}", "BIT STRING"}) {
            Type type = Asn1.type(notation);
            int tag =
                    new TableCodec(RuleSet.DER, type).encode(new RandomValues(type, new SplittableRandom(1)).next())[0];
            refused(type, new byte[] {(byte) tag, (byte) 0x84, 0x0c, 0, 0, 0, 1, 2, 3, 4});
        }
    }

    @Test
    void whatIsNoElement_isNotWritten() {
        Type type = Asn1.type("T ::= SEQUENCE {a A.&T} A ::= CLASS {&T}", "T");
        for (String hex : new String[] {"", "05", "0501", "05000500", "3080"}) {
            Value octets = new OctetStringValue(OctetString.of(HexFormat.of().parseHex(hex)));
            assertThrows(
                    EncodeException.class,
                    () -> new TableCodec(RuleSet.DER, type)
                            .encode(SequenceValue.wrap((SequenceType) type.resolved(), new Value[] {octets})));
        }
    }
}
