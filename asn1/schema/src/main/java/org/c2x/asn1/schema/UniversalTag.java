package org.c2x.asn1.schema;

/** The numbers of universal tags (X.680 clause 8.4, Table 1); those of character strings are with their kinds. */
public final class UniversalTag {
    /** The number that X.680 reserves: no type has it. */
    public static final int NONE = 0;

    public static final int BOOLEAN = 1;
    public static final int INTEGER = 2;
    public static final int BIT_STRING = 3;
    public static final int OCTET_STRING = 4;
    public static final int NULL = 5;
    public static final int OBJECT_IDENTIFIER = 6;
    public static final int REAL = 9;
    public static final int ENUMERATED = 10;
    public static final int RELATIVE_OID = 13;
    public static final int SEQUENCE = 16;
    public static final int SET = 17;

    private UniversalTag() {}
}
