package sample;

import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import sample.road.Rain;
import sample.road.Reading;
import sample.road.Report;
import sample.road.ReportUper;
import sample.road.Surface;

/** Encodes a list of readings, each of a type that its number tells, and goes through what is decoded. */
public final class RoadReport {
    private static final Codec<Report> CODEC = ReportUper.CODEC;

    private RoadReport() {}

    public static void main(String[] args) {
        byte[] octets = CODEC.encode(bridge());
        System.out.println(HexFormat.of().formatHex(octets));
        CODEC.decode(octets).readings().forEach(reading -> System.out.println(describe(reading)));
    }

    /** The readings of a bridge on a cold night. */
    public static Report bridge() {
        Rain snow = Rain.builder().rate(14).snow(true).build();
        return new Report(
                "Brücke am Ostring",
                List.of(
                        new Reading(1, new Reading.Value.Temperature(-23)),
                        new Reading(2, new Reading.Value.Rain(snow)),
                        new Reading(7, new Reading.Value.Surface(Surface.ICE))));
    }

    public static byte[] encode(Report report) {
        return CODEC.encode(report);
    }

    public static Report decode(byte[] octets) {
        return CODEC.decode(octets);
    }

    /** A reading in words; one that only a later version of the module knows keeps its octets. */
    public static String describe(Reading reading) {
        Reading.Value value = reading.value();
        if (value instanceof Reading.Value.Temperature temperature) {
            return temperature.value() / 10.0 + " degrees";
        } else if (value instanceof Reading.Value.Rain rain) {
            return rain.value().rate() / 10.0 + " mm/h of " + (rain.value().snow() ? "snow" : "rain");
        } else if (value instanceof Reading.Value.Surface surface) {
            return "surface " + surface.value().name().toLowerCase();
        }
        return "reading " + reading.id() + ", which this version does not know: " + value;
    }
}
