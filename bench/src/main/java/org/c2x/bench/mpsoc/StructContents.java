package org.c2x.bench.mpsoc;

import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.mpsoc.MpsocContents;

/** The structs of the embedded study: with numbers of full range, then with ranges of their values. */
public final class StructContents implements ContentSource {

    @Override
    public List<BenchContent<?>> contents() {
        return MpsocContents.all().stream()
                .<BenchContent<?>>map(BenchContent::single)
                .toList();
    }
}
