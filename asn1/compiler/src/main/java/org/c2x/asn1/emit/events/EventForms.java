package org.c2x.asn1.emit.events;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.emit.xsd.FlatElements;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The elements of a schema in the full mapping or in the flat one. */
final class EventForms {
    private final MappingClasses classes;
    private final boolean flat;
    private final FlatElements flatElements = new FlatElements();
    /** Message types, each with the assignment that names its documents. */
    private final Map<Type, TypeDefinition> roots = new IdentityHashMap<>();

    EventForms(JavaModel java, String packageName, boolean flat) {
        this.classes = new MappingClasses(java, packageName, flat ? "FlatEvents" : "Events");
        this.flat = flat;
        RootTypes.of(java.schema())
                .forEach(root -> roots.putIfAbsent(root.type().resolved(), root));
    }

    MappingClasses classes() {
        return classes;
    }

    boolean isFlat() {
        return flat;
    }

    /** The assignment that names the documents of a message type; of another type none. */
    Optional<TypeDefinition> root(Type type) {
        return Optional.ofNullable(roots.get(type));
    }

    /** The elements of a SEQUENCE or SET. */
    List<XmlElement> elements(SequenceType type) {
        return flat ? flatElements.of(type) : XmlElement.of(type);
    }

    /** The types that are content of an element with a class of its own. */
    Set<Type> used() {
        Set<Type> used = Collections.newSetFromMap(new IdentityHashMap<>());
        Queue<Type> open = new ArrayDeque<>(roots.keySet());
        while (!open.isEmpty()) {
            Type type = open.remove();
            if (type.isStructured() && used.add(type)) {
                open.addAll(parts(type));
            }
        }
        return used;
    }

    private List<Type> parts(Type type) {
        return type instanceof SequenceType sequence
                ? elements(sequence).stream()
                        .map(element -> element.type().resolved())
                        .toList()
                : Recursion.parts(type);
    }
}
