package org.c2x.asn1.resolve;

import java.util.List;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;

/** Snippets of ASN.1 for tests, put into a module with automatic tags. */
final class Asn1 {
    private Asn1() {}

    /** The schema of some assignments. */
    static Schema schema(String assignments) throws SchemaException {
        return load("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + assignments + "\nEND");
    }

    /** The schema of whole modules. */
    static Schema load(String modules) throws SchemaException {
        return SchemaLoader.load(List.of(new SourceFile("test.asn", modules)));
    }

    /** The type {@code T} of some assignments. */
    static Type type(String assignments) throws SchemaException {
        return schema(assignments).find("T").orElseThrow().type();
    }

    /** The value {@code v} of some assignments. */
    static Value value(String assignments) throws SchemaException {
        return schema(assignments).modules().get(0).values().stream()
                .filter(value -> value.name().equals("v"))
                .findFirst()
                .orElseThrow()
                .value();
    }
}
