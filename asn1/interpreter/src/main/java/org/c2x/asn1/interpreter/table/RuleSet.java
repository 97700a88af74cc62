package org.c2x.asn1.interpreter.table;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.plan.AperRules;
import org.c2x.asn1.plan.DerRules;
import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.runtime.AperReader;
import org.c2x.asn1.runtime.AperWriter;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.DerReader;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OerReader;
import org.c2x.asn1.runtime.OerWriter;
import org.c2x.asn1.runtime.RuleReader;
import org.c2x.asn1.runtime.RuleWriter;
import org.c2x.asn1.runtime.UperReader;
import org.c2x.asn1.runtime.UperWriter;

/** The encoding rules that a table codec can follow: the builder of their plans, their reader and their writer. */
public enum RuleSet {
    /** Unaligned PER (X.691), canonical. */
    UPER(UperRules::new, UperReader::new, UperWriter::new, Unit.BIT),
    /** Aligned PER (X.691), canonical. */
    APER(AperRules::new, AperReader::new, AperWriter::new, Unit.BIT),
    /** OER (X.696), canonical. */
    OER(OerRules::new, OerReader::new, OerWriter::new, Unit.OCTET),
    /** DER (X.690), which reads all of BER; after a tag comes what OER writes of lengths, numbers and strings. */
    DER(DerRules::new, DerReader::new, OerWriter::new, Unit.OCTET);

    private final Supplier<PlanBuilder> plans;
    private final ReaderFactory readers;
    private final Supplier<RuleWriter> writers;
    private final Unit offsetUnit;

    RuleSet(Supplier<PlanBuilder> plans, ReaderFactory readers, Supplier<RuleWriter> writers, Unit offsetUnit) {
        this.plans = plans;
        this.readers = readers;
        this.writers = writers;
        this.offsetUnit = offsetUnit;
    }

    @FunctionalInterface
    private interface ReaderFactory {
        RuleReader reader(byte[] octets, int offset, int length, Limits limits);
    }

    /** The rule set of a scheme's name. */
    public static Optional<RuleSet> of(String scheme) {
        return Arrays.stream(values())
                .filter(rules -> rules.scheme().equals(scheme))
                .findFirst();
    }

    /** The name as a scheme: {@code uper}. */
    public String scheme() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What offsets in messages count. */
    public Unit offsetUnit() {
        return offsetUnit;
    }

    /** A new builder of plans. */
    public PlanBuilder plans() {
        return plans.get();
    }

    RuleReader reader(byte[] octets, int offset, int length, Limits limits) {
        return readers.reader(octets, offset, length, limits);
    }

    RuleWriter writer() {
        return writers.get();
    }
}
