package org.c2x.bench.own;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.length.LengthPercentiles;
import org.c2x.bench.result.Figure;

/** How long the messages of a user's module are, all of them and not those of a stream only. */
public final class OwnLengths {
    private OwnLengths() {}

    /** Of each stream of a study in each scheme that has codecs for it and can express all of its messages. */
    public static List<Figure> of(OwnStudy study, List<String> schemes) {
        return study.contents().stream()
                .filter(content -> content.lines().size() > 1)
                .flatMap(content -> of(content, content.type(), schemes))
                .toList();
    }

    private static <T> Stream<Figure> of(OwnContent content, Class<T> type, List<String> schemes) {
        return LengthPercentiles.of(schemes, content.name(), type, content.all(type));
    }
}
