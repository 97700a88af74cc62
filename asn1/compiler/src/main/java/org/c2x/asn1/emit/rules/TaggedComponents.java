package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.OpenTypeTable;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;

/** The method that reads the contents of a SEQUENCE or SET: which components are there, their tags tell. */
final class TaggedComponents {
    private final CodecModel model;
    private final SequenceType type;
    private final Elements elements;
    private final SourceWriter out;
    private final LocalNames names = new LocalNames("seen", "seen2", "seen3", "seen4");
    private final TaggedValue values;
    private final Variables variables;
    /** Variables of the positions of open types in a SET, which are read when what tells their type is known. */
    private final Map<Step.Field, String> positions = new LinkedHashMap<>();

    TaggedComponents(CodecModel model, SequenceType type, Elements elements, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.elements = elements;
        this.out = out;
        this.values = new TaggedValue(model, out, names);
        this.variables = new Variables(model, type, names);
    }

    void emit() {
        String record = model.java().modelClass(type, out);
        out.line("static " + record + " read(" + model.reader(out) + " in) {");
        ErrorPath.begin(out);
        Nesting.enter(model, type, "in", out);
        if (elements.order() == Elements.Order.TEXTUAL) {
            inOrder();
        } else {
            inAnyOrder();
        }
        Nesting.leave(model, type, "in", out);
        out.line("return " + variables.created(out) + ";");
        ErrorPath.endDecoding(out, model.hasConstrained(type), "\"\"");
        out.line("}");
    }

    // In the order of the text

    private void inOrder() {
        ErrorPath errors = new ErrorPath(out);
        int others = elements.others().orElse(-1);
        for (int i = 0; i <= elements.fields().size(); i++) {
            if (i == others) {
                errors.none();
                skipOthers(i);
            }
            if (i < elements.fields().size()) {
                component(i, errors);
            }
        }
        errors.none();
    }

    private void skipOthers(int next) {
        if (next == elements.fields().size()) {
            out.line("in.skipRest();");
        } else {
            out.line("while (in.hasMore() && !(" + isOneFrom(next) + ")) {")
                    .line("in.skip();")
                    .line("}");
        }
    }

    /** The condition that the next element is one of the components from an index on. */
    private String isOneFrom(int index) {
        return isNext(Identifiers.leadingFrom(model.plans(), elements, index));
    }

    /** Tags come in pairs, that of the other form second. */
    private static String isNext(List<String> tags) {
        List<String> conditions = new ArrayList<>();
        for (int i = 0; i < tags.size(); i += 2) {
            conditions.add("in.isNext(" + tags.get(i) + ')');
        }
        return conditions.isEmpty() ? "false" : String.join(" || ", conditions);
    }

    /** The condition that an element is there which may be absent. */
    private String isPresent(int index) {
        Step.Field field = elements.fields().get(index);
        List<String> tags = Identifiers.leading(model.plans(), field.content());
        if (!model.leadingTags(field.content()).other()) {
            return isNext(tags);
        }
        String later = index + 1 < elements.fields().size() ? isOneFrom(index + 1) : "false";
        return later.equals("false") ? "in.hasMore()" : "in.hasMore() && !(" + later + ')';
    }

    private void component(int index, ErrorPath errors) {
        Step.Field field = elements.fields().get(index);
        Component component = field.component();
        String variable = variables.of(component);
        if (!elements.mayBeAbsent(field)) {
            errors.component(component.name());
            read(field, variable);
            return;
        }
        variables.declare(component, out);
        errors.when(isPresent(index), () -> {
            errors.component(component.name());
            String present = names.fresh(variable + "Value");
            read(field, present);
            out.line(variable + " = " + present + ";");
        });
    }

    private void read(Step.Field field, String variable) {
        Component component = field.component();
        String index = OpenTypeTable.isFor(component)
                ? ", " + new OpenTypeTable(model.java(), type, component).call(variables::of, out)
                : "";
        values.read(field.content(), component.type(), variable, index);
    }

    // In any order

    private void inAnyOrder() {
        elements.fields().forEach(this::declareUnread);
        for (int i = 0; i < elements.fields().size(); i += Long.SIZE) {
            out.line("long " + seen(i) + " = 0;");
        }
        out.line("while (in.hasMore()) {").line("switch (in.nextTag()) {");
        Step.Field any = null;
        for (Step.Field field : elements.fields()) {
            List<String> tags = Identifiers.leading(model.plans(), field.content());
            if (!tags.isEmpty()) {
                out.line("case " + String.join(", ", tags) + " -> {");
                assign(field);
                out.line("}");
            }
            if (model.leadingTags(field.content()).other()) {
                any = field;
            }
        }
        out.line("default -> {");
        if (any != null) {
            assign(any);
        } else if (type.extensible()) {
            out.line("in.skip();");
        } else {
            out.line("component = \"\";").line("throw in.wrongTag(\"the tag of a component\");");
        }
        out.line("}").line("}").line("}").line("component = \"\";");
        for (int i = 0; i < elements.fields().size(); i += Long.SIZE) {
            requireMandatory(i);
        }
        positions.forEach(this::readAt);
    }

    /** The variable of the bits of those seen among 64 components. */
    private static String seen(int index) {
        return index < Long.SIZE ? "seen" : "seen" + (index / Long.SIZE + 1);
    }

    private void requireMandatory(int first) {
        List<Step.Field> fields = elements.fields()
                .subList(first, Math.min(first + Long.SIZE, elements.fields().size()));
        long mandatory = 0;
        for (int i = 0; i < fields.size(); i++) {
            if (!elements.mayBeAbsent(fields.get(i))) {
                mandatory |= 1L << i;
            }
        }
        if (mandatory != 0) {
            out.line("in.requireAll(" + seen(first) + ", " + mandatory + "L, \""
                    + fields.stream().map(field -> field.component().name()).collect(Collectors.joining(" "))
                    + "\");");
        }
    }

    private void declareUnread(Step.Field field) {
        Component component = field.component();
        if (elements.mayBeAbsent(field)) {
            variables.declare(component, out);
        } else {
            String none = !JavaModel.isPrimitive(component.type())
                    ? "null"
                    : model.java().javaType(component.type(), out).equals("boolean") ? "false" : "0";
            out.line(model.java().javaType(component.type(), out) + ' ' + variables.of(component) + " = " + none + ";");
        }
        if (OpenTypeTable.isFor(component)) {
            String position = names.fresh(variables.of(component) + "At");
            out.line("int " + position + " = -1;");
            positions.put(field, position);
        }
    }

    private void assign(Step.Field field) {
        Component component = field.component();
        String variable = variables.of(component);
        out.line("component = \"" + component.name() + "\";");
        int index = elements.fields().indexOf(field);
        out.line(seen(index) + " = in.requireFirst(" + seen(index) + ", " + index % Long.SIZE + ");");
        if (positions.containsKey(field)) {
            out.line(positions.get(field) + " = in.position();").line("in.skip();");
            return;
        }
        String present = names.fresh(variable + "Value");
        read(field, present);
        out.line(variable + " = " + present + ";");
    }

    private void readAt(Step.Field field, String position) {
        String variable = variables.of(field.component());
        out.line("if (" + position + " >= 0) {")
                .line("component = \"" + field.component().name() + "\";");
        out.line("in.seek(" + position + ");");
        String present = names.fresh(variable + "Value");
        read(field, present);
        out.line(variable + " = " + present + ";").line("in.seekEnd();").line("}");
    }
}
