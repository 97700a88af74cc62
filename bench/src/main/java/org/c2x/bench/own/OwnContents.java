package org.c2x.bench.own;

import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;

/** The contents of a study of somebody's own module; listed as a service beside its classes. */
public final class OwnContents implements ContentSource {
    @Override
    public List<BenchContent<?>> contents() {
        return OwnStudy.find().map(OwnStudy::benchContents).orElse(List.of());
    }
}
