package org.c2x.asn1.runtime.coding;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.DecodeException;

/**
 * The characters of a known-multiplier string type and their codes in PER (X.691 clause 30.5): in the unaligned variant
 * as many bits as the number of characters needs, in others {@linkplain #withWidth perhaps more}; the code is the
 * character itself if its value fits into them, else its position.
 */
public final class CharacterTable {
    /** Characters of an unconstrained NumericString. */
    public static final CharacterTable NUMERIC = of(' ', ' ', '0', '9');
    /** Characters of an unconstrained PrintableString. */
    public static final CharacterTable PRINTABLE =
            of(' ', ' ', '\'', ')', '+', ':', '=', '=', '?', '?', 'A', 'Z', 'a', 'z');
    /** Characters of an unconstrained VisibleString, UTCTime or GeneralizedTime. */
    public static final CharacterTable VISIBLE = of(0x20, 0x7e);
    /** Characters of an unconstrained IA5String. */
    public static final CharacterTable IA5 = of(0, 0x7f);
    /** Characters of an unconstrained BMPString. */
    public static final CharacterTable BMP = of(0, 0xd7ff, 0xe000, 0xffff);
    /** Characters of an unconstrained UniversalString. */
    public static final CharacterTable UNIVERSAL = of(0, -1);
    /** What types of one octet a character can hold. */
    public static final CharacterTable LATIN1 = of(0, 0xff);

    /** How many characters of 7 bits one write or read moves. */
    private static final int BATCH = 8;

    private final int[] bounds;
    /** The ranges of the characters that have a code: of more than the type permits if it is {@link #codedAs}. */
    private final int[] coded;

    private final int bitsPerCharacter;
    /** Positions are coded, not values. */
    private final boolean indexed;
    /** Some characters are two of a Java string. */
    private final boolean supplementary;
    /** Whatever is decoded, an octet holds it. */
    private final boolean narrow;
    /** The code of a character below 128, -1 if it is none of the type's; saves the search for usual text. */
    private final byte[] codes = new byte[0x80];
    /** Characters by code if {@link #indexed}. */
    private final int[] characters;

    /**
     * @param width  bits of a character
     * @param bounds the ranges of the permitted characters
     * @param coded  the ranges of those that have a code
     */
    private CharacterTable(int width, int[] bounds, int[] coded) {
        this.bounds = bounds;
        this.coded = coded;
        bitsPerCharacter = width;
        long last = Integer.toUnsignedLong(coded[coded.length - 1]);
        indexed = last > (1L << bitsPerCharacter) - 1;
        supplementary = last > Character.MAX_VALUE;
        narrow = indexed ? last <= 0xff : bitsPerCharacter <= Byte.SIZE;
        characters = indexed ? listCharacters(coded) : new int[0];
        Arrays.fill(codes, (byte) -1);
        for (int c = 0; c < codes.length; c++) {
            if (isInRange(c)) {
                codes[c] = (byte) (indexed ? Arrays.binarySearch(characters, c) : c);
            }
        }
    }

    private static long size(int... bounds) {
        long size = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            size += Integer.toUnsignedLong(bounds[i + 1]) - Integer.toUnsignedLong(bounds[i]) + 1;
        }
        return size;
    }

    private static int[] listCharacters(int... bounds) {
        int[] list = new int[(int) size(bounds)];
        int next = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            for (int c = bounds[i]; c <= bounds[i + 1]; c++) {
                list[next++] = c;
            }
        }
        return list;
    }

    /**
     * A table of the characters in ascending, disjoint ranges.
     *
     * @param bounds first and last character of each range in turn
     */
    public static CharacterTable of(int... bounds) {
        int[] own = bounds.clone();
        return new CharacterTable(Long.SIZE - Long.numberOfLeadingZeros(size(own) - 1), own, own);
    }

    /**
     * The same characters with codes of more bits.
     *
     * @param bits no fewer than the number of characters needs
     */
    public CharacterTable withWidth(int bits) {
        return new CharacterTable(bits, bounds, coded);
    }

    /**
     * The same characters with the codes that they have among others: in strings beyond the extension root of their
     * size (X.691 clause 30.4).
     *
     * @param all these characters and more
     */
    public CharacterTable codedAs(CharacterTable all) {
        return new CharacterTable(all.bitsPerCharacter, bounds, all.coded);
    }

    public int bitsPerCharacter() {
        return bitsPerCharacter;
    }

    /** Length of a text in characters of this type. */
    public int count(String text) {
        return supplementary ? text.codePointCount(0, text.length()) : text.length();
    }

    /** True if the text has characters of this type only. */
    public boolean allows(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= codes.length) {
                return allowsAny(text.substring(i));
            } else if (codes[c] < 0) {
                return false;
            }
        }
        return true;
    }

    private boolean allowsAny(String text) {
        IntStream characters = supplementary ? text.codePoints() : text.chars();
        return characters.allMatch(c -> contains(c) && !(supplementary && isSurrogate(c)));
    }

    private boolean contains(int character) {
        return character >= 0 && character < codes.length ? codes[character] >= 0 : isInRange(character);
    }

    private boolean isInRange(int character) {
        for (int i = 0; i < bounds.length; i += 2) {
            if (Integer.compareUnsigned(bounds[i], character) <= 0
                    && Integer.compareUnsigned(character, bounds[i + 1]) <= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSurrogate(int character) {
        return character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
    }

    private int code(int character) {
        if (character < codes.length) {
            return codes[character];
        }
        return indexed ? Arrays.binarySearch(characters, character) : character;
    }

    void encode(String text, int from, int count, BitWriter out) {
        int at = supplementary ? text.offsetByCodePoints(0, from) : from;
        int i = 0;
        if (bitsPerCharacter == 7) {
            for (; i <= count - BATCH; i += BATCH) {
                long word = 0;
                for (int j = 0; j < BATCH; j++) {
                    word = word << 7 | code(text.charAt(at + i + j));
                }
                out.write(word, 7 * BATCH);
            }
        }
        if (supplementary) {
            for (int next = at; i < count; i++, next = text.offsetByCodePoints(next, 1)) {
                out.write(code(text.codePointAt(next)), bitsPerCharacter);
            }
        }
        for (; i < count; i++) {
            out.write(code(text.charAt(at + i)), bitsPerCharacter);
        }
    }

    String decode(BitReader in, int at, int count) {
        return narrow ? decodeOctets(in, at, count) : decodeCodePoints(in, at, count);
    }

    private String decodeOctets(BitReader in, int at, int count) {
        byte[] text = new byte[count];
        int i = 0;
        if (bitsPerCharacter == 7 && !indexed) {
            for (; i <= count - BATCH; i += BATCH) {
                long word = in.word(at + 7 * i);
                for (int j = 0; j < BATCH; j++) {
                    text[i + j] = (byte) (word >>> 57 - 7 * j & 0x7f);
                }
            }
        }
        for (; i < count; i++) {
            text[i] = (byte) character(in, at + bitsPerCharacter * i);
        }
        for (i = 0; i < count; i++) {
            if (!contains(text[i] & 0xff)) {
                throw unexpected(in, at + bitsPerCharacter * i, text[i] & 0xff);
            }
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    private String decodeCodePoints(BitReader in, int at, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int position = at + bitsPerCharacter * i;
            int character = character(in, position);
            if (!Character.isValidCodePoint(character) || isSurrogate(character) || !contains(character)) {
                throw unexpected(in, position, character);
            }
            text.appendCodePoint(character);
        }
        return text.toString();
    }

    private int character(BitReader in, int at) {
        int code = bitsPerCharacter == 0 ? 0 : (int) (in.word(at) >>> -bitsPerCharacter);
        if (!indexed) {
            return code;
        }
        if (code >= characters.length) {
            throw in.outOfRange(at, "", "a character code below " + characters.length, code);
        }
        return characters[code];
    }

    private static DecodeException unexpected(BitReader in, int at, int character) {
        return in.error(
                at,
                "",
                "expected a character of the permitted alphabet, found code 0x" + Integer.toHexString(character));
    }
}
