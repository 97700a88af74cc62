package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.io.channel.BitDecoderChannel;
import com.siemens.ct.exi.core.values.IntegerValue;
import java.io.IOException;
import java.util.Arrays;
import org.c2x.codec.exi.OctetSource;

/**
 * The library's bit reader, which checks what its own one takes on trust: lengths against the octets that are left,
 * and code points. Numbers it reads itself.
 */
final class GuardedChannel extends BitDecoderChannel {
    private final OctetSource in;

    GuardedChannel(OctetSource in) {
        super(in);
        this.in = in;
    }

    /** Starts with the next octet, as a new channel does. */
    void reset() {
        istream.setInputStream(in);
    }

    @Override
    public char[] decodeString() throws IOException {
        return decodeStringOnly(decodeUnsignedInteger());
    }

    @Override
    public char[] decodeStringOnly(int length) throws IOException {
        requireLeft(length);
        char[] text = new char[length];
        int size = 0;
        for (int i = 0; i < length; i++) {
            int codePoint = decodeUnsignedInteger();
            if (!Character.isValidCodePoint(codePoint)) {
                throw new IOException("expected a code point of Unicode, found " + codePoint);
            }
            if (Character.charCount(codePoint) > text.length - size - (length - 1 - i)) {
                text = Arrays.copyOf(text, text.length + (length - i));
            }
            size += Character.toChars(codePoint, text, size);
        }
        return size == text.length ? text : Arrays.copyOf(text, size);
    }

    @Override
    public byte[] decodeBinary() throws IOException {
        int length = decodeUnsignedInteger();
        requireLeft(length);
        byte[] octets = new byte[length];
        istream.read(octets, 0, length);
        return octets;
    }

    /** Every character and octet takes eight bits at least; up to seven of them may be in the reader already. */
    private void requireLeft(int length) throws IOException {
        if (length < 0 || length > in.available() + 1) {
            throw new IOException("expected a length that fits the " + in.available() + " octets left, found "
                    + Integer.toUnsignedString(length));
        }
    }

    @Override
    public IntegerValue decodeIntegerValue() throws IOException {
        return WholeNumber.read(this, decodeBoolean());
    }

    @Override
    public IntegerValue decodeUnsignedIntegerValue() throws IOException {
        return WholeNumber.read(this, false);
    }
}
