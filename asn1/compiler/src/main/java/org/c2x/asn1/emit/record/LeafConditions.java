package org.c2x.asn1.emit.record;

import java.util.Comparator;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.Value;

/** Conditions that speak of a value as a whole. */
final class LeafConditions {
    private final JavaModel model;
    private final SourceWriter out;

    LeafConditions(JavaModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    String of(Type type, Constraint constraint, String value) {
        if (constraint instanceof Constraint.OneOf oneOf) {
            return oneOf(type, oneOf, value);
        }
        if (constraint instanceof Constraint.Range range) {
            return JavaModel.isPrimitive(type)
                    ? Conditions.contains(value, range.values())
                    : Conditions.containsBig(value, range.values(), out);
        }
        if (constraint instanceof Constraint.RealRange range) {
            return realRange(range, value);
        }
        if (constraint instanceof Constraint.Size size) {
            return size(type.resolved(), size.lengths(), value);
        }
        if (constraint instanceof Constraint.Alphabet alphabet) {
            return value + ".codePoints().allMatch(c -> " + Conditions.contains("c", alphabet.characters()) + ')';
        }
        throw new IllegalArgumentException("not about a value as a whole: " + constraint);
    }

    private String oneOf(Type type, Constraint.OneOf oneOf, String value) {
        return oneOf.values().stream()
                .map(allowed -> equal(type, value, allowed))
                .distinct()
                .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
                .collect(Collectors.joining(" || "));
    }

    private String equal(Type type, String value, Value allowed) {
        return type.accept(new Equality(type, value, allowed));
    }

    /** The condition that a value is the one allowed. */
    private final class Equality implements TypeVisitor<String> {
        private final Type use;
        private final String value;
        private final Value allowed;

        private Equality(Type use, String value, Value allowed) {
            this.use = use;
            this.value = value;
            this.allowed = allowed;
        }

        @Override
        public String visit(BooleanType type) {
            return identical();
        }

        @Override
        public String visit(NullType type) {
            return equal();
        }

        @Override
        public String visit(IntegerType type) {
            return JavaModel.isPrimitive(type) ? identical() : equal();
        }

        @Override
        public String visit(RealType type) {
            // unlike ==, finds NaN and tells the two zeros apart
            return "Double.compare(" + value + ", " + expression(use, allowed) + ") == 0";
        }

        @Override
        public String visit(EnumeratedType type) {
            return identical();
        }

        @Override
        public String visit(BitStringType type) {
            if (type.namedBits().isEmpty()) {
                return equal();
            }
            // X.680 clause 22.7: trailing zeros make no difference
            BitString named = ((BitStringValue) allowed).value().withoutTrailingZeros();
            return value + ".withoutTrailingZeros().equals(" + constant(use, new BitStringValue(named)) + ')';
        }

        @Override
        public String visit(OctetStringType type) {
            return equal();
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            return equal();
        }

        @Override
        public String visit(CharacterStringType type) {
            return equal();
        }

        @Override
        public String visit(SequenceType type) {
            return equal();
        }

        @Override
        public String visit(ChoiceType type) {
            return equal();
        }

        @Override
        public String visit(ListType type) {
            return equal();
        }

        private String identical() {
            return value + " == " + expression(use, allowed);
        }

        private String equal() {
            return value + ".equals(" + constant(use, allowed) + ')';
        }
    }

    private String expression(Type type, Value value) {
        return new JavaValues(model).expression(type, value, out);
    }

    private String constant(Type type, Value value) {
        String expression = expression(type, value);
        return type.resolved() instanceof CharacterStringType
                ? expression
                : out.constant(model.javaType(type, out), "ALLOWED", expression);
    }

    private static String realRange(Constraint.RealRange range, String value) {
        return value + (range.lowerIncluded() ? " >= " : " > ") + JavaValues.real(range.lower()) + " && " + value
                + (range.upperIncluded() ? " <= " : " < ") + JavaValues.real(range.upper());
    }

    private static String size(Type type, IntegerSet lengths, String value) {
        String length = Sized.of(type).orElseThrow().length().apply(value);
        if (type instanceof BitStringType bits && !bits.namedBits().isEmpty()) {
            // zeros at the end of named bits come and go with the size, X.680 clause 22.7
            return lengths.upper().map(upper -> length + " <= " + upper + 'L').orElse("true");
        }
        return Conditions.contains(length, lengths);
    }
}
