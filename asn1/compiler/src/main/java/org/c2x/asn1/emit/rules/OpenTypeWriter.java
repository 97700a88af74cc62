package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.runtime.coding.PerLength;

/** The statements around those that write the content of an open type. */
final class OpenTypeWriter {
    private final CodecModel model;
    private final String variable;
    private final Width content;
    private final SourceWriter out;

    /**
     * @param variable for what the writer tells about the open type
     * @param content  bits of the content
     */
    OpenTypeWriter(CodecModel model, String variable, Width content, SourceWriter out) {
        this.model = model;
        this.variable = variable;
        this.content = content;
        this.out = out;
    }

    /**
     * Begins the content.
     *
     * @param count emits the variable {@code content} with the bits of the content, for rules that count these first
     */
    void begin(Runnable count) {
        if (isShort()) {
            out.line("out.writeLength(" + octets() + ");");
        } else if (model.leavesRoom()) {
            out.line("int " + variable + " = out.openType(" + room() + ");");
        } else {
            if (model.countsBits()) {
                count.run();
            }
            String counted = model.countsBits() ? "content" : "";
            out.line(model.writer(out) + ' ' + variable + " = out.openType(" + counted + ");");
        }
    }

    /** The writer of the content. */
    String target() {
        return model.leavesRoom() ? "out" : variable;
    }

    /** Ends the content. */
    void end() {
        if (isShort()) {
            long padding = octets() * Byte.SIZE - content.least();
            if (padding > 0) {
                out.line("out.write(0, " + padding + ");");
            }
        } else {
            String counted = model.leavesRoom() ? ", " + room() : model.countsBits() ? ", content" : "";
            out.line("out.closeOpenType(" + variable + counted + ");");
        }
    }

    /** True if the length is known here, and has one octet. */
    private boolean isShort() {
        return model.leavesRoom() && content.isFixed() && PerLength.octets(octets()) == 1;
    }

    /** An encoding has one octet at least (X.691 clause 11.1.3). */
    private long octets() {
        return Math.max(1, (content.least() + 7) / Byte.SIZE);
    }

    /** Octets of the length to be expected; it may turn out to need the other number of them. */
    private int room() {
        return PerLength.octets(content.most() / Byte.SIZE);
    }
}
