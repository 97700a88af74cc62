package org.c2x.nativebridge.build;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.c2x.its.contents.Content;
import org.c2x.its.messages.MessageType;
import org.c2x.nativebridge.NativeTypes;

/** The folder that CMake builds from: the C sources of this module, and what others are generated from. */
public final class NativeSources {
    private static final ClassLoader LOADER = NativeSources.class.getClassLoader();
    private static final String ROOT = "org/c2x/nativebridge/c";
    private static final String BUILD_FILE = "CMakeLists.txt";
    private static final String GENERATED = "generated";
    private static final String PROTO = "org/c2x/codec/protobuf/speed/%s/messages.proto";

    private NativeSources() {}

    /** Writes all of it below a folder; files that are there already and equal stay as they are. */
    public static void writeTo(Path folder) throws IOException {
        copyResources(folder, file -> true);
        Path generated = folder.resolve(GENERATED);
        for (MessageType<?> type : NativeTypes.all()) {
            writeModules(type, generated);
        }
        for (MessageType<?> type : CortexMessages.structs()) {
            writeModules(type, generated);
        }
        // what is no ITS message has none
        for (MessageType<?> type : NativeTypes.its()) {
            write(
                    generated.resolve("proto").resolve(type.family() + ".proto"),
                    resource(String.format(PROTO, type.family())));
        }
        write(generated.resolve("families.h"), FamilyFiles.header());
        write(generated.resolve("families.cmake"), FamilyFiles.cmake());
        write(
                generated.resolve("contents.c"),
                ContentsFile.text(NativeTypes.contents().stream()
                        .<HarnessContent<?>>map(HarnessContent::of)
                        .toList()));
        for (Content<?> content : CortexMessages.contents()) {
            writeMessage(content, generated.resolve("messages"));
        }
    }

    /**
     * Writes what programs with codecs of other modules consist of, beside the C that was generated from these.
     *
     * @param types names in C of the message types of each family
     */
    static void writeHarness(Path folder, Map<String, List<String>> types, List<HarnessContent<?>> contents)
            throws IOException {
        copyResources(folder, file -> !file.startsWith(GENERATED));
        Path generated = folder.resolve(GENERATED);
        write(generated.resolve("families.h"), FamilyFiles.header(types));
        write(generated.resolve("contents.c"), ContentsFile.text(contents));
    }

    private static void writeModules(MessageType<?> type, Path generated) throws IOException {
        for (String module : type.modules()) {
            write(generated.resolve("asn1").resolve(type.family()).resolve(fileName(module)), resource(module));
        }
    }

    /** For programs with one message in one encoding. */
    private static <T> void writeMessage(Content<T> content, Path folder) throws IOException {
        for (Map.Entry<String, byte[]> encoded :
                Encodings.of(content.type(), content.value()).entrySet()) {
            write(folder.resolve(content.name() + '.' + encoded.getKey()), encoded.getValue());
        }
    }

    private static void copyResources(Path folder, Predicate<Path> wanted) throws IOException {
        URI uri;
        try {
            uri = LOADER.getResource(ROOT + '/' + BUILD_FILE).toURI();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
        if (uri.getScheme().equals("jar")) {
            String jar = uri.getSchemeSpecificPart();
            try (FileSystem files =
                    FileSystems.newFileSystem(Path.of(URI.create(jar.substring(0, jar.indexOf('!')))))) {
                copyAll(files.getPath(ROOT), folder, wanted);
            }
        } else {
            copyAll(Path.of(uri).resolveSibling(""), folder, wanted);
        }
    }

    private static void copyAll(Path from, Path to, Predicate<Path> wanted) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> wanted.test(from.relativize(file)))
                    .toList();
        }
        for (Path file : files) {
            write(to.resolve(from.relativize(file).toString()), Files.readAllBytes(file));
        }
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = LOADER.getResourceAsStream(name)) {
            if (in == null) {
                throw new NoSuchFileException("class path: " + name);
            }
            return in.readAllBytes();
        }
    }

    private static String fileName(String resource) {
        return resource.substring(resource.lastIndexOf('/') + 1);
    }

    private static void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Leaves an equal file alone, so that nothing is compiled again for it. */
    private static void write(Path file, byte[] content) throws IOException {
        if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), content)) {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        }
    }
}
