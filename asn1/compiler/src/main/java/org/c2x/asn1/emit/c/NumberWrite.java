package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.IntegerType;

/** Prints the statements that write INTEGERs and enumerals. */
final class NumberWrite implements NumberCode {
    private final StepBody printer;
    private final FunctionBody body;
    private final WriteRun run;
    private final FieldWrite fields;

    /** @param run where fields wait */
    NumberWrite(StepBody printer, WriteRun run, FieldWrite fields) {
        this.printer = printer;
        this.body = printer.body;
        this.run = run;
        this.fields = fields;
    }

    /** Adds a number that is less the lower bound already. */
    private NumberPrinter known(String local, String path) {
        return new NumberPrinter(printer, path) {
            @Override
            void field(BigInteger lower, int width) {
                run.add(local, width);
            }

            @Override
            public Void visit(NumberForm.CountedOctets form) {
                counted(form, local);
                return null;
            }
        };
    }

    /** Adds the octets of a number that is less the lower bound, after how many there are. */
    private void counted(NumberForm.CountedOctets form, String local) {
        int most = form.mostOctets();
        String octets = body.fresh(local + "_octets");
        body.line("const unsigned " + octets + " = c2x_count_octets(" + local + ", " + most + ");");
        run.add('(' + octets + " - 1)", NumberPrinter.countWidth(form));
        printer.align("");
        run.addOctets(local, octets, most);
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
                counted(form, fields.checked(type, place, path));
                return null;
            }

            /** The root has both bounds: {@link CSupport} wants them of all extensible numbers. */
            @Override
            public Void visit(NumberForm.Extensible form) {
                run.print();
                Phase before = run.phase();
                String local = body.fresh("number");
                body.line("const uint64_t " + local + " = (uint64_t) " + place.value() + " - "
                        + Literals.unsigned(type.root().lower().orElseThrow()) + ";");
                body.line("if (" + FieldWrite.outside(local, type.root(), true) + ") {")
                        .line("c2x_put(out, 1, 1);");
                form.extension().accept(this);
                body.line("} else {");
                run.at(before);
                run.addConstant(0, 1);
                form.root().accept(known(local, path));
                run.flush();
                body.line("}");
                return null;
            }

            @Override
            public Void visit(NumberForm.Unconstrained form) {
                run.flush();
                printer.refuseOutside(type, place, path);
                body.line("c2x_put_signed(out, " + place.value() + ");");
                return null;
            }

            @Override
            public Void visit(NumberForm.SemiConstrained form) {
                run.flush();
                printer.refuseOutside(type, place, path);
                body.line("c2x_put_unsigned(out, (uint64_t) " + place.value()
                        + (form.lower().signum() == 0 ? "" : " - " + Literals.unsigned(form.lower())) + ");");
                return null;
            }

            @Override
            public Void visit(NumberForm.Groups form) {
                run.flush();
                printer.refuseOutside(type, place, path);
                body.line((form.signed() ? "c2x_put_integer(out, " : "c2x_put_groups(out, (uint64_t) ") + place.value()
                        + ");");
                return null;
            }
        });
    }

    @Override
    public void enumeral(Step.Enumeral step, Place place, String path) {
        int root = step.type().root().size();
        int additions = step.type().additions().size();
        step.form().accept(new NumberPrinter(printer, path) {
            @Override
            void field(BigInteger lower, int width) {
                fields.enumeral(place, step.rootCodes(), path, width);
            }

            @Override
            public Void visit(NumberForm.Extensible form) {
                if (additions == 0) {
                    run.addConstant(0, 1);
                    return form.root().accept(this);
                }
                run.print();
                String local = body.fresh("enumeral");
                body.line("const uint32_t " + local + " = (uint32_t) " + place.value() + ";");
                body.refuse(local + " > " + (root + additions - 1) + 'u', "NO_ENCODING", path);
                body.line("if (" + local + " < " + root + "u) {");
                run.addConstant(0, 1);
                form.root().accept(known(local, path));
                run.flush();
                body.line("} else {")
                        .line("c2x_put(out, 1, 1);")
                        .line(printer.function("put_small") + "(out, " + local + " - " + root + "u);")
                        .line("}");
                return null;
            }

            @Override
            public Void visit(NumberForm.ShortOrLong form) {
                numbered(step, place, path);
                return null;
            }
        });
    }

    /** Writes the number of an enumeral. */
    private void numbered(Step.Enumeral step, Place place, String path) {
        List<BigInteger> codes = step.codes();
        BigInteger first = codes.get(0);
        boolean isConsecutive = NumberCode.isConsecutive(codes);
        NumberedEnumerals enumerals = new NumberedEnumerals(printer, step, place, path);
        String local = enumerals.position();
        if (isConsecutive && first.signum() >= 0 && codes.get(codes.size() - 1).bitLength() < Byte.SIZE) {
            run.add(first.signum() == 0 ? local : '(' + local + " + " + first + "u)", Byte.SIZE);
            return;
        }
        run.flush();
        body.line(printer.function("put_enumeral") + "(out, " + enumerals.number(local) + ");");
    }
}
