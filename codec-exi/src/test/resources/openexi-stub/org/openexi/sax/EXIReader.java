package org.openexi.sax;

import java.io.DataInputStream;
import java.io.IOException;
import org.openexi.proc.grammars.GrammarCache;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.XMLFilterImpl;

/** Reads what the stub of the encoder writes. */
public final class EXIReader extends XMLFilterImpl {
    private GrammarCache grammars;

    public void setGrammarCache(GrammarCache cache) {
        grammars = cache;
    }

    @Override
    public void parse(InputSource input) throws IOException, SAXException {
        DataInputStream in = new DataInputStream(input.getByteStream());
        in.readByte();
        if (in.readByte() != grammars.grammarOptions) {
            throw new SAXException("other options");
        }
        startDocument();
        while (true) {
            int kind = in.read();
            switch (kind) {
                case '<' -> {
                    String name = in.readUTF();
                    startElement("", name, name, new AttributesImpl());
                }
                case '=' -> {
                    char[] text = in.readUTF().toCharArray();
                    characters(text, 0, text.length);
                }
                case '>' -> endElement("", "", "");
                case '.' -> {
                    endDocument();
                    return;
                }
                case -1 -> throw new java.io.EOFException("the end comes too early");
                case 'a' -> throw new ArrayIndexOutOfBoundsException("as the library does");
                case 'm' -> throw new OutOfMemoryError("as the library asks");
                case '@' -> {
                    AttributesImpl attributes = new AttributesImpl();
                    attributes.addAttribute("", "a", "a", "CDATA", "b");
                    startElement("", "x", "x", attributes);
                }
                case 'r' -> {
                    return;
                }
                default -> throw new SAXException("unknown event " + kind);
            }
        }
    }
}
