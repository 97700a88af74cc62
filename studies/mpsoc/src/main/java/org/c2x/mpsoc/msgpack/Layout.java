package org.c2x.mpsoc.msgpack;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.mpsoc.InC;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.Temperature;
import org.msgpack.core.MessagePacker;

/**
 * What a message consists of.
 *
 * @param packer   of a value
 * @param unpacker of the same; it refuses what is none with a {@link DecodeException}
 */
record Layout<T>(Packer<T> packer, Unpacker<T> unpacker) {
    static final Layout<Temperature> TEMPERATURE = new Layout<>(Layout::packTemperature, Layout::temperature);
    static final Layout<InstrCnt> INSTR_CNT = new Layout<>(Layout::packInstrCnt, Layout::instrCnt);
    static final Layout<AllSensors> ALL_SENSORS = new Layout<>(Layout::packAllSensors, Layout::allSensors);

    private static final int TEMPERATURE_COMPONENTS = 2;
    private static final int INSTR_CNT_COMPONENTS = 8;
    private static final int ALL_SENSORS_COMPONENTS = 9;

    interface Packer<T> {
        void pack(T value, MessagePacker out) throws IOException;
    }

    interface Unpacker<T> {
        T unpack(Fields in);
    }

    void pack(T value, MessagePacker out) throws IOException {
        packer.pack(value, out);
    }

    T unpack(Fields in) {
        return unpacker.unpack(in);
    }

    private static void packTemperature(Temperature value, MessagePacker out) throws IOException {
        out.packArrayHeader(TEMPERATURE_COMPONENTS);
        out.packInt(value.timestamp());
        out.packFloat(InC.binary32(value.temp()));
    }

    private static Temperature temperature(Fields in) {
        in.struct(TEMPERATURE_COMPONENTS);
        return new Temperature(in.int32("timestamp"), in.binary32("temp"));
    }

    private static void packInstrCnt(InstrCnt value, MessagePacker out) throws IOException {
        out.packArrayHeader(INSTR_CNT_COMPONENTS);
        text(value.name(), out);
        out.packInt(value.arith());
        out.packInt(value.logical());
        out.packInt(value.branch());
        out.packInt(value.jump());
        out.packInt(value.load());
        out.packInt(value.store());
        out.packInt(value.nop());
    }

    private static InstrCnt instrCnt(Fields in) {
        in.struct(INSTR_CNT_COMPONENTS);
        return new InstrCnt(
                in.text("name", InC.LONGEST_NAME),
                in.int32("arith"),
                in.int32("logical"),
                in.int32("branch"),
                in.int32("jump"),
                in.int32("load"),
                in.int32("store"),
                in.int32("nop"));
    }

    private static void packAllSensors(AllSensors value, MessagePacker out) throws IOException {
        out.packArrayHeader(ALL_SENSORS_COMPONENTS);
        text(value.name(), out);
        packTemperature(value.temp(), out);
        out.packFloat(InC.binary32(value.calib()));
        out.packInt(value.cpuUsage());
        out.packBinaryHeader(value.occupancy().length());
        out.addPayload(value.occupancy().toByteArray());
        out.packInt(InC.number(value.tempLevel()));
        list(value.processors(), Layout::packInstrCnt, out);
        packInstrCnt(value.instrCnt(), out);
        list(value.history(), Layout::packTemperature, out);
    }

    private static AllSensors allSensors(Fields in) {
        in.struct(ALL_SENSORS_COMPONENTS);
        return new AllSensors(
                in.text("name", InC.LONGEST_NAME),
                within("temp", Layout::temperature, in),
                in.binary32("calib"),
                in.int16("cpuUsage"),
                in.octets("occupancy", InC.LONGEST_OCCUPANCY),
                in.level("tempLevel"),
                list("processors", Layout::instrCnt, in),
                within("instrCnt", Layout::instrCnt, in),
                list("history", Layout::temperature, in));
    }

    private static void text(OctetString characters, MessagePacker out) throws IOException {
        out.packRawStringHeader(characters.length());
        out.addPayload(characters.toByteArray());
    }

    private static <E> void list(List<E> elements, Packer<E> packer, MessagePacker out) throws IOException {
        out.packArrayHeader(elements.size());
        for (E element : elements) {
            packer.pack(element, out);
        }
    }

    private static <E> List<E> list(String name, Unpacker<E> unpacker, Fields in) {
        int count = in.count(name, InC.LONGEST_LIST);
        List<E> elements = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            try {
                elements.add(unpacker.unpack(in));
            } catch (DecodeException e) {
                throw e.within("[" + i + ']').within(name);
            }
        }
        return elements;
    }

    private static <E> E within(String name, Unpacker<E> unpacker, Fields in) {
        try {
            return unpacker.unpack(in);
        } catch (DecodeException e) {
            throw e.within(name);
        }
    }
}
