package org.c2x.bench.octets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.bench.Content;
import org.c2x.bench.result.BitBudget;

/**
 * Adds up from traces which component takes how many bits. The elements of a list count together, under the path of
 * the list with empty brackets.
 */
public final class BitBudgets {
    private static final Pattern INDEX = Pattern.compile("\\[\\d+]");
    private static final String ANY_INDEX = "[]";

    private BitBudgets() {}

    /** A budget for each content that the scheme can express and trace; streams of messages left out. */
    public static List<BitBudget> of(String scheme, List<Content<?>> contents) {
        return contents.stream()
                .filter(content -> !content.isStream())
                .flatMap(content -> of(scheme, content).stream())
                .toList();
    }

    private static <T> Optional<BitBudget> of(String scheme, Content<T> content) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        Optional<Tracer> tracer = Codecs.tracer(scheme, content.type());
        if (codec.isEmpty() || tracer.isEmpty()) {
            return Optional.empty();
        }
        byte[] octets = codec.get().encode(content.messages().get(0));
        return Optional.of(new BitBudget(scheme, content.name(), entries(tracer.get().trace(octets), octets.length)));
    }

    /**
     * The parts of a traced message.
     *
     * @param octets length of the message
     * @throws org.c2x.asn1.runtime.DecodeException if the trace ends with an error
     */
    static List<BitBudget.Entry> entries(Trace trace, int octets) {
        trace.error().ifPresent(error -> {
            throw error;
        });
        int bitsPerUnit = trace.unit() == Unit.OCTET ? Byte.SIZE : 1;
        Map<BitBudget.Entry, Integer> bits = new LinkedHashMap<>();
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
            bits.merge(new BitBudget.Entry("", BitBudget.Entry.PADDING, 0), Byte.SIZE * octets - whole, Integer::sum);
        }
        List<BitBudget.Entry> entries = new ArrayList<>();
        bits.forEach((kind, sum) -> entries.add(new BitBudget.Entry(kind.path(), kind.what(), sum)));
        return entries;
    }

    /** An entry without bits, equal for all parts that count together. */
    private static BitBudget.Entry kind(TraceEntry entry) {
        return new BitBudget.Entry(INDEX.matcher(entry.path()).replaceAll(ANY_INDEX), entry.what(), 0);
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
