package org.c2x.asn1.runtime;

/**
 * Encodes and decodes the values of one type in one encoding. Codecs are thread-safe.
 *
 * @param <T> the Java type of the values
 */
public interface Codec<T> {

    /**
     * Encodes into a new array that is exactly as long as the encoding.
     *
     * @throws EncodeException if the encoding cannot express the value
     */
    byte[] encode(T value);

    /**
     * Encodes into the caller's buffer.
     *
     * @param offset index of the first octet to write
     * @return the number of octets written
     * @throws EncodeException if the encoding cannot express the value or the buffer is too short for it; the buffer's
     *                         content from the offset on is undefined then
     */
    int encode(T value, byte[] buffer, int offset);

    /**
     * Decodes a message. Octets after its end are accepted and ignored.
     *
     * @throws DecodeException if the octets are not an encoding of a value
     */
    T decode(byte[] octets);

    /**
     * Decodes a message from a part of an array, and returns its length as well.
     *
     * @param offset index of the first octet
     * @param length number of octets that may be read
     * @throws DecodeException           if the octets are not an encoding of a value; its offset counts from
     *                                   {@code offset}
     * @throws IndexOutOfBoundsException if the part is not inside the array
     */
    Decoded<T> decode(byte[] octets, int offset, int length);

    /**
     * Length of the encoding in octets, without encoding.
     *
     * @throws EncodeException if the encoding cannot express the value
     */
    int encodedLength(T value);
}
