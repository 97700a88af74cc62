package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.LaterTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.program.Statement.Arm;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Makes the statements for a value. */
final class ValueLowering implements StepVisitor<Void> {
    private final Lowering lowering;
    private final PlanBuilder plans;
    private final Phases phases;
    private final Lengths lengths;
    private final Block out;
    private final Place place;

    ValueLowering(Lowering lowering, Block out, Place place) {
        this.lowering = lowering;
        this.plans = lowering.plans();
        this.phases = lowering.phases();
        this.lengths = lowering.lengths();
        this.out = out;
        this.place = place;
    }

    void add(Step step) {
        Phase after = phases.after(step, out.phase());
        step.accept(this);
        out.at(after);
    }

    @Override
    public Void visit(Step.Nothing step) {
        return null;
    }

    @Override
    public Void visit(Step.Truth step) {
        out.field(step.width(), new Field.Truth(place));
        return null;
    }

    @Override
    public Void visit(Step.Number step) {
        number(out, step, step.form());
        return null;
    }

    private void number(Block block, Step.Number step, NumberForm form) {
        if (form instanceof NumberForm.Constant) {
            block.field(
                    0,
                    new Field.Number(
                            place, step.type(), step.type().root().lower().orElseThrow()));
        } else if (form instanceof NumberForm.Constrained field) {
            block.field(field.width(), new Field.Number(place, step.type(), field.lower()));
        } else if (form instanceof NumberForm.TwosComplement field) {
            block.field(field.width(), new Field.Number(place, step.type(), BigInteger.ZERO));
        } else if (form instanceof NumberForm.Extensible extensible) {
            extended(
                    block,
                    Statement.Of.NUMBER,
                    step.type().root(),
                    within -> number(within, step, extensible.root()),
                    beyond -> number(beyond, step, extensible.extension()));
        } else if (form instanceof NumberForm.SemiConstrained whole) {
            whole(block, step, Optional.of(whole.lower()));
        } else if (form instanceof NumberForm.Unconstrained) {
            whole(block, step, Optional.empty());
        } else {
            throw Lowering.unfit(form);
        }
    }

    private void whole(Block block, Step.Number step, Optional<BigInteger> lower) {
        IntegerSet allowed = lowering.isOpen(step.type().extensible())
                ? IntegerSet.ALL
                : step.type().root();
        block.add(new Statement.Whole(place, step.type(), lower, allowed, lengths));
    }

    private interface Part {
        void addTo(Block block);
    }

    private void extended(Block block, Statement.Of of, IntegerSet root, Part within, Part beyond) {
        Block inside = Lowering.block(block.phase().plus(1));
        within.addTo(inside);
        Block outside = Lowering.block(block.phase().plus(1));
        beyond.addTo(outside);
        block.add(new Statement.Extended(place, of, root, inside.statements(), outside.statements()));
    }

    @Override
    public Void visit(Step.Enumeral step) {
        EnumeratedType type = step.type();
        if (step.form() instanceof NumberForm.ShortOrLong) {
            out.add(new Statement.Numbered(place, type, step.codes()));
        } else if (step.form() instanceof NumberForm.Extensible form) {
            extended(
                    out,
                    Statement.Of.ENUMERAL,
                    IntegerSet.of(0, type.root().size() - 1L),
                    within -> enumeral(within, step, form.root()),
                    beyond -> beyond.add(new Statement.Added(place, type, lengths)));
        } else {
            enumeral(out, step, step.form());
        }
        return null;
    }

    private void enumeral(Block block, Step.Enumeral step, NumberForm form) {
        block.field(width(form), new Field.Enumeral(place, step.type(), step.rootCodes()));
    }

    // Strings and lists

    private interface Counted {
        Statement of(Count count);
    }

    /** Adds what has a number of items, in the form of the extension root and that beyond it. */
    private void counted(NumberForm form, SizeConstraint size, Counted within, Counted beyond) {
        if (form instanceof NumberForm.Extensible extensible) {
            extended(
                    out,
                    Statement.Of.LENGTH,
                    size.root(),
                    block -> block.add(within.of(new Count(form(extensible.root()), size.root()))),
                    block -> block.add(beyond.of(new Count(form(extensible.extension()), IntegerSet.NON_NEGATIVE))));
        } else {
            IntegerSet allowed = lowering.isOpen(size.extensible()) ? IntegerSet.NON_NEGATIVE : size.root();
            out.add(within.of(new Count(form(form), allowed)));
        }
    }

    private void counted(NumberForm form, SizeConstraint size, Counted statement) {
        counted(form, size, statement, statement);
    }

    private Count.Form form(NumberForm form) {
        if (form instanceof NumberForm.Constant constant) {
            return new Count.Fixed(constant.value().intValueExact());
        }
        if (form instanceof NumberForm.Constrained field) {
            return new Count.InField(field.lower(), field.width());
        }
        if (form instanceof NumberForm.SemiConstrained) {
            return new Count.AsNumber(lengths);
        }
        if (form instanceof NumberForm.Length || form instanceof NumberForm.BitCount) {
            return new Count.AsLength(lengths);
        }
        throw Lowering.unfit(form);
    }

    /** True for a string of one size that fits into a word. */
    private boolean isField(NumberForm length, int width) {
        return length instanceof NumberForm.Constant items
                && items.value().signum() > 0
                && items.value().multiply(BigInteger.valueOf(width)).compareTo(BigInteger.valueOf(Long.SIZE)) <= 0;
    }

    private int items(NumberForm length) {
        return ((NumberForm.Constant) length).value().intValueExact();
    }

    @Override
    public Void visit(Step.Bits step) {
        if (isField(step.length(), 1)) {
            int bits = items(step.length());
            out.field(bits, new Field.Flags(place));
            if (step.padded()) {
                zeros(-bits & 7);
            }
        } else {
            counted(
                    step.length(),
                    step.type().size(),
                    count -> new Statement.BitString(place, step.type(), count, step.padded()));
        }
        return null;
    }

    private void zeros(int width) {
        out.constant(width, new Field.Constant(0));
    }

    @Override
    public Void visit(Step.Octets step) {
        if (isField(step.length(), Byte.SIZE)) {
            out.field(Byte.SIZE * items(step.length()), new Field.Octets(place));
        } else {
            counted(step.length(), step.type().size(), count -> new Statement.Octets(place, step.type(), count));
        }
        return null;
    }

    @Override
    public Void visit(Step.Characters step) {
        counted(
                step.length(),
                step.type().size(),
                count -> new Statement.Characters(place, step.type(), step.root(), count),
                count -> new Statement.Characters(place, step.type(), step.beyond(), count));
        return null;
    }

    @Override
    public Void visit(Step.Text step) {
        SizeConstraint size = step.type().size();
        IntegerSet allowed = lowering.isOpen(size.extensible()) ? IntegerSet.NON_NEGATIVE : size.root();
        out.add(new Statement.Text(place, step.type(), new Count(new Count.AsLength(lengths), allowed), lengths));
        return null;
    }

    @Override
    public Void visit(Step.Identifier step) {
        Count count = new Count(new Count.AsLength(lengths), IntegerSet.NON_NEGATIVE);
        out.add(new Statement.Octets(place, step.type(), count));
        return null;
    }

    @Override
    public Void visit(Step.Repetition step) {
        ListType type = step.type();
        Place.Item item = new Place.Item(place, type);
        Phase first = phases.elements(step, out.phase());
        List<Statement> element = lowering.value(step.element(), item, first);
        counted(step.length(), type.size(), count -> new Statement.Repeat(item, type, count, element));
        return null;
    }

    @Override
    public Void visit(Time step) {
        throw Lowering.unfit(step);
    }

    @Override
    public Void visit(Step.Real step) {
        throw Lowering.unfit(step);
    }

    @Override
    public Void visit(Step.Decimal step) {
        throw Lowering.unfit(step);
    }

    @Override
    public Void visit(Step.TableString step) {
        throw Lowering.unfit(step);
    }

    @Override
    public Void visit(Element step) {
        throw Lowering.unfit(step);
    }

    @Override
    public Void visit(AnyElement step) {
        throw Lowering.unfit(step);
    }

    // Structured types

    @Override
    public Void visit(Step.Sequence step) {
        parts(step.parts(), step.type());
        return null;
    }

    void parts(List<Step.Part> parts, SequenceType type) {
        PartLowering adding = new PartLowering(lowering, out, place, type);
        for (Step.Part part : parts) {
            Phase after = phases.after(part, out.phase());
            part.accept(adding);
            out.at(after);
        }
    }

    @Override
    public Void visit(Step.Choice step) {
        List<Arm> arms =
                step.branches().stream().map(branch -> arm(step, branch)).toList();
        if (step.type() instanceof OpenType type) {
            Place.Member own = (Place.Member) place;
            out.add(new Statement.Told(place, type, keys(own, type), arms, lengths));
        } else {
            out.add(new Statement.Select(place, step.type(), selector(step), arms, lengths));
        }
        return null;
    }

    private List<Place.Member> keys(Place.Member own, OpenType type) {
        return type.keys().stream()
                .flatMap(key -> own.owner().components().stream()
                        .filter(each -> each.name().equals(key)))
                .map(key -> new Place.Member(own.around(), own.owner(), key))
                .toList();
    }

    private Arm arm(Step.Choice choice, Branch branch) {
        Bits<Field> selector = Block.constant(ConstantBits.ofSelector(plans, choice, branch));
        Place.Chosen chosen = new Place.Chosen(place, choice.type(), branch.alternative());
        // an addition may have been told in more bits than it needs
        boolean added = choice.selector() instanceof NumberForm.Extensible
                && choice.type().additions().contains(branch.alternative());
        Phase first = added ? Phase.UNKNOWN : out.phase().plus(selector.width());
        return new Arm(chosen, branch.code(), selector, lowering.value(branch.content(), chosen, first));
    }

    private Selector selector(Step.Choice choice) {
        NumberForm form = choice.selector();
        if (form instanceof NumberForm.TagOctets) {
            return tag(choice);
        }
        return form instanceof NumberForm.Extensible extensible
                ? new Selector.Index(
                        width(extensible.root()), choice.type().root().size(), true)
                : new Selector.Index(width(form), choice.branches().size(), false);
    }

    /** Where tags count the alternatives, another one tells the position of one of a later version. */
    private static Selector.Tag tag(Step.Choice choice) {
        return LaterTags.of(choice)
                .map(tags -> new Selector.Tag(tags.base(), tags.first(), tags.last()))
                .orElse(new Selector.Tag(0, 1, 0));
    }

    private static int width(NumberForm form) {
        if (form instanceof NumberForm.Constrained field) {
            return field.width();
        }
        if (form instanceof NumberForm.Constant) {
            return 0;
        }
        throw Lowering.unfit(form);
    }

    @Override
    public Void visit(Step.OpenType step) {
        out.add(lowering.open(place, lowering.value(step.content(), place, phases.content(out.phase()))));
        return null;
    }

    @Override
    public Void visit(Step.Use step) {
        Step plan = plans.of(step);
        Type type = step.type().resolved();
        if (plan instanceof Step.Checked || lowering.joins(type) || type instanceof OpenType) {
            plan.accept(this);
        } else {
            out.add(new Statement.Call(place, type));
        }
        return null;
    }

    @Override
    public Void visit(Step.Checked step) {
        step.base().accept(this);
        out.add(new Statement.Check(place, step.type().resolved(), step.type().constraint()));
        return null;
    }
}
