package org.c2x.asn1.emit.c;

import java.util.List;
import org.c2x.asn1.emit.grammar.LeastBits;
import org.c2x.asn1.emit.grammar.StringNames;
import org.c2x.asn1.schema.Type;

/** Strict, bit-packed EXI of the schema that {@link org.c2x.asn1.emit.xsd} writes. */
final class ExiEncoding implements Encoding {
    private final CModel model;
    private final Alphabets alphabets = new Alphabets();
    private final List<String> stringNames;
    private final LeastBits leastBits = new LeastBits();

    ExiEncoding(CModel model) {
        this.model = model;
        this.stringNames = StringNames.of(model.java());
    }

    @Override
    public String name() {
        return "exi";
    }

    @Override
    public Alphabets alphabets() {
        return alphabets;
    }

    /** The number that stands for the name of an element with a string. */
    int nameNumber(String element) {
        return stringNames.indexOf(element);
    }

    /** The fewest bits of a value of the type. */
    int leastBits(Type type) {
        return leastBits.of(type);
    }

    @Override
    public void write(Type type, FunctionBody body) {
        new ExiWrite(model, this, body).function(type);
    }

    @Override
    public void read(Type type, FunctionBody body) {
        new ExiRead(model, this, body).function(type);
    }

    @Override
    public void beginWrite(FunctionBody body) {
        if (!stringNames.isEmpty()) {
            body.line("c2x_written_strings strings;").line("strings.count = 0;").line("out.strings = &strings;");
        }
        // distinguishing bits, no options, final version 1, and the code of the only global element
        body.line("c2x_put(&out, 0x100, 9);");
    }

    @Override
    public void beginRead(FunctionBody body) {
        if (!stringNames.isEmpty()) {
            body.line("c2x_read_strings strings;").line("strings.count = 0;").line("in.strings = &strings;");
        }
        body.line("if (!c2x_get_header(&in, " + body.path("") + ")) {").line("return 0;").line("}");
    }
}
