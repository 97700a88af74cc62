package org.c2x.codec.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.v1.CAM;
import org.c2x.its.v2.DENM;
import org.junit.jupiter.api.Test;

class TreeRandomMessagesTest {
    private static final RandomMessages MESSAGES = RandomMessages.load();

    @Test
    void load_findsTheGenerator() {
        assertInstanceOf(TreeRandomMessages.class, MESSAGES);
    }

    @Test
    void sameSeed_givesTheSameMessages() {
        Random one = new Random(1);
        Random other = new Random(1);

        for (int i = 0; i < 20; i++) {
            assertEquals(MESSAGES.next(MessageTypes.CAM_V1, one), MESSAGES.next(MessageTypes.CAM_V1, other));
        }
    }

    @Test
    void oneSource_givesDifferentMessages() {
        Random random = new Random(2);
        CAM first = MESSAGES.next(MessageTypes.CAM_V1, random);

        assertNotEquals(first, MESSAGES.next(MessageTypes.CAM_V1, random));
    }

    @Test
    void header_saysWhatTheMessageIs() {
        DENM denm = MESSAGES.next(MessageTypes.DENM_V2, new Random(3));

        assertEquals(2, denm.header().protocolVersion());
        assertEquals(1, denm.header().messageID());
    }

    @Test
    void messages_reachEveryAlternative_andLeaveOptionalPartsOutSometimes() {
        Random random = new Random(4);
        Set<Class<?>> containers = new HashSet<>();
        boolean absent = false;
        for (int i = 0; i < 500; i++) {
            CAM cam = MESSAGES.next(MessageTypes.CAM_V1, random);
            Object container = cam.cam().camParameters().specialVehicleContainer();
            absent |= container == null;
            containers.add(container == null ? null : container.getClass());
        }

        assertTrue(absent);
        assertEquals(8, containers.size());
    }
}
