package org.c2x.asn1.interpreter.mapping;

import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;

/** Finds types of a schema by their names. */
public final class SchemaTypes {

    private SchemaTypes() {}

    /**
     * A type assignment, or a type written within one.
     *
     * @param definition {@code Module.Type}
     * @param path       the names of components and alternatives on the way to an anonymous type; anything, by custom
     *                   {@code element}, for the element of a list
     * @throws IllegalArgumentException if the schema has no such type
     */
    public static Type find(Schema schema, String definition, String... path) {
        Type type = schema.find(definition)
                .<Type>map(TypeReference::new)
                .orElseThrow(() -> new IllegalArgumentException("no type " + definition));
        for (String name : path) {
            type = step(type.resolved(), name);
        }
        return type;
    }

    private static Type step(Type type, String name) {
        if (type instanceof ListType list) {
            return list.element();
        }
        if (type instanceof SequenceType sequence) {
            return sequence.components().stream()
                    .filter(component -> component.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no component " + name))
                    .type();
        }
        if (type instanceof ChoiceType choice) {
            return choice.alternatives().stream()
                    .filter(alternative -> alternative.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no alternative " + name))
                    .type();
        }
        throw new IllegalArgumentException("no type within " + type + " for " + name);
    }
}
