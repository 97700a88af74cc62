package org.c2x.asn1.schema;

import java.util.Objects;
import java.util.Optional;
import org.c2x.asn1.source.Position;

/**
 * A type assignment, {@code Name ::= Type}, or one instance of a parameterised one. Compared by identity.
 */
public final class TypeDefinition {
    private final String module;
    private final String name;
    private final String comment;
    private final Optional<Position> position;
    private Type type;

    /**
     * A definition whose type is bound later, so that recursive types can refer to it.
     *
     * @param comment the comment in front of the assignment, without comment marks; empty if there is none
     */
    public TypeDefinition(String module, String name, String comment) {
        this(module, name, comment, Optional.empty());
    }

    /**
     * The same for a definition that stands in a file.
     *
     * @param position of the name, for messages
     */
    public TypeDefinition(String module, String name, String comment, Optional<Position> position) {
        this.module = Objects.requireNonNull(module);
        this.name = Objects.requireNonNull(name);
        this.comment = Objects.requireNonNull(comment);
        this.position = Objects.requireNonNull(position);
    }

    /** Binds the type; allowed once. */
    public void bind(Type definedAs) {
        if (type != null) {
            throw new IllegalStateException(this + " is bound already");
        }
        type = Objects.requireNonNull(definedAs);
    }

    public String module() {
        return module;
    }

    public String name() {
        return name;
    }

    public String comment() {
        return comment;
    }

    /** Where the name stands; empty if the definition is from no file. */
    public Optional<Position> position() {
        return position;
    }

    public Type type() {
        if (type == null) {
            throw new IllegalStateException(this + " is not bound yet");
        }
        return type;
    }

    /** The name with its module: {@code Module.Type}. */
    @Override
    public String toString() {
        return module + '.' + name;
    }
}
