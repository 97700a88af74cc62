package org.c2x.codec.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.interpreter.table.ValueTrace;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;

/**
 * The way between the records of a message type and value trees. To make one reads the ASN.1 modules of its message
 * type, so that is done when it is asked for, and for no other type.
 *
 * @param schema type of the trees
 */
record ValueTree<T>(Type schema, Mapping<T, Value> mapping) {
    private static final String TREE = "Tree";
    /** Of the ITS messages. */
    private static final Generated TREES = new Generated(ValueTree.class);

    /** Of an ITS message. */
    static <T> ValueTree<T> of(MessageType<T> type) {
        return of(TREES, type);
    }

    private static <T> ValueTree<T> of(Generated trees, MessageType<T> type) {
        return new ValueTree<>(trees.constant(type, TREE, "TYPE"), trees.constant(type, TREE, "MAPPING"));
    }

    /** Shows the parts of encodings by a rule set, empty if the class is that of none of some message types. */
    static Optional<Tracer> tracer(RuleSet rules, Generated trees, List<MessageType<?>> types, Class<?> type) {
        return types.stream()
                .filter(message -> message.type().equals(type))
                .findFirst()
                .map(message -> ValueTrace.tracer(rules, of(trees, message).schema));
    }

    /**
     * Codecs of message types, made of codecs of their trees.
     *
     * @param trees    what was generated for the types
     * @param locators what finds components in the messages of such a codec
     */
    static <C extends Codec<Value>> CodecTable codecs(
            Generated trees, List<MessageType<?>> types, Function<Type, C> treeCodecs, Function<C, Locator> locators) {
        CodecTable table = new CodecTable();
        types.forEach(type -> put(table, trees, type, treeCodecs, locators));
        return table;
    }

    private static <T, C extends Codec<Value>> void put(
            CodecTable table,
            Generated trees,
            MessageType<T> type,
            Function<Type, C> treeCodecs,
            Function<C, Locator> locators) {
        table.put(type.type(), () -> {
            ValueTree<T> tree = of(trees, type);
            C treeCodec = treeCodecs.apply(tree.schema);
            return new MappedCodec<>(tree.mapping, treeCodec, locators.apply(treeCodec));
        });
    }
}
