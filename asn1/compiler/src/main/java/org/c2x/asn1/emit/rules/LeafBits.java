package org.c2x.asn1.emit.rules;

import java.util.List;
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

/** The expression for the bits of a value which has no codec class, and of a list as far as all elements are alike. */
final class LeafBits extends LeafPrinter {
    private final CodecModel model;
    private final Type type;
    private final String value;

    /** Bits that all values of this form have. */
    private int fixed;
    /** The expression for the others. */
    private String varying = "";

    LeafBits(CodecModel model, SourceWriter out, Type type, String value) {
        super(model, out);
        this.model = model;
        this.type = type;
        this.value = value;
    }

    /** The expression for the bits of statements, without those that tell of an extension root. */
    String of(List<Statement> statements) {
        print(statements);
        return varying.isEmpty() ? "" + fixed : fixed == 0 ? varying : fixed + " + " + varying;
    }

    private void add(String method, String argument) {
        varying = model.lengthClass(out) + ".of" + method + '(' + argument + ')';
    }

    private String length() {
        return terms.encodedLength(type, value);
    }

    @Override
    void extended(Statement.Extended statement) {
        fixed = 1;
        varying = '(' + terms.isWithin(statement, type, type instanceof IntegerType ? value : length()) + " ? "
                + new LeafBits(model, out, type, value).of(statement.within()) + " : "
                + new LeafBits(model, out, type, value).of(statement.beyond()) + ')';
    }

    @Override
    void field(Bits<Field> bits, List<Bits<Field>> run) {
        if (bits.kind() == Bits.Kind.FIELD) {
            fixed += bits.width();
        }
    }

    @Override
    public void visit(Leaf.Whole leaf) {
        leaf.lower()
                .ifPresentOrElse(
                        lower -> add("SemiConstrained", terms.minus(value, lower)), () -> add("Unconstrained", value));
    }

    @Override
    public void visit(Leaf.Wide leaf) {
        fixed += leaf.width();
    }

    @Override
    public void visit(Leaf.BitString leaf) {
        if (leaf.count().form() instanceof Count.AsLength own && own.lengths() == Lengths.OCTETS) {
            add("Bits", length());
        } else {
            items(leaf.count(), 1);
        }
    }

    @Override
    public void visit(Leaf.Octets leaf) {
        if (leaf.type() instanceof ObjectIdentifierType identifier) {
            add("Octets", terms.contents(identifier, value) + ".length");
        } else {
            items(leaf.count(), Byte.SIZE);
        }
    }

    @Override
    public void visit(Leaf.Characters leaf) {
        items(leaf.count(), leaf.code().width());
    }

    @Override
    void repeat(Statement.Repeat statement) {
        Type element = statement.type().element();
        items(statement.count(), model.hasConstantBits(element) ? model.fixedWidth(element) : 0);
    }

    private void items(Count count, long width) {
        String items = width == 0 ? "" : width == 1 ? length() : width + "L * " + length();
        boolean isNumber = count.form() instanceof Count.AsNumber;
        if (isNumber || count.form() instanceof Count.AsLength) {
            add(isNumber ? "Quantity" : "Determinants", length());
            varying += items.isEmpty() ? "" : " + " + items;
        } else {
            varying = items;
        }
    }

    @Override
    public void visit(Leaf.Text leaf) {
        add(
                "Octets",
                switch (leaf.type().kind()) {
                    case UTF8, OID_IRI, RELATIVE_OID_IRI -> model.lengthClass(out) + ".octetsOfUtf8(" + value + ')';
                    case BMP -> "2 * " + value + ".length()";
                    case UNIVERSAL -> "4 * " + terms.length(leaf.type(), value);
                    default -> value + ".length()";
                });
    }

    @Override
    public void visit(Leaf.Time leaf) {
        add("Time", value + ", " + LeafTerms.timeType(leaf.type(), out));
    }

    @Override
    public void visit(Leaf.Real leaf) {
        if (leaf.width() > 0) {
            fixed += leaf.width();
        } else {
            add("Octets", out.runtime(RealContents.class) + ".of(" + value + ").length");
        }
    }

    @Override
    public void visit(Leaf.Lookup leaf) {
        throw elsewhere(leaf);
    }
}
