package org.c2x.asn1.emit.proto;

import java.util.Locale;
import org.c2x.asn1.schema.Type;

/**
 * A field of a message.
 *
 * @param asn1Name name of the component, alternative or element
 * @param type     its ASN.1 type; of a repeated field the list
 * @param name     name in the {@code .proto} file
 * @param held     scalar, message or enum that holds a value or, of a repeated field, an element
 * @param packed   true for a repeated field in packed form
 * @param comment  ASN.1 comment
 */
record ProtoField(
        String asn1Name, Type type, String name, int number, Label label, String held, boolean packed, String comment) {

    /** How often a field can occur. */
    enum Label {
        REQUIRED,
        OPTIONAL,
        REPEATED;

        String keyword() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What protoc's Java accessors have after {@code get} and the like. */
    String accessor() {
        return ProtoNames.accessor(name);
    }

    boolean isRepeated() {
        return label == Label.REPEATED;
    }
}
