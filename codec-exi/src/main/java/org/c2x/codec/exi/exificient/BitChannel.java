package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.io.channel.AbstractDecoderChannel;
import com.siemens.ct.exi.core.io.channel.DecoderChannel;
import com.siemens.ct.exi.core.values.IntegerValue;
import java.io.EOFException;
import java.io.IOException;

/** Bits of a message for the library, which can tell how many of them it took. */
final class BitChannel extends AbstractDecoderChannel implements DecoderChannel {
    private final byte[] octets;
    private int position;

    /** @param position the first bit to read */
    BitChannel(byte[] octets, int position) {
        this.octets = octets;
        this.position = position;
    }

    /** The next bit's offset in the message. */
    int position() {
        return position;
    }

    @Override
    public int decode() throws IOException {
        return decodeNBitUnsignedInteger(Byte.SIZE);
    }

    @Override
    public int decodeNBitUnsignedInteger(int count) throws IOException {
        if (8L * octets.length - position < count) {
            throw new EOFException("expected " + count + " bits, found " + (8L * octets.length - position));
        }
        int value = 0;
        for (int i = 0; i < count; i++, position++) {
            value = value << 1 | octets[position / Byte.SIZE] >> 7 - position % Byte.SIZE & 1;
        }
        return value;
    }

    @Override
    public boolean decodeBoolean() throws IOException {
        return decodeNBitUnsignedInteger(1) == 1;
    }

    @Override
    public IntegerValue decodeIntegerValue() throws IOException {
        return WholeNumber.read(this, decodeBoolean());
    }

    @Override
    public IntegerValue decodeUnsignedIntegerValue() throws IOException {
        return WholeNumber.read(this, false);
    }

    @Override
    public byte[] decodeBinary() throws IOException {
        byte[] value = new byte[requireLeft(decodeUnsignedInteger())];
        for (int i = 0; i < value.length; i++) {
            value[i] = (byte) decode();
        }
        return value;
    }

    @Override
    public char[] decodeString() throws IOException {
        return super.decodeStringOnly(requireLeft(decodeUnsignedInteger()));
    }

    @Override
    public char[] decodeStringOnly(int length) throws IOException {
        return super.decodeStringOnly(requireLeft(length));
    }

    /** Every character and octet takes eight bits at least. */
    private int requireLeft(int length) throws IOException {
        if (length < 0 || 8L * length > 8L * octets.length - position) {
            throw new IOException("expected a length that fits the message, found " + Integer.toUnsignedString(length));
        }
        return length;
    }

    @Override
    public void align() {
        position = (position + 7) / Byte.SIZE * Byte.SIZE;
    }

    @Override
    public void skip(long count) throws IOException {
        for (long i = 0; i < count; i++) {
            decode();
        }
    }
}
