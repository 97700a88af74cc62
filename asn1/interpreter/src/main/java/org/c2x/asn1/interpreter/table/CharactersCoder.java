package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.CharacterTable;
import org.c2x.asn1.runtime.coding.PerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** A character string whose characters have the same width. */
final class CharactersCoder extends Coder {
    private final CharacterStringType type;
    private final LengthCoder length;
    private final CharacterTable root;
    private final CharacterTable beyond;
    private final boolean aligned;

    CharactersCoder(Step.Characters step) {
        this.type = step.type();
        this.length = new LengthCoder(step.length(), type.size(), "characters");
        this.root = table(step.root());
        this.beyond = table(step.beyond());
        this.aligned = step.aligned();
    }

    private CharacterTable table(CharacterCode code) {
        return table(type.alphabet()).codedAs(table(code.alphabet()).withWidth(code.width()));
    }

    private static CharacterTable table(IntegerSet alphabet) {
        int[] bounds = new int[2 * alphabet.ranges().size()];
        int next = 0;
        for (IntegerSet.Range range : alphabet.ranges()) {
            bounds[next++] = range.least().intValue();
            bounds[next++] = range.most().intValue();
        }
        return CharacterTable.of(bounds);
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        String text = expect(CharacterStringValue.class, value).value();
        ValueCheck.characters(type, text).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        int count = root.count(text);
        if (length.write(out, count)) {
            if (aligned && !text.isEmpty()) {
                out.align();
            }
            out.writeCharacters(text, root);
        } else {
            ((PerWriter) out).writeCharactersWithLength(text, length.isBeyond(count) ? beyond : root);
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int count = length.read(in, listener);
        if (count >= 0) {
            if (aligned && count > 0) {
                in.align();
            }
            return new CharacterStringValue(in.readCharacters(count, root));
        }
        int lengthAt = in.position();
        String text = in.readCharacters(count == LengthCoder.JOINED ? root : beyond);
        length.check(in, lengthAt, root.count(text));
        return new CharacterStringValue(text);
    }
}
