package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** Numbers that are known before any value is. */
class ConstantBitsTest {
    private static final PlanBuilder UPER = new UperRules();
    private static final PlanBuilder APER = new AperRules();
    private static final PlanBuilder OER = new OerRules();

    private static Step.Choice choice(PlanBuilder rules, String assignments) throws SchemaException {
        var schema = SchemaLoader.load(List.of(
                new SourceFile("test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")));
        return (Step.Choice) rules.of(schema.modules().get(0).types().get(0).type());
    }

    private static List<String> selectors(PlanBuilder rules, String assignments) throws SchemaException {
        Step.Choice choice = choice(rules, assignments);
        List<String> all = new ArrayList<>();
        choice.branches().forEach(branch -> all.add(text(ConstantBits.ofSelector(rules, choice, branch))));
        return all;
    }

    private static String text(PlanBuilder rules, NumberForm form, long number) {
        return text(ConstantBits.of(rules, form, number));
    }

    private static String text(List<ConstantBits> constants) {
        return constants.stream()
                .map(constant -> (constant.aligned() ? "aligned " : "") + Long.toHexString(constant.bits()) + "/"
                        + constant.width())
                .collect(Collectors.joining(", "));
    }

    @Test
    void selectorsOfAlternatives() throws SchemaException {
        String type = "T ::= CHOICE {a NULL, b NULL, c NULL, ..., d NULL, e NULL}";
        assertEquals(List.of("0/3", "1/3", "2/3", "80/8", "81/8"), selectors(UPER, type));
        assertEquals(List.of("80/8", "81/8", "82/8", "83/8", "84/8"), selectors(OER, type));
        assertEquals(List.of("bf8148/24"), selectors(OER, "T ::= CHOICE {a [200] NULL}"));
    }

    @Test
    void numbersOfAdditions() {
        assertEquals("0/7", text(UPER, new NumberForm.NormallySmallLength(), 1));
        assertEquals("3f/7", text(UPER, new NumberForm.NormallySmallLength(), 64));
        assertEquals("141/9", text(UPER, new NumberForm.NormallySmallLength(), 65));
        assertEquals("180c8/17", text(UPER, new NumberForm.NormallySmallLength(), 200));
        assertEquals("207/16", text(OER, new NumberForm.BitCount(), 1));
        assertEquals("200/16", text(OER, new NumberForm.BitCount(), 8));
        assertEquals("307/16", text(OER, new NumberForm.BitCount(), 9));
        assertEquals("818004/24", text(OER, new NumberForm.BitCount(), 1012));
    }

    @Test
    void normallySmallNumbers() {
        assertEquals("3f/7", text(UPER, new NumberForm.NormallySmall(), 63));
        assertEquals("10140/17", text(UPER, new NumberForm.NormallySmall(), 64));
    }

    @Test
    void lengthsBeginAtOctetsInAlignedPer() {
        assertEquals("3f/7", text(APER, new NumberForm.NormallySmall(), 63));
        assertEquals("1/1, aligned 140/16", text(APER, new NumberForm.NormallySmall(), 64));
        assertEquals("3f/7", text(APER, new NumberForm.NormallySmallLength(), 64));
        assertEquals("1/1, aligned 41/8", text(APER, new NumberForm.NormallySmallLength(), 65));
    }

    @Test
    void indicesOfManyAlternativesBeginAtOctetsInAlignedPer() throws SchemaException {
        String alternatives =
                IntStream.range(0, 257).mapToObj(i -> "a" + i + " NULL").collect(Collectors.joining(", "));
        List<String> selectors = selectors(APER, "T ::= CHOICE {" + alternatives + ", ..., b NULL}");

        assertEquals("0/1, aligned 1/16", selectors.get(1));
        assertEquals("80/8", selectors.get(257));
    }
}
