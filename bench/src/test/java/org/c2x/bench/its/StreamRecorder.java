package org.c2x.bench.its;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.v1.BasicVehicleContainerHighFrequency;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CamParameters;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.HighFrequencyContainer;

/**
 * Draws the messages of the streams anew: random ones such as a station may send, so that every scheme can carry them.
 * Values outside the roots of extensible constraints, which some schemes have no form for, are left out, and so is what
 * is longer than a frame on the channel.
 */
final class StreamRecorder {
    private static final String GENERATOR = "L64X128MixRandom";
    private static final String ENCODING = "uper";
    /** About what one frame on an ITS-G5 channel carries. */
    private static final int MOST_OCTETS = 1400;

    private final RandomMessages messages = RandomMessages.load();
    private final RandomGenerator random = RandomGeneratorFactory.of(GENERATOR).create(302_637);

    /** @param arguments the folder to write to */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        StreamRecorder recorder = new StreamRecorder();
        write(
                folder.resolve("cam-stream.hex"),
                MessageTypes.CAM_V1,
                recorder.vehicles().map(StreamRecorder::withoutOptionalParts));
        List<CAM> vehicles =
                recorder.vehicles().limit(BenchContent.STREAM_LENGTH).toList();
        write(
                folder.resolve("cam-stream-optional.hex"),
                MessageTypes.CAM_V1,
                IntStream.range(0, vehicles.size())
                        .mapToObj(i -> i % 2 == 0 ? withoutOptionalParts(vehicles.get(i)) : vehicles.get(i)));
        write(folder.resolve("denm-stream.hex"), MessageTypes.DENM_V1, recorder.all(MessageTypes.DENM_V1));
        write(
                folder.resolve("sec-stream.hex"),
                MessageTypes.SECURED_MESSAGE,
                recorder.all(MessageTypes.SECURED_MESSAGE));
    }

    private static <T> void write(Path file, MessageType<T> type, Stream<T> messages) throws IOException {
        Codec<T> codec = Codecs.get(ENCODING, type.type());
        Files.writeString(
                file,
                messages.limit(BenchContent.STREAM_LENGTH)
                        .map(message -> HexFormat.of().formatHex(codec.encode(message)) + '\n')
                        .collect(Collectors.joining()));
    }

    private Stream<CAM> vehicles() {
        return all(MessageTypes.CAM_V1)
                .filter(cam -> cam.cam().camParameters().highFrequencyContainer()
                        instanceof HighFrequencyContainer.BasicVehicleContainerHighFrequency);
    }

    private <T> Stream<T> all(MessageType<T> type) {
        List<Codec<T>> codecs = BenchSchemes.all().stream()
                .flatMap(scheme -> Codecs.find(scheme, type.type()).stream())
                .toList();
        return Stream.generate(() -> messages.next(type, random))
                .filter(message -> Codecs.get(ENCODING, type.type()).encodedLength(message) <= MOST_OCTETS)
                .filter(message -> codecs.stream().allMatch(codec -> carries(codec, message)))
                .distinct();
    }

    private static <T> boolean carries(Codec<T> codec, T message) {
        try {
            return codec.decode(codec.encode(message)).equals(message);
        } catch (EncodeException e) {
            return false;
        }
    }

    private static CAM withoutOptionalParts(CAM cam) {
        CamParameters parameters = cam.cam().camParameters();
        if (!(parameters.highFrequencyContainer()
                instanceof HighFrequencyContainer.BasicVehicleContainerHighFrequency vehicle)) {
            throw new IllegalArgumentException("a vehicle's CAM expected");
        }
        CamParameters mandatory = CamParameters.builder()
                .basicContainer(parameters.basicContainer())
                .highFrequencyContainer(new HighFrequencyContainer.BasicVehicleContainerHighFrequency(
                        withoutOptionalParts(vehicle.value())))
                .build();
        return new CAM(cam.header(), new CoopAwareness(cam.cam().generationDeltaTime(), mandatory));
    }

    private static BasicVehicleContainerHighFrequency withoutOptionalParts(BasicVehicleContainerHighFrequency all) {
        return BasicVehicleContainerHighFrequency.builder()
                .heading(all.heading())
                .speed(all.speed())
                .driveDirection(all.driveDirection())
                .vehicleLength(all.vehicleLength())
                .vehicleWidth(all.vehicleWidth())
                .longitudinalAcceleration(all.longitudinalAcceleration())
                .curvature(all.curvature())
                .curvatureCalculationMode(all.curvatureCalculationMode())
                .yawRate(all.yawRate())
                .build();
    }
}
