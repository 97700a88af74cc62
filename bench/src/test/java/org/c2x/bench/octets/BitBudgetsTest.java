package org.c2x.bench.octets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.bench.BenchContents;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.length.MeasuredLengths;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;
import org.junit.jupiter.api.Test;

class BitBudgetsTest {

    @Test
    void bits_elementsOfAList_countTogether() {
        TraceRecorder trace = new TraceRecorder(Unit.BIT);
        trace.enter("", "List", 0);
        trace.item("length", 0, 3, "2");
        for (int element = 0; element < 2; element++) {
            int from = 3 + 5 * element;
            trace.enterElement(element, "Number", from);
            trace.item("extension bit", from, from + 1, "no");
            trace.leave("7", from + 5);
        }
        trace.leave("", 13);

        assertEquals(
                List.of(
                        bits("length", "", 3),
                        bits("value", "[]", 8),
                        bits("extension bit", "[]", 2),
                        bits("padding", "", 3)),
                List.copyOf(BitBudgets.bits(trace.complete(2), 2).entrySet()));
    }

    @Test
    void bits_ofOctets_areBits() {
        TraceRecorder trace = new TraceRecorder(Unit.OCTET);
        trace.enter("", "Message", 0);
        trace.enter("first", "Number", 0);
        trace.item("tag", 0, 1, "0x0a");
        trace.leave("7", 3);
        trace.leave("", 3);

        assertEquals(
                List.of(bits("value", "first", 16), bits("tag", "first", 8)),
                List.copyOf(BitBudgets.bits(trace.complete(3), 3).entrySet()));
    }

    @Test
    void bits_brokenMessage_isRefused() {
        TraceRecorder trace = new TraceRecorder(Unit.BIT);
        trace.enter("", "Message", 0);
        DecodeException error = new DecodeException(Unit.BIT, 3, "", "more bits expected");

        assertEquals(error, assertThrows(DecodeException.class, () -> BitBudgets.bits(trace.stopped(error), 1)));
    }

    /** The widths are those of the CAM's module, EN 302 637-2 V1.3.2 annex A. */
    @Test
    void of_referenceCam_whereThe41OctetsGo() {
        List<Figure> cam = BitBudgets.of("uper", List.of(BenchContents.get("cam")));

        assertEquals(
                "{choice index=1, extension bit=4, padding=1, presence bitmap=9, value=313}",
                sums(cam).toString());
        assertEquals(41 * 8, cam.stream().mapToDouble(Figure::value).sum());
    }

    @Test
    void of_eachContent_addsUpToItsLength() {
        FigureList lengths = new FigureList(
                MeasuredLengths.measure(List.of("uper"), BenchContents.all()).figures());
        Map<String, Double> bits = BitBudgets.of("uper", BenchContents.all()).stream()
                .collect(Collectors.groupingBy(Figure::content, Collectors.summingDouble(Figure::value)));

        assertFalse(bits.isEmpty());
        bits.forEach((content, sum) ->
                assertEquals(8 * lengths.length("uper", content).getAsDouble(), sum, content));
    }

    @Test
    void of_streamsAndWhatCannotBeTraced_areLeftOut() {
        assertEquals(List.of(), BitBudgets.of("uper", List.of(FakeContents.STREAM, FakeContents.UNKNOWN)));
        assertEquals(List.of(), BitBudgets.of("fake", List.of(FakeContents.SINGLE)));
    }

    private static Map<String, Integer> sums(List<Figure> bits) {
        return bits.stream()
                .collect(Collectors.groupingBy(
                        part -> part.key().quantity().what(), TreeMap::new, Collectors.summingInt(part ->
                                (int) part.value())));
    }

    private static Map.Entry<Quantity, Integer> bits(String what, String path, int count) {
        return Map.entry(Quantity.bits(what, path), count);
    }
}
