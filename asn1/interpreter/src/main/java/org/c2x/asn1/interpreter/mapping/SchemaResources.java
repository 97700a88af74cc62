package org.c2x.asn1.interpreter.mapping;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;

/** Reads the ASN.1 files again that classes were generated from. */
public final class SchemaResources {

    private SchemaResources() {}

    /**
     * Loads the files from the class path.
     *
     * @param resources absolute names without a leading slash
     * @throws IllegalStateException if a file is missing or not the one that the compiler accepted: the jar is broken
     */
    public static Schema load(ClassLoader classLoader, String... resources) {
        return load(Contents.VALUES, classLoader, resources);
    }

    /** The same, with what strings with CONTAINING hold. */
    public static Schema load(Contents contents, ClassLoader classLoader, String... resources) {
        List<SourceFile> files = new ArrayList<>();
        for (String resource : resources) {
            files.add(read(classLoader, resource));
        }
        try {
            // whether modules are good enough was decided when classes were made of them
            return SchemaLoader.load(files, Strictness.LENIENT, contents, warning -> {});
        } catch (SchemaException e) {
            throw new IllegalStateException("the ASN.1 files on the class path make no schema", e);
        }
    }

    private static SourceFile read(ClassLoader classLoader, String resource) {
        try (InputStream in = classLoader.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + resource + " on the class path");
            }
            return SourceFile.of(resource, in.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException("cannot read resource " + resource, e);
        }
    }
}
