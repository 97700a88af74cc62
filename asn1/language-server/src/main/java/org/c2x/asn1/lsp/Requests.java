package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.syntax.Name;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** What an editor tells and asks about files. All of it is done by the worker, in the order in which it came. */
final class Requests implements TextDocumentService, WorkspaceService {
    private static final int MOST_SYMBOLS = 500;

    private final Workspace workspace;
    private final Worker worker;

    Requests(Workspace workspace, Worker worker) {
        this.workspace = workspace;
        this.worker = worker;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams opened) {
        String text = opened.getTextDocument().getText();
        worker.change(() -> workspace.open(uri(opened.getTextDocument().getUri()), text));
    }

    @Override
    public void didChange(DidChangeTextDocumentParams changed) {
        worker.change(() -> workspace.change(uri(changed.getTextDocument().getUri()), changed.getContentChanges()));
    }

    @Override
    public void didClose(DidCloseTextDocumentParams closed) {
        worker.change(() -> workspace.close(uri(closed.getTextDocument().getUri())));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams saved) {}

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams changed) {
        worker.change(() -> changed.getChanges().forEach(file -> workspace.reload(uri(file.getUri()))));
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams changed) {}

    private static String uri(String uri) {
        return Workspace.canonical(uri);
    }

    private Document document(String uri) {
        return workspace.document(uri(uri)).orElseThrow(() -> Rename.refused("no such document: " + uri));
    }

    /** A name in a document of which something is known. */
    private record Place(Document document, Analysis analysis, Token token) {
        Optional<Name> meaning() {
            return analysis.meaning(document, token);
        }

        Range range() {
            return document.range(token.start(), token.end());
        }
    }

    private Optional<Place> place(TextDocumentPositionParams asked) {
        Document document = document(asked.getTextDocument().getUri());
        return document.nameAt(asked.getPosition())
                .map(token -> new Place(document, workspace.analysis(document), token));
    }

    private <T> CompletableFuture<T> ofPlace(TextDocumentPositionParams asked, Function<Optional<Place>, T> answer) {
        return worker.ask(() -> answer.apply(place(asked)));
    }

    @Override
    @SuppressWarnings("NullAway") // null says that there is nothing to show
    public CompletableFuture<Hover> hover(HoverParams asked) {
        return ofPlace(
                asked,
                place -> place.flatMap(at -> new HoverText(at.analysis())
                                .of(at.document(), at.token())
                                .map(text -> new Hover(new MarkupContent(MarkupKind.MARKDOWN, text), at.range())))
                        .orElse(null));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams asked) {
        return ofPlace(
                asked,
                place -> Either.forLeft(place
                        .flatMap(at -> at.meaning()
                                .flatMap(name -> at.analysis()
                                        .document(name)
                                        .map(document -> new Location(document.uri(), document.range(name)))))
                        .stream()
                        .toList()));
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams asked) {
        return ofPlace(
                asked,
                place -> place.flatMap(Place::meaning).stream()
                        .flatMap(name -> uses(name, analyses(name))
                                .filter(use -> asked.getContext().isIncludeDeclaration()
                                        || !use.token().position().equals(name.position())))
                        .map(use -> new Location(
                                use.document().uri(),
                                use.document()
                                        .range(use.token().start(), use.token().end())))
                        .toList());
    }

    private List<Analysis> analyses(Name name) {
        return workspace.analysesWith(name.text());
    }

    private static Stream<Analysis.Use> uses(Name name, List<Analysis> analyses) {
        return analyses.stream().flatMap(analysis -> analysis.uses(name));
    }

    /** The name that can be renamed at a place: none that the standard defines. */
    private static Optional<Name> renamed(Place place) {
        return place.meaning()
                .filter(name -> place.analysis().document(name).isPresent())
                .filter(name -> name.text().equals(place.token().text()));
    }

    @Override
    @SuppressWarnings("NullAway") // null says that nothing can be renamed here
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams asked) {
        return ofPlace(
                asked,
                place -> place.filter(at -> renamed(at).isPresent())
                        .map(at ->
                                Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forFirst(at.range()))
                        .orElse(null));
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams asked) {
        return ofPlace(asked, place -> {
            Place at = place.orElseThrow(() -> Rename.refused("no name is here"));
            Name name = renamed(at)
                    .orElseThrow(() -> Rename.refused("'" + at.token().text() + "' is not defined in these modules"));
            List<Analysis> analyses = analyses(name);
            return Rename.edit(
                    at.token(),
                    asked.getNewName(),
                    at.analysis().members(name),
                    uses(name, analyses).toList(),
                    analyses);
        });
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams asked) {
        return worker.ask(() -> {
            Document document = document(asked.getTextDocument().getUri());
            Completion completion = new Completion(workspace.analysis(document), document, asked.getPosition());
            return Either.forRight(completion.list());
        });
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams asked) {
        return worker.ask(() -> Outline.of(document(asked.getTextDocument().getUri())).stream()
                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                .toList());
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams asked) {
        return worker.ask(() -> Formatter.edits(document(asked.getTextDocument().getUri()), asked.getOptions()));
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams asked) {
        String wanted = asked.getQuery().toLowerCase(Locale.ROOT);
        return worker.ask(() -> {
            List<WorkspaceSymbol> symbols = new ArrayList<>();
            for (Document document : workspace.documents()) {
                document.parts().stream()
                        .filter(part ->
                                part.name().text().toLowerCase(Locale.ROOT).contains(wanted))
                        .limit(MOST_SYMBOLS - symbols.size())
                        .map(part -> new WorkspaceSymbol(
                                part.name().text(),
                                Outline.kind(part),
                                Either.forLeft(new Location(document.uri(), document.range(part.name()))),
                                part.module().name().text()))
                        .forEach(symbols::add);
            }
            return Either.forRight(symbols);
        });
    }
}
