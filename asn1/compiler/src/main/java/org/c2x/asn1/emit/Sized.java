package org.c2x.asn1.emit;

import java.util.Optional;
import java.util.function.UnaryOperator;
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
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeVisitor;

/**
 * A type that has a size.
 *
 * @param size   the sizes it allows
 * @param length the Java expression for the size of a value, made from that for the value; of a value with named bits
 *               it leaves out the zeros at the end, which come and go with the size (X.680 clause 22.7)
 */
public record Sized(SizeConstraint size, UnaryOperator<String> length) {
    private static final Kinds KINDS = new Kinds();

    /** What is to be known of a type's size, empty if it has none. */
    public static Optional<Sized> of(Type type) {
        return type.accept(KINDS);
    }

    private static final class Kinds implements TypeVisitor<Optional<Sized>> {

        @Override
        public Optional<Sized> visit(BooleanType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(NullType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(IntegerType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(RealType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(EnumeratedType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(BitStringType type) {
            String length = type.namedBits().isEmpty() ? ".length()" : ".significantLength()";
            return Optional.of(new Sized(type.size(), value -> value + length));
        }

        @Override
        public Optional<Sized> visit(OctetStringType type) {
            return Optional.of(new Sized(type.size(), value -> value + ".length()"));
        }

        @Override
        public Optional<Sized> visit(ObjectIdentifierType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(CharacterStringType type) {
            return Optional.of(new Sized(type.size(), value -> value + ".codePointCount(0, " + value + ".length())"));
        }

        @Override
        public Optional<Sized> visit(SequenceType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(ChoiceType type) {
            return Optional.empty();
        }

        @Override
        public Optional<Sized> visit(ListType type) {
            return Optional.of(new Sized(type.size(), value -> value + ".size()"));
        }
    }
}
