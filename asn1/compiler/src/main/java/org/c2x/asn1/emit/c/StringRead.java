package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that read strings of bits, octets and characters. */
final class StringRead extends StringCode {
    private final ReadRun run;

    /** @param run where bits wait that do not matter */
    StringRead(StepBody printer, ReadRun run) {
        super(printer);
        this.run = run;
    }

    @Override
    void string(Type type, SizeConstraint size, NumberForm form, Items items, Place place, String path) {
        String end = end(items.alphabet(), path);
        Shape shape = printer.model.shape(type);
        String octets = place.member("octets").value();
        if (shape instanceof Shape.FixedOctets fixed) {
            align(items.aligned(), size, Integer.toString(fixed.length()), path);
            get(octets, Integer.toString(fixed.length()), items, path);
            return;
        }
        String own = place.member("length").value();
        String length = body.fresh("size");
        LengthRead lengths = new LengthRead(printer, size, path, length, false);
        if (shape instanceof Shape.BoundedOctets bounded) {
            lengths.read(
                    form,
                    () -> {
                        body.line(own + " = (uint8_t) " + length + ";");
                        align(items.aligned(), size, length, path);
                        get(octets, length, items, path);
                    },
                    () -> {
                        body.call(printer.function("get_short_string") + "(in, " + octets + ", &" + own + ", "
                                + bounded.most() + end);
                        lengths.checkJoined(own);
                    });
            return;
        }
        lengths.read(
                form,
                () -> {
                    align(items.aligned(), size, length, path);
                    body.call("c2x_take_string(in, " + place.address() + ", " + length + end);
                },
                () -> longString(place, end, lengths),
                () -> {
                    longString(place, end(items.beyond(), path), lengths);
                    if (items.isOpen()) {
                        allowed((CharacterStringType) type, place, path);
                    }
                });
    }

    private void get(String octets, String length, Items items, String path) {
        if (items.isOctets()) {
            body.call("c2x_copy_octets(in, " + octets + ", " + length + ", " + body.path(path) + ')');
        } else {
            body.call("c2x_get_string(in, " + octets + ", " + length + end(items.alphabet(), path));
        }
    }

    private void longString(Place place, String end, LengthRead lengths) {
        body.call(printer.function("take_long_string") + "(in, " + place.address() + end);
        lengths.checkJoined(place.member("length").value());
    }

    @Override
    void wide(CharacterStringType type, NumberForm length, Items items, Place place, String path) {
        String count = body.fresh("size");
        String end = end(items.alphabet(), path);
        LengthRead lengths = new LengthRead(printer, type.size(), path, count, false);
        lengths.read(
                length,
                () -> {
                    align(items.aligned(), type.size(), count, path);
                    body.call("c2x_take_characters(in, " + place.address() + ", " + count + end);
                },
                () -> longCharacters(place, end, lengths),
                () -> {
                    longCharacters(place, end(items.beyond(), path), lengths);
                    if (items.isOpen()) {
                        allowed(type, place, path);
                    }
                });
    }

    private void longCharacters(Place place, String end, LengthRead lengths) {
        String count = body.fresh("characters");
        body.line("size_t " + count + ";")
                .call(printer.function("take_long_characters") + "(in, " + place.address() + ", &" + count + end);
        lengths.checkJoined(count);
    }

    @Override
    void text(CharacterStringType type, Place place, String path) {
        body.call(
                printer.function("take_long_string") + "(in, " + place.address() + ", NULL, " + body.path(path) + ')');
        String length = type.kind().isUtf8()
                ? characters(place, path)
                : place.member("length").value();
        allowed(type, place, path);
        new LengthRead(printer, type.size(), path, length, true).checkJoined(length);
    }

    @Override
    void binary(OctetStringType type, Place place, String path) {
        String length = body.fresh("size");
        body.line("size_t " + length + ";").call("c2x_get_count(in, &" + length + ", " + body.path(path) + ')');
        new LengthRead(printer, type.size(), path, length, true).checkJoined(length);
        String end = length + ", NULL, " + body.path(path) + ')';
        if (printer.model.shape(type) instanceof Shape.Octets) {
            body.call("c2x_take_string(in, " + place.address() + ", " + end);
        } else {
            keepLength(type, place, length);
            body.call("c2x_get_string(in, " + place.member("octets").value() + ", " + end);
        }
    }

    private void keepLength(Type type, Place place, String length) {
        if (printer.model.shape(type) instanceof Shape.BoundedOctets) {
            body.line(place.member("length").value() + " = (uint8_t) " + length + ";");
        }
    }

    @Override
    void tableString(CharacterStringType type, int part, Place place, String path) {
        String text = body.freshFor(path, "text");
        body.line("c2x_text " + text + ";")
                .call("c2x_find_text(in, &" + text + ", " + part + ", " + body.path(path) + ')');
        String length = text + ".count";
        new LengthRead(printer, type.size(), path, length, true).checkJoined(length);
        String end = alphabet(type) + ", " + body.path(path) + ')';
        if (printer.model.shape(type) instanceof Shape.Octets) {
            body.call("c2x_take_text(in, &" + text + ", " + place.address() + ", " + end);
            if (CModel.isUtf8(type)) {
                allowed(type, place, path);
            }
        } else {
            keepLength(type, place, length);
            body.call(
                    "c2x_copy_text(in, &" + text + ", " + place.member("octets").value() + ", " + end);
        }
    }

    @Override
    void bits(Step.Bits step, Place place, String path) {
        String length = body.fresh("size");
        LengthRead lengths = new LengthRead(printer, step.type().size(), path, length, false);
        if (step.length() instanceof NumberForm.OctetCount) {
            lengths.read(step.length(), () -> binaryBits(step, length, place, path), () -> {});
            return;
        }
        if (printer.model.shape(step.type()) instanceof Shape.ShortBits) {
            lengths.read(
                    step.length(),
                    () -> {
                        align(step.aligned(), step.type().size(), length, path);
                        shortBits(length, place, path);
                    },
                    () -> joinedBits("get_short_bits", lengths, place, path));
            return;
        }
        lengths.read(
                step.length(),
                () -> {
                    align(step.aligned(), step.type().size(), length, path);
                    body.call("c2x_take_bits(in, " + place.address() + ", " + length + ", " + body.path(path) + ')');
                    run.skip(padding(step), path);
                },
                () -> joinedBits("take_long_bits", lengths, place, path));
    }

    private void joinedBits(String function, LengthRead lengths, Place place, String path) {
        body.call(printer.function(function) + "(in, " + place.address() + ", " + body.path(path) + ')');
        lengths.checkJoined(place.member("length").value());
    }

    private void binaryBits(Step.Bits step, String length, Place place, String path) {
        Shape shape = printer.model.shape(step.type());
        String end = length + ", " + body.path(path) + ')';
        if (shape instanceof Shape.FixedBits fixed) {
            String bits = body.freshFor(path, "bits");
            body.line("uint64_t " + bits + ";")
                    .call("c2x_get_short_binary(in, &" + bits + ", " + end)
                    .line(place.value() + " = (" + fixed.cType() + ") " + bits + ";");
        } else if (shape instanceof Shape.ShortBits) {
            body.line(place.member("length").value() + " = (uint8_t) " + length + ";")
                    .call("c2x_get_short_binary(in, &" + place.member("bits").value() + ", " + end);
        } else {
            body.call("c2x_take_binary_bits(in, " + place.address() + ", (size_t) " + end);
        }
    }

    private void shortBits(String length, Place place, String path) {
        body.call("c2x_claim(in, " + length + ", " + body.path(path) + ')')
                .line(place.member("length").value() + " = (uint8_t) " + length + ";")
                .line(place.member("bits").value() + " = " + length + " == 0 ? 0 : c2x_long(in, in->at - " + length
                        + ", (unsigned) " + length + ");");
    }
}
