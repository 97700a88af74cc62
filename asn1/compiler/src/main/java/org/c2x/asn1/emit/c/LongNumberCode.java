package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;

/** Prints the statements for an INTEGER of more than 64 bits. */
final class LongNumberCode {
    private final CModel model;
    private final FunctionBody body;
    private final BigIntegers constants;
    private final CRules rules;
    private final boolean writes;
    private final IntegerType type;
    private final CPlace place;
    private final String path;

    LongNumberCode(
            CModel model,
            FunctionBody body,
            BigIntegers constants,
            CRules rules,
            boolean writes,
            IntegerType type,
            CPlace place,
            String path) {
        this.model = model;
        this.body = body;
        this.constants = constants;
        this.rules = rules;
        this.writes = writes;
        this.type = type;
        this.place = place;
        this.path = path;
    }

    /** The condition that the number is one of a set. */
    String isWithin(IntegerSet allowed) {
        String within = constants.allows(place, allowed);
        return within.isEmpty() ? "true" : within;
    }

    private void checked(IntegerSet allowed, Runnable content) {
        if (!writes) {
            content.run();
        }
        if (model.isLimited(type)) {
            body.refuse(
                    "c2x_signed_octets(" + place.address() + ").length > " + model.octets(type), "NOT_SUPPORTED", path);
        }
        String within = constants.allows(place, allowed);
        if (!within.isEmpty()) {
            body.refuse("!(" + within + ')', "OUT_OF_RANGE", path);
        }
        if (writes) {
            content.run();
        }
    }

    private String end() {
        return ", " + body.path(path) + ')';
    }

    private String lower(BigInteger number) {
        return ", &" + constants.constant(number);
    }

    /** A number after the length of its octets; what it exceeds a lower bound by, or all of it. */
    void whole(Optional<BigInteger> lower, IntegerSet allowed) {
        checked(allowed, () -> {
            boolean isSigned = lower.isEmpty();
            if (rules.plans().hasGroups()) {
                body.call((writes ? "c2x_put_long_groups(out, " : "c2x_take_long_groups(in, ") + place.address() + ", "
                        + isSigned + end());
            } else if (!isSigned && lower.get().signum() != 0) {
                measured(lower.get());
            } else if (writes) {
                octets(isSigned ? "c2x_signed_octets" : "c2x_unsigned_octets");
            } else {
                String take = rules.functions() + (rules.plans().hasElements() ? "take_number" : "take_long_string");
                body.call((isSigned ? "c2x_take_signed" : "c2x_take_unsigned") + "(in, " + place.address() + ", " + take
                        + end());
            }
        });
    }

    /** Writes octets of the number, which a function chooses, after their length. */
    private void octets(String function) {
        String octets = body.freshFor(path, "number");
        body.line("const c2x_integer " + octets + " = " + function + '(' + place.address() + ");")
                .call(rules.functions() + "put_long_string(out, " + octets + ".octets, " + octets + ".length, NULL"
                        + end());
    }

    private void measured(BigInteger lower) {
        String size = body.fresh("size");
        if (writes) {
            declareOctets(size, lower);
            body.call(rules.functions() + "put_length(out, " + size + end());
        } else {
            body.line("size_t " + size + ";").call(rules.functions() + "get_length(in, &" + size + end());
            body.refuse(size + " == 0", "OUT_OF_RANGE", path);
        }
        above(lower, "8 * " + size);
    }

    private void declareOctets(String size, BigInteger lower) {
        body.line("const size_t " + size + " = c2x_octets_above(" + place.address() + lower(lower) + ");");
    }

    /** What the number exceeds a lower bound by. */
    void above(Leaf.Wide statement) {
        BigInteger lower = statement.lower();
        int count = statement.count();
        checked(statement.allowed(), () -> {
            if (count == 0) {
                above(lower, Integer.toString(statement.width()));
                return;
            }
            String size = body.fresh("size");
            if (writes) {
                declareOctets(size, lower);
                body.line("c2x_put(out, " + size + " - 1, " + count + ");").line("c2x_align_writer(out);");
            } else {
                body.call("c2x_claim(in, " + count + end())
                        .line("const size_t " + size + " = (size_t) (c2x_word(in, in->at - " + count + ") >> "
                                + (Long.SIZE - count) + ") + 1;")
                        .line("c2x_align_reader(in);");
            }
            above(lower, "8 * " + size);
        });
    }

    private void above(BigInteger lower, String width) {
        if (writes) {
            body.line("c2x_put_above(out, " + place.address() + lower(lower) + ", " + width + ");");
        } else {
            body.call("c2x_take_above(in, " + place.address() + lower(lower) + ", " + width + end());
        }
    }
}
