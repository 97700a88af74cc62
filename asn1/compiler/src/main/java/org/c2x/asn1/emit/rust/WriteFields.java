package org.c2x.asn1.emit.rust;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.Value;

/** Prints what a program does with fields and numbers that are written. */
abstract class WriteFields extends CodecBody {

    WriteFields(RustModel model, Alphabets alphabets, IndentedText out, Program program) {
        super(model, alphabets, out, program);
    }

    @Override
    final String refusal(String kind, Place place) {
        return "w.refuse(Kind::" + kind + ", " + path(place) + ')';
    }

    @Override
    final String store() {
        return "w.store";
    }

    // Fields

    @Override
    public final void visit(Statement.Fields statement) {
        List<Bits<String>> printed = new ArrayList<>();
        for (Bits<Field> each : statement.bits()) {
            printed.add(new Bits<>(each.kind(), each.width(), field(each.value(), each.width())));
        }
        for (Operation.Put<String> word : Words.written(printed, Long.SIZE, 1)) {
            put(word);
        }
    }

    private void put(Operation.Put<String> word) {
        int shift = Words.width(word.word());
        int width = shift;
        List<String> parts = new ArrayList<>();
        for (Bits<String> each : word.word()) {
            shift -= each.width();
            if (!each.value().equals("0")) {
                parts.add(shift == 0 ? each.value() : '(' + each.value() + " << " + shift + ')');
            }
        }
        String all = parts.isEmpty() ? "0" : plain(String.join(" | ", parts));
        if (all.length() < 70) {
            out.line("w.put(" + all + ", " + width + ");");
        } else {
            out.line("w.put(");
            for (int i = 0; i < parts.size(); i++) {
                out.line((i == 0 ? "    " : "        | ")
                        + (parts.size() == 1 ? all : parts.get(i))
                        + (i == parts.size() - 1 ? "," : ""));
            }
            out.line("    " + width + ',').line(");");
        }
    }

    /** Prints the check of a field; the expression for its bits. */
    private String field(Field field, int width) {
        if (field instanceof Field.Number number) {
            return number(number, width);
        }
        if (field instanceof Field.Truth truth) {
            String bit = "u64::from(" + expression(truth.place()) + ')';
            return width == 1 ? bit : '(' + bit + " * " + mask(width) + ')';
        }
        if (field instanceof Field.Presence presence) {
            String flag = declareFlag(presence);
            let(flag, presence.of().stream().map(this::isCoded).collect(Collectors.joining(" || ")));
            return "u64::from(" + flag + ')';
        }
        if (field instanceof Field.Enumeral enumeral) {
            String local = freshFor(enumeral.place(), "position");
            out.line("let " + local + " = " + expression(enumeral.place()) + " as u64;");
            if (enumeral.type().extensible()) {
                refuse(local + " > " + (enumeral.count() - 1), "NoEncoding", enumeral.place());
            }
            return enumeral.first() == 0 ? local : '(' + local + " + " + enumeral.first() + ')';
        }
        if (field instanceof Field.Flags flags) {
            String own = expression(flags.place());
            int bits = ((Shape.FixedBits) model.shape(flags.place().type()))
                    .number()
                    .bits();
            if (width < bits) {
                refuse(own + " >> " + width + " != 0", "OutOfRange", flags.place());
            }
            return wide(own, new Shape.Number(bits, false));
        }
        if (field instanceof Field.Octets octets) {
            return "number(" + reference(octets.place(), "&") + ')';
        }
        if (field instanceof Field.Items items) {
            String count = length(items.place());
            isOther(count, items.allowed()).ifPresent(other -> refuse(other, "OutOfRange", items.place()));
            return '(' + count + " as u64" + (items.lower().signum() == 0 ? ")" : " - " + items.lower() + ')');
        }
        return RustModel.hexadecimal(BigInteger.valueOf(((Field.Constant) field).bits()))
                .replaceFirst("^0x0$", "0");
    }

    private String isCoded(Place.Member place) {
        Component component = place.component();
        if (RustModel.isOptional(place.owner(), component)) {
            return expression(place) + ".is_some()";
        }
        Value value = component.defaultValue().orElseThrow();
        return value instanceof BooleanValue truth
                ? (truth.value() ? "!" : "") + expression(place)
                : expression(place) + " != " + model.literal(component.type(), value);
    }

    /** A number in 64 bits, modulo two to their number. */
    private static String wide(String number, Shape.Number shape) {
        return shape.bits() == Long.SIZE && !shape.isSigned() ? number : '(' + number + " as u64)";
    }

    private static String less(String wide, BigInteger lower) {
        return lower.signum() == 0 ? wide : wide + ".wrapping_sub(" + RustModel.hexadecimal(lower) + ')';
    }

    private String number(Field.Number field, int width) {
        Shape.Number shape = StructModel.number(field.type());
        IntegerSet root = field.allowed();
        BigInteger lower = root.lower().orElseThrow();
        String wide = wide(expression(field.place()), shape);
        boolean isBase = field.base().equals(lower);
        boolean coversAll =
                Conditions.pattern(root, shape.least(), shape.most()).isEmpty();
        if (!isBase && coversAll) {
            return masked(wide, width, shape);
        }
        String local = freshFor(field.place(), "number");
        let(local, less(wide, lower));
        if (!coversAll) {
            refuse(outside(local, root), "OutOfRange", field.place());
        }
        return isBase ? local : masked(wide, width, shape);
    }

    private static String masked(String wide, int width, Shape.Number shape) {
        return shape.isSigned() && width < Long.SIZE ? '(' + wide + " & " + mask(width) + ')' : wide;
    }

    // Numbers

    @Override
    public final void visit(Leaf.Whole statement) {
        Place place = statement.place();
        Shape.Number shape = StructModel.number(statement.type());
        String own = expression(place);
        requireWithin(statement.type(), statement.allowed(), place);
        if (model.isWide(statement.type())) {
            out.line("w.wide_after_length(" + reference(place, "&") + ", " + lower(statement.type(), statement.lower())
                    + ", " + end(statement.lengths(), place) + ';');
            return;
        }
        statement
                .lower()
                .ifPresentOrElse(
                        lower -> out.line("w.unsigned(" + less(wide(own, shape), lower) + ");"),
                        () -> out.line("w.signed(" + own
                                + (shape.isSigned() && shape.bits() == Long.SIZE ? "" : " as i64") + ");"));
    }

    @Override
    public final void visit(Leaf.Wide statement) {
        requireWithin(statement.type(), statement.allowed(), statement.place());
        out.line("w.wide(" + statement.width() + ", " + reference(statement.place(), "&") + ", &"
                + model.literal(statement.type(), statement.lower()) + ");");
    }

    @Override
    public final void visit(Statement.Extended statement) {
        out.line("if " + plain(within(statement)) + " {");
        way(statement.within());
        out.line("} else {");
        way(statement.beyond());
        out.line("}");
    }

    private String within(Statement.Extended statement) {
        Place place = statement.place();
        String own = expression(place);
        IntegerSet root = statement.root();
        switch (statement.of()) {
            case NUMBER -> {
                IntegerType type = (IntegerType) place.type().resolved();
                return model.isWithin(type, own, root).orElse("true");
            }
            case ENUMERAL -> {
                return "(" + own + " as u64) < " + root.upper().orElseThrow().add(BigInteger.ONE);
            }
            default -> {
                return Conditions.pattern(root, BigInteger.ZERO, BigInteger.ONE.shiftLeft(32))
                        .map(pattern -> "matches!(" + length(place) + ", " + pattern + ')')
                        .orElse("true");
            }
        }
    }

    /** The expression for a number of items. */
    final String length(Place place) {
        Type type = place instanceof Place.Whole ? program.type() : place.type().resolved();
        if (type instanceof ListType) {
            return expression(place) + ".len()";
        }
        if (type instanceof BitStringType bits) {
            return model.shape(bits) instanceof Shape.ShortBits
                    ? encoded(bits, place) + ".length"
                    : encodedLength(bits, place);
        }
        return slice(place, type) + ".len()";
    }

    /** A short string of bits as it is written. */
    final String encoded(BitStringType type, Place place) {
        return expression(place) + (type.namedBits().isEmpty() ? "" : ".significant(" + least(type) + ")");
    }

    /** The length that a longer string of bits is written with: zeros after named bits do not count. */
    final String encodedLength(BitStringType type, Place place) {
        String own = expression(place);
        return type.namedBits().isEmpty()
                ? own + ".length"
                : "significant_bits(w.store.octets.get(" + own + ".octets), " + own + ".length).max(" + least(type)
                        + ')';
    }

    @Override
    public final void visit(Leaf.Added statement) {
        EnumeratedType type = statement.type();
        int all = model.variants(type).size();
        String local = freshFor(statement.place(), "position");
        let(local, expression(statement.place()) + " as u64");
        refuse(local + " >= " + all, "NoEncoding", statement.place());
        out.line("w.small(" + local + " - " + type.root().size() + ");");
    }

    @Override
    public final void visit(Leaf.Numbered statement) {
        String local = freshFor(statement.place(), "number");
        out.line("let " + local + " = match " + expression(statement.place()) + " {");
        int i = 0;
        for (String variant : model.variants(statement.type()).values()) {
            out.line(model.name(statement.type()) + "::" + variant + " => "
                    + statement.numbers().get(i++) + ',');
        }
        if (statement.type().extensible()) {
            out.line(model.name(statement.type()) + "::Unknown => return " + refusal("NoEncoding", statement.place())
                    + ',');
        }
        out.line("};").line("w.enumeral(" + local + ");");
    }
}
