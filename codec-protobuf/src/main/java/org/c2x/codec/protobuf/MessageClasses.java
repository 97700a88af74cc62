package org.c2x.codec.protobuf;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import java.util.HashMap;
import java.util.Map;

/** The classes of the messages that a message may hold. */
final class MessageClasses {
    /** Levels of a type that is within itself: as many as there are. */
    static final int ENDLESS = Integer.MAX_VALUE;

    /** Levels of the types seen so far; of those that are still being looked at, endless ones. */
    private final Map<Descriptor, Integer> levels = new HashMap<>();

    private MessageClasses() {}

    /**
     * How many messages may be nested in one, {@link #ENDLESS} if it is of a recursive type.
     *
     * <p>All their classes and those of enumerals are initialised then: protobuf-java descends without a look at the
     * stack, and a class whose initialiser runs out of it is lost.
     */
    static int levels(Message message) {
        return new MessageClasses().levelsOf(message);
    }

    private int levelsOf(Message message) {
        Integer known = levels.putIfAbsent(message.getDescriptorForType(), ENDLESS);
        if (known != null) {
            return known;
        }
        int deepest = 0;
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            if (field.getJavaType() == JavaType.MESSAGE) {
                Message part =
                        message.newBuilderForType().newBuilderForField(field).getDefaultInstanceForType();
                int below = levelsOf(part);
                deepest = Math.max(deepest, below == ENDLESS ? ENDLESS : below + 1);
            } else if (field.getJavaType() == JavaType.ENUM) {
                initialise(field, message.newBuilderForType());
            }
        }
        levels.put(message.getDescriptorForType(), deepest);
        return deepest;
    }

    private static void initialise(FieldDescriptor field, Message.Builder builder) {
        EnumValueDescriptor any = field.getEnumType().getValues().get(0);
        if (field.isRepeated()) {
            builder.addRepeatedField(field, any);
        } else {
            builder.setField(field, any);
        }
    }
}
