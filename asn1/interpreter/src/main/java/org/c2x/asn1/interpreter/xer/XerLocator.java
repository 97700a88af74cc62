package org.c2x.asn1.interpreter.xer;

import org.c2x.asn1.interpreter.text.TextLocator;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.Route;

/**
 * Finds components in XER: their names are those of elements, and indices count the elements of a list. What is not
 * found is the innermost element around it.
 */
final class XerLocator extends TextLocator {

    @Override
    protected long index(Utf8Text text, Route route) {
        XmlReader in = new XmlReader(text);
        in.next();
        int found;
        do {
            found = in.begin();
        } while (enter(in, route));
        return found;
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
