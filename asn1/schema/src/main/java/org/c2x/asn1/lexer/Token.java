package org.c2x.asn1.lexer;

import org.c2x.asn1.source.Position;

/**
 * A lexical item of X.680 clause 12.
 *
 * @param text           the item as written; of strings the content without quotes
 * @param start          index in the text of the file where the item starts; of a word within a value in XML, in the
 *                       word
 * @param end            index of the first character after it
 * @param commentBefore  the comment on the lines directly above, without comment marks; empty if there is none
 * @param commentAfter  the comment after the item on the same line; empty if there is none
 * @param isFirstOfLine  true if nothing but white space and comments precede it on its line
 */
public record Token(
        Kind kind,
        String text,
        Position position,
        int start,
        int end,
        String commentBefore,
        String commentAfter,
        boolean isFirstOfLine) {

    /** Kinds of lexical items. */
    public enum Kind {
        /** A word with an upper-case initial: a type or module name. */
        UPPER_NAME("a type name"),
        /** A word with a lower-case initial: an identifier or the name of a value. */
        LOWER_NAME("an identifier"),
        /** A reserved word. */
        KEYWORD("a keyword"),
        NUMBER("a number"),
        REAL_NUMBER("a real number"),
        BINARY_STRING("a binary string"),
        HEX_STRING("a hexadecimal string"),
        CHARACTER_STRING("a character string"),
        SYMBOL("a symbol"),
        /** A whole value in XML, from tag to tag, after {@code ::=}. */
        XML_VALUE("a value in XML"),
        /** What is no item of ASN.1 and has been told as an error. */
        BAD("no item of ASN.1"),
        END("the end of the file");

        private final String description;

        Kind(String description) {
            this.description = description;
        }

        /** The kind in words, as a message tells it. */
        public String description() {
            return description;
        }
    }

    /** True for this keyword or symbol. */
    public boolean is(String keywordOrSymbol) {
        return (kind == Kind.KEYWORD || kind == Kind.SYMBOL) && text.equals(keywordOrSymbol);
    }

    /** The item as a message shows it. */
    public String description() {
        return switch (kind) {
            case END -> kind.description();
            case BINARY_STRING, HEX_STRING, CHARACTER_STRING, XML_VALUE -> kind.description();
            default -> "'" + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + "'";
        };
    }
}
