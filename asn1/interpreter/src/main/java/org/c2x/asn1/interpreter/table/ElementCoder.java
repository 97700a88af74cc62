package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.Value;

/** An element of X.690: identifier octets, length octets, contents octets, perhaps within others. */
final class ElementCoder extends Coder {
    /** Who deals with what. */
    private enum Mode {
        /** The content reads and writes its length octets. */
        LENGTH,
        /** The content has a length that never changes. */
        FIXED,
        /** The content is elements. */
        CONTENTS,
        /** The content reads and writes the whole element. */
        ALL
    }

    private static final int VARYING = -1;

    private final ElementFrame frame;
    private final int tag;
    private final Mode mode;
    /** Contents octets if these are always as many. */
    private final int octets;

    private final Coder content;

    ElementCoder(Element step, Coder content) {
        this.frame = new ElementFrame(ElementTags.outer(step));
        this.tag = ElementTags.innermost(step);
        this.content = content;
        this.mode = step.form() == Element.Form.STRING
                ? Mode.ALL
                : step.holdsElements() ? Mode.CONTENTS : octets(step.content()) != VARYING ? Mode.FIXED : Mode.LENGTH;
        this.octets = octets(step.content());
    }

    private static int octets(Step content) {
        return content instanceof Step.Checked checked
                ? octets(checked.base())
                : content instanceof Step.Truth truth
                        ? truth.width() / Byte.SIZE
                        : content instanceof Step.Nothing ? 0 : VARYING;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        frame.write((OerWriter) out, inside -> {
            if (mode == Mode.CONTENTS) {
                ElementFrame.element(tag, inside, contents -> content.write(contents, value, levels));
            } else {
                if (mode != Mode.ALL) {
                    inside.writeTag(tag);
                }
                if (mode == Mode.FIXED) {
                    inside.writeLength(octets);
                }
                content.write(inside, value, levels);
            }
        });
    }

    private void requireLength(DerReader in) {
        int at = in.position();
        int length = in.readLength();
        if (length != octets) {
            throw in.outOfRange(at, "", octets + " octets of contents", length);
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        DerReader elements = (DerReader) in;
        long[] outer = frame.enter(elements, listener);
        Value value;
        if (mode == Mode.CONTENTS) {
            long around = ElementTags.enter(tag, elements, listener);
            value = content.read(in, listener);
            elements.leave(around);
        } else {
            if (mode != Mode.ALL) {
                ElementTags.claim(tag, elements, listener);
            }
            if (mode == Mode.FIXED) {
                requireLength(elements);
            }
            value = content.read(in, listener);
        }
        frame.leave(elements, outer);
        return value;
    }
}
