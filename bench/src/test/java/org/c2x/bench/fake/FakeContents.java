package org.c2x.bench.fake;

import java.util.List;
import java.util.stream.IntStream;
import org.c2x.bench.Content;
import org.c2x.bench.ContentSource;

/** Contents of fake messages. */
public final class FakeContents implements ContentSource {
    public static final Content<FakeMessage> SINGLE =
            new Content<>("fake", "two octets", FakeMessage.class, List.of(FakeMessage.of(1, 2)));
    public static final Content<FakeMessage> STREAM = new Content<>(
            "fake-stream",
            "two octets, always others",
            FakeMessage.class,
            IntStream.range(0, Content.STREAM_LENGTH)
                    .mapToObj(i -> FakeMessage.of(i, 255 - i))
                    .toList());
    /** Of a type that no scheme has. */
    public static final Content<String> UNKNOWN =
            new Content<>("fake-unknown", "nobody encodes this", String.class, List.of("text"));

    @Override
    public List<Content<?>> contents() {
        return List.of(SINGLE, STREAM, UNKNOWN);
    }
}
