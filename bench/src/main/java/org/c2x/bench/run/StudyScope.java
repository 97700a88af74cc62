package org.c2x.bench.run;

import java.util.List;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.result.Direction;

/**
 * What to compare.
 *
 * @param schemes also such that cannot be used as things are, so that a reader learns of them
 * @param jvms    at least one
 */
public record StudyScope(
        List<String> schemes, List<BenchContent<?>> contents, List<Direction> directions, List<MeasuredJvm> jvms) {
    public StudyScope {
        schemes = List.copyOf(schemes);
        contents = List.copyOf(contents);
        directions = List.copyOf(directions);
        jvms = List.copyOf(jvms);
    }

    /** Both directions, in the JVM that this program runs in. */
    public static StudyScope of(List<String> schemes, List<BenchContent<?>> contents) {
        return new StudyScope(schemes, contents, List.of(Direction.values()), List.of(MeasuredJvm.current()));
    }

    /** The schemes that can be used. */
    List<String> usable() {
        return schemes.stream()
                .filter(scheme -> Codecs.unavailable(scheme).isEmpty())
                .toList();
    }
}
