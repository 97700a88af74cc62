package org.c2x.asn1.emit.c;

/**
 * Where a value is, in C.
 *
 * @param text      an expression
 * @param isPointer true if the expression points to the value
 */
record CPlace(String text, boolean isPointer) {

    /** The parameter of a function. */
    static final CPlace VALUE = new CPlace("value", true);

    /** A member of the struct that is here. */
    CPlace member(String name) {
        return new CPlace(text + (isPointer ? "->" : ".") + name, false);
    }

    /** The value itself. */
    String value() {
        return isPointer ? '*' + text : text;
    }

    /** Its address. */
    String address() {
        return isPointer ? text : '&' + text;
    }
}
