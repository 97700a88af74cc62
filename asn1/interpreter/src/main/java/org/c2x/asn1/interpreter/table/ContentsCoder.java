package org.c2x.asn1.interpreter.table;

import java.util.function.Function;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
import org.c2x.asn1.runtime.coding.RealContents;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;

/**
 * REAL, OBJECT IDENTIFIER and RELATIVE-OID: the contents octets of X.690 after their length.
 *
 * @param <V> the kind of value
 */
final class ContentsCoder<V extends Value> extends Coder {
    private final Class<V> kind;
    private final Function<V, byte[]> toContents;
    private final Function<byte[], V> fromContents;

    private ContentsCoder(Class<V> kind, Function<V, byte[]> toContents, Function<byte[], V> fromContents) {
        this.kind = kind;
        this.toContents = toContents;
        this.fromContents = fromContents;
    }

    static ContentsCoder<RealValue> real() {
        return new ContentsCoder<>(
                RealValue.class,
                real -> RealContents.of(real.value()),
                contents -> new RealValue(RealContents.toDouble(contents)));
    }

    static ContentsCoder<ObjectIdentifierValue> objectIdentifier(ObjectIdentifierType type) {
        return type.relative()
                ? new ContentsCoder<>(
                        ObjectIdentifierValue.class,
                        oid -> ObjectIdentifierContents.ofRelative(oid.value()),
                        contents -> new ObjectIdentifierValue(ObjectIdentifierContents.toRelative(contents)))
                : new ContentsCoder<>(
                        ObjectIdentifierValue.class,
                        oid -> ObjectIdentifierContents.of(oid.value()),
                        contents -> new ObjectIdentifierValue(ObjectIdentifierContents.toObjectIdentifier(contents)));
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        byte[] contents;
        try {
            contents = toContents.apply(expect(kind, value));
        } catch (IllegalArgumentException invalid) {
            throw new EncodeException("", invalid.getMessage());
        }
        out.writeOctetsWithLength(contents);
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int at = in.position();
        byte[] contents = in.readOctets();
        try {
            return fromContents.apply(contents);
        } catch (IllegalArgumentException invalid) {
            throw in.error(at, "", invalid.getMessage());
        }
    }
}
