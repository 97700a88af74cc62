package org.c2x.asn1.schema;

import java.util.Collections;

/** The tag with which a value of a type without tags before it starts, of a CHOICE the least one in its root. */
final class OutermostTag implements TypeVisitor<Tag> {
    static final OutermostTag OF = new OutermostTag();

    private OutermostTag() {}

    @Override
    public Tag visit(BooleanType type) {
        return universal(UniversalTag.BOOLEAN);
    }

    @Override
    public Tag visit(NullType type) {
        return universal(UniversalTag.NULL);
    }

    @Override
    public Tag visit(IntegerType type) {
        return universal(UniversalTag.INTEGER);
    }

    @Override
    public Tag visit(RealType type) {
        return universal(UniversalTag.REAL);
    }

    @Override
    public Tag visit(EnumeratedType type) {
        return universal(UniversalTag.ENUMERATED);
    }

    @Override
    public Tag visit(BitStringType type) {
        return universal(UniversalTag.BIT_STRING);
    }

    @Override
    public Tag visit(OctetStringType type) {
        return universal(UniversalTag.OCTET_STRING);
    }

    @Override
    public Tag visit(ContainingType type) {
        return universal(UniversalTag.OCTET_STRING);
    }

    @Override
    public Tag visit(ObjectIdentifierType type) {
        return universal(type.relative() ? UniversalTag.RELATIVE_OID : UniversalTag.OBJECT_IDENTIFIER);
    }

    @Override
    public Tag visit(CharacterStringType type) {
        return universal(type.kind().universalTag());
    }

    @Override
    public Tag visit(SequenceType type) {
        return universal(type.kind().universalTag());
    }

    @Override
    public Tag visit(ChoiceType type) {
        return Collections.min(
                type.root().stream().map(ChoiceType.Alternative::tag).toList());
    }

    @Override
    public Tag visit(ListType type) {
        return universal(type.kind().universalTag());
    }

    @Override
    public Tag visit(TypeReference type) {
        return TypeTag.outermost(type.target().tags(), type.target().type());
    }

    /** An open type may start with any tag: the one that stands for none, and is of no type. */
    @Override
    public Tag visit(OpenType type) {
        return universal(UniversalTag.NONE);
    }

    @Override
    public Tag visit(AnyType type) {
        return universal(UniversalTag.NONE);
    }

    private static Tag universal(int number) {
        return new Tag(Tag.TagClass.UNIVERSAL, number);
    }
}
