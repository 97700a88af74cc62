package org.c2x.asn1.interpreter.uper;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.Value;

/**
 * SET OF (X.691 clause 22): written in ascending order of the encoded elements. No encoding of an element is the
 * beginning of another one's, so that comparing octets padded with zeros decides.
 */
final class SetOfCoder extends ListCoder {

    SetOfCoder(ListType type, UperCoder element, int leastBits) {
        super(type, element, leastBits);
    }

    private record Encoded(Value value, byte[] octets) {}

    @Override
    void write(BitWriter out, Value value) {
        List<Value> sorted = ((ListValue) value)
                .elements().stream()
                        .map(element -> new Encoded(element, encode(element)))
                        .sorted((left, right) -> Arrays.compareUnsigned(left.octets(), right.octets()))
                        .map(Encoded::value)
                        .toList();
        super.write(out, new ListValue(sorted));
    }

    private byte[] encode(Value value) {
        BitWriter out = new BitWriter();
        element().write(out, value);
        return out.toByteArray();
    }
}
