package org.c2x.bench.fake;

import java.util.List;
import java.util.stream.IntStream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;

/** Contents of fake messages. */
public final class FakeContents implements ContentSource {
    public static final BenchContent<FakeMessage> SINGLE =
            BenchContent.single("fake", "two octets", FakeMessage.class, FakeMessage.of(1, 2));
    public static final BenchContent<FakeMessage> STREAM = BenchContent.stream(
            "fake-stream",
            "two octets, always others",
            FakeMessage.class,
            () -> IntStream.range(0, BenchContent.STREAM_LENGTH)
                    .mapToObj(i -> FakeMessage.of(i, 255 - i))
                    .toList());
    /** Of a type that no scheme has. */
    public static final BenchContent<String> UNKNOWN =
            BenchContent.single("fake-unknown", "nobody encodes this", String.class, "text");

    @Override
    public List<BenchContent<?>> contents() {
        return List.of(SINGLE, STREAM, UNKNOWN);
    }
}
