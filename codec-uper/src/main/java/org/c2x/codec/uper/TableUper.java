package org.c2x.codec.uper;

import java.util.Optional;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Tracer;

/** The scheme {@code uper-table}: UPER from a table of the schema, slower and smaller than compiled code. */
public final class TableUper implements CodecProvider {
    private static final CodecTable CODECS =
            ValueTree.codecs(type -> new TableCodec(RuleSet.UPER, type), TableCodec::locator);

    @Override
    public String scheme() {
        return "uper-table";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Unit offsetUnit() {
        return Unit.BIT;
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return ValueTree.uperTracer(type);
    }
}
