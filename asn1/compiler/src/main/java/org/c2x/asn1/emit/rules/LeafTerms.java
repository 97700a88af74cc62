package org.c2x.asn1.emit.rules;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.coding.CharacterTable;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;
import org.c2x.asn1.runtime.coding.TimeType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/** Expressions that reading, checking, writing and counting of values without a codec class share. */
final class LeafTerms {
    private final CodecModel model;
    private final SourceWriter out;

    LeafTerms(CodecModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
    }

    String big(BigInteger number) {
        if (number.signum() == 0) {
            return out.use("java.math.BigInteger") + ".ZERO";
        }
        return out.constant(out.use("java.math.BigInteger"), "BOUND", "new BigInteger(\"" + number + "\")");
    }

    /** A big number less the lower bound of its type. */
    String minus(String value, BigInteger lower) {
        return lower.signum() == 0 ? value : value + ".subtract(" + big(lower) + ')';
    }

    /** A number that a long holds, less its lower bound. */
    static String less(String value, BigInteger lower) {
        return lower.signum() == 0 ? value : value + " - " + lower + 'L';
    }

    String bigContains(String variable, IntegerSet set) {
        return set.ranges().stream()
                .map(range -> {
                    String above =
                            range.lower() == null ? "" : variable + ".compareTo(" + big(range.lower()) + ") >= 0";
                    String below =
                            range.upper() == null ? "" : variable + ".compareTo(" + big(range.upper()) + ") <= 0";
                    return above.isEmpty() || below.isEmpty() ? above + below : above + " && " + below;
                })
                .collect(Collectors.joining(" || "));
    }

    /** The condition that a number belongs to the extension root. */
    String inRoot(IntegerType type, String value) {
        return isWithin(type, value, type.root());
    }

    /** The condition that a number, or the length of a string, is no extension. */
    String isWithin(Statement.Extended statement, Type type, String number) {
        return type instanceof IntegerType integer
                ? isWithin(integer, number, statement.root())
                : Lengths.isWithin(number, statement.root());
    }

    String isWithin(IntegerType type, String value, IntegerSet numbers) {
        if (numbers.equals(IntegerSet.ALL)) {
            return "true";
        }
        return JavaModel.whole(type) == Whole.BIG ? bigContains(value, numbers) : Conditions.contains(value, numbers);
    }

    /** The expression for the length of a string, in the unit of its type. */
    String length(Type type, String value) {
        if (isCounted(type)) {
            CharacterStringType text = (CharacterStringType) type;
            return text.kind().isUtf8()
                    ? value + ".codePointCount(0, " + value + ".length())"
                    : CharacterTables.expression(text, out) + ".count(" + value + ')';
        }
        return value + (type instanceof ListType ? ".size()" : ".length()");
    }

    /** True if the length is not at hand, but takes a walk over the characters. */
    static boolean isCounted(Type type) {
        return type instanceof CharacterStringType text && (text.kind().isUtf8() || text.kind() == Kind.UNIVERSAL);
    }

    /** The fewest bits of a string, as far as Java has arrays of so many. */
    static int least(BitStringType type) {
        BigInteger least = type.size().root().lower().orElse(BigInteger.ZERO);
        return least.min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
    }

    /** The length as it is encoded: zeros of named bits go with the size, in canonical encodings all that may. */
    String encodedLength(Type type, String value) {
        if (!(type instanceof BitStringType bits) || bits.namedBits().isEmpty()) {
            return length(type, value);
        }
        if (model.countsZeros()) {
            String most = bits.size()
                    .root()
                    .upper()
                    .filter(upper -> upper.bitLength() < Integer.SIZE)
                    .map(upper -> "Math.min(" + upper + ", " + value + ".length())")
                    .orElse(value + ".length()");
            return "Math.max(" + least(bits) + ", " + most + ')';
        }
        return "Math.max(" + least(bits) + ", " + value + ".significantLength())";
    }

    /** The character table for strings with characters of one width, coded as those of the root or beyond it. */
    String table(CharacterStringType type, CharacterCode code) {
        String permitted = CharacterTables.expression(type, out);
        boolean isWhole = code.alphabet().equals(type.alphabet());
        String all = isWhole ? permitted : CharacterTables.standard(type.kind(), out);
        BigInteger last = code.alphabet().size().orElseThrow().subtract(BigInteger.ONE);
        boolean isWide = last.max(BigInteger.ZERO).bitLength() < code.width();
        String wide = isWide ? all + ".withWidth(" + code.width() + ')' : all;
        if (!isWhole) {
            return out.constant(out.runtime(CharacterTable.class), "BEYOND", permitted + ".codedAs(" + wide + ')');
        }
        return isWide ? out.constant(out.runtime(CharacterTable.class), "WIDE", wide) : permitted;
    }

    String contents(ObjectIdentifierType type, String value) {
        return out.runtime(ObjectIdentifierContents.class) + (type.relative() ? ".ofRelative(" : ".of(") + value + ')';
    }

    /** The constant for the number of a part of the string table. */
    String tableName(String part) {
        return out.constant("int", JavaNames.ofConstant(part) + "_NAME", "" + model.tableNumber(part));
    }

    static String charset(CharacterStringType type) {
        return switch (type.kind()) {
            case UTF8, OID_IRI, RELATIVE_OID_IRI -> "Utf8";
            case BMP -> "Utf16";
            case UNIVERSAL -> "Utf32";
            default -> "Latin1";
        };
    }

    /** The constant of the run time for a time type. */
    static String timeType(CharacterStringType type, SourceWriter out) {
        return out.runtime(TimeType.class) + '.' + type.kind().name();
    }
}
