package org.c2x.captures;

import java.util.Arrays;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.Body;
import org.c2x.packets.BtpA;
import org.c2x.packets.BtpB;
import org.c2x.security.Application;

/**
 * The services whose messages are known by their port of BTP, TS 103 248. A service's name is that of its messages;
 * they are decoded where there is a message type of this name.
 */
public enum ItsService {
    CAM(2001, Application.CAM, Sender.VEHICLE),
    DENM(2002, Application.DENM, Sender.VEHICLE),
    MAPEM(2003, Application.MAPEM, Sender.ROAD_SIDE_UNIT),
    SPATEM(2004, Application.SPATEM, Sender.ROAD_SIDE_UNIT),
    IVIM(2006, Application.IVIM, Sender.ROAD_SIDE_UNIT),
    SREM(2007, Application.SREM, Sender.VEHICLE),
    SSEM(2008, Application.SSEM, Sender.ROAD_SIDE_UNIT),
    CPM(2009, Application.CPM, Sender.VEHICLE),
    RTCMEM(2013, Application.RTCMEM, Sender.ROAD_SIDE_UNIT),
    VAM(2018, Application.VAM, Sender.VEHICLE);

    /** Who sends such messages where they do not say so. */
    private enum Sender {
        VEHICLE,
        ROAD_SIDE_UNIT
    }

    private static final int FIRST_PORT = 2001;
    private static final ItsService[] OF_PORT = ofPort();

    private final int port;
    private final Application application;
    private final Sender sender;

    ItsService(int port, Application application, Sender sender) {
        this.port = port;
        this.application = application;
        this.sender = sender;
    }

    private static ItsService[] ofPort() {
        ItsService[] services = new ItsService[VAM.port - FIRST_PORT + 1];
        for (ItsService service : values()) {
            services[service.port - FIRST_PORT] = service;
        }
        return services;
    }

    /** The service of a port; null if it is that of none. */
    public static @Nullable ItsService of(int port) {
        return port < FIRST_PORT || port >= FIRST_PORT + OF_PORT.length ? null : OF_PORT[port - FIRST_PORT];
    }

    /** The service whose message a packet has as its ports say; null if that is none. */
    public static @Nullable ItsService of(Body body) {
        if (body.transport() instanceof BtpB btp) {
            return of(btp.destinationPort());
        }
        return body.transport() instanceof BtpA btp ? of(btp.destinationPort()) : null;
    }

    /** The service of a type of messages; empty if it is that of none. */
    public static Optional<ItsService> of(MessageType<?> type) {
        return Arrays.stream(values())
                .filter(service -> MessageTypes.named(service.name()).contains(type))
                .findFirst();
    }

    /** Whether messages are sent by road side units only. */
    boolean isOfInfrastructure() {
        return sender == Sender.ROAD_SIDE_UNIT;
    }

    /** The port of BTP. */
    public int port() {
        return port;
    }

    /** What messages are signed for, TS 102 965. */
    public int itsAid() {
        return application.itsAid();
    }
}
