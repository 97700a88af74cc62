package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.api.Test;

/** Packets as rows. */
class PacketTableTest {
    private static final PacketTable TABLE = PacketTable.of(List.of(MessageTypes.CAM_V1, MessageTypes.DENM_V2));

    private static SequenceValue row(CapturedPacket packet) {
        return (SequenceValue) TABLE.row(packet, null);
    }

    private static String cell(SequenceValue row, String column) {
        Value value = row.get(column);
        return value == null ? null : value.toString();
    }

    @Test
    void packet_isARow() {
        SequenceValue row = row(Frames.readOne(Frames.DENM_V2));

        assertEquals("\"2024-02-29T12:34:56.123456Z\"", cell(row, "time"));
        assertEquals("\"DENM\"", cell(row, "type"));
        assertEquals("\"geo broadcast\"", cell(row, "packet"));
        assertEquals("\"02:00:00:12:d6:87\"", cell(row, "source"));
        assertEquals("481385200", cell(row, "latitude"));
        assertEquals("2002", cell(row, "port"));
        assertEquals("1234567", cell(row, "station"));
        assertNull(cell(row, "error"));
        assertNull(cell(row, "security"));
    }

    @Test
    void message_isThatOfItsType() {
        CapturedPacket packet = Frames.readOne(Frames.CAM_V1);

        ChoiceValue message = (ChoiceValue) row(packet).get("message");

        assertEquals("v1-CAM", message.name());
        String jer = new String(Codecs.get("jer", org.c2x.its.v1.CAM.class)
                .encode((org.c2x.its.v1.CAM) packet.message().value()));
        String table = new String(new JerCodec(TABLE.type()).encode(row(packet)));
        assertEquals("{\"v1-CAM\":" + jer + "}}", table.substring(table.indexOf("{\"v1-CAM\"")));
        assertNull(row(Frames.readOne(Frames.CAM_V2)).get("message"));
    }

    @Test
    void messageLongerThanItsPayload_isThereAllTheSame() {
        byte[] frame = Frames.CAM_V1.clone();
        // payloadLength
        frame[23] -= 10;

        SequenceValue row = row(Frames.readOne(frame));

        assertEquals(row(Frames.readOne(Frames.CAM_V1)).get("message"), row.get("message"));
        assertEquals(true, cell(row, "notes").contains("expected the message to end here"));
    }

    @Test
    void damage_andFramesOfOthers_haveFewCells() {
        SequenceValue cut =
                row(Frames.read(Arrays.copyOf(Frames.pcap(Frames.CAM_V1), 60)).get(0));

        assertEquals(true, cell(cut, "error").contains("the capture is cut"));
        assertNull(cell(cut, "type"));
        byte[] other = Frames.CAM_V1.clone();
        other[13] = 0;
        assertEquals("\"other\"", cell(row(Frames.readOne(other)), "type"));
    }
}
