package org.c2x.asn1.runtime;

import java.util.List;

/** Offers the codecs of several schemes that differ in settings; found by {@link java.util.ServiceLoader}. */
public interface CodecProviders {

    /** One provider a scheme. */
    List<CodecProvider> providers();
}
