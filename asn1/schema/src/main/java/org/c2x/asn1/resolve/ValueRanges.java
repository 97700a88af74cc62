package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ElementsNode.Endpoint;
import org.c2x.asn1.syntax.ElementsNode.ValueRange;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.SimpleKind;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/** Ranges of numbers and characters (X.680 clause 51.4). */
final class ValueRanges {
    private final Resolution resolution;

    ValueRanges(Resolution resolution) {
        this.resolution = resolution;
    }

    /** What a range allows. */
    Subtype of(ValueRange node, Scope scope, Governor governor) {
        if (governor.dimension() == Governor.Dimension.CHARACTER) {
            IntegerSet parent = governor.parent().characters();
            return Subtype.characters(whole(node, scope, governor, parent).intersection(parent));
        }
        TypeNode builtin = governor.builtin().node();
        if (builtin instanceof TypeNode.Integer) {
            return Subtype.numbers(
                    whole(node, scope, governor, governor.parent().numbers()));
        }
        if (builtin instanceof TypeNode.Simple simple && simple.kind() == SimpleKind.REAL) {
            return real(node, scope, governor);
        }
        String hint = builtin instanceof TypeNode.CharacterString ? ": write FROM around characters" : "";
        throw new SourceError(node.position(), "a range of values needs an INTEGER or a REAL" + hint);
    }

    private IntegerSet whole(ValueRange node, Scope scope, Governor governor, IntegerSet parent) {
        BigInteger lower = end(node.lower(), scope, governor, parent.lower());
        BigInteger upper = end(node.upper(), scope, governor, parent.upper());
        if (lower != null && node.lower().open()) {
            lower = lower.add(BigInteger.ONE);
        }
        if (upper != null && node.upper().open()) {
            upper = upper.subtract(BigInteger.ONE);
        }
        if (lower != null && upper != null && lower.compareTo(upper) > 0) {
            throw new SourceError(node.position(), "this range holds no value");
        }
        return IntegerSet.range(lower, upper);
    }

    /** The number or code point at an end, null if there is no limit. */
    @Nullable
    private BigInteger end(Endpoint end, Scope scope, Governor governor, Optional<BigInteger> limit) {
        if (end.value().isEmpty()) {
            return limit.orElse(null);
        }
        Position position = end.value().get().position();
        Value value = resolution.values.value(end.value().get(), scope, type(governor));
        if (value instanceof IntegerValue integer) {
            return governor.checkedNumber(integer.toBigInteger(), position);
        }
        String characters = ((CharacterStringValue) value).value();
        if (characters.codePointCount(0, characters.length()) != 1) {
            throw new SourceError(position, "expected a string of one character");
        }
        governor.checkCharacters(characters, position);
        return BigInteger.valueOf(characters.codePointAt(0));
    }

    private Subtype real(ValueRange node, Scope scope, Governor governor) {
        double lower = realEnd(node.lower(), scope, governor, Double.NEGATIVE_INFINITY);
        double upper = realEnd(node.upper(), scope, governor, Double.POSITIVE_INFINITY);
        boolean empty = node.lower().open() || node.upper().open() ? !(lower < upper) : !(lower <= upper);
        if (empty) {
            throw new SourceError(node.position(), "this range holds no value");
        }
        return Subtype.check(new Constraint.RealRange(
                lower, !node.lower().open(), upper, !node.upper().open()));
    }

    private double realEnd(Endpoint end, Scope scope, Governor governor, double unlimited) {
        return end.value().isEmpty()
                ? unlimited
                : ((RealValue) resolution.values.value(end.value().get(), scope, type(governor))).value();
    }

    private Type type(Governor governor) {
        return resolution.types.type(governor.builtin());
    }
}
