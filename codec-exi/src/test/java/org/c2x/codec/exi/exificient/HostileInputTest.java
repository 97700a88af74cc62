package org.c2x.codec.exi.exificient;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.siemens.ct.exi.core.values.Value;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.codec.exi.DocumentCodec;
import org.c2x.codec.exi.ExiProfile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Input that asks for more memory or time than it is worth, and values that the library codes wrongly by itself. */
@Timeout(30)
class HostileInputTest {
    private static final ExiProfile STRICT = new ExiProfile(false, false, false);
    private static final ExificientValues VALUES = ExificientValues.INSTANCE;

    @TempDir
    private Path folder;

    /** A codec of documents {@code <m>} with a content. */
    private Codec<EventList<Value>> codec(String content) {
        try {
            // the grammars of a place are kept
            Path xsd = Files.createTempFile(folder, "m", ".xsd");
            Files.writeString(
                    xsd,
                    "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"><xs:element name=\"m\" " + content
                            + "</xs:schema>",
                    StandardCharsets.UTF_8);
            return new DocumentCodec<>(() -> {
                try {
                    return new ExificientCoder(Exificient.factory(xsd.toUri().toURL(), STRICT));
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Codec<EventList<Value>> codecOf(String builtIn) {
        return codec("><xs:simpleType><xs:restriction base=\"" + builtIn + "\"/></xs:simpleType></xs:element>");
    }

    private static EventList<Value> document(Value value) {
        EventList<Value> document = new EventList<>();
        document.start("m");
        document.value(value);
        document.end();
        return document;
    }

    private static Value comesBack(Codec<EventList<Value>> codec, Value value) {
        return codec.decode(codec.encode(document(value))).value(1);
    }

    private static String refused(Codec<?> codec, int... octets) {
        byte[] input = new byte[octets.length];
        for (int i = 0; i < octets.length; i++) {
            input[i] = (byte) octets[i];
        }
        return assertThrows(DecodeException.class, () -> codec.decode(input)).problem();
    }

    @Test
    void lengthsAreComparedWithTheOctetsLeft() {
        // one bit for the root element, then a length of 2^28 - 1 and less than 2^31
        String text = refused(codecOf("xs:string"), 0x80, 0x7f, 0xff, 0xff, 0xbf, 0x80, 0, 0);
        assertTrue(text.contains("expected a length that fits"), text);
        String octets = refused(codecOf("xs:hexBinary"), 0x80, 0x7f, 0xff, 0xff, 0xff, 0x83, 0x80, 0);
        assertTrue(octets.contains("expected a length that fits"), octets);
    }

    @Test
    void characterOutsideOfUnicodeIsRefused() {
        // length 3, one character of 2^21 - 1
        String problem = refused(codecOf("xs:string"), 0x80, 0x01, 0xff, 0xff, 0xbf, 0x80);
        assertTrue(problem.contains("code point"), problem);
    }

    @Test
    void longNumbersStop() {
        byte[] endless = new byte[1_000_000];
        Arrays.fill(endless, (byte) 0xff);
        endless[0] = (byte) 0x80;
        endless[1] = 0x7f;

        assertThrows(DecodeException.class, () -> codecOf("xs:integer").decode(endless));
        assertThrows(
                DecodeException.class, () -> codecOf("xs:nonNegativeInteger").decode(endless));
        BigInteger large = BigInteger.ONE.shiftLeft(50_000).negate();
        assertEquals(large, VALUES.toBigInteger(comesBack(codecOf("xs:integer"), VALUES.of(large))));
    }

    @Test
    void elementsThatTakeNoBitsHaveALimit() {
        String nothing = "<xs:element name=\"item\" minOccurs=\"500\" maxOccurs=\"500\"><xs:complexType";
        Codec<?> codec = codec("><xs:complexType><xs:sequence>" + nothing + "><xs:sequence>" + nothing
                + "/></xs:element></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>"
                + "</xs:element>");

        String problem = refused(codec, 0x80, 0);

        assertTrue(problem.contains("expected at most 7283 events"), problem);
    }

    @Test
    void eventsOfAMessageAreLimitedByItsLength() {
        Codec<?> codec = codec("><xs:complexType><xs:sequence><xs:element name=\"item\" minOccurs=\"0\" "
                + "maxOccurs=\"unbounded\"><xs:complexType/></xs:element></xs:sequence></xs:complexType></xs:element>");
        int[] octets = new int[10_000];
        octets[0] = 0x80;

        // an item takes one bit, and two events
        assertTrue(refused(codec, octets).contains("expected at most 25057 events"));
    }

    @Test
    void textsComeBack() {
        Codec<EventList<Value>> codec = codecOf("xs:string");
        String[] texts = {"", " ", "a", "\u0000\t\n", "é€", "\ud83d\ude00", "x\ud83d\ude00y\ud83d\ude01"};
        for (String text : texts) {
            assertEquals(text, VALUES.toText(comesBack(codec, VALUES.of(text))));
        }
    }

    @Test
    void octetsComeBack() {
        Codec<EventList<Value>> codec = codecOf("xs:hexBinary");
        for (byte[] octets : new byte[][] {{}, {0}, {-1, 1}, new byte[1000]}) {
            Value back = comesBack(codec, VALUES.of(OctetString.of(octets)));
            assertArrayEquals(octets, VALUES.toOctets(back).toByteArray());
        }
    }

    @Test
    void numbersWithFractionsComeBackExactly() {
        Codec<EventList<Value>> codec = codecOf("xs:double");
        double[] numbers = {
            0,
            1,
            -1.5,
            0.1,
            Math.PI,
            -Math.E,
            1e300,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            -Double.MAX_VALUE,
            1.0 / 3,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY
        };
        for (double number : numbers) {
            assertEquals(number, VALUES.toDouble(comesBack(codec, VALUES.of(number))));
        }
    }

    @Test
    void libraryRefusesWithATypedError() {
        Codec<EventList<Value>> codec = codecOf("xs:hexBinary");
        EventList<Value> wrong = new EventList<>();
        wrong.start("m");
        wrong.start("other");

        assertThrows(EncodeException.class, () -> codec.encode(wrong));
        assertThrows(EncodeException.class, () -> codec.encode(document(VALUES.of("no octets"))));
        assertEquals(3, codec.encode(document(VALUES.of(OctetString.of((byte) 1)))).length - 1);
    }

    @Test
    void headerIsChecked() {
        Codec<?> codec = codecOf("xs:string");

        assertTrue(refused(codec).contains("header"));
        assertTrue(refused(codec, '$', 'E', 'X', 'I', 0x80).contains("header"));
        assertTrue(refused(codec, 0xa0).contains("header"));
        assertTrue(refused(codec, 0x81).contains("header"));
    }
}
