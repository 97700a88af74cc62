package org.c2x.asn1.emit;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Names that differ from each other where those of ASN.1 that they are made of are alike. */
public final class DistinctNames {

    private DistinctNames() {}

    /**
     * A name for each one of a list, in its order: where another one has it, with a number.
     *
     * @param naming    the name that is wanted
     * @param separator comes before the number
     * @param taken     names that none of them may have
     */
    public static Map<String, String> of(
            List<String> names, UnaryOperator<String> naming, String separator, Set<String> taken) {
        Map<String, String> distinct = new LinkedHashMap<>();
        Set<String> known = new HashSet<>(taken);
        for (String name : names) {
            String wanted = naming.apply(name);
            String free = wanted;
            for (int i = 2; !known.add(free); i++) {
                free = wanted + separator + i;
            }
            distinct.put(name, free);
        }
        return distinct;
    }
}
