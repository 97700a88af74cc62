package org.c2x.asn1.interpreter.xer;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.interpreter.text.Errors;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;

/**
 * The components of a SEQUENCE or SET beside an open type, which tell what it holds (X.682 clause 10).
 *
 * @param components as {@link SequenceType#components()}
 * @param values     of the components, null where one is not there or not known yet
 */
record Siblings(List<Component> components, Value[] values) {
    /** Those of an open type that is no component: nothing tells what it holds. */
    static final Siblings NONE = new Siblings(List.of(), new Value[0]);

    /** Whether no component says that the open type is another one than that of a row. */
    boolean agreeWith(OpenType type, OpenType.Row row) {
        for (int i = 0; i < values.length; i++) {
            Component component = components.get(i);
            int key = values[i] == null ? -1 : type.keys().indexOf(component.name());
            if (key >= 0
                    && !SameValue.test(
                            component.type(), values[i], row.identifiers().get(key))) {
                return false;
            }
        }
        return true;
    }

    /** Whether each component that tells the type is known. */
    boolean areKnown(OpenType type) {
        return type.keys().stream().allMatch(key -> {
            int index = index(key);
            return index >= 0 && values[index] != null;
        });
    }

    /** Whether a component that tells the type could not be read. */
    boolean areWrong(OpenType type) {
        return type.keys().stream().anyMatch(key -> {
            int index = index(key);
            return index >= 0 && Errors.isWrong(values[index]);
        });
    }

    private int index(String name) {
        for (int i = 0; i < values.length; i++) {
            if (components.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a value of the open type is one that the components allow. */
    boolean allow(OpenType type, Value value) {
        if (value instanceof ChoiceValue chosen) {
            return type.rows().stream()
                    .anyMatch(row -> row.alternative().name().equals(chosen.name()) && agreeWith(type, row));
        }
        return !areKnown(type) || type.rows().stream().noneMatch(row -> agreeWith(type, row));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Siblings that
                && components.equals(that.components)
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }
}
