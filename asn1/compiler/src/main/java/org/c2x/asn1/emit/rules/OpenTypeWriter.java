package org.c2x.asn1.emit.rules;

import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.runtime.coding.PerLength;

/** The statements around those that write the content of an open type. */
final class OpenTypeWriter {
    private final CodecModel model;
    private final String around;
    private final String variable;
    private final String bits;
    private final Width content;
    private final SourceWriter out;

    /**
     * @param around   variable of the writer of what is around it
     * @param variable for what the writer tells about the open type
     * @param bits     variable of the bits of the content, for rules that count these first
     * @param content  bits of the content
     */
    OpenTypeWriter(CodecModel model, String around, String variable, String bits, Width content, SourceWriter out) {
        this.model = model;
        this.around = around;
        this.variable = variable;
        this.bits = bits;
        this.content = content;
        this.out = out;
    }

    /**
     * Begins the content.
     *
     * @param count declares and counts the bits of the content
     */
    void begin(Runnable count) {
        if (isShort()) {
            out.line(around + ".writeLength(" + octets() + ");");
        } else if (model.leavesRoom()) {
            out.line("int " + variable + " = " + around + ".openType(" + room() + ");");
        } else {
            if (model.countsBits()) {
                count.run();
            }
            String counted = model.countsBits() ? bits : "";
            out.line(model.writer(out) + ' ' + variable + " = " + around + ".openType(" + counted + ");");
        }
    }

    /** The writer of the content. */
    String target() {
        return model.leavesRoom() ? around : variable;
    }

    /** Ends the content. */
    void end() {
        if (isShort()) {
            long padding = octets() * Byte.SIZE - content.least();
            if (padding > 0) {
                out.line(around + ".write(0, " + padding + ");");
            }
        } else {
            String counted = model.leavesRoom() ? ", " + room() : model.countsBits() ? ", " + bits : "";
            out.line(around + ".closeOpenType(" + variable + counted + ");");
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
