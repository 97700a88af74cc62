package org.c2x.asn1.emit.c;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.junit.jupiter.api.Test;

/** Which types have functions of their own in C. */
class CMessagesTest {
    private static final Pattern DECODER = Pattern.compile("generated_(\\w+)_uper_decode\\(");

    /** As in TS 103 097, whose module stands before that of IEEE 1609.2. */
    @Test
    void messageWithTwoNames_hasFunctionsUnderBoth() {
        assertEquals(
                List.of("Profile", "Data"),
                decoders("Profile ::= Data Data ::= SEQUENCE {version INTEGER (0..7), data Data OPTIONAL}"));
    }

    @Test
    void partOfAMessage_hasNone() {
        assertEquals(
                List.of("Data"), decoders("Other ::= Part Part ::= SEQUENCE {a NULL} Data ::= SEQUENCE {part Part}"));
    }

    private static List<String> decoders(String types) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + types + " END";
        String header = GeneratedCode.generate(module, BackEnd.C).get("generated.h");
        return DECODER.matcher(header)
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }
}
