package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;

/**
 * Where the bits of a message go, as the template sees it.
 *
 * @param content  whose message
 * @param total    its length in words
 * @param overhead what the encoding needs beside values, in words
 * @param pieces   in the order of the encoding, what is next to each other and belongs together as one
 * @param shares   of the components on the upper levels, the largest first
 */
record Budget(
        String scheme, String content, String total, String overhead, List<Strip.Piece> pieces, List<Share> shares) {
    private static final int BITS_PER_OCTET = 8;
    private static final int LEVELS = 3;

    /** A component with all below it. */
    record Share(String path, int bits, String percent, int valueBits, int otherBits) {}

    /** Whose bits. */
    private record Message(String scheme, String content) {}

    /** A budget for each message whose bits are known. */
    static List<Budget> of(FigureList figures) {
        return figures.all().stream()
                .filter(figure -> figure.key().quantity().isBits())
                .collect(Collectors.groupingBy(
                        figure -> new Message(figure.scheme(), figure.content()),
                        LinkedHashMap::new,
                        Collectors.mapping(Entry::of, Collectors.toList())))
                .entrySet()
                .stream()
                .map(message -> of(message.getKey(), message.getValue()))
                .toList();
    }

    /** The same without its components. */
    Budget withoutShares() {
        return new Budget(scheme, content, total, overhead, pieces, List.of());
    }

    /** Whether it has components. */
    boolean hasShares() {
        return !shares.isEmpty();
    }

    /** Bits that say the same of the same component. */
    private record Entry(String path, String what, int bits) {
        private static final String VALUE = "value";

        static Entry of(Figure figure) {
            Quantity quantity = figure.key().quantity();
            return new Entry(quantity.path(), quantity.what(), (int) figure.value());
        }

        boolean isValue() {
            return what.equals(VALUE);
        }
    }

    private static Budget of(Message message, List<Entry> entries) {
        int bits = entries.stream().mapToInt(Entry::bits).sum();
        int values = valueBits(entries);
        int octets = (bits + BITS_PER_OCTET - 1) / BITS_PER_OCTET;
        return new Budget(
                message.scheme(),
                message.content(),
                octets + " octets, " + bits + " bits",
                bits - values + " bits (" + percent(bits - values, bits) + ") are not values: presence, extension "
                        + "bits, lengths, padding",
                pieces(message, entries, bits),
                shares(entries, bits));
    }

    private static List<Strip.Piece> pieces(Message message, List<Entry> entries, int bits) {
        List<Strip.Piece> pieces = new ArrayList<>();
        for (Entry entry : entries) {
            String path = entry.path().isEmpty() ? message.content() : entry.path();
            pieces.add(Strip.Piece.of(
                    100.0 * entry.bits() / bits,
                    entry.isValue(),
                    last(path),
                    path + (entry.isValue() ? "" : ", " + entry.what()) + ": " + entry.bits()
                            + (entry.bits() == 1 ? " bit" : " bits")));
        }
        return pieces;
    }

    private static List<Share> shares(List<Entry> entries, int bits) {
        Map<String, List<Entry>> byComponent = new LinkedHashMap<>();
        for (Entry entry : entries) {
            String path = entry.path().isEmpty() ? "(the message itself)" : upper(entry.path());
            byComponent.computeIfAbsent(path, name -> new ArrayList<>()).add(entry);
        }
        return byComponent.entrySet().stream()
                .map(component -> share(component.getKey(), component.getValue(), bits))
                .sorted(Comparator.comparingInt(Share::bits).reversed())
                .toList();
    }

    private static Share share(String path, List<Entry> entries, int all) {
        int bits = entries.stream().mapToInt(Entry::bits).sum();
        int values = valueBits(entries);
        return new Share(path, bits, percent(bits, all), values, bits - values);
    }

    private static int valueBits(List<Entry> entries) {
        return entries.stream().filter(Entry::isValue).mapToInt(Entry::bits).sum();
    }

    private static String upper(String path) {
        String[] steps = path.split("\\.");
        return String.join(".", List.of(steps).subList(0, Math.min(LEVELS, steps.length)));
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static String percent(int part, int all) {
        return Figures.significant(100.0 * part / all) + " %";
    }
}
