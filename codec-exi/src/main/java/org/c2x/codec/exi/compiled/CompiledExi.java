package org.c2x.codec.exi.compiled;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;
import org.c2x.codec.exi.ExiScheme;
import org.c2x.codec.exi.exificient.ExificientTracer;
import org.c2x.its.contents.Generated;

/** The scheme {@code exi-compiled}: code generated for the messages. */
public final class CompiledExi implements CodecProvider {
    private static final CodecTable CODECS = new Generated(ExiMessage.class).codecs("Exi");

    @Override
    public String scheme() {
        return "exi-compiled";
    }

    @Override
    public SchemeFacts facts() {
        return ExiScheme.FACTS.typical();
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return ExiMessage.of(type)
                .flatMap(message ->
                        codec(type).map(codec -> new ExificientTracer(message, ExiProfile.STRICT).checkedBy(codec)));
    }

    @Override
    public Unit offsetUnit() {
        return Unit.BIT;
    }
}
