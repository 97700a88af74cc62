package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.SmallPlan.Spot;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.StepVisitor;
import org.c2x.asn1.plan.Time;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Adds the steps of a type's plan to a table. Each method returns false where a table has no step for it. */
final class SmallSteps implements StepVisitor<Boolean> {
    private static final int MOST = 0xffff;

    private final SmallTypes types;
    private final CModel model;
    private final SmallPlan out;
    private final Spot spot;

    SmallSteps(SmallTypes types, SmallPlan out, Spot spot) {
        this.types = types;
        this.model = types.model();
        this.out = out;
        this.spot = spot;
    }

    SmallTypes types() {
        return types;
    }

    SmallPlan out() {
        return out;
    }

    Spot spot() {
        return spot;
    }

    private SmallSteps at(Spot other) {
        return new SmallSteps(types, out, other);
    }

    private static boolean isField(NumberForm form) {
        return form instanceof NumberForm.Constrained || form instanceof NumberForm.Constant;
    }

    private static boolean isRoot(NumberForm form, Class<? extends NumberForm> extension) {
        return form instanceof NumberForm.Extensible extensible
                && isField(extensible.root())
                && extension.isInstance(extensible.extension());
    }

    private static BigInteger lower(SizeConstraint size) {
        return size.root().lower().orElse(BigInteger.ZERO);
    }

    /** True if a length has the bounds of a size, and these are numbers of so many bits. */
    private static boolean isBounded(SizeConstraint size, NumberForm form, int bits) {
        return isField(form)
                && size.root().isContiguous()
                && size.root().upper().orElseThrow().bitLength() <= bits;
    }

    private static boolean isAny(SizeConstraint size, NumberForm form) {
        return form instanceof NumberForm.Length
                && Literals.allowsLength("n", size.root()).isEmpty();
    }

    private static BigInteger span(SizeConstraint size) {
        return size.root().upper().orElseThrow().subtract(lower(size));
    }

    @Override
    public Boolean visit(Step.Nothing step) {
        out.step("NULL", spot.offset());
        return true;
    }

    @Override
    public Boolean visit(Step.Truth step) {
        out.number(spot, false, BigInteger.ZERO, BigInteger.ONE);
        return step.width() == 1;
    }

    @Override
    public Boolean visit(Step.Number step) {
        IntegerType type = step.type();
        IntegerSet root = type.root();
        boolean isExtensible = isRoot(step.form(), NumberForm.Unconstrained.class);
        if (types().model().isLong(type) || !root.isContiguous() || !(isExtensible || isField(step.form()))) {
            return false;
        }
        if (isExtensible) {
            out.extensible(spot, root.lower().orElseThrow(), root.upper().orElseThrow());
            return true;
        }
        out.number(
                spot,
                CModel.number(type).isSigned(),
                root.lower().orElseThrow(),
                root.upper().orElseThrow());
        return true;
    }

    @Override
    public Boolean visit(Step.Enumeral step) {
        int last = step.rootCodes() - 1;
        if (isField(step.form())) {
            out.number(spot, false, BigInteger.ZERO, BigInteger.valueOf(last));
            return true;
        }
        out.step(
                "ENUMERAL | C2X_HELD(" + spot.size() + ", false)",
                spot.offset(),
                last,
                step.type().additions().size());
        return isRoot(step.form(), NumberForm.NormallySmall.class);
    }

    @Override
    public Boolean visit(Step.Bits step) {
        SizeConstraint size = step.type().size();
        if (model.shape(step.type()) instanceof Shape.FixedBits fixed && step.length() instanceof NumberForm.Constant) {
            BigInteger most = BigInteger.ONE.shiftLeft(fixed.length()).subtract(BigInteger.ONE);
            out.number(spot, false, BigInteger.ZERO, most);
            return true;
        }
        if (!(model.shape(step.type()) instanceof Shape.ShortBits)
                || !isBounded(size, step.length(), Byte.SIZE)
                || !step.type().namedBits().isEmpty()) {
            return false;
        }
        out.step("BITS", spot.offset(), lower(size), span(size));
        return true;
    }

    @Override
    public Boolean visit(Step.Characters step) {
        CharacterStringType type = step.type();
        return !CModel.isUtf8(type)
                && !(step.length() instanceof NumberForm.Extensible)
                && string(type, type.size(), step.length(), types.alphabet(step.root()));
    }

    private boolean string(Type type, SizeConstraint size, NumberForm form, int alphabet) {
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedOctets fixed) {
            out.string("CHARACTERS", spot, BigInteger.valueOf(fixed.length()), BigInteger.ZERO, alphabet);
            return form instanceof NumberForm.Constant;
        }
        if (shape instanceof Shape.BoundedOctets) {
            boolean isBounded = isBounded(size, form, Byte.SIZE);
            if (isBounded) {
                out.string("SHORT_STRING", spot, lower(size), span(size), alphabet);
            }
            return isBounded;
        }
        out.string("LONG_STRING", spot, BigInteger.ZERO, BigInteger.ZERO, alphabet);
        return isAny(size, form);
    }

    /** Octets are a list of numbers: that takes the least code. */
    @Override
    public Boolean visit(Step.Octets step) {
        Shape shape = model.shape(step.type());
        String length = spot.member("length").offset();
        String count = shape instanceof Shape.FixedOctets
                ? " | C2X_FIXED"
                : " | C2X_HELD(" + spot.member("length").size() + ", false)";
        return items(
                step.type().size(),
                step.length(),
                (shape instanceof Shape.Octets ? "" : " | C2X_INLINE_ITEMS") + count,
                List.of(
                        shape instanceof Shape.FixedOctets ? "0" : length,
                        spot.member("octets").offset(),
                        1,
                        Byte.SIZE),
                () -> {
                    out.number(new Spot("uint8_t", ""), false, BigInteger.ZERO, BigInteger.valueOf(0xff));
                    return true;
                });
    }

    @Override
    public Boolean visit(Step.Repetition step) {
        Shape.Items shape = (Shape.Items) model.shape(step.type());
        String element = shape.element().cType();
        Spot count = spot.member("count");
        long least = Math.min(types.least(step.element()), MOST);
        return shape.element().octets() <= MOST
                && items(
                        step.type().size(),
                        step.length(),
                        (shape.isInline() ? " | C2X_INLINE_ITEMS" : "") + " | C2X_HELD(" + count.size() + ", false)",
                        List.of(count.offset(), spot.member("items").offset(), "sizeof(" + element + ')', least),
                        () -> step.element().accept(at(new Spot(element, ""))));
    }

    private boolean items(
            SizeConstraint size, NumberForm form, String flags, List<Object> places, BooleanSupplier element) {
        boolean isAny = isAny(size, form);
        boolean isExtensible = form instanceof NumberForm.Extensible extensible
                && isBounded(size, extensible.root(), Integer.SIZE)
                && extensible.extension() instanceof NumberForm.Length;
        if (!isAny && !isExtensible && !isBounded(size, form, Integer.SIZE)) {
            return false;
        }
        String kind =
                "C2X_STEP_LIST" + flags + (isAny ? " | C2X_FRAGMENTS" : "") + (isExtensible ? " | C2X_EXTENSIBLE" : "");
        String bounds = SmallPlan.parts32(lower(size)) + ", " + SmallPlan.parts32(isAny ? BigInteger.ZERO : span(size));
        String before =
                kind + ", " + places.stream().map(Object::toString).collect(Collectors.joining(", ")) + ", " + bounds;
        return out.within(9, before, () -> element.getAsBoolean() && end());
    }

    @Override
    public Boolean visit(Step.Sequence step) {
        SmallParts parts = new SmallParts(this, step.type());
        return step.parts().stream().allMatch(part -> part.accept(parts));
    }

    @Override
    public Boolean visit(Step.Choice step) {
        boolean isExtensible = isRoot(step.selector(), NumberForm.NormallySmall.class);
        boolean isPlain = !(step.type() instanceof OpenType)
                && step.type().additions().isEmpty()
                && (isExtensible || isField(step.selector()));
        if (!isPlain) {
            return false;
        }
        Spot chosen = spot.member("choice");
        out.step(
                "CHOICE | C2X_HELD(" + chosen.size() + ", false)" + (isExtensible ? " | C2X_EXTENSIBLE" : ""),
                chosen.offset(),
                spot.member("u").offset(),
                step.branches().size());
        for (int i = 0; i < step.branches().size(); i++) {
            Branch branch = step.branches().get(i);
            String constant = model.choiceConstant(step.type(), branch.alternative());
            Spot member = spot.member("u").member(model.member(step.type(), branch.alternative()));
            boolean done = branch.code().equals(BigInteger.valueOf(i))
                    && !branch.repeatsTag()
                    && out.within(
                            1, constant, () -> member(branch.alternative().type(), branch.content(), member) && end());
            if (!done) {
                return false;
            }
        }
        return true;
    }

    private boolean end() {
        out.step("END");
        return true;
    }

    /** What a member of a struct holds, which may be a pointer or of an open type. */
    boolean member(Type type, Step content, Spot member) {
        return !(type.resolved() instanceof OpenType) && !model.isPointedTo(type) && content.accept(at(member));
    }

    @Override
    public Boolean visit(Step.Use step) {
        Type type = step.type().resolved();
        if (model.isInlined(type)) {
            return types.plan(type).accept(this);
        }
        out.step(types.isPlan(type) ? "PLAN" : "CODE", spot.offset(), types.number(type));
        return true;
    }

    @Override
    public Boolean visit(Step.Text step) {
        CharacterStringType type = step.type();
        SizeConstraint size = type.size();
        out.string("TEXT", spot, BigInteger.ZERO, BigInteger.ZERO, 0);
        return type.kind().isUtf8()
                && type.alphabet().equals(CharacterStringType.Kind.UTF8.alphabet())
                && (size.extensible() || Literals.allowsLength("n", size.root()).isEmpty());
    }

    @Override
    public Boolean visit(Time step) {
        return false;
    }

    @Override
    public Boolean visit(Step.Real step) {
        return false;
    }

    @Override
    public Boolean visit(Step.Identifier step) {
        return false;
    }

    @Override
    public Boolean visit(Step.Decimal step) {
        return false;
    }

    @Override
    public Boolean visit(Step.TableString step) {
        return false;
    }

    @Override
    public Boolean visit(Step.OpenType step) {
        return false;
    }

    @Override
    public Boolean visit(Element step) {
        return false;
    }

    @Override
    public Boolean visit(AnyElement step) {
        return false;
    }

    @Override
    public Boolean visit(Step.Checked step) {
        return false;
    }
}
