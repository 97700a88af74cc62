package org.c2x.asn1.schema;

/**
 * A restricted character string type or one of the useful types that are defined as one.
 *
 * @param size     valid lengths in characters; for a type that is not known-multiplier PER does not see it
 * @param alphabet the code points that a value may use; PER sees it of known-multiplier types only
 */
public record CharacterStringType(Kind kind, SizeConstraint size, IntegerSet alphabet) implements Type {

    /**
     * The string types of X.680 clause 41, ObjectDescriptor, UTCTime and GeneralizedTime; the resource identifiers of
     * clauses 34 and 35 and the time types of clause 38, whose values are written as strings.
     */
    public enum Kind {
        NUMERIC("NumericString", 18, true, IntegerSet.of(' ', ' ').union(IntegerSet.of('0', '9'))),
        PRINTABLE(
                "PrintableString",
                19,
                true,
                IntegerSet.of('A', 'Z')
                        .union(IntegerSet.of('a', 'z'))
                        .union(IntegerSet.of('0', '9'))
                        .union(characters(" '()+,-./:=?"))),
        VISIBLE("VisibleString", 26, true, IntegerSet.of(0x20, 0x7e)),
        IA5("IA5String", 22, true, IntegerSet.of(0, 0x7f)),
        BMP("BMPString", 30, true, IntegerSet.of(0, 0xd7ff).union(IntegerSet.of(0xe000, 0xffff))),
        UNIVERSAL("UniversalString", 28, true, IntegerSet.of(0, 0xffff_ffffL)),
        UTF8("UTF8String", 12, false, IntegerSet.of(0, 0x10ffff)),
        TELETEX("TeletexString", 20, false, IntegerSet.of(0, 0xff)),
        VIDEOTEX("VideotexString", 21, false, IntegerSet.of(0, 0xff)),
        GRAPHIC("GraphicString", 25, false, IntegerSet.of(0, 0xff)),
        GENERAL("GeneralString", 27, false, IntegerSet.of(0, 0xff)),
        OBJECT_DESCRIPTOR("ObjectDescriptor", 7, false, IntegerSet.of(0, 0xff)),
        UTC_TIME("UTCTime", 23, true, IntegerSet.of(0x20, 0x7e)),
        GENERALIZED_TIME("GeneralizedTime", 24, true, IntegerSet.of(0x20, 0x7e)),
        TIME("TIME", 14, false, IntegerSet.of(0x20, 0x7e)),
        DATE("DATE", 31, false, IntegerSet.of(0x20, 0x7e)),
        TIME_OF_DAY("TIME-OF-DAY", 32, false, IntegerSet.of(0x20, 0x7e)),
        DATE_TIME("DATE-TIME", 33, false, IntegerSet.of(0x20, 0x7e)),
        DURATION("DURATION", 34, false, IntegerSet.of(0x20, 0x7e)),
        OID_IRI("OID-IRI", 35, false, IntegerSet.of(0, 0x10ffff)),
        RELATIVE_OID_IRI("RELATIVE-OID-IRI", 36, false, IntegerSet.of(0, 0x10ffff));

        private final String asn1Name;
        private final int universalTag;
        private final boolean knownMultiplier;
        private final IntegerSet alphabet;

        Kind(String asn1Name, int universalTag, boolean knownMultiplier, IntegerSet alphabet) {
            this.asn1Name = asn1Name;
            this.universalTag = universalTag;
            this.knownMultiplier = knownMultiplier;
            this.alphabet = alphabet;
        }

        private static IntegerSet characters(String characters) {
            return characters.chars().mapToObj(c -> IntegerSet.of(c, c)).reduce(IntegerSet.NONE, IntegerSet::union);
        }

        public String asn1Name() {
            return asn1Name;
        }

        /** The number of the type's universal tag (X.680 clause 8.4, Table 1). */
        public int universalTag() {
            return universalTag;
        }

        /** True if PER codes each character in the same number of bits (X.691 clause 3.7.16). */
        public boolean isKnownMultiplier() {
            return knownMultiplier;
        }

        /** Octets of each character of a string that is coded by itself; 0 if characters have different ones. */
        public int octets() {
            return switch (this) {
                case UTF8, OID_IRI, RELATIVE_OID_IRI -> 0;
                case BMP -> 2;
                case UNIVERSAL -> 4;
                default -> 1;
            };
        }

        /** True for UTF8String and the resource identifiers: a string that is coded by itself is in UTF-8. */
        public boolean isUtf8() {
            return octets() == 0;
        }

        /** True for the types whose values are dates, times and durations: neither SIZE nor FROM limits them. */
        public boolean isTime() {
            return switch (this) {
                case UTC_TIME, GENERALIZED_TIME -> true;
                default -> isTimeOf2008();
            };
        }

        /** True for TIME and the types made of it, which encodings take apart. */
        public boolean isTimeOf2008() {
            return switch (this) {
                case TIME, DATE, TIME_OF_DAY, DATE_TIME, DURATION -> true;
                default -> false;
            };
        }

        /** The code points of the unconstrained type. */
        public IntegerSet alphabet() {
            return alphabet;
        }
    }

    /** An unconstrained type. */
    public CharacterStringType(Kind kind) {
        this(kind, SizeConstraint.NONE, kind.alphabet());
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
