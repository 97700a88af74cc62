package org.c2x.codec.exi.openexi;

import java.util.Objects;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.codec.exi.OctetSource;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Gathers the events of a document that a library reads. */
final class DocumentHandler extends DefaultHandler {
    private final StringBuilder text = new StringBuilder();
    private @Nullable OctetSource in;
    private EventList<String> document = new EventList<>();
    private boolean hasText;
    private boolean complete;
    private long most;

    /** Starts a document. */
    void reset(OctetSource source) {
        in = source;
        document = new EventList<>();
        hasText = false;
        complete = false;
        most = EventList.most(source.available());
    }

    /** What was read so far. */
    EventList<String> document() {
        return document;
    }

    /** What was read, and forgets it. */
    EventList<String> take() {
        EventList<String> taken = document;
        document = new EventList<>();
        return taken;
    }

    /** True after the end of the document. */
    boolean isComplete() {
        return complete;
    }

    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes) throws SAXException {
        if (!uri.isEmpty() || attributes.getLength() > 0 || hasText) {
            throw new SAXException("expected elements that the schema declares");
        }
        document.start(localName);
        located();
    }

    @Override
    public void characters(char[] characters, int start, int length) {
        hasText = true;
        text.append(characters, start, length);
    }

    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        if (hasText) {
            document.value(text.toString());
            text.setLength(0);
            hasText = false;
            located();
        }
        document.end();
        located();
    }

    @Override
    public void endDocument() {
        complete = true;
    }

    private void located() throws SAXException {
        document.endsAt(Objects.requireNonNull(in).position());
        if (document.size() > most) {
            throw new SAXException("expected at most " + most + " events in a message of its length");
        }
    }
}
