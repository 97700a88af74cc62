package org.c2x.security;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;

/** Offers the envelope in the scheme {@code oer}, as the ITS messages are offered in theirs. */
public final class SecurityOer implements CodecProvider {
    @Override
    public String scheme() {
        return "oer";
    }

    @Override
    @SuppressWarnings("unchecked") // the codec is that of the type asked for
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return type == Ieee1609Dot2Data.class ? Optional.of((Codec<T>) Ieee1609Dot2DataOer.CODEC) : Optional.empty();
    }
}
