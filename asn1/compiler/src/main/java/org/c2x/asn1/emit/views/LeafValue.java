package org.c2x.asn1.emit.views;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/**
 * How the value of a component is read that is a number, truth value, enumeral or short BIT STRING.
 *
 * @param javaType of the accessor
 * @param constant what makes it of a constant of the record, {@code %s}
 */
record LeafValue(Step step, String javaType, String constant) {

    /** The value of a component or alternative; empty as well if no long has room for its DEFAULT. */
    static Optional<LeafValue> of(Node node, JavaModel java, SourceWriter out) {
        boolean hasRoom = node.member()
                .flatMap(member -> member.component().defaultValue())
                .filter(value -> !isLong(value))
                .isEmpty();
        return hasRoom ? of(node.step(), java, out) : Optional.empty();
    }

    private static boolean isLong(Value value) {
        return value instanceof IntegerValue number
                ? isLong(number.toBigInteger())
                : !(value instanceof BitStringValue bits) || bits.value().length() <= Long.SIZE;
    }

    /**
     * The value of a step; empty if it has parts, is a string, or a number in a field of more than 64 bits. Other
     * numbers are refused where no long has room for them.
     */
    private static Optional<LeafValue> of(Step step, JavaModel java, SourceWriter out) {
        if (step instanceof Step.Truth) {
            return Optional.of(new LeafValue(step, "boolean", "%s"));
        }
        if (step instanceof Step.Number number) {
            return switch (JavaModel.whole(number.type())) {
                case INT -> Optional.of(new LeafValue(step, "int", "%s"));
                case LONG -> Optional.of(new LeafValue(step, "long", "%s"));
                case BIG ->
                    mayBeLong(number.form())
                            ? Optional.of(new LeafValue(step, "long", "%s.longValueExact()"))
                            : Optional.empty();
            };
        }
        if (step instanceof Step.Enumeral enumeral) {
            return Optional.of(new LeafValue(step, java.modelClass(enumeral.type(), out), "%s"));
        }
        return step instanceof Step.Bits bits && isShort(bits)
                ? Optional.of(new LeafValue(step, "long", "%s.toLong()"))
                : Optional.empty();
    }

    private static boolean mayBeLong(NumberForm form) {
        if (form instanceof NumberForm.Extensible extensible) {
            return mayBeLong(extensible.root());
        }
        if (form instanceof NumberForm.Constrained field) {
            return field.width() <= Long.SIZE && isLong(field.lower());
        }
        return form instanceof NumberForm.Unconstrained
                || form instanceof NumberForm.SemiConstrained semi && isLong(semi.lower());
    }

    private static boolean isLong(BigInteger number) {
        return number.bitLength() < Long.SIZE;
    }

    private static boolean isShort(Step.Bits bits) {
        return bits.type()
                .size()
                .root()
                .upper()
                .filter(upper -> upper.compareTo(BigInteger.valueOf(Long.SIZE)) <= 0)
                .isPresent();
    }

    /** True if the length of a BIT STRING is not always the same. */
    boolean hasLength() {
        return step instanceof Step.Bits bits && !(bits.length() instanceof NumberForm.Constant);
    }

    /**
     * The expression of the value.
     *
     * @param at   expression of its position, evaluated more than once
     * @param path Java expression of the path for errors
     */
    String read(String at, String path, JavaModel java, SourceWriter out) {
        if (step instanceof Step.Truth) {
            return "bit(" + at + ", " + path + ')';
        }
        if (step instanceof Step.Number number) {
            String value = number(number.form(), at, path);
            boolean isInt = JavaModel.whole(number.type()) == Whole.INT;
            return isInt ? "(int) " + value : value;
        }
        if (step instanceof Step.Enumeral enumeral) {
            return enumeral(enumeral, at, path, java, out);
        }
        return bitString(((Step.Bits) step).length(), at, path);
    }

    private static String number(NumberForm form, String at, String path) {
        if (form instanceof NumberForm.Extensible extensible) {
            String from = Skips.plus(at, 1);
            return choose(at, path, number(extensible.extension(), from, path), number(extensible.root(), from, path));
        }
        if (form instanceof NumberForm.Constant constant) {
            return constant.value() + "L";
        }
        if (form instanceof NumberForm.SemiConstrained semi) {
            return "semiConstrained(" + at + ", " + semi.lower() + "L, " + path + ')';
        }
        return form instanceof NumberForm.Constrained
                ? Skips.range(form, at, path)
                : "unconstrained(" + at + ", " + path + ')';
    }

    private static String choose(String at, String path, String extension, String root) {
        return "bit(" + at + ", " + path + ") ? " + extension + " : " + root;
    }

    /** The ordinals of the enum are the indices; the last one of an extensible type stands for all unknown ones. */
    private static String enumeral(Step.Enumeral step, String at, String path, JavaModel java, SourceWriter out) {
        EnumeratedType type = step.type();
        String enumClass = java.modelClass(type, out);
        String values = out.constant(enumClass + "[]", "ENUMERALS", enumClass + ".values()");
        int last = type.root().size() - 1;
        if (step.form() instanceof NumberForm.Extensible form) {
            String from = Skips.plus(at, 1);
            int unknown = type.root().size() + type.additions().size();
            String index = choose(
                    at,
                    path,
                    "Math.min(indexBeyond(" + last + ", " + from + ", " + path + "), " + unknown + ')',
                    Skips.index(form.root(), last, from, path));
            return values + '[' + index + ']';
        }
        return values + '[' + Skips.index(step.form(), last, at, path) + ']';
    }

    private static String bitString(NumberForm length, String at, String path) {
        if (length instanceof NumberForm.Extensible extensible) {
            String from = Skips.plus(at, 1);
            return choose(at, path, "bitString(" + from + ", " + path + ')', bitString(extensible.root(), from, path));
        }
        String bits = Skips.plus(at, UperSteps.fieldWidth(length));
        return "bits(" + bits + ", " + bitStringLength(length, at, path) + ", " + path + ')';
    }

    /** The expression of the length of a BIT STRING in bits. */
    String readLength(String at, String path) {
        return bitStringLength(((Step.Bits) step).length(), at, path);
    }

    private static String bitStringLength(NumberForm length, String at, String path) {
        if (length instanceof NumberForm.Extensible extensible) {
            String from = Skips.plus(at, 1);
            return choose(
                    at,
                    path,
                    "bitStringLength(" + from + ", " + path + ')',
                    bitStringLength(extensible.root(), from, path));
        }
        return length instanceof NumberForm.Constant constant
                ? constant.value().toString()
                : "(int) " + Skips.range(length, at, path);
    }

    /** The values of the root, for the Javadoc; empty if their Java type tells them. */
    String values() {
        return step instanceof Step.Number number ? numbers(number.type()) : "";
    }

    private static String numbers(IntegerType type) {
        return type.root() + (type.extensible() ? ", extensible" : "");
    }
}
