package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that write strings of bits, octets and characters. */
final class StringWrite {
    private final StepBody printer;
    private final FunctionBody body;
    private final Alphabets alphabets;
    private final WriteRun run;
    private final FieldWrite fields;

    /** @param run where fields wait */
    StringWrite(StepBody printer, Alphabets alphabets, WriteRun run, FieldWrite fields) {
        this.printer = printer;
        this.body = printer.body;
        this.alphabets = alphabets;
        this.run = run;
        this.fields = fields;
    }

    /** Writes an OCTET STRING. */
    void octets(Step.Octets step, Place place, String path) {
        string(step.type(), step.type().size(), step.length(), "NULL", place, path);
    }

    /** Writes characters of the same width. */
    void characters(Step.Characters step, Place place, String path) {
        String alphabet = alphabets.argument(step.type().alphabet(), step.width(), step.indexed());
        string(step.type(), step.type().size(), step.length(), alphabet, place, path);
    }

    private void string(
            Type type, SizeConstraint size, NumberForm form, String alphabet, Place place, String path) {
        run.flush();
        String octets = place.member("octets").value();
        String end = ", " + alphabet + ", " + body.path(path) + ')';
        if (printer.model.shape(type) instanceof Shape.FixedOctets fixed) {
            body.call("c2x_put_string(out, " + octets + ", " + fixed.length() + end);
            return;
        }
        String length = place.member("length").value();
        String arguments = "(out, " + octets + ", " + length + end;
        new LengthWrite(printer, run, size, path)
                .write(
                        form,
                        length,
                        () -> body.call("c2x_put_string" + arguments),
                        () -> body.call(printer.function("put_long_string") + arguments));
    }

    /** Writes a character string in an encoding of its own. */
    void text(Step.Text step, Place place, String path) {
        CharacterStringType type = step.type();
        if (type.kind().isKnownMultiplier()) {
            String alphabet = alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
            string(type, type.size(), step.length(), alphabet, place, path);
            return;
        }
        run.flush();
        String octets = place.member("octets").value();
        String length = place.member("length").value();
        LengthWrite lengths = new LengthWrite(printer, run, type.size(), path);
        if (type.kind() == Kind.UTF8) {
            String count = body.fresh("characters");
            body.line("size_t " + count + ";");
            body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
            lengths.check(count);
        } else {
            lengths.check(length);
            if (!type.alphabet().equals(type.kind().alphabet())) {
                body.refuse(
                        "!c2x_allows(" + alphabets.argument(type.alphabet(), Byte.SIZE, false) + ", " + octets + ", "
                                + length + ')',
                        "OUT_OF_RANGE",
                        path);
            }
        }
        body.call(printer.function("put_long_string") + "(out, " + octets + ", " + length + ", NULL, "
                + body.path(path) + ')');
    }

    /** Adds or writes a BIT STRING. */
    void bits(Step.Bits step, Place place, String path) {
        Shape shape = printer.model.shape(step.type());
        if (shape instanceof Shape.FixedBits fixed) {
            fields.fixedBits(fixed, place, path, StringRead.padding(step));
            return;
        }
        run.flush();
        int least = step.type().size().root().lower().orElse(BigInteger.ZERO)
                .min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
        if (shape instanceof Shape.ShortBits) {
            shortBits(step, place, path, least);
        } else {
            longBits(step, place, path, least);
        }
    }

    private void shortBits(Step.Bits step, Place place, String path, int least) {
        String bits = body.freshFor(path, "bits");
        body.line("const c2x_short_bits " + bits + " = " + (step.type().namedBits().isEmpty()
                ? place.value()
                : "c2x_significant_short_bits(" + place.value() + ", " + least + ')') + ";");
        body.refuse(
                bits + ".length < 64 && " + bits + ".bits >> " + bits + ".length != 0", "OUT_OF_RANGE", path);
        new LengthWrite(printer, run, step.type().size(), path)
                .write(
                        step.length(),
                        "(uint32_t) " + bits + ".length",
                        () -> body.line("if (" + bits + ".length > 0) {")
                                .line("c2x_put(out, " + bits + ".bits, " + bits + ".length);")
                                .line("}"),
                        () -> body.line(printer.function("put_short_bits") + "(out, " + bits + ");"));
    }

    private void longBits(Step.Bits step, Place place, String path, int least) {
        BitStringType type = step.type();
        String length = body.freshFor(path, "bits");
        if (type.namedBits().isEmpty()) {
            body.line("const uint32_t " + length + " = " + place.member("length").value() + ";");
        } else {
            // zeros at the end come and go with the size, X.680 clause 22.7
            String significant = body.fresh("significant");
            body.line("const uint32_t " + significant + " = c2x_significant_bits(" + place.address() + ");")
                    .line("const uint32_t " + length + " = " + (least == 0
                            ? significant
                            : significant + " < " + least + "u ? " + least + "u : " + significant) + ";");
            body.refuse(length + " > " + place.member("length").value(), "OUT_OF_RANGE", path);
        }
        String arguments = "(out, " + place.member("octets").value() + ", " + length + ");";
        new LengthWrite(printer, run, type.size(), path)
                .write(
                        step.length(),
                        length,
                        () -> {
                            body.line("c2x_put_bits" + arguments);
                            run.addConstant(0, StringRead.padding(step));
                        },
                        () -> body.line(printer.function("put_long_bits") + arguments));
    }
}
