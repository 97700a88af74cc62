package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/**
 * How deep values of recursive types may be nested: as {@link Limits} grant it, and as far as the thread's stack goes.
 *
 * <p>Every few levels this looks whether the stack has room for the next ones and more. A message that is nested too
 * deeply for its thread is refused there, where nothing is half done: a static initialiser that runs out of stack would
 * leave its class unusable for the whole virtual machine. What still runs out of stack is caught at the codec.
 */
public final class Nesting {
    /** Levels between two looks at the stack; a power of two. No real message gets to the first one. */
    private static final int LEVELS_A_LOOK = 8;

    /** Frames that must fit: some 20 to 50 KB, what eight levels, a class initialiser and an exception take. */
    private static final int FRAMES_A_LOOK = 256;

    private static final String NO_ROOM = "expected levels of nesting that the thread's stack has room for";

    private Nesting() {}

    /**
     * What is wrong with a level, null if nothing is.
     *
     * @param level from 1
     * @param most  the limit
     */
    public static @Nullable String problem(int level, int most) {
        if (level > most) {
            return "expected at most " + most + " levels of nesting";
        }
        return (level & LEVELS_A_LOOK - 1) == 0 && !hasRoom(FRAMES_A_LOOK) ? NO_ROOM : null;
    }

    /**
     * Before a value of a recursive type is encoded.
     *
     * @param level from 1
     * @throws EncodeException if it is nested deeper than usual, or than the stack has room for
     */
    public static void checkValue(int level) {
        String problem = problem(level, Limits.DEFAULT.depth());
        if (problem != null) {
            throw new EncodeException("", problem);
        }
    }

    /**
     * Before a mapping makes a value of a recursive type from part of a message.
     *
     * @param level from 1
     * @throws DecodeException if it is nested deeper than usual, or than the stack has room for
     */
    public static void checkMessage(int level) {
        String problem = problem(level, Limits.DEFAULT.depth());
        if (problem != null) {
            throw MessageField.mismatch(problem);
        }
    }

    /** True if the thread's stack has room for so many frames, about 150 octets each while code is interpreted. */
    public static boolean hasRoom(int frames) {
        try {
            return descend(frames, frames, frames) != 0;
        } catch (StackOverflowError e) {
            return false;
        }
    }

    /** What lives across the call makes a frame of compiled code no smaller than others. */
    private static long descend(int frames, long first, long second) {
        return frames == 0 ? first | 1 : descend(frames - 1, second, first + 1) | first | second;
    }

    /** What a codec throws in place of the error of a decoding that has run out of stack. */
    public static DecodeException decodingOverflow(Unit unit) {
        return new DecodeException(unit, 0, "", NO_ROOM);
    }

    /** What a codec throws in place of the error of an encoding that has run out of stack. */
    public static EncodeException encodingOverflow() {
        return new EncodeException("", NO_ROOM);
    }
}
