package org.c2x.asn1.interpreter.uper;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;

/** CHOICE (X.691 clause 23): the index of the alternative, then its value, of an addition as an open type. */
final class ChoiceCoder extends UperCoder {
    private final ChoiceType type;
    private final List<Alternative> alternatives;
    private final List<UperCoder> coders;
    private final Map<String, Integer> indices = new HashMap<>();
    private final int rootSize;
    private final int width;

    /** @param coders of all alternatives, those of the root first */
    ChoiceCoder(ChoiceType type, List<UperCoder> coders) {
        this.type = type;
        this.alternatives = type.alternatives();
        this.coders = List.copyOf(coders);
        this.rootSize = type.root().size();
        this.width = PerInteger.indexBits(rootSize);
        alternatives.forEach(alternative -> indices.put(alternative.name(), indices.size()));
    }

    @Override
    long bits(Value value, int levels) {
        if (value instanceof UnknownAlternative unknown) {
            return bitsOfUnknown(unknown);
        }
        ChoiceValue chosen = expect(ChoiceValue.class, value);
        Integer index = indices.get(chosen.name());
        if (index == null) {
            throw new EncodeException("", "the CHOICE has no alternative " + chosen.name());
        }
        long content;
        try {
            content = coders.get(index).bits(chosen.value(), levels);
        } catch (EncodeException inside) {
            throw inside.within(chosen.name());
        }
        return (type.extensible() ? 1 : 0)
                + (index < rootSize
                        ? width + content
                        : UperLength.ofSmallNumber(index - rootSize) + UperLength.ofOpenType(content));
    }

    private long bitsOfUnknown(UnknownAlternative unknown) {
        if (!type.extensible() || unknown.index() < type.additions().size()) {
            throw new EncodeException("", "the CHOICE has no unknown alternative of index " + unknown.index());
        }
        return 1
                + UperLength.ofSmallNumber(unknown.index())
                + UperLength.ofOctets(unknown.octets().length());
    }

    @Override
    void write(BitWriter out, Value value) {
        if (value instanceof UnknownAlternative unknown) {
            out.writeBit(true);
            out.writeSmallNumber(unknown.index());
            out.writeOctetsWithLength(unknown.octets());
            return;
        }
        ChoiceValue chosen = (ChoiceValue) value;
        int index = indices.get(chosen.name());
        UperCoder coder = coders.get(index);
        if (type.extensible()) {
            out.writeBit(index >= rootSize);
        }
        if (index < rootSize) {
            out.write(index, width);
            coder.write(out, chosen.value());
            return;
        }
        out.writeSmallNumber(index - rootSize);
        long bits = coder.bits(chosen.value(), Integer.MAX_VALUE);
        BitWriter content = out.openType(bits);
        coder.write(content, chosen.value());
        out.closeOpenType(content, bits);
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int at = in.position();
        if (type.extensible()) {
            boolean extended = in.readBit();
            listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), extended ? 1 : 0);
            if (extended) {
                return readAddition(in, listener);
            }
        }
        int indexAt = in.position();
        int index = (int) in.read(width);
        if (index >= rootSize) {
            throw in.outOfRange(indexAt, "", "an index of " + rootSize + " alternatives", index);
        }
        if (width > 0) {
            listener.item(Item.CHOICE_INDEX, in.offset(indexAt), in.offset(in.position()), index);
        }
        return readAlternative(index, in, listener);
    }

    private Value readAddition(BitReader in, UperListener listener) {
        int at = in.position();
        int index = in.readSmallNumber();
        listener.item(Item.CHOICE_INDEX, in.offset(at), in.offset(in.position()), index);
        if (index < type.additions().size()) {
            return readAlternative(rootSize + index, OpenType.read(in, listener), listener);
        }
        return new UnknownAlternative(index, OctetString.wrap(in.readOctets()));
    }

    private Value readAlternative(int index, BitReader in, UperListener listener) {
        Alternative alternative = alternatives.get(index);
        listener.enter(alternative.name(), alternative.type(), in.offset(in.position()));
        Value value;
        try {
            value = coders.get(index).read(in, listener);
        } catch (DecodeException inside) {
            throw inside.within(alternative.name());
        }
        listener.leave(value, in.offset(in.position()));
        return new ChoiceValue(alternative.name(), value);
    }
}
