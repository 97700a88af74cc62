package org.c2x.asn1.plan;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.c2x.asn1.schema.Type;

/** The names of the elements that hold strings: those of one name share a part of the string table. */
public final class StringNames {

    private StringNames() {}

    /**
     * The names within the elements of types, sorted.
     *
     * @param types SEQUENCEs, CHOICEs and lists, each by itself: what is within another one is not looked at
     */
    public static List<String> of(PlanBuilder plans, Collection<Type> types) {
        Set<String> names = new TreeSet<>();
        types.forEach(type -> contents(plans.of(type)).forEach(step -> add(step, names)));
        return List.copyOf(names);
    }

    private static void add(Step step, Set<String> names) {
        if (step instanceof Step.Checked checked) {
            add(checked.base(), names);
        } else if (step instanceof Step.TableString string) {
            names.add(string.element());
        }
    }

    private static Stream<Step> contents(Step step) {
        if (step instanceof Step.Sequence sequence) {
            return sequence.fields().map(Step.Field::content);
        }
        if (step instanceof Step.Choice choice) {
            return choice.branches().stream().map(Branch::content);
        }
        return step instanceof Step.Repetition list ? Stream.of(list.element()) : Stream.of();
    }
}
