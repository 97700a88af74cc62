package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Statement;

/** Prints what is done with a value that has no codec class. */
abstract class LeafPrinter implements Leaf.Visitor {
    final SourceWriter out;
    final LeafTerms terms;

    LeafPrinter(CodecModel model, SourceWriter out) {
        this.out = out;
        this.terms = new LeafTerms(model, out);
    }

    final void print(List<Statement> statements) {
        for (Statement statement : statements) {
            if (statement instanceof Leaf leaf) {
                leaf.accept(this);
            } else if (statement instanceof Statement.Fields fields) {
                fields.bits().forEach(bits -> field(bits, fields.bits()));
            } else if (statement instanceof Statement.Repeat repeat) {
                repeat(repeat);
            } else {
                extended((Statement.Extended) statement);
            }
        }
    }

    abstract void field(Bits<Field> bits, List<Bits<Field>> run);

    abstract void extended(Statement.Extended statement);

    void repeat(Statement.Repeat statement) {
        throw elsewhere(statement);
    }

    /** True if an extension root is a field of numbers, which the run time joins with the bit before it. */
    static boolean isField(Statement.Extended statement) {
        return statement.within().get(0) instanceof Statement.Fields fields
                && fields.bits().get(fields.bits().size() - 1).value() instanceof Field.Number;
    }

    /** True if the field holds a number in two's complement. */
    static boolean isSigned(Field.Number number) {
        return number.base().compareTo(number.allowed().lower().orElseThrow()) > 0;
    }

    /** True if zero bits at the end of a run fill an octet. */
    static boolean isPadded(List<Bits<Field>> run) {
        return run.get(run.size() - 1).kind() == Bits.Kind.CONSTANT;
    }

    static AssertionError elsewhere(Statement statement) {
        return new AssertionError(statement + " is coded elsewhere");
    }

    @Override
    public final void visit(Leaf.Added leaf) {
        throw elsewhere(leaf);
    }

    @Override
    public final void visit(Leaf.Numbered leaf) {
        throw elsewhere(leaf);
    }

    @Override
    public final void visit(Leaf.Check leaf) {
        throw elsewhere(leaf);
    }
}
