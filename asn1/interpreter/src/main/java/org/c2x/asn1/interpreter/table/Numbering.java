package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The numbers that stand for enumerals or alternatives on the wire, in the type's order. */
final class Numbering {
    private final long[] codes;
    /** Of codes that are not consecutive. */
    private final Map<Long, Integer> positions = new HashMap<>();

    private final boolean consecutive;
    /** The code of the first position; 0 without any. */
    private final long first;

    /** @param codes of each position; the first of several is written */
    Numbering(List<List<BigInteger>> codes) {
        this.codes =
                codes.stream().mapToLong(each -> each.get(0).longValueExact()).toArray();
        this.consecutive = isCounted(codes, this.codes);
        this.first = codes.isEmpty() ? 0 : this.codes[0];
        for (int i = 0; !consecutive && i < this.codes.length; i++) {
            for (BigInteger code : codes.get(i)) {
                positions.put(code.longValueExact(), i);
            }
        }
    }

    private static boolean isCounted(List<List<BigInteger>> all, long[] first) {
        return IntStream.range(0, first.length)
                .allMatch(i -> first[i] == first[0] + i && all.get(i).size() == 1);
    }

    /** True if each number is the one before and one. */
    boolean isConsecutive() {
        return consecutive;
    }

    int size() {
        return codes.length;
    }

    /** The number for a position; for one of a later version that which comes next if numbers are consecutive. */
    long code(long position) {
        return position < codes.length ? codes[(int) position] : first + position;
    }

    /** The position of a number; -1 if it is none of the known ones. */
    int position(long code) {
        if (consecutive) {
            long position = code - first;
            return 0 <= position && position < codes.length ? (int) position : -1;
        }
        return positions.getOrDefault(code, -1);
    }

    /** The position that an unknown number would have in a later version; -1 if nobody can tell. */
    int laterPosition(long code) {
        long position = code - first;
        return consecutive && codes.length <= position && position <= Integer.MAX_VALUE ? (int) position : -1;
    }
}
