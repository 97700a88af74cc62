package org.c2x.codec.aper;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.codec.table.Vector;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/** The messages of {@link IndependentDecoderTest} and more of them by pycrate. */
class PycrateTest extends IndependentDecoderTest {

    /** pycrate loses parts of a certificate in a certificate. */
    @Override
    protected String tool(MessageType<?> type) {
        return type.equals(MessageTypes.SECURED_MESSAGE) ? "asn1tools" : "pycrate";
    }

    /** The others it reads there. */
    @Override
    protected Stream<MessageType<?>> types() {
        return super.types().filter(type -> super.tool(type).equals("asn1tools"));
    }

    /** The values of the vectors for UPER, and the contents. */
    @Override
    protected <T> List<T> moreMessages(MessageType<T> type) {
        Codec<T> jer = Codecs.get("jer", type.type());
        return Stream.concat(Vector.messages(), Vector.file("contents"))
                .filter(vector -> vector.type().equals(type))
                .map(vector -> jer.decode(vector.json()))
                .toList();
    }
}
