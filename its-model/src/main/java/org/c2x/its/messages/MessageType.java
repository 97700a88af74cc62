package org.c2x.its.messages;

import java.util.List;
import java.util.Objects;

/**
 * A message type of one family, that is of one published version of the standards.
 *
 * @param <T>             the record
 * @param family          {@code v1}, {@code v2} or {@code r2} for CAM and DENM of a version, {@code infrastructure} for
 *                        the messages of TS 103 301, {@code security} for the envelope, {@code study} for what is no
 *                        ITS message
 * @param name            the type's ASN.1 name, for instance {@code CAM}
 * @param abbreviation    what the standards call the message, {@code CPM}; mostly the same as the name
 * @param type            class of the messages
 * @param protocolVersion number in the first octet of a message of the family, {@value #NO_HEADER} if it has none
 * @param messageId       number in the second octet of such a message (ItsPduHeader), {@value #NO_HEADER} if it has
 *                        none
 * @param modules         class-path resources of the ASN.1 modules of the family, the type's own module first
 */
public record MessageType<T>(
        String family,
        String name,
        String abbreviation,
        Class<T> type,
        int protocolVersion,
        int messageId,
        List<String> modules) {

    /** Stands for "has no ItsPduHeader". */
    public static final int NO_HEADER = 0;

    public MessageType {
        Objects.requireNonNull(family);
        Objects.requireNonNull(name);
        Objects.requireNonNull(abbreviation);
        Objects.requireNonNull(type);
        modules = List.copyOf(modules);
    }

    /** A type without ItsPduHeader. */
    public MessageType(String family, String name, Class<T> type, List<String> modules) {
        this(family, name, name, type, NO_HEADER, NO_HEADER, modules);
    }

    /** True if messages begin with an ItsPduHeader. */
    public boolean hasHeader() {
        return messageId != NO_HEADER;
    }

    /** Family and name, {@code v1.CAM}. */
    public String qualifiedName() {
        return family + '.' + name;
    }

    /** True of its name and its abbreviation, each also after its family: {@code CAM}, {@code v1.CAM}. */
    public boolean isCalled(String text) {
        String bare = text.startsWith(family + '.') ? text.substring(family.length() + 1) : text;
        return bare.equals(name) || bare.equals(abbreviation);
    }
}
