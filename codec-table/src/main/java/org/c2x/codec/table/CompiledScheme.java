package org.c2x.codec.table;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.contents.Generated;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;

/**
 * The scheme of a rule set in code generated for messages, {@code uper}: the classes {@code CAMUper} and so on, in
 * packages below the one of the class that extends this.
 */
public abstract class CompiledScheme implements CodecProvider {
    private final RuleSet rules;
    private final List<MessageType<?>> types;
    private final Generated trees;
    private final CodecTable codecs;

    /** The scheme of a rule set for the ITS messages; its name ends the names of the generated classes. */
    protected CompiledScheme(RuleSet rules) {
        this(rules, MessageTypes.all(), ValueTree.TREES);
    }

    /**
     * The scheme of a rule set for some message types.
     *
     * @param trees where the classes of the back end {@code tree} are
     */
    protected CompiledScheme(RuleSet rules, List<MessageType<?>> types, Generated trees) {
        this.rules = rules;
        this.types = types;
        this.trees = trees;
        String name = rules.scheme();
        codecs = new Generated(getClass()).codecs(Character.toUpperCase(name.charAt(0)) + name.substring(1), types);
    }

    @Override
    public final String scheme() {
        return rules.scheme();
    }

    @Override
    public final SchemeFacts facts() {
        return facts(rules).typical();
    }

    /** Of any scheme of a rule set. */
    static SchemeFacts facts(RuleSet rules) {
        return SchemeFacts.of(rules.scheme(), "ASN.1 " + rules.name());
    }

    @Override
    public final <T> Optional<Codec<T>> codec(Class<T> type) {
        return codecs.get(type);
    }

    @Override
    public final Unit offsetUnit() {
        return rules.offsetUnit();
    }

    @Override
    public final Optional<Tracer> tracer(Class<?> type) {
        return ValueTree.tracer(rules, trees, types, type);
    }
}
