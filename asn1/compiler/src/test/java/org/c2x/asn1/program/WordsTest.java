package org.c2x.asn1.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.plan.Phase;
import org.junit.jupiter.api.Test;

class WordsTest {
    private final Run<String> run = new Run<>();

    private static String text(List<? extends Operation<String>> operations) {
        return operations.stream().map(Operation::toString).collect(Collectors.joining("\n"));
    }

    private String written(int mostVarying) {
        return text(Words.written(run.take(), 64, mostVarying));
    }

    private String read() {
        return text(Words.read(run.take(), run.first()));
    }

    @Test
    void neighboursShareAWordAsLongAsItHasRoom() {
        run.field(30, "a");
        run.constant(2, "zeros");
        run.field(32, "b");
        run.field(1, "c");

        assertEquals("put a 30, zeros 2, b 32\nput c 1", written(1));
    }

    @Test
    void aWordHasPartsThatFitNarrowerRegisters() {
        run.field(8, "a");
        run.field(20, "b");
        run.field(31, "c");

        Operation.Put<String> word = Words.written(run.take(), 64, 0).get(0);
        assertEquals("put a 8, b 20, c 31", word.toString());
        assertEquals("put a 8, b 20\nput c 31", text(Words.written(word.word(), 32, 0)));
    }

    @Test
    void whatHasNoBitsIsNotWritten() {
        run.field(0, "a");
        run.constant(0, "zeros");

        assertEquals("", written(1));
    }

    @Test
    void aWordHasNoMoreNumbersOfVaryingWidthThanWanted() {
        run.field(1, "a");
        run.varying(16, "number", Phase.UNKNOWN);
        run.align("zeros");
        run.field(8, "b");

        assertEquals("put a 1, number up to 16\nput alignment, b 8", written(1));
    }

    @Test
    void alignmentIsConstantWhereThePositionIsKnown() {
        run.at(Phase.OCTET);
        run.field(3, "a");
        run.align("zeros");
        run.field(8, "b");
        run.align("none");

        assertEquals("put a 3, zeros 5, b 8", written(1));
        assertEquals(Phase.OCTET, run.phase());
    }

    @Test
    void alignmentMakesThePositionKnown() {
        run.align("zeros");
        assertEquals(Phase.OCTET, run.phase());

        assertEquals("put alignment", written(1));
    }

    @Test
    void firstWordsOfAMessageAreFilled() {
        run.field(60, "a");
        run.field(10, "b");
        run.field(58, "c");

        assertEquals(
                "put at 0, a 60 << 4, b 10 >> 6\nput at 64, b 10 << 58, c 58 << 0\nput at 128",
                text(Words.first(run.take())));
    }

    @Test
    void runIsClaimedAtOnceAndLoadedByWords() {
        run.field(8, "a");
        run.constant(40, "zeros");
        run.field(9, "b");
        run.field(10, "c");

        assertEquals(
                "claim 67\nload inner word at 0\ntake a 8 from 0\ntake b 9 from 48\n"
                        + "load inner word at 10\ntake c 10 from 47",
                read());
    }

    @Test
    void wordHasMoreBitsWhereThePositionIsKnown() {
        run.at(Phase.OCTET);
        run.field(57, "a");
        run.field(7, "b");
        run.field(60, "c");

        assertEquals(
                "claim 124\nload inner word at 0\ntake a 57 from 0\ntake b 7 from 57\n"
                        + "load inner word at 64\ntake c 60 from 0",
                read());
    }

    @Test
    void fieldMayBeWiderThanAWord() {
        run.field(64, "a");

        assertEquals("claim 64\ntake a 64 at 0", read());
    }

    @Test
    void claimsEndAtAlignments() {
        run.field(1, "a");
        run.align("zeros");
        run.field(0, "nothing");
        run.field(64, "b");

        assertEquals(
                "claim 1\nload word at 0\ntake a 1 from 0\nalign\nclaim 64\ntake nothing 0 from 0\n"
                        + "load inner word at 0\ntake b 64 from 0",
                read());
    }
}
