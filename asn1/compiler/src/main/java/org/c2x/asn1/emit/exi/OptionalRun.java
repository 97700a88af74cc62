package org.c2x.asn1.emit.exi;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/**
 * A run of components that may be absent. What follows the code of the first one that is there is a method of its
 * own, and so is the choice of this code: the usual way through a message stays so short that the JIT inlines it.
 *
 * @param number distinguishes the methods of a type's runs
 */
record OptionalRun(String number, List<Component> components) {
    /** The runs of a type that get methods. */
    static List<OptionalRun> of(SequenceType type) {
        List<OptionalRun> runs = new ArrayList<>();
        List<Component> run = new ArrayList<>();
        for (Component component : type.components()) {
            if (isOptional(type, component)) {
                run.add(component);
            } else {
                add(run, runs);
                run.clear();
            }
        }
        add(run, runs);
        return runs;
    }

    private static void add(List<Component> run, List<OptionalRun> runs) {
        if (run.size() > 1) {
            runs.add(new OptionalRun(runs.isEmpty() ? "" : "" + (runs.size() + 1), List.copyOf(run)));
        }
    }

    String first() {
        return "firstOptional" + number;
    }

    String write() {
        return "writeOptional" + number;
    }

    /** True if an encoding may go without the component. */
    static boolean isOptional(SequenceType type, Component component) {
        return !component.isMandatory() || JavaModel.isNullable(type, component);
    }
}
