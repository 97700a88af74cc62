package org.c2x.asn1.runtime.coding;

import java.util.Arrays;

/**
 * The encodings of a SET OF's elements in the order that canonical PER wants (X.691 clause 22): ascending, each padded
 * with zero bits to octets, the shorter with zero octets for comparison.
 */
public final class SetOfEncodings {

    private record Element(int index, byte[] octets, int bits) {}

    private final Element[] elements;
    private int count;

    public SetOfEncodings(int size) {
        elements = new Element[size];
    }

    /** Adds the next element, just written. */
    public void add(BitWriter written) {
        elements[count] = new Element(count, written.toByteArray(), written.position());
        count++;
    }

    /** Sorts the elements. */
    public void sort() {
        Arrays.sort(elements, (left, right) -> compare(left.octets, right.octets));
    }

    private static int compare(byte[] left, byte[] right) {
        int length = Math.max(left.length, right.length);
        return Arrays.compareUnsigned(Arrays.copyOf(left, length), Arrays.copyOf(right, length));
    }

    /** The index that the element of an index had when it was added: for rules whose encodings cannot be moved. */
    public int indexBefore(int index) {
        return elements[index].index;
    }

    /** Writes the element of an index. */
    public void write(int index, BitWriter out) {
        Element element = elements[index];
        out.writeOctets(element.octets, 0, element.bits >>> 3);
        if ((element.bits & 7) != 0) {
            out.write((element.octets[element.bits >>> 3] & 0xff) >>> 8 - (element.bits & 7), element.bits & 7);
        }
    }
}
