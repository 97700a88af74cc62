package org.c2x.asn1.emit.rules;

import java.util.function.Supplier;
import org.c2x.asn1.emit.SourceWriter;

/** The statements around those that write or read the content of an open type. */
final class OpenTypes {

    private OpenTypes() {}

    /**
     * Declares the writer of the content.
     *
     * @param bits the expression for the bits of the content, where these are counted first
     */
    static void begin(CodecModel model, String variable, Supplier<String> bits, SourceWriter out) {
        if (model.rules().countsBits()) {
            out.line("long content = " + bits.get() + ";");
        }
        declare(model, variable, out);
    }

    /** Declares the writer of a content whose bits have been counted. */
    static void declare(CodecModel model, String variable, SourceWriter out) {
        String counted = model.rules().countsBits() ? "content" : "";
        out.line(model.writer(out) + ' ' + variable + " = out.openType(" + counted + ");");
    }

    /** Ends the content. */
    static void end(CodecModel model, String variable, SourceWriter out) {
        String counted = model.rules().countsBits() ? ", content" : "";
        out.line("out.closeOpenType(" + variable + counted + ");");
    }

    /**
     * Declares the reader of the content.
     *
     * @param outer variable for where the message around it ends
     */
    static void enter(CodecModel model, String variable, String outer, SourceWriter out) {
        out.line("int " + outer + " = in.end();").line(model.reader(out) + ' ' + variable + " = in.enterOpenType();");
    }

    /** Goes on behind the content. */
    static void leave(String variable, String outer, SourceWriter out) {
        out.line("in.leaveOpenType(" + variable + ", " + outer + ");");
    }
}
