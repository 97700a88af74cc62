package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * How urgent a packet is: EN 302 636-4-1 clause 9.7.5.
 *
 * @param storeCarryForward whether the packet is buffered while there is no neighbour
 * @param channelOffload    whether it may go over another channel
 * @param id                0 to 63, the lower the more urgent
 */
public record TrafficClass(boolean storeCarryForward, boolean channelOffload, int id) {

    public TrafficClass {
        Check.range("id", id, 0, 63);
    }

    static TrafficClass read(FieldReader in) {
        in.enter("trafficClass", "TrafficClass");
        boolean storeCarryForward = in.flag("storeCarryForward");
        boolean channelOffload = in.flag("channelOffload");
        int id = (int) in.number("id", 6);
        in.leave();
        return new TrafficClass(storeCarryForward, channelOffload, id);
    }

    void write(FieldWriter out) {
        out.flag(storeCarryForward);
        out.flag(channelOffload);
        out.number(id, 6);
    }
}
