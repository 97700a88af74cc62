package org.c2x.asn1.plan;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.plan.Step.Part;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.schema.TypeVisitor;

/**
 * Makes the plans of types under one rule set and remembers them. What all rule sets of ASN.1 have in common is here;
 * a rule set adds what its standard says of each kind of type.
 */
public abstract class PlanBuilder implements TypeVisitor<Step> {
    private final Map<Type, Step> known = new IdentityHashMap<>();
    private final Map<Type, Step> wholes = new IdentityHashMap<>();

    /** The plan of a type: the same object at each call with the same type. */
    public final Step of(Type type) {
        Step step = known.get(type);
        if (step == null) {
            step = type.accept(this);
            known.put(type, step);
        }
        return step;
    }

    /** The plan that a use stands for. */
    public final Step of(Step.Use use) {
        return use.type() instanceof TypeReference reference
                ? of(reference.target().type())
                : of(use.type());
    }

    /** How a type is coded within another one: structured types have plans of their own. */
    protected final Step within(Type type) {
        if (type instanceof ConstrainedType constrained) {
            return new Step.Checked(constrained, within(constrained.base()));
        }
        return type.isStructured() && !type.isContaining() ? new Step.Use(type) : of(type);
    }

    /** The plan of a type's value by itself: a whole encoding. */
    public final Step whole(Type type) {
        return wholes.computeIfAbsent(type, each -> used(List.of(), each));
    }

    /**
     * How a type is coded where it is used: where the rule set has tags, with those that it carries there.
     *
     * @param tags those before the type, outermost first
     */
    protected Step used(List<TypeTag> tags, Type type) {
        return within(type);
    }

    /** True if values outside an extension root have an encoding, and those of later versions too. */
    public boolean codesExtensions() {
        return true;
    }

    /** True if each length without an upper bound in its form begins at an octet. */
    public boolean alignsLengths() {
        return false;
    }

    /** True if a value that is not refused always has the widths of its plan, wherever it is. */
    public boolean hasOneForm() {
        return false;
    }

    /** True if many items come in blocks, each with a length; else one length tells them all. */
    public boolean hasBlocks() {
        return false;
    }

    /** True if lengths and numbers without a bound are in groups of seven bits. */
    public boolean hasGroups() {
        return false;
    }

    /** True if values are elements with the tags and lengths of X.690. */
    public boolean hasElements() {
        return false;
    }

    /** Bits of a message before its value. */
    public int headerBits() {
        return 0;
    }

    @Override
    public final Step visit(TypeReference type) {
        return within(type.target().type());
    }

    @Override
    public final Step visit(ConstrainedType type) {
        return new Step.Checked(type, within(type.base()));
    }

    /** What CONTAINING makes octets of is as in an open type (X.691 clause 11.2, X.696 clause 14). */
    @Override
    public Step visit(ContainingType type) {
        return new Step.OpenType(within(type.base()), true);
    }

    @Override
    public final Step visit(NullType type) {
        return new Step.Nothing();
    }

    // What rule sets of bits and octets share

    /** Each type after its length (X.691 clause 11.2, X.696 clause 30); what tells them apart is elsewhere. */
    @Override
    public Step visit(OpenType type) {
        List<Branch> branches = new ArrayList<>();
        for (Alternative alternative : type.alternatives()) {
            Step content = new Step.OpenType(within(alternative.type()), false);
            branches.add(new Branch(alternative, BigInteger.valueOf(branches.size()), content));
        }
        return new Step.Choice(type, new NumberForm.Told(type.keys()), branches);
    }

    /** The components of the root with their slots; those of a SET in the canonical order of their tags. */
    protected final List<Field> root(SequenceType type) {
        List<Field> fields = fields(type.root(), 0);
        return type.kind() == SequenceType.Kind.SET
                ? fields.stream()
                        .sorted(Comparator.comparing(field -> field.component().tag()))
                        .toList()
                : fields;
    }

    /** All components, each at its slot. */
    protected final List<Field> slots(SequenceType type) {
        return fields(type.components(), 0);
    }

    private List<Field> fields(List<Component> components, int firstSlot) {
        return IntStream.range(0, components.size())
                .mapToObj(i -> field(components.get(i), firstSlot + i))
                .toList();
    }

    private Field field(Component component, int slot) {
        return new Field(component, slot, used(component.tags(), component.type()));
    }

    /** The alternatives of the root in the canonical order of their tags (X.680 clause 8.6). */
    protected static List<Alternative> root(ChoiceType type) {
        return type.root().stream()
                .sorted(Comparator.comparing(Alternative::tag))
                .toList();
    }

    /**
     * The additions of a type; those of a version bracket together are a SEQUENCE of their own without extensions.
     *
     * @param bracket makes the parts of a version bracket of its components
     */
    protected final List<Addition> additions(SequenceType type, Function<List<Field>, List<Part>> bracket) {
        List<Addition> additions = new ArrayList<>();
        int slot = type.root().size();
        for (SequenceType.Addition declared : type.additions()) {
            List<Field> fields = fields(declared.components(), slot);
            slot += fields.size();
            additions.add(
                    new Addition(declared, declared.isGroup() ? bracket.apply(fields) : List.<Part>copyOf(fields)));
        }
        return additions;
    }

    /** Those of the fields that may be absent. */
    protected static List<Field> optional(List<Field> fields) {
        return fields.stream().filter(field -> !field.component().isMandatory()).toList();
    }

    /** The numbers from 0 on, so many of them. */
    protected static List<BigInteger> indices(int count) {
        return IntStream.range(0, count).mapToObj(BigInteger::valueOf).toList();
    }
}
