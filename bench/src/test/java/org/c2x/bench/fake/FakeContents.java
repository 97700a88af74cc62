package org.c2x.bench.fake;

import java.util.List;
import java.util.stream.IntStream;
import org.c2x.bench.Content;
import org.c2x.bench.ContentSource;

/** Contents of fake messages. */
public final class FakeContents implements ContentSource {
    public static final Content<FakeMessage> SINGLE =
            Content.single("fake", "two octets", FakeMessage.class, FakeMessage.of(1, 2));
    public static final Content<FakeMessage> STREAM = Content.stream(
            "fake-stream",
            "two octets, always others",
            FakeMessage.class,
            () -> IntStream.range(0, Content.STREAM_LENGTH)
                    .mapToObj(i -> FakeMessage.of(i, 255 - i))
                    .toList());
    /** Of a type that no scheme has. */
    public static final Content<String> UNKNOWN =
            Content.single("fake-unknown", "nobody encodes this", String.class, "text");

    @Override
    public List<Content<?>> contents() {
        return List.of(SINGLE, STREAM, UNKNOWN);
    }
}
