package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Keywords;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.lexer.Token.Kind;
import org.c2x.asn1.syntax.Name;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What may be written at a place: what is in scope, or what can be imported. */
final class Completion {
    /** More are of no use before another letter is typed. */
    private static final int MOST = 200;

    private final Analysis analysis;
    private final Document document;
    private final int start;
    private final Range range;
    private final String prefix;

    Completion(Analysis analysis, Document document, Position position) {
        this.analysis = analysis;
        this.document = document;
        int end = document.offset(position);
        int first = end;
        while (first > 0 && isNamePart(document.text().charAt(first - 1))) {
            first--;
        }
        start = first;
        range = document.range(start, end);
        prefix = document.text().substring(start, end).toLowerCase(Locale.ROOT);
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || c == '-';
    }

    CompletionList list() {
        List<CompletionItem> items = candidates().limit(MOST + 1).toList();
        boolean isIncomplete = items.size() > MOST;
        return new CompletionList(isIncomplete, isIncomplete ? items.subList(0, MOST) : items);
    }

    private Stream<CompletionItem> candidates() {
        int before = document.indexBefore(start);
        Token previous = document.tokens().get(before);
        Token qualifier = document.tokens().get(Math.max(0, before - 1));
        if (previous.is(".") && qualifier.kind() == Kind.UPPER_NAME) {
            return items(analysis.names(qualifier.text()));
        }
        if (isImport(before)) {
            return previous.is("FROM") ? modules() : items(importable());
        }
        List<Name> names = new ArrayList<>();
        document.part(start).ifPresent(part -> {
            names.addAll(part.parameters());
            names.addAll(analysis.visible(part.module()));
        });
        Stream<CompletionItem> keywords = Keywords.all().stream()
                .filter(this::isMeant)
                .sorted()
                .map(word -> item(word, CompletionItemKind.Keyword));
        return Stream.concat(items(names.stream()), keywords);
    }

    private Stream<CompletionItem> items(Stream<Name> names) {
        return names.filter(name -> isMeant(name.text())).map(this::item);
    }

    private boolean isMeant(String word) {
        return word.toLowerCase(Locale.ROOT).startsWith(prefix);
    }

    private boolean isImport(int index) {
        for (int i = index; i > 0; i--) {
            Token token = document.tokens().get(i);
            if (token.is("IMPORTS")) {
                return true;
            }
            if (token.is(";") || token.is("::=")) {
                return false;
            }
        }
        return false;
    }

    private Stream<CompletionItem> modules() {
        return analysis.documents().stream()
                .flatMap(each -> each.modules().stream())
                .map(module -> module.name().text())
                .filter(this::isMeant)
                .map(name -> item(name, CompletionItemKind.Module));
    }

    private Stream<Name> importable() {
        return analysis.documents().stream()
                .filter(each -> each != document)
                .flatMap(each -> each.modules().stream())
                .flatMap(module -> analysis.names(module.name().text()));
    }

    private CompletionItem item(Name name) {
        Optional<Document.Part> part = analysis.part(name);
        CompletionItem item = item(name.text(), kind(name));
        part.ifPresent(each -> item.setDetail(each.module().name().text()));
        part.flatMap(Document.Part::assignment)
                .filter(assignment -> !assignment.comment().isEmpty())
                .ifPresent(assignment -> item.setDocumentation(assignment.comment()));
        return item;
    }

    private static CompletionItemKind kind(Name name) {
        return Character.isUpperCase(name.text().charAt(0)) ? CompletionItemKind.Class : CompletionItemKind.Constant;
    }

    private CompletionItem item(String text, CompletionItemKind kind) {
        CompletionItem item = new CompletionItem(text);
        item.setKind(kind);
        item.setTextEdit(Either.forLeft(new TextEdit(range, text)));
        return item;
    }
}
