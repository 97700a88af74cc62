package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** CHOICE and the selection of one of its alternatives (X.680 clauses 29 and 30). */
final class Alternatives {
    private final Resolution resolution;

    Alternatives(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The alternatives as written: the root, then the additions. */
    static List<TypeNode.Alternative> all(TypeNode.Choice choice) {
        return Stream.concat(choice.root().stream(), choice.additions().stream())
                .toList();
    }

    static boolean isExtensible(TypeNode.Choice node, Scope scope) {
        return node.extensible() || scope.module().extensibilityImplied();
    }

    ChoiceType type(TypeNode.Choice node, Scope scope) {
        List<List<TypeTag>> tags = resolution.tags.ofAlternatives(node, scope);
        Set<String> names = new HashSet<>();
        List<ChoiceType.Alternative> alternatives = new ArrayList<>();
        for (TypeNode.Alternative alternative : all(node)) {
            if (!names.add(alternative.name().text())) {
                resolution.diagnostics.error(
                        alternative.name().position(), "'" + alternative.name() + "' is the name of two alternatives");
            }
            alternatives.add(alternative(alternative, tags.get(alternatives.size()), scope));
        }
        int rootSize = node.root().size();
        return new ChoiceType(
                alternatives.subList(0, rootSize),
                isExtensible(node, scope),
                alternatives.subList(rootSize, alternatives.size()));
    }

    private ChoiceType.Alternative alternative(TypeNode.Alternative node, List<TypeTag> tags, Scope scope) {
        Type type = TypeResolver.BROKEN;
        try {
            type = resolution.types.type(node.type(), scope);
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
        }
        return resolution.names.declared(
                new ChoiceType.Alternative(node.name().text(), tags, type, node.comment()), node.name());
    }

    /** The type of the alternative that {@code alternative < Choice} selects. */
    Located selected(TypeNode.Selection selection, Scope scope) {
        Located choice = resolution.guard.within(
                selection.position(), () -> resolution.references.builtin(new Located(selection.choice(), scope)));
        if (!(choice.node() instanceof TypeNode.Choice node)) {
            throw new SourceError(selection.choice().position(), "expected a CHOICE after '<'");
        }
        Name name = selection.alternative();
        for (TypeNode.Alternative alternative : all(node)) {
            if (alternative.name().text().equals(name.text())) {
                resolution.names.mean(name, alternative.name());
                return new Located(alternative.type(), choice.scope());
            }
        }
        throw unknown(
                name,
                all(node).stream().map(alternative -> alternative.name().text()).toList());
    }

    /** What to throw where a CHOICE has no alternative of that name but these. */
    static SourceError unknown(Name name, List<String> known) {
        return new SourceError(
                name.position(),
                () -> "the CHOICE has no alternative '" + name + "'" + Suggestions.didYouMean(name.text(), known));
    }
}
