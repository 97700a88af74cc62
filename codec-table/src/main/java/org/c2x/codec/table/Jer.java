package org.c2x.codec.table;

import java.util.Optional;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** The scheme {@code jer}: JSON (X.697), for people and for other tools. */
public final class Jer implements CodecProvider {
    private static final CodecTable CODECS = ValueTree.codecs(JerCodec::new, JerCodec::locator);

    @Override
    public String scheme() {
        return "jer";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Unit offsetUnit() {
        return Unit.CHARACTER;
    }
}
