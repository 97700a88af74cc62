package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** One bit of the extension presence bitmap: a component alone, or those of a version bracket together. */
interface Addition {

    /** True if the value has something of it that must be encoded. */
    boolean isEncoded(SequenceValue value);

    /** Bits of the content of its open type. */
    long bits(SequenceValue value, int levels);

    void write(BitWriter out, SequenceValue value);

    /** Reads its components into their slots. */
    void read(BitReader in, UperListener listener, Value[] slots);

    /** Fills the slots if it is absent: DEFAULTs, and null where there is none. */
    void fillDefaults(Value[] slots);
}
