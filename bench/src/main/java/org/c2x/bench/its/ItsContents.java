package org.c2x.bench.its;

import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.Content;
import org.c2x.bench.ContentSource;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;

/** The model's contents, then the streams. */
public final class ItsContents implements ContentSource {

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
