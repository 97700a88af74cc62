package org.c2x.asn1.interpreter.uper;

/**
 * One line of a trace: a value, or what stands in the encoding besides values.
 *
 * @param path     component path from the traced type, empty for that type itself
 * @param depth    how many values enclose it
 * @param firstBit offset of its first bit in the message
 * @param bitCount how many bits it has; of an extension addition without length and padding
 * @param what     {@code value}, {@code extension bit}, {@code presence bitmap}, {@code length} and so on
 * @param type     name of the value's type, empty for what is no value
 * @param text     what the bits say, in words where the type has any; empty for a SEQUENCE or SET
 */
public record TraceEntry(String path, int depth, int firstBit, int bitCount, String what, String type, String text) {
    /** {@link #what} of values. */
    public static final String VALUE = "value";
}
