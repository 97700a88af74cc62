package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.IntegerType;

/** Prints the statements that read INTEGERs and enumerals. */
final class NumberRead implements NumberCode {
    private final StepBody printer;
    private final FunctionBody body;
    private final ReadRun run;
    private final FieldRead fields;

    /** @param run where fields wait */
    NumberRead(StepBody printer, ReadRun run, FieldRead fields) {
        this.printer = printer;
        this.body = printer.body;
        this.run = run;
        this.fields = fields;
    }

    /** Prints what comes after an extension bit, and what the bit decides between. */
    private void extensible(String path, Runnable extension, Runnable root) {
        String extended = body.fresh("extended");
        run.addFlag(extended, path);
        run.print();
        Phase before = run.phase();
        body.line("if (" + extended + ") {");
        extension.run();
        body.line("} else {");
        run.at(before);
        root.run();
        run.flush();
        body.line("}");
    }

    @Override
    public void integer(Step.Number step, Place place, String path) {
        IntegerType type = step.type();
        step.form().accept(new NumberPrinter(printer, path) {
            @Override
            void field(BigInteger lower, int width) {
                fields.number(type, lower, width, place, path);
            }

            @Override
            public Void visit(NumberForm.CountedOctets form) {
                String number = body.freshFor(path, "octets");
                String count = body.fresh(number + "_octets");
                run.add(
                        countWidth(form),
                        path,
                        (bits, at) -> body.line("const unsigned " + count + " = (unsigned) " + bits + " + 1;"));
                run.align(path);
                run.print();
                body.line("uint64_t " + number + ";")
                        .call("c2x_get_octets(in, &" + number + ", " + count + ", " + body.path(path) + ')');
                fields.taken(type, form.lower(), Long.SIZE, place, path, number, "in->at");
                return null;
            }

            @Override
            public Void visit(NumberForm.Extensible form) {
                extensible(
                        path,
                        () -> form.extension().accept(this),
                        () -> form.root().accept(this));
                return null;
            }

            @Override
            public Void visit(NumberForm.Unconstrained form) {
                run.flush();
                body.call(printer.function("get_signed") + "(in, " + place.address() + ", " + body.path(path) + ')');
                printer.refuseOutside(type, place, path);
                return null;
            }

            @Override
            public Void visit(NumberForm.SemiConstrained form) {
                run.flush();
                semiConstrained(form.lower(), CModel.number(type).isSigned(), place, path);
                printer.refuseOutside(type, place, path);
                return null;
            }

            @Override
            public Void visit(NumberForm.Groups form) {
                run.flush();
                groups(form, type, place, path);
                return null;
            }
        });
    }

    private void groups(NumberForm.Groups form, IntegerType type, Place place, String path) {
        Shape.Number shape = CModel.number(type);
        String local = body.freshFor(path, "number");
        body.line((form.signed() ? "int64_t " : "uint64_t ") + local + ";")
                .call((form.signed() ? "c2x_get_integer" : "c2x_get_groups") + "(in, &" + local + ", " + body.path(path)
                        + ')');
        String allowed = Literals.allowsNumber(local, type.root(), new Shape.Number(Long.SIZE, form.signed()));
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
        boolean mayOverflow =
                !form.signed() && shape.isSigned() && type.root().upper().isEmpty();
        if (mayOverflow) {
            body.refuse(local + " > " + Literals.unsigned(BigInteger.valueOf(Long.MAX_VALUE)), "NOT_SUPPORTED", path);
        }
        body.line(place.value() + " = (" + shape.cType() + ") " + local + ";");
    }

    private void semiConstrained(BigInteger lower, boolean isSigned, Place place, String path) {
        String local = body.freshFor(path, "number");
        body.line("uint64_t " + local + ";")
                .call(printer.function("get_unsigned") + "(in, &" + local + ", " + body.path(path) + ')');
        BigInteger most = BigInteger.ONE
                .shiftLeft(isSigned ? 63 : 64)
                .subtract(BigInteger.ONE)
                .subtract(lower);
        if (most.bitLength() <= Long.SIZE && !(lower.signum() == 0 && !isSigned)) {
            body.refuse(local + " > " + Literals.unsigned(most), "NOT_SUPPORTED", path);
        }
        String sum = lower.signum() == 0 ? local : local + " + " + Literals.unsigned(lower);
        body.line(place.value() + " = " + (isSigned ? "c2x_signed(" + sum + ')' : sum) + ";");
    }

    @Override
    public void enumeral(Step.Enumeral step, Place place, String path) {
        int root = step.type().root().size();
        int additions = step.type().additions().size();
        Shape.Enumeral shape = (Shape.Enumeral) printer.model.shape(step.type());
        step.form().accept(new NumberPrinter(printer, path) {
            @Override
            void field(BigInteger lower, int width) {
                fields.enumeral(shape, place, step.rootCodes(), path, width);
            }

            @Override
            public Void visit(NumberForm.Extensible form) {
                extensible(
                        path,
                        () -> form.extension().accept(this),
                        () -> form.root().accept(this));
                return null;
            }

            @Override
            public Void visit(NumberForm.NormallySmall form) {
                String addition = body.fresh("addition");
                String known = addition + " < " + additions + "u ? " + root + "u + " + addition + " : ";
                body.line("uint32_t " + addition + ";")
                        .call(printer.function("get_small") + "(in, &" + addition + ", " + body.path(path) + ')')
                        .line(place.value() + " = (" + shape.cType() + ") (" + (additions == 0 ? "" : known)
                                + (root + additions) + "u);");
                return null;
            }

            @Override
            public Void visit(NumberForm.ShortOrLong form) {
                run.flush();
                new NumberedEnumerals(printer, step, place, path).read(printer.function("get_enumeral") + "(in, &");
                return null;
            }
        });
    }
}
