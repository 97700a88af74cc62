package org.c2x.bench.octets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.bench.BenchContents;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Lengths;
import org.c2x.bench.result.BitBudget;
import org.c2x.bench.result.BitBudget.Entry;
import org.junit.jupiter.api.Test;

class BitBudgetsTest {

    @Test
    void entries_elementsOfAList_countTogether() {
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
                        new Entry("", "length", 3),
                        new Entry("[]", Entry.VALUE, 8),
                        new Entry("[]", "extension bit", 2),
                        new Entry("", Entry.PADDING, 3)),
                BitBudgets.entries(trace.complete(2), 2));
    }

    @Test
    void entries_ofOctets_areBits() {
        TraceRecorder trace = new TraceRecorder(Unit.OCTET);
        trace.enter("", "Message", 0);
        trace.enter("first", "Number", 0);
        trace.item("tag", 0, 1, "0x0a");
        trace.leave("7", 3);
        trace.leave("", 3);

        assertEquals(
                List.of(new Entry("first", Entry.VALUE, 16), new Entry("first", "tag", 8)),
                BitBudgets.entries(trace.complete(3), 3));
    }

    @Test
    void entries_brokenMessage_isRefused() {
        TraceRecorder trace = new TraceRecorder(Unit.BIT);
        trace.enter("", "Message", 0);
        DecodeException error = new DecodeException(Unit.BIT, 3, "", "more bits expected");

        assertEquals(error, assertThrows(
                DecodeException.class, () -> BitBudgets.entries(trace.stopped(error), 1)));
    }

    /** The widths are those of the CAM's module, EN 302 637-2 V1.3.2 annex A. */
    @Test
    void of_referenceCam_whereThe41OctetsGo() {
        BitBudget cam = BitBudgets.of("uper", List.of(BenchContents.get("cam"))).get(0);

        assertEquals(
                "{choice index=1, extension bit=4, padding=1, presence bitmap=9, value=313}", sums(cam).toString());
        assertEquals(41 * 8, cam.bits());
    }

    @Test
    void of_eachContent_addsUpToItsLength() {
        List<Length> lengths = Lengths.of(List.of("uper"), BenchContents.all());
        List<BitBudget> budgets = BitBudgets.of("uper", BenchContents.all());

        assertFalse(budgets.isEmpty());
        for (BitBudget budget : budgets) {
            BigDecimal octets = lengths.stream()
                    .filter(length -> length.content().equals(budget.content()))
                    .findFirst()
                    .orElseThrow()
                    .length();
            assertEquals(8 * octets.intValueExact(), budget.bits(), budget.content());
        }
    }

    @Test
    void of_streamsAndWhatCannotBeTraced_areLeftOut() {
        assertEquals(List.of(), BitBudgets.of("uper", List.of(FakeContents.STREAM, FakeContents.UNKNOWN)));
        assertEquals(List.of(), BitBudgets.of("fake", List.of(FakeContents.SINGLE)));
    }

    private static Map<String, Integer> sums(BitBudget budget) {
        return budget.entries().stream()
                .collect(Collectors.groupingBy(Entry::what, TreeMap::new, Collectors.summingInt(Entry::bits)));
    }
}
