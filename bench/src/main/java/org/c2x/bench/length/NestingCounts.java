package org.c2x.bench.length;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.NestingLevels;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.value.Value;
import org.c2x.bench.BenchContent;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;

/**
 * Components of one content on each level of nesting, beside Table III of the study of 2015. The components are what
 * {@code c2x nesting --json} prints.
 *
 * @param levels        components on the first level, the second and so on, reached through mandatory ones
 * @param published2015 the same as the study counts it, null for contents that it has not
 */
public record NestingCounts(
        String content, List<Integer> levels, @Nullable List<Integer> published2015) {
    /** The scheme whose messages are value trees. */
    private static final String TREES = "uper-table";

    /** Every content that is a single message, in their order. */
    public static List<NestingCounts> of(List<BenchContent<?>> contents) {
        Study2015.Nesting published = Published.study2015().nesting();
        return contents.stream()
                .filter(content -> !content.isStream())
                .<NestingCounts>flatMap(content -> tree(content)
                        .map(tree -> new NestingCounts(
                                content.name(),
                                NestingLevels.of(tree),
                                published.levels().get(content.name())))
                        .stream())
                .toList();
    }

    /** The levels of all contents as figures. */
    public static List<Figure> figures(List<BenchContent<?>> contents) {
        List<Figure> figures = new ArrayList<>();
        for (NestingCounts nesting : of(contents)) {
            for (int level = 1; level <= nesting.levels.size(); level++) {
                figures.add(Figure.of(
                        Figure.Key.of("", nesting.content, Quantity.level(level)), nesting.levels.get(level - 1)));
            }
        }
        return figures;
    }

    /** The levels of a content among figures, empty if it is not there. */
    public static List<Integer> levels(String content, FigureList figures) {
        return Quantity.levels().stream()
                .map(level -> figures.find(Figure.Key.of("", content, level)))
                .takeWhile(Optional::isPresent)
                .map(figure -> (int) figure.get().value())
                .toList();
    }

    private static <T> Optional<Value> tree(BenchContent<T> content) {
        Optional<Codec<T>> codec = Codecs.find(TREES, content.type());
        return codec.isPresent()
                        && codec.get() instanceof MappedCodec<T, ?> mapped
                        && mapped.mapping().toMessage(content.messages().get(0)) instanceof Value tree
                ? Optional.of(tree)
                : Optional.empty();
    }
}
