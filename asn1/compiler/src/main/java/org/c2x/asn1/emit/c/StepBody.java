package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** The body of a function that reads or writes a value by the steps of its plan: what both directions have in common. */
abstract class StepBody {
    final CModel model;
    final RuleSet rules;
    final FunctionBody body;
    private final Direction direction;

    StepBody(CModel model, RuleSet rules, FunctionBody body, Direction direction) {
        this.model = model;
        this.rules = rules;
        this.body = body;
        this.direction = direction;
    }

    /** Prints the whole body of the function of a SEQUENCE, SET, CHOICE or list. */
    final void function(Type type) {
        rules.plans().of(type).accept(value(Place.VALUE, ""));
        flush();
    }

    /** Prints the statements of what waits. */
    abstract void flush();

    /** What adds a value to those that wait, or prints its statements. */
    abstract Value value(Place place, String path);

    /** The name of a function of the run time that goes by the rule set. */
    final String function(String name) {
        return rules.functions() + name;
    }

    /** True if each number is the one before and one: then others are those of later versions. */
    static boolean isConsecutive(List<BigInteger> codes) {
        return IntStream.range(1, codes.size())
                .allMatch(i -> codes.get(i).equals(codes.get(0).add(BigInteger.valueOf(i))));
    }

    /** Adds or prints the value of a component that is there. */
    final void component(Components of, Step.Field field) {
        member(field.component().type(), field.content(), of.place(field.component()), of.path(field.component()));
    }

    /** Adds or prints the value of the alternative that a CHOICE holds. */
    final void alternative(ChoiceType type, Step.Branch branch) {
        ChoiceType.Alternative alternative = branch.alternative();
        Place place = model.place(Place.VALUE.member("u"), alternative.type(), model.member(type, alternative));
        member(alternative.type(), branch.content(), place, alternative.name());
    }

    private void member(Type type, Step content, Place place, String path) {
        if (!model.isPointedTo(type)) {
            content.accept(value(place, path));
            return;
        }
        flush();
        if (direction == Direction.WRITE) {
            body.refuse(place.text() + " == NULL", "OUT_OF_RANGE", path);
            content.accept(value(place, path));
            return;
        }
        String part = body.freshFor(path, "part");
        body.line(model.typeName(type.resolved()) + " *const " + part + " = c2x_take(in, 1, sizeof *" + part + ", 0, "
                        + body.path(path) + ");")
                .refuseNull(part)
                .line(place.text() + " = " + part + ";");
        content.accept(value(new Place(part, true), path));
    }

    /** Refuses an INTEGER that its form lets pass but its type does not; an extensible one allows any. */
    final void refuseOutside(IntegerType type, Place place, String path) {
        if (!type.extensible()) {
            FieldWrite.refuseOutside(body, type, place, path);
        }
    }

    /** Prints the statements of the element of a list that the variable {@code element} points to. */
    final void element(Step.Repetition list) {
        if (CModel.isEmpty(list.type().element())) {
            body.line("(void) element;");
        }
        list.element().accept(value(new Place("element", true), "element"));
        flush();
    }

    /** The statements for a value in its place. */
    abstract class Value implements StepVisitor<Void> {
        final Place place;
        final String path;

        /** @param path from the type whose function this is, for errors */
        Value(Place place, String path) {
            this.place = place;
            this.path = path;
        }

        @Override
        public final Void visit(Step.Use step) {
            Type type = step.type().resolved();
            if (model.isInlined(type)) {
                return rules.plans().of(type).accept(this);
            }
            flush();
            body.call(model.function(direction, type) + '(' + place.address() + ", " + direction.variable() + ')');
            return null;
        }

        @Override
        public final Void visit(Step.Checked step) {
            return step.base().accept(this);
        }

        @Override
        public final Void visit(Step.Real step) {
            throw refused(step);
        }

        @Override
        public final Void visit(Step.Identifier step) {
            throw refused(step);
        }

        private AssertionError refused(Step step) {
            return new AssertionError(step + " passed " + Support.class.getSimpleName());
        }
    }
}
