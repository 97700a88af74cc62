package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Layout;
import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** Makes the statements of values without a codec class: one by itself, from any bit on. */
final class Leaves implements Layout {
    private final Lowering reading;
    private final Lowering writing;

    Leaves(PlanBuilder plans, Phases read, Phases written) {
        this.reading = new Lowering(plans, read, this, true);
        this.writing = new Lowering(plans, written, this, false);
    }

    /** The statements that read a value. */
    List<Statement> read(Step step) {
        return reading.value(step, Place.VALUE, Phase.UNKNOWN);
    }

    /** The fields of a value that has nothing else, or has so within its extension root, as they are written. */
    List<Bits<Field>> fields(Step step) {
        return root(write(step)).stream()
                .flatMap(statement -> ((Statement.Fields) statement).bits().stream())
                .toList();
    }

    /** The statements of the extension root, if there is one. */
    static List<Statement> root(List<Statement> statements) {
        return !statements.isEmpty() && statements.get(0) instanceof Statement.Extended extended
                ? extended.within()
                : statements;
    }

    /** The statements that write a value. */
    List<Statement> write(Step step) {
        return writing.value(step, Place.VALUE, Phase.UNKNOWN);
    }

    @Override
    public boolean joins(Type type) {
        return false;
    }

    @Override
    public boolean isWide(IntegerType type) {
        return JavaModel.whole(type) == Whole.BIG;
    }
}
