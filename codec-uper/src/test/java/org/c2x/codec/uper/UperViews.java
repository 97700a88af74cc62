package org.c2x.codec.uper;

import java.util.Locale;
import org.c2x.its.messages.MessageType;

/** The views of the message types. */
final class UperViews {

    private UperViews() {}

    static Class<?> of(MessageType<?> type) {
        String name = type.name();
        boolean isAbbreviation = name.equals(name.toUpperCase(Locale.ROOT));
        String word = isAbbreviation ? name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT) : name;
        try {
            return Class.forName("org.c2x.codec.uper." + type.family() + '.' + word + "View");
        } catch (ClassNotFoundException e) {
            throw new AssertionError(type + " has no view", e);
        }
    }
}
