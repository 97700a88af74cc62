package org.c2x.bench.reception;

import java.util.Arrays;
import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;

/** Today's envelopes. */
public final class SecuredContents implements ContentSource {
    @Override
    public List<BenchContent<?>> contents() {
        return Arrays.stream(ReceivedPacket.values())
                .<BenchContent<?>>map(packet -> BenchContent.single(
                        packet.label(),
                        packet.description(),
                        Ieee1609Dot2Data.class,
                        Ieee1609Dot2DataOer.CODEC.decode(packet.envelope())))
                .toList();
    }
}
