package org.c2x.streams;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;

/** Types for tests, written in ASN.1. */
final class Asn1 {

    private Asn1() {}

    /** A type without a name. */
    static Type type(String notation) {
        return type("T ::= " + notation, "T");
    }

    /** A type among assignments. */
    static Type type(String assignments, String name) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END";
        try {
            return new TypeReference(SchemaLoader.load(List.of(new SourceFile("test.asn", module)))
                    .find(name)
                    .orElseThrow());
        } catch (SchemaException e) {
            throw new IllegalArgumentException(module, e);
        }
    }
}
