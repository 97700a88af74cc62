package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeTag;

/**
 * DER (X.690); what is read may be BER. Constraints change no encoding here. Where a type is used, its plan is an
 * {@link Element} with the tags that it carries there; the plan of the type itself is its contents octets.
 */
public final class DerRules extends PlanBuilder {
    private static final NumberForm NUMBER = new NumberForm.ContentsNumber();
    private static final NumberForm LENGTH = new NumberForm.ContentsLength();

    /** Clause 8.14: a CHOICE or open type without tags before it is what it holds (clauses 8.13 and 8.15). */
    @Override
    protected Step used(List<TypeTag> tags, Type type) {
        List<Tag> carried = TypeTag.carried(tags, type);
        Step content = within(type);
        Element.Form form = type.isContaining() ? Element.Form.CONTAINING : form(type.resolved());
        return carried.isEmpty() ? content : new Element(carried, form, content);
    }

    /** Clauses 8.6, 8.7 and 8.23 allow strings in parts, clauses 10.2 writes none; CHOICEs are whole elements. */
    private static Element.Form form(Type type) {
        if (type.isStructured() || type instanceof AnyType) {
            return Element.Form.CONSTRUCTED;
        }
        boolean isString =
                type instanceof BitStringType || type instanceof OctetStringType || type instanceof CharacterStringType;
        return isString ? Element.Form.STRING : Element.Form.PRIMITIVE;
    }

    @Override
    public boolean hasElements() {
        return true;
    }

    /** Clauses 8.2 and 11.1. */
    @Override
    public Step visit(BooleanType type) {
        return new Step.Truth(8);
    }

    /** Clause 8.3. */
    @Override
    public Step visit(IntegerType type) {
        return new Step.Number(type, NUMBER);
    }

    /** Clause 8.4: the enumeral's own number. */
    @Override
    public Step visit(EnumeratedType type) {
        List<BigInteger> numbers = Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::number)
                .toList();
        return new Step.Enumeral(type, numbers, NUMBER);
    }

    /** Clauses 8.5 and 11.3. */
    @Override
    public Step visit(RealType type) {
        return new Step.Real(type, LENGTH);
    }

    /** Clauses 8.6 and 11.2: of a type with named bits without any zeros at the end, whatever its size. */
    @Override
    public Step visit(BitStringType type) {
        return new Step.Bits(type, LENGTH, true);
    }

    /** Clause 8.7. */
    @Override
    public Step visit(OctetStringType type) {
        return new Step.Octets(type, LENGTH);
    }

    /** X.682 clause 11: an element is the contents octets of another one, which is not in parts. */
    @Override
    public Step visit(ContainingType type) {
        return used(type.contents().tags(), type.base());
    }

    /** Clauses 8.19 and 8.20. */
    @Override
    public Step visit(ObjectIdentifierType type) {
        return new Step.Identifier(type, LENGTH);
    }

    /** Clauses 8.23, 8.25, 8.26, 11.7 and 11.8. */
    @Override
    public Step visit(CharacterStringType type) {
        return new Step.Text(type, LENGTH);
    }

    /** Clauses 8.10, 8.12 and 11.6. */
    @Override
    public Step visit(ListType type) {
        return new Step.Repetition(
                type, LENGTH, used(type.elementTags(), type.element()), type.kind() == SequenceType.Kind.SET);
    }

    /** Clauses 8.9, 8.11, 10.3 and 11.5. */
    @Override
    public Step visit(SequenceType type) {
        List<Field> components = components(type);
        boolean isSet = type.kind() == SequenceType.Kind.SET;
        return new Step.Sequence(
                type,
                List.of(
                        isSet
                                ? new Elements(type, sorted(components), order(components))
                                : new Elements(type, components, Elements.Order.TEXTUAL)));
    }

    private List<Field> components(SequenceType type) {
        List<Field> slots = slots(type);
        return type.textualOrder().mapToObj(slots::get).toList();
    }

    private static List<Field> sorted(List<Field> fields) {
        return fields.stream()
                .sorted(Comparator.comparing(field -> field.component().tag()))
                .toList();
    }

    private static Elements.Order order(List<Field> fields) {
        return fields.stream().allMatch(field -> LeadingTags.isFixed(field.content()))
                ? Elements.Order.TAGS
                : Elements.Order.CHOSEN_TAGS;
    }

    /** Clause 8.13. */
    @Override
    public Step visit(ChoiceType type) {
        return choice(type, new NumberForm.ElementTag());
    }

    /** Clause 8.15: an element of a type that components beside it tell. */
    @Override
    public Step visit(OpenType type) {
        return choice(type, new NumberForm.Told(type.keys()));
    }

    private Step choice(ChoiceType type, NumberForm selector) {
        List<Branch> branches = new ArrayList<>();
        for (Alternative alternative : type.alternatives()) {
            branches.add(new Branch(
                    alternative, BigInteger.valueOf(branches.size()), used(alternative.tags(), alternative.type())));
        }
        return new Step.Choice(type, selector, branches);
    }

    /** Clause 8.15. */
    @Override
    public Step visit(AnyType type) {
        return new AnyElement(type);
    }
}
