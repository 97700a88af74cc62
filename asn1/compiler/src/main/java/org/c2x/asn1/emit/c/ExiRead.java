package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/** The body of a function that reads the content of an element in EXI. */
final class ExiRead extends ExiBody {
    private final ExiEncoding encoding;
    private final ReadRun run;
    private final FieldRead fields;

    ExiRead(CModel model, ExiEncoding encoding, FunctionBody body) {
        super(model, body, Direction.READ);
        this.encoding = encoding;
        this.run = new ReadRun(body);
        this.fields = new FieldRead(body, run);
    }

    @Override
    Fields fields() {
        return fields;
    }

    @Override
    void string(String name, Type type, Place place, String path) {
        run.flush();
        new ExiStringRead(model, encoding, body).read(name, type, place, path);
    }

    @Override
    void enumerated(EnumeratedType type, Place place, String path) {
        int count = type.root().size() + type.additions().size();
        fields.enumeral((Shape.Enumeral) model.shape(type), place, count, path, ExiWidths.bits(count - 1));
    }

    @Override
    void integer(IntegerType type, Place place, String path) {
        OptionalInt width = ExiWidths.bits((XmlType.Whole) XmlType.of(type));
        if (width.isPresent()) {
            fields.number(type, type.root().lower().orElseThrow(), width.getAsInt(), place, path);
            return;
        }
        run.flush();
        Shape.Number shape = CModel.number(type);
        boolean isUnsigned = type.root().lower().filter(lower -> lower.signum() >= 0).isPresent();
        String local = body.freshFor(path, "number");
        body.line((isUnsigned ? "uint64_t " : "int64_t ") + local + ";")
                .call((isUnsigned ? "c2x_get_groups" : "c2x_get_integer") + "(in, &" + local + ", " + body.path(path)
                        + ')');
        String allowed = Literals.allowsNumber(local, type.root(), new Shape.Number(Long.SIZE, !isUnsigned));
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
        boolean mayOverflow = isUnsigned && shape.isSigned() && type.root().upper().isEmpty();
        if (mayOverflow) {
            body.refuse(
                    local + " > " + Literals.unsigned(BigInteger.valueOf(Long.MAX_VALUE)), "NOT_SUPPORTED", path);
        }
        body.line(place.value() + " = (" + shape.cType() + ") " + local + ";");
    }

    // Sequences

    /** Reads components that may be absent, with nothing else between them. */
    @Override
    void optional(Components of, List<Component> components) {
        int last = components.size();
        if (last == 0) {
            return;
        }
        String next = body.fresh("next");
        // each one that is there tells the next one
        code((last > 1 ? "uint32_t " : "const uint32_t ") + next, last, of.path());
        for (int i = 0; i < last; i++) {
            body.line("if (" + next + " == " + i + ") {");
            present(of, components.get(i), next, i + 1, last - 1 - i);
            body.line("} else {").line(absent(of, components.get(i))).line("}");
        }
    }

    /** Adds the code of an event, which is refused above the last one, and reads all that waits. */
    private void code(String declaration, int last, String path) {
        int width = ExiWidths.bits(last);
        String code = body.fresh("code");
        run.add(width, path, (bits, at) -> {
            body.line("const uint32_t " + code + " = (uint32_t) " + bits + ";");
            if (last + 1 < 1 << width) {
                body.refuse(code + " > " + last + 'u', "OUT_OF_RANGE", path, at);
            }
        });
        run.flush();
        body.line(declaration + " = " + code + ";");
    }

    /**
     * Reads a component that is there, and the code behind it.
     *
     * @param left how many more can follow
     */
    private void present(Components of, Component component, String next, int position, int left) {
        component(of, component);
        if (left > 0) {
            int width = ExiWidths.bits(left);
            run.add(width, of.path(component), (bits, at) -> {
                body.line(next + " = " + position + "u + (uint32_t) " + bits + ";");
                if (left + 1 < 1 << width) {
                    body.refuse(next + " > " + (position + left) + 'u', "OUT_OF_RANGE", of.path(component), at);
                }
            });
        }
        run.flush();
        if (component.presence() != Presence.DEFAULT) {
            body.line(of.presence(component).value() + " = true;");
        }
    }

    private String absent(Components of, Component component) {
        return component.presence() == Presence.DEFAULT
                ? new DefaultValues(model).set(component, of.place(component))
                : of.presence(component).value() + " = false;";
    }

    // Choices and lists

    @Override
    void choice(ChoiceType type) {
        int last = type.alternatives().size() - 1;
        code("const uint32_t index", last, "");
        body.line("switch (index) {");
        for (int i = 0; i <= last; i++) {
            Alternative alternative = type.alternatives().get(i);
            body.line(i < last ? "case " + i + ": {" : "default: {");
            body.line("value->choice = " + model.choiceConstant(type, alternative) + ";");
            alternative(type, alternative);
            run.flush();
            body.line("break;").line("}");
        }
        body.line("}");
    }

    @Override
    void list(ListType type) {
        XmlType.Items items = (XmlType.Items) XmlType.of(type);
        Shape.Items shape = (Shape.Items) model.shape(type);
        String element = model.shape(type.element()).cType();
        String path = body.path("");
        boolean isFixed = items.most().isPresent() && items.most().getAsInt() == items.least();
        boolean waits = !shape.isInline() && !isFixed;
        if (shape.isInline()) {
            body.line(element + " *const items = value->items;");
        } else if (waits) {
            body.line("c2x_list list;").call("c2x_begin_list(in, &list, " + path + ')');
        } else {
            body.line(element + " *const items = c2x_take(in, " + items.least() + ", sizeof *items, "
                            + encoding.leastBits(type.element()) + ", " + path + ");")
                    .refuseNull("items");
        }
        body.line("uint32_t count = 0;").line("for (;;) {");
        end(items);
        body.line(element + " *const element = " + (waits ? "c2x_keep(in, sizeof *element, " + path + ')'
                : "items + count") + ";");
        if (waits) {
            body.refuseNull("element");
        }
        element(type);
        body.line("count++;").line("}");
        String allowed = Literals.allowsLength("count", type.size().root());
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", "");
        }
        body.line("value->count = count;");
        if (waits) {
            body.line(element + " *const items = c2x_end_list(in, &list, count, sizeof *items, " + path + ");")
                    .refuseNull("items");
        }
        if (!shape.isInline()) {
            body.line("value->items = items;");
        }
    }

    /** Leaves the loop over the elements where the list ends. */
    private void end(XmlType.Items items) {
        if (items.most().isPresent()) {
            body.line("if (count == " + items.most().getAsInt() + ") {").line("break;").line("}");
            if (items.most().getAsInt() == items.least()) {
                return;
            }
        }
        if (items.least() > 0) {
            body.line("if (count >= " + items.least() + ") {");
        }
        body.call("c2x_claim(in, 1, " + body.path("") + ')')
                .line("if (c2x_word(in, in->at - 1) >> 63 != 0) {")
                .line("break;")
                .line("}");
        if (items.least() > 0) {
            body.line("}");
        }
    }
}
