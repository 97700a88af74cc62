package org.c2x.mpsoc.flatbuffers;

import com.google.flatbuffers.Table;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.mpsoc.InC;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.TempLevel;
import org.c2x.mpsoc.structs.Temperature;

/**
 * Reads a table. A number that is not there is its default; anything else that is not there, lies outside of the
 * octets or is longer than the struct has room for is refused with its place and name.
 */
final class TableReader extends Table {
    private static final int FIRST_FIELD = 4;
    private static final int STRUCT_OCTETS = 8;

    /** What is being read, and where. */
    private String name = "";

    private int place;

    private TableReader(int position, ByteBuffer octets) {
        place = position;
        try {
            __reset(position, octets);
        } catch (IndexOutOfBoundsException e) {
            throw cutOff();
        }
    }

    /** Reads the root table. */
    static <T> T root(ByteBuffer octets, Function<TableReader, T> reader) {
        if (octets.limit() < Integer.BYTES) {
            throw new DecodeException(Unit.OCTET, 0, "", "expected a table, found " + octets.limit() + " octets");
        }
        return new TableReader(octets.getInt(0), octets).read(reader);
    }

    static Temperature sensor(TableReader in) {
        return in.struct(in.present(0, "temperature"));
    }

    static InstrCnt instrCnt(TableReader in) {
        return new InstrCnt(
                in.octets(0, "name", InC.LONGEST_NAME),
                in.int32(1, "arith"),
                in.int32(2, "logical"),
                in.int32(3, "branch"),
                in.int32(4, "jump"),
                in.int32(5, "load"),
                in.int32(6, "store"),
                in.int32(7, "nop"));
    }

    static AllSensors allSensors(TableReader in) {
        return new AllSensors(
                in.octets(0, "name", InC.LONGEST_NAME),
                in.struct(in.present(1, "temp")),
                in.binary32(2, "calib"),
                in.int16(3, "cpuUsage"),
                in.octets(4, "occupancy", InC.LONGEST_OCCUPANCY),
                in.level(5, "tempLevel"),
                in.processors(6, "processors"),
                in.table(in.present(7, "instrCnt"), TableReader::instrCnt),
                in.history(8, "history"));
    }

    private <T> T read(Function<TableReader, T> reader) {
        try {
            return reader.apply(this);
        } catch (IndexOutOfBoundsException e) {
            throw cutOff();
        }
    }

    private int int32(int field, String component) {
        return has(field, component) ? bb.getInt(place) : 0;
    }

    private short int16(int field, String component) {
        return has(field, component) ? bb.getShort(place) : 0;
    }

    private OctetString binary32(int field, String component) {
        return InC.octets(has(field, component) ? bb.getFloat(place) : 0);
    }

    private TempLevel level(int field, String component) {
        int number = has(field, component) ? bb.get(place) : InC.number(TempLevel.HIGH);
        if (!InC.isLevel(number)) {
            throw refused("expected the number of a level, found " + number);
        }
        return InC.level(number);
    }

    private Temperature struct(int at) {
        return new Temperature(bb.getInt(at), InC.octets(bb.getFloat(at + Integer.BYTES)));
    }

    private <T> T table(int reference, Function<TableReader, T> reader) {
        try {
            return new TableReader(__indirect(reference), bb).read(reader);
        } catch (DecodeException e) {
            throw e.within(name);
        }
    }

    private OctetString octets(int field, String component, int most) {
        byte[] octets = new byte[count(field, component, most)];
        bb.get(place, octets);
        return OctetString.wrap(octets);
    }

    private List<InstrCnt> processors(int field, String component) {
        int count = count(field, component, InC.LONGEST_LIST);
        List<InstrCnt> processors = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            name = component + '[' + i + ']';
            processors.add(table(place + i * Integer.BYTES, TableReader::instrCnt));
        }
        return processors;
    }

    private List<Temperature> history(int field, String component) {
        int count = count(field, component, InC.LONGEST_LIST);
        List<Temperature> history = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            history.add(struct(place + i * STRUCT_OCTETS));
        }
        return history;
    }

    /** Goes to a vector or string and says its length. */
    private int count(int field, String component, int most) {
        place = __indirect(present(field, component));
        int count = bb.getInt(place);
        if (count < 0 || count > most) {
            throw refused("expected size 0.." + most + ", found " + Integer.toUnsignedString(count));
        }
        place += Integer.BYTES;
        return count;
    }

    private int present(int field, String component) {
        if (!has(field, component)) {
            throw refused("expected a mandatory component, found none");
        }
        return place;
    }

    /** Goes to a field, to the beginning of the table if it is not there. */
    private boolean has(int field, String component) {
        name = component;
        int offset = __offset(FIRST_FIELD + field * Short.BYTES);
        place = bb_pos + offset;
        return offset != 0;
    }

    private DecodeException cutOff() {
        return refused("expected it within the octets, found it beyond their end");
    }

    private DecodeException refused(String problem) {
        return new DecodeException(Unit.OCTET, Math.max(0, place), name, problem);
    }
}
