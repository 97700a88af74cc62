package org.eclipse.mosaic.lib.enums;

/** Stand-in. */
public enum VehicleClass {
    Unknown,
    Car,
    LightGoodsVehicle,
    HeavyGoodsVehicle,
    PublicTransportVehicle,
    EmergencyVehicle,
    WorksVehicle,
    ExceptionalSizeVehicle,
    VehicleWithTrailer,
    HighSideVehicle,
    MiniBus,
    Taxi,
    ElectricVehicle,
    AutomatedVehicle,
    Bicycle,
    Motorcycle,
    HighOccupancyVehicle
}
