package org.c2x.mpsoc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MpsocContentsTest {

    /** Octets that asn1tools 0.169.0 makes of the same values with the same modules. */
    @Test
    void octets_areThoseOfAsn1tools() throws IOException {
        for (String line : Vectors.lines("asn1tools.txt")) {
            String[] parts = line.split(" ");
            Content<?> content = Vectors.content(parts[0]);

            assertEquals(parts[2], Vectors.hex(parts[1], content), line);
            assertEquals(parts[2], Vectors.hex(parts[1] + "-table", content), line);
        }
    }

    /** The clock of struct A counts to 65535 there, and a count of struct B is one of 128. */
    @Test
    void ranges_saveOctetsInPer() {
        assertEquals(List.of(8, 35, 100), lengths("uper", ""));
        assertEquals(List.of(6, 13, 51), lengths("uper", "-fit"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper", "aper", "oer", "der", "exi-compiled", "jer", "xer"})
    void schemes_giveTheContentsBack(String scheme) {
        MpsocContents.all().forEach(content -> assertGivenBack(scheme, content));
    }

    @Test
    void bothModules_sayTheSame() {
        for (String struct : List.of("a", "b", "c")) {
            assertEquals(
                    Vectors.hex("jer", Vectors.content("mpsoc-" + struct)),
                    Vectors.hex("jer", Vectors.content("mpsoc-" + struct + "-fit")),
                    struct);
        }
    }

    @Test
    void modules_areOnTheClassPath() {
        MpsocTypes.all().stream()
                .flatMap(type -> type.modules().stream())
                .forEach(module ->
                        assertNotNull(MpsocTypes.class.getClassLoader().getResource(module), module));
    }

    @Test
    void contents_areInTheOrderOfTheTypes() {
        assertEquals(
                MpsocTypes.all().stream().map(type -> type.type()).toList(),
                MpsocContents.all().stream().map(Content::type).toList());
        assertTrue(
                MpsocContents.all().stream().allMatch(content -> content.type().isInstance(content.value())));
    }

    private static List<Integer> lengths(String scheme, String suffix) {
        return List.of("a", "b", "c").stream()
                .map(struct -> Vectors.hex(scheme, Vectors.content("mpsoc-" + struct + suffix))
                                .length()
                        / 2)
                .toList();
    }

    private static <T> void assertGivenBack(String scheme, Content<T> content) {
        Codec<T> codec = Codecs.get(scheme, content.type());
        assertEquals(content.value(), codec.decode(codec.encode(content.value())), content.name());
    }
}
