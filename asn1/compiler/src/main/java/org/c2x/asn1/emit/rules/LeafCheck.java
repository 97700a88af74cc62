package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;

/** The statements that check what reading a value has not. */
final class LeafCheck extends LeafStepVisitor<Void> {
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final LeafTerms terms;
    private final String variable;
    private final String in;
    private final String path;

    LeafCheck(CodecModel model, SourceWriter out, LocalNames names, String variable, String in, String path) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.terms = new LeafTerms(model, out);
        this.variable = variable;
        this.in = in;
        this.path = path;
    }

    @Override
    public Void visit(Step.Number step) {
        if (!model.isOpen(step.type().extensible())) {
            refuse(violation(step), step.type().root().toString(), variable);
        }
        return null;
    }

    private String violation(Step.Number step) {
        IntegerSet root = step.type().root();
        boolean big = JavaModel.whole(step.type()) == Whole.BIG;
        boolean read = isRangeRead(step);
        if (root.isContiguous() && read) {
            return "";
        }
        if (root.isContiguous() && !big && step.form() instanceof NumberForm.Groups) {
            // the upper bound has been checked
            return variable + " < " + root.lower().orElseThrow() + 'L';
        }
        return big ? bigViolation(step, root) : "!(" + Conditions.contains(variable, root) + ')';
    }

    /** True if reading has refused what is out of bounds. */
    private boolean isRangeRead(Step.Number step) {
        IntegerSet root = step.type().root();
        if (step.form() instanceof NumberForm.Groups groups) {
            boolean big = JavaModel.whole(step.type()) == Whole.BIG;
            boolean below = groups.signed() ? !big || root.lower().isEmpty() : root.contains(0);
            return below && (!big || root.upper().isEmpty());
        }
        if (JavaModel.whole(step.type()) != Whole.BIG) {
            return FieldForm.ofRoot(step.form())
                    .filter(field -> field.lower().equals(root.lower().orElseThrow()))
                    .isPresent();
        }
        return root.upper().isEmpty()
                && (root.lower().isEmpty()
                        || step.form() instanceof NumberForm.SemiConstrained semi
                                && semi.lower().equals(root.lower().orElseThrow()));
    }

    private String bigViolation(Step.Number step, IntegerSet root) {
        boolean lowerRead =
                root.lower().isEmpty() || lower(step.form()).equals(root.lower().get());
        if (root.isContiguous() && lowerRead) {
            return variable + ".compareTo(" + terms.big(root.upper().orElseThrow()) + ") > 0";
        }
        return "!(" + terms.bigContains(variable, root) + ')';
    }

    /** The lower bound that the form knows; one that no number has if it knows none. */
    private BigInteger lower(NumberForm form) {
        if (form instanceof NumberForm.SemiConstrained semi) {
            return semi.lower();
        }
        if (form instanceof NumberForm.Groups groups && !groups.signed()) {
            return BigInteger.ZERO;
        }
        return FieldForm.ofRoot(form)
                .map(FieldForm::lower)
                .orElse(BigInteger.ONE.shiftLeft(Long.SIZE).negate());
    }

    @Override
    public Void visit(Step.Bits step) {
        size(step);
        return null;
    }

    @Override
    public Void visit(Step.Octets step) {
        size(step);
        return null;
    }

    @Override
    public Void visit(Step.Characters step) {
        size(step);
        return null;
    }

    @Override
    public Void visit(Step.Text step) {
        size(step);
        if (step.type().kind().isKnownMultiplier()
                || !step.type().alphabet().equals(step.type().kind().alphabet())) {
            alphabet(step.type());
        }
        return null;
    }

    @Override
    public Void visit(Step.TableString step) {
        if (step.type() instanceof CharacterStringType type) {
            size(step);
            if (!type.kind().isUtf8() || !type.alphabet().equals(type.kind().alphabet())) {
                alphabet(type);
            }
        }
        return null;
    }

    @Override
    public Void visit(Time step) {
        return null;
    }

    @Override
    public Void visit(Step.Decimal step) {
        return null;
    }

    @Override
    public Void visit(Step.Real step) {
        return null;
    }

    @Override
    public Void visit(Step.Identifier step) {
        return null;
    }

    private void size(Step step) {
        Lengths lengths = model.lengths(step);
        String length = terms.length(step, variable);
        if (LeafTerms.isCounted(step) && !lengths.violation(length).isEmpty()) {
            String local = names.fresh(variable + "Length");
            out.line("int " + local + " = " + length + ";");
            length = local;
        }
        refuse(lengths.violation(length), lengths.expected(), length);
    }

    private void refuse(String violation, String expected, String found) {
        if (!violation.isEmpty()) {
            out.line("if (" + violation + ") {")
                    .line("throw " + in + ".error(" + in + ".position(), \"" + path + "\", \"expected " + expected
                            + ", found \" + " + found + ");")
                    .line("}");
        }
    }

    private void alphabet(CharacterStringType type) {
        out.line("if (!" + CharacterTables.expression(type, out) + ".allows(" + variable + ")) {")
                .line("throw " + in + ".error(" + in + ".position(), \"\", "
                        + "\"expected characters of the permitted alphabet\");")
                .line("}");
    }
}
