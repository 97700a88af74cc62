package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.TypeNode;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;

/** The modules of a document with their assignments, and these with their components. */
final class Outline {
    private final Document document;

    private Outline(Document document) {
        this.document = document;
    }

    static List<DocumentSymbol> of(Document document) {
        return new Outline(document).modules();
    }

    private List<DocumentSymbol> modules() {
        List<DocumentSymbol> modules = new ArrayList<>();
        for (Document.Part part : document.parts()) {
            DocumentSymbol symbol = new DocumentSymbol(
                    part.name().text(),
                    kind(part),
                    document.range(part.start(), part.end()),
                    document.range(part.name()));
            if (part.isModule()) {
                symbol.setChildren(new ArrayList<>());
                modules.add(symbol);
            } else {
                symbol.setChildren(members(part.assignment().map(Members::of).orElse(List.of())));
                modules.get(modules.size() - 1).getChildren().add(symbol);
            }
        }
        return modules;
    }

    private List<DocumentSymbol> members(List<Members.Member> members) {
        return members.stream().map(this::member).toList();
    }

    private DocumentSymbol member(Members.Member member) {
        Range name = document.range(member.name());
        Token token = document.tokens().get(document.indexBefore(document.offset(name.getEnd())));
        SymbolKind kind = member.type() == null ? SymbolKind.EnumMember : SymbolKind.Field;
        Range whole = document.range(document.offset(name.getStart()), document.endOfItem(token));
        return new DocumentSymbol(member.name().text(), kind, whole, name, null, members(Members.of(member.type())));
    }

    static SymbolKind kind(Document.Part part) {
        if (part.isModule()) {
            return SymbolKind.Module;
        }
        Optional<Assignment> assignment = part.assignment();
        if (assignment.isPresent() && assignment.get() instanceof Assignment.OfType type) {
            return type.type() instanceof TypeNode.Enumerated ? SymbolKind.Enum : SymbolKind.Struct;
        } else if (assignment.isPresent() && assignment.get() instanceof Assignment.OfClass) {
            return SymbolKind.Class;
        } else if (assignment.isPresent() && assignment.get() instanceof Assignment.OfSet) {
            return SymbolKind.Array;
        }
        return assignment.isPresent() ? SymbolKind.Constant : SymbolKind.Null;
    }
}
