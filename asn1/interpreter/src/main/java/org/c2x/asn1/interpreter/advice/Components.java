package org.c2x.asn1.interpreter.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;

/** What might save something in a SEQUENCE or SET: the bits that say which components are there. */
final class Components {
    private static final int FEWEST_GROUPED = 3;

    private final SequenceType type;
    private final Seen seen;
    private final String values;

    private Components(SequenceType type, Seen seen, String values) {
        this.type = type;
        this.seen = seen;
        this.values = values;
    }

    static List<Change> of(SequenceType type, Seen seen, String values) {
        return new Components(type, seen, values).changes();
    }

    private List<Change> changes() {
        List<Change> changes = new ArrayList<>();
        boolean occurs = type.additions().stream()
                .flatMap(addition -> addition.components().stream())
                .anyMatch(component -> seen.countOf(component.name()) > 0);
        if (type.extensible() && !occurs) {
            changes.add(Change.of(
                    type,
                    type.kind() + " without extension marker: nothing after it in " + values,
                    before -> new SequenceType(before.kind(), before.root(), false, List.of())));
        }
        // components tell types of others by their names and places
        boolean isTable = type.components().stream()
                .anyMatch(component -> component.type().resolved() instanceof OpenType);
        if (!isTable) {
            always().ifSome(changes);
            never().ifSome(changes);
            grouped().ifSome(changes);
        }
        return changes;
    }

    /** Components with what is done about them. */
    private record Wanted(List<String> names, Change change, int fewest) {
        void ifSome(List<Change> changes) {
            if (names.size() >= fewest) {
                changes.add(change);
            }
        }
    }

    private List<String> optional(Predicate<Long> count) {
        return type.root().stream()
                .filter(component -> component.presence() == Presence.OPTIONAL)
                .map(Component::name)
                .filter(name -> count.test(seen.countOf(name)))
                .toList();
    }

    private Wanted always() {
        List<String> names = !seen.isMany() ? List.of() : optional(count -> count == seen.count);
        return new Wanted(
                names,
                Change.of(
                        type,
                        String.join(", ", names) + " mandatory: in all of " + values,
                        before -> new SequenceType(
                                before.kind(),
                                before.root().stream()
                                        .map(component ->
                                                names.contains(component.name()) ? mandatory(component) : component)
                                        .toList(),
                                before.secondRoot(),
                                before.extensible(),
                                before.additions())),
                1);
    }

    private static Component mandatory(Component component) {
        return new Component(
                component.name(),
                component.tags(),
                component.type(),
                Presence.MANDATORY,
                component.defaultValue(),
                component.comment());
    }

    private Wanted never() {
        List<String> names = !seen.isMany() ? List.of() : optional(count -> count == 0);
        return new Wanted(
                names,
                Change.of(
                        type,
                        String.join(", ", names) + " after the extension marker: in none of " + values,
                        before -> after(before, names)),
                1);
    }

    private static SequenceType after(SequenceType type, List<String> names) {
        Predicate<Component> moved = component -> names.contains(component.name());
        return new SequenceType(
                type.kind(),
                type.root().stream().filter(moved.negate()).toList(),
                true,
                Stream.concat(
                                type.root().stream()
                                        .filter(moved)
                                        .map(component -> new Addition(false, List.of(component))),
                                type.additions().stream())
                        .toList());
    }

    /** Of those that are there now and then; a few values tell nothing, so that all of them count. */
    private Wanted grouped() {
        List<String> names = type.kind() == SequenceType.Kind.SET
                ? List.of()
                : optional(count -> !seen.isMany() || count > 0 && count < seen.count);
        return new Wanted(
                names,
                new Grouping(
                        type,
                        names,
                        names.stream().collect(Collectors.joining(", ", "", " in one OPTIONAL SEQUENCE: "))
                                + names.stream()
                                        .map(name -> String.valueOf(seen.countOf(name)))
                                        .collect(Collectors.joining(", "))
                                + " of " + values),
                FEWEST_GROUPED);
    }
}
