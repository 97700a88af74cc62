package org.c2x.nativebridge;

import java.nio.ByteBuffer;

/**
 * The functions of the native library. Addresses and codecs are numbers; nobody checks them, so that they have to be
 * right.
 */
interface NativeCalls {

    /** Where the content of a direct buffer lies. */
    long address(ByteBuffer direct);

    /** One line for each codec and type, its parts separated by tabs: see {@link CatalogEntry}. */
    String catalog();

    /** A codec, 0 if there is none. */
    long codec(String scheme, String type);

    /**
     * Makes an object from octets.
     *
     * @return octets that the object needs of its storage << 32 | octets consumed; or -1 - the offset where the input
     *     goes wrong, there is no object then
     */
    long decode(long codec, long object, long octets, long length);

    /** Octets written, or a negative number if the value cannot be encoded or there is no room. */
    long encode(long codec, long object, long octets, long capacity);

    /** Frees what an object holds beside its storage. */
    void release(long codec, long object);

    /** Path and problem of the last refusal in this thread, separated by a tab; empty if the codec does not say it. */
    String failure();

    /** Does nothing: what a call costs. */
    void nothing();

    /** Nanoseconds of processor time for some encodings in a loop on the other side; -1 if one fails. */
    long timeEncode(long codec, long object, long octets, long capacity, long count);

    /** The same for decodings, each with the release of its object. */
    long timeDecode(long codec, long object, long octets, long length, long count);
}
