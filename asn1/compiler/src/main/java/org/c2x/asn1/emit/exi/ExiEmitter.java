package org.c2x.asn1.emit.exi;

import java.util.Optional;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Writes one codec class a type: {@code FooExi} for the record, interface or enum {@code Foo}. */
public final class ExiEmitter extends CodecEmitter {
    private static final Encoding ENCODING = new Encoding(
            ExiModel.SUFFIX, "ExiCodec", "EXI", "strict, bit-packed EXI");

    private final ExiModel model;

    /**
     * @param packageName Java package of the codecs
     */
    public ExiEmitter(JavaModel java, String packageName) {
        this(new ExiModel(java), packageName);
    }

    private ExiEmitter(ExiModel model, String packageName) {
        super(model.java(), model.outermost(), packageName, ENCODING);
        this.model = model;
    }

    @Override
    protected void emitValueMethods(Type type, SourceWriter out) {
        if (type instanceof SequenceType sequence) {
            new SequenceCodec(model, sequence, out).emit();
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
