package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.LeadingTags;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;

/**
 * The body of a function that reads a value in BER.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER, y NULL OPTIONAL }
 *
 *   if (!c2x_der_get_signed(in, 0x80, &amp;value->x, "Point.x")) {
 *       return false;
 *   }
 *   value->has_y = c2x_der_is(in, 0x81);
 *   if (value->has_y) { ... }
 * </pre>
 */
final class ElementRead extends ElementBody {
    /** An element has two octets at least. */
    private static final int LEAST_BITS = 16;

    ElementRead(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body, Direction.READ);
    }

    @Override
    void nothing(CPlace place, String path) {
        body.call("c2x_der_get_null" + arguments(body.path(path))).line(place.value() + " = 0;");
    }

    @Override
    void truth(CPlace place, String path) {
        body.call("c2x_der_get_bool" + arguments(place.address(), body.path(path)));
    }

    @Override
    void integer(Step.Number step, CPlace place, String path) {
        Shape.Number shape = CModel.number(step.type());
        boolean isWide = shape.bits() == Long.SIZE;
        boolean isSigned = !isWide || shape.isSigned();
        Shape.Number read = new Shape.Number(Long.SIZE, isSigned);
        String local = isWide ? "" : body.freshFor(path, "number");
        CPlace number = isWide ? place : new CPlace(local, false);
        if (!isWide) {
            body.line("int64_t " + local + ";");
        }
        body.call("c2x_der_get_" + (isSigned ? "signed" : "unsigned") + arguments(number.address(), body.path(path)));
        if (!isOpen(step.type().extensible())) {
            Literals.refuseOutside(body, step.type().root(), read, number, path);
        }
        if (!isWide) {
            body.line(place.value() + " = (" + shape.cType() + ") " + local + ";");
        }
    }

    @Override
    void enumeral(Step.Enumeral step, CPlace place, String path) {
        numbered(step, place, path).read("c2x_der_get_signed(in, " + tag() + ", &");
    }

    @Override
    void real(CPlace place, String path) {
        String size = body.fresh("size");
        body.line("size_t " + size + ";")
                .call("c2x_der_get_length(in, &" + size + ", " + body.path(path) + ')')
                .call("c2x_get_real(in, " + place.address() + ", " + size + ", " + body.path(path) + ')');
    }

    @Override
    void identifier(CPlace place, String path) {
        body.call("c2x_der_take_long_string(in, " + place.address() + ", NULL, " + body.path(path) + ')');
        body.refuse("!c2x_is_oid(" + place.address() + ')', "OUT_OF_RANGE", path);
    }

    @Override
    ElementStringCode strings() {
        return new ElementStringRead(this);
    }

    @Override
    void element(Element step, CPlace place, String path) {
        List<String> outers = new ArrayList<>();
        for (String each : Identifiers.around(step)) {
            String outer = body.fresh("outer");
            body.line("size_t " + outer + ";")
                    .call("c2x_der_enter(in, " + each + ", &" + outer + ", " + body.path(path) + ')');
            outers.add(0, outer);
        }
        if (step.holdsElements()) {
            value(step.content(), place, path);
        } else {
            if (isContents(step.content())) {
                body.call("c2x_der_claim_tag(in, " + Identifiers.last(step) + ", " + body.path(path) + ')');
            }
            leaf(step, place, path);
        }
        outers.forEach(outer -> body.call("c2x_der_leave(in, " + outer + ", " + body.path(path) + ')'));
    }

    @Override
    void anyElement(CPlace place, String path) {
        body.call("c2x_der_take_element(in, " + place.address() + ", " + body.path(path) + ')');
    }

    @Override
    void components(Elements part, StructMembers of) {
        new ElementsRead(this, part, of).components();
    }

    // Choices

    @Override
    void choice(Step.Choice choice) {
        boolean isTold = choice.selector() instanceof NumberForm.Told;
        ChoiceType type = choice.type();
        body.line(isTold ? "switch (value->choice) {" : "switch (c2x_der_next(in)) {");
        Branch other = null;
        for (Branch branch : choice.branches()) {
            List<String> labels = isTold
                    ? List.of(model.choiceConstant(type, branch.alternative()))
                    : Identifiers.leading(rules.plans(), branch.content());
            if (!isTold
                    && other == null
                    && LeadingTags.of(rules.plans(), branch.content()).other()) {
                other = branch;
            }
            for (int i = 0; i < labels.size(); i++) {
                body.line("case " + labels.get(i) + (i == labels.size() - 1 ? ": {" : ":"));
            }
            if (!labels.isEmpty()) {
                branch(type, branch, isTold);
            }
        }
        body.line("default: {");
        if (other != null) {
            branch(type, other, false);
        } else {
            unknown(type, isTold);
            body.line("}");
        }
        body.line("}");
    }

    private void branch(ChoiceType type, Branch branch, boolean isTold) {
        if (!isTold) {
            body.line("value->choice = " + model.choiceConstant(type, branch.alternative()) + ";");
        }
        alternative(type, branch);
        body.line("break;").line("}");
    }

    private void unknown(ChoiceType type, boolean isTold) {
        CPlace unknown = CPlace.VALUE.member("u").member("unknown");
        if (!type.extensible()) {
            body.line("return c2x_der_refuse_tag(in, " + body.path("") + ");");
        } else if (isTold) {
            anyElement(unknown, "");
        } else {
            // tags tell no index, but that it is after the known ones
            body.line("value->choice = " + model.unknownConstant(type) + ";")
                    .line(unknown.member("index").value() + " = "
                            + type.additions().size() + ";");
            anyElement(unknown.member("octets"), "");
        }
    }

    // Lists

    @Override
    void list(Step.Repetition list) {
        ListType type = list.type();
        Shape.Items shape = (Shape.Items) model.shape(type);
        String element = shape.element().cType();
        body.line("size_t count;").call("c2x_der_count(in, &count, " + body.path("") + ')');
        check(type.size(), "count", "");
        if (shape.isInline()) {
            body.line(element + " *const items = value->items;");
        } else {
            body.line(element + " *const items = c2x_take(in, count, sizeof *items, " + LEAST_BITS + ", "
                            + body.path("") + ");")
                    .refuseNull("items");
        }
        body.line("for (size_t i = 0; i < count; i++) {").line(element + " *const element = items + i;");
        element(list);
        body.line("}").line("value->count = (uint32_t) count;");
        if (!shape.isInline()) {
            body.line("value->items = items;");
        }
    }
}
