package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Operation;
import org.c2x.asn1.program.Operation.Claim;
import org.c2x.asn1.program.Operation.Load;
import org.c2x.asn1.program.Operation.Take;
import org.c2x.asn1.program.Operation.TakeLong;
import org.c2x.asn1.program.Operation.TakeVarying;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.program.Words;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;

/** Prints what a program does with fields and numbers that are read. */
abstract class ReadFields extends ProgramBody {
    private static final BigInteger INT32_MAX = BigInteger.valueOf(Integer.MAX_VALUE);

    ReadFields(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body, Direction.READ);
    }

    // Words

    @Override
    public final void visit(Statement.Fields statement) {
        String at = "in->at";
        String word = "";
        for (Operation<Field> operation : Words.read(statement.bits(), statement.first())) {
            if (operation instanceof Claim<Field> claim) {
                at = claim(claim);
            } else if (operation instanceof Load<Field> load) {
                word = body.fresh("word");
                body.line("const uint64_t " + word + " = "
                        + (load.inner() ? inner(at, load.offset()) : "c2x_word(in, " + plus(at, load.offset()) + ')')
                        + ";");
            } else if (operation instanceof Take<Field> take) {
                int width = take.field().width();
                String bits = width == 0 ? "0" : bits(word, take.first(), width);
                field(take.field().value(), width, bits, plus(at, take.offset()));
            } else if (operation instanceof TakeLong<Field> take) {
                String from = plus(at, take.offset());
                int width = take.field().width();
                field(take.field().value(), width, "c2x_long(in, " + from + ", " + width + ')', from);
            } else if (operation instanceof TakeVarying<Field> take) {
                octets((Field.InOctets) take.field().value());
            } else {
                body.line("c2x_align_reader(in);");
                at = "in->at";
            }
        }
    }

    /** Returns the position of the first bit. */
    private String claim(Claim<Field> claim) {
        String at = "in->at";
        if (claim.bits().stream().anyMatch(bits -> bits.kind() == Bits.Kind.FIELD)) {
            at = body.fresh("at");
            body.line("const size_t " + at + " = in->at;");
        }
        body.call("c2x_claim(in, " + claim.width()
                + end(claim.bits().get(0).value().place()));
        return at;
    }

    private static String inner(String at, int offset) {
        return offset % Byte.SIZE == 0
                ? "c2x_inner_word(in, " + at + ", " + offset / Byte.SIZE + ')'
                : "c2x_inner_word(in, " + plus(at, offset) + ", 0)";
    }

    private static String plus(String at, int offset) {
        return offset == 0 ? at : at + " + " + offset;
    }

    private static String bits(String word, int first, int width) {
        String shifted = '(' + word + " >> " + (Long.SIZE - first - width);
        return shifted + (first == 0 ? ")" : " & " + mask(width) + ')');
    }

    private static String mask(int width) {
        String hex = "0x" + Long.toHexString((1L << width) - 1);
        return width <= Integer.SIZE ? hex : "UINT64_C(" + hex + ')';
    }

    // Fields

    /**
     * Prints what takes a field from its place.
     *
     * @param bits an expression of 64 bits, below two to the width
     * @param at   where they are
     */
    private void field(Field field, int width, String bits, String at) {
        if (field instanceof Field.Number number) {
            number(number.type(), number.allowed(), number.base(), width, number.place(), bits, at);
        } else if (field instanceof Field.Truth truth) {
            body.line(at(truth.place()).value() + " = " + bits + " != 0;");
        } else if (field instanceof Field.Presence presence) {
            presence(presence, bits);
        } else if (field instanceof Field.Enumeral enumeral) {
            enumeral(enumeral, width, bits, at);
        } else if (field instanceof Field.Flags flags) {
            body.line(at(flags.place()).value() + " = ("
                    + model.shape(flags.place().type()).cType() + ") " + bits + ";");
        } else if (field instanceof Field.Octets octets) {
            body.line("c2x_store_octets(" + at(octets.place()).member("octets").value() + ", " + bits + ", "
                    + width / Byte.SIZE + ");");
        } else if (field instanceof Field.Items items) {
            items(items, width, bits, at);
        } else if (field instanceof Field.OctetCount count) {
            String number =
                    tell(Told.NUMBER, count.place(), body.freshFor(count.place().path(), "octets"));
            String local = tell(Told.COUNT, count.place(), body.fresh(number + "_octets"));
            body.line("const unsigned " + local + " = (unsigned) " + bits + " + 1;");
        } else if (field instanceof Field.Beyond beyond) {
            flag(Told.BEYOND, beyond.place(), body.fresh("extended"), bits);
        } else if (field instanceof Field.Index index) {
            index(index, width, bits, at);
        } else if (field instanceof Field.Event event) {
            event(event, bits, at);
        }
    }

    private void flag(Told what, Place place, String local, String bits) {
        body.line("const bool " + tell(what, place, local) + " = " + bits + " != 0;");
    }

    private void presence(Field.Presence presence, String bits) {
        if (presence.extension()) {
            body.line("const bool " + tell(presence, body.fresh("extended")) + " = " + bits + " != 0;");
            return;
        }
        Place.Member place = presence.of().get(0);
        if (isOptional(place)) {
            body.line(tell(Told.PRESENCE, place, presence(place)) + " = " + bits + " != 0;");
        } else {
            flag(Told.PRESENCE, place, body.freshFor(place.component().name(), "coded"), bits);
        }
    }

    private void number(
            IntegerType type, IntegerSet allowed, BigInteger base, int width, Place place, String bits, String at) {
        Shape.Number shape = CModel.number(type);
        CPlace own = at(place);
        boolean isWide = shape.bits() > Integer.SIZE;
        BigInteger lower = allowed.lower().orElseThrow();
        boolean checks = Field.exceeds(width, allowed);
        BigInteger above = lower.subtract(base);
        if (!checks && lower.signum() == 0) {
            body.line(own.value() + " = (" + shape.cType() + ") " + bits + ";");
            return;
        }
        String local = body.freshFor(place.path(), "number");
        String field = (isWide ? "" : "(uint32_t) ") + bits;
        body.line("const " + (isWide ? "uint64_t " : "uint32_t ") + local + " = "
                + (above.signum() == 0 ? field : fromLower(field, above, width, isWide)) + ";");
        if (checks) {
            body.refuse(Literals.outside(local, allowed, isWide), "OUT_OF_RANGE", place.path(), at);
        }
        body.line(own.value() + " = " + plus(shape, local, lower, above(allowed)) + ";");
    }

    /** What a field exceeds the lower bound by, which is above the base of the field. */
    private static String fromLower(String field, BigInteger above, int width, boolean isWide) {
        String difference = Literals.minus(field, above, isWide);
        BigInteger mask = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
        boolean fills = width == (isWide ? Long.SIZE : Integer.SIZE);
        return fills ? difference : '(' + difference + ") & 0x" + mask.toString(16);
    }

    /** The number with its lower bound added, without ever leaving the range of the types. */
    private static String plus(Shape.Number shape, String local, BigInteger lower, BigInteger span) {
        if (shape.bits() > Integer.SIZE) {
            String sum = lower.signum() == 0 ? local : local + " + " + Literals.unsigned(lower);
            return shape.isSigned() ? "c2x_signed(" + sum + ')' : sum;
        }
        String cast = '(' + shape.cType() + ") ";
        if (!shape.isSigned()) {
            return cast + (lower.signum() == 0 ? local : '(' + local + " + " + Literals.unsigned32(lower) + ')');
        }
        String type = span.compareTo(INT32_MAX) <= 0 ? "(int32_t) " : "(int64_t) ";
        String sign = lower.signum() < 0 ? " - " : " + ";
        return cast + '(' + type + local + sign + Literals.signed(lower.abs()) + ')';
    }

    private void octets(Field.InOctets field) {
        Place place = field.place();
        String number = told(Told.NUMBER, place).orElseThrow();
        String count = told(Told.COUNT, place).orElseThrow();
        body.line("uint64_t " + number + ";").call("c2x_get_octets(in, &" + number + ", " + count + end(place));
        BigInteger lower = field.allowed().lower().orElseThrow();
        number(field.type(), field.allowed(), lower, Long.SIZE, place, number, "in->at");
    }

    private void enumeral(Field.Enumeral field, int width, String bits, String at) {
        String set = at(field.place()).value() + " = (" + model.typeName(field.type()) + ") ";
        if (field.count() == 1 << width) {
            body.line(set + bits + ";");
            return;
        }
        String local = body.freshFor(field.place().path(), "enumeral");
        body.line("const uint32_t " + local + " = (uint32_t) " + bits + ";");
        body.refuse(
                local + " > " + (field.count() - 1) + 'u',
                "OUT_OF_RANGE",
                field.place().path(),
                at);
        body.line(set + local + ";");
    }

    private void items(Field.Items field, int width, String bits, String at) {
        Place place = field.place();
        boolean isList = place instanceof Place.Whole;
        String count = told(Told.COUNT, place).orElseGet(() -> isList ? "count" : body.fresh("size"));
        boolean isDeclared = told(Told.COUNT, place).isPresent();
        BigInteger lower = field.lower();
        body.line((isDeclared ? "" : "const size_t ") + tell(Told.COUNT, place, count) + " = (size_t) " + bits
                + (lower.signum() == 0 ? ";" : " + " + lower + ";"));
        if (Field.exceeds(width, field.allowed())) {
            String allowed = Literals.allowsLength(count, field.allowed());
            if (!allowed.isEmpty()) {
                body.refuse("!(" + allowed + ')', "OUT_OF_RANGE", place.path(), at);
            }
        }
    }

    private void index(Field.Index field, int width, String bits, String at) {
        body.line("const uint32_t index = (uint32_t) " + bits + ";");
        if (!field.extended() && field.count() < 1 << width) {
            body.refuse(
                    "index > " + (field.count() - 1) + 'u',
                    "OUT_OF_RANGE",
                    field.place().path(),
                    at);
        }
    }

    /** The position of a component; those that came before it are in the variable. */
    private void event(Field.Event field, String bits, String at) {
        Place first = field.of().get(0);
        int last = field.of().size();
        boolean isFirst = field.position() == 0;
        String next = isFirst
                ? tell(Told.NEXT, first, body.fresh("next"))
                : told(Told.NEXT, first).orElseThrow();
        body.line((!isFirst ? "" : last > 1 ? "uint32_t " : "const uint32_t ") + next + " = "
                + (isFirst ? "" : field.position() + "u + ") + "(uint32_t) " + bits + ";");
        if (field.left() + 1 < 1 << Step.Optionals.codeWidth(field.left())) {
            body.refuse(next + " > " + last + 'u', "OUT_OF_RANGE", field.place().path(), at);
        }
    }

    // Numbers

    @Override
    final void whole(Leaf.Whole statement) {
        Place place = statement.place();
        IntegerType type = statement.type();
        if (statement.lengths() == Lengths.GROUPS) {
            groups(statement);
            return;
        }
        if (statement.lower().isPresent()) {
            unsigned(statement.lower().get(), CModel.number(type).isSigned(), place);
        } else {
            body.call(function("get_signed") + "(in, " + at(place).address() + end(place));
        }
        refuseOther(statement.allowed(), type, place);
    }

    private void groups(Leaf.Whole statement) {
        Place place = statement.place();
        Shape.Number shape = CModel.number(statement.type());
        boolean isSigned = statement.lower().isEmpty();
        String local = body.freshFor(place.path(), "number");
        body.line((isSigned ? "int64_t " : "uint64_t ") + local + ";")
                .call((isSigned ? "c2x_get_integer" : "c2x_get_groups") + "(in, &" + local + end(place));
        Shape.Number read = new Shape.Number(Long.SIZE, isSigned);
        Literals.refuseOutside(body, statement.allowed(), read, new CPlace(local, false), place.path());
        if (!isSigned && shape.isSigned() && statement.allowed().upper().isEmpty()) {
            refuse(local + " > " + Literals.unsigned(BigInteger.valueOf(Long.MAX_VALUE)), "NOT_SUPPORTED", place);
        }
        body.line(at(place).value() + " = (" + shape.cType() + ") " + local + ";");
    }

    private void unsigned(BigInteger lower, boolean isSigned, Place place) {
        String local = body.freshFor(place.path(), "number");
        body.line("uint64_t " + local + ";").call(function("get_unsigned") + "(in, &" + local + end(place));
        BigInteger most = BigInteger.ONE
                .shiftLeft(isSigned ? 63 : 64)
                .subtract(BigInteger.ONE)
                .subtract(lower);
        if (most.bitLength() <= Long.SIZE && !(lower.signum() == 0 && !isSigned)) {
            refuse(local + " > " + Literals.unsigned(most), "NOT_SUPPORTED", place);
        }
        String sum = lower.signum() == 0 ? local : local + " + " + Literals.unsigned(lower);
        body.line(at(place).value() + " = " + (isSigned ? "c2x_signed(" + sum + ')' : sum) + ";");
    }

    @Override
    public final void visit(Statement.Extended statement) {
        body.line("if (" + told(Told.BEYOND, statement.place()).orElseThrow() + ") {");
        way(statement.beyond());
        body.line("} else {");
        way(statement.within());
        body.line("}");
    }

    @Override
    public final void visit(Leaf.Added statement) {
        int root = statement.type().root().size();
        int additions = statement.type().additions().size();
        String addition = body.fresh("addition");
        String known = addition + " < " + additions + "u ? " + root + "u + " + addition + " : ";
        body.line("uint32_t " + addition + ";")
                .call(function("get_small") + "(in, &" + addition + end(statement.place()))
                .line(at(statement.place()).value() + " = (" + model.typeName(statement.type()) + ") ("
                        + (additions == 0 ? "" : known) + (root + additions) + "u);");
    }

    @Override
    public final void visit(Leaf.Numbered statement) {
        numbered(statement).read(function("get_enumeral") + "(in, &");
    }

    @Override
    public final void visit(Leaf.Real statement) {
        Place place = statement.place();
        String own = at(place).address();
        if (statement.lengths() == Lengths.GROUPS) {
            refuse("NOT_SUPPORTED", place);
        } else if (statement.width() > 0) {
            String name = statement.width() == Float.SIZE ? "single" : "double";
            body.call("c2x_get_" + name + "(in, " + own + end(place));
        } else {
            String size = body.fresh("size");
            body.line("size_t " + size + ";")
                    .call(function("get_length") + "(in, &" + size + end(place))
                    .call("c2x_get_real(in, " + own + ", " + size + end(place));
        }
    }
}
