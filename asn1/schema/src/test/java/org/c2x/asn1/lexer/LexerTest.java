package org.c2x.asn1.lexer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lexical items (X.680 clause 12). */
class LexerTest {

    private static List<Token> tokens(String text) {
        SourceFile file = new SourceFile("a.asn", text);
        Diagnostics diagnostics = new Diagnostics(List.of(file));
        List<Token> tokens = Lexer.tokens(file, diagnostics);
        assertFalse(diagnostics.hasErrors(), () -> diagnostics.toList().toString());
        return tokens;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '`',
            value = {
                "A::=b          # UPPER_NAME:A SYMBOL:::= LOWER_NAME:b",
                "1..2           # NUMBER:1 SYMBOL:.. NUMBER:2",
                "1.5..2.E3      # REAL_NUMBER:1.5 SYMBOL:.. REAL_NUMBER:2.E3",
                "1e5 1exp       # REAL_NUMBER:1e5 NUMBER:1 LOWER_NAME:exp",
                "1...           # NUMBER:1 SYMBOL:...",
                "1...2          # REAL_NUMBER:1. SYMBOL:.. NUMBER:2",
                "a-b -1 a--b    # LOWER_NAME:a-b SYMBOL:- NUMBER:1 LOWER_NAME:a",
                "[[a]] [ [      # SYMBOL:[[ LOWER_NAME:a SYMBOL:]] SYMBOL:[ SYMBOL:[",
                "'0 1'B 'AF'H   # BINARY_STRING:01 HEX_STRING:AF",
                "\"a\"\"b\"     # CHARACTER_STRING:a\"b",
                "SEQUENCE Sequence sequence # KEYWORD:SEQUENCE UPPER_NAME:Sequence LOWER_NAME:sequence",
                "RELATIVE-OID IA5String     # KEYWORD:RELATIVE-OID KEYWORD:IA5String",
                "a -- b -- c    # LOWER_NAME:a LOWER_NAME:c",
                "a /* b /* c */ d */ e      # LOWER_NAME:a LOWER_NAME:e",
                "a ----- b      # LOWER_NAME:a LOWER_NAME:b",
            })
    void tokens_ofLine(String line, String expected) {
        String found = tokens(line).stream()
                .filter(token -> token.kind() != Token.Kind.END)
                .map(token -> token.kind() + ":" + token.text())
                .collect(Collectors.joining(" "));

        assertEquals(expected, found);
    }

    @ParameterizedTest
    @CsvSource({"\\n, 2, 3", "\\r\\n, 2, 3", "\\r, 2, 3", "\\t, 1, 5"})
    void positions_countLinesAndColumns(String separator, int line, int column) {
        String between = separator.translateEscapes();

        Token token = tokens("a" + between + "  b").get(1);

        assertEquals(line, token.position().line());
        assertEquals(column, token.position().column());
    }

    @Test
    void characterString_overTwoLines_losesWhiteSpaceAroundTheEnd() {
        assertEquals("onetwo", tokens("\"one   \r\n   \n  two\"").get(0).text());
    }

    @Test
    void rowsOfHyphens_areComments() {
        assertEquals(2, tokens("-------\na\n---------- x\n-----").size());
    }

    @Test
    void comments_belongToTheirNeighbours() {
        List<Token> tokens = tokens("""
                -- heading


                -- one
                -- two

                a -- after a
                -- before b
                b""");

        assertEquals("one\ntwo", tokens.get(0).commentBefore());
        assertEquals("after a", tokens.get(0).commentAfter());
        assertEquals("before b", tokens.get(1).commentBefore());
    }

    private static List<String> errors(String text) {
        SourceFile file = new SourceFile("a.asn", text);
        Diagnostics diagnostics = new Diagnostics(List.of(file));
        Lexer.tokens(file, diagnostics);
        return diagnostics.toList().stream()
                .map(diagnostic -> diagnostic.toString().lines().findFirst().orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"§°", "§ ° ", "§\n°\n", "§a°b'", "\u0001\u0002", "§ \"°\"\n", "§_a b_c\n", "\u0000A\n\n\n'x' "})
    void runOfUnexpectedCharacters_isToldOnce_howeverItAlternates(String text) {
        assertEquals(1, errors(text.repeat(1_000)).size());
    }

    @Test
    void unexpectedCharacters_areToldAgain_afterALineWithoutThem() {
        assertEquals(
                List.of(
                        "a.asn:1:3: error: unexpected character '§' (U+00A7), and 3 more up to line 2 that are "
                                + "none of ASN.1",
                        "a.asn:4:1: error: unexpected character '§' (U+00A7)",
                        "a.asn:6:2: error: '_' in a name: ASN.1 knows letters, digits and hyphens"),
                errors("a § b ° c\n# ~\na\n§§\n\na_b"));
    }

    @Test
    void octetsOfAnyKind_areToldOnce() {
        byte[] octets = new byte[100_000];
        new Random(1).nextBytes(octets);

        assertEquals(
                1,
                errors(new String(octets, StandardCharsets.ISO_8859_1) + "/*").size());
    }
}
