package org.c2x.asn1.runtime.coding;

/** How PER writes lengths and small numbers: the limits of X.691 clauses 11.6 and 11.9.3.4 to 11.9.3.8. */
public final class PerLength {
    /** Items of a block; so many and more come in fragments of whole blocks (clause 11.9.3.8). */
    private static final int BLOCK = 1 << 14;
    /** Blocks of the largest fragment (clause 11.9.3.8). */
    private static final int MOST_BLOCKS = 4;

    private static final int ONE_OCTET = 0x80;
    private static final int TWO_OCTETS = 0x8000;
    private static final int FRAGMENT = 0xc0;
    private static final int SMALL = 64;

    private PerLength() {}

    /** Octets of the determinant of so many items that are no fragment: 1 (clause 11.9.3.6) or 2 (clause 11.9.3.7). */
    public static int octets(long items) {
        return items < ONE_OCTET ? 1 : 2;
    }

    /** That determinant. */
    public static int determinant(int items) {
        return items < ONE_OCTET ? items : TWO_OCTETS | items;
    }

    /** True if a number is in the seven bits of the normally small form (clause 11.6). */
    public static boolean isSmall(long number) {
        return number < SMALL;
    }

    /** True if so many items are announced as a fragment, which another determinant follows. */
    static boolean isFragment(int items) {
        return items >= BLOCK;
    }

    /** Items of the fragment that comes next where there are so many, a block at least. */
    static int fragment(int left) {
        return Math.min(left, MOST_BLOCKS * BLOCK) & -BLOCK;
    }

    /** The determinant of a fragment, one octet. */
    static int fragmentOctet(int items) {
        return FRAGMENT | items / BLOCK;
    }

    /** The items of a fragment of so many blocks, {@link RuleReader#FRAGMENT} set; 0 if there are no such fragments. */
    static int itemsOf(int blocks) {
        return blocks >= 1 && blocks <= MOST_BLOCKS ? blocks * BLOCK | RuleReader.FRAGMENT : 0;
    }
}
