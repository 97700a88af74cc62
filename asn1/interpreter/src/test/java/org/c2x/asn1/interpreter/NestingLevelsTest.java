package org.c2x.asn1.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.api.Test;

class NestingLevelsTest {
    private static final String TYPES = """
            Outer ::= SEQUENCE { a INTEGER, b Inner, c Inner OPTIONAL, d Pick, e SEQUENCE OF Inner }
            Inner ::= SEQUENCE { x INTEGER, y SEQUENCE { z NULL } OPTIONAL, w SEQUENCE { z NULL, v NULL } }
            Pick ::= CHOICE { one NULL, more Inner }
            """;
    private static final String INNER = "{\"x\":1,\"y\":{\"z\":null},\"w\":{\"z\":null,\"v\":null}}";

    @Test
    void of_componentsOfEachLevel_throughMandatoryOnesOnly() {
        String value = "{\"a\":1,\"b\":" + INNER + ",\"c\":" + INNER + ",\"d\":{\"one\":null},\"e\":[]}";

        assertEquals(List.of(5, 3, 2), levels("Outer", value));
    }

    @Test
    void of_alternativesAndElements_asInTheValue() {
        String value =
                "{\"a\":1,\"b\":" + INNER + ",\"d\":{\"more\":" + INNER + "},\"e\":[" + INNER + "," + INNER + "]}";

        assertEquals(List.of(5, 3 + 3 + 2, 2 + 2 + 3 + 3, 2 + 2), levels("Outer", value));
    }

    private static List<Integer> levels(String type, String json) {
        Type resolved = Asn1.type(TYPES, type);
        return NestingLevels.of(new JerCodec(resolved).fromJson(json));
    }
}
