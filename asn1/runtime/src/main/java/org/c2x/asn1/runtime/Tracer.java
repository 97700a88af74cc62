package org.c2x.asn1.runtime;

/** Shows what the parts of messages of one type mean in one encoding. Tracers are thread-safe. */
@FunctionalInterface
public interface Tracer {

    /** Traces a message; octets behind it are ignored. Bad input is no exception but a trace with an error. */
    Trace trace(byte[] octets);
}
