package org.c2x.its.contents;

import java.util.List;
import java.util.Objects;

/**
 * A message type of one family, that is of one published version of the standards.
 *
 * @param <T>             the record
 * @param family          {@code v1} or {@code v2}, {@code security} for the envelope, {@code study} for what is no ITS
 *                        message
 * @param name            the type's ASN.1 name, for instance {@code CAM}
 * @param type            class of the messages
 * @param protocolVersion number in the first octet of a message of the family, {@value #NO_VERSION} if it has none
 * @param modules         class-path resources of the ASN.1 modules of the family, the type's own module first
 */
public record MessageType<T>(String family, String name, Class<T> type, int protocolVersion, List<String> modules) {

    /** Stands for "no protocol version". */
    public static final int NO_VERSION = 0;

    public MessageType {
        Objects.requireNonNull(family);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
        modules = List.copyOf(modules);
    }

    /** Family and name, {@code v1.CAM}. */
    public String qualifiedName() {
        return family + '.' + name;
    }
}
