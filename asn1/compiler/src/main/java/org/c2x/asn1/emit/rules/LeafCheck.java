package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** The statements that check what reading a value has not. */
final class LeafCheck extends LeafPrinter {
    private final LocalNames names;
    private final String variable;
    private final String in;
    private final String path;

    LeafCheck(CodecModel model, SourceWriter out, LocalNames names, String variable, String in, String path) {
        super(model, out);
        this.names = names;
        this.variable = variable;
        this.in = in;
        this.path = path;
    }

    /** Values beyond an extension root are as good. */
    @Override
    void extended(Statement.Extended statement) {}

    // Numbers

    @Override
    void field(Bits<Field> bits, List<Bits<Field>> run) {
        if (bits.value() instanceof Field.Number number) {
            number(number.type(), number.allowed(), Optional.of(number.base()), !isSigned(number));
        } else if (bits.value() instanceof Field.OctetCount count) {
            number(count.type(), count.allowed(), count.allowed().lower(), true);
        }
    }

    @Override
    public void visit(Leaf.Whole leaf) {
        boolean isBig = JavaModel.whole(leaf.type()) == Whole.BIG;
        Optional<BigInteger> least = isBig ? leaf.lower() : leaf.lower().or(leaf.allowed()::lower);
        number(leaf.type(), leaf.allowed(), least, !isBig);
    }

    @Override
    public void visit(Leaf.Wide leaf) {
        number(leaf.type(), leaf.type().root(), Optional.of(leaf.lower()), false);
    }

    /**
     * Checks a number.
     *
     * @param least      reading gives none below, if it is known
     * @param isMostRead true if it refuses what is above all that are allowed
     */
    private void number(IntegerType type, IntegerSet allowed, Optional<BigInteger> least, boolean isMostRead) {
        refuse(violation(type, allowed, least, isMostRead), allowed.toString(), variable);
    }

    private String violation(IntegerType type, IntegerSet allowed, Optional<BigInteger> least, boolean isMostRead) {
        if (allowed.isContiguous()) {
            boolean isLeastRead = allowed.lower().isEmpty() || allowed.lower().equals(least);
            if (isLeastRead && (isMostRead || allowed.upper().isEmpty())) {
                return "";
            }
            if (isLeastRead && JavaModel.whole(type) == Whole.BIG) {
                return variable + ".compareTo(" + terms.big(allowed.upper().orElseThrow()) + ") > 0";
            }
            if (isMostRead) {
                return variable + " < " + allowed.lower().orElseThrow() + 'L';
            }
        }
        return "!(" + terms.isWithin(type, variable, allowed) + ')';
    }

    // Strings

    @Override
    public void visit(Leaf.BitString leaf) {
        size(leaf.type(), leaf.count());
    }

    @Override
    public void visit(Leaf.Octets leaf) {
        size(leaf.type(), leaf.count());
    }

    @Override
    public void visit(Leaf.Characters leaf) {
        size(leaf.type(), leaf.count());
    }

    @Override
    public void visit(Leaf.Text leaf) {
        size(leaf.type(), leaf.characters());
        alphabet(leaf.type(), leaf.type().kind().isKnownMultiplier());
    }

    @Override
    public void visit(Leaf.Lookup leaf) {
        if (leaf.type() instanceof CharacterStringType type) {
            size(type, Sizes.of(type).root(), false);
            alphabet(type, !type.kind().isUtf8());
        }
    }

    private void size(Type type, Count count) {
        boolean isRangeRead = count.form() instanceof Count.InField || count.form() instanceof Count.Fixed;
        size(type, count.allowed(), isRangeRead);
    }

    private void size(Type type, IntegerSet allowed, boolean isRangeRead) {
        String length = terms.length(type, variable);
        if (LeafTerms.isCounted(type)
                && !Lengths.violation(length, allowed, isRangeRead).isEmpty()) {
            String local = names.fresh(variable + "Length");
            out.line("int " + local + " = " + length + ";");
            length = local;
        }
        refuse(Lengths.violation(length, allowed, isRangeRead), "size " + allowed, length);
    }

    private void refuse(String violation, String expected, String found) {
        if (!violation.isEmpty()) {
            out.line("if (" + violation + ") {")
                    .line("throw " + in + ".error(" + in + ".position(), \"" + path + "\", \"expected " + expected
                            + ", found \" + " + found + ");")
                    .line("}");
        }
    }

    private void alphabet(CharacterStringType type, boolean isLimited) {
        if (isLimited || !type.alphabet().equals(type.kind().alphabet())) {
            out.line("if (!" + CharacterTables.expression(type, out) + ".allows(" + variable + ")) {")
                    .line("throw " + in + ".error(" + in + ".position(), \"\", "
                            + "\"expected characters of the permitted alphabet\");")
                    .line("}");
        }
    }

    // Nothing to check

    @Override
    public void visit(Leaf.Real leaf) {}

    @Override
    public void visit(Leaf.Time leaf) {}
}
