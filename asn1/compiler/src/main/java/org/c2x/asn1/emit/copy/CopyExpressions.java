package org.c2x.asn1.emit.copy;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/** The expressions that copy a value: they allocate what a decoder would. */
final class CopyExpressions {
    private final JavaModel model;
    private final String packageName;

    CopyExpressions(JavaModel model, String packageName) {
        this.model = model;
        this.packageName = packageName;
    }

    String className(Type type) {
        return model.companion(model.className(type), "Copy");
    }

    /** The copy of a value, of a primitive one the value itself. */
    String of(Type type, String value, SourceWriter out) {
        return type.accept(new Copy(value, false, out));
    }

    /** The copy of a value that is held as an object, and is not null. */
    String ofBoxed(Type type, String value, SourceWriter out) {
        return type.accept(new Copy(value, true, out));
    }

    private final class Copy implements LeafVisitor<String> {
        private final String value;
        private final boolean boxed;
        private final SourceWriter out;

        private Copy(String value, boolean boxed, SourceWriter out) {
            this.value = value;
            this.boxed = boxed;
            this.out = out;
        }

        @Override
        public String visit(BooleanType type) {
            return value;
        }

        @Override
        public String visit(NullType type) {
            return value;
        }

        @Override
        public String visit(IntegerType type) {
            return switch (JavaModel.whole(type)) {
                case INT -> boxed ? "Integer.valueOf(" + value + ".intValue())" : value;
                case LONG -> boxed ? "Long.valueOf(" + value + ".longValue())" : value;
                case BIG -> "new " + out.use("java.math.BigInteger") + '(' + value + ".toByteArray())";
            };
        }

        @Override
        public String visit(RealType type) {
            return boxed ? "Double.valueOf(" + value + ".doubleValue())" : value;
        }

        @Override
        public String visit(EnumeratedType type) {
            return value;
        }

        @Override
        public String visit(BitStringType type) {
            return value + ".copy()";
        }

        @Override
        public String visit(OctetStringType type) {
            return value + ".copy()";
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            return value + ".copy()";
        }

        @Override
        public String visit(CharacterStringType type) {
            return "new String(" + value + ')';
        }

        @Override
        public String structured(Type type) {
            return out.use(packageName, className(type)) + ".copy(" + value + ')';
        }
    }
}
