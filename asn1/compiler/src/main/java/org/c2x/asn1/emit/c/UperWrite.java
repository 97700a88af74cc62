package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;
import org.c2x.asn1.schema.Type;

/** The body of a function that writes a value in UPER. */
final class UperWrite extends ValueBody {
    private final Alphabets alphabets;
    private final WriteRun run;
    private final FieldWrite fields;

    UperWrite(CModel model, Alphabets alphabets, FunctionBody body) {
        super(model, body, Direction.WRITE);
        this.alphabets = alphabets;
        this.run = new WriteRun(body);
        this.fields = new FieldWrite(body, run);
    }

    @Override
    Fields fields() {
        return fields;
    }

    @Override
    void string(String name, Type type, Place place, String path) {
        run.flush();
        new UperStringWrite(model, alphabets, body).write(type, place, path);
    }

    // Numbers

    @Override
    void integer(IntegerType type, Place place, String path) {
        Integer width = PerInteger.bits(type.root()).orElse(null);
        if (type.extensible()) {
            extensible(type, place);
        } else if (width != null) {
            fields.number(type, place, path, width);
        } else {
            run.flush();
            unbounded(type, place, path);
        }
    }

    /** The width must be known: {@link Support} wants bounds of all extensible numbers. */
    private void extensible(IntegerType type, Place place) {
        run.flush();
        BigInteger lower = type.root().lower().orElseThrow();
        String local = body.fresh("number");
        body.line("const uint64_t " + local + " = (uint64_t) " + place.value() + " - " + Literals.unsigned(lower)
                + ";");
        body.line("if (" + FieldWrite.outside(local, type.root(), true) + ") {")
                .line("c2x_put(out, 1, 1);")
                .line("c2x_put_signed(out, " + place.value() + ");")
                .line("} else {");
        run.addConstant(0, 1);
        run.add(local, PerInteger.bits(type.root()).orElseThrow());
        run.flush();
        body.line("}");
    }

    private void unbounded(IntegerType type, Place place, String path) {
        IntegerSet root = type.root();
        refuseOutside(body, type, place, path);
        if (root.lower().isPresent()) {
            body.line("c2x_put_unsigned(out, (uint64_t) " + place.value() + " - "
                    + Literals.unsigned(root.lower().get()) + ");");
        } else {
            body.line("c2x_put_signed(out, " + place.value() + ");");
        }
    }

    /** Refuses what a number without both bounds must not be. */
    static void refuseOutside(FunctionBody body, IntegerType type, Place place, String path) {
        String allowed = Literals.allowsNumber(place.value(), type.root(), CModel.number(type));
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    @Override
    void enumerated(EnumeratedType type, Place place, String path) {
        int known = type.root().size();
        if (type.extensible()) {
            if (!type.additions().isEmpty()) {
                extensible(type, place, path);
                return;
            }
            run.addConstant(0, 1);
        }
        fields.enumeral(place, known, path, PerInteger.indexBits(type));
    }

    private void extensible(EnumeratedType type, Place place, String path) {
        run.flush();
        String local = body.fresh("enumeral");
        int root = type.root().size();
        body.line("const uint32_t " + local + " = (uint32_t) " + place.value() + ";");
        body.refuse(local + " > " + (root + type.additions().size() - 1) + 'u', "NO_ENCODING", path);
        body.line("if (" + local + " < " + root + "u) {");
        run.addConstant(0, 1);
        run.add(local, PerInteger.indexBits(type));
        run.flush();
        body.line("} else {")
                .line("c2x_put(out, 1, 1);")
                .line("c2x_put_small(out, " + local + " - " + root + "u);")
                .line("}");
    }

    // Sequences

    @Override
    void sequence(SequenceType type, Place place, String path) {
        Components components = new Components(model, type, place, path);
        String extended = "";
        if (type.extensible() && type.additions().isEmpty()) {
            run.addConstant(0, 1);
        } else if (type.extensible()) {
            extended = body.fresh("extended");
            body.line("const bool " + extended + " = " + type.additions().stream()
                    .map(components::isCoded).collect(Collectors.joining(" || ")) + ";");
            run.add(extended, 1);
        }
        components(components, type.root());
        if (!extended.isEmpty()) {
            run.flush();
            body.line("if (" + extended + ") {");
            additions(components, type.additions());
            body.line("}");
        }
    }

    private void components(Components of, List<Component> components) {
        for (Component component : components) {
            if (!component.isMandatory()) {
                run.add(of.flag(component, body), 1);
            }
        }
        for (Component component : components) {
            if (component.isMandatory()) {
                component(of, component);
            } else {
                run.flush();
                body.line("if (" + of.isCoded(component) + ") {");
                component(of, component);
                run.flush();
                body.line("}");
            }
        }
    }

    private void additions(Components of, List<Addition> additions) {
        if (additions.size() <= 64) {
            run.addConstant(additions.size() - 1, 7);
        } else {
            run.addConstant(1, 1);
            run.flush();
            body.call("c2x_put_length(out, " + additions.size() + ", " + body.path("") + ')');
        }
        additions.forEach(addition -> run.add('(' + of.isCoded(addition) + ')', 1));
        run.flush();
        for (int i = 0; i < additions.size(); i++) {
            body.line("if (" + of.isCoded(additions.get(i)) + ") {");
            openType(UperEncoding.addition(model.java().className(of.type()), i));
            body.line("}");
        }
    }

    /** Writes an open type by a function that writes its content: once to learn its length. */
    private void openType(String function) {
        body.line("c2x_writer open = c2x_measure(out);")
                .call(function + "(value, &open)")
                .line("const size_t bits = open.at - out->at;")
                .call("c2x_begin_open(out, bits, " + body.path("") + ')')
                .call(function + "(value, out)")
                .line("c2x_end_open(out, bits);");
    }

    /** Writes the body of the function that writes the content of an addition. */
    void addition(SequenceType type, Addition addition) {
        Components components = new Components(model, type, Place.VALUE, "");
        if (addition.isGroup()) {
            components(components, addition.components());
        } else {
            component(components, addition.components().get(0));
        }
        run.flush();
    }

    /** Writes the body of the function that writes the content of an addition. */
    void addition(ChoiceType type, Alternative alternative) {
        alternative(type, alternative);
        run.flush();
    }

    // Choices and lists

    @Override
    void choice(ChoiceType type) {
        int width = PerInteger.indexBits(type.root().size());
        body.line("switch (value->choice) {");
        for (int i = 0; i < type.root().size(); i++) {
            Alternative alternative = type.root().get(i);
            body.line("case " + model.choiceConstant(type, alternative) + ": {");
            run.addConstant(i, width + (type.extensible() ? 1 : 0));
            alternative(type, alternative);
            run.flush();
            body.line("break;").line("}");
        }
        for (int i = 0; i < type.additions().size(); i++) {
            body.line("case " + model.choiceConstant(type, type.additions().get(i)) + ": {");
            body.line("c2x_put(out, 1, 1);").line("c2x_put_small(out, " + i + ");");
            openType(UperEncoding.addition(model.java().className(type), i));
            body.line("break;").line("}");
        }
        if (type.extensible()) {
            body.line("case " + model.typeName(type) + "_UNKNOWN_EXTENSION: {");
            if (!type.additions().isEmpty()) {
                body.refuse("value->u.unknown.index < " + type.additions().size() + 'u', "OUT_OF_RANGE", "");
            }
            body.line("c2x_put(out, 1, 1);").line("c2x_put_small(out, value->u.unknown.index);");
            body.call("c2x_put_long_string(out, value->u.unknown.octets.octets, value->u.unknown.octets.length, NULL, "
                    + body.path("") + ')');
            body.line("break;").line("}");
        }
        body.line("default: {").line("return " + body.refusal("OUT_OF_RANGE", "", "") + ";").line("}").line("}");
    }

    @Override
    void list(ListType type) {
        body.line("const uint32_t count = value->count;");
        new UperLengths(type.size(), body, run)
                .write("count", "", () -> elements(type, "0", "count"), () -> fragments(type));
    }

    private void fragments(ListType type) {
        body.line("size_t end = 0;")
                .line("size_t length;")
                .line("do {")
                .line("const size_t begin = end;")
                .line("length = c2x_put_fragment(out, count - begin);")
                .line("end += length;");
        elements(type, "begin", "end");
        body.line("} while (length >= C2X_FRAGMENT);");
    }

    private void elements(ListType type, String from, String to) {
        body.line("for (size_t i = " + from + "; i < " + to + "; i++) {")
                .line("const " + model.shape(type.element()).cType() + " *const element = value->items + i;");
        element(type);
        body.line("}");
    }
}
