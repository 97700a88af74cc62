package org.c2x.asn1.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Encodings of files, their lines, and how a diagnostic shows them. */
class SourceFileTest {

    @Test
    void read_takesUtf8_andWindows1252WhereItIsNone(@TempDir Path folder) throws Exception {
        Path utf8 = Files.write(folder.resolve("utf8.asn"), "\ufeff-- für „Köln“ –".getBytes(StandardCharsets.UTF_8));
        Path windows =
                Files.write(folder.resolve("windows.asn"), "-- für „Köln“ –".getBytes(Charset.forName("windows-1252")));

        assertEquals("-- für „Köln“ –", SourceFile.read(utf8).text());
        assertEquals("-- für „Köln“ –", SourceFile.read(windows).text());
        assertEquals(utf8.toString(), SourceFile.read(utf8).name());
    }

    @Test
    void read_heedsAByteOrderMarkOfUtf16(@TempDir Path folder) throws Exception {
        Path utf16 = Files.write(folder.resolve("utf16.asn"), "-- für „Köln“ –".getBytes(StandardCharsets.UTF_16));
        Path little =
                Files.write(folder.resolve("little.asn"), "\ufeff-- für „Köln“ –".getBytes(StandardCharsets.UTF_16LE));

        assertEquals("-- für „Köln“ –", SourceFile.read(utf16).text());
        assertEquals("-- für „Köln“ –", SourceFile.read(little).text());
    }

    @Test
    void line_knowsAllLineEnds() {
        SourceFile file = new SourceFile("a", "one\r\ntwo\nthree\r\rfive");

        assertEquals("one", file.line(1));
        assertEquals("two", file.line(2));
        assertEquals("three", file.line(3));
        assertEquals("", file.line(4));
        assertEquals("five", file.line(5));
        assertEquals("", file.line(6));
    }

    @Test
    void diagnostic_keepsTabsAndCutsLongLines() {
        SourceFile tabs = new SourceFile("a.asn", "\n\tab\tc");
        SourceFile wide = new SourceFile("b.asn", "x".repeat(500) + "y" + "z".repeat(500));

        assertEquals(
                "a.asn:2:5: error: no c\n\tab\tc\n\t  \t^",
                Diagnostic.at(new Position(tabs, 2, 5), Diagnostic.Severity.ERROR, "no c")
                        .toString());
        assertEquals(
                "b.asn:1:501: warning: y\n" + "x".repeat(80) + "y" + "z".repeat(59) + "\n" + " ".repeat(80) + "^",
                Diagnostic.at(new Position(wide, 1, 501), Diagnostic.Severity.WARNING, "y")
                        .toString());
    }

    @Test
    void lineThatATerminalWouldObey_isShownWithoutThat() {
        SourceFile hostile = new SourceFile("\u001b[31m.asn", "a\t\u009b1m \u202e c");

        assertEquals(
                "?[31m.asn:1:9: error: no '?'\na\t?1m ? c\n \t      ^",
                Diagnostic.at(new Position(hostile, 1, 9), Diagnostic.Severity.ERROR, "no '\u001b'")
                        .toString());
    }

    @Test
    void diagnostics_areInOrderOfPlace_andToldOnce() {
        SourceFile first = new SourceFile("1", "a b");
        SourceFile second = new SourceFile("2", "a b");
        Diagnostics diagnostics = new Diagnostics(List.of(first, second));

        diagnostics.error(new Position(second, 1, 1), "x");
        diagnostics.error(new Position(first, 1, 3), "y");
        diagnostics.error(new Position(first, 1, 1), "z");
        diagnostics.error(new Position(first, 1, 1), "z");

        assertEquals(
                List.of("z", "y", "x"),
                diagnostics.toList().stream().map(Diagnostic::message).toList());
    }
}
