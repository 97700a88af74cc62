package org.c2x.asn1.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.source.Strictness;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LanguageServerTest {
    private static final String UNITS = """
            Units DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            -- metres per second
            Speed ::= INTEGER (0..maxSpeed)
            maxSpeed INTEGER ::= 1023
            Limited {INTEGER : most} ::= SEQUENCE (SIZE (1..most)) OF Speed
            END
            """;
    private static final String CAR = """
            Car DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            IMPORTS Speed, maxSpeed, Limited FROM Units;
            Motion ::= SEQUENCE {
                speed Speed, -- as measured
                speeds Limited {8},
                state State DEFAULT moving,
                where CHOICE { here NULL, there OCTET STRING (SIZE (4)) }
            }
            State ::= ENUMERATED { parked, moving }
            fast Speed ::= maxSpeed
            END
            """;

    @TempDir
    Path folder;

    private Editor editor;
    private TextDocumentService documents;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("Units.asn"), UNITS);
        editor = new Editor(folder, Strictness.STRICT);
        documents = editor.server().getTextDocumentService();
        editor.open("Car.asn", CAR);
    }

    @AfterEach
    void stop() throws Exception {
        editor.close();
    }

    /** The place of the first letter of a word after a text. */
    private static Position at(String text, String before, String word) {
        int offset = text.indexOf(word, text.indexOf(before));
        int line =
                (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
        return new Position(line, offset - text.lastIndexOf('\n', offset - 1) - 1);
    }

    private static Range range(String text, String before, String word) {
        Position start = at(text, before, word);
        return new Range(start, new Position(start.getLine(), start.getCharacter() + word.length()));
    }

    private String where(Location location) {
        return location.getUri().substring(location.getUri().lastIndexOf('/') + 1)
                + ' '
                + Editor.place(location.getRange());
    }

    private List<String> definition(String before, String word) throws Exception {
        DefinitionParams asked = new DefinitionParams(editor.document("Car.asn"), at(CAR, before, word));
        return Editor.answer(documents.definition(asked)).getLeft().stream()
                .map(this::where)
                .toList();
    }

    private String hover(String before, String word) throws Exception {
        Hover hover =
                Editor.answer(documents.hover(new HoverParams(editor.document("Car.asn"), at(CAR, before, word))));
        return hover == null ? "" : hover.getContents().getRight().getValue();
    }

    private List<String> references(String before, String word) throws Exception {
        ReferenceParams asked =
                new ReferenceParams(editor.document("Car.asn"), at(CAR, before, word), new ReferenceContext(true));
        return Editor.answer(documents.references(asked)).stream()
                .map(this::where)
                .sorted()
                .toList();
    }

    private List<String> complete(String file, Position position) throws Exception {
        return Editor.answer(documents.completion(new CompletionParams(editor.document(file), position)))
                .getRight()
                .getItems()
                .stream()
                .map(CompletionItem::getLabel)
                .toList();
    }

    private Map<String, String> rename(String before, String word, String name) throws Exception {
        RenameParams asked = new RenameParams(editor.document("Car.asn"), at(CAR, before, word), name);
        WorkspaceEdit edit = Editor.answer(documents.rename(asked));
        return edit.getChanges().entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().substring(entry.getKey().lastIndexOf('/') + 1),
                        entry -> edited(entry.getKey().endsWith("Car.asn") ? CAR : UNITS, entry.getValue())));
    }

    /** The text after edits that do not overlap. */
    static String edited(String text, List<? extends TextEdit> edits) {
        StringBuilder result = new StringBuilder(text);
        Document document = new Document("", text, Strictness.STRICT);
        edits.stream()
                .sorted((left, right) -> Integer.compare(
                        document.offset(right.getRange().getStart()),
                        document.offset(left.getRange().getStart())))
                .forEach(edit -> result.replace(
                        document.offset(edit.getRange().getStart()),
                        document.offset(edit.getRange().getEnd()),
                        edit.getNewText()));
        return result.toString();
    }

    @Test
    void errors_comeWhileTyping_andGo() throws Exception {
        editor.change("Car.asn", range(CAR, "speed ", "Speed"), "Sped");
        assertEquals(
                List.of("4:11-4:15 Error 'Sped' is not defined: did you mean 'Speed'?"), editor.problems("Car.asn"));

        editor.change("Car.asn", range(CAR, "speed ", "Sped".substring(0, 3)), "Spe");
        editor.change("Car.asn", new Range(new Position(3, 10), new Position(3, 14)), "Speed");
        assertEquals(List.of(), editor.problems("Car.asn"));
    }

    @Test
    void changeOfAnotherFile_showsInThoseThatImportIt() throws Exception {
        editor.open("Units.asn", UNITS);
        editor.change("Units.asn", range(UNITS, "maxSpeed INTEGER", "maxSpeed"), "topSpeed");

        assertEquals(List.of("2:16-2:24 Error module 'Units' does not define 'maxSpeed'"), editor.problems("Car.asn"));
    }

    @Test
    void definition_isFoundInOtherFiles() throws Exception {
        assertEquals(List.of("Units.asn 3:1-3:6"), definition("speed ", "Speed"));
        assertEquals(List.of("Units.asn 4:1-4:9"), definition("fast Speed", "maxSpeed"));
        assertEquals(List.of("Units.asn 5:1-5:8"), definition("speeds ", "Limited"));
        assertEquals(List.of("Units.asn 1:1-1:6"), definition("FROM", "Units"));
        assertEquals(List.of("Car.asn 9:1-9:6"), definition("state ", "State"));
        assertEquals(List.of("Car.asn 4:5-4:10"), definition("SEQUENCE", "speed "), "a component");
        assertEquals(List.of("Car.asn 9:32-9:38"), definition("DEFAULT", "moving"), "an enumeral");
    }

    @Test
    void imports_areTakenFromTheNearestFolder_soThatSeveralVersionsMayBeThere() throws Exception {
        for (String version : List.of("v1", "v2")) {
            Files.createDirectories(folder.resolve(version).resolve("cars"));
            Files.writeString(folder.resolve(version).resolve("Units.asn1"), UNITS);
        }
        Editor other = new Editor(folder, Strictness.STRICT);
        for (String version : List.of("v2", "v1")) {
            String file = version + "/cars/Car.asn";
            other.open(file, CAR);
            DefinitionParams asked = new DefinitionParams(other.document(file), at(CAR, "speed ", "Speed"));
            Location found = Editor.answer(
                            other.server().getTextDocumentService().definition(asked))
                    .getLeft()
                    .get(0);

            assertEquals(other.uri(version + "/Units.asn1"), found.getUri());
        }
        other.close();
    }

    @Test
    void parameters_areDefinedInTheirAssignment() throws Exception {
        DefinitionParams asked = new DefinitionParams(editor.document("Units.asn"), at(UNITS, "(1..", "most"));

        assertEquals(
                List.of("Units.asn 5:20-5:24"),
                Editor.answer(documents.definition(asked)).getLeft().stream()
                        .map(this::where)
                        .toList());
    }

    @Test
    void lenientServer_warnsOfDeviations() throws Exception {
        String deviating = "M DEFINITIONS ::= BEGIN A ::= [0] IMPLICIT CHOICE { a NULL } END";
        editor.open("M.asn", deviating);
        assertEquals("Error", editor.problems("M.asn").get(0).split(" ")[1]);

        Editor lenient = new Editor(folder, Strictness.LENIENT);
        lenient.open("M.asn", deviating);
        assertEquals("Warning", lenient.problems("M.asn").get(0).split(" ")[1]);
        lenient.close();
    }

    @Test
    void references_areOfAllFiles() throws Exception {
        assertEquals(
                List.of(
                        "Car.asn 10:6-10:11",
                        "Car.asn 2:9-2:14",
                        "Car.asn 4:11-4:16",
                        "Units.asn 3:1-3:6",
                        "Units.asn 5:59-5:64"),
                references("speed ", "Speed"));
    }

    @Test
    void hover_hasNotationCommentTagValuesAndBits() throws Exception {
        String ofSpeed = """
                ```asn1
                Speed ::= INTEGER (0..maxSpeed)
                ```

                metres per second

                tag `[UNIVERSAL 2]` · values `0..1023` · UPER 10 bits · APER 16..23 bits · OER 16 bits""";
        assertEquals(ofSpeed, hover("speed ", "Speed"));
        String ofComponent = """
                ```asn1
                speed Speed
                ```

                as measured

                tag `[0]` · values `0..1023` · UPER 10 bits · APER 16..23 bits · OER 16 bits""";
        assertEquals(ofComponent, hover("SEQUENCE", "speed "));
        assertTrue(hover("where", "there").contains("tag `[1]` · `4` octets · UPER 32 bits"));
        assertTrue(hover("fast Speed", "maxSpeed").endsWith("value `1023`"));
    }

    @Test
    void completion_offersWhatIsInScope() throws Exception {
        Position type = at(CAR, "speed ", "eed,");
        assertEquals(List.of("Speed"), complete("Car.asn", type));
        assertTrue(complete("Car.asn", at(CAR, "state ", "State"))
                .containsAll(List.of("Motion", "State", "Speed", "maxSpeed", "INTEGER", "OPTIONAL")));
        assertEquals(List.of("Speed", "maxSpeed", "Limited"), complete("Car.asn", at(CAR, "IMPORTS", "Speed")));
        assertTrue(complete("Car.asn", at(CAR, "FROM", "Units")).contains("Units"));
    }

    @Test
    void rename_changesAllUses() throws Exception {
        assertEquals(
                Map.of(
                        "Car.asn",
                        CAR.replace("Speed", "Velocity").replace("maxVelocity", "maxSpeed"),
                        "Units.asn",
                        UNITS.replace("Speed", "Velocity").replace("maxVelocity", "maxSpeed")),
                rename("speed ", "Speed", "Velocity"));
    }

    @Test
    void members_areFoundInValuesAndConstraints() throws Exception {
        String text = """
                Tour DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                A ::= SEQUENCE { id INTEGER { first(1) }, flag BIT STRING { id(0) } OPTIONAL, b B }
                B ::= CHOICE { id NULL, other ENUMERATED { id } }
                Narrow ::= A (WITH COMPONENTS { ..., id (first), b (WITH COMPONENTS { id PRESENT }) })
                Chosen ::= id < B
                a A ::= { id first, flag { id }, b other : id }
                c A ::= { id 1, b id : NULL }
                FIELD ::= CLASS { &number INTEGER UNIQUE, &Type }
                Fields FIELD ::= { { &number 1, &Type NULL } }
                Field ::= SET { id FIELD.&number ({Fields}), value FIELD.&Type ({Fields}{@id}) }
                END
                """;
        editor.open("Tour.asn", text);
        Map<String, String> places = Map.of(
                "SEQUENCE { ", "SEQUENCE { id|..., id|::= { id first|::= { id 1",
                "STRING { ", "STRING { id|flag { id",
                "CHOICE { ", "CHOICE { id|COMPONENTS { id PRESENT|::= id <|b id :",
                "ENUMERATED { ", "ENUMERATED { id|other : id",
                "SET { ", "SET { id|{@id");
        for (Map.Entry<String, String> uses : places.entrySet()) {
            RenameParams asked = new RenameParams(editor.document("Tour.asn"), at(text, uses.getKey(), "id"), "no");
            String expected = text;
            for (String use : uses.getValue().split("\\|")) {
                expected = expected.replace(use, use.replace("id", "no"));
            }

            List<TextEdit> edits = Editor.answer(documents.rename(asked))
                    .getChanges()
                    .get(editor.document("Tour.asn").getUri());

            assertEquals(expected, edited(text, edits));
        }
    }

    @Test
    void definition_isTheComponentThatAnyIsDefinedBy() throws Exception {
        String text = "Old DEFINITIONS ::= BEGIN T ::= SEQUENCE { key INTEGER, value ANY DEFINED BY key } END";
        editor.open("Old.asn", text);
        DefinitionParams asked = new DefinitionParams(editor.document("Old.asn"), at(text, "BY", "key"));

        assertEquals(
                range(text, "SEQUENCE", "key"),
                Editor.answer(documents.definition(asked)).getLeft().get(0).getRange());
    }

    @Test
    void rename_refusesNamesOfAnotherKind_andThoseThatAreTaken() {
        assertRefused("speed ", "Speed", "velocity");
        assertRefused("speed ", "Speed", "SEQUENCE");
        assertRefused("speed ", "Speed", "Motion");
        assertRefused("speed ", "Speed", "Vel ocity");
        assertRefused("SEQUENCE", "speed ", "speeds");
    }

    private void assertRefused(String before, String word, String name) {
        assertThrows(ExecutionException.class, () -> rename(before, word, name));
    }

    @Test
    void outline_hasModulesTypesAndComponents() throws Exception {
        DocumentSymbol module = Editor.answer(
                        documents.documentSymbol(new DocumentSymbolParams(editor.document("Car.asn"))))
                .get(0)
                .getRight();

        assertEquals(
                "Module Car [Struct Motion [Field speed, Field speeds, Field state, Field where [Field here, "
                        + "Field there]], Enum State [EnumMember parked, EnumMember moving], Constant fast]",
                outline(module));
    }

    private static String outline(DocumentSymbol symbol) {
        String children =
                symbol.getChildren().stream().map(LanguageServerTest::outline).collect(Collectors.joining(", "));
        return symbol.getKind() + " " + symbol.getName() + (children.isEmpty() ? "" : " [" + children + ']');
    }

    @Test
    void symbolsOfAllFiles_areFound() throws Exception {
        List<String> names = Editor.answer(
                        editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("speed")))
                .getRight()
                .stream()
                .map(WorkspaceSymbol::getName)
                .toList();

        assertEquals(List.of("Speed", "maxSpeed"), names);
    }

    @Test
    void formatting_changesIndentationAlignmentAndEndsOfLinesOnly() throws Exception {
        String text = """
                M DEFINITIONS ::= BEGIN
                  -- of a car
                  Motion ::= SEQUENCE {\s\s
                  speed INTEGER, -- in m/s\s
                /* two
                     lines */
                      direction    INTEGER (0..3600,
                ...),
                        where CHOICE {
                    here NULL
                } OPTIONAL
                  }
                text UTF8String ::= "a\s
                  b"
                END
                """;
        String formatted = """
                M DEFINITIONS ::= BEGIN
                -- of a car
                Motion ::= SEQUENCE {
                    speed     INTEGER, -- in m/s
                    /* two
                         lines */
                    direction INTEGER (0..3600,
                        ...),
                    where     CHOICE {
                        here NULL
                    } OPTIONAL
                }
                text UTF8String ::= "a\s
                  b"
                END
                """;

        for (String end : List.of("\n", "\r\n")) {
            String written = text.replace("\n", end);
            editor.open("M.asn", written);
            List<? extends TextEdit> edits = Editor.answer(documents.formatting(
                    new DocumentFormattingParams(editor.document("M.asn"), new FormattingOptions(4, true))));

            assertEquals(formatted.replace("\n", end), edited(written, edits));
        }
    }

    @Test
    void brokenText_leavesTheRestUsable() throws Exception {
        editor.change("Car.asn", range(CAR, "state ", "state "), "=");

        assertEquals(List.of("6:5-6:6 Error expected an identifier, found '='"), editor.problems("Car.asn"));
        assertEquals(List.of("Units.asn 3:1-3:6"), definition("speed ", "Speed"), "in what cannot be read");
        assertTrue(hover("fast Speed", "maxSpeed").endsWith("value `1023`"));
    }

    @Test
    void hostileText_leavesTheServerAlive() throws Exception {
        Random random = new Random(1);
        byte[] noise = new byte[20_000];
        random.nextBytes(noise);
        List<String> texts = List.of(
                "",
                "M",
                "M DEFINITIONS ::= BEGIN A ::= SEQUENCE {",
                "M DEFINITIONS ::= BEGIN A ::= \"",
                "M DEFINITIONS ::= BEGIN A ::= A B ::= B A ::= C END M DEFINITIONS ::= BEGIN IMPORTS A FROM M; END",
                "M DEFINITIONS ::= BEGIN A ::= " + "SEQUENCE OF ".repeat(5000),
                "}".repeat(5000) + "{".repeat(5000) + "/*".repeat(5000),
                new String(noise, StandardCharsets.ISO_8859_1));
        for (String text : texts) {
            editor.open("Hostile.asn", text);
            Position end = new Position(100_000, 100_000);
            Position inside = new Position(0, text.length() / 2);
            for (Position place : List.of(new Position(0, 0), inside, end, new Position(-1, -1))) {
                Editor.answer(documents.hover(new HoverParams(editor.document("Hostile.asn"), place)));
                complete("Hostile.asn", place);
                Editor.answer(documents.definition(new DefinitionParams(editor.document("Hostile.asn"), place)));
            }
            Editor.answer(documents.documentSymbol(new DocumentSymbolParams(editor.document("Hostile.asn"))));
            Editor.answer(documents.formatting(
                    new DocumentFormattingParams(editor.document("Hostile.asn"), new FormattingOptions(0, false))));
            editor.change("Hostile.asn", new Range(end, new Position(0, 0)), "x");
        }
        assertEquals(List.of("Car.asn 9:1-9:6"), definition("state ", "State"));
    }

    @Test
    void unknownRequestsAndGarbage_leaveTheServerAlive() throws Exception {
        for (String content : List.of(
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"textDocument/unheardOf\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"textDocument/hover\",\"params\":[1,2]}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\"}",
                "{ no JSON",
                "")) {
            editor.send(
                    ("Content-Length: " + content.length() + "\r\n\r\n" + content).getBytes(StandardCharsets.US_ASCII));
        }
        assertThrows(
                ExecutionException.class,
                () -> Editor.answer(
                        documents.hover(new HoverParams(editor.document("Nowhere.asn"), new Position(0, 0)))));
        assertEquals(List.of("Car.asn 9:1-9:6"), definition("state ", "State"));
    }

    @Test
    void formatting_keepsTheTokensOfPublishedModules() throws Exception {
        List<Path> modules;
        try (Stream<Path> files = Files.walk(Path.of("..", "..", "its-model", "src", "main", "asn1"))) {
            modules = files.filter(file -> file.toString().endsWith(".asn")).toList();
        }
        assertFalse(modules.isEmpty());
        for (Path module : modules) {
            Document before = new Document("", Files.readString(module), Strictness.STRICT);
            String text = edited(before.text(), Formatter.edits(before, new FormattingOptions(2, true)));
            Document after = new Document("", text, Strictness.STRICT);

            assertEquals(tokens(before), tokens(after), module::toString);
            assertEquals(before.text().replaceAll("\\s", ""), text.replaceAll("\\s", ""), module::toString);
            assertEquals(List.of(), Formatter.edits(after, new FormattingOptions(2, true)), module::toString);
        }
    }

    private static List<String> tokens(Document document) {
        return document.tokens().stream()
                .map(token -> token.kind() + " " + token.text())
                .toList();
    }
}
