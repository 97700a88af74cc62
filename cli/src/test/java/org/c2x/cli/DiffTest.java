package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffTest {
    @TempDir
    private Path folder;

    private String before;
    private String after;

    @BeforeEach
    void writeModules() throws IOException {
        before = write("before.asn", "Lot ::= SEQUENCE { level Level, ... } Level ::= INTEGER (0..5) Gone ::= NULL");
        after = write("after.asn", "Lot ::= SEQUENCE { level Level, ..., full BOOLEAN } Level ::= INTEGER (0..7)");
    }

    private String write(String name, String assignments) throws IOException {
        String text = "Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END";
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void differences_areListedWithVerdictsAndMessages() {
        Run run = Run.of("", "diff", "--scheme", "oer", before, after);

        assertEquals(1, run.code(), run.err());
        assertEquals("""
            Parking.Lot
                full: added, MANDATORY, an addition, BOOLEAN
                oer   old reads new: no   new reads old: yes  octets: 2,...
                    old does not read new 0007: level at octet 1: expected an INTEGER within 0..5, found 7
            Parking.Level
                INTEGER (0..5) is now INTEGER (0..7)
                oer   old reads new: no   new reads old: yes  octets: 1
                    old does not read new 07: at octet 0: expected an INTEGER within 0..5, found 7
            Parking.Gone
                removed
            3 types differ, 2 of them incompatibly
            """, run.text());
    }

    @Test
    void compatibleVersions_areNoFailure() throws IOException {
        String later =
                write("later.asn", "Lot ::= SEQUENCE { level Level, ..., full BOOLEAN } Level ::= INTEGER (0..5)");

        Run run = Run.of("", "diff", "--type", "Lot", "--scheme", "uper,der", before, later);

        assertEquals(0, run.code(), run.text());
        assertTrue(run.text().endsWith("1 types differ, 0 of them incompatibly\n"), run.text());
    }

    @Test
    void json_isOneObjectAType() {
        Run run = Run.of("", "diff", "--type", "Level", "--scheme", "uper", "--json", before, after);

        assertEquals(1, run.code(), run.err());
        assertTrue(
                run.text()
                        .startsWith("[{\"type\":\"Parking.Level\",\"change\":\"changed\","
                                + "\"changes\":[\"INTEGER (0..5) is now INTEGER (0..7)\"],\"compatible\":false,"
                                + "\"encodings\":{\"uper\":{\"oldReadsNew\":false,"
                                + "\"oldReadsNewNot\":{\"message\":\"e0\",\"problem\":\""),
                run.text());
        assertTrue(
                run.text()
                        .endsWith("\"newReadsOld\":true,"
                                + "\"octets\":{\"before\":{\"least\":1,\"most\":1,\"extensible\":false},"
                                + "\"after\":{\"least\":1,\"most\":1,\"extensible\":false}}}}}]\n"),
                run.text());
    }

    @Test
    void unknownSchemes_areWrongUsage() {
        Run run = Run.of("", "diff", "--scheme", "exi", before, after);

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("unknown scheme 'exi'; there are uper, aper, oer, der, jer"), run.err());
    }
}
