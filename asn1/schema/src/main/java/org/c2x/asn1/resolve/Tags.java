package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.TypeNode;

/** The tags of components and alternatives: automatic ones, and which must differ (X.680 clauses 25, 27 and 29). */
final class Tags {
    private final Resolution resolution;

    Tags(Resolution resolution) {
        this.resolution = resolution;
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
            boolean isBroken = tags.get(i).isEmpty();
            least.add(isBroken
                    ? new Tag(TagClass.CONTEXT, i)
                    : resolution.outermostTags.least(parts.get(i).type()));
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
            least.add(tags.isEmpty() ? new Tag(TagClass.CONTEXT, least.size()) : resolution.outermostTags.least(type));
        }
        return least;
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
                    position, "a tag behind the extension marker, where the root is tagged automatically");
        }
    }

    /** Automatic tags: the numbers from 0. */
    static List<Tag> automatic(int count) {
        List<Tag> tags = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tags.add(new Tag(TagClass.CONTEXT, i));
        }
        return tags;
    }

    /** The tags with which a value of the type may start; none if the type is wrong, which is told then. */
    private Set<Tag> outermostOrNone(Located type) {
        try {
            return resolution.outermostTags.all(type);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
            return Set.of();
        }
    }

    private void checkDistinct(List<Components.Part> parts, List<Set<Tag>> tags) {
        Map<Tag, String> seen = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            checkNew(tags.get(i), parts.get(i).name(), parts.get(i).node().name().position(), seen);
        }
    }

    // X.680 clause 25: what may be absent must differ from all that may follow it. Additions may all be absent.
    private void checkRuns(Components.Shape shape, List<Components.Part> parts, List<Set<Tag>> tags) {
        Map<Tag, String> seen = new HashMap<>();
        int root = shape.root().size();
        IntStream textual = IntStream.concat(
                IntStream.concat(IntStream.range(0, shape.secondRoot()), IntStream.range(root, parts.size())),
                IntStream.range(shape.secondRoot(), root));
        for (int index : textual.toArray()) {
            Components.Part part = parts.get(index);
            checkNew(tags.get(index), part.name(), part.node().name().position(), seen);
            if (part.isMandatory() && index < root) {
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
