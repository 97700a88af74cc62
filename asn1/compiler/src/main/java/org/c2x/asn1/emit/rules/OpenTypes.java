package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;

/** The statements around those that read the content of an open type. */
final class OpenTypes {

    private OpenTypes() {}

    /**
     * Declares the reader of the content.
     *
     * @param in    variable of the reader of what is around it
     * @param outer variable for where the message around it ends
     */
    static void enter(CodecModel model, String in, String variable, String outer, SourceWriter out) {
        out.line("int " + outer + " = " + in + ".end();")
                .line(model.reader(out) + ' ' + variable + " = " + in + ".enterOpenType();");
    }

    /** Goes on after the content, which may have to be all that there is. */
    static void leave(String in, String variable, String outer, boolean whole, SourceWriter out) {
        out.line(in + (whole ? ".leaveContents(" : ".leaveOpenType(") + variable + ", " + outer + ");");
    }
}
