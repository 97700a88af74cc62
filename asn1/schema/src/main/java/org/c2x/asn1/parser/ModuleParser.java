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

    private ModuleParser(SourceFile file, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.tokens = new TokenStream(Lexer.tokens(file, diagnostics));
        this.grammar = new Grammar(tokens);
    }

    /** The modules of a file, as far as they can be read; errors go to the diagnostics. */
    public static List<ModuleNode> parse(SourceFile file, Diagnostics diagnostics) {
        return new ModuleParser(file, diagnostics).modules();
    }

    private List<ModuleNode> modules() {
        List<ModuleNode> modules = new ArrayList<>();
        try {
            do {
                modules.add(module());
            } while (!tokens.is(Kind.END));
        } catch (SourceError error) {
            diagnostics.error(error);
        }
        return modules;
    }

    // ModuleDefinition ::= ModuleIdentifier DEFINITIONS EncodingReferenceDefault TagDefault ExtensionDefault
    //                      "::=" BEGIN ModuleBody EncodingControlSections END
    private ModuleNode module() {
        Token first = tokens.peek();
        if (!tokens.is(Kind.UPPER_NAME)) {
            throw tokens.expected("the name of a module");
        }
        Name name = tokens.expectName(Kind.UPPER_NAME);
        List<ValueNode> oid = tokens.is("{") ? grammar.values.objectIdentifierComponents() : List.of();
        if (tokens.is(Kind.CHARACTER_STRING)) {
            tokens.next(); // an internationalised resource identifier, which names the module a second time
        }
        tokens.expect("DEFINITIONS");
        ModuleNode.Tagging tagging = tagDefault();
        boolean extensibilityImplied = tokens.accept("EXTENSIBILITY");
        if (extensibilityImplied) {
            tokens.expect("IMPLIED");
        }
        tokens.expect("::=");
        tokens.expect("BEGIN");
        Optional<List<Name>> exports = exports();
        List<ModuleNode.Import> imports = imports();
        List<Assignment> assignments = new ArrayList<>();
        Map<String, Name> broken = new HashMap<>();
        while (!tokens.is("END")) {
            readAssignment(assignments, broken);
        }
        tokens.expect("END");
        return new ModuleNode(
                name,
                first.commentBefore(),
                oid,
                tagging,
                extensibilityImplied,
                exports,
                imports,
                assignments,
                broken);
    }

    // TagDefault ::= EXPLICIT TAGS | IMPLICIT TAGS | AUTOMATIC TAGS | empty
    private ModuleNode.Tagging tagDefault() {
        if (tokens.is(Kind.UPPER_NAME) && tokens.peek(1).is("INSTRUCTIONS")) {
            throw SourceError.notSupported(tokens.position(), "encoding instructions");
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
    private List<ModuleNode.Import> imports() {
        List<ModuleNode.Import> imports = new ArrayList<>();
        if (tokens.accept("IMPORTS")) {
            while (!tokens.is(";")) {
                List<Name> symbols = symbols();
                tokens.expect("FROM");
                imports.add(new ModuleNode.Import(symbols, tokens.expectName(Kind.UPPER_NAME)));
                assignedIdentifier();
            }
            tokens.expect(";");
        }
        return imports;
    }

    // AssignedIdentifier ::= ObjectIdentifierValue | DefinedValue | empty; the name of the module is enough to find it.
    private void assignedIdentifier() {
        if (tokens.is("{")) {
            grammar.values.objectIdentifierComponents();
        } else if (tokens.is(Kind.LOWER_NAME) && !tokens.peek(1).is(",") && !tokens.peek(1).is("FROM")) {
            tokens.next();
        }
        if (tokens.accept("WITH")) {
            if (!tokens.peek().text().matches("SUCCESSORS|DESCENDANTS")) {
                throw tokens.expected("SUCCESSORS or DESCENDANTS");
            }
            tokens.next();
        }
    }

    // SymbolList ::= Symbol | SymbolList "," Symbol
    private List<Name> symbols() {
        List<Name> symbols = new ArrayList<>();
        do {
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

    private void readAssignment(List<Assignment> assignments, Map<String, Name> broken) {
        Token before = tokens.previous();
        Token first = tokens.peek();
        try {
            assignments.add(grammar.parameters.assignment());
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
        return tokens.is("END") && (tokens.peek().isFirstOfLine() || tokens.peek(1).kind() == Kind.END);
    }

    private boolean startsAssignment() {
        if (tokens.is(Kind.UPPER_NAME)) {
            boolean valueSet = tokens.peek(2).is("::=") && tokens.peek(1).kind() != Kind.SYMBOL;
            boolean parameterised = tokens.peek(1).is("{") && closesBefore("::=");
            return tokens.peek(1).is("::=") || tokens.peek().isFirstOfLine() && (valueSet || parameterised);
        }
        boolean valueAssignment = tokens.peek(2).is("::=") || tokens.peek(3).is("::=");
        return tokens.is(Kind.LOWER_NAME) && tokens.peek().isFirstOfLine() && valueAssignment;
    }

    /** True if the list of parameters that starts behind this token is short and followed by the symbol. */
    private boolean closesBefore(String symbol) {
        for (int distance = 2; distance < 50; distance++) {
            if (tokens.peek(distance).is("}")) {
                return tokens.peek(distance + 1).is(symbol);
            }
        }
        return false;
    }
}
