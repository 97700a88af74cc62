package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.runtime.coding.RealContents;
import org.c2x.asn1.schema.Type;

/** The expression for the bits of a value which has no codec class. */
final class LeafBits extends LeafStepVisitor<String> {
    private final CodecModel model;
    private final SourceWriter out;
    private final LeafTerms terms;
    private final String value;

    LeafBits(CodecModel model, SourceWriter out, String value) {
        this.model = model;
        this.out = out;
        this.terms = new LeafTerms(model, out);
        this.value = value;
    }

    private String lengthOf() {
        return model.lengthClass(out);
    }

    @Override
    public String visit(Step.Number step) {
        if (!(step.form() instanceof NumberForm.Extensible extensible)) {
            return bits(step.form());
        }
        return "1 + (" + terms.inHull(step.type(), value) + " ? " + bits(extensible.root()) + " : "
                + bits(extensible.extension()) + ')';
    }

    private String bits(NumberForm form) {
        if (form instanceof NumberForm.SemiConstrained semi) {
            return lengthOf() + ".ofSemiConstrained(" + terms.minus(value, semi.lower()) + ')';
        }
        return FieldForm.ofRoot(form)
                .map(field -> "" + field.width())
                .orElse(lengthOf() + ".ofUnconstrained(" + value + ')');
    }

    @Override
    public String visit(Step.Bits step) {
        return step.length() instanceof NumberForm.BitCount
                ? lengthOf() + ".ofBits(" + terms.encodedLength(step.type(), value) + ')'
                : sized(step, step.type(), 1);
    }

    @Override
    public String visit(Step.Octets step) {
        return sized(step, step.type(), Byte.SIZE);
    }

    @Override
    public String visit(Step.Characters step) {
        return model.lengths(step)
                .bitsOf(
                        terms.encodedLength(step.type(), value),
                        step.root().width(),
                        step.beyond().width(),
                        this::lengthOf);
    }

    private String sized(Step step, Type type, int itemBits) {
        return model.lengths(step).bitsOf(terms.encodedLength(type, value), itemBits, this::lengthOf);
    }

    @Override
    public String visit(Step.Text step) {
        String octets = switch (step.type().kind()) {
            case UTF8, OID_IRI, RELATIVE_OID_IRI -> lengthOf() + ".octetsOfUtf8(" + value + ')';
            case BMP -> "2 * " + value + ".length()";
            case UNIVERSAL -> "4 * " + terms.length(step.type(), value);
            default -> value + ".length()";
        };
        return lengthOf() + ".ofOctets(" + octets + ')';
    }

    @Override
    public String visit(Time step) {
        return lengthOf() + ".ofTime(" + value + ", " + LeafTerms.timeType(step.type(), out) + ')';
    }

    @Override
    public String visit(Step.Real step) {
        return step.width() > 0
                ? "" + step.width()
                : lengthOf() + ".ofOctets(" + out.runtime(RealContents.class) + ".of(" + value + ").length)";
    }

    @Override
    public String visit(Step.Identifier step) {
        return lengthOf() + ".ofOctets(" + terms.contents(step.type(), value) + ".length)";
    }
}
