package org.c2x.asn1.program;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.SequenceType;

/** Makes the statements for the parts of a SEQUENCE or SET. */
final class PartLowering implements PartVisitor<Void> {
    private final Lowering lowering;
    private final Block out;
    private final Place place;
    private final SequenceType type;
    private Field.Presence extended;

    PartLowering(Lowering lowering, Block out, Place place, SequenceType type) {
        this.lowering = lowering;
        this.out = out;
        this.place = place;
        this.type = type;
    }

    private Place.Member member(Step.Field field) {
        return new Place.Member(place, type, field.component());
    }

    @Override
    public Void visit(Step.ExtensionBit part) {
        extended = new Field.Presence(type.components().stream()
                .filter(component -> !type.root().contains(component))
                .map(component -> (Place) new Place.Member(place, type, component))
                .toList());
        out.field(1, extended);
        return null;
    }

    @Override
    public Void visit(Step.Presence part) {
        part.fields().forEach(field -> out.field(1, new Field.Presence(List.of(member(field)))));
        return null;
    }

    @Override
    public Void visit(Step.Padding part) {
        out.constant(part.width(), new Field.Constant(0));
        return null;
    }

    @Override
    public Void visit(Step.Field part) {
        boolean isMandatory = part.component().isMandatory();
        boolean isAddition = !type.root().contains(part.component());
        if (isMandatory && !isAddition) {
            new ValueLowering(lowering, out, member(part)).add(part.content());
        } else {
            out.add(new Statement.Component(
                    member(part), !isMandatory, lowering.value(part.content(), member(part), out.phase())));
        }
        return null;
    }

    @Override
    public Void visit(Step.Optionals part) {
        throw Lowering.unfit(part);
    }

    @Override
    public Void visit(Elements part) {
        throw Lowering.unfit(part);
    }

    @Override
    public Void visit(Step.Additions part) {
        Phase content = lowering.phases().content(part, out.phase());
        List<Bits<Field>> bitmap = new ArrayList<>();
        int count = part.additions().size();
        if (count > 0) {
            bitmap.add(Block.constant(ConstantBits.of(lowering.plans(), part.count(), count)));
        }
        part.additions()
                .forEach(addition ->
                        bitmap.add(new Bits<>(Bits.Kind.FIELD, 1, new Field.Presence(List.copyOf(members(addition))))));
        if (part.padded() && count % 8 != 0) {
            bitmap.add(new Bits<>(Bits.Kind.CONSTANT, -count & 7, new Field.Constant(0)));
        }
        List<Statement.Addition> additions =
                part.additions().stream().map(each -> addition(each, content)).toList();
        out.add(new Statement.Additions(place, extended, bitmap, additions, type, lowering.lengths()));
        return null;
    }

    private List<Place.Member> members(Addition addition) {
        return addition.declared().components().stream()
                .map(component -> new Place.Member(place, type, component))
                .toList();
    }

    private Statement.Addition addition(Addition addition, Phase first) {
        Block inside = Lowering.block(first);
        if (addition.declared().isGroup()) {
            new ValueLowering(lowering, inside, place).parts(addition.content(), type);
        } else {
            Place.Member only = members(addition).get(0);
            Step content = addition.fields().get(0).content();
            inside.add(new Statement.Component(only, false, lowering.value(content, only, first)));
        }
        return new Statement.Addition(members(addition), lowering.open(place, inside.statements()));
    }
}
