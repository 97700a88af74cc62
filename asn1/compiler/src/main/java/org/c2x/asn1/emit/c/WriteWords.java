package org.c2x.asn1.emit.c;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.program.Bits;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Operation;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.program.Words;

/** Prints how the words of a program that writes are made of their fields. */
abstract class WriteWords extends ProgramBody {

    /**
     * Bits of a word.
     *
     * @param bits   an expression of any unsigned type without side effects; empty for zeros
     * @param length how many there are, empty if that is not for the printer to say
     */
    private record Term(String bits, String length) {}

    WriteWords(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body, Direction.WRITE);
    }

    /** Prints the check of a field; its bits, below two to the width, and empty for zeros. */
    abstract String bits(Field field, int width);

    /** Prints the check of a number in octets; the variable of what it exceeds the lower bound by. */
    abstract String number(Field.InOctets field);

    @Override
    public final void visit(Statement.Fields statement) {
        // what has no bits is in no word, but is checked
        statement.bits().stream().filter(each -> each.width() == 0).forEach(each -> bits(each.value(), 0));
        Words.written(statement.bits(), Long.SIZE, Integer.MAX_VALUE).forEach(this::put);
    }

    private void put(Operation.Put<Field> put) {
        List<Bits<Field>> word = put.word();
        if (word.stream().anyMatch(Bits::varies)) {
            putVarying(word);
            return;
        }
        int width = Words.width(word);
        int shift = width;
        List<String> terms = new ArrayList<>();
        for (Operation.Put<Field> part : Words.written(word, Integer.SIZE, 0)) {
            shift -= Words.width(part.word());
            int zeros = zerosAfter(part.word());
            String bits = gathered(part.word());
            if (!bits.isEmpty()) {
                terms.add(shift + zeros == 0 ? bits : "(uint64_t) " + bits + " << " + (shift + zeros));
            }
        }
        put(terms, Integer.toString(width));
    }

    private static int zerosAfter(List<Bits<Field>> fields) {
        int zeros = 0;
        for (Bits<Field> each : fields) {
            zeros = isZero(each.value()) ? zeros + each.width() : 0;
        }
        return zeros;
    }

    private static boolean isZero(Field field) {
        return field instanceof Field.Constant constant && constant.bits() == 0;
    }

    private void put(List<String> terms, String width) {
        String end = ", " + width + ");";
        body.line("c2x_put(out, " + (terms.isEmpty() ? "0" : terms.get(0)) + (terms.size() < 2 ? end : ""));
        for (int i = 1; i < terms.size(); i++) {
            body.continuation("| " + terms.get(i) + (i == terms.size() - 1 ? end : ""));
        }
    }

    /**
     * Prints the checks of fields, each of which then joins those before it: it needs no register of its own. Returns
     * what they make together without zeros after it, empty for zeros.
     */
    private String gathered(List<Bits<Field>> fields) {
        String gathered = "";
        boolean isVariable = false;
        int shift = 0;
        for (Bits<Field> each : fields) {
            String bits = bits(each.value(), each.width());
            shift += each.width();
            if (gathered.isEmpty()) {
                gathered = bits;
                shift = 0;
            } else if (!bits.isEmpty()) {
                String before = gathered;
                if (!isVariable) {
                    gathered = body.fresh("word");
                    body.line("uint32_t " + gathered + " = " + before + ";");
                    isVariable = true;
                }
                body.line(gathered + " = (" + gathered + " << " + shift + ") + " + bits + ";");
                shift = 0;
            }
        }
        return gathered;
    }

    private void putVarying(List<Bits<Field>> fields) {
        if (fields.size() == 1 && fields.get(0).kind() == Bits.Kind.ALIGNMENT) {
            body.line("c2x_align_writer(out);");
            return;
        }
        List<Bits<Term>> word = new ArrayList<>();
        for (Bits<Field> each : fields) {
            word.add(new Bits<>(each.kind(), each.width(), term(each)));
        }
        String padding = padding(word);
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < word.size(); i++) {
            String bits = word.get(i).value().bits();
            String shift = length(word.subList(i + 1, word.size()), padding);
            if (!bits.isEmpty()) {
                boolean isSum = shift.contains(" ");
                terms.add(
                        shift.equals("0") ? bits : "(uint64_t) " + bits + " << " + (isSum ? '(' + shift + ')' : shift));
            }
        }
        put(terms, length(word, padding));
    }

    /** A variable for the number of zero bits up to what begins at an octet. */
    private String padding(List<Bits<Term>> word) {
        for (int i = 0; i < word.size(); i++) {
            if (word.get(i).kind() == Bits.Kind.ALIGNMENT) {
                String padding = body.fresh("padding");
                String before = length(word.subList(0, i), "");
                body.line("const unsigned " + padding + " = c2x_padding(out, " + before + ");");
                return padding;
            }
        }
        return "";
    }

    /** The expression for the number of bits. */
    private static String length(List<Bits<Term>> word, String padding) {
        List<String> terms = new ArrayList<>();
        int fixed = Words.width(word.stream().filter(bits -> !bits.varies()).toList());
        if (fixed > 0) {
            terms.add(Integer.toString(fixed));
        }
        word.stream()
                .filter(Bits::varies)
                .map(bits -> bits.kind() == Bits.Kind.ALIGNMENT
                        ? padding
                        : bits.value().length())
                .forEach(terms::add);
        return terms.isEmpty() ? "0" : String.join(" + ", terms);
    }

    private Term term(Bits<Field> each) {
        return each.value() instanceof Field.InOctets octets
                ? new Term(
                        number(octets),
                        "8 * " + told(Told.COUNT, octets.place()).orElseThrow())
                : new Term(bits(each.value(), each.width()), "");
    }
}
