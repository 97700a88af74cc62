package org.c2x.asn1.runtime;

/**
 * One line of a {@link Trace}: a value, or what the encoding has besides values.
 *
 * @param path  component path from the traced type, empty for that type itself
 * @param depth how many values enclose it
 * @param first offset of its first bit or octet in the message, in the trace's unit
 * @param count how many bits or octets it has; of what is wrapped, for instance in an open type, without the wrapping
 * @param what  {@code value}, or what else: {@code extension bit}, {@code presence bitmap}, {@code tag},
 *              {@code length} and so on
 * @param type  name of the value's type, empty for what is no value
 * @param text  what the bits or octets say, in words where the type has any; empty for a SEQUENCE or SET
 */
public record TraceEntry(String path, int depth, int first, int count, String what, String type, String text) {
    /** {@link #what} of values. */
    public static final String VALUE = "value";
}
