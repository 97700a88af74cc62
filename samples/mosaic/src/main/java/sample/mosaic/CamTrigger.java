package sample.mosaic;

import org.eclipse.mosaic.lib.geo.GeoPoint;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;

/**
 * When a vehicle sends its next CAM: 100 ms after the last one at the earliest if heading, position or speed have
 * changed by 4 degrees, 4 m or 0.5 m/s, and after 1 s in any case (EN 302 637-2 clause 6.1.3).
 */
final class CamTrigger {
    private static final long NANOS_PER_MILLISECOND = 1_000_000;
    private static final long SHORTEST = 100 * NANOS_PER_MILLISECOND;
    private static final long LONGEST = 1_000 * NANOS_PER_MILLISECOND;
    private static final double METRES_PER_DEGREE = 111_320;

    private VehicleData last;

    /** True if a CAM of this state is due; it then counts as sent. */
    boolean isDue(VehicleData now) {
        if (last != null && !isDue(last, now)) {
            return false;
        }
        last = now;
        return true;
    }

    private static boolean isDue(VehicleData last, VehicleData now) {
        long passed = now.getTime() - last.getTime();
        return passed >= LONGEST
                || passed >= SHORTEST
                        && (Math.abs(now.getSpeed() - last.getSpeed()) > 0.5
                                || turn(last.getHeading(), now.getHeading()) > 4
                                || metres(last.getPosition(), now.getPosition()) > 4);
    }

    private static double turn(Double from, Double to) {
        return from == null || to == null ? 0 : Math.abs(Math.IEEEremainder(to - from, 360));
    }

    /** Good enough for some metres. */
    private static double metres(GeoPoint from, GeoPoint to) {
        double north = to.getLatitude() - from.getLatitude();
        double east = (to.getLongitude() - from.getLongitude()) * Math.cos(Math.toRadians(from.getLatitude()));
        return METRES_PER_DEGREE * Math.hypot(north, east);
    }
}
