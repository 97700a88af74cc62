package org.c2x.bench.length;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.bench.Content;

/** Measures encoded lengths. */
public final class Lengths {
    private Lengths() {}

    /** Every content in every scheme, contents in their order, schemes within them; streams of messages left out. */
    public static List<Length> of(List<String> schemes, List<Content<?>> contents) {
        List<Length> lengths = new ArrayList<>();
        for (Content<?> content : contents) {
            if (!content.isStream()) {
                schemes.forEach(scheme -> lengths.add(measure(scheme, content)));
            }
        }
        return lengths;
    }

    private static <T> Length measure(String scheme, Content<T> content) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            return missing(scheme, content, "the scheme has no codec for " + content.type().getSimpleName());
        }
        try {
            int length = codec.get().encode(content.messages().get(0)).length;
            return new Length(scheme, content.name(), length, null, null, null);
        } catch (EncodeException e) {
            return missing(scheme, content, e.getMessage());
        }
    }

    private static Length missing(String scheme, Content<?> content, String reason) {
        return new Length(scheme, content.name(), null, null, null, reason);
    }
}
