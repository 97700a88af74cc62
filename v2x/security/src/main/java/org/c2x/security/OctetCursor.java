package org.c2x.security;

import java.util.Arrays;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.OerReader;

/**
 * Decodes one component after the other and knows where each begins and ends: signatures and digests are over the
 * octets as they came, which encoding again gives back only of canonical ones.
 */
final class OctetCursor {
    private final byte[] octets;
    private int at;

    OctetCursor(byte[] octets, int at) {
        this.octets = octets;
        this.at = at;
    }

    int position() {
        return at;
    }

    boolean isAtEnd() {
        return at == octets.length;
    }

    /**
     * Decodes what comes next.
     *
     * @throws RefusedException if it is no encoding of the type
     */
    <T> T next(Codec<T> codec) {
        try {
            Decoded<T> decoded = codec.decode(octets, at, octets.length - at);
            at += decoded.consumedOctets();
            return decoded.value();
        } catch (DecodeException e) {
            throw malformed(e);
        }
    }

    /**
     * Decodes what comes next, in the only form that canonical OER has for it.
     *
     * @throws RefusedException if it is no encoding of the type, or another one, or of a later version
     */
    <T> T nextCanonical(Codec<T> codec) {
        int from = at;
        T value = next(codec);
        byte[] canonical = CanonicalForm.octets(codec, value);
        if (canonical == null) {
            throw new RefusedException(Reason.UNSUPPORTED, "a value of a later version from octet " + from);
        }
        if (!Arrays.equals(canonical, 0, canonical.length, octets, from, at)) {
            throw new RefusedException(
                    Reason.NOT_CANONICAL, "another form than that of canonical OER from octet " + from);
        }
        return value;
    }

    /** An octet, without its sign; -1 at the end. */
    int peek() {
        return isAtEnd() ? -1 : octets[at] & 0xff;
    }

    void skipOctet() {
        at++;
    }

    /**
     * Reads the number of elements of a list.
     *
     * @throws RefusedException if it is none
     */
    int quantity() {
        try {
            OerReader in = new OerReader(octets, at, octets.length - at, Limits.DEFAULT);
            int quantity = in.readQuantity();
            at += in.consumedOctets();
            return quantity;
        } catch (DecodeException e) {
            throw malformed(e);
        }
    }

    /** @throws RefusedException if there are more octets */
    void requireEnd() {
        if (!isAtEnd()) {
            throw new RefusedException(
                    Reason.MALFORMED, octets.length - at + " octets after the end, from octet " + at + " on");
        }
    }

    private RefusedException malformed(DecodeException e) {
        DecodeException whole = new DecodeException(e.unit(), at + e.offset(), e.path(), e.problem());
        return new RefusedException(Reason.MALFORMED, whole.getMessage());
    }
}
