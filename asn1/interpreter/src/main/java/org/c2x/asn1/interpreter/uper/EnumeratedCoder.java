package org.c2x.asn1.interpreter.uper;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.uper.UperListener.Item;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** ENUMERATED (X.691 clause 14): the index among the root enumerals, or after an extension bit among the additions. */
final class EnumeratedCoder extends UperCoder {
    private final EnumeratedType type;
    private final List<EnumeratedValue> root;
    private final List<EnumeratedValue> additions;
    /** Root enumerals by index from 0, then the additions. */
    private final Map<String, Integer> indices = new HashMap<>();

    private final int width;

    EnumeratedCoder(EnumeratedType type) {
        this.type = type;
        this.root = type.root().stream().map(enumeral -> new EnumeratedValue(enumeral.name())).toList();
        this.additions = type.additions().stream().map(enumeral -> new EnumeratedValue(enumeral.name())).toList();
        Stream.concat(root.stream(), additions.stream()).forEach(value -> indices.put(value.name(), indices.size()));
        this.width = PerInteger.indexBits(type);
    }

    private int index(Value value) {
        return value instanceof UnknownEnumeral unknown
                ? root.size() + unknown.index()
                : indices.get(((EnumeratedValue) value).name());
    }

    @Override
    long bits(Value value, int levels) {
        ValueCheck.problem(type, value).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        int index = index(value);
        long ofIndex = index < root.size() ? width : UperLength.ofSmallNumber(index - root.size());
        return (type.extensible() ? 1 : 0) + ofIndex;
    }

    @Override
    void write(BitWriter out, Value value) {
        int index = index(value);
        if (type.extensible()) {
            out.writeBit(index >= root.size());
        }
        if (index < root.size()) {
            out.write(index, width);
        } else {
            out.writeSmallNumber(index - root.size());
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int at = in.position();
        if (type.extensible()) {
            boolean extended = in.readBit();
            listener.item(Item.EXTENSION_BIT, in.offset(at), in.offset(in.position()), extended ? 1 : 0);
            if (extended) {
                int index = in.readSmallNumber();
                return index < additions.size() ? additions.get(index) : new UnknownEnumeral(index);
            }
        }
        int indexAt = in.position();
        int index = (int) in.read(width);
        if (index >= root.size()) {
            throw in.outOfRange(indexAt, "", "an index of " + root.size() + " enumerals", index);
        }
        return root.get(index);
    }
}
