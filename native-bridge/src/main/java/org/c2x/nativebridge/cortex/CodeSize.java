package org.c2x.nativebridge.cortex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.nativebridge.build.CortexTools;
import org.c2x.nativebridge.build.Tools;

/** What a program takes of the flash: code, constants, and the first values of variables. */
final class CodeSize {
    /** Those of the linker script that go there; the message is left out, as it belongs to no codec. */
    private static final Set<String> SECTIONS =
            Set.of(".vectors", ".text", ".init_array", ".ARM.extab", ".ARM.exidx", ".data");

    private static final Pattern SECTION = Pattern.compile("(\\S+)\\s+(\\d+)\\s+\\d+");

    /** Where the linker's map goes over from what is left out. */
    private static final String MAP = "Linker script and memory map";

    /** A part of a library of the build; those of the C library have a path from the root. */
    private static final Pattern PART =
            Pattern.compile("\\.(?:text|rodata|data|init_array|ARM)\\S*\\s+0x\\w+\\s+0x(\\w+) lib\\S+\\.a\\(\\S+\\)");

    private static final int HEXADECIMAL = 16;

    private CodeSize() {}

    /** Octets of a whole program in a folder. */
    static long of(Path folder, String program) throws IOException {
        String said = Tools.require(folder, List.of(CortexTools.SIZE, "-A", program));
        long octets = 0;
        for (Matcher section = SECTION.matcher(said); section.find(); ) {
            octets += SECTIONS.contains(section.group(1)) ? Long.parseLong(section.group(2)) : 0;
        }
        return octets;
    }

    /** Octets of that which are the codec's library and what calls it, without anything of the C library. */
    static long ofLibrary(Path program) throws IOException {
        String map = Files.readString(program.resolveSibling(program.getFileName() + ".map"));
        long octets = 0;
        for (Matcher part = PART.matcher(map.substring(map.indexOf(MAP))); part.find(); ) {
            octets += Long.parseLong(part.group(1), HEXADECIMAL);
        }
        return octets;
    }
}
