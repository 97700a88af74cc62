package org.c2x.its.messages;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** The scheme of a rule set in code generated for messages, {@code uper}: the classes {@code CAMUper} and so on. */
public class CompiledScheme implements CodecProvider {
    private final String scheme;
    private final Unit offsetUnit;
    private final CodecTable codecs;

    /**
     * The scheme of a rule set for some message types.
     *
     * @param user   the classes are in packages below its package
     * @param scheme also ends the names of the generated classes, with a capital
     */
    public CompiledScheme(Class<?> user, String scheme, Unit offsetUnit, List<MessageType<?>> types) {
        this.scheme = scheme;
        this.offsetUnit = offsetUnit;
        codecs = new Generated(user).codecs(Character.toUpperCase(scheme.charAt(0)) + scheme.substring(1), types);
    }

    @Override
    public final String scheme() {
        return scheme;
    }

    @Override
    public final <T> Optional<Codec<T>> codec(Class<T> type) {
        return codecs.get(type);
    }

    @Override
    public final Unit offsetUnit() {
        return offsetUnit;
    }
}
