package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

/** A page of very many figures. To look through all of them for each takes minutes. */
class LargeReportTest {
    private static final int MANY = 3_000;

    @Test
    void html_ofManyContents_hasTheLastOne() {
        isWhole("uper", false);
    }

    @Test
    void html_ofManySchemes_hasTheLastOne() {
        isWhole("protobuf-", true);
    }

    private static void isWhole(String scheme, boolean severalSchemes) {
        List<Figure> figures = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            String whose = severalSchemes ? scheme + i : scheme;
            String content = severalSchemes ? "cam" : "content-" + i;
            figures.add(SampleResults.length(whose, content, 41));
            for (Operation operation : List.of(Operation.ENCODE, Operation.DECODE)) {
                Figure.Key key = new Figure.Key("jvm", whose, content, operation, Boundary.BOTH, Quantity.TIME);
                figures.add(Figure.ofForks(key, List.of(100.0 + i, 101.0 + i)));
                figures.add(Figure.of(key.of(Quantity.HEAP), 64 + i));
                figures.add(Figure.ofForks(key.of(Quantity.P50), List.of(100.0 + i)));
            }
        }

        String html = Report.of(List.of(SampleResults.of(figures, List.of()), SampleResults.ofNative()))
                .html();

        assertTrue(html.contains((severalSchemes ? scheme : "content-") + (MANY - 1)));
    }
}
