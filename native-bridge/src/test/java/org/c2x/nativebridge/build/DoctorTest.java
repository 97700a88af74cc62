package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.nativebridge.build.Doctor.Part;
import org.junit.jupiter.api.Test;

class DoctorTest {

    @Test
    void parts_nameTheirPackages() {
        List<Part> parts = Doctor.parts();

        assertTrue(parts.size() > 10);
        assertTrue(parts.stream()
                .allMatch(part -> part.packages().isEmpty() == part.purpose().contains("if asked for")));
    }

    @Test
    void missingPackages_eachOnce() {
        List<Part> parts = List.of(
                new Part("one", "", List.of("a", "b"), false),
                new Part("two", "", List.of("c"), true),
                new Part("three", "", List.of("b", "d"), false));

        assertEquals(List.of("a", "b", "d"), Doctor.missingPackages(parts));
    }
}
