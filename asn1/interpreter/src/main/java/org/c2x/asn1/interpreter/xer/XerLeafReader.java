package org.c2x.asn1.interpreter.xer;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BitStringValue;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.NamedBits;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.ObjectIdentifierValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** Reads the values of types without components. */
final class XerLeafReader {
    static final String PLUS_INFINITY = "PLUS-INFINITY";
    static final String MINUS_INFINITY = "MINUS-INFINITY";
    static final String NOT_A_NUMBER = "NOT-A-NUMBER";

    /** Longest INTEGER, in characters: three bits give less than one digit, and there is a sign. */
    private static final int MAX_NUMBER_LENGTH = TextCodec.MOST_BITS / 3;

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]++");
    private static final Pattern INDEX = Pattern.compile("[0-9]{1,10}");
    // X.680 clause 12.9
    private static final Pattern REAL_NUMBER = Pattern.compile("-?[0-9]++(\\.[0-9]*+)?([eE][-+]?[0-9]++)?");

    private final XmlReader in;
    private final Readings readings = new Readings();
    /** Where what is read begins. */
    private int place;

    XerLeafReader(XmlReader in) {
        this.in = in;
    }

    Value read(Type type) {
        place = in.begin();
        Value value = type.accept(readings).read();
        ValueCheck.problem(type, value).ifPresent(problem -> {
            throw error(problem);
        });
        return value;
    }

    /** Reads one value: see {@link XerReader}. */
    private interface Reading {
        Value read();
    }

    private final class Readings implements LeafVisitor<Reading> {

        @Override
        public Reading visit(BooleanType type) {
            return XerLeafReader.this::bool;
        }

        @Override
        public Reading visit(NullType type) {
            return () -> {
                in.nextEnd();
                return new NullValue();
            };
        }

        @Override
        public Reading visit(IntegerType type) {
            return () -> integer(type);
        }

        @Override
        public Reading visit(RealType type) {
            return () -> new RealValue(real());
        }

        @Override
        public Reading visit(EnumeratedType type) {
            return XerLeafReader.this::enumerated;
        }

        @Override
        public Reading visit(BitStringType type) {
            return () -> new BitStringValue(NamedBits.canonical(type, bits(type)));
        }

        @Override
        public Reading visit(OctetStringType type) {
            return () -> {
                in.next();
                return new OctetStringValue(octets());
            };
        }

        @Override
        public Reading visit(ObjectIdentifierType type) {
            return XerLeafReader.this::objectIdentifier;
        }

        @Override
        public Reading visit(CharacterStringType type) {
            return XerLeafReader.this::characters;
        }

        @Override
        public Reading structured(Type type) {
            throw new AssertionError(type);
        }
    }

    private Value bool() {
        String name = in.name();
        if (!name.equals("true") && !name.equals("false")) {
            throw in.error("expected <true/> or <false/>, found " + Utf8Text.quoted(name));
        }
        in.nextEnd();
        return new BooleanValue(name.equals("true"));
    }

    private Value enumerated() {
        String name = in.name();
        if (name.equals(XerCodec.UNKNOWN)) {
            return new UnknownEnumeral(index());
        }
        in.nextEnd();
        return new EnumeratedValue(name);
    }

    private Value integer(IntegerType type) {
        Optional<NamedNumber> named = startOfName(type.namedNumbers());
        if (named.isPresent()) {
            in.nextEnd();
            return IntegerValue.of(named.get().number());
        }
        String digits = text();
        if (!WHOLE_NUMBER.matcher(digits).matches()) {
            throw error("expected a whole number, found " + Utf8Text.quoted(digits));
        }
        BigInteger number = digits.length() > MAX_NUMBER_LENGTH ? null : new BigInteger(digits);
        if (number == null || number.bitLength() > TextCodec.MOST_BITS) {
            throw error("expected a number of at most " + TextCodec.MOST_BITS + " bits");
        }
        return IntegerValue.of(number);
    }

    /** Goes into the current element; of the element in it, if there is one, reads which of the names it is. */
    private Optional<NamedNumber> startOfName(List<NamedNumber> names) {
        in.next();
        return in.isStart() ? Optional.of(name(names)) : Optional.empty();
    }

    private NamedNumber name(List<NamedNumber> names) {
        in.expectNoText();
        NamedNumber named = names.stream()
                .filter(each -> each.name().equals(in.name()))
                .findFirst()
                .orElseThrow(() -> in.error(
                        "expected text or a name of the type, found the element " + Utf8Text.quoted(in.name())));
        in.nextEnd();
        return named;
    }

    private double real() {
        in.next();
        if (in.isStart()) {
            return realWithoutDigits();
        }
        String digits = text();
        if (!REAL_NUMBER.matcher(digits).matches()) {
            throw error("expected a number, found " + Utf8Text.quoted(digits));
        }
        double number = Double.parseDouble(digits);
        if (Double.isInfinite(number)) {
            throw error("expected a number within the range of a double, found a greater one");
        }
        return number;
    }

    private double realWithoutDigits() {
        in.expectNoText();
        double number = switch (in.name()) {
            case PLUS_INFINITY -> Double.POSITIVE_INFINITY;
            case MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
            case NOT_A_NUMBER -> Double.NaN;
            default ->
                throw in.error("expected a number, <PLUS-INFINITY/>, <MINUS-INFINITY/> or <NOT-A-NUMBER/>, "
                        + "found the element " + Utf8Text.quoted(in.name()));
        };
        in.nextEnd();
        in.nextEnd();
        return number;
    }

    private BitString bits(BitStringType type) {
        Optional<NamedNumber> first = startOfName(type.namedBits());
        BitSet set = new BitSet();
        if (first.isEmpty()) {
            return bits(set, writtenBits(set));
        }
        // X.680 clause 22.11: the names of the bits that are one
        set.set(index(first.get()));
        for (in.next(); in.isStart(); in.next()) {
            set.set(index(name(type.namedBits())));
        }
        in.expectNoText();
        return bits(set, set.length());
    }

    private int index(NamedNumber bit) {
        if (bit.number().bitLength() > 31) {
            throw in.error("expected a named bit of an index up to 2147483647");
        }
        return bit.number().intValue();
    }

    private static BitString bits(BitSet set, int length) {
        byte[] octets = new byte[(int) ((length + 7L) >>> 3)];
        for (int i = set.nextSetBit(0); i >= 0; i = set.nextSetBit(i + 1)) {
            octets[i >>> 3] |= (byte) (0x80 >>> (i & 7));
        }
        return BitString.of(octets, length);
    }

    /** The number of bits before the current tag. */
    private int writtenBits(BitSet set) {
        String digits = text();
        int length = 0;
        for (int i = 0; i < digits.length(); i++) {
            char digit = digits.charAt(i);
            if (digit == '0' || digit == '1') {
                set.set(length++, digit == '1');
            } else if (!XmlReader.isWhiteSpace(digit)) {
                throw error("expected bits as 0 and 1, found " + Utf8Text.quoted(digits));
            }
        }
        return length;
    }

    /** The octets before the current tag. */
    OctetString octets() {
        String digits = text();
        byte[] octets = new byte[(digits.length() + 1) >>> 1];
        int count = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = Character.digit(digits.charAt(i), 16);
            if (digit >= 0 && digits.charAt(i) < 0x80) {
                // X.680 clause 23.6: a last digit without another one is the first of its octet
                octets[count >>> 1] |= (byte) ((count & 1) == 0 ? digit << 4 : digit);
                count++;
            } else if (!XmlReader.isWhiteSpace(digits.charAt(i))) {
                throw error("expected hex digits, found " + Utf8Text.quoted(digits));
            }
        }
        return OctetString.wrap(Arrays.copyOf(octets, (count + 1) >>> 1));
    }

    private Value objectIdentifier() {
        in.next();
        String dotted = text();
        try {
            return new ObjectIdentifierValue(ObjectIdentifier.of(dotted));
        } catch (IllegalArgumentException e) {
            throw error("expected a dotted object identifier, found " + Utf8Text.quoted(dotted));
        }
    }

    private Value characters() {
        StringBuilder text = new StringBuilder();
        in.next();
        place = in.textBegin();
        for (text.append(in.text()); in.isStart(); text.append(in.text())) {
            int character = ControlCharacters.character(in.name());
            if (character < 0) {
                throw in.error("expected text, found the element " + Utf8Text.quoted(in.name()));
            }
            text.append((char) character);
            in.nextEnd();
            in.next();
        }
        return new CharacterStringValue(text.toString());
    }

    /** Reads the element that stands for an alternative of a later version. */
    Value unknownAlternative(ChoiceType type) {
        startOf("index");
        int index = index();
        if (!type.extensible() || index < type.additions().size()) {
            throw error("the CHOICE has no unknown alternative of index " + index);
        }
        startOf("octets");
        in.next();
        OctetString octets = octets();
        in.nextEnd();
        return new UnknownAlternative(index, octets);
    }

    private void startOf(String name) {
        in.nextStart("the element \"" + name + '"');
        if (!in.name().equals(name)) {
            throw in.error("expected the element \"" + name + "\", found " + Utf8Text.quoted(in.name()));
        }
    }

    /** Reads the number that the current element holds. */
    private int index() {
        in.next();
        String digits = text();
        if (!INDEX.matcher(digits).matches() || Long.parseLong(digits) > Integer.MAX_VALUE) {
            throw error("expected a number from 0 to 2147483647");
        }
        return Integer.parseInt(digits);
    }

    /** The text before the current tag, which ends its element, without white space around it. */
    private String text() {
        if (in.isStart()) {
            throw in.error("expected text, found the element " + Utf8Text.quoted(in.name()));
        }
        place = in.textBegin();
        return in.text().trim();
    }

    private DecodeException error(String problem) {
        return in.error(place, problem);
    }
}
