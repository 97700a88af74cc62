package org.c2x.codec.exi.openexi;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.codec.exi.DocumentCodec.Coder;
import org.c2x.codec.exi.ExiHeader;
import org.c2x.codec.exi.OctetSink;
import org.c2x.codec.exi.OctetSource;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.LocatorImpl;

/** The coders of one thread. */
final class OpenExiCoder implements Coder<String> {
    private static final String NO_NAMESPACE = "";
    private static final Attributes NO_ATTRIBUTES = new AttributesImpl();

    private final OpenExiLibrary library;
    private final Object grammars;
    private final DocumentHandler document = new DocumentHandler();
    private OpenExiLibrary.@Nullable Encoder encoder;
    private @Nullable XMLReader reader;
    private char[] text = new char[256];

    OpenExiCoder(OpenExiLibrary library, URL xsd, boolean lenient) {
        this.library = library;
        this.grammars = library.grammars(xsd, lenient);
    }

    @Override
    public void encode(EventList<String> message, OctetSink out) {
        try {
            write(message, handler(out));
        } catch (SAXException | RuntimeException | AssertionError | StackOverflowError e) {
            // what a failure leaves in it is the library's secret
            encoder = null;
            throw new EncodeException("", "OpenEXI refuses the document: " + e);
        }
    }

    private ContentHandler handler(OctetSink out) {
        if (encoder == null) {
            encoder = library.newEncoder(grammars);
        }
        ContentHandler handler;
        try {
            encoder.setOutputStream().invokeExact((OutputStream) out);
            handler = (ContentHandler) encoder.handler().invokeExact();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        // its errors name the place, without asking whether there is one
        handler.setDocumentLocator(new LocatorImpl());
        return handler;
    }

    private void write(EventList<String> message, ContentHandler handler) throws SAXException {
        String[] open = new String[16];
        int depth = 0;
        handler.startDocument();
        for (int i = 0; i < message.size(); i++) {
            String name = message.name(i);
            String value = message.value(i);
            if (name != null) {
                if (depth == open.length) {
                    open = Arrays.copyOf(open, 2 * depth);
                }
                open[depth++] = name;
                handler.startElement(NO_NAMESPACE, name, name, NO_ATTRIBUTES);
            } else if (value != null) {
                characters(value, handler);
            } else {
                depth--;
                handler.endElement(NO_NAMESPACE, open[depth], open[depth]);
            }
        }
        handler.endDocument();
    }

    private void characters(String value, ContentHandler handler) throws SAXException {
        if (value.length() > text.length) {
            text = new char[2 * value.length()];
        }
        value.getChars(0, value.length(), text, 0);
        handler.characters(text, 0, value.length());
    }

    @Override
    public EventList<String> decode(OctetSource in) {
        ExiHeader.require(in);
        document.reset(in);
        try {
            if (reader == null) {
                reader = library.newReader(grammars);
                reader.setContentHandler(document);
            }
            reader.parse(new InputSource(in));
        } catch (SAXException
                | IOException
                | RuntimeException
                | AssertionError
                | StackOverflowError
                | OutOfMemoryError e) {
            // a length that the library takes on trust can ask for more memory than there is
            reader = null;
            throw error(in, "OpenEXI fails: " + e);
        }
        if (!document.isComplete()) {
            throw error(in, "expected more of the document");
        }
        return document.take();
    }

    private DecodeException error(OctetSource in, String problem) {
        return new DecodeException(
                Unit.BIT, 8L * in.position(), document.document().openPath(), problem);
    }
}
