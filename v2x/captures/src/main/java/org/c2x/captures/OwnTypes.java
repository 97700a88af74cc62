package org.c2x.captures;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.captures.OwnMessage.Reader;

/**
 * Types of the user's own modules, and which packets carry their messages, in UPER: WAVE Short Messages of a service,
 * and packets to a port of BTP, where nobody here knows the message. Thread-safe.
 */
public final class OwnTypes {
    /** No types. */
    public static final OwnTypes NONE = new OwnTypes(Map.of(), Map.of());

    private final Map<Long, Reader> ofPsid = new HashMap<>();
    private final Map<Integer, Reader> ofPort = new HashMap<>();
    private final Map<TypeReference, Reader> readers = new LinkedHashMap<>();

    /**
     * Types by what their messages are known by.
     *
     * @param ofPsid the service of WAVE Short Messages, IEEE 1609.3
     * @param ofPort the destination port of BTP
     */
    public OwnTypes(Map<Long, TypeReference> ofPsid, Map<Integer, TypeReference> ofPort) {
        ofPsid.forEach((psid, type) -> this.ofPsid.put(psid, reader(type)));
        ofPort.forEach((port, type) -> this.ofPort.put(port, reader(type)));
    }

    private Reader reader(TypeReference type) {
        return readers.computeIfAbsent(type, Reader::of);
    }

    /** The types, each once. */
    List<TypeReference> types() {
        return List.copyOf(readers.keySet());
    }

    /**
     * The message of a packet; null if it is of no such type. An error that the packet has is then about this message,
     * read as another, and does not count.
     */
    public @Nullable OwnMessage decode(CapturedPacket packet) {
        if (packet.shortMessage() != null) {
            OctetString payload = packet.shortPayload();
            Reader reader = ofPsid.get(packet.shortMessage().psid());
            return reader == null || payload == null ? null : reader.read(payload);
        }
        Reader reader = packet.port() == null ? null : ofPort.get(packet.port());
        return reader == null || packet.body() == null || packet.message() != null
                ? null
                : reader.read(packet.body().payload());
    }
}
