package org.c2x.codec.protobuf;

import com.google.protobuf.Internal;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.contents.Generated;
import org.c2x.its.contents.MessageType;

/**
 * The schemes of protobuf-java: {@code protobuf} has code generated for every message, {@code protobuf-codesize} makes
 * the same octets by little generated code, {@code protobuf-tuned} has the mapping that makes the most of the format.
 */
public final class ProtobufSchemes implements CodecProviders {
    /** Ends the names of the classes of mappings. */
    private static final String MAPPING = "Proto";

    /** Of all of them. */
    public static final SchemeFacts FACTS = SchemeFacts.of("protobuf", "Protobuf")
            .withCaveat("protobuf-java keeps the sizes of a message that it has encoded. At the boundary “codec” the "
                    + "same message is encoded again and again, so that its sizes are known; end to end it is made "
                    + "anew.");

    @Override
    public List<CodecProvider> providers() {
        return List.of(
                new Scheme("protobuf", FACTS.typical(), "speed"),
                new Scheme("protobuf-codesize", FACTS, "codesize"),
                new Scheme("protobuf-tuned", FACTS, "tuned"));
    }

    /** The scheme of one way to generate. */
    private record Scheme(String scheme, SchemeFacts facts, CodecTable codecs) implements CodecProvider {

        /**
         * @param folder package of what is generated, below this one
         */
        Scheme(String scheme, SchemeFacts facts, String folder) {
            this(scheme, facts, new CodecTable());
            Generated generated =
                    new Generated(ProtobufSchemes.class, ProtobufSchemes.class.getPackageName() + '.' + folder);
            generated.types(MAPPING).forEach(type -> put(type, generated));
        }

        private <T> void put(MessageType<T> type, Generated generated) {
            codecs.put(
                    type.type(),
                    () -> MessageCodec.of(
                            generated.<Mapping<T, Message>>constant(type, MAPPING, "MAPPING"), empty(type, generated)));
        }

        private static Message empty(MessageType<?> type, Generated generated) {
            Class<?> messages = generated.type(type, "Messages$" + type.type().getSimpleName());
            return Internal.getDefaultInstance(messages.asSubclass(Message.class));
        }

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }

        @Override
        public Optional<Tracer> tracer(Class<?> type) {
            return codec(type).flatMap(MessageCodec::tracer);
        }
    }
}
