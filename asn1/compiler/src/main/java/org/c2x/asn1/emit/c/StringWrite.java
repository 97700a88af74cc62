package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that write strings of bits, octets and characters. */
final class StringWrite extends StringCode {
    private final WriteRun run;

    /** @param run where lengths join other fields */
    StringWrite(StepBody printer, WriteRun run) {
        super(printer);
        this.run = run;
    }

    @Override
    void string(Type type, SizeConstraint size, NumberForm form, Items items, Place place, String path) {
        String octets = place.member("octets").value();
        String end = end(items.alphabet(), path);
        if (printer.model.shape(type) instanceof Shape.FixedOctets fixed) {
            align(items.aligned(), size, Integer.toString(fixed.length()), path);
            put(octets, Integer.toString(fixed.length()), items, path);
            return;
        }
        String length = place.member("length").value();
        String string = "(out, " + octets + ", " + length;
        new LengthWrite(printer, run, size, path)
                .write(
                        form,
                        length,
                        () -> {
                            align(items.aligned(), size, length, path);
                            put(octets, length, items, path);
                        },
                        () -> body.call(printer.function("put_long_string") + string + end),
                        () -> {
                            if (items.isOpen()) {
                                allowed((CharacterStringType) type, place, path);
                            }
                            body.call(printer.function("put_long_string") + string + end(items.beyond(), path));
                        });
    }

    private void put(String octets, String length, Items items, String path) {
        if (items.isOctets()) {
            body.line("c2x_put_octets(out, " + octets + ", " + length + ");");
        } else {
            body.call("c2x_put_string(out, " + octets + ", " + length + end(items.alphabet(), path));
        }
    }

    @Override
    void wide(CharacterStringType type, NumberForm length, Items items, Place place, String path) {
        String count = characters(place, path);
        String text = "(out, " + place.address();
        String end = end(items.alphabet(), path);
        new LengthWrite(printer, run, type.size(), path)
                .write(
                        length,
                        count,
                        () -> {
                            align(items.aligned(), type.size(), count, path);
                            body.call("c2x_put_characters" + text + end);
                        },
                        () -> body.call(printer.function("put_long_characters") + text + ", " + count + end),
                        () -> {
                            if (items.isOpen()) {
                                allowed(type, place, path);
                            }
                            body.call(printer.function("put_long_characters") + text + ", " + count
                                    + end(items.beyond(), path));
                        });
    }

    @Override
    void text(CharacterStringType type, Place place, String path) {
        String length = place.member("length").value();
        new LengthWrite(printer, run, type.size(), path).check(type.kind().isUtf8() ? characters(place, path) : length);
        allowed(type, place, path);
        body.call(printer.function("put_long_string") + "(out, "
                + place.member("octets").value() + ", " + length + ", NULL, " + body.path(path) + ')');
    }

    @Override
    void binary(OctetStringType type, Place place, String path) {
        String length = checkedLength(type, type.size(), place, path);
        body.line("c2x_put_binary(out, " + place.member("octets").value() + ", " + length + ");");
    }

    /** The length of a string, which is checked unless it is fixed. */
    private String checkedLength(Type type, SizeConstraint size, Place place, String path) {
        if (printer.model.shape(type) instanceof Shape.FixedOctets fixed) {
            return Integer.toString(fixed.length());
        }
        String length = place.member("length").value();
        new LengthWrite(printer, run, size, path).check(length);
        return length;
    }

    @Override
    void tableString(CharacterStringType type, int part, Place place, String path) {
        boolean isUtf8 = CModel.isUtf8(type);
        String length;
        if (isUtf8) {
            new LengthWrite(printer, run, type.size(), path).check(characters(place, path));
            allowed(type, place, path);
            length = place.member("length").value();
        } else {
            length = checkedLength(type, type.size(), place, path);
            allowed(type, length, place, path);
        }
        body.call("c2x_put_text(out, " + place.member("octets").value() + ", " + length + ", " + isUtf8 + ", " + part
                + ", " + body.path(path) + ')');
    }

    @Override
    void bits(Step.Bits step, Place place, String path) {
        if (step.length() instanceof NumberForm.OctetCount) {
            binaryBits(step, place, path);
            return;
        }
        int least = step.type()
                .size()
                .root()
                .lower()
                .orElse(BigInteger.ZERO)
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
        if (printer.model.shape(step.type()) instanceof Shape.ShortBits) {
            shortBits(step, place, path, least);
        } else {
            longBits(step, place, path, least);
        }
    }

    private void binaryBits(Step.Bits step, Place place, String path) {
        Shape shape = printer.model.shape(step.type());
        if (shape instanceof Shape.FixedBits fixed) {
            FieldWrite.refuseBeyond(body, fixed, place, path);
            body.line("c2x_put_short_binary(out, " + place.value() + ", " + fixed.length() + ");");
            return;
        }
        String length = place.member("length").value();
        Runnable octets = () -> {
            if (shape instanceof Shape.ShortBits) {
                String bits = place.member("bits").value();
                body.refuse(length + " < 64 && " + bits + " >> " + length + " != 0", "OUT_OF_RANGE", path);
                body.line("c2x_put_short_binary(out, " + bits + ", " + length + ");");
            } else {
                body.line("c2x_put_binary_bits(out, " + place.member("octets").value() + ", " + length + ");");
            }
        };
        new LengthWrite(printer, run, step.type().size(), path)
                .write(step.length(), (shape instanceof Shape.ShortBits ? "(uint32_t) " : "") + length, octets, octets);
    }

    private void shortBits(Step.Bits step, Place place, String path, int least) {
        String bits = body.freshFor(path, "bits");
        body.line("const c2x_short_bits " + bits + " = "
                + (step.type().namedBits().isEmpty()
                        ? place.value()
                        : "c2x_significant_short_bits(" + place.value() + ", " + least + ')')
                + ";");
        body.refuse(bits + ".length < 64 && " + bits + ".bits >> " + bits + ".length != 0", "OUT_OF_RANGE", path);
        new LengthWrite(printer, run, step.type().size(), path)
                .write(
                        step.length(),
                        "(uint32_t) " + bits + ".length",
                        () -> {
                            body.line("if (" + bits + ".length > 0) {");
                            if (step.aligned()) {
                                printer.align(path);
                                printer.print();
                            }
                            body.line("c2x_put(out, " + bits + ".bits, " + bits + ".length);")
                                    .line("}");
                        },
                        () -> body.line(printer.function("put_short_bits") + "(out, " + bits + ");"));
    }

    private void longBits(Step.Bits step, Place place, String path, int least) {
        BitStringType type = step.type();
        String length = body.freshFor(path, "bits");
        if (type.namedBits().isEmpty()) {
            body.line(
                    "const uint32_t " + length + " = " + place.member("length").value() + ";");
        } else {
            // zeros at the end come and go with the size, X.680 clause 22.7
            String significant = body.fresh("significant");
            body.line("const uint32_t " + significant + " = c2x_significant_bits(" + place.address() + ");")
                    .line("const uint32_t " + length + " = "
                            + (least == 0
                                    ? significant
                                    : significant + " < " + least + "u ? " + least + "u : " + significant)
                            + ";");
            body.refuse(length + " > " + place.member("length").value(), "OUT_OF_RANGE", path);
        }
        String arguments = "(out, " + place.member("octets").value() + ", " + length + ");";
        new LengthWrite(printer, run, type.size(), path)
                .write(
                        step.length(),
                        length,
                        () -> {
                            align(step.aligned(), type.size(), length, path);
                            body.line("c2x_put_bits" + arguments);
                            run.addConstant(0, padding(step));
                        },
                        () -> body.line(printer.function("put_long_bits") + arguments));
    }
}
