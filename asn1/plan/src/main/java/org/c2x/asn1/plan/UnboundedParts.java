package org.c2x.asn1.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * Finds the innermost parts of a type because of which its values have no longest encoding. Like {@link Widths} it
 * looks at extension roots: what a later version may add has no limit anyway.
 */
public final class UnboundedParts {

    /** Why a part has no upper bound. */
    public enum Cause {
        /** Its values have encodings of any length. */
        VALUES,
        /** It is a list of any number of elements. */
        ELEMENTS,
        /** It may hold values of its own type. */
        RECURSION
    }

    /**
     * A part without an upper bound.
     *
     * @param path way from the type to it, such as {@code lots[*].name}; empty for the type itself
     */
    public record Part(String path, Type type, Cause cause) {}

    private final Widths widths;

    /** Finds what has no upper bound in these widths. */
    public UnboundedParts(Widths widths) {
        this.widths = widths;
    }

    /**
     * The parts of a type in their order; none if the type has an upper bound.
     *
     * @param most how many at most: a small module may have very many
     */
    public List<Part> of(Type type, int most) {
        Search search = new Search(most);
        search.in("", type);
        return search.found;
    }

    private final class Search {
        private final List<Part> found = new ArrayList<>();
        private final Deque<TypeDefinition> around = new ArrayDeque<>();
        private final int most;

        Search(int most) {
            this.most = most;
        }

        void in(String path, Type type) {
            if (found.size() >= most || !widths.of(type).isUnbounded()) {
                return;
            }
            if (type instanceof AroundType around) {
                in(path, around.base());
            } else if (!(type instanceof TypeReference reference)) {
                within(path, type);
            } else if (around.contains(reference.target())) {
                add(path, type, Cause.RECURSION);
            } else {
                around.push(reference.target());
                in(path, reference.target().type());
                around.pop();
            }
        }

        private void within(String path, Type type) {
            int before = found.size();
            if (type instanceof SequenceType sequence) {
                for (Component component : sequence.root()) {
                    in(joined(path, component.name()), component.type());
                }
            } else if (type instanceof ChoiceType choice) {
                for (ChoiceType.Alternative alternative : choice.root()) {
                    in(joined(path, alternative.name()), alternative.type());
                }
            } else if (type instanceof ListType list) {
                if (list.size().root().upper().isEmpty()) {
                    add(path, type, Cause.ELEMENTS);
                }
                in(path + "[*]", list.element());
            }
            if (found.size() == before) {
                add(path, type, Cause.VALUES);
            }
        }

        private void add(String path, Type type, Cause cause) {
            if (found.size() < most) {
                found.add(new Part(path, type, cause));
            }
        }

        private static String joined(String path, String name) {
            return path.isEmpty() ? name : path + '.' + name;
        }
    }
}
