package org.c2x.asn1.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How many problems are told. */
class DiagnosticsTest {

    @Test
    void messages_areMadeForThoseErrorsOnlyThatAreTold() {
        SourceFile file = new SourceFile("test.asn", " ".repeat(1000));
        Diagnostics diagnostics = new Diagnostics(List.of(file));
        AtomicInteger made = new AtomicInteger();

        for (int column = 1; column <= 1000; column++) {
            diagnostics.error(
                    new SourceError(new Position(file, 1, column), () -> "problem " + made.incrementAndGet()));
        }

        assertEquals(100, made.get());
        assertEquals(100, diagnostics.toList().size());
    }
}
