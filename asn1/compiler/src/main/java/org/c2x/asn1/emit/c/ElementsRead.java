package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.OpenType;

/** The statements that read the components of a SEQUENCE or SET: which ones are there, their tags tell. */
final class ElementsRead {
    /** Length of the identifier of a tag of one octet. */
    private static final int SHORT = 4;

    private final ElementBody printer;
    private final FunctionBody body;
    private final PlanBuilder plans;
    private final Elements elements;
    private final List<Step.Field> fields;
    private final StructMembers of;

    ElementsRead(ElementBody printer, Elements elements, StructMembers of) {
        this.printer = printer;
        this.body = printer.body;
        this.plans = printer.rules.plans();
        this.elements = elements;
        this.fields = elements.fields();
        this.of = of;
    }

    void components() {
        if (elements.order() == Elements.Order.TEXTUAL) {
            inOrder();
        } else {
            inAnyOrder();
        }
        new VersionBrackets(of).refuseIncomplete(body);
    }

    private List<String> identifiers(Step.Field field) {
        return Identifiers.leading(plans, field.content());
    }

    private boolean mayHaveAnyTag(Step.Field field) {
        return LeadingTags.of(plans, field.content()).other();
    }

    // In the order of the text

    private void inOrder() {
        int others = elements.others().orElse(-1);
        for (int i = 0; i <= fields.size(); i++) {
            if (i == others) {
                skipOthers(i);
            }
            if (i < fields.size()) {
                component(i);
            }
        }
    }

    private void skipOthers(int next) {
        String later = isOneFrom(next);
        if (later.isEmpty()) {
            body.call("c2x_der_skip_all(in, " + body.path(of.path()) + ')');
        } else {
            body.line("while (c2x_der_next(in) != 0 && !(" + later + ")) {")
                    .call("c2x_der_skip(in, " + body.path(of.path()) + ')')
                    .line("}");
        }
    }

    /** The condition that the next element is one of the components from an index on; empty if there is none. */
    private String isOneFrom(int index) {
        return isNext(Identifiers.leadingFrom(plans, elements, index));
    }

    /** The condition that the next element has one of the tags, of which each has both forms. */
    private static String isNext(List<String> tags) {
        List<String> conditions = new ArrayList<>();
        for (int i = 0; i < tags.size(); i += 2) {
            String tag = tags.get(i);
            conditions.add(
                    tag.length() > SHORT
                            ? "c2x_der_next(in) == " + tag + " || c2x_der_next(in) == " + tags.get(i + 1)
                            : "c2x_der_is(in, " + tag + ')');
        }
        return String.join(" || ", conditions);
    }

    /** The condition that an element is there which may be absent. */
    private String isPresent(int index) {
        Step.Field field = fields.get(index);
        if (!mayHaveAnyTag(field)) {
            return isNext(identifiers(field));
        }
        String later = isOneFrom(index + 1);
        return "c2x_der_next(in) != 0" + (later.isEmpty() ? "" : " && !(" + later + ')');
    }

    private void component(int index) {
        Step.Field field = fields.get(index);
        Component component = field.component();
        if (!elements.mayBeAbsent(field)) {
            printer.component(of, field);
        } else if (component.presence() == Presence.DEFAULT) {
            body.line("if (" + isPresent(index) + ") {");
            printer.component(of, field);
            body.line("} else {").line(absent(component)).line("}");
        } else {
            String has = of.presence(component).value();
            body.line(has + " = " + isPresent(index) + ";").line("if (" + has + ") {");
            printer.component(of, field);
            body.line("}");
        }
    }

    private String absent(Component component) {
        return component.presence() == Presence.DEFAULT
                ? printer.constants.defaults().set(component, of.place(component))
                : of.presence(component).value() + " = false;";
    }

    // In any order

    private void inAnyOrder() {
        fields.stream().filter(elements::mayBeAbsent).forEach(field -> body.line(absent(field.component())));
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < fields.size(); i += Long.SIZE) {
            seen.add(body.fresh("seen"));
            body.line("uint64_t " + seen.get(seen.size() - 1) + " = 0;");
        }
        Map<Step.Field, String> positions = declarePositions();
        String tag = body.fresh("tag");
        body.line("uint32_t " + tag + ";")
                .line("while ((" + tag + " = c2x_der_next(in)) != 0) {")
                .line("switch (" + tag + ") {");
        int any = -1;
        for (int i = 0; i < fields.size(); i++) {
            if (any < 0 && mayHaveAnyTag(fields.get(i))) {
                any = i;
            }
            List<String> labels = identifiers(fields.get(i));
            for (int label = 0; label < labels.size(); label++) {
                body.line("case " + labels.get(label) + (label == labels.size() - 1 ? ": {" : ":"));
            }
            if (!labels.isEmpty()) {
                first(i, seen, positions);
                body.line("break;").line("}");
            }
        }
        body.line("default: {");
        if (any >= 0) {
            first(any, seen, positions);
        } else if (elements.type().extensible()) {
            body.call("c2x_der_skip(in, " + body.path(of.path()) + ')');
        } else {
            body.line("return c2x_der_refuse_tag(in, " + body.path(of.path()) + ");");
        }
        body.line("}").line("}").line("}");
        for (int i = 0; i < fields.size(); i++) {
            if (!elements.mayBeAbsent(fields.get(i))) {
                body.refuse(
                        '!' + isSeen(i, seen),
                        "TRUNCATED",
                        of.path(fields.get(i).component()));
            }
        }
        positions.forEach(this::readAt);
    }

    /** Open types are read when all is known that tells their types. */
    private Map<Step.Field, String> declarePositions() {
        Map<Step.Field, String> positions = new LinkedHashMap<>();
        for (Step.Field field : fields) {
            if (field.component().type().resolved() instanceof OpenType) {
                String position = body.fresh("at");
                body.line("size_t " + position + " = SIZE_MAX;");
                positions.put(field, position);
            }
        }
        return positions;
    }

    private static String isSeen(int index, List<String> seen) {
        return '(' + seen.get(index / Long.SIZE) + " >> " + index % Long.SIZE + " & 1)";
    }

    /** Reads a component that must not have been there before. */
    private void first(int index, List<String> seen, Map<Step.Field, String> positions) {
        Step.Field field = fields.get(index);
        Component component = field.component();
        body.refuse(isSeen(index, seen) + " != 0", "OUT_OF_RANGE", of.path(component));
        body.line(seen.get(index / Long.SIZE) + " |= UINT64_C(1) << " + index % Long.SIZE + ";");
        if (elements.mayBeAbsent(field) && component.presence() != Presence.DEFAULT) {
            body.line(of.presence(component).value() + " = true;");
        }
        if (positions.containsKey(field)) {
            body.line(positions.get(field) + " = in->at;")
                    .call("c2x_der_skip(in, " + body.path(of.path(component)) + ')');
        } else {
            printer.component(of, field);
        }
    }

    private void readAt(Step.Field field, String position) {
        String end = body.fresh("rest");
        body.line("if (" + position + " != SIZE_MAX) {")
                .line("const size_t " + end + " = in->at;")
                .line("in->at = " + position + ";");
        printer.component(of, field);
        body.line("in->at = " + end + ";").line("}");
    }
}
