package org.c2x.asn1.emit.copy;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The expressions that copy a value: they allocate what a decoder would. */
final class CopyExpressions {
    private final JavaModel model;
    private final String packageName;

    CopyExpressions(JavaModel model, String packageName) {
        this.model = model;
        this.packageName = packageName;
    }

    /** True if the values of a type are copied by a class of their own. */
    static boolean hasClass(Type type) {
        Type resolved = type.resolved();
        return resolved instanceof SequenceType || resolved instanceof ChoiceType || resolved instanceof ListType;
    }

    String className(Type type) {
        return model.companion(model.className(type), "Copy");
    }

    /** The copy of a value, of a primitive one the value itself. */
    String of(Type type, String value, SourceWriter out) {
        Type resolved = type.resolved();
        if (hasClass(resolved)) {
            return out.use(packageName + '.' + className(resolved)) + ".copy(" + value + ')';
        }
        if (resolved instanceof BitStringType
                || resolved instanceof OctetStringType
                || resolved instanceof ObjectIdentifierType) {
            return value + ".copy()";
        }
        if (resolved instanceof CharacterStringType) {
            return "new String(" + value + ')';
        }
        if (resolved instanceof IntegerType integer && JavaModel.whole(integer) == JavaModel.Whole.BIG) {
            return "new " + out.use("java.math.BigInteger") + '(' + value + ".toByteArray())";
        }
        return value;
    }

    /** The copy of a value that is held as an object, and is not null. */
    String ofBoxed(Type type, String value, SourceWriter out) {
        Type resolved = type.resolved();
        if (resolved instanceof RealType) {
            return "Double.valueOf(" + value + ".doubleValue())";
        }
        if (!(resolved instanceof IntegerType integer)) {
            return of(type, value, out);
        }
        return switch (JavaModel.whole(integer)) {
            case INT -> "Integer.valueOf(" + value + ".intValue())";
            case LONG -> "Long.valueOf(" + value + ".longValue())";
            case BIG -> of(type, value, out);
        };
    }
}
