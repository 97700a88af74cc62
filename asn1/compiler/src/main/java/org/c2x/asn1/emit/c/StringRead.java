package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that read strings of bits, octets and characters. */
final class StringRead {
    private final StepBody printer;
    private final FunctionBody body;
    private final Alphabets alphabets;
    private final ReadRun run;
    private final FieldRead fields;

    /** @param run where fields wait */
    StringRead(StepBody printer, Alphabets alphabets, ReadRun run, FieldRead fields) {
        this.printer = printer;
        this.body = printer.body;
        this.alphabets = alphabets;
        this.run = run;
        this.fields = fields;
    }

    /** Reads an OCTET STRING. */
    void octets(Step.Octets step, Place place, String path) {
        string(step.type(), step.type().size(), step.length(), "NULL", place, path);
    }

    /** Reads characters of the same width. */
    void characters(Step.Characters step, Place place, String path) {
        String alphabet = alphabets.argument(step.type().alphabet(), step.width(), step.indexed());
        string(step.type(), step.type().size(), step.length(), alphabet, place, path);
    }

    private void string(
            Type type, SizeConstraint size, NumberForm form, String alphabet, Place place, String path) {
        run.flush();
        String end = ", " + alphabet + ", " + body.path(path) + ')';
        Shape shape = printer.model.shape(type);
        String octets = place.member("octets").value();
        if (shape instanceof Shape.FixedOctets fixed) {
            body.call("c2x_get_string(in, " + octets + ", " + fixed.length() + end);
            return;
        }
        String own = place.member("length").value();
        String length = body.fresh("size");
        LengthRead lengths = new LengthRead(printer, size, path, length, false);
        if (shape instanceof Shape.BoundedOctets bounded) {
            lengths.read(
                    form,
                    () -> body.line(own + " = (uint8_t) " + length + ";")
                            .call("c2x_get_string(in, " + octets + ", " + length + end),
                    () -> {
                        body.call(printer.function("get_short_string") + "(in, " + octets + ", &" + own + ", "
                                + bounded.most() + end);
                        lengths.checkJoined(own);
                    });
            return;
        }
        lengths.read(
                form,
                () -> body.call("c2x_take_string(in, " + place.address() + ", " + length + end),
                () -> {
                    body.call(printer.function("take_long_string") + "(in, " + place.address() + end);
                    lengths.checkJoined(own);
                });
    }

    /** Reads a character string in an encoding of its own. */
    void text(Step.Text step, Place place, String path) {
        CharacterStringType type = step.type();
        if (type.kind().isKnownMultiplier()) {
            String alphabet = alphabets.argument(type.alphabet(), Byte.SIZE * type.kind().octets(), false);
            string(type, type.size(), step.length(), alphabet, place, path);
            return;
        }
        run.flush();
        body.call(printer.function("take_long_string") + "(in, " + place.address() + ", NULL, " + body.path(path)
                + ')');
        String length = place.member("length").value();
        if (type.kind() == Kind.UTF8) {
            String count = body.fresh("characters");
            body.line("size_t " + count + ";");
            body.refuse("!c2x_count_characters(" + place.address() + ", &" + count + ')', "OUT_OF_RANGE", path);
            length = count;
        } else if (!type.alphabet().equals(type.kind().alphabet())) {
            body.refuse(
                    "!c2x_allows(" + alphabets.argument(type.alphabet(), Byte.SIZE, false) + ", "
                            + place.member("octets").value() + ", " + length + ')',
                    "OUT_OF_RANGE",
                    path);
        }
        new LengthRead(printer, type.size(), path, length, true).checkJoined(length);
    }

    /** Adds or reads a BIT STRING. */
    void bits(Step.Bits step, Place place, String path) {
        Shape shape = printer.model.shape(step.type());
        if (shape instanceof Shape.FixedBits fixed) {
            fields.fixedBits(fixed, place, path, padding(step));
            return;
        }
        run.flush();
        String length = body.fresh("size");
        LengthRead lengths = new LengthRead(printer, step.type().size(), path, length, false);
        if (shape instanceof Shape.ShortBits) {
            lengths.read(
                    step.length(),
                    () -> shortBits(length, place, path),
                    () -> joinedBits("get_short_bits", lengths, place, path));
            return;
        }
        lengths.read(
                step.length(),
                () -> {
                    body.call("c2x_take_bits(in, " + place.address() + ", " + length + ", " + body.path(path) + ')');
                    run.skip(padding(step), path);
                },
                () -> joinedBits("take_long_bits", lengths, place, path));
    }

    private void joinedBits(String function, LengthRead lengths, Place place, String path) {
        body.call(printer.function(function) + "(in, " + place.address() + ", " + body.path(path) + ')');
        lengths.checkJoined(place.member("length").value());
    }

    /** The zero bits behind those of a fixed number. */
    static int padding(Step.Bits step) {
        return step.padded() ? -step.type().size().root().upper().orElseThrow().intValue() & 7 : 0;
    }

    private void shortBits(String length, Place place, String path) {
        body.call("c2x_claim(in, " + length + ", " + body.path(path) + ')')
                .line(place.member("length").value() + " = (uint8_t) " + length + ";")
                .line(place.member("bits").value() + " = " + length + " == 0 ? 0 : c2x_long(in, in->at - " + length
                        + ", (unsigned) " + length + ");");
    }
}
