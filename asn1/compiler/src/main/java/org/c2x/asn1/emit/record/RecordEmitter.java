package org.c2x.asn1.emit.record;

import org.c2x.asn1.emit.ClassFiles;
import org.c2x.asn1.emit.CompanionVisitor;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;

/**
 * Writes records, sealed interfaces, enums, and constants of named numbers and bits: one file a type assignment.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   public record Point(
 *           int x,
 *           {@literal @}Nullable Integer y) {
 *       public Point {
 *           Check.range("x", x, 0, 4095);
 *           if (y != null) {
 *               Check.range("y", y, 0, 100);
 *           }
 *       }
 * </pre>
 */
public final class RecordEmitter implements Emitter {
    private final JavaModel model;

    public RecordEmitter(JavaModel model) {
        this.model = model;
    }

    @Override
    public void emit(OutputSink sink) {
        ClassFiles files = new ClassFiles(model.packageName());
        for (Declaration declaration : model.declarations()) {
            if (declaration.type() instanceof ListType) {
                continue;
            }
            SourceWriter out = files.begin(declaration.className(), declaration.asn1Name());
            declaration.type().accept(new Contents(declaration, out)).run();
        }
        new ConstraintClasses(model).emit(files);
        files.write(sink);
    }

    /** What is in the file of a declaration. */
    private final class Contents implements CompanionVisitor<Runnable> {
        private final Declaration declaration;
        private final SourceWriter out;

        private Contents(Declaration declaration, SourceWriter out) {
            this.declaration = declaration;
            this.out = out;
        }

        @Override
        public Runnable visit(SequenceType type) {
            return new SequenceRecord(model, declaration, type, out)::emit;
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return new ChoiceInterface(model, declaration, type, out)::emit;
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            return new EnumeratedEnum(declaration, type, out)::emit;
        }

        @Override
        public Runnable visit(ListType type) {
            throw new AssertionError(type);
        }

        @Override
        public Runnable visit(IntegerType type) {
            return () -> new NamedNumberConstants(declaration, out).emit(type);
        }

        @Override
        public Runnable visit(BitStringType type) {
            return () -> new NamedNumberConstants(declaration, out).emit(type);
        }
    }
}
