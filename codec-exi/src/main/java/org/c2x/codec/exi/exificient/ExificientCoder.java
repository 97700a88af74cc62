package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.EXIBodyDecoder;
import com.siemens.ct.exi.core.EXIBodyEncoder;
import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.grammars.event.EventType;
import com.siemens.ct.exi.core.values.Value;
import java.io.IOException;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.codec.exi.DocumentCodec.Coder;
import org.c2x.codec.exi.ExiHeader;
import org.c2x.codec.exi.OctetSink;
import org.c2x.codec.exi.OctetSource;

/**
 * The body coders of one thread. The header is one octet, since options stay out of it, so that the body starts at an
 * octet and the coders need no header coder in front, which would make new ones for each message.
 */
final class ExificientCoder implements Coder<Value> {
    private static final String NO_NAMESPACE = "";

    private final EXIFactory factory;
    private @Nullable EXIBodyEncoder encoder;
    private @Nullable EXIBodyDecoder decoder;
    private @Nullable GuardedChannel channel;

    ExificientCoder(EXIFactory factory) {
        this.factory = factory;
    }

    @Override
    public void encode(EventList<Value> document, OctetSink out) {
        try {
            if (encoder == null) {
                encoder = factory.createEXIBodyEncoder();
            }
            out.write(ExiHeader.OCTET);
            encoder.setOutputStream(out);
            encoder.encodeStartDocument();
            for (int i = 0; i < document.size(); i++) {
                String name = document.name(i);
                Value value = document.value(i);
                if (name != null) {
                    encoder.encodeStartElement(NO_NAMESPACE, name, null);
                } else if (value != null) {
                    encoder.encodeCharacters(value);
                } else {
                    encoder.encodeEndElement();
                }
            }
            encoder.encodeEndDocument();
            encoder.flush();
        } catch (EXIException | IOException | RuntimeException | AssertionError | StackOverflowError e) {
            // what a failure leaves in it is the library's secret
            encoder = null;
            throw new EncodeException("", "EXIficient refuses the document: " + e);
        }
    }

    @Override
    public EventList<Value> decode(OctetSource in) {
        EventList<Value> document = new EventList<>();
        ExiHeader.require(in);
        in.read();
        try {
            if (decoder == null || channel == null) {
                decoder = factory.createEXIBodyDecoder();
                channel = new GuardedChannel(in);
            }
            channel.reset();
            decoder.setInputChannel(channel);
            readBody(decoder, in, document);
        } catch (EXIException | IOException | RuntimeException | AssertionError | StackOverflowError e) {
            decoder = null;
            if (e instanceof DecodeException known) {
                throw known;
            }
            throw error(
                    in,
                    document,
                    e instanceof EXIException || e instanceof IOException ? e.getMessage() : "EXIficient fails: " + e);
        }
        return document;
    }

    private static void readBody(EXIBodyDecoder decoder, OctetSource in, EventList<Value> document)
            throws EXIException, IOException {
        long most = EventList.most(in.available());
        while (true) {
            EventType event = decoder.next();
            if (event == null) {
                throw error(in, document, "expected more of the document");
            }
            switch (event) {
                case START_DOCUMENT -> decoder.decodeStartDocument();
                case START_ELEMENT ->
                    document.start(decoder.decodeStartElement().getLocalName());
                case CHARACTERS -> document.value(decoder.decodeCharacters());
                case END_ELEMENT -> {
                    decoder.decodeEndElement();
                    document.end();
                }
                case END_DOCUMENT -> {
                    decoder.decodeEndDocument();
                    return;
                }
                default -> throw error(in, document, "expected an event that the schema declares, found " + event);
            }
            if (document.size() > 0) {
                document.endsAt(in.position());
            }
            if (document.size() > most) {
                throw error(in, document, "expected at most " + most + " events in a message of its length");
            }
        }
    }

    private static DecodeException error(OctetSource in, EventList<Value> document, @Nullable String problem) {
        return new DecodeException(Unit.BIT, 8L * in.position(), document.openPath(), problem);
    }
}
