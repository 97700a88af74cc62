package org.c2x.nativebridge;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;

/** The native library as it travels with the classes: one file for each system and processor. */
public final class PackedLibrary {
    private static final String LIBRARY = "libc2x-native.so";
    private static final String CHECKED = "checked.txt";

    private PackedLibrary() {}

    private static String resource(String file) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).replaceAll("[^a-z].*", "");
        return "org/c2x/nativebridge/lib/" + system + '-' + System.getProperty("os.arch") + '/' + file;
    }

    /** Takes the library for this machine out of a folder of classes: it may be of other sources than they are. */
    public static void removeFrom(Path classes) throws IOException {
        Files.deleteIfExists(classes.resolve(resource(LIBRARY)));
        Files.deleteIfExists(classes.resolve(resource(CHECKED)));
    }

    /**
     * Puts a library for this machine into a folder of classes.
     *
     * @param checked the codecs of it that are known to give all contents back
     */
    public static void pack(Path library, List<String> checked, Path classes) throws IOException {
        Path packed = classes.resolve(resource(LIBRARY));
        Files.createDirectories(packed.getParent());
        Files.copy(library, packed, StandardCopyOption.REPLACE_EXISTING);
        Files.write(classes.resolve(resource(CHECKED)), checked);
    }

    /** The codecs of the library for this machine that are known to give all contents back. */
    public static List<String> checked() throws IOException {
        try (InputStream packed = PackedLibrary.class.getClassLoader().getResourceAsStream(resource(CHECKED))) {
            return packed == null
                    ? List.of()
                    : new String(packed.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        }
    }

    /**
     * Loads the library for this machine from a copy that the system can load. The copy is gone when it is loaded, so
     * that none is left over however this process ends.
     *
     * @return false if none is packed
     * @throws UnsatisfiedLinkError if the system refuses it
     */
    public static boolean load() throws IOException {
        try (InputStream packed = PackedLibrary.class.getClassLoader().getResourceAsStream(resource(LIBRARY))) {
            if (packed == null) {
                return false;
            }
            File copy = File.createTempFile("libc2x-native", ".so");
            try {
                Files.copy(packed, copy.toPath(), StandardCopyOption.REPLACE_EXISTING);
                System.load(copy.getPath());
            } finally {
                if (!copy.delete()) {
                    copy.deleteOnExit(); // a system that keeps files in use
                }
            }
            return true;
        }
    }
}
