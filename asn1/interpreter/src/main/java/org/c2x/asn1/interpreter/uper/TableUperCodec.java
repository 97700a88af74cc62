package org.c2x.asn1.interpreter.uper;

import java.util.Objects;
import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * X.691 unaligned PER of any type, without generated code. What it writes is canonical: a DEFAULT is left out, a SET OF
 * sorted, trailing zeros after named bits dropped. It reads any encoding of a valid value, fills DEFAULTs in, skips
 * unknown additions of a SEQUENCE and keeps unknown enumerals and alternatives.
 */
public final class TableUperCodec implements Codec<Value> {
    private final UperCoder coder;
    private final Limits limits;

    public TableUperCodec(Type type) {
        this(type, Limits.DEFAULT);
    }

    public TableUperCodec(Type type, Limits limits) {
        this.coder = CoderFactory.coder(type);
        this.limits = Objects.requireNonNull(limits);
    }

    @Override
    public byte[] encode(Value value) {
        return written(value).toByteArray();
    }

    @Override
    public int encode(Value value, byte[] buffer, int offset) {
        return written(value).copyTo(buffer, offset);
    }

    private BitWriter written(Value value) {
        // counting the bits checks the value, so writing it need not
        coder.bits(value, limits.depth());
        BitWriter out = new BitWriter();
        coder.write(out, value);
        return out;
    }

    @Override
    public Value decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<Value> decode(byte[] octets, int offset, int length) {
        BitReader in = new BitReader(octets, offset, length, limits);
        Value value = coder.read(in, UperListener.NONE);
        return new Decoded<>(value, in.consumedOctets());
    }

    @Override
    public int encodedLength(Value value) {
        return UperLength.octets(coder.bits(value, limits.depth()));
    }
}
