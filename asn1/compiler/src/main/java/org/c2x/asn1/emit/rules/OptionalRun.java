package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Step;

/**
 * A run of components that may be absent. What follows the code of the first one that is there is a method of its
 * own, and so is the choice of this code: the usual way through a message stays so short that the JIT inlines it.
 *
 * @param number distinguishes the methods of a type's runs
 */
record OptionalRun(String number, Step.Optionals part) {
    /** The runs of a type that get methods. */
    static List<OptionalRun> of(Step.Sequence type) {
        List<OptionalRun> runs = new ArrayList<>();
        for (Step.Part part : type.parts()) {
            if (part instanceof Step.Optionals run && run.fields().size() > 1) {
                runs.add(new OptionalRun(runs.isEmpty() ? "" : "" + (runs.size() + 1), run));
            }
        }
        return runs;
    }

    /** The run of a part of a type. */
    static OptionalRun of(Step.Sequence type, Step.Optionals part) {
        return of(type).stream().filter(run -> run.part() == part).findFirst().orElseThrow();
    }

    String first() {
        return "firstOptional" + number;
    }

    String write() {
        return "writeOptional" + number;
    }
}
