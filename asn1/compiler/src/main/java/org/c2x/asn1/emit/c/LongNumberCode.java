package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.schema.IntegerType;

/** Prints the statements for an INTEGER of more than 64 bits. */
final class LongNumberCode extends NumberPrinter {
    private final StepBody printer;
    private final FunctionBody body;
    private final BigIntegers constants;
    private final IntegerType type;
    private final Place place;
    private final String path;
    private final boolean writes;

    LongNumberCode(StepBody printer, IntegerType type, Place place, String path) {
        super(printer, path);
        this.printer = printer;
        this.body = printer.body;
        this.constants = printer.constants.numbers();
        this.type = type;
        this.place = place;
        this.path = path;
        this.writes = printer.direction == Direction.WRITE;
    }

    /** Prints the statements for the number, and those that check it. */
    void integer(NumberForm form) {
        if (writes) {
            check();
        }
        form.accept(this);
        if (!writes) {
            check();
        }
    }

    private void check() {
        if (!printer.isOpen(type.extensible())) {
            refuseOutside();
        }
    }

    private void refuseOutside() {
        String allowed = constants.allows(place, type.root());
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    private String lower(BigInteger number) {
        return ", &" + constants.constant(number) + ", ";
    }

    private String end() {
        return body.path(path) + ')';
    }

    @Override
    void field(BigInteger lower, int width) {
        above(lower, Integer.toString(width));
    }

    /** What the number exceeds a lower bound by, in so many bits. */
    private void above(BigInteger lower, String width) {
        if (writes) {
            body.line("c2x_put_above(out, " + place.address() + lower(lower) + width + ");");
        } else {
            body.call("c2x_take_above(in, " + place.address() + lower(lower) + width + ", " + end());
        }
    }

    @Override
    public Void visit(NumberForm.Extensible form) {
        if (writes) {
            String inRoot = constants.allows(place, type.root());
            body.line("if (" + (inRoot.isEmpty() ? "true" : inRoot) + ") {").line("c2x_put(out, 0, 1);");
        } else {
            body.call("c2x_claim(in, 1, " + end()).line("if (c2x_word(in, in->at - 1) >> 63 == 0) {");
        }
        form.root().accept(this);
        if (!writes) {
            // the form of the root has room for more
            refuseOutside();
        }
        body.line("} else {");
        if (writes) {
            body.line("c2x_put(out, 1, 1);");
        }
        form.extension().accept(this);
        body.line("}");
        return null;
    }

    @Override
    public Void visit(NumberForm.Unconstrained form) {
        if (writes) {
            octets("c2x_signed_octets");
        } else {
            take("c2x_take_signed");
        }
        return null;
    }

    @Override
    public Void visit(NumberForm.ContentsNumber form) {
        return visit(new NumberForm.Unconstrained());
    }

    @Override
    public Void visit(NumberForm.SemiConstrained form) {
        if (form.lower().signum() != 0) {
            measured(form.lower());
        } else if (writes) {
            octets("c2x_unsigned_octets");
        } else {
            take("c2x_take_unsigned");
        }
        return null;
    }

    /** Writes octets of the number, which a function chooses, after their length. */
    private void octets(String function) {
        String octets = body.freshFor(path, "number");
        body.line("const c2x_integer " + octets + " = " + function + '(' + place.address() + ");")
                .call(printer.function("put_long_string") + "(out, " + octets + ".octets, " + octets + ".length, NULL, "
                        + end());
    }

    private void take(String function) {
        String octets = printer.function(printer.rules.plans().hasElements() ? "take_number" : "take_long_string");
        body.call(function + "(in, " + place.address() + ", " + octets + ", " + end());
    }

    /** What the number exceeds a lower bound by, after the number of its octets. */
    private void measured(BigInteger lower) {
        String size = body.fresh("size");
        if (writes) {
            body.line("const size_t " + size + " = c2x_octets_above(" + place.address() + ", &"
                            + constants.constant(lower) + ");")
                    .call(printer.function("put_length") + "(out, " + size + ", " + end());
        } else {
            body.line("size_t " + size + ";").call(printer.function("get_length") + "(in, &" + size + ", " + end());
            body.refuse(size + " == 0", "OUT_OF_RANGE", path);
        }
        above(lower, "8 * " + size);
    }

    @Override
    public Void visit(NumberForm.CountedOctets form) {
        String size = body.fresh("size");
        int width = countWidth(form);
        if (writes) {
            body.line("const size_t " + size + " = c2x_octets_above(" + place.address() + ", &"
                            + constants.constant(form.lower()) + ");")
                    .line("c2x_put(out, " + size + " - 1, " + width + ");");
        } else {
            body.call("c2x_claim(in, " + width + ", " + end())
                    .line("const size_t " + size + " = (size_t) (c2x_word(in, in->at - " + width + ") >> "
                            + (Long.SIZE - width) + ") + 1;");
        }
        printer.align(path);
        printer.print();
        above(form.lower(), "8 * " + size);
        return null;
    }

    @Override
    public Void visit(NumberForm.Groups form) {
        String function = writes ? "c2x_put_long_groups(out, " : "c2x_take_long_groups(in, ";
        body.call(function + place.address() + ", " + form.signed() + ", " + end());
        return null;
    }
}
