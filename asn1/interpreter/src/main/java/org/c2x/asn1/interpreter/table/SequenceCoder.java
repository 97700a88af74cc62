package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** SEQUENCE and SET: their parts one after the other. */
final class SequenceCoder extends Coder {
    private final SequenceType type;
    private final PartCoder[] parts;
    private final int slots;

    SequenceCoder(Step.Sequence step, PartCoder[] parts) {
        this.type = step.type();
        this.parts = parts;
        this.slots = type.components().size();
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        SequenceValue sequence = expect(SequenceValue.class, value);
        if (sequence.type() != type) {
            throw new EncodeException("", "expected a value of this " + type.kind() + ", found one of another type");
        }
        for (PartCoder part : parts) {
            part.write(out, sequence, levels);
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        Components read = new Components(new Value[slots]);
        for (PartCoder part : parts) {
            part.read(in, listener, read);
        }
        return SequenceValue.wrap(type, read.slots);
    }

    /** What has been read of a SEQUENCE so far. */
    static final class Components {
        final Value[] slots;
        boolean extended;
        /** Position of the next bit of the presence bitmap. */
        int presence;

        Components(Value[] slots) {
            this.slots = slots;
        }
    }
}
