package org.c2x.asn1.program;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.plan.ConstantBits;
import org.c2x.asn1.plan.Phase;

/** Statements that are being made; neighbouring fields become one of them. */
final class Block extends Run<Field> {
    private final List<Statement> statements = new ArrayList<>();

    Block(Phase first) {
        at(first);
    }

    void add(Statement statement) {
        flush();
        statements.add(statement);
    }

    /** Has nothing join the fields that wait. */
    void flush() {
        if (!isEmpty()) {
            statements.add(new Statement.Fields(take(), first()));
        }
    }

    /** The statements, and those of the fields that wait. */
    List<Statement> statements() {
        flush();
        return List.copyOf(statements);
    }

    void zeros(Place place, int width) {
        constant(width, new Field.Constant(place, 0));
    }

    void align(Place place) {
        align(new Field.Constant(place, 0));
    }

    void constants(Place place, List<ConstantBits> all) {
        for (ConstantBits each : all) {
            if (each.aligned()) {
                align(place);
            }
            constant(each.width(), new Field.Constant(place, each.bits()));
        }
    }
}
