package org.c2x.asn1.interpreter.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.TypeNotation;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** What changed in the definition of a type; what its named parts are made of is theirs to tell. */
final class TypeChanges {
    private final List<String> lines = new ArrayList<>();

    private TypeChanges() {}

    /** The changes, a line each, with the names of components and alternatives. */
    static List<String> of(Type before, Type after) {
        TypeChanges changes = new TypeChanges();
        changes.compare("", before, after);
        return changes.lines;
    }

    /** A part of a type: a component or an alternative. */
    private record Part(String name, Type type, String presence) {}

    private void compare(String path, Type before, Type after) {
        Type one = written(before);
        Type other = written(after);
        if (one instanceof SequenceType from && other instanceof SequenceType to && from.kind() == to.kind()) {
            marker(path, from.extensible(), to.extensible());
            parts(path, parts(from), parts(to));
        } else if (one instanceof ChoiceType from && other instanceof ChoiceType to) {
            marker(path, from.extensible(), to.extensible());
            parts(path, parts(from), parts(to));
        } else if (one instanceof ListType from && other instanceof ListType to && from.kind() == to.kind()) {
            size(path, from.size(), to.size());
            compare(path + "[*]", from.element(), to.element());
        } else if (one instanceof ContainingType from && other instanceof ContainingType to) {
            compare(path, from.base(), to.base());
        } else {
            String from = TypeNotation.of(before);
            String to = TypeNotation.of(after);
            if (!from.equals(to)) {
                say(path, from + " is now " + to);
            }
        }
    }

    /** Without constraints, which decide no structure. */
    private static Type written(Type type) {
        return type instanceof ConstrainedType constrained ? written(constrained.base()) : type;
    }

    private void marker(String path, boolean before, boolean after) {
        if (before != after) {
            say(path, "extension marker " + (after ? "added" : "removed"));
        }
    }

    private void size(String path, SizeConstraint before, SizeConstraint after) {
        if (!before.equals(after)) {
            say(path, TypeNotation.of(before) + " is now " + TypeNotation.of(after));
        }
    }

    private static List<Part> parts(SequenceType type) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < type.components().size(); i++) {
            var component = type.components().get(i);
            String value = component.defaultValue().map(each -> " " + each).orElse("");
            parts.add(new Part(
                    component.name(),
                    component.type(),
                    component.presence() + value + (i < type.root().size() ? "" : ", an addition")));
        }
        return parts;
    }

    private static List<Part> parts(ChoiceType type) {
        return type.alternatives().stream()
                .map(each -> new Part(
                        each.name(),
                        each.type(),
                        type.root().contains(each) ? "alternative" : "alternative, an addition"))
                .toList();
    }

    private void parts(String path, List<Part> before, List<Part> after) {
        for (Part part : after) {
            Optional<Part> earlier = before.stream()
                    .filter(each -> each.name().equals(part.name()))
                    .findFirst();
            String inner = path.isEmpty() ? part.name() : path + '.' + part.name();
            if (earlier.isEmpty()) {
                say(inner, "added, " + part.presence() + ", " + TypeNotation.of(part.type()));
                continue;
            }
            if (!earlier.get().presence().equals(part.presence())) {
                say(inner, earlier.get().presence() + " is now " + part.presence());
            }
            compare(inner, earlier.get().type(), part.type());
        }
        List<String> left = after.stream().map(Part::name).toList();
        List<String> names = before.stream().map(Part::name).toList();
        for (String name : names) {
            if (!left.contains(name)) {
                say(path.isEmpty() ? name : path + '.' + name, "removed");
            }
        }
        if (!names.stream()
                .filter(left::contains)
                .toList()
                .equals(left.stream().filter(names::contains).toList())) {
            say(path, "the order changed");
        }
    }

    private void say(String path, String change) {
        lines.add(path.isEmpty() ? change : path + ": " + change);
    }
}
