package org.c2x.asn1.emit.rust;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Operation;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Program;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;

/** Prints what a program does with fields and numbers that are read. */
abstract class ReadFields extends CodecBody {

    ReadFields(RustModel model, Alphabets alphabets, IndentedText out, Program program) {
        super(model, alphabets, out, program);
    }

    @Override
    final String refusal(String kind, Place place) {
        return "r.refuse_here(Kind::" + kind + ", " + path(place) + ')';
    }

    private String refusalAt(String at, Place place) {
        return "r.refuse(Kind::OutOfRange, " + at + ", " + path(place) + ')';
    }

    private void refuseAt(String condition, String at, Place place) {
        refuse(condition, refusalAt(at, place));
    }

    @Override
    final String store() {
        return "r.store";
    }

    // Fields

    @Override
    public final void visit(Statement.Fields statement) {
        String at = "";
        String word = "";
        for (Operation<Field> operation : Words.read(statement.bits(), statement.first())) {
            if (operation instanceof Operation.Claim<Field> claim) {
                at = fresh("at");
                out.line("let " + at + " = r.claim(" + claim.width() + ", " + path(first(claim.bits())) + ")?;");
            } else if (operation instanceof Operation.Load<Field> load) {
                word = fresh("word");
                out.line("let " + word + " = r." + (load.inner() ? "inner_word(" : "word(") + plus(at, load.offset())
                        + ");");
            } else if (operation instanceof Operation.Take<Field> take) {
                int width = take.field().width();
                field(take.field(), width == 0 ? "0" : bits(word, take.first(), width), plus(at, take.offset()));
            } else if (operation instanceof Operation.TakeLong<Field> take) {
                String from = plus(at, take.offset());
                field(take.field(), "r.long(" + from + ", " + take.field().width() + ')', from);
            }
        }
    }

    private static Place first(List<Bits<Field>> bits) {
        return bits.stream()
                .filter(each -> each.kind() == Bits.Kind.FIELD)
                .map(each -> each.value().place())
                .findFirst()
                .orElse(Place.VALUE);
    }

    private static String plus(String at, int offset) {
        return offset == 0 ? at : at + " + " + offset;
    }

    private static String bits(String word, int first, int width) {
        int shift = Long.SIZE - first - width;
        String shifted = shift == 0 ? word : "(" + word + " >> " + shift + ')';
        return first == 0 ? shifted : '(' + shifted + " & " + mask(width) + ')';
    }

    private void field(Bits<Field> taken, String bits, String at) {
        Field field = taken.value();
        if (field instanceof Field.Number number) {
            number(number, taken.width(), bits, at);
        } else if (field instanceof Field.Truth truth) {
            assign(truth.place(), bits + " != 0");
        } else if (field instanceof Field.Presence presence) {
            out.line("let " + declareFlag(presence) + " = " + bits + " != 0;");
        } else if (field instanceof Field.Enumeral enumeral) {
            enumeral(enumeral, bits, at);
        } else if (field instanceof Field.Flags flags) {
            int width = ((Shape.FixedBits) model.shape(flags.place().type()))
                    .number()
                    .bits();
            assign(flags.place(), width == Long.SIZE ? plain(bits) : bits + " as u" + width);
        } else if (field instanceof Field.Octets octets) {
            assign(octets.place(), "octets(" + plain(bits) + ')');
        } else if (field instanceof Field.Items items) {
            String count = tell(Told.COUNT, items.place(), fresh("count"));
            BigInteger lower = items.lower();
            let(count, bits + " as usize" + (lower.signum() == 0 ? "" : " + " + lower));
            isOther(count, items.allowed()).ifPresent(other -> refuseAt(other, at, items.place()));
        } else if (field instanceof Field.Beyond beyond) {
            let(tell(Told.BEYOND, beyond.place(), fresh("beyond")), bits + " != 0");
        } else if (field instanceof Field.Index) {
            out.line("let index = " + plain(bits) + (taken.width() == 0 ? "u64;" : ";"));
        }
    }

    /** The number with the lower bound added, in its own type. */
    private static String number(String local, BigInteger lower, Shape.Number shape) {
        String sum = lower.signum() == 0 ? local : local + ".wrapping_add(" + RustModel.hexadecimal(lower) + ')';
        return shape.bits() == Long.SIZE && !shape.isSigned() ? sum : sum + " as " + RustModel.number(shape);
    }

    private void number(Field.Number field, int width, String bits, String at) {
        Shape.Number shape = StructModel.number(field.type());
        IntegerSet root = field.allowed();
        BigInteger lower = root.lower().orElseThrow();
        BigInteger above = lower.subtract(field.base());
        boolean checks = Field.exceeds(width, root);
        if (!checks && above.signum() == 0) {
            assign(field.place(), number(bits, lower, shape));
            return;
        }
        String local = freshFor(field.place(), "number");
        String less = above.signum() == 0
                ? plain(bits)
                : bits + ".wrapping_sub(" + RustModel.hexadecimal(above) + ')'
                        + (width == Long.SIZE ? "" : " & " + mask(width));
        out.line("let " + local + (width == 0 ? ": u64" : "") + " = " + less + ';');
        if (checks) {
            refuseAt(outside(local, root), at, field.place());
        }
        assign(field.place(), number(local, lower, shape));
    }

    private void enumeral(Field.Enumeral field, String bits, String at) {
        if (field.count() == 1) {
            assign(field.place(), model.empty(field.type()));
            return;
        }
        String local = freshFor(field.place(), "enumeral");
        String known = bits;
        if (field.count() < model.variants(field.type()).size()) {
            String position = fresh("position");
            let(position, plain(bits));
            refuseAt(position + " > " + (field.count() - 1), at, field.place());
            known = position;
        }
        letSome(local, model.name(field.type()) + "::at(" + plain(known) + ')', refusalAt(at, field.place()));
        assign(field.place(), local);
    }

    // Numbers

    @Override
    public final void visit(Leaf.Whole statement) {
        Place place = statement.place();
        if (model.isWide(statement.type())) {
            assign(
                    place,
                    "r.wide_after_length(" + lower(statement.type(), statement.lower()) + ", "
                            + end(statement.lengths(), place));
            requireWithin(statement.type(), statement.allowed(), place);
            return;
        }
        Shape.Number shape = StructModel.number(statement.type());
        String local = freshFor(place, "number");
        String end = '(' + end(statement.lengths(), place);
        String read = statement
                .lower()
                .map(lower -> "i128::from(r.unsigned" + end + ")"
                        + (lower.signum() == 0 ? "" : " + " + lower).replace("+ -", "- "))
                .orElse("i128::from(r.signed" + end + ')');
        let(local, read);
        IntegerSet allowed = statement.allowed().intersection(IntegerSet.range(shape.least(), shape.most()));
        BigInteger beyond = BigInteger.ONE.shiftLeft(100);
        Conditions.pattern(allowed, beyond.negate(), beyond)
                .ifPresent(some -> refuse("!matches!(" + local + ", " + some + ')', "OutOfRange", place));
        assign(place, local + " as " + RustModel.number(shape));
    }

    @Override
    public final void visit(Leaf.Wide statement) {
        Place place = statement.place();
        assign(
                place,
                "r.wide(" + statement.width() + ", " + lower(statement.type(), Optional.of(statement.lower())) + ", "
                        + path(place) + ")?");
        requireWithin(statement.type(), statement.allowed(), place);
    }

    @Override
    public final void visit(Statement.Extended statement) {
        out.line("if " + told(Told.BEYOND, statement.place()).orElseThrow() + " {");
        way(statement.beyond());
        out.line("} else {");
        way(statement.within());
        out.line("}");
    }

    @Override
    public final void visit(Leaf.Added statement) {
        EnumeratedType type = statement.type();
        String name = model.name(type);
        int root = type.root().size();
        String local = freshFor(statement.place(), "position");
        out.line("let " + local + " = u64::from(r.small(" + path(statement.place()) + ")?);");
        assign(statement.place(), name + "::at(" + local + " + " + root + ").unwrap_or(" + name + "::Unknown)");
    }

    @Override
    public final void visit(Leaf.Numbered statement) {
        EnumeratedType type = statement.type();
        String name = model.name(type);
        String local = freshFor(statement.place(), "enumeral");
        out.line("let " + local + " = match r.enumeral(" + path(statement.place()) + ")? {");
        int i = 0;
        for (String variant : model.variants(type).values()) {
            out.line(statement.numbers().get(i++) + " => " + name + "::" + variant + ',');
        }
        out.line("_ => "
                        + (type.extensible()
                                ? name + "::Unknown"
                                : "return " + refusal("OutOfRange", statement.place()))
                        + ',')
                .line("};");
        assign(statement.place(), local);
    }
}
