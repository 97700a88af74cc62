package org.c2x.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.asn1.emit.ConstraintText;
import org.c2x.asn1.interpreter.TypeNotation;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.bench.report.Report;

/**
 * The types of a schema as a page that loads nothing.
 *
 * @param title name of the only module, or how many there are
 * @param types how many types they have
 */
record SchemaPage(String title, String style, int types, List<Part> modules) {
    private static final Pattern UNIT = Pattern.compile("(?im)^\\W*@unit\\b:?[ \\t]*(\\S.*?)[ \\t]*$");

    /** A module. */
    record Part(String name, String oid, String comment, List<Entry> types) {}

    /**
     * A type.
     *
     * @param unit   of its values, as the comment of ETSI's modules has it; null if it has none
     * @param octets of the shortest and the longest value, by encoding
     */
    record Entry(
            String id,
            String name,
            String notation,
            @Nullable Link link,
            String comment,
            @Nullable String unit,
            List<Line> lines,
            List<Link> users,
            List<Length> octets) {
        public boolean hasLines() {
            return !lines.isEmpty();
        }

        public boolean hasUsers() {
            return !users.isEmpty();
        }
    }

    /** Octets of the shortest and the longest value. */
    record Length(String encoding, String range) {}

    /** Leads to a type. */
    record Link(String id, String name) {
        Link(TypeDefinition type) {
            this(type.toString(), type.name());
        }
    }

    /**
     * A component, alternative, enumeral, or named number.
     *
     * @param depth    how many unnamed types are around it
     * @param presence OPTIONAL, DEFAULT with the value, or nothing
     */
    record Line(
            int depth,
            String name,
            String notation,
            @Nullable Link link,
            String presence,
            String comment) {}

    /** The page. */
    static String html(Schema schema) {
        Map<TypeDefinition, Set<TypeDefinition>> users = new LinkedHashMap<>();
        for (Module module : schema.modules()) {
            module.types().forEach(type -> uses(type.type(), type, users));
        }
        TypeLengths lengths = new TypeLengths();
        List<Part> modules = schema.modules().stream()
                .map(module -> new Part(
                        module.name(),
                        module.oid(),
                        reflowed(module.comment()),
                        module.types().stream()
                                .map(type -> entry(type, users.getOrDefault(type, Set.of()), lengths))
                                .toList()))
                .toList();
        String title = modules.size() == 1 ? modules.get(0).name() : modules.size() + " modules";
        int types = modules.stream().mapToInt(module -> module.types().size()).sum();
        return Page.of("schema.html.mustache", new SchemaPage(title, Report.style(), types, modules));
    }

    private static void uses(Type type, TypeDefinition user, Map<TypeDefinition, Set<TypeDefinition>> users) {
        if (type instanceof TypeReference reference) {
            users.computeIfAbsent(reference.target(), none -> new LinkedHashSet<>())
                    .add(user);
        } else if (type instanceof AroundType around) {
            uses(around.base(), user, users);
        } else {
            type.parts().forEach(part -> uses(part, user, users));
            type.contained().ifPresent(contained -> uses(contained.type(), user, users));
        }
    }

    private static Entry entry(TypeDefinition definition, Set<TypeDefinition> users, TypeLengths lengths) {
        Matcher unit = UNIT.matcher(definition.comment());
        List<Line> lines = new ArrayList<>();
        lines(definition.type(), 0, lines);
        return new Entry(
                definition.toString(),
                definition.name(),
                notation(definition.type()),
                link(definition.type()),
                reflowed(definition.comment()),
                unit.find() ? unit.group(1) : null,
                lines,
                users.stream().map(Link::new).toList(),
                lengths.of(new TypeReference(definition)).octets().entrySet().stream()
                        .map(each -> new Length(each.getKey(), SchemaTable.range(each.getValue())))
                        .toList());
    }

    /** The lines of a paragraph as one; those of a list stay. */
    private static String reflowed(String comment) {
        return comment.replaceAll("(?<=\\S)[ \\t]*\\n[ \\t]*(?=[\\w(`])", " ");
    }

    /** What a type consists of; that of a named type is at its definition. */
    private static void lines(Type type, int depth, List<Line> lines) {
        if (type instanceof AroundType around) {
            lines(around.base(), depth, lines);
        } else if (type instanceof ListType list) {
            lines(list.element(), depth, lines);
        } else if (type instanceof SequenceType sequence) {
            sequence.textualOrder().forEach(i -> component(sequence, i, depth, lines));
            marker(sequence.extensible() && sequence.additions().isEmpty(), depth, lines);
        } else if (type instanceof ChoiceType choice) {
            for (ChoiceType.Alternative each : choice.alternatives()) {
                marker(
                        !choice.additions().isEmpty()
                                && each == choice.additions().get(0),
                        depth,
                        lines);
                part(each.name(), each.type(), "", each.comment(), depth, lines);
            }
            marker(choice.extensible() && choice.additions().isEmpty(), depth, lines);
        } else if (type instanceof EnumeratedType enumerated) {
            numbers(enumerated.root(), depth, lines);
            marker(enumerated.extensible(), depth, lines);
            numbers(enumerated.additions(), depth, lines);
        } else if (type instanceof IntegerType integer) {
            numbers(integer.namedNumbers(), depth, lines);
        } else if (type instanceof BitStringType bits) {
            numbers(bits.namedBits(), depth, lines);
        }
    }

    private static void component(SequenceType sequence, int index, int depth, List<Line> lines) {
        Component component = sequence.components().get(index);
        boolean isAddition = index >= sequence.root().size();
        marker(
                isAddition && index == sequence.root().size()
                        || !isAddition && index == sequence.secondRoot() && sequence.extensible(),
                depth,
                lines);
        String presence = component.isMandatory()
                ? ""
                : component.presence()
                        + component.defaultValue().map(value -> " " + value).orElse("");
        part(component.name(), component.type(), presence, component.comment(), depth, lines);
    }

    private static void part(String name, Type type, String presence, String comment, int depth, List<Line> lines) {
        lines.add(new Line(depth, name, notation(type), link(type), presence, reflowed(comment)));
        lines(type, depth + 1, lines);
    }

    private static void numbers(List<NamedNumber> numbers, int depth, List<Line> lines) {
        numbers.forEach(
                each -> lines.add(new Line(depth, each.name(), each.number().toString(), null, "", each.comment())));
    }

    private static void marker(boolean isThere, int depth, List<Line> lines) {
        if (isThere) {
            lines.add(new Line(depth, "...", "", null, "", ""));
        }
    }

    private static String notation(Type type) {
        if (type instanceof ConstrainedType constrained) {
            return notation(constrained.base()) + " (" + ConstraintText.of(type, constrained.constraint()) + ')';
        }
        // the enumerals have lines of their own
        return type instanceof EnumeratedType ? "ENUMERATED" : TypeNotation.of(type);
    }

    private static @Nullable Link link(Type type) {
        if (type instanceof TypeReference reference) {
            return new Link(reference.target());
        } else if (type instanceof AroundType around) {
            return link(around.base());
        }
        return type instanceof ListType list ? link(list.element()) : null;
    }
}
