package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Makes the statements for numbers and strings. */
abstract class LeafLowering implements StepVisitor<Void> {
    final Lowering lowering;
    final PlanBuilder plans;
    final Phases phases;
    final Lengths lengths;
    final Block out;
    final Place place;

    LeafLowering(Lowering lowering, Block out, Place place) {
        this.lowering = lowering;
        this.plans = lowering.plans();
        this.phases = lowering.phases();
        this.lengths = lowering.lengths();
        this.out = out;
        this.place = place;
    }

    @Override
    public Void visit(Step.Nothing step) {
        made(new NullType());
        return null;
    }

    @Override
    public Void visit(Step.Truth step) {
        out.field(step.width(), new Field.Truth(place));
        return null;
    }

    /** Adds that a value is made, where it joins others and is made at once. */
    final void made(Type type) {
        if (lowering.reads() && lowering.layout().makes()) {
            out.field(0, new Field.Made(place, type));
        }
    }

    // Numbers

    @Override
    public Void visit(Step.Number step) {
        if (step.form() instanceof NumberForm.Extensible form) {
            extended(
                    Statement.Of.NUMBER,
                    step.type().root(),
                    within -> number(within, step.type(), form.root()),
                    beyond -> number(beyond, step.type(), form.extension()));
        } else {
            number(out, step.type(), step.form());
        }
        return null;
    }

    private void number(Block block, IntegerType type, NumberForm form) {
        if (form instanceof NumberForm.Constant constant) {
            field(block, type, constant.value(), 0);
        } else if (form instanceof NumberForm.Constrained field) {
            field(block, type, field.lower(), field.width());
        } else if (form instanceof NumberForm.AlignedField field) {
            block.align(place);
            field(block, type, field.lower(), field.width());
        } else if (form instanceof NumberForm.TwosComplement field) {
            field(block, type, BigInteger.ZERO, field.width());
        } else if (form instanceof NumberForm.CountedOctets octets) {
            octets(block, type, octets);
        } else if (form instanceof NumberForm.SemiConstrained whole) {
            whole(block, type, Optional.of(whole.lower()));
        } else if (form instanceof NumberForm.Groups groups) {
            whole(block, type, groups.signed() ? Optional.empty() : Optional.of(BigInteger.ZERO));
        } else if (form instanceof NumberForm.Unconstrained || form instanceof NumberForm.ContentsNumber) {
            whole(block, type, Optional.empty());
        } else {
            throw Lowering.unfit(form);
        }
    }

    private void field(Block block, IntegerType type, BigInteger base, int width) {
        if (lowering.layout().isWide(type)) {
            block.add(new Leaf.Wide(place, type, base, fieldNumbers(type), width, 0));
        } else {
            block.field(width, new Field.Number(place, type, base, fieldNumbers(type)));
        }
    }

    /** Gaps in the root of an extensible type are not seen. */
    private IntegerSet fieldNumbers(IntegerType type) {
        IntegerSet root = type.root();
        return lowering.isOpen(type.extensible()) ? root.hull() : root;
    }

    private void octets(Block block, IntegerType type, NumberForm.CountedOctets form) {
        int width = width(form.count());
        if (lowering.layout().isWide(type)) {
            block.add(new Leaf.Wide(place, type, form.lower(), fieldNumbers(type), 0, width));
            return;
        }
        IntegerSet allowed = fieldNumbers(type);
        block.field(width, new Field.OctetCount(place, type, allowed, form.mostOctets()));
        block.align(place);
        block.varying(Byte.SIZE * form.mostOctets(), new Field.InOctets(place, type, allowed), Phase.OCTET);
        if (lowering.reads()) {
            block.flush();
        }
    }

    private void whole(Block block, IntegerType type, Optional<BigInteger> lower) {
        IntegerSet allowed = lowering.isOpen(type.extensible()) ? IntegerSet.ALL : type.root();
        block.add(new Leaf.Whole(place, type, lower, allowed, lengths));
    }

    private interface Part {
        void addTo(Block block);
    }

    /** Adds the bit that tells of the extension root, and what follows it in the one and the other case. */
    private void extended(Statement.Of of, IntegerSet root, Part within, Part beyond) {
        if (lowering.reads()) {
            out.field(1, new Field.Beyond(place));
        }
        out.add(new Statement.Extended(place, of, root.hull(), way(0, within), way(1, beyond)));
    }

    private List<Statement> way(long bit, Part part) {
        Block block = new Block(out.phase());
        if (!lowering.reads()) {
            block.constant(1, new Field.Constant(place, bit));
        }
        part.addTo(block);
        return block.statements();
    }

    @Override
    public Void visit(Step.Enumeral step) {
        EnumeratedType type = step.type();
        if (step.form() instanceof NumberForm.ShortOrLong) {
            numbered(type, step.codes());
        } else if (!(step.form() instanceof NumberForm.Extensible form)) {
            enumeral(out, step, step.form());
        } else if (type.additions().isEmpty() && !lowering.reads()) {
            out.zeros(place, 1);
            enumeral(out, step, form.root());
        } else {
            extended(
                    Statement.Of.ENUMERAL,
                    IntegerSet.of(0, type.root().size() - 1L),
                    within -> enumeral(within, step, form.root()),
                    beyond -> beyond.add(new Leaf.Added(place, type, lengths)));
        }
        return null;
    }

    /** Numbers of one octet that follow each other are a field where they are written. */
    private void numbered(EnumeratedType type, List<BigInteger> numbers) {
        if (!lowering.reads() && Leaf.Numbered.areOctets(numbers)) {
            int first = numbers.get(0).intValueExact();
            out.field(Byte.SIZE, new Field.Enumeral(place, type, numbers.size(), first));
        } else {
            out.add(new Leaf.Numbered(place, type, numbers));
        }
    }

    private void enumeral(Block block, Step.Enumeral step, NumberForm form) {
        if (form instanceof NumberForm.AlignedField) {
            block.align(place);
        }
        block.field(width(form), new Field.Enumeral(place, step.type(), step.rootCodes(), 0));
    }

    // Strings and lists

    interface Counted {
        Statement of(Count count);
    }

    final void counted(NumberForm form, SizeConstraint size, boolean aligned, Counted statement) {
        counted(form, size, aligned, statement, statement);
    }

    /** Adds what has a number of items, in the form of the extension root and that beyond it. */
    private void counted(NumberForm form, SizeConstraint size, boolean aligned, Counted within, Counted beyond) {
        IntegerSet any = IntegerSet.NON_NEGATIVE;
        boolean mayBeEmpty = size.root().lower().map(BigInteger::signum).orElse(0) <= 0;
        Alignment root = !aligned ? Alignment.NONE : mayBeEmpty ? Alignment.OF_ITEMS : Alignment.ALWAYS;
        if (form instanceof NumberForm.Extensible extensible) {
            // what is written has been found to be within the root
            IntegerSet checked = lowering.reads() ? size.root().hull() : any;
            extended(
                    Statement.Of.LENGTH,
                    size.root(),
                    block -> counted(block, extensible.root(), checked, root, within),
                    block -> counted(block, extensible.extension(), any, Alignment.NONE, beyond));
        } else {
            counted(out, form, allowed(size), root, within);
        }
    }

    /** Where items begin: anywhere, or at an octet whether there are any or not, or if there are any. */
    private enum Alignment {
        NONE,
        ALWAYS,
        OF_ITEMS
    }

    private IntegerSet allowed(SizeConstraint size) {
        return lowering.isOpen(size.extensible()) ? IntegerSet.NON_NEGATIVE : size.root();
    }

    private void counted(Block block, NumberForm form, IntegerSet allowed, Alignment alignment, Counted statement) {
        Count.Form own = items(block, form, allowed);
        if (alignment == Alignment.ALWAYS) {
            block.align(place);
        }
        block.add(statement.of(new Count(own, allowed, alignment == Alignment.OF_ITEMS)));
    }

    /** Adds the field of a number of items, if it is one; returns its form. */
    final Count.Form items(Block block, NumberForm form, IntegerSet allowed) {
        if (form instanceof NumberForm.Constrained field) {
            block.field(field.width(), new Field.Items(place, field.lower(), allowed));
            return new Count.InField();
        }
        if (form instanceof NumberForm.AlignedField field) {
            block.align(place);
            block.field(field.width(), new Field.Items(place, field.lower(), allowed));
            return new Count.InField();
        }
        if (form instanceof NumberForm.Constant constant) {
            return new Count.Fixed(constant.value().longValueExact());
        }
        if (form instanceof NumberForm.SemiConstrained || form instanceof NumberForm.Groups) {
            return new Count.AsNumber(lengths);
        }
        if (form instanceof NumberForm.Length
                || form instanceof NumberForm.BitCount
                || form instanceof NumberForm.ContentsLength) {
            return new Count.AsLength(lengths);
        }
        if (form instanceof NumberForm.Continued continued) {
            return new Count.Continued(continued.least(), continued.most());
        }
        throw Lowering.unfit(form);
    }

    /** True for a string of one size that fits into a word. */
    private static boolean isField(NumberForm length, int width) {
        return length instanceof NumberForm.Constant items
                && items.value().signum() > 0
                && items.value().multiply(BigInteger.valueOf(width)).compareTo(BigInteger.valueOf(Long.SIZE)) <= 0;
    }

    private static int items(NumberForm length) {
        return ((NumberForm.Constant) length).value().intValueExact();
    }

    final void field(boolean aligned, int width, Field field) {
        if (aligned) {
            out.align(place);
        }
        out.field(width, field);
    }

    @Override
    public Void visit(Step.Bits step) {
        BitStringType type = step.type();
        boolean isMeasured = step.length() instanceof NumberForm.OctetCount;
        NumberForm length = isMeasured ? ((NumberForm.OctetCount) step.length()).bits() : step.length();
        if (isField(step.length(), 1)) {
            field(step.aligned(), items(length), new Field.Flags(place));
            if (step.padded()) {
                out.zeros(place, -items(length) & 7);
            }
        } else {
            counted(
                    length,
                    type.size(),
                    step.aligned(),
                    count -> new Leaf.BitString(place, type, count, step.padded(), isMeasured));
        }
        return null;
    }

    @Override
    public Void visit(Step.Octets step) {
        if (isField(step.length(), Byte.SIZE)) {
            field(step.aligned(), Byte.SIZE * items(step.length()), new Field.Octets(place));
        } else {
            counted(
                    step.length(),
                    step.type().size(),
                    step.aligned(),
                    count -> new Leaf.Octets(place, step.type(), count));
        }
        return null;
    }

    @Override
    public Void visit(Step.Characters step) {
        counted(
                step.length(),
                step.type().size(),
                step.aligned(),
                count -> new Leaf.Characters(place, step.type(), step.root(), count),
                count -> new Leaf.Characters(place, step.type(), step.beyond(), count));
        return null;
    }

    @Override
    public Void visit(Step.Text step) {
        Count count = new Count(new Count.AsLength(lengths), allowed(step.type().size()));
        out.add(new Leaf.Text(place, step.type(), count, lengths));
        return null;
    }

    @Override
    public Void visit(Step.TableString step) {
        out.add(new Leaf.Lookup(place, step.type(), step.element()));
        return null;
    }

    @Override
    public Void visit(Step.Identifier step) {
        Count count = new Count(new Count.AsLength(lengths), IntegerSet.NON_NEGATIVE);
        out.add(new Leaf.Octets(place, step.type(), count));
        return null;
    }

    @Override
    public Void visit(Time step) {
        out.add(new Leaf.Time(place, step.type(), lengths));
        return null;
    }

    @Override
    public Void visit(Step.Real step) {
        out.add(new Leaf.Real(place, step.width(), lengths));
        return null;
    }

    @Override
    public Void visit(Step.Decimal step) {
        out.add(new Leaf.Real(place, 0, lengths));
        return null;
    }

    static int width(NumberForm form) {
        if (form instanceof NumberForm.Constrained field) {
            return field.width();
        }
        if (form instanceof NumberForm.AlignedField field) {
            return field.width();
        }
        if (form instanceof NumberForm.Constant) {
            return 0;
        }
        throw Lowering.unfit(form);
    }
}
