package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;

/**
 * What all compiled DER codecs share; they read all of BER.
 *
 * @param <T> the record
 */
public abstract class DerCodec<T> extends RuleCodec<T, DerReader, DerWriter> {
    private static final PerThread<DerWriter> WRITERS = new PerThread<>(DerWriter::new);

    private static final PerThread<DerReader> READERS =
            new PerThread<>(() -> new DerReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

    protected DerCodec(Limits limits) {
        super(limits, Unit.OCTET, WRITERS, READERS);
    }
}
