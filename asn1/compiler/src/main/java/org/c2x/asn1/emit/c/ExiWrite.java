package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/** The body of a function that writes the content of an element in EXI. */
final class ExiWrite extends ExiBody {
    private final ExiEncoding encoding;
    private final WriteRun run;
    private final FieldWrite fields;

    ExiWrite(CModel model, ExiEncoding encoding, FunctionBody body) {
        super(model, body, Direction.WRITE);
        this.encoding = encoding;
        this.run = new WriteRun(body);
        this.fields = new FieldWrite(body, run);
    }

    @Override
    Fields fields() {
        return fields;
    }

    @Override
    void string(String name, Type type, Place place, String path) {
        new ExiStringWrite(model, encoding, body, run).write(name, type, place, path);
    }

    @Override
    void enumerated(EnumeratedType type, Place place, String path) {
        int count = type.root().size() + type.additions().size();
        fields.enumeral(place, count, path, ExiWidths.bits(count - 1));
    }

    @Override
    void integer(IntegerType type, Place place, String path) {
        OptionalInt width = ExiWidths.bits((XmlType.Whole) XmlType.of(type));
        if (width.isPresent()) {
            fields.number(type, type.root().lower().orElseThrow(), width.getAsInt(), place, path);
            return;
        }
        run.flush();
        FieldWrite.refuseOutside(body, type, place, path);
        boolean isUnsigned = type.root().lower().filter(lower -> lower.signum() >= 0).isPresent();
        body.line((isUnsigned ? "c2x_put_groups(out, (uint64_t) " : "c2x_put_integer(out, ") + place.value() + ");");
    }

    // Sequences

    /**
     * Writes components that may be absent, with nothing else between them: before each one that is there stands its
     * position among those that are still possible; at the end, unless the last one is there, the position behind them.
     */
    @Override
    void optional(Components of, List<Component> components) {
        int last = components.size();
        if (last == 0) {
            return;
        }
        if (last == 1) {
            run.add("!(" + of.isCoded(components.get(0)) + ')', 1);
            run.flush();
            body.line("if (" + of.isCoded(components.get(0)) + ") {");
            component(of, components.get(0));
            run.flush();
            body.line("}");
            return;
        }
        String next = body.fresh("next");
        body.line("uint32_t " + next + " = " + of.isCoded(components.get(0)) + " ? 0");
        for (int i = 1; i < last; i++) {
            body.continuation(": " + of.isCoded(components.get(i)) + " ? " + i);
        }
        body.continuation(": " + last + ";");
        run.add(next, ExiWidths.bits(last));
        run.flush();
        body.line("if (" + next + " != " + last + ") {").line(next + " = 0;");
        for (int i = 0; i < last; i++) {
            body.line("if (" + of.isCoded(components.get(i)) + ") {");
            if (i > 0) {
                body.line("if (" + next + " > 0) {")
                        .line("c2x_put_code(out, " + i + " - " + next + ", " + last + " - " + next + ");")
                        .line("}");
            }
            component(of, components.get(i));
            run.flush();
            body.line(next + " = " + (i + 1) + ";").line("}");
        }
        body.line("c2x_put_code(out, " + last + " - " + next + ", " + last + " - " + next + ");").line("}");
    }

    // Choices and lists

    @Override
    void choice(ChoiceType type) {
        int last = type.alternatives().size() - 1;
        body.line("switch (value->choice) {");
        for (int i = 0; i <= last; i++) {
            Alternative alternative = type.alternatives().get(i);
            body.line("case " + model.choiceConstant(type, alternative) + ": {");
            run.addConstant(i, ExiWidths.bits(last));
            alternative(type, alternative);
            run.flush();
            body.line("break;").line("}");
        }
        body.line("default: {").line("return " + body.refusal("NO_ENCODING", "", "") + ";").line("}").line("}");
    }

    @Override
    void list(ListType type) {
        XmlType.Items items = (XmlType.Items) XmlType.of(type);
        body.line("const uint32_t count = value->count;");
        String allowed = Literals.allowsLength("count", type.size().root());
        if (!allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", "");
        }
        boolean isFixed = items.most().isPresent() && items.most().getAsInt() == items.least();
        body.line("for (uint32_t i = 0; i < count; i++) {");
        if (!isFixed && items.least() == 0) {
            run.addConstant(0, 1);
        } else if (!isFixed) {
            body.line("if (i >= " + items.least() + ") {").line("c2x_put(out, 0, 1);").line("}");
        }
        body.line("const " + model.shape(type.element()).cType() + " *const element = value->items + i;");
        element(type);
        body.line("}");
        if (items.most().isEmpty()) {
            body.line("c2x_put(out, 1, 1);");
        } else if (!isFixed) {
            body.line("if (count < " + items.most().getAsInt() + ") {").line("c2x_put(out, 1, 1);").line("}");
        }
    }
}
