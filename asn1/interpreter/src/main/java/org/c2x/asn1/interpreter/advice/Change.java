package org.c2x.asn1.interpreter.advice;

import java.util.function.UnaryOperator;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** A change of one type of a schema. */
interface Change {

    /** The type, without references and value constraints around it. */
    Type of();

    /** What it is in words, as one would write it in the module. */
    String what();

    /**
     * The changed type.
     *
     * @param type the type with whatever has been changed before, in it or in its parts
     */
    Type changed(Type type);

    /**
     * A value of the changed type: components keep their names.
     *
     * @param value   the same of the type before
     * @param changed what {@link #changed(Type)} gave
     */
    default Value converted(Value value, Type changed) {
        if (!(value instanceof SequenceValue sequence)) {
            return value;
        }
        SequenceType type = (SequenceType) changed;
        return new SequenceValue(
                type,
                type.components().stream()
                        .map(component -> sequence.get(component.name()))
                        .toArray(Value[]::new));
    }

    /**
     * A change that needs nothing but the type.
     *
     * @param <T> kind of the type
     */
    static <T extends Type> Change of(T type, String what, UnaryOperator<T> change) {
        return new Change() {
            @Override
            public Type of() {
                return type;
            }

            @Override
            public String what() {
                return what;
            }

            @Override
            @SuppressWarnings("unchecked") // a change leaves a type of its kind
            public Type changed(Type before) {
                return change.apply((T) before);
            }
        };
    }
}
