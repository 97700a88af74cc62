package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/** The expression that reads a value which has no codec class. */
final class LeafRead extends LeafPrinter {
    private final CodecModel model;
    private final String in;
    private final String path;
    /** True within an extension root: a number above it, for which there would be bits, has another form. */
    private final boolean isRoot;

    /** Where the number begins that comes next; the names of the runtime's methods say so. */
    private String layout = "";
    /** The number of items, unless it is read together with them. */
    private String count = "";

    private String expression = "";

    LeafRead(CodecModel model, SourceWriter out, String in, String path) {
        this(model, out, in, path, false);
    }

    private LeafRead(CodecModel model, SourceWriter out, String in, String path, boolean isRoot) {
        super(model, out);
        this.model = model;
        this.in = in;
        this.path = path;
        this.isRoot = isRoot;
    }

    /** The expression for a value of a type; named bits are in their canonical length. */
    String read(Type type, List<Statement> statements) {
        String value = read(statements);
        return type instanceof BitStringType bits
                        && !bits.namedBits().isEmpty()
                        && !model.countsZeros()
                        && !bits.size().isFixed()
                ? (value.contains("?") ? '(' + value + ')' : value) + ".named(" + LeafTerms.least(bits) + ')'
                : value;
    }

    /**
     * Has the number of items or octets join the fields before, if it is one.
     *
     * @param variable for the value
     * @return the statements for what is left
     */
    List<Statement> join(
            List<Statement> statements, FieldReader fields, LocalNames names, String variable, String valuePath) {
        if (!(statements.get(0) instanceof Statement.Fields first)) {
            return statements;
        }
        boolean isOctets = first.bits().get(0).value() instanceof Field.OctetCount;
        boolean isItems = first.bits().stream().anyMatch(bits -> bits.value() instanceof Field.Items);
        if (!isOctets && !(isItems && (isMeasured(statements) || !fields.isEmpty()))) {
            return statements;
        }
        count = names.fresh(variable + (isOctets ? "Octets" : "Length"));
        List<Statement> left = new ArrayList<>(statements.subList(1, statements.size()));
        for (Bits<Field> bits : first.bits()) {
            if (bits.value() instanceof Field.InOctets) {
                left.add(new Statement.Fields(List.of(bits), first.first()));
            } else {
                fields.add(bits, valuePath, count);
            }
        }
        return left;
    }

    /** True if the number of bits comes before a string in octets: there is no method for that number alone. */
    private static boolean isMeasured(List<Statement> statements) {
        return statements.get(statements.size() - 1) instanceof Leaf.BitString leaf && leaf.measured();
    }

    private String read(List<Statement> statements) {
        print(statements);
        return expression;
    }

    @Override
    void extended(Statement.Extended statement) {
        String root = new LeafRead(model, out, in, path, true).read(statement.within());
        expression = isField(statement)
                ? root
                : in + ".readBit() ? " + new LeafRead(model, out, in, path).read(statement.beyond()) + " : " + root;
    }

    @Override
    void field(Bits<Field> bits, List<Bits<Field>> run) {
        boolean isBetween = bits.kind() == Bits.Kind.CONSTANT && bits != run.get(run.size() - 1);
        if (bits.kind() == Bits.Kind.ALIGNMENT || isBetween) {
            align();
        } else if (bits.value() instanceof Field.Number number) {
            number(number, bits.width());
        } else if (bits.value() instanceof Field.OctetCount number) {
            String range = ".readCountedRange(" + number.allowed().lower().orElseThrow() + "L, "
                    + number.allowed().upper().orElseThrow() + "L, " + bits.width() + ')';
            expression = cast(number.type()) + in + range;
        } else if (bits.value() instanceof Field.InOctets number && !count.isEmpty()) {
            expression = cast(number.type()) + in + ".readOctetsRange("
                    + number.allowed().lower().orElseThrow() + "L, "
                    + number.allowed().upper().orElseThrow() + "L, " + usual(bits.width() / Byte.SIZE) + ')';
        } else if (bits.value() instanceof Field.Items items) {
            count = in + ".read" + layout + "Count(" + items.allowed().lower().orElseThrow() + ", "
                    + items.allowed().upper().orElseThrow() + ", " + bits.width() + ')';
        } else if (bits.value() instanceof Field.Flags) {
            count("" + bits.width());
            expression = in + ".read" + (isPadded(run) ? "Padded" : "") + "Bits(" + count + ')';
        } else if (bits.value() instanceof Field.Octets) {
            count("" + bits.width() / Byte.SIZE);
            expression = octets();
        }
    }

    /** The number of octets, so that a JIT compiler knows the usual ones; see the writer's. */
    private String usual(int most) {
        return count + " == " + most + " ? " + most + " : " + count + " == " + (most - 1) + " ? " + (most - 1) + " : "
                + count;
    }

    private void align() {
        if (count.isEmpty()) {
            layout = "Aligned";
        } else {
            count = in + ".alignItems(" + count + ')';
        }
    }

    // Numbers

    private static String cast(IntegerType type) {
        return JavaModel.whole(type) == Whole.INT ? "(int) " : "";
    }

    private void number(Field.Number number, int width) {
        String range = layout + (isRoot ? "Extensible(" : "Range(") + number.base() + "L, "
                + number.allowed().upper().orElseThrow() + "L, " + width + ')';
        expression = cast(number.type()) + in + ".read" + (isSigned(number) ? "Signed(" + width + ')' : range);
    }

    @Override
    public void visit(Leaf.Whole leaf) {
        boolean isSigned = leaf.lower().isEmpty();
        if (leaf.lengths() == Lengths.GROUPS) {
            String bounds = "";
            if (JavaModel.whole(leaf.type()) != Whole.BIG) {
                bounds = (isSigned ? leaf.allowed().lower().orElseThrow() + "L, " : "")
                        + leaf.allowed().upper().orElseThrow() + "L, \"" + path + '"';
            }
            expression = cast(leaf.type()) + in + (isSigned ? ".readInteger(" : ".readUnsigned(") + bounds + ')';
        } else if (isSigned) {
            boolean isBig = JavaModel.whole(leaf.type()) == Whole.BIG;
            expression = in + (isBig ? ".readUnconstrained()" : ".readUnconstrainedLong()");
        } else {
            BigInteger least = leaf.lower().get();
            expression = in + ".readSemiConstrained()" + (least.signum() == 0 ? "" : ".add(" + terms.big(least) + ')');
        }
    }

    /** What a big number exceeds its lower bound by may have few bits. */
    @Override
    public void visit(Leaf.Wide leaf) {
        String field = in + ".read" + (leaf.count() > 0 ? "Counted" : layout) + "Big("
                + Math.max(leaf.width(), leaf.count()) + ')';
        if (leaf.count() == 0 && layout.isEmpty() && leaf.width() <= BitReader.WORD_BITS) {
            field = out.use("java.math.BigInteger") + ".valueOf(" + in + ".read(" + leaf.width() + "))";
        }
        String most = isRoot ? terms.big(leaf.type().root().upper().orElseThrow()) : "";
        String number = terms.big(leaf.lower()) + ".add(" + field + ')';
        expression = isRoot ? in + ".requireAtMost(" + most + ", " + number + ')' : number;
    }

    @Override
    public void visit(Leaf.Real leaf) {
        String method = leaf.lengths() == Lengths.GROUPS ? ".readFloat()" : ".readReal()";
        expression = in + (leaf.width() > 0 ? ".readFloat(" + leaf.width() + ')' : method);
    }

    @Override
    public void visit(Leaf.Time leaf) {
        expression = in + ".readTime(" + LeafTerms.timeType(leaf.type(), out) + ')';
    }

    // Strings

    private void count(Count known) {
        if (known.form() instanceof Count.Fixed fixed) {
            count("" + fixed.count());
        }
        if (known.aligned()) {
            align();
        }
    }

    /** The number of items of one size, before which bits may have been aligned. */
    private void count(String known) {
        count = known;
        if (!layout.isEmpty()) {
            align();
        }
    }

    /** The elements are read elsewhere, this is their number within an extension root. */
    @Override
    void repeat(Statement.Repeat statement) {
        Count.Form form = statement.count().form();
        if (form instanceof Count.Either either) {
            print(either.fields());
            form = either.within();
        }
        if (form instanceof Count.Fixed fixed) {
            expression = "" + fixed.count();
        } else {
            expression = form instanceof Count.AsNumber ? in + ".readQuantity()" : count;
        }
    }

    private String octets() {
        return out.runtime(OctetString.class) + ".wrap(" + in + ".readOctets(" + count + "))";
    }

    @Override
    public void visit(Leaf.BitString leaf) {
        count(leaf.count());
        String padding = leaf.padded() && !count.isEmpty() ? "Padded" : "";
        if (leaf.count().form() instanceof Count.AsNumber) {
            count = "(int) " + in + ".readUnsigned(" + Integer.MAX_VALUE + "L, \"\")";
        }
        expression = in + (leaf.measured() ? ".readBinary(" : ".read" + padding + "Bits(") + count + ')';
    }

    @Override
    public void visit(Leaf.Octets leaf) {
        if (leaf.type() instanceof ObjectIdentifierType identifier) {
            expression = in + (identifier.relative() ? ".readRelativeOid()" : ".readObjectIdentifier()");
        } else if (leaf.count().form() instanceof Count.AsNumber) {
            expression = in + ".readBinary()";
        } else {
            count(leaf.count());
            expression = octets();
        }
    }

    @Override
    public void visit(Leaf.Characters leaf) {
        count(leaf.count());
        expression = in + ".readCharacters(" + (count.isEmpty() ? "" : count + ", ")
                + terms.table(leaf.type(), leaf.code()) + ')';
    }

    @Override
    public void visit(Leaf.Text leaf) {
        expression = in + ".read" + LeafTerms.charset(leaf.type()) + "()";
    }

    @Override
    public void visit(Leaf.Lookup leaf) {
        String what = leaf.type() instanceof ObjectIdentifierType identifier
                ? identifier.relative() ? "RelativeOid" : "ObjectIdentifier"
                : ((CharacterStringType) leaf.type()).kind().isUtf8() ? "Utf8String" : "String";
        expression = in + ".read" + what + '(' + terms.tableName(leaf.part()) + ')';
    }
}
