package org.c2x.bench.length;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Why lengths differ from published ones: data, by the studies' scheme, content and study. */
final class Reasons {
    private static final String RESOURCE = "reasons.json";
    private static final List<Reason> ALL = load();

    private Reasons() {}

    /**
     * A difference explained.
     *
     * @param study    year of the study
     * @param contents that it holds for
     * @param reason   in one line
     */
    private record Reason(PublishedColumn column, int study, List<String> contents, String reason) {}

    /** The reason for a difference, empty if none is known. */
    static Optional<String> find(PublishedColumn column, int study, String content) {
        return ALL.stream()
                .filter(reason -> reason.column == column
                        && reason.study == study
                        && reason.contents.contains(content))
                .map(Reason::reason)
                .findFirst();
    }

    private static List<Reason> load() {
        try (InputStream file = Reasons.class.getResourceAsStream(RESOURCE)) {
            return List.of(JsonMapper.builder()
                    .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                    .build()
                    .readValue(file, Reason[].class));
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }
}
