package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.schema.TypeTag.Mode;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.TypeNode;

/** The tags before types, and what their modes mean (X.680 clauses 13.2 and 31.2). */
final class TypeTags {
    private final Resolution resolution;

    TypeTags(Resolution resolution) {
        this.resolution = resolution;
    }

    /**
     * The tags written before a type, outermost first; those of a definition that is referred to stay there,
     * unless a constraint makes a type of its own of it.
     */
    List<TypeTag> written(Located type) {
        List<TypeTag> tags = new ArrayList<>();
        Located current = type;
        boolean isOwnType = false;
        for (int steps = 0; steps <= NestingGuard.MAXIMUM; steps++) {
            if (current.node() instanceof TypeNode.Tagged tagged) {
                Scope scope = current.scope();
                tags.add(new TypeTag(resolution.outermostTags.of(tagged, scope), mode(tagged, scope)));
            }
            isOwnType |= current.node() instanceof TypeNode.Constrained constrained
                    && !TableConstraints.isTable(constrained.constraint())
                    && isMerged(current);
            Located next = isDefinition(current) && !isOwnType ? current : resolution.references.step(current);
            if (next == current) {
                return tags;
            }
            current = next;
        }
        throw NestingGuard.tooDeep(type.position());
    }

    private boolean isMerged(Located constrained) {
        return ConstrainedTypes.hasRegion(
                resolution.references.builtin(constrained).node());
    }

    private boolean isDefinition(Located type) {
        return type.node() instanceof TypeNode.Reference reference
                && !resolution.references.isDummy(reference, type.scope());
    }

    private Mode mode(TypeNode.Tagged tagged, Scope scope) {
        boolean isExplicit = tagged.mode() == TypeNode.Tagged.Mode.EXPLICIT
                || tagged.mode() == TypeNode.Tagged.Mode.UNSAID
                        && scope.module().tagging() == ModuleNode.Tagging.EXPLICIT;
        Mode mode = isExplicit ? Mode.EXPLICIT : implicitWherePossible(new Located(tagged.type(), scope));
        boolean isTolerable = mode != Mode.EXPLICIT
                || tagged.mode() != TypeNode.Tagged.Mode.IMPLICIT
                || resolution.diagnostics.tolerates(
                        tagged.position(),
                        "X.680 clause 31.2",
                        () -> "an IMPLICIT tag of a CHOICE, an open type or a parameter, which may have no tag");
        if (!isTolerable) {
            throw SourceError.alreadyTold();
        }
        return mode;
    }

    // X.680 clause 31.2.7: what a parameter stands for may have no tag to replace, so none counts as having one.
    /** The mode of a tag that a module's default makes implicit, or that is given automatically. */
    Mode implicitWherePossible(Located inside) {
        boolean isDummy = inside.node() instanceof TypeNode.Reference reference
                && resolution.references.isDummy(reference, inside.scope());
        return isDummy || resolution.outermostTags.isUntagged(inside) ? Mode.EXPLICIT : Mode.IMPLICIT;
    }
}
