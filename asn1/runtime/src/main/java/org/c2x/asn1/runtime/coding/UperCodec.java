package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;

/**
 * What all compiled UPER codecs share.
 *
 * @param <T> the record
 */
public abstract class UperCodec<T> extends CountingCodec<T, UperReader, UperWriter> {
    private static final PerThread<UperWriter> WRITERS = new PerThread<>(UperWriter::new);

    private static final PerThread<UperReader> READERS =
            new PerThread<>(() -> new UperReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

    protected UperCodec(Limits limits) {
        super(limits, Unit.BIT, WRITERS, READERS);
    }

    @Override
    final int octets(long bits) {
        return UperLength.octets(bits);
    }
}
