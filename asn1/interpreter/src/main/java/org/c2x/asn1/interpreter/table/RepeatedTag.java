package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.OerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.Value;

/** The tag of an untagged CHOICE within another one: that of the value, which begins with it (X.696 clause 20.1). */
final class RepeatedTag {

    private RepeatedTag() {}

    /** Writes the tag before an alternative, and the alternative, an open type if it is an addition. */
    static void write(RuleWriter out, Coder alternative, Value value, int levels) {
        Coder content = alternative instanceof OpenTypeCoder open ? open.content() : alternative;
        OerWriter inside = new OerWriter();
        content.write(inside, value, levels);
        byte[] octets = inside.toByteArray();
        ((OerWriter) out).writeTag(new OerReader(octets, 0, octets.length, Limits.DEFAULT).readTag());
        if (alternative instanceof OpenTypeCoder) {
            out.writeOctetsWithLength(OctetString.wrap(octets));
        } else {
            out.writeOctets(octets, 0, octets.length);
        }
    }

    /**
     * Checks that a value begins with the tag that precedes it.
     *
     * @param at position of the repeated tag
     */
    static void require(RuleReader in, int at, RuleReader value) {
        int after = in.position();
        int tag = ((OerReader) in.seek(at)).readTag();
        in.seek(after);
        ((OerReader) value).requireTag(tag);
    }
}
