package org.c2x.asn1.emit.proto;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** The expressions that convert values without parts, and the statements that check them. */
final class LeafCode {
    private final ProtoModel model;
    private final SourceWriter out;

    LeafCode(ProtoModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    private String check() {
        return out.runtime("MessageField");
    }

    /**
     * What a field holds of a Java value.
     *
     * @param value an expression without side effects
     * @param boxed true if its type is a class though that of the values is primitive
     */
    String toMessage(Type type, String value, boolean boxed) {
        return type.accept(new ToMessage(value, boxed));
    }

    private final class ToMessage implements LeafVisitor<String> {
        private final String value;
        private final boolean boxed;

        private ToMessage(String value, boolean boxed) {
            this.value = value;
            this.boxed = boxed;
        }

        @Override
        public String visit(BooleanType type) {
            return value;
        }

        @Override
        public String visit(NullType type) {
            return "true";
        }

        @Override
        public String visit(IntegerType type) {
            return wholeToMessage(type, value, boxed);
        }

        @Override
        public String visit(RealType type) {
            return value;
        }

        @Override
        public String visit(EnumeratedType type) {
            throw new AssertionError(type);
        }

        @Override
        public String visit(BitStringType type) {
            return bitsToMessage(type, value);
        }

        @Override
        public String visit(OctetStringType type) {
            return bytes(value + ".toByteArray()");
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            String contents = out.runtime("ObjectIdentifierContents") + (type.relative() ? ".ofRelative" : ".of");
            return bytes(contents + '(' + value + ')');
        }

        @Override
        public String visit(CharacterStringType type) {
            return value;
        }

        @Override
        public String structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private String bytes(String array) {
        return out.use("com.google.protobuf.UnsafeByteOperations") + ".unsafeWrap(" + array + ')';
    }

    private String wholeToMessage(IntegerType type, String value, boolean boxed) {
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
                return bytes(out.runtime("BitStringContents") + ".of(" + value + ')');
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

    /** Writes what refuses a value that its type allows but a message has no place for. */
    void checkEncodable(Type type, String value) {
        Type resolved = type.resolved();
        if (resolved instanceof IntegerType integer && integer.extensible()) {
            String condition = JavaModel.whole(integer) == Whole.BIG
                    ? Conditions.containsBig(value, integer.root(), out)
                    : Conditions.contains(value, integer.root());
            encodable(condition, integer.root(), value);
        } else if (resolved instanceof CharacterStringType text && text.kind() == CharacterStringType.Kind.UNIVERSAL) {
            out.line(check() + ".encodable(" + value + ");");
        }
        sized(type).filter(sized -> sized.size().extensible()).ifPresent(sized -> {
            String length = sized.length().apply(value);
            IntegerSet root = sized.size().root();
            encodable(Conditions.contains(length, root), root, length);
        });
    }

    private void encodable(String condition, IntegerSet root, String value) {
        if (!condition.equals("true")) {
            out.line(check() + ".encodable(" + condition + ", \"" + root + "\", " + value + ");");
        }
    }

    /** True if {@link #checkEncodable} writes something. */
    static boolean mayRefuse(Type type) {
        Type resolved = type.resolved();
        return resolved instanceof IntegerType integer && integer.extensible()
                || resolved instanceof CharacterStringType text && text.kind() == CharacterStringType.Kind.UNIVERSAL
                || sized(type).filter(sized -> sized.size().extensible()).isPresent();
    }

    /**
     * The Java value of a field.
     *
     * @param getter   the accessor without its parentheses
     * @param argument the parentheses, with an index between them if the field is repeated
     */
    String fromMessage(Type type, String getter, String argument) {
        return type.accept(new FromMessage(getter, argument));
    }

    private final class FromMessage implements LeafVisitor<String> {
        private final String getter;
        private final String argument;
        private final String field;

        private FromMessage(String getter, String argument) {
            this.getter = getter;
            this.argument = argument;
            this.field = getter + argument;
        }

        @Override
        public String visit(BooleanType type) {
            return field;
        }

        @Override
        public String visit(NullType type) {
            return check() + ".nothing(" + field + ')';
        }

        @Override
        public String visit(IntegerType type) {
            return wholeFromMessage(type, field);
        }

        @Override
        public String visit(RealType type) {
            return field;
        }

        @Override
        public String visit(EnumeratedType type) {
            throw new AssertionError(type);
        }

        @Override
        public String visit(BitStringType type) {
            return bitsFromMessage(type, field);
        }

        @Override
        public String visit(OctetStringType type) {
            return out.runtime("OctetString") + ".wrap(" + field + ".toByteArray())";
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            return check() + (type.relative() ? ".relative(" : ".objectIdentifier(") + field + ".toByteArray())";
        }

        @Override
        public String visit(CharacterStringType type) {
            return check() + ".text(" + getter + "Bytes" + argument + ".isValidUtf8(), " + field + ')';
        }

        @Override
        public String structured(Type type) {
            throw new AssertionError(type);
        }
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

    /** Writes what refuses a Java value from a message that its type does not allow, as far as a path helps. */
    void checkDecoded(Type type, String value) {
        Type resolved = type.resolved();
        if (resolved instanceof IntegerType integer) {
            range(integer, value);
        }
        boolean fixedBits = resolved instanceof BitStringType bits && ProtoModel.isFixed(bits);
        if (!fixedBits) {
            sized(type).ifPresent(sized -> size(sized.size(), sized.length().apply(value)));
        }
    }

    /** True if {@link #checkDecoded} writes something. */
    boolean checksDecoded(Type type) {
        SourceWriter trial = new SourceWriter("", "");
        String before = trial.text();
        new LeafCode(model, trial).checkDecoded(type, "value");
        return !trial.text().equals(before);
    }

    private void range(IntegerType type, String value) {
        IntegerSet root = type.root();
        Optional<BigInteger> lower = root.lower();
        Optional<BigInteger> upper = root.upper();
        Whole whole = JavaModel.whole(type);
        if (whole == Whole.BIG) {
            if (lower.isPresent() || upper.isPresent()) {
                out.line(check() + ".range(" + value + ", " + big(lower) + ", " + big(upper) + ");");
            }
        } else {
            String suffix = whole == Whole.LONG ? "L" : "";
            boolean unsigned = Scalar.of(type, model.variant()).isUnsigned();
            out.line(check() + (unsigned ? ".unsigned(" : ".range(") + value + ", " + lower.orElseThrow() + suffix
                    + ", " + upper.orElseThrow() + suffix + ");");
        }
        if (!root.isContiguous() && type.extensible()) {
            String condition =
                    whole == Whole.BIG ? Conditions.containsBig(value, root, out) : Conditions.contains(value, root);
            out.line(check() + ".that(" + condition + ", \"" + root + "\", " + value + ");");
        }
    }

    private String big(Optional<BigInteger> bound) {
        String big = out.use("java.math.BigInteger");
        return bound.map(number -> out.constant(big, "BOUND", "new " + big + "(\"" + number + "\")"))
                .orElse("null");
    }

    /** Writes what refuses a length. */
    void size(SizeConstraint size, String length) {
        if (size.equals(SizeConstraint.NONE)) {
            return;
        }
        if (size.root().isContiguous()) {
            String upper = size.root().upper().map(bound -> bound + "L").orElse("Long.MAX_VALUE");
            out.line(check() + ".size(" + length + ", " + size.root().lower().orElse(BigInteger.ZERO) + "L, " + upper
                    + ");");
        } else {
            out.line(check() + ".that(" + Conditions.contains(length, size.root()) + ", "
                    + JavaValues.quote("size " + size.root()) + ", " + length + ");");
        }
    }

    /** The sizes that a value may be seen to have; of named bits any up to the most. */
    private static Optional<Sized> sized(Type type) {
        return Sized.of(type).map(sized -> {
            SizeConstraint size = sized.size();
            boolean named = type.resolved() instanceof BitStringType bits
                    && !bits.namedBits().isEmpty();
            return named && !size.root().isEmpty()
                    ? new Sized(
                            new SizeConstraint(
                                    IntegerSet.range(
                                            BigInteger.ZERO, size.root().upper().orElse(null)),
                                    size.extensible()),
                            sized.length())
                    : sized;
        });
    }
}
