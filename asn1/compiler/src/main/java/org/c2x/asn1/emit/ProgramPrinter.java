package org.c2x.asn1.emit;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;

/**
 * Prints a program in a language without a heap: what it remembers from one statement to the next.
 *
 * @param <P> what the language knows a place by
 */
public abstract class ProgramPrinter<P> implements Statement.Visitor {
    private final Map<String, P> reached = new HashMap<>();
    private final Map<String, String> told = new HashMap<>();
    /** By identity: without known additions they do not differ. */
    private final Map<Field.Presence, String> flags = new IdentityHashMap<>();

    /** What fields tell the rest of a program of a place. */
    protected enum Told {
        PRESENCE,
        COUNT,
        BITS,
        NUMBER,
        BEYOND,
        NEXT
    }

    public final void statements(List<Statement> statements) {
        statements.forEach(each -> each.accept(this));
    }

    /** Prints what is not always done: what comes after it knows no places that only this has reached. */
    protected final void branch(List<Statement> statements) {
        Map<String, P> before = Map.copyOf(reached);
        statements(statements);
        reached.clear();
        reached.putAll(before);
    }

    /** Prints one of several ways to do the same, of which none knows the variables of another one. */
    protected final void way(List<Statement> statements) {
        Map<String, String> before = Map.copyOf(told);
        branch(statements);
        told.clear();
        told.putAll(before);
    }

    public final void reach(Place place, P known) {
        reached.put(place.path(), known);
    }

    protected final Optional<P> reached(Place place) {
        return Optional.ofNullable(reached.get(place.path()));
    }

    /** Remembers an expression. */
    protected final String tell(Told what, Place about, String expression) {
        told.put(what + about.path(), expression);
        return expression;
    }

    protected final Optional<String> told(Told what, Place about) {
        return Optional.ofNullable(told.get(what + about.path()));
    }

    /** Remembers the flag of a field. */
    protected final String tell(Field.Presence presence, String flag) {
        flags.put(presence, flag);
        return flag;
    }

    protected final String told(Field.Presence presence) {
        return requireNonNull(flags.get(presence));
    }
}
