package org.c2x.asn1.interpreter.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Which components of a SEQUENCE or SET a document has: DEFAULTs are written, and may be absent when read. */
public final class Components {

    /**
     * A component as it is written.
     *
     * @param type of the value; the constraints around the component's type do not hold for its DEFAULT
     */
    public record Present(String name, Type type, Value value) {}

    private Components() {}

    /** The index of each component in {@link SequenceType#components()}, by its name. */
    public static Map<String, Integer> indices(SequenceType type) {
        Map<String, Integer> byName = new HashMap<>();
        type.components().forEach(component -> byName.put(component.name(), byName.size()));
        return byName;
    }

    /**
     * The components to write, in the order of {@link SequenceType#components()}, null where one is absent.
     *
     * @throws EncodeException if a mandatory one is, or the value is one of another type
     */
    public static Present[] of(SequenceType type, Value value) {
        if (!(value instanceof SequenceValue sequence) || sequence.type() != type) {
            throw new EncodeException("", "expected a value of this " + type.kind() + ", found " + kind(value));
        }
        Present[] present = new Present[type.components().size()];
        int next = 0;
        for (Component component : type.root()) {
            present[next] = present(component, sequence.get(next), component.isMandatory());
            next++;
        }
        for (SequenceType.Addition addition : type.additions()) {
            boolean complete = addition.isGroup() && isEncoded(addition.components(), sequence, next);
            for (Component component : addition.components()) {
                present[next] = present(component, sequence.get(next), complete && component.isMandatory());
                next++;
            }
        }
        return present;
    }

    private static @Nullable Present present(Component component, Value value, boolean mandatory) {
        Value present = value == null ? component.defaultValue().orElse(null) : value;
        if (present == null) {
            if (mandatory) {
                throw new EncodeException(component.name(), "the component is mandatory");
            }
            return null;
        }
        boolean isDefault = SameValue.isAbsentOrDefault(component, present);
        return new Present(component.name(), isDefault ? component.type().resolved() : component.type(), present);
    }

    private static boolean isEncoded(List<Component> components, SequenceValue value, int from) {
        for (int i = 0; i < components.size(); i++) {
            if (!SameValue.isAbsentOrDefault(components.get(i), value.get(from + i))) {
                return true;
            }
        }
        return false;
    }

    /** Fills DEFAULTs into what was read; says which mandatory components are missing. */
    public static List<Violation> complete(SequenceType type, Value[] values) {
        List<Violation> problems = new ArrayList<>();
        int next = 0;
        for (Component component : type.root()) {
            if (values[next] == null && component.isMandatory()) {
                problems.add(new Violation(component.name(), "the component is mandatory"));
            }
            next++;
        }
        for (SequenceType.Addition addition : type.additions()) {
            Optional<Component> missing =
                    addition.isGroup() ? missing(addition.components(), values, next) : Optional.empty();
            missing.ifPresent(component -> problems.add(
                    new Violation(component.name(), "the component is mandatory with others of its version")));
            next += addition.components().size();
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                values[i] = type.components().get(i).defaultValue().orElse(null);
            }
        }
        return problems;
    }

    /** A version bracket is there as a whole or not at all. */
    private static Optional<Component> missing(List<Component> components, Value[] values, int from) {
        Optional<Component> missing = Optional.empty();
        boolean present = false;
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            Value value = values[from + i];
            present |= !SameValue.isAbsentOrDefault(component, value);
            if (value == null && component.isMandatory() && missing.isEmpty()) {
                missing = Optional.of(component);
            }
        }
        return present ? missing : Optional.empty();
    }

    /** What somebody gave for a value, as a problem names it. */
    public static String kind(Value value) {
        return value == null ? "none" : value.getClass().getSimpleName();
    }
}
