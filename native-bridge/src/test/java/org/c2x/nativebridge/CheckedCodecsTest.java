package org.c2x.nativebridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Content;
import org.junit.jupiter.api.Test;

/** What the build has noted of the library's codecs, so that their first use is no test of them. */
class CheckedCodecsTest {

    @Test
    void codecsThatTheBuildHasChecked_giveAllContentsBack() throws IOException {
        assumeTrue(
                Crossing.JNI.unavailable().isEmpty(),
                () -> Crossing.JNI.unavailable().toString());
        List<String> checked = PackedLibrary.checked();

        assertTrue(checked.containsAll(List.of(
                "native-uper-c v1.CAM",
                "native-binary security.SecuredMessage",
                "native-aper-c nbap.NBAPPDU",
                "native-der-c tap3.TransferBatch",
                "native-der-c cdr.CSRecord",
                "native-der-c study.PersonnelRecord")));
        for (String codec : checked) {
            String[] parts = codec.split(" ");
            NativeTypes.contents().stream()
                    .filter(content -> type(content).equals(parts[1]))
                    .forEach(content -> check(parts[0], content));
        }
    }

    @Test
    void encodingThatTheLibraryNames_isThatOfTheScheme() {
        assumeTrue(
                Crossing.JNI.unavailable().isEmpty(),
                () -> Crossing.JNI.unavailable().toString());

        for (CatalogEntry entry : NativeLibrary.loaded().catalog()) {
            assertEquals(
                    Optional.of(entry.encoding()),
                    new NativeSchemes()
                            .providers().stream()
                                    .filter(scheme -> scheme.scheme().equals(entry.scheme()))
                                    .map(scheme -> ((NativeScheme) scheme).encoding())
                                    .findFirst(),
                    entry.scheme());
        }
    }

    private static String type(Content<?> content) {
        return NativeTypes.qualifiedNameInC(NativeTypes.of(content.type()).orElseThrow());
    }

    private static <T> void check(String scheme, Content<T> content) {
        Codec<T> codec = Codecs.get(scheme, content.type());

        assertEquals(content.value(), codec.decode(codec.encode(content.value())), scheme + ' ' + content.name());
    }
}
