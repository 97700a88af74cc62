package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.InvalidKeySpecException;
import java.util.Arrays;
import java.util.HexFormat;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.dot2.EccP256CurvePoint;
import org.c2x.security.dot2.EciesP256EncryptedKey;
import org.c2x.security.dot2.EncryptionKey;
import org.c2x.security.dot2.HeaderInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Encryption: the test vectors of CAMP for ECIES in IEEE 1609.2, and data for stations. */
class EciesTest {
    private static final byte[] PLAIN = HexFormat.of().parseHex("038005123456789a");

    /** After version, alternative, one recipient, its kind, digest and curve: compressed-y-0 or compressed-y-1. */
    private static final int PARITY_BIT = 8 * (1 + 1 + 2 + 1 + 8 + 1) + 7;

    /** Private keys of recipient and sender, x and y of their public keys; key, parameter, and what comes out. */
    @ParameterizedTest
    @CsvSource({
        "060E41440A4E35154CA0EFCB52412145836AD032833E6BC781E533BF14851085,"
                + "8C5E20FE31935F6FA682A1F6D46E4468534FFEA1A698B14B0B12513EED8DEB11,"
                + "1270FEC2427E6A154DFCAE3368584396C8251A04E2AE7D87B016FF65D22D6F9E,"
                + "1384C31D6982D52BCA3BED8A7E60F52FECDAB44E5C0EA166815A8159E09FFB42,"
                + "F45A99137B1BB2C150D6D8CF7292CA07DA68C003DAA766A9AF7F67F5EE916828,"
                + "F6A25216F44CB64A96C229AE00B479857B3B81C1319FB2ADF0E8DB2681769729,"
                + "9169155B08B07674CBADF75FB46A7B0D,A6B7B52554B4203F7E3ACFDB3A3ED8674EE086CE5906A7CAC2F8A398306D3BE9,"
                + "A6342013D623AD6C5F6882469673AE33,80e1d85d30f1bae4ecf1a534a89a0786",
        "DA5E1D853FCC5D0C162A245B9F29D38EB6059F0DB172FB7FDA6663B925E8C744,"
                + "8008B06FC4C9F9856048DA186E7DC390963D6A424E80B274FB75D12188D7D73F,"
                + "2774FB9600F27D7B3BBB2F7FCD8D2C96D4619EF9B4692C6A7C5733B5BAC8B27D,"
                + "4624A6F9F6BC6BD088A71ED97B3AEE983B5CC2F574F64E96A531D2464137049F,"
                + "121AA495C6B2C07A2B2DAEC36BD207D6620D7E6081050DF5DE3E9696868FCDCA,"
                + "46C31A1ABEA0BDDAAAAEFBBA3AFDBFF1AC8D196BC313FC130926810C05503950,"
                + "687E9757DEBFD87B0C267330C183C7B6,05BED5F867B89F30FE5552DF414B65B9DD4073FC385D14921C641A145AA12051,"
                + "6CFD13B76436CD0DB70244FAE380CBA1,c8bf18ac796b0b1d3a1256d3a91676c8"
    })
    void vectorsOfCamp(
            String recipient,
            String recipientX,
            String recipientY,
            String sender,
            String senderX,
            String senderY,
            String key,
            String parameter,
            String encrypted,
            String tag)
            throws InvalidKeySpecException {
        KeyPair ephemeral = new KeyPair(publicKey(senderX, senderY), privateKey(sender));

        EciesP256EncryptedKey result =
                Ecies.encrypt(hex(key), publicKey(recipientX, recipientY), hex(parameter), ephemeral);

        assertEquals(OctetString.ofHex(encrypted), result.c());
        assertEquals(OctetString.ofHex(tag), result.t());
        assertArrayEquals(hex(key), Ecies.decrypt(result, Curve.NIST_P256, privateKey(recipient), hex(parameter)));
    }

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex);
    }

    private static ECPublicKey publicKey(String x, String y) {
        return (ECPublicKey) Curve.NIST_P256.publicKey(hex(x), hex(y));
    }

    private static PrivateKey privateKey(String hex) throws InvalidKeySpecException {
        return Curve.NIST_P256
                .keyFactory()
                .generatePrivate(new ECPrivateKeySpec(new BigInteger(hex, 16), Curve.NIST_P256.parameters()));
    }

    @ParameterizedTest
    @EnumSource(Curve.class)
    void holderOfTheCertificate_decrypts(Curve curve) {
        SimulatorChain.Holder authority = Stations.chain(curve).authority();
        byte[] encrypted = new Encryption().forHolder(authority.certificate()).encrypt(PLAIN);

        assertArrayEquals(PLAIN, decryption(authority).decrypt(encrypted));
    }

    @Test
    void answerToSignedData_isDecryptedByItsSigner() {
        SimulatorChain.Holder station = Stations.chain(Curve.NIST_P256).ticket();
        KeyPair keys = Keys.generate(Curve.BRAINPOOL_P256R1);
        HeaderInfo header = HeaderInfo.builder()
                .psid(BigInteger.TEN)
                .encryptionKey(new EncryptionKey.Public(Keys.forEncryption((ECPublicKey) keys.getPublic())))
                .build();
        SignedData question =
                SignedData.decode(station.signer().sign(Stations.PAYLOAD, header, Signer.Naming.CERTIFICATE));

        byte[] encrypted = new Encryption().inAnswerTo(question).encrypt(PLAIN);

        assertArrayEquals(
                PLAIN, Decryption.ofAnswersTo(question, keys.getPrivate()).decrypt(encrypted));
    }

    @Test
    void others_areNoRecipients() {
        byte[] encrypted = new Encryption()
                .forHolder(Stations.chain(Curve.NIST_P256).authority().certificate())
                .encrypt(PLAIN);
        Decryption other = decryption(Stations.chain(Curve.NIST_P256).authority());

        assertEquals(Reason.NOT_A_RECIPIENT, refusal(other, encrypted));
    }

    /** All but that of the parity of the ephemeral key: ECDH goes by its x alone. */
    @Test
    void everySingleBitFlip_isRefused() {
        SimulatorChain.Holder authority = Stations.chain(Curve.NIST_P256).authority();
        byte[] encrypted = new Encryption().forHolder(authority.certificate()).encrypt(PLAIN);
        Decryption decryption = decryption(authority);
        for (int bit = 0; bit < encrypted.length * 8; bit++) {
            byte[] changed = encrypted.clone();
            changed[bit / 8] ^= (byte) (0x80 >> bit % 8);
            int at = bit;
            if (bit == PARITY_BIT) {
                assertArrayEquals(PLAIN, decryption.decrypt(changed));
            } else {
                assertThrows(RefusedException.class, () -> decryption.decrypt(changed), () -> "bit " + at);
            }
        }
        for (int length = 0; length < encrypted.length; length++) {
            assertEquals(Reason.MALFORMED, refusal(decryption, Arrays.copyOf(encrypted, length)));
        }
    }

    @Test
    void ephemeralKey_thatIsNoPointOfTheCurve_isRefused() {
        byte[] five = new byte[32];
        five[31] = 5;
        EciesP256EncryptedKey key = new EciesP256EncryptedKey(
                new EccP256CurvePoint.CompressedY0(OctetString.of(withoutPoint(five))),
                OctetString.of(new byte[16]),
                OctetString.of(new byte[16]));
        PrivateKey mine = Keys.generate(Curve.NIST_P256).getPrivate();

        RefusedException refused =
                assertThrows(RefusedException.class, () -> Ecies.decrypt(key, Curve.NIST_P256, mine, new byte[32]));

        assertEquals(Reason.POINT_NOT_ON_CURVE, refused.reason());
    }

    /** The next x from there on that no point has. */
    static byte[] withoutPoint(byte[] from) {
        byte[] x = from.clone();
        while (true) {
            try {
                Curve.NIST_P256.publicKey(x, false);
                x[31]++;
            } catch (RefusedException e) {
                return x;
            }
        }
    }

    @Test
    void ticketWithoutEncryptionKey_isRefused() {
        EncodedCertificate ticket = Stations.chain(Curve.NIST_P256).ticket().certificate();

        RefusedException refused = assertThrows(RefusedException.class, () -> new Encryption().forHolder(ticket));

        assertEquals(Reason.UNSUPPORTED, refused.reason());
    }

    private static Decryption decryption(SimulatorChain.Holder holder) {
        return Decryption.forHolder(holder.certificate(), holder.encryption().getPrivate());
    }

    private static Reason refusal(Decryption decryption, byte[] octets) {
        return assertThrows(RefusedException.class, () -> decryption.decrypt(octets))
                .reason();
    }
}
