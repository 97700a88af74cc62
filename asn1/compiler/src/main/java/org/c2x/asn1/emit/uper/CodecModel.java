package org.c2x.asn1.emit.uper;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.LeastOctets;
import org.c2x.asn1.emit.Outermost;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.BitModel;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.plan.Widths;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What the parts of this back end ask about a type: its codec class, whether it recurs, whether encoding can fail. */
final class CodecModel implements BitModel {
    /** Ends the names of codec classes. */
    static final String SUFFIX = "Uper";

    private final JavaModel java;
    private final PlanBuilder plans = new UperRules();
    private final Widths widths = new Widths(plans);
    private final LeastOctets leastOctets = new LeastOctets();
    private final Recursion recursion = new Recursion();
    private final Map<Type, Boolean> refusing = new IdentityHashMap<>();
    private final Outermost outermost;

    CodecModel(JavaModel java) {
        this.java = java;
        this.outermost = new Outermost(java);
    }

    @Override
    public JavaModel java() {
        return java;
    }

    Widths widths() {
        return widths;
    }

    /** What the values of a type are written as, without what the encoding does not show. */
    Step step(Type type) {
        return coded(plans.of(type));
    }

    /** The same for a step that may be of a type with a plan of its own. */
    Step coded(Step step) {
        if (step instanceof Step.Checked checked) {
            return coded(checked.base());
        }
        return step instanceof Step.Use use ? coded(plans.of(use)) : step;
    }

    /** The character table for strings with characters of one width. */
    String table(Step.Characters step, SourceWriter out) {
        return isWide(step) ? out.runtime("CharacterTable") + ".ofWidth(" + step.width() + ')'
                : CharacterTables.expression(step.type(), out);
    }

    /** True if characters have more bits than the permitted alphabet needs. */
    boolean isWide(Step.Characters step) {
        BigInteger last = step.type().alphabet().size().orElseThrow().subtract(BigInteger.ONE);
        return last.max(BigInteger.ZERO).bitLength() < step.width();
    }

    /** The class of the runtime that counts bits. */
    String lengthClass(SourceWriter out) {
        return out.runtime("UperLength");
    }

    /** How the numbers of enumerals of the root and beyond are laid out. */
    NumberForm form(EnumeratedType type) {
        return ((Step.Enumeral) step(type)).form();
    }

    LeastOctets leastOctets() {
        return leastOctets;
    }

    /** Width of a type that has just one. */
    int fixedWidth(Type type) {
        return Math.toIntExact(widths.of(type).least());
    }

    /** Width of a plain type, and of an extensible ENUMERATED with its extension bit. */
    @Override
    public int fieldWidth(Type type) {
        return type.resolved() instanceof EnumeratedType enumerated && enumerated.extensible()
                ? 1 + FieldForm.ofRoot(form(enumerated)).orElseThrow().width()
                : fixedWidth(type);
    }

    @Override
    public int enumerals(EnumeratedType type) {
        return type.root().size();
    }

    @Override
    public boolean hasExtensionBit(EnumeratedType type) {
        return form(type) instanceof NumberForm.Extensible;
    }

    /** Simple name of the class that codes a SEQUENCE, SET, CHOICE, ENUMERATED or list. */
    @Override
    public String codecClass(Type type) {
        return java.companion(java.className(type), SUFFIX);
    }

    Outermost outermost() {
        return outermost;
    }

    /** True if a value of the type can hold another one of it, at any depth. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** True if a value of the type may have no encoding: an unknown enumeral within it, or too deep a nesting. */
    boolean canRefuse(Type type) {
        return refusing.computeIfAbsent(type.resolved(), this::findRefusal);
    }

    private boolean findRefusal(Type type) {
        Set<Type> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Type> open = new ArrayList<>(List.of(type));
        while (!open.isEmpty()) {
            Type next = open.remove(open.size() - 1);
            if (next instanceof EnumeratedType enumerated && enumerated.extensible() || isRecursive(next)) {
                return true;
            }
            if (seen.add(next)) {
                open.addAll(Recursion.parts(next));
            }
        }
        return false;
    }

    /** True if a constructor that holds a value of the type checks what no encoding shows. */
    boolean isValueConstrained(Type type) {
        if (java.constraintClass(type).isPresent()) {
            return true;
        }
        Plain plain = new Plain(this);
        return type.resolved() instanceof ListType list && isValueConstrained(list.element())
                || type.resolved() instanceof SequenceType sequence
                        && (plain.isPlain(sequence) || plain.isInlined(sequence))
                        && sequence.components().stream().anyMatch(inner -> isValueConstrained(inner.type()));
    }

    /** The argument list of a call of {@code bitsOf}: recursive types count their depth. */
    String bitsCall(Type type, String value, Type caller) {
        String depth = !isRecursive(type) ? "" : isRecursive(caller) ? ", depth + 1" : ", 1";
        return codecClass(type) + ".bitsOf(" + value + depth + ')';
    }

    /** The method head of {@code bitsOf}. */
    void beginBits(Type type, String javaType, SourceWriter out) {
        boolean counts = isRecursive(type);
        out.line("static long bitsOf(" + javaType + " value" + (counts ? ", int depth" : "") + ") {");
        if (counts) {
            out.line("if (depth > " + out.runtime("Limits") + ".DEFAULT.depth()) {")
                    .line("throw new " + out.runtime("EncodeException")
                            + "(\"\", \"expected at most \" + Limits.DEFAULT.depth() + \" levels of nesting\");")
                    .line("}");
        }
    }
}
