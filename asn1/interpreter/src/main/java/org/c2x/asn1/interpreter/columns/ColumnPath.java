package org.c2x.asn1.interpreter.columns;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * The way from a type to one of its parts: {@code cam.camParameters}, {@code pathHistory[*].pathDeltaTime}.
 *
 * @param name  as one writes it; empty for the type itself
 * @param steps from the type on
 * @param type  where the way ends
 */
record ColumnPath(String name, List<ColumnStep> steps, Type type) {
    /** After the name of a list: its elements. */
    static final String ELEMENTS = "[*]";

    ColumnPath {
        steps = List.copyOf(steps);
    }

    static ColumnPath root(Type type) {
        return new ColumnPath("", List.of(), type);
    }

    /**
     * Goes on by a way in text.
     *
     * @throws IllegalArgumentException if the type has no such part
     */
    ColumnPath to(String way) {
        ColumnPath path = this;
        String left = way;
        while (!left.isEmpty()) {
            if (left.startsWith(ELEMENTS)) {
                path = path.elements();
                left = left.substring(ELEMENTS.length());
            } else {
                String names = left.startsWith(".") ? left.substring(1) : left;
                int end = 0;
                while (end < names.length() && names.charAt(end) != '.' && names.charAt(end) != '[') {
                    end++;
                }
                path = path.part(names.substring(0, end));
                left = names.substring(end);
                if (left.startsWith("[") && !left.startsWith(ELEMENTS)) {
                    throw new IllegalArgumentException("expected [*] after " + path.name + ", found " + left);
                }
            }
        }
        return path;
    }

    private ColumnPath part(String wanted) {
        List<ColumnPath> parts = parts();
        return parts.stream()
                .filter(part -> part.name.equals(joined(wanted)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(missing(wanted, parts)));
    }

    private String missing(String wanted, List<ColumnPath> parts) {
        String place = name.isEmpty() ? "the type" : name;
        if (type.resolved() instanceof ListType) {
            return place + " is a list: expected [*] before '" + wanted + "'";
        } else if (parts.isEmpty()) {
            return place + " has no components, found '" + wanted + "' after it";
        }
        return place + " has no '" + wanted + "'; there are "
                + String.join(
                        ", ",
                        parts.stream()
                                .map(part -> part.name.substring(joined("").length()))
                                .toList());
    }

    /** The components or alternatives; none of any other type. */
    private List<ColumnPath> parts() {
        List<ColumnPath> parts = new ArrayList<>();
        if (type.resolved() instanceof SequenceType sequence) {
            List<Component> components = sequence.components();
            for (int i = 0; i < components.size(); i++) {
                Component component = components.get(i);
                parts.add(then(joined(component.name()), new ColumnStep.Slot(i, component), component.type()));
            }
        } else if (type.resolved() instanceof ChoiceType choice) {
            for (ChoiceType.Alternative alternative : choice.alternatives()) {
                ColumnStep step = new ColumnStep.Alternative(alternative.name());
                parts.add(then(joined(alternative.name()), step, alternative.type()));
            }
        }
        return parts;
    }

    private String joined(String part) {
        return name.isEmpty() ? part : name + '.' + part;
    }

    /** @throws IllegalArgumentException if the way does not end at a list */
    ColumnPath elements() {
        if (!(type.resolved() instanceof ListType list)) {
            throw new IllegalArgumentException((name.isEmpty() ? "the type" : name) + " is no list");
        }
        return then(name + ELEMENTS, new ColumnStep.Elements(), list.element());
    }

    private ColumnPath then(String nextName, ColumnStep step, Type next) {
        List<ColumnStep> longer = new ArrayList<>(steps);
        longer.add(step);
        return new ColumnPath(nextName, longer, next);
    }

    /**
     * What a column can be made of at the end of this way: itself, or the leaves of a SEQUENCE or SET.
     *
     * @param most how many there may be
     * @throws IllegalArgumentException if there are more
     */
    List<ColumnPath> columns(int most) {
        return type.resolved() instanceof SequenceType ? leaves(most) : List.of(this);
    }

    /** All from here on that is neither a list nor within one, the alternatives of a CHOICE side by side. */
    List<ColumnPath> leaves(int most) {
        Leaves leaves = new Leaves(most);
        leaves.collect(this);
        return leaves.found;
    }

    /** Gathers leaves; what is within itself has no last one, and is left out there. */
    private static final class Leaves {
        /** How many types may be gone through for a leaf: a small module may have very many without any. */
        private static final int VISITS = 64;

        private final List<ColumnPath> found = new ArrayList<>();
        private final Set<TypeDefinition> around = new HashSet<>();
        private final int most;
        private int visits;

        Leaves(int most) {
            this.most = most;
        }

        void collect(ColumnPath path) {
            visits++;
            Type resolved = path.type.resolved();
            boolean isLeaf = !resolved.isStructured();
            if (isLeaf && found.size() == most || visits > VISITS * Columns.MOST) {
                throw new IllegalArgumentException(
                        "the type has more than " + Columns.MOST + " columns, choose some of them");
            }
            TypeDefinition definition = definition(path.type);
            if (isLeaf) {
                found.add(path);
            } else if (!(resolved instanceof ListType) && (definition == null || around.add(definition))) {
                path.parts().forEach(this::collect);
                around.remove(definition);
            }
        }

        private static @Nullable TypeDefinition definition(Type type) {
            if (type instanceof AroundType around) {
                return definition(around.base());
            }
            return type instanceof TypeReference reference ? reference.target() : null;
        }
    }
}
