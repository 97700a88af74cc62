package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Type;

/** The statements by which readers and writers count levels of types that recur. */
final class Nesting {
    private Nesting() {}

    /** Writes the statement by which a reader or writer counts that it is one level deeper, if the type recurs. */
    static void enter(CodecModel model, Type type, String coder, SourceWriter out) {
        if (model.isRecursive(type)) {
            out.line(coder + ".enter();");
        }
    }

    /** Writes the statement that ends what {@link #enter} begins. */
    static void leave(CodecModel model, Type type, String coder, SourceWriter out) {
        if (model.isRecursive(type)) {
            out.line(coder + ".leave();");
        }
    }
}
