package org.c2x.traffic.sumo;

import java.time.Instant;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.v1.AccelerationControl;
import org.c2x.its.v1.ExteriorLights;
import org.c2x.its.v1.LightBarSirenInUse;
import org.c2x.traffic.LocalPlane;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;

/**
 * A vehicle of SUMO as one that has sensors. Its rate of turn follows from two headings, the acceleration to the side
 * and the angle of the steering wheel from that.
 */
final class SumoVehicle {
    private static final int PEDALS = 7;
    private static final int LIGHTS = 8;
    private static final int SIRENS = 2;
    private static final double LEAST_ACCELERATION = 0.05;

    /** Distance of the axles as part of the length, and turns of the steering wheel for one of the wheels, as usual. */
    private static final double WHEELBASE = 0.6;

    private static final double STEERING_RATIO = 15;
    private static final double LEAST_SPEED_OF_CURVES = 1;

    /** Bits of a vehicle's signals in SUMO. */
    private static final int RIGHT = 1;

    private static final int LEFT = 1 << 1;
    private static final int EMERGENCY_BLINKER = 1 << 2;
    private static final int BRAKE = 1 << 3;
    private static final int BLUE = 1 << 11;

    private final Vehicle vehicle;
    private final double wheelbase;
    private @Nullable Observation last;

    SumoVehicle(long stationId, String type) {
        VehicleClass of = VehicleClass.of(type);
        vehicle = new Vehicle(stationId, of.stationType, of.length, of.width, of.role);
        wheelbase = WHEELBASE * of.length;
    }

    Vehicle vehicle() {
        return vehicle;
    }

    /**
     * The next state.
     *
     * @param plane what the file's metres count from; null if it has degrees
     * @param time  of the observation
     */
    VehicleState state(Observation now, Instant time, @Nullable LocalPlane plane) {
        double yawRate = yawRate(now);
        last = now;
        VehicleState.Builder state = VehicleState.at(
                        time,
                        plane == null ? now.y() : plane.latitude(now.y()),
                        plane == null ? now.x() : plane.longitude(now.x()))
                .altitude(now.z())
                .heading(now.angle())
                .speed(now.speed())
                .acceleration(now.acceleration())
                .yawRate(yawRate)
                .lateralAcceleration(now.speed() * Math.toRadians(yawRate))
                .pedals(pedals(now))
                .lights(lights(now.signals()))
                .lightBarSiren(
                        (now.signals() & BLUE) == 0
                                ? BitString.withBits(SIRENS)
                                : BitString.withBits(SIRENS, LightBarSirenInUse.LIGHT_BAR_ACTIVATED));
        if (now.speed() >= LEAST_SPEED_OF_CURVES) {
            double wheels = Math.atan(wheelbase * Math.toRadians(yawRate) / now.speed());
            state.steeringWheelAngle(STEERING_RATIO * Math.toDegrees(wheels));
        }
        return state.build();
    }

    /** Positive to the left, while angles grow to the right. */
    private double yawRate(Observation now) {
        if (last == null) {
            return Double.NaN;
        }
        double seconds = now.time().minus(last.time()).toMillis() / 1e3;
        return seconds > 0 ? -Math.IEEEremainder(now.angle() - last.angle(), 360) / seconds : Double.NaN;
    }

    private static BitString pedals(Observation now) {
        if ((now.signals() & BRAKE) != 0) {
            return BitString.withBits(PEDALS, AccelerationControl.BRAKE_PEDAL_ENGAGED);
        }
        return now.acceleration() > LEAST_ACCELERATION
                ? BitString.withBits(PEDALS, AccelerationControl.GAS_PEDAL_ENGAGED)
                : BitString.withBits(PEDALS);
    }

    private static BitString lights(int signals) {
        boolean both = (signals & EMERGENCY_BLINKER) != 0;
        boolean left = both || (signals & LEFT) != 0;
        boolean right = both || (signals & RIGHT) != 0;
        long bits = bit(ExteriorLights.DAYTIME_RUNNING_LIGHTS_ON, true)
                | bit(ExteriorLights.LEFT_TURN_SIGNAL_ON, left)
                | bit(ExteriorLights.RIGHT_TURN_SIGNAL_ON, right);
        return BitString.of(bits, LIGHTS);
    }

    private static long bit(int index, boolean isSet) {
        return isSet ? 1L << LIGHTS - 1 - index : 0;
    }
}
