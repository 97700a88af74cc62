package org.c2x.streams;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * A record of a stream: its value, or what is wrong with it.
 *
 * @param number  from 1 on
 * @param offset  where it begins in the input, in octets
 * @param value   null if it is bad
 * @param error   its offset counts from the beginning of the record; null if it is good
 * @param isFinal whether it is bad and nobody knows where the next one begins, so that it is the last one
 */
public record StreamRecord<T>(
        long number,
        long offset,
        @Nullable T value,
        @Nullable DecodeException error,
        boolean isFinal) {

    /** Number and offset, for messages about the record. */
    public String place() {
        return "record " + number + " at octet " + offset;
    }
}
