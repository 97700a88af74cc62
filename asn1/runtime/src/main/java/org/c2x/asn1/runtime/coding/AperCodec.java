package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;

/**
 * What all compiled APER codecs share.
 *
 * @param <T> the record
 */
public abstract class AperCodec<T> extends RuleCodec<T, AperReader, AperWriter> {
    private static final PerThread<AperWriter> WRITERS = new PerThread<>(AperWriter::new);

    private static final PerThread<AperReader> READERS =
            new PerThread<>(() -> new AperReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

    protected AperCodec(Limits limits) {
        super(limits, Unit.BIT, WRITERS, READERS);
    }
}
