package org.c2x.its.contents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.NoSuchElementException;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentsTest {

    @Test
    void all_haveTheirNames() {
        List<String> names = Contents.all().stream().map(Content::name).toList();

        assertEquals(
                List.of(
                        "cam",
                        "denm",
                        "sec1-digest",
                        "sec1-certificate",
                        "sec2",
                        "sec3",
                        "employee",
                        "cam-full",
                        "denm-full"),
                names);
    }

    @Test
    void lengthVariants_areTheEnvelopesWithAShorterCertificate() {
        List<String> names =
                Contents.lengthVariants().stream().map(Content::name).toList();

        assertEquals(List.of("sec1-digest-90", "sec1-certificate-90", "sec2-90", "sec3-90"), names);
    }

    @Test
    void contentsOfToday_areOfMessageTypes() {
        List<String> types = Contents.today().stream()
                .map(content -> MessageTypes.of(content.type()).orElseThrow().qualifiedName())
                .toList();

        assertEquals(
                List.of(
                        "r2.CAM",
                        "r2.CollectivePerceptionMessage",
                        "r2.VAM",
                        "infrastructure.SPATEM",
                        "infrastructure.MAPEM",
                        "infrastructure.IVIM"),
                types);
    }

    @Test
    void get_findsByName() {
        Contents.all().forEach(content -> assertSame(content, Contents.get(content.name())));
        Contents.today().forEach(content -> assertSame(content, Contents.get(content.name())));
        Contents.lengthVariants().forEach(content -> assertSame(content, Contents.get(content.name())));
    }

    @Test
    void get_ofAnUnknownName_namesThoseThatThereAre() {
        NoSuchElementException e = assertThrows(NoSuchElementException.class, () -> Contents.get("cams"));

        assertEquals(
                "no content cams; there are cam, denm, sec1-digest, sec1-certificate, sec2, sec3, employee, cam-full,"
                        + " denm-full, r2-cam, cpm, vam, spatem, mapem, ivim, sec1-digest-90, sec1-certificate-90,"
                        + " sec2-90,"
                        + " sec3-90",
                e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cam-full", "denm-full"})
    void fullMessages_leaveNoComponentOut(String name) throws ReflectiveOperationException {
        assertComplete(name, Contents.get(name).value());
    }

    /** Follows the record components, elements of lists too. */
    private static void assertComplete(String path, Object value) throws ReflectiveOperationException {
        assertNotNull(value, path);
        if (value instanceof List<?> list) {
            for (Object element : list) {
                assertComplete(path + "[]", element);
            }
        }
        if (value.getClass().isRecord()) {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                Object part = component.getAccessor().invoke(value);
                assertComplete(path + '.' + component.getName(), part);
            }
        }
    }

    @Test
    void fullMessages_haveAPathOf23Points() {
        CAM cam = assertInstanceOf(CAM.class, Contents.get("cam-full").value());
        DENM denm = assertInstanceOf(DENM.class, Contents.get("denm-full").value());

        assertEquals(23, vehicle(cam).pathHistory().size());
        assertEquals(23, denm.denm().location().traces().get(0).size());
    }

    private static org.c2x.its.v1.BasicVehicleContainerLowFrequency vehicle(CAM cam) {
        return assertInstanceOf(
                        org.c2x.its.v1.LowFrequencyContainer.BasicVehicleContainerLowFrequency.class,
                        cam.cam().camParameters().lowFrequencyContainer())
                .value();
    }
}
