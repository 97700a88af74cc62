package org.c2x.bench;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Looks up the generated deep copies of record graphs: nothing but calls of canonical constructors, so the least work
 * by which a decoder can make such a graph.
 *
 * <p>The copy of {@code a.b.family.Type} is the class {@code org.c2x.bench.copy.family.TypeCopy}, which implements
 * {@code UnaryOperator<Type>} and has a public constructor without parameters.
 */
public final class GraphCopies {
    private static final String PACKAGE = "org.c2x.bench.copy.";

    private GraphCopies() {}

    /** The copy for a record class, empty if none was generated. */
    public static <T> Optional<UnaryOperator<T>> find(Class<T> type) {
        String family = type.getPackageName().substring(type.getPackageName().lastIndexOf('.') + 1);
        String name = PACKAGE + family + '.' + type.getSimpleName() + "Copy";
        try {
            @SuppressWarnings("unchecked") // the generator's promise, checked by the benchmark's set-up
            UnaryOperator<T> copy = (UnaryOperator<T>) Class.forName(name)
                    .asSubclass(UnaryOperator.class)
                    .getConstructor()
                    .newInstance();
            return Optional.of(copy);
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name + " is no graph copy", e);
        }
    }
}
