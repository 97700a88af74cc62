package org.c2x.asn1.program;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.ConstantBits;

/** Statements that are being made; neighbouring fields become one of them. */
final class Block extends Run<Field> {
    private final List<Statement> statements = new ArrayList<>();

    void add(Statement statement) {
        flush();
        statements.add(statement);
    }

    private void flush() {
        if (!isEmpty()) {
            statements.add(new Statement.Fields(take(), first()));
        }
    }

    /** The statements, and those of the fields that wait. */
    List<Statement> statements() {
        flush();
        return List.copyOf(statements);
    }

    /** Constant bits as one field. */
    static Bits<Field> constant(List<ConstantBits> all) {
        BigInteger bits = BigInteger.ZERO;
        for (ConstantBits each : all) {
            if (each.aligned()) {
                throw new IllegalArgumentException("bits that begin at an octet");
            }
            bits = bits.shiftLeft(each.width()).or(new BigInteger(Long.toUnsignedString(each.bits())));
        }
        return new Bits<>(Bits.Kind.CONSTANT, ConstantBits.width(all), new Field.Constant(bits.longValueExact()));
    }
}
