package org.c2x.cli.own;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.value.Value;
import org.c2x.bench.BenchContent;
import org.c2x.bench.own.OwnContent;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.result.MeasuredModule;

/** The folder on the class path of a study: classes, modules, messages and the list of contents. */
public final class OwnClasses {
    private static final String STREAM = "-stream";

    private OwnClasses() {}

    /**
     * Fills a folder.
     *
     * @param versions the first is what the study is about, a second one what it is compared with
     * @param messages where the messages come from, in words
     * @param random   whether they were made by chance
     * @return what cannot be measured, a line each
     * @throws IOException                                if a file cannot be written, or the Java compiler fails
     * @throws org.c2x.asn1.emit.NotSupportedException    if there can be no records of a version
     * @throws org.c2x.asn1.runtime.EncodeException       if a message cannot be written in JER
     */
    public static Set<String> write(List<OwnVersion> versions, String messages, boolean random, Path folder)
            throws IOException {
        Set<String> skipped = new LinkedHashSet<>();
        Map<String, String> files = new OwnSources(versions, skipped).files();
        List<Path> sources = new ArrayList<>();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            write(path, file.getValue());
            if (file.getKey().endsWith(".java")) {
                sources.add(path);
            }
        }
        JavaBuild.compile(sources, System.getProperty("java.class.path"), folder);
        skipped.addAll(OwnProtobuf.write(versions, folder));
        List<OwnContent> contents = new ArrayList<>();
        for (OwnVersion version : versions) {
            List<String> resources = version.resources();
            for (int i = 0; i < resources.size(); i++) {
                write(folder.resolve(resources.get(i)), version.files().get(i).text());
            }
            writeMessages(version, folder);
            OwnC c = new OwnC(version);
            contents.addAll(contents(version, files.containsKey(c.header()) ? c.typeName() : null, messages));
        }
        MeasuredModule module = new MeasuredModule(
                versions.get(0).definition().toString(),
                versions.stream().map(OwnVersion::words).toList(),
                messages,
                random);
        new OwnStudy(module, contents, folder.resolve(OwnC.FOLDER).toString()).write(folder);
        return skipped;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void writeMessages(OwnVersion version, Path folder) throws IOException {
        Codec<Value> jer = new JerCodec(version.type());
        List<String> lines = version.messages().stream()
                .map(message -> new String(jer.encode(message), StandardCharsets.UTF_8))
                .toList();
        Files.write(folder.resolve(version.messagesResource()), lines);
    }

    /** The message of median length, and if there are several the stream of them. */
    private static List<OwnContent> contents(OwnVersion version, @Nullable String nameInC, String messages) {
        String name = version.content();
        int count = version.messages().size();
        List<OwnContent> contents = new ArrayList<>();
        contents.add(content(
                version,
                nameInC,
                name,
                count == 1 ? messages : "of " + messages + " the one of median length in UPER",
                List.of(median(version))));
        if (count > 1) {
            contents.add(content(
                    version,
                    nameInC,
                    name + STREAM,
                    BenchContent.STREAM_LENGTH + " of " + messages + ", evenly spaced",
                    IntStream.range(0, BenchContent.STREAM_LENGTH)
                            .mapToObj(i -> spaced(i, count))
                            .toList()));
        }
        return contents;
    }

    /** Fewer messages than a stream has are repeated. */
    private static int spaced(int i, int count) {
        return count <= BenchContent.STREAM_LENGTH ? i % count : (int) ((long) i * count / BenchContent.STREAM_LENGTH);
    }

    private static int median(OwnVersion version) {
        Codec<Value> uper = new TableCodec(RuleSet.UPER, version.type());
        List<Integer> lengths = version.messages().stream()
                .map(message -> uper.encode(message).length)
                .toList();
        return IntStream.range(0, lengths.size())
                .boxed()
                .sorted(Comparator.comparing(lengths::get))
                .skip((lengths.size() - 1) / 2)
                .findFirst()
                .orElseThrow();
    }

    private static OwnContent content(
            OwnVersion version, @Nullable String nameInC, String name, String description, List<Integer> lines) {
        return new OwnContent(
                name,
                description,
                version.packageName() + '.' + version.className(),
                nameInC,
                version.family(),
                version.messagesResource(),
                lines);
    }
}
