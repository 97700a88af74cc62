package org.c2x.bench.own;

import static java.util.Objects.requireNonNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.nativebridge.build.HarnessContent;

/**
 * Messages of somebody's own type.
 *
 * @param name        of the content
 * @param description one line for the reader of a report
 * @param className   class of the records
 * @param messages    resource of the class path, a message in JER a line
 * @param nameInC     what C calls the type, null if there is no C
 * @param family      what tells the versions of a study apart
 * @param lines       which of these are the content, from 0: one or {@value BenchContent#STREAM_LENGTH}
 */
public record OwnContent(
        String name,
        String description,
        String className,
        @Nullable String nameInC,
        String family,
        String messages,
        List<Integer> lines) {
    /** What the messages are written in: no scheme that is measured has a part in making them. */
    private static final String ENCODING = "jer";

    public OwnContent {
        lines = List.copyOf(lines);
    }

    BenchContent<?> benchContent() {
        return benchContent(type());
    }

    private <T> BenchContent<T> benchContent(Class<T> type) {
        return new BenchContent<>(name, description, type, lines.size(), () -> chosen(type), false);
    }

    boolean isInC() {
        return nameInC != null && lines.size() == 1;
    }

    HarnessContent<?> harnessContent() {
        return harnessContent(type());
    }

    private <T> HarnessContent<T> harnessContent(Class<T> type) {
        return new HarnessContent<>(
                name, family, requireNonNull(nameInC), type, chosen(type).get(0));
    }

    private <T> List<T> chosen(Class<T> type) {
        List<String> all = text();
        return lines.stream().map(line -> decoded(type, all.get(line))).toList();
    }

    /** All messages of the resource. */
    <T> List<T> all(Class<T> type) {
        return text().stream().map(line -> decoded(type, line)).toList();
    }

    private static <T> T decoded(Class<T> type, String line) {
        Codec<T> codec = Codecs.get(ENCODING, type);
        return codec.decode(line.getBytes(StandardCharsets.UTF_8));
    }

    Class<?> type() {
        try {
            return Class.forName(className);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(name + " was not compiled", e);
        }
    }

    private List<String> text() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                requireNonNull(OwnContent.class.getClassLoader().getResourceAsStream(messages), messages),
                StandardCharsets.UTF_8))) {
            return in.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(messages, e);
        }
    }
}
