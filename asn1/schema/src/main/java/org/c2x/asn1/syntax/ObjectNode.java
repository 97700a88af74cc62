package org.c2x.asn1.syntax;

import java.util.List;
import org.c2x.asn1.source.Position;

/** An information object as it is written (X.681 clause 11). */
public record ObjectNode(Position position, List<Setting> settings) {

    /** What a field is set to; of the governed kinds of fields both readings are kept, as of an actual parameter. */
    public record Setting(Name field, ActualParameter content) {}
}
