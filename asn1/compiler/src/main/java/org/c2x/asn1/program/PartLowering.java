package org.c2x.asn1.program;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** Makes the statements for the parts of a SEQUENCE or SET. */
final class PartLowering implements PartVisitor<Void> {
    private final Lowering lowering;
    private final Block out;
    private final Place place;
    private final SequenceType type;
    /** The last components, if they are gathered. */
    private final List<Component> tail;

    private final List<Statement.Component> gathered = new ArrayList<>();
    private Field.@Nullable Presence extended;

    PartLowering(Lowering lowering, Block out, Place place, SequenceType type) {
        this.lowering = lowering;
        this.out = out;
        this.place = place;
        this.type = type;
        this.tail = lowering.layout().gathered(type, lowering.reads());
    }

    private Place.Member member(Step.Field field) {
        return new Place.Member(place, type, field.component());
    }

    private List<Place.Member> members(List<Component> components) {
        return components.stream()
                .map(component -> new Place.Member(place, type, component))
                .toList();
    }

    @Override
    public Void visit(Step.ExtensionBit part) {
        List<Component> additions = type.components().stream()
                .filter(component -> !type.root().contains(component))
                .toList();
        if (additions.isEmpty() && !lowering.reads()) {
            out.zeros(place, 1);
        } else {
            extended = new Field.Presence(place, members(additions), true);
            out.field(1, extended);
        }
        return null;
    }

    @Override
    public Void visit(Step.Presence part) {
        List<Place.Member> gathered = new ArrayList<>();
        for (Step.Field field : part.fields()) {
            if (tail.contains(field.component())) {
                gathered.add(member(field));
            } else {
                out.field(1, new Field.Presence(member(field), List.of(member(field)), false));
            }
        }
        if (!gathered.isEmpty()) {
            out.field(gathered.size(), new Field.Bitmap(place, gathered));
        }
        return null;
    }

    @Override
    public Void visit(Step.Padding part) {
        out.zeros(place, part.width());
        return null;
    }

    @Override
    public Void visit(Step.Field part) {
        if (tail.contains(part.component())) {
            gathered.add(component(part, true, out.phase()));
            if (gathered.size() == tail.size()) {
                out.add(new Statement.Optionals(gathered, true));
            }
            return null;
        }
        boolean isMandatory = part.component().isMandatory();
        boolean isAddition = !type.root().contains(part.component());
        if (isMandatory && !isAddition) {
            new ValueLowering(lowering, out, member(part)).add(part.content());
        } else {
            out.add(component(part, !isMandatory, out.phase()));
        }
        return null;
    }

    private Statement.Component component(Step.Field field, boolean told, Phase first) {
        return new Statement.Component(member(field), told, lowering.value(field.content(), member(field), first));
    }

    @Override
    public Void visit(Step.Optionals part) {
        List<Place.Member> places = part.fields().stream().map(this::member).toList();
        int count = places.size();
        out.field(Step.Optionals.codeWidth(count), new Field.Event(places, 0));
        List<Statement.Component> components = new ArrayList<>();
        for (Step.Field field : part.fields()) {
            Block content = new Block(Phase.UNKNOWN);
            new ValueLowering(lowering, content, member(field)).add(field.content());
            Field.Event next = new Field.Event(places, components.size() + 1);
            if (lowering.reads() && next.left() > 0) {
                content.field(Step.Optionals.codeWidth(next.left()), next);
            }
            components.add(new Statement.Component(member(field), true, content.statements()));
        }
        out.add(new Statement.Optionals(components, false));
        return null;
    }

    @Override
    public Void visit(Elements part) {
        throw Lowering.unfit(part);
    }

    @Override
    public Void visit(Step.Additions part) {
        if (part.additions().isEmpty() && !lowering.reads()) {
            return null;
        }
        Block bitmap = new Block(out.phase());
        if (!lowering.reads()) {
            bitmap.constants(
                    place,
                    ConstantBits.of(
                            lowering.plans(), part.count(), part.additions().size()));
        }
        List<Statement.Addition> additions = new ArrayList<>();
        Phase first = lowering.phases().content(part, out.phase());
        for (Addition addition : part.additions()) {
            List<Place.Member> members = members(addition.declared().components());
            Field.Presence present = new Field.Presence(members.size() == 1 ? members.get(0) : place, members, false);
            if (!lowering.reads()) {
                bitmap.field(1, present);
            }
            additions.add(new Statement.Addition(present, addition(addition, first)));
        }
        if (part.padded() && !lowering.reads()) {
            bitmap.zeros(place, -part.additions().size() & 7);
        }
        out.add(new Statement.Additions(
                place, requireNonNull(extended), bitmap.statements(), additions, type, lowering.lengths()));
        return null;
    }

    private Statement.Open addition(Addition addition, Phase first) {
        Block inside = new Block(first);
        if (addition.declared().isGroup()) {
            new ValueLowering(lowering, inside, place).parts(addition.content(), type);
        } else {
            inside.add(component(addition.fields().get(0), false, first));
        }
        return lowering.open(place, inside.statements(), lowering.widths().of(addition), false);
    }
}
