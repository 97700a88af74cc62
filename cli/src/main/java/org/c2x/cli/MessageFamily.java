package org.c2x.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.xer.XerCodec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.DerReader;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.contents.Messages;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * The message types that one {@code --type} may mean. {@code v1.CAM} is one; {@code CAM} is one of each family, which
 * the message itself decides by its protocolVersion, in the schemes where that has a fixed place; without
 * {@code --type} it is the likeliest of all.
 */
final class MessageFamily {
    private static final String PATH = "header.protocolVersion";

    /** Tags of a message, its first component and the first component of that. */
    private static final int SEQUENCE = 0x30;

    private static final int HEADER = 0xa0;
    private static final int VERSION = 0x80;

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
                            + "; --asn1 brings types of your own");
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
                    "a table has the columns of one type, which --type names: "
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
        } else if (Conversion.rules(scheme).filter(RuleSet.DER::equals).isPresent()) {
            return ofElement(octets, offset, length);
        } else if (Conversion.rules(scheme).isPresent()) {
            // the other rule sets have nothing before the header, whose first component takes an octet
            Unit unit = Conversion.offsetUnit(scheme);
            if (length == 0) {
                throw new DecodeException(unit, 0, "", "expected at least one octet, found none");
            }
            return withVersion(octets[offset] & 0xff, unit, 0);
        } else if (scheme.equals(Conversion.JER)) {
            return ofJson(new String(octets, offset, length, StandardCharsets.UTF_8));
        } else if (scheme.equals(Conversion.XER)) {
            return ofXml(Arrays.copyOfRange(octets, offset, offset + length));
        }
        return types.get(0);
    }

    private MessageType<?> withVersion(int version, Unit unit, long offset) {
        return types.stream()
                .filter(type -> type.protocolVersion() == version)
                .findFirst()
                .orElseThrow(() -> new DecodeException(
                        unit,
                        offset,
                        PATH,
                        "expected protocolVersion "
                                + types.stream()
                                        .map(type -> Integer.toString(type.protocolVersion()))
                                        .distinct()
                                        .collect(Collectors.joining(" or "))
                                + ", found " + version));
    }

    /** For what has no such elements as for text. */
    private MessageType<?> ofElement(byte[] octets, int offset, int length) {
        DerReader in = new DerReader(octets, offset, length, Limits.DEFAULT);
        int version;
        try {
            in.enterMessage(SEQUENCE);
            in.enter(HEADER);
            version = in.readInt(VERSION, 0, 0xff);
        } catch (DecodeException noHeader) {
            return types.get(0);
        }
        return withVersion(version, Unit.OCTET, in.consumedOctets() - 1L);
    }

    /** What is wrong with a document other than its version is for the codec to say, of whichever family. */
    private MessageType<?> ofJson(String text) {
        try (JsonParser json = new JsonFactory().createParser(text)) {
            if (json.nextToken() == JsonToken.START_OBJECT
                    && find("header", json)
                    && json.currentToken() == JsonToken.START_OBJECT
                    && find("protocolVersion", json)
                    && json.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                int index = (int) json.currentTokenLocation().getCharOffset();
                return withVersion(json.getIntValue(), Unit.CHARACTER, text.codePointCount(0, index));
            }
        } catch (IOException noSuchNumber) {
            return types.get(0);
        }
        return types.get(0);
    }

    /** Of a document without a version, too, the codec says what is wrong. */
    private MessageType<?> ofXml(byte[] message) {
        return XerCodec.find(message, List.of(PATH.split("\\.")))
                .filter(version -> version.text().matches("[0-9]{1,9}"))
                .<MessageType<?>>map(
                        version -> withVersion(Integer.parseInt(version.text()), Unit.CHARACTER, version.offset()))
                .orElse(types.get(0));
    }

    /** Goes to the value of a member of the current object; false if it has none. */
    private static boolean find(String member, JsonParser json) throws IOException {
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            boolean found = json.currentName().equals(member);
            json.nextToken();
            if (found) {
                return true;
            }
            json.skipChildren();
        }
        return false;
    }
}
