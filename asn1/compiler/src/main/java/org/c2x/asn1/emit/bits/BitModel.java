package org.c2x.asn1.emit.bits;

import java.math.BigInteger;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** What runs of fields ask of the encoding that they are part of. */
public interface BitModel {

    JavaModel java();

    /** Simple name of the class that codes a type; that of an ENUMERATED has its enumerals in {@code VALUES}. */
    String codecClass(Type type);

    /** Bits of a type that is a field of a run. */
    int fieldWidth(Type type);

    /** Zero bits behind the field of a type. */
    default int padding(Type type) {
        return 0;
    }

    /** The components of a SEQUENCE or SET whose fields are part of a run, in the order of encoding. */
    List<Component> components(SequenceType type);

    /** What the field of an INTEGER holds less: its lower bound, unless the encoding has another way. */
    default BigInteger fieldLower(IntegerType type) {
        return type.root().lower().orElseThrow();
    }

    /** True if the field of an INTEGER is a two's complement number. */
    default boolean isSigned(IntegerType type) {
        return false;
    }

    /** How many enumerals have a code in the field of an ENUMERATED. */
    int enumerals(EnumeratedType type);

    /**
     * True if the first bit of the field of an ENUMERATED tells whether another form of its value follows, which the
     * codec of the ENUMERATED then reads.
     */
    boolean hasExtensionBit(EnumeratedType type);
}
