package org.c2x.nativebridge.build;

import org.c2x.its.contents.Content;
import org.c2x.its.messages.MessageType;
import org.c2x.nativebridge.NativeTypes;

/**
 * A message for the harness.
 *
 * @param <T>      the record
 * @param name     of the content
 * @param family   of the modules that its type is from
 * @param typeName what C calls its type
 * @param type     class of the message
 * @param value    the message
 */
public record HarnessContent<T>(String name, String family, String typeName, Class<T> type, T value) {

    static <T> HarnessContent<T> of(Content<T> content) {
        MessageType<?> type = NativeTypes.of(content.type()).orElseThrow();
        return new HarnessContent<>(
                content.name(), type.family(), NativeTypes.nameInC(type), content.type(), content.value());
    }
}
