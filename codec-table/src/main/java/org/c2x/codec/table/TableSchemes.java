package org.c2x.codec.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.CodecTable;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.SchemeFacts;
import org.c2x.asn1.runtime.Tracer;

/** Each rule set from a table of the schema, {@code uper-table}: slower and smaller than compiled code. */
public final class TableSchemes implements CodecProviders {

    @Override
    public List<CodecProvider> providers() {
        return Arrays.stream(RuleSet.values())
                .<CodecProvider>map(rules ->
                        new Table(rules, ValueTree.codecs(type -> new TableCodec(rules, type), TableCodec::locator)))
                .toList();
    }

    private record Table(RuleSet rules, CodecTable codecs) implements CodecProvider {

        @Override
        public String scheme() {
            return rules.scheme() + "-table";
        }

        /** UPER's stands for all tables. */
        @Override
        public SchemeFacts facts() {
            SchemeFacts facts = CompiledScheme.facts(rules);
            return rules == RuleSet.UPER ? facts.typical() : facts;
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
            return ValueTree.tracer(rules, type);
        }
    }
}
