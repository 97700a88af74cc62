package org.c2x.mpsoc.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.UnsafeByteOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.MessageField;
import org.c2x.codec.protobuf.MessageCodec;
import org.c2x.mpsoc.InC;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.TempLevel;
import org.c2x.mpsoc.structs.Temperature;

/** Messages of the structs and back. A message may lack required fields; it is refused then. */
final class StructMessages {
    private StructMessages() {}

    static Codec<Temperature> temperature() {
        return MessageCodec.of(
                Mapping.of(StructMessages::toMessage, StructMessages::fromMessage),
                Messages.Temperature.getDefaultInstance());
    }

    static Codec<InstrCnt> instrCnt() {
        return MessageCodec.of(
                Mapping.of(StructMessages::toMessage, StructMessages::fromMessage),
                Messages.InstrCnt.getDefaultInstance());
    }

    static Codec<AllSensors> allSensors() {
        return MessageCodec.of(
                Mapping.of(StructMessages::toMessage, StructMessages::fromMessage),
                Messages.AllSensors.getDefaultInstance());
    }

    static Messages.Temperature toMessage(Temperature value) {
        return Messages.Temperature.newBuilder()
                .setTimestamp(value.timestamp())
                .setTemp(InC.binary32(value.temp()))
                .build();
    }

    static Temperature fromMessage(Messages.Temperature message) {
        present(message.hasTimestamp(), "timestamp");
        present(message.hasTemp(), "temp");
        return new Temperature(message.getTimestamp(), InC.octets(message.getTemp()));
    }

    static Messages.InstrCnt toMessage(InstrCnt value) {
        return Messages.InstrCnt.newBuilder()
                .setNameBytes(bytes(value.name()))
                .setArith(value.arith())
                .setLogical(value.logical())
                .setBranch(value.branch())
                .setJump(value.jump())
                .setLoad(value.load())
                .setStore(value.store())
                .setNop(value.nop())
                .build();
    }

    static InstrCnt fromMessage(Messages.InstrCnt message) {
        present(message.hasArith(), "arith");
        present(message.hasLogical(), "logical");
        present(message.hasBranch(), "branch");
        present(message.hasJump(), "jump");
        present(message.hasLoad(), "load");
        present(message.hasStore(), "store");
        present(message.hasNop(), "nop");
        return new InstrCnt(
                octets(message.hasName(), message.getNameBytes(), InC.LONGEST_NAME, "name"),
                message.getArith(),
                message.getLogical(),
                message.getBranch(),
                message.getJump(),
                message.getLoad(),
                message.getStore(),
                message.getNop());
    }

    static Messages.AllSensors toMessage(AllSensors value) {
        Messages.AllSensors.Builder message = Messages.AllSensors.newBuilder()
                .setNameBytes(bytes(value.name()))
                .setTemp(toMessage(value.temp()))
                .setCalib(InC.binary32(value.calib()))
                .setCpuUsage(value.cpuUsage())
                .setOccupancy(bytes(value.occupancy()))
                .setTempLevel(Messages.TempLevel.forNumber(InC.number(value.tempLevel())))
                .setInstrCnt(toMessage(value.instrCnt()));
        value.processors().forEach(processor -> message.addProcessors(toMessage(processor)));
        value.history().forEach(temperature -> message.addHistory(toMessage(temperature)));
        return message.build();
    }

    static AllSensors fromMessage(Messages.AllSensors message) {
        present(message.hasTemp(), "temp");
        present(message.hasCalib(), "calib");
        present(message.hasInstrCnt(), "instrCnt");
        return new AllSensors(
                octets(message.hasName(), message.getNameBytes(), InC.LONGEST_NAME, "name"),
                at("temp", message.getTemp(), StructMessages::fromMessage),
                InC.octets(message.getCalib()),
                at("cpuUsage", message, StructMessages::cpuUsage),
                octets(message.hasOccupancy(), message.getOccupancy(), InC.LONGEST_OCCUPANCY, "occupancy"),
                at("tempLevel", message, StructMessages::tempLevel),
                at("processors", message.getProcessorsList(), list -> list(list, StructMessages::fromMessage)),
                at("instrCnt", message.getInstrCnt(), StructMessages::fromMessage),
                at("history", message.getHistoryList(), list -> list(list, StructMessages::fromMessage)));
    }

    private static int cpuUsage(Messages.AllSensors message) {
        MessageField.present(message.hasCpuUsage());
        MessageField.range(message.getCpuUsage(), Short.MIN_VALUE, Short.MAX_VALUE);
        return message.getCpuUsage();
    }

    private static TempLevel tempLevel(Messages.AllSensors message) {
        if (!message.hasTempLevel()) {
            MessageField.known(message.getUnknownFields()
                    .getField(Messages.AllSensors.TEMP_LEVEL_FIELD_NUMBER)
                    .getVarintList());
        }
        MessageField.present(message.hasTempLevel());
        return InC.level(message.getTempLevel().getNumber());
    }

    private static <M, E> List<E> list(List<M> messages, Function<M, E> element) {
        MessageField.size(messages.size(), 0, InC.LONGEST_LIST);
        List<E> elements = new ArrayList<>(messages.size());
        for (int i = 0; i < messages.size(); i++) {
            elements.add(at("[" + i + ']', messages.get(i), element));
        }
        return elements;
    }

    private static ByteString bytes(OctetString octets) {
        return UnsafeByteOperations.unsafeWrap(octets.toByteArray());
    }

    private static OctetString octets(boolean present, ByteString bytes, int most, String component) {
        present(present, component);
        return at(component, bytes, octets -> {
            MessageField.size(octets.size(), 0, most);
            return OctetString.wrap(octets.toByteArray());
        });
    }

    private static void present(boolean present, String component) {
        try {
            MessageField.present(present);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }

    private static <M, T> T at(String component, M message, Function<M, T> reader) {
        try {
            return reader.apply(message);
        } catch (DecodeException e) {
            throw e.within(component);
        }
    }
}
