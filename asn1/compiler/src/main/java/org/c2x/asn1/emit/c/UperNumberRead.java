package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;

/** Statements that read numbers and enumerals in UPER, those of extensible types too. */
final class UperNumberRead {
    private final FunctionBody body;
    private final ReadRun run;
    private final FieldRead fields;

    /**
     * @param run where fields of known width wait
     */
    UperNumberRead(FunctionBody body, ReadRun run, FieldRead fields) {
        this.body = body;
        this.run = run;
        this.fields = fields;
    }

    /** Adds or reads an INTEGER. */
    void integer(IntegerType type, Place place, String path) {
        Integer width = PerInteger.bits(type.root()).orElse(null);
        if (!type.extensible() && width != null) {
            fields.number(type, place, path, width);
            return;
        }
        if (!type.extensible()) {
            run.flush();
            unbounded(type, place, path);
            return;
        }
        String extended = body.fresh("extended");
        run.addFlag(extended, path);
        run.flush();
        body.line("if (" + extended + ") {")
                .call("c2x_get_signed(in, " + place.address() + ", " + body.path(path) + ')')
                .line("} else {");
        fields.number(type, place, path, width);
        run.flush();
        body.line("}");
    }

    private void unbounded(IntegerType type, Place place, String path) {
        BigInteger lower = type.root().lower().orElse(null);
        boolean isSigned = CModel.number(type).isSigned();
        if (lower == null) {
            body.call("c2x_get_signed(in, " + place.address() + ", " + body.path(path) + ')');
        } else {
            String local = body.freshFor(path, "number");
            body.line("uint64_t " + local + ";")
                    .call("c2x_get_unsigned(in, &" + local + ", " + body.path(path) + ')');
            String least = Literals.unsigned(lower);
            BigInteger most = BigInteger.ONE.shiftLeft(isSigned ? 63 : 64).subtract(BigInteger.ONE).subtract(lower);
            if (most.bitLength() <= Long.SIZE && !(lower.signum() == 0 && !isSigned)) {
                body.refuse(local + " > " + Literals.unsigned(most), "NOT_SUPPORTED", path);
            }
            String sum = lower.signum() == 0 ? local : local + " + " + least;
            body.line(place.value() + " = " + (isSigned ? "c2x_signed(" + sum + ')' : sum) + ";");
        }
        UperWrite.refuseOutside(body, type, place, path);
    }

    /** Adds or reads an ENUMERATED. */
    void enumeral(EnumeratedType type, Shape.Enumeral shape, Place place, String path) {
        int width = PerInteger.indexBits(type);
        int root = type.root().size();
        if (!type.extensible()) {
            fields.enumeral(shape, place, root, path, width);
            return;
        }
        String extended = body.fresh("extended");
        run.addFlag(extended, path);
        run.flush();
        String addition = body.fresh("addition");
        int all = root + type.additions().size();
        body.line("if (" + extended + ") {")
                .line("uint32_t " + addition + ";")
                .call("c2x_get_small(in, &" + addition + ", " + body.path(path) + ')')
                .line(place.value() + " = (" + shape.cType() + ") (" + (type.additions().isEmpty()
                        ? root + "u"
                        : addition + " < " + type.additions().size() + "u ? " + root + "u + " + addition + " : " + all
                                + 'u')
                        + ");")
                .line("} else {");
        fields.enumeral(shape, place, root, path, width);
        run.flush();
        body.line("}");
    }
}
