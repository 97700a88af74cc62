package org.c2x.asn1.emit.c;

import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Prints the statements that write strings of DER (X.690 clauses 8.6, 8.7 and 8.23). */
final class ElementStringWrite extends StringCode {
    private final ElementBody printer;

    ElementStringWrite(ElementBody printer) {
        super(printer);
        this.printer = printer;
    }

    private void check(SizeConstraint size, String length, String path) {
        new LengthWrite(printer, new WriteRun(body), size, path).check(length);
    }

    private void put(Place place, String length) {
        body.line("c2x_der_put_string"
                + printer.arguments(place.member("octets").value(), length) + ";");
    }

    @Override
    void string(
            Type type,
            SizeConstraint size,
            NumberForm form,
            boolean aligned,
            String alphabet,
            Place place,
            String path) {
        String length = place.member("length").value();
        if (printer.model.shape(type) instanceof Shape.FixedOctets fixed) {
            length = Integer.toString(fixed.length());
        } else {
            check(size, length, path);
        }
        if (isWidened(type)) {
            body.call("c2x_der_put_wide"
                    + printer.arguments(place.member("octets").value(), length, alphabet, body.path(path)));
            return;
        }
        if (type instanceof CharacterStringType) {
            refuseOther(alphabet, length, place, path);
        }
        put(place, length);
    }

    @Override
    void wide(CharacterStringType type, NumberForm length, boolean aligned, String alphabet, Place place, String path) {
        String count = characters(place, path);
        check(type.size(), count, path);
        body.call("c2x_der_put_characters" + printer.arguments(place.address(), count, alphabet, body.path(path)));
    }

    @Override
    void text(CharacterStringType type, Place place, String path) {
        String length = place.member("length").value();
        check(type.size(), type.kind().isUtf8() ? characters(place, path) : length, path);
        allowed(type, place, path);
        put(place, length);
    }

    @Override
    void binary(OctetStringType type, Place place, String path) {
        throw new AssertionError(type + " has no number of octets in groups");
    }

    @Override
    void tableString(CharacterStringType type, int part, Place place, String path) {
        throw new AssertionError(type + " is in no table");
    }

    /** Of a type with named bits zeros at the end are left out, whatever its size (X.690 clause 11.2.2). */
    @Override
    void bits(Step.Bits step, Place place, String path) {
        BitStringType type = step.type();
        boolean isNamed = !type.namedBits().isEmpty();
        Shape shape = printer.model.shape(type);
        if (shape instanceof Shape.FixedBits fixed) {
            FieldWrite.refuseBeyond(body, fixed, place, path);
            shortBits("(c2x_short_bits) {" + place.value() + ", " + fixed.length() + '}', isNamed);
        } else if (shape instanceof Shape.ShortBits) {
            String length = place.member("length").value();
            String bits = place.member("bits").value();
            body.refuse(length + " < 64 && " + bits + " >> " + length + " != 0", "OUT_OF_RANGE", path);
            check(type.size(), "(uint32_t) " + length, path);
            shortBits(place.value(), isNamed);
        } else {
            String length = place.member("length").value();
            check(type.size(), length, path);
            body.line("c2x_der_put_bits"
                    + printer.arguments(
                            place.member("octets").value(),
                            isNamed ? "c2x_significant_bits(" + place.address() + ')' : length)
                    + ";");
        }
    }

    private void shortBits(String bits, boolean isNamed) {
        body.line("c2x_der_put_short_bits"
                + printer.arguments(isNamed ? "c2x_significant_short_bits(" + bits + ", 0)" : bits) + ";");
    }
}
