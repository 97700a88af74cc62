package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerSet.Range;
import org.c2x.asn1.schema.IntegerType;

/** Adds values of a known width to a run, after the statements that check them. */
final class FieldWrite implements Fields {
    private final FunctionBody body;
    private final WriteRun run;

    FieldWrite(FunctionBody body, WriteRun run) {
        this.body = body;
        this.run = run;
    }

    @Override
    public void nothing(Place place, String path) {}

    @Override
    public void truth(Place place, String path, int width) {
        run.add(width == 1 ? place.value() : '(' + place.value() + " ? " + ((1L << width) - 1) + "u : 0u)", width);
    }

    /**
     * Adds a number.
     *
     * @param base what the field holds it less of, modulo two to the width: 0 or the lower bound of the root
     */
    void number(IntegerType type, BigInteger base, int width, Place place, String path) {
        Shape.Number shape = CModel.number(type);
        BigInteger lower = type.root().lower().orElseThrow();
        if (base.signum() == 0 && coversAll(shape, type.root())) {
            run.add(modulo(place, shape, width), width);
            return;
        }
        String local = checked(type, place, path);
        run.add(base.equals(lower) ? local : modulo(place, shape, width), width);
    }

    /** Prints the check of a number with two bounds; returns the variable of what it exceeds the lower one by. */
    String checked(IntegerType type, Place place, String path) {
        Shape.Number shape = CModel.number(type);
        boolean isWide = shape.bits() > Integer.SIZE;
        String unsigned = (isWide ? "(uint64_t) " : "(uint32_t) ") + place.value();
        BigInteger lower = type.root().lower().orElseThrow();
        String local = body.freshFor(path, "number");
        body.line(
                "const " + (isWide ? "uint64_t " : "uint32_t ") + local + " = " + minus(unsigned, lower, isWide) + ";");
        if (!coversAll(shape, type.root())) {
            body.refuse(outside(local, type.root(), isWide), "OUT_OF_RANGE", path);
        }
        return local;
    }

    /** A number modulo two to the width, which is that of a C type where numbers are signed. */
    private static String modulo(Place place, Shape.Number shape, int width) {
        return shape.isSigned() ? "(uint" + width + "_t) " + place.value() : place.value();
    }

    /** The condition that an unsigned number, less the lower bound of a set, is none of the set. */
    static String outside(String local, IntegerSet root, boolean isWide) {
        BigInteger lower = root.lower().orElseThrow();
        if (root.isContiguous()) {
            return local + " > " + literal(root.upper().orElseThrow().subtract(lower), isWide);
        }
        StringBuilder inside = new StringBuilder();
        for (Range range : root.ranges()) {
            BigInteger from = range.lower().subtract(lower);
            inside.append(inside.isEmpty() ? "" : " || ")
                    .append(minus(local, from, isWide))
                    .append(" <= ")
                    .append(literal(range.upper().subtract(range.lower()), isWide));
        }
        return "!(" + inside + ')';
    }

    static String minus(String number, BigInteger lower, boolean isWide) {
        return switch (lower.signum()) {
            case 0 -> number;
            case 1 -> number + " - " + literal(lower, isWide);
            default -> number + " + " + literal(lower.negate(), isWide);
        };
    }

    private static String literal(BigInteger number, boolean isWide) {
        return isWide ? Literals.unsigned(number) : Literals.unsigned32(number);
    }

    /** Refuses a number outside of a set. */
    static void refuseOutside(FunctionBody body, IntegerSet numbers, Shape.Number shape, Place place, String path) {
        String allowed = Literals.allowsNumber(place.value(), numbers, shape);
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    private static boolean coversAll(Shape.Number shape, IntegerSet root) {
        BigInteger span =
                root.upper().orElseThrow().subtract(root.lower().orElseThrow()).add(BigInteger.ONE);
        return root.isContiguous() && span.equals(BigInteger.ONE.shiftLeft(shape.bits()));
    }

    /** Adds an enumeral: its position, which must be below a number of known ones. */
    void enumeral(Place place, int count, String path, int width) {
        String local = body.freshFor(path, "enumeral");
        body.line("const uint32_t " + local + " = (uint32_t) " + place.value() + ";");
        body.refuse(local + " > " + (count - 1) + 'u', "OUT_OF_RANGE", path);
        run.add(local, width);
    }

    /** Refuses bits that are none of a BIT STRING. */
    static void refuseBeyond(FunctionBody body, Shape.FixedBits shape, Place place, String path) {
        if (shape.length() < shape.number().bits()) {
            body.refuse(place.value() + " >> " + shape.length() + " != 0", "OUT_OF_RANGE", path);
        }
    }

    @Override
    public void fixedOctets(Shape.FixedOctets shape, Place place, String path) {
        run.add(
                "c2x_load_octets(" + place.member("octets").value() + ", " + shape.length() + ')',
                Byte.SIZE * shape.length());
    }

    @Override
    public void fixedBits(Shape.FixedBits shape, Place place, String path, int padding) {
        refuseBeyond(body, shape, place, path);
        run.add(place.value(), shape.length());
        run.addConstant(0, padding);
    }
}
