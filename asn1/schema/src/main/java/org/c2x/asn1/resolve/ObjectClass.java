package org.c2x.asn1.resolve;

import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.Name;

/** An information object class and the scope of its fields' governors. There is one a place and scope. */
final class ObjectClass {
    private final String name;
    private final ClassNode node;
    private final Scope scope;
    private final Map<String, Field> fields = new LinkedHashMap<>();

    ObjectClass(String name, ClassNode node, Scope scope) {
        this.name = name;
        this.node = node;
        this.scope = scope;
        node.fields().forEach(field -> fields.putIfAbsent(field.name().text(), field));
    }

    String name() {
        return name;
    }

    ClassNode node() {
        return node;
    }

    Scope scope() {
        return scope;
    }

    /**
     * The field of that name.
     *
     * @throws SourceError if there is none
     */
    Field field(Name wanted) {
        Field field = fields.get(wanted.text());
        if (field == null) {
            throw new SourceError(
                    wanted.position(),
                    () -> "'" + name + "' has no field '" + wanted + "'"
                            + Suggestions.didYouMean(wanted.text(), fields.keySet()));
        }
        return field;
    }
}
