package org.c2x.asn1.interpreter.table;

import java.util.Objects;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * A codec of any type that follows its plan, without generated code. What it writes is canonical: a DEFAULT is left
 * out, a SET OF sorted, trailing zeros after named bits dropped. It reads any encoding of a valid value, fills DEFAULTs
 * in, skips unknown additions of a SEQUENCE and keeps unknown enumerals and alternatives.
 */
public final class TableCodec implements Codec<Value> {
    private final RuleSet rules;
    private final Coder coder;
    private final Limits limits;

    /** A codec with the usual limits. */
    public TableCodec(RuleSet rules, Type type) {
        this(rules, type, Limits.DEFAULT);
    }

    /**
     * A codec with limits of its own.
     *
     * @param rules what is written of a value, in which order
     */
    public TableCodec(RuleSet rules, Type type, Limits limits) {
        this.rules = rules;
        this.coder = CoderFactory.coder(rules, type);
        this.limits = Objects.requireNonNull(limits);
    }

    /** Finds components in messages. */
    public Locator locator() {
        return new TableLocator(rules, coder);
    }

    @Override
    public byte[] encode(Value value) {
        return written(value).toByteArray();
    }

    @Override
    public int encode(Value value, byte[] buffer, int offset) {
        return written(value).copyTo(buffer, offset);
    }

    private RuleWriter written(Value value) {
        try {
            RuleWriter out = rules.writer();
            coder.write(out, value, limits.depth());
            return out;
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    @Override
    public Value decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<Value> decode(byte[] octets, int offset, int length) {
        RuleReader in = rules.reader(octets, offset, length, limits);
        try {
            Value value = coder.read(in, CodingListener.NONE);
            return new Decoded<>(value, in.consumedOctets());
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(rules.offsetUnit());
        }
    }

    @Override
    public int encodedLength(Value value) {
        return written(value).length();
    }

    /**
     * Bits of the encoding, without those that fill the last octet.
     *
     * @throws org.c2x.asn1.runtime.EncodeException as {@link #encode(Value)} does
     */
    public long encodedBits(Value value) {
        return written(value).position();
    }
}
