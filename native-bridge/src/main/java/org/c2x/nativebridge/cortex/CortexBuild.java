package org.c2x.nativebridge.cortex;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.nativebridge.build.CortexTools;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.c2x.nativebridge.build.NativeSources;
import org.c2x.nativebridge.build.Tools;

/**
 * Programs for a Cortex-M4F.
 *
 * @param skipped codecs that are left out, each with the reason and what to install
 */
public record CortexBuild(List<CortexProgram> programs, List<String> skipped) {
    /** The name on the command line, beside those of {@link org.c2x.nativebridge.build.Target}. */
    public static final String TARGET = "cortex-m4f";

    /** How the compiler optimises: for speed, for size. */
    public static final List<String> LEVELS = List.of("O2", "Os");

    /** What is built only where it is asked for: libraries in C++. */
    public static final List<String> EXTRAS = List.of("cpp");

    private static final List<String> PROCESSOR =
            List.of("-mcpu=cortex-m4", "-mthumb", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard", "--specs=nano.specs");

    /** Of our own C: errors have no paths where it is for size. */
    private static final Map<String, List<String>> DEFINITIONS = Map.of("Os", List.of("-DC2X_PATHS=0"));

    public CortexBuild {
        programs = List.copyOf(programs);
        skipped = List.copyOf(skipped);
    }

    /**
     * What to build.
     *
     * @param schemes  of these, empty for all
     * @param contents with these, empty for all
     * @param extras   of {@link #EXTRAS}
     * @param sources  folder with the sources of libraries that packages have for other processors only
     */
    public record Selection(List<String> schemes, List<String> contents, List<String> extras, Optional<Path> sources) {
        public Selection {
            schemes = List.copyOf(schemes);
            contents = List.copyOf(contents);
            extras = List.copyOf(extras);
        }
    }

    /**
     * Writes the sources below a folder and builds them.
     *
     * @throws MissingToolException if a tool is missing; the message says what to install
     * @throws IOException          if the build fails; the message is what the tools said
     */
    public static CortexBuild of(Path folder, Selection selection) throws IOException, MissingToolException {
        Optional<String> problem = CortexTools.problem();
        if (problem.isPresent()) {
            throw new MissingToolException(problem.get());
        }
        if (!selection.extras.isEmpty() && !CortexTools.hasCpp()) {
            throw new MissingToolException("C++ for it is missing, install libstdc++-arm-none-eabi-newlib");
        }
        NativeSources.writeTo(folder);
        Path sources = folder.toAbsolutePath().resolve("cortex");
        Path build =
                Files.createDirectories(folder.toAbsolutePath().resolve("build").resolve(TARGET));
        Tools.require(
                build,
                List.of(
                        "cmake",
                        "-S",
                        sources.toString(),
                        "-B",
                        build.toString(),
                        "-DCMAKE_TOOLCHAIN_FILE=" + sources.resolve("toolchain.cmake"),
                        "-DC2X_SCHEMES=" + String.join(";", selection.schemes),
                        "-DC2X_CONTENTS=" + String.join(";", selection.contents),
                        "-DC2X_CPP=" + (selection.extras.isEmpty() ? "OFF" : "ON"),
                        "-DC2X_LIBRARY_SOURCES="
                                + selection
                                        .sources
                                        .map(Path::toAbsolutePath)
                                        .map(Path::toString)
                                        .orElse("")));
        Tools.require(build, List.of("cmake", "--build", build.toString(), "--parallel", NativeBuild.PROCESSORS));
        List<CortexProgram> programs = new ArrayList<>();
        for (String line : lines(build.resolve("programs.txt"))) {
            String[] words = line.split(" ");
            programs.add(new CortexProgram(build, words[0], words[1], words[2]));
        }
        return new CortexBuild(programs, lines(build.resolve("skipped.txt")));
    }

    /** Flags of the compiler for one of {@link #LEVELS}. */
    public static List<String> flags(String level) {
        List<String> flags = new ArrayList<>(List.of("-" + level));
        flags.addAll(PROCESSOR);
        flags.addAll(DEFINITIONS.getOrDefault(level, List.of()));
        return flags;
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList();
    }
}
