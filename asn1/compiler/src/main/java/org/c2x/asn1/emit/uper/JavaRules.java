package org.c2x.asn1.emit.uper;

import java.util.function.Supplier;
import org.c2x.asn1.emit.CodecEmitter.Encoding;
import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.UperRules;

/**
 * What generated Java calls under a rule set, beside what the plan says.
 *
 * @param encoding how the classes are called and what their Javadoc says
 * @param reader   class of the runtime that reads
 * @param writer   class of the runtime that writes
 * @param lengths  class of the runtime that counts bits
 * @param oneForm  true if what is read has the widths of what is written; basic OER may be longer than canonical OER
 */
record JavaRules(
        Encoding encoding,
        String reader,
        String writer,
        String lengths,
        boolean oneForm,
        Supplier<PlanBuilder> plans) {

    static final JavaRules UPER = new JavaRules(
            new Encoding("Uper", "UperCodec", "unaligned PER", "unaligned PER (X.691)"),
            "UperReader",
            "UperWriter",
            "UperLength",
            true,
            UperRules::new);

    static final JavaRules OER = new JavaRules(
            new Encoding("Oer", "OerCodec", "canonical OER", "canonical OER (X.696)"),
            "OerReader",
            "OerWriter",
            "OerLength",
            false,
            OerRules::new);
}
