package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.codec.uper.v1.CamView;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.ReferencePosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long does it take to read two components of a CAM with a view, compared with decoding it? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
public class ViewBenchmark {
    private static final String UPER = "uper";

    @Param("cam")
    public String content;

    private Codec<CAM> codec;
    private byte[] octets;
    private CamView kept;

    /** Whether a content is one that this view reads. */
    public static boolean canView(String scheme, BenchContent<?> viewed) {
        return scheme.equals(UPER) && viewed.type() == CAM.class && !viewed.isStream();
    }

    /** Refuses a view that says something else than the message. */
    @Setup
    public void prepare() {
        CAM cam = (CAM) BenchContents.get(content).messages().get(0);
        codec = Codecs.get(UPER, CAM.class);
        octets = codec.encode(cam);
        ReferencePosition position = cam.cam().camParameters().basicContainer().referencePosition();
        CamView view = CamView.of(octets);
        if (view.latitude() != position.latitude() || view.longitude() != position.longitude()) {
            throw new IllegalStateException("the view is somewhere else");
        }
        kept = view;
    }

    /** At fixed places. */
    @Benchmark
    public long position(ProcessorTime time) {
        CamView view = CamView.of(octets);
        return (long) view.latitude() << 32 ^ view.longitude();
    }

    /** After a container that is stepped over. */
    @Benchmark
    public int heading(ProcessorTime time) {
        return CamView.of(octets).headingValue();
    }

    /** After nearly all of the message; in {@code cam}, which has no such container, it is not looked for. */
    @Benchmark
    public boolean role(ProcessorTime time) {
        return CamView.of(octets).hasTrafficRule();
    }

    /** The same with a view that is kept: over long lists one a message may cost an object. */
    @Benchmark
    public boolean roleOfKeptView(ProcessorTime time) {
        return kept.wrap(octets, 0, octets.length).hasTrafficRule();
    }

    /** Baseline: the same two numbers of the whole message. */
    @Benchmark
    public long decode(ProcessorTime time) {
        ReferencePosition position =
                codec.decode(octets).cam().camParameters().basicContainer().referencePosition();
        return (long) position.latitude() << 32 ^ position.longitude();
    }
}
