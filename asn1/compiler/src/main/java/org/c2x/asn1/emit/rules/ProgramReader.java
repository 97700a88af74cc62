package org.c2x.asn1.emit.rules;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.OpenTypeTable;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Prints what programs read, one value after the other in one method: fields are gathered and read in wide words. */
final class ProgramReader extends StatementPrinter {
    private final FieldReader fields;
    private String in;

    /** Variables of records, and of values that are in none. */
    private final Map<String, Variables> records = new HashMap<>();

    private final Map<String, String> variables = new HashMap<>();
    /** Conditions that components are there, the variable of a code for the first one of several. */
    private final Map<String, String> told = new HashMap<>();
    /** Variables of extension bits. */
    private final Map<String, String> extended = new HashMap<>();
    /** The tag with which the value has to begin, empty for any. */
    private String tag = "";
    /** Indices of open types' tables. */
    private final Map<String, String> indices = new HashMap<>();

    /** @param in the reader's variable */
    ProgramReader(CodecModel model, SourceWriter out, LocalNames names, Type caller, String in) {
        super(model, out, names, caller);
        this.in = in;
        this.fields = new FieldReader(model, out, names, errors);
    }

    @Override
    FieldReader fields() {
        return fields;
    }

    @Override
    void flush() {
        fields.flush(in);
    }

    @Override
    void know(Place place, String variable) {
        variables.put(place.path(), variable);
    }

    /** Has an untagged CHOICE begin with a tag once more. */
    void requireTag(String variable) {
        tag = variable;
    }

    /** The variables of the components of a SEQUENCE, which get their names after those of the one around it. */
    Variables record(Place place, SequenceType type) {
        if (place instanceof Place.Member member) {
            record(member.around(), member.owner());
        }
        return records.computeIfAbsent(place.path(), path -> new Variables(model, type, names));
    }

    private String variable(Place place) {
        String known = variables.get(place.path());
        return known == null && place instanceof Place.Member member
                ? record(member.around(), member.owner()).of(member.component())
                : requireNonNull(known);
    }

    @Override
    void field(Bits<Field> bits) {
        Field field = bits.value();
        String path = path(field.place());
        if (field instanceof Field.Presence presence && presence.extension()) {
            fields.addFlag(path, told(extended, field.place(), "extended"));
        } else if (field instanceof Field.Presence presence) {
            Place.Member place = presence.of().get(0);
            record(place.around(), place.owner());
            String member = JavaNames.ofMember(place.component().name());
            fields.addFlag(path, told(told, place, "has" + JavaNames.capitalize(member)));
        } else if (field instanceof Field.Bitmap bitmap) {
            bitmap(bitmap.of());
        } else if (field instanceof Field.Event event) {
            event(event, path);
        } else if (field instanceof Field.Made made && made.type() instanceof SequenceType type) {
            fields.construct(variable(made.place()), record(made.place(), type));
        } else if (field instanceof Field.Made) {
            // an alternative that is NULL has no value
            if (!(field.place() instanceof Place.Chosen)) {
                out.line(out.runtime(Null.class) + ' ' + variable(field.place()) + " = Null.NULL;");
            }
        } else if (bits.kind() == Bits.Kind.ALIGNMENT || field instanceof Field.Constant) {
            fields.add(bits, path, "");
        } else {
            fields.add(bits, path, variable(field.place()));
        }
    }

    /** A new variable that tells of what is at a place. */
    private String told(Map<String, String> variables, Place place, String name) {
        String variable = names.fresh(name);
        variables.put(place.path(), variable);
        return variable;
    }

    /** Adds presence bits that go into one variable. */
    private void bitmap(List<Place.Member> of) {
        record(of.get(0).around(), of.get(0).owner());
        String optional = names.fresh("optional");
        for (int i = 0; i < of.size(); i++) {
            told.put(of.get(i).path(), '(' + optional + " & " + (1L << of.size() - 1 - i) + "L) != 0");
        }
        fields.addFlags(of.stream().map(this::path).toList(), optional);
        extended.put(of.get(0).path(), optional);
    }

    private void event(Field.Event event, String path) {
        Place.Member first = event.of().get(0);
        if (event.position() == 0) {
            record(first.around(), first.owner());
        }
        boolean isFlag = event.position() == 0 && event.left() == 1;
        Place key = event.position() == 0 ? first : event.of().get(event.position() - 1);
        String code = told(extended, key, isFlag ? "absent" : event.position() == 0 ? "next" : "code");
        if (isFlag) {
            fields.addFlag(path, code);
        } else {
            int left = event.left();
            fields.addNumber(path, Step.Optionals.codeWidth(left), IntegerSet.of(0, left), code);
        }
    }

    @Override
    void identified(Statement.Identified statement) {
        if (statement.sets()) {
            Place.Member place = statement.place();
            fields.flush(in, path(place));
            Variables record = record(place.around(), place.owner());
            String index = new OpenTypeTable(model.java(), place.owner(), place.component()).call(record::of, out);
            indices.put(place.path(), ", " + index);
        }
    }

    @Override
    void call(Place place, Type type, Step step) {
        String variable = variable(place);
        String path = path(place);
        String index = indices.get(place.path());
        if (isAlone(place)) {
            if (!tag.isEmpty()) {
                out.line(in + ".requireTag(" + tag + ");");
            }
            values.read(model.coded(step), type, variable, in);
        } else if (index != null) {
            out.line(model.java().modelClass(type, out) + ' ' + variable + " = " + model.codecClass(type) + ".read("
                    + in + index + ");");
        } else if (model.plain().isFirstForm(type)) {
            fields.addEnumeral((EnumeratedType) type, path, variable);
            flush();
        } else if (model.knowsPath(type)) {
            flush();
            errors.none();
            values.readLeaf(model.coded(step), type, variable, in, path);
        } else {
            values.read(model.coded(step), type, variable, in, path, fields);
        }
    }

    // Components

    @Override
    void component(Statement.Component statement) {
        Place.Member place = statement.place();
        if (!statement.told()) {
            assign(statement);
            return;
        }
        fields.print(in);
        if (place.owner().root().contains(place.component())) {
            record(place.around(), place.owner()).declare(place.component(), out);
        }
        present(statement);
    }

    /** Reads an optional component into its declared variable if it is there. */
    private void present(Statement.Component statement) {
        errors.when(requireNonNull(told.get(statement.place().path())), () -> assign(statement));
    }

    /** Reads a component into its declared variable. */
    private void assign(Statement.Component statement) {
        Place.Member place = statement.place();
        String variable = variable(place);
        String present = told(variables, place, variable + "Value");
        print(statement.content());
        flush();
        variables.remove(place.path());
        out.line(variable + " = " + present + ";");
    }

    @Override
    void optionals(Statement.Optionals statement) {
        List<Statement.Component> components = statement.components();
        Place.Member first = components.get(0).place();
        String next = requireNonNull(extended.get(first.path()));
        fields.print(in);
        Variables record = record(first.around(), first.owner());
        statement.places().forEach(place -> record.declare(place.component(), out));
        if (statement.gathered()) {
            // one test serves the messages that have none of them
            errors.when(next + " != 0", () -> components.forEach(this::present));
        } else if (components.size() == 1) {
            errors.when('!' + next, () -> assign(components.get(0)));
        } else {
            errors.when(next + " < " + components.size(), () -> {
                for (int i = 0; i < components.size(); i++) {
                    int index = i;
                    errors.when(next + " == " + i, () -> inTurn(statement, index, next));
                }
            });
        }
    }

    /** Reads a component, and which one comes next unless that is sure. */
    private void inTurn(Statement.Optionals statement, int index, String next) {
        Statement.Component component = statement.components().get(index);
        assign(component);
        if (index + 1 < statement.components().size()) {
            out.line(next + " = " + (index + 1) + " + "
                    + extended.get(component.place().path()) + ";");
        }
    }

    // Additions

    @Override
    void additions(Statement.Additions statement) {
        flush();
        String additions = names.fresh("additions");
        String bitmap = names.fresh("bitmap");
        String path = path(statement.place());
        Variables record = record(statement.place(), statement.type());
        statement
                .type()
                .additions()
                .forEach(addition -> addition.components().forEach(component -> record.declare(component, out)));
        boolean padded = statement.lengths() == Lengths.OCTETS;
        int known = statement.additions().size();
        errors.when(requireNonNull(extended.get(statement.place().path())), () -> {
            errors.sequence(path);
            out.line("int " + additions + " = in." + (padded ? "readBitCount();" : "readSmallLength();"))
                    .line("int " + bitmap + " = in.claim(" + additions + (padded ? " + 7 & ~7);" : ");"));
            for (int i = 0; i < known; i++) {
                Statement.Open content = statement.additions().get(i).content();
                errors.when(
                        additions + " > " + i + " && in.bit(" + bitmap + (i == 0 ? "" : " + " + i) + ')',
                        () -> addition(content, path));
            }
            errors.sequence(path);
            out.line("in.skipAdditions(" + bitmap + ", " + known + ", " + additions + ");");
        });
    }

    private void addition(Statement.Open content, String path) {
        errors.sequence(path);
        inside(content);
    }

    @Override
    void open(Statement.Open statement) {
        flush();
        errors.sequence(path(statement.place()));
        inside(statement);
    }

    private void inside(Statement.Open statement) {
        String open = names.fresh("open");
        String outer = names.fresh("outer");
        String around = in;
        out.line("int " + outer + " = " + around + ".end();")
                .line(model.reader(out) + ' ' + open + " = " + around + ".enterOpenType();");
        if (statement.place() instanceof Place.Chosen && !statement.whole()) {
            errors.component("");
        }
        in = open;
        print(statement.content());
        flush();
        in = around;
        if (statement.whole()) {
            errors.sequence(path(statement.place()));
        }
        String leave = statement.whole() ? ".leaveContents(" : ".leaveOpenType(";
        out.line(around + leave + open + ", " + outer + ");");
    }
}
