package org.c2x.asn1.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.coding.AperCodec;
import org.c2x.asn1.runtime.coding.AperReader;
import org.c2x.asn1.runtime.coding.AperWriter;
import org.c2x.asn1.runtime.coding.DerCodec;
import org.c2x.asn1.runtime.coding.DerReader;
import org.c2x.asn1.runtime.coding.DerWriter;
import org.c2x.asn1.runtime.coding.OerCodec;
import org.c2x.asn1.runtime.coding.OerLength;
import org.c2x.asn1.runtime.coding.OerReader;
import org.c2x.asn1.runtime.coding.OerWriter;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.runtime.coding.UperCodec;
import org.c2x.asn1.runtime.coding.UperLength;
import org.c2x.asn1.runtime.coding.UperReader;
import org.c2x.asn1.runtime.coding.UperWriter;
import org.c2x.asn1.runtime.exi.ExiCodec;
import org.c2x.asn1.runtime.exi.ExiReader;
import org.c2x.asn1.runtime.exi.ExiWriter;

/**
 * The sets of encoding rules: all there are. Table codec, trace, widths, back ends and commands ask here, so that
 * another set is a builder of plans and a value.
 */
public enum RuleSet {
    /** Unaligned PER, canonical. */
    UPER(
            "unaligned PER (X.691)",
            Unit.BIT,
            UperRules::new,
            new JavaClasses(UperCodec.class, UperReader.class, UperWriter.class, Optional.of(UperLength.class)),
            new Tables(UperReader::new, UperWriter::new)),
    /** Aligned PER, canonical. */
    APER(
            "aligned PER (X.691)",
            Unit.BIT,
            AperRules::new,
            new JavaClasses(AperCodec.class, AperReader.class, AperWriter.class, Optional.empty()),
            new Tables(AperReader::new, AperWriter::new)),
    /** OER, canonical. */
    OER(
            "canonical OER (X.696)",
            Unit.OCTET,
            OerRules::new,
            new JavaClasses(OerCodec.class, OerReader.class, OerWriter.class, Optional.of(OerLength.class)),
            new Tables(OerReader::new, OerWriter::new)),
    /** DER, which reads all of BER. In tables, after a tag comes what OER writes of lengths, numbers and strings. */
    DER(
            "DER (X.690)",
            Unit.OCTET,
            DerRules::new,
            new JavaClasses(DerCodec.class, DerReader.class, DerWriter.class, Optional.empty()),
            new Tables(DerReader::new, OerWriter::new)),
    /** Strict, bit-packed EXI. Tables know no grammar of XML. */
    EXI(
            "strict, bit-packed EXI 1.0",
            Unit.BIT,
            ExiRules::new,
            new JavaClasses(ExiCodec.class, ExiReader.class, ExiWriter.class, Optional.empty()),
            null);

    private final String title;
    private final Unit offsetUnit;
    private final Supplier<PlanBuilder> plans;
    private final JavaClasses javaClasses;
    private final Optional<Tables> tables;

    RuleSet(
            String title,
            Unit offsetUnit,
            Supplier<PlanBuilder> plans,
            JavaClasses javaClasses,
            @Nullable Tables tables) {
        this.title = title;
        this.offsetUnit = offsetUnit;
        this.plans = plans;
        this.javaClasses = javaClasses;
        this.tables = Optional.ofNullable(tables);
    }

    /**
     * Classes of the run time that generated Java uses.
     *
     * @param codec   what codecs extend
     * @param lengths counts bits; empty if what is written tells how many
     */
    public record JavaClasses(Class<?> codec, Class<?> reader, Class<?> writer, Optional<Class<?>> lengths) {
        /** All of them. */
        public Stream<Class<?>> all() {
            return Stream.concat(Stream.of(codec, reader, writer), lengths.stream());
        }
    }

    /** What table codecs read and write with. */
    private record Tables(ReaderFactory readers, Supplier<RuleWriter> writers) {}

    @FunctionalInterface
    private interface ReaderFactory {
        RuleReader reader(byte[] octets, int offset, int length, Limits limits);
    }

    /** Those that table codecs follow. */
    public static List<RuleSet> interpreted() {
        return Arrays.stream(values()).filter(rules -> rules.tables.isPresent()).toList();
    }

    /** That of a scheme's name, among those that table codecs follow. */
    public static Optional<RuleSet> of(String scheme) {
        return interpreted().stream()
                .filter(rules -> rules.scheme().equals(scheme))
                .findFirst();
    }

    /** The name as a scheme: {@code uper}. */
    public String scheme() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name with its standard: {@code unaligned PER (X.691)}. */
    public String title() {
        return title;
    }

    /** What offsets in messages count. */
    public Unit offsetUnit() {
        return offsetUnit;
    }

    /** A new builder of plans. */
    public PlanBuilder plans() {
        return plans.get();
    }

    /** What generated Java uses. */
    public JavaClasses javaClasses() {
        return javaClasses;
    }

    /** A reader of a message in a part of an array, for table codecs. */
    public RuleReader reader(byte[] octets, int offset, int length, Limits limits) {
        return tables.orElseThrow().readers().reader(octets, offset, length, limits);
    }

    /** A writer for table codecs. */
    public RuleWriter writer() {
        return tables.orElseThrow().writers().get();
    }
}
