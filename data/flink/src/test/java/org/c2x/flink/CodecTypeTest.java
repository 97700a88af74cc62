package org.c2x.flink;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.util.InstantiationUtil;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;
import org.junit.jupiter.api.Test;

class CodecTypeTest {
    /** The reference CAM, as other implementations encode it. */
    private static final byte[] CAM_OCTETS = HexFormat.of()
            .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");

    private static final byte[] POISON = {9, 9, 9};

    @Test
    void schemas_haveTheOctetsOfTheScheme_alsoOnAnotherMachine() throws Exception {
        CodecDeserializationSchema<CAM> in =
                InstantiationUtil.clone(new CodecDeserializationSchema<>("uper", CAM.class, OnError.FAIL));
        CodecSerializationSchema<CAM> out = InstantiationUtil.clone(new CodecSerializationSchema<>("uper", CAM.class));

        CAM cam = in.deserialize(CAM_OCTETS);

        assertEquals(1_234_567, cam.header().stationID());
        assertArrayEquals(CAM_OCTETS, out.serialize(cam));
        assertEquals(new CodecTypeInformation<>("uper", CAM.class), in.getProducedType());
    }

    @Test
    void poison_failsOrIsLeftOut() throws Exception {
        IOException refused = assertThrows(
                IOException.class,
                () -> new CodecDeserializationSchema<>("uper", CAM.class, OnError.FAIL).deserialize(POISON));

        assertTrue(refused.getMessage().startsWith("no message in uper of org.c2x.its.v1.CAM: "), refused.getMessage());
        assertNull(new CodecDeserializationSchema<>("uper", CAM.class, OnError.SKIP).deserialize(POISON));
    }

    @Test
    void messagesBetweenTasks_areTheirOctetsAfterTheirLength() throws Exception {
        TypeSerializer<CAM> serializer = serializer("uper");
        CAM cam = new CodecDeserializationSchema<>("uper", CAM.class, OnError.FAIL).deserialize(CAM_OCTETS);
        DataOutputSerializer out = new DataOutputSerializer(1);

        serializer.serialize(cam, out);

        byte[] octets = out.getCopyOfBuffer();
        assertEquals(
                "00000029" + HexFormat.of().formatHex(CAM_OCTETS),
                HexFormat.of().formatHex(octets));
        assertEquals(cam, serializer.deserialize(new DataInputDeserializer(octets)));
        DataOutputSerializer copied = new DataOutputSerializer(1);
        serializer.copy(new DataInputDeserializer(octets), copied);
        assertArrayEquals(octets, copied.getCopyOfBuffer());
    }

    @Test
    void lengthsThatLie_ofADamagedCheckpoint_areErrorsOfReading() {
        TypeSerializer<CAM> serializer = serializer("uper");

        for (String damaged : List.of("ffffffff00", "7fffffff00", "0000002901")) {
            byte[] octets = HexFormat.of().parseHex(damaged);
            assertThrows(IOException.class, () -> serializer.deserialize(new DataInputDeserializer(octets)), damaged);
        }
    }

    @Test
    void messagesLongerThanABlock_areReadWhole() throws Exception {
        byte[] octets = new byte[Integer.BYTES + 200_000];
        octets[1] = 3;
        octets[2] = 0xd;
        octets[3] = 0x40;
        octets[octets.length - 1] = 7;
        DataOutputSerializer copied = new DataOutputSerializer(1);

        serializer("uper").copy(new DataInputDeserializer(octets), copied);

        assertArrayEquals(octets, copied.getCopyOfBuffer());
    }

    @Test
    void checkpoints_sayTheScheme_soThatAnotherOneConverts() throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(1);
        TypeSerializerSnapshot<CAM> written = serializer("uper").snapshotConfiguration();
        written.writeSnapshot(out);
        TypeSerializerSnapshot<CAM> read = new CodecSerializerSnapshot<>();
        read.readSnapshot(
                1, new DataInputDeserializer(out.getCopyOfBuffer()), getClass().getClassLoader());

        assertEquals(serializer("uper"), read.restoreSerializer());
        assertTrue(serializer("uper")
                .snapshotConfiguration()
                .resolveSchemaCompatibility(read)
                .isCompatibleAsIs());
        assertTrue(serializer("uper-table")
                .snapshotConfiguration()
                .resolveSchemaCompatibility(read)
                .isCompatibleAfterMigration());
        TypeSerializerSnapshot<?> denm = new CodecTypeInformation<>("uper", DENM.class)
                .createSerializer(new SerializerConfigImpl())
                .snapshotConfiguration();
        assertTrue(resolve(denm, read).isIncompatible());
    }

    @SuppressWarnings("unchecked") // as Flink does, which only knows that there are two snapshots
    private static <T> org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility<T> resolve(
            TypeSerializerSnapshot<T> now, TypeSerializerSnapshot<?> before) {
        return now.resolveSchemaCompatibility((TypeSerializerSnapshot<T>) before);
    }

    private static TypeSerializer<CAM> serializer(String scheme) {
        return new CodecTypeInformation<>(scheme, CAM.class).createSerializer(new SerializerConfigImpl());
    }
}
