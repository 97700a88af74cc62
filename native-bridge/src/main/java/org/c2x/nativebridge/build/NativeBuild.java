package org.c2x.nativebridge.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.nativebridge.build.Tools.FailedException;

/**
 * What a build for a target has made.
 *
 * @param folder  where the programs are
 * @param skipped codecs that are left out, each with the reason and what to install
 */
public record NativeBuild(Target target, Path folder, List<String> skipped) {
    /** The revision that programs name if whoever builds them does not know it. */
    public static final String UNKNOWN_REVISION = "unknown";

    /** Codecs that are built only where they are asked for: they take downloads and minutes. */
    public static final List<String> EXTRAS = List.of("rasn");

    private static final String SKIPPED = "skipped.txt";
    /** What the tools said, if the last build has failed. */
    private static final String LOG = "failed.log";
    /** How compilers and linkers say what is wrong, and CMake, which repeats what they say. */
    private static final List<Pattern> ERRORS =
            List.of(Pattern.compile("\\berror: |undefined reference|cannot find"), Pattern.compile("^CMake Error"));

    private static final int GIST_LINES = 3;
    /** Set by the script that starts this program from its own build. */
    private static final String FOLDER_PROPERTY = "c2x.native";

    /** How many files are compiled at once. */
    public static final String PROCESSORS = String.valueOf(Runtime.getRuntime().availableProcessors());

    public NativeBuild {
        skipped = List.copyOf(skipped);
    }

    /** Nothing can be built: no compiler, or none for the target. */
    public static final class MissingToolException extends Exception {
        private static final long serialVersionUID = 1;

        public MissingToolException(String what) {
            super(what);
        }
    }

    /**
     * Writes the sources below a folder and builds them for a target. Without CMake these are our own codecs only.
     *
     * @param revision of the sources, for result files
     * @param extras   of {@link #EXTRAS}; the folder keeps to them in later builds
     * @throws MissingToolException if there is no compiler for the target; the message says what to install
     * @throws IOException          if the build fails; the message says why by and large, and where all is that the
     *     tools said
     */
    public static NativeBuild of(Target target, Path folder, String revision, List<String> extras)
            throws IOException, MissingToolException {
        requireCompiler();
        if (target.is32Bit() && !Doctor.compilesFor32Bits()) {
            throw new MissingToolException(
                    "the C compiler makes no 32-bit programs, install gcc-multilib g++-multilib");
        }
        NativeSources.writeTo(folder);
        return built(target, folder, build -> build(target, folder, build, revision, extras));
    }

    /**
     * Builds programs for the machine at hand with nothing but C of our own, from modules that are none of this
     * program's. What was generated from a family of them is in {@code generated/c} below the folder, in files and with
     * names that begin with {@code its_} and the family.
     *
     * @param encodings of the codecs
     * @param contents  messages of these modules
     * @throws MissingToolException if there is no compiler; the message says what to install
     * @throws IOException          if the build fails
     */
    public static NativeBuild ofModules(
            Path folder, List<String> encodings, List<HarnessContent<?>> contents, String revision)
            throws IOException, MissingToolException {
        requireCompiler();
        Map<String, List<String>> types = new LinkedHashMap<>();
        Map<String, List<String>> families = new LinkedHashMap<>();
        for (HarnessContent<?> content : contents) {
            types.put(content.family(), List.of(content.typeName()));
            families.put(content.family(), encodings);
        }
        NativeSources.writeHarness(folder, types, contents);
        return built(
                Target.HOST,
                folder,
                build -> new CompilerBuild(Target.HOST, folder, build, revision).runGenerated(families));
    }

    private static void requireCompiler() throws MissingToolException {
        if (Tools.find("cc").isEmpty()) {
            throw new MissingToolException("a C compiler is missing, install gcc libc6-dev");
        }
    }

    @FunctionalInterface
    private interface Building {
        void into(Path build) throws IOException;
    }

    private static NativeBuild built(Target target, Path folder, Building building) throws IOException {
        Path build = Files.createDirectories(folderOf(target, folder));
        Path log = build.resolve(LOG);
        Files.deleteIfExists(log);
        try {
            building.into(build);
        } catch (FailedException failed) {
            String said = Objects.requireNonNullElse(failed.getMessage(), "");
            Files.writeString(log, said);
            in(target, folder).delete();
            throw new IOException(
                    "the build for " + target.label() + " failed, the whole log is in " + log + ":\n" + gist(said),
                    failed);
        }
        return in(target, folder);
    }

    private static void build(Target target, Path folder, Path build, String revision, List<String> extras)
            throws IOException {
        if (Tools.find("cmake").isPresent()) {
            forgetOtherPlace(folder, build);
            List<String> configure = new ArrayList<>(List.of(
                    "cmake",
                    "--preset",
                    target.label(),
                    "-DC2X_REVISION=" + revision,
                    "-DC2X_JAVA_HOME=" + System.getProperty("java.home")));
            extras.forEach(extra -> configure.add("-DC2X_" + extra.toUpperCase(Locale.ROOT) + "=ON"));
            Tools.require(folder, configure);
            Tools.require(folder, List.of("cmake", "--build", build.toString(), "--parallel", PROCESSORS));
        } else {
            Files.write(
                    build.resolve(SKIPPED),
                    new CompilerBuild(target, folder, build, revision).run().skipped());
        }
    }

    /** In a copy of a tree CMake refuses what it noted in the original. */
    private static void forgetOtherPlace(Path folder, Path build) throws IOException {
        Path cache = build.resolve("CMakeCache.txt");
        if (Files.exists(cache) && !lines(cache).contains("CMAKE_HOME_DIRECTORY:INTERNAL=" + folder.toRealPath())) {
            Files.delete(cache);
        }
    }

    /** The first error of a log with what follows it; if there is none, the end. */
    private static String gist(String log) {
        List<String> lines = log.lines().filter(line -> !line.isBlank()).toList();
        int from = ERRORS.stream()
                .flatMap(error -> IntStream.range(0, lines.size())
                        .filter(i -> error.matcher(lines.get(i)).find())
                        .boxed())
                .findFirst()
                .orElse(Math.max(0, lines.size() - GIST_LINES));
        return lines.stream().skip(from).limit(GIST_LINES).collect(Collectors.joining("\n"));
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

    /** Deletes what an earlier build has left, so that nobody takes it for that of the sources as they are. */
    private void delete() throws IOException {
        for (Path made : List.of(library(), harness(), memoryHarness())) {
            Files.deleteIfExists(made);
        }
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

    /** The library of the bridge; there is none where the JNI headers are missing. */
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
