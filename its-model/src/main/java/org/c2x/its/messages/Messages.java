package org.c2x.its.messages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;

/**
 * Determines the type and family of a message. Its protocolVersion does not suffice: a CAM of EN 302 637-2 V1.4.1 and
 * one of TS 103 900 both have 2.
 */
public final class Messages {
    private static final String UPER = "uper";
    /** Where ItsPduHeader is the first two octets, whatever follows. */
    private static final Set<String> HEADER_FIRST = Set.of(UPER, "aper", "oer");

    private static final int HEADER = 2;

    private Messages() {}

    /** Tries all message types in UPER. See {@link #recognise(byte[], String)}. */
    public static List<Attempt> recognise(byte[] octets) {
        return recognise(octets, UPER);
    }

    /**
     * Tries all message types that a scheme has codecs for. Octets that are a value of a type are still doubtful if
     * protocolVersion or messageID are those of another type, if octets follow the message, or if encoding the value
     * gives other octets, for instance because a later version has components that the type does not have.
     *
     * @param scheme name of an encoding, {@code uper} or {@code jer}
     * @return one attempt per type, the likeliest first; types that fit come before those that do not, and older
     *     families before newer ones. Empty if there is no such scheme
     */
    public static List<Attempt> recognise(byte[] octets, String scheme) {
        List<Scored> attempts = new ArrayList<>();
        for (MessageType<?> type : MessageTypes.of(scheme)) {
            attempts.add(attempt(type, scheme, octets));
        }
        // the sort is stable
        return attempts.stream()
                .sorted(Comparator.comparingInt(Scored::against))
                .map(Scored::attempt)
                .toList();
    }

    /** @param against how much speaks against the type: the header more than a value that goes wrong somewhere */
    private record Scored(Attempt attempt, int against) {}

    private static <T> Scored attempt(MessageType<T> type, String scheme, byte[] octets) {
        Codec<T> codec = Codecs.get(scheme, type.type());
        Decoded<T> decoded;
        try {
            decoded = codec.decode(octets, 0, octets.length);
        } catch (DecodeException refused) {
            byte[] start = HEADER_FIRST.contains(scheme) ? octets : new byte[0];
            return new Scored(new Attempt.Refused(type, refused), 2 + againstHeader(type, start, new ArrayList<>()));
        }
        List<String> doubts = new ArrayList<>();
        byte[] start = HEADER_FIRST.contains(scheme) ? octets : inUper(type, decoded.value());
        int against = againstHeader(type, start, doubts);
        if (Codecs.offsetUnit(scheme) != Unit.CHARACTER) {
            addOctets(codec, decoded, octets, doubts);
        }
        return new Scored(new Attempt.Read(type, decoded.value(), doubts), against + (doubts.isEmpty() ? 0 : 1));
    }

    private static <T> void addOctets(Codec<T> codec, Decoded<T> decoded, byte[] octets, List<String> doubts) {
        int after = octets.length - decoded.consumedOctets();
        if (after > 0) {
            doubts.add("octets after the message: " + after);
            return;
        }
        try {
            int other = Arrays.mismatch(octets, codec.encode(decoded.value()));
            if (other >= 0) {
                doubts.add("what was read is written in other octets from octet " + other + " on");
            }
        } catch (EncodeException refused) {
            doubts.add("what was read cannot be written: " + refused.getMessage());
        }
    }

    /** A message in UPER, empty if there is no such codec, or the message has an enumeral of a later version. */
    private static <T> byte[] inUper(MessageType<T> type, T message) {
        try {
            return Codecs.find(UPER, type.type())
                    .map(codec -> codec.encode(message))
                    .orElse(new byte[0]);
        } catch (EncodeException later) {
            return new byte[0];
        }
    }

    private static int againstHeader(MessageType<?> type, byte[] octets, List<String> doubts) {
        if (!type.hasHeader() || octets.length < HEADER) {
            return 1;
        }
        // another version of a type is likelier than another type
        return doubt("protocolVersion", octets[0] & 0xff, type.protocolVersion(), doubts)
                + 2 * doubt("messageID", octets[1] & 0xff, type.messageId(), doubts);
    }

    /** Two if there is something to doubt. */
    private static int doubt(String component, int found, int expected, List<String> doubts) {
        if (found == expected) {
            return 0;
        }
        doubts.add(component + " is " + found + ", not " + expected);
        return 2;
    }
}
