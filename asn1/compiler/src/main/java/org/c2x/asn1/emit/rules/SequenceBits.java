package org.c2x.asn1.emit.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Code that counts the bits which programs write. */
final class SequenceBits {
    private final CodecModel model;
    private final SourceWriter out;
    private final ValueCode values;
    private final Written places;
    private final ErrorPath errors;
    private final boolean traces;

    /** @param traces true if the method keeps in {@code component} where it is */
    SequenceBits(
            CodecModel model, SourceWriter out, ValueCode values, Written places, ErrorPath errors, boolean traces) {
        this.model = model;
        this.out = out;
        this.values = values;
        this.places = places;
        this.errors = errors;
        this.traces = traces;
    }

    /** Emits the method {@code bitsOf}. */
    static void emit(CodecModel model, SequenceType type, SourceWriter out) {
        LocalNames names = new LocalNames("bits", "content");
        Written places = new Written(model, out, names, false);
        places.put(Place.VALUE, "value");
        boolean traces = model.canRefuse(type);
        SequenceBits bits = new SequenceBits(
                model, out, new ValueCode(model, out, names, type), places, new ErrorPath(out), traces);
        List<Statement> statements = model.programs().write(type);
        model.beginBits(type, model.java().modelClass(type, out), out);
        ErrorPath.begin(traces, out);
        out.line("long bits = " + Lengths.literal(bits.constant(statements)) + ";");
        bits.variable("bits += ", statements);
        out.line("return bits;");
        ErrorPath.endEncoding(traces, out);
        out.line("}");
    }

    /** Bits that all values take. */
    private long constant(List<Statement> statements) {
        long bits = 0;
        for (Statement statement : statements) {
            if (statement instanceof Statement.Fields fields) {
                bits += Words.width(fields.bits());
            } else if (statement instanceof Statement.Call call && model.hasConstantBits(call.type())) {
                bits += model.fixedWidth(call.type());
            }
        }
        return bits;
    }

    /** Adds the bits that not all values take. */
    private void variable(String add, List<Statement> statements) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.Call call && !model.hasConstantBits(call.type())) {
                value(add, call.place(), call.type());
            } else if (statement instanceof Statement.Open open) {
                open(add, open);
            } else if (statement instanceof Statement.Component component) {
                component(add, component);
            } else if (statement instanceof Statement.Optionals optionals) {
                optionals.components().forEach(each -> component(add, each));
            } else if (statement instanceof Statement.Additions additions) {
                additions(additions);
            }
        }
    }

    /**
     * The expression for the bits of an alternative or element.
     *
     * @param caller the type whose class the code is in
     * @param before so many others
     */
    static String of(
            CodecModel model,
            SourceWriter out,
            Type caller,
            Place place,
            String value,
            long before,
            List<Statement> statements) {
        LocalNames names = new LocalNames();
        Written places = new Written(model, out, names, false);
        places.put(place, value);
        ValueCode values = new ValueCode(model, out, names, caller);
        return new SequenceBits(model, out, values, places, new ErrorPath(out), false).expression(before, statements);
    }

    private String expression(long before, List<Statement> statements) {
        long fixed = before + constant(statements);
        String varying = statements.stream().flatMap(this::varying).collect(Collectors.joining(" + "));
        return varying.isEmpty() ? Lengths.literal(fixed) : fixed == 0 ? varying : fixed + " + " + varying;
    }

    private Stream<String> varying(Statement statement) {
        if (statement instanceof Statement.Open open) {
            return Stream.of(model.lengthClass(out) + ".ofOpenType(" + contents(open) + ')');
        }
        return statement instanceof Statement.Call call && !model.hasConstantBits(call.type())
                ? Stream.of(values.bits(call.type(), places.of(call.place())))
                : Stream.of();
    }

    private String contents(Statement.Open open) {
        boolean isExpression = open.content().stream()
                .allMatch(each -> each instanceof Statement.Fields
                        || each instanceof Statement.Call
                        || each instanceof Statement.Open);
        return isExpression
                ? expression(0, open.content())
                : values.bits(open.place().type().resolved(), places.of(open.place()));
    }

    private void value(String add, Place.Member place, List<Statement> content) {
        if (content.size() == 1 && content.get(0) instanceof Statement.Open open) {
            open(add, open);
        } else {
            value(add, place, place.type());
        }
    }

    private void component(String add, Statement.Component component) {
        Place.Member place = component.place();
        if (!component.told()) {
            value(add, place, component.content());
            return;
        }
        if (place.owner().root().contains(place.component())) {
            places.declare(place);
        }
        errors.when(places.isPresent(place), () -> value(add, place, component.content()));
    }

    private void open(String add, Statement.Open statement) {
        if (traces && model.canRefuse(statement.place().type())) {
            errors.component(statement.place().path());
        }
        out.line(add + expression(0, List.of(statement)) + ";");
    }

    private void value(String add, Place place, Type type) {
        if (traces && model.canRefuse(type)) {
            errors.component(place.path());
        }
        out.line(add + values.bits(type, places.of(place)) + ";");
    }

    private void additions(Statement.Additions statement) {
        statement.present().of().forEach(places::declare);
        errors.when(places.isPresent(statement.present().of()), () -> {
            out.line("bits += " + constant(statement.bitmap()) + ";");
            for (Statement.Addition addition : statement.additions()) {
                if (statement.additions().size() == 1) {
                    addition(addition);
                } else {
                    errors.when(places.isPresent(addition.present().of()), () -> addition(addition));
                }
            }
        });
    }

    private void addition(Statement.Addition addition) {
        content(addition, "content");
        if (traces) {
            errors.none();
        }
        out.line("bits += " + model.lengthClass(out) + ".ofOpenType(content);");
    }

    /** Declares the number of bits in octets that contain a value. */
    void content(Statement.Open open, String bits) {
        out.line("long " + bits + " = " + contents(open) + ";");
    }

    /** Declares the number of bits in the open type of an addition. */
    void content(Statement.Addition addition, String bits) {
        List<Statement> content = addition.content().content();
        if (addition.present().of().size() == 1 && content.size() == 1) {
            Place.Member place = addition.present().of().get(0);
            value(
                    "long " + bits + " = ",
                    place,
                    content.get(0) instanceof Statement.Component only ? only.content() : content);
        } else {
            out.line("long " + bits + " = " + constant(content) + ";");
            variable(bits + " += ", content);
        }
    }
}
