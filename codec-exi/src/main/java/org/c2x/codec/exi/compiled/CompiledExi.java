package org.c2x.codec.exi.compiled;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;
import org.c2x.codec.exi.exificient.ExificientTracer;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/** The scheme {@code exi-compiled}: code generated for the messages. */
public class CompiledExi implements CodecProvider {
    private final CodecTable codecs;

    /** The scheme of the ITS messages; for the look-up. */
    public CompiledExi() {
        this(new Generated(ExiMessage.class), MessageTypes.all());
    }

    /**
     * The scheme of other messages.
     *
     * @param generated where their codecs are
     */
    protected CompiledExi(Generated generated, List<MessageType<?>> types) {
        codecs = generated.codecs("Exi", types);
    }

    @Override
    public final String scheme() {
        return "exi-compiled";
    }

    @Override
    public final <T> Optional<Codec<T>> codec(Class<T> type) {
        return codecs.get(type);
    }

    @Override
    public final Optional<Tracer> tracer(Class<?> type) {
        return ExiMessage.of(type)
                .flatMap(message ->
                        codec(type).map(codec -> new ExificientTracer(message, ExiProfile.STRICT).checkedBy(codec)));
    }

    @Override
    public final Unit offsetUnit() {
        return Unit.BIT;
    }
}
