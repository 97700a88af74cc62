package org.c2x.nativebridge;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.PerThread;

/** A native codec for one type: from and to its own objects. Octets cross through a buffer that threads keep. */
final class NativeType implements LoopCodec<NativeMessage> {
    /** Longest message. */
    private static final int LONGEST = 1 << 17;
    /**
     * How many objects of the greatest size share storage. Most need little of theirs; one that is kept keeps it all.
     */
    private static final int SHARING = 4;
    /** What objects begin at a multiple of. */
    private static final int ALIGNMENT = 16;

    private final NativeCalls calls;
    private final CatalogEntry entry;
    private final long codec;
    private final Unit unit;
    private final PerThread<Crossing> crossings;

    /** What a thread uses: a buffer for octets with its address, and storage for the next objects. */
    private static final class Crossing {
        private final ByteBuffer octets = ByteBuffer.allocateDirect(LONGEST);
        private final long address;
        private Storage storage;

        Crossing(NativeCalls calls, CatalogEntry entry) {
            address = calls.address(octets);
            storage = new Storage(calls, entry);
        }
    }

    /** Room that a thread gives to one object after the other, as much as it turns out to need. */
    private static final class Storage {
        private final ByteBuffer octets;
        private final long end;
        private long next;

        Storage(NativeCalls calls, CatalogEntry entry) {
            octets = ByteBuffer.allocateDirect(SHARING * aligned(entry.objectOctets()));
            next = calls.address(octets);
            end = next + octets.capacity();
        }

        private static int aligned(int extent) {
            return (extent + ALIGNMENT - 1) & -ALIGNMENT;
        }

        boolean hasRoomFor(int objectOctets) {
            return end - next >= objectOctets;
        }

        /** Leaves the object at the next address to itself. */
        NativeMessage take(NativeType type, int extent) {
            NativeMessage message = NativeMessage.of(type, next, octets);
            next += aligned(extent);
            return message;
        }
    }

    /** @param unit what the codec's offsets count */
    NativeType(NativeCalls calls, CatalogEntry entry, Unit unit) {
        this.calls = calls;
        this.entry = entry;
        this.codec = calls.codec(entry.scheme(), entry.type());
        this.unit = unit;
        this.crossings = new PerThread<>(() -> new Crossing(calls, entry));
    }

    Unit unit() {
        return unit;
    }

    /** Name and version of the library. */
    String library() {
        return entry.library();
    }

    /** About how much memory objects hold beside their storage. */
    int heapOctets() {
        return entry.heapOctets();
    }

    void release(long object) {
        calls.release(codec, object);
    }

    @Override
    public byte[] encode(NativeMessage message) {
        Crossing crossing = crossings.take();
        try {
            byte[] octets = new byte[written(message, crossing)];
            crossing.octets.get(0, octets);
            return octets;
        } finally {
            crossings.give(crossing);
        }
    }

    @Override
    public int encode(NativeMessage message, byte[] buffer, int offset) {
        Crossing crossing = crossings.take();
        try {
            int length = written(message, crossing);
            if (offset < 0 || length > buffer.length - offset) {
                throw new EncodeException(
                        "",
                        "expected " + length + " octets of room in the buffer, found "
                                + Math.max(0, (long) buffer.length - offset));
            }
            crossing.octets.get(0, buffer, offset, length);
            return length;
        } finally {
            crossings.give(crossing);
        }
    }

    @Override
    public int encodedLength(NativeMessage message) {
        Crossing crossing = crossings.take();
        try {
            return written(message, crossing);
        } finally {
            crossings.give(crossing);
        }
    }

    private int written(NativeMessage message, Crossing crossing) {
        try {
            long length = calls.encode(codec, message.address(), crossing.address, LONGEST);
            if (length < 0) {
                throw refused();
            }
            return (int) length;
        } finally {
            Reference.reachabilityFence(message);
        }
    }

    @Override
    public NativeMessage decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<NativeMessage> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        Crossing crossing = crossings.take();
        try {
            long decoded = decode(crossing, octets, offset, length);
            return new Decoded<>(crossing.storage.take(this, (int) (decoded >> Integer.SIZE)), (int) decoded);
        } finally {
            crossings.give(crossing);
        }
    }

    @Override
    public void decodeAndFree(byte[] octets) {
        Crossing crossing = crossings.take();
        try {
            decode(crossing, octets, 0, octets.length);
            if (entry.heapOctets() > 0) {
                release(crossing.storage.next);
            }
        } finally {
            crossings.give(crossing);
        }
    }

    /** Makes the next object; what the call gives. */
    private long decode(Crossing crossing, byte[] octets, int offset, int length) {
        // what lies after the longest message is no part of any
        int crossed = Math.min(length, LONGEST);
        crossing.octets.put(0, octets, offset, crossed);
        long decoded = calls.decode(codec, room(crossing), crossing.address, crossed);
        if (decoded < 0) {
            throw refused(-1 - decoded, crossed);
        }
        return decoded;
    }

    /** Where the next object begins. */
    private long room(Crossing crossing) {
        if (!crossing.storage.hasRoomFor(entry.objectOctets())) {
            crossing.storage = new Storage(calls, entry);
        }
        return crossing.storage.next;
    }

    private EncodeException refused() {
        Reason reason = reason("refuses the value, or its encoding has more than " + LONGEST + " octets");
        return new EncodeException(reason.path, reason.problem);
    }

    private DecodeException refused(long offset, int length) {
        long end = unit == Unit.BIT ? (long) Byte.SIZE * length : length;
        Reason reason = reason("refuses the message");
        return new DecodeException(unit, Math.min(offset, end), reason.path, reason.problem);
    }

    /** What the library says of its last refusal; if it says nothing, that it was the library. */
    private Reason reason(String otherwise) {
        String[] said = calls.failure().split("\t");
        return said.length > 1 ? new Reason(said[0], said[1]) : new Reason("", entry.library() + ' ' + otherwise);
    }

    private record Reason(String path, String problem) {}

    @Override
    public long encodeNanos(NativeMessage message, long count) {
        Crossing crossing = crossings.take();
        try {
            long nanos = calls.timeEncode(codec, message.address(), crossing.address, LONGEST, count);
            if (nanos < 0) {
                throw refused();
            }
            return nanos;
        } finally {
            crossings.give(crossing);
        }
    }

    @Override
    public long decodeNanos(byte[] octets, long count) {
        Crossing crossing = crossings.take();
        try {
            int length = Math.min(octets.length, LONGEST);
            crossing.octets.put(0, octets, 0, length);
            long nanos = calls.timeDecode(codec, room(crossing), crossing.address, length, count);
            if (nanos < 0) {
                throw refused(0, length);
            }
            return nanos;
        } finally {
            crossings.give(crossing);
        }
    }
}
