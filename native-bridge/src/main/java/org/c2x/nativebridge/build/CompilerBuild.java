package org.c2x.nativebridge.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Builds our own codecs, the harness and the bridge with nothing but the C compiler: where CMake is missing, which
 * finds the libraries of others and builds all of it. Files, options and definitions are those of CMakeLists.txt.
 */
final class CompilerBuild {
    private final Target target;
    private final Path sources;
    private final Path build;
    private final String revision;
    private final List<String> skipped = new ArrayList<>();
    private final List<List<String>> toCompile = new ArrayList<>();

    /**
     * @param sources what {@link NativeSources} has written
     * @param build   where programs go
     */
    CompilerBuild(Target target, Path sources, Path build, String revision) {
        this.target = target;
        this.sources = sources.toAbsolutePath();
        this.build = build;
        this.revision = revision;
    }

    NativeBuild run() throws IOException {
        skipped.add("all native codecs but our own because cmake is missing, install cmake");
        Map<String, List<String>> families = new LinkedHashMap<>();
        FamilyFiles.families().forEach(family -> families.put(family, FamilyFiles.encodings(family)));
        List<String> objects = objects(families, List.of("c2x_binary_c"));
        objects.addAll(compiled("binary", sourcesIn("binary")));
        objects.addAll(compiled("binary-c", List.of(sources.resolve("codecs").resolve("binary_c.c"))));
        programs(objects);
        bridge(objects);
        return new NativeBuild(target, build, skipped);
    }

    /**
     * Builds programs with nothing but codecs that were generated.
     *
     * @param families encodings of each family of modules
     */
    NativeBuild runGenerated(Map<String, List<String>> families) throws IOException {
        programs(objects(families, List.of()));
        return new NativeBuild(target, build, skipped);
    }

    /** What all programs share; the registry has codecs of others as well. */
    private List<String> objects(Map<String, List<String>> families, List<String> others) throws IOException {
        List<String> objects = new ArrayList<>();
        List<String> codecs = new ArrayList<>(others);
        Path generated = sources.resolve("generated").resolve("c");
        for (String family : families.keySet()) {
            for (String encoding : families.get(family)) {
                codecs.add("c2x_" + encoding + "_c_" + family);
                objects.addAll(compiled(
                        encoding + '-' + family,
                        List.of(
                                sources.resolve("codecs").resolve("generated_c.c"),
                                generated.resolve("its_" + family + '_' + encoding + ".c")),
                        "-DC2X_ENCODING=" + encoding,
                        "-DC2X_FAMILY=" + family));
            }
        }
        Files.createDirectories(build);
        Files.writeString(build.resolve("c2x_codecs.inc"), registry(codecs));
        objects.addAll(compiled(
                "runtime",
                sourcesIn("generated", "c").stream()
                        .filter(file -> file.getFileName().toString().startsWith("c2x_"))
                        .toList()));
        objects.addAll(compiled(
                "core",
                List.of(
                        sources.resolve("registry.c"),
                        sources.resolve("timing.c"),
                        sources.resolve("generated").resolve("contents.c"))));
        return objects;
    }

    private static String registry(List<String> codecs) {
        StringBuilder text = new StringBuilder();
        codecs.forEach(
                codec -> text.append("extern const c2x_codec ").append(codec).append(";\n"));
        text.append("const c2x_codec *const c2x_codecs[] = {");
        codecs.forEach(codec -> text.append('&').append(codec).append(", "));
        return text.append("};\n").toString();
    }

    private void programs(List<String> objects) throws IOException {
        String[] definitions = {
            "-DC2X_TARGET=\"" + target.label() + '"',
            "-DC2X_REVISION=\"" + revision + '"',
            "-DC2X_FLAGS=\"-O3 " + String.join(" ", target.flags()) + '"'
        };
        List<String> shared = new ArrayList<>(objects);
        shared.addAll(compiled("common", sourcesIn("harness", "common"), definitions));
        NativeBuild made = new NativeBuild(target, build, List.of());
        link(
                made.harness(),
                target.isStatic() ? List.of("-static") : List.of(),
                shared,
                compiled("times", sourcesIn("harness", "times"), definitions));
        link(
                made.memoryHarness(),
                target.isStatic() ? List.of("-static", "-Wl,-z,muldefs") : List.of("-Wl,-z,now"),
                shared,
                compiled("memory", sourcesIn("harness", "memory"), definitions));
    }

    private void bridge(List<String> objects) throws IOException {
        Path headers = Path.of(System.getProperty("java.home"), "include");
        if (target.isStatic()) {
            return;
        }
        if (!Files.exists(headers.resolve("jni.h"))) {
            skipped.add("the bridge because the JNI headers are missing, install a JDK");
            return;
        }
        String system = System.getProperty("os.name").startsWith("Mac") ? "darwin" : "linux";
        List<String> calls = compiled(
                "bridge", sourcesIn("bridge"), "-I" + headers, "-I" + headers.resolve(system), "-fvisibility=hidden");
        link(new NativeBuild(target, build, List.of()).library(), List.of("-shared"), objects, calls);
    }

    private List<Path> sourcesIn(String... folders) throws IOException {
        Path folder = sources;
        for (String name : folders) {
            folder = folder.resolve(name);
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
        }
    }

    /** Notes files to compile before the next link, their objects going to a folder of that name; the objects. */
    private List<String> compiled(String name, List<Path> files, String... options) throws IOException {
        Path folder = Files.createDirectories(build.resolve("objects").resolve(name));
        List<String> objects = new ArrayList<>();
        for (Path file : files) {
            String object = folder.resolve(file.getFileName().toString().replaceFirst("c$", "o"))
                    .toString();
            List<String> command = new ArrayList<>(List.of("cc", "-std=gnu99", "-O3", "-c"));
            command.add(target.isStatic() ? "-fno-pie" : "-fPIC");
            command.addAll(target.flags());
            command.addAll(List.of(
                    "-I" + sources.resolve("include"),
                    "-I" + sources,
                    "-I" + sources.resolve("generated").resolve("c"),
                    "-I" + build));
            command.addAll(Arrays.asList(options));
            command.addAll(List.of(file.toString(), "-o", object));
            toCompile.add(command);
            objects.add(object);
        }
        return objects;
    }

    /** Compiles what is noted, on all processors. */
    private void compile() throws IOException {
        try {
            toCompile.parallelStream().forEach(this::require);
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
        toCompile.clear();
    }

    private void require(List<String> command) {
        try {
            Tools.require(build, command);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void link(Path result, List<String> options, List<String> objects, List<String> more) throws IOException {
        compile();
        List<String> command = new ArrayList<>(List.of("cc", "-o", result.toString()));
        command.addAll(target.flags());
        command.addAll(options);
        command.addAll(objects);
        command.addAll(more);
        Tools.require(build, command);
    }
}
