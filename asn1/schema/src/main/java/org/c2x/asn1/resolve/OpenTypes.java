package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.value.Value;

/** Open types whose type other components of the same SEQUENCE or SET tell (X.682 clause 10). */
final class OpenTypes {

    /** A field of a class under a component relation constraint. */
    private record Relation(TypeNode.FieldOfReference field, ElementsNode.Table table, Scope scope) {}

    /** What an object says of the type: in the table it is one line. */
    private record Line(InformationObject object, Located written, Type type) {}

    private final Resolution resolution;
    private final Map<Place, Type> known = new HashMap<>();

    OpenTypes(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The type of a component that other components of the same shape tell; empty if it is none of these. */
    Optional<Type> of(Components.Part part, Components.Shape shape) {
        Optional<Relation> relation = relation(part.type());
        if (relation.isEmpty()) {
            return Optional.empty();
        }
        Place place = new Place(relation.get().table(), relation.get().scope());
        Type type = known.get(place);
        if (type == null) {
            type = resolution.guard.within(part.type().position(), () -> resolve(relation.get(), part, shape));
            known.put(place, type);
        }
        return Optional.of(type);
    }

    /** The relation after tags and other constraints. */
    private Optional<Relation> relation(Located type) {
        TypeNode node = type.node();
        while (node instanceof TypeNode.Tagged || node instanceof TypeNode.Constrained) {
            if (node instanceof TypeNode.Constrained constrained
                    && constrained.base() instanceof TypeNode.FieldOfReference field
                    && constrained.constraint().root() instanceof ElementsNode.Table table
                    && !table.keys().isEmpty()) {
                Located open = new Located(field, type.scope());
                return resolution.references.step(open) == open
                        ? Optional.of(new Relation(field, table, type.scope()))
                        : Optional.empty();
            }
            node = inner(node);
        }
        return Optional.empty();
    }

    private static TypeNode inner(TypeNode node) {
        return node instanceof TypeNode.Tagged tagged ? tagged.type() : ((TypeNode.Constrained) node).base();
    }

    private Type resolve(Relation relation, Components.Part part, Components.Shape shape) {
        ObjectClass objectClass = resolution.fields.objectClass(relation.field(), relation.scope());
        ObjectSet set = resolution.objectSets.of(relation.table().set(), relation.scope(), objectClass);
        List<List<Name>> paths = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (ElementsNode.Key key : relation.table().keys()) {
            Optional<List<Name>> path = keyPath(key, part, shape, objectClass);
            if (path.isEmpty()) {
                return new AnyType();
            }
            paths.add(path.get());
            names.add(key.path().get(0).text());
        }
        paths.add(relation.field().path());
        List<Name> prefix = commonPrefix(paths);
        ObjectSet objects = resolution.objectSets.ofFields(set, prefix);
        List<List<Name>> fields = paths.stream()
                .map(path -> path.subList(prefix.size(), path.size()))
                .toList();
        return rows(objects, fields.subList(0, names.size()), fields.get(names.size()))
                .filter(rows -> !rows.isEmpty())
                .<Type>map(rows -> new OpenType(names, rows, objects.extensible()))
                .orElseGet(AnyType::new);
    }

    /** The field that a key is of, if it is one of the same class in a component before the open type. */
    private Optional<List<Name>> keyPath(
            ElementsNode.Key key, Components.Part open, Components.Shape shape, ObjectClass objectClass) {
        if (key.levels() != 0) {
            return Optional.empty();
        }
        Name name = key.path().get(0);
        Components.Part part = shape.parts()
                .filter(candidate -> candidate.name().equals(name.text()))
                .findFirst()
                .orElseThrow(() -> new SourceError(
                        name.position(),
                        () -> "there is no component '" + name + "' next to this one"
                                + Suggestions.didYouMean(
                                        name.text(),
                                        shape.parts().map(Components.Part::name).toList())));
        resolution.names.mean(name, part.node().name());
        TypeNode node = part.node().type();
        while (node instanceof TypeNode.Tagged || node instanceof TypeNode.Constrained) {
            node = inner(node);
        }
        boolean isField = key.path().size() == 1
                && shape.isBefore(part, open)
                && node instanceof TypeNode.FieldOfReference field
                && resolution.fields.objectClass(field, part.scope()) == objectClass;
        return isField ? Optional.of(((TypeNode.FieldOfReference) node).path()) : Optional.empty();
    }

    private static List<Name> commonPrefix(List<List<Name>> paths) {
        List<Name> first = paths.get(0);
        int length = 0;
        while (true) {
            int next = length;
            boolean isCommon = paths.stream()
                    .allMatch(path -> path.size() > next + 1
                            && path.get(next).text().equals(first.get(next).text()));
            if (!isCommon) {
                return first.subList(0, length);
            }
            length++;
        }
    }

    /** The rows, empty if the keys do not tell them apart. */
    private Optional<List<OpenType.Row>> rows(ObjectSet set, List<List<Name>> keys, List<Name> field) {
        Map<List<Value>, Line> lines = new LinkedHashMap<>();
        for (InformationObject object : set.objects()) {
            Optional<Located> written = resolution.fields.type(object, field);
            List<Value> identifiers = identifiers(object, keys);
            if (written.isPresent() && identifiers.size() == keys.size()) {
                Line line = new Line(object, written.get(), resolution.types.type(written.get()));
                Line other = lines.putIfAbsent(identifiers, line);
                if (other != null && !isSame(other.type(), line.type())) {
                    return Optional.empty();
                }
            }
        }
        RowNames names = new RowNames(resolution);
        List<OpenType.Row> rows = new ArrayList<>();
        lines.forEach((identifiers, line) -> {
            String name = names.of(line.object(), line.written(), keys);
            rows.add(new OpenType.Row(
                    identifiers,
                    new ChoiceType.Alternative(name, resolution.typeTags.written(line.written()), line.type(), "")));
        });
        return Optional.of(rows);
    }

    private List<Value> identifiers(InformationObject object, List<List<Name>> keys) {
        List<Value> identifiers = new ArrayList<>();
        keys.forEach(key -> resolution.fields.value(object, key).ifPresent(found -> identifiers.add(found.value())));
        return identifiers;
    }

    private static boolean isSame(Type left, Type right) {
        return left == right
                || left instanceof TypeReference one
                        && right instanceof TypeReference other
                        && one.target() == other.target();
    }
}
