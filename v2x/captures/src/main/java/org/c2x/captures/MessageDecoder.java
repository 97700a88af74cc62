package org.c2x.captures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * The messages of services, in UPER. Of which version one is, says its first octet; where several types have that, it
 * is of the first one that knows all that is in it. Thread-safe.
 */
final class MessageDecoder {
    static final String SCHEME = "uper";

    /** Protocol version, number of the message, number of the station. */
    private static final int HEADER_OCTETS = 6;

    private static final int VERSION_OF_TR_103_562 = 1;

    /** Of all messages, that of VAMs. */
    private static final int GREATEST_VERSION = 3;

    private static final String RELEASE_2 = "r2";

    private final boolean release2;

    /** Of the services that messages came of: codecs of all of them take long to load. */
    private final Map<ItsService, List<Version<?>>> versions = new ConcurrentHashMap<>();

    /**
     * A message type whose messages can be decoded.
     *
     * @param isLast whether no later one has the same protocol version
     */
    private record Version<T>(MessageType<T> type, Codec<T> codec, boolean isLast) {

        ItsMessage<T> decode(byte[] octets, int offset, int length) {
            T value = codec.decode(octets, offset, length).value();
            return new ItsMessage<>(type, station(octets, offset), value);
        }

        /** Whether a message of this type has no components that the type does not know: they would be left out. */
        boolean knowsAllOf(ItsMessage<?> message, int length) {
            try {
                return codec.encodedLength(type.type().cast(message.value())) == length;
            } catch (EncodeException unknownPart) {
                return false;
            }
        }
    }

    /**
     * The station of a message, as the header says that messages of a service have in all versions; null if it is
     * none of theirs.
     */
    static @Nullable Long stationId(ItsService service, OctetString message) {
        byte[] octets = message.array();
        boolean isHeader = octets.length >= HEADER_OCTETS
                && octets[0] > 0
                && octets[0] <= GREATEST_VERSION
                && octets[1] == MessageTypes.named(service.name()).get(0).messageId();
        return isHeader ? station(octets, 0) : null;
    }

    private static long station(byte[] octets, int message) {
        long stationId = 0;
        for (int i = 2; i < HEADER_OCTETS; i++) {
            stationId = stationId << 8 | octets[message + i] & 0xff;
        }
        return stationId;
    }

    /** @param release2 whether a message that is of Release 2 as well as of a version before counts as the former */
    MessageDecoder(boolean release2) {
        this.release2 = release2;
    }

    /**
     * Decodes a message in a part of an array; null if nobody knows messages of the service. One with another protocol
     * version counts as that of the service where all that are known have one version.
     *
     * @throws DecodeException if it is none; its offset counts from the beginning of the array
     */
    @Nullable
    ItsMessage<?> decode(ItsService service, byte[] octets, int offset, int length) {
        List<Version<?>> known = versions(service);
        if (known.isEmpty()) {
            return null;
        }
        Version<?> first = first(service, known, octets, offset, length);
        ItsMessage<?> decoded = null;
        List<DecodeException> refused = new ArrayList<>();
        for (Version<?> version : known) {
            if (version.type.protocolVersion() == first.type.protocolVersion()) {
                try {
                    ItsMessage<?> message = version.decode(octets, offset, length);
                    boolean isOnly = decoded == null && version.isLast;
                    if (isOnly || version.knowsAllOf(message, length)) {
                        return message;
                    }
                    decoded = decoded == null ? message : decoded;
                } catch (DecodeException e) {
                    refused.add(e);
                }
            }
        }
        if (decoded == null) {
            throw Places.ofPart(offset, service.name(), refused.get(0));
        }
        return decoded;
    }

    /**
     * Whether a message is a CPM of TR 103 562: it shares port and number with that of TS 103 324, whose version is 2,
     * but no components. Nobody here knows what is in it.
     */
    static boolean isOfTr103562(ItsService service, byte[] octets, int offset, int length) {
        return service == ItsService.CPM && length > 0 && octets[offset] == VERSION_OF_TR_103_562;
    }

    /** The likeliest type of a message; null if nobody knows messages of the service, or this one. */
    @Nullable
    MessageType<?> type(ItsService service, byte[] octets, int offset, int length) {
        List<Version<?>> known = versions(service);
        return known.isEmpty() || isOfTr103562(service, octets, offset, length)
                ? null
                : first(service, known, octets, offset, length).type;
    }

    private List<Version<?>> versions(ItsService service) {
        List<Version<?>> known = versions.get(service);
        if (known == null) {
            known = new ArrayList<>();
            List<MessageType<?>> types = new ArrayList<>(MessageTypes.named(service.name()));
            if (release2) {
                // the sort is stable
                types.sort(Comparator.comparing(type -> !type.family().equals(RELEASE_2)));
            }
            for (int i = 0; i < types.size(); i++) {
                add(types.get(i), types.subList(i + 1, types.size()), known);
            }
            versions.put(service, known);
        }
        return known;
    }

    private static <T> void add(MessageType<T> type, List<MessageType<?>> later, List<Version<?>> known) {
        boolean isLast = later.stream().noneMatch(other -> other.protocolVersion() == type.protocolVersion());
        Codecs.find(SCHEME, type.type()).ifPresent(codec -> known.add(new Version<>(type, codec, isLast)));
    }

    /** The first type that has the protocol version of a message. */
    private static Version<?> first(ItsService service, List<Version<?>> known, byte[] octets, int offset, int length) {
        if (length < HEADER_OCTETS) {
            throw error(offset, "header", "expected at least " + HEADER_OCTETS + " octets, found only " + length)
                    .within(service.name());
        }
        int messageId = octets[offset + 1] & 0xff;
        int expected = known.get(0).type.messageId();
        if (messageId != expected) {
            throw error(offset + 1, "header.messageID", "expected " + expected + ", found " + messageId)
                    .within(service.name());
        }
        int number = octets[offset] & 0xff;
        for (Version<?> version : known) {
            if (version.type.protocolVersion() == number) {
                return version;
            }
        }
        if (known.stream()
                .allMatch(version ->
                        version.type.protocolVersion() == known.get(0).type.protocolVersion())) {
            return known.get(0);
        }
        throw wrongVersion(service, offset, numbers(known), Integer.toString(number));
    }

    /**
     * That a message has another protocol version than its type.
     *
     * @param octet at which the message begins
     */
    static DecodeException wrongVersion(ItsService service, int octet, String expected, String found) {
        return error(octet, "header.protocolVersion", "expected " + expected + ", found " + found)
                .within(service.name());
    }

    private static String numbers(List<Version<?>> known) {
        return known.stream()
                .map(version -> Integer.toString(version.type.protocolVersion()))
                .distinct()
                .collect(Collectors.joining(" or "));
    }

    private static DecodeException error(int octet, String path, String problem) {
        return new DecodeException(Unit.BIT, 8L * octet, path, problem);
    }
}
