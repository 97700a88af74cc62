package org.c2x.asn1.interpreter.table;

import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.RuleReader;
import org.c2x.asn1.runtime.coding.RuleWriter;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/** OCTET STRING. */
final class OctetsCoder extends Coder {
    private final LengthCoder length;
    private final boolean aligned;
    private final StringForm form;

    /** @param form of octets whose length has no upper bound */
    OctetsCoder(Step.Octets step, StringForm form) {
        this.form = form;
        this.length = new LengthCoder(step.length(), step.type().size(), "octets");
        this.aligned = step.aligned();
    }

    @Override
    void write(RuleWriter out, Value value, int levels) {
        OctetString octets = expect(OctetStringValue.class, value).value();
        if (length.write(out, octets.length())) {
            if (aligned && octets.length() > 0) {
                out.align();
            }
            out.writeOctets(octets);
        } else {
            form.write(out, octets.toByteArray());
        }
    }

    @Override
    Value read(RuleReader in, CodingListener listener) {
        int count = length.read(in, listener);
        if (count >= 0) {
            if (aligned && count > 0) {
                in.align();
            }
            return new OctetStringValue(OctetString.wrap(in.readOctets(count)));
        }
        int at = in.position();
        byte[] octets = form.readOctets(in);
        length.check(in, at, octets.length);
        return new OctetStringValue(OctetString.wrap(octets));
    }
}
