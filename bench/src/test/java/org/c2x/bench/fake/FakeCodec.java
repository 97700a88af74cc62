package org.c2x.bench.fake;

import java.util.Arrays;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;

/** Two octets a message. */
class FakeCodec implements Codec<FakeMessage> {
    static final int LENGTH = 2;

    @Override
    public byte[] encode(FakeMessage value) {
        return new byte[] {(byte) value.first(), (byte) value.inner().second()};
    }

    @Override
    public int encode(FakeMessage value, byte[] buffer, int offset) {
        buffer[offset] = (byte) value.first();
        buffer[offset + 1] = (byte) value.inner().second();
        return LENGTH;
    }

    @Override
    public FakeMessage decode(byte[] octets) {
        if (octets.length < LENGTH) {
            throw new DecodeException(DecodeException.Unit.OCTET, octets.length, "", "2 octets expected");
        }
        return FakeMessage.of(octets[0] & 0xff, octets[1] & 0xff);
    }

    @Override
    public Decoded<FakeMessage> decode(byte[] octets, int offset, int length) {
        return new Decoded<>(decode(Arrays.copyOfRange(octets, offset, offset + length)), LENGTH);
    }

    @Override
    public int encodedLength(FakeMessage value) {
        return LENGTH;
    }
}
