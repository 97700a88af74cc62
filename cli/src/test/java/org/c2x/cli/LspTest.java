package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LspTest {
    /** Messages of an editor, one after the other. */
    private static String messages(String... contents) {
        return Stream.of(contents)
                .map(content -> "Content-Length: " + content.length() + "\r\n\r\n" + content)
                .collect(Collectors.joining());
    }

    @Test
    void server_answersOnStandardOutput_andEndsWithTheEditor() {
        Run run = Run.of(
                messages(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}",
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}",
                        "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"),
                "lsp",
                "--lenient");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.text().startsWith("Content-Length: "), run.text());
        assertTrue(run.text().contains("\"hoverProvider\":true"), run.text());
    }

    @Test
    void server_endsWhenTheEditorIsGone() {
        assertEquals(0, Run.of("Content-Length: 20\r\n\r\n{", "lsp").code());
    }
}
