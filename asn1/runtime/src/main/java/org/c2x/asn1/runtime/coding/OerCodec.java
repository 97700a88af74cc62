package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;

/**
 * What all compiled OER codecs share.
 *
 * @param <T> the record
 */
public abstract class OerCodec<T> extends CountingCodec<T, OerReader, OerWriter> {
    private static final PerThread<OerWriter> WRITERS = new PerThread<>(OerWriter::new);

    private static final PerThread<OerReader> READERS =
            new PerThread<>(() -> new OerReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

    protected OerCodec(Limits limits) {
        super(limits, Unit.OCTET, WRITERS, READERS);
    }

    @Override
    final int octets(long bits) {
        return OerLength.octets(bits);
    }
}
