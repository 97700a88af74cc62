package org.openexi.sax;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.openexi.proc.grammars.GrammarCache;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.ext.DefaultHandler2;

/** Writes events one by one; keeps, as the library does, state of all encoders in a static field. */
public final class Transmogrifier {
    private static Thread thread;

    private final Handler handler = new Handler();
    private DataOutputStream out;
    private GrammarCache grammars;

    public void setGrammarCache(GrammarCache cache) {
        grammars = cache;
    }

    public void setOutputStream(OutputStream stream) {
        out = new DataOutputStream(stream);
    }

    public SAXTransmogrifier getSAXTransmogrifier() {
        handler.locator = null;
        return handler;
    }

    private static synchronized void enter() {
        if (thread != null && thread != Thread.currentThread()) {
            throw new IllegalStateException("two threads share an encoder");
        }
        thread = Thread.currentThread();
    }

    private final class Handler extends DefaultHandler2 implements SAXTransmogrifier {
        private Locator locator;

        @Override
        public void setDocumentLocator(Locator place) {
            locator = place;
        }

        @Override
        public void startDocument() throws SAXException {
            enter();
            write(0x80, null);
            write(grammars.grammarOptions, null);
        }

        @Override
        public void startElement(String uri, String name, String qName, Attributes attributes) throws SAXException {
            write('<', name);
        }

        @Override
        public void characters(char[] text, int start, int length) throws SAXException {
            String value = new String(text, start, length);
            if (value.equals("refused")) {
                throw new SAXException("refused in line " + locator.getLineNumber());
            }
            write('=', value);
        }

        @Override
        public void endElement(String uri, String name, String qName) throws SAXException {
            write('>', null);
        }

        @Override
        public void endDocument() throws SAXException {
            write('.', null);
        }

        private void write(int kind, String text) throws SAXException {
            try {
                out.writeByte(kind);
                if (text != null) {
                    out.writeUTF(text);
                }
                out.flush();
            } catch (IOException e) {
                throw new SAXException(e);
            }
        }
    }
}
