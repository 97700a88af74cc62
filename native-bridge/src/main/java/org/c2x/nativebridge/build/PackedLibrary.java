package org.c2x.nativebridge.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;

/** The native library as it travels with the classes: one file for each system and processor. */
public final class PackedLibrary {
    private PackedLibrary() {}

    private static String resource() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).replaceAll("[^a-z].*", "");
        return "org/c2x/nativebridge/lib/" + system + '-' + System.getProperty("os.arch") + "/libc2x-native.so";
    }

    /** Puts a library for this machine into a folder of classes. */
    static void pack(Path library, Path classes) throws IOException {
        Path packed = classes.resolve(resource());
        Files.createDirectories(packed.getParent());
        Files.copy(library, packed, StandardCopyOption.REPLACE_EXISTING);
    }

    /** A copy of the library for this machine that the system can load, empty if none is packed. */
    public static Optional<Path> unpack() throws IOException {
        try (InputStream packed = PackedLibrary.class.getClassLoader().getResourceAsStream(resource())) {
            if (packed == null) {
                return Optional.empty();
            }
            Path copy = Files.createTempFile("libc2x-native", ".so");
            copy.toFile().deleteOnExit();
            Files.copy(packed, copy, StandardCopyOption.REPLACE_EXISTING);
            return Optional.of(copy);
        }
    }
}
