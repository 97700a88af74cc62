package org.c2x.asn1.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the files of modules, {@code .asn} or {@code .asn1}, in the same order on every machine. */
public final class AsnFiles {
    private static final Pattern NAME = Pattern.compile("(?i).*\\.asn1?");

    private AsnFiles() {}

    /** True if a file's name says that it holds modules. */
    public static boolean isNamed(Path file) {
        return NAME.matcher(file.toString()).matches();
    }

    /**
     * A file itself, whatever its name, or all of them below a folder; none if there is nothing of that name.
     *
     * @param depth how many levels of folders are looked into, 1 for the folder itself
     * @throws IOException if a folder cannot be read
     */
    public static List<Path> in(Path place, int depth) throws IOException {
        if (!Files.isDirectory(place)) {
            return Files.exists(place) ? List.of(place) : List.of();
        }
        try (Stream<Path> files = Files.walk(place, depth)) {
            return files.filter(file -> isNamed(file) && Files.isRegularFile(file))
                    .sorted(Comparator.comparing(file -> file.toString().replace('\\', '/')))
                    .toList();
        }
    }
}
