package org.c2x.bench.reception;

import static java.util.Objects.requireNonNull;

import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.its.ItsTime;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Lifetime;
import org.c2x.packets.PacketCodec;
import org.c2x.packets.PacketReader;
import org.c2x.packets.Parsing;
import org.c2x.packets.SecuredPacket;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Reception;
import org.c2x.security.SecurityContents;
import org.c2x.security.SignedData;
import org.c2x.security.TrustStore;
import org.c2x.security.Verifier;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;

/** A received packet's octets, an envelope of {@link SecurityContents}, and what a receiver needs for them. */
public record PacketOctets(ReceivedPacket packet) {
    private static final Lifetime MINUTE = new Lifetime(6, Lifetime.Base.TEN_SECONDS);
    private static final long MICROS = 1_000;

    /** The message in it. */
    public Content<?> message() {
        return Contents.get(packet.content());
    }

    /** From the basic header of GeoNetworking on. */
    public byte[] octets() {
        BasicHeader basic = new BasicHeader(BasicHeader.VERSION, MINUTE, packet == ReceivedPacket.DENM ? 10 : 1);
        return PacketCodec.CODEC.encode(new SecuredPacket(basic, OctetString.wrap(envelope())));
    }

    /** The signed data in it. */
    public byte[] envelope() {
        Ieee1609Dot2Data data = SecurityContents.all().stream()
                .filter(envelope -> envelope.name().equals(packet.label()))
                .findFirst()
                .orElseThrow()
                .data();
        return Ieee1609Dot2DataOer.CODEC.encode(data);
    }

    /**
     * Who trusts the root and has seen the signer before.
     *
     * @throws IllegalStateException if that finds the packet invalid
     */
    public Verifier verifier() {
        Verifier verifier = new Verifier(new TrustStore()
                .trust(SecurityContents.root())
                .know(SecurityContents.authority())
                .know(signer()));
        // the chain is verified now, once
        if (!verifier.verify(envelope(), reception()).isValid()) {
            throw new IllegalStateException(packet.label() + ": " + verifier.verify(envelope(), reception()));
        }
        return verifier;
    }

    /** The sender's certificate. */
    public EncodedCertificate signer() {
        return SecurityContents.ticket();
    }

    /** When it came in, and what message is in it. */
    public Reception reception() {
        SignedData data = SignedData.decode(envelope());
        long millis = requireNonNull(data.header().generationTime()).longValueExact() / MICROS;
        return Reception.UNKNOWN.at(ItsTime.instant(millis)).with(message().value());
    }

    /** The message's octets, found after the headers in the signed payload. */
    public static OctetString messageOctets(byte[] packet, OctetString payload) {
        SecuredPacket secured = (SecuredPacket) PacketCodec.CODEC.decode(packet);
        byte[] octets = payload.toByteArray();
        return new PacketReader(octets, 0, octets.length, Parsing.STRICT, null)
                .body(secured.basic())
                .payload();
    }

    /** The message as UPER. */
    public byte[] encodedMessage() {
        return encode(message());
    }

    private static <T> byte[] encode(Content<T> content) {
        return Codecs.get("uper", content.type()).encode(content.value());
    }
}
