package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.emit.NotSupportedException;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.Value;
import org.c2x.cli.own.OwnClasses;
import org.c2x.cli.own.OwnProcess;
import org.c2x.cli.own.OwnVersion;
import picocli.CommandLine;

/** A study of a module of the user's own: compiles it, then has the same command measure in a process with it. */
final class OwnStudyRun {
    /** From so many types on compiling takes longer than a minute. */
    private static final int MANY_TYPES = 1000;

    private final OwnOptions options;
    private final List<Path> against;
    private final @Nullable Path capture;
    private final CommandLine command;

    /**
     * A study that is to be run.
     *
     * @param against modules of another version, none without one
     * @param capture has the messages and tells their modules, null without one
     */
    OwnStudyRun(OwnOptions options, List<Path> against, @Nullable Path capture) {
        this.options = options;
        this.against = against;
        this.capture = capture;
        this.command = options.commandLine();
    }

    /**
     * Compiles and measures; the exit code.
     *
     * @throws BadInputException if the modules or a message are bad, or cannot be expressed
     */
    int run() throws IOException {
        Path folder = Files.createTempDirectory("c2x-study");
        Thread cleaning = new Thread(() -> delete(folder));
        Runtime.getRuntime().addShutdownHook(cleaning);
        try {
            return run(folder);
        } finally {
            Runtime.getRuntime().removeShutdownHook(cleaning);
            delete(folder);
        }
    }

    private int run(Path folder) throws IOException {
        if (capture != null) {
            options.readCapture(capture, Files.createDirectory(folder.resolve("capture")));
        }
        Schema schema = options.schema();
        TypeReference type = options.type(schema);
        OwnMessages messages = options.messages(type);
        List<OwnVersion> versions = new ArrayList<>();
        versions.add(version("a", type.target().name(), options.modules(), schema, type, messages.values()));
        if (!against.isEmpty()) {
            versions.add(other(type, messages.values()));
        }
        try {
            PrintWriter err = command.getErr();
            err.println("c2x study: compiling " + type.target()
                    + effort(versions.get(0).schema()));
            err.flush();
            OwnClasses.write(versions, messages.words(), messages.random(), folder)
                    .forEach(err::println);
            err.flush();
            List<String> arguments = command.getParent().getParseResult().originalArgs();
            return OwnProcess.run(folder, Main.class, arguments, command.getOut(), err);
        } catch (NotSupportedException problems) {
            throw new BadInputException("c2x study: records cannot represent\n" + problems.getMessage());
        } catch (EncodeException refused) {
            throw new BadInputException("c2x study: a message cannot be written in JSON: " + refused.getMessage());
        }
    }

    /** What to expect of a message so large that compiling it takes long. */
    private static String effort(Schema schema) {
        int types = schema.modules().stream()
                .mapToInt(module -> module.types().size())
                .sum();
        return types < MANY_TYPES ? "" : " with " + types + " types; this takes some minutes and some GB of memory";
    }

    /** The other version, with the same messages: what one writes in JER the other reads. */
    private OwnVersion other(TypeReference type, List<Value> messages) throws IOException {
        Schema schema = options.schema(against);
        TypeReference otherType = options.type(schema);
        Codec<Value> writer = new JerCodec(type);
        Codec<Value> reader = new JerCodec(otherType);
        List<Value> values = new ArrayList<>();
        for (Value message : messages) {
            try {
                values.add(reader.decode(writer.encode(message)));
            } catch (DecodeException | EncodeException other) {
                throw new BadInputException("c2x study: message " + (values.size() + 1) + " of " + messages.size()
                        + " is not valid for " + otherType.target() + " of --against: " + other.getMessage());
            }
        }
        return version("b", otherType.target().name() + "-against", against, schema, otherType, values);
    }

    private OwnVersion version(
            String family, String content, List<Path> files, Schema schema, TypeReference type, List<Value> values)
            throws IOException {
        List<SourceFile> sources = ModuleFiles.read(files, command);
        OwnVersion version =
                new OwnVersion(family, content, sources, schema.only(List.of(type.target())), type, values);
        version.problem().ifPresent(problem -> {
            throw new BadInputException(type.target().place() + ": " + type.target() + ' ' + problem);
        });
        return version;
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // what is left is in a folder for temporary files
        }
    }
}
