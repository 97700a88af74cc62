package org.c2x.asn1.emit.c;

import java.util.Optional;
import java.util.function.Consumer;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** The body of a function for a value in DER, by the steps of its plan: elements (X.690). */
abstract class ElementBody {
    final CModel model;
    final FunctionBody body;
    final Direction direction;
    final CRules rules;
    final SourceConstants constants;
    private String tag = "";
    private boolean isMessage;

    ElementBody(CModel model, CRules rules, SourceConstants constants, FunctionBody body, Direction direction) {
        this.model = model;
        this.body = body;
        this.direction = direction;
        this.rules = rules;
        this.constants = constants;
    }

    /** Prints the whole body of the function of a SEQUENCE, SET, CHOICE or list. */
    final void function(Type type) {
        value(rules.plans().of(type), CPlace.VALUE, "");
    }

    /** Prints the statements for a whole message: its type has a function. */
    final void message(Step whole) {
        isMessage = true;
        value(whole, CPlace.VALUE, "");
    }

    /** Prints the statements for a value. */
    final void value(Step step, CPlace place, String path) {
        step.accept(new Value(place, path));
    }

    abstract void nothing(CPlace place, String path);

    abstract void truth(CPlace place, String path);

    abstract void integer(Step.Number step, CPlace place, String path);

    abstract void enumeral(Step.Enumeral step, CPlace place, String path);

    abstract void real(CPlace place, String path);

    abstract void identifier(CPlace place, String path);

    abstract ElementStringCode strings();

    /** Prints the components of a SEQUENCE or SET. */
    abstract void components(Elements part, StructMembers of);

    abstract void choice(Step.Choice choice);

    abstract void list(Step.Repetition list);

    /** Prints the statements for an element. */
    abstract void element(Element step, CPlace place, String path);

    /** Prints the statements for a whole element of any tag. */
    abstract void anyElement(CPlace place, String path);

    /** The components of a SEQUENCE in its struct. */
    final StructMembers members(SequenceType type, CPlace struct, String path) {
        return new StructMembers(model, constants.defaults(), type, struct, path);
    }

    /** Prints the value of a component that is there. */
    final void component(StructMembers of, Step.Field field) {
        Component component = field.component();
        CPlace place = of.place(component);
        String path = of.path(component);
        if (component.type().resolved() instanceof OpenType type) {
            openType(field.content(), type, place, path, constants.tables().call(of, component));
        } else {
            member(component.type(), field.content(), place, path, each -> {});
        }
    }

    /** Prints the statements for an open type whose type other components tell (X.682 clause 10). */
    private void openType(Step content, OpenType type, CPlace place, String path, String told) {
        if (direction == Direction.WRITE) {
            member(type, content, place, path, each -> refuseOther(each, told, path));
            return;
        }
        if (rules.plans().of(type) instanceof Step.Choice choice && choice.selector() instanceof NumberForm.Told) {
            String index = body.fresh("type");
            body.line("const int " + index + " = " + told + ";");
            if (!type.extensible()) {
                body.refuse(index + " < 0", "OUT_OF_RANGE", path);
            }
            member(
                    type,
                    content,
                    place,
                    path,
                    each -> body.line(
                            each.member("choice").value() + " = (" + model.choiceEnum(type) + ") " + index + ";"));
        } else {
            member(type, content, place, path, each -> {});
            refuseOther(place, told, path);
        }
    }

    private void refuseOther(CPlace each, String told, String path) {
        body.refuse("(int) " + each.member("choice").value() + " != " + told, "OUT_OF_RANGE", path);
    }

    /** Prints the value of the alternative that a CHOICE holds. */
    final void alternative(ChoiceType type, Branch branch) {
        ChoiceType.Alternative alternative = branch.alternative();
        CPlace place = model.place(CPlace.VALUE.member("u"), alternative.type(), model.member(type, alternative));
        member(alternative.type(), branch.content(), place, alternative.name(), each -> {});
    }

    /** Prints the statements of the element of a list that the variable {@code element} points to. */
    final void element(Step.Repetition list) {
        int start = body.position();
        value(list.element(), new CPlace("element", true), "element");
        body.useAll(start, "element");
    }

    /**
     * Prints a member of a struct, which may be a pointer.
     *
     * @param first prints what comes first, given the place that holds the value
     */
    final void member(Type type, Step content, CPlace place, String path, Consumer<CPlace> first) {
        if (!model.isPointedTo(type)) {
            first.accept(place);
            value(content, place, path);
            return;
        }
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
        first.accept(new CPlace(part, true));
        value(content, new CPlace(part, true), path);
    }

    /** Prints the call of the function that codes a value of a type. */
    private void call(Type type, CPlace place) {
        body.call(model.function(direction, type) + '(' + place.address() + ", " + direction.variable() + ')');
    }

    final NumberedEnumerals numbered(Step.Enumeral step, CPlace place, String path) {
        return new NumberedEnumerals(body, step.type(), model.typeName(step.type()), step.codes(), place, path);
    }

    /** True if values outside a root have an encoding, too. */
    final boolean isOpen(boolean extensible) {
        return extensible && rules.plans().codesExtensions();
    }

    /** Refuses an INTEGER that its form lets pass but its type does not; an extensible one may allow any. */
    final void refuseOutside(IntegerType type, CPlace place, String path) {
        if (!isOpen(type.extensible())) {
            Literals.refuseOutside(body, type.root(), CModel.number(type), place, path);
        }
    }

    /** Prints the check of a length; an extensible size may allow any. */
    final void check(SizeConstraint size, String length, String path) {
        String allowed = Literals.allowsLength(length, size.root());
        if (!isOpen(size.extensible()) && !allowed.isEmpty()) {
            body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", path);
        }
    }

    /** The identifier octets of the element whose content is printed, if it is none of elements. */
    final String tag() {
        return tag;
    }

    /** Has the content of an element printed that has a length in front but no tag, or all of its element. */
    final void leaf(Element element, CPlace place, String path) {
        tag = Identifiers.last(element);
        value(element.content(), place, path);
    }

    /** True for what is printed in the same way in other rule sets: contents after a length. */
    final boolean isContents(Step content) {
        if (content instanceof Step.Checked checked) {
            return isContents(checked.base());
        }
        return content instanceof Step.Real
                || content instanceof Step.Identifier
                || content instanceof Step.Number number && model.isLong(number.type());
    }

    /** The arguments of a function that codes a whole element, after its tag. */
    final String arguments(String... others) {
        return '(' + direction.variable() + ", " + tag + (others.length == 0 ? "" : ", ") + String.join(", ", others)
                + ')';
    }

    /** The statements for a value in its place. */
    private final class Value implements StepVisitor<Void> {
        private final CPlace place;
        private final String path;

        /** @param path from the type whose function this is, for errors */
        Value(CPlace place, String path) {
            this.place = place;
            this.path = path;
        }

        private static Void other(Step step) {
            throw new AssertionError(step + " is of other rules");
        }

        @Override
        public Void visit(Step.Nothing step) {
            nothing(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Truth step) {
            truth(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Number step) {
            IntegerType type = step.type();
            if (model.isLong(type)) {
                boolean writes = direction == Direction.WRITE;
                new LongNumberCode(model, body, constants.numbers(), rules, writes, type, place, path)
                        .whole(Optional.empty(), isOpen(type.extensible()) ? IntegerSet.ALL : type.root());
            } else {
                integer(step, place, path);
            }
            return null;
        }

        @Override
        public Void visit(Step.Enumeral step) {
            enumeral(step, place, path);
            return null;
        }

        @Override
        public Void visit(Step.Bits step) {
            strings().bits(step.type(), place, path);
            return null;
        }

        @Override
        public Void visit(Step.Octets step) {
            strings().string(step.type(), step.type().size(), "NULL", place, path);
            return null;
        }

        @Override
        public Void visit(Step.Characters step) {
            strings().characters(step.type(), alphabet(step.root()), place, path);
            return null;
        }

        private String alphabet(CharacterCode code) {
            return constants.alphabets().argument(code.alphabet(), code.width(), code.indexed());
        }

        @Override
        public Void visit(Step.Text step) {
            if (step.type().kind().isKnownMultiplier()) {
                strings().characters(step.type(), strings().octets(step.type()), place, path);
            } else {
                strings().text(step.type(), place, path);
            }
            return null;
        }

        @Override
        public Void visit(Step.TableString step) {
            return other(step);
        }

        @Override
        public Void visit(Time step) {
            return other(step);
        }

        @Override
        public Void visit(Step.Decimal step) {
            return other(step);
        }

        @Override
        public Void visit(Step.Real step) {
            real(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Identifier step) {
            identifier(place, path);
            return null;
        }

        @Override
        public Void visit(Step.Repetition step) {
            list(step);
            return null;
        }

        @Override
        public Void visit(Step.Sequence step) {
            StructMembers of = members(step.type(), place, path);
            step.parts().forEach(part -> components((Elements) part, of));
            return null;
        }

        @Override
        public Void visit(Step.Choice step) {
            choice(step);
            return null;
        }

        @Override
        public Void visit(Step.OpenType step) {
            return other(step);
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
            if (model.isInlined(type) && !isMessage) {
                return rules.plans().of(type).accept(this);
            }
            call(type, place);
            return null;
        }

        @Override
        public Void visit(Step.Checked step) {
            step.base().accept(this);
            new AllowedValues(body, constants.defaults(), place, path)
                    .require(step.type().resolved(), step.type().constraint());
            return null;
        }
    }
}
