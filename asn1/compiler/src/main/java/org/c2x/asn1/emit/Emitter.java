package org.c2x.asn1.emit;

/** A back end: writes what it makes of a schema. */
public interface Emitter {

    void emit(OutputSink sink);
}
