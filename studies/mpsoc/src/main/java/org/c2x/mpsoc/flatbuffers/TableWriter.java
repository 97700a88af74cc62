package org.c2x.mpsoc.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import java.nio.ByteBuffer;
import java.util.List;
import org.c2x.mpsoc.InC;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.TempLevel;
import org.c2x.mpsoc.structs.Temperature;

/**
 * Writes tables. What a table points to is written before it, and its fields in the order of flatc's code: those of
 * more octets first and of each length the last one first.
 */
final class TableWriter {
    private static final int SENSOR_FIELDS = 1;
    private static final int INSTR_CNT_FIELDS = 8;
    private static final int ALL_SENSORS_FIELDS = 9;
    private static final int STRUCT_OCTETS = 8;

    private TableWriter() {}

    static int sensor(Temperature value, FlatBufferBuilder out) {
        out.startTable(SENSOR_FIELDS);
        out.addStruct(0, struct(value, out), 0);
        return out.endTable();
    }

    static int instrCnt(InstrCnt value, FlatBufferBuilder out) {
        int name = out.createString(ByteBuffer.wrap(value.name().toByteArray()));
        out.startTable(INSTR_CNT_FIELDS);
        out.addInt(7, value.nop(), 0);
        out.addInt(6, value.store(), 0);
        out.addInt(5, value.load(), 0);
        out.addInt(4, value.jump(), 0);
        out.addInt(3, value.branch(), 0);
        out.addInt(2, value.logical(), 0);
        out.addInt(1, value.arith(), 0);
        out.addOffset(0, name, 0);
        return out.endTable();
    }

    static int allSensors(AllSensors value, FlatBufferBuilder out) {
        int name = out.createString(ByteBuffer.wrap(value.name().toByteArray()));
        int occupancy = out.createByteVector(value.occupancy().toByteArray());
        int processors = processors(value.processors(), out);
        int instrCnt = instrCnt(value.instrCnt(), out);
        int history = history(value.history(), out);
        out.startTable(ALL_SENSORS_FIELDS);
        out.addOffset(8, history, 0);
        out.addOffset(7, instrCnt, 0);
        out.addOffset(6, processors, 0);
        out.addOffset(4, occupancy, 0);
        out.addFloat(2, InC.binary32(value.calib()), 0);
        out.addStruct(1, struct(value.temp(), out), 0);
        out.addOffset(0, name, 0);
        out.addShort(3, (short) value.cpuUsage(), 0);
        out.addByte(5, (byte) InC.number(value.tempLevel()), InC.number(TempLevel.HIGH));
        return out.endTable();
    }

    private static int processors(List<InstrCnt> processors, FlatBufferBuilder out) {
        int[] tables = new int[processors.size()];
        for (int i = 0; i < tables.length; i++) {
            tables[i] = instrCnt(processors.get(i), out);
        }
        return out.createVectorOfTables(tables);
    }

    private static int history(List<Temperature> history, FlatBufferBuilder out) {
        out.startVector(STRUCT_OCTETS, history.size(), Integer.BYTES);
        for (int i = history.size() - 1; i >= 0; i--) {
            struct(history.get(i), out);
        }
        return out.endVector();
    }

    /** Last component first, as a builder goes from the end of its buffer to the beginning. */
    private static int struct(Temperature value, FlatBufferBuilder out) {
        out.prep(Integer.BYTES, STRUCT_OCTETS);
        out.putFloat(InC.binary32(value.temp()));
        out.putInt(value.timestamp());
        return out.offset();
    }
}
