package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Encodings that come from outside: the examples of X.691 annex A, and what other tools wrote, clause by clause. */
class PerVectorsTest {
    private static final String NAME_AND_SPOUSE = """
            {"name":{"givenName":"John","initial":"P","familyName":"Smith"},"title":"Director","number":51,\
            "dateOfHire":"19710917","nameOfSpouse":{"givenName":"Mary","initial":"T","familyName":"Smith"},""";
    private static final String CHILDREN = """
            "children":[{"name":{"givenName":"Ralph","initial":"T","familyName":"Smith"},"dateOfBirth":"19571111"},\
            {"name":{"givenName":"Susan","initial":"B","familyName":"Jones"},"dateOfBirth":"19590717\"""";

    @TestFactory
    Stream<DynamicTest> octetsOfOtherTools() {
        return Stream.concat(vectors(RuleSet.UPER, "x691-unaligned.txt"), vectors(RuleSet.APER, "x691-aligned.txt"));
    }

    private static Stream<DynamicTest> vectors(RuleSet rules, String file) {
        return Asn1.text("/vectors/" + file)
                .lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split(" ; "))
                .map(vector -> dynamicTest(
                        rules + " " + vector[1] + " " + vector[2],
                        () -> roundTrip(rules, Asn1.type(vector[1]), vector[2], vector[3])));
    }

    @TestFactory
    Stream<DynamicTest> annexA() {
        String ax = """
                {"a":253,"b":true,"c":{"e":true},"g":"123","h":true}""";
        return Stream.of(
                annex(RuleSet.UPER, "annex-a1.asn", "PersonnelRecord", NAME_AND_SPOUSE + CHILDREN + "}]}", """
                        824adfa3700d005a7b74f4d0026611134f2cb8fa6fe410c5cb762c1cb16e09370f2f20350169edd3d340102d\
                        2c3b386801a80b4f6e9e9a0218b96add8b162c4169f5e787700c20595bf765e610c5cb572c1bb16e"""),
                annex(RuleSet.APER, "annex-a1.asn", "PersonnelRecord", NAME_AND_SPOUSE + CHILDREN + "}]}", """
                        80044a6f686e015005536d6974680133084469726563746f72083139373130393137044d617279015405536d\
                        697468020552616c7068015405536d69746808313935373131313105537573616e0142054a6f6e6573083139\
                        353930373137"""),
                annex(RuleSet.UPER, "annex-a2.asn", "PersonnelRecord", NAME_AND_SPOUSE + CHILDREN + "}]}", """
                        865d51d2888a5125f180998444d3cb2e3e9bf90cb8848b867396e8a88a5125f181089b93d71aa2294497c632\
                        ae222222985ce521885d54c170cac838b8"""),
                annex(RuleSet.APER, "annex-a2.asn", "PersonnelRecord", NAME_AND_SPOUSE + CHILDREN + "}]}", """
                        864a6f686e5010536d6974680133084469726563746f72197109170c4d6172795410536d697468021052616c\
                        70685410536d6974681957111110537573616e42104a6f6e657319590717"""),
                annex(
                        RuleSet.UPER,
                        "annex-a3.asn",
                        "PersonnelRecord",
                        NAME_AND_SPOUSE + CHILDREN + ",\"sex\":\"female\"}]}",
                        """
                        40cbaa3a5108a5125f180330889a7965c7d37f20cb8848b819ce5ba2a114a24be30113727ae3542294497c61\
                        9571111822985ce521842eaa60b832b20e2e020280"""),
                annex(
                        RuleSet.APER,
                        "annex-a3.asn",
                        "PersonnelRecord",
                        NAME_AND_SPOUSE + CHILDREN + ",\"sex\":\"female\"}]}",
                        """
                        40c04a6f686e5008536d697468000033084469726563746f720019710917034d6172795408536d6974680100\
                        52616c70685408536d69746800195711118200537573616e42084a6f6e65730019590717010140"""),
                annex(RuleSet.UPER, "annex-a4.asn", "Ax", ax, "9e000600040a4690"),
                annex(RuleSet.APER, "annex-a4.asn", "Ax", ax, "9e000180010291a4"));
    }

    private static DynamicTest annex(RuleSet rules, String file, String type, String json, String hex) {
        return dynamicTest(rules + " " + file, () -> roundTrip(rules, Asn1.resource(file, type), json, hex));
    }

    private static void roundTrip(RuleSet rules, Type type, String json, String hex) {
        TableCodec codec = new TableCodec(rules, type);
        Value value = new JerCodec(type).fromJson(json);

        byte[] encoded = codec.encode(value);

        Bits.assertSame(hex, encoded, json);
        assertEquals(encoded.length, codec.encodedLength(value));
        assertEquals(new Decoded<>(value, encoded.length), codec.decode(encoded, 0, encoded.length));
        assertEquals(value, ValueTrace.of(rules, type, encoded).value().orElseThrow());
        for (int length = 0; length < encoded.length; length++) {
            byte[] prefix = Arrays.copyOf(encoded, length);
            assertThrows(DecodeException.class, () -> codec.decode(prefix));
        }
    }
}
