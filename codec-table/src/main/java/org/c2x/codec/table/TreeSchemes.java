package org.c2x.codec.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.notation.NotationCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.interpreter.xer.XerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * The schemes that interpret a schema: each rule set from a table, {@code uper-table}, slower and smaller than compiled
 * code, and for people and tools the texts {@code jer} (JSON, X.697), {@code xer} (XML, X.693) and
 * {@code asn} (ASN.1's own notation of values, X.680).
 */
public class TreeSchemes implements CodecProviders {
    private final List<CodecProvider> providers = new ArrayList<>();

    /** The schemes of the ITS messages; for the look-up. */
    public TreeSchemes() {
        this(new Generated(TreeSchemes.class), MessageTypes.all());
    }

    /**
     * The schemes of other messages.
     *
     * @param trees where the classes of the back end "tree" are
     */
    protected TreeSchemes(Generated trees, List<MessageType<?>> types) {
        RuleSet.interpreted().stream()
                .<CodecProvider>map(rules -> new Table(
                        rules,
                        trees,
                        types,
                        ValueTree.codecs(trees, types, type -> new TableCodec(rules, type), TableCodec::locator)))
                .forEach(providers::add);
        providers.add(new Text("jer", ValueTree.codecs(trees, types, JerCodec::new, JerCodec::locator)));
        providers.add(new Text("xer", ValueTree.codecs(trees, types, XerCodec::new, XerCodec::locator)));
        providers.add(new Text("asn", ValueTree.codecs(trees, types, NotationCodec::new, NotationCodec::locator)));
    }

    @Override
    public final List<CodecProvider> providers() {
        return List.copyOf(providers);
    }

    private record Table(RuleSet rules, Generated trees, List<MessageType<?>> types, CodecTable codecs)
            implements CodecProvider {

        @Override
        public String scheme() {
            return rules.scheme() + "-table";
        }

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }

        @Override
        public Unit offsetUnit() {
            return rules.offsetUnit();
        }

        @Override
        public Optional<Tracer> tracer(Class<?> type) {
            return ValueTree.tracer(rules, trees, types, type);
        }

        @Override
        public Set<String> traced() {
            return Set.of(scheme(), rules.scheme());
        }
    }

    private record Text(String scheme, CodecTable codecs) implements CodecProvider {

        @Override
        public <T> Optional<Codec<T>> codec(Class<T> type) {
            return codecs.get(type);
        }

        @Override
        public Unit offsetUnit() {
            return Unit.CHARACTER;
        }
    }
}
