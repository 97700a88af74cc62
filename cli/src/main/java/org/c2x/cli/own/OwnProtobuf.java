package org.c2x.cli.own;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.DirectorySink;
import org.c2x.asn1.emit.NotSupportedException;

/**
 * Protobuf of the versions: protoc makes the messages, which are compiled with the mappings between them and the
 * records. A study does without what fails here.
 */
final class OwnProtobuf {
    /** Package of the provider; what is generated is in packages below, named by form and version. */
    static final String PACKAGE = OwnVersion.PACKAGE + ".protobuf";

    /** The ways to generate, one a scheme. */
    private enum Form {
        SPEED("protobuf", BackEnd.PROTO, BackEnd.PROTO_MAPPING),
        CODESIZE("protobuf-codesize", BackEnd.PROTO_CODESIZE, BackEnd.PROTO_MAPPING),
        TUNED("protobuf-tuned", BackEnd.PROTO_TUNED, BackEnd.PROTO_TUNED_MAPPING);

        private final String scheme;
        private final List<BackEnd> backEnds;

        Form(String scheme, BackEnd... backEnds) {
            this.scheme = scheme;
            this.backEnds = List.of(backEnds);
        }
    }

    private final Path folder;
    private final Path work;
    private final Protoc protoc;

    /**
     * @param folder on the class path, with the classes of the records
     * @param work   another one
     */
    private OwnProtobuf(Path folder, Path work, Protoc protoc) {
        this.folder = folder;
        this.work = work;
        this.protoc = protoc;
    }

    /**
     * Adds the classes of all versions and schemes.
     *
     * @param folder on the class path, with the classes of the records
     * @return what is left out, a line each
     */
    static List<String> write(List<OwnVersion> versions, Path folder) {
        List<String> skipped = new ArrayList<>();
        try {
            Path work = Files.createDirectory(folder.resolve("protoc"));
            OwnProtobuf protobuf = new OwnProtobuf(folder, work, Protoc.find(work));
            for (Form form : Form.values()) {
                versions.forEach(version -> protobuf.add(version, form, skipped));
            }
        } catch (IOException missing) {
            skipped.add("skipped: protobuf because " + missing.getMessage());
        }
        return skipped;
    }

    private void add(OwnVersion version, Form form, List<String> skipped) {
        try {
            write(version, form);
        } catch (IOException | NotSupportedException failed) {
            skipped.add("skipped: " + form.scheme + " of " + version.content() + " because " + failed.getMessage());
        }
    }

    private void write(OwnVersion version, Form form) throws IOException {
        String name = PACKAGE + '.' + form.name().toLowerCase(Locale.ROOT) + '.' + version.family();
        Path place = Path.of(name.replace('.', '/'));
        Path sources = work.resolve("sources");
        new Compilation(version.schema(), name, version.packageName(), List.of())
                .emit(form.backEnds, new DirectorySink(sources));
        protoc.run(sources, sources.resolve(place).resolve("messages.proto"));
        Path classes = Files.createDirectories(work.resolve("classes"));
        JavaBuild.compile(
                javaFiles(sources.resolve(place)),
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                classes);
        // all or nothing: where there is a class, the provider offers a codec
        Path compiled = folder.resolve(place);
        Files.createDirectories(compiled.getParent());
        Files.move(classes.resolve(place), compiled);
    }

    private static List<Path> javaFiles(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
