package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.EXIBodyDecoder;
import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.grammars.event.EventType;
import com.siemens.ct.exi.core.values.Value;
import com.siemens.ct.exi.core.values.ValueType;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.asn1.runtime.event.EventReader;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;

/**
 * Shows the bits of a document: the event codes, the elements and their values, as EXIficient reads them. Its own
 * octets are those of every other strict or lenient processor, so it serves for all of a profile.
 */
public final class ExificientTracer implements Tracer {
    private static final int HEADER = 0x80;
    private static final int HEADER_BITS = 8;

    private final EXIFactory factory;

    public ExificientTracer(ExiMessage<?> message, ExiProfile profile) {
        this.factory = Exificient.factory(message.namedSchema(profile), profile);
    }

    @Override
    public Trace trace(byte[] octets) {
        Walk walk = new Walk(octets);
        try {
            return walk.document(factory.clone().createEXIBodyDecoder());
        } catch (DecodeException e) {
            return walk.trace.stopped(e);
        } catch (EXIException | IOException | RuntimeException | AssertionError e) {
            return walk.trace.stopped(walk.error(e.getMessage() == null ? e.toString() : e.getMessage()));
        }
    }

    /** One message. */
    private static final class Walk {
        private final byte[] octets;
        private final BitChannel in;
        private final TraceRecorder trace = new TraceRecorder(Unit.BIT);
        /** Of each open element how many list elements it has had. */
        private final Deque<Integer> items = new ArrayDeque<>();

        private String text = "";

        Walk(byte[] octets) {
            this.octets = octets;
            this.in = new BitChannel(octets, HEADER_BITS);
        }

        Trace document(EXIBodyDecoder decoder) throws EXIException, IOException {
            if (octets.length == 0 || (octets[0] & 0xff) != HEADER) {
                throw new DecodeException(
                        Unit.BIT, 0, "", "expected the header of an EXI stream without options and cookie, octet 0x80");
            }
            trace.item("header", 0, HEADER_BITS, "final version 1, no options");
            decoder.setInputChannel(in);
            for (long left = EventList.most(octets.length); ; left--) {
                int from = in.position();
                EventType event = decoder.next();
                if (event == null) {
                    throw error("expected more of the document");
                }
                if (!event(event, decoder, from)) {
                    return end();
                }
                if (left == 0) {
                    throw error("expected fewer events in a message of its length");
                }
            }
        }

        /** False at the end of the document. */
        private boolean event(EventType event, EXIBodyDecoder decoder, int from) throws EXIException, IOException {
            int codeEnd = in.position();
            switch (event) {
                case START_DOCUMENT -> decoder.decodeStartDocument();
                case START_ELEMENT -> {
                    enter(decoder.decodeStartElement().getLocalName(), from);
                    code(from, codeEnd, "start");
                }
                case CHARACTERS -> {
                    code(from, codeEnd, "value");
                    text = text(decoder.decodeCharacters());
                }
                case END_ELEMENT -> {
                    decoder.decodeEndElement();
                    code(from, codeEnd, "end");
                    trace.leave(text, in.position());
                    items.pop();
                    text = "";
                }
                case END_DOCUMENT -> {
                    decoder.decodeEndDocument();
                    return false;
                }
                default -> throw error("expected an event that the schema declares, found " + event);
            }
            return true;
        }

        private void enter(String name, int from) {
            boolean root = items.isEmpty();
            if (name.equals(EventReader.ITEM)) {
                int index = items.pop();
                items.push(index + 1);
                trace.enterElement(index, "", from);
            } else {
                trace.enter(root ? "" : name, root ? name : "", from);
            }
            items.push(0);
        }

        private void code(int from, int to, String meaning) {
            if (to > from) {
                trace.item("event code", from, to, meaning);
            }
        }

        private static String text(Value value) {
            if (value.getValueType() == ValueType.STRING) {
                return '"' + Excerpt.printable(value.toString()) + '"';
            }
            return value.getValueType() == ValueType.BINARY_HEX ? "'" + value + "'H" : value.toString();
        }

        private Trace end() {
            int consumed = (in.position() + 7) / Byte.SIZE;
            if (8 * consumed > in.position()) {
                trace.item("padding", in.position(), 8 * consumed, "");
            }
            return trace.complete(consumed);
        }

        private DecodeException error(String problem) {
            return new DecodeException(Unit.BIT, in.position(), trace.path(), problem);
        }
    }
}
