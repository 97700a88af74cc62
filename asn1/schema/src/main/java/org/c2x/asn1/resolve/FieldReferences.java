package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;

/** What fields of classes, objects and sets of objects mean (X.681 clauses 14 and 15). */
final class FieldReferences {
    private final Resolution resolution;

    FieldReferences(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The type that a field of a class or an object means; the node itself if it is an open type. */
    Located step(Located type) {
        return resolution.guard.within(
                type.position(),
                () -> type.node() instanceof TypeNode.FieldOfReference field
                        ? ofReference(field, type)
                        : ofObject((TypeNode.FieldOfObject) type.node(), type.scope()));
    }

    private Located ofReference(TypeNode.FieldOfReference node, Located open) {
        ObjectClass start = objectClass(node, open.scope());
        ObjectClass holder = holder(start, node.path());
        Field field = holder.field(last(node.path()));
        if (isOpen(field)) {
            return open;
        }
        return governor(holder, field, last(node.path()));
    }

    /** The class of whose field a reference speaks: the one it names, or the one of the set that it names. */
    ObjectClass objectClass(TypeNode.FieldOfReference node, Scope scope) {
        return resolution
                .classes
                .find(node.reference(), scope)
                .orElseGet(
                        () -> resolution.objectSets.of(node.reference(), scope).objectClass());
    }

    /** True for a field whose type differs from object to object. */
    private static boolean isOpen(Field field) {
        return field instanceof ClassNode.TypeField || governor(field) instanceof TypeNode.OwnField;
    }

    /** The type or class of a field that is no type field. */
    static TypeNode governor(Field field) {
        return field instanceof ClassNode.SingleField single
                ? single.governor()
                : ((ClassNode.SetField) field).governor();
    }

    private Located governor(ObjectClass holder, Field field, Name use) {
        TypeNode governor = governor(field);
        if (resolution.classes.find(governor, holder.scope()).isPresent()) {
            throw new SourceError(use.position(), "'" + use + "' is a field of objects, no type");
        }
        return new Located(governor, holder.scope());
    }

    private static Name last(List<Name> path) {
        return path.get(path.size() - 1);
    }

    /** The class to whose field the end of a path belongs. */
    private ObjectClass holder(ObjectClass start, List<Name> path) {
        ObjectClass holder = start;
        for (Name name : path.subList(0, path.size() - 1)) {
            holder = objectClass(holder, name);
        }
        return holder;
    }

    /** The class of the objects that a field holds. */
    ObjectClass objectClass(ObjectClass holder, Name name) {
        return objectClass(holder, holder.field(name))
                .orElseThrow(() -> new SourceError(name.position(), "'" + name + "' is no field of objects"));
    }

    /** The class of the objects that a field holds; empty if it holds types or values. */
    Optional<ObjectClass> objectClass(ObjectClass holder, Field field) {
        return field instanceof ClassNode.TypeField
                ? Optional.empty()
                : resolution.classes.find(governor(field), holder.scope());
    }

    /** Complains about a path that leads to no field of the class. */
    void checkPath(ObjectClass start, List<Name> path) {
        holder(start, path).field(last(path));
    }

    private Located ofObject(TypeNode.FieldOfObject node, Scope scope) {
        InformationObject start = resolution.objects.of(node.object(), scope, Optional.empty());
        InformationObject holder = holder(start, node.path())
                .orElseThrow(() -> new SourceError(node.position(), "this object has no such field"));
        Field field = holder.objectClass().field(last(node.path()));
        InformationObject.Setting setting = present(start, node.path());
        if (setting.content().type().isPresent()) {
            return new Located(setting.content().type().get(), setting.scope());
        }
        Located governor = governor(holder, field);
        return setting.content().set().isPresent()
                ? References.constrained(governor, setting.content().set().get(), setting.scope())
                : governor;
    }

    /** The type that governs a value or set of values in a field of an object. */
    Located governor(InformationObject holder, Field field) {
        if (governor(field) instanceof TypeNode.OwnField own) {
            InformationObject.Setting setting = setting(holder, own.path())
                    .orElseThrow(() -> new SourceError(
                            holder.position(),
                            "'" + field.name() + "' is set, but not the type of it, '" + last(own.path()) + "'"));
            return new Located(setting.content().type().orElseThrow(), setting.scope());
        }
        return governor(holder.objectClass(), field, field.name());
    }

    /** What the field at the end of a path through objects is set to; empty if something on the way is left out. */
    Optional<InformationObject.Setting> setting(InformationObject start, List<Name> path) {
        return holder(start, path)
                .flatMap(holder -> holder.setting(holder.objectClass().field(last(path))));
    }

    private Optional<InformationObject> holder(InformationObject start, List<Name> path) {
        Optional<InformationObject> holder = Optional.of(start);
        for (Name name : path.subList(0, path.size() - 1)) {
            holder =
                    holder.flatMap(object -> object.setting(object.objectClass().field(name))
                            .filter(setting -> setting.content().value().isPresent())
                            .map(setting -> resolution.objects.of(
                                    setting.content().value().get(),
                                    setting.scope(),
                                    Optional.of(objectClass(object.objectClass(), name)))));
        }
        return holder;
    }

    /**
     * The same.
     *
     * @throws SourceError if there is none
     */
    InformationObject.Setting present(InformationObject object, List<Name> path) {
        return setting(object, path)
                .orElseThrow(() -> new SourceError(
                        last(path).position(), "this object has nothing in its field '" + last(path) + "'"));
    }

    /** The type that an object has at the end of a path: the one it is set to, or that of a value. */
    Optional<Located> type(InformationObject start, List<Name> path) {
        Optional<InformationObject.Setting> setting = setting(start, path);
        if (setting.isEmpty() || setting.get().content().type().isPresent()) {
            return setting.map(present -> new Located(present.content().type().get(), present.scope()));
        }
        return holder(start, path)
                .map(holder -> governor(holder, holder.objectClass().field(last(path))));
    }

    /** The value that an object has at the end of a path, with its type; empty if it has none. */
    Optional<ValueResolver.Defined> value(InformationObject start, List<Name> path) {
        Optional<InformationObject.Setting> setting =
                setting(start, path).filter(present -> present.content().value().isPresent());
        return setting.map(present -> {
            Type type = valueType(start, path);
            ValueNode value = present.content().value().get();
            return new ValueResolver.Defined(type, resolution.values.value(value, present.scope(), type));
        });
    }

    /** Notes the value at the end of a path to be checked against the constraints of its type. */
    void checkValue(InformationObject start, List<Name> path) {
        InformationObject.Setting setting = present(start, path);
        resolution.values.checked(setting.content().value().orElseThrow(), setting.scope(), valueType(start, path));
    }

    private Type valueType(InformationObject start, List<Name> path) {
        InformationObject holder = holder(start, path).orElseThrow();
        return resolution.types.type(governor(holder, holder.objectClass().field(last(path))));
    }

    /** The value of {@code object.&field}. */
    ValueResolver.Defined value(ValueNode.FieldOfObject node, Scope scope) {
        InformationObject object = resolution.objects.of(node.object(), scope, Optional.empty());
        return value(object, node.path())
                .orElseThrow(() -> new SourceError(
                        node.position(), "this object has no value in its field '" + last(node.path()) + "'"));
    }

    /** The values that the objects of a set have in a field. */
    List<ValueResolver.Defined> values(ObjectSet set, List<Name> path) {
        List<ValueResolver.Defined> values = new ArrayList<>();
        for (InformationObject object : set.objects()) {
            value(object, path).ifPresent(values::add);
        }
        return values;
    }
}
