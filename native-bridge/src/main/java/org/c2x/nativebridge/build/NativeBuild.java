package org.c2x.nativebridge.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What a build for a target has made.
 *
 * @param folder  where the programs are
 * @param skipped codecs that are left out, each with the reason and what to install
 */
public record NativeBuild(Target target, Path folder, List<String> skipped) {
    private static final String SKIPPED = "skipped.txt";
    /** Set by the script that starts this program from its own build. */
    private static final String FOLDER_PROPERTY = "c2x.native";
    private static final String PROCESSORS =
            String.valueOf(Runtime.getRuntime().availableProcessors());

    public NativeBuild {
        skipped = List.copyOf(skipped);
    }

    /** Nothing can be built: no compiler, or none for the target. */
    public static final class MissingToolException extends Exception {
        private static final long serialVersionUID = 1;

        MissingToolException(String what) {
            super(what);
        }
    }

    /**
     * Writes the sources below a folder and builds them for a target. Without CMake these are our own codecs only.
     *
     * @param revision of the sources, for result files
     * @throws MissingToolException if there is no compiler for the target; the message says what to install
     * @throws IOException          if the build fails; the message is what the tools said
     */
    public static NativeBuild of(Target target, Path folder, String revision)
            throws IOException, MissingToolException {
        if (Tools.find("cc").isEmpty()) {
            throw new MissingToolException("a C compiler is missing, install gcc libc6-dev");
        }
        if (target.is32Bit() && !Doctor.compilesFor32Bits()) {
            throw new MissingToolException(
                    "the C compiler makes no 32-bit programs, install gcc-multilib g++-multilib");
        }
        NativeSources.writeTo(folder);
        Path build = folderOf(target, folder);
        if (Tools.find("cmake").isPresent()) {
            Tools.require(folder, List.of(
                    "cmake", "--preset", target.label(), "-DC2X_REVISION=" + revision,
                    "-DC2X_JAVA_HOME=" + System.getProperty("java.home")));
            Tools.require(folder, List.of("cmake", "--build", build.toString(), "--parallel", PROCESSORS));
        } else {
            Files.write(build.resolve(SKIPPED), new CompilerBuild(target, folder, build, revision).run().skipped());
        }
        return in(target, folder);
    }

    /**
     * What an earlier build below a folder has left for a target.
     *
     * @throws MissingToolException if there is nothing; the message says what to do
     */
    public static NativeBuild made(Target target, Path folder) throws IOException, MissingToolException {
        NativeBuild build = in(target, folder);
        if (!Files.isExecutable(build.harness()) || !Files.isExecutable(build.memoryHarness())) {
            throw new MissingToolException(
                    "its programs are not in " + folder + ", build them with c2x native --work " + folder);
        }
        return build;
    }

    private static NativeBuild in(Target target, Path folder) throws IOException {
        Path build = folderOf(target, folder);
        Path skipped = build.resolve(SKIPPED);
        return new NativeBuild(target, build, Files.exists(skipped) ? lines(skipped) : List.of());
    }

    private static Path folderOf(Target target, Path folder) {
        return folder.toAbsolutePath().resolve("build").resolve(target.label());
    }

    /** Where native codecs are built: the folder that this program was told, or one for temporary files. */
    public static Path usualFolder() {
        return Path.of(System.getProperty(
                FOLDER_PROPERTY, System.getProperty("java.io.tmpdir") + File.separator + "c2x-native"));
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList();
    }

    /** The library behind the bridge; there is none where the JNI headers are missing. */
    public Path library() {
        return folder.resolve("libc2x-native.so");
    }

    /** The program that measures times. */
    public Path harness() {
        return folder.resolve("c2x-harness");
    }

    /** The program that measures heap and stack. */
    public Path memoryHarness() {
        return folder.resolve("c2x-harness-memory");
    }
}
