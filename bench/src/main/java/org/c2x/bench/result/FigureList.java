package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;

/** Figures in their order, and answers to questions about them that do not go through all of them. */
public final class FigureList {
    private final List<Figure> all;
    private final Map<Figure.Key, Figure> byKey = new LinkedHashMap<>();
    private final Map<Quantity, List<Figure>> byQuantity = new LinkedHashMap<>();
    private final Map<Of, List<Figure>> byContent = new LinkedHashMap<>();

    private record Of(Quantity quantity, String content) {}

    /** @throws IllegalArgumentException if two are about the same */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public FigureList(List<Figure> figures) {
        all = List.copyOf(figures);
        for (Figure figure : all) {
            Figure.Key key = figure.key();
            if (byKey.put(key, figure) != null) {
                throw new IllegalArgumentException("two figures are about the same, " + key);
            }
            byQuantity
                    .computeIfAbsent(key.quantity(), first -> new ArrayList<>())
                    .add(figure);
            byContent
                    .computeIfAbsent(new Of(key.quantity(), key.content()), first -> new ArrayList<>())
                    .add(figure);
        }
    }

    /** All of them. */
    @JsonValue
    public List<Figure> all() {
        return all;
    }

    /** Those of a quantity. */
    public Stream<Figure> of(Quantity quantity) {
        return byQuantity.getOrDefault(quantity, List.of()).stream();
    }

    /** Those of a quantity and a content. */
    public Stream<Figure> of(Quantity quantity, String content) {
        return byContent.getOrDefault(new Of(quantity, content), List.of()).stream();
    }

    /** The quantities that there are, in the order of their first figures. */
    public Stream<Quantity> quantities() {
        return byQuantity.keySet().stream();
    }

    /** The figure about something. */
    public Optional<Figure> find(Figure.Key key) {
        return Optional.ofNullable(byKey.get(key));
    }

    /** Another quantity of what a figure is about. */
    public Optional<Figure> beside(Figure figure, Quantity quantity) {
        return find(figure.key().of(quantity));
    }

    /** Length of a content in a scheme, in octets. */
    public OptionalDouble length(String scheme, String content) {
        return value(new Figure.Key("", scheme, content, null, null, Quantity.LENGTH));
    }

    private OptionalDouble value(Figure.Key key) {
        return find(key).map(figure -> OptionalDouble.of(figure.value())).orElse(OptionalDouble.empty());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FigureList list && all.equals(list.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
