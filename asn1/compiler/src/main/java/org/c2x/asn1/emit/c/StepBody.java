package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.function.Consumer;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The body of a function for a value by the steps of its plan: what reading and writing have in common. */
abstract class StepBody extends RunBody {
    final CModel model;
    final FunctionBody body;
    final Direction direction;
    final CRules rules;
    final SourceConstants constants;
    final Phases phases;

    /** @param run where fields wait */
    StepBody(
            CModel model,
            CRules rules,
            SourceConstants constants,
            Phases phases,
            FunctionBody body,
            Direction direction,
            PrintedRun<?> run) {
        super(run);
        this.model = model;
        this.body = body;
        this.direction = direction;
        this.rules = rules;
        this.constants = constants;
        this.phases = phases;
    }

    /** Prints the whole body of the function of a SEQUENCE, SET, CHOICE or list. */
    final void function(Type type) {
        at(phases.before(type));
        value(rules.plans().of(type), Place.VALUE, "");
        flush();
    }

    /** Adds a value to those that wait, or prints its statements. */
    final void value(Step step, Place place, String path) {
        Phase after = phases.after(step, phase());
        step.accept(new Value(place, path));
        at(after);
    }

    /** Where values of a known width wait. */
    abstract Fields fields();

    abstract NumberCode numbers();

    abstract StringCode strings();

    /** What prints the parts of a SEQUENCE. */
    abstract PartVisitor<Void> part(StructMembers of);

    abstract void choice(Step.Choice choice);

    abstract void list(Step.Repetition list);

    abstract void openType(Step content, Place place, String path);

    /** Prints the statements for an element of X.690, which only rules have whose plans are of elements. */
    void element(Element step, Place place, String path) {
        throw new AssertionError(step + " is of other rules");
    }

    /** Prints the statements for a whole element of any tag. */
    void anyElement(Place place, String path) {
        throw new AssertionError(path + " is of other rules");
    }

    /** The components of a SEQUENCE in its struct. */
    final StructMembers members(SequenceType type, Place struct, String path) {
        return new StructMembers(model, constants.defaults(), type, struct, path);
    }

    final void parts(List<Step.Part> parts, StructMembers of) {
        parts(parts, part(of));
    }

    final void parts(List<Step.Part> parts, PartVisitor<Void> printer) {
        for (Step.Part part : parts) {
            Phase after = phases.after(part, phase());
            part.accept(printer);
            at(after);
        }
    }

    /** The name of a function of the run time that goes by the rule set. */
    final String function(String name) {
        return rules.functions() + name;
    }

    /** Adds or prints the value of a component that is there. */
    final void component(StructMembers of, Step.Field field) {
        Component component = field.component();
        Place place = of.place(component);
        String path = of.path(component);
        if (component.type().resolved() instanceof OpenType type) {
            new OpenTypeCode(this, type, place, path)
                    .value(field.content(), constants.tables().call(of, component));
        } else {
            member(component.type(), field.content(), place, path, each -> {});
        }
    }

    /**
     * Adds or prints the value of the alternative that a CHOICE holds.
     *
     * @param first prints what comes first, given the place that holds the value
     */
    final void alternative(ChoiceType type, Branch branch, Consumer<Place> first) {
        ChoiceType.Alternative alternative = branch.alternative();
        Place place = model.place(Place.VALUE.member("u"), alternative.type(), model.member(type, alternative));
        member(alternative.type(), branch.content(), place, alternative.name(), first);
    }

    /** Adds or prints the value of the alternative that a CHOICE holds. */
    final void alternative(ChoiceType type, Branch branch) {
        alternative(type, branch, each -> {});
    }

    /** Prints the statements of the element of a list that the variable {@code element} points to. */
    final void element(Step.Repetition list) {
        int start = body.position();
        at(phases.elements(list.element(), phase()));
        value(list.element(), new Place("element", true), "element");
        flush();
        body.useAll(start, "element");
    }

    /**
     * Adds or prints a member of a struct, which may be a pointer.
     *
     * @param first prints what comes first, given the place that holds the value
     */
    final void member(Type type, Step content, Place place, String path, Consumer<Place> first) {
        if (!model.isPointedTo(type)) {
            first.accept(place);
            value(content, place, path);
            return;
        }
        flush();
        if (direction == Direction.WRITE) {
            body.refuse(place.text() + " == NULL", "OUT_OF_RANGE", path);
            first.accept(place);
            value(content, place, path);
            return;
        }
        String part = body.freshFor(path, "part");
        body.line(model.typeName(type.resolved()) + " *const " + part + " = c2x_take(in, 1, sizeof *" + part + ", 0, "
                        + body.path(path) + ");")
                .refuseNull(part)
                .line(place.text() + " = " + part + ";");
        first.accept(new Place(part, true));
        value(content, new Place(part, true), path);
    }

    /** True if the parts of a type are coded here, and no function is called for them. */
    boolean inlines(Type type) {
        return model.isInlined(type);
    }

    /** Prints the call of the function that codes a value of a type. */
    private void call(Type type, Place place) {
        flush();
        body.call(model.function(direction, type) + '(' + place.address() + ", " + direction.variable() + ')');
    }

    /** True if values outside a root have an encoding, too. */
    final boolean isOpen(boolean extensible) {
        return extensible && rules.plans().codesExtensions();
    }

    /** Refuses an INTEGER that its form lets pass but its type does not; an extensible one may allow any. */
    final void refuseOutside(IntegerType type, Place place, String path) {
        if (!isOpen(type.extensible())) {
            FieldWrite.refuseOutside(body, type.root(), CModel.number(type), place, path);
        }
    }

    /** The statements for a value in its place. */
    private final class Value implements StepVisitor<Void> {
        private final Place place;
        private final String path;

        /** @param path from the type whose function this is, for errors */
        Value(Place place, String path) {
            this.place = place;
            this.path = path;
        }

        @Override
        public Void visit(Step.Nothing step) {
            fields().nothing(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Truth step) {
            fields().truth(place, path, step.width());
            return null;
        }

        @Override
        public Void visit(Step.Number step) {
            if (CModel.isLong(step.type())) {
                flush();
                new LongNumberCode(StepBody.this, step.type(), place, path).integer(step.form());
            } else {
                numbers().integer(step, place, path);
            }
            return null;
        }

        @Override
        public Void visit(Step.Enumeral step) {
            numbers().enumeral(step, place, path);
            return null;
        }

        @Override
        public Void visit(Step.Bits step) {
            if (model.shape(step.type()) instanceof Shape.FixedBits shape
                    && step.length() instanceof NumberForm.Constant) {
                if (step.aligned()) {
                    align(path);
                }
                fields().fixedBits(shape, place, path, StringCode.padding(step));
            } else {
                print();
                strings().bits(step, place, path);
            }
            return null;
        }

        @Override
        public Void visit(Step.Octets step) {
            if (model.shape(step.type()) instanceof Shape.FixedOctets shape
                    && shape.isNumber()
                    && step.length() instanceof NumberForm.Constant) {
                if (step.aligned()) {
                    align(path);
                }
                fields().fixedOctets(shape, place, path);
            } else {
                print();
                strings().octets(step, place, path);
            }
            return null;
        }

        @Override
        public Void visit(Step.Characters step) {
            print();
            strings().characters(step, place, path);
            return null;
        }

        @Override
        public Void visit(Step.Text step) {
            print();
            strings().text(step, place, path);
            return null;
        }

        @Override
        public Void visit(Step.TableString step) {
            if (!(step.type() instanceof CharacterStringType type)) {
                return notYet();
            }
            print();
            strings().tableString(type, rules.strings().indexOf(step.element()), place, path);
            return null;
        }

        @Override
        public Void visit(Time step) {
            if (step.type().kind() == CharacterStringType.Kind.TIME) {
                return notYet();
            }
            flush();
            new ContentsCode(StepBody.this, place, path).time(step.type().kind());
            return null;
        }

        @Override
        public Void visit(Step.Decimal step) {
            return notYet();
        }

        /** What the schema may have, for other encodings do it: its value is refused. */
        private Void notYet() {
            flush();
            body.line("return " + body.refusal("NOT_SUPPORTED", path, "in->at") + ";");
            return null;
        }

        @Override
        public Void visit(Step.Real step) {
            flush();
            new ContentsCode(StepBody.this, place, path).real(step);
            return null;
        }

        @Override
        public Void visit(Step.Identifier step) {
            flush();
            new ContentsCode(StepBody.this, place, path).identifier();
            return null;
        }

        @Override
        public Void visit(Step.Repetition step) {
            list(step);
            return null;
        }

        @Override
        public Void visit(Step.Sequence step) {
            parts(step.parts(), members(step.type(), place, path));
            return null;
        }

        @Override
        public Void visit(Step.Choice step) {
            choice(step);
            return null;
        }

        @Override
        public Void visit(Step.OpenType step) {
            openType(step.content(), place, path);
            return null;
        }

        @Override
        public Void visit(Element step) {
            element(step, place, path);
            return null;
        }

        @Override
        public Void visit(AnyElement step) {
            anyElement(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Use step) {
            Type type = step.type().resolved();
            if (inlines(type)) {
                return rules.plans().of(type).accept(this);
            }
            call(type, place);
            return null;
        }

        @Override
        public Void visit(Step.Checked step) {
            step.base().accept(this);
            new AllowedValues(StepBody.this, place, path).require(step.type());
            return null;
        }
    }
}
