package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;

/** Reads the fields of unaligned PER (X.691). */
public final class UperReader extends PerReader {

    /**
     * A reader at the first bit of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is empty or longer than {@link #MAX_OCTETS}
     */
    public UperReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    private UperReader(UperReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    UperReader part(byte[] source, int from, int to, int baseOfPart) {
        return new UperReader(this, source, from, to, baseOfPart);
    }

    @Override
    public UperReader openType() {
        return (UperReader) super.openType();
    }

    @Override
    public UperReader enterOpenType() {
        return (UperReader) super.enterOpenType();
    }

    @Override
    public UperReader seek(int at) {
        super.seek(at);
        return this;
    }
}
