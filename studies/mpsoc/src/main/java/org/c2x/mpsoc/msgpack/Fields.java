package org.c2x.mpsoc.msgpack;

import java.io.IOException;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.mpsoc.InC;
import org.c2x.mpsoc.structs.TempLevel;
import org.msgpack.core.MessagePackException;
import org.msgpack.core.MessageUnpacker;

/** Reads components. What is none of the type that the struct has there is refused with its place and name. */
final class Fields {
    private final MessageUnpacker in;
    /** Where the component begins that is being read. */
    private long place;

    Fields(MessageUnpacker in) {
        this.in = in;
    }

    /** Octets read. */
    int position() {
        return (int) in.getTotalReadBytes();
    }

    /** The header of a struct's array. */
    void struct(int components) {
        int found = arrayHeader("");
        if (found != components) {
            throw refused("", "expected an array of " + components + ", found one of " + found);
        }
    }

    /** The header of a list's array. */
    int count(String name, int most) {
        return atMost(most, arrayHeader(name), name);
    }

    int int32(String name) {
        place = in.getTotalReadBytes();
        try {
            return in.unpackInt();
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected a number of 32 bits", e);
        }
    }

    short int16(String name) {
        place = in.getTotalReadBytes();
        try {
            return in.unpackShort();
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected a number of 16 bits", e);
        }
    }

    OctetString binary32(String name) {
        place = in.getTotalReadBytes();
        try {
            return InC.octets(in.unpackFloat());
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected a floating-point number", e);
        }
    }

    TempLevel level(String name) {
        int number = int32(name);
        if (!InC.isLevel(number)) {
            throw refused(name, "expected the number of a level, found " + number);
        }
        return InC.level(number);
    }

    OctetString text(String name, int most) {
        place = in.getTotalReadBytes();
        try {
            return payload(name, most, in.unpackRawStringHeader());
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected a text", e);
        }
    }

    OctetString octets(String name, int most) {
        place = in.getTotalReadBytes();
        try {
            return payload(name, most, in.unpackBinaryHeader());
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected octets", e);
        }
    }

    private OctetString payload(String name, int most, int length) throws IOException {
        return OctetString.wrap(in.readPayload(atMost(most, length, name)));
    }

    private int arrayHeader(String name) {
        place = in.getTotalReadBytes();
        try {
            return in.unpackArrayHeader();
        } catch (MessagePackException | IOException e) {
            throw refused(name, "expected an array", e);
        }
    }

    private int atMost(int most, int found, String name) {
        if (found > most) {
            throw refused(name, "expected size 0.." + most + ", found " + found);
        }
        return found;
    }

    private DecodeException refused(String name, String expected, Exception found) {
        return refused(name, expected + ": " + found.getMessage());
    }

    private DecodeException refused(String name, String problem) {
        return new DecodeException(Unit.OCTET, place, name, problem);
    }
}
