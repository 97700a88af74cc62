package org.c2x.codec.table;

import java.util.random.RandomGenerator;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.security.SecuredMessage;

/** Random value trees as records, with a header that says what the message is, and rules kept that no schema tells. */
public final class TreeRandomMessages implements RandomMessages {
    private static final String HEADER = "header";
    private static final String PROTOCOL_VERSION = "protocolVersion";

    /** Release 2 spells it in another way. */
    private static final String MESSAGE_ID = "messageId";

    @Override
    public <T> T next(MessageType<T> type, RandomGenerator random) {
        ValueTree<T> tree = ValueTree.of(type);
        Value value = new RandomValues(tree.schema(), random).next();
        T message = tree.mapping().fromMessage(type.hasHeader() ? withHeader(type, (SequenceValue) value) : value);
        return message instanceof SecuredMessage envelope
                ? type.type().cast(new WellFormedEnvelope(random).of(envelope))
                : message;
    }

    private static Value withHeader(MessageType<?> type, SequenceValue message) {
        SequenceValue header = (SequenceValue) message.get(HEADER);
        String messageId = header.type().components().stream()
                .map(Component::name)
                .filter(MESSAGE_ID::equalsIgnoreCase)
                .findFirst()
                .orElseThrow();
        Value version = IntegerValue.of(type.protocolVersion());
        Value number = IntegerValue.of(type.messageId());
        return with(message, HEADER, with(with(header, PROTOCOL_VERSION, version), messageId, number));
    }

    /** The same value but for one component. */
    private static SequenceValue with(SequenceValue value, String name, Value component) {
        SequenceType type = value.type();
        Value[] components = new Value[type.components().size()];
        for (int i = 0; i < components.length; i++) {
            components[i] = type.components().get(i).name().equals(name) ? component : value.get(i);
        }
        return new SequenceValue(type, components);
    }
}
