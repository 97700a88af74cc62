package org.c2x.bench.memory;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.openjdk.jol.info.GraphLayout;

/** Measures what a decoded message keeps alive. */
final class RetainedSize {
    private RetainedSize() {}

    /**
     * Octets of all objects reachable from a decoded message, the mean over the messages. A second decoding, from other
     * arrays, shows what belongs to the codec: whatever both reach is not counted.
     */
    static <M> long mean(Codec<M> codec, List<byte[]> encodings) {
        List<Object> second = decoded(codec, encodings);
        List<Object> both = decoded(codec, encodings);
        both.addAll(second);
        return Math.round((double) (totalSize(both) - totalSize(second)) / encodings.size());
    }

    private static List<Object> decoded(Codec<?> codec, List<byte[]> encodings) {
        List<Object> messages = new ArrayList<>();
        encodings.forEach(octets -> messages.add(codec.decode(octets.clone())));
        return messages;
    }

    /** All at once: each walk of JOL over a graph costs far more than the objects that it meets. */
    private static long totalSize(List<Object> roots) {
        return GraphLayout.parseInstance(roots.toArray()).totalSize();
    }
}
