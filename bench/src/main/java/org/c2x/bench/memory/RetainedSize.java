package org.c2x.bench.memory;

import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.openjdk.jol.info.GraphLayout;

/** Measures what a decoded message keeps alive. */
final class RetainedSize {
    private RetainedSize() {}

    /**
     * Octets of all objects reachable from a decoded message, the mean over the messages. A second message, decoded
     * from another array, shows what belongs to the codec: whatever both reach is not counted.
     */
    static <M> long mean(Codec<M> codec, List<byte[]> encodings) {
        long sum = 0;
        for (byte[] octets : encodings) {
            M message = codec.decode(octets.clone());
            M second = codec.decode(octets.clone());
            sum += GraphLayout.parseInstance(message, second).totalSize()
                    - GraphLayout.parseInstance(second).totalSize();
        }
        return Math.round((double) sum / encodings.size());
    }
}
