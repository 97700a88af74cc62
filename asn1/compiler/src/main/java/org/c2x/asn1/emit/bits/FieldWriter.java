package org.c2x.asn1.emit.bits;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Gathers the fields of a run and writes them as few wide words, each one an OR of shifted fields. */
public final class FieldWriter {

    private static final String ZERO = "0";

    private record Field(int width, String bits, boolean isLong) {}

    private final BitModel model;
    private final SourceWriter out;
    private final Names names;
    private final List<Field> fields = new ArrayList<>();
    private String lead;
    private int leadBits;
    private boolean beginsMessage;

    public FieldWriter(BitModel model, SourceWriter out, Names names) {
        this.model = model;
        this.out = out;
        this.names = names;
    }

    /** The next fields are the first of a message: their positions are known, so they fill the message's words. */
    public void beginMessage() {
        beginsMessage = true;
    }

    /** Adds a single bit that a condition decides. */
    public void addFlag(String condition) {
        fields.add(new Field(1, '(' + condition + " ? 1L : 0L)", true));
    }

    /** Adds bits that a long variable holds. */
    public void addBits(String variable, int width) {
        fields.add(new Field(width, variable, true));
    }

    /** Adds bits that are the same for all values. */
    public void addConstant(long bits, int width) {
        fields.add(new Field(width, bits == 0 ? ZERO : bits + "L", true));
    }

    /** Adds a value of a plain type, or of an extensible ENUMERATED without additions; flattens records. */
    public void add(Type type, String value) {
        Type resolved = type.resolved();
        if (resolved instanceof SequenceType sequence) {
            String local = value;
            if (value.endsWith(")")) {
                local = names.fresh(JavaNames.ofMember(model.java().className(sequence)));
                out.line(model.java().modelClass(sequence, out) + ' ' + local + " = " + value + ";");
            }
            for (Component component : sequence.components()) {
                add(component.type(), local + '.' + MemberNames.of(sequence, component) + "()");
            }
        } else if (resolved instanceof BooleanType) {
            addFlag(value);
        } else if (resolved instanceof IntegerType integer) {
            addInteger(integer, value);
        } else if (resolved instanceof EnumeratedType enumerated) {
            fields.add(new Field(model.fieldWidth(enumerated), value + ".ordinal()", false));
        } else if (resolved instanceof BitStringType) {
            int width = model.fieldWidth(resolved);
            fields.add(new Field(width, value + ".prefix(" + width + ')', true));
        }
    }

    private void addInteger(IntegerType type, String value) {
        BigInteger lower = type.root().lower().orElseThrow();
        boolean isLong = JavaModel.whole(type) == JavaModel.Whole.LONG;
        String bits = switch (lower.signum()) {
            case 0 -> value;
            case 1 -> '(' + value + " - " + lower + "L)";
            default -> lower.bitLength() < Long.SIZE - 1
                    ? '(' + value + " + " + lower.negate() + "L)"
                    : '(' + value + " - " + lower + "L)";
        };
        fields.add(new Field(model.fieldWidth(type), bits, isLong || lower.signum() != 0));
    }

    /**
     * Begins a run with a value of varying width, which shares its word with the fields behind it. The run before it
     * has been flushed.
     *
     * @param call a call of the writer without the closing parenthesis; there is one with only these arguments, and one
     *             that takes bits and their number too
     * @param most bits that the value takes at most
     */
    public void lead(String call, int most) {
        lead = call;
        leadBits = most;
    }

    /**
     * Writes the statements and forgets the fields.
     *
     * @param target the writer's variable
     */
    public void flush(String target) {
        if (beginsMessage && fields.stream().mapToInt(Field::width).sum() >= Long.SIZE) {
            flushFirst(target);
        } else {
            int from = 0;
            while (lead != null || from < fields.size()) {
                from = flushWord(target, from);
            }
        }
        beginsMessage = false;
        fields.clear();
    }

    /**
     * Writes the leading value, if there is one, and as many fields as there is room for.
     *
     * @return the first field that is left
     */
    private int flushWord(String target, int from) {
        int room = BitWriter.WORD_BITS - leadBits;
        int to = from;
        int width = 0;
        while (to < fields.size() && width + fields.get(to).width() <= room) {
            width += fields.get(to++).width();
        }
        String call = target + '.' + (lead == null ? "write(" : lead);
        if (width > 0) {
            writeWord(lead == null ? call : call + ", ", fields.subList(from, to), width);
        } else if (lead != null) {
            out.line(call + ");");
        }
        lead = null;
        leadBits = 0;
        return to;
    }

    private void writeWord(String start, List<Field> word, int width) {
        int shift = width;
        List<String> terms = new ArrayList<>();
        for (Field field : word) {
            shift -= field.width();
            addTerm(terms, field, shift);
        }
        call(start, terms, width);
    }

    private void flushFirst(String target) {
        int words = 0;
        int used = 0;
        List<String> terms = new ArrayList<>();
        for (Field field : fields) {
            used += field.width();
            Field whole = used > Long.SIZE ? inVariable(field) : field;
            addTerm(terms, whole, Long.SIZE - used);
            if (used >= Long.SIZE) {
                call(target + ".firstWord(", terms, words++);
                used -= Long.SIZE;
                terms.clear();
                if (used > 0) {
                    addTerm(terms, whole, Long.SIZE - used);
                }
            }
        }
        call(target + ".firstRest(", terms, Long.SIZE * words + used);
    }

    /** The same field as a variable, for one that two words share. */
    private Field inVariable(Field field) {
        String variable = names.fresh("shared");
        out.line("long " + variable + " = " + field.bits() + ";");
        return new Field(field.width(), variable, true);
    }

    /** A call with an OR of terms and a number. */
    private void call(String start, List<String> terms, int number) {
        String end = ", " + number + ");";
        if (terms.size() <= 1) {
            out.line(start + (terms.isEmpty() ? ZERO : terms.get(0)) + end);
            return;
        }
        out.line(start + terms.get(0));
        for (int i = 1; i < terms.size(); i++) {
            out.continuation("| " + terms.get(i) + (i == terms.size() - 1 ? end : ""));
        }
    }

    /** Adds a field shifted to the left, or to the right if the shift is negative; none if it is always zero. */
    private static void addTerm(List<String> terms, Field field, int shift) {
        if (field.width() > 0 && !field.bits().equals(ZERO)) {
            terms.add(term(field, shift));
        }
    }

    private static String term(Field field, int shift) {
        if (shift == 0) {
            return field.bits();
        }
        return (field.isLong() ? "" : "(long) ") + field.bits() + (shift > 0 ? " << " + shift : " >>> " + -shift);
    }
}
