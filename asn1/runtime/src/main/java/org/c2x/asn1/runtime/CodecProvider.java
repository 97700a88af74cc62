package org.c2x.asn1.runtime;

import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Offers the codecs of one scheme; found by {@link java.util.ServiceLoader}. */
public interface CodecProvider {

    /** The scheme's name, for instance {@code uper}. */
    String scheme();

    /** The codec of a type, empty if the scheme has none for it. */
    <T> Optional<Codec<T>> codec(Class<T> type);

    /**
     * Why the scheme cannot be used at present, and how to change that; empty if it can be used. The answer may change
     * while a program runs. A scheme that cannot be used has no codecs.
     */
    default Optional<String> unavailable() {
        return Optional.empty();
    }

    /** What the offsets in this scheme's messages count; octets unless it says otherwise. */
    default Unit offsetUnit() {
        return Unit.OCTET;
    }

    /** Shows what the parts of a message of a type mean; empty if the provider has no tracer for the type. */
    default Optional<Tracer> tracer(Class<?> type) {
        return Optional.empty();
    }

    /** The schemes whose messages its tracers can show: its own, and others that write the same octets. */
    default Set<String> traced() {
        return Set.of(scheme());
    }
}
