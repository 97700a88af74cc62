package org.c2x.asn1.emit.proto;

import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.BitStringContents;
import org.c2x.asn1.runtime.coding.MessageField;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
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

/**
 * What fields hold of values without parts; what it is made of is an expression without side effects.
 *
 * @param boxed true if the Java type is a class though that of the values is primitive
 */
record ProtoLeaves(ProtoModel model, boolean boxed, SourceWriter out) implements LeafVisitor<Leaf> {
    @Override
    public Leaf visit(BooleanType type) {
        return same();
    }

    @Override
    public Leaf visit(NullType type) {
        return new Leaf(value -> "true", field -> check() + ".nothing(" + field + ')');
    }

    @Override
    public Leaf visit(IntegerType type) {
        return new Leaf(value -> wholeToMessage(type, value), field -> wholeFromMessage(type, field));
    }

    @Override
    public Leaf visit(RealType type) {
        return same();
    }

    @Override
    public Leaf visit(EnumeratedType type) {
        throw new AssertionError(type);
    }

    @Override
    public Leaf visit(BitStringType type) {
        return new Leaf(value -> bitsToMessage(type, value), field -> bitsFromMessage(type, field));
    }

    @Override
    public Leaf visit(OctetStringType type) {
        return new Leaf(
                value -> bytes(value + ".toByteArray()"),
                field -> out.runtime(OctetString.class) + ".wrap(" + field + ".toByteArray())");
    }

    @Override
    public Leaf visit(ObjectIdentifierType type) {
        String contents = type.relative() ? ".ofRelative(" : ".of(";
        String identifier = type.relative() ? ".relative(" : ".objectIdentifier(";
        return new Leaf(
                value -> bytes(out.runtime(ObjectIdentifierContents.class) + contents + value + ')'),
                field -> check() + identifier + field + ".toByteArray())");
    }

    @Override
    public Leaf visit(CharacterStringType type) {
        return new Leaf(value -> value, field -> {
            int arguments = field.lastIndexOf('(');
            String octets = field.substring(0, arguments) + "Bytes" + field.substring(arguments);
            return check() + ".text(" + octets + ".isValidUtf8(), " + field + ')';
        });
    }

    @Override
    public Leaf structured(Type type) {
        throw new AssertionError(type);
    }

    private static Leaf same() {
        return new Leaf(value -> value, field -> field);
    }

    private String check() {
        return out.runtime(MessageField.class);
    }

    private String bytes(String array) {
        return out.use("com.google.protobuf.UnsafeByteOperations") + ".unsafeWrap(" + array + ')';
    }

    private String wholeToMessage(IntegerType type, String value) {
        Scalar scalar = Scalar.of(type, model.variant());
        return switch (JavaModel.whole(type)) {
            case INT -> value;
            case LONG -> !scalar.isInt() ? value : boxed ? value + ".intValue()" : "(int) " + value;
            case BIG -> scalar == Scalar.BYTES ? bytes(value + ".toByteArray()") : value + ".longValue()";
        };
    }

    private String bitsToMessage(BitStringType type, String value) {
        if (!ProtoModel.isFixed(type)) {
            if (model.variant() == Variant.TUNED) {
                return bytes(out.runtime(BitStringContents.class) + ".of(" + value + ')');
            }
            return model.message(ProtoModel.BIT_STRING, out) + ".newBuilder().setLength(" + value
                    + ".length()).setBits(" + bytes(value + ".toByteArray()") + ").build()";
        }
        // a value with named bits may be shorter or longer by zeros, X.680 clause 22.7
        int length = Scalar.fixedLength(type);
        if (length == 0) {
            return "0";
        }
        if (length > Long.SIZE) {
            String octets = value + ".toByteArray()";
            return bytes(
                    type.namedBits().isEmpty()
                            ? octets
                            : out.use("java.util.Arrays") + ".copyOf(" + octets + ", " + (length + 7) / 8 + ')');
        }
        return (length <= Integer.SIZE ? "(int) " : "") + value + ".prefix(" + length + ')';
    }

    private String wholeFromMessage(IntegerType type, String field) {
        Scalar scalar = Scalar.of(type, model.variant());
        return switch (JavaModel.whole(type)) {
            case INT -> field;
            case LONG ->
                scalar == Scalar.UINT32
                        ? "Integer.toUnsignedLong(" + field + ')'
                        : scalar.isInt() ? "(long) " + field : field;
            case BIG ->
                scalar == Scalar.BYTES
                        ? check() + ".integer(" + field + ".toByteArray())"
                        : check() + ".unsigned(" + field + ')';
        };
    }

    private String bitsFromMessage(BitStringType type, String field) {
        if (!ProtoModel.isFixed(type)) {
            return check() + ".bits("
                    + (model.variant() == Variant.TUNED
                            ? field + ".toByteArray())"
                            : field + ".isInitialized(), " + field + ".getBits().toByteArray(), " + field
                                    + ".getLength())");
        }
        int length = Scalar.fixedLength(type);
        if (length > Long.SIZE) {
            return check() + ".bits(" + field + ".toByteArray(), " + length + ')';
        }
        String number = length <= Integer.SIZE ? "Integer.toUnsignedLong(" + field + ')' : field;
        return check() + ".bits(" + number + ", " + length + ')';
    }
}
