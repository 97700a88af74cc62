package org.c2x.asn1.interpreter.xer;

import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Route;

/**
 * Finds components in XER: their names are those of elements, and indices count the elements of a list. What is not
 * found is the innermost element around it.
 */
final class XerLocator implements Locator {

    @Override
    public Unit unit() {
        return Unit.CHARACTER;
    }

    @Override
    public long offset(byte[] octets, Route route) {
        Utf8Text text = Utf8Text.of(octets, 0, octets.length);
        XmlReader in = new XmlReader(text);
        in.next();
        int found;
        do {
            found = in.begin();
        } while (enter(in, route));
        return text.charactersBefore(found);
    }

    /** Goes to the element in the current one that is next on the route; false if it has none. */
    private static boolean enter(XmlReader in, Route route) {
        in.next();
        for (int i = 0; in.isStart(); i++) {
            if (route.takes(i)) {
                // the alternative of a CHOICE, which has no element around it in a list
                route.takes(in.name());
                return true;
            } else if (route.takes(in.name())) {
                return true;
            }
            in.skip();
            in.next();
        }
        return false;
    }
}
