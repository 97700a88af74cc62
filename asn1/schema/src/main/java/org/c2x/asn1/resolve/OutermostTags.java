package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.Set;
import java.util.TreeSet;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.schema.UniversalTag;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.TypeNode;

/** The tag with which the values of a type start: its own one, or of an untagged CHOICE any of several. */
final class OutermostTags {
    // X.680 clause 52.7
    /**
     * Stands for the tags of what later versions may add at an extension marker: it is no tag of this version, but one
     * that any two markers share.
     */
    static final Tag UNKNOWN = new Tag(TagClass.PRIVATE, -1);

    private final Resolution resolution;
    private final Once<Set<Tag>> knownChoices;

    OutermostTags(Resolution resolution) {
        this.resolution = resolution;
        this.knownChoices = new Once<>(resolution.guard);
    }

    /** The tag as written; complains about a number that is no tag number. */
    Tag of(TypeNode.Tagged tagged, Scope scope) {
        return new Tag(TagClass.valueOf(tagged.tagClass()), number(tagged, scope));
    }

    private int number(TypeNode.Tagged tagged, Scope scope) {
        BigInteger number = resolution.values.number(tagged.number(), scope);
        if (number.signum() < 0 || number.compareTo(BigInteger.valueOf(Tag.MOST_NUMBER)) > 0) {
            throw new SourceError(tagged.position(), "a tag number is 0 to " + Tag.MOST_NUMBER);
        }
        return number.intValue();
    }

    /** All tags with which a value of the type may start. */
    Set<Tag> all(Located type) {
        Located current = untilTag(type);
        if (TypeResolver.isOpen(current.node())) {
            return Set.of(); // it may be any: nothing can be said about differences
        }
        if (!(current.node() instanceof TypeNode.Choice choice)) {
            return Set.of(single(current));
        }
        return knownChoices.get(
                new Place(choice, current.scope()),
                choice.position(),
                () -> "this CHOICE contains itself without a tag between",
                () -> ofChoice(choice, current.scope()));
    }

    private Set<Tag> ofChoice(TypeNode.Choice choice, Scope scope) {
        Set<Tag> tags = new TreeSet<>();
        if (Alternatives.isExtensible(choice, scope)) {
            tags.add(UNKNOWN);
        }
        if (Tags.isAutomatic(choice, scope)) {
            tags.addAll(Tags.automatic(Alternatives.all(choice).size()));
            return tags;
        }
        for (TypeNode.Alternative alternative : Alternatives.all(choice)) {
            tags.addAll(all(new Located(alternative.type(), scope)));
        }
        return tags;
    }

    /** True if values of the type start with tags of alternatives or of the type that an open type holds. */
    boolean isUntagged(Located type) {
        TypeNode node = untilTag(type).node();
        return node instanceof TypeNode.Choice || TypeResolver.isOpen(node);
    }

    /** After references and constraints: a tagged or a built-in type. */
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
            return of(tagged, type.scope());
        }
        return new Tag(TagClass.UNIVERSAL, universal(type.node()));
    }

    // X.680 clause 8.4, Table 1.
    private static int universal(TypeNode node) {
        if (node instanceof TypeNode.Integer) {
            return UniversalTag.INTEGER;
        }
        if (node instanceof TypeNode.BitString) {
            return UniversalTag.BIT_STRING;
        }
        if (node instanceof TypeNode.Enumerated) {
            return UniversalTag.ENUMERATED;
        }
        if (node instanceof TypeNode.Sequence sequence) {
            return TypeResolver.kind(sequence.isSet()).universalTag();
        }
        if (node instanceof TypeNode.ListOf list) {
            return TypeResolver.kind(list.isSet()).universalTag();
        }
        if (node instanceof TypeNode.CharacterString string) {
            return TypeResolver.kind(string).universalTag();
        }
        return switch (((TypeNode.Simple) node).kind()) {
            case BOOLEAN -> UniversalTag.BOOLEAN;
            case OCTET_STRING -> UniversalTag.OCTET_STRING;
            case NULL -> UniversalTag.NULL;
            case OBJECT_IDENTIFIER -> UniversalTag.OBJECT_IDENTIFIER;
            case REAL -> UniversalTag.REAL;
            case RELATIVE_OID -> UniversalTag.RELATIVE_OID;
        };
    }
}
