package org.c2x.asn1.emit;

import java.util.List;

/** A back end: writes what it makes of a schema. */
public interface Emitter {

    void emit(OutputSink sink);

    /** What is left out of what is written, each with its place: values of it are refused when they come. */
    default List<String> omissions() {
        return List.of();
    }
}
