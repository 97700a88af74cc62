package org.c2x.asn1.emit.mapping;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * A component of a record.
 *
 * @param index    its place in the SEQUENCE or SET that is mapped
 * @param name     how the library knows it
 * @param owner    the type it is written in
 * @param accessor the expression for the Java value
 * @param local    the local variable for what is read
 */
public record Member(int index, String name, SequenceType owner, Component component, String accessor, String local) {
    /** Variables of the methods, which no component may hide. */
    private static final Set<String> VARIABLES = Set.of("at", "depth", "e", "in", "tree", "bean", "message");

    /** The components of a type. */
    static List<Member> of(SequenceType type) {
        return IntStream.range(0, type.components().size())
                .mapToObj(i -> {
                    Component component = type.components().get(i);
                    String name = MemberNames.of(type, component);
                    return new Member(i, component.name(), type, component, "value." + name + "()", local(name));
                })
                .toList();
    }

    /** The name of a variable that hides none of the method. */
    public static String local(String name) {
        return VARIABLES.contains(name) ? name + '_' : name;
    }

    public Type type() {
        return component.type();
    }

    /** True if null stands for an absent component. */
    public boolean isNullable() {
        return JavaModel.isNullable(owner, component);
    }

    public boolean hasDefault() {
        return component.defaultValue().isPresent();
    }

    /** True if the library's value may lack it. */
    public boolean isOptional() {
        return hasDefault() || isNullable();
    }

    /** The expression for the value of a component that is absent. */
    public String otherwise(JavaModel java, SourceWriter out) {
        return hasDefault() ? java.modelClass(owner, out) + '.' + MemberNames.ofDefault(owner, component) : "null";
    }

    /** The declaration of the local variable. */
    public String declaration(JavaModel java, SourceWriter out) {
        return (isNullable() ? java.boxedType(type(), out) : java.javaType(type(), out)) + ' ' + local;
    }
}
