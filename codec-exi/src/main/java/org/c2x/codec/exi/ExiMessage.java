package org.c2x.codec.exi;

import java.net.URL;
import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.runtime.event.EventForm;
import org.c2x.its.messages.Generated;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * A message type and its XML forms.
 *
 * @param <T>     the record
 * @param message its family is the package of its generated classes and schemas below this one
 */
public record ExiMessage<T>(MessageType<T> message) {
    private static final String EVENTS = "Events";
    private static final Generated GENERATED = new Generated(ExiMessage.class);

    /** The message type of a class, empty if it is none that has XML forms. */
    public static Optional<ExiMessage<?>> of(Class<?> type) {
        return MessageTypes.of(type)
                .filter(message -> GENERATED.has(message, EVENTS))
                .map(ExiMessage::new);
    }

    /** Class of the messages. */
    public Class<T> type() {
        return message.type();
    }

    /** The form of a profile. */
    public EventForm<T> form(ExiProfile profile) {
        return GENERATED.constant(message, profile.flat() ? "FlatEvents" : EVENTS, "FORM");
    }

    /** The XSD of a profile. */
    public URL schema(ExiProfile profile) {
        return resource(profile.schemaSuffix());
    }

    /** The XSD of a profile that gives the same octets, but names enumerals where the profile has ranges. */
    public URL namedSchema(ExiProfile profile) {
        return resource(profile.namedSchemaSuffix());
    }

    private URL resource(String suffix) {
        String file = message.family() + '/' + type().getSimpleName() + suffix + ".xsd";
        return Objects.requireNonNull(ExiMessage.class.getResource(file), file);
    }
}
