package org.c2x.asn1.interpreter.table;

import java.util.Map;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.Value;

/** Does what one step of a plan says. Coders are immutable once their factory is done. */
abstract class Coder {

    /**
     * Checks a value and writes it.
     *
     * @param levels how many levels of recursive types the value may still have
     * @throws EncodeException if the value is none of the type
     */
    abstract void write(RuleWriter out, Value value, int levels);

    /** Reads a value and tells the listener what is inside it; the caller tells it of the value itself. */
    abstract Value read(RuleReader in, CodingListener listener);

    /** The value as one of the Java class that stands for the type. */
    static <V extends Value> V expect(Class<V> kind, Value value) {
        if (!kind.isInstance(value)) {
            throw new EncodeException(
                    "", "expected " + noun(kind) + ", found " + (value == null ? "none" : noun(value.getClass())));
        }
        return kind.cast(value);
    }

    /** The position of the alternative that a value chooses. */
    static int position(Map<String, Integer> positions, ChoiceValue chosen) {
        Integer position = positions.get(chosen.name());
        if (position == null) {
            throw new EncodeException("", "the CHOICE has no alternative " + chosen.name());
        }
        return position;
    }

    private static String noun(Class<?> kind) {
        return "a value of kind " + kind.getSimpleName().replaceFirst("Value$", "");
    }
}
