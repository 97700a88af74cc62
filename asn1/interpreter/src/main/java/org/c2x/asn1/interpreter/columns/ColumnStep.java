package org.c2x.asn1.interpreter.columns;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** From a value to what it consists of. */
sealed interface ColumnStep {

    /** To a component of a SEQUENCE or SET, by its index among all of them. */
    record Slot(int index, Component component) implements ColumnStep {
        @Nullable
        Value of(SequenceValue value) {
            Value present = value.get(index);
            return present == null ? component.defaultValue().orElse(null) : present;
        }
    }

    /** To an alternative of a CHOICE, if it is the chosen one. */
    record Alternative(String name) implements ColumnStep {
        @Nullable
        Value of(ChoiceValue value) {
            return value.name().equals(name) ? value.value() : null;
        }
    }

    /** To the elements of a list. */
    record Elements() implements ColumnStep {}

    /** The component or the content of the chosen alternative; null if it is not there. */
    default @Nullable Value of(Value value) {
        if (this instanceof Slot slot && value instanceof SequenceValue sequence) {
            return slot.of(sequence);
        }
        return this instanceof Alternative alternative && value instanceof ChoiceValue choice
                ? alternative.of(choice)
                : null;
    }
}
