package org.c2x.asn1.runtime;

import java.util.Arrays;
import java.util.stream.LongStream;

/** The numbers of a SEQUENCE OF or SET OF INTEGER that fit into a long, immutable and unboxed. */
public final class LongList {
    private static final LongList EMPTY = new LongList(new long[0]);

    private final long[] numbers;

    private LongList(long[] numbers) {
        this.numbers = numbers;
    }

    /** Copies the numbers. */
    public static LongList of(long... numbers) {
        return wrap(numbers.clone());
    }

    /** Takes the array over without a copy: for codecs, which never change it afterwards. */
    public static LongList wrap(long[] numbers) {
        return numbers.length == 0 ? EMPTY : new LongList(numbers);
    }

    public int size() {
        return numbers.length;
    }

    /**
     * The number at an index from 0.
     *
     * @throws IndexOutOfBoundsException beyond the size
     */
    public long get(int index) {
        return numbers[index];
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public LongList copy() {
        return wrap(numbers.clone());
    }

    public LongStream stream() {
        return Arrays.stream(numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LongList that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
