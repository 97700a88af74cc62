package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Lexer;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.parser.ModuleParser;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/** One state of a file: its text and what the parser makes of it, which is worked out when somebody asks. */
final class Document {
    /**
     * A module or an assignment in it.
     *
     * @param assignment empty for a module, and for an assignment that cannot be read
     * @param start      index of the first character
     * @param end        index after the last one, comments after it not included
     */
    record Part(ModuleNode module, Name name, Optional<Assignment> assignment, int start, int end) {
        boolean isModule() {
            return name == module.name();
        }

        /** The dummies of a parameterised assignment. */
        List<Name> parameters() {
            return assignment.map(Assignment::parameters).orElse(List.of()).stream()
                    .map(Assignment.Parameter::name)
                    .toList();
        }
    }

    private final SourceFile file;
    private final Strictness strictness;

    private @Nullable Parsed parsed;

    /** What comes of the text. */
    private record Parsed(
            List<Token> tokens,
            List<ModuleNode> modules,
            List<Part> parts,
            Map<org.c2x.asn1.source.Position, Name> defined,
            List<Diagnostic> problems) {}

    /** @param uri the name by which diagnostics and positions call the file */
    Document(String uri, String text, Strictness strictness) {
        this.file = new SourceFile(uri, text);
        this.strictness = strictness;
    }

    /** The document after changes, one after the other. */
    Document edited(List<TextDocumentContentChangeEvent> changes) {
        Document current = this;
        for (TextDocumentContentChangeEvent change : changes) {
            Range range = change.getRange();
            String text = change.getText();
            if (range != null) {
                int start = current.offset(range.getStart());
                int end = Math.max(start, current.offset(range.getEnd()));
                text = current.text().substring(0, start)
                        + text
                        + current.text().substring(end);
            }
            current = new Document(uri(), text, strictness);
        }
        return current;
    }

    String uri() {
        return file.name();
    }

    SourceFile file() {
        return file;
    }

    String text() {
        return file.text();
    }

    /** The tokens; the last one is the end of the file. */
    List<Token> tokens() {
        return parsed().tokens();
    }

    List<ModuleNode> modules() {
        return parsed().modules();
    }

    /** All modules and assignments in the order of the text. */
    List<Part> parts() {
        return parsed().parts();
    }

    /** What the parser says about it. */
    List<Diagnostic> problems() {
        return parsed().problems();
    }

    /** The name that is defined at a place: of an assignment, a module or a dummy. */
    Optional<Name> defined(org.c2x.asn1.source.Position place) {
        return Optional.ofNullable(parsed().defined().get(place));
    }

    private Parsed parsed() {
        Parsed known = parsed;
        if (known == null) {
            Diagnostics diagnostics = new Diagnostics(List.of(file), strictness);
            List<Token> tokens = Lexer.tokens(file, diagnostics);
            List<ModuleNode> modules = ModuleParser.parse(tokens, diagnostics);
            List<Part> parts = parts(modules, tokens);
            Map<org.c2x.asn1.source.Position, Name> defined = new HashMap<>();
            for (Part part : parts) {
                defined.put(part.name().position(), part.name());
                part.parameters().forEach(name -> defined.put(name.position(), name));
            }
            known = new Parsed(tokens, modules, parts, defined, diagnostics.toList());
            parsed = known;
        }
        return known;
    }

    private List<Part> parts(List<ModuleNode> modules, List<Token> tokens) {
        List<Part> starts = new ArrayList<>();
        for (ModuleNode module : modules) {
            starts.add(start(module, module.name(), Optional.empty()));
            module.assignments().forEach(each -> starts.add(start(module, each.name(), Optional.of(each))));
            module.broken().values().forEach(name -> starts.add(start(module, name, Optional.empty())));
        }
        starts.sort(Comparator.comparingInt(Part::start));
        List<Part> parts = new ArrayList<>();
        int moduleEnd = text().length();
        int next = text().length();
        for (int i = starts.size() - 1; i >= 0; i--) {
            Part part = starts.get(i);
            parts.add(ended(part, tokens, part.isModule() ? moduleEnd : next));
            next = part.start();
            moduleEnd = part.isModule() ? part.start() : moduleEnd;
        }
        Collections.reverse(parts);
        return parts;
    }

    private Part start(ModuleNode module, Name name, Optional<Assignment> assignment) {
        int start = offset(name);
        return new Part(module, name, assignment, start, start + name.text().length());
    }

    /** The part up to the last token before an index that is not the end of the module. */
    private static Part ended(Part part, List<Token> tokens, int before) {
        int last = indexBefore(tokens, before);
        while (!part.isModule() && last > 0 && tokens.get(last).is("END")) {
            last--;
        }
        int end = Math.max(part.end(), tokens.get(last).end());
        return new Part(part.module(), part.name(), part.assignment(), part.start(), end);
    }

    /** The module or assignment at an index, empty before the first one. */
    Optional<Part> part(int offset) {
        int low = 0;
        int high = parts().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (parts().get(middle).start() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == 0 ? Optional.empty() : Optional.of(parts().get(low - 1));
    }

    /** The place in the list of the last token that starts before an index; 0 if there is none. */
    int indexBefore(int offset) {
        return indexBefore(tokens(), offset);
    }

    private static int indexBefore(List<Token> tokens, int offset) {
        int low = 0;
        int high = tokens.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (tokens.get(middle).start() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return Math.max(0, low - 1);
    }

    /** The name at a place or ending there. */
    Optional<Token> nameAt(Position position) {
        int offset = offset(position);
        int index = indexBefore(offset + 1);
        return Stream.of(index, index - 1)
                .filter(i -> i >= 0)
                .map(tokens()::get)
                .filter(token -> token.start() <= offset && offset <= token.end())
                .filter(Document::isName)
                .findFirst();
    }

    static boolean isName(Token token) {
        return token.kind() == Kind.UPPER_NAME || token.kind() == Kind.LOWER_NAME;
    }

    /** Index after the component, enumeral or the like that starts with a token: before the comma or the brace. */
    int endOfItem(Token first) {
        int open = 0;
        int end = first.end();
        for (int i = indexBefore(first.start() + 1); i < tokens().size(); i++) {
            Token token = tokens().get(i);
            if (token.is("{") || token.is("(") || token.is("[")) {
                open++;
            } else if (token.is("}") || token.is(")") || token.is("]")) {
                open--;
            }
            if (open < 0 || open == 0 && (token.is(",") || token.is("]]")) || token.kind() == Kind.END) {
                break;
            }
            end = token.end();
        }
        return end;
    }

    /** Index of a place, which an editor may have beyond the end of a line or of the file. */
    int offset(Position position) {
        int line = Math.min(Math.max(0, position.getLine()), file.lines()) + 1;
        int start = file.startOfLine(line);
        int end = line < file.lines() ? file.startOfLine(line + 1) - 1 : text().length();
        return start + Math.min(Math.max(0, position.getCharacter()), end - start);
    }

    /** Index of the first character of a name in this document. */
    int offset(Name name) {
        return offset(name.position().line(), name.position().column());
    }

    /** Index of a place that the front end tells. */
    int offset(int line, int column) {
        return offset(new Position(line - 1, column - 1));
    }

    Position position(int offset) {
        int line = file.lineAt(offset);
        return new Position(line - 1, offset - file.startOfLine(line));
    }

    Range range(int start, int end) {
        return new Range(position(start), position(end));
    }

    Range range(Name name) {
        int start = offset(name);
        return range(start, start + name.text().length());
    }
}
