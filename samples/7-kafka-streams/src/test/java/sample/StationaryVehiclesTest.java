package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StationaryVehiclesTest {
    private static final byte[] DRIVING = HexFormat.of()
            .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");
    private static final byte[] STANDING = HexFormat.of()
            .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97120000402908a50a3a4d30fcb44");
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");

    private final TopologyTestDriver driver = new TopologyTestDriver(StationaryVehicles.topology());
    private final TestInputTopic<Long, byte[]> cams =
            driver.createInputTopic(StationaryVehicles.CAMS, new LongSerializer(), new ByteArraySerializer());
    private final TestOutputTopic<Long, Long> stationary =
            driver.createOutputTopic(StationaryVehicles.STATIONARY, new LongDeserializer(), new LongDeserializer());

    @AfterEach
    void close() {
        driver.close();
    }

    @Test
    void vehicleThatStandsForAMinute_isToldOnce() {
        send(7, STANDING, 0, 130);
        send(8, DRIVING, 0, 130);

        assertEquals(KeyValue.pair(7L, START.toEpochMilli()), stationary.readKeyValue());
        assertTrue(stationary.isEmpty());
    }

    @Test
    void vehicleThatDrivesInBetween_beginsAgain() {
        send(7, STANDING, 0, 50);
        send(7, DRIVING, 50, 51);
        send(7, STANDING, 51, 112);

        assertEquals(KeyValue.pair(7L, START.plusSeconds(51).toEpochMilli()), stationary.readKeyValue());
        assertTrue(stationary.isEmpty());
    }

    @Test
    void octetsThatAreNoCam_arePassedOver() {
        send(7, STANDING, 0, 30);
        cams.pipeInput(7L, new byte[] {9, 9}, START.plusSeconds(30));
        send(7, STANDING, 31, 61);

        assertEquals(1, stationary.readKeyValuesToList().size());
    }

    /** A CAM a second. */
    private void send(long station, byte[] cam, int fromSecond, int toSecond) {
        for (int second = fromSecond; second < toSecond; second++) {
            cams.pipeInput(station, cam, START.plus(Duration.ofSeconds(second)));
        }
    }
}
