package org.c2x.packets;

import org.c2x.asn1.runtime.Nullable;

/** Common header, extended header, transport and payload. */
final class BodyCodec {
    static final int LONGEST_PAYLOAD = 0xffff;

    private static final int BTP_OCTETS = 4;
    private static final int ANY = 0;
    private static final int BTP_A = 1;
    private static final int BTP_B = 2;
    private static final int IPV6 = 3;

    private BodyCodec() {}

    /** Length of a transport's header. */
    static int octets(Transport transport) {
        return transport instanceof OtherTransport ? 0 : BTP_OCTETS;
    }

    static int octets(Body body) {
        return CommonHeader.OCTETS + body.extended().type().octets() + payloadOctets(body);
    }

    private static int payloadOctets(Body body) {
        return octets(body.transport()) + body.payload().length();
    }

    /** Reads a body; octets after it are ignored. */
    static Body read(BasicHeader basic, FieldReader in) {
        in.enter("commonHeader", "CommonHeader");
        int nextHeader = (int) in.number("nextHeader", 4, BodyCodec::nextHeaderText);
        if (nextHeader > IPV6) {
            in.remark("nextHeader", "expected 0 to 3, found " + nextHeader);
        }
        in.reserved(4);
        int code = (int) in.number("headerType", 8, BodyCodec::headerTypeText);
        HeaderType type = HeaderType.of(code);
        if (type == null) {
            throw in.error("headerType", "found type " + (code >> 4) + ", subtype " + (code & 15) + ", which is none");
        }
        if (nextHeader != ANY && !type.hasPayload()) {
            in.remark("headerType", "expected no next header in a " + type + ", found " + nextHeader);
        }
        TrafficClass trafficClass = TrafficClass.read(in);
        boolean mobile = in.flag("mobile");
        in.reserved(7);
        int payloadLength = payloadLength(type, nextHeader, in);
        int maximumHopLimit = (int) in.number("maximumHopLimit", 8);
        if (basic.remainingHopLimit() > maximumHopLimit) {
            in.remark(
                    "maximumHopLimit",
                    "expected at least the remaining " + basic.remainingHopLimit() + ", found " + maximumHopLimit);
        }
        in.reserved(8);
        in.leave();
        CommonHeader common = new CommonHeader(trafficClass, mobile, maximumHopLimit);
        ExtendedHeader extended = ExtendedHeaderCodec.read(type, code - type.code(), in);
        in.limit(payloadLength);
        boolean hasTransport = type.hasPayload() && payloadLength >= octets(nextHeader);
        Transport transport = transport(hasTransport ? nextHeader : ANY, in);
        return new Body(common, extended, transport, in.rest());
    }

    private static int octets(int nextHeader) {
        return nextHeader == BTP_A || nextHeader == BTP_B ? BTP_OCTETS : 0;
    }

    /** Reads the length of the payload; of one that disagrees with what is there, as much as there is. */
    private static int payloadLength(HeaderType type, int nextHeader, FieldReader in) {
        int length = (int) in.number("payloadLength", 16);
        // after it are two octets of this header
        int left = in.remaining() - 2 - type.octets();
        if (length > left) {
            in.remark(
                    "payloadLength",
                    "found " + length + ", but there are only " + Math.max(0, left) + " octets after the headers");
        }
        if (length < octets(nextHeader)) {
            in.remark("payloadLength", "expected at least " + octets(nextHeader) + ", found " + length);
        }
        if (length > 0 && !type.hasPayload()) {
            in.remark("payloadLength", "expected 0 in a " + type + ", found " + length);
        }
        return type.hasPayload() ? Math.max(0, Math.min(length, left)) : 0;
    }

    private static Transport transport(int nextHeader, FieldReader in) {
        return switch (nextHeader) {
            case BTP_A -> {
                in.enter("btp", "BTP-A");
                BtpA btp = new BtpA((int) in.number("destinationPort", 16), (int) in.number("sourcePort", 16));
                in.leave();
                yield btp;
            }
            case BTP_B -> {
                in.enter("btp", "BTP-B");
                BtpB btp = new BtpB((int) in.number("destinationPort", 16), (int) in.number("destinationPortInfo", 16));
                in.leave();
                yield btp;
            }
            case IPV6 -> OtherTransport.IPV6;
            default -> OtherTransport.UNSPECIFIED;
        };
    }

    static void write(Body body, FieldWriter out) {
        ExtendedHeader extended = body.extended();
        out.number(nextHeader(body.transport()), 4);
        out.reserved(4);
        out.number(ExtendedHeaderCodec.code(extended), 8);
        body.common().trafficClass().write(out);
        out.flag(body.common().mobile());
        out.reserved(7);
        out.number(payloadOctets(body), 16);
        out.number(body.common().maximumHopLimit(), 8);
        out.reserved(8);
        ExtendedHeaderCodec.write(extended, out);
        if (body.transport() instanceof BtpA btp) {
            out.number(btp.destinationPort(), 16);
            out.number(btp.sourcePort(), 16);
        } else if (body.transport() instanceof BtpB btp) {
            out.number(btp.destinationPort(), 16);
            out.number(btp.destinationPortInfo(), 16);
        }
        out.octets(body.payload());
    }

    private static int nextHeader(Transport transport) {
        if (transport instanceof BtpA) {
            return BTP_A;
        } else if (transport instanceof BtpB) {
            return BTP_B;
        }
        return transport == OtherTransport.IPV6 ? IPV6 : ANY;
    }

    private static String nextHeaderText(long number) {
        String name = switch ((int) number) {
            case ANY -> "unspecified";
            case BTP_A -> "BTP-A";
            case BTP_B -> "BTP-B";
            case IPV6 -> "IPv6";
            default -> "unknown";
        };
        return Meanings.named(number, name);
    }

    private static String headerTypeText(long code) {
        @Nullable HeaderType type = HeaderType.of((int) code);
        return Meanings.hex(code) + " (" + (type == null ? "unknown" : type) + ")";
    }
}
