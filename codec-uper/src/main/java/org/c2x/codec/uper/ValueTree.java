package org.c2x.codec.uper;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.MappedCodec;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.codec.uper.security.SecuredMessageTree;
import org.c2x.codec.uper.study.PersonnelRecordTree;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;

/**
 * The way between the records of a message type and value trees. Whoever touches this class makes it read the ASN.1
 * modules, so providers do it only when they are asked for a codec.
 *
 * @param schema type of the trees
 */
record ValueTree<T>(Class<T> type, Type schema, Mapping<T, Value> mapping) {

    /** One for each message type. */
    static final List<ValueTree<?>> ALL = List.of(
            new ValueTree<>(
                    org.c2x.its.v1.CAM.class,
                    org.c2x.codec.uper.v1.CAMTree.TYPE,
                    org.c2x.codec.uper.v1.CAMTree.MAPPING),
            new ValueTree<>(
                    org.c2x.its.v1.DENM.class,
                    org.c2x.codec.uper.v1.DENMTree.TYPE,
                    org.c2x.codec.uper.v1.DENMTree.MAPPING),
            new ValueTree<>(
                    org.c2x.its.v2.CAM.class,
                    org.c2x.codec.uper.v2.CAMTree.TYPE,
                    org.c2x.codec.uper.v2.CAMTree.MAPPING),
            new ValueTree<>(
                    org.c2x.its.v2.DENM.class,
                    org.c2x.codec.uper.v2.DENMTree.TYPE,
                    org.c2x.codec.uper.v2.DENMTree.MAPPING),
            new ValueTree<>(PersonnelRecord.class, PersonnelRecordTree.TYPE, PersonnelRecordTree.MAPPING),
            new ValueTree<>(SecuredMessage.class, SecuredMessageTree.TYPE, SecuredMessageTree.MAPPING));

    /**
     * The one of a message type.
     *
     * @throws IllegalArgumentException if the class is none
     */
    @SuppressWarnings("unchecked") // a tree of a class is one of its instances
    static <T> ValueTree<T> of(Class<T> type) {
        return (ValueTree<T>) ALL.stream()
                .filter(tree -> tree.type.equals(type))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no message type: " + type));
    }

    /** Shows the bits of a message type's UPER encodings, empty if the class is no message type. */
    static Optional<Tracer> uperTracer(Class<?> type) {
        return ALL.stream()
                .filter(tree -> tree.type.equals(type))
                .findFirst()
                .map(tree -> octets -> ValueTrace.of(RuleSet.UPER, tree.schema, octets).trace());
    }

    /** Codecs of all message types, made of codecs of their trees. */
    static CodecTable codecs(Function<Type, Codec<Value>> treeCodec) {
        CodecTable table = new CodecTable();
        ALL.forEach(tree -> tree.put(table, treeCodec));
        return table;
    }

    private void put(CodecTable table, Function<Type, Codec<Value>> treeCodec) {
        table.put(type, new MappedCodec<>(mapping, treeCodec.apply(schema)));
    }
}
