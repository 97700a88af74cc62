package org.c2x.security;

import static org.c2x.security.SimulatorChain.permission;
import static org.c2x.security.Stations.issue;
import static org.c2x.security.Stations.issueRoot;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.security.SimulatorChain.Holder;
import org.c2x.security.dot2.AppExtension;
import org.c2x.security.dot2.BitmapSspRange;
import org.c2x.security.dot2.CertIssueExtension;
import org.c2x.security.dot2.CertificateBase;
import org.c2x.security.dot2.CertificateId;
import org.c2x.security.dot2.CircularRegion;
import org.c2x.security.dot2.ContributedExtensionBlock;
import org.c2x.security.dot2.Duration;
import org.c2x.security.dot2.EncryptionKey;
import org.c2x.security.dot2.EtsiOriginatingHeaderInfoExtension;
import org.c2x.security.dot2.EtsiOriginatingHeaderInfoExtensionOer;
import org.c2x.security.dot2.EtsiTs102941CrlRequest;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.HashAlgorithm;
import org.c2x.security.dot2.HashedData;
import org.c2x.security.dot2.HeaderInfo;
import org.c2x.security.dot2.IdentifiedRegion;
import org.c2x.security.dot2.Ieee1609Dot2Content;
import org.c2x.security.dot2.Ieee1609Dot2Data;
import org.c2x.security.dot2.Ieee1609Dot2DataOer;
import org.c2x.security.dot2.IssuerIdentifier;
import org.c2x.security.dot2.MissingCrlIdentifier;
import org.c2x.security.dot2.PsidGroupPermissions;
import org.c2x.security.dot2.PsidSsp;
import org.c2x.security.dot2.PsidSspRange;
import org.c2x.security.dot2.RectangularRegion;
import org.c2x.security.dot2.SecuredMessage;
import org.c2x.security.dot2.ServiceSpecificPermissions;
import org.c2x.security.dot2.SignedDataPayload;
import org.c2x.security.dot2.SignerIdentifier;
import org.c2x.security.dot2.SspRange;
import org.c2x.security.dot2.SubjectPermissions;
import org.c2x.security.dot2.ThreeDLocation;
import org.c2x.security.dot2.ToBeSignedData;
import org.c2x.security.dot2.ToBeSignedDataOer;
import org.c2x.security.dot2.TwoDLocation;
import org.c2x.security.dot2.ValidityPeriod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules that a receiver has to apply, by the clauses of IEEE 1609.2 ("2:") and TS 103 097 ("E:"), each with data
 * that differs from what is valid by this rule alone.
 */
class StandardRulesTest {
    private static final SimulatorChain CHAIN = Stations.chain(Curve.NIST_P256);
    private static final SimulatorChain OTHER = Stations.chain(Curve.NIST_P256);
    private static final Holder ROOT = CHAIN.root();
    private static final Holder AUTHORITY = CHAIN.authority();
    private static final Holder TICKET = CHAIN.ticket();
    private static final TwoDLocation MUNICH = new TwoDLocation(481_374_000, 115_755_000);
    private static final TwoDLocation BERLIN = new TwoDLocation(525_200_000, 134_050_000);
    private static final GeographicRegion ROUND_MUNICH =
            new GeographicRegion.CircularRegion(new CircularRegion(MUNICH, 5_000));
    private static final OctetString ONE_OCTET = OctetString.ofHex("00");

    /** Data with what speaks against it; null if nothing does. */
    private record Rule(
            String clause, String what, @Nullable Reason reason, Verdict verdict) {
        @Override
        public String toString() {
            return clause + ": " + what;
        }
    }

    private static final List<Rule> RULES = new ArrayList<>();

    private static void rule(String clause, String what, @Nullable Reason reason, Verdict verdict) {
        RULES.add(new Rule(clause, what, reason, verdict));
    }

    static List<Rule> rules() {
        addSigners();
        addPermissions();
        addCertificates();
        addRegions();
        addTimes();
        addHeaders();
        addPayloads();
        return RULES;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void data_isJudgedByTheClause(Rule rule) {
        assertEquals(rule.reason(), rule.verdict().reason(), rule.verdict()::toString);
    }

    private static void addSigners() {
        TrustStore store = CHAIN.trustStore();
        HeaderInfo cam = cam().build();
        rule("E:7.1.1", "a CAM", null, verify(store, TICKET, cam));
        rule("E:7.1.2", "a DENM", null, verify(store, TICKET, denm().build()));
        rule(
                "2:5.1.2",
                "a ticket that signed itself",
                Reason.ROOT_NOT_TRUSTED,
                verify(store, issueRoot(TICKET, c -> c), cam));
        rule(
                "2:5.1.2",
                "an authority that is not known",
                Reason.ISSUER_UNKNOWN,
                verify(store, issue(OTHER.authority(), TICKET, c -> c), cam));
        rule(
                "2:5.1.2",
                "a ticket that issues a ticket",
                Reason.ISSUER_MAY_NOT,
                verify(CHAIN.trustStore().know(TICKET.certificate()), issue(TICKET, CHAIN.ticket(), c -> c), cam));
        CertificateBase mine = TICKET.certificate().certificate();
        EncodedCertificate renamed = EncodedCertificate.of(new CertificateBase(
                3,
                mine.type(),
                new IssuerIdentifier.Sha256AndDigest(ROOT.certificate().digest()),
                mine.toBeSigned(),
                mine.signature()));
        rule(
                "2:6.4.3",
                "another issuer's name",
                Reason.CERTIFICATE_SIGNATURE_WRONG,
                verify(store, new Holder(renamed, TICKET.signing(), null), cam));
        Holder open = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(1, 1))));
        Holder signing = issue(open, AUTHORITY, c -> c.appPermissions(Stations.CAM_AND_DENM));
        rule(
                "E:7.2.1",
                "a CAM signed by an authority",
                Reason.CERTIFICATE_PROFILE,
                verify(trusting(open, signing), signing, cam));
        addAuthoritiesOfOtherApplications();
        Holder named = issue(AUTHORITY, TICKET, c -> c.id(new CertificateId.Name("x")));
        rule("E:7.2.1", "a ticket with a name", Reason.CERTIFICATE_PROFILE, verify(store, named, cam));
        Holder issuing = issue(AUTHORITY, TICKET, c -> c.certIssuePermissions(List.of()));
        rule(
                "E:7.2.1",
                "a ticket with an empty certIssuePermissions",
                Reason.CERTIFICATE_PROFILE,
                verify(store, issuing, cam));
        ToBeSignedData data = new ToBeSignedData(plain(), cam);
        CertificateBase authority = AUTHORITY.certificate().certificate();
        rule(
                "E:5.2",
                "two certificates",
                Reason.MESSAGE_PROFILE,
                verify(store, TICKET, data, new SignerIdentifier.Certificate(List.of(mine, authority))));
        rule(
                "E:5.2",
                "no certificate",
                Reason.MESSAGE_PROFILE,
                verify(store, TICKET, data, new SignerIdentifier.Certificate(List.of())));
        rule(
                "2:6.3.24",
                "nobody else than the signer itself",
                Reason.UNSUPPORTED,
                verify(store, TICKET, data, new SignerIdentifier.Self()));
        SignerIdentifier digest =
                new SignerIdentifier.Digest(TICKET.certificate().digest());
        rule("2:6.3.24", "a digest that is not known", Reason.SIGNER_UNKNOWN, verify(store, TICKET, data, digest));
        rule(
                "E:7.1.2",
                "a DENM by digest",
                Reason.MESSAGE_PROFILE,
                verify(
                        CHAIN.trustStore().know(TICKET.certificate()),
                        TICKET,
                        new ToBeSignedData(plain(), denm().build()),
                        digest));
    }

    private static void addAuthoritiesOfOtherApplications() {
        HeaderInfo vam = header(638).build();
        Holder root = issueRoot(
                ROOT,
                c -> c.appPermissions(List.of(permission(638, "01")))
                        .certIssuePermissions(List.of(group(range(638, null), 1, 1))));
        Holder authority = issue(
                root,
                AUTHORITY,
                c -> c.appPermissions(List.of(permission(638, "01")))
                        .certIssuePermissions(List.of(group(range(638, null), 1, 0))));
        Holder station = issue(authority, TICKET, c -> c.appPermissions(List.of(permission(638, "01"))));
        rule("E:7.1.3", "a VAM", null, verify(trusting(root, authority), station, vam));
        rule(
                "E:7.2.1",
                "a VAM signed by an authority",
                Reason.CERTIFICATE_PROFILE,
                verify(trusting(root, authority), authority, vam));
        rule(
                "E:7.2.1",
                "a VAM signed by a trusted root",
                Reason.CERTIFICATE_PROFILE,
                verify(trusting(root, authority), root, vam));
        rule(
                "E:7.2.3",
                "a list of trusted certificates signed by the root",
                null,
                verify(trusting(ROOT, AUTHORITY), ROOT, header(624).build()));
    }

    private static void addPermissions() {
        SspRange less = bits("010000", "ffffff");
        Holder root = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(group(range(36, less), 1, 1), all(1, 1))));
        Holder all = issue(root, AUTHORITY, c -> c.appPermissions(null).certIssuePermissions(List.of(all(1, 0))));
        rule(
                "2:6.4.29",
                "'all' of the root for an application that it names",
                Reason.ISSUER_MAY_NOT,
                cam("01ffff", root));
        rule("2:6.4.29", "'all' of an authority below it", Reason.ISSUER_MAY_NOT, cam("01ffff", root, all));
        rule("2:6.4.29", "what both grant", null, cam("010000", root, all));
        Holder narrow =
                issueRoot(ROOT, c -> c.certIssuePermissions(List.of(group(range(36, bits("0100", "ffff")), 1, 1))));
        Holder longer = issue(
                narrow,
                AUTHORITY,
                c -> c.appPermissions(null)
                        .certIssuePermissions(List.of(group(range(36, bits("0100", "ffff00")), 1, 0))));
        rule("2:BitmapSspRange", "permissions longer than the mask", Reason.ISSUER_MAY_NOT, cam("0100ff", narrow));
        rule(
                "2:BitmapSspRange",
                "a mask longer than its value",
                Reason.CERTIFICATE_PROFILE,
                cam("0100ff", narrow, longer));
        Holder opaque = issueRoot(
                ROOT,
                c -> c.certIssuePermissions(List.of(
                        group(range(36, new SspRange.Opaque(List.of(OctetString.ofHex("01ffff")))), 1, 0))));
        rule("2:6.4.32", "bits below a range of octets", Reason.ISSUER_MAY_NOT, cam("01ffff", opaque));
        addChainLengths();
    }

    private static void addChainLengths() {
        rule(
                "2:6.4.28",
                "a chain shorter than granted",
                Reason.ISSUER_MAY_NOT,
                cam("010000", issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(2, 0))))));
        Holder one = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(1, 0))));
        for (int range : new int[] {0, -1, -2}) {
            Holder below =
                    issue(one, AUTHORITY, c -> c.appPermissions(null).certIssuePermissions(List.of(all(1, range))));
            rule(
                    "2:6.4.28",
                    "a chain longer than granted, range " + range,
                    Reason.ISSUER_MAY_NOT,
                    cam("010000", one, below));
        }
        Holder enrolment = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(1, 1, 1))));
        rule("2:6.4.28", "a root that may only enrol", Reason.ISSUER_MAY_NOT, cam("010000", enrolment));
        Holder taking =
                issue(enrolment, AUTHORITY, c -> c.appPermissions(null).certIssuePermissions(List.of(all(1, 0))));
        rule(
                "2:6.4.28",
                "an authority below it that does more",
                Reason.ISSUER_MAY_NOT,
                cam("010000", enrolment, taking));
        Holder split = issueRoot(
                ROOT,
                c -> c.certIssuePermissions(List.of(
                        group(range(36, bits("0100", "ff00")), 1, 0), group(range(36, null), 2, 0))));
        rule("2:6.4.28", "the range of another length", Reason.ISSUER_MAY_NOT, cam("01ffff", split));
        Holder zero = issueRoot(
                ROOT, c -> c.certIssuePermissions(List.of(group(range(36, null), 1, 0), group(range(37, null), 0, 1))));
        rule("2:6.4.28", "a minChainLength of 0", Reason.CERTIFICATE_PROFILE, cam("010000", zero));
        Holder negative = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(-5, 9))));
        rule("2:6.4.28", "a minChainLength below 0", Reason.CERTIFICATE_PROFILE, cam("010000", negative));
    }

    private static void addCertificates() {
        Holder root = issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(1, 1))));
        Holder authority = issue(root, AUTHORITY, c -> c.appPermissions(null).certIssuePermissions(List.of(all(1, 0))));
        TrustStore store = trusting(root, authority);
        certificate("2:6.4.8", "nothing that is wrong", null, store, authority, c -> c);
        certificate(
                "2:6.4.8",
                "an ITS-AID twice",
                Reason.CERTIFICATE_PROFILE,
                store,
                authority,
                c -> c.appPermissions(List.of(permission(36, "01ffff"), permission(36, "010000"))));
        certificate(
                "2:6.4.8",
                "no permission",
                Reason.APPLICATION_NOT_PERMITTED,
                store,
                authority,
                c -> c.appPermissions(List.of()));
        rule(
                "2:6.4.8",
                "two groups 'all'",
                Reason.CERTIFICATE_PROFILE,
                cam("010000", issueRoot(ROOT, c -> c.certIssuePermissions(List.of(all(1, 0), all(1, -1, 0, 1))))));
        certificate(
                "E:6",
                "certRequestPermissions",
                Reason.CERTIFICATE_PROFILE,
                store,
                authority,
                c -> c.certRequestPermissions(List.of(all(0, 0))));
        certificate(
                "E:6",
                "canRequestRollover",
                Reason.CERTIFICATE_PROFILE,
                store,
                authority,
                c -> c.canRequestRollover(Null.NULL));
        certificate(
                "E:6",
                "a cracaId",
                Reason.CERTIFICATE_PROFILE,
                store,
                authority,
                c -> c.cracaId(OctetString.ofHex("000001")));
        certificate("E:6", "a crlSeries", Reason.CERTIFICATE_PROFILE, store, authority, c -> c.crlSeries(1));
        CertificateId unknown = new CertificateId.Unknown(4, ONE_OCTET);
        certificate("2:6.4.9", "an id of a later version", Reason.UNSUPPORTED, store, authority, c -> c.id(unknown));
        Holder later = issue(root, authority, c -> c.id(unknown));
        rule("2:6.4.9", "an id of a later version in the authority", Reason.UNSUPPORTED, cam("010000", root, later));
        certificate(
                "2:5.2.6",
                "permissions of a later version",
                Reason.UNSUPPORTED,
                store,
                authority,
                c -> c.appPermissions(List.of(
                        new PsidSsp(BigInteger.valueOf(36), new ServiceSpecificPermissions.Unknown(2, ONE_OCTET)))));
        List<AppExtension> extension =
                List.of(new AppExtension(200, new AppExtension.Content.Unknown(OctetString.ofHex("0500"))));
        certificate(
                "2:6.4.8",
                "an extension that nobody grants",
                Reason.ISSUER_MAY_NOT,
                store,
                authority,
                c -> c.appExtensions(extension));
        certificate(
                "2:6.4.8",
                "an operating organisation",
                null,
                store,
                authority,
                c -> c.appExtensions(List.of(new AppExtension(
                        1, new AppExtension.Content.OperatingOrganizationId(ObjectIdentifier.of("1.3.111"))))));
        List<CertIssueExtension> granted =
                List.of(new CertIssueExtension(200, new CertIssueExtension.Permissions.All()));
        Holder top = issueRoot(root, c -> c.certIssueExtensions(granted));
        certificate(
                "2:6.4.8",
                "an extension that the issuer grants",
                null,
                trusting(top),
                top,
                c -> c.appExtensions(extension));
    }

    /** A CAM with a ticket that is changed. */
    private static void certificate(
            String clause,
            String what,
            @Nullable Reason reason,
            TrustStore store,
            Holder issuer,
            UnaryOperator<org.c2x.security.dot2.ToBeSignedCertificate.Builder> change) {
        rule(clause, "a certificate with " + what, reason, verify(store, issue(issuer, TICKET, change), cam().build()));
    }

    private static void addRegions() {
        ThreeDLocation nowhere = new ThreeDLocation(900_000_001, 1_800_000_001, 0);
        ThreeDLocation halfKnown = new ThreeDLocation(900_000_001, BERLIN.longitude(), 0);
        Reception inBerlin = Reception.UNKNOWN.from(BERLIN);
        denm(
                "outside",
                Reason.OUTSIDE_REGION,
                ROUND_MUNICH,
                null,
                new ThreeDLocation(BERLIN.latitude(), BERLIN.longitude(), 0),
                Reception.UNKNOWN);
        denm("place unknown", null, ROUND_MUNICH, null, nowhere, Reception.UNKNOWN);
        denm("place unknown, receiver knows one outside", Reason.OUTSIDE_REGION, ROUND_MUNICH, null, nowhere, inBerlin);
        denm(
                "half a place, receiver knows one outside",
                Reason.OUTSIDE_REGION,
                ROUND_MUNICH,
                null,
                halfKnown,
                inBerlin);
        denm("the signed place goes before the receiver's", null, ROUND_MUNICH, null, Stations.PLACE, inBerlin);
        denm(
                "a region of a later version",
                Reason.UNSUPPORTED,
                new GeographicRegion.Unknown(4, ONE_OCTET),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "a country",
                null,
                countries(new IdentifiedRegion.CountryOnly(276)),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "a country of a later version",
                Reason.UNSUPPORTED,
                countries(new IdentifiedRegion.Unknown(3, ONE_OCTET)),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm("no country", Reason.CERTIFICATE_PROFILE, countries(), null, Stations.PLACE, Reception.UNKNOWN);
        denm(
                "no rectangle",
                Reason.CERTIFICATE_PROFILE,
                new GeographicRegion.RectangularRegion(List.of()),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "circle whose centre is not known",
                Reason.CERTIFICATE_PROFILE,
                new GeographicRegion.CircularRegion(new CircularRegion(new TwoDLocation(900_000_001, 0), 1)),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        GeographicRegion earth = rectangle(900_000_000, -1_799_999_999, -900_000_000, 1_800_000_000);
        denm("the same region twice", null, ROUND_MUNICH, ROUND_MUNICH, Stations.PLACE, Reception.UNKNOWN);
        denm("wider than the issuer's", Reason.ISSUER_MAY_NOT, ROUND_MUNICH, earth, Stations.PLACE, Reception.UNKNOWN);
        denm("narrower than the issuer's", null, earth, ROUND_MUNICH, Stations.PLACE, Reception.UNKNOWN);
        denm(
                "circle that is wider",
                Reason.ISSUER_MAY_NOT,
                ROUND_MUNICH,
                new GeographicRegion.CircularRegion(new CircularRegion(MUNICH, 5_001)),
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "equal corners",
                Reason.CERTIFICATE_PROFILE,
                rectangle(481_374_000, 115_755_000, 481_374_000, 115_755_000),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "south over north",
                Reason.CERTIFICATE_PROFILE,
                rectangle(400_000_000, 0, 500_000_000, 200_000_000),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "east before west",
                Reason.CERTIFICATE_PROFILE,
                rectangle(600_000_000, 120_000_000, 400_000_000, 110_000_000),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "across the date line",
                Reason.OUTSIDE_REGION,
                rectangle(600_000_000, 1_700_000_000, 400_000_000, -1_700_000_000),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "sides that cross",
                Reason.CERTIFICATE_PROFILE,
                polygon(480, 114, 483, 117, 480, 117, 483, 114),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "a corner twice",
                Reason.CERTIFICATE_PROFILE,
                polygon(480, 114, 480, 114, 483, 117),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "corners in line",
                Reason.CERTIFICATE_PROFILE,
                polygon(480, 114, 481, 115, 483, 117),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
        denm(
                "a polygon",
                null,
                polygon(480, 114, 480, 117, 483, 117, 483, 114),
                null,
                Stations.PLACE,
                Reception.UNKNOWN);
    }

    /** A DENM with regions of authority and ticket. */
    private static void denm(
            String what,
            @Nullable Reason reason,
            GeographicRegion ofAuthority,
            @Nullable GeographicRegion ofTicket,
            ThreeDLocation place,
            Reception reception) {
        Holder authority = issue(ROOT, AUTHORITY, c -> c.region(ofAuthority));
        Holder ticket = issue(authority, TICKET, c -> c.region(ofTicket));
        byte[] octets = sign(
                ticket,
                new ToBeSignedData(plain(), denm().generationLocation(place).build()),
                by(ticket));
        rule("2:6.4.17", "region: " + what, reason, new Verifier(trusting(ROOT, authority)).verify(octets, reception));
    }

    private static void addTimes() {
        TrustStore store = CHAIN.trustStore();
        Instant end = Stations.START.plusSeconds(168 * 3600);
        rule(
                "2:5.2.4",
                "before the ticket's validity",
                Reason.OUTSIDE_VALIDITY,
                at(store, TICKET, Stations.START.minusNanos(1_000)));
        rule("2:5.2.4", "the first microsecond of it", null, at(store, TICKET, Stations.START));
        rule("2:5.2.4", "the last microsecond of it", null, at(store, TICKET, end.minusNanos(1_000)));
        rule("2:5.2.4", "after it", Reason.OUTSIDE_VALIDITY, at(store, TICKET, end));
        for (BigInteger time : List.of(
                BigInteger.ZERO,
                BigInteger.ONE.shiftLeft(63),
                BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE))) {
            rule(
                    "2:5.2.4",
                    "generationTime " + time,
                    Reason.OUTSIDE_VALIDITY,
                    verify(store, TICKET, cam().generationTime(time).build()));
        }
        ValidityPeriod hours = new ValidityPeriod(Validity.seconds(Stations.START), new Duration.Hours(10));
        Holder brief = issue(ROOT, AUTHORITY, c -> c.validityPeriod(hours));
        Holder outliving = issue(brief, TICKET, c -> c);
        rule(
                "2:5.1.2",
                "an authority that is valid no longer",
                Reason.OUTSIDE_VALIDITY,
                at(trusting(ROOT, brief), outliving, Stations.NOW));
        rule("2:5.1.2", "while it is", null, at(trusting(ROOT, brief), outliving, Stations.START.plusSeconds(3_600)));
        ValidityPeriod none = new ValidityPeriod(Validity.seconds(Stations.NOW), new Duration.Hours(0));
        rule(
                "2:6.4.14",
                "a validity of 0 hours",
                Reason.OUTSIDE_VALIDITY,
                verify(store, issue(AUTHORITY, TICKET, c -> c.validityPeriod(none)), cam().build()));
        rule("2:5.2.5", "data of an hour ago", Reason.NOT_FRESH, received(Stations.NOW.plusSeconds(3_600)));
        rule("2:5.2.5", "data of a minute ago", null, received(Stations.NOW.plusSeconds(60)));
        rule("2:5.2.5", "data of the future", Reason.NOT_FRESH, received(Stations.NOW.minusSeconds(3)));
    }

    private static Verdict at(TrustStore store, Holder holder, Instant time) {
        return verify(store, holder, cam().generationTime(micros(time)).build());
    }

    private static Verdict received(Instant time) {
        return new Verifier(CHAIN.trustStore())
                .verify(TICKET.signer().signCam(Stations.PAYLOAD, Stations.NOW), Reception.UNKNOWN.at(time));
    }

    private static void addHeaders() {
        OctetString id3 = OctetString.ofHex("010203");
        EncryptionKey key =
                new EncryptionKey.Public(AUTHORITY.certificate().toBeSigned().encryptionKey());
        for (int type = 1; type <= 3; type++) {
            header(
                    "E:7.1.1",
                    "a CAM with pduFunctionalType " + type,
                    Reason.MESSAGE_PROFILE,
                    cam().pduFunctionalType(type));
        }
        header("E:7.1.2", "a DENM with pduFunctionalType", Reason.MESSAGE_PROFILE, denm().pduFunctionalType(1));
        header(
                "E:7.1.1",
                "a CAM with an extension of somebody else",
                Reason.MESSAGE_PROFILE,
                cam().contributedExtensions(
                                List.of(new ContributedExtensionBlock(9, List.of(OctetString.ofHex("0500"))))));
        header(
                "E:7.1.2",
                "a DENM with an extension of somebody else",
                Reason.MESSAGE_PROFILE,
                denm().contributedExtensions(
                                List.of(new ContributedExtensionBlock(1, List.of(OctetString.ofHex("0500"))))));
        header(
                "E:7.1.1",
                "a CAM with an extension of ETSI that is not known",
                Reason.MESSAGE_PROFILE,
                cam().contributedExtensions(
                                List.of(new ContributedExtensionBlock(2, List.of(OctetString.ofHex("090100"))))));
        header(
                "E:7.1.1",
                "a CAM with an extension of ETSI that is none",
                Reason.MALFORMED,
                cam().contributedExtensions(
                                List.of(new ContributedExtensionBlock(2, List.of(OctetString.ofHex("01"))))));
        OctetString request = OctetString.wrap(
                EtsiOriginatingHeaderInfoExtensionOer.CODEC.encode(new EtsiOriginatingHeaderInfoExtension(
                        1,
                        new EtsiOriginatingHeaderInfoExtension.Content.EtsiTs102941CrlRequest(
                                new EtsiTs102941CrlRequest(ROOT.certificate().digest(), null)))));
        header(
                "E:A",
                "a CAM that asks for a list of revoked certificates",
                null,
                cam().contributedExtensions(List.of(new ContributedExtensionBlock(2, List.of(request)))));
        header(
                "E:7.1.1",
                "a CAM with generationLocation",
                Reason.MESSAGE_PROFILE,
                cam().generationLocation(Stations.PLACE));
        header("E:7.1.1", "a CAM with encryptionKey", Reason.MESSAGE_PROFILE, cam().encryptionKey(key));
        header(
                "E:7.1.1",
                "a CAM with expiryTime",
                Reason.MESSAGE_PROFILE,
                cam().expiryTime(micros(Stations.NOW.plusSeconds(1))));
        header("E:5.2", "a CAM with p2pcdLearningRequest", Reason.MESSAGE_PROFILE, cam().p2pcdLearningRequest(id3));
        header(
                "E:5.2",
                "a CAM with missingCrlIdentifier",
                Reason.MESSAGE_PROFILE,
                cam().missingCrlIdentifier(new MissingCrlIdentifier(id3, 1)));
        header("E:5.2", "a CAM without generationTime", Reason.MESSAGE_PROFILE, cam().generationTime(null));
        header("E:7.1.1", "a CAM that asks for certificates", null, cam().inlineP2pcdRequest(List.of(id3)));
        header("E:7.1.2", "a DENM without generationLocation", Reason.MESSAGE_PROFILE, denm().generationLocation(null));
        header(
                "E:7.1.2",
                "a DENM that asks for certificates",
                Reason.MESSAGE_PROFILE,
                denm().inlineP2pcdRequest(List.of(id3)));
        for (BigInteger psid : List.of(
                BigInteger.valueOf(38),
                BigInteger.valueOf(36 + (1L << 32)),
                BigInteger.ONE.shiftLeft(64).add(BigInteger.valueOf(36)))) {
            header("2:6.3.9", "ITS-AID " + psid, Reason.APPLICATION_NOT_PERMITTED, cam().psid(psid));
        }
    }

    private static void header(String clause, String what, @Nullable Reason reason, HeaderInfo.Builder header) {
        rule(clause, what, reason, verify(CHAIN.trustStore(), TICKET, header.build()));
    }

    private static void addPayloads() {
        HashedData zeros = new HashedData.Sha256HashedData(OctetString.of(new byte[32]));
        Ieee1609Dot2Data data = plain().data();
        payload("E:7.1.1", "a CAM that is a hash", Reason.MESSAGE_PROFILE, new SignedDataPayload(null, zeros, null));
        payload(
                "E:7.1.1",
                "a CAM with a hash beside it",
                Reason.MESSAGE_PROFILE,
                new SignedDataPayload(data, zeros, null));
        payload(
                "2:6.3.8",
                "a hash of a later version",
                Reason.UNSUPPORTED,
                new SignedDataPayload(data, new HashedData.Unknown(3, OctetString.of(new byte[32])), null));
        payload("E:7.1.1", "a payload left out", Reason.UNSUPPORTED, new SignedDataPayload(null, null, Null.NULL));
        payload(
                "E:7.1.1",
                "a CAM that is signed once more",
                Reason.MESSAGE_PROFILE,
                inner(sign(TICKET, new ToBeSignedData(plain(), cam().build()), by(TICKET))));
        Holder stranger = OTHER.ticket();
        payload(
                "E:7.1.1",
                "a CAM that a stranger signed",
                Reason.MESSAGE_PROFILE,
                inner(sign(stranger, new ToBeSignedData(plain(), cam().build()), by(stranger))));
        byte[] encrypted = new Encryption().forHolder(AUTHORITY.certificate()).encrypt(new byte[] {1, 2, 3});
        payload("E:7.1.1", "a CAM that is encrypted", Reason.MESSAGE_PROFILE, inner(encrypted));
        Verifier verifier = new Verifier(CHAIN.trustStore());
        rule(
                "2:6.3.4",
                "data that nobody signed",
                Reason.NOT_SIGNED,
                verifier.verify(Ieee1609Dot2DataOer.CODEC.encode(data)));
        rule("2:6.3.4", "encrypted data", Reason.NOT_SIGNED, verifier.verify(encrypted));
    }

    private static void payload(String clause, String what, @Nullable Reason reason, SignedDataPayload payload) {
        rule(
                clause,
                what,
                reason,
                verify(CHAIN.trustStore(), TICKET, new ToBeSignedData(payload, cam().build()), by(TICKET)));
    }

    private static SignedDataPayload inner(byte[] octets) {
        return new SignedDataPayload(Ieee1609Dot2DataOer.CODEC.decode(octets), null, null);
    }

    /** A CAM with permissions of its ticket, below a root and authorities. */
    private static Verdict cam(String permissions, Holder... issuers) {
        Holder ticket =
                issue(issuers[issuers.length - 1], TICKET, c -> c.appPermissions(List.of(permission(36, permissions))));
        return verify(trusting(issuers), ticket, cam().build());
    }

    private static TrustStore trusting(Holder root, Holder... authorities) {
        TrustStore store = new TrustStore().trust(root.certificate());
        for (Holder authority : authorities) {
            store.know(authority.certificate());
        }
        return store;
    }

    private static TrustStore trusting(Holder[] issuers) {
        return trusting(issuers[0], issuers);
    }

    private static Verdict verify(TrustStore store, Holder signer, HeaderInfo header) {
        return verify(store, signer, new ToBeSignedData(plain(), header), by(signer));
    }

    private static Verdict verify(TrustStore store, Holder holder, ToBeSignedData data, SignerIdentifier signer) {
        return new Verifier(store).verify(sign(holder, data, signer));
    }

    private static byte[] sign(Holder holder, ToBeSignedData data, SignerIdentifier signer) {
        Curve curve = holder.certificate().curve();
        byte[] hash = curve.digest().digest(ToBeSignedDataOer.CODEC.encode(data));
        EcdsaSignature signature = EcdsaSignature.sign(
                holder.signing().getPrivate(), curve, hash, holder.certificate().hashOctets());
        SecuredMessage message = new SecuredMessage(HashAlgorithm.SHA256, data, signer, signature.toSignature());
        return Ieee1609Dot2DataOer.CODEC.encode(new Ieee1609Dot2Data(3, new Ieee1609Dot2Content.SignedData(message)));
    }

    private static SignerIdentifier by(Holder holder) {
        return new SignerIdentifier.Certificate(List.of(holder.certificate().certificate()));
    }

    private static SignedDataPayload plain() {
        return new SignedDataPayload(
                new Ieee1609Dot2Data(3, new Ieee1609Dot2Content.UnsecuredData(Stations.PAYLOAD)), null, null);
    }

    private static HeaderInfo.Builder header(int psid) {
        return HeaderInfo.builder().psid(BigInteger.valueOf(psid)).generationTime(micros(Stations.NOW));
    }

    private static HeaderInfo.Builder cam() {
        return header(36);
    }

    private static HeaderInfo.Builder denm() {
        return header(37).generationLocation(Stations.PLACE);
    }

    private static BigInteger micros(Instant time) {
        return BigInteger.valueOf(Validity.micros(time));
    }

    private static SubjectPermissions range(int psid, @Nullable SspRange range) {
        return new SubjectPermissions.Explicit(List.of(new PsidSspRange(BigInteger.valueOf(psid), range)));
    }

    private static SspRange bits(String value, String mask) {
        return new SspRange.BitmapSspRange(new BitmapSspRange(OctetString.ofHex(value), OctetString.ofHex(mask)));
    }

    private static PsidGroupPermissions all(int minimum, int range, int... kinds) {
        return group(new SubjectPermissions.All(), minimum, range, kinds);
    }

    /** A group that ends with applications unless kinds are given: 0 applications, 1 enrolment. */
    private static PsidGroupPermissions group(SubjectPermissions permissions, int minimum, int range, int... kinds) {
        return PsidGroupPermissions.builder()
                .subjectPermissions(permissions)
                .minChainLength(BigInteger.valueOf(minimum))
                .chainLengthRange(BigInteger.valueOf(range))
                .eeType(kinds.length == 0 ? BitString.withBits(8, 0) : BitString.withBits(8, kinds))
                .build();
    }

    private static GeographicRegion countries(IdentifiedRegion... regions) {
        return new GeographicRegion.IdentifiedRegion(List.of(regions));
    }

    private static GeographicRegion rectangle(int north, int west, int south, int east) {
        return new GeographicRegion.RectangularRegion(
                List.of(new RectangularRegion(new TwoDLocation(north, west), new TwoDLocation(south, east))));
    }

    /** A polygon; latitudes and longitudes are in tenths of a degree. */
    private static GeographicRegion polygon(int... places) {
        List<TwoDLocation> corners = new ArrayList<>();
        for (int i = 0; i < places.length; i += 2) {
            corners.add(new TwoDLocation(places[i] * 1_000_000, places[i + 1] * 1_000_000));
        }
        return new GeographicRegion.PolygonalRegion(corners);
    }
}
