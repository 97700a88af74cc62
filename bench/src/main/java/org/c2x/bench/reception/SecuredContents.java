package org.c2x.bench.reception;

import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.security.SecurityContents;
import org.c2x.security.dot2.Ieee1609Dot2Data;

/** Today's envelopes. */
public final class SecuredContents implements ContentSource {
    @Override
    public List<BenchContent<?>> contents() {
        return SecurityContents.all().stream()
                .<BenchContent<?>>map(envelope -> BenchContent.single(
                        envelope.name(), envelope.description(), Ieee1609Dot2Data.class, envelope.data()))
                .toList();
    }
}
