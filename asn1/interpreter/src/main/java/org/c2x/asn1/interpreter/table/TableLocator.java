package org.c2x.asn1.interpreter.table;

import java.util.List;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/** Finds components in a message by decoding it once more. */
final class TableLocator implements Locator {
    private final RuleSet rules;
    private final Coder coder;

    TableLocator(RuleSet rules, Coder coder) {
        this.rules = rules;
        this.coder = coder;
    }

    @Override
    public Unit unit() {
        return rules.offsetUnit();
    }

    @Override
    public long offset(byte[] octets, Route route) {
        Follower follower = new Follower(route);
        coder.read(rules.reader(octets, 0, octets.length, Limits.DEFAULT), follower);
        return unit() == Unit.BIT ? follower.offset : follower.offset / Byte.SIZE;
    }

    /** Goes along with the reader as far as it takes the route. */
    private static final class Follower implements CodingListener {
        private final Route route;
        /** Values off the route that are open, one within the other. */
        private int astray;
        /** True after a value of the route: what follows is not within it. */
        private boolean passed;

        private int offset;

        Follower(Route route) {
            this.route = route;
        }

        @Override
        public void enter(String name, Type type, int at) {
            enter(isOnRoute() && route.takes(name), at);
        }

        @Override
        public void enterElement(int index, Type type, int at) {
            enter(isOnRoute() && route.takes(index), at);
        }

        private boolean isOnRoute() {
            return astray == 0 && !passed;
        }

        private void enter(boolean onRoute, int at) {
            if (onRoute) {
                offset = at;
            } else {
                astray++;
            }
        }

        @Override
        public void leave(Value value, int at) {
            passed |= astray == 0;
            astray = Math.max(0, astray - 1);
        }

        @Override
        public void element(OctetString octets, int at) {}

        @Override
        public void item(Item item, int from, int to, long value) {}

        @Override
        public void presence(List<String> names, int from, int to, long bits) {}
    }
}
