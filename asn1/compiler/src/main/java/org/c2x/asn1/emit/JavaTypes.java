package org.c2x.asn1.emit;

import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.LongList;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeVisitor;

/**
 * The Java type of each kind of type, imported into the file.
 *
 * @param boxed true for a class in place of a primitive type
 */
record JavaTypes(JavaModel model, SourceWriter out, boolean boxed) implements TypeVisitor<String> {

    @Override
    public String visit(BooleanType type) {
        return boxed ? "Boolean" : "boolean";
    }

    @Override
    public String visit(NullType type) {
        return out.runtime(Null.class);
    }

    @Override
    public String visit(IntegerType type) {
        return switch (JavaModel.whole(type)) {
            case INT -> boxed ? "Integer" : "int";
            case LONG -> boxed ? "Long" : "long";
            case BIG -> out.use("java.math.BigInteger");
        };
    }

    @Override
    public String visit(RealType type) {
        return boxed ? "Double" : "double";
    }

    @Override
    public String visit(EnumeratedType type) {
        return model.modelClass(type, out);
    }

    @Override
    public String visit(BitStringType type) {
        return out.runtime(BitString.class);
    }

    @Override
    public String visit(OctetStringType type) {
        return out.runtime(OctetString.class);
    }

    @Override
    public String visit(ObjectIdentifierType type) {
        return out.runtime(ObjectIdentifier.class);
    }

    @Override
    public String visit(CharacterStringType type) {
        return "String";
    }

    @Override
    public String visit(SequenceType type) {
        return model.modelClass(type, out);
    }

    @Override
    public String visit(ChoiceType type) {
        return model.modelClass(type, out);
    }

    @Override
    public String visit(ListType type) {
        return switch (JavaModel.listKind(type)) {
            case INTS -> out.runtime(IntList.class);
            case LONGS -> out.runtime(LongList.class);
            case OBJECTS -> out.use("java.util.List") + '<' + model.boxedType(type.element(), out) + '>';
        };
    }
}
