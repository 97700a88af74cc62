package org.c2x.bench.length;

import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2014;
import org.c2x.bench.published.Study2015;

/**
 * A scheme as the studies name it, and which of ours stands for it. Encoders optimised for time and for space differ
 * in speed and memory, not in their octets, so both of ours stand for the one column. EXI is the studies' profile:
 * default options, not strict, and the smallest built-in types, as the published lengths suggest.
 */
public enum PublishedColumn {
    ASN1,
    PROTOBUF,
    BINARY,
    EXI,
    EXI_OPTIMISED;

    private static final Map<String, PublishedColumn> BY_SCHEME = Map.of(
            "uper", ASN1, "uper-table", ASN1, "protobuf", PROTOBUF, "protobuf-codesize", PROTOBUF, "binary", BINARY);
    private static final Set<String> EXI_PROFILE = Set.of("default", "builtin");
    private static final Set<String> OPTIMISED_PROFILE = Set.of("default", "builtin", "flat");
    private static final List<String> EXI_LIBRARIES = List.of("exi-exificient-", "exi-openexi-");

    private static final Study2014 STUDY_2014 = Published.study2014();
    private static final Study2015 STUDY_2015 = Published.study2015();

    /** Contents of ours that only the study of 2014 has, under the name of another: its certificate was shorter. */
    private static final String SHORT_CERTIFICATE = "-90";

    /** The column that a scheme stands for. */
    static Optional<PublishedColumn> of(String scheme) {
        for (String library : EXI_LIBRARIES) {
            if (scheme.startsWith(library)) {
                Set<String> profile = Set.copyOf(
                        Arrays.asList(scheme.substring(library.length()).split("-")));
                return profile.equals(EXI_PROFILE)
                        ? Optional.of(EXI)
                        : Optional.of(EXI_OPTIMISED).filter(optimised -> profile.equals(OPTIMISED_PROFILE));
            }
        }
        return Optional.ofNullable(BY_SCHEME.get(scheme));
    }

    /** The name in the data of reasons. */
    @JsonValue
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the study of 2014 gives for a content. */
    Optional<BigDecimal> length2014(String content) {
        String theirs = content.endsWith(SHORT_CERTIFICATE)
                ? content.substring(0, content.length() - SHORT_CERTIFICATE.length())
                : content;
        return Optional.ofNullable(STUDY_2014.encode().get(theirs))
                .map(schemes -> schemes.get(label()))
                .map(encoding -> BigDecimal.valueOf(encoding.length()));
    }

    /** What the study of 2015 gives for a content, or as the average. */
    Optional<BigDecimal> length2015(String content) {
        if (content.equals(Length.AVERAGE)) {
            return Optional.ofNullable(STUDY_2015.averageEnvelope().lengths().get(label()))
                    .map(average -> BigDecimal.valueOf(average).setScale(1));
        }
        boolean optimised = this == EXI_OPTIMISED;
        return Optional.ofNullable(STUDY_2015.encode().get(content))
                .map(schemes -> schemes.get(optimised ? EXI.label() : label()))
                .map(encoding -> optimised ? encoding.lengthOptimised() : Integer.valueOf(encoding.length()))
                .map(BigDecimal::valueOf);
    }
}
