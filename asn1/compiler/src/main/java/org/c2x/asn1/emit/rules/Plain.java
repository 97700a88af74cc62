package org.c2x.asn1.emit.rules;

import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JoinedFields;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.asn1.runtime.coding.BitWriter;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Plain types: their values have one width, but for zero bits in front that align them, so that they join a run of
 * fields that is read and written in wide words.
 */
final class Plain {
    /** What fits a word of the reader and of the writer. */
    private static final int MAX_FIELD = Math.min(BitReader.WORD_BITS, BitWriter.WORD_BITS);
    /**
     * Sequences of more bits or fields than this keep a method of their own, lest one method grow too large for the JIT
     * compiler.
     */
    private static final int MAX_SEQUENCE = 256;
    /** Fields that a SEQUENCE may bring into the methods of the one around it. */
    private static final int MAX_INLINED = 32;
    /**
     * The extension of an ENUMERATED takes 8 bits at least, so up to so many bits may be claimed before it is known
     * whether the value is one of the root.
     */
    private static final int MAX_EXTENSIBLE = 8;

    private final CodecModel model;
    private final Map<Type, Boolean> plain = new IdentityHashMap<>();
    private final JoinedFields fields = new JoinedFields((owner, component) -> joins(component.type()));

    Plain(CodecModel model) {
        this.model = model;
    }

    /** True if the type is one field of a run. */
    boolean isField(Type type) {
        return isField(model.step(type));
    }

    /** The same for what a value is written as. */
    boolean isField(Step step) {
        boolean simple = step instanceof Step.Number number && JavaModel.whole(number.type()) != Whole.BIG
                || step instanceof Step.Enumeral
                || step instanceof Step.Bits bits && !bits.type().size().allows(0)
                || step instanceof Step.Truth
                || step instanceof Step.Nothing;
        boolean aligned = step instanceof Step.Number number && number.form() instanceof NumberForm.AlignedField;
        return simple
                && (aligned || model.widths().of(step).isFixed())
                && model.widths().of(step).least() <= MAX_FIELD;
    }

    /** True if the type is an ENUMERATED with several forms, the first of which can end a run. */
    boolean isFirstForm(Type type) {
        return model.step(type) instanceof Step.Enumeral enumeral
                && model.hasOtherForm(enumeral.type())
                && (!(enumeral.form() instanceof NumberForm.ShortOrLong) || NumberedEnumerals.isShortIndex(enumeral))
                && model.leaves().fields(enumeral).stream().noneMatch(Bits::varies)
                && model.fieldWidth(type) <= MAX_EXTENSIBLE;
    }

    /** True if all enumerals that can be written have that first form. */
    boolean isFirstFormOnly(Type type) {
        return isFirstForm(type)
                && model.step(type) instanceof Step.Enumeral enumeral
                && model.enumerals(enumeral.type()) == enumeral.codes().size();
    }

    /** True if the type is a field, or a SEQUENCE of nothing but such. */
    boolean isPlain(Type type) {
        Type resolved = type.resolved();
        Boolean known = plain.get(resolved);
        if (known == null) {
            known = isField(resolved) || resolved instanceof SequenceType sequence && hasPlainComponents(sequence);
            plain.put(resolved, known);
        }
        return known;
    }

    private boolean joins(Type type) {
        return type.resolved() instanceof SequenceType && (isPlain(type) || isInlined(type));
    }

    private boolean hasPlainComponents(SequenceType sequence) {
        return !model.isOpen(sequence.extensible())
                && !model.isRecursive(sequence)
                && sequence.components().stream().noneMatch(component -> model.isOptional(sequence, component))
                && sequence.components().stream().allMatch(component -> isPlain(component.type()))
                && model.widths().of(sequence).least() <= MAX_SEQUENCE
                && fields.within(sequence) <= MAX_SEQUENCE;
    }

    /**
     * True if the fields of a mandatory component join those of the SEQUENCE around it, though not all of them are
     * plain: runs get longer that way. Optional components, lists and alternatives keep methods of their own.
     */
    boolean isInlined(Type type) {
        return type.resolved() instanceof SequenceType sequence
                && !model.isRecursive(sequence)
                && fields.within(sequence) <= MAX_INLINED;
    }
}
