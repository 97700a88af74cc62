package org.c2x.bench.harness;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;

/**
 * Which operations of native codecs.
 *
 * @param schemes    of these, empty for all
 * @param contents   with these, empty for all
 * @param directions these ways
 */
public record Choice(List<String> schemes, List<String> contents, List<Direction> directions) {
    public Choice {
        schemes = List.copyOf(schemes);
        contents = List.copyOf(contents);
        directions = List.copyOf(directions);
    }

    boolean isOfAllSchemes() {
        return schemes.isEmpty();
    }

    boolean includes(Figure figure) {
        return (schemes.isEmpty() || schemes.contains(figure.scheme()))
                && (contents.isEmpty() || contents.contains(figure.content()))
                && directions.contains(figure.direction());
    }

    /** The same as arguments of the harness. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        add("--scheme", schemes, arguments);
        add("--content", contents, arguments);
        if (directions.size() == 1) {
            add("--direction", directions.stream().map(Direction::label).toList(), arguments);
        }
        return arguments;
    }

    private static void add(String option, List<String> names, List<String> arguments) {
        if (!names.isEmpty()) {
            arguments.add(option);
            arguments.add(String.join(",", names));
        }
    }
}
