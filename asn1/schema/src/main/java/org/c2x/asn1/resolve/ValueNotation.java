package org.c2x.asn1.resolve;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.c2x.asn1.parser.NotationParser;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.Value;

/**
 * A text that is a value in ASN.1's own notation (X.680 clause 17.7), alone or in a value assignment. Names of
 * enumerals, numbers and bits mean something in it, those of other values do not. A value of an open type that no table
 * resolves is the octets of its encoding.
 */
public final class ValueNotation {
    private final SourceFile text;
    private final ValueNode node;

    private ValueNotation(SourceFile text, ValueNode node) {
        this.text = text;
        this.node = node;
    }

    /** A value within another: its name or index, and where it is. */
    private record Part(String step, Position position, ValueNode value) {}

    /**
     * Reads the notation; what it means depends on a type.
     *
     * @throws SourceError if the text is none
     */
    public static ValueNotation of(SourceFile text) {
        Diagnostics diagnostics = new Diagnostics(List.of(text));
        ValueNode node = told(text, diagnostics, () -> NotationParser.value(text, diagnostics));
        return new ValueNotation(text, node);
    }

    /**
     * The value; constraints of the type are not looked at.
     *
     * @throws SourceError if it is none of the type
     */
    public Value value(Type type) {
        Diagnostics diagnostics = new Diagnostics(List.of(text));
        Resolution resolution = new Resolution(List.of(), diagnostics, Contents.VALUES);
        resolution.values.readMessages();
        return told(text, diagnostics, () -> resolution.values.value(node, resolution.names.builtIn(), type));
    }

    /** The result, or the first thing to tell. */
    private static <T> T told(SourceFile text, Diagnostics diagnostics, Supplier<T> reading) {
        Optional<T> read = Optional.empty();
        try {
            read = Optional.of(reading.get());
        } catch (SourceError error) {
            diagnostics.error(error);
        }
        diagnostics.toList().stream().findFirst().ifPresent(first -> {
            throw new SourceError(new Position(text, first.line(), first.column()), first.message());
        });
        return read.orElseThrow();
    }

    /** The path of the innermost component that a place is in. */
    public String path(Position place) {
        StringBuilder path = new StringBuilder();
        for (Part part = last(node, place); part != null; part = last(part.value(), place)) {
            path.append(path.isEmpty() || part.step().startsWith("[") ? "" : ".")
                    .append(part.step());
        }
        return path.toString();
    }

    /** Where the innermost component begins that is on the way to one. */
    public Position position(Route route) {
        Position position = node.position();
        Optional<Part> next = next(node, route);
        while (next.isPresent()) {
            position = next.get().position();
            route.advance();
            next = next(next.get().value(), route);
        }
        return position;
    }

    private static Optional<Part> next(ValueNode value, Route route) {
        return parts(value).stream()
                .filter(part -> part.step().equals(route.next()))
                .findFirst();
    }

    /** The last part that begins at a place or before. */
    private static @Nullable Part last(ValueNode value, Position place) {
        Part last = null;
        for (Part part : parts(value)) {
            if (isAtMost(part.position(), place)) {
                last = part;
            }
        }
        return last;
    }

    private static boolean isAtMost(Position first, Position second) {
        return first.line() < second.line() || first.line() == second.line() && first.column() <= second.column();
    }

    private static List<Part> parts(ValueNode value) {
        if (value instanceof ValueNode.Choice choice) {
            return List.of(new Part(choice.alternative().text(), choice.position(), choice.value()));
        } else if (value instanceof ValueNode.Typed typed) {
            return parts(typed.value());
        } else if (value instanceof ValueNode.Braced braced) {
            return IntStream.range(0, braced.elements().size())
                    .mapToObj(i -> part(braced.elements().get(i), i))
                    .toList();
        }
        return List.of();
    }

    private static Part part(List<ValueNode> element, int index) {
        ValueNode first = element.get(0);
        return element.size() == 2 && first instanceof ValueNode.Reference reference
                ? new Part(reference.name().text(), first.position(), element.get(1))
                : new Part("[" + index + "]", first.position(), first);
    }
}
