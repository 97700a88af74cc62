package org.c2x.bench.load;

import java.nio.file.Path;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.traffic.LocalPlane;

/** Where vehicles drive, and when they send. */
public sealed interface Driving {
    /**
     * On a square whose opposite edges meet, with a CAM in every step.
     *
     * @param vehicles how many, 2 or more
     * @param density  vehicles a square kilometre
     * @param rate     CAMs a vehicle and second, 1 to 10 (EN 302 637-2 clause 6.1.3)
     */
    record Square(int vehicles, double density, int rate) implements Driving {
        private static final double METRES_PER_KILOMETRE = 1_000;

        /** Side of the square, in metres. */
        public double side() {
            return Math.sqrt(vehicles / density) * METRES_PER_KILOMETRE;
        }
    }

    /**
     * As in floating car data of SUMO, with CAMs by the rules of EN 302 637-2 clause 6.1.3. At the end of the file it
     * begins anew.
     *
     * @param plane what the file's metres count from; null if it has degrees
     */
    record Recorded(Path file, @Nullable LocalPlane plane) implements Driving {}
}
