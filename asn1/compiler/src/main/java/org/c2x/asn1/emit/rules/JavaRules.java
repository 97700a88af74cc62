package org.c2x.asn1.emit.rules;

import java.util.function.Supplier;
import org.c2x.asn1.emit.CodecEmitter.Encoding;
import org.c2x.asn1.plan.AperRules;
import org.c2x.asn1.plan.DerRules;
import org.c2x.asn1.plan.ExiRules;
import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.UperRules;

/**
 * What generated Java calls under a rule set, beside what the plan says.
 *
 * @param encoding how the classes are called and what their Javadoc says
 * @param reader   class of the runtime that reads
 * @param writer   class of the runtime that writes
 * @param lengths  class of the runtime that counts bits; empty if what is written tells how many
 * @param oneForm  true if a value always has the widths of its plan; basic OER may be longer than canonical OER,
 *                 EXI's strings depend on those before them, and in aligned PER all depends on the position
 */
record JavaRules(
        Encoding encoding, String reader, String writer, String lengths, boolean oneForm, Supplier<PlanBuilder> plans) {

    static final JavaRules UPER = new JavaRules(
            new Encoding("Uper", "UperCodec", "unaligned PER", "unaligned PER (X.691)"),
            "UperReader",
            "UperWriter",
            "UperLength",
            true,
            UperRules::new);

    static final JavaRules APER = new JavaRules(
            new Encoding("Aper", "AperCodec", "aligned PER", "aligned PER (X.691)"),
            "AperReader",
            "AperWriter",
            "",
            false,
            AperRules::new);

    static final JavaRules OER = new JavaRules(
            new Encoding("Oer", "OerCodec", "canonical OER", "canonical OER (X.696)"),
            "OerReader",
            "OerWriter",
            "OerLength",
            false,
            OerRules::new);

    static final JavaRules DER = new JavaRules(
            new Encoding("Der", "DerCodec", "DER, without their tags", "DER (X.690); what it reads may be BER"),
            "DerReader",
            "DerWriter",
            "",
            false,
            DerRules::new);

    static final JavaRules EXI = new JavaRules(
            new Encoding("Exi", "ExiCodec", "EXI", "strict, bit-packed EXI"),
            "ExiReader",
            "ExiWriter",
            "",
            false,
            ExiRules::new);

    /** True if a value is in an element with its tag. */
    boolean hasTags() {
        return this == DER;
    }

    /** True if messages begin with the header of EXI. */
    boolean hasHeader() {
        return this == EXI;
    }

    /** True if the length of a message is calculated before it is written. */
    boolean countsBits() {
        return !lengths.isEmpty();
    }

    /** True if an open type is written after room for its length. */
    boolean leavesRoom() {
        return this == UPER;
    }
}
