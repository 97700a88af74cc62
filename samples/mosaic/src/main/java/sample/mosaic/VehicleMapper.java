package sample.mosaic;

import java.time.Instant;
import org.c2x.asn1.runtime.BitString;
import org.c2x.its.v2.AccelerationControl;
import org.c2x.its.v2.ExteriorLights;
import org.c2x.its.v2.StationType;
import org.c2x.traffic.Role;
import org.c2x.traffic.Vehicle;
import org.c2x.traffic.VehicleState;
import org.eclipse.mosaic.lib.enums.DriveDirection;
import org.eclipse.mosaic.lib.enums.VehicleClass;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleData;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleSignals;
import org.eclipse.mosaic.lib.objects.vehicle.VehicleType;

/** What MOSAIC knows of a vehicle, as one that sends. What a simulation does not know is "unavailable" in a message. */
public final class VehicleMapper {
    private static final int LIGHTS = 8;
    private static final int PEDALS = 7;
    private static final double LEAST_ACCELERATION = 0.05;

    /** The time at which the simulation's clock shows 0. */
    private final Instant start;

    public VehicleMapper(Instant start) {
        this.start = start;
    }

    /** A station ID, 0 to 4294967295, that is the same for a vehicle in every run: {@code veh_0} has no number. */
    public static long stationId(String vehicle) {
        return Integer.toUnsignedLong(vehicle.hashCode());
    }

    /** A vehicle with the dimensions and the class of its type. */
    public static Vehicle vehicle(String name, VehicleType type) {
        VehicleClass of = type.getVehicleClass();
        return new Vehicle(stationId(name), stationType(of), type.getLength(), type.getWidth(), role(of));
    }

    private static int stationType(VehicleClass of) {
        return switch (of) {
            case Unknown -> StationType.UNKNOWN;
            case Bicycle -> StationType.CYCLIST;
            case Motorcycle -> StationType.MOTORCYCLE;
            case PublicTransportVehicle, MiniBus -> StationType.BUS;
            case LightGoodsVehicle -> StationType.LIGHT_TRUCK;
            case HeavyGoodsVehicle, HighSideVehicle, ExceptionalSizeVehicle, VehicleWithTrailer ->
                StationType.HEAVY_TRUCK;
            case EmergencyVehicle, WorksVehicle -> StationType.SPECIAL_VEHICLES;
            default -> StationType.PASSENGER_CAR;
        };
    }

    private static Role role(VehicleClass of) {
        return switch (of) {
            case PublicTransportVehicle -> Role.PUBLIC_TRANSPORT;
            case EmergencyVehicle -> Role.EMERGENCY;
            case WorksVehicle -> Role.ROAD_WORK;
            default -> Role.DEFAULT;
        };
    }

    /** A simulation's time, which is counted in nanoseconds. */
    public Instant time(long nanos) {
        return start.plusNanos(nanos);
    }

    /**
     * How a vehicle moves.
     *
     * @param before its last state, null if there is none: from it follows how fast it turns
     */
    public VehicleState state(VehicleData before, VehicleData now) {
        boolean isBackward = now.getDriveDirection() == DriveDirection.BACKWARD;
        VehicleState.Builder state = VehicleState.at(
                        time(now.getTime()),
                        now.getPosition().getLatitude(),
                        now.getPosition().getLongitude())
                .altitude(now.getPosition().getAltitude())
                .speed(isBackward ? -now.getSpeed() : now.getSpeed())
                .heading(number(now.getHeading()))
                .acceleration(number(now.getLongitudinalAcceleration()));
        if (before != null && now.getTime() > before.getTime()) {
            double turn = Math.IEEEremainder(number(now.getHeading()) - number(before.getHeading()), 360);
            state.yawRate(-turn / ((now.getTime() - before.getTime()) / 1e9));
        }
        VehicleSignals signals = now.getVehicleSignals();
        if (signals != null) {
            state.lights(lights(signals)).pedals(pedals(signals, number(now.getLongitudinalAcceleration())));
        }
        return state.build();
    }

    private static double number(Double known) {
        return known == null ? Double.NaN : known;
    }

    private static BitString lights(VehicleSignals signals) {
        long bits = bit(ExteriorLights.DAYTIME_RUNNING_LIGHTS_ON, true)
                | bit(ExteriorLights.LEFT_TURN_SIGNAL_ON, signals.isBlinkerLeft() || signals.isBlinkerEmergency())
                | bit(ExteriorLights.RIGHT_TURN_SIGNAL_ON, signals.isBlinkerRight() || signals.isBlinkerEmergency())
                | bit(ExteriorLights.REVERSE_LIGHT_ON, signals.isReverseDrive());
        return BitString.of(bits, LIGHTS);
    }

    private static long bit(int index, boolean isSet) {
        return isSet ? 1L << LIGHTS - 1 - index : 0;
    }

    private static BitString pedals(VehicleSignals signals, double acceleration) {
        if (signals.isBrakeLight()) {
            return BitString.withBits(PEDALS, AccelerationControl.BRAKE_PEDAL_ENGAGED);
        }
        return acceleration > LEAST_ACCELERATION
                ? BitString.withBits(PEDALS, AccelerationControl.GAS_PEDAL_ENGAGED)
                : BitString.withBits(PEDALS);
    }
}
