package org.c2x.bench.published;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Reads the published figures. A file with a member too many or too few is refused; nulls stay nulls. */
public final class Published {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();
    private static final String KIND = "published";

    private Published() {}

    /** Encoding of CAM, DENM and envelope, 2014. */
    public static Study2014 study2014() {
        return resource("bittl-2014.json", Study2014.class);
    }

    /** Encoding and decoding of CAM, DENM and envelope, 2015. */
    public static Study2015 study2015() {
        return resource("bittl-2015.json", Study2015.class);
    }

    /** Employee and others in BER and PER. */
    public static Asn1cBenchmarks asn1cBenchmarks() {
        return resource("asn1c-java.json", Asn1cBenchmarks.class);
    }

    /** Serialisation on a multiprocessor system on chip. */
    public static MpsocStudy mpsocStudy() {
        return resource("hamerski-mpsoc.json", MpsocStudy.class);
    }

    private static <T> T resource(String name, Class<T> type) {
        try (InputStream file = Published.class.getResourceAsStream(name)) {
            return read(file.readAllBytes(), type);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /**
     * Reads one document.
     *
     * @throws JsonProcessingException if it is not of the type's form
     */
    static <T> T read(byte[] document, Class<T> type) throws IOException {
        var tree = JSON.readTree(document);
        if (!tree.path("kind").asText().equals(KIND)) {
            throw new IOException("no published figures: kind is not '" + KIND + "'");
        }
        return JSON.treeToValue(tree, type);
    }
}
