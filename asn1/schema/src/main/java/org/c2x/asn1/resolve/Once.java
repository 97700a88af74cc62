package org.c2x.asn1.resolve;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.c2x.asn1.source.Diagnostic.Severity;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;

/** What is worked out once a place: an error of it is reported once, and what needs itself is an error. */
final class Once<T> {
    private final NestingGuard guard;
    private final Map<Place, T> known = new HashMap<>();
    private final Map<Place, Severity> failed = new HashMap<>();
    private final Set<Place> inProgress = new HashSet<>();

    Once(NestingGuard guard) {
        this.guard = guard;
    }

    /**
     * What is known of the place, or else comes out of the work.
     *
     * @param circular says that the work needs what it is about to find
     */
    T get(Place place, Position position, Supplier<String> circular, Supplier<T> work) {
        T found = known.get(place);
        if (found != null) {
            return found;
        }
        Severity severity = failed.get(place);
        if (severity != null) {
            throw severity == Severity.WARNING ? SourceError.alreadyLeftOut() : SourceError.alreadyTold();
        }
        if (!inProgress.add(place)) {
            throw new SourceError(position, circular);
        }
        try {
            T result = guard.within(position, work);
            known.put(place, result);
            return result;
        } catch (SourceError error) {
            failed.put(place, error.severity());
            throw error;
        } finally {
            inProgress.remove(place);
        }
    }
}
