package org.c2x.asn1.emit.c;

/**
 * Where a value is, in C.
 *
 * @param text      an expression
 * @param isPointer true if the expression points to the value
 */
record Place(String text, boolean isPointer) {

    /** The parameter of a function. */
    static final Place VALUE = new Place("value", true);

    /** A member of the struct that is here. */
    Place member(String name) {
        return new Place(text + (isPointer ? "->" : ".") + name, false);
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
