package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.ItsMessage;
import org.c2x.its.messages.MessageType;
import org.c2x.streams.Workers;

/**
 * Messages of one type from a capture, with its modules, as files like those of somebody's own module.
 *
 * @param modules  the ASN.1 files of the type
 * @param messages in UPER, a line of hex each
 */
record CapturedMessages(MessageType<?> type, List<Path> modules, Path messages) {
    /** As many as there are where messages are made by chance. */
    private static final int MOST = 256;

    private static final String PLAIN = "not secured";

    /** A message and what is around it. */
    private record Fact(MessageType<?> type, String envelope, int octets, int frame) {
        static @Nullable Fact of(CapturedPacket packet) {
            if (packet.message() == null || packet.body() == null) {
                return null;
            }
            String envelope =
                    packet.envelope() == null ? PLAIN : packet.envelope().kind().toString();
            return new Fact(
                    packet.message().type(),
                    envelope,
                    packet.body().payload().length(),
                    packet.octets().length());
        }

        String words() {
            return type.qualifiedName() + ", " + envelope;
        }
    }

    /** Lengths of messages that are secured alike. */
    private static final class Lengths {
        private final LongSummaryStatistics messages = new LongSummaryStatistics();
        private final LongSummaryStatistics frames = new LongSummaryStatistics();

        void add(Fact fact) {
            messages.accept(fact.octets);
            frames.accept(fact.frame);
        }

        String words() {
            return messages.getCount() + (messages.getCount() == 1 ? " message of " : " messages of ") + words(messages)
                    + " octets, in frames of " + words(frames);
        }

        private static String words(LongSummaryStatistics lengths) {
            return lengths.getMin() + " to " + lengths.getMax() + " (mean " + Math.round(lengths.getAverage()) + ')';
        }
    }

    /**
     * Writes the most frequent type of messages of a capture to files; prints which lengths it has of all.
     *
     * @param wanted name of the type, {@code CAM} or {@code v2.CAM}; null for any
     * @throws BadInputException if there are no messages of it
     */
    static CapturedMessages extract(Path capture, @Nullable String wanted, Path folder, PrintWriter err)
            throws IOException {
        Map<String, Lengths> lengths = new TreeMap<>();
        Map<MessageType<?>, Long> counts = new TreeMap<>(Comparator.comparing(MessageType::qualifiedName));
        try (Stream<Fact> facts = Captures.open(capture, Workers.allCores(), Fact::of)) {
            facts.filter(Objects::nonNull).forEach(fact -> {
                lengths.computeIfAbsent(fact.words(), first -> new Lengths()).add(fact);
                counts.merge(fact.type, 1L, Long::sum);
            });
        }
        lengths.forEach((words, each) -> err.println("c2x study: " + words + ": " + each.words()));
        Map.Entry<MessageType<?>, Long> most = counts.entrySet().stream()
                .filter(each -> wanted == null || each.getKey().isCalled(wanted))
                .max(Map.Entry.comparingByValue())
                .orElseThrow(() -> new BadInputException("c2x study: " + capture + ": no messages"
                        + (wanted == null ? "" : " of type " + wanted + "; there are " + names(counts))));
        MessageType<?> type = most.getKey();
        Path messages = folder.resolve(capture.getFileName());
        long taken = write(capture, type, (most.getValue() + MOST - 1) / MOST, messages);
        if (taken == 0) {
            throw new BadInputException("c2x study: " + capture + ": all messages have parts that "
                    + type.qualifiedName() + " does not know");
        }
        err.println("c2x study: measuring " + taken + " of the " + most.getValue() + ' ' + type.qualifiedName());
        return new CapturedMessages(type, modules(type, folder), messages);
    }

    private static String names(Map<MessageType<?>, Long> counts) {
        return counts.isEmpty()
                ? "none of any"
                : String.join(
                        ", ",
                        counts.keySet().stream().map(MessageType::qualifiedName).toList());
    }

    /** Writes each nth message of a type; how many there were. */
    private static long write(Path capture, MessageType<?> type, long nth, Path file) throws IOException {
        long count = 0;
        long taken = 0;
        try (Stream<CapturedPacket> packets = Captures.open(capture);
                PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            for (Iterator<CapturedPacket> each = packets.iterator(); each.hasNext(); ) {
                CapturedPacket packet = each.next();
                if (packet.message() != null
                        && packet.body() != null
                        && packet.message().type().equals(type)
                        && count++ % nth == 0) {
                    OctetString payload = packet.body().payload();
                    if (isWhole(packet.message(), payload.length())) {
                        out.println(payload.toHex());
                        taken++;
                    }
                }
            }
        }
        return taken;
    }

    /** Whether another encoding can have all of a message: it ends with its payload and has no unknown parts. */
    private static <T> boolean isWhole(ItsMessage<T> message, int octets) {
        try {
            return Codecs.get("uper", message.type().type()).encodedLength(message.value()) == octets;
        } catch (EncodeException unknownPart) {
            return false;
        }
    }

    private static List<Path> modules(MessageType<?> type, Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String module : type.modules()) {
            Path file = folder.resolve(module.substring(module.lastIndexOf('/') + 1));
            try (InputStream in = type.type().getClassLoader().getResourceAsStream(module)) {
                Files.copy(in, file);
            }
            files.add(file);
        }
        return files;
    }
}
