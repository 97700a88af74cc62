package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.schema.Type;

/** What differs between the source files of encodings: the bodies of the functions. */
interface Encoding {

    /** Part of the names of files and functions: {@code uper}. */
    String name();

    /** The function of the run time that ends a message. */
    default String end() {
        return "c2x_end_encode";
    }

    /** The alphabets that the bodies of functions refer to. */
    Alphabets alphabets();

    /** Writes the body of the function that writes a SEQUENCE, SET, CHOICE or list. */
    void write(Type type, FunctionBody body);

    /** Writes the body of the function that reads a SEQUENCE, SET, CHOICE or list. */
    void read(Type type, FunctionBody body);

    /** Writes functions that those of a type call. */
    default void helpers(Declaration declaration, IndentedText functions) {}

    /** Writes statements between the declaration of the writer {@code out} and the value. */
    default void beginWrite(FunctionBody body) {}

    /** Writes statements between the declaration of the reader {@code in} and the value. */
    default void beginRead(FunctionBody body) {}
}
