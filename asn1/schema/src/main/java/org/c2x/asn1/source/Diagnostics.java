package org.c2x.asn1.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.c2x.asn1.source.Diagnostic.Severity;

/**
 * Collects what the stages of the front end find, so that all of it is reported at once.
 */
public final class Diagnostics {
    /** Beyond this number more messages help nobody. */
    private static final int MAXIMUM = 100;

    private record Entry(Position position, Severity severity, String message) {}

    private final List<SourceFile> files;
    private final Strictness strictness;
    private final Set<Entry> entries = new HashSet<>();

    /** Deviations are errors. */
    public Diagnostics(List<SourceFile> files) {
        this(files, Strictness.STRICT);
    }

    /**
     * @param files      the order in which diagnostics are told
     * @param strictness whether deviations from the standards are errors
     */
    public Diagnostics(List<SourceFile> files, Strictness strictness) {
        this.files = List.copyOf(files);
        this.strictness = strictness;
    }

    /**
     * Notes a deviation from a standard whose meaning is plain: a warning with the clause, or an error.
     *
     * @param clause which forbids it, for instance {@code X.680 clause 31.2}
     * @return true if it is a warning, so that work goes on with what is meant
     */
    public boolean tolerates(Position position, String clause, Supplier<String> message) {
        if (strictness == Strictness.STRICT) {
            error(new SourceError(position, message));
            return false;
        }
        // each of them, however many: they are what the user wants to know
        entries.add(new Entry(position, Severity.WARNING, message.get() + " (" + clause + ')'));
        return true;
    }

    /** Notes an error; the same one at the same place is noted once. */
    public void error(Position position, String message) {
        note(Severity.ERROR, position, message);
    }

    /** Notes an error or a warning. */
    public void note(Severity severity, Position position, String message) {
        if (takes(severity)) {
            entries.add(new Entry(position, severity, message));
        }
    }

    private boolean takes(Severity severity) {
        return entries.size() < MAXIMUM || severity == Severity.ERROR && !hasErrors();
    }

    /** Notes the error or warning that an exception carries, unless it is already told. */
    public void error(SourceError error) {
        error.position()
                .filter(place -> takes(error.severity()))
                .ifPresent(place -> note(error.severity(), place, error.getMessage()));
    }

    /** True if there is more than warnings. */
    public boolean hasErrors() {
        return entries.stream().anyMatch(entry -> entry.severity() == Severity.ERROR);
    }

    /** All diagnostics in the order of files, lines and columns. */
    public List<Diagnostic> toList() {
        List<Entry> sorted = new ArrayList<>(entries);
        sorted.sort(Comparator.comparingInt(
                        (Entry entry) -> fileIndex(entry.position().file()))
                .thenComparingInt(entry -> entry.position().line())
                .thenComparingInt(entry -> entry.position().column())
                .thenComparing(Entry::message));
        return sorted.stream()
                .map(entry -> Diagnostic.at(entry.position(), entry.severity(), entry.message()))
                .toList();
    }

    private int fileIndex(SourceFile file) {
        for (int i = 0; i < files.size(); i++) {
            if (files.get(i) == file) {
                return i;
            }
        }
        return files.size();
    }
}
