package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.grammar.LeastBits;
import org.c2x.asn1.emit.xsd.XmlElement;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The body of a function that reads the content of an element in EXI. */
final class ExiRead {
    private final CModel model;
    private final ExiEncoding encoding;
    private final FunctionBody body;
    private final ReadRun run;
    private final FieldRead fields;

    ExiRead(CModel model, ExiEncoding encoding, FunctionBody body) {
        this.model = model;
        this.encoding = encoding;
        this.body = body;
        this.run = new ReadRun(body);
        this.fields = new FieldRead(body, run);
    }

    /** Writes the whole body of the function of a SEQUENCE, SET, CHOICE or list. */
    void function(Type type) {
        if (type instanceof SequenceType sequence) {
            sequence(sequence, Place.VALUE, "");
        } else if (type instanceof ChoiceType choice) {
            choice(choice);
        } else {
            list((ListType) type);
        }
        run.flush();
    }

    /** Adds or reads the content of an element. */
    private void value(String element, Type type, Place place, String path) {
        Type resolved = type.resolved();
        if (resolved instanceof NullType) {
            run.add(0, path, (bits, at) -> body.line(place.value() + " = 0;"));
        } else if (model.isInlined(resolved)) {
            sequence((SequenceType) resolved, place, path);
        } else if (CModel.hasFunctions(resolved)) {
            run.flush();
            body.call(model.function(Direction.READ, resolved) + '(' + place.address() + ", in)");
        } else if (resolved instanceof BooleanType) {
            fields.truth(place, path);
        } else if (resolved instanceof IntegerType integer) {
            integer(integer, place, path);
        } else if (resolved instanceof EnumeratedType enumerated) {
            int count = enumerated.root().size() + enumerated.additions().size();
            Shape.Enumeral shape = (Shape.Enumeral) model.shape(type);
            fields.enumeral(shape, place, count, path, ExiWidths.bits(count - 1));
        } else if (XmlType.of(resolved) instanceof XmlType.NumberedBits && model.shape(type) instanceof Shape.FixedBits
                bits) {
            fields.fixedBits(bits, place, path);
        } else {
            run.flush();
            new ExiStringRead(model, encoding, body).read(element, resolved, place, path);
        }
    }

    private void integer(IntegerType type, Place place, String path) {
        OptionalInt width = ExiWidths.bits((XmlType.Whole) XmlType.of(type));
        if (width.isPresent()) {
            fields.number(type, place, path, width.getAsInt());
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

    private void sequence(SequenceType type, Place place, String path) {
        Components components = new Components(model, type, place, path);
        List<Component> optional = new ArrayList<>();
        for (XmlElement element : XmlElement.of(type, false)) {
            Component component = element.last().component();
            if (element.isOptional()) {
                optional.add(component);
            } else {
                optional(components, optional);
                optional.clear();
                value(component.name(), component.type(), components.place(component), components.path(component));
            }
        }
        optional(components, optional);
    }

    /** Reads components that may be absent, with nothing else between them. */
    private void optional(Components of, List<Component> components) {
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
        value(component.name(), component.type(), of.place(component), of.path(component));
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

    private void choice(ChoiceType type) {
        int last = type.alternatives().size() - 1;
        code("const uint32_t index", last, "");
        body.line("switch (index) {");
        for (int i = 0; i <= last; i++) {
            Alternative alternative = type.alternatives().get(i);
            body.line(i < last ? "case " + i + ": {" : "default: {");
            body.line("value->choice = " + model.choiceConstant(type, alternative) + ";");
            Place place = Place.VALUE.member("u").member(model.member(type, alternative));
            value(alternative.name(), alternative.type(), place, alternative.name());
            run.flush();
            body.line("break;").line("}");
        }
        body.line("}");
    }

    private void list(ListType type) {
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
                            + LeastBits.of(type.element()) + ", " + path + ");")
                    .refuseNull("items");
        }
        body.line("uint32_t count = 0;").line("for (;;) {");
        end(items);
        body.line(element + " *const element = " + (waits ? "c2x_keep(in, sizeof *element, " + path + ')'
                : "items + count") + ";");
        if (waits) {
            body.refuseNull("element");
        }
        if (CModel.isEmpty(type.element())) {
            body.line("(void) element;");
        }
        value(XmlType.ITEM, type.element(), new Place("element", true), "element");
        run.flush();
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
