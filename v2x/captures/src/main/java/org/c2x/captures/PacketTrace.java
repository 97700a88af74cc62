package org.c2x.captures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ObjIntConsumer;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.messages.MessageType;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Body;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.LinkType;
import org.c2x.packets.PacketReader;
import org.c2x.packets.Parsing;
import org.c2x.packets.SecuredPacket;

/** Which bits of a frame say what, from the link layer to the last component of the message. */
public final class PacketTrace {
    /** What the payload is called in envelopes of today, and in those of the binary layouts. */
    private static final List<String> PAYLOADS = List.of(
            "unsecuredData",
            "payload.signed",
            "payload.unsecured",
            "payloadFields[0].signed",
            "payloadFields[0].unsecured");

    private static final MessageDecoder MESSAGES = new MessageDecoder(false);

    /** Of the types that messages were shown of. */
    private static final Map<MessageType<?>, Optional<Tracer>> TRACERS = new ConcurrentHashMap<>();

    private final CapturedPacket packet;
    private final byte[] octets;
    private final List<TraceEntry> entries = new ArrayList<>();

    private final Parsing parsing;
    private final @Nullable OwnMessage own;

    private PacketTrace(CapturedPacket packet, Parsing parsing, @Nullable OwnMessage own) {
        this.packet = packet;
        this.parsing = parsing;
        this.own = own;
        this.octets = packet.octets().toByteArray();
    }

    /** The trace of a packet that was read in the usual way, in bits; of one with an error up to there. */
    public static Trace of(CapturedPacket packet) {
        return of(packet, Parsing.GENEROUS);
    }

    /**
     * The trace of a packet, in bits; of one with an error up to there.
     *
     * @param parsing how it was read
     */
    public static Trace of(CapturedPacket packet, Parsing parsing) {
        return of(packet, parsing, null);
    }

    /**
     * The same for a packet that may have a message of the user's own types.
     *
     * @param own null if it has none
     */
    public static Trace of(CapturedPacket packet, Parsing parsing, @Nullable OwnMessage own) {
        PacketTrace trace = new PacketTrace(packet, parsing, own);
        try {
            trace.addFrame();
        } catch (DecodeException known) {
            // the packet has it
        }
        return new Trace(
                Unit.BIT,
                trace.entries,
                Optional.ofNullable(packet.error()),
                packet.octets().length());
    }

    private void addFrame() {
        LinkType type = LinkType.of(packet.linkType(), parsing);
        if (type == null) {
            return;
        }
        TraceRecorder recorder = new TraceRecorder(Unit.BIT);
        PacketReader in = new PacketReader(octets, 0, octets.length, parsing, recorder);
        try {
            LinkHeader link = in.linkHeader(type);
            if (link != null && in.shortMessage(link) == null && in.reachPacket(link)) {
                in.packet();
            }
            add(recorder.complete(octets.length), "", 0, 0);
        } catch (DecodeException e) {
            add(recorder.stopped(e), "", 0, 0);
            throw e;
        }
        if (packet.packet() instanceof SecuredPacket secured) {
            addEnvelope(secured.basic(), in.offset() - secured.envelope().length());
        } else if (packet.shortMessage() != null) {
            addShort(packet.shortMessage().payload().length(), in.offset());
        } else if (packet.body() != null) {
            addPayload(packet.body(), in.offset(), "", 0);
        }
    }

    private void addShort(int length, int end) {
        if (length > 0 && octets[end - length] == EnvelopeReader.IEEE_1609_2) {
            byte[] envelope = part(end - length, end);
            add(EnvelopeReader.tracer(envelope[0]).trace(envelope), "envelope", 0, end - length);
            OctetString payload = packet.shortPayload();
            if (own != null && payload != null) {
                addWithin(
                        payload,
                        0,
                        (data, begin) ->
                                addOwn(own, begin, begin + payload.length(), data.path() + ".", data.depth() + 1));
            }
        } else if (own != null) {
            addOwn(own, end - length, end, "", 0);
        } else {
            addOctets("payload", 0, end - length, end);
        }
    }

    private void addEnvelope(BasicHeader basic, int start) {
        byte[] envelope = part(start, octets.length);
        Trace trace =
                EnvelopeReader.tracer(envelope.length == 0 ? 0 : envelope[0]).trace(envelope);
        OctetString payload =
                packet.envelope() == null ? null : packet.envelope().payload();
        int from = entries.size();
        add(trace, "envelope", 0, start);
        if (payload != null) {
            addWithin(
                    payload,
                    from,
                    (data, begin) -> addBody(basic, begin, payload.length(), data.path() + ".", data.depth() + 1));
        }
    }

    /** Adds what is in the payload of an envelope; told the octet at which it begins, and the payload's entry. */
    private void addWithin(OctetString payload, int from, ObjIntConsumer<TraceEntry> inside) {
        List<TraceEntry> after = afterPayload(payload, from);
        TraceEntry data = entries.get(entries.size() - 1);
        inside.accept(data, (data.first() + data.count()) / 8 - payload.length());
        entries.addAll(after);
    }

    /** Takes out the entries after that of the payload, which is then the last one. */
    private List<TraceEntry> afterPayload(OctetString payload, int from) {
        int at = from;
        while (!isPayload(entries.get(at), payload)) {
            at++;
        }
        List<TraceEntry> tail = entries.subList(at + 1, entries.size());
        List<TraceEntry> after = new ArrayList<>(tail);
        tail.clear();
        return after;
    }

    private boolean isPayload(TraceEntry entry, OctetString payload) {
        int end = (entry.first() + entry.count()) / 8;
        return entry.what().equals(TraceEntry.VALUE)
                && PAYLOADS.stream().anyMatch(entry.path()::endsWith)
                && entry.count() >= 8 * payload.length()
                && OctetString.wrap(part(end - payload.length(), end)).equals(payload);
    }

    private void addBody(BasicHeader basic, int start, int length, String path, int depth) {
        TraceRecorder recorder = new TraceRecorder(Unit.BIT);
        PacketReader in = new PacketReader(octets, start, length, parsing, recorder);
        Body body;
        try {
            body = in.body(basic);
        } catch (DecodeException e) {
            add(recorder.stopped(e), path, depth, start);
            throw e;
        }
        add(recorder.complete(length), path, depth, start);
        addPayload(body, start + in.offset(), path, depth);
    }

    private void addPayload(Body body, int end, String path, int depth) {
        int start = end - body.payload().length();
        if (own != null) {
            addOwn(own, start, end, path, depth);
            return;
        }
        ItsService service = ItsService.of(body);
        MessageType<?> type = service == null ? null : type(service, start, end);
        if (type != null) {
            TRACERS.computeIfAbsent(type, first -> Codecs.tracer(MessageDecoder.SCHEME, first.type()))
                    .ifPresent(tracer -> add(tracer.trace(part(start, end)), path + service, depth, start));
        } else {
            addOctets(path + "payload", depth, start, end);
        }
    }

    private void addOwn(OwnMessage message, int start, int end, String path, int depth) {
        add(
                message.tracer().trace(part(start, end)),
                path + message.type().target().name(),
                depth,
                start);
    }

    private void addOctets(String path, int depth, int start, int end) {
        if (end > start) {
            String text = end - start + " octets";
            entries.add(new TraceEntry(path, depth, 8 * start, 8 * (end - start), TraceEntry.VALUE, "", text));
        }
    }

    private @Nullable MessageType<?> type(ItsService service, int start, int end) {
        return packet.message() == null
                ? MESSAGES.type(service, octets, start, end - start)
                : packet.message().type();
    }

    private byte[] part(int from, int to) {
        return Arrays.copyOfRange(octets, from, to);
    }

    /**
     * Adds the entries of a part of the frame.
     *
     * @param path  the prefix of theirs
     * @param depth of the part
     * @param start octet at which it begins
     */
    private void add(Trace trace, String path, int depth, int start) {
        int bits = trace.unit() == Unit.BIT ? 1 : 8;
        for (TraceEntry entry : trace.entries()) {
            boolean joined =
                    path.isEmpty() || path.endsWith(".") || entry.path().isEmpty();
            entries.add(new TraceEntry(
                    path + (joined ? "" : ".") + entry.path(),
                    depth + entry.depth(),
                    8 * start + bits * entry.first(),
                    bits * entry.count(),
                    entry.what(),
                    entry.type(),
                    entry.text()));
        }
    }
}
