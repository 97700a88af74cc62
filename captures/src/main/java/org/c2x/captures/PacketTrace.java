package org.c2x.captures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.its.contents.MessageType;
import org.c2x.packets.Body;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.LinkType;
import org.c2x.packets.Packet;
import org.c2x.packets.PacketReader;
import org.c2x.packets.SecuredPacket;

/** Which bits of a frame say what, from the link layer to the last component of the message. */
public final class PacketTrace {
    private final CapturedPacket packet;
    private final byte[] octets;
    private final List<TraceEntry> entries = new ArrayList<>();

    private PacketTrace(CapturedPacket packet) {
        this.packet = packet;
        this.octets = packet.octets().toByteArray();
    }

    /** The trace of a packet, in bits; of one with an error up to there. */
    public static Trace of(CapturedPacket packet) {
        PacketTrace trace = new PacketTrace(packet);
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
        LinkType type = LinkType.of(packet.linkType());
        if (type == null) {
            return;
        }
        TraceRecorder recorder = new TraceRecorder(Unit.BIT);
        PacketReader in = new PacketReader(octets, 0, octets.length, recorder);
        try {
            LinkHeader link = in.linkHeader(type);
            if (link != null && link.etherType() == Packet.ETHER_TYPE) {
                in.packet();
            }
            add(recorder.complete(octets.length), "", 0, 0);
        } catch (DecodeException e) {
            add(recorder.stopped(e), "", 0, 0);
            throw e;
        }
        if (packet.packet() instanceof SecuredPacket secured) {
            addEnvelope(in.offset() - secured.envelope().length());
        } else if (packet.body() != null) {
            addPayload(packet.body(), in.offset(), "", 0);
        }
    }

    private void addEnvelope(int start) {
        byte[] envelope = part(start, octets.length);
        Trace trace = EnvelopeReader.tracer().trace(envelope);
        OctetString payload =
                packet.envelope() == null ? null : packet.envelope().payload();
        int from = entries.size();
        add(trace, "envelope", 0, start);
        if (payload != null) {
            List<TraceEntry> behind = behindPayload(payload, from);
            TraceEntry data = entries.get(entries.size() - 1);
            int end = (data.first() + data.count()) / 8;
            addBody(end - payload.length(), payload.length(), data.path() + ".", data.depth() + 1);
            entries.addAll(behind);
        }
    }

    /** Takes out the entries after that of the payload, which is then the last one. */
    private List<TraceEntry> behindPayload(OctetString payload, int from) {
        int at = from;
        while (!isPayload(entries.get(at), payload)) {
            at++;
        }
        List<TraceEntry> tail = entries.subList(at + 1, entries.size());
        List<TraceEntry> behind = new ArrayList<>(tail);
        tail.clear();
        return behind;
    }

    private boolean isPayload(TraceEntry entry, OctetString payload) {
        int end = (entry.first() + entry.count()) / 8;
        return entry.what().equals(TraceEntry.VALUE)
                && entry.path().endsWith("unsecuredData")
                && entry.count() >= 8 * payload.length()
                && OctetString.wrap(part(end - payload.length(), end)).equals(payload);
    }

    private void addBody(int start, int length, String path, int depth) {
        TraceRecorder recorder = new TraceRecorder(Unit.BIT);
        PacketReader in = new PacketReader(octets, start, length, recorder);
        Body body;
        try {
            body = in.body(packet.packet().basic());
        } catch (DecodeException e) {
            add(recorder.stopped(e), path, depth, start);
            throw e;
        }
        add(recorder.complete(length), path, depth, start);
        addPayload(body, start + length, path, depth);
    }

    private void addPayload(Body body, int end, String path, int depth) {
        int start = end - body.payload().length();
        ItsService service = ItsService.of(body);
        @Nullable
        MessageType<?> type = service == null ? null : new MessageDecoder().type(service, octets, start, end - start);
        if (type != null) {
            Codecs.tracer(MessageDecoder.SCHEME, type.type())
                    .ifPresent(tracer -> add(tracer.trace(part(start, end)), path + service, depth, start));
        } else if (end > start) {
            String text = end - start + " octets";
            entries.add(
                    new TraceEntry(path + "payload", depth, 8 * start, 8 * (end - start), TraceEntry.VALUE, "", text));
        }
    }

    private @Nullable MessageType<?> type(ItsService service, int start, int end) {
        return packet.message() == null
                ? new MessageDecoder().type(service, octets, start, end - start)
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
        for (TraceEntry entry : trace.entries()) {
            boolean joined =
                    path.isEmpty() || path.endsWith(".") || entry.path().isEmpty();
            entries.add(new TraceEntry(
                    path + (joined ? "" : ".") + entry.path(),
                    depth + entry.depth(),
                    8 * start + entry.first(),
                    entry.count(),
                    entry.what(),
                    entry.type(),
                    entry.text()));
        }
    }
}
