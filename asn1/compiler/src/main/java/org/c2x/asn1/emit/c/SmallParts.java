package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.SmallPlan.Spot;
import org.c2x.asn1.plan.Elements;
import org.c2x.asn1.plan.PartVisitor;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/** Adds the parts of a SEQUENCE to a table. Each method returns false where a table has no step for it. */
final class SmallParts implements PartVisitor<Boolean> {
    private final SmallSteps steps;
    private final CModel model;
    private final SmallPlan out;
    private final Spot spot;
    private final SequenceType type;
    /** The components that may be absent: their bits come first. */
    private final Set<Component> optional = Collections.newSetFromMap(new IdentityHashMap<>());

    SmallParts(SmallSteps steps, SequenceType type) {
        this.steps = steps;
        this.model = steps.types().model();
        this.out = steps.out();
        this.spot = steps.spot();
        this.type = type;
    }

    private Spot member(Component component) {
        return spot.member(CNames.member(type, component));
    }

    private Spot flag(Component component) {
        return spot.member(CNames.presence(type, component));
    }

    @Override
    public Boolean visit(Step.ExtensionBit part) {
        out.step("EXTENSION");
        return type.additions().isEmpty();
    }

    @Override
    public Boolean visit(Step.Presence part) {
        for (Step.Field field : part.fields()) {
            Component component = field.component();
            optional.add(component);
            if (component.presence() != Presence.DEFAULT) {
                out.number(flag(component), false, BigInteger.ZERO, BigInteger.ONE);
            } else if (ofDefault(component)) {
                out.step("DEFAULT_BIT" + held(component), offset(component));
                out.more(2, value(component));
            } else {
                return false;
            }
        }
        return true;
    }

    /** What tells whether a component has the value of its DEFAULT: a number that is compared as a whole. */
    private boolean ofDefault(Component component) {
        Value value = component.defaultValue().orElseThrow();
        Shape shape = model.shape(component.type());
        return value instanceof BooleanValue
                || value instanceof EnumeratedValue
                || value instanceof ListValue list && list.elements().isEmpty()
                || value instanceof IntegerValue
                        && shape instanceof Shape.Number number
                        && number.bits() <= Integer.SIZE;
    }

    private Spot compared(Component component) {
        return component.defaultValue().orElseThrow() instanceof ListValue
                ? member(component).member("count")
                : member(component);
    }

    private String held(Component component) {
        boolean isSigned = model.shape(component.type()) instanceof Shape.Number number && number.isSigned();
        return " | C2X_HELD(" + compared(component).size() + ", " + isSigned + ')';
    }

    private String offset(Component component) {
        return compared(component).offset();
    }

    private String value(Component component) {
        Value value = component.defaultValue().orElseThrow();
        if (value instanceof IntegerValue number) {
            return SmallPlan.parts32(number.toBigInteger());
        }
        return value instanceof ListValue
                ? "0, 0"
                : "0, " + steps.types().defaults().literal(component.type(), value);
    }

    @Override
    public Boolean visit(Step.Field part) {
        Component component = part.component();
        if (!optional.contains(component)) {
            return content(part);
        }
        return component.presence() == Presence.DEFAULT
                ? out.within(
                        4,
                        "C2X_STEP_DEFAULT" + held(component) + ", " + offset(component) + ", " + value(component),
                        () -> content(part))
                : out.within(2, "C2X_STEP_OPTIONAL, " + flag(component).offset(), () -> content(part));
    }

    private boolean content(Step.Field part) {
        return steps.member(part.component().type(), part.content(), member(part.component()));
    }

    @Override
    public Boolean visit(Step.Additions part) {
        out.step("ADDITIONS");
        return part.additions().isEmpty();
    }

    @Override
    public Boolean visit(Elements part) {
        return false;
    }

    @Override
    public Boolean visit(Step.Optionals part) {
        return false;
    }

    @Override
    public Boolean visit(Step.Padding part) {
        return false;
    }
}
