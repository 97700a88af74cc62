package org.c2x.asn1.program;

import java.util.List;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.LaterTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Statement.Arm;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Makes the statements for a value. */
final class ValueLowering extends LeafLowering {

    ValueLowering(Lowering lowering, Block out, Place place) {
        super(lowering, out, place);
    }

    void add(Step step) {
        Phase after = phases.after(step, out.phase());
        if (lowering.layout().isApart(step, lowering.reads())) {
            out.add(new Statement.Call(place, place.type().resolved(), step, out.phase()));
        } else {
            step.accept(this);
        }
        out.at(after);
    }

    @Override
    public Void visit(Step.Repetition step) {
        ListType type = step.type();
        Place.Item item = new Place.Item(place, type);
        List<Statement> element = element(step, item);
        long least = lowering.widths().of(step.element()).least();
        Counted repeat = count -> new Statement.Repeat(item, type, count, element, least);
        if (lowering.reads() && step.length() instanceof NumberForm.Extensible form) {
            out.field(1, new Field.Beyond(place));
            Block fields = new Block(out.phase());
            Count.Form within = items(fields, form.root(), type.size().root().hull());
            Count.Form beyond = items(fields, form.extension(), IntegerSet.NON_NEGATIVE);
            out.add(repeat.of(
                    new Count(new Count.Either(within, fields.statements(), beyond), IntegerSet.NON_NEGATIVE)));
        } else {
            counted(step.length(), type.size(), false, repeat);
        }
        return null;
    }

    private List<Statement> element(Step.Repetition step, Place.Item item) {
        Block element = new Block(phases.elements(step, out.phase()));
        if (!lowering.reads() && step.length() instanceof NumberForm.Continued form && form.least() == 0) {
            // another element follows
            element.zeros(place, 1);
        }
        new ValueLowering(lowering, element, item).add(step.element());
        return element.statements();
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
        if (step.selector() instanceof NumberForm.Told && place instanceof Place.Member own) {
            OpenType type = (OpenType) step.type();
            out.add(new Statement.Told(own, type, keys(own, type), arms(step), lengths));
            return null;
        }
        Selector selector = selector(step);
        out.add(new Statement.Select(place, step.type(), selector, arms(step), lengths));
        return null;
    }

    private static List<Place.Member> keys(Place.Member own, OpenType type) {
        return type.keys().stream()
                .flatMap(key -> own.owner().components().stream()
                        .filter(each -> each.name().equals(key)))
                .map(key -> new Place.Member(own.around(), own.owner(), key))
                .toList();
    }

    private List<Arm> arms(Step.Choice choice) {
        return choice.branches().stream().map(branch -> arm(choice, branch)).toList();
    }

    private Arm arm(Step.Choice choice, Branch branch) {
        Place.Chosen chosen = new Place.Chosen(place, choice.type(), branch.alternative());
        // an addition may have been told in more bits than it needs
        boolean added = choice.selector() instanceof NumberForm.Extensible
                && choice.type().additions().contains(branch.alternative());
        Block content = new Block(lowering.reads() && added ? Phase.UNKNOWN : out.phase());
        if (!lowering.reads() && !branch.repeatsTag()) {
            content.constants(place, ConstantBits.ofSelector(plans, choice, branch));
        }
        new ValueLowering(lowering, content, chosen).add(branch.content());
        return new Arm(chosen, branch.codes(), branch.repeatsTag(), content.statements());
    }

    /** What tells the alternatives apart; where it is read and is a field, that is added. */
    private Selector selector(Step.Choice choice) {
        NumberForm form = choice.selector();
        if (form instanceof NumberForm.TagOctets) {
            return tag(choice);
        }
        if (form instanceof NumberForm.Told) {
            return new Selector.Known();
        }
        boolean isExtended = form instanceof NumberForm.Extensible;
        NumberForm root = form instanceof NumberForm.Extensible extensible ? extensible.root() : form;
        int count = isExtended ? choice.type().root().size() : choice.branches().size();
        int width = width(root);
        List<Statement> fields = List.of();
        if (lowering.reads() && root instanceof NumberForm.AlignedField && isExtended) {
            out.field(1, new Field.Beyond(place));
            Block apart = new Block(out.phase());
            apart.align(place);
            apart.field(width, new Field.Index(place, count, width, false));
            fields = apart.statements();
            out.at(apart.phase());
        } else if (lowering.reads()) {
            field(
                    root instanceof NumberForm.AlignedField,
                    width + (isExtended ? 1 : 0),
                    new Field.Index(place, count, width, isExtended));
        }
        return new Selector.Index(width, count, isExtended, fields);
    }

    /** Where tags count the alternatives, another one tells the position of one of a later version. */
    private static Selector.Tag tag(Step.Choice choice) {
        return LaterTags.of(choice)
                .map(tags -> new Selector.Tag(tags.base(), tags.first(), tags.last()))
                .orElse(new Selector.Tag(0, 1, 0));
    }

    @Override
    public Void visit(Step.OpenType step) {
        List<Statement> content = lowering.value(step.content(), place, phases.content(out.phase()));
        out.add(lowering.open(
                place,
                content,
                lowering.widths().of(step.content()),
                lowering.widths().isWhole(step)));
        return null;
    }

    @Override
    public Void visit(Step.Use step) {
        Step plan = plans.of(step);
        Type type = step.type().resolved();
        if (plan instanceof Step.Checked || plan instanceof Step.Use) {
            return plan.accept(this);
        }
        if (lowering.layout().joins(type, place)) {
            plan.accept(this);
            made(type);
            return null;
        }
        Statement call = new Statement.Call(place, type, step, out.phase());
        if (type instanceof OpenType open && place instanceof Place.Member own) {
            boolean isTold = ((Step.Choice) plan).selector() instanceof NumberForm.Told;
            Statement identified = new Statement.Identified(own, open, isTold);
            boolean isFirst = isTold || !lowering.reads();
            List.of(isFirst ? identified : call, isFirst ? call : identified).forEach(out::add);
        } else {
            out.add(call);
        }
        return null;
    }

    @Override
    public Void visit(Step.Checked step) {
        step.base().accept(this);
        if (!lowering.layout().makes()) {
            out.add(new Leaf.Check(place, step.type().resolved(), step.type().constraint()));
        }
        return null;
    }
}
