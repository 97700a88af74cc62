package org.c2x.asn1.interpreter.table;

import java.util.function.Consumer;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.OerWriter;

/** The elements of explicit tags around an element. */
final class ElementFrame {
    /** Outermost first. */
    private final int[] tags;

    ElementFrame(int... tags) {
        this.tags = tags;
    }

    /** The elements around one that has its tag by itself, an open type or a CHOICE. */
    static ElementFrame around(Step step) {
        return new ElementFrame(
                step instanceof Element element
                        ? element.tags().stream()
                                .mapToInt(tag -> ElementTags.octets(tag, true))
                                .toArray()
                        : new int[0]);
    }

    /** Writes them around what the content writes. */
    void write(OerWriter out, Consumer<OerWriter> content) {
        write(0, out, content);
    }

    private void write(int next, OerWriter out, Consumer<OerWriter> content) {
        if (next == tags.length) {
            content.accept(out);
        } else {
            element(tags[next], out, inside -> write(next + 1, inside, content));
        }
    }

    /** Writes one element. */
    static void element(int tag, OerWriter out, Consumer<OerWriter> content) {
        OerWriter inside = new OerWriter();
        content.accept(inside);
        out.writeTag(tag);
        out.writeOctetsWithLength(inside.toByteArray());
    }

    /** Enters them all; the result is for leaving them. */
    long[] enter(DerReader in, CodingListener listener) {
        long[] outer = new long[tags.length];
        for (int i = 0; i < tags.length; i++) {
            outer[i] = ElementTags.enter(tags[i], in, listener);
        }
        return outer;
    }

    void leave(DerReader in, long[] outer) {
        for (int i = outer.length - 1; i >= 0; i--) {
            in.leave(outer[i]);
        }
    }
}
