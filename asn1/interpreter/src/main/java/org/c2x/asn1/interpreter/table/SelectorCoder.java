package org.c2x.asn1.interpreter.table;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;

/**
 * The number that tells enumerals or alternatives apart. Those of the root and the additions are numbered together or,
 * after an extension bit, apart. Positions count the root's, then the additions.
 */
final class SelectorCoder {
    /** The bits of a tag's first octet that say "the number is in the next ones" (X.696 clause 8.7.2). */
    private static final int LONG_TAG = 0x3f;

    private final ExtensibleNumber form;
    private final NumberCoder root;
    private final NumberCoder extension;
    private final Numbering numbering;
    /** The same if all are numbered together. */
    private final Numbering additions;

    /** The greatest number that something unknown may have: tags one by one end with their class's single octet. */
    private final long last;

    private final boolean extensible;
    private final int rootSize;
    private final String noun;

    /**
     * A coder of these numbers.
     *
     * @param codes    of each of the root, then of the additions; the first of several is written
     * @param rootSize how many of them are of the root
     * @param noun     what is distinguished, a plural
     */
    SelectorCoder(NumberForm form, List<List<BigInteger>> codes, int rootSize, boolean extensible, String noun) {
        this.form = ExtensibleNumber.of(form);
        this.root = NumberCoder.of(this.form.root());
        this.extension = NumberCoder.of(this.form.extension());
        boolean apart = this.form.extensible();
        this.numbering = new Numbering(apart ? codes.subList(0, rootSize) : codes);
        this.additions = apart ? new Numbering(codes.subList(rootSize, codes.size())) : numbering;
        this.last = this.form.root() instanceof NumberForm.TagOctets && numbering.isConsecutive()
                ? numbering.code(0) | LONG_TAG - 1
                : Long.MAX_VALUE;
        this.extensible = extensible;
        this.rootSize = rootSize;
        this.noun = noun;
    }

    /**
     * Writes the number for a position.
     *
     * @throws EncodeException if it is one of a later version that has no number
     */
    void write(RuleWriter out, long position) {
        boolean extended = form.extensible() && position >= rootSize;
        form.writeBit(out, extended);
        if (extended) {
            extension.write(out, additions.code(position - rootSize));
            return;
        }
        if (position >= numbering.size() && (!numbering.isConsecutive() || numbering.code(position) > last)) {
            throw unknownNumber();
        }
        root.write(out, numbering.code(position));
    }

    static EncodeException unknownNumber() {
        return new EncodeException("", "the number of what a later version added is not known");
    }

    /**
     * Reads a position; of what a later version added it is one after all known ones, or negative if its number
     * tells none.
     *
     * @param item what to tell the listener of the number, null for nothing
     */
    long read(RuleReader in, CodingListener listener, @Nullable Item item) {
        boolean extended = form.readBit(in, listener);
        int at = in.position();
        long code = (extended ? extension : root).readLong(in);
        if (item != null && in.position() > at) {
            listener.item(item, in.offset(at), in.offset(in.position()), code);
        }
        if (extended) {
            return rootSize + code;
        }
        int position = numbering.position(code);
        if (position >= 0) {
            return position;
        }
        if (form.extensible() || !extensible) {
            throw in.outOfRange(at, "", "an index of " + numbering.size() + " " + noun, code);
        }
        if (code > last) {
            throw in.outOfRange(at, "", "the tag of an alternative", code);
        }
        return numbering.laterPosition(code);
    }
}
