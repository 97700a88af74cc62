package org.c2x.mpsoc;

import java.util.List;
import org.c2x.its.messages.MessageType;

/** The message types: each struct with full ranges, then each with those of its values. */
public final class MpsocTypes {
    private static final String FOLDER = "org/c2x/mpsoc/";

    private static final List<MessageType<?>> ALL = List.of(
            structs("Temperature", org.c2x.mpsoc.structs.Temperature.class),
            structs("InstrCnt", org.c2x.mpsoc.structs.InstrCnt.class),
            structs("AllSensors", org.c2x.mpsoc.structs.AllSensors.class),
            fit("Temperature", org.c2x.mpsoc.fit.Temperature.class),
            fit("InstrCnt", org.c2x.mpsoc.fit.InstrCnt.class),
            fit("AllSensors", org.c2x.mpsoc.fit.AllSensors.class));

    private MpsocTypes() {}

    /** All of them. */
    public static List<MessageType<?>> all() {
        return ALL;
    }

    private static <T> MessageType<T> structs(String name, Class<T> type) {
        return new MessageType<>("structs", name, type, List.of(FOLDER + "structs/MpsocStructs.asn"));
    }

    private static <T> MessageType<T> fit(String name, Class<T> type) {
        return new MessageType<>("fit", name, type, List.of(FOLDER + "fit/MpsocFit.asn"));
    }
}
