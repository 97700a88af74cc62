package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** Prints what a program does with fields and numbers that are written. */
abstract class WriteFields extends WriteWords {

    WriteFields(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body);
    }

    // Fields

    @Override
    final String number(Field.InOctets field) {
        return number(field.type(), field.allowed(), field.place());
    }

    @Override
    final String bits(Field field, int width) {
        if (field instanceof Field.Number number) {
            return bits(number, width);
        }
        if (field instanceof Field.Truth truth) {
            String own = at(truth.place()).value();
            return width == 1 ? own : '(' + own + " ? " + ((1L << width) - 1) + "u : 0u)";
        }
        if (field instanceof Field.Presence presence) {
            return bits(presence);
        }
        if (field instanceof Field.Enumeral enumeral) {
            String position = told(Told.NUMBER, enumeral.place()).orElseGet(() -> position(enumeral));
            return enumeral.first() == 0 ? position : '(' + position + " + " + enumeral.first() + "u)";
        }
        if (field instanceof Field.Flags flags) {
            CPlace own = at(flags.place());
            Literals.refuseBeyond(
                    body,
                    (Shape.FixedBits) model.shape(flags.place().type()),
                    own,
                    flags.place().path());
            return own.value();
        }
        if (field instanceof Field.Octets octets) {
            return "c2x_load_octets(" + at(octets.place()).member("octets").value() + ", " + width / Byte.SIZE + ')';
        }
        if (field instanceof Field.Items items) {
            String count = count(items.place());
            refuseOther(count, items.allowed(), items.place());
            return items.lower().signum() == 0 ? count : '(' + count + " - " + Literals.unsigned(items.lower()) + ')';
        }
        if (field instanceof Field.OctetCount octets) {
            String number = number(octets.type(), octets.allowed(), octets.place());
            String count = body.fresh(number + "_octets");
            body.line("const unsigned " + count + " = c2x_count_octets(" + number + ", " + octets.most() + ");");
            return '(' + tell(Told.COUNT, octets.place(), count) + " - 1)";
        }
        if (field instanceof Field.Event event) {
            return first(event);
        }
        long bits = ((Field.Constant) field).bits();
        return bits == 0 ? "" : Literals.unsigned(BigInteger.valueOf(bits));
    }

    private String bits(Field.Presence presence) {
        String isCoded = presence.of().stream().map(this::isCoded).collect(Collectors.joining(" || "));
        if (presence.extension()) {
            String extended = tell(presence, body.fresh("extended"));
            body.line("const bool " + extended + " = " + isCoded + ";");
            return extended;
        }
        Place.Member place = presence.of().get(0);
        if (presence.of().size() > 1) {
            return '(' + isCoded + ')';
        }
        return tell(Told.PRESENCE, place, isOptional(place) ? isCoded : coded(place, isCoded));
    }

    private String coded(Place.Member place, String isCoded) {
        String local = body.freshFor(place.component().name(), "coded");
        body.line("const bool " + local + " = " + isCoded + ";");
        return local;
    }

    /** The condition that a component is coded. */
    final String isCoded(Place.Member place) {
        return members(place).isCoded(place.component());
    }

    private String bits(Field.Number field, int width) {
        Shape.Number shape = CModel.number(field.type());
        IntegerSet allowed = field.allowed();
        boolean isBase = field.base().equals(allowed.lower().orElseThrow());
        if (!isBase && coversAll(shape, allowed) || field.base().signum() == 0 && coversAll(shape, allowed)) {
            return modulo(field.place(), shape, width);
        }
        String local = number(field.type(), allowed, field.place());
        return isBase ? local : modulo(field.place(), shape, width);
    }

    /** Prints the check of a number with two bounds; returns the variable of what it exceeds the lower one by. */
    private String number(IntegerType type, IntegerSet allowed, Place place) {
        return told(Told.NUMBER, place).orElseGet(() -> {
            Shape.Number shape = CModel.number(type);
            String local = less(place, shape, allowed.lower().orElseThrow());
            if (!coversAll(shape, allowed)) {
                refuse(Literals.outside(local, allowed, isWide(shape)), "OUT_OF_RANGE", place);
            }
            return tell(Told.NUMBER, place, local);
        });
    }

    private static boolean isWide(Shape.Number shape) {
        return shape.bits() > Integer.SIZE;
    }

    private String less(Place place, Shape.Number shape, BigInteger lower) {
        String type = isWide(shape) ? "uint64_t" : "uint32_t";
        String local = body.freshFor(place.path(), "number");
        body.line("const " + type + ' ' + local + " = "
                + Literals.minus('(' + type + ") " + at(place).value(), lower, isWide(shape)) + ";");
        return local;
    }

    /** A number modulo two to the width, which is that of a C type where numbers are signed. */
    private String modulo(Place place, Shape.Number shape, int width) {
        String own = at(place).value();
        return shape.isSigned() ? "(uint" + width + "_t) " + own : own;
    }

    private static boolean coversAll(Shape.Number shape, IntegerSet allowed) {
        return allowed.isContiguous()
                && above(allowed).add(BigInteger.ONE).equals(BigInteger.ONE.shiftLeft(shape.bits()));
    }

    private String position(Field.Enumeral field) {
        String local = enumeral(field.place());
        String code = field.type().extensible() ? "NO_ENCODING" : "OUT_OF_RANGE";
        refuse(local + " > " + (field.count() - 1) + 'u', code, field.place());
        return local;
    }

    private String enumeral(Place place) {
        String local = body.freshFor(place.path(), "enumeral");
        body.line("const uint32_t " + local + " = (uint32_t) " + at(place).value() + ";");
        return local;
    }

    /** The event code of the first component that is there. */
    private String first(Field.Event event) {
        List<String> coded = event.of().stream().map(this::isCoded).toList();
        int last = coded.size();
        if (last == 1) {
            return "!(" + coded.get(0) + ')';
        }
        String next = tell(Told.NEXT, event.of().get(0), body.fresh("next"));
        body.line("uint32_t " + next + " = " + coded.get(0) + " ? 0");
        for (int i = 1; i < last; i++) {
            body.continuation(": " + coded.get(i) + " ? " + i);
        }
        body.continuation(": " + last + ";");
        return next;
    }

    // Numbers of items

    /** Prints the checks before the number of items; the expression for it. */
    final String count(Place place) {
        return told(Told.COUNT, place).orElseGet(() -> tell(Told.COUNT, place, newCount(place)));
    }

    private String newCount(Place place) {
        CPlace own = at(place);
        String path = place.path();
        if (place instanceof Place.Whole) {
            body.line("const uint32_t count = value->count;");
            return "count";
        }
        Type type = place.type().resolved();
        if (type instanceof BitStringType bits) {
            if (model.shape(bits) instanceof Shape.ShortBits) {
                return "(uint32_t) " + tell(Told.BITS, place, strings.encodedBits(bits, own, path)) + ".length";
            }
            return strings.encodedLength(bits, own, path);
        }
        return isUtf8(type)
                ? strings.characters(own, path)
                : own.member("length").value();
    }

    // Numbers

    @Override
    final void whole(Leaf.Whole statement) {
        Place place = statement.place();
        IntegerType type = statement.type();
        String own = at(place).value();
        boolean isGroups = statement.lengths() == Lengths.GROUPS;
        refuseOther(statement.allowed(), type, place);
        body.line(statement
                        .lower()
                        .map(lower -> (isGroups ? "c2x_put_groups" : "c2x_put_unsigned") + "(out, (uint64_t) " + own
                                + (lower.signum() == 0 ? "" : " - " + Literals.unsigned(lower)))
                        .orElse((isGroups ? "c2x_put_integer" : "c2x_put_signed") + "(out, " + own)
                + ");");
    }

    @Override
    public final void visit(Statement.Extended statement) {
        body.line("if (" + within(statement) + ") {");
        way(statement.within());
        body.line("} else {");
        way(statement.beyond());
        body.line("}");
    }

    private String within(Statement.Extended statement) {
        Place place = statement.place();
        IntegerSet root = statement.root();
        switch (statement.of()) {
            case NUMBER -> {
                IntegerType type = (IntegerType) place.type().resolved();
                if (model.isLong(type)) {
                    return longNumber(type, place).isWithin(root);
                }
                BigInteger lower = root.lower().orElseThrow();
                String local = tell(Told.NUMBER, place, less(place, CModel.number(type), lower));
                return local + " <= " + Literals.unsigned(above(root));
            }
            case ENUMERAL -> {
                String local = tell(Told.NUMBER, place, enumeral(place));
                return local + " <= " + root.upper().orElseThrow() + 'u';
            }
            default -> {
                String allowed = Literals.allowsLength(count(place), root);
                return allowed.isEmpty() ? "true" : allowed;
            }
        }
    }

    @Override
    public final void visit(Leaf.Added statement) {
        int root = statement.type().root().size();
        int all = root + statement.type().additions().size();
        String local = told(Told.NUMBER, statement.place()).orElseThrow();
        refuse(local + " >= " + all + 'u', "NO_ENCODING", statement.place());
        body.line(function("put_small") + "(out, " + local + " - " + root + "u);");
    }

    @Override
    public final void visit(Leaf.Numbered statement) {
        NumberedEnumerals enumerals = numbered(statement);
        body.line(function("put_enumeral") + "(out, " + enumerals.number(enumerals.position()) + ");");
    }

    @Override
    public final void visit(Leaf.Real statement) {
        if (statement.lengths() == Lengths.GROUPS) {
            refuse("NOT_SUPPORTED", statement.place());
            return;
        }
        boolean isSingle = statement.width() == Float.SIZE;
        String own = at(statement.place()).value();
        if (isSingle) {
            refuse("!c2x_is_single(" + own + ')', "OUT_OF_RANGE", statement.place());
        }
        String name = statement.width() == 0 ? "real" : isSingle ? "single" : "double";
        body.line("c2x_put_" + name + "(out, " + own + ");");
    }
}
