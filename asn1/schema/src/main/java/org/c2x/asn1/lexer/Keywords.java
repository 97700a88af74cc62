package org.c2x.asn1.lexer;

import java.util.Set;

/**
 * The reserved words of X.680 clause 12.38; those that name an assignment of the standard (EXTERNAL, TYPE-IDENTIFIER,
 * ABSTRACT-SYNTAX) are names like any other.
 */
public final class Keywords {
    private static final Set<String> ALL = Set.of("""
            ABSENT ALL APPLICATION AUTOMATIC BEGIN BIT BMPString BOOLEAN BY CHARACTER CHOICE CLASS COMPONENT
            COMPONENTS CONSTRAINED CONTAINING DATE DATE-TIME DEFAULT DEFINITIONS DURATION EMBEDDED ENCODED
            ENCODING-CONTROL END ENUMERATED EXCEPT EXPLICIT EXPORTS EXTENSIBILITY FALSE FROM GeneralizedTime
            GeneralString GraphicString IA5String IDENTIFIER IMPLICIT IMPLIED IMPORTS INCLUDES INSTANCE INSTRUCTIONS
            INTEGER INTERSECTION ISO646String MAX MIN MINUS-INFINITY NOT-A-NUMBER NULL NumericString OBJECT
            ObjectDescriptor OCTET OF OID-IRI OPTIONAL PATTERN PDV PLUS-INFINITY PRESENT PrintableString PRIVATE REAL
            RELATIVE-OID RELATIVE-OID-IRI SEQUENCE SET SETTINGS SIZE STRING SYNTAX T61String TAGS TeletexString TIME
            TIME-OF-DAY TRUE UNION UNIQUE UNIVERSAL UniversalString UTCTime UTF8String VideotexString VisibleString
            WITH
            """.split("\\s+"));

    private Keywords() {}

    /** All of them. */
    public static Set<String> all() {
        return ALL;
    }

    static boolean contains(String word) {
        return ALL.contains(word);
    }
}
