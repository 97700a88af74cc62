package org.c2x.asn1.schema;

import java.util.List;
import java.util.Objects;
import org.c2x.asn1.runtime.Nullable;

/**
 * A type assignment, {@code Name ::= Type}, or one instance of a parameterised one. Compared by identity.
 */
public final class TypeDefinition {
    private final String module;
    private final String name;
    private final String comment;
    private final String place;
    private final boolean instance;
    private List<TypeTag> tags = List.of();

    @Nullable
    private Type type;

    /**
     * A definition whose type is bound later, so that recursive types can refer to it.
     *
     * @param comment the comment before the assignment, without comment marks; empty if there is none
     */
    public TypeDefinition(String module, String name, String comment) {
        this(module, name, comment, "");
    }

    /**
     * The same for a definition in a file.
     *
     * @param place {@code file:line:column} of the name, for messages; empty if unknown
     */
    public TypeDefinition(String module, String name, String comment, String place) {
        this(module, name, comment, place, false);
    }

    private TypeDefinition(String module, String name, String comment, String place, boolean instance) {
        this.module = Objects.requireNonNull(module);
        this.name = Objects.requireNonNull(name);
        this.comment = Objects.requireNonNull(comment);
        this.place = Objects.requireNonNull(place);
        this.instance = instance;
    }

    /** The definition of one instance of a parameterised assignment: its name is made, no module uses it. */
    public static TypeDefinition instance(String module, String name, String comment, String place) {
        return new TypeDefinition(module, name, comment, place, true);
    }

    /** Binds a type without tags before it; allowed once. */
    public void bind(Type definedAs) {
        bind(definedAs, List.of());
    }

    /** Binds the type and the tags before it, outermost first; allowed once. */
    public void bind(Type definedAs, List<TypeTag> tagged) {
        if (type != null) {
            throw new IllegalStateException(this + " is bound already");
        }
        type = Objects.requireNonNull(definedAs);
        tags = List.copyOf(tagged);
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

    /** Whether this is an instance of a parameterised assignment, whose name is in no module. */
    public boolean isInstance() {
        return instance;
    }

    /** {@code file:line:column} of the name, for messages; empty if the definition is from no file. */
    public String place() {
        return place;
    }

    public Type type() {
        if (type == null) {
            throw new IllegalStateException(this + " is not bound yet");
        }
        return type;
    }

    /** The tags before the type, outermost first. */
    public List<TypeTag> tags() {
        return tags;
    }

    /** The name with its module: {@code Module.Type}. */
    @Override
    public String toString() {
        return module + '.' + name;
    }
}
