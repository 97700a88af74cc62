package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.c2x.asn1.interpreter.text.TextLocator;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.Route;

/** Finds components in JER: their names are those of members, and their indices those of arrays' elements. */
final class JerLocator extends TextLocator {

    @Override
    protected long index(Utf8Text text, Route route) {
        try (JsonParser in = JerCodec.JSON.createParser(text.chars())) {
            in.nextToken();
            long found;
            do {
                found = in.currentTokenLocation().getCharOffset();
            } while (enter(in, route));
            return found;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Goes to the part of the current value that is next on the route; false if it has none. */
    private static boolean enter(JsonParser in, Route route) throws IOException {
        boolean array = in.currentToken() == JsonToken.START_ARRAY;
        if (!array && in.currentToken() != JsonToken.START_OBJECT) {
            return false;
        }
        for (int i = 0; !in.nextToken().isStructEnd(); i++) {
            if (array) {
                if (route.takes(i)) {
                    return true;
                }
            } else {
                String name = in.currentName();
                in.nextToken();
                if (route.takes(name)) {
                    return true;
                }
            }
            in.skipChildren();
        }
        return false;
    }
}
