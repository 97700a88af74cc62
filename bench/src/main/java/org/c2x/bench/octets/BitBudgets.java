package org.c2x.bench.octets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.bench.BenchContent;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;

/**
 * Adds up from traces which component takes how many bits. The elements of a list count together, under the path of
 * the list with empty brackets.
 */
public final class BitBudgets {
    private static final Pattern INDEX = Pattern.compile("\\[\\d+]");
    private static final String ANY_INDEX = "[]";
    /** What the bits say that fill the last octet. */
    private static final String PADDING = "padding";

    private BitBudgets() {}

    /** The bits of each content that the scheme can express and trace; streams of messages left out. */
    public static List<Figure> of(String scheme, List<BenchContent<?>> contents) {
        return contents.stream()
                .filter(content -> !content.isStream())
                .flatMap(content -> of(scheme, content))
                .toList();
    }

    private static <T> Stream<Figure> of(String scheme, BenchContent<T> content) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        Optional<Tracer> tracer = Codecs.tracer(scheme, content.type());
        if (codec.isEmpty() || tracer.isEmpty()) {
            return Stream.empty();
        }
        byte[] octets = codec.get().encode(content.messages().get(0));
        return bits(tracer.get().trace(octets), octets.length).entrySet().stream()
                .map(part -> Figure.of(Figure.Key.of(scheme, content.name(), part.getKey()), part.getValue()));
    }

    /**
     * The parts of a traced message, in the order of the encoding.
     *
     * @param octets length of the message
     * @throws org.c2x.asn1.runtime.DecodeException if the trace ends with an error
     */
    static Map<Quantity, Integer> bits(Trace trace, int octets) {
        trace.error().ifPresent(error -> {
            throw error;
        });
        int bitsPerUnit = trace.unit() == Unit.OCTET ? Byte.SIZE : 1;
        Map<Quantity, Integer> bits = new LinkedHashMap<>();
        List<TraceEntry> all = trace.entries();
        int whole = 0;
        for (int i = 0; i < all.size(); i++) {
            TraceEntry entry = all.get(i);
            int own = bitsPerUnit * (entry.count() - countOfParts(all, i));
            whole += own;
            if (own > 0) {
                bits.merge(kind(entry), own, Integer::sum);
            }
        }
        if (whole < Byte.SIZE * octets) {
            bits.merge(Quantity.bits(PADDING, ""), Byte.SIZE * octets - whole, Integer::sum);
        }
        return bits;
    }

    /** Equal for all parts that count together. */
    private static Quantity kind(TraceEntry entry) {
        return Quantity.bits(entry.what(), INDEX.matcher(entry.path()).replaceAll(ANY_INDEX));
    }

    /** Bits or octets of what an entry directly consists of. */
    private static int countOfParts(List<TraceEntry> all, int index) {
        int inside = all.get(index).depth() + 1;
        int count = 0;
        for (int i = index + 1; i < all.size() && all.get(i).depth() >= inside; i++) {
            if (all.get(i).depth() == inside) {
                count += all.get(i).count();
            }
        }
        return count;
    }
}
