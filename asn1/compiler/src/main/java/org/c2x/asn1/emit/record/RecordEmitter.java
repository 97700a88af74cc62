package org.c2x.asn1.emit.record;

import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.per.UperWidths;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;

/** Writes one file a class: records, sealed interfaces, enums, and constants of named numbers and bits. */
public final class RecordEmitter implements Emitter {
    private final JavaModel model;
    private final UperWidths widths = new UperWidths();

    public RecordEmitter(JavaModel model) {
        this.model = model;
    }

    @Override
    public void emit(OutputSink sink) {
        for (Declaration declaration : model.declarations()) {
            if (declaration.type() instanceof ListType) {
                continue;
            }
            SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
            emit(declaration, out);
            sink.write(
                    model.packageName().replace('.', '/') + '/' + declaration.className() + ".java", out.text());
        }
        new ConstraintClasses(model).emit(sink);
    }

    private void emit(Declaration declaration, SourceWriter out) {
        if (declaration.type() instanceof SequenceType type) {
            new SequenceRecord(model, declaration, type, out).emit(widths);
        } else if (declaration.type() instanceof ChoiceType type) {
            new ChoiceInterface(model, declaration, type, out).emit();
        } else if (declaration.type() instanceof EnumeratedType type) {
            new EnumeratedEnum(declaration, type, out).emit();
        } else if (declaration.type() instanceof IntegerType type) {
            new NamedNumberConstants(declaration, out).emit(type);
        } else if (declaration.type() instanceof BitStringType type) {
            new NamedNumberConstants(declaration, out).emit(type);
        }
    }
}
