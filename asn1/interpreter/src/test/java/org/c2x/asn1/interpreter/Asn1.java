package org.c2x.asn1.interpreter;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;

/** Types for tests, written in ASN.1. */
public final class Asn1 {

    private Asn1() {}

    /** A type without a name, for instance {@code INTEGER (5..99)}. */
    public static Type type(String notation) {
        return reference(schema("Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= " + notation + " END"), "T")
                .target()
                .type();
    }

    /** The same in a module with EXTENSIBILITY IMPLIED. */
    public static Type extensible(String notation) {
        String header = "Test DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED";
        return reference(schema(header + " ::= BEGIN T ::= " + notation + " END"), "T")
                .target()
                .type();
    }

    /** A type among assignments. */
    public static TypeReference type(String assignments, String name) {
        return reference(schema("Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END"), name);
    }

    /** A type of a module among the test resources. */
    public static TypeReference resource(String file, String name) {
        return reference(schema(text("/asn1/" + file)), name);
    }

    /** A text among the test resources. */
    public static String text(String resource) {
        try (InputStream in = Asn1.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Schema schema(String module) {
        try {
            return SchemaLoader.load(List.of(new SourceFile("test.asn", module)));
        } catch (SchemaException e) {
            throw new IllegalArgumentException(module, e);
        }
    }

    private static TypeReference reference(Schema schema, String name) {
        return new TypeReference(schema.find(name).orElseThrow());
    }
}
