package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.runtime.BitReader;

/** The octets around the value of an extension addition (X.691 clause 11.2). */
final class OpenType {

    private OpenType() {}

    /** Reads the length and moves behind the content, which the returned reader is for. */
    static BitReader read(BitReader in, UperListener listener) {
        int at = in.offset(in.position());
        BitReader content = in.openType();
        int contentAt = content.offset(content.position());
        // the content of a fragmented one is a copy and has no place behind its length
        listener.item(Item.OPEN_TYPE_LENGTH, at, Math.max(at, contentAt), content.remaining() / 8);
        return content;
    }
}
