package org.c2x.codec.uper;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Locator;
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
 * The way between the records of a message type and value trees. To make one reads the ASN.1 modules of its message
 * type, so that is done when it is asked for, and for no other type.
 *
 * @param schema type of the trees
 */
record ValueTree<T>(Type schema, Mapping<T, Value> mapping) {

    /** One for each message type. */
    private static final Map<Class<?>, Supplier<ValueTree<?>>> ALL = Map.of(
            org.c2x.its.v1.CAM.class,
            () -> new ValueTree<>(org.c2x.codec.uper.v1.CAMTree.TYPE, org.c2x.codec.uper.v1.CAMTree.MAPPING),
            org.c2x.its.v1.DENM.class,
            () -> new ValueTree<>(org.c2x.codec.uper.v1.DENMTree.TYPE, org.c2x.codec.uper.v1.DENMTree.MAPPING),
            org.c2x.its.v2.CAM.class,
            () -> new ValueTree<>(org.c2x.codec.uper.v2.CAMTree.TYPE, org.c2x.codec.uper.v2.CAMTree.MAPPING),
            org.c2x.its.v2.DENM.class,
            () -> new ValueTree<>(org.c2x.codec.uper.v2.DENMTree.TYPE, org.c2x.codec.uper.v2.DENMTree.MAPPING),
            PersonnelRecord.class,
            () -> new ValueTree<>(PersonnelRecordTree.TYPE, PersonnelRecordTree.MAPPING),
            SecuredMessage.class,
            () -> new ValueTree<>(SecuredMessageTree.TYPE, SecuredMessageTree.MAPPING));

    /**
     * The one of a message type.
     *
     * @throws IllegalArgumentException if the class is none
     */
    @SuppressWarnings("unchecked") // a tree of a class is one of its instances
    static <T> ValueTree<T> of(Class<T> type) {
        if (!ALL.containsKey(type)) {
            throw new IllegalArgumentException("no message type: " + type);
        }
        return (ValueTree<T>) ALL.get(type).get();
    }

    /** Shows the bits of a message type's UPER encodings, empty if the class is no message type. */
    static Optional<Tracer> uperTracer(Class<?> type) {
        return ALL.containsKey(type)
                ? Optional.of(octets -> ValueTrace.of(RuleSet.UPER, of(type).schema, octets).trace())
                : Optional.empty();
    }

    /**
     * Codecs of all message types, made of codecs of their trees.
     *
     * @param locators what finds components in the messages of such a codec
     */
    static <C extends Codec<Value>> CodecTable codecs(Function<Type, C> treeCodecs, Function<C, Locator> locators) {
        CodecTable table = new CodecTable();
        ALL.keySet().forEach(type -> put(table, type, treeCodecs, locators));
        return table;
    }

    private static <T, C extends Codec<Value>> void put(
            CodecTable table, Class<T> type, Function<Type, C> treeCodecs, Function<C, Locator> locators) {
        table.put(type, () -> {
            ValueTree<T> tree = of(type);
            C treeCodec = treeCodecs.apply(tree.schema);
            return new MappedCodec<>(tree.mapping, treeCodec, locators.apply(treeCodec));
        });
    }
}
