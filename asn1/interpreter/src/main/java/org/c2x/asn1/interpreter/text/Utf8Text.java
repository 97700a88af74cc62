package org.c2x.asn1.interpreter.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.coding.UperLength;

/**
 * The text of a document, up to the first octet that is not UTF-8, which matters only if the document reaches it.
 *
 * @param chars     UTF-16
 * @param malformed true if octets follow that are not UTF-8
 */
public record Utf8Text(String chars, boolean malformed) {

    public static Utf8Text of(String text) {
        return new Utf8Text(text, false);
    }

    public static Utf8Text of(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        CharBuffer chars = CharBuffer.allocate(length);
        CoderResult result = utf8.decode(ByteBuffer.wrap(octets, offset, length), chars, true);
        return new Utf8Text(chars.flip().toString(), result.isError());
    }

    /** An error at an index of {@link #chars}; its offset counts characters. */
    public DecodeException error(long index, String problem) {
        int at = (int) Math.max(0, Math.min(index, chars.length()));
        String found = malformed && at == chars.length() ? "expected UTF-8" : problem;
        return new DecodeException(DecodeException.Unit.CHARACTER, charactersBefore(at), "", found);
    }

    /** Characters before an index of {@link #chars}. */
    public int charactersBefore(long index) {
        return chars.codePointCount(0, (int) index);
    }

    /** Octets before an index of {@link #chars}. */
    public int octetsBefore(long index) {
        return UperLength.octetsOfUtf8(chars.substring(0, (int) index));
    }

    /** A part of a document, of any length and content, short and in quotes. */
    public static String quoted(String any) {
        return '"' + Excerpt.of(any) + '"';
    }
}
