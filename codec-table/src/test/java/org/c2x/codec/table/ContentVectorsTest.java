package org.c2x.codec.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContentVectorsTest {

    static Stream<Vector> contents() {
        return Vector.file("contents");
    }

    @ParameterizedTest
    @MethodSource("contents")
    void content_isTheValueOfItsVector(Vector vector) {
        Content<?> content = Contents.get(vector.id());

        assertEquals(Codecs.get("jer", content.type()).decode(vector.json()), content.value());
    }
}
