package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.TypeNode;

/** Outermost tags, automatic tagging and what must differ (X.680 clauses 8, 25, 27, 29 and 31). */
final class Tags {
    private static final Map<String, Integer> CHARACTER_STRINGS = Map.ofEntries(
            Map.entry("ObjectDescriptor", 7),
            Map.entry("UTF8String", 12),
            Map.entry("NumericString", 18),
            Map.entry("PrintableString", 19),
            Map.entry("TeletexString", 20),
            Map.entry("T61String", 20),
            Map.entry("VideotexString", 21),
            Map.entry("IA5String", 22),
            Map.entry("UTCTime", 23),
            Map.entry("GeneralizedTime", 24),
            Map.entry("GraphicString", 25),
            Map.entry("VisibleString", 26),
            Map.entry("ISO646String", 26),
            Map.entry("GeneralString", 27),
            Map.entry("UniversalString", 28),
            Map.entry("BMPString", 30));

    private final Resolution resolution;
    private final Set<TypeNode> choicesInProgress = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<TypeNode, Map<Scope, Set<Tag>>> knownChoices = new IdentityHashMap<>();

    Tags(Resolution resolution) {
        this.resolution = resolution;
    }

    /** Complains about a number that is no tag number. */
    void checkNumber(TypeNode.Tagged tagged, Scope scope) {
        number(tagged, scope);
    }

    private int number(TypeNode.Tagged tagged, Scope scope) {
        BigInteger number = resolution.values.number(tagged.number(), scope);
        if (number.signum() < 0 || number.bitLength() >= Integer.SIZE) {
            throw new SourceError(tagged.position(), "a tag number is 0 to " + Integer.MAX_VALUE);
        }
        return number.intValue();
    }

    /** The tags of the components, in the order of {@link Components.Shape#parts()}. */
    List<Tag> ofComponents(TypeNode.Sequence node, Scope scope, Components.Shape shape) {
        List<Components.Part> parts = shape.parts().toList();
        if (isAutomatic(node, scope)) {
            node.additions().forEach(addition -> addition.items().forEach(Tags::checkUntagged));
            return automatic(parts.size());
        }
        List<Set<Tag>> tags = new ArrayList<>();
        for (Components.Part part : parts) {
            tags.add(outermostOrNone(part.type()));
        }
        if (node.isSet()) {
            checkDistinct(parts, tags);
        } else {
            checkRuns(shape, parts, tags);
        }
        List<Tag> least = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            least.add(tags.get(i).isEmpty() ? new Tag(TagClass.CONTEXT, i) : least(parts.get(i).type()));
        }
        return least;
    }

    /** The tags of the alternatives: the root, then the additions. */
    List<Tag> ofAlternatives(TypeNode.Choice choice, Scope scope) {
        List<TypeNode.Alternative> alternatives = Alternatives.all(choice);
        if (isAutomatic(choice, scope)) {
            return automatic(alternatives.size());
        }
        Map<Tag, String> seen = new HashMap<>();
        List<Tag> least = new ArrayList<>();
        for (TypeNode.Alternative alternative : alternatives) {
            Located type = new Located(alternative.type(), scope);
            Set<Tag> tags = outermostOrNone(type);
            checkNew(tags, alternative.name().text(), alternative.name().position(), seen);
            least.add(tags.isEmpty() ? new Tag(TagClass.CONTEXT, least.size()) : least(type));
        }
        return least;
    }

    /** True if the components get automatic tags: none of the root carries one of its own. */
    private static boolean isAutomatic(TypeNode.Sequence node, Scope scope) {
        return scope.module().tagging() == ModuleNode.Tagging.AUTOMATIC
                && node.root().stream().noneMatch(Tags::isTagged)
                && node.secondRoot().stream().noneMatch(Tags::isTagged);
    }

    private static boolean isAutomatic(TypeNode.Choice node, Scope scope) {
        return scope.module().tagging() == ModuleNode.Tagging.AUTOMATIC
                && node.root().stream().noneMatch(alternative -> alternative.type() instanceof TypeNode.Tagged);
    }

    private static boolean isTagged(TypeNode.Item item) {
        return item instanceof TypeNode.Component component && component.type() instanceof TypeNode.Tagged;
    }

    private static void checkUntagged(TypeNode.Item item) {
        if (isTagged(item)) {
            Position position = ((TypeNode.Component) item).type().position();
            throw new SourceError(position, "a tag behind the extension marker, where the root is tagged automatically");
        }
    }

    private static List<Tag> automatic(int count) {
        List<Tag> tags = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tags.add(new Tag(TagClass.CONTEXT, i));
        }
        return tags;
    }

    /** The tags with which a value of the type may start; none if the type is wrong, which is told then. */
    private Set<Tag> outermostOrNone(Located type) {
        try {
            return outermost(type);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
            return Set.of();
        }
    }

    private Set<Tag> outermost(Located type) {
        Located current = untilTag(type);
        if (!(current.node() instanceof TypeNode.Choice choice)) {
            return Set.of(single(current));
        }
        Map<Scope, Set<Tag>> byScope = knownChoices.computeIfAbsent(choice, any -> new IdentityHashMap<>());
        Set<Tag> known = byScope.get(current.scope());
        if (known == null) {
            known = resolution.guard.within(type.position(), () -> ofChoice(choice, current.scope()));
            byScope.put(current.scope(), known);
        }
        return known;
    }

    private Set<Tag> ofChoice(TypeNode.Choice choice, Scope scope) {
        if (isAutomatic(choice, scope)) {
            return Set.copyOf(automatic(Alternatives.all(choice).size()));
        }
        if (!choicesInProgress.add(choice)) {
            throw new SourceError(choice.position(), "this CHOICE contains itself without a tag between");
        }
        Set<Tag> tags = new TreeSet<>();
        try {
            Alternatives.all(choice)
                    .forEach(alternative -> tags.addAll(outermost(new Located(alternative.type(), scope))));
        } finally {
            choicesInProgress.remove(choice);
        }
        return tags;
    }

    // X.691 clauses 21 and 23.4: an untagged CHOICE has the place of the least tag in its root.
    private Tag least(Located type) {
        Located current = untilTag(type);
        if (!(current.node() instanceof TypeNode.Choice choice)) {
            return single(current);
        }
        if (isAutomatic(choice, current.scope())) {
            return new Tag(TagClass.CONTEXT, 0);
        }
        return resolution.guard.within(type.position(), () -> Collections.min(choice.root().stream()
                .map(alternative -> least(new Located(alternative.type(), current.scope())))
                .toList()));
    }

    /** Behind references and constraints: a tagged or a built-in type. */
    private Located untilTag(Located type) {
        Located current = type;
        for (int steps = 0; steps <= NestingGuard.MAXIMUM; steps++) {
            Located next = current.node() instanceof TypeNode.Tagged ? current : resolution.references.step(current);
            if (next == current) {
                return current;
            }
            current = next;
        }
        throw NestingGuard.tooDeep(type.position());
    }

    /** The tag of a type that is no CHOICE. */
    private Tag single(Located type) {
        if (type.node() instanceof TypeNode.Tagged tagged) {
            return new Tag(TagClass.valueOf(tagged.tagClass()), number(tagged, type.scope()));
        }
        return new Tag(TagClass.UNIVERSAL, universal(type.node()));
    }

    // X.680 clause 8.4, Table 1.
    private static int universal(TypeNode node) {
        if (node instanceof TypeNode.Integer) {
            return 2;
        }
        if (node instanceof TypeNode.BitString) {
            return 3;
        }
        if (node instanceof TypeNode.Enumerated) {
            return 10;
        }
        if (node instanceof TypeNode.Sequence sequence) {
            return sequence.isSet() ? 17 : 16;
        }
        if (node instanceof TypeNode.ListOf list) {
            return list.isSet() ? 17 : 16;
        }
        if (node instanceof TypeNode.CharacterString string) {
            return CHARACTER_STRINGS.get(string.keyword());
        }
        return switch (((TypeNode.Simple) node).kind()) {
            case BOOLEAN -> 1;
            case OCTET_STRING -> 4;
            case NULL -> 5;
            case OBJECT_IDENTIFIER -> 6;
            case REAL -> 9;
            case RELATIVE_OID -> 13;
        };
    }

    private void checkDistinct(List<Components.Part> parts, List<Set<Tag>> tags) {
        Map<Tag, String> seen = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            checkNew(tags.get(i), parts.get(i).name(), parts.get(i).node().name().position(), seen);
        }
    }

    // X.680 clause 25.6: what may be absent must differ from all that may follow it. Additions may all be absent.
    private void checkRuns(Components.Shape shape, List<Components.Part> parts, List<Set<Tag>> tags) {
        Map<Tag, String> seen = new HashMap<>();
        List<Integer> textual = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            textual.add(i < shape.root().size() ? i : -1);
        }
        textual.removeIf(index -> index < 0);
        List<Integer> additions = new ArrayList<>();
        for (int i = shape.root().size(); i < parts.size(); i++) {
            additions.add(i);
        }
        textual.addAll(shape.secondRoot(), additions);
        for (int index : textual) {
            Components.Part part = parts.get(index);
            checkNew(tags.get(index), part.name(), part.node().name().position(), seen);
            if (part.isMandatory() && index < shape.root().size()) {
                seen.clear();
            }
        }
    }

    private void checkNew(Collection<Tag> tags, String name, Position position, Map<Tag, String> seen) {
        for (Tag tag : tags) {
            String other = seen.putIfAbsent(tag, name);
            if (other != null) {
                resolution.diagnostics.error(position, "'" + name + "' has the same tag as '" + other + "'");
                return;
            }
        }
    }
}
