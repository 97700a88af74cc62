package org.c2x.mpsoc;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.its.contents.Generated;

/** EXI of the structs, in code generated for them. */
public final class MpsocExi implements CodecProvider {
    private static final CodecTable CODECS = new Generated(MpsocExi.class).codecs("Exi", MpsocTypes.all());

    @Override
    public String scheme() {
        return "exi-compiled";
    }

    @Override
    public SchemeFacts facts() {
        return SchemeFacts.of("exi", "EXI").typical();
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Unit offsetUnit() {
        return Unit.BIT;
    }
}
