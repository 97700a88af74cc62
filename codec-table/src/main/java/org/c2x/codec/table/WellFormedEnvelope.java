package org.c2x.codec.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.EccPoint;
import org.c2x.its.security.EcdsaSignature;
import org.c2x.its.security.HeaderField;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.security.Signature;
import org.c2x.its.security.SignerInfo;
import org.c2x.its.security.SubjectAttribute;
import org.c2x.its.security.ValidityRestriction;

/**
 * Makes an envelope of any lists one that the standard allows: each type of field once and in order, certificates with
 * a signature or else a reconstruction value. TS 103 097 V1.1.1 clauses 5 and 6.
 */
final class WellFormedEnvelope {
    private static final int FIELD_SIZE = 32;

    /** A list's order of types is that of the alternatives, except that the signer is first of the header. */
    private static final Comparator<HeaderField> HEADER = Comparator.comparing(
                    (HeaderField field) -> !(field instanceof HeaderField.SignerInfo))
            .thenComparing(alternatives(HeaderField.class));

    private static final Comparator<SubjectAttribute> ATTRIBUTES = alternatives(SubjectAttribute.class);
    private static final Comparator<ValidityRestriction> RESTRICTIONS = alternatives(ValidityRestriction.class);

    private final RandomGenerator random;

    WellFormedEnvelope(RandomGenerator random) {
        this.random = random;
    }

    SecuredMessage of(SecuredMessage message) {
        List<HeaderField> header =
                message.headerFields().stream().map(this::headerField).toList();
        return new SecuredMessage(
                message.protocolVersion(),
                message.securityProfile(),
                inOrder(header, HEADER),
                message.payloadFields(),
                message.trailerFields());
    }

    private HeaderField headerField(HeaderField field) {
        return field instanceof HeaderField.SignerInfo signer
                ? new HeaderField.SignerInfo(signerInfo(signer.value()))
                : field;
    }

    private SignerInfo signerInfo(SignerInfo signer) {
        if (signer instanceof SignerInfo.Certificate certificate) {
            return new SignerInfo.Certificate(certificate(certificate.value()));
        } else if (signer instanceof SignerInfo.CertificateChain chain) {
            return new SignerInfo.CertificateChain(
                    chain.value().stream().map(this::certificate).toList());
        }
        return signer;
    }

    private Certificate certificate(Certificate certificate) {
        List<SubjectAttribute> attributes = inOrder(certificate.subjectAttributes(), ATTRIBUTES);
        return new Certificate(
                certificate.version(),
                certificate.signerInfos().stream().map(this::signerInfo).toList(),
                certificate.subjectInfo(),
                attributes,
                inOrder(certificate.validityRestrictions(), RESTRICTIONS),
                signature(certificate, attributes));
    }

    private @Nullable Signature signature(Certificate certificate, List<SubjectAttribute> attributes) {
        if (attributes.stream().anyMatch(SubjectAttribute.ReconstructionValue.class::isInstance)) {
            return null;
        }
        return certificate.signature() != null
                ? certificate.signature()
                : new Signature.EcdsaNistP256WithSha256(
                        new EcdsaSignature(new EccPoint.XCoordinateOnly(field()), field()));
    }

    private OctetString field() {
        byte[] octets = new byte[FIELD_SIZE];
        random.nextBytes(octets);
        return OctetString.wrap(octets);
    }

    /** The first of each type. */
    private static <T> List<T> inOrder(List<T> list, Comparator<T> order) {
        TreeSet<T> sorted = new TreeSet<>(order);
        sorted.addAll(list);
        return List.copyOf(sorted);
    }

    private static <T> Comparator<T> alternatives(Class<T> choice) {
        List<Class<?>> order = Arrays.asList(choice.getPermittedSubclasses());
        return Comparator.comparing(value -> order.indexOf(value.getClass()));
    }
}
