package org.c2x.its.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MessageTypesTest {

    @Test
    void aName_meansTheTypesOfAllFamilies() {
        assertEquals(List.of(MessageTypes.CAM_V1, MessageTypes.CAM_V2, MessageTypes.CAM_R2), MessageTypes.named("CAM"));
    }

    @Test
    void aQualifiedName_meansOneType() {
        assertEquals(List.of(MessageTypes.DENM_V2), MessageTypes.named("v2.DENM"));
    }

    @Test
    void anAbbreviation_isANameToo() {
        assertEquals(List.of(MessageTypes.CPM), MessageTypes.named("CPM"));
        assertEquals(List.of(MessageTypes.CPM), MessageTypes.named("r2.CPM"));
        assertEquals(List.of(MessageTypes.CPM), MessageTypes.named("CollectivePerceptionMessage"));
    }

    @Test
    void anUnknownName_meansNone() {
        assertEquals(List.of(), MessageTypes.named("POTI"));
    }

    @Test
    void aClass_meansOneType() {
        assertEquals(Optional.of(MessageTypes.CAM_V1), MessageTypes.of(org.c2x.its.v1.CAM.class));
        assertEquals(Optional.empty(), MessageTypes.of(String.class));
    }

    @Test
    void modules_areOnTheClassPath() {
        MessageTypes.all().stream()
                .flatMap(type -> type.modules().stream())
                .forEach(module ->
                        assertNotNull(MessageTypes.class.getClassLoader().getResource(module), module));
    }
}
