package org.c2x.asn1.interpreter.uper;

import java.util.List;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * SEQUENCE and SET (X.691 clauses 19 and 21): extension bit, presence bitmap, the root's components, then the additions
 * as open types behind a bitmap of their own. Additions that the type does not know are skipped.
 */
final class SequenceCoder extends UperCoder {
    private final SequenceType type;
    private final ComponentList root;
    private final List<Addition> additions;
    private final int slots;

    SequenceCoder(SequenceType type, ComponentList root, List<Addition> additions) {
        this.type = type;
        this.root = root;
        this.additions = List.copyOf(additions);
        this.slots = type.components().size();
    }

    @Override
    long bits(Value value, int levels) {
        SequenceValue sequence = expect(SequenceValue.class, value);
        if (sequence.type() != type) {
            throw new EncodeException("", "expected a value of this " + type.kind() + ", found one of another type");
        }
        long bits = (type.extensible() ? 1 : 0) + root.bits(sequence, levels);
        boolean extended = false;
        for (Addition addition : additions) {
            if (addition.isEncoded(sequence)) {
                bits += UperLength.ofOpenType(addition.bits(sequence, levels));
                extended = true;
            }
        }
        return extended ? bits + UperLength.ofSmallLength(additions.size()) + additions.size() : bits;
    }

    @Override
    void write(BitWriter out, Value value) {
        SequenceValue sequence = (SequenceValue) value;
        boolean extended = additions.stream().anyMatch(addition -> addition.isEncoded(sequence));
        if (type.extensible()) {
            out.writeBit(extended);
        }
        root.write(out, sequence);
        if (extended) {
            writeAdditions(out, sequence);
        }
    }

    private void writeAdditions(BitWriter out, SequenceValue value) {
        out.writeSmallLength(additions.size());
        for (Addition addition : additions) {
            out.writeBit(addition.isEncoded(value));
        }
        for (Addition addition : additions) {
            if (addition.isEncoded(value)) {
                long bits = addition.bits(value, Integer.MAX_VALUE);
                BitWriter content = out.openType(bits);
                addition.write(content, value);
                out.closeOpenType(content, bits);
            }
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        Value[] values = new Value[slots];
        boolean extended = false;
        if (type.extensible()) {
            int at = in.position();
            extended = in.readBit();
            listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), extended ? 1 : 0);
        }
        root.read(in, listener, values);
        if (extended) {
            readAdditions(in, listener, values);
        } else {
            additions.forEach(addition -> addition.fillDefaults(values));
        }
        return new SequenceValue(type, values);
    }

    private void readAdditions(BitReader in, UperListener listener, Value[] values) {
        int at = in.position();
        int count = in.readSmallLength();
        int bitmap = in.position();
        listener.item(Item.ADDITION_COUNT, in.offset(at), in.offset(bitmap), count);
        long first = in.readLong(Math.min(count, Long.SIZE));
        for (int i = Long.SIZE; i < count; i++) {
            in.readBit();
        }
        listener.item(Item.ADDITION_BITMAP, in.offset(bitmap), in.offset(in.position()), first);
        for (int i = 0; i < Math.max(count, additions.size()); i++) {
            boolean present = i < count && in.bit(bitmap + i);
            if (i >= additions.size()) {
                if (present) {
                    skipAddition(i, in, listener);
                }
            } else if (present) {
                additions.get(i).read(OpenType.read(in, listener), listener, values);
            } else {
                additions.get(i).fillDefaults(values);
            }
        }
    }

    private static void skipAddition(int index, BitReader in, UperListener listener) {
        int at = in.position();
        in.skipOpenType();
        listener.item(Item.UNKNOWN_ADDITION, in.offset(at), in.offset(in.position()), index);
    }
}
