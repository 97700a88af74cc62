package org.c2x.asn1.emit.rules;

import java.util.Optional;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * Writes one codec class a type: {@code FooUper}, {@code FooAper}, {@code FooOer}, {@code FooDer} or {@code FooExi} for
 * the record, interface or enum {@code Foo}.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   Integer y = value.y();                               // PointUper
 *   out.write((y != null ? 1L : 0L) &lt;&lt; 12
 *           | value.x(), 13);
 *   if (y != null) {
 *       out.write(y, 7);
 *   }
 * </pre>
 */
public final class RuleEmitter extends CodecEmitter {
    private final CodecModel model;

    /** @param packageName Java package of the codecs */
    public RuleEmitter(RuleSet rules, JavaModel java, String packageName) {
        this(rules, new CodecModel(java, rules), packageName);
    }

    private RuleEmitter(RuleSet rules, CodecModel model, String packageName) {
        super(model.java(), model.outermost(), packageName, encoding(rules, model));
        this.model = model;
    }

    private static Encoding encoding(RuleSet rules, CodecModel model) {
        return new Encoding(
                CodecModel.suffix(rules),
                rules.javaClasses().codec(),
                rules.title().replaceFirst(" \\(.*", "") + (model.plans().hasElements() ? ", without their tags" : ""),
                rules.title() + (model.plans().hasElements() ? "; what it reads may be BER" : ""));
    }

    @Override
    protected void emitConstants(Type type, SourceWriter out) {
        if (!model.plans().hasOneForm()) {
            return;
        }
        Width width = model.widths().of(type);
        out.line()
                .javadoc("The fewest bits of a value.")
                .line("public static final long MIN_BITS = " + width.least() + "L;")
                .line();
        if (width.isUnbounded()) {
            out.javadoc("The most bits of a value: there is no limit.")
                    .line("public static final long MAX_BITS = Long.MAX_VALUE;");
        } else {
            out.javadoc("The most bits of a value" + (width.extensible() ? ", extensions left aside." : "."))
                    .line("public static final long MAX_BITS = " + width.most() + "L;");
        }
    }

    @Override
    protected void emitValueMethods(Type type, SourceWriter out) {
        if (model.plans().hasElements()) {
            emitTaggedMethods(type, out);
        } else if (type instanceof SequenceType sequence) {
            if (model.countsBits()) {
                SequenceBits.emit(model, sequence, out);
                out.line();
            }
            new SequenceWriter(model, sequence, out).emitWrite();
            SequenceReader.emit(model, sequence, out);
        } else if (type instanceof ChoiceType choice) {
            new ChoiceCodec(model, choice, out).emit();
        } else if (type instanceof EnumeratedType enumerated) {
            new EnumeratedCodec(model, enumerated, out).emit();
        } else if (model.hasHeader()) {
            new ElementList(model, (ListType) type, out).emit();
        } else {
            new ListCodec(model, (ListType) type, out).emit();
        }
    }

    private void emitTaggedMethods(Type type, SourceWriter out) {
        if (type instanceof SequenceType sequence) {
            new TaggedSequence(model, sequence, out).emit();
        } else if (type instanceof ChoiceType choice) {
            new TaggedChoice(model, choice, out).emit();
        } else if (type instanceof EnumeratedType enumerated) {
            new TaggedEnumerated(model, enumerated, out).emit();
        } else {
            new TaggedList(model, (ListType) type, out).emit();
        }
    }

    @Override
    protected void emitMessageMethods(Type type, Type named, Optional<String> constraint, SourceWriter out) {
        new MessageMethods(model, out).emit(type, named, constraint);
    }
}
