package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.Shape;
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
        if (printer.model.shape(step.type()) instanceof Shape.ShortBits) {
            shortBits(step, place, path);
        } else {
            longBits(step, place, path);
        }
    }

    private void binaryBits(Step.Bits step, Place place, String path) {
        Shape shape = printer.model.shape(step.type());
        if (shape instanceof Shape.FixedBits fixed) {
            FieldWrite.refuseBeyond(body, fixed, place, path);
            body.line("c2x_put_short_binary(out, " + place.value() + ", " + fixed.length() + ");");
            return;
        }
        SizeConstraint size = step.type().size();
        if (shape instanceof Shape.ShortBits) {
            String bits = encodedBits(step.type(), place, path);
            Runnable octets = () -> body.line("c2x_put_short_binary(out, " + bits + ".bits, " + bits + ".length);");
            new LengthWrite(printer, run, size, path)
                    .write(step.length(), "(uint32_t) " + bits + ".length", octets, octets);
        } else {
            String length = encodedLength(step.type(), place, path);
            Runnable octets = () -> body.line("c2x_put_binary_bits(out, " + place.address() + ", " + length + ");");
            new LengthWrite(printer, run, size, path).write(step.length(), length, octets, octets);
        }
    }

    private void shortBits(Step.Bits step, Place place, String path) {
        String bits = encodedBits(step.type(), place, path);
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

    private void longBits(Step.Bits step, Place place, String path) {
        BitStringType type = step.type();
        String length = encodedLength(type, place, path);
        String string = "(out, " + place.address() + ", " + length + ");";
        new LengthWrite(printer, run, type.size(), path)
                .write(
                        step.length(),
                        length,
                        () -> {
                            align(step.aligned(), type.size(), length, path);
                            body.line(
                                    least(type) > 0 && !type.namedBits().isEmpty()
                                            ? "c2x_put_padded_bits" + string
                                            : "c2x_put_bits(out, "
                                                    + place.member("octets").value() + ", " + length + ");");
                            run.addConstant(0, padding(step));
                        },
                        () -> body.line(printer.function("put_long_bits") + string));
    }
}
