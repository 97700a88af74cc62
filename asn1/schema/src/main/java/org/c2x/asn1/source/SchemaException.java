package org.c2x.asn1.source;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Modules that make no schema. Its message is all diagnostics as they are shown to a user.
 */
public final class SchemaException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<Diagnostic> diagnostics;

    public SchemaException(List<Diagnostic> diagnostics) {
        super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
        this.diagnostics = List.copyOf(diagnostics);
    }

    /** All problems found, in the order of files and lines; at least one. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
