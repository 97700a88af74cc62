package org.c2x.study;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.study.tap3.BasicService;
import org.c2x.study.tap3.BasicServiceCode;
import org.c2x.study.tap3.BasicServiceUsed;
import org.c2x.study.tap3.CallEventDetail;
import org.c2x.study.tap3.CallOriginator;
import org.c2x.study.tap3.CallTypeGroup;
import org.c2x.study.tap3.ChargeDetail;
import org.c2x.study.tap3.ChargeInformation;
import org.c2x.study.tap3.ChargeableSubscriber;
import org.c2x.study.tap3.DateTime;
import org.c2x.study.tap3.Destination;
import org.c2x.study.tap3.GprsBasicCallInformation;
import org.c2x.study.tap3.GprsCall;
import org.c2x.study.tap3.GprsChargeableSubscriber;
import org.c2x.study.tap3.GprsDestination;
import org.c2x.study.tap3.GprsLocationInformation;
import org.c2x.study.tap3.GprsNetworkLocation;
import org.c2x.study.tap3.GprsServiceUsed;
import org.c2x.study.tap3.ImeiOrEsn;
import org.c2x.study.tap3.LocationInformation;
import org.c2x.study.tap3.MoBasicCallInformation;
import org.c2x.study.tap3.MobileOriginatedCall;
import org.c2x.study.tap3.MobileTerminatedCall;
import org.c2x.study.tap3.MtBasicCallInformation;
import org.c2x.study.tap3.NetworkLocation;
import org.c2x.study.tap3.TaxInformation;

/** What subscribers of another country do in a network: the events of transfer batches. */
final class RoamingEvents {
    private static final OctetString TELEPHONY = Octets.ascii("11");
    private static final OctetString SHORT_MESSAGE = Octets.ascii("22");
    private static final OctetString DURATION = Octets.ascii("D");
    private static final OctetString VOLUME = Octets.ascii("X");
    private static final OctetString EVENT = Octets.ascii("E");
    private static final OctetString TOTAL = Octets.ascii("00");

    private final SplittableRandom random;

    RoamingEvents(SplittableRandom random) {
        this.random = random;
    }

    CallEventDetail next() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> originated(false);
            case 2 -> originated(true);
            case 3 -> terminated();
            default -> session();
        };
    }

    /** @param message whether it is a short message, else a call */
    private CallEventDetail originated(boolean message) {
        int seconds = message ? 0 : random.nextInt(1, 1800);
        DateTime start = time();
        String other = Octets.randomDigits(random, "44", 12);
        return new CallEventDetail.MobileOriginatedCall(MobileOriginatedCall.builder()
                .basicCallInformation(MoBasicCallInformation.builder()
                        .chargeableSubscriber(subscriber())
                        .destination(
                                message
                                        ? Destination.builder()
                                                .sMSDestinationNumber(Octets.ascii(other))
                                                .build()
                                        : Destination.builder()
                                                .calledNumber(Octets.number(other))
                                                .dialledDigits(Octets.ascii("00" + other))
                                                .build())
                        .callEventStartTimeStamp(start)
                        .totalCallEventDuration(seconds)
                        .causeForTerm(0)
                        .build())
                .locationInformation(location())
                .equipmentIdentifier(equipment())
                .basicServiceUsedList(List.of(service(
                        message ? SHORT_MESSAGE : TELEPHONY,
                        start,
                        charge(message ? EVENT : DURATION, message ? 1 : seconds))))
                .build());
    }

    private CallEventDetail terminated() {
        int seconds = random.nextInt(1, 1800);
        DateTime start = time();
        return new CallEventDetail.MobileTerminatedCall(MobileTerminatedCall.builder()
                .basicCallInformation(MtBasicCallInformation.builder()
                        .chargeableSubscriber(subscriber())
                        .callOriginator(CallOriginator.builder()
                                .callingNumber(Octets.number(Octets.randomDigits(random, "49", 12)))
                                .build())
                        .callEventStartTimeStamp(start)
                        .totalCallEventDuration(seconds)
                        .causeForTerm(0)
                        .build())
                .locationInformation(location())
                .equipmentIdentifier(equipment())
                .basicServiceUsedList(List.of(service(TELEPHONY, start, charge(DURATION, seconds))))
                .build());
    }

    private CallEventDetail session() {
        long incoming = random.nextLong(1_000, 50_000_000);
        long outgoing = random.nextLong(1_000, 5_000_000);
        return new CallEventDetail.GprsCall(GprsCall.builder()
                .gprsBasicCallInformation(GprsBasicCallInformation.builder()
                        .gprsChargeableSubscriber(GprsChargeableSubscriber.builder()
                                .chargeableSubscriber(subscriber())
                                .pdpAddress(Octets.ascii("10." + random.nextInt(256) + '.' + random.nextInt(256) + '.'
                                        + random.nextInt(256)))
                                .build())
                        .gprsDestination(GprsDestination.builder()
                                .accessPointNameNI(Octets.ascii("internet.example"))
                                .accessPointNameOI(Octets.ascii("mnc010.mcc234.gprs"))
                                .build())
                        .callEventStartTimeStamp(time())
                        .totalCallEventDuration(random.nextInt(1, 20_000))
                        .causeForTerm(0)
                        .chargingId(random.nextLong(1L << 32))
                        .build())
                .gprsLocationInformation(GprsLocationInformation.builder()
                        .gprsNetworkLocation(GprsNetworkLocation.builder()
                                .recEntity(IntList.of(1, 2))
                                .locationArea(random.nextInt(1 << 16))
                                .cellId(random.nextInt(1 << 16))
                                .build())
                        .build())
                .equipmentIdentifier(equipment())
                .gprsServiceUsed(GprsServiceUsed.builder()
                        .dataVolumeIncoming(incoming)
                        .dataVolumeOutgoing(outgoing)
                        .chargeInformationList(List.of(charge(VOLUME, incoming + outgoing)))
                        .build())
                .build());
    }

    private ChargeableSubscriber subscriber() {
        return new ChargeableSubscriber.SimChargeableSubscriber(
                ChargeableSubscriber.SimChargeableSubscriberType.builder()
                        .imsi(Octets.digits(Octets.randomDigits(random, "23410", 15)))
                        .msisdn(Octets.digits(Octets.randomDigits(random, "447", 12)))
                        .build());
    }

    private ImeiOrEsn equipment() {
        return new ImeiOrEsn.Imei(Octets.digits(Octets.randomDigits(random, "35", 16)));
    }

    private LocationInformation location() {
        return LocationInformation.builder()
                .networkLocation(NetworkLocation.builder()
                        .recEntityCode(1)
                        .callReference(Octets.random(random, 5))
                        .locationArea(random.nextInt(1 << 16))
                        .cellId(random.nextInt(1 << 16))
                        .build())
                .build();
    }

    private BasicServiceUsed service(OctetString code, DateTime start, ChargeInformation charge) {
        return BasicServiceUsed.builder()
                .basicService(BasicService.builder()
                        .serviceCode(new BasicServiceCode.TeleServiceCode(code))
                        .build())
                .chargingTimeStamp(start)
                .chargeInformationList(List.of(charge))
                .build();
    }

    private ChargeInformation charge(OctetString item, long units) {
        long charge = random.nextLong(10, 100_000);
        return ChargeInformation.builder()
                .chargedItem(item)
                .exchangeRateCode(1)
                .callTypeGroup(CallTypeGroup.builder()
                        .callTypeLevel1(1)
                        .callTypeLevel2(0)
                        .callTypeLevel3(0)
                        .build())
                .chargeDetailList(List.of(ChargeDetail.builder()
                        .chargeType(TOTAL)
                        .charge(charge)
                        .chargeableUnits(units)
                        .chargedUnits(units)
                        .build()))
                .taxInformation(
                        random.nextBoolean()
                                ? List.of(TaxInformation.builder()
                                        .taxCode(1)
                                        .taxValue(charge * 19 / 100)
                                        .taxableAmount(charge)
                                        .build())
                                : null)
                .build();
    }

    /** Some time on 8 June 2015. */
    private DateTime time() {
        String text = String.format(
                Locale.ROOT, "20150608%02d%02d%02d", random.nextInt(24), random.nextInt(60), random.nextInt(60));
        return DateTime.builder()
                .localTimeStamp(Octets.ascii(text))
                .utcTimeOffsetCode(0)
                .build();
    }
}
