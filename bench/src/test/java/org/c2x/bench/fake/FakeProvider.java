package org.c2x.bench.fake;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.coding.MappedCodec;

/** The fake schemes: one on records, one with a message object of its own, one that decodes wrongly, one that fails. */
public abstract class FakeProvider implements CodecProvider {
    private final String scheme;
    private final Codec<FakeMessage> codec;

    FakeProvider(String scheme, Codec<FakeMessage> codec) {
        this.scheme = scheme;
        this.codec = codec;
    }

    @Override
    public String scheme() {
        return scheme;
    }

    @Override
    @SuppressWarnings("unchecked") // the type is compared first
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return type == FakeMessage.class ? Optional.of((Codec<T>) codec) : Optional.empty();
    }

    /** {@code fake}. */
    public static final class Direct extends FakeProvider {
        public Direct() {
            super("fake", new FakeCodec());
        }
    }

    /** {@code fake-mapped}: its message object is again a fake message, with the numbers exchanged. */
    public static final class Mapped extends FakeProvider {
        public Mapped() {
            super("fake-mapped", new MappedCodec<>(new Exchange(), new FakeCodec(), Unit.OCTET));
        }
    }

    /** {@code fake-broken}. */
    public static final class Broken extends FakeProvider {
        public Broken() {
            super("fake-broken", new FakeCodec() {
                @Override
                public FakeMessage decode(byte[] octets) {
                    return FakeMessage.of(0, 0);
                }
            });
        }
    }

    /** {@code fake-fragile}: decodes only where the test has said so, hence not in the JVMs that JMH starts. */
    public static final class Fragile extends FakeProvider {
        /** The system property that says so. */
        public static final String WORKS = "fake-fragile.works";

        public Fragile() {
            super("fake-fragile", new FakeCodec() {
                @Override
                public FakeMessage decode(byte[] octets) {
                    if (!Boolean.getBoolean(WORKS)) {
                        throw new DecodeException(DecodeException.Unit.OCTET, 0, "inner", "a test expected");
                    }
                    return super.decode(octets);
                }
            });
        }
    }

    private static final class Exchange implements Mapping<FakeMessage, FakeMessage> {
        @Override
        public FakeMessage toMessage(FakeMessage value) {
            return FakeMessage.of(value.inner().second(), value.first());
        }

        @Override
        public FakeMessage fromMessage(FakeMessage message) {
            return toMessage(message);
        }
    }
}
