package org.c2x.asn1.emit.proto;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.coding.MessageField;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** The statements that check values without parts. */
final class ProtoChecks {
    private final ProtoModel model;
    private final SourceWriter out;

    ProtoChecks(ProtoModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    private String check() {
        return out.runtime(MessageField.class);
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

    /** The same for a part; one with a mapping of its own is checked there. */
    void checkPartEncodable(Type part, String value) {
        if (!JavaModel.hasCompanion(part)) {
            checkEncodable(part, value);
        }
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

    /** Writes what refuses a Java value from a message that its type does not allow, as far as a path helps. */
    private void checkDecoded(Type type, String value) {
        Type resolved = type.resolved();
        if (resolved instanceof IntegerType integer) {
            range(integer, value);
        }
        boolean fixedBits = resolved instanceof BitStringType bits && ProtoModel.isFixed(bits);
        if (!fixedBits) {
            sized(type).ifPresent(sized -> size(sized.size(), sized.length().apply(value)));
        }
    }

    /** The same for a part; one with a mapping of its own is checked there. */
    void checkPartDecoded(Type part, String value, boolean nullable) {
        if (JavaModel.hasCompanion(part)) {
            return;
        }
        if (!nullable) {
            checkDecoded(part, value);
        } else if (checksDecoded(part)) {
            out.line("if (" + value + " != null) {");
            checkDecoded(part, value);
            out.line("}");
        }
    }

    /** True if {@link #checkDecoded} writes something. */
    private boolean checksDecoded(Type type) {
        SourceWriter trial = new SourceWriter("", "");
        String before = trial.text();
        new ProtoChecks(model, trial).checkDecoded(type, "value");
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
