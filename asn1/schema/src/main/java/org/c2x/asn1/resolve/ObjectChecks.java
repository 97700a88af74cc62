package org.c2x.asn1.resolve;

import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.value.Value;

/** Resolves all that classes, objects and sets of objects hold, whether anything uses it or not. */
final class ObjectChecks {
    private final Resolution resolution;
    private final Set<InformationObject> checked = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Those whose UNIQUE value another object of a set has, told once. */
    private final Set<InformationObject> twice = Collections.newSetFromMap(new IdentityHashMap<>());

    ObjectChecks(Resolution resolution) {
        this.resolution = resolution;
    }

    /** Complains about what is wrong with an assignment of these kinds that has no parameters. */
    void check(Symbol symbol) {
        if (symbol.isParameterised()) {
            return;
        }
        told(() -> {
            if (symbol.assignment() instanceof Assignment.OfClass) {
                check(resolution.classes.of(symbol));
            } else if (resolution.classes.governing(symbol).isEmpty()) {
                return;
            } else if (symbol.assignment() instanceof Assignment.OfValue) {
                check(resolution.objects.of(symbol));
            } else if (symbol.assignment() instanceof Assignment.OfSet) {
                ObjectSet set = resolution.objectSets.of(symbol);
                set.objects().forEach(this::check);
                set.objectClass().node().fields().forEach(field -> told(() -> checkUnique(set, field)));
            }
        });
    }

    /**
     * Refuses a set of which two objects have the same value in a field that is UNIQUE (X.681 clause 9.10): which of
     * their types the value stands for, nobody could say. An object that comes into a set by two ways is one.
     */
    private void checkUnique(ObjectSet set, Field field) {
        if (!(field instanceof ClassNode.SingleField single) || !single.unique()) {
            return;
        }
        Set<Value> values = new HashSet<>();
        for (InformationObject object : set.objects()) {
            resolution
                    .fields
                    .value(object, List.of(field.name()))
                    .map(ValueResolver.Defined::value)
                    .filter(value -> !values.add(value) && twice.add(object))
                    .ifPresent(value -> resolution.diagnostics.error(
                            object.position(),
                            "another object of a set has the same '" + field.name() + "', " + value
                                    + ", which is UNIQUE"));
        }
    }

    private void told(Runnable work) {
        try {
            work.run();
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
        }
    }

    private void check(ObjectClass objectClass) {
        Set<String> names = new HashSet<>();
        for (Field field : objectClass.node().fields()) {
            if (!names.add(field.name().text())) {
                resolution.diagnostics.error(
                        field.name().position(), "'" + field.name() + "' is the name of two fields");
            }
            told(() -> checkGovernor(objectClass, field));
        }
        objectClass.node().syntax().ifPresent(items -> checkSyntax(objectClass, items));
    }

    private void checkGovernor(ObjectClass objectClass, Field field) {
        if (field instanceof ClassNode.TypeField) {
            return;
        }
        TypeNode governor = FieldReferences.governor(field);
        if (governor instanceof TypeNode.OwnField own) {
            resolution.fields.checkPath(objectClass, own.path());
        } else if (resolution.classes.find(governor, objectClass.scope()).isEmpty()) {
            resolution.types.type(governor, objectClass.scope());
        }
    }

    private void checkSyntax(ObjectClass objectClass, List<ClassNode.SyntaxItem> items) {
        for (ClassNode.SyntaxItem item : items) {
            if (item instanceof ClassNode.OptionalGroup group) {
                checkSyntax(objectClass, group.items());
            } else if (item instanceof ClassNode.FieldItem field) {
                told(() -> objectClass.field(field.field()));
            }
        }
    }

    private void check(InformationObject object) {
        if (!checked.add(object)) {
            return;
        }
        resolution.guard.within(object.position(), () -> {
            for (Field field : object.objectClass().node().fields()) {
                told(() -> object.setting(field).ifPresent(setting -> check(object, field, setting)));
            }
            return null;
        });
    }

    private void check(InformationObject object, Field field, InformationObject.Setting setting) {
        ActualParameter content = setting.content();
        if (content.type().isPresent()) {
            resolution.types.type(content.type().get(), setting.scope());
            return;
        }
        Optional<ObjectClass> objects = resolution.fields.objectClass(object.objectClass(), field);
        if (objects.isEmpty() && content.value().isPresent()) {
            resolution.fields.checkValue(object, List.of(field.name()));
        } else if (objects.isEmpty()) {
            Located governor = resolution.fields.governor(object, field);
            resolution.types.type(References.constrained(governor, content.set().get(), setting.scope()));
        } else if (content.value().isPresent()) {
            check(resolution.objects.of(content.value().get(), setting.scope(), objects));
        } else {
            resolution
                    .objectSets
                    .of(content.set().get(), setting.scope(), objects.get())
                    .objects()
                    .forEach(this::check);
        }
    }
}
