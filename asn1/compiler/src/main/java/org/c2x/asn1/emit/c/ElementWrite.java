package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType;

/**
 * The body of a function that writes a value in DER, from its last element to its first: an element's length is known
 * when its turn comes.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..7), y INTEGER (0..9) OPTIONAL }
 *
 *   if (value->has_y) {
 *       c2x_der_put_signed(out, 0x81, value->y);       y?: element [1], number
 *   }
 *   c2x_der_put_signed(out, 0x80, value->x);           x: element [0], number
 * </pre>
 */
final class ElementWrite extends ElementBody {

    private String end = "";
    /** CPlace of the statements after the one that declares it. */
    private int endPosition = -1;

    ElementWrite(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body, Direction.WRITE);
    }

    @Override
    void nothing(CPlace place, String path) {
        body.line("c2x_der_put_null" + arguments() + ";");
    }

    @Override
    void truth(CPlace place, String path) {
        body.line("c2x_der_put_signed" + arguments(place.value() + " ? -1 : 0") + ";");
    }

    @Override
    void integer(Step.Number step, CPlace place, String path) {
        Shape.Number shape = CModel.number(step.type());
        refuseOutside(step.type(), place, path);
        boolean isLarge = !shape.isSigned() && shape.bits() == Long.SIZE;
        body.line("c2x_der_put_" + (isLarge ? "unsigned" : "signed") + arguments(place.value()) + ";");
    }

    @Override
    void enumeral(Step.Enumeral step, CPlace place, String path) {
        NumberedEnumerals enumerals = numbered(step, place, path);
        body.line("c2x_der_put_signed" + arguments(enumerals.number(enumerals.position())) + ";");
    }

    @Override
    void real(CPlace place, String path) {
        body.line("c2x_der_put_real(out, " + place.value() + ");");
    }

    @Override
    void identifier(CPlace place, String path) {
        body.refuse("!c2x_is_oid(" + place.address() + ')', "OUT_OF_RANGE", path);
        body.call("c2x_der_put_long_string(out, " + place.member("octets").value() + ", "
                + place.member("length").value() + ", NULL, " + body.path(path) + ')');
    }

    @Override
    ElementStringCode strings() {
        return new ElementStringWrite(this);
    }

    @Override
    void element(Element step, CPlace place, String path) {
        List<String> around = Identifiers.around(step);
        String end = around.isEmpty() ? "" : end();
        if (step.holdsElements()) {
            value(step.content(), place, path);
        } else {
            leaf(step, place, path);
            if (isContents(step.content())) {
                body.line("c2x_der_put_tag" + arguments() + ";");
            }
        }
        for (int i = around.size() - 1; i >= 0; i--) {
            body.line("c2x_der_put_header(out, " + around.get(i) + ", " + end + ");");
        }
    }

    /** The variable that holds where what follows begins; elements that end together share it. */
    private String end() {
        if (body.position() != endPosition) {
            end = body.fresh("end");
            body.line("const size_t " + end + " = out->at;");
            endPosition = body.position();
        }
        return end;
    }

    @Override
    void anyElement(CPlace place, String path) {
        wholeElement(place, path, "other");
    }

    /** Prints the statements that write octets which must be an element; the result is the variable of its tag. */
    private String wholeElement(CPlace octets, String path, String wanted) {
        String found = body.fresh(wanted);
        body.line("uint32_t " + found + ";")
                .call("c2x_der_put_element(out, " + octets.address() + ", &" + found + ", " + body.path(path) + ')');
        return found;
    }

    @Override
    void components(Elements part, StructMembers of) {
        new VersionBrackets(of).refuseIncomplete(body);
        boolean sorts = part.order() == Elements.Order.CHOSEN_TAGS;
        String end = sorts ? body.fresh("components") : "";
        if (sorts) {
            body.line("const size_t " + end + " = out->at;");
        }
        for (int i = part.fields().size() - 1; i >= 0; i--) {
            Step.Field field = part.fields().get(i);
            if (part.mayBeAbsent(field)) {
                body.line("if (" + of.isCoded(field.component()) + ") {");
                component(of, field);
                body.line("}");
            } else {
                component(of, field);
            }
        }
        if (sorts) {
            body.line("c2x_der_sort_set(out, " + end + ");");
        }
    }

    @Override
    void choice(Step.Choice choice) {
        ChoiceType type = choice.type();
        body.line("switch (value->choice) {");
        for (Branch branch : choice.branches()) {
            body.line("case " + model.choiceConstant(type, branch.alternative()) + ": {");
            alternative(type, branch);
            body.line("break;").line("}");
        }
        if (type.extensible()) {
            body.line("case " + model.unknownConstant(type) + ": {");
            unknown(choice);
            body.line("break;").line("}");
        }
        body.line("default: {")
                .line("return " + body.refusal("OUT_OF_RANGE", "", "") + ";")
                .line("}")
                .line("}");
    }

    private void unknown(Step.Choice choice) {
        CPlace unknown = CPlace.VALUE.member("u").member("unknown");
        if (choice.selector() instanceof NumberForm.Told) {
            wholeElement(unknown, "", "tag");
            return;
        }
        int additions = choice.type().additions().size();
        if (additions > 0) {
            body.refuse(unknown.member("index").value() + " < " + additions + 'u', "OUT_OF_RANGE", "");
        }
        String tag = wholeElement(unknown.member("octets"), "", "tag");
        List<String> known = choice.branches().stream()
                .flatMap(branch -> Identifiers.leading(rules.plans(), branch.content()).stream())
                .toList();
        if (!known.isEmpty()) {
            body.refuse(
                    known.stream().map(each -> tag + " == " + each).collect(Collectors.joining(" || ")),
                    "OUT_OF_RANGE",
                    "");
        }
    }

    @Override
    void list(Step.Repetition list) {
        String elements = list.sorted() ? body.fresh("elements") : "";
        check(list.type().size(), "value->count", "");
        if (list.sorted()) {
            body.line("const size_t " + elements + " = out->at;");
        }
        body.line("for (size_t i = value->count; i-- > 0;) {")
                .line("const " + model.shape(list.type().element()).cType() + " *const element = value->items + i;");
        element(list);
        body.line("}");
        if (list.sorted()) {
            body.line("c2x_der_sort_set_of(out, " + elements + ");");
        }
    }
}
