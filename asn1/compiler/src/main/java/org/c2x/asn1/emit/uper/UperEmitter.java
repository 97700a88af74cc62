package org.c2x.asn1.emit.uper;

import java.util.Optional;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Writes one codec class a type: {@code FooUper} for the record, interface or enum {@code Foo}. */
public final class UperEmitter extends CodecEmitter {
    private static final Encoding ENCODING = new Encoding(
            CodecModel.SUFFIX, "UperCodec", "unaligned PER", "unaligned PER (X.691)");

    private final CodecModel model;

    /**
     * @param packageName Java package of the codecs
     */
    public UperEmitter(JavaModel java, String packageName) {
        this(new CodecModel(java), packageName);
    }

    private UperEmitter(CodecModel model, String packageName) {
        super(model.java(), model.outermost(), packageName, ENCODING);
        this.model = model;
    }

    @Override
    protected void emitValueMethods(Type type, SourceWriter out) {
        if (type instanceof SequenceType sequence) {
            SequenceWriter writer = new SequenceWriter(model, sequence, out);
            writer.emitBits();
            writer.emitWrite();
            out.line();
            new SequenceReader(model, sequence, out).emit();
        } else if (type instanceof ChoiceType choice) {
            new ChoiceCodec(model, choice, out).emit();
        } else if (type instanceof EnumeratedType enumerated) {
            new EnumeratedCodec(model, enumerated, out).emit();
        } else {
            new ListCodec(model, (ListType) type, out).emit();
        }
    }

    @Override
    protected void emitMessageMethods(Type type, Optional<String> constraint, SourceWriter out) {
        new MessageMethods(model, out).emit(type, constraint);
    }
}
