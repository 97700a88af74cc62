package org.c2x.its.contents;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.its.infrastructure.IVIM;
import org.c2x.its.infrastructure.MAPEM;
import org.c2x.its.infrastructure.SPATEM;
import org.c2x.its.r2.CollectivePerceptionMessage;
import org.c2x.its.r2.VAM;
import org.c2x.its.security.SecuredMessage;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.DENM;

/** The contents by name. */
public final class Contents {
    private static final List<Content<?>> ALL = List.of(
            new Content<>("cam", "CAM with the mandatory parts of a vehicle", CAM.class, ReferenceMessages.cam()),
            new Content<>("denm", "DENM with the management container only", DENM.class, ReferenceMessages.denm()),
            envelope("sec1-digest", "envelope of a CAM, signer as a digest", Envelopes.camWithDigest()),
            envelope("sec1-certificate", "envelope of a CAM, signer as a certificate", Envelopes.camWithCertificate()),
            envelope("sec2", "envelope of a DENM", Envelopes.denm()),
            envelope("sec3", "envelope of another message", Envelopes.generic()),
            new Content<>("employee", "personnel record of X.691 annex A.1", PersonnelRecord.class, Employee.record()),
            new Content<>("cam-full", "CAM of a fire engine with every part", CAM.class, FullCam.cam()),
            new Content<>("denm-full", "DENM of a broken-down lorry with every part", DENM.class, FullDenm.denm()));

    private static final List<Content<?>> TODAY = List.of(
            new Content<>(
                    "r2-cam",
                    "CAM of Release 2 that says what cam says",
                    org.c2x.its.r2.CAM.class,
                    Release2Messages.cam()),
            new Content<>(
                    "cpm",
                    "CPM of two sensors and twenty objects",
                    CollectivePerceptionMessage.class,
                    Release2Messages.cpm()),
            new Content<>("vam", "VAM of a cyclist", VAM.class, Release2Messages.vam()),
            new Content<>(
                    "spatem", "SPATEM of a crossing with twelve groups", SPATEM.class, InfrastructureMessages.spatem()),
            new Content<>("mapem", "MAPEM of the same crossing", MAPEM.class, InfrastructureMessages.mapem()),
            new Content<>("ivim", "IVIM of a speed limit", IVIM.class, InfrastructureMessages.ivim()));

    private static final List<Content<?>> LENGTH_VARIANTS = List.of(
            envelope(
                    "sec1-digest-90", "sec1-digest, ticket without attributes", Envelopes.camWithDigestOfShortTicket()),
            envelope(
                    "sec1-certificate-90",
                    "sec1-certificate, ticket without attributes",
                    Envelopes.camWithShortTicket()),
            envelope("sec2-90", "sec2, ticket without attributes", Envelopes.denmWithShortTicket()),
            envelope("sec3-90", "sec3, ticket without attributes", Envelopes.genericWithShortTicket()));

    private Contents() {}

    private static Content<SecuredMessage> envelope(String name, String description, SecuredMessage message) {
        return new Content<>(name, description, SecuredMessage.class, message);
    }

    /** The contents to measure with, in the order in which reports show them. */
    public static List<Content<?>> all() {
        return ALL;
    }

    /** Contents of Release 2 and of the infrastructure, which not all schemes have. */
    public static List<Content<?>> today() {
        return TODAY;
    }

    /**
     * Contents of which only lengths are of interest: the envelopes with a certificate of 90 octets instead of 133,
     * which has no key, so that nothing could be verified with it. They give the binary lengths of the study of 2014.
     */
    public static List<Content<?>> lengthVariants() {
        return LENGTH_VARIANTS;
    }

    /**
     * The content of a name, among all of the lists.
     *
     * @throws NoSuchElementException if there is none; the message names those that there are
     */
    public static Content<?> get(String name) {
        return everything()
                .filter(content -> content.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no content " + name + "; there are "
                        + everything().map(Content::name).collect(Collectors.joining(", "))));
    }

    private static Stream<Content<?>> everything() {
        return Stream.of(ALL, TODAY, LENGTH_VARIANTS).flatMap(List::stream);
    }
}
