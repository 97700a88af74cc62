package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.Outermost;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.program.Layout;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** The C side of a schema: what types are called and how structs hold their values. */
final class CModel extends StructModel implements Layout {
    private final Outermost outermost;

    /** The parameters are those of {@link StructModel}. */
    CModel(JavaModel java, String prefix, int integerOctets) {
        super(java, prefix, integerOctets);
        this.outermost = new Outermost(java);
    }

    /** True if values of a type are whole messages and no part of any other. */
    boolean isOutermost(Type type) {
        return outermost.contains(type);
    }

    @Override
    public boolean joins(Type type) {
        return isInlined(type);
    }

    @Override
    public boolean isWide(IntegerType type) {
        return isLong(type);
    }

    /** The function that writes or reads values of a SEQUENCE, SET, CHOICE or list. */
    String function(Direction direction, Type type) {
        return (direction == Direction.WRITE ? "write_" : "read_") + java().className(type);
    }

    /** The member of the union of a CHOICE. */
    String member(ChoiceType type, ChoiceType.Alternative alternative) {
        String name = java().alternativeClass(type, alternative);
        return CNames.plain(JavaNames.ofMember(name));
    }

    /** The constant that tells that a CHOICE holds an alternative. */
    String choiceConstant(ChoiceType type, ChoiceType.Alternative alternative) {
        return typeName(type) + '_' + JavaNames.ofConstant(java().alternativeClass(type, alternative));
    }

    /** The type of the constants that tell which alternative a CHOICE holds. */
    String choiceEnum(ChoiceType type) {
        return typeName(type) + "_choice";
    }

    /** The constant that tells that a CHOICE holds what nobody knew. */
    String unknownConstant(ChoiceType type) {
        return typeName(type) + '_' + EnumConstants.UNKNOWN;
    }

    /** The declaration of a member of a struct. */
    String declaration(Type type, String member) {
        return isPointedTo(type)
                ? "const " + typeName(type.resolved()) + " *" + member
                : shape(type).cType() + ' ' + member;
    }

    /** The value that a member of a struct holds or points to. */
    CPlace place(CPlace struct, Type type, String member) {
        CPlace place = struct.member(member);
        return isPointedTo(type) ? new CPlace(place.text(), true) : place;
    }
}
