package org.c2x.bench.octets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;

/** Compresses encodings. */
public final class DeflatedLengths {
    /** No header and no check sum around the compressed octets. */
    private static final boolean RAW = true;

    private DeflatedLengths() {}

    /**
     * Every content in every scheme that can express it, contents in their order, schemes within them; streams of
     * messages left out.
     */
    public static List<Figure> of(List<String> schemes, List<BenchContent<?>> contents) {
        List<Figure> lengths = new ArrayList<>();
        for (BenchContent<?> content : contents) {
            if (!content.isStream()) {
                schemes.forEach(scheme -> measure(scheme, content).ifPresent(lengths::add));
            }
        }
        return lengths;
    }

    private static <T> Optional<Figure> measure(String scheme, BenchContent<T> content) {
        try {
            return Codecs.find(scheme, content.type())
                    .map(codec -> codec.encode(content.messages().get(0)))
                    .map(octets ->
                            Figure.of(Figure.Key.of(scheme, content.name(), Quantity.DEFLATED), deflated(octets)));
        } catch (RuntimeException e) {
            return Optional.empty(); // the length says why
        }
    }

    /** Number of octets after compression. */
    static int deflated(byte[] octets) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, RAW);
        try {
            deflater.setInput(octets);
            deflater.finish();
            byte[] part = new byte[256];
            while (!deflater.finished()) {
                deflater.deflate(part);
            }
            return (int) deflater.getBytesWritten();
        } finally {
            deflater.end();
        }
    }
}
