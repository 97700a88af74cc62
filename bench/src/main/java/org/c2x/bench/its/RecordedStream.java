package org.c2x.bench.its;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;

/**
 * Different messages of one type, drawn once and kept: what is measured depends neither on a generator nor on what one
 * of the schemes accepts. A line of the file is a message in the encoding of the standards, in hexadecimal digits.
 *
 * @param file name of the resource beside this class
 */
record RecordedStream<T>(String file, Class<T> type) implements Supplier<List<T>> {
    private static final String ENCODING = "uper";

    /** The messages, equal ones at each call. */
    @Override
    public List<T> get() {
        Codec<T> codec = Codecs.get(ENCODING, type);
        return lines().map(line -> codec.decode(HexFormat.of().parseHex(line))).toList();
    }

    /** The message of middle length, of several the first. */
    List<T> middle() {
        List<String> byLength =
                lines().sorted(Comparator.comparingInt(String::length)).toList();
        String line = byLength.get(byLength.size() / 2);
        return List.of(Codecs.get(ENCODING, type).decode(HexFormat.of().parseHex(line)));
    }

    private Stream<String> lines() {
        try (InputStream in = RecordedStream.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
