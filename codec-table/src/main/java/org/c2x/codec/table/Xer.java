package org.c2x.codec.table;

import java.util.Optional;
import org.c2x.asn1.interpreter.xer.XerCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** The scheme {@code xer}: XML (X.693), for tools of ASN.1. */
public final class Xer implements CodecProvider {
    private static final CodecTable CODECS = ValueTree.codecs(XerCodec::new, XerCodec::locator);

    @Override
    public String scheme() {
        return "xer";
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
