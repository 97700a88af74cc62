package org.c2x.asn1.interpreter.table;

import java.util.List;
import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.interpreter.table.SequenceCoder.Components;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** The extension additions of a SEQUENCE or SET; those that the type does not know are skipped. */
final class AdditionsCoder extends PartCoder {
    /** An addition and the coders of what its open type holds. */
    record Addition(List<Step.Field> fields, List<PartCoder> parts) {}

    private final RuleSet rules;
    private final NumberCoder count;
    private final boolean padded;
    private final List<Addition> additions;

    AdditionsCoder(RuleSet rules, Step.Additions part, List<Addition> additions) {
        this.rules = rules;
        this.count = NumberCoder.of(part.count());
        this.padded = part.padded();
        this.additions = List.copyOf(additions);
    }

    @Override
    void write(RuleWriter out, SequenceValue value, int levels) {
        boolean[] present = new boolean[additions.size()];
        boolean any = false;
        for (int i = 0; i < present.length; i++) {
            present[i] = isAny(additions.get(i).fields(), value);
            any |= present[i];
        }
        if (!any) {
            return;
        }
        count.write(out, present.length);
        for (boolean bit : present) {
            out.writeBit(bit);
        }
        if (padded) {
            out.write(0, -present.length & 7);
        }
        for (int i = 0; i < present.length; i++) {
            if (present[i]) {
                RuleWriter content = rules.writer();
                for (PartCoder part : additions.get(i).parts()) {
                    part.write(content, value, levels);
                }
                out.writeOctetsWithLength(content.toByteArray());
            }
        }
    }

    @Override
    void read(RuleReader in, CodingListener listener, Components read) {
        if (!read.extended) {
            additions.forEach(addition -> absent(addition, read.slots));
            return;
        }
        int at = in.position();
        int bits = count.readInt(in);
        int bitmap = in.position();
        listener.item(Item.ADDITION_COUNT, in.offset(at), in.offset(bitmap), bits);
        long first = Presence.firstBits(in, bits);
        listener.item(Item.ADDITION_BITMAP, in.offset(bitmap), in.offset(in.position()), first);
        if (padded) {
            in.claim(-bits & 7);
        }
        for (int i = 0; i < Math.max(bits, additions.size()); i++) {
            boolean present = i < bits && in.bit(bitmap + i);
            if (i >= additions.size()) {
                if (present) {
                    skip(i, in, listener);
                }
            } else if (present) {
                present(additions.get(i), OpenTypeCoder.open(in, listener), listener, read.slots);
            } else {
                absent(additions.get(i), read.slots);
            }
        }
    }

    private static void present(Addition addition, RuleReader in, CodingListener listener, Value[] slots) {
        Components read = new Components(slots);
        for (PartCoder part : addition.parts()) {
            part.read(in, listener, read);
        }
    }

    private static void absent(Addition addition, Value[] slots) {
        addition.parts().forEach(part -> part.fillDefaults(slots));
    }

    private static void skip(int index, RuleReader in, CodingListener listener) {
        int at = in.position();
        in.skipOpenType();
        listener.item(Item.UNKNOWN_ADDITION, in.offset(at), in.offset(in.position()), index);
    }
}
