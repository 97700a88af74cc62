package org.c2x.codec.uper;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.asn1.emit.views.ViewAgainstRecord;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * Views of any octets: what a decoder takes, a view says as well; of all else it gives a value or a refusal. A build
 * replays the saved inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class ViewsFuzzTest {
    private static final Map<MessageType<?>, ViewAgainstRecord> VIEWS = new LinkedHashMap<>();

    static {
        MessageTypes.all().forEach(type -> VIEWS.put(type, new ViewAgainstRecord(UperViews.of(type))));
    }

    @FuzzTest(maxDuration = "25m")
    void view(byte[] octets) {
        VIEWS.forEach((type, views) -> {
            views.survives(octets);
            try {
                views.check(octets, Codecs.get("uper", type.type()).decode(octets));
            } catch (DecodeException refused) {
                // what is skipped is not checked
            }
        });
    }
}
