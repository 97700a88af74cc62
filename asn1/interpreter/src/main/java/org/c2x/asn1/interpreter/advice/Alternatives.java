package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;

/** What might save something in a CHOICE: the bits that say which alternative it is. */
final class Alternatives {
    private Alternatives() {}

    static List<Change> of(ChoiceType type, Seen seen, String values) {
        List<Change> changes = new ArrayList<>();
        Predicate<Alternative> occurs = alternative -> seen.countOf(alternative.name()) > 0;
        if (type.extensible() && !seen.isLater && type.additions().stream().noneMatch(occurs)) {
            changes.add(Change.of(
                    type,
                    "CHOICE without extension marker: nothing after it in " + values,
                    before -> new ChoiceType(before.root(), false, List.of())));
        }
        List<Alternative> used = type.alternatives().stream().filter(occurs).toList();
        boolean isRootOnly = used.equals(type.root());
        if (seen.isMany() && !seen.isLater && !isRootOnly && !used.isEmpty()) {
            changes.add(Change.of(
                    type,
                    used.stream().map(Alternative::name).collect(Collectors.joining(", "))
                            + " before the extension marker, the others after it: all of " + values,
                    before -> new ChoiceType(
                            before.alternatives().stream().filter(occurs).toList(),
                            true,
                            before.alternatives().stream()
                                    .filter(occurs.negate())
                                    .toList())));
        }
        return changes;
    }
}
