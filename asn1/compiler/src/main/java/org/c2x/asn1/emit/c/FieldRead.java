package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;

/** Adds values of a known width to a run, with the statements that check what their bits can violate. */
final class FieldRead implements Fields {
    private static final BigInteger INT32_MAX = BigInteger.valueOf(Integer.MAX_VALUE);

    private final FunctionBody body;
    private final ReadRun run;

    FieldRead(FunctionBody body, ReadRun run) {
        this.body = body;
        this.run = run;
    }

    @Override
    public void nothing(Place place, String path) {
        run.add(0, path, (bits, at) -> body.line(place.value() + " = 0;"));
    }

    @Override
    public void truth(Place place, String path, int width) {
        run.add(width, path, (bits, at) -> body.line(place.value() + " = " + bits + " != 0;"));
    }

    /**
     * Adds a number.
     *
     * @param base what the field holds it less of, modulo two to the width
     */
    void number(IntegerType type, BigInteger base, int width, Place place, String path) {
        run.add(width, path, (bits, at) -> taken(type, base, width, place, path, bits, at));
    }

    /**
     * Prints the statements for a number whose bits are at hand.
     *
     * @param bits an expression of 64 bits, below two to the width
     * @param at   where they are
     */
    void taken(IntegerType type, BigInteger base, int width, Place place, String path, String bits, String at) {
        Shape.Number shape = CModel.number(type);
        IntegerSet root = type.root();
        boolean isWide = shape.bits() > Integer.SIZE;
        BigInteger lower = root.lower().orElseThrow();
        BigInteger span = root.upper().orElseThrow().subtract(lower);
        boolean checks = !root.isContiguous() || span.bitCount() < width;
        BigInteger above = lower.subtract(base);
        if (!checks && lower.signum() == 0) {
            body.line(place.value() + " = (" + shape.cType() + ") " + bits + ";");
            return;
        }
        String local = body.freshFor(path, "number");
        String field = (isWide ? "" : "(uint32_t) ") + bits;
        body.line("const " + (isWide ? "uint64_t " : "uint32_t ") + local + " = "
                + (above.signum() == 0 ? field : fromLower(field, above, width, shape)) + ";");
        if (checks) {
            body.refuse(FieldWrite.outside(local, root, isWide), "OUT_OF_RANGE", path, at);
        }
        body.line(place.value() + " = " + plus(shape, local, lower, span) + ";");
    }

    /** What a field exceeds the lower bound by, which is above the base of the field. */
    private static String fromLower(String field, BigInteger above, int width, Shape.Number shape) {
        boolean isWide = shape.bits() > Integer.SIZE;
        String difference = FieldWrite.minus(field, above, isWide);
        BigInteger mask = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        boolean fills = width == (isWide ? Long.SIZE : Integer.SIZE);
        return fills ? difference : '(' + difference + ") & 0x" + mask.toString(16);
    }

    /** The number with its lower bound added, without ever leaving the range of the types. */
    private static String plus(Shape.Number shape, String local, BigInteger lower, BigInteger span) {
        boolean isWide = shape.bits() > Integer.SIZE;
        if (isWide) {
            String sum = lower.signum() == 0 ? local : local + " + " + Literals.unsigned(lower);
            return shape.isSigned() ? "c2x_signed(" + sum + ')' : sum;
        }
        String cast = '(' + shape.cType() + ") ";
        if (!shape.isSigned()) {
            return cast + (lower.signum() == 0 ? local : '(' + local + " + " + Literals.unsigned32(lower) + ')');
        }
        String type = span.compareTo(INT32_MAX) <= 0 ? "(int32_t) " : "(int64_t) ";
        String sign = lower.signum() < 0 ? " - " : " + ";
        return cast + '(' + type + local + sign + Literals.signed(lower.abs()) + ')';
    }

    /** Adds an enumeral: its position, which must be below a number of known ones. */
    void enumeral(Shape.Enumeral shape, Place place, int count, String path, int width) {
        run.add(width, path, (bits, at) -> {
            if (count == 1 << width) {
                body.line(place.value() + " = (" + shape.cType() + ") " + bits + ";");
                return;
            }
            String local = body.freshFor(path, "enumeral");
            body.line("const uint32_t " + local + " = (uint32_t) " + bits + ";");
            body.refuse(local + " > " + (count - 1) + 'u', "OUT_OF_RANGE", path, at);
            body.line(place.value() + " = (" + shape.cType() + ") " + local + ";");
        });
    }

    @Override
    public void fixedOctets(Shape.FixedOctets shape, Place place, String path) {
        run.add(
                Byte.SIZE * shape.length(),
                path,
                (bits, at) -> body.line("c2x_store_octets("
                        + place.member("octets").value() + ", " + bits + ", " + shape.length() + ");"));
    }

    @Override
    public void fixedBits(Shape.FixedBits shape, Place place, String path, int padding) {
        String cast = " = (" + shape.cType() + ") ";
        run.add(shape.length(), path, (bits, at) -> body.line(place.value() + cast + bits + ";"));
        run.skip(padding, path);
    }
}
