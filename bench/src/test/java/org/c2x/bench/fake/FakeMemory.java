package org.c2x.bench.fake;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;

/** Fake schemes whose use of memory is known, and some that end badly in decoding. */
public final class FakeMemory implements CodecProviders {
    /** What the JVM must not inline, so that recursion has the frames it says: a pattern of HotSpot's. */
    public static final String FRAMES = Recursive.class.getName() + "::*";

    /** Octets of an encoding of {@code fake-long}. */
    public static final int LONG = 1000;

    @Override
    public List<CodecProvider> providers() {
        return List.of(
                new Provider("fake-recursive-50", new Recursive(50)),
                new Provider("fake-recursive-100", new Recursive(100)),
                new Provider("fake-recursive-200", new Recursive(200)),
                new Provider("fake-long", new Long()),
                new Provider("fake-brittle", new Brittle()),
                new Provider("fake-deadly", new Deadly()),
                new Provider("fake-endless", new Endless()));
    }

    private static final class Provider extends FakeProvider {
        Provider(String scheme, FakeCodec codec) {
            super(scheme, codec);
        }
    }

    /** Decodes below a number of frames. */
    private static final class Recursive extends FakeCodec {
        private final int frames;

        Recursive(int frames) {
            this.frames = frames;
        }

        @Override
        public FakeMessage decode(byte[] octets) {
            return decode(frames, octets);
        }

        private static FakeMessage decode(int frames, byte[] octets) {
            return frames == 0 ? FakeMessage.of(octets[0], octets[1]) : decode(frames - 1, octets);
        }
    }

    /** Encodings are long. */
    private static final class Long extends FakeCodec {
        @Override
        public byte[] encode(FakeMessage value) {
            byte[] octets = new byte[LONG];
            encode(value, octets, 0);
            return octets;
        }

        @Override
        public int encode(FakeMessage value, byte[] buffer, int offset) {
            super.encode(value, buffer, offset);
            Arrays.fill(buffer, offset + LENGTH, offset + LONG, (byte) 0);
            return LONG;
        }

        @Override
        public int encodedLength(FakeMessage value) {
            return LONG;
        }
    }

    /** Never works again after it ran out of stack. */
    private static final class Brittle extends FakeCodec {
        private boolean broken;

        @Override
        public FakeMessage decode(byte[] octets) {
            if (broken) {
                throw new IllegalStateException("broken");
            }
            try {
                return Recursive.decode(100, octets);
            } catch (StackOverflowError e) {
                broken = true;
                return null;
            }
        }
    }

    /** Ends its JVM. */
    private static final class Deadly extends FakeCodec {
        @Override
        public FakeMessage decode(byte[] octets) {
            Runtime.getRuntime().halt(3);
            return null;
        }
    }

    /** Does not come back. */
    private static final class Endless extends FakeCodec {
        @Override
        public FakeMessage decode(byte[] octets) {
            while (true) {
                LockSupport.park();
            }
        }
    }
}
