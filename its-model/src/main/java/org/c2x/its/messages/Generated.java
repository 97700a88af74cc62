package org.c2x.its.messages;

import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.CodecTable;

/**
 * What the ASN.1 compiler made for the message types: classes in a package of the family's name below a package of
 * their user, for {@code v1.CAM} and {@code org.c2x.codec.uper} in {@code org.c2x.codec.uper.v1}. They are looked up by
 * name, once for a type and when it is first wanted, so that a new type is no work for those who use its classes, and
 * costs them no time.
 */
public final class Generated {
    private final ClassLoader loader;
    private final String place;

    /** What lies below the package of a class. */
    public Generated(Class<?> user) {
        this(user, user.getPackageName());
    }

    /** What lies below a package, and is loaded as a class is. */
    public Generated(Class<?> user, String packageName) {
        loader = user.getClassLoader();
        place = packageName + '.';
    }

    /**
     * A class of a message type.
     *
     * @param name as it is in the package of the family, for instance {@code CAMUper}
     */
    public Class<?> type(MessageType<?> type, String name) {
        try {
            return Class.forName(place + type.family() + '.' + name, true, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(
                    type.qualifiedName() + " was not compiled for " + place + type.family() + ": no " + name, e);
        }
    }

    /**
     * A public constant of a class that is named by the message type and a suffix.
     *
     * @param <C> its type, which is the caller's to know
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the compiler's promise
    public <C> C constant(MessageType<?> type, String suffix, String name) {
        Class<?> made = type(type, type.type().getSimpleName() + suffix);
        try {
            return (C) made.getField(name).get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(made.getName() + " has no public constant " + name, e);
        }
    }

    /** The constants {@code CODEC} of the ITS message types that the compiler made such classes for. */
    public CodecTable codecs(String suffix) {
        return codecs(suffix, MessageTypes.all());
    }

    /** The constants {@code CODEC} of those of some message types that the compiler made such classes for. */
    public CodecTable codecs(String suffix, List<MessageType<?>> types) {
        CodecTable table = new CodecTable();
        types.forEach(type -> put(table, type, suffix));
        return table;
    }

    /** True if the compiler made classes of a suffix for a message type; none of them is loaded. */
    public boolean has(MessageType<?> type, String suffix) {
        String name = place + type.family() + '.' + type.type().getSimpleName() + suffix;
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    private <T> void put(CodecTable table, MessageType<T> type, String suffix) {
        // what is not there is looked for in every jar: only for the type that is wanted
        table.put(type.type(), () -> has(type, suffix) ? this.<Codec<T>>constant(type, suffix, "CODEC") : null);
    }
}
