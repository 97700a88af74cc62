package org.c2x.study;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.study.cdr.BasicServiceCode;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.cdr.CauseForTerm;
import org.c2x.study.cdr.Diagnostics;
import org.c2x.study.cdr.LocationAreaAndCell;
import org.c2x.study.cdr.LocationChange;
import org.c2x.study.cdr.MOCallRecord;
import org.c2x.study.cdr.MOSMSRecord;
import org.c2x.study.cdr.MTCallRecord;
import org.c2x.study.cdr.MTSMSRecord;
import org.c2x.study.cdr.RecordType;
import org.c2x.study.cdr.SystemType;
import org.c2x.study.cdr.TrunkGroup;

/** Call detail records of a day in a switching centre. */
final class CallRecordFiles {
    private static final int SEED = 32_298;
    private static final OctetString CENTRE = Octets.number("491720000101");
    private static final OctetString SMS_CENTRE = Octets.number("491722270333");
    private static final OctetString SPEECH = Octets.of(0x11);
    private static final OctetString CLASSMARK = Octets.of(0x33, 0x19, 0xa2);

    private final SplittableRandom random = new SplittableRandom(SEED);
    private int written;

    private CallRecordFiles() {}

    /** The first call of {@link #stream(int)}. */
    static CSRecord call() {
        return new CallRecordFiles().originatedCall();
    }

    /** Different records: calls and short messages, of subscribers here and from abroad, answered or not. */
    static List<CSRecord> stream(int count) {
        CallRecordFiles file = new CallRecordFiles();
        return Stream.generate(file::next).limit(count).toList();
    }

    private CSRecord next() {
        return switch (random.nextInt(8)) {
            case 0, 1, 2 -> originatedCall();
            case 3, 4, 5 -> terminatedCall();
            case 6 -> originatedMessage();
            default -> terminatedMessage();
        };
    }

    private CSRecord originatedCall() {
        written++;
        boolean answered = random.nextInt(10) > 1;
        return new CSRecord.MoCallRecord(MOCallRecord.builder()
                .recordType(RecordType.MO_CALL_RECORD)
                .servedIMSI(imsi())
                .servedIMEI(random.nextInt(3) == 0 ? imei() : null)
                .servedMSISDN(Octets.number(Octets.randomDigits(random, "49172", 12)))
                .calledNumber(Octets.number(Octets.randomDigits(random, "4930", 11)))
                .recordingEntity(CENTRE)
                .mscOutgoingTKGP(trunks())
                .location(location())
                .changeOfLocation(changes())
                .basicService(new BasicServiceCode.Teleservice(SPEECH))
                .seizureTime(time())
                .answerTime(answered ? time() : null)
                .releaseTime(time())
                .callDuration(answered ? random.nextInt(1, 3600) : 0)
                .causeForTerm(answered ? CauseForTerm.NORMAL_RELEASE : CauseForTerm.UNSUCCESSFUL_CALL_ATTEMPT)
                .diagnostics(answered ? null : new Diagnostics.Gsm0408Cause(random.nextInt(1, 128)))
                .callReference(reference())
                .systemType(random.nextBoolean() ? SystemType.IU_UTRAN : SystemType.G_ERAN)
                .build());
    }

    private CSRecord terminatedCall() {
        written++;
        boolean answered = random.nextInt(10) > 2;
        return new CSRecord.MtCallRecord(MTCallRecord.builder()
                .recordType(RecordType.MT_CALL_RECORD)
                .servedIMSI(imsi())
                .servedIMEI(random.nextInt(3) == 0 ? imei() : null)
                .servedMSISDN(Octets.number(Octets.randomDigits(random, "49172", 12)))
                .callingNumber(random.nextInt(5) > 0 ? Octets.number(Octets.randomDigits(random, "49", 12)) : null)
                .recordingEntity(CENTRE)
                .mscIncomingTKGP(trunks())
                .location(location())
                .basicService(new BasicServiceCode.Teleservice(SPEECH))
                .seizureTime(time())
                .answerTime(answered ? time() : null)
                .releaseTime(time())
                .callDuration(answered ? random.nextInt(1, 3600) : 0)
                .causeForTerm(answered ? CauseForTerm.NORMAL_RELEASE : CauseForTerm.UNSUCCESSFUL_CALL_ATTEMPT)
                .diagnostics(answered ? null : new Diagnostics.ItuTQ767Cause(random.nextInt(1, 128)))
                .callReference(reference())
                .sequenceNumber(random.nextInt(20) == 0 ? random.nextInt(1, 10) : null)
                .build());
    }

    private CSRecord originatedMessage() {
        written++;
        return new CSRecord.MoSMSRecord(MOSMSRecord.builder()
                .recordType(RecordType.MO_SMS_RECORD)
                .servedIMSI(imsi())
                .servedIMEI(random.nextInt(3) == 0 ? imei() : null)
                .servedMSISDN(Octets.number(Octets.randomDigits(random, "49172", 12)))
                .msClassmark(CLASSMARK)
                .serviceCentre(SMS_CENTRE)
                .recordingEntity(CENTRE)
                .location(location())
                .messageReference(Octets.random(random, 1))
                .originationTime(time())
                .destinationNumber(Octets.number(Octets.randomDigits(random, "49", 12)))
                .systemType(SystemType.G_ERAN)
                .build());
    }

    private CSRecord terminatedMessage() {
        written++;
        return new CSRecord.MtSMSRecord(MTSMSRecord.builder()
                .recordType(RecordType.MT_SMS_RECORD)
                .serviceCentre(SMS_CENTRE)
                .servedIMSI(imsi())
                .servedIMEI(random.nextInt(3) == 0 ? imei() : null)
                .servedMSISDN(Octets.number(Octets.randomDigits(random, "49172", 12)))
                .msClassmark(CLASSMARK)
                .recordingEntity(CENTRE)
                .location(location())
                .deliveryTime(time())
                .smsResult(random.nextInt(8) == 0 ? new Diagnostics.Gsm0902MapErrorValue(27) : null)
                .build());
    }

    private OctetString imsi() {
        return Octets.digits(Octets.randomDigits(random, random.nextInt(5) == 0 ? "23410" : "26202", 15));
    }

    private OctetString imei() {
        return Octets.digits(Octets.randomDigits(random, "35", 16));
    }

    private LocationAreaAndCell location() {
        return LocationAreaAndCell.builder()
                .locationAreaCode(Octets.random(random, 2))
                .cellId(Octets.random(random, 2))
                .build();
    }

    private @Nullable List<LocationChange> changes() {
        return random.nextInt(6) == 0 ? List.of(new LocationChange(location(), time())) : null;
    }

    private @Nullable TrunkGroup trunks() {
        return switch (random.nextInt(4)) {
            case 0, 1 -> null;
            case 2 -> new TrunkGroup.TkgpNumber(random.nextInt(1, 1000));
            default -> new TrunkGroup.TkgpName("BLN" + random.nextInt(10, 100));
        };
    }

    private OctetString reference() {
        return Octets.of(0, written >>> 8, written, 1, 7);
    }

    /** Some time on 8 June 2015, in central European summer time. */
    private OctetString time() {
        return Octets.of(
                0x15,
                0x06,
                0x08,
                twoDigits(random.nextInt(24)),
                twoDigits(random.nextInt(60)),
                twoDigits(random.nextInt(60)),
                '+',
                0x02,
                0x00);
    }

    private static int twoDigits(int number) {
        return number / 10 << 4 | number % 10;
    }
}
