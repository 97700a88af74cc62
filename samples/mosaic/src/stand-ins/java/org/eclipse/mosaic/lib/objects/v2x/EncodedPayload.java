package org.eclipse.mosaic.lib.objects.v2x;

import java.io.Serializable;

/** Stand-in. */
public final class EncodedPayload implements Serializable {
    private static final long serialVersionUID = 1L;

    private final byte[] bytes;
    private final long minimalLength;

    public EncodedPayload(byte[] bytes, long minimalLength) {
        this.bytes = bytes;
        this.minimalLength = minimalLength;
    }

    public byte[] getBytes() {
        return bytes.clone();
    }

    public long getEffectiveLength() {
        return Math.max(bytes.length, minimalLength);
    }
}
