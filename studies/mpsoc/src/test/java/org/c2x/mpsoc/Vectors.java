package org.c2x.mpsoc;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;

/** The contents, and files of octets that others made of them. */
final class Vectors {
    private Vectors() {}

    static Content<?> content(String name) {
        return MpsocContents.all().stream()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static <T> String hex(String scheme, Content<T> content) {
        return HexFormat.of().formatHex(Codecs.get(scheme, content.type()).encode(content.value()));
    }

    static List<String> lines(String file) throws IOException {
        try (InputStream in = Vectors.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        }
    }
}
