package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * A component of a SEQUENCE or SET.
 *
 * @param slot  its index among all components of the type
 * @param coder encodes its type
 */
record ComponentCoder(Component component, int slot, UperCoder coder) implements Addition {

    /** True if the value has the component, and it is not the DEFAULT, which canonical PER leaves out. */
    @Override
    public boolean isEncoded(SequenceValue sequence) {
        return !SameValue.isAbsentOrDefault(component, sequence.get(slot));
    }

    /** Bits of the component, which must be there. */
    @Override
    public long bits(SequenceValue sequence, int levels) {
        Value value = sequence.get(slot);
        if (value == null) {
            throw new EncodeException(component.name(), "the component is mandatory");
        }
        try {
            return coder.bits(value, levels);
        } catch (EncodeException inside) {
            throw inside.within(component.name());
        }
    }

    @Override
    public void write(BitWriter out, SequenceValue sequence) {
        coder.write(out, sequence.get(slot));
    }

    /** Reads the component into its slot. */
    @Override
    public void read(BitReader in, UperListener listener, Value[] slots) {
        listener.enter(component.name(), component.type(), in.offset(in.position()));
        try {
            slots[slot] = coder.read(in, listener);
        } catch (DecodeException inside) {
            throw inside.within(component.name());
        }
        listener.leave(slots[slot], in.offset(in.position()));
    }

    /** What the slot of an absent component holds: the DEFAULT, null if there is none. */
    @Override
    public void fillDefaults(Value[] slots) {
        slots[slot] = component.defaultValue().orElse(null);
    }
}
