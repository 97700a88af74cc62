package org.c2x.asn1.interpreter.jer;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.Utf8Text;

/** Finds the whole number that a member has. */
final class MemberNumber {
    private MemberNumber() {}

    static Optional<PlacedText> find(Utf8Text document, List<String> names) {
        try (JsonParser in = JerCodec.JSON.createParser(document.chars())) {
            in.nextToken();
            for (String name : names) {
                if (in.currentToken() != JsonToken.START_OBJECT || !enter(in, name)) {
                    return Optional.empty();
                }
            }
            return in.currentToken() == JsonToken.VALUE_NUMBER_INT
                    ? Optional.of(new PlacedText(
                            in.getText(),
                            document.charactersBefore(in.currentTokenLocation().getCharOffset())))
                    : Optional.empty();
        } catch (IOException notJson) {
            return Optional.empty();
        }
    }

    /** Goes to the value of a member of the current object; false if it has none. */
    private static boolean enter(JsonParser in, String member) throws IOException {
        while (in.nextToken() == JsonToken.FIELD_NAME) {
            boolean found = in.currentName().equals(member);
            in.nextToken();
            if (found) {
                return true;
            }
            in.skipChildren();
        }
        return false;
    }
}
