package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.schema.EnumeratedType;

/** The statements for an enumeral that is coded as its own number, while structs hold its position. */
final class NumberedEnumerals {
    private final FunctionBody body;
    private final EnumeratedType type;
    private final String typeName;
    private final List<BigInteger> codes;
    private final CPlace place;
    private final String path;

    NumberedEnumerals(
            FunctionBody body,
            EnumeratedType type,
            String typeName,
            List<BigInteger> codes,
            CPlace place,
            String path) {
        this.body = body;
        this.type = type;
        this.typeName = typeName;
        this.codes = codes;
        this.place = place;
        this.path = path;
    }

    /** Prints the check of the position of a known enumeral; returns the variable that holds it. */
    String position() {
        String local = body.freshFor(path, "enumeral");
        body.line("const uint32_t " + local + " = (uint32_t) " + place.value() + ";");
        body.refuse(local + " > " + (codes.size() - 1) + 'u', type.extensible() ? "NO_ENCODING" : "OUT_OF_RANGE", path);
        return local;
    }

    /** The expression for the number of the enumeral at a position. */
    String number(String position) {
        BigInteger first = codes.get(0);
        if (Leaf.Numbered.isConsecutive(codes)) {
            return "(int64_t) " + position + (first.signum() == 0 ? "" : " + " + Literals.signed(first));
        }
        String numbers = body.fresh("numbers");
        body.line("static const int64_t " + numbers + "[] = {");
        codes.forEach(code -> body.line(Literals.signed(code) + ","));
        body.line("};");
        return numbers + '[' + position + ']';
    }

    /**
     * Reads the number; of an extensible type any other one is the position after the last.
     *
     * @param call the call that reads it, up to the variable for it
     */
    void read(String call) {
        String number = body.freshFor(path, "enumeral");
        body.line("int64_t " + number + ";").call(call + number + ", " + body.path(path) + ')');
        String set = place.value() + " = (" + typeName + ") ";
        String unknown = type.extensible()
                ? set + codes.size() + "u;"
                : "return " + body.refusal("OUT_OF_RANGE", path, "in->at") + ";";
        if (Leaf.Numbered.isConsecutive(codes)) {
            consecutive(number, set, unknown);
            return;
        }
        body.line("switch (" + number + ") {");
        for (int position = 0; position < codes.size(); position++) {
            body.line("case " + Literals.signed(codes.get(position)) + ": {")
                    .line(set + position + "u;")
                    .line("break;")
                    .line("}");
        }
        body.line("default: {").line(unknown).line("}").line("}");
    }

    private void consecutive(String number, String set, String unknown) {
        String first = Literals.signed(codes.get(0));
        String last = Literals.signed(codes.get(codes.size() - 1));
        String from = codes.get(0).signum() == 0 ? number : '(' + number + " - " + first + ')';
        body.line("if (" + number + " < " + first + " || " + number + " > " + last + ") {")
                .line(unknown);
        if (type.extensible()) {
            body.line("} else {").line(set + from + ";").line("}");
        } else {
            body.line("}").line(set + from + ";");
        }
    }
}
