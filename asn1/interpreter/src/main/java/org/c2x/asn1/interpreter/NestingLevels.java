package org.c2x.asn1.interpreter;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * Counts the components of a type on each level of nesting, along a value: which alternative of a CHOICE and how many
 * elements of a list there are is the value's. A CHOICE is no level of its own, its alternative takes its place.
 */
public final class NestingLevels {
    private final List<Integer> counts = new ArrayList<>();

    private NestingLevels() {}

    /**
     * The number of components on the first level, the second and so on. All components of a SEQUENCE count, the
     * absent ones too; what is below an OPTIONAL or DEFAULT one does not.
     */
    public static List<Integer> of(Value value) {
        NestingLevels levels = new NestingLevels();
        levels.count(value, 0);
        return List.copyOf(levels.counts);
    }

    private void count(Value value, int level) {
        if (value instanceof ChoiceValue choice) {
            count(choice.value(), level);
        } else if (value instanceof ListValue list) {
            add(level, list.elements().size());
            list.elements().forEach(element -> count(element, level + 1));
        } else if (value instanceof SequenceValue sequence) {
            SequenceType type = sequence.type();
            add(level, type.components().size());
            for (int i = 0; i < type.components().size(); i++) {
                Component component = type.components().get(i);
                if (component.isMandatory()) {
                    count(sequence.get(i), level + 1);
                }
            }
        }
    }

    private void add(int level, int components) {
        if (components == 0) {
            return;
        }
        while (counts.size() <= level) {
            counts.add(0);
        }
        counts.set(level, counts.get(level) + components);
    }
}
