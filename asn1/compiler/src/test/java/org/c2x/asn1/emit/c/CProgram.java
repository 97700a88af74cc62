package org.c2x.asn1.emit.c;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.CodecProgram;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.schema.Schema;

/** A running C program that decodes and encodes messages with generated code. */
final class CProgram extends CodecProgram {
    /** Flags with which what is generated must not give a warning. */
    static final List<String> STRICT = List.of("-std=c99", "-Wall", "-Wextra", "-Werror", "-O1");
    /** For accesses outside of memory and undefined behaviour. */
    static final String[] SANITIZERS = {"-fsanitize=address,undefined", "-fno-sanitize-recover=all"};

    /**
     * What programs are built and run with.
     *
     * @param emulator what runs a program, given before its name
     */
    record Machine(String compiler, List<String> flags, List<String> emulator) {
        /** The one at hand. */
        static final Machine HOST = new Machine("gcc", List.of(), List.of());
        /** One whose words begin with their most significant octet. */
        static final Machine BIG_ENDIAN = new Machine("s390x-linux-gnu-gcc", List.of("-static"), List.of("qemu-s390x"));

        /** True if programs can be built with these flags, and run. */
        boolean isThere(Path folder, String... flags) throws IOException {
            Path source =
                    Files.writeString(folder.resolve("probe.c"), "#include <string.h>\nint main(void) { return 0; }\n");
            Path program = folder.resolve("probe");
            try {
                return compile(flags, List.of(source.toString(), "-o", program.toString()))
                                .isEmpty()
                        && CProgram.run(command(program)).isEmpty();
            } catch (IOException none) {
                return false;
            }
        }

        private String compile(String[] more, List<String> arguments) throws IOException {
            List<String> command = new ArrayList<>(List.of(compiler));
            command.addAll(flags);
            command.addAll(List.of(more));
            command.addAll(arguments);
            return CProgram.run(command);
        }

        private List<String> command(Path program) {
            List<String> command = new ArrayList<>(emulator);
            command.add(program.toString());
            return command;
        }
    }

    private final Path file;

    private CProgram(Machine machine, Path program) throws IOException {
        super(machine.command(program));
        file = program;
    }

    /** The run time of what a folder holds. */
    static List<Path> runtime(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("c2x_.*\\.c"))
                    .sorted()
                    .toList();
        }
    }

    /** True if programs can be built with these flags. */
    static boolean canBuild(Path folder, String... flags) throws IOException {
        return Machine.HOST.isThere(folder, flags);
    }

    /** The strict flags, and those for a program that watches itself where the compiler can build one. */
    static String[] watched(Path folder) throws IOException {
        List<String> flags = new ArrayList<>(STRICT);
        if (canBuild(folder, SANITIZERS)) {
            flags.addAll(List.of(SANITIZERS));
        }
        return flags.toArray(String[]::new);
    }

    /** Runs the compiler; returns what it prints. */
    static String compile(List<String> arguments) throws IOException {
        return Machine.HOST.compile(new String[0], arguments);
    }

    private static String run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return process.waitFor() == 0 ? output : "failed: " + output;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }

    /**
     * Writes the driver, builds and starts it.
     *
     * @param sources generated source files
     * @param headers their headers
     * @param types   C types in the order of their numbers
     */
    static CProgram start(Path folder, List<Path> sources, List<String> headers, List<String> types, String... flags)
            throws IOException {
        return start(Machine.HOST, folder, sources, headers, types, flags);
    }

    /** The same for another machine. */
    static CProgram start(
            Machine machine, Path folder, List<Path> sources, List<String> headers, List<String> types, String... flags)
            throws IOException {
        StringBuilder header = new StringBuilder();
        headers.forEach(name -> header.append("#include \"").append(name).append("\"\n"));
        header.append("#define TYPES");
        for (int i = 0; i < types.size(); i++) {
            header.append(" TRANSCODE(")
                    .append(i)
                    .append(", ")
                    .append(types.get(i))
                    .append(')');
        }
        Files.writeString(folder.resolve("types.h"), header.append('\n').toString());
        Path driver = Files.writeString(folder.resolve("transcode.c"), GeneratedCode.resource("/c/transcode.c"));
        Path built = Files.createTempDirectory(folder, "built");
        List<String> objects = Stream.concat(Stream.of(driver), sources.stream())
                .parallel()
                .map(source -> object(machine, source, built, folder, flags))
                .toList();
        Path program = built.resolve("transcode");
        List<String> arguments = new ArrayList<>(objects);
        arguments.addAll(List.of("-o", program.toString()));
        requireSilence(machine.compile(flags, arguments));
        return new CProgram(machine, program);
    }

    /** The program of a schema's types, which watches itself where the compiler can build that. */
    static CProgram start(Path folder, Schema schema, List<String> types) throws IOException {
        return start(folder, new Compilation(schema, "own"), types);
    }

    /** The same of a compilation. */
    static CProgram start(Path folder, Compilation compilation, List<String> types) throws IOException {
        String prefix = compilation.packageName();
        compilation.emit(Set.of(BackEnd.C), new DirectorySink(folder));
        return start(
                folder,
                Stream.concat(
                                runtime(folder).stream(),
                                Stream.of(Form.values())
                                        .map(form -> folder.resolve(prefix + '_' + form.suffix() + ".c")))
                        .toList(),
                List.of(prefix + ".h"),
                types.stream().map(type -> prefix + '_' + type).toList(),
                watched(folder));
    }

    /** Compiles a source file; the object file. */
    private static String object(Machine machine, Path source, Path built, Path folder, String... flags) {
        String object = built.resolve(source.getFileName() + ".o").toString();
        try {
            requireSilence(machine.compile(flags, List.of("-I" + folder, "-c", source.toString(), "-o", object)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return object;
    }

    private static void requireSilence(String messages) {
        if (!messages.isEmpty()) {
            throw new AssertionError(messages);
        }
    }

    /** The source files of all forms of the modules with a prefix, and of the run time. */
    static List<Path> sources(Path folder, String prefix) {
        return Stream.concat(
                        Stream.of(Form.values()).map(form -> prefix + '_' + form.suffix() + ".c"),
                        Stream.of("c2x_runtime.c", "c2x_der.c"))
                .map(folder::resolve)
                .toList();
    }

    /** Bits of its addresses, as its ELF header has them. */
    int width() {
        try (InputStream program = Files.newInputStream(file)) {
            return Integer.SIZE * program.readNBytes(5)[4];
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
