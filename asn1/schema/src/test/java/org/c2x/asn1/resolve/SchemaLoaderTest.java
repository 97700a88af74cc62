package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.IntegerValue;
import org.junit.jupiter.api.Test;

class SchemaLoaderTest {

    @Test
    void load_twoFilesInAnyOrder_bindsImports() throws Exception {
        SourceFile user = new SourceFile("user.asn", """
                User DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                IMPORTS Speed FROM Library;
                -- What a car says
                Message ::= SEQUENCE { speed Speed DEFAULT 3, ... }
                END
                """);
        SourceFile library = new SourceFile(
                "library.asn", "Library DEFINITIONS ::= BEGIN Speed ::= INTEGER { fast(200) } (0..fast) END");

        Schema schema = SchemaLoader.load(List.of(user, library));

        SequenceType message =
                (SequenceType) schema.find("User.Message").orElseThrow().type();
        assertEquals("What a car says", schema.find("Message").orElseThrow().comment());
        assertEquals(IntegerValue.of(3), message.root().get(0).defaultValue().orElseThrow());
        IntegerType speed = (IntegerType) message.root().get(0).type().resolved();
        assertEquals(IntegerSet.of(0, 200), speed.root());
    }

    @Test
    void load_undefinedName_namesPlaceAndSuggestion() {
        SourceFile file = new SourceFile("a.asn", "A DEFINITIONS ::= BEGIN\nSpeed ::= INTEGER\nB ::= Sped\nEND");

        SchemaException exception = assertThrows(SchemaException.class, () -> SchemaLoader.load(List.of(file)));

        assertEquals(
                "a.asn:3:7: error: 'Sped' is not defined: did you mean 'Speed'?\nB ::= Sped\n      ^",
                exception.getMessage());
    }
}
