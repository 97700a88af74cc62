package org.c2x.nativebridge;

import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;

/**
 * A codec that works outside of the virtual machine and can repeat an operation there: its times hold no crossings.
 *
 * @param <T> what is encoded
 */
public interface LoopCodec<T> extends Codec<T> {

    /**
     * Encodes a value repeatedly into a buffer of its own.
     *
     * @return nanoseconds of processor time that all of it took
     * @throws EncodeException if the encoding cannot express the value
     */
    long encodeNanos(T value, long count);

    /**
     * Decodes octets repeatedly, and frees what comes of it.
     *
     * @return nanoseconds of processor time that all of it took
     * @throws DecodeException if the octets are no encoding of a value
     */
    long decodeNanos(byte[] octets, long count);

    /**
     * Decodes octets and frees at once what comes of it: without what keeping it on the other side costs.
     *
     * @throws DecodeException if the octets are no encoding of a value
     */
    void decodeAndFree(byte[] octets);
}
