package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The cross compiler with its C library, and the emulator. */
public final class CortexTools {
    public static final String COMPILER = "arm-none-eabi-gcc";
    public static final String SIZE = "arm-none-eabi-size";
    public static final String EMULATOR = "qemu-system-arm";

    /** Options of the C library for small systems. */
    private static final String SPECS = "nano.specs";

    private static final String CPP = "libstdc++_nano.a";

    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)+");
    private static final Pattern NEWLIB = Pattern.compile("_NEWLIB_VERSION \"([^\"]+)\"");

    private CortexTools() {}

    /** What is missing and what to install, empty if nothing is. */
    public static Optional<String> problem() {
        if (Tools.find(COMPILER).isEmpty()) {
            return Optional.of("the cross compiler is missing, install gcc-arm-none-eabi libnewlib-arm-none-eabi");
        }
        if (!hasNewlib()) {
            return Optional.of("its C library is missing, install libnewlib-arm-none-eabi");
        }
        if (Tools.find(EMULATOR).isEmpty()) {
            return Optional.of(EMULATOR + " is missing, install qemu-system-arm");
        }
        return Tools.find("cmake").isEmpty() ? Optional.of("cmake is missing, install cmake") : Optional.empty();
    }

    /** Whether the cross compiler finds its C library. */
    public static boolean hasNewlib() {
        return hasFile(SPECS);
    }

    /** Whether it finds that of C++. */
    public static boolean hasCpp() {
        return hasFile(CPP);
    }

    private static boolean hasFile(String name) {
        if (Tools.find(COMPILER).isEmpty()) {
            return false;
        }
        try {
            String file = said(COMPILER, "--print-file-name=" + name).strip();
            return Files.exists(Path.of(file)) && !file.equals(name);
        } catch (IOException e) {
            return false;
        }
    }

    /** Cross compiler and C library with versions: with the same ones code is the same to the octet. */
    public static String compiler() throws IOException {
        Path header = Files.createTempFile("c2x-newlib", ".c");
        try {
            Files.writeString(header, "#include <newlib.h>\n");
            Matcher newlib = NEWLIB.matcher(said(COMPILER, "-E", "-dM", header.toString()));
            return COMPILER
                    + ' '
                    + number(said(COMPILER, "-dumpfullversion"))
                    + (newlib.find() ? ", newlib " + newlib.group(1) : "");
        } finally {
            Files.delete(header);
        }
    }

    /** The emulator with its version. */
    public static String emulator() throws IOException {
        return "QEMU " + number(said(EMULATOR, "--version"));
    }

    private static String number(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.find() ? number.group() : "of unknown version";
    }

    private static String said(String... command) throws IOException {
        return Tools.require(Path.of("").toAbsolutePath(), List.of(command));
    }
}
