package org.c2x.bench.its;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.ContentSource;
import org.c2x.its.contents.Contents;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;

/** The model's contents, then the streams. */
public final class ItsContents implements ContentSource {
    /** What vehicles really send: of a city that {@code src/main/sumo/city.sh} makes. */
    public static final String CITY_STREAM = "cam-city-stream";

    private static final RecordedStream<CAM> CITY = new RecordedStream<>(CITY_STREAM + ".hex", CAM.class);

    @Override
    public List<BenchContent<?>> contents() {
        List<BenchContent<?>> contents = new ArrayList<>();
        Contents.all().forEach(content -> contents.add(BenchContent.single(content)));
        Contents.today().forEach(content -> contents.add(BenchContent.single(content)));
        contents.add(new BenchContent<>(
                "cam-city", "a CAM of middle length of those in cam-city-stream", CAM.class, 1, CITY::middle, false));
        contents.add(BenchContent.stream(
                CITY_STREAM, "256 CAMs of ten seconds of vehicles in a city, as SUMO drives them", CAM.class, CITY));
        contents.add(stream("r2-cam-city-stream", "CAMs of Release 2 of the same vehicles", org.c2x.its.r2.CAM.class));
        contents.add(stream("cam-stream", "256 different CAMs of a vehicle, mandatory parts only", CAM.class));
        contents.add(stream(
                "cam-stream-optional",
                "256 different CAMs of a vehicle, every other one with random optional parts",
                CAM.class));
        contents.add(stream("denm-stream", "256 different DENMs with random optional parts", DENM.class));
        contents.add(stream("sec-stream", "256 different security envelopes of all kinds", SecuredMessage.class));
        return contents;
    }

    @Override
    public List<BenchContent<?>> lengthVariants() {
        return Contents.lengthVariants().stream()
                .<BenchContent<?>>map(BenchContent::single)
                .toList();
    }

    private static <T> BenchContent<T> stream(String name, String description, Class<T> type) {
        return BenchContent.stream(name, description, type, new RecordedStream<>(name + ".hex", type));
    }
}
