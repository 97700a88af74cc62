package org.c2x.study;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.study.nbap.BlockResourceRequest;
import org.c2x.study.nbap.BlockingPriorityIndicator;
import org.c2x.study.nbap.Criticality;
import org.c2x.study.nbap.DedicatedMeasurementTerminationRequest;
import org.c2x.study.nbap.InitiatingMessage;
import org.c2x.study.nbap.MessageDiscriminator;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.nbap.ProcedureID;
import org.c2x.study.nbap.ProtocolIEFieldBlockResourceRequestIEs;
import org.c2x.study.nbap.ProtocolIEFieldDedicatedMeasurementTerminationRequestIEs;
import org.c2x.study.nbap.ProtocolIEFieldRLInformationItemIERLDeletionRqst;
import org.c2x.study.nbap.ProtocolIEFieldRadioLinkDeletionRequestIEs;
import org.c2x.study.nbap.RLInformationItemRLDeletionRqst;
import org.c2x.study.nbap.RadioLinkDeletionRequest;
import org.c2x.study.nbap.TransactionID;

/** Messages of NBAP from a radio network controller to a base station. */
final class NbapMessages {
    private static final int SEED = 25_433;
    private static final int CONTEXTS = 1 << 20;
    private static final int LINKS = 32;
    private static final int SHORT_TRANSACTIONS = 128;
    /** Radio links that a telephone is connected by at the same time, at most usually. */
    private static final int USUAL_LINKS = 3;

    private NbapMessages() {}

    /** The message of the study's 37 octets. */
    static NBAPPDU deletion() {
        return deletion(5, 7001, 12345, List.of(3, 4));
    }

    /** Deletions of radio links, and some of their neighbours between. */
    static List<NBAPPDU> stream(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        return Stream.generate(() -> next(random)).limit(count).toList();
    }

    private static NBAPPDU next(SplittableRandom random) {
        int transaction = random.nextInt(SHORT_TRANSACTIONS);
        return switch (random.nextInt(8)) {
            case 0 -> blocking(transaction, random.nextInt(1 << 16), random.nextInt(1, 3601));
            case 1 -> termination(transaction, random.nextInt(CONTEXTS), random.nextInt(CONTEXTS));
            default ->
                deletion(
                        transaction,
                        random.nextInt(CONTEXTS),
                        random.nextInt(CONTEXTS),
                        IntStream.rangeClosed(0, random.nextInt(USUAL_LINKS))
                                .mapToObj(link -> random.nextInt(LINKS))
                                .toList());
        };
    }

    private static NBAPPDU deletion(int transaction, int nodeB, int crnc, List<Integer> links) {
        RadioLinkDeletionRequest request = RadioLinkDeletionRequest.builder()
                .protocolIEs(List.of(
                        deletionPart(
                                143,
                                Criticality.REJECT,
                                new ProtocolIEFieldRadioLinkDeletionRequestIEs.Value.NodeBCommunicationContextID(
                                        nodeB)),
                        deletionPart(
                                44,
                                Criticality.REJECT,
                                new ProtocolIEFieldRadioLinkDeletionRequestIEs.Value.CrncCommunicationContextID(crnc)),
                        deletionPart(
                                213,
                                Criticality.NOTIFY,
                                new ProtocolIEFieldRadioLinkDeletionRequestIEs.Value.RlInformationListRLDeletionRqst(
                                        links.stream().map(NbapMessages::link).toList()))))
                .build();
        return message(
                24,
                Criticality.REJECT,
                MessageDiscriminator.DEDICATED,
                transaction,
                new InitiatingMessage.Value.RadioLinkDeletionRequest(request));
    }

    private static ProtocolIEFieldRadioLinkDeletionRequestIEs deletionPart(
            int id, Criticality criticality, ProtocolIEFieldRadioLinkDeletionRequestIEs.Value value) {
        return new ProtocolIEFieldRadioLinkDeletionRequestIEs(id, criticality, value);
    }

    private static ProtocolIEFieldRLInformationItemIERLDeletionRqst link(int number) {
        return new ProtocolIEFieldRLInformationItemIERLDeletionRqst(
                206,
                Criticality.NOTIFY,
                new ProtocolIEFieldRLInformationItemIERLDeletionRqst.Value.RlInformationItemRLDeletionRqst(
                        RLInformationItemRLDeletionRqst.builder().rLID(number).build()));
    }

    private static NBAPPDU blocking(int transaction, int cell, int seconds) {
        BlockResourceRequest request = BlockResourceRequest.builder()
                .protocolIEs(List.of(
                        new ProtocolIEFieldBlockResourceRequestIEs(
                                25, Criticality.REJECT, new ProtocolIEFieldBlockResourceRequestIEs.Value.CID(cell)),
                        new ProtocolIEFieldBlockResourceRequestIEs(
                                10,
                                Criticality.REJECT,
                                new ProtocolIEFieldBlockResourceRequestIEs.Value.BlockingPriorityIndicator(
                                        BlockingPriorityIndicator.NORMAL)),
                        new ProtocolIEFieldBlockResourceRequestIEs(
                                269,
                                Criticality.REJECT,
                                new ProtocolIEFieldBlockResourceRequestIEs.Value.ShutdownTimer(seconds))))
                .build();
        return message(
                2,
                Criticality.REJECT,
                MessageDiscriminator.COMMON,
                transaction,
                new InitiatingMessage.Value.BlockResourceRequest(request));
    }

    private static NBAPPDU termination(int transaction, int nodeB, int measurement) {
        DedicatedMeasurementTerminationRequest request = DedicatedMeasurementTerminationRequest.builder()
                .protocolIEs(List.of(
                        new ProtocolIEFieldDedicatedMeasurementTerminationRequestIEs(
                                143,
                                Criticality.IGNORE,
                                new ProtocolIEFieldDedicatedMeasurementTerminationRequestIEs.Value
                                        .NodeBCommunicationContextID(nodeB)),
                        new ProtocolIEFieldDedicatedMeasurementTerminationRequestIEs(
                                133,
                                Criticality.IGNORE,
                                new ProtocolIEFieldDedicatedMeasurementTerminationRequestIEs.Value.MeasurementID(
                                        measurement))))
                .build();
        return message(
                19,
                Criticality.IGNORE,
                MessageDiscriminator.DEDICATED,
                transaction,
                new InitiatingMessage.Value.DedicatedMeasurementTerminationRequest(request));
    }

    private static NBAPPDU message(
            int procedure,
            Criticality criticality,
            MessageDiscriminator discriminator,
            int transaction,
            InitiatingMessage.Value value) {
        return new NBAPPDU.InitiatingMessage(InitiatingMessage.builder()
                .procedureID(new ProcedureID(procedure, ProcedureID.DdMode.COMMON))
                .criticality(criticality)
                .messageDiscriminator(discriminator)
                .transactionID(new TransactionID.ShortTransActionId(transaction))
                .value(value)
                .build());
    }
}
