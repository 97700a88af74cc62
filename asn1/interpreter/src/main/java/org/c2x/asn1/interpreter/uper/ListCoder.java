package org.c2x.asn1.interpreter.uper;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/** SEQUENCE OF (X.691 clause 20). */
class ListCoder extends UperCoder {
    private final ListType type;
    private final UperCoder element;
    private final int leastBits;
    private final SizeCoder size;

    /** @param leastBits a lower bound for the length of an element, in bits */
    ListCoder(ListType type, UperCoder element, int leastBits) {
        this.type = type;
        this.element = element;
        this.leastBits = leastBits;
        this.size = new SizeCoder(type.size(), "elements");
    }

    @Override
    final long bits(Value value, int levels) {
        List<Value> elements = expect(ListValue.class, value).elements();
        long bits = size.bits(elements.size());
        for (int i = 0; i < elements.size(); i++) {
            try {
                bits += element.bits(elements.get(i), levels);
            } catch (EncodeException inside) {
                throw inside.within("[" + i + "]");
            }
        }
        return bits;
    }

    @Override
    void write(BitWriter out, Value value) {
        List<Value> elements = ((ListValue) value).elements();
        if (size.write(out, elements.size())) {
            elements.forEach(each -> element.write(out, each));
            return;
        }
        int next = 0;
        int announced;
        do {
            announced = out.writeFragmentLength(elements.size() - next);
            elements.subList(next, next + announced).forEach(each -> element.write(out, each));
            next += announced;
        } while (BitWriter.isFragment(announced));
    }

    @Override
    final Value read(BitReader in, UperListener listener) {
        int count = size.read(in, listener);
        if (count != SizeCoder.UNBOUNDED) {
            ArrayList<Value> elements = new ArrayList<>(0);
            readElements(count, elements, in, listener);
            return new ListValue(elements);
        }
        ArrayList<Value> elements = new ArrayList<>();
        int at = in.position();
        int length;
        do {
            int lengthAt = in.position();
            length = in.readLength();
            int part = length & ~BitReader.FRAGMENT;
            listener.item(Item.LENGTH, in.offset(lengthAt), in.offset(in.position()), part);
            size.checkNotLonger(in, lengthAt, (long) elements.size() + part);
            readElements(part, elements, in, listener);
        } while ((length & BitReader.FRAGMENT) != 0);
        size.check(in, at, elements.size());
        return new ListValue(elements);
    }

    private void readElements(int count, ArrayList<Value> elements, BitReader in, UperListener listener) {
        in.requireElements(count, leastBits);
        elements.ensureCapacity(elements.size() + count);
        for (int i = 0; i < count; i++) {
            listener.enterElement(elements.size(), type.element(), in.offset(in.position()));
            try {
                Value value = element.read(in, listener);
                listener.leave(value, in.offset(in.position()));
                elements.add(value);
            } catch (DecodeException inside) {
                throw inside.within("[" + elements.size() + "]");
            }
        }
    }

    /** The coder of the elements. */
    final UperCoder element() {
        return element;
    }
}
