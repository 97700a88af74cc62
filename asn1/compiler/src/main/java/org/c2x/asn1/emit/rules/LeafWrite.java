package org.c2x.asn1.emit.rules;

import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.runtime.coding.RealContents;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/** The statements that write a value which has no codec class. */
final class LeafWrite extends LeafStepVisitor<Void> {
    private final CodecModel model;
    private final SourceWriter out;
    private final LeafTerms terms;
    private final LocalNames names;
    private final String value;
    private final String target;

    LeafWrite(CodecModel model, SourceWriter out, LocalNames names, String value, String target) {
        this.model = model;
        this.out = out;
        this.terms = new LeafTerms(model, out);
        this.names = names;
        this.value = value;
        this.target = target;
    }

    @Override
    public Void visit(Step.Number step) {
        FieldForm field = FieldForm.ofRoot(step.form()).orElse(null);
        if (JavaModel.whole(step.type()) == Whole.BIG) {
            writeBig(step);
        } else if (step.form() instanceof NumberForm.Groups) {
            out.line(target + groups(step.form()) + value + ");");
        } else if (field != null) {
            writeField(step, field);
        } else {
            out.line(target
                    + (step.form() instanceof NumberForm.TwosComplement signed
                            ? ".writeSigned(" + value + ", " + signed.width() + ");"
                            : ".writeUnconstrained(" + value + ");"));
        }
        return null;
    }

    private void writeField(Step.Number step, FieldForm field) {
        String root = field.method("write", "Long") + LeafTerms.minus(value, field) + ", " + field.width() + ");";
        if (!(step.form() instanceof NumberForm.Extensible)) {
            out.line(target + root);
        } else if (field.layout() != FieldForm.Layout.COUNTED) {
            out.line(target + field.method("write", "Extensible") + value + ", " + terms.inHull(step.type(), value)
                    + ", " + field.lower() + "L, " + field.width() + ");");
        } else {
            writeExtensible(step, root, ".writeUnconstrained(" + value + ");");
        }
    }

    private void writeBig(Step.Number step) {
        if (step.form() instanceof NumberForm.Extensible extensible) {
            writeExtensible(step, big(extensible.root()), big(extensible.extension()));
        } else {
            out.line(target + big(step.form()));
        }
    }

    private void writeExtensible(Step.Number step, String root, String extension) {
        out.line("if (" + terms.inHull(step.type(), value) + ") {")
                .line(target + ".writeBit(false);")
                .line(target + root);
        out.line("} else {")
                .line(target + ".writeBit(true);")
                .line(target + extension)
                .line("}");
    }

    private String big(NumberForm form) {
        if (form instanceof NumberForm.Groups) {
            return groups(form) + value + ");";
        }
        if (form instanceof NumberForm.SemiConstrained semi) {
            return ".writeSemiConstrained(" + terms.minus(value, semi.lower()) + ");";
        }
        return FieldForm.ofRoot(form)
                .map(field ->
                        field.method("write", "Big") + terms.minus(value, field.lower()) + ", " + field.width() + ");")
                .orElse(".writeUnconstrained(" + value + ");");
    }

    private static String groups(NumberForm form) {
        return '.' + LeafTerms.groupsMethod(form) + '(';
    }

    @Override
    public Void visit(Step.Bits step) {
        if (step.length() instanceof NumberForm.OctetCount count) {
            out.line(target + ".writeBinary(" + value + ", " + ((NumberForm.Constant) count.bits()).value() + ");");
            return null;
        }
        String padding = step.padded() && model.lengths(step).isCounted() ? "Padded" : "";
        sized(
                step,
                step.type(),
                step.aligned(),
                length -> ".write" + padding + "Bits(" + value + ", " + length + ");",
                length -> ".writeBitsWithLength(" + value + ", " + length + ");");
        return null;
    }

    @Override
    public Void visit(Step.Octets step) {
        if (step.length() instanceof NumberForm.Groups) {
            out.line(target + ".writeBinary(" + value + ");");
            return null;
        }
        sized(
                step,
                step.type(),
                step.aligned(),
                length -> ".writeOctets(" + value + ");",
                length -> ".writeOctetsWithLength(" + value + ");");
        return null;
    }

    @Override
    public Void visit(Step.Characters step) {
        String root = value + ", " + terms.table(step.type(), step.root());
        sized(
                step,
                step.type(),
                step.aligned(),
                length -> ".writeCharacters(" + root + ");",
                length -> ".writeCharactersWithLength(" + root + ");",
                length ->
                        ".writeCharactersWithLength(" + value + ", " + terms.table(step.type(), step.beyond()) + ");");
        return null;
    }

    private void sized(
            Step step, Type type, boolean aligned, UnaryOperator<String> counted, UnaryOperator<String> joined) {
        sized(step, type, aligned, counted, joined, joined);
    }

    private void sized(
            Step step,
            Type type,
            boolean aligned,
            UnaryOperator<String> counted,
            UnaryOperator<String> joined,
            UnaryOperator<String> beyond) {
        Lengths lengths = model.lengths(step);
        String length = terms.encodedLength(type, value);
        if (step instanceof Step.Bits || lengths.isExtensible() || lengths.isWritten()) {
            String local = names.fresh("length");
            out.line("int " + local + " = " + length + ";");
            length = local;
        }
        if (lengths.isExtensible()) {
            out.line("if (" + lengths.inHull(length) + ") {").line(target + ".writeBit(false);");
        }
        if (lengths.isCounted()) {
            lengths.write(length, target, out);
            if (aligned && lengths.lower() > 0) {
                out.line(target + ".align();");
            } else if (aligned) {
                out.line("if (" + length + " > 0) {").line(target + ".align();").line("}");
            }
            out.line(target + counted.apply(length));
        } else {
            out.line(target + joined.apply(length));
        }
        if (lengths.isExtensible()) {
            out.line("} else {")
                    .line(target + ".writeBit(true);")
                    .line(target + beyond.apply(length))
                    .line("}");
        }
    }

    @Override
    public Void visit(Step.Text step) {
        out.line(target + ".write" + LeafTerms.charset(step.type()) + '(' + value + ");");
        return null;
    }

    @Override
    public Void visit(Time step) {
        out.line(target + ".writeTime(" + value + ", " + LeafTerms.timeType(step.type(), out) + ");");
        return null;
    }

    @Override
    public Void visit(Step.Decimal step) {
        out.line(target + ".writeFloat(" + value + ");");
        return null;
    }

    @Override
    public Void visit(Step.TableString step) {
        String text = step.type() instanceof ObjectIdentifierType ? value + ".toString()" : value;
        out.line(target + ".writeString(" + text + ", " + terms.tableName(step.element()) + ");");
        return null;
    }

    @Override
    public Void visit(Step.Real step) {
        out.line(
                step.width() > 0
                        ? target + ".writeFloat(" + value + ", " + step.width() + ");"
                        : target + ".writeOctetsWithLength(" + out.runtime(RealContents.class) + ".of(" + value
                                + "));");
        return null;
    }

    @Override
    public Void visit(Step.Identifier step) {
        out.line(target + ".writeOctetsWithLength(" + terms.contents(step.type(), value) + ");");
        return null;
    }
}
