package org.c2x.security;

import java.util.Map;
import java.util.Set;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.r2.TwoWheelerTypeSpecificInformation.Cyclist;
import org.c2x.its.r2.WrappedExtensionContainerContainerData;
import org.c2x.its.v1.EmergencyPriority;

/** Looks through CAMs of all versions for what takes a permission. */
final class CamContent {
    /** By the names of the alternatives of SpecialVehicleContainer, which all versions have. */
    private static final Map<String, CamPermission> CONTAINERS = Map.of(
            "PublicTransportContainer", CamPermission.PUBLIC_TRANSPORT,
            "SpecialTransportContainer", CamPermission.SPECIAL_TRANSPORT,
            "DangerousGoodsContainer", CamPermission.DANGEROUS_GOODS,
            "RoadWorksContainerBasic", CamPermission.ROADWORK,
            "RescueContainer", CamPermission.RESCUE,
            "EmergencyContainer", CamPermission.EMERGENCY,
            "SafetyCarContainer", CamPermission.SAFETY_CAR);

    private CamContent() {}

    static void addNeeded(org.c2x.its.v1.CamParameters cam, Set<CamPermission> needed) {
        if (cam.highFrequencyContainer() instanceof org.c2x.its.v1.HighFrequencyContainer.RsuContainerHighFrequency unit
                && unit.value().protectedCommunicationZonesRSU() != null) {
            needed.add(CamPermission.TOLLING_OR_PROTECTED_ZONES);
        }
        org.c2x.its.v1.SpecialVehicleContainer special = cam.specialVehicleContainer();
        addContainer(special, needed);
        if (special instanceof org.c2x.its.v1.SpecialVehicleContainer.RoadWorksContainerBasic works) {
            addIf(works.value().closedLanes() != null, CamPermission.CLOSED_LANES, needed);
        } else if (special instanceof org.c2x.its.v1.SpecialVehicleContainer.EmergencyContainer emergency) {
            addPriority(emergency.value().emergencyPriority(), needed);
        } else if (special instanceof org.c2x.its.v1.SpecialVehicleContainer.SafetyCarContainer car) {
            addRules(String.valueOf(car.value().trafficRule()), car.value().speedLimit(), needed);
        }
    }

    static void addNeeded(org.c2x.its.v2.CamParameters cam, Set<CamPermission> needed) {
        if (cam.highFrequencyContainer() instanceof org.c2x.its.v2.HighFrequencyContainer.RsuContainerHighFrequency unit
                && unit.value().protectedCommunicationZonesRSU() != null) {
            needed.add(CamPermission.TOLLING_OR_PROTECTED_ZONES);
        }
        org.c2x.its.v2.SpecialVehicleContainer special = cam.specialVehicleContainer();
        addContainer(special, needed);
        if (special instanceof org.c2x.its.v2.SpecialVehicleContainer.RoadWorksContainerBasic works) {
            addIf(works.value().closedLanes() != null, CamPermission.CLOSED_LANES, needed);
        } else if (special instanceof org.c2x.its.v2.SpecialVehicleContainer.EmergencyContainer emergency) {
            addPriority(emergency.value().emergencyPriority(), needed);
        } else if (special instanceof org.c2x.its.v2.SpecialVehicleContainer.SafetyCarContainer car) {
            addRules(String.valueOf(car.value().trafficRule()), car.value().speedLimit(), needed);
        }
    }

    static void addNeeded(org.c2x.its.r2.CamParameters cam, Set<CamPermission> needed) {
        if (cam.highFrequencyContainer() instanceof org.c2x.its.r2.HighFrequencyContainer.RsuContainerHighFrequency unit
                && unit.value().protectedCommunicationZonesRSU() != null) {
            needed.add(CamPermission.TOLLING_OR_PROTECTED_ZONES);
        }
        org.c2x.its.r2.SpecialVehicleContainer special = cam.specialVehicleContainer();
        addContainer(special, needed);
        if (special instanceof org.c2x.its.r2.SpecialVehicleContainer.RoadWorksContainerBasic works) {
            addIf(works.value().closedLanes() != null, CamPermission.CLOSED_LANES, needed);
        } else if (special instanceof org.c2x.its.r2.SpecialVehicleContainer.EmergencyContainer emergency) {
            addPriority(emergency.value().emergencyPriority(), needed);
        } else if (special instanceof org.c2x.its.r2.SpecialVehicleContainer.SafetyCarContainer car) {
            addRules(String.valueOf(car.value().trafficRule()), car.value().speedLimit(), needed);
        }
        if (cam.extensionContainers() != null) {
            cam.extensionContainers().forEach(extension -> addExtension(extension.containerData(), needed));
        }
    }

    private static void addExtension(WrappedExtensionContainerContainerData extension, Set<CamPermission> needed) {
        if (extension instanceof WrappedExtensionContainerContainerData.TwoWheelerContainer twoWheeler) {
            needed.add(CamPermission.TWO_WHEELER);
            addIf(twoWheeler.value().typeSpecificInformation() instanceof Cyclist, CamPermission.CYCLIST, needed);
        }
    }

    private static void addContainer(@Nullable Object special, Set<CamPermission> needed) {
        CamPermission permission =
                special == null ? null : CONTAINERS.get(special.getClass().getSimpleName());
        addIf(permission != null, permission, needed);
    }

    private static void addPriority(@Nullable BitString priority, Set<CamPermission> needed) {
        if (priority != null) {
            addIf(
                    priority.get(EmergencyPriority.REQUEST_FOR_RIGHT_OF_WAY),
                    CamPermission.REQUEST_FOR_RIGHT_OF_WAY,
                    needed);
            addIf(
                    priority.get(EmergencyPriority.REQUEST_FOR_FREE_CROSSING_AT_A_TRAFFIC_LIGHT),
                    CamPermission.REQUEST_FOR_FREE_CROSSING_AT_A_TRAFFIC_LIGHT,
                    needed);
        }
    }

    private static void addRules(String trafficRule, @Nullable Integer speedLimit, Set<CamPermission> needed) {
        addIf(trafficRule.equals("NO_PASSING"), CamPermission.NO_PASSING, needed);
        addIf(trafficRule.equals("NO_PASSING_FOR_TRUCKS"), CamPermission.NO_PASSING_FOR_TRUCKS, needed);
        addIf(speedLimit != null, CamPermission.SPEED_LIMIT, needed);
    }

    private static void addIf(boolean isPresent, @Nullable CamPermission permission, Set<CamPermission> needed) {
        if (isPresent) {
            needed.add(permission);
        }
    }
}
