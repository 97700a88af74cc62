package org.c2x.asn1.program;

import java.util.List;
import java.util.stream.Collectors;

/** What a codec does with a word. Offsets count bits from where the last claim began. */
public sealed interface Operation<V> {

    /** Writes bits side by side, in one word. */
    record Put<V>(List<Bits<V>> word) implements Operation<V> {
        @Override
        public String toString() {
            return "put " + word.stream().map(Bits::toString).collect(Collectors.joining(", "));
        }
    }

    /**
     * Writes bits into one of the words that a message begins with.
     *
     * @param number of the word, from 0
     * @param end    where the last part ends: 64 in all words but the last
     */
    record PutFirst<V>(int number, List<Shifted<V>> parts, int end) implements Operation<V> {
        @Override
        public String toString() {
            return "put at " + Long.SIZE * number
                    + parts.stream().map(part -> ", " + part).collect(Collectors.joining());
        }
    }

    /**
     * A field in one of these words.
     *
     * @param shift     to the left; less than zero for one to the right, where the next word has the last bits
     * @param continues true if the word before has the first bits
     */
    record Shifted<V>(Bits<V> bits, int shift, boolean continues) {
        @Override
        public String toString() {
            return bits + (shift < 0 ? " >> " + -shift : " << " + shift);
        }
    }

    /** Goes to where the next octet begins. */
    record Align<V>() implements Operation<V> {
        @Override
        public String toString() {
            return "align";
        }
    }

    /** Makes sure that bits are there, and steps over them. */
    record Claim<V>(List<Bits<V>> bits) implements Operation<V> {
        /** How many bits there are. */
        public int width() {
            return Words.width(bits);
        }

        @Override
        public String toString() {
            return "claim " + width();
        }
    }

    /**
     * Loads a word of what is claimed.
     *
     * @param inner true if the eight octets from the first bit's on are claimed
     */
    record Load<V>(int offset, boolean inner) implements Operation<V> {
        @Override
        public String toString() {
            return "load " + (inner ? "inner " : "") + "word at " + offset;
        }
    }

    /**
     * Takes a field, which may have no bits, from the word that was loaded last.
     *
     * @param first place in that word
     */
    record Take<V>(Bits<V> field, int offset, int first) implements Operation<V> {
        @Override
        public String toString() {
            return "take " + field + " from " + first;
        }
    }

    /** Takes a field which is too wide for a word. */
    record TakeLong<V>(Bits<V> field, int offset) implements Operation<V> {
        @Override
        public String toString() {
            return "take " + field + " at " + offset;
        }
    }

    /** Claims and takes a field whose number of bits is known when it is read. */
    record TakeVarying<V>(Bits<V> field) implements Operation<V> {
        @Override
        public String toString() {
            return "take " + field;
        }
    }
}
