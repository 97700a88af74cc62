package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ObjectIdentifierType;

/** The expression that reads a value which has no codec class. */
final class LeafRead extends LeafStepVisitor<String> {
    private final CodecModel model;
    private final SourceWriter out;
    private final LeafTerms terms;
    private final String in;
    private final String path;

    LeafRead(CodecModel model, SourceWriter out, String in, String path) {
        this.model = model;
        this.out = out;
        this.terms = new LeafTerms(model, out);
        this.in = in;
        this.path = path;
    }

    @Override
    public String visit(Step.Number step) {
        Whole whole = JavaModel.whole(step.type());
        if (whole == Whole.BIG) {
            return readBig(step.form());
        }
        String cast = whole == Whole.INT ? "(int) " : "";
        if (step.form() instanceof NumberForm.Groups groups) {
            IntegerSet root = step.type().root();
            String upper = root.upper().orElseThrow() + "L, \"" + path + "\")";
            return cast
                    + in
                    + (groups.signed()
                            ? ".readInteger(" + root.lower().orElseThrow() + "L, " + upper
                            : ".readUnsigned(" + upper);
        }
        FieldForm field = FieldForm.ofRoot(step.form()).orElse(null);
        if (field != null) {
            String arguments = field.lower() + "L, " + field.upper() + "L, " + field.width() + ')';
            String range = in + field.method("read", "Range") + arguments;
            if (!(step.form() instanceof NumberForm.Extensible)) {
                return cast + range;
            }
            return cast
                    + (field.layout() != FieldForm.Layout.COUNTED
                            ? in + field.method("read", "Extensible") + arguments
                            : '(' + in + ".readBit() ? " + in + ".readUnconstrainedLong() : " + range + ')');
        }
        return cast
                + in
                + (step.form() instanceof NumberForm.TwosComplement signed
                        ? ".readSigned(" + signed.width() + ')'
                        : ".readUnconstrainedLong()");
    }

    private String readBig(NumberForm form) {
        if (form instanceof NumberForm.Extensible extensible) {
            return in + ".readBit() ? " + readBig(extensible.extension()) + " : " + readRoot(extensible.root());
        }
        if (form instanceof NumberForm.Groups groups) {
            return in + (groups.signed() ? ".readInteger()" : ".readUnsigned()");
        }
        if (form instanceof NumberForm.SemiConstrained semi) {
            return in + ".readSemiConstrained()" + plus(semi.lower());
        }
        return FieldForm.ofRoot(form)
                .map(field -> terms.big(field.lower()) + ".add(" + bigField(field) + ')')
                .orElse(in + ".readUnconstrained()");
    }

    /** What a big number exceeds its lower bound by: that may have few bits. */
    private String bigField(FieldForm field) {
        return field.isPacked() && field.width() <= BitReader.WORD_BITS
                ? out.use("java.math.BigInteger") + ".valueOf(" + in + ".read(" + field.width() + "))"
                : in + field.method("read", "Big") + field.width() + ')';
    }

    /** A number of an extension root: one above it, for which there would be bits, has another form. */
    private String readRoot(NumberForm root) {
        return FieldForm.ofRoot(root)
                .map(field -> in + ".requireAtMost(" + terms.big(field.upper()) + ", " + readBig(root) + ')')
                .orElseGet(() -> readBig(root));
    }

    private String plus(BigInteger lower) {
        return lower.signum() == 0 ? "" : ".add(" + terms.big(lower) + ')';
    }

    @Override
    public String visit(Step.Bits step) {
        if (step.length() instanceof NumberForm.OctetCount count) {
            return in + ".readBinary(" + ((NumberForm.Constant) count.bits()).value() + ')';
        }
        String padding = step.padded() && model.lengths(step).isCounted() ? "Padded" : "";
        String bits = sized(step, step.aligned(), count -> in + ".read" + padding + "Bits(" + count + ')');
        return step.type().namedBits().isEmpty() || step.type().size().isFixed() ? bits : named(step, bits);
    }

    /** Named bits in their canonical length. */
    private String named(Step.Bits step, String bits) {
        return (bits.contains("?") ? '(' + bits + ')' : bits) + ".named("
                + model.lengths(step).lower() + ')';
    }

    @Override
    public String visit(Step.Octets step) {
        if (step.length() instanceof NumberForm.Groups) {
            return in + ".readBinary()";
        }
        return sized(
                step,
                step.aligned(),
                count -> out.runtime(OctetString.class) + ".wrap(" + in + ".readOctets(" + count + "))");
    }

    @Override
    public String visit(Step.Characters step) {
        return sized(
                step,
                step.aligned(),
                count -> characters(step, step.root(), count),
                () -> characters(step, step.beyond(), ""));
    }

    private String characters(Step.Characters step, CharacterCode code, String count) {
        return in + ".readCharacters(" + (count.isEmpty() ? "" : count + ", ") + terms.table(step, code) + ')';
    }

    private String sized(Step step, boolean aligned, UnaryOperator<String> items) {
        return sized(step, aligned, items, () -> items.apply(""));
    }

    /**
     * What reads items after a length of the root or beyond.
     *
     * @param items  without a count the length is joined to them
     * @param beyond the same where the length is beyond the root
     */
    private String sized(Step step, boolean aligned, UnaryOperator<String> items, Supplier<String> beyond) {
        Lengths lengths = model.lengths(step);
        String root = items.apply("");
        if (lengths.isCounted()) {
            String count = lengths.read(in);
            root = items.apply(aligned ? in + ".alignItems(" + count + ')' : count);
        }
        return lengths.isExtensible() ? in + ".readBit() ? " + beyond.get() + " : " + root : root;
    }

    @Override
    public String visit(Step.Text step) {
        return in + ".read" + LeafTerms.charset(step) + "()";
    }

    @Override
    public String visit(Time step) {
        return in + ".readTime(" + LeafTerms.timeType(step, out) + ')';
    }

    @Override
    public String visit(Step.Decimal step) {
        return in + ".readFloat()";
    }

    @Override
    public String visit(Step.TableString step) {
        String what = step.type() instanceof ObjectIdentifierType identifier
                ? identifier.relative() ? "RelativeOid" : "ObjectIdentifier"
                : ((CharacterStringType) step.type()).kind().isUtf8() ? "Utf8String" : "String";
        return in + ".read" + what + '(' + terms.tableName(step) + ')';
    }

    @Override
    public String visit(Step.Real step) {
        return in + (step.width() > 0 ? ".readFloat(" + step.width() + ')' : ".readReal()");
    }

    @Override
    public String visit(Step.Identifier step) {
        return in + (step.type().relative() ? ".readRelativeOid()" : ".readObjectIdentifier()");
    }
}
