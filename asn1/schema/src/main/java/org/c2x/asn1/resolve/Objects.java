package org.c2x.asn1.resolve;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.parser.NotationParser;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ClassNode.Field;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ObjectNode;
import org.c2x.asn1.syntax.ValueNode;

/** Information objects: their definitions, names of them and fields that hold them (X.681 clauses 11 and 15). */
final class Objects {
    private final Resolution resolution;
    private final Once<InformationObject> named;
    private final Map<Place, InformationObject> written = new HashMap<>();

    Objects(Resolution resolution) {
        this.resolution = resolution;
        this.named = new Once<>(resolution.guard);
    }

    /**
     * The object of a notation.
     *
     * @param expected the class that governs it; empty if any will do, as of a name
     */
    InformationObject of(ValueNode node, Scope scope, Optional<ObjectClass> expected) {
        return resolution.guard.within(node.position(), () -> {
            InformationObject object = find(node, scope, expected);
            if (expected.isPresent() && object.objectClass() != expected.get()) {
                throw new SourceError(
                        node.position(),
                        "expected an object of the class '" + expected.get().name() + "', found one of '"
                                + object.objectClass().name() + "'");
            }
            return object;
        });
    }

    private InformationObject find(ValueNode node, Scope scope, Optional<ObjectClass> expected) {
        if (node instanceof ValueNode.Reference reference) {
            return referenced(reference, scope, expected);
        }
        if (node instanceof ValueNode.FieldOfObject field) {
            InformationObject object = of(field.object(), scope, Optional.empty());
            InformationObject.Setting setting = resolution.fields.present(object, field.path());
            ActualParameter content = setting.content();
            return of(
                    content.value().orElseThrow(() -> new SourceError(node.position(), "this field holds no object")),
                    setting.scope(),
                    expected);
        }
        if (node instanceof ValueNode.InBraces braces && expected.isPresent()) {
            Place place = new Place(node, scope);
            InformationObject known = written.get(place);
            if (known == null) {
                known = defined(braces, scope, expected.get());
                written.put(place, known);
            }
            return known;
        }
        throw new SourceError(node.position(), "expected an information object");
    }

    private InformationObject referenced(ValueNode.Reference reference, Scope scope, Optional<ObjectClass> expected) {
        Optional<Scope.Binding> dummy =
                reference.module().isEmpty() ? scope.binding(reference.name().text()) : Optional.empty();
        if (dummy.isPresent()) {
            ActualParameter actual = dummy.get().actual();
            ValueNode value = actual.value()
                    .orElseThrow(() -> new SourceError(
                            actual.position(), "expected an object for the parameter '" + reference.name() + "'"));
            Optional<ObjectClass> governor =
                    dummy.get().governor().flatMap(type -> resolution.classes.find(type.node(), type.scope()));
            return of(value, dummy.get().scope(), expected.or(() -> governor));
        }
        Symbol symbol = resolution.names.find(scope, reference.module(), reference.name());
        int parameters = symbol.assignment().parameters().size();
        if (!(symbol.assignment() instanceof Assignment.OfValue)
                || parameters != reference.parameters().size()) {
            throw new SourceError(
                    reference.position(),
                    "'" + reference.name() + "' is " + symbol.kind() + " with " + parameters
                            + " parameters, no object");
        }
        if (!symbol.isParameterised()) {
            return of(symbol);
        }
        return named(
                symbol,
                resolution.instances.of(symbol, reference.parameters(), scope).scope());
    }

    /** The object of an assignment without parameters. */
    InformationObject of(Symbol symbol) {
        return named(symbol, symbol.scope());
    }

    private InformationObject named(Symbol symbol, Scope scope) {
        Assignment.OfValue assignment = (Assignment.OfValue) symbol.assignment();
        Position position = assignment.name().position();
        Supplier<String> circular = () -> "the object '" + symbol.name() + "' refers to itself";
        return named.get(new Place(symbol, scope), position, circular, () -> {
            ObjectClass objectClass = resolution
                    .classes
                    .find(assignment.type(), scope)
                    .orElseThrow(() -> new SourceError(position, "'" + symbol.name() + "' is a value, no object"));
            return of(assignment.value(), scope, Optional.of(objectClass));
        });
    }

    private InformationObject defined(ValueNode.InBraces braces, Scope scope, ObjectClass objectClass) {
        ObjectNode node = NotationParser.object(
                braces,
                objectClass.node(),
                (module, name) -> hasParameters(scope, module, name),
                resolution.diagnostics);
        Map<String, InformationObject.Setting> settings = new LinkedHashMap<>();
        for (ObjectNode.Setting setting : node.settings()) {
            String name = objectClass.field(setting.field()).name().text();
            if (settings.put(name, new InformationObject.Setting(setting.content(), scope)) != null) {
                throw new SourceError(setting.field().position(), "the field '" + name + "' is set twice");
            }
        }
        InformationObject object = new InformationObject(objectClass, node.position(), settings);
        for (Field field : objectClass.node().fields()) {
            if (!field.optional() && object.setting(field).isEmpty()) {
                throw new SourceError(node.position(), "the field '" + field.name() + "' is missing");
            }
        }
        return object;
    }

    /** A name that nothing is assigned to is that of an enumeral or a named number; of a type it is reported later. */
    private boolean hasParameters(Scope scope, Optional<Name> module, Name name) {
        if (module.isEmpty() && scope.binding(name.text()).isPresent()) {
            return false;
        }
        try {
            return resolution.names.find(scope, module, name).isParameterised();
        } catch (SourceError undefined) {
            return Character.isUpperCase(name.text().charAt(0));
        }
    }
}
