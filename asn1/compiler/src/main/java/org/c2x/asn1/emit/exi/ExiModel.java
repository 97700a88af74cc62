package org.c2x.asn1.emit.exi;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JoinedFields;
import org.c2x.asn1.emit.Outermost;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.bits.BitModel;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.emit.grammar.LeastBits;
import org.c2x.asn1.emit.grammar.StringNames;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What the parts of this back end ask about a type: its codec class, its width, whether encoding can fail. */
final class ExiModel implements BitModel {
    /** Fields that a SEQUENCE may bring into the methods of the one around it. */
    private static final int MAX_INLINED = 24;

    /** Ends the names of codec classes. */
    static final String SUFFIX = "Exi";

    private final JavaModel java;
    private final Recursion recursion = new Recursion();
    private final Outermost outermost;
    private final Map<Type, Boolean> refusing = new IdentityHashMap<>();
    private final JoinedFields fields = new JoinedFields((owner, component) -> isInlined(component.type()));
    private final Map<Type, Boolean> knowingPaths = new IdentityHashMap<>();
    private final Map<Type, Boolean> valueConstrained = new IdentityHashMap<>();
    private final List<String> stringNames;
    private final LeastBits leastBits = new LeastBits();

    ExiModel(JavaModel java) {
        this.java = java;
        this.outermost = new Outermost(java);
        this.stringNames = StringNames.of(java);
    }

    @Override
    public JavaModel java() {
        return java;
    }

    @Override
    public String codecClass(Type type) {
        return java.companion(java.className(type), SUFFIX);
    }

    Outermost outermost() {
        return outermost;
    }

    /** The number that stands for the name of an element with a string. */
    int nameNumber(String name) {
        return stringNames.indexOf(name);
    }

    // Widths

    /** The fewest bits of a value of the type. */
    int leastBits(Type type) {
        return leastBits.of(type);
    }

    @Override
    public int fieldWidth(Type type) {
        return ExiWidths.fieldBits(type).orElseThrow();
    }

    @Override
    public int enumerals(EnumeratedType type) {
        return type.root().size() + type.additions().size();
    }

    @Override
    public boolean hasExtensionBit(EnumeratedType type) {
        return false;
    }

    // Structure

    /** True if a value of the type can hold another one of it, at any depth. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** True if the fields of a SEQUENCE join those of what is around it: runs get longer that way. */
    boolean isInlined(Type type) {
        return type.resolved() instanceof SequenceType sequence
                && !isRecursive(sequence)
                && fields.within(sequence) <= MAX_INLINED;
    }

    /** True if code that reads the type knows the path of whatever goes wrong there. */
    boolean knowsPaths(Type type) {
        Type resolved = type.resolved();
        Boolean known = knowingPaths.get(resolved);
        if (known == null) {
            known = resolved instanceof IntegerType integer
                    ? JavaModel.whole(integer) != Whole.BIG
                    : ExiWidths.fieldBits(resolved).isPresent()
                            || isInlined(resolved) && Recursion.parts(resolved).stream().allMatch(this::knowsPaths);
            knowingPaths.put(resolved, known);
        }
        return known;
    }

    /** True if a constructor that holds a value of the type, in the method that reads it, checks what no bit shows. */
    boolean isValueConstrained(Type type) {
        return java.constraintClass(type).isPresent() || hasConstrainedParts(type.resolved());
    }

    private boolean hasConstrainedParts(Type type) {
        Boolean known = valueConstrained.get(type);
        if (known == null) {
            known = type instanceof ListType list && isValueConstrained(list.element())
                    || isInlined(type)
                            && ((SequenceType) type).components().stream()
                                    .anyMatch(component -> isValueConstrained(component.type()));
            valueConstrained.put(type, known);
        }
        return known;
    }

    /** True if a value of the type may have no encoding: outside the root of a constraint, or too deep a nesting. */
    boolean canRefuse(Type type) {
        Type resolved = type.resolved();
        Boolean known = refusing.get(resolved);
        if (known == null) {
            known = refusesItself(resolved) || Recursion.parts(resolved).stream().anyMatch(this::canRefuse);
            refusing.put(resolved, known);
        }
        return known;
    }

    private boolean refusesItself(Type type) {
        return type instanceof EnumeratedType enumerated && enumerated.extensible()
                || type instanceof ChoiceType choice && choice.extensible()
                || type instanceof IntegerType integer
                        && (integer.extensible() || JavaModel.whole(integer) == Whole.BIG)
                || type instanceof ListType list && list.size().extensible()
                || type instanceof OctetStringType octets && octets.size().extensible()
                || type instanceof BitStringType bits && bits.size().extensible()
                || type instanceof CharacterStringType text && text.size().extensible()
                || type instanceof RealType
                || isRecursive(type);
    }
}
