package org.c2x.its.contents;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;

/** The contents by name. */
public final class Contents {
    private static final List<Content<?>> ALL = List.of(
            new Content<>("cam", "CAM with the mandatory parts of a vehicle", CAM.class, ReferenceMessages.cam()),
            new Content<>("denm", "DENM with the management container only", DENM.class, ReferenceMessages.denm()),
            new Content<>("employee", "personnel record of X.691 annex A.1", PersonnelRecord.class, Employee.record()),
            new Content<>("cam-full", "CAM of a fire engine with every part", CAM.class, FullCam.cam()),
            new Content<>("denm-full", "DENM of a broken-down lorry with every part", DENM.class, FullDenm.denm()));

    private Contents() {}

    /** All contents, in the order in which reports show them. */
    public static List<Content<?>> all() {
        return ALL;
    }

    /**
     * The content of a name.
     *
     * @throws NoSuchElementException if there is none; the message names those that there are
     */
    public static Content<?> get(String name) {
        return ALL.stream()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no content " + name + "; there are "
                        + ALL.stream().map(Content::name).collect(Collectors.joining(", "))));
    }
}
