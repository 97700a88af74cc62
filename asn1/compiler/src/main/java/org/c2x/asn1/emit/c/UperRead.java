package org.c2x.asn1.emit.c;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;
import org.c2x.asn1.schema.Type;

/** The body of a function that reads a value in UPER. */
final class UperRead extends ValueBody {
    private final Alphabets alphabets;
    private final ReadRun run;
    private final FieldRead fields;
    private final UperNumberRead numbers;

    UperRead(CModel model, Alphabets alphabets, FunctionBody body) {
        super(model, body, Direction.READ);
        this.alphabets = alphabets;
        this.run = new ReadRun(body);
        this.fields = new FieldRead(body, run);
        this.numbers = new UperNumberRead(body, run, fields);
    }

    @Override
    Fields fields() {
        return fields;
    }

    @Override
    void string(String name, Type type, Place place, String path) {
        run.flush();
        new UperStringRead(model, alphabets, body).read(type, place, path);
    }

    @Override
    void integer(IntegerType type, Place place, String path) {
        numbers.integer(type, place, path);
    }

    @Override
    void enumerated(EnumeratedType type, Place place, String path) {
        numbers.enumeral(type, (Shape.Enumeral) model.shape(type), place, path);
    }

    // Sequences

    @Override
    void sequence(SequenceType type, Place place, String path) {
        Components components = new Components(model, type, place, path);
        String extended = "";
        if (type.extensible()) {
            extended = body.fresh("extended");
            run.addFlag(extended, path);
        }
        components(components, type.root());
        if (type.extensible()) {
            run.flush();
            body.line("if (" + extended + ") {");
            additions(components);
            if (!type.additions().isEmpty()) {
                body.line("} else {");
                type.additions().forEach(addition -> absent(components, addition.components()));
            }
            body.line("}");
        }
    }

    private void components(Components of, List<Component> components) {
        Map<Component, String> flags = new IdentityHashMap<>();
        for (Component component : components) {
            if (component.presence() == Presence.OPTIONAL) {
                flags.put(component, of.presence(component).value());
                fields.truth(of.presence(component), of.path(component));
            } else if (component.presence() == Presence.DEFAULT) {
                String coded = body.freshFor(component.name(), "coded");
                flags.put(component, coded);
                run.addFlag(coded, of.path(component));
            }
        }
        for (Component component : components) {
            if (component.isMandatory()) {
                component(of, component);
                continue;
            }
            run.flush();
            body.line("if (" + flags.get(component) + ") {");
            component(of, component);
            run.flush();
            if (component.presence() == Presence.DEFAULT) {
                body.line("} else {").line(new DefaultValues(model).set(component, of.place(component)));
            }
            body.line("}");
        }
    }

    private void absent(Components of, List<Component> components) {
        for (Component component : components) {
            body.line(component.presence() == Presence.DEFAULT
                    ? new DefaultValues(model).set(component, of.place(component))
                    : of.presence(component).value() + " = false;");
        }
    }

    private void additions(Components of) {
        List<Addition> additions = of.type().additions();
        body.line("c2x_bitmap additions;")
                .call("c2x_get_bitmap(in, &additions, " + body.path(of.path()) + ')');
        for (int i = 0; i < additions.size(); i++) {
            Addition addition = additions.get(i);
            body.line("if (c2x_has_addition(in, &additions, " + i + ")) {").line("c2x_ends ends;")
                    .call("c2x_enter_open(in, &ends, " + body.path(of.path()) + ')');
            if (!addition.isGroup()) {
                component(of, addition.components().get(0));
            } else {
                components(of, addition.components());
            }
            run.flush();
            addition.components().stream().filter(Component::isMandatory).forEach(component ->
                    body.line(of.presence(component).value() + " = true;"));
            if (!addition.isGroup() && addition.components().get(0).presence() == Presence.OPTIONAL) {
                body.line(of.presence(addition.components().get(0)).value() + " = true;");
            }
            body.line("c2x_leave_open(in, &ends);").line("} else {");
            absent(of, addition.components());
            body.line("}");
        }
        body.call("c2x_skip_additions(in, &additions, " + additions.size() + ", " + body.path(of.path()) + ')');
    }

    // Choices and lists

    @Override
    void choice(ChoiceType type) {
        int width = PerInteger.indexBits(type.root().size()) + (type.extensible() ? 1 : 0);
        body.line("uint32_t index;");
        run.add(width, "", (bits, at) -> body.line("index = (uint32_t) " + bits + ";"));
        run.flush();
        if (type.extensible()) {
            body.line("if (index >= " + (1 << width - 1) + "u) {").line("in->at -= " + (width - 1) + ";");
            extension(type);
            body.line("} else {");
            alternatives(type, type.root(), false);
            body.line("}");
        } else {
            alternatives(type, type.root(), false);
        }
    }

    private void alternatives(ChoiceType type, List<Alternative> alternatives, boolean open) {
        body.line("switch (index) {");
        for (int i = 0; i < alternatives.size(); i++) {
            Alternative alternative = alternatives.get(i);
            body.line("case " + i + ": {");
            body.line("value->choice = " + model.choiceConstant(type, alternative) + ";");
            if (open) {
                body.line("c2x_ends ends;").call("c2x_enter_open(in, &ends, " + body.path(alternative.name()) + ')');
            }
            alternative(type, alternative);
            run.flush();
            if (open) {
                body.line("c2x_leave_open(in, &ends);");
            }
            body.line("break;").line("}");
        }
        body.line("default: {");
        if (open) {
            unknown(type);
        } else {
            body.line("return " + body.refusal("OUT_OF_RANGE", "", "in->at") + ";");
        }
        body.line("}").line("}");
    }

    private void extension(ChoiceType type) {
        body.call("c2x_get_small(in, &index, " + body.path("") + ')');
        if (type.additions().isEmpty()) {
            unknown(type);
        } else {
            alternatives(type, type.additions(), true);
        }
    }

    private void unknown(ChoiceType type) {
        body.line("value->choice = " + model.typeName(type) + "_UNKNOWN_EXTENSION;")
                .line("value->u.unknown.index = index;")
                .call("c2x_take_long_string(in, &value->u.unknown.octets, NULL, " + body.path("") + ')');
        if (!type.additions().isEmpty()) {
            body.line("break;");
        }
    }

    @Override
    void list(ListType type) {
        UperLengths lengths = new UperLengths(type.size(), body, null);
        Shape.Items shape = (Shape.Items) model.shape(type);
        if (lengths.isBounded() && !type.size().extensible()) {
            body.line("size_t count;");
            lengths.read("count", "", "", () -> {}, () -> {});
            if (shape.isInline()) {
                body.line(shape.element().cType() + " *const items = value->items;");
            } else {
                take(type, "*const items", "count");
            }
            body.line("for (size_t i = 0; i < count; i++) {");
            element(type, "i");
            body.line("}");
        } else {
            fragments(type, lengths);
        }
        body.line("value->count = (uint32_t) count;");
        if (!shape.isInline()) {
            body.line("value->items = items;");
        }
    }

    private void take(ListType type, String variable, String count) {
        body.line(model.shape(type.element()).cType() + ' ' + variable + " = c2x_take(in, " + count
                        + sizes(type) + ");")
                .refuseNull("items");
    }

    private String sizes(ListType type) {
        long least = Math.min(model.widths().of(type.element()).least(), Integer.MAX_VALUE);
        return ", sizeof *items, " + least + ", " + body.path("");
    }

    /** Reads a list that may come in fragments: how many elements there are shows when the last one is read. */
    private void fragments(ListType type, UperLengths lengths) {
        String fragment = "c2x_get_fragment(in, &length, &more, " + body.path("") + ')';
        body.line("size_t length;").line("bool more = false;");
        lengths.read("length", "", "", () -> {}, () -> body.call(fragment));
        take(type, "*items", "length");
        body.line("size_t count = 0;")
                .line("for (;;) {")
                .line("for (const size_t end = count + length; count < end; count++) {");
        element(type, "count");
        body.line("}")
                .line("if (!more) {")
                .line("break;")
                .line("}")
                .call(fragment)
                .line("items = c2x_grow(in, items, count, length" + sizes(type) + ");")
                .refuseNull("items")
                .line("}");
        lengths.checkLong("count", "");
    }

    private void element(ListType type, String index) {
        body.line(model.shape(type.element()).cType() + " *const element = items + " + index + ";");
        element(type);
    }
}
