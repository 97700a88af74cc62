package org.c2x.bench.reception;

import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.security.SecurityContents;

/** Today's envelopes. */
public final class SecuredContents implements ContentSource {
    @Override
    public List<BenchContent<?>> contents() {
        return SecurityContents.all().stream()
                .<BenchContent<?>>map(content ->
                        BenchContent.single(content.name(), content.description(), content.type(), content.value()))
                .toList();
    }
}
