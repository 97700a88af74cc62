package sample;

import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import sample.parking.Level;
import sample.parking.Occupancy;
import sample.parking.OccupancyUper;

/** Encodes and decodes a message of Parking.asn. */
public final class CarPark {
    private static final Codec<Occupancy> CODEC = OccupancyUper.CODEC;

    private CarPark() {}

    public static void main(String[] args) {
        byte[] octets = encode(morning());
        System.out.println(HexFormat.of().formatHex(octets));
        System.out.println(decode(octets));
    }

    /** A car park with two levels at half past eight. */
    public static Occupancy morning() {
        return Occupancy.builder()
                .lot(42)
                .measuredAt(30_600)
                .state(Occupancy.State.OPEN)
                .levels(List.of(
                        Level.builder().floor(-1).free(17).build(),
                        Level.builder().floor(0).free(230).charging(true).build()))
                .notice("Zufahrt über Ostring")
                .build();
    }

    public static byte[] encode(Occupancy occupancy) {
        return CODEC.encode(occupancy);
    }

    public static Occupancy decode(byte[] octets) {
        return CODEC.decode(octets);
    }
}
