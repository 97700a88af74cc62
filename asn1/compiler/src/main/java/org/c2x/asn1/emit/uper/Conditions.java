package org.c2x.asn1.emit.uper;

import java.util.stream.Collectors;
import org.c2x.asn1.schema.IntegerSet;

/** Sets of numbers as Java conditions. */
final class Conditions {

    private Conditions() {}

    /** The condition that a primitive number belongs to a set. */
    static String contains(String number, IntegerSet set) {
        return set.ranges().stream().map(range -> within(number, range)).collect(Collectors.joining(" || "));
    }

    private static String within(String number, IntegerSet.Range range) {
        if (range.lower() != null && range.lower().equals(range.upper())) {
            return number + " == " + range.lower() + 'L';
        }
        String above = range.lower() == null ? "" : number + " >= " + range.lower() + 'L';
        String below = range.upper() == null ? "" : number + " <= " + range.upper() + 'L';
        return above.isEmpty() || below.isEmpty() ? above + below : above + " && " + below;
    }
}
