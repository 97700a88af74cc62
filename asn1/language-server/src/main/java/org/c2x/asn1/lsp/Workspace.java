package org.c2x.asn1.lsp;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.c2x.asn1.source.AsnFiles;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;
import org.c2x.asn1.syntax.ModuleNode;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/**
 * The files of modules that the editor has open or that lie in its folders. What is in one folder belongs together;
 * modules that are imported and not there are taken from the nearest folder. So a workspace may hold several versions
 * of a module.
 */
final class Workspace {
    /** Folders that hold copies or nothing of the user's own. */
    private static final Set<String> PASSED_OVER = Set.of("target", "build", "node_modules");

    private final Strictness strictness;
    private final Map<String, Document> documents = new TreeMap<>();
    private final Set<String> open = new HashSet<>();
    private final Map<String, Analysis> analyses = new HashMap<>();

    Workspace(Strictness strictness) {
        this.strictness = strictness;
    }

    /** The form of a URI that has one for each file, however an editor escapes it. */
    static String canonical(String uri) {
        try {
            return uri.startsWith("file:") ? Path.of(URI.create(uri)).toUri().toString() : uri;
        } catch (IllegalArgumentException noPath) {
            return uri;
        }
    }

    /** Reads the modules in a folder and all below it; what cannot be read is passed over. */
    void addFolder(Path folder) {
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                    String name = String.valueOf(inner.getFileName());
                    boolean isPassedOver = name.startsWith(".") || PASSED_OVER.contains(name);
                    return isPassedOver && !inner.equals(folder)
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (AsnFiles.isNamed(file)) {
                        reload(file.toUri().toString());
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failure) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException vanished) {
            // what was found until then is there
        }
    }

    void open(String uri, String text) {
        open.add(uri);
        documents.put(uri, new Document(uri, text, strictness));
    }

    void change(String uri, List<TextDocumentContentChangeEvent> changes) {
        documents.computeIfPresent(uri, (same, document) -> document.edited(changes));
    }

    /** From now on the file counts. */
    void close(String uri) {
        open.remove(uri);
        reload(uri);
    }

    /** Reads a file that is not open anew, or forgets it. */
    void reload(String uri) {
        if (open.contains(uri)) {
            return;
        }
        documents.remove(uri);
        try {
            SourceFile file = SourceFile.read(Path.of(URI.create(uri)));
            documents.put(uri, new Document(uri, file.text(), strictness));
        } catch (IOException | IllegalArgumentException | FileSystemNotFoundException gone) {
            // no file, or none any more
        }
    }

    Optional<Document> document(String uri) {
        return Optional.ofNullable(documents.get(uri));
    }

    Collection<Document> documents() {
        return documents.values();
    }

    /** Those of the folders of which a file is open. */
    List<Analysis> openAnalyses() {
        return open.stream()
                .map(Workspace::folder)
                .distinct()
                .map(this::analysis)
                .toList();
    }

    /** What the modules of a document's folder mean. */
    Analysis analysis(Document document) {
        return analysis(folder(document.uri()));
    }

    /** Those in which a word occurs. */
    List<Analysis> analysesWith(String word) {
        return documents().stream()
                .filter(document -> document.text().contains(word))
                .map(document -> folder(document.uri()))
                .distinct()
                .map(this::analysis)
                .toList();
    }

    private Analysis analysis(String folder) {
        List<Document> own = documents().stream()
                .filter(document -> folder(document.uri()).equals(folder))
                .toList();
        List<Document> all = withImported(own, folder);
        Analysis known = analyses.get(folder);
        if (known == null || !known.documents().equals(all)) {
            known = new Analysis(own, all, strictness);
            analyses.put(folder, known);
        }
        return known;
    }

    private List<Document> withImported(List<Document> own, String folder) {
        List<Document> all = new ArrayList<>(own);
        Set<String> modules = new HashSet<>();
        own.forEach(document -> addModules(document, modules));
        for (int i = 0; i < all.size(); i++) {
            for (ModuleNode module : all.get(i).modules()) {
                for (ModuleNode.Import imported : module.imports()) {
                    String name = imported.module().text();
                    Optional<Document> found = modules.add(name) ? nearest(name, folder) : Optional.empty();
                    found.ifPresent(document -> {
                        all.add(document);
                        addModules(document, modules);
                    });
                }
            }
        }
        return all;
    }

    private static void addModules(Document document, Set<String> names) {
        document.modules().forEach(module -> names.add(module.name().text()));
    }

    private Optional<Document> nearest(String module, String folder) {
        return documents().stream()
                .filter(document -> document.modules().stream()
                        .anyMatch(each -> each.name().text().equals(module)))
                .max(Comparator.comparingInt(document -> commonLength(document.uri(), folder)));
    }

    private static int commonLength(String left, String right) {
        int length = 0;
        while (length < Math.min(left.length(), right.length()) && left.charAt(length) == right.charAt(length)) {
            length++;
        }
        return length;
    }

    /** What is not in a file is alone. */
    private static String folder(String uri) {
        return uri.startsWith("file:") ? uri.substring(0, uri.lastIndexOf('/') + 1) : uri;
    }
}
