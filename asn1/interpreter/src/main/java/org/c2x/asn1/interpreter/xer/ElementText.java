package org.c2x.asn1.interpreter.xer;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;

/** Finds what an element without others in it says, without the white space around. */
final class ElementText {
    private ElementText() {}

    static Optional<PlacedText> find(Utf8Text document, List<String> names) {
        try {
            XmlReader in = new XmlReader(document);
            in.next();
            for (String name : names) {
                if (!enter(in, name)) {
                    return Optional.empty();
                }
            }
            long offset = document.charactersBefore(in.begin());
            in.next();
            return in.isStart()
                    ? Optional.empty()
                    : Optional.of(new PlacedText(in.text().strip(), offset));
        } catch (DecodeException notXml) {
            return Optional.empty();
        }
    }

    /** Goes to the first element of a name within the current one; false if that has none. */
    private static boolean enter(XmlReader in, String name) {
        for (in.next(); in.isStart(); in.next()) {
            if (in.name().equals(name)) {
                return true;
            }
            in.skip();
        }
        return false;
    }
}
