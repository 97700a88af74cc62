package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** The tags of components and alternatives: automatic ones, and which must differ (X.680 clauses 25, 27 and 29). */
final class Tags {

    /**
     * A component, an alternative or an extension marker.
     *
     * @param tags      those with which a value may start; none if the type is wrong
     * @param mandatory true if every value of every version holds it
     */
    private record Slot(String name, Position position, Set<Tag> tags, boolean mandatory) {}

    private final Resolution resolution;

    Tags(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The tags before the components' types, in the order of {@link Components.Shape#parts()}. */
    List<List<TypeTag>> ofComponents(TypeNode.Sequence node, Scope scope, Components.Shape shape) {
        List<Components.Part> parts = shape.parts().toList();
        if (isAutomatic(node, scope)) {
            node.additions().forEach(addition -> addition.items().forEach(Tags::checkUntagged));
            return automatic(parts.stream().map(Components.Part::type).toList());
        }
        List<Set<Tag>> tags = new ArrayList<>();
        for (Components.Part part : parts) {
            tags.add(outermostOrNone(part.type()));
        }
        Optional<Slot> marker = marker(Components.isExtensible(node, scope), node.position());
        // X.680 clause 25: what may be absent must differ from all that may follow it.
        checkDistinct(slots(shape, parts, tags, marker), !node.isSet());
        return parts.stream().map(part -> writtenOrNone(part.type())).toList();
    }

    private List<TypeTag> writtenOrNone(Located type) {
        try {
            return resolution.typeTags.written(type);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
            return List.of();
        }
    }

    /** The tags before the alternatives' types: the root, then the additions. */
    List<List<TypeTag>> ofAlternatives(TypeNode.Choice choice, Scope scope) {
        List<TypeNode.Alternative> alternatives = Alternatives.all(choice);
        List<Located> types = alternatives.stream()
                .map(alternative -> new Located(alternative.type(), scope))
                .toList();
        if (isAutomatic(choice, scope)) {
            return automatic(types);
        }
        List<Slot> slots = new ArrayList<>();
        marker(Alternatives.isExtensible(choice, scope), choice.position()).ifPresent(slots::add);
        for (int i = 0; i < types.size(); i++) {
            Name name = alternatives.get(i).name();
            slots.add(new Slot(name.text(), name.position(), outermostOrNone(types.get(i)), true));
        }
        checkDistinct(slots, false);
        return types.stream().map(this::writtenOrNone).toList();
    }

    /** True if the components get automatic tags: none of the root carries one of its own. */
    private static boolean isAutomatic(TypeNode.Sequence node, Scope scope) {
        return scope.module().tagging() == ModuleNode.Tagging.AUTOMATIC
                && node.root().stream().noneMatch(Tags::isTagged)
                && node.secondRoot().stream().noneMatch(Tags::isTagged);
    }

    /** The same of alternatives. */
    static boolean isAutomatic(TypeNode.Choice node, Scope scope) {
        return scope.module().tagging() == ModuleNode.Tagging.AUTOMATIC
                && node.root().stream().noneMatch(alternative -> alternative.type() instanceof TypeNode.Tagged);
    }

    private static boolean isTagged(TypeNode.Item item) {
        return item instanceof TypeNode.Component component && component.type() instanceof TypeNode.Tagged;
    }

    private static void checkUntagged(TypeNode.Item item) {
        if (isTagged(item)) {
            Position position = ((TypeNode.Component) item).type().position();
            throw new SourceError(
                    position, "a tag after the extension marker, although the root is tagged automatically");
        }
    }

    /** Automatic tags: the numbers from 0. */
    static List<Tag> automatic(int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> new Tag(TagClass.CONTEXT, number))
                .toList();
    }

    /** Automatic tags before those that the types have. */
    private List<List<TypeTag>> automatic(List<Located> types) {
        List<List<TypeTag>> all = new ArrayList<>();
        for (Tag tag : automatic(types.size())) {
            Located type = types.get(all.size());
            List<TypeTag> tags = new ArrayList<>();
            try {
                tags.add(new TypeTag(tag, resolution.typeTags.implicitWherePossible(type)));
                tags.addAll(resolution.typeTags.written(type));
            } catch (SourceError error) {
                resolution.diagnostics.error(error);
            }
            all.add(tags);
        }
        return all;
    }

    /** The tags with which a value of the type may start; none if the type is wrong, which is then reported. */
    private Set<Tag> outermostOrNone(Located type) {
        try {
            return resolution.outermostTags.all(type);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
            return Set.of();
        }
    }

    /** The components in textual order; the marker after the additions stands for those of later versions. */
    private static List<Slot> slots(
            Components.Shape shape, List<Components.Part> parts, List<Set<Tag>> tags, Optional<Slot> marker) {
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Components.Part part = parts.get(i);
            boolean isMandatory = part.isMandatory() && i < shape.root().size();
            slots.add(new Slot(part.name(), part.node().name().position(), tags.get(i), isMandatory));
        }
        List<Slot> secondRoot = slots.subList(shape.secondRoot(), shape.root().size());
        List<Slot> moved = List.copyOf(secondRoot);
        secondRoot.clear();
        marker.ifPresent(slots::add);
        slots.addAll(moved);
        return slots;
    }

    // X.680 clause 52.7: a marker counts as one more component or alternative.
    private static Optional<Slot> marker(boolean extensible, Position position) {
        return extensible
                ? Optional.of(new Slot("...", position, Set.of(OutermostTags.UNKNOWN), false))
                : Optional.empty();
    }

    /**
     * Complains about tags that do not differ.
     *
     * @param ordered true if a slot that cannot be absent tells apart what comes before and after it
     */
    private void checkDistinct(List<Slot> slots, boolean ordered) {
        Map<Tag, Slot> seen = new HashMap<>();
        for (Slot slot : slots) {
            for (Tag tag : slot.tags()) {
                Slot other = seen.putIfAbsent(tag, slot);
                if (other != null) {
                    resolution.diagnostics.error(slot.position(), conflict(tag, slot, other));
                    break;
                }
            }
            if (ordered && slot.mandatory()) {
                seen.clear();
            }
        }
    }

    private static String conflict(Tag tag, Slot slot, Slot other) {
        return tag == OutermostTags.UNKNOWN
                ? "what later versions add to '" + other.name() + "' and to '" + slot.name() + "' cannot be told apart"
                : "'" + slot.name() + "' has the same tag as '" + other.name() + "'";
    }
}
