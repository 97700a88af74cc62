package org.c2x.bench.its;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.Content;
import org.c2x.bench.ContentSource;
import org.c2x.its.contents.Contents;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;

/** The model's contents, then the streams. */
public final class ItsContents implements ContentSource {
    private static final long DENM_SEED = 302_637_3;
    private static final long ENVELOPE_SEED = 103_097;

    @Override
    public List<Content<?>> contents() {
        List<Content<?>> contents = new ArrayList<>();
        Contents.all().forEach(content -> contents.add(single(content)));
        contents.add(Content.stream(
                "cam-stream",
                "256 different CAMs of a vehicle, mandatory parts only",
                CAM.class,
                CamStream::equalShape));
        contents.add(Content.stream(
                "cam-stream-optional",
                "256 different CAMs of a vehicle, every other one with random optional parts",
                CAM.class,
                CamStream::halfWithOptionalParts));
        contents.add(Content.stream(
                "denm-stream",
                "256 different DENMs with random optional parts",
                DENM.class,
                () -> new RandomStream<>(MessageTypes.DENM_V1, DENM_SEED).messages()));
        contents.add(Content.stream(
                "sec-stream",
                "256 different security envelopes of all kinds",
                SecuredMessage.class,
                () -> new RandomStream<>(MessageTypes.SECURED_MESSAGE, ENVELOPE_SEED).messages()));
        return contents;
    }

    @Override
    public List<Content<?>> lengthVariants() {
        return Contents.lengthVariants().stream().<Content<?>>map(ItsContents::single).toList();
    }

    private static <T> Content<T> single(org.c2x.its.contents.Content<T> content) {
        return Content.single(content.name(), content.description(), content.type(), content.value());
    }
}
