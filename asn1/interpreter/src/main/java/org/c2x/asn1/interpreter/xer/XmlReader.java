package org.c2x.asn1.interpreter.xer;

import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;

/**
 * Reads a document tag by tag, each with the text before it. The JDK's parser reads XML; where its tags are is
 * found again in the text, because the places it gives are approximate in long documents.
 */
final class XmlReader {
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final String COMMENT = "<!--";
    private static final String CDATA = "<![CDATA[";
    private static final String INSTRUCTION = "<?";

    private final Utf8Text text;
    private final String chars;
    private final XMLStreamReader in;
    private final StringBuilder before = new StringBuilder();
    private boolean isStart;
    private boolean broken;
    private int depth;
    private String name = "";
    /** Where the current tag begins, where it ends, and where the text before it begins. */
    private int begin;

    private int end;
    private int textBegin;

    /** A reader before the root's tag. */
    XmlReader(Utf8Text text) {
        this.text = text;
        this.chars = text.chars();
        this.end = chars.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        try {
            this.in = factory().createXMLStreamReader(new StringReader(chars.substring(end)));
        } catch (XMLStreamException notXml) {
            throw error(notXml);
        }
        // X.693 clause 8.2
        String encoding = in.getCharacterEncodingScheme();
        if (encoding != null && !encoding.equalsIgnoreCase("UTF-8")) {
            throw text.error(end, "expected the encoding UTF-8, found " + Utf8Text.quoted(encoding));
        }
        if (in.getVersion() != null && !in.getVersion().equals("1.0")) {
            throw text.error(end, "expected XML 1.0, found " + Utf8Text.quoted(in.getVersion()));
        }
    }

    /** One for each document: a factory keeps its last reader. */
    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        return factory;
    }

    /** Goes to the next tag; an empty element has two of them at one place. */
    void next() {
        before.setLength(0);
        textBegin = end;
        try {
            boolean tag;
            do {
                tag = take(in.next());
            } while (!tag);
        } catch (XMLStreamException notXml) {
            broken = true;
            throw error(notXml);
        }
    }

    /** Whether the text is no XML, so that nothing can be read any more. */
    boolean isBroken() {
        return broken;
    }

    /** How many elements have begun and not ended, up to the current tag. */
    int depth() {
        return depth;
    }

    /** Goes on to the tag after which so many elements have not ended. */
    void leaveTo(int around) {
        while (depth > around) {
            next();
        }
    }

    /** Whether what the parser has found is a tag. */
    private boolean take(int event) {
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> {
                start();
                return true;
            }
            case XMLStreamConstants.END_ELEMENT -> {
                finish();
                return true;
            }
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                before.append(in.getTextCharacters(), in.getTextStart(), in.getTextLength());
            case XMLStreamConstants.COMMENT, XMLStreamConstants.PROCESSING_INSTRUCTION -> {}
            default -> throw text.error(nextTag(end), "expected no document type declaration");
        }
        return false;
    }

    private void start() {
        depth++;
        begin = nextTag(end);
        isStart = true;
        name = in.getLocalName();
        end = chars.indexOf('>', begin) + 1;
        if (in.getAttributeCount() > 0) {
            throw error("expected no attributes, found " + Utf8Text.quoted(in.getAttributeLocalName(0)));
        }
    }

    private void finish() {
        boolean empty = isStart && chars.charAt(end - 2) == '/';
        isStart = false;
        depth--;
        name = in.getLocalName();
        if (!empty) {
            begin = nextTag(end);
            end = chars.indexOf('>', begin) + 1;
        }
    }

    /** Where the first tag, or document type declaration, begins in a part that the parser has read. */
    private int nextTag(int from) {
        int at = chars.indexOf('<', from);
        while (true) {
            if (chars.startsWith(COMMENT, at)) {
                at = after("-->", at + COMMENT.length());
            } else if (chars.startsWith(CDATA, at)) {
                at = after("]]>", at + CDATA.length());
            } else if (chars.startsWith(INSTRUCTION, at)) {
                at = after("?>", at + INSTRUCTION.length());
            } else {
                return at;
            }
            at = chars.indexOf('<', at);
        }
    }

    private int after(String mark, int from) {
        return chars.indexOf(mark, from) + mark.length();
    }

    /** Goes to the first tag in the current element or after it, which has to begin one. */
    void nextStart(String noun) {
        next();
        expectNoText();
        if (!isStart) {
            throw error("expected " + noun + ", found none");
        }
    }

    /** Goes to the next tag, which has to be the end of an element. */
    void nextEnd() {
        next();
        expectNoText();
        if (isStart) {
            throw error("expected nothing more in the element, found " + Utf8Text.quoted(name));
        }
    }

    /** Goes to the end of the current element, whatever it holds. */
    void skip() {
        for (int depth = 1; depth > 0; depth += isStart ? 1 : -1) {
            next();
        }
    }

    /** Whether the current tag begins an element; an empty element has a tag that ends it as well. */
    boolean isStart() {
        return isStart;
    }

    /** Name of the element whose tag is the current one. */
    String name() {
        return name;
    }

    /** The text between the tag before and the current one. */
    String text() {
        return before.toString();
    }

    /** Index in the document's text where the current tag begins. */
    int begin() {
        return begin;
    }

    /** Index where the text before the current tag begins. */
    int textBegin() {
        return textBegin;
    }

    /** Index of the first character after the current tag. */
    int end() {
        return end;
    }

    /** Refuses text before the current tag that is not white space. */
    void expectNoText() {
        for (int i = 0; i < before.length(); i++) {
            if (!isWhiteSpace(before.charAt(i))) {
                throw text.error(textBegin, "expected an element, found text");
            }
        }
    }

    /** White space of XML. */
    static boolean isWhiteSpace(char character) {
        return character == ' ' || character == '\t' || character == '\n' || character == '\r';
    }

    /** An error at the current tag. */
    DecodeException error(String problem) {
        return text.error(begin, problem);
    }

    /** An error at an index of the document's text. */
    DecodeException error(int index, String problem) {
        return text.error(index, problem);
    }

    private DecodeException error(XMLStreamException notXml) {
        // before the first tag the parser says how far it has looked
        boolean known = notXml.getLocation() != null && !name.isEmpty();
        int place = known ? notXml.getLocation().getCharacterOffset() : end;
        String message = String.valueOf(notXml.getMessage());
        String problem = message.substring(message.indexOf('\n') + 1).replaceFirst("^Message: ", "");
        return text.error(Math.max(place, end), "expected XML: " + problem);
    }
}
