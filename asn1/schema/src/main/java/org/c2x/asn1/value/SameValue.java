package org.c2x.asn1.value;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Tells whether two trees are one abstract value: trailing zeros after named bits, the order within a SET OF, and a
 * DEFAULT that is absent or spelled out make no difference (X.680 clauses 22.7, 28.3 and 25.11).
 */
public final class SameValue {

    private SameValue() {}

    /** True if both are the same abstract value of the type. */
    public static boolean test(Type type, Value left, Value right) {
        if (left.equals(right)) {
            return true;
        }
        Type resolved = type.resolved();
        if (resolved instanceof BitStringType bits
                && left instanceof BitStringValue l
                && right instanceof BitStringValue r) {
            return !bits.namedBits().isEmpty() && sameNamedBits(l.value(), r.value());
        }
        if (left instanceof SequenceValue l && right instanceof SequenceValue r && l.type() == r.type()) {
            return sameComponents(l, r);
        }
        if (resolved instanceof ListType list && left instanceof ListValue l && right instanceof ListValue r) {
            return sameElements(list, l.elements(), r.elements());
        }
        if (resolved instanceof ChoiceType choice && left instanceof ChoiceValue l && right instanceof ChoiceValue r) {
            return l.name().equals(r.name())
                    && choice.alternatives().stream()
                            .filter(alternative -> alternative.name().equals(l.name()))
                            .anyMatch(alternative -> test(alternative.type(), l.value(), r.value()));
        }
        return false;
    }

    /** True if the component may be left out of an encoding: it is absent, or it is the DEFAULT. */
    public static boolean isAbsentOrDefault(Component component, @Nullable Value value) {
        return value == null
                || component.defaultValue().isPresent()
                        && test(
                                component.type(),
                                value,
                                component.defaultValue().get());
    }

    private static boolean sameNamedBits(BitString left, BitString right) {
        int length = left.significantLength();
        if (length != right.significantLength()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (left.get(i) != right.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameComponents(SequenceValue left, SequenceValue right) {
        SequenceType type = left.type();
        List<Component> components = type.components();
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            Value l = orDefault(component, left.get(i));
            Value r = orDefault(component, right.get(i));
            if (l == null || r == null ? l != r : !test(component.type(), l, r)) {
                return false;
            }
        }
        return true;
    }

    @Nullable
    private static Value orDefault(Component component, @Nullable Value value) {
        return value == null ? component.defaultValue().orElse(null) : value;
    }

    private static boolean sameElements(ListType type, List<Value> left, List<Value> right) {
        if (left.size() != right.size()) {
            return false;
        }
        if (type.kind() == SequenceType.Kind.SET) {
            List<Value> rest = new ArrayList<>(right);
            return left.stream().allMatch(element -> removeSame(type.element(), element, rest));
        }
        for (int i = 0; i < left.size(); i++) {
            if (!test(type.element(), left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean removeSame(Type type, Value element, List<Value> from) {
        for (int i = 0; i < from.size(); i++) {
            if (test(type, element, from.get(i))) {
                from.remove(i);
                return true;
            }
        }
        return false;
    }
}
