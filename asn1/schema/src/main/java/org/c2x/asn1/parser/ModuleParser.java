package org.c2x.asn1.parser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.lexer.Lexer;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.ValueNode;

/** Modules: header, exports, imports and the list of assignments (X.680 clause 13). */
public final class ModuleParser {
    private final Diagnostics diagnostics;
    private final TokenStream tokens;
    private final Grammar grammar;

    private ModuleParser(List<Token> file, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.tokens = new TokenStream(file);
        this.grammar = new Grammar(tokens, diagnostics);
    }

    /** The modules of a file, as far as they can be read; errors go to the diagnostics. */
    public static List<ModuleNode> parse(SourceFile file, Diagnostics diagnostics) {
        return parse(Lexer.tokens(file, diagnostics), diagnostics);
    }

    /** The same of all tokens of a file. */
    public static List<ModuleNode> parse(List<Token> tokens, Diagnostics diagnostics) {
        return new ModuleParser(tokens, diagnostics).modules();
    }

    private List<ModuleNode> modules() {
        List<ModuleNode> modules = new ArrayList<>();
        do {
            if (tokens.is(Kind.UPPER_NAME)) {
                modules.add(module());
            } else {
                diagnostics.error(tokens.expectedName(Kind.UPPER_NAME, "the name of a module"));
                skipToModule();
            }
        } while (!tokens.is(Kind.END));
        return modules;
    }

    private void skipToModule() {
        tokens.resetDepth();
        while (!startsModule() && !tokens.is(Kind.END)) {
            tokens.next();
        }
    }

    private boolean startsModule() {
        return tokens.is(Kind.UPPER_NAME)
                && (tokens.peek(1).is("DEFINITIONS") || tokens.peek(1).is("{") && closesBefore("DEFINITIONS"));
    }

    // ModuleDefinition ::= ModuleIdentifier DEFINITIONS EncodingReferenceDefault TagDefault ExtensionDefault
    //                      "::=" BEGIN ModuleBody EncodingControlSections END
    private ModuleNode module() {
        String comment = tokens.peek().commentBefore();
        Name name = tokens.expectName(Kind.UPPER_NAME);
        List<ValueNode> oid = List.of();
        ModuleNode.Tagging tagging = ModuleNode.Tagging.EXPLICIT;
        boolean extensibilityImplied = false;
        Optional<List<Name>> exports = Optional.empty();
        List<ModuleNode.Import> imports = new ArrayList<>();
        List<Assignment> assignments = new ArrayList<>();
        Map<String, Name> broken = new HashMap<>();
        boolean incomplete = false;
        try {
            oid = objectIdentifier();
            tokens.expect("DEFINITIONS");
            tagging = tagDefault();
            extensibilityImplied = extensionDefault();
            tokens.expect("::=");
            tokens.expect("BEGIN");
            exports = exports();
            readImports(imports);
            while (!tokens.is("END")) {
                if (tokens.is("ENCODING-CONTROL")) {
                    skipEncodingControl();
                } else {
                    readAssignment(assignments, broken);
                }
            }
            tokens.expect("END");
        } catch (SourceError error) {
            diagnostics.error(error);
            incomplete = true;
            skipToModule();
        }
        return new ModuleNode(
                name, comment, oid, tagging, extensibilityImplied, exports, imports, assignments, broken, incomplete);
    }

    // EncodingControlSection ::= ENCODING-CONTROL encodingreference EncodingInstructionAssignmentList
    private void skipEncodingControl() {
        while (!isModuleEnd()) {
            if (tokens.is(Kind.END)) {
                throw tokens.expected("'END'");
            }
            tokens.next();
        }
    }

    // DefinitiveIdentification ::= DefinitiveOID | DefinitiveOIDandIRI | empty
    private List<ValueNode> objectIdentifier() {
        List<ValueNode> oid = tokens.is("{") ? grammar.values.objectIdentifierComponents() : List.of();
        if (tokens.is(Kind.CHARACTER_STRING)) {
            tokens.next(); // an internationalised resource identifier, which names the module a second time
        }
        return oid;
    }

    // ExtensionDefault ::= EXTENSIBILITY IMPLIED | empty
    private boolean extensionDefault() {
        boolean implied = tokens.accept("EXTENSIBILITY");
        if (implied) {
            tokens.expect("IMPLIED");
        }
        return implied;
    }

    // TagDefault ::= EXPLICIT TAGS | IMPLICIT TAGS | AUTOMATIC TAGS | empty
    private ModuleNode.Tagging tagDefault() {
        if (tokens.is(Kind.UPPER_NAME) && tokens.peek(1).is("INSTRUCTIONS")) {
            tokens.next(); // EncodingReferenceDefault: of instructions, which are not read
            tokens.next();
        }
        for (ModuleNode.Tagging tagging : ModuleNode.Tagging.values()) {
            if (tokens.accept(tagging.name())) {
                tokens.expect("TAGS");
                return tagging;
            }
        }
        return ModuleNode.Tagging.EXPLICIT;
    }

    // Exports ::= EXPORTS SymbolsExported ";" | EXPORTS ALL ";" | empty
    private Optional<List<Name>> exports() {
        if (!tokens.accept("EXPORTS")) {
            return Optional.empty();
        }
        if (tokens.accept("ALL")) {
            tokens.expect(";");
            return Optional.empty();
        }
        List<Name> symbols = tokens.is(";") ? List.of() : symbols();
        tokens.expect(";");
        return Optional.of(symbols);
    }

    // Imports ::= IMPORTS SymbolsImported ";" | empty
    private void readImports(List<ModuleNode.Import> imports) {
        if (tokens.accept("IMPORTS")) {
            while (!tokens.is(";")) {
                Token first = tokens.peek();
                List<Name> symbols = symbols();
                if (tokens.is("::=") && !imports.isEmpty()) {
                    throw new SourceError(
                            first.position(), "expected ';' after the imports, found " + first.description());
                }
                tokens.expect("FROM");
                Name module = tokens.expectName(Kind.UPPER_NAME);
                imports.add(new ModuleNode.Import(symbols, module, assignedIdentifier()));
            }
            tokens.expect(";");
        }
    }

    // AssignedIdentifier ::= ObjectIdentifierValue | DefinedValue | empty
    private List<ValueNode> assignedIdentifier() {
        List<ValueNode> oid = List.of();
        if (tokens.is("{")) {
            oid = grammar.values.objectIdentifierComponents();
        } else if (tokens.is(Kind.LOWER_NAME)
                && !tokens.peek(1).is(",")
                && !tokens.peek(1).is("{")
                && !tokens.peek(1).is("FROM")) {
            tokens.next();
        }
        if (tokens.accept("WITH")) {
            if (!tokens.peek().text().matches("SUCCESSORS|DESCENDANTS")) {
                throw tokens.expected("SUCCESSORS or DESCENDANTS");
            }
            tokens.next();
        }
        return oid;
    }

    // SymbolList ::= Symbol | SymbolList "," Symbol
    private List<Name> symbols() {
        List<Name> symbols = new ArrayList<>();
        do {
            if (isStringType()) {
                tokens.next();
                continue;
            }
            if (!tokens.is(Kind.UPPER_NAME) && !tokens.is(Kind.LOWER_NAME)) {
                throw tokens.expected("a name");
            }
            symbols.add(tokens.expectName(tokens.peek().kind()));
            if (tokens.accept("{")) {
                tokens.expect("}");
            }
        } while (tokens.accept(","));
        return symbols;
    }

    /** Modules of the years before UTF8String and BMPString were built in import them. */
    private boolean isStringType() {
        return tokens.is(Kind.KEYWORD) && tokens.peek().text().endsWith("String");
    }

    private void readAssignment(List<Assignment> assignments, Map<String, Name> broken) {
        Token before = tokens.previous();
        Token first = tokens.peek();
        try {
            assignments.add(grammar.assignments.assignment());
        } catch (SourceError error) {
            diagnostics.error(error);
            if (tokens.is(Kind.END)) {
                throw SourceError.alreadyTold();
            }
            Token name = first.is("::=") ? before : first;
            broken.put(name.text(), new Name(name.text(), name.position()));
            recover(first);
        }
    }

    /** Moves to what looks like the start of the next assignment, or to the end of the module. */
    private void recover(Token first) {
        tokens.resetDepth();
        if (tokens.peek() == first) {
            tokens.next();
        }
        while (!startsAssignment() && !isModuleEnd()) {
            if (tokens.is(Kind.END)) {
                throw SourceError.alreadyTold();
            }
            tokens.next();
        }
    }

    private boolean isModuleEnd() {
        return tokens.is("END")
                && (tokens.peek().isFirstOfLine() || tokens.peek(1).kind() == Kind.END);
    }

    private boolean startsAssignment() {
        if (tokens.is(Kind.UPPER_NAME)) {
            boolean valueSet = tokens.peek(2).is("::=") && tokens.peek(1).kind() != Kind.SYMBOL;
            boolean parameterised = tokens.peek(1).is("{") && closesBefore("::=");
            return tokens.peek(1).is("::=") || tokens.peek().isFirstOfLine() && (valueSet || parameterised);
        }
        boolean valueAssignment = tokens.peek(2).is("::=")
                || tokens.peek(3).is("::=")
                || tokens.peek(2).kind() == Kind.XML_VALUE;
        return tokens.is(Kind.LOWER_NAME) && tokens.peek().isFirstOfLine() && valueAssignment;
    }

    /** True if the list of parameters that starts after this token is short and followed by the symbol. */
    private boolean closesBefore(String symbol) {
        for (int distance = 2; distance < 50; distance++) {
            if (tokens.peek(distance).is("}")) {
                return tokens.peek(distance + 1).is(symbol);
            }
        }
        return false;
    }
}
