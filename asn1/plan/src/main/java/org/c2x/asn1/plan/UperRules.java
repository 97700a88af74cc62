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
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;

/**
 * The unaligned variant of canonical PER (X.691). What the aligned one has differently is a method of its own here.
 */
public class UperRules extends PlanBuilder {
    /** Lengths with an upper bound from here on are coded as if they had none (clause 11.9.4.1). */
    private static final BigInteger LENGTH_LIMIT = BigInteger.valueOf(1 << 16);

    private static final NumberForm LENGTH = new NumberForm.Length(true);

    /** In the aligned variant all depends on the position. */
    @Override
    public boolean hasOneForm() {
        return !alignsLengths();
    }

    /** Clause 11.9.3.8. */
    @Override
    public boolean hasBlocks() {
        return true;
    }

    /** Clause 12. */
    @Override
    public Step visit(BooleanType type) {
        return new Step.Truth(1);
    }

    /**
     * Clause 13: the hull of the root decides. Only numbers outside the hull count as extensions, for PER does not see
     * gaps in it.
     */
    @Override
    public Step visit(IntegerType type) {
        NumberForm root = whole(type.root());
        return new Step.Number(
                type,
                type.extensible()
                        ? new NumberForm.Extensible(type.root(), root, new NumberForm.Unconstrained())
                        : root);
    }

    private NumberForm whole(IntegerSet set) {
        Optional<BigInteger> lower = set.lower();
        Optional<BigInteger> upper = set.upper();
        if (lower.isPresent() && upper.isPresent()) {
            return constrained(lower.get(), upper.get());
        }
        // an upper bound alone does not help (clause 13.2.4)
        return lower.<NumberForm>map(NumberForm.SemiConstrained::new).orElse(new NumberForm.Unconstrained());
    }

    /** Clause 11.5: as many bits as the range needs, none for a single value. */
    NumberForm constrained(BigInteger lower, BigInteger upper) {
        return lower.equals(upper)
                ? new NumberForm.Constant(lower)
                : new NumberForm.Constrained(lower, upper, upper.subtract(lower).bitLength());
    }

    /** The index among so many of the root, or after an extension bit that among the additions. */
    private NumberForm index(int count, boolean extensible) {
        long last = Math.max(count, 1) - 1L;
        NumberForm root = constrained(BigInteger.ZERO, BigInteger.valueOf(last));
        return extensible
                ? new NumberForm.Extensible(IntegerSet.of(0, last), root, new NumberForm.NormallySmall())
                : root;
    }

    /** Clause 14: the index among the root enumerals, or after the extension bit among the additions. */
    @Override
    public Step visit(EnumeratedType type) {
        return new Step.Enumeral(
                type,
                indices(type.root().size(), type.additions().size()),
                index(type.root().size(), type.extensible()));
    }

    private static List<BigInteger> indices(int root, int additions) {
        return Stream.concat(indices(root).stream(), indices(additions).stream())
                .toList();
    }

    /** Clause 15: contents octets of X.690 after a length without bounds. */
    @Override
    public Step visit(RealType type) {
        return new Step.Real(type, LENGTH);
    }

    /** Clause 16. */
    @Override
    public Step visit(BitStringType type) {
        NumberForm length = length(type.size());
        return new Step.Bits(type, length, false, aligns(length, 1));
    }

    /** Clause 17. */
    @Override
    public Step visit(OctetStringType type) {
        NumberForm length = length(type.size());
        return new Step.Octets(type, length, aligns(length, Byte.SIZE));
    }

    /**
     * True if the items of a BIT STRING or OCTET STRING begin at an octet.
     *
     * @param width bits of an item
     */
    boolean aligns(NumberForm length, int width) {
        return false;
    }

    /** The same for the characters of a known-multiplier type (clauses 30.5.6 and 30.5.7). */
    boolean alignsCharacters(NumberForm length, int width) {
        return false;
    }

    /**
     * Bits of a character (clause 30.5.2).
     *
     * @param least as many as the alphabet needs
     */
    int characterWidth(int least) {
        return least;
    }

    /**
     * Clauses 11.9, 16, 17, 20 and 30.5: within the root a number of known width, none if the length is fixed; beyond
     * it, without an upper bound or with one of 64K and more, a length determinant in fragments.
     */
    private NumberForm length(SizeConstraint size) {
        IntegerSet root = size.root();
        NumberForm form = root.upper()
                .filter(upper -> upper.compareTo(LENGTH_LIMIT) < 0)
                .map(upper -> constrained(root.lower().orElse(BigInteger.ZERO), upper))
                .orElse(LENGTH);
        return size.extensible() ? new NumberForm.Extensible(root, form, LENGTH) : form;
    }

    /** Clauses 19 and 21: extension bit, presence bitmap, the components of the root, the additions. */
    @Override
    public Step visit(SequenceType type) {
        List<Part> parts = new ArrayList<>();
        if (type.extensible()) {
            parts.add(new ExtensionBit());
        }
        parts.addAll(group(root(type)));
        if (type.extensible()) {
            parts.add(new Additions(new NumberForm.NormallySmallLength(), false, additions(type, UperRules::group)));
        }
        return new Step.Sequence(type, parts);
    }

    private static List<Part> group(List<Field> fields) {
        List<Part> parts = new ArrayList<>();
        List<Field> optional = optional(fields);
        if (!optional.isEmpty()) {
            parts.add(new Presence(optional));
        }
        parts.addAll(fields);
        return parts;
    }

    /** Clauses 20 and 22; the canonical order of a SET OF is that of its encoded elements. */
    @Override
    public Step visit(ListType type) {
        return new Step.Repetition(
                type, length(type.size()), within(type.element()), type.kind() == SequenceType.Kind.SET);
    }

    /** Clause 23: the index among the root's alternatives, or after the extension bit among the additions. */
    @Override
    public Step visit(ChoiceType type) {
        List<Branch> branches = new ArrayList<>();
        for (Alternative alternative : root(type)) {
            branches.add(new Branch(alternative, BigInteger.valueOf(branches.size()), within(alternative.type())));
        }
        int root = branches.size();
        for (Alternative alternative : type.additions()) {
            Step content = new OpenType(within(alternative.type()), false);
            branches.add(new Branch(alternative, BigInteger.valueOf(branches.size() - root), content));
        }
        return new Step.Choice(type, index(root, type.extensible()), branches);
    }

    /** Clauses 24 and 25. */
    @Override
    public Step visit(ObjectIdentifierType type) {
        return new Step.Identifier(type, LENGTH);
    }

    /**
     * Clause 30: characters of a width where the type is a known-multiplier one, octets otherwise; clause 32: times,
     * and clause 26: resource identifiers, which are octets.
     */
    @Override
    public Step visit(CharacterStringType type) {
        if (type.kind().isTimeOf2008()) {
            return new Time(type, time(type.kind()));
        }
        if (!type.kind().isKnownMultiplier()) {
            return new Step.Text(type, LENGTH);
        }
        NumberForm length = length(type.size());
        CharacterCode root = code(type.alphabet());
        // clause 30.4: beyond the extension root of the size, PER does not see the permitted alphabet, either
        CharacterCode beyond = type.size().extensible() ? code(type.kind().alphabet()) : root;
        return new Step.Characters(type, length, root, beyond, alignsCharacters(length, root.width()));
    }

    /** Clause 30.5.4: characters keep their code points where these fit into the width. */
    private CharacterCode code(IntegerSet alphabet) {
        int width = characterWidth(alphabet.size()
                .orElseThrow()
                .subtract(BigInteger.ONE)
                .max(BigInteger.ZERO)
                .bitLength());
        BigInteger last = alphabet.upper().orElse(BigInteger.ZERO);
        return new CharacterCode(alphabet, width, last.bitLength() > width);
    }

    /** Bits of a time: a year of four digits has 6, 10 or 26, each unit of a duration at least 5. */
    private Width time(CharacterStringType.Kind kind) {
        Width date = new Width(15, 35 + yearPadding());
        return switch (kind) {
            case DATE -> date;
            case TIME_OF_DAY -> Width.fixed(17);
            case DATE_TIME -> date.plus(Width.fixed(17));
            default -> Width.atLeast(13);
        };
    }

    /** Most padding bits before a year. */
    int yearPadding() {
        return 0;
    }
}
