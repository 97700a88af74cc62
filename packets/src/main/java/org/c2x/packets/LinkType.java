package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** The forms of frames that are read, with their numbers in captures (the LINKTYPE list of tcpdump.org). */
public enum LinkType {
    ETHERNET(1),
    IEEE_802_11(105),
    IEEE_802_11_RADIOTAP(127);

    private final int number;

    LinkType(int number) {
        this.number = number;
    }

    /** The link type of a number; null if it is none of these. */
    public static @Nullable LinkType of(int number) {
        for (LinkType type : values()) {
            if (type.number == number) {
                return type;
            }
        }
        return null;
    }

    public int number() {
        return number;
    }
}
