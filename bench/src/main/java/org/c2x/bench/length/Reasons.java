package org.c2x.bench.length;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why lengths differ from published ones: data, by the studies' scheme, content and study. */
final class Reasons {
    private static final String RESOURCE = "reasons.json";
    private static final List<Reason> ALL = load();

    private Reasons() {}

    /**
     * A difference explained.
     *
     * @param study   year of the study
     * @param lengths ours that it explains, by content
     * @param reason  in one line
     */
    private record Reason(PublishedColumn column, int study, Map<String, BigDecimal> lengths, String reason) {}

    /** Why our length of a content is not a study's; a reason for another length of ours is none. */
    static String why(PublishedColumn column, int study, String content, BigDecimal ours) {
        Optional<Reason> known = ALL.stream()
                .filter(reason ->
                        reason.column == column && reason.study == study && reason.lengths.containsKey(content))
                .findFirst();
        if (known.isEmpty()) {
            return "differs, reason not known";
        }
        BigDecimal explained = requireNonNull(known.get().lengths.get(content));
        return explained.compareTo(ours) == 0
                ? known.get().reason
                : "differs, reason not known: ours was " + explained.toPlainString()
                        + " when the difference was explained";
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
