package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Run;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.Type;

/** Prints what programs do, one value after the other in one method; fields wait to be done in wide words. */
abstract class StatementPrinter {
    final CodecModel model;
    final SourceWriter out;
    final LocalNames names;
    final ErrorPath errors;
    final ValueCode values;
    /** The value that the printed statements are for: paths begin there. */
    private Place base = Place.VALUE;

    /**
     * @param names  local variables of the method; if errors may have to say where they are, it keeps that in {@code
     *               component}
     * @param caller the type whose class the code is in
     */
    StatementPrinter(CodecModel model, SourceWriter out, LocalNames names, Type caller) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.errors = new ErrorPath(out);
        this.values = new ValueCode(model, out, names, caller);
    }

    final ErrorPath errors() {
        return errors;
    }

    /** Prints the statements of an alternative or element, which is known by a variable or expression. */
    final void print(Place place, String value, List<Statement> statements) {
        base = place;
        errors.within(place instanceof Place.Chosen ? place.path() : "");
        know(place, value);
        print(statements);
        flush();
    }

    /** Where errors say that a value is. */
    final String path(Place place) {
        String path = place.path();
        return base == place
                ? ""
                : base == Place.VALUE ? path : path.substring(base.path().length() + 1);
    }

    /** True if a value is all that is printed, so that it joins nothing. */
    final boolean isAlone(Place place) {
        return base == place && place != Place.VALUE && !model.hasHeader() && fields().isEmpty();
    }

    abstract void know(Place place, String value);

    /** What waits. */
    abstract Run<?> fields();

    /** Prints the statements for what waits. */
    abstract void flush();

    /** Adds or prints statements. */
    final void print(List<Statement> statements) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.Fields run) {
                fields().at(run.first());
                run.bits().forEach(this::field);
            } else if (statement instanceof Statement.Call call) {
                fields().at(call.first());
                call(call.place(), call.type(), call.step());
            } else if (statement instanceof Statement.Component component) {
                component(component);
            } else if (statement instanceof Statement.Optionals optionals) {
                optionals(optionals);
            } else if (statement instanceof Statement.Additions additions) {
                additions(additions);
            } else if (statement instanceof Statement.Open open) {
                open(open);
            } else if (statement instanceof Statement.Identified identified) {
                identified(identified);
            } else {
                throw LeafPrinter.elsewhere(statement);
            }
        }
    }

    abstract void field(Bits<Field> bits);

    abstract void call(Place place, Type type, Step step);

    abstract void component(Statement.Component statement);

    abstract void optionals(Statement.Optionals statement);

    abstract void additions(Statement.Additions statement);

    abstract void open(Statement.Open statement);

    abstract void identified(Statement.Identified statement);
}
