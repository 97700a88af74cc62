package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.coding.RealContents;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/** The statements that write a value which has no codec class. */
final class LeafWrite extends LeafPrinter {
    private final LocalNames names;
    private final Type type;
    private final String value;
    private final String target;

    /** Where the number begins that comes next; the names of the runtime's methods say so. */
    private String layout = "";
    /** The variable with the number of items, if there is one. */
    private String length = "";

    LeafWrite(CodecModel model, SourceWriter out, LocalNames names, Type type, String value, String target) {
        super(model, out);
        this.names = names;
        this.type = type;
        this.value = value;
        this.target = target;
    }

    /** Prints statements after fields, which a number in octets joins, and so does a field for the number of items. */
    void print(List<Statement> statements, FieldWriter fields) {
        if (statements.get(0) instanceof Leaf.Whole number && fields.addNumber(number, value)) {
            return;
        }
        List<Bits<Field>> first = statements.get(0) instanceof Statement.Fields run ? run.bits() : List.of();
        if (!first.isEmpty()
                && first.get(0).value() instanceof Field.OctetCount number
                && fields.addCounted(first.get(0).width(), number, value)) {
            return;
        }
        boolean joins = !fields.isEmpty() && first.stream().anyMatch(bits -> bits.value() instanceof Field.Items);
        if (joins) {
            first.forEach(bits -> fields.add(bits, length()));
        }
        fields.flush(target);
        print(statements.subList(joins ? 1 : 0, statements.size()));
    }

    private void call(String method, String arguments) {
        out.line(target + ".write" + method + '(' + arguments + ");");
    }

    private void align() {
        out.line(target + ".align();");
    }

    private String length() {
        if (length.isEmpty()) {
            length = names.fresh("length");
            out.line("int " + length + " = " + terms.encodedLength(type, value) + ";");
        }
        return length;
    }

    @Override
    void extended(Statement.Extended statement) {
        String isWithin = terms.isWithin(statement, type, type instanceof IntegerType ? value : length());
        if (isField(statement)) {
            extendedField(((Statement.Fields) statement.within().get(0)).bits(), isWithin);
            return;
        }
        out.line("if (" + isWithin + ") {");
        print(statement.within());
        out.line("} else {");
        print(statement.beyond());
        out.line("}");
    }

    private void extendedField(List<Bits<Field>> run, String isWithin) {
        Bits<Field> last = run.get(run.size() - 1);
        boolean isAligned = run.stream().anyMatch(bits -> bits.kind() == Bits.Kind.ALIGNMENT);
        BigInteger base = ((Field.Number) last.value()).base();
        call((isAligned ? "Aligned" : "") + "Extensible", value + ", " + isWithin + ", " + base + "L, " + last.width());
    }

    @Override
    void field(Bits<Field> bits, List<Bits<Field>> run) {
        if (bits.kind() == Bits.Kind.ALIGNMENT) {
            if (type instanceof IntegerType) {
                layout = "Aligned";
            } else {
                align();
            }
        } else if (bits.value() instanceof Field.Constant constant && bits == run.get(0)) {
            call("Bit", "" + (constant.bits() != 0));
        } else if (bits.value() instanceof Field.Number number) {
            boolean isSigned = isSigned(number);
            call(isSigned ? "Signed" : layout + "Long", LeafTerms.less(value, number.base()) + ", " + bits.width());
        } else if (bits.value() instanceof Field.OctetCount number) {
            String excess = LeafTerms.less(value, number.allowed().lower().orElseThrow());
            call("CountedLong", excess + ", " + bits.width());
        } else if (bits.value() instanceof Field.Items items) {
            String excess = length() + (items.lower().signum() == 0 ? "" : " - " + items.lower());
            call("", excess + ", " + bits.width());
        } else if (bits.value() instanceof Field.Flags) {
            call(isPadded(run) ? "PaddedBits" : "Bits", value + ", " + bits.width());
        } else if (bits.value() instanceof Field.Octets) {
            call("Octets", value);
        }
    }

    // Numbers

    @Override
    public void visit(Leaf.Whole leaf) {
        if (leaf.lengths() == Lengths.GROUPS) {
            call(leaf.lower().isEmpty() ? "Integer" : "Unsigned", value);
        } else {
            leaf.lower()
                    .ifPresentOrElse(
                            lower -> call("SemiConstrained", terms.minus(value, lower)),
                            () -> call("Unconstrained", value));
        }
    }

    @Override
    public void visit(Leaf.Wide leaf) {
        call(
                (leaf.count() > 0 ? "Counted" : layout) + "Big",
                terms.minus(value, leaf.lower()) + ", " + Math.max(leaf.width(), leaf.count()));
    }

    @Override
    public void visit(Leaf.Real leaf) {
        if (leaf.width() > 0) {
            call("Float", value + ", " + leaf.width());
        } else if (leaf.lengths() == Lengths.GROUPS) {
            call("Float", value);
        } else {
            call("OctetsWithLength", out.runtime(RealContents.class) + ".of(" + value + ')');
        }
    }

    @Override
    public void visit(Leaf.Time leaf) {
        call("Time", value + ", " + LeafTerms.timeType(leaf.type(), out));
    }

    // Strings

    /** Whether the length is written with the items; if not, these may begin at an octet. */
    private boolean isJoined(Count count) {
        if (count.form() instanceof Count.AsLength) {
            return true;
        }
        if (count.aligned()) {
            out.line("if (" + length() + " > 0) {");
            align();
            out.line("}");
        }
        return false;
    }

    @Override
    public void visit(Leaf.BitString leaf) {
        boolean isJoined = isJoined(leaf.count());
        if (leaf.count().form() instanceof Count.AsNumber) {
            call("Unsigned", length());
        }
        String count = leaf.count().form() instanceof Count.Fixed fixed ? "" + fixed.count() : length();
        if (leaf.measured()) {
            call("Binary", value + ", " + count);
        } else {
            call(isJoined ? "BitsWithLength" : leaf.padded() ? "PaddedBits" : "Bits", value + ", " + count);
        }
    }

    @Override
    public void visit(Leaf.Octets leaf) {
        if (leaf.type() instanceof ObjectIdentifierType identifier) {
            call("OctetsWithLength", terms.contents(identifier, value));
        } else if (leaf.count().form() instanceof Count.AsNumber) {
            call("Binary", value);
        } else {
            call(isJoined(leaf.count()) ? "OctetsWithLength" : "Octets", value);
        }
    }

    @Override
    public void visit(Leaf.Characters leaf) {
        call(
                isJoined(leaf.count()) ? "CharactersWithLength" : "Characters",
                value + ", " + terms.table(leaf.type(), leaf.code()));
    }

    @Override
    public void visit(Leaf.Text leaf) {
        call(LeafTerms.charset(leaf.type()), value);
    }

    @Override
    public void visit(Leaf.Lookup leaf) {
        String text = leaf.type() instanceof ObjectIdentifierType ? value + ".toString()" : value;
        call("String", text + ", " + terms.tableName(leaf.part()));
    }
}
