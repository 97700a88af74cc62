package org.c2x.asn1.emit.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.exi.ExiWriter;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.Type;

/** Prints what programs write, one value after the other in one method: fields are gathered into wide words. */
final class ProgramWriter extends StatementPrinter {
    /** The bits of an addition, which is in a block of its own. */
    private static final String CONTENT = "content";

    private final FieldWriter fields;
    private final Written places;
    private String target;
    /** The variables that tell of optional components with methods of their own. */
    private final Map<String, String> codes = new HashMap<>();

    /** @param target the writer's variable */
    ProgramWriter(CodecModel model, SourceWriter out, LocalNames names, Written places, String target) {
        // the writer counts the depth, so lengths of open types may count it anew
        super(model, out, names, new NullType());
        this.places = places;
        this.target = target;
        this.fields = new FieldWriter(model, out, names);
    }

    /** What writes a value and nothing else of a method. */
    static ProgramWriter ofValue(CodecModel model, SourceWriter out, LocalNames names, String target) {
        return new ProgramWriter(model, out, names, new Written(model, out, names, false), target);
    }

    @Override
    FieldWriter fields() {
        return fields;
    }

    /** Adds the header of a message. */
    void header() {
        fields.addBits("ExiWriter.HEADER", ExiWriter.HEADER_BITS);
    }

    @Override
    void flush() {
        fields.flush(target);
    }

    @Override
    void know(Place place, String value) {
        places.put(place, value);
    }

    @Override
    void field(Bits<Field> bits) {
        Field field = bits.value();
        if (field instanceof Field.Presence presence) {
            fields.addFlag(places.isPresent(presence.of()));
        } else if (field instanceof Field.Bitmap bitmap) {
            code(bitmap.of().get(0), "optional", "optional", bits.width());
        } else if (field instanceof Field.Event event && event.left() > 1) {
            code(event.of().get(0), "first", "firstOptional", bits.width());
        } else if (field instanceof Field.Event event) {
            Place.Member place = event.of().get(0);
            places.declare(place);
            fields.addBits('(' + places.isPresent(place) + " ? 0L : 1L)", 1);
        } else if (bits.kind() == Bits.Kind.ALIGNMENT || field instanceof Field.Constant) {
            fields.add(bits, "");
        } else {
            fields.add(bits, accepted(field.place()));
        }
    }

    /** Adds a code that a method tells. */
    private void code(Place.Member first, String name, String method, int width) {
        String code = names.fresh(name);
        String record = places.record(first.around(), first.owner());
        out.line("long " + code + " = " + owner(first) + method
                + model.programs().number(first) + '(' + record + ");");
        codes.put(first.path(), code);
        fields.addBits(code, width);
    }

    /** The class with the methods of a SEQUENCE, with a dot at the end unless it is this one. */
    private String owner(Place.Member place) {
        return place.around() == Place.VALUE ? "" : model.codecClass(place.owner()) + '.';
    }

    /** The expression of a value, which is refused if the rule set has no form for it. */
    private String accepted(Place place) {
        String value = places.of(place);
        Type type = place.type().resolved();
        if (model.plans().codesExtensions() || !CodecModel.hasExtensions(type)) {
            return value;
        }
        String once = places.once(place, type, value);
        errors.none();
        values.refuseOutside(type, once, path(place));
        return once;
    }

    @Override
    void call(Place place, Type type, Step step) {
        boolean hasClass = CodecEmitter.hasCodecClass(type);
        String value = hasClass ? places.of(place) : accepted(place);
        if (!model.countsBits() && (hasClass ? model.canRefuse(type) : CodecModel.mayFail(model.coded(step)))) {
            if (path(place).isEmpty()) {
                errors.none();
            } else {
                errors.component(path(place));
            }
        }
        if (isAlone(place)) {
            values.write(model.coded(step), type, value, target);
        } else if (model.plain().isFirstFormOnly(type)) {
            EnumeratedType enumerated = (EnumeratedType) type;
            String known = enumerated.extensible() ? known(enumerated, value) : value;
            model.leaves().fields(model.coded(step)).forEach(bits -> fields.add(bits, known));
        } else {
            values.write(model.coded(step), type, value, target, fields);
        }
    }

    /** A local variable with an enumeral that is no unknown one. */
    private String known(EnumeratedType type, String value) {
        String local = value;
        if (value.endsWith(")")) {
            local = names.fresh("enumeral");
            out.line(model.java().modelClass(type, out) + ' ' + local + " = " + value + ";");
        }
        out.line(model.codecClass(type) + ".requireKnown(" + local + ");");
        return local;
    }

    @Override
    void component(Statement.Component statement) {
        if (!statement.told()) {
            print(statement.content());
            return;
        }
        fields.print(target);
        errors.when(places.isPresent(statement.place()), () -> {
            print(statement.content());
            flush();
        });
    }

    private boolean refuses(List<Place.Member> of) {
        return of.stream().anyMatch(place -> model.tracesWriting(place.type()));
    }

    @Override
    void optionals(Statement.Optionals statement) {
        Place.Member first = statement.places().get(0);
        String code = codes.get(first.path());
        if (code == null) {
            component(statement.components().get(0));
            return;
        }
        int none = statement.gathered() ? 0 : statement.components().size();
        String method = "writeOptional" + model.programs().number(first);
        apart(first, refuses(statement.places()), code + " != " + none, method);
    }

    /** Writes the call of a method that names components itself. */
    private void apart(Place.Member place, boolean refuses, String condition, String method) {
        flush();
        errors.when(condition, () -> {
            if (refuses) {
                errors.sequence(path(place.around()));
            }
            out.line(owner(place) + method + '(' + places.record(place.around(), place.owner()) + ", " + target + ");");
        });
    }

    /**
     * Writes components which may be absent, with nothing else between them. Before each one that is present there is
     * its position among those that are still possible; at the end, unless the last one is there, the position after
     * them.
     */
    void afterCodes(Statement.Optionals statement) {
        int last = statement.components().size();
        String next = names.fresh("next");
        out.line("int " + next + " = 0;");
        for (int i = 0; i < last; i++) {
            Statement.Component component = statement.components().get(i);
            int index = i;
            errors.when(places.isPresent(component.place()), () -> {
                if (index > 0) {
                    out.line("if (" + next + " > 0) {")
                            .line("out.writeCode(" + index + " - " + next + ", " + last + " - " + next + ");")
                            .line("}");
                }
                print(component.content());
                flush();
                out.line(next + " = " + (index + 1) + ";");
            });
        }
        out.line("out.writeCode(" + last + " - " + next + ", " + last + " - " + next + ");");
    }

    @Override
    void additions(Statement.Additions statement) {
        List<Place.Member> of = statement.present().of();
        apart(of.get(0), refuses(of), places.isPresent(of), "writeAdditions");
    }

    /** Other components tell the type: that is not written. */
    @Override
    void identified(Statement.Identified statement) {}

    /** Writes the additions, one of which is there. */
    void afterPresence(Statement.Additions statement) {
        List<Statement.Addition> additions = statement.additions();
        for (Statement each : statement.bitmap()) {
            Statement.Fields run = (Statement.Fields) each;
            fields.at(run.first());
            for (Bits<Field> bits : run.bits()) {
                if (additions.size() == 1 && bits.value() instanceof Field.Presence) {
                    fields.addConstant(1, 1);
                } else {
                    field(bits);
                }
            }
        }
        flush();
        if (additions.size() == 1) {
            addition(additions.get(0));
            return;
        }
        for (Statement.Addition addition : additions) {
            errors.when(places.isPresent(addition.present().of()), () -> addition(addition));
        }
    }

    private void addition(Statement.Addition addition) {
        inside(addition.content(), CONTENT, () -> bits().content(addition, CONTENT));
    }

    @Override
    void open(Statement.Open statement) {
        flush();
        String content = names.fresh("contents");
        inside(statement, content, () -> bits().content(statement, content));
    }

    private SequenceBits bits() {
        return new SequenceBits(model, out, values, places, new ErrorPath(out), false);
    }

    /**
     * Prints what writes the content of an open type, after a flush.
     *
     * @param content variable of the bits of the content
     * @param count   declares and counts it where the rule set does so first
     */
    private void inside(Statement.Open statement, String content, Runnable count) {
        OpenTypeWriter open = new OpenTypeWriter(model, target, names.fresh("open"), content, statement.width(), out);
        String around = target;
        open.begin(count);
        target = open.target();
        print(statement.content());
        flush();
        target = around;
        open.end();
    }
}
