package org.c2x.asn1.resolve;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;

/**
 * Whatever the text, the front end ends, and nothing but a {@link SchemaException} leaves it. A build replays the
 * saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class SchemaLoaderFuzzTest {

    @FuzzTest(maxDuration = "25m")
    @DictionaryFile(resourcePath = "asn1.dict")
    void load(byte[] text) {
        SourceFile file = new SourceFile("fuzz.asn", new String(text, StandardCharsets.ISO_8859_1));
        try {
            SchemaLoader.load(List.of(file)).modules().forEach(Object::hashCode);
        } catch (SchemaException expected) {
            expected.diagnostics().forEach(Object::toString);
        }
    }
}
