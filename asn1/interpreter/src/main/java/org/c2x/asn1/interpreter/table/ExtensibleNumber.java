package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;

/**
 * The forms of a number that is of the extension root or beyond.
 *
 * @param extension  the root again if the number is not extensible
 * @param extensible true if there is an extension bit
 */
record ExtensibleNumber(NumberForm root, NumberForm extension, boolean extensible) {

    static ExtensibleNumber of(NumberForm form) {
        return form instanceof NumberForm.Extensible extensible
                ? new ExtensibleNumber(extensible.root(), extensible.extension(), true)
                : new ExtensibleNumber(form, form, false);
    }

    /** Writes the extension bit where there is one. */
    void writeBit(RuleWriter out, boolean extended) {
        if (extensible) {
            out.writeBit(extended);
        }
    }

    /** Reads the extension bit where there is one. */
    boolean readBit(RuleReader in, CodingListener listener) {
        return extensible && readExtensionBit(in, listener);
    }

    static boolean readExtensionBit(RuleReader in, CodingListener listener) {
        int at = in.position();
        boolean extended = in.readBit();
        listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), extended ? 1 : 0);
        return extended;
    }
}
