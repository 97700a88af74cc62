package org.c2x.asn1.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * All that is wrong with records at once, where a constructor throws at the first.
 * <pre>
 *   List&lt;String&gt; wrong = Violations.of(() -&gt; Point.builder().x(5000).y(-1).build());
 *   // x: expected 0..4095, found 5000
 *   // y: expected 0..100, found -1
 * </pre>
 */
public final class Violations {
    /** What checks in the thread note in place of throwing. */
    private static final ThreadLocal<@Nullable List<String>> NOTED = new ThreadLocal<>();

    private Violations() {}

    /**
     * What the constructors refuse that are called while something is made, in their order; empty if nothing. A builder
     * without a mandatory number has this said of each number it lacks, and is checked for nothing else.
     *
     * @param making calls constructors and builders of generated records in this thread
     */
    public static List<String> of(Supplier<?> making) {
        List<String> outer = NOTED.get();
        List<String> noted = new ArrayList<>();
        NOTED.set(noted);
        try {
            Object unused = making.get();
        } catch (IllegalArgumentException refusal) {
            noted.add(String.valueOf(refusal.getMessage()));
        } catch (NullPointerException missing) {
            // what was noted to be missing is used after that
            if (noted.isEmpty()) {
                throw missing;
            }
        } finally {
            NOTED.set(outer);
        }
        return List.copyOf(noted);
    }

    /**
     * Notes or throws what a check found, for checks alone.
     *
     * @param violation says the component, and what was expected and found
     */
    public static void found(RuntimeException violation) {
        List<String> noted = NOTED.get();
        if (noted == null) {
            throw violation;
        }
        noted.add(String.valueOf(violation.getMessage()));
    }
}
