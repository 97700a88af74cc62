package org.c2x.asn1.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds {@code .asn} files, in the same order on every machine. */
final class AsnFiles {
    private AsnFiles() {}

    /** A file itself, or all {@code .asn} files below a folder; none if there is nothing of that name. */
    static List<Path> in(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            return Files.isRegularFile(place) ? List.of(place) : List.of();
        }
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(file -> file.toString().endsWith(".asn") && Files.isRegularFile(file))
                    .sorted(Comparator.comparing(file -> file.toString().replace('\\', '/')))
                    .toList();
        }
    }
}
