package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.value.Value;

/**
 * Encodes and decodes the values of one type. Encoding takes two passes: {@link #bits} checks the value and finds its
 * length, {@link #write} writes a value that has been checked. Coders are immutable once their factory is done.
 */
abstract class UperCoder {
    /**
     * Length of the encoding in bits.
     *
     * @param levels how many levels of recursive types the value may still have
     * @throws EncodeException if the value is none of the type
     */
    abstract long bits(Value value, int levels);

    /** Writes a value that {@link #bits} has accepted. */
    abstract void write(BitWriter out, Value value);

    /** Reads a value and tells the listener what stands inside it; the caller tells it of the value itself. */
    abstract Value read(BitReader in, UperListener listener);

    /** The value as one of the Java class that stands for the type. */
    static <V extends Value> V expect(Class<V> kind, Value value) {
        if (!kind.isInstance(value)) {
            throw new EncodeException("", "expected " + noun(kind) + ", found "
                    + (value == null ? "none" : noun(value.getClass())));
        }
        return kind.cast(value);
    }

    private static String noun(Class<?> kind) {
        return "a value of kind " + kind.getSimpleName().replaceFirst("Value$", "");
    }
}
