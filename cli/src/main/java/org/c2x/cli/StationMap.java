package org.c2x.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CaptureSummary.Row;
import org.c2x.packets.LongPositionVector;

/**
 * Where stations were, as a drawing without a map below it: as on one, north is up, and a step to the east is as long
 * as one to the north.
 *
 * @param height of the drawing, which is {@value #WIDTH} wide
 * @param paths  of the stations
 * @param scale  a length on the ground
 */
record StationMap(int height, List<Path> paths, Scale scale) {
    static final int WIDTH = 900;

    private static final int LEAST_HEIGHT = 160;
    private static final int MOST_HEIGHT = 640;
    private static final int MARGIN = 24;
    private static final double METRES_PER_STEP = 40_007_863.0 / 360 / LongPositionVector.STEPS_PER_DEGREE;
    /** So that one place alone has a map: 50 m. */
    private static final double LEAST_METRES = 50;

    private static final double MOST_OF_SCALE = 200;
    /** Of 360 degrees, so that colours that follow each other differ. */
    private static final double GOLDEN_ANGLE = 137.508;

    /**
     * The way of a station.
     *
     * @param points of a polyline
     * @param x      where it was last
     * @param tip    whose way it is
     */
    record Path(String colour, String points, String x, String y, String tip) {}

    /** A length in the drawing, and on the ground. */
    record Scale(String length, String text) {}

    /** The colours of rows and their ways, one for each station. */
    static List<String> colours(List<Row> rows) {
        Map<String, Integer> stations = new HashMap<>();
        return rows.stream()
                .map(row -> stations.computeIfAbsent(PacketSummary.cell(row.station()), same -> stations.size()))
                .map(number -> String.format(Locale.ROOT, "hsl(%.0f 55%% 48%%)", number * GOLDEN_ANGLE % 360))
                .toList();
    }

    /** The map of some rows; null if none has a position. */
    static @Nullable StationMap of(List<Row> rows, List<String> colours) {
        int[] latitudes = coordinates(rows, 0);
        int[] longitudes = coordinates(rows, 1);
        if (latitudes.length == 0) {
            return null;
        }
        double south = IntStream.of(latitudes).min().orElseThrow();
        double north = IntStream.of(latitudes).max().orElseThrow();
        double west = IntStream.of(longitudes).min().orElseThrow();
        double east = IntStream.of(longitudes).max().orElseThrow();
        double narrower =
                Math.max(0.01, Math.cos(Math.toRadians((south + north) / 2 / LongPositionVector.STEPS_PER_DEGREE)));
        double least = LEAST_METRES / METRES_PER_STEP;
        double perStep = Math.min(
                (WIDTH - 2 * MARGIN) / Math.max(least, (east - west) * narrower),
                (MOST_HEIGHT - 2 * MARGIN) / Math.max(least, north - south));
        int height = (int) Math.max(LEAST_HEIGHT, (north - south) * perStep + 2 * MARGIN);
        List<Path> paths = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            int[] track = rows.get(i).track();
            List<String> points = new ArrayList<>();
            String x = "";
            String y = "";
            for (int at = 0; at < track.length; at += 2) {
                x = number(WIDTH / 2.0 + (track[at + 1] - (west + east) / 2) * narrower * perStep);
                y = number(height / 2.0 - (track[at] - (south + north) / 2) * perStep);
                points.add(x + ',' + y);
            }
            if (!points.isEmpty()) {
                String tip = PacketSummary.cell(rows.get(i).station())
                        + ' '
                        + PacketSummary.cell(rows.get(i).type());
                paths.add(new Path(colours.get(i), String.join(" ", points), x, y, tip));
            }
        }
        return new StationMap(height, paths, scale(perStep / METRES_PER_STEP));
    }

    private static int[] coordinates(List<Row> rows, int first) {
        return rows.stream()
                .flatMapToInt(row -> IntStream.range(0, row.track().length / 2).map(i -> row.track()[2 * i + first]))
                .toArray();
    }

    /** The longest of 1, 2 and 5 times a power of ten that has a place. */
    private static Scale scale(double perMetre) {
        double most = MOST_OF_SCALE / perMetre;
        double power = Math.pow(10, Math.floor(Math.log10(most)));
        double metres = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
        String text = metres >= 1_000 ? Math.round(metres / 1_000) + " km" : Math.round(metres) + " m";
        return new Scale(number(metres * perMetre), text);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
