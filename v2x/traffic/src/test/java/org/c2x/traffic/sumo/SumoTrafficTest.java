package org.c2x.traffic.sumo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.StationType;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.States;
import org.c2x.traffic.sumo.SumoTraffic.Sent;
import org.c2x.traffic.v1.CamStation;
import org.junit.jupiter.api.Test;

class SumoTrafficTest {
    private static final LocalPlane PLANE = new LocalPlane(48.13852, 11.56984);

    /** Two vehicles on their way to the north for some seconds, a car at 11 m/s and a bus that stands. */
    private static String file(int seconds) {
        StringBuilder xml = new StringBuilder("<fcd-export>\n");
        for (int i = 0; i < 10 * seconds; i++) {
            xml.append(String.format(
                    Locale.ROOT,
                    "<timestep time=\"%.2f\"><vehicle id=\"car\" x=\"0\" y=\"%.1f\" angle=\"0\" type=\"passenger\" "
                            + "speed=\"11\"/><vehicle id=\"bus\" x=\"50\" y=\"0\" angle=\"0\" type=\"bus_12\" "
                            + "speed=\"0\"/></timestep>%n",
                    i / 10.0,
                    i * 1.1));
        }
        return xml.append("</fcd-export>").toString();
    }

    private static List<Sent<CAM>> sent(String file, @Nullable LocalPlane plane) throws IOException {
        List<Sent<CAM>> all = new ArrayList<>();
        FloatingCarData data = new FloatingCarData(new ByteArrayInputStream(file.getBytes(StandardCharsets.US_ASCII)));
        SumoTraffic<CAM> traffic =
                new SumoTraffic<>(data, States.START, plane, vehicle -> new CamStation(vehicle)::update);
        for (Sent<CAM> one = traffic.next(); one != null; one = traffic.next()) {
            all.add(one);
        }
        return all;
    }

    @Test
    void vehicles_sendByTheRules_eachByItself() throws IOException {
        List<Sent<CAM>> all = sent(file(10), PLANE);

        // 4.4 m in 400 ms are the first more than 4 m
        assertEquals(25, all.stream().filter(one -> one.vehicle().equals("car")).count());
        assertEquals(10, all.stream().filter(one -> one.vehicle().equals("bus")).count());
    }

    @Test
    void messages_haveTheTimesOfTheSimulation() throws IOException {
        List<Sent<CAM>> all = sent(file(2), PLANE);

        assertEquals(States.START, all.get(0).time());
        assertEquals(States.START.plusMillis(400), all.get(2).time());
    }

    @Test
    void stationType_isThatOfTheClass_thatTheTypeBeginsWith() throws IOException {
        List<Sent<CAM>> all = sent(file(1), PLANE);

        assertEquals(StationType.PASSENGER_CAR, stationType(all.get(0)));
        assertEquals(StationType.BUS, stationType(all.get(1)));
        assertNotEquals(
                all.get(0).message().header().stationID(),
                all.get(1).message().header().stationID());
    }

    private static int stationType(Sent<CAM> one) {
        return one.message().cam().camParameters().basicContainer().stationType();
    }

    @Test
    void twoRuns_areTheSame() throws IOException {
        assertEquals(sent(file(10), PLANE), sent(file(10), PLANE));
    }

    @Test
    void metresWithoutAnOrigin_areRefusedByName() {
        IOException refused = assertThrows(IOException.class, () -> sent(file(20), null));

        assertTrue(refused.getMessage().contains("vehicle car is at x 0.0, y 90.2"), refused.getMessage());
    }

    @Test
    void vehicleThatWasGoneForAMinute_beginsAnew() throws IOException {
        String late = "<timestep time=\"200\"><vehicle id=\"new\" x=\"0\" y=\"0\" angle=\"0\" speed=\"0\"/>"
                + "</timestep><timestep time=\"200.1\"><vehicle id=\"bus\" x=\"50\" y=\"0\" angle=\"0\" "
                + "type=\"bus\" speed=\"0\"/></timestep></fcd-export>";
        List<Sent<CAM>> all = sent(file(1).replace("</fcd-export>", late), PLANE);

        assertNotEquals(
                all.get(1).message().header().stationID(),
                all.get(all.size() - 1).message().header().stationID());
    }
}
