package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.MappedCodec;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.ber.security.SecuredMessageBer;
import org.c2x.codec.ber.study.PersonnelRecordBer;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;

/** The scheme {@code ber}: BER (X.690) with asn1bean, without the components that have their DEFAULT. */
public final class Ber implements CodecProvider {
    private static final CodecTable CODECS = new CodecTable();
    private static final Map<Class<?>, Tracer> TRACERS = new HashMap<>();

    static {
        put(
                MessageTypes.CAM_V1,
                org.c2x.codec.ber.v1.CAMBer.MAPPING,
                org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.CAM::new);
        put(
                MessageTypes.DENM_V1,
                org.c2x.codec.ber.v1.DENMBer.MAPPING,
                org.c2x.codec.ber.v1.bean.denm.pdu.descriptions.DENM::new);
        put(
                MessageTypes.CAM_V2,
                org.c2x.codec.ber.v2.CAMBer.MAPPING,
                org.c2x.codec.ber.v2.bean.cam.pdu.descriptions.CAM::new);
        put(
                MessageTypes.DENM_V2,
                org.c2x.codec.ber.v2.DENMBer.MAPPING,
                org.c2x.codec.ber.v2.bean.denm.pdu.descriptions.DENM::new);
        put(
                MessageTypes.PERSONNEL_RECORD,
                PersonnelRecordBer.MAPPING,
                org.c2x.codec.ber.study.bean.personnel.PersonnelRecord::new);
        put(
                MessageTypes.SECURED_MESSAGE,
                SecuredMessageBer.MAPPING,
                org.c2x.codec.ber.security.bean.securedmessage.SecuredMessage::new);
    }

    private static <T, M extends BerType> void put(MessageType<T> type, Mapping<T, M> mapping, Supplier<M> create) {
        MessageSchema schema = new MessageSchema(type);
        Codec<T> codec = new MappedCodec<>(mapping, new BeanCodec<>(create, Limits.DEFAULT), new BerLocator(schema));
        TRACERS.put(type.type(), new BerTracer(schema, codec));
        CODECS.put(type.type(), codec);
    }

    @Override
    public String scheme() {
        return "ber";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return Optional.ofNullable(TRACERS.get(type));
    }
}
