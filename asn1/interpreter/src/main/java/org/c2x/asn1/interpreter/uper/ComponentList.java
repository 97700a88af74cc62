package org.c2x.asn1.interpreter.uper;

import java.util.List;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Components that share a presence bitmap: those of the root, or of one version bracket (X.691 clause 19). */
final class ComponentList implements Addition {
    private final ComponentCoder[] components;
    /** Names of those that have a bit in the bitmap. */
    private final List<String> optional;


    ComponentList(List<ComponentCoder> components) {
        this.components = components.toArray(ComponentCoder[]::new);
        this.optional = components.stream()
                .map(ComponentCoder::component)
                .filter(component -> !component.isMandatory())
                .map(Component::name)
                .toList();
    }

    /** True if the value has one of them that must be encoded. */
    @Override
    public boolean isEncoded(SequenceValue value) {
        for (ComponentCoder each : components) {
            if (each.isEncoded(value)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long bits(SequenceValue value, int levels) {
        long bits = optional.size();
        for (ComponentCoder each : components) {
            if (each.component().isMandatory() || each.isEncoded(value)) {
                bits += each.bits(value, levels);
            }
        }
        return bits;
    }

    @Override
    public void write(BitWriter out, SequenceValue value) {
        boolean[] encoded = new boolean[components.length];
        for (int i = 0; i < components.length; i++) {
            Component component = components[i].component();
            encoded[i] = component.isMandatory() || components[i].isEncoded(value);
            if (!component.isMandatory()) {
                out.writeBit(encoded[i]);
            }
        }
        for (int i = 0; i < components.length; i++) {
            if (encoded[i]) {
                components[i].write(out, value);
            }
        }
    }

    @Override
    public void read(BitReader in, UperListener listener, Value[] slots) {
        int bitmap = in.position();
        long first = readBitmap(in);
        if (!optional.isEmpty()) {
            listener.presence(optional, in.offset(bitmap), in.offset(in.position()), first);
        }
        int bit = bitmap;
        for (ComponentCoder each : components) {
            if (each.component().isMandatory() || in.bit(bit++)) {
                each.read(in, listener, slots);
            } else {
                each.fillDefaults(slots);
            }
        }
    }

    /** Moves behind the bitmap; returns its first 64 bits. */
    private long readBitmap(BitReader in) {
        long first = in.readLong(Math.min(optional.size(), Long.SIZE));
        for (int i = Long.SIZE; i < optional.size(); i++) {
            in.readBit();
        }
        return first;
    }

    /** Fills the slots for a version bracket that is not there. */
    @Override
    public void fillDefaults(Value[] slots) {
        for (ComponentCoder each : components) {
            each.fillDefaults(slots);
        }
    }
}
