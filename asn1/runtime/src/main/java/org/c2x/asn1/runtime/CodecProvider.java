package org.c2x.asn1.runtime;

import java.util.Optional;

/** Offers the codecs of one scheme; found by {@link java.util.ServiceLoader}. */
public interface CodecProvider {

    /** The scheme's name, for instance {@code uper}. */
    String scheme();

    /** The codec of a type, empty if the scheme has none for it. */
    <T> Optional<Codec<T>> codec(Class<T> type);
}
