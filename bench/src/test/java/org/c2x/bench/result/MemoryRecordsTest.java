package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.c2x.bench.Boundary;
import org.junit.jupiter.api.Test;

class MemoryRecordsTest {
    private static final JsonMapper JSON = new JsonMapper();

    @Test
    void memoryRow_isReadAsWritten() throws Exception {
        MemoryRow row = new MemoryRow("e", "s", "c", Direction.ENCODE, Boundary.END_TO_END, 56, 1234L, null);

        String json = JSON.writeValueAsString(row);

        assertEquals(
                "{'environment':'e','scheme':'s','content':'c','direction':'encode','boundary':'end to end','allocatedOctets':56.0,"
                        + "'stackOctets':1234,'retainedOctets':null}",
                json.replace('"', '\''));
        assertEquals(row, JSON.readValue(json, MemoryRow.class));
    }

    @Test
    void bitBudget_isReadAsWritten() throws Exception {
        BitBudget budget = new BitBudget("uper", "c", List.of(
                new BitBudget.Entry("", "presence bitmap", 1),
                new BitBudget.Entry("a.b", BitBudget.Entry.VALUE, 5),
                new BitBudget.Entry("", BitBudget.Entry.PADDING, 2)));

        String json = JSON.writeValueAsString(budget);

        assertEquals(8, budget.bits());
        assertEquals(budget, JSON.readValue(json, BitBudget.class));
    }

    @Test
    void deflatedLength_isReadAsWritten() throws Exception {
        DeflatedLength length = new DeflatedLength("s", "c", 41, 43);

        assertEquals(length, JSON.readValue(JSON.writeValueAsString(length), DeflatedLength.class));
    }
}
