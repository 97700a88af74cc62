package org.c2x.codec.ber;

import com.beanit.asn1bean.ber.types.BerType;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.MappedCodec;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.codec.ber.security.SecuredMessageBer;
import org.c2x.codec.ber.study.PersonnelRecordBer;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/** The scheme {@code ber}: BER (X.690) with asn1bean, without the components that have their DEFAULT. */
public final class Ber implements CodecProvider {
    private static final CodecTable CODECS = new CodecTable()
            .put(
                    org.c2x.its.v1.CAM.class,
                    codec(
                            org.c2x.codec.ber.v1.CAMBer.MAPPING,
                            org.c2x.codec.ber.v1.bean.cam.pdu.descriptions.CAM::new))
            .put(
                    org.c2x.its.v1.DENM.class,
                    codec(
                            org.c2x.codec.ber.v1.DENMBer.MAPPING,
                            org.c2x.codec.ber.v1.bean.denm.pdu.descriptions.DENM::new))
            .put(
                    org.c2x.its.v2.CAM.class,
                    codec(
                            org.c2x.codec.ber.v2.CAMBer.MAPPING,
                            org.c2x.codec.ber.v2.bean.cam.pdu.descriptions.CAM::new))
            .put(
                    org.c2x.its.v2.DENM.class,
                    codec(
                            org.c2x.codec.ber.v2.DENMBer.MAPPING,
                            org.c2x.codec.ber.v2.bean.denm.pdu.descriptions.DENM::new))
            .put(
                    PersonnelRecord.class,
                    codec(
                            PersonnelRecordBer.MAPPING,
                            org.c2x.codec.ber.study.bean.personnel.PersonnelRecord::new))
            .put(
                    SecuredMessage.class,
                    codec(
                            SecuredMessageBer.MAPPING,
                            org.c2x.codec.ber.security.bean.securedmessage.SecuredMessage::new));

    private static <T, M extends BerType> Codec<T> codec(Mapping<T, M> mapping, Supplier<M> create) {
        return new MappedCodec<>(mapping, new BeanCodec<>(create, Limits.DEFAULT));
    }

    @Override
    public String scheme() {
        return "ber";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return CODECS.get(type);
    }
}
