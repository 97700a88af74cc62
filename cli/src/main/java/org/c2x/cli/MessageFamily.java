package org.c2x.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.cli.header.HeaderVersion;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.Messages;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * The message types that one {@code --type} may mean. {@code v1.CAM} is one; {@code CAM} is one of each family, which
 * the message itself decides by its protocolVersion, in the schemes where that has a fixed place; without
 * {@code --type} it is the likeliest of all.
 */
final class MessageFamily {
    private final List<MessageType<?>> types;
    /** True if nothing is known of the messages, and each is tried as all of the types. */
    private final boolean any;

    private MessageFamily(List<MessageType<?>> types, boolean any) {
        this.types = types;
        this.any = any;
    }

    /** All types that a scheme has. */
    static MessageFamily of(String scheme) {
        return new MessageFamily(MessageTypes.of(scheme), true);
    }

    /** @throws ParameterException if there is no such type */
    static MessageFamily named(String name, CommandLine command) {
        List<MessageType<?>> types = MessageTypes.named(name);
        if (types.isEmpty()) {
            throw new ParameterException(
                    command,
                    "unknown type '" + name + "'; there are "
                            + MessageTypes.all().stream()
                                    .map(type -> type.name() + " (" + type.qualifiedName() + ")")
                                    .collect(Collectors.joining(", "))
                            + ", and those of IEEE 1609.2, such as Ieee1609Dot2Data; --asn1 adds your own types");
        }
        return new MessageFamily(types, false);
    }

    List<MessageType<?>> types() {
        return types;
    }

    boolean isAny() {
        return any;
    }

    /**
     * The one type as the modules define it.
     *
     * @throws ParameterException if there are several
     */
    Type schema(CommandLine command) {
        if (types.size() > 1) {
            throw new ParameterException(
                    command,
                    "a table has the columns of one type; choose it with --type: "
                            + types.stream().map(MessageType::qualifiedName).collect(Collectors.joining(" or ")));
        }
        MessageType<?> type = types.get(0);
        ClassLoader loader = type.type().getClassLoader();
        return SchemaResources.load(loader, type.modules().toArray(String[]::new))
                .find(type.name())
                .map(TypeReference::new)
                .orElseThrow();
    }

    /**
     * The type of a message.
     *
     * @param scheme the message's encoding
     * @throws DecodeException if the message has the protocolVersion of no family
     */
    MessageType<?> of(byte[] message, String scheme) {
        return of(message, 0, message.length, scheme);
    }

    /** The same for a message that begins in a part of an array. */
    MessageType<?> of(byte[] octets, int offset, int length, String scheme) {
        if (types.size() == 1) {
            return types.get(0);
        } else if (any) {
            return Messages.recognise(Arrays.copyOfRange(octets, offset, offset + length), scheme)
                    .get(0)
                    .type();
        }
        return version(octets, offset, length, scheme)
                .<MessageType<?>>map(this::withVersion)
                .orElse(types.get(0));
    }

    private static Optional<HeaderVersion> version(byte[] octets, int offset, int length, String scheme) {
        return switch (scheme) {
            case Conversion.JER -> HeaderVersion.inJson(octets, offset, length);
            case Conversion.XER -> HeaderVersion.inXml(octets, offset, length);
            case Conversion.NOTATION -> HeaderVersion.inNotation(octets, offset, length);
            default -> Conversion.rules(scheme).flatMap(rules -> HeaderVersion.in(octets, offset, length, rules));
        };
    }

    private MessageType<?> withVersion(HeaderVersion version) {
        return types.stream()
                .filter(type -> type.protocolVersion() == version.number())
                .findFirst()
                .orElseThrow(() -> new DecodeException(
                        version.unit(),
                        version.offset(),
                        HeaderVersion.PATH,
                        "expected protocolVersion "
                                + types.stream()
                                        .map(type -> Integer.toString(type.protocolVersion()))
                                        .distinct()
                                        .collect(Collectors.joining(" or "))
                                + ", found " + version.number()));
    }
}
