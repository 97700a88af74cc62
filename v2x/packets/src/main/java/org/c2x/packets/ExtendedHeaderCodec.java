package org.c2x.packets;

/** The extended headers: the number of what is forwarded, the source, and what each type has after it. */
final class ExtendedHeaderCodec {
    private static final int MEDIA_DEPENDENT_BITS = 32;

    private ExtendedHeaderCodec() {}

    /** Type and subtype. */
    static int code(ExtendedHeader header) {
        int subtype = 0;
        if (header instanceof GeoAnycast anycast) {
            subtype = anycast.area().shape().ordinal();
        } else if (header instanceof GeoBroadcast broadcast) {
            subtype = broadcast.area().shape().ordinal();
        }
        return header.type().code() + subtype;
    }

    static ExtendedHeader read(HeaderType type, int subtype, FieldReader in) {
        in.enter("extendedHeader", "");
        int sequenceNumber = 0;
        if (type.isForwarded()) {
            sequenceNumber = (int) in.number("sequenceNumber", 16);
            in.reserved(16);
        }
        LongPositionVector source = LongPositionVector.read(in);
        ExtendedHeader header = switch (type) {
            case BEACON -> new Beacon(source);
            case GEO_UNICAST -> new GeoUnicast(sequenceNumber, source, ShortPositionVector.read(in));
            case GEO_ANYCAST -> new GeoAnycast(sequenceNumber, source, area(subtype, in));
            case GEO_BROADCAST -> new GeoBroadcast(sequenceNumber, source, area(subtype, in));
            case SINGLE_HOP_BROADCAST ->
                new SingleHopBroadcast(source, in.number("mediaDependentData", MEDIA_DEPENDENT_BITS, Meanings::hex));
            case TOPOLOGICALLY_SCOPED_BROADCAST -> new TopologicallyScopedBroadcast(sequenceNumber, source);
            case LOCATION_SERVICE_REQUEST ->
                new LocationServiceRequest(sequenceNumber, source, GnAddress.read("requested", in));
            case LOCATION_SERVICE_REPLY ->
                new LocationServiceReply(sequenceNumber, source, ShortPositionVector.read(in));
        };
        in.leave();
        return header;
    }

    private static GeoArea area(int subtype, FieldReader in) {
        GeoArea area = GeoArea.read(subtype, in);
        in.reserved(16);
        return area;
    }

    static void write(ExtendedHeader header, FieldWriter out) {
        if (header instanceof ForwardedHeader forwarded) {
            out.number(forwarded.sequenceNumber(), 16);
            out.reserved(16);
        }
        header.source().write(out);
        if (header instanceof GeoUnicast unicast) {
            unicast.destination().write(out);
        } else if (header instanceof GeoAnycast anycast) {
            write(anycast.area(), out);
        } else if (header instanceof GeoBroadcast broadcast) {
            write(broadcast.area(), out);
        } else if (header instanceof SingleHopBroadcast broadcast) {
            out.number(broadcast.mediaDependentData(), MEDIA_DEPENDENT_BITS);
        } else if (header instanceof LocationServiceRequest request) {
            request.requested().write(out);
        } else if (header instanceof LocationServiceReply reply) {
            reply.destination().write(out);
        }
    }

    private static void write(GeoArea area, FieldWriter out) {
        area.write(out);
        out.reserved(16);
    }
}
