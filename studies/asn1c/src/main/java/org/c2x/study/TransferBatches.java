package org.c2x.study;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.study.tap3.AccountingInfo;
import org.c2x.study.tap3.AuditControlInfo;
import org.c2x.study.tap3.BatchControlInfo;
import org.c2x.study.tap3.CallEventDetail;
import org.c2x.study.tap3.CurrencyConversion;
import org.c2x.study.tap3.DateTimeLong;
import org.c2x.study.tap3.NetworkInfo;
import org.c2x.study.tap3.RecEntityInformation;
import org.c2x.study.tap3.Taxation;
import org.c2x.study.tap3.TransferBatch;
import org.c2x.study.tap3.UtcTimeOffsetInfo;

/** Transfer batches of about 2,530 octets in BER, as long as the study's. */
final class TransferBatches {
    private static final int SEED = 312;
    /** Events of a batch: as many as make its length. */
    private static final int EVENTS = 8;

    private TransferBatches() {}

    /** The first of {@link #stream(int)}. */
    static TransferBatch batch() {
        return stream(1).get(0);
    }

    /** Different batches, each of other calls, messages and packet sessions. */
    static List<TransferBatch> stream(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        RoamingEvents events = new RoamingEvents(random);
        return Stream.iterate(1, number -> number + 1)
                .limit(count)
                .map(number -> batch(
                        number,
                        Stream.generate(events::next).limit(EVENTS).toList(),
                        random.nextLong(10_000, 10_000_000)))
                .toList();
    }

    private static TransferBatch batch(int number, List<CallEventDetail> events, long charge) {
        return TransferBatch.builder()
                .batchControlInfo(control(number))
                .accountingInfo(accounting())
                .networkInfo(network())
                .callEventDetails(events)
                .auditControlInfo(AuditControlInfo.builder()
                        .earliestCallTimeStamp(time("20150608000003"))
                        .latestCallTimeStamp(time("20150608235912"))
                        .totalCharge(charge)
                        .totalTaxValue(charge * 19 / 100)
                        .totalDiscountValue(0L)
                        .callEventDetailsCount(events.size())
                        .build())
                .build();
    }

    private static BatchControlInfo control(int number) {
        return BatchControlInfo.builder()
                .sender(Octets.ascii("DEUD1"))
                .recipient(Octets.ascii("GBRCN"))
                .fileSequenceNumber(Octets.ascii(String.format(Locale.ROOT, "%05d", number)))
                .fileCreationTimeStamp(time("20150609031500"))
                .transferCutOffTimeStamp(time("20150609000000"))
                .fileAvailableTimeStamp(time("20150609040000"))
                .specificationVersionNumber(3)
                .releaseVersionNumber(12)
                .build();
    }

    private static AccountingInfo accounting() {
        return AccountingInfo.builder()
                .taxation(List.of(Taxation.builder()
                        .taxCode(1)
                        .taxType(Octets.ascii("13"))
                        .taxRate(Octets.ascii("1900000"))
                        .build()))
                .localCurrency(Octets.ascii("EUR"))
                .tapCurrency(Octets.ascii("XDR"))
                .currencyConversionInfo(List.of(CurrencyConversion.builder()
                        .exchangeRateCode(1)
                        .numberOfDecimalPlaces(5)
                        .exchangeRate(125_734L)
                        .build()))
                .tapDecimalPlaces(3)
                .build();
    }

    private static NetworkInfo network() {
        return NetworkInfo.builder()
                .utcTimeOffsetInfo(List.of(UtcTimeOffsetInfo.builder()
                        .utcTimeOffsetCode(0)
                        .utcTimeOffset(Octets.ascii("+0200"))
                        .build()))
                .recEntityInfo(List.of(entity(1, "491720000101"), entity(2, "193.254.160.5")))
                .build();
    }

    private static RecEntityInformation entity(int code, String identifier) {
        return RecEntityInformation.builder()
                .recEntityCode(code)
                .recEntityType(code)
                .recEntityId(Octets.ascii(identifier))
                .build();
    }

    private static DateTimeLong time(String digits) {
        OctetString local = Octets.ascii(digits);
        return DateTimeLong.builder()
                .localTimeStamp(local)
                .utcTimeOffset(Octets.ascii("+0200"))
                .build();
    }
}
