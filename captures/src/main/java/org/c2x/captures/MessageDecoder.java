package org.c2x.captures;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;

/** The messages of services, in UPER; of which version they are is said by their first octet. */
final class MessageDecoder {
    private static final String SCHEME = "uper";

    /** Protocol version, number of the message, number of the station. */
    private static final int HEADER_OCTETS = 6;

    private final Map<ItsService, List<Version<?>>> versions = new EnumMap<>(ItsService.class);

    /** A message type whose messages can be decoded. */
    private record Version<T>(MessageType<T> type, Codec<T> codec) {

        ItsMessage<T> decode(long stationId, byte[] octets, int offset, int length) {
            return new ItsMessage<>(
                    type, stationId, codec.decode(octets, offset, length).value());
        }
    }

    MessageDecoder() {
        for (ItsService service : ItsService.values()) {
            List<Version<?>> known = new ArrayList<>();
            MessageTypes.named(service.name()).forEach(type -> add(type, known));
            versions.put(service, known);
        }
    }

    private static <T> void add(MessageType<T> type, List<Version<?>> known) {
        Codecs.find(SCHEME, type.type()).ifPresent(codec -> known.add(new Version<>(type, codec)));
    }

    /**
     * Decodes a message in a part of an array; null if nobody knows messages of the service.
     *
     * @throws DecodeException if it is none; its offset counts from the beginning of the array
     */
    @Nullable
    ItsMessage<?> decode(ItsService service, byte[] octets, int offset, int length) {
        List<Version<?>> known = versions.get(service);
        if (known.isEmpty()) {
            return null;
        }
        if (length < HEADER_OCTETS) {
            throw error(offset, "header", "expected at least " + HEADER_OCTETS + " octets, found only " + length)
                    .within(service.name());
        }
        Version<?> version = version(service, known, octets, offset);
        long stationId = 0;
        for (int i = 2; i < HEADER_OCTETS; i++) {
            stationId = stationId << 8 | octets[offset + i] & 0xff;
        }
        try {
            return version.decode(stationId, octets, offset, length);
        } catch (DecodeException e) {
            throw Places.ofPart(offset, service.name(), e);
        }
    }

    private static Version<?> version(ItsService service, List<Version<?>> known, byte[] octets, int offset) {
        int messageId = octets[offset + 1] & 0xff;
        if (messageId != service.messageId()) {
            throw error(offset + 1, "header.messageID", "expected " + service.messageId() + ", found " + messageId)
                    .within(service.name());
        }
        int number = octets[offset] & 0xff;
        for (Version<?> version : known) {
            if (version.type.protocolVersion() == number) {
                return version;
            }
        }
        String expected = known.stream()
                .map(version -> Integer.toString(version.type.protocolVersion()))
                .distinct()
                .collect(Collectors.joining(" or "));
        throw error(offset, "header.protocolVersion", "expected " + expected + ", found " + number)
                .within(service.name());
    }

    private static DecodeException error(int octet, String path, String problem) {
        return new DecodeException(Unit.BIT, 8L * octet, path, problem);
    }
}
