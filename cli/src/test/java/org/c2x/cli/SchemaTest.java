package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lengths of types, {@code c2x schema}. */
class SchemaTest {
    @TempDir
    private Path folder;

    private Path yard;

    @BeforeEach
    void writeModule() throws IOException {
        yard = Files.writeString(folder.resolve("Yard.asn"), """
                Yard DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Place ::= INTEGER (0..999)
                Tree ::= SEQUENCE { at Place, kind Kind, twigs SEQUENCE (SIZE (0..2)) OF Tree }
                Kind ::= ENUMERATED { oak, elm, ... }
                Log ::= SEQUENCE { names SEQUENCE OF UTF8String, sum INTEGER, note IA5String, tag OBJECT IDENTIFIER }
                Empty ::= NULL
                END
                """);
    }

    @Test
    void types_haveTheirOctetsInEachEncoding_thoseWithoutLimitFirst() throws IOException {
        JsonNode tree = row(json(), "Yard.Tree");
        JsonNode place = row(json(), "Yard.Place");
        JsonNode empty = row(json(), "Yard.Empty");

        assertEquals(
                "{\"least\":2,\"most\":2,\"extensible\":false}",
                place.get("octets").get("uper").toString());
        assertEquals(
                "{\"least\":2,\"most\":2,\"extensible\":false}",
                place.get("octets").get("oer").toString());
        assertEquals(
                "{\"least\":3,\"most\":3,\"extensible\":false}",
                place.get("octets").get("exi").toString());
        assertEquals(
                "{\"least\":1,\"most\":1,\"extensible\":false}",
                empty.get("octets").get("uper").toString());
        assertEquals(
                "{\"least\":0,\"most\":0,\"extensible\":false}",
                empty.get("octets").get("oer").toString());
        assertTrue(tree.get("octets").get("uper").get("most").isNull());
        assertEquals(yard + ":2:1", place.get("place").asText());
        assertEquals(
                "[\"Yard.Tree\",\"Yard.Log\"]",
                json().findValuesAsText("type").subList(0, 2).stream()
                        .map(name -> '"' + name + '"')
                        .toList()
                        .toString()
                        .replace(" ", ""));
    }

    @Test
    void whatHasNoLimit_isNamed() {
        Run all = schema();
        Run one = schema("--type", "Log");

        assertEquals(0, all.code(), all.err());
        String[] lines = all.text().split("\n");
        assertTrue(lines[0].matches("octets +uper +.*oer +.*exi"), lines[0]);
        assertTrue(lines[1].matches("Yard\\.Tree +\\d+\\.\\.MAX,\\.\\.\\. .*"), lines[1]);
        assertTrue(lines[2].matches(" {4}twigs\\[\\*]: Tree, contains itself \\(uper, .*oer, .*exi\\)"), lines[2]);
        assertTrue(lines[3].matches("Yard\\.Log +\\d+\\.\\.MAX .*"), lines[3]);
        assertTrue(lines[4].startsWith("    names: SEQUENCE OF UTF8String, any number of elements (uper, "), lines[4]);
        assertTrue(lines[5].startsWith("    names[*]: UTF8String (uper, "), lines[5]);
        assertTrue(lines[6].startsWith("    sum: INTEGER (uper, "), lines[6]);
        assertEquals("    and 2 more", lines[7]);
        assertTrue(lines[8].matches("Yard\\.Place +2 .*3"), lines[8]);
        assertTrue(lines[9].matches("Yard\\.Kind +1,\\.\\.\\. .*"), lines[9]);
        assertEquals(7, one.text().lines().count());
        assertTrue(one.text().contains("    tag: OBJECT IDENTIFIER (uper, "), one.text());
    }

    @Test
    void wrongUsage_isExplained() {
        assertTrue(schema("--type", "Log2").err().startsWith("unknown type 'Log2'; the modules define Place, Tree,"));
        assertTrue(Run.of("", "schema", "nowhere.asn").err().startsWith("no such ASN.1 file: nowhere.asn"));
        assertEquals(2, Run.of("", "schema").code());
    }

    private static JsonNode row(JsonNode rows, String type) {
        for (JsonNode row : rows) {
            if (row.get("type").asText().equals(type)) {
                return row;
            }
        }
        throw new AssertionError(type);
    }

    private JsonNode json() throws IOException {
        return new JsonMapper().readTree(schema("--json").text());
    }

    @Test
    void page_hasEachTypeWithItsUnitComponentsAndUsers() throws IOException {
        Path shed = Files.writeString(folder.resolve("Shed.asn"), """
                Shed DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                /**
                 * How wide it is,
                 * at most.
                 * @unit: 0,1 m
                 */
                Width ::= INTEGER { unknown (255) } (0..255)
                Plank ::= SEQUENCE { width Width DEFAULT 7, cuts SEQUENCE (SIZE (1..4)) OF SEQUENCE { at Width }, ... }
                -- <b> & --
                Odd ::= SET OF Width
                END
                """);

        Run page = Run.of("", "schema", "--html", shed.toString());
        Run part = Run.of("", "schema", "--html", "--type", "Odd", shed.toString());

        assertEquals(0, page.code(), page.err());
        String text = page.text();
        assertTrue(text.contains("<h3>Width <small>::= INTEGER (0..255) · in 0,1 m</small></h3>"), text);
        assertTrue(text.contains("How wide it is, at most."), text);
        assertTrue(text.contains("<code>unknown</code></td><td>255</td>"), text);
        assertTrue(text.contains("<a href=\"#Shed.Width\">Width</a></td><td>DEFAULT 7</td>"), text);
        assertTrue(text.contains("<td>SEQUENCE (SIZE (1..4)) OF SEQUENCE</td>"), text);
        assertTrue(text.contains("<td class=\"d1\"><code>at</code></td>"), text);
        assertTrue(text.contains("used by <a href=\"#Shed.Plank\">Plank</a><a href=\"#Shed.Odd\">Odd</a>"), text);
        assertTrue(text.contains("&lt;b&gt; &amp;"), text);
        assertTrue(text.contains("<a href=\"#Shed.Width\">SET OF Width</a>"), text);
        assertTrue(text.contains("<b>uper</b> 1</span>"), text);
        assertEquals(
                2, Run.of("", "schema", "--html", "--json", shed.toString()).code());
        assertTrue(part.text().contains("id=\"Shed.Width\"") && !part.text().contains("Plank"), part.text());
    }

    private Run schema(String... options) {
        return Run.of(
                "",
                Stream.concat(Stream.of("schema", yard.toString()), Stream.of(options))
                        .toArray(String[]::new));
    }
}
