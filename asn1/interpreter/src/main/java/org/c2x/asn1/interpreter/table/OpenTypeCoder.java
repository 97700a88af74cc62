package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.interpreter.table.CodingListener.Item;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.Value;

/** Whole octets after their length. */
final class OpenTypeCoder extends Coder {
    private final RuleSet rules;
    private final Coder content;

    OpenTypeCoder(RuleSet rules, Coder content) {
        this.rules = rules;
        this.content = content;
    }

    Coder content() {
        return content;
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        RuleWriter inside = rules.writer();
        content.write(inside, value, levels);
        out.writeOctetsWithLength(inside.toByteArray());
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        return content.read(open(in, listener), listener);
    }

    /** Reads the length and moves past the content, which the returned reader is for. */
    static RuleReader open(RuleReader in, CodingListener listener) {
        int at = in.offset(in.position());
        RuleReader content = in.openType();
        int contentAt = content.offset(content.position());
        // the content of a fragmented one is a copy and has no place after its length
        listener.item(Item.OPEN_TYPE_LENGTH, at, Math.max(at, contentAt), content.remaining() / 8);
        return content;
    }
}
