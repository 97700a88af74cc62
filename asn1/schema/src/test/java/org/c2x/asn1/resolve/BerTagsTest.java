package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeTag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The tags that the schema tells of a type against those in the octets of asn1tools and pycrate, which agree but for
 * U6: there pycrate is right. Where a tag stands before another one, they had a definition between the two.
 */
class BerTagsTest {
    private static final String MODULES = """
            E DEFINITIONS EXPLICIT TAGS ::= BEGIN
            T1 ::= VisibleString
            T2 ::= [APPLICATION 3] IMPLICIT T1
            T3 ::= [2] T2
            T4 ::= [APPLICATION 7] IMPLICIT T3
            T5 ::= [2] IMPLICIT T2
            T6 ::= [1] IMPLICIT [3] INTEGER
            T7 ::= [1] [PRIVATE 2] INTEGER
            T8 ::= [31] [APPLICATION 200] IMPLICIT BOOLEAN
            T9 ::= [APPLICATION 4] IMPLICIT SEQUENCE { a INTEGER }
            T10 ::= T3 (SIZE (1..9))
            T11 ::= [5] T10
            T12 ::= [6] CHOICE { n NULL }
            T13 ::= [7] IMPLICIT [8] T9
            END
            I DEFINITIONS IMPLICIT TAGS ::= BEGIN
            U1 ::= [0] INTEGER
            U2 ::= [1] U1
            U3 ::= [2] EXPLICIT U1
            U4 ::= [3] EXPLICIT U2 (0..9)
            U5 ::= [4] C
            U6 ::= [6] [7] C
            U7 ::= [8] SET { a NULL }
            U8 ::= [9] SEQUENCE OF INTEGER
            C ::= CHOICE { n NULL, i [5] INTEGER }
            END
            A DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            V1 ::= SEQUENCE { c C }
            V2 ::= SEQUENCE { t T }
            V3 ::= SEQUENCE { t [3] EXPLICIT T }
            V4 ::= SEQUENCE { n INTEGER (0..9) }
            V5 ::= SEQUENCE { a ENUMERATED { x }, l SEQUENCE OF Small }
            V6 ::= SEQUENCE { m Small (5) }
            V7 ::= SEQUENCE OF Small (5)
            V8 ::= CHOICE { a INTEGER, c C }
            V9 ::= SEQUENCE { i INTEGER, c C, e [9] EXPLICIT INTEGER }
            C ::= CHOICE { n NULL, i INTEGER }
            T ::= [APPLICATION 1] EXPLICIT IA5String
            Small ::= [PRIVATE 6] EXPLICIT INTEGER (0..255)
            END
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "T1, 1a014a",
        "T2, 43014a",
        "T3, a20343014a",
        "T4, 670343014a",
        "T5, 82014a",
        "T6, a103020105",
        "T7, a105e203020105",
        "T8, bf1f055f814801ff",
        "T9, 6403020105",
        "T10, a20343014a",
        "T11, a505a20343014a",
        "T12, a6020500",
        "T13, a7056403020105",
        "U1, 800105",
        "U2, 810105",
        "U3, a203800105",
        "U4, a303810105",
        "U5, a403850105",
        "U6, a603850105",
        "U7, a8020500",
        "U8, a903020105",
        "V1, 3005a003810105",
        "V2, 3005a00316014a",
        "V3, 3007a305610316014a",
        "V4, 3003800105",
        "V5, 300a800100a105e603020105",
        "V6, 3005a003020105",
        "V7, 3005e603020105",
        "V8, a103810105",
        "V9, 300a0201058000a903020105",
    })
    void carriedTags_areThoseOfTheOctets(String name, String hex) throws Exception {
        Schema schema = Asn1.load(MODULES);
        TypeDefinition definition = schema.find(name).orElseThrow();
        ByteBuffer octets = ByteBuffer.wrap(HexFormat.of().parseHex(hex));

        readTags(octets, definition.tags(), definition.type());
        assertFalse(octets.hasRemaining());
    }

    /** Reads a value and compares its tags; its lengths are short ones, and a list has one element. */
    private static void readTags(ByteBuffer octets, List<TypeTag> tags, Type type) {
        int length = 0;
        for (Tag tag : TypeTag.carried(tags, type)) {
            assertEquals(tag, readTag(octets));
            length = octets.get();
        }
        if (type.resolved() instanceof SequenceType sequence) {
            for (Component component : sequence.components()) {
                readTags(octets, component.tags(), component.type());
            }
        } else if (type.resolved() instanceof ListType list) {
            readTags(octets, list.elementTags(), list.element());
        } else if (type.resolved() instanceof ChoiceType choice) {
            Tag first = readTag(octets.duplicate());
            ChoiceType.Alternative chosen = choice.alternatives().stream()
                    .filter(alternative -> alternative.tag().equals(first))
                    .findFirst()
                    .orElseThrow();
            readTags(octets, chosen.tags(), chosen.type());
        } else {
            octets.position(octets.position() + length);
        }
    }

    /** X.690 clause 8.1.2. */
    private static Tag readTag(ByteBuffer octets) {
        int first = Byte.toUnsignedInt(octets.get());
        int number = first & 31;
        if (number == 31) {
            number = 0;
            int next;
            do {
                next = octets.get();
                number = number << 7 | next & 0x7f;
            } while (next < 0);
        }
        return new Tag(TagClass.values()[first >> 6], number);
    }
}
