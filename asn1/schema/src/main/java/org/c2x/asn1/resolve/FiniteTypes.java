package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;

/**
 * Finds types without any finite value: those that contain themselves whatever is left out. A definition is finite as
 * soon as the definitions that it cannot do without are.
 */
final class FiniteTypes {
    private final Map<TypeDefinition, Boolean> finite = new IdentityHashMap<>();
    /** Which definitions to look at again once this one is known to be finite. */
    private final Map<TypeDefinition, List<TypeDefinition>> waiting = new IdentityHashMap<>();

    private FiniteTypes() {}

    /** The definitions that have no finite value. */
    static List<TypeDefinition> infinite(List<TypeDefinition> definitions) {
        FiniteTypes types = new FiniteTypes();
        Deque<TypeDefinition> open = new ArrayDeque<>(definitions);
        while (!open.isEmpty()) {
            TypeDefinition definition = open.remove();
            if (!types.finite.containsKey(definition) && types.isFinite(definition)) {
                types.finite.put(definition, true);
                open.addAll(types.waiting.getOrDefault(definition, List.of()));
            }
        }
        return definitions.stream()
                .filter(definition -> !types.finite.containsKey(definition))
                .toList();
    }

    private boolean isFinite(TypeDefinition definition) {
        return definition.type().accept(new Finite(definition));
    }

    /** Whether a type that is part of a definition has a finite value, as far as known. */
    private final class Finite implements StructureVisitor<Boolean> {
        private final TypeDefinition user;

        private Finite(TypeDefinition user) {
            this.user = user;
        }

        @Override
        public Boolean visit(TypeReference reference) {
            if (finite.containsKey(reference.target())) {
                return true;
            }
            waiting.computeIfAbsent(reference.target(), target -> new ArrayList<>())
                    .add(user);
            return false;
        }

        @Override
        public Boolean visit(SequenceType sequence) {
            return sequence.root().stream()
                    .filter(Component::isMandatory)
                    .allMatch(component -> component.type().accept(this));
        }

        @Override
        public Boolean visit(ChoiceType choice) {
            return choice.alternatives().stream()
                    .anyMatch(alternative -> alternative.type().accept(this));
        }

        @Override
        public Boolean visit(OpenType type) {
            return type.extensible() || visit((ChoiceType) type);
        }

        @Override
        public Boolean visit(ListType list) {
            return list.size().root().contains(BigInteger.ZERO)
                    || list.element().accept(this);
        }

        @Override
        public Boolean leaf(Type type) {
            return true;
        }
    }
}
