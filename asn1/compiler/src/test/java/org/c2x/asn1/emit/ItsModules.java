package org.c2x.asn1.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;

/** The modules of the ITS model, by family: v1, v2, r2, infrastructure, security, study. */
public final class ItsModules {
    private static final Path FAMILIES = Path.of(System.getProperty("basedir", "."), "../../its-model/src/main/asn1");

    private ItsModules() {}

    /** The texts of a family's modules by file name, in the order of the names. */
    public static Map<String, String> texts(String family) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        try (Stream<Path> found = Files.list(FAMILIES.resolve(family))) {
            for (Path file : found.sorted().toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    /** The schema of a family. */
    public static Schema schema(String family) throws IOException, SchemaException {
        List<SourceFile> files = texts(family).entrySet().stream()
                .map(file -> new SourceFile(file.getKey(), file.getValue()))
                .toList();
        return SchemaLoader.load(files);
    }
}
