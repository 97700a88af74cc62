package org.c2x.asn1.emit;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.c2x.asn1.schema.Type;

/**
 * Knows which types lead back to themselves: what handles their values must count levels. Each type is looked at once,
 * by Tarjan's search for strongly connected components: types that lead to each other make up one of these.
 */
public final class Recursion {

    /** A type on the way of the search. */
    private static final class Visit {
        private final Type type;
        private final int number;
        private final Iterator<Type> parts;
        /** The least number of an open type that this one leads to. */
        private int least;

        private boolean leadsToItself;

        Visit(Type type, int number, List<Type> parts) {
            this.type = type;
            this.number = number;
            this.least = number;
            this.parts = parts.iterator();
        }
    }

    private final Function<Type, List<Type>> parts;
    private final Map<Type, Boolean> recursive = new IdentityHashMap<>();

    /** Of values that can hold another one of the same type, at any depth. */
    public Recursion() {
        this(Recursion::parts);
    }

    /**
     * @param parts what counts as the parts of a resolved type, resolved types too
     */
    public Recursion(Function<Type, List<Type>> parts) {
        this.parts = parts;
    }

    /** True if parts of the type, at any depth, are the type itself. */
    public boolean isRecursive(Type type) {
        Type resolved = type.resolved();
        if (!recursive.containsKey(resolved)) {
            search(resolved);
        }
        return requireNonNull(recursive.get(resolved));
    }

    private void search(Type start) {
        Map<Type, Visit> visits = new IdentityHashMap<>();
        Deque<Visit> path = new ArrayDeque<>();
        Deque<Visit> open = new ArrayDeque<>();
        visit(start, visits, path, open);
        while (!path.isEmpty()) {
            Visit visit = path.peek();
            if (visit.parts.hasNext()) {
                step(visit, visit.parts.next(), visits, path, open);
                continue;
            }
            path.pop();
            if (visit.least == visit.number) {
                close(visit, open);
            }
            if (!path.isEmpty()) {
                path.peek().least = Math.min(path.peek().least, visit.least);
            }
        }
    }

    private void step(Visit visit, Type part, Map<Type, Visit> visits, Deque<Visit> path, Deque<Visit> open) {
        if (recursive.containsKey(part)) {
            return;
        }
        Visit known = visits.get(part);
        if (known == null) {
            visit(part, visits, path, open);
        } else {
            visit.least = Math.min(visit.least, known.number);
            visit.leadsToItself |= part == visit.type;
        }
    }

    private void visit(Type type, Map<Type, Visit> visits, Deque<Visit> path, Deque<Visit> open) {
        Visit visit = new Visit(type, visits.size(), parts.apply(type));
        visits.put(type, visit);
        path.push(visit);
        open.push(visit);
    }

    /** All that was opened since leads to the type, and the type to it. */
    private void close(Visit visit, Deque<Visit> open) {
        boolean alone = open.peek() == visit;
        Visit closed;
        do {
            closed = open.pop();
            recursive.put(closed.type, !alone || closed.leadsToItself);
        } while (closed != visit);
    }

    /** The types of the components, alternatives or elements of a resolved type, themselves resolved. */
    public static List<Type> parts(Type type) {
        return type.parts().stream().map(Type::resolved).toList();
    }
}
