package org.c2x.asn1.resolve;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** Names of the types in a table, as alternatives of a CHOICE would have them: unique, and telling where possible. */
final class RowNames {
    /** Capitals at the start; the last one of several belongs to the word after it. */
    private static final Pattern CAPITALS = Pattern.compile("^[A-Z]+(?![a-z])|^[A-Z]");

    private final Resolution resolution;
    private final Set<String> taken = new HashSet<>();

    RowNames(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The name of a type or, where that is taken or there is none, of the first value that identifies it. */
    String of(InformationObject object, Located type, List<List<Name>> keys) {
        Predicate<String> isFree = name -> !taken.contains(name);
        Optional<String> ofType = ofReference(type).map(RowNames::identifier);
        String name = ofType.filter(isFree)
                .or(() -> ofKeys(object, keys).filter(isFree))
                .orElseGet(() -> numbered(ofType.orElse("type")));
        taken.add(name);
        return name;
    }

    private String numbered(String name) {
        String unique = name;
        for (int count = 2; taken.contains(unique); count++) {
            unique = name + "-" + count;
        }
        return unique;
    }

    private Optional<String> ofReference(Located type) {
        Located current = type;
        while (!(current.node() instanceof TypeNode.Reference reference)
                || resolution.references.isDummy(reference, current.scope())) {
            Located next = resolution.references.step(current);
            if (next == current) {
                return Optional.empty();
            }
            current = next;
        }
        return Optional.of(resolution
                .definitions
                .of((TypeNode.Reference) current.node(), current.scope())
                .name());
    }

    private static String identifier(String typeName) {
        Matcher capitals = CAPITALS.matcher(typeName);
        return capitals.replaceFirst(found -> found.group().toLowerCase(Locale.ROOT));
    }

    private Optional<String> ofKeys(InformationObject object, List<List<Name>> keys) {
        return keys.stream()
                .flatMap(key -> resolution.fields.setting(object, key).stream())
                .flatMap(setting -> setting.content().value().stream())
                .filter(ValueNode.Reference.class::isInstance)
                .map(value -> ((ValueNode.Reference) value).name().text())
                .findFirst();
    }
}
