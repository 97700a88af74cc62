package org.c2x.asn1.runtime;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The numbers of a SEQUENCE OF or SET OF INTEGER that fit into an int, immutable and unboxed. */
public final class IntList {
    private static final IntList EMPTY = new IntList(new int[0]);

    private final int[] numbers;

    private IntList(int[] numbers) {
        this.numbers = numbers;
    }

    /** Copies the numbers. */
    public static IntList of(int... numbers) {
        return wrap(numbers.clone());
    }

    /** Takes the array over without a copy: for codecs, which never change it afterwards. */
    public static IntList wrap(int[] numbers) {
        return numbers.length == 0 ? EMPTY : new IntList(numbers);
    }

    public int size() {
        return numbers.length;
    }

    /**
     * The number at an index from 0.
     *
     * @throws IndexOutOfBoundsException beyond the size
     */
    public int get(int index) {
        return numbers[index];
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public IntList copy() {
        return wrap(numbers.clone());
    }

    public IntStream stream() {
        return Arrays.stream(numbers);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntList that && Arrays.equals(numbers, that.numbers);
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
