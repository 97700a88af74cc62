package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * EXI 1.0, strict and bit-packed, of a schema with one element a component; what elements hold is {@link XmlType}'s to
 * say. The grammar of an element (clause 8.5) knows all that comes next in most places: then events need no code.
 */
public final class ExiRules extends PlanBuilder {
    /** Ranges of up to so many numbers are coded in bits of a fixed number (clause 7.1.9). */
    private static final BigInteger MOST_NUMBERS_IN_BITS = BigInteger.valueOf(4096);
    /** What is in a string table that belongs to no element. */
    private static final String NO_ELEMENT = "";

    @Override
    public boolean codesExtensions() {
        return false;
    }

    @Override
    public boolean hasGroups() {
        return true;
    }

    /** Distinguishing bits, no options, final version 1, and the code of the only global element (clause 5). */
    @Override
    public int headerBits() {
        return ExiWriter.HEADER_BITS;
    }

    /** Clause 7.1.2. */
    @Override
    public Step visit(BooleanType type) {
        return new Step.Truth(1);
    }

    @Override
    public Step visit(IntegerType type) {
        return new Step.Number(type, whole((XmlType.Whole) XmlType.of(type)));
    }

    /** Clauses 7.1.5, 7.1.6 and 7.1.9: bits for a small range, a sign only where numbers may be negative. */
    private static NumberForm whole(XmlType.Whole whole) {
        Optional<BigInteger> lower = whole.lower();
        Optional<BigInteger> upper = whole.upper();
        if (lower.isPresent()
                && upper.isPresent()
                && upper.get().subtract(lower.get()).compareTo(MOST_NUMBERS_IN_BITS) < 0) {
            return constrained(lower.get(), upper.get());
        }
        return new NumberForm.Groups(lower.filter(least -> least.signum() >= 0).isEmpty());
    }

    /** A number, position or event code in as many bits as its range needs (clauses 6.2, 7.1.9 and 7.2). */
    private static NumberForm constrained(BigInteger lower, BigInteger upper) {
        return lower.equals(upper)
                ? new NumberForm.Constant(lower)
                : new NumberForm.Constrained(lower, upper, upper.subtract(lower).bitLength());
    }

    private static NumberForm position(int count) {
        return constrained(BigInteger.ZERO, BigInteger.valueOf(Math.max(count, 1) - 1L));
    }

    /** Clause 7.2: the position among all enumerals that are known. */
    @Override
    public Step visit(EnumeratedType type) {
        int count = type.root().size() + type.additions().size();
        return new Step.Enumeral(type, indices(count), position(count));
    }

    /** Clause 7.1.4. */
    @Override
    public Step visit(RealType type) {
        return new Step.Decimal(type);
    }

    /** A small number, or octets (clause 7.1.1) after the number of bits where that varies. */
    @Override
    public Step visit(BitStringType type) {
        XmlType xml = XmlType.of(type);
        if (xml instanceof XmlType.NumberedBits bits) {
            return new Step.Bits(type, new NumberForm.Constant(BigInteger.valueOf(bits.length())), false);
        }
        NumberForm length = xml instanceof XmlType.FixedBits bits
                ? new NumberForm.Constant(BigInteger.valueOf(bits.length()))
                : whole(((XmlType.MeasuredBits) xml).length());
        return new Step.Bits(type, new NumberForm.OctetCount(length), true);
    }

    /** Clause 7.1.1. */
    @Override
    public Step visit(OctetStringType type) {
        return new Step.Octets(type, new NumberForm.Groups(false));
    }

    /** Contents are content of the element: elements, or characters. */
    @Override
    public Step visit(ContainingType type) {
        return within(type.base());
    }

    @Override
    public Step visit(CharacterStringType type) {
        return new Step.TableString(type, NO_ELEMENT);
    }

    @Override
    public Step visit(ObjectIdentifierType type) {
        return new Step.TableString(type, NO_ELEMENT);
    }

    /** The content of an element; strings share a part of the string table with those of the same name (7.3.3). */
    private Step element(String name, Type type) {
        return named(name, within(type));
    }

    private static Step named(String name, Step step) {
        if (step instanceof Step.Checked checked) {
            return new Step.Checked(checked.type(), named(name, checked.base()));
        }
        return step instanceof Step.TableString string ? new Step.TableString(string.type(), name) : step;
    }

    /** Clause 8.5.4.1: there is an event code only where components may be absent. */
    @Override
    public Step visit(SequenceType type) {
        List<Part> parts = new ArrayList<>();
        List<Field> run = new ArrayList<>();
        int slot = 0;
        for (XmlElement element : XmlElement.of(type)) {
            Field field = new Field(element.last().component(), slot++, element(element.name(), element.type()));
            if (element.isOptional()) {
                run.add(field);
            } else {
                endRun(run, parts);
                parts.add(field);
            }
        }
        endRun(run, parts);
        return new Step.Sequence(type, parts);
    }

    private static void endRun(List<Field> run, List<Part> parts) {
        if (!run.isEmpty()) {
            parts.add(new Step.Optionals(run));
            run.clear();
        }
    }

    /** The event code among all alternatives that are known. */
    @Override
    public Step visit(ChoiceType type) {
        List<Branch> branches = new ArrayList<>();
        for (Alternative alternative : type.alternatives()) {
            branches.add(new Branch(
                    alternative, BigInteger.valueOf(branches.size()), element(alternative.name(), alternative.type())));
        }
        return new Step.Choice(type, position(branches.size()), branches);
    }

    /** A CHOICE of elements: their names tell the types. */
    @Override
    public Step visit(OpenType type) {
        return visit((ChoiceType) type);
    }

    /** As soon as the list may end, an event code tells whether an element or the end comes next. */
    @Override
    public Step visit(ListType type) {
        XmlType.Items items = (XmlType.Items) XmlType.of(type);
        boolean isFixed = items.most().equals(OptionalInt.of(items.least()));
        NumberForm length = isFixed
                ? new NumberForm.Constant(BigInteger.valueOf(items.least()))
                : new NumberForm.Continued(items.least(), items.most());
        return new Step.Repetition(type, length, element(XmlType.ITEM, type.element()), false);
    }
}
