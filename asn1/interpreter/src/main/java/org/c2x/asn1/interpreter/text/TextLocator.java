package org.c2x.asn1.interpreter.text;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Route;

/** Finds components in documents. */
public abstract class TextLocator implements Locator {

    @Override
    public final Unit unit() {
        return Unit.CHARACTER;
    }

    @Override
    public final long offset(byte[] octets, Route route) {
        Utf8Text text = Utf8Text.of(octets, 0, octets.length);
        return text.charactersBefore(index(text, route));
    }

    /** The index in {@link Utf8Text#chars} of the innermost component on the route that the document has. */
    protected abstract long index(Utf8Text text, Route route);
}
