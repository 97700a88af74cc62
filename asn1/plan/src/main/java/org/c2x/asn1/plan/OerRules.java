package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.plan.Step.Additions;
import org.c2x.asn1.plan.Step.ExtensionBit;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.plan.Step.OpenType;
import org.c2x.asn1.plan.Step.Padding;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.plan.Step.Presence;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeTag;

/** Canonical OER (X.696); what is read may be basic OER. An extensible constraint is none here (clause 8.2). */
public final class OerRules extends PlanBuilder {
    private static final NumberForm LENGTH = new NumberForm.Length(false);
    /** A number of elements or a number without a negative value: a length and the fewest octets. */
    private static final NumberForm QUANTITY = new NumberForm.SemiConstrained(BigInteger.ZERO);
    /** Widths of numbers that both bounds limit, in bits. */
    private static final int[] WIDTHS = {8, 16, 32, 64};
    /** Tag numbers from here on do not fit into the first octet. */
    private static final int LONG_TAG = 63;

    /** Clause 9. */
    @Override
    public Step visit(BooleanType type) {
        return new Step.Truth(8);
    }

    /** Clause 10: one, two, four or eight octets where the bounds allow it, otherwise as many as the number needs. */
    @Override
    public Step visit(IntegerType type) {
        return new Step.Number(type, type.extensible() ? new NumberForm.Unconstrained() : whole(type.root()));
    }

    private static NumberForm whole(IntegerSet set) {
        Optional<BigInteger> lower = set.lower();
        Optional<BigInteger> upper = set.upper();
        if (lower.isEmpty()) {
            return new NumberForm.Unconstrained();
        }
        boolean signed = lower.get().signum() < 0;
        if (upper.isPresent()) {
            for (int width : WIDTHS) {
                // bitLength leaves the sign out
                int bits = Math.max(lower.get().bitLength(), upper.get().bitLength()) + (signed ? 1 : 0);
                if (bits <= width) {
                    return signed
                            ? new NumberForm.TwosComplement(lower.get(), upper.get(), width)
                            : new NumberForm.Constrained(BigInteger.ZERO, upper.get(), width);
                }
            }
        }
        return signed ? new NumberForm.Unconstrained() : QUANTITY;
    }

    /** Clause 11: the enumeral's own number. */
    @Override
    public Step visit(EnumeratedType type) {
        List<BigInteger> numbers = Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::number)
                .toList();
        return new Step.Enumeral(type, numbers, new NumberForm.ShortOrLong());
    }

    /** Clause 12: in a format of IEEE 754 where the constraint allows no other numbers than it has. */
    @Override
    public Step visit(RealType type) {
        if (isWithin(type, 24, -149, 104)) {
            return new Step.Real(type, new NumberForm.Constant(BigInteger.valueOf(Float.BYTES)));
        }
        return new Step.Real(
                type,
                isWithin(type, 53, -1074, 971) ? new NumberForm.Constant(BigInteger.valueOf(Double.BYTES)) : LENGTH);
    }

    private static boolean isWithin(RealType type, int mantissaBits, int leastExponent, int mostExponent) {
        long most = (1L << mantissaBits) - 1;
        return type.base().equals(IntegerSet.of(2, 2))
                && type.mantissa().without(IntegerSet.of(-most, most)).isEmpty()
                && type.exponent()
                        .without(IntegerSet.of(leastExponent, mostExponent))
                        .isEmpty();
    }

    /** Clause 13: of a fixed length the bits alone, otherwise with the number of octets and that of unused bits. */
    @Override
    public Step visit(BitStringType type) {
        return new Step.Bits(type, fixed(type.size()).orElse(new NumberForm.BitCount()), true);
    }

    private static Optional<NumberForm> fixed(SizeConstraint size) {
        return size.isFixed() ? size.root().lower().map(NumberForm.Constant::new) : Optional.empty();
    }

    /** Clause 14. */
    @Override
    public Step visit(OctetStringType type) {
        return new Step.Octets(type, fixed(type.size()).orElse(LENGTH));
    }

    /**
     * Clauses 16 and 18: extension bit and presence bitmap fill whole octets, then come the components of the root,
     * then the additions after a bitmap that is coded as a BIT STRING.
     */
    @Override
    public Step visit(SequenceType type) {
        List<Part> parts = new ArrayList<>(preamble(type.extensible(), root(type)));
        if (type.extensible()) {
            parts.add(
                    new Additions(new NumberForm.BitCount(), true, additions(type, fields -> preamble(false, fields))));
        }
        return new Step.Sequence(type, parts);
    }

    /** Clause 16.2: the preamble, then the components. */
    private static List<Part> preamble(boolean extensible, List<Field> fields) {
        List<Part> parts = new ArrayList<>();
        List<Field> optional = optional(fields);
        int bits = optional.size();
        if (extensible) {
            parts.add(new ExtensionBit());
            bits++;
        }
        if (!optional.isEmpty()) {
            parts.add(new Presence(optional));
        }
        if (bits % 8 != 0) {
            parts.add(new Padding(8 - bits % 8));
        }
        parts.addAll(fields);
        return parts;
    }

    /** Clauses 17 and 19: the number of elements without bounds, whatever the constraint. */
    @Override
    public Step visit(ListType type) {
        return new Step.Repetition(type, QUANTITY, within(type.element()), type.kind() == SequenceType.Kind.SET);
    }

    /**
     * Clause 20: the tag of the alternative; an addition as an open type. The tag of an untagged CHOICE is that of its
     * chosen alternative, which is there more than once (clause 20.1, note 3).
     */
    @Override
    public Step visit(ChoiceType type) {
        List<Branch> branches = new ArrayList<>();
        for (Alternative alternative : root(type)) {
            branches.add(branch(alternative, within(alternative.type())));
        }
        for (Alternative alternative : type.additions()) {
            branches.add(branch(alternative, new OpenType(within(alternative.type()), false)));
        }
        return new Step.Choice(type, new NumberForm.TagOctets(), branches);
    }

    private static Branch branch(Alternative alternative, Step content) {
        List<BigInteger> repeated =
                isUntagged(alternative) ? tags(alternative).distinct().toList() : List.of();
        return new Branch(alternative, octets(alternative.tag()), repeated, content);
    }

    private static boolean isUntagged(Alternative alternative) {
        Type type = alternative.type().resolved();
        return type instanceof ChoiceType
                && !(type instanceof org.c2x.asn1.schema.OpenType)
                && TypeTag.carried(alternative.tags(), alternative.type()).isEmpty();
    }

    /** A CHOICE within itself has a tag in between (X.680 clause 29.3), so that this ends. */
    private static Stream<BigInteger> tags(Alternative alternative) {
        return isUntagged(alternative)
                ? ((ChoiceType) alternative.type().resolved())
                        .alternatives().stream().flatMap(OerRules::tags)
                : Stream.of(octets(alternative.tag()));
    }

    /** Clause 8.7: two bits for the class, six for the number or, from 63 on, ones and groups of seven bits. */
    private static BigInteger octets(Tag tag) {
        int first = tag.tagClass().ordinal() << 6;
        if (tag.number() < LONG_TAG) {
            return BigInteger.valueOf(first | tag.number());
        }
        BigInteger octets = BigInteger.valueOf(first | LONG_TAG);
        int groups = (Integer.SIZE - Integer.numberOfLeadingZeros(tag.number()) + 6) / 7;
        for (int i = groups - 1; i >= 0; i--) {
            int group = tag.number() >>> 7 * i & 0x7f | (i > 0 ? 0x80 : 0);
            octets = octets.shiftLeft(8).or(BigInteger.valueOf(group));
        }
        return octets;
    }

    /** Clauses 21 and 22. */
    @Override
    public Step visit(ObjectIdentifierType type) {
        return new Step.Identifier(type, LENGTH);
    }

    /**
     * Clause 27: without a length only where the length is fixed and each character has the same number of octets;
     * clause 29: times.
     */
    @Override
    public Step visit(CharacterStringType type) {
        if (type.kind().isTimeOf2008()) {
            return new Time(type, time(type.kind()));
        }
        return type.kind().isKnownMultiplier() && type.size().isFixed()
                ? new Step.Characters(
                        type,
                        fixed(type.size()).orElseThrow(),
                        new CharacterCode(type.alphabet(), 8 * type.kind().octets(), false))
                : new Step.Text(type, LENGTH);
    }

    /** Bits of a time: a year of four digits has two or three octets, each unit of a duration at least two. */
    private static Width time(CharacterStringType.Kind kind) {
        Width date = new Width(32, 40);
        return switch (kind) {
            case DATE -> date;
            case TIME_OF_DAY -> Width.fixed(24);
            case DATE_TIME -> date.plus(Width.fixed(24));
            default -> Width.atLeast(24);
        };
    }
}
