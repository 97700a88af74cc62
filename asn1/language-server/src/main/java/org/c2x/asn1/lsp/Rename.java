package org.c2x.asn1.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.lexer.Lexer;
import org.c2x.asn1.lexer.Token;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.Name;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Gives an assignment, a module, a dummy or a member another name, wherever it is used. */
final class Rename {
    private Rename() {}

    /**
     * The changes in all files.
     *
     * @param members of the assignment, if the name is that of one of them
     * @param uses    of the name, in all folders
     * @throws ResponseErrorException if the new name is none of the kind, or means something else already
     */
    static WorkspaceEdit edit(
            Token old, String name, Optional<List<Name>> members, List<Analysis.Use> uses, List<Analysis> analyses) {
        SourceFile file = new SourceFile("", name);
        List<Token> tokens = Lexer.tokens(file, new Diagnostics(List.of(file)));
        if (tokens.size() != 2
                || tokens.get(0).kind() != old.kind()
                || !tokens.get(0).text().equals(name)) {
            throw refused("'" + name + "' is no name like '" + old.text() + "'");
        }
        Map<String, List<TextEdit>> changes = new LinkedHashMap<>();
        for (Analysis.Use use : uses) {
            Document document = use.document();
            Optional<Name> taken = members.isPresent()
                    ? members.get().stream()
                            .filter(member -> member.text().equals(name))
                            .findFirst()
                    : taken(use, name, analyses);
            taken.ifPresent(other -> {
                throw refused("'" + name + "' is defined already, at line "
                        + other.position().line());
            });
            changes.computeIfAbsent(document.uri(), unknown -> new ArrayList<>())
                    .add(new TextEdit(
                            document.range(use.token().start(), use.token().end()), name));
        }
        return new WorkspaceEdit(changes);
    }

    private static Optional<Name> taken(Analysis.Use use, String name, List<Analysis> analyses) {
        return use.document()
                .part(use.token().start())
                .flatMap(part -> part.parameters().stream()
                        .filter(dummy -> dummy.text().equals(name))
                        .findFirst()
                        .or(() -> analyses.stream()
                                .filter(analysis -> analysis.own().contains(use.document()))
                                .findFirst()
                                .flatMap(analysis -> analysis.find(part.module(), name))));
    }

    static ResponseErrorException refused(String reason) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
    }
}
