package org.c2x.asn1.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Strictness;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** The server for one editor. */
public final class AsnLanguageServer implements LanguageServer {
    /** Tells at length that an editor goes away. */
    private static final Logger MESSAGES = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");

    private final Workspace workspace;
    private final Worker worker = new Worker(this::publish);
    private final Requests requests;
    private final CompletableFuture<Void> exit = new CompletableFuture<>();
    private final CompletableFuture<LanguageClient> client = new CompletableFuture<>();
    private final Map<String, List<org.eclipse.lsp4j.Diagnostic>> published = new HashMap<>();

    private AsnLanguageServer(Strictness strictness) {
        workspace = new Workspace(strictness);
        requests = new Requests(workspace, worker);
    }

    /**
     * Serves an editor until it says goodbye or goes away.
     *
     * @param strictness whether deviations from the standards are errors or warnings
     */
    public static void serve(InputStream in, OutputStream out, Strictness strictness) {
        MESSAGES.setLevel(Level.WARNING);
        AsnLanguageServer server = new AsnLanguageServer(strictness);
        ExecutorService threads = Executors.newCachedThreadPool(work -> {
            Thread made = new Thread(work, "c2x-lsp-messages");
            made.setDaemon(true); // one of them waits for input that may never come
            return made;
        });
        Launcher<LanguageClient> launcher =
                LSPLauncher.createServerLauncher(server, in, out, threads, messages -> messages);
        server.client.complete(launcher.getRemoteProxy());
        Future<Void> listening = launcher.startListening();
        threads.execute(() -> {
            try {
                listening.get();
            } catch (InterruptedException | ExecutionException ended) {
                // an editor that went away in the middle of a message
            }
            server.exit();
        });
        server.exit.join();
        server.worker.stop();
        threads.shutdownNow();
    }

    @Override
    @SuppressWarnings("deprecation") // editors that know no folders of a workspace tell its root
    public CompletableFuture<InitializeResult> initialize(InitializeParams asked) {
        List<WorkspaceFolder> folders = asked.getWorkspaceFolders();
        if (folders != null) {
            folders.forEach(folder -> add(folder.getUri()));
        } else if (asked.getRootUri() != null) {
            add(asked.getRootUri());
        }
        ServerCapabilities able = new ServerCapabilities();
        able.setTextDocumentSync(TextDocumentSyncKind.Incremental);
        able.setHoverProvider(true);
        able.setDefinitionProvider(true);
        able.setReferencesProvider(true);
        able.setDocumentSymbolProvider(true);
        able.setWorkspaceSymbolProvider(true);
        able.setDocumentFormattingProvider(true);
        able.setCompletionProvider(new CompletionOptions(false, List.of(".")));
        able.setRenameProvider(new RenameOptions(true));
        return CompletableFuture.completedFuture(new InitializeResult(able, new ServerInfo("c2x")));
    }

    private void add(String uri) {
        worker.change(() -> {
            try {
                workspace.addFolder(Path.of(URI.create(uri)));
            } catch (IllegalArgumentException | FileSystemNotFoundException elsewhere) {
                // a folder that is in no file system: only what is open is known of it
            }
        });
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        return CompletableFuture.completedFuture(true);
    }

    @Override
    public void exit() {
        exit.complete(null);
    }

    @Override
    public void setTrace(SetTraceParams wanted) {}

    @Override
    public TextDocumentService getTextDocumentService() {
        return requests;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return requests;
    }

    /** Tells the problems of all files in the folders that are worked in, where they are others than before. */
    private void publish() {
        Map<String, List<org.eclipse.lsp4j.Diagnostic>> problems = new HashMap<>();
        for (Analysis analysis : workspace.openAnalyses()) {
            for (Document document : analysis.own()) {
                problems.put(
                        document.uri(),
                        analysis.problems(document).stream()
                                .map(problem -> diagnostic(document, problem))
                                .toList());
            }
        }
        published.keySet().forEach(uri -> problems.putIfAbsent(uri, List.of()));
        problems.forEach((uri, list) -> {
            if (!list.equals(published.getOrDefault(uri, List.of()))) {
                client.join().publishDiagnostics(new PublishDiagnosticsParams(uri, list));
            }
        });
        published.clear();
        published.putAll(problems);
    }

    private static org.eclipse.lsp4j.Diagnostic diagnostic(Document document, Diagnostic problem) {
        int start = document.offset(problem.line(), problem.column());
        Token token = document.tokens().get(document.indexBefore(start + 1));
        boolean isAtToken = token.start() == start;
        return new org.eclipse.lsp4j.Diagnostic(
                document.range(start, isAtToken ? token.end() : start),
                problem.message(),
                problem.severity() == Diagnostic.Severity.ERROR ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
                "c2x");
    }
}
