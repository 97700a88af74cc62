package org.c2x.asn1.interpreter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.interpreter.uper.TableUperCodec;
import org.c2x.asn1.interpreter.uper.UperTrace;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What must hold for every value of every type: seeded random values of one type after the other. */
class ZooPropertyTest {
    private static final int VALUES = 300;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zoo", "Numbers", "Strings", "Texts", "Extended", "Tree", "Mixed", "Lists", "Flags", "Envelope",
                "Certificate", "Implicit", "Explicit", "Signer"
            })
    void everyValue_survivesEveryEncoding(String name) {
        Type type = Asn1.resource("zoo.asn", name);
        RandomValues values = new RandomValues(type, new SplittableRandom(name.hashCode()));
        TableUperCodec uper = new TableUperCodec(type);
        JerCodec jer = new JerCodec(type);
        for (int i = 0; i < VALUES; i++) {
            Value value = values.next();
            byte[] octets = uper.encode(value);
            String what = jer.toJson(value) + " " + HexFormat.of().formatHex(octets);

            Value decoded = uper.decode(octets);

            assertTrue(SameValue.test(type, value, decoded), () -> what + "\n" + jer.toJson(decoded));
            assertArrayEquals(octets, uper.encode(decoded), what);
            assertEquals(octets.length, uper.encodedLength(value), what);
            assertEquals(value, jer.decode(jer.encode(value)), what);
            assertEquals(decoded, UperTrace.of(type, octets).value().orElseThrow(), what);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoo", "Numbers", "Strings", "Texts", "Extended", "Lists", "Envelope"})
    void everyStrictPrefix_isRefused(String name) {
        Type type = Asn1.resource("zoo.asn", name);
        RandomValues values = new RandomValues(type, new SplittableRandom(name.hashCode()));
        TableUperCodec uper = new TableUperCodec(type);
        for (int i = 0; i < VALUES / 10; i++) {
            byte[] octets = uper.encode(values.next());
            for (int length = 0; length < octets.length; length++) {
                byte[] prefix = Arrays.copyOf(octets, length);

                DecodeException refused = assertThrows(
                        DecodeException.class, () -> uper.decode(prefix), () -> HexFormat.of().formatHex(prefix));

                assertTrue(refused.offset() <= 8L * length, refused.getMessage());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoo", "Extended", "Lists", "Envelope"})
    void whatDecodes_encodesToWhatDecodesToTheSame(String name) {
        Type type = Asn1.resource("zoo.asn", name);
        TableUperCodec uper = new TableUperCodec(type);
        SplittableRandom random = new SplittableRandom(name.hashCode());
        RandomValues values = new RandomValues(type, random);
        int decodable = 0;
        for (int i = 0; i < 10 * VALUES; i++) {
            byte[] octets = uper.encode(values.next());
            octets[random.nextInt(octets.length)] ^= (byte) (1 << random.nextInt(8));
            Value decoded;
            try {
                decoded = uper.decode(octets);
            } catch (DecodeException refused) {
                continue;
            }
            decodable++;
            assertTrue(
                    SameValue.test(type, decoded, uper.decode(uper.encode(decoded))),
                    () -> HexFormat.of().formatHex(octets));
        }
        assertTrue(decodable > VALUES, "only " + decodable);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Zoo", "Numbers"})
    void sameSeed_sameValues(String name) {
        Type type = Asn1.resource("zoo.asn", name);
        RandomValues once = new RandomValues(type, new SplittableRandom(3));
        RandomValues again = new RandomValues(type, new SplittableRandom(3));

        for (int i = 0; i < 50; i++) {
            assertEquals(once.next(), again.next());
        }
    }
}
