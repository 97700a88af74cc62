package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.plan.RuleSet;
import org.junit.jupiter.api.Test;

/**
 * No text of a module becomes something else than text in Java. The compiler reads Unicode escapes before anything
 * else: a line feed written as one ends a literal and a comment of one line.
 */
class ModuleTextInJavaTest {

    @Test
    void defaultOfControlCharacters() {
        String all = IntStream.range(0, 128)
                .mapToObj(c -> "{" + c / 16 + "," + c % 16 + "}")
                .collect(Collectors.joining(", "));
        GeneratedCode code = compile("S ::= SEQUENCE {a IA5String DEFAULT {" + all + "}}");

        String expected = IntStream.range(0, 128).mapToObj(Character::toString).collect(Collectors.joining());
        assertEquals(expected, code.constant("S", "DEFAULT_A"));
    }

    @Test
    void defaultOfWhatLooksLikeAnEscape() {
        for (String text : new String[] {"\\u000a", "\\\\u000a", "\\\\\\u0022", "\\012", "\\", "a\\n\\", "*/", "//"}) {
            GeneratedCode code = compile("S ::= SEQUENCE {a UTF8String DEFAULT \"" + text + "\"}");
            assertEquals(text, code.constant("S", "DEFAULT_A"));
        }
    }

    @Test
    void defaultOfOtherCharacters() {
        String text = "\\\u20ac\\\\\u00e4\u0085\u00ff1\u0100\u2028\ud83d\ude97";
        GeneratedCode code = compile("S ::= SEQUENCE {a UTF8String DEFAULT \"" + text + "\"}");
        assertEquals(text, code.constant("S", "DEFAULT_A"));
    }

    @Test
    void digitsAfterAControlCharacter() {
        GeneratedCode code = compile("S ::= SEQUENCE {a IA5String DEFAULT {{0,1}, {3,7}, {3,7}}}");
        assertEquals("\00177", code.constant("S", "DEFAULT_A"));
    }

    @Test
    void constraintOfControlCharacters() {
        GeneratedCode code = compile("v IA5String ::= {{0,10}, {5,12}}\nT ::= IA5String (v)\nS ::= SEQUENCE {a T}");
        assertEquals(true, code.call("T", "allows", "\n\\"));
        assertEquals(false, code.call("T", "allows", "n"));
    }

    @Test
    void commentsOfWhatLooksLikeAnEscapeOrAnEnd() {
        String comment = "\\u000a \\u002a/ \\\\u000d */ {@link Missing} @throws <b> & \u202e\u0007 ??/";
        Map<String, String> sources = GeneratedCode.compile(
                        Map.of("Test.asn", """
                                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                                -- %1$s
                                S ::= SEQUENCE {
                                    -- %1$s
                                    a INTEGER {
                                        one(1) -- %1$s
                                    } (0..9) DEFAULT one,
                                    b E, c C }
                                -- %1$s
                                E ::= ENUMERATED {
                                    x, -- %1$s
                                    y -- %1$s
                                }
                                -- %1$s
                                C ::= CHOICE {
                                    -- %1$s
                                    u NULL,
                                    v BOOLEAN -- %1$s
                                }
                                -- %1$s
                                L ::= SEQUENCE OF S
                                -- %1$s
                                W ::= S (WITH COMPONENTS {..., b (x)})
                                END
                                """.formatted(comment)), GeneratedCode.COMPILABLE)
                .sources();
        sources.forEach((name, text) -> assertFalse(name.endsWith(".java") && text.contains("\\u"), name));
    }

    private static GeneratedCode compile(String types) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + types + "\nEND\n";
        return GeneratedCode.compile(
                Map.of("Test.asn", module), Set.of(BackEnd.JAVA, BackEnd.of(RuleSet.UPER), BackEnd.of(RuleSet.EXI)));
    }
}
