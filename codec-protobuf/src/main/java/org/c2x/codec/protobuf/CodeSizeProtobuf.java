package org.c2x.codec.protobuf;

import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.codec.protobuf.codesize.security.SecuredMessageProto;
import org.c2x.codec.protobuf.codesize.study.PersonnelRecordProto;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/** The scheme {@code protobuf-codesize}: the same octets from little generated code. */
public final class CodeSizeProtobuf implements CodecProvider {

    /** Made when the first codec is wanted, because that takes the descriptors of all messages. */
    private static final class Table {
        private static final CodecTable CODECS = new CodecTable()
                .put(
                        org.c2x.its.v1.CAM.class,
                        MessageCodec.of(
                                org.c2x.codec.protobuf.codesize.v1.CAMProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.v1.Messages.CAM.getDefaultInstance()))
                .put(
                        org.c2x.its.v1.DENM.class,
                        MessageCodec.of(
                                org.c2x.codec.protobuf.codesize.v1.DENMProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.v1.Messages.DENM.getDefaultInstance()))
                .put(
                        org.c2x.its.v2.CAM.class,
                        MessageCodec.of(
                                org.c2x.codec.protobuf.codesize.v2.CAMProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.v2.Messages.CAM.getDefaultInstance()))
                .put(
                        org.c2x.its.v2.DENM.class,
                        MessageCodec.of(
                                org.c2x.codec.protobuf.codesize.v2.DENMProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.v2.Messages.DENM.getDefaultInstance()))
                .put(
                        PersonnelRecord.class,
                        MessageCodec.of(
                                PersonnelRecordProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.study.Messages.PersonnelRecord.getDefaultInstance()))
                .put(
                        SecuredMessage.class,
                        MessageCodec.of(
                                SecuredMessageProto.MAPPING,
                                org.c2x.codec.protobuf.codesize.security.Messages.SecuredMessage.getDefaultInstance()));
    }

    @Override
    public String scheme() {
        return "protobuf-codesize";
    }

    @Override
    public <T> Optional<Codec<T>> codec(Class<T> type) {
        return Table.CODECS.get(type);
    }

    @Override
    public Optional<Tracer> tracer(Class<?> type) {
        return codec(type).flatMap(MessageCodec::tracer);
    }
}
