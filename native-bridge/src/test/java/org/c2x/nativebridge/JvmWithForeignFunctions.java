package org.c2x.nativebridge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A JVM of this machine that is new enough for the foreign function interface. */
final class JvmWithForeignFunctions {
    /** Home of such a JVM, if it is not where distributions put them. */
    private static final String HOME = "c2x.ffm.java.home";

    private static final int FIRST = 22;
    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

    private JvmWithForeignFunctions() {}

    /** Its {@code java}. Where there is none the tests that need it have no cases. */
    static Optional<Path> find() {
        return homes().filter(JvmWithForeignFunctions::isNewEnough)
                .map(home -> home.resolve("bin").resolve("java"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Stream<Path> homes() {
        Stream<Path> named = Stream.of(System.getProperty(HOME, ""), System.getProperty("java.home"))
                .filter(home -> !home.isEmpty())
                .map(Path::of);
        return Stream.concat(named, installed());
    }

    private static Stream<Path> installed() {
        Path folder = Path.of("/usr/lib/jvm");
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> homes = Files.list(folder)) {
            return homes.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isNewEnough(Path home) {
        try {
            Matcher version = VERSION.matcher(Files.readString(home.resolve("release")));
            return version.find() && Integer.parseInt(version.group(1)) >= FIRST;
        } catch (IOException e) {
            return false; // no folder of a JVM
        }
    }
}
