package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Selector;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.ChoiceType;

/** Prints what a program does with a value that is read. */
final class ReadBody extends ReadStrings {

    ReadBody(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body);
    }

    @Override
    CPlace followed(CPlace pointer, Place place) {
        String part = body.freshFor(place.path(), "part");
        body.line(model.typeName(place.type().resolved()) + " *const " + part + " = c2x_take(in, 1, sizeof *" + part
                        + ", 0" + end(place) + ";")
                .refuseNull(part)
                .line(pointer.text() + " = " + part + ";");
        return new CPlace(part, true);
    }

    // Structures

    @Override
    public void visit(Statement.Component statement) {
        Place.Member place = statement.place();
        if (!statement.told()) {
            branch(statement.content());
            if (isOptional(place)) {
                body.line(presence(place) + " = true;");
            }
            return;
        }
        body.line("if (" + told(Told.PRESENCE, place).orElseThrow() + ") {");
        branch(statement.content());
        if (!isOptional(place)) {
            body.line("} else {").line(absent(place));
        }
        body.line("}");
    }

    private String absent(Place.Member place) {
        return isOptional(place)
                ? presence(place) + " = false;"
                : constants.defaults().set(place.component(), at(place));
    }

    @Override
    public void visit(Statement.Additions statement) {
        List<Statement.Addition> additions = statement.additions();
        String end = end(statement.place());
        body.line("if (" + told(statement.present()) + ") {")
                .line("c2x_bitmap additions;")
                .call(function("get_bitmap") + "(in, &additions" + end);
        for (int i = 0; i < additions.size(); i++) {
            body.line("if (c2x_has_addition(in, &additions, " + i + ")) {");
            visit(additions.get(i).content());
            body.line("} else {");
            absent(additions.get(i));
            body.line("}");
        }
        body.call(function("skip_additions") + "(in, &additions, " + additions.size() + end);
        if (!additions.isEmpty()) {
            body.line("} else {");
            additions.forEach(this::absent);
        }
        body.line("}");
    }

    private void absent(Statement.Addition addition) {
        addition.present().of().forEach(place -> body.line(absent(place)));
    }

    @Override
    public void visit(Statement.Open statement) {
        if (statement.whole()) {
            body.line("{");
            enter(statement);
            branch(statement.content());
            body.call("c2x_leave_contents(in, &ends" + end(statement.place())).line("}");
        } else {
            enter(statement);
            branch(statement.content());
            leave();
        }
    }

    private void enter(Statement.Open statement) {
        body.line("c2x_ends ends;").call(function("enter_open") + "(in, &ends" + end(statement.place()));
    }

    private void leave() {
        body.line("c2x_leave_open(in, &ends);");
    }

    /** Each one that is there tells the next one. */
    @Override
    public void visit(Statement.Optionals statement) {
        String next = told(Told.NEXT, statement.places().get(0)).orElseThrow();
        for (int i = 0; i < statement.components().size(); i++) {
            Statement.Component component = statement.components().get(i);
            body.line("if (" + next + " == " + i + ") {");
            branch(component.content());
            if (isOptional(component.place())) {
                body.line(presence(component.place()) + " = true;");
            }
            body.line("} else {").line(absent(component.place())).line("}");
        }
    }

    @Override
    public void visit(Statement.Identified statement) {
        Place.Member place = statement.place();
        String told = constants.tables().call(members(place), place.component());
        if (!statement.sets()) {
            refuse("(int) " + reach(place).member("choice").value() + " != " + told, "OUT_OF_RANGE", place);
            return;
        }
        String index = body.fresh("type");
        body.line("const int " + index + " = " + told + ";");
        if (!statement.type().extensible()) {
            refuse(index + " < 0", "OUT_OF_RANGE", place);
        }
        body.line(reach(place).member("choice").value() + " = (" + model.choiceEnum(statement.type()) + ") " + index
                + ";");
    }

    @Override
    public void visit(Statement.Told statement) {
        throw new AssertionError(statement + " has functions of its own");
    }

    @Override
    public void visit(Statement.Select statement) {
        List<Statement.Arm> arms = statement.arms();
        if (statement.selector() instanceof Selector.Index index) {
            index(statement, index, arms.subList(0, index.count()), arms.subList(index.count(), arms.size()));
        } else if (statement.selector() instanceof Selector.Tag tag) {
            body.line("uint32_t index;").call(function("get_tag") + "(in, &index" + end(statement.place()));
            branches("index", arms, tag.tellsLater() ? () -> later(statement, tag) : () -> refuse(statement));
        } else {
            body.line("switch (value->choice) {");
            arms.forEach(arm -> arm("case " + choice(statement.type(), arm), arm, false));
            body.line("default: {");
            if (statement.type().extensible()) {
                body.call(function("take_long_string") + "(in, &value->u.unknown" + end("NULL", statement.place()));
            } else {
                refuse(statement);
            }
            body.line("}").line("}");
        }
    }

    private void index(
            Statement.Select statement, Selector.Index index, List<Statement.Arm> root, List<Statement.Arm> added) {
        if (!index.extended()) {
            body.line("switch (index) {");
            for (int i = 0; i < root.size(); i++) {
                arm(i < root.size() - 1 ? "case " + i : "default", root.get(i), true);
            }
            body.line("}");
            return;
        }
        boolean isApart = !index.fields().isEmpty();
        body.line("if ("
                + (isApart
                        ? told(Told.BEYOND, statement.place()).orElseThrow()
                        : "index >= " + (1 << index.width()) + 'u')
                + ") {");
        if (!isApart) {
            // the index of an addition is where that of the root would be
            body.line("in->at -= " + index.width() + ";");
        }
        body.line("uint32_t later;").call(function("get_small") + "(in, &later" + end(statement.place()));
        branches("later", added, () -> unknown(statement, "later"));
        body.line("} else {");
        statements(index.fields());
        branches("index", root, () -> refuse(statement));
        body.line("}");
    }

    private void refuse(Statement.Select statement) {
        refuse("OUT_OF_RANGE", statement.place());
    }

    private void branches(String index, List<Statement.Arm> arms, Runnable otherwise) {
        if (arms.isEmpty()) {
            otherwise.run();
            return;
        }
        body.line("switch (" + index + ") {");
        for (Statement.Arm arm : arms) {
            String labels = arm.codes().stream().map(code -> "case " + code).collect(Collectors.joining(": "));
            arm(labels, arm, true);
        }
        body.line("default: {");
        otherwise.run();
        body.line("}").line("}");
    }

    private String choice(ChoiceType type, Statement.Arm arm) {
        return model.choiceConstant(type, arm.place().alternative());
    }

    private void arm(String label, Statement.Arm arm, boolean sets) {
        body.line(label + ": {");
        if (sets) {
            body.line("value->choice = " + choice(arm.place().owner(), arm) + ";");
        }
        if (!arm.repeated()) {
            branch(arm.content());
        } else if (arm.content().get(0) instanceof Statement.Open open) {
            enter(open);
            repeated(arm.place(), open.content());
            leave();
        } else {
            repeated(arm.place(), arm.content());
        }
        body.line("break;").line("}");
    }

    /** In OER an untagged CHOICE begins with the tag that has been read. */
    private void repeated(Place place, List<Statement> content) {
        body.call(function("expect_tag") + "(in, index" + end(place));
        statements(content);
    }

    /** Where tags count the alternatives, another one tells the index in a later version. */
    private void later(Statement.Select statement, Selector.Tag tag) {
        refuse("index < " + tag.first() + "u || index > " + tag.last() + 'u', "OUT_OF_RANGE", statement.place());
        unknown(statement, "index - " + tag.base() + 'u');
    }

    private void unknown(Statement.Select statement, String index) {
        body.line("value->choice = " + model.unknownConstant(statement.type()) + ";")
                .line("value->u.unknown.index = " + index + ";")
                .call(function("take_long_string") + "(in, &value->u.unknown.octets" + end("NULL", statement.place()));
    }

    // Lists

    @Override
    public void visit(Statement.Repeat statement) {
        Count.Form form = statement.count().form();
        boolean isInline = items(statement).isInline();
        if (form instanceof Count.Continued continued) {
            continued(statement, continued);
            return;
        }
        if (form instanceof Count.AsLength || form instanceof Count.Either) {
            fragments(statement);
        } else {
            String count = count(statement.item().around(), statement.count(), "count");
            if (isInline) {
                body.call("c2x_require(in, " + count + ", " + least(statement))
                        .line(items(statement).element().cType() + " *const items = value->items;");
            } else {
                take(statement, "*const items", count);
            }
            body.line("for (size_t i = 0; i < " + count + "; i++) {");
            element(statement, "items + i");
            body.line("}").line("value->count = (uint32_t) " + count + ";");
        }
        if (!isInline) {
            body.line("value->items = items;");
        }
    }

    private Shape.Items items(Statement.Repeat statement) {
        return (Shape.Items) model.shape(statement.type());
    }

    private void element(Statement.Repeat statement, String place) {
        body.line(items(statement).element().cType() + " *const element = " + place + ";");
        elementStatements(statement);
    }

    private void take(Statement.Repeat statement, String variable, String count) {
        body.line(items(statement).element().cType() + ' ' + variable + " = c2x_take(in, " + count + sizes(statement)
                        + ";")
                .refuseNull("items");
    }

    private String sizes(Statement.Repeat statement) {
        return ", sizeof *items, " + least(statement);
    }

    private String least(Statement.Repeat statement) {
        return Math.min(statement.least(), Integer.MAX_VALUE)
                + end(statement.item().around());
    }

    /** Reads a list that may come in fragments: how many elements there are shows when the last one is read. */
    private void fragments(Statement.Repeat statement) {
        Place list = statement.item().around();
        String fragment = function("get_fragment") + "(in, &length, &more" + end(list);
        body.line("size_t length;").line("bool more = false;");
        if (statement.count().form() instanceof Count.Either either) {
            body.line("if (" + told(Told.BEYOND, list).orElseThrow() + ") {")
                    .call(fragment)
                    .line("} else {");
            within(list, either, fragment);
            body.line("}");
        } else {
            body.call(fragment);
        }
        take(statement, "*items", "length");
        body.line("size_t count = 0;")
                .line("for (;;) {")
                .line("for (const size_t end = count + length; count < end; count++) {");
        element(statement, "items + count");
        body.line("}")
                .line("if (!more) {")
                .line("break;")
                .line("}")
                .call(fragment)
                .line("items = c2x_grow(in, items, count, length" + sizes(statement) + ";")
                .refuseNull("items")
                .line("}");
        refuseOther("count", statement.count().allowed(), list);
        body.line("value->count = (uint32_t) count;");
    }

    private void within(Place list, Count.Either either, String fragment) {
        if (either.within() instanceof Count.Fixed fixed) {
            body.line("length = " + fixed.count() + ";");
        } else if (either.within() instanceof Count.InField) {
            tell(Told.COUNT, list, "length");
            statements(either.fields());
        } else {
            body.call(fragment);
        }
    }

    /** Reads a list with bits between its elements: how many there are shows at its end. */
    private void continued(Statement.Repeat statement, Count.Continued form) {
        boolean isInline = items(statement).isInline();
        String element = items(statement).element().cType();
        Place list = statement.item().around();
        if (isInline) {
            body.line(element + " *const items = value->items;");
        } else {
            body.line("c2x_list list;").call("c2x_begin_list(in, &list" + end(list));
        }
        body.line("uint32_t count = 0;").line("for (;;) {");
        leaveAtEnd(form, list);
        if (isInline) {
            element(statement, "items + count");
        } else {
            body.line(element + " *const element = c2x_keep(in, sizeof *element" + end(list) + ";")
                    .refuseNull("element");
            elementStatements(statement);
        }
        body.line("count++;").line("}");
        refuseOther("count", statement.count().allowed(), list);
        body.line("value->count = count;");
        if (!isInline) {
            body.line(element + " *const items = c2x_end_list(in, &list, count, sizeof *items" + end(list) + ";")
                    .refuseNull("items")
                    .line("value->items = items;");
        }
    }

    private void leaveAtEnd(Count.Continued form, Place list) {
        form.most()
                .ifPresent(most ->
                        body.line("if (count == " + most + ") {").line("break;").line("}"));
        if (form.least() > 0) {
            body.line("if (count >= " + form.least() + ") {");
        }
        body.call("c2x_claim(in, 1" + end(list))
                .line("if (c2x_word(in, in->at - 1) >> 63 != 0) {")
                .line("break;")
                .line("}");
        if (form.least() > 0) {
            body.line("}");
        }
    }
}
