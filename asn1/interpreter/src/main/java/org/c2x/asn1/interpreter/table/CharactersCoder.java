package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.CharacterTable;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.PerWriter;
import org.c2x.asn1.runtime.RuleReader;
import org.c2x.asn1.runtime.RuleWriter;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** A character string whose characters have the same width. */
final class CharactersCoder extends Coder {
    private final CharacterStringType type;
    private final LengthCoder length;
    private final CharacterTable table;
    private final boolean aligned;

    CharactersCoder(Step.Characters step) {
        this.type = step.type();
        this.length = new LengthCoder(step.length(), type.size(), "characters");
        this.table = table(type.alphabet()).withWidth(step.width());
        this.aligned = step.aligned();
    }

    private static CharacterTable table(IntegerSet alphabet) {
        int[] bounds = new int[2 * alphabet.ranges().size()];
        int next = 0;
        for (IntegerSet.Range range : alphabet.ranges()) {
            bounds[next++] = range.lower().intValue();
            bounds[next++] = range.upper().intValue();
        }
        return CharacterTable.of(bounds);
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        String text = expect(CharacterStringValue.class, value).value();
        ValueCheck.characters(type, text).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        if (length.write(out, table.count(text))) {
            if (aligned && !text.isEmpty()) {
                out.align();
            }
            out.writeCharacters(text, table);
        } else {
            ((PerWriter) out).writeCharactersWithLength(text, table);
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int count = length.read(in, listener);
        if (count != LengthCoder.JOINED) {
            if (aligned && count > 0) {
                in.align();
            }
            return new CharacterStringValue(in.readCharacters(count, table));
        }
        int lengthAt = in.position();
        String text = in.readCharacters(table);
        length.check(in, lengthAt, table.count(text));
        return new CharacterStringValue(text);
    }
}
