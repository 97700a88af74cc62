package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.resolve.ResolvedModules;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.ValueDefinition;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.Strictness;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;

/** What the modules of one folder mean, as far as they make sense. */
final class Analysis {
    /** Before a name that is none of an assignment: a field, a component of a value or a path. */
    private static final Set<String> BEFORE_OTHERS = Set.of("&", ".", "@");

    private final List<Document> own;
    private final List<Document> documents;
    private final List<Diagnostic> problems;
    private final ResolvedModules resolved;
    private final Map<String, TypeDefinition> types = new HashMap<>();
    private final Map<String, Map<String, Name>> names = new HashMap<>();

    /** @param documents the folder's own and those that are imported from */
    Analysis(List<Document> own, List<Document> documents, Strictness strictness) {
        this.own = List.copyOf(own);
        this.documents = List.copyOf(documents);
        Diagnostics diagnostics =
                new Diagnostics(documents.stream().map(Document::file).toList(), strictness);
        this.resolved = SchemaLoader.resolve(
                documents.stream()
                        .flatMap(document -> document.modules().stream())
                        .toList(),
                diagnostics,
                Contents.VALUES);
        this.problems = diagnostics.toList();
        for (Module module : resolved.schema().modules()) {
            for (TypeDefinition type : module.types()) {
                if (!type.isInstance()) {
                    types.put(type.place(), type);
                }
            }
        }
        for (Document document : documents) {
            for (Document.Part part : document.parts()) {
                if (!part.isModule()) {
                    names.computeIfAbsent(part.module().name().text(), unknown -> new LinkedHashMap<>())
                            .putIfAbsent(part.name().text(), part.name());
                }
            }
        }
    }

    /** Of the folder itself. */
    List<Document> own() {
        return own;
    }

    List<Document> documents() {
        return documents;
    }

    /** All that is wrong with one of the documents. */
    Set<Diagnostic> problems(Document document) {
        Set<Diagnostic> all = new LinkedHashSet<>(document.problems());
        problems.stream()
                .filter(problem -> problem.file().equals(document.uri()))
                .forEach(all::add);
        return all;
    }

    private boolean hasErrors(Document document) {
        return problems(document).stream().anyMatch(problem -> problem.severity() == Diagnostic.Severity.ERROR);
    }

    Optional<Document> document(Name name) {
        String uri = name.position().file().name();
        return documents.stream().filter(document -> document.uri().equals(uri)).findFirst();
    }

    /** The part of a document that a name defines. */
    Optional<Document.Part> part(Name definition) {
        return document(definition)
                .flatMap(document -> document.part(document.offset(definition)))
                .filter(part -> part.name().position().equals(definition.position()));
    }

    Optional<TypeDefinition> type(Name definition) {
        return Optional.ofNullable(types.get(definition.position().toString()));
    }

    Optional<ValueDefinition> value(Document.Part part) {
        return resolved.schema().modules().stream()
                .filter(module -> module.name().equals(part.module().name().text()))
                .flatMap(module -> module.values().stream())
                .filter(value -> value.name().equals(part.name().text()))
                .findFirst();
    }

    /** The names that modules define, by module in the order of the text. */
    Stream<Name> names(String module) {
        return names.getOrDefault(module, Map.of()).values().stream();
    }

    /** What is used in a module without a module name: its own and what it imports. */
    List<Name> visible(ModuleNode module) {
        List<Name> visible = new ArrayList<>(names(module.name().text()).toList());
        for (ModuleNode.Import imported : module.imports()) {
            imported.symbols().forEach(symbol -> visible.add(meaning(symbol)));
        }
        return visible;
    }

    private Name meaning(Name use) {
        return resolved.meanings().getOrDefault(use.position(), use);
    }

    /** What a module calls by a name without a module name. */
    Optional<Name> find(ModuleNode module, String name) {
        Optional<Name> defined = Optional.ofNullable(
                names.getOrDefault(module.name().text(), Map.of()).get(name));
        return defined.or(() -> module.imports().stream()
                .flatMap(imported -> imported.symbols().stream())
                .filter(symbol -> symbol.text().equals(name))
                .map(this::meaning)
                .findFirst());
    }

    /** The name of the assignment, module, dummy or member that a name in a document means or defines. */
    Optional<Name> meaning(Document document, Token token) {
        return document.defined(token.position())
                .or(() -> Optional.ofNullable(resolved.meanings().get(token.position())))
                .or(() -> document.part(token.start())
                        .flatMap(part ->
                                Members.at(part, token.position()).or(() -> unresolved(document, part, token))));
    }

    /** The names that a new name of a member must differ from: of those in the same assignment. */
    Optional<List<Name>> members(Name definition) {
        return document(definition)
                .flatMap(document -> document.part(document.offset(definition)))
                .filter(part -> Members.at(part, definition.position()).isPresent())
                .flatMap(Document.Part::assignment)
                .map(Members::names);
    }

    /** What the resolver did not look up: dummies, and where there are errors or no uses. */
    private Optional<Name> unresolved(Document document, Document.Part part, Token token) {
        Optional<Name> dummy = part.parameters().stream()
                .filter(name -> name.text().equals(token.text()))
                .findFirst();
        String before =
                document.tokens().get(document.indexBefore(token.start())).text();
        if (dummy.isPresent() || BEFORE_OTHERS.contains(before)) {
            return dummy;
        }
        // X.681 clause 10.6: of names in capitals, any may be a word of the notation of a class
        boolean isType =
                token.kind() == Token.Kind.UPPER_NAME && token.text().chars().anyMatch(Character::isLowerCase);
        boolean isResolved = part.parameters().isEmpty() && part.assignment().isPresent() && !hasErrors(document);
        return !isType && isResolved || part.isModule() ? Optional.empty() : find(part.module(), token.text());
    }

    /** Where an assignment, module or dummy is used in the folder's own documents, and where it is defined. */
    Stream<Use> uses(Name definition) {
        return own.stream()
                .filter(document -> document.text().contains(definition.text()))
                .flatMap(document -> document.tokens().stream()
                        .filter(token -> Document.isName(token) && token.text().equals(definition.text()))
                        .filter(token -> meaning(document, token)
                                .filter(name -> name.position().equals(definition.position()))
                                .isPresent())
                        .map(token -> new Use(document, token)));
    }

    /** A name in a document. */
    record Use(Document document, Token token) {}
}
