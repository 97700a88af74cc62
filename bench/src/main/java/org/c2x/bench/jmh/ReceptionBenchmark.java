package org.c2x.bench.jmh;

import static java.util.Objects.requireNonNull;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.concurrent.TimeUnit;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.bench.reception.PacketOctets;
import org.c2x.bench.result.ReceivedPacket;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Reception;
import org.c2x.security.SignedData;
import org.c2x.security.Verdict;
import org.c2x.security.Verifier;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EcdsaP256Signature;
import org.c2x.security.dot2.ToBeSignedDataOer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long does a packet take from the radio to the application, step by step? Decoding the message is another one. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ReceptionBenchmark {
    private static final int OCTETS_OF_NUMBER = 32;

    /** A packet, at a receiver that has verified one of the same sender before. */
    @State(Scope.Benchmark)
    public static class Packet {
        @Param("sec-today-digest")
        public String content;

        byte[] octets;
        byte[] envelope;
        OctetString payload;
        SignedData data;
        Verifier verifier;
        Reception reception;
        EncodedCertificate signer;
        byte[] dataHash;
        byte[] signerHash;
        byte[] signature;

        @Setup(Level.Trial)
        public void prepare() throws GeneralSecurityException {
            PacketOctets packet = new PacketOctets(ReceivedPacket.find(content).orElseThrow());
            octets = packet.octets();
            envelope = packet.envelope();
            data = SignedData.decode(envelope);
            payload = requireNonNull(data.payload());
            verifier = packet.verifier();
            reception = packet.reception();
            signer = packet.signer();
            dataHash = sha256(ToBeSignedDataOer.CODEC.encode(data.toBeSigned()));
            signerHash = sha256(packet.signer().toByteArray());
            signature = octets(data.signature());
            if (!verifySignature(this)) {
                throw new IllegalStateException("the signature of " + content + " is not that of its octets");
            }
        }

        private static byte[] sha256(byte[] octets) throws GeneralSecurityException {
            return MessageDigest.getInstance("SHA-256").digest(octets);
        }

        private static byte[] octets(org.c2x.security.dot2.Signature signature) {
            EcdsaP256Signature numbers = ((org.c2x.security.dot2.Signature.EcdsaNistP256Signature) signature).value();
            byte[] octets = new byte[2 * OCTETS_OF_NUMBER];
            ((EccP256CurvePoint.XOnly) numbers.rSig()).value().copyTo(octets, 0);
            numbers.sSig().copyTo(octets, OCTETS_OF_NUMBER);
            return octets;
        }
    }

    /** The headers of GeoNetworking and BTP, before the envelope and in it. */
    @Benchmark
    public OctetString readHeaders(Packet packet, ProcessorTime time) {
        return PacketOctets.messageOctets(packet.octets, packet.payload);
    }

    @Benchmark
    public SignedData readEnvelope(Packet packet, ProcessorTime time) {
        return SignedData.decode(packet.envelope);
    }

    /** All that a verifier checks of data whose signer's chain is known. */
    @Benchmark
    public Verdict verify(Packet packet, ProcessorTime time) {
        return packet.verifier.verify(packet.data, packet.reception);
    }

    /** What of it is the provider's ECDSA, with the hash that it is over. */
    @Benchmark
    public boolean verifySignature(Packet packet, ProcessorTime time) throws GeneralSecurityException {
        return verifySignature(packet);
    }

    private static boolean verifySignature(Packet packet) throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(packet.dataHash);
        return packet.signer.hasSigned(digest.digest(packet.signerHash), packet.signature);
    }
}
