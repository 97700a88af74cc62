package org.c2x.asn1.interpreter.advice;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Type;

/** What the values of one type are like in some messages. */
final class Seen {
    /** Fewer values do not tell that something is always or never so. */
    private static final int MANY = 10;

    /** Without references and value constraints around it. */
    final Type type;
    /** The definition that it is, or the path from one. */
    final String where;

    /** Number of values. */
    long count;

    private @Nullable BigInteger least;
    private @Nullable BigInteger most;

    /** Code points of character strings. */
    final TreeSet<Integer> characters = new TreeSet<>();
    /** How often a component is written, an alternative is chosen or an enumeral is named. */
    final Map<String, Long> byName = new HashMap<>();
    /** Whether a value is of a later version than the schema. */
    boolean isLater;

    Seen(Type type, String where) {
        this.type = type;
        this.where = where;
    }

    void number(BigInteger number) {
        least = least == null ? number : least.min(number);
        most = most == null ? number : most.max(number);
    }

    /** Least INTEGER, or length of a string or list; only where {@link #number} was called. */
    BigInteger least() {
        return requireNonNull(least);
    }

    BigInteger most() {
        return requireNonNull(most);
    }

    void name(String name) {
        byName.merge(name, 1L, Long::sum);
    }

    boolean isMany() {
        return count >= MANY;
    }

    long countOf(String name) {
        return byName.getOrDefault(name, 0L);
    }
}
