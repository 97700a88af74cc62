package org.c2x.asn1.lsp;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.c2x.asn1.source.Strictness;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor that talks to a server over pipes. */
final class Editor implements LanguageClient {
    private static final int SECONDS = 60;

    private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
    private final PipedOutputStream toServer = new PipedOutputStream();
    private final LanguageServer server;
    private final Thread serving;
    private final Path folder;
    private final Future<Void> listening;

    Editor(Path folder, Strictness strictness) throws Exception {
        this.folder = folder;
        PipedInputStream serverIn = new PipedInputStream(toServer, 1 << 20);
        PipedOutputStream serverOut = new PipedOutputStream();
        PipedInputStream fromServer = new PipedInputStream(serverOut, 1 << 20);
        serving = new Thread(() -> AsnLanguageServer.serve(serverIn, serverOut, strictness));
        serving.start();
        Launcher<LanguageServer> launcher = LSPLauncher.createClientLauncher(this, fromServer, toServer);
        listening = launcher.startListening();
        server = launcher.getRemoteProxy();
        InitializeParams hello = new InitializeParams();
        hello.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "test")));
        answer(server.initialize(hello));
    }

    LanguageServer server() {
        return server;
    }

    /** Octets that are no message of a client. */
    void send(byte[] octets) throws IOException {
        toServer.write(octets);
        toServer.flush();
    }

    static <T> T answer(CompletableFuture<T> asked) throws InterruptedException, ExecutionException, TimeoutException {
        return asked.get(SECONDS, TimeUnit.SECONDS);
    }

    String uri(String file) {
        return folder.resolve(file).toUri().toString();
    }

    TextDocumentIdentifier document(String file) {
        return new TextDocumentIdentifier(uri(file));
    }

    void open(String file, String text) {
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri(file), "asn1", 1, text)));
    }

    void change(String file, Range range, String text) {
        server.getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(
                        new VersionedTextDocumentIdentifier(uri(file), 2),
                        List.of(new TextDocumentContentChangeEvent(range, text))));
    }

    /** What the server says next about a file, as {@code line:column severity message}. */
    List<String> problems(String file) throws InterruptedException {
        while (true) {
            PublishDiagnosticsParams next = published.poll(SECONDS, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("nothing is said about " + file);
            }
            if (next.getUri().equals(uri(file))) {
                return next.getDiagnostics().stream()
                        .map(each -> place(each.getRange())
                                + ' '
                                + each.getSeverity()
                                + ' '
                                + each.getMessage().getLeft())
                        .toList();
            }
        }
    }

    /** {@code line:column-line:column} from 1, as people count. */
    static String place(Range range) {
        return place(range.getStart()) + '-' + place(range.getEnd());
    }

    private static String place(Position position) {
        return position.getLine() + 1 + ":" + (position.getCharacter() + 1);
    }

    /** Says goodbye. */
    void close() throws Exception {
        answer(server.shutdown());
        server.exit();
        serving.join(TimeUnit.SECONDS.toMillis(SECONDS));
        listening.cancel(true);
        if (serving.isAlive()) {
            throw new AssertionError("the server goes on after 'exit'");
        }
    }

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
        published.add(diagnostics);
    }

    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return new CompletableFuture<>();
    }

    @Override
    public void logMessage(MessageParams message) {}
}
