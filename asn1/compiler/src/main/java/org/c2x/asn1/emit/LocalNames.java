package org.c2x.asn1.emit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Distinct names of local variables in one generated method. */
public final class LocalNames {
    private final Set<String> taken;

    /** The last number that was given to a wanted name: with thousands of variables none is tried again. */
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * @param others names that the method uses besides its parameters and the variables of all methods
     */
    public LocalNames(String... others) {
        this(new HashSet<>(List.of("in", "out", "value", "component", "depth", "e")));
        taken.addAll(List.of(others));
    }

    private LocalNames(Set<String> taken) {
        this.taken = taken;
    }

    /** The same in another language than Java and C. */
    public static LocalNames besides(String... others) {
        return new LocalNames(new HashSet<>(List.of(others)));
    }

    /** The wanted name or, if it is taken, the name with a number. */
    public String fresh(String wanted) {
        String name = wanted;
        while (!taken.add(name)) {
            name = wanted + numbers.merge(wanted, 2, (last, first) -> last + 1);
        }
        return name;
    }
}
