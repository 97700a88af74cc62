package org.c2x.asn1.interpreter.uper;

import org.c2x.asn1.runtime.BitReader;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.runtime.CharacterTable;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.UperLength;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/**
 * The known-multiplier string types (X.691 clause 30.5): characters of equal width; also UTCTime and GeneralizedTime,
 * which are such types (X.680 clauses 46 and 47).
 */
final class CharacterStringCoder extends UperCoder {
    private final CharacterStringType type;
    private final SizeCoder size;
    private final CharacterTable table;

    CharacterStringCoder(CharacterStringType type) {
        this.type = type;
        this.size = new SizeCoder(type.size(), "characters");
        this.table = table(type.alphabet());
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
    long bits(Value value, int levels) {
        String text = expect(CharacterStringValue.class, value).value();
        ValueCheck.characters(type, text).ifPresent(problem -> {
            throw new EncodeException("", problem);
        });
        int count = table.count(text);
        return size.bits(count) + (long) count * table.bitsPerCharacter();
    }

    @Override
    void write(BitWriter out, Value value) {
        String text = ((CharacterStringValue) value).value();
        if (size.write(out, table.count(text))) {
            out.writeCharacters(text, table);
        } else {
            out.writeCharactersWithLength(text, table);
        }
    }

    @Override
    Value read(BitReader in, UperListener listener) {
        int length = size.read(in, listener);
        if (length != SizeCoder.UNBOUNDED) {
            return new CharacterStringValue(in.readCharacters(length, table));
        }
        int at = in.position();
        String text = in.readCharacters(table);
        size.check(in, at, table.count(text));
        return new CharacterStringValue(text);
    }

    /** A string type of which PER knows neither size nor alphabet (X.691 clause 30.6): octets with their length. */
    static final class OfOctets extends UperCoder {
        private final CharacterStringType type;

        OfOctets(CharacterStringType type) {
            this.type = type;
        }

        private boolean isUtf8() {
            return type.kind() == CharacterStringType.Kind.UTF8;
        }

        @Override
        long bits(Value value, int levels) {
            String text = expect(CharacterStringValue.class, value).value();
            ValueCheck.characters(type, text).ifPresent(problem -> {
                throw new EncodeException("", problem);
            });
            return UperLength.ofOctets(isUtf8() ? UperLength.octetsOfUtf8(text) : text.length());
        }

        @Override
        void write(BitWriter out, Value value) {
            String text = ((CharacterStringValue) value).value();
            if (isUtf8()) {
                out.writeUtf8(text);
            } else {
                out.writeLatin1(text);
            }
        }

        @Override
        Value read(BitReader in, UperListener listener) {
            int at = in.position();
            String text = isUtf8() ? in.readUtf8() : in.readLatin1();
            ValueCheck.characters(type, text).ifPresent(problem -> {
                throw in.error(at, "", problem);
            });
            return new CharacterStringValue(text);
        }
    }
}
