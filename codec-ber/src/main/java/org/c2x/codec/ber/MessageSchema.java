package org.c2x.codec.ber;

import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.its.messages.MessageType;

/** The ASN.1 type of messages, read when it is first wanted, because that takes the ASN.1 modules. */
final class MessageSchema {
    private final MessageType<?> messages;
    private volatile @Nullable Type type;

    MessageSchema(MessageType<?> messages) {
        this.messages = messages;
    }

    Type type() {
        Type known = type;
        if (known == null) {
            String[] modules = messages.modules().toArray(String[]::new);
            known = SchemaResources.load(MessageSchema.class.getClassLoader(), modules)
                    .find(messages.name())
                    .map(TypeReference::new)
                    .orElseThrow();
            type = known;
        }
        return known;
    }
}
