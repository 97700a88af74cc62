package org.c2x.asn1.emit.uper;

import java.math.BigInteger;
import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.Names;
import org.c2x.asn1.per.PerInteger;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/**
 * Code for a single value that is no plain field: calls of the runtime for strings and unbounded numbers, calls of
 * other codec classes for what has one.
 */
final class ValueCode {
    private final UperModel model;
    private final SourceWriter out;
    private final Names names;
    private final Type caller;

    /**
     * @param caller the type whose class the code is in
     */
    ValueCode(UperModel model, SourceWriter out, Names names, Type caller) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.caller = caller;
    }

    // Reading

    /** Writes the statements that declare a variable and read its value. */
    void read(Type type, String variable, String in) {
        out.line(model.java().javaType(type, out) + ' ' + variable + " = " + readExpression(type.resolved(), in) + ";");
        String length = length(type.resolved(), variable);
        String violation = length.isEmpty() ? violation(type.resolved(), variable) : sizeViolation(type, length);
        if (!violation.isEmpty()) {
            String expected = length.isEmpty()
                    ? ((IntegerType) type.resolved()).root().toString()
                    : lengths(type.resolved()).expected();
            out.line("if (" + violation + ") {")
                    .line("throw " + in + ".error(" + in + ".position(), \"\", \"expected " + expected + ", found \" + "
                            + (length.isEmpty() ? variable : length) + ");")
                    .line("}");
        }
        alphabet(type.resolved(), variable, in);
    }

    private String readExpression(Type type, String in) {
        if (CodecEmitter.hasCodecClass(type)) {
            return model.codecClass(type) + ".read(" + in + ')';
        }
        if (type instanceof IntegerType integer) {
            return readInteger(integer, in);
        }
        if (type instanceof RealType) {
            return in + ".readReal()";
        }
        if (type instanceof ObjectIdentifierType identifier) {
            return in + (identifier.relative() ? ".readRelativeOid()" : ".readObjectIdentifier()");
        }
        if (type instanceof CharacterStringType text && !text.kind().isKnownMultiplier()) {
            return in + (text.kind() == Kind.UTF8 ? ".readUtf8()" : ".readLatin1()");
        }
        return readSized(type, in);
    }

    private String readInteger(IntegerType type, String in) {
        BigInteger lower = type.root().lower().orElse(null);
        Integer bits = PerInteger.bits(type.root()).orElse(null);
        if (JavaModel.whole(type) != Whole.BIG) {
            String cast = JavaModel.whole(type) == Whole.INT ? "(int) " : "";
            return cast + in + (type.extensible() ? ".readExtensible(" : ".readRange(") + lower + "L, "
                    + type.root().upper().orElseThrow() + "L, " + bits + ')';
        }
        String root;
        if (bits != null) {
            root = big(lower) + ".add(" + in + ".readBig(" + bits + "))";
        } else if (lower != null) {
            root = in + ".readSemiConstrained()" + (lower.signum() == 0 ? "" : ".add(" + big(lower) + ')');
        } else {
            root = in + ".readUnconstrained()";
        }
        return type.extensible() ? in + ".readBit() ? " + in + ".readUnconstrained() : " + root : root;
    }

    private String big(BigInteger number) {
        if (number.signum() == 0) {
            return out.use("java.math.BigInteger") + ".ZERO";
        }
        return out.constant(
                out.use("java.math.BigInteger"), "BOUND", "new BigInteger(\"" + number + "\")");
    }

    private String readSized(Type type, String in) {
        Lengths lengths = lengths(type);
        String unbounded = readItems(type, in, "");
        String root = lengths.isBounded() ? readItems(type, in, lengths.read(in)) : unbounded;
        return lengths.isExtensible() ? in + ".readBit() ? " + unbounded + " : " + root : root;
    }

    private String readItems(Type type, String in, String count) {
        if (type instanceof OctetStringType) {
            return out.runtime("OctetString") + ".wrap(" + in + ".readOctets(" + count + "))";
        }
        if (type instanceof BitStringType) {
            return in + ".readBits(" + count + ')';
        }
        String table = CharacterTables.expression((CharacterStringType) type, out);
        return in + ".readCharacters(" + (count.isEmpty() ? "" : count + ", ") + table + ')';
    }

    private static Lengths lengths(Type type) {
        if (type instanceof OctetStringType octets) {
            return new Lengths(octets.size());
        }
        return type instanceof BitStringType bits
                ? new Lengths(bits.size())
                : new Lengths(((CharacterStringType) type).size());
    }

    /** The expression for the length of a string value, empty if the type is no string. */
    private String length(Type type, String value) {
        if (type instanceof OctetStringType || type instanceof BitStringType) {
            return value + ".length()";
        }
        if (type instanceof CharacterStringType text) {
            return switch (text.kind()) {
                case UTF8 -> value + ".codePointCount(0, " + value + ".length())";
                case UNIVERSAL -> CharacterTables.expression(text, out) + ".count(" + value + ')';
                default -> value + ".length()";
            };
        }
        return "";
    }

    private static String sizeViolation(Type type, String length) {
        Type resolved = type.resolved();
        Lengths lengths = lengths(resolved);
        boolean seen = !(resolved instanceof CharacterStringType text) || text.kind().isKnownMultiplier();
        if (!seen && lengths.isBounded() && !lengths.isExtensible()) {
            // PER does not see this size, so reading has not checked it
            return "!(" + lengths.inRoot(length) + ')';
        }
        return lengths.violation(length);
    }

    private String violation(Type type, String variable) {
        if (!(type instanceof IntegerType integer) || integer.extensible()) {
            return "";
        }
        IntegerSet root = integer.root();
        if (JavaModel.whole(integer) != Whole.BIG) {
            return root.isContiguous() ? "" : "!(" + Conditions.contains(variable, root) + ')';
        }
        String below = root.upper().map(upper -> variable + ".compareTo(" + big(upper) + ") > 0").orElse("");
        boolean unconstrainedBelow = root.lower().isEmpty();
        boolean holes = !root.isContiguous();
        if (!holes) {
            return unconstrainedBelow || PerInteger.bits(root).isPresent() ? below : "";
        }
        return "!(" + bigContains(variable, root) + ')';
    }

    private String bigContains(String variable, IntegerSet set) {
        return set.ranges().stream()
                .map(range -> {
                    String above =
                            range.lower() == null ? "" : variable + ".compareTo(" + big(range.lower()) + ") >= 0";
                    String below =
                            range.upper() == null ? "" : variable + ".compareTo(" + big(range.upper()) + ") <= 0";
                    return above.isEmpty() || below.isEmpty() ? above + below : above + " && " + below;
                })
                .reduce((left, right) -> left + " || " + right)
                .orElse("false");
    }

    private void alphabet(Type type, String variable, String in) {
        boolean unseen = type instanceof CharacterStringType text
                && !text.kind().isKnownMultiplier()
                && !text.alphabet().equals(text.kind().alphabet());
        if (unseen) {
            out.line("if (!" + CharacterTables.expression((CharacterStringType) type, out) + ".allows(" + variable
                            + ")) {")
                    .line("throw " + in + ".error(" + in + ".position(), \"\", "
                            + "\"expected characters of the permitted alphabet\");")
                    .line("}");
        }
    }

    // Writing

    /** Writes the statements that write a value. */
    void write(Type type, String value, String target) {
        Type resolved = type.resolved();
        if (CodecEmitter.hasCodecClass(resolved)) {
            out.line(model.codecClass(resolved) + ".write(" + value + ", " + target + ");");
        } else if (resolved instanceof IntegerType integer) {
            writeInteger(integer, value, target);
        } else if (resolved instanceof RealType) {
            out.line(target + ".writeOctetsWithLength(" + out.runtime("RealContents") + ".of(" + value + "));");
        } else if (resolved instanceof ObjectIdentifierType identifier) {
            out.line(target + ".writeOctetsWithLength(" + contents(identifier, value) + ");");
        } else if (resolved instanceof CharacterStringType text && !text.kind().isKnownMultiplier()) {
            out.line(target + (text.kind() == Kind.UTF8 ? ".writeUtf8(" : ".writeLatin1(") + value + ");");
        } else {
            writeSized(resolved, value, target);
        }
    }

    private String contents(ObjectIdentifierType type, String value) {
        return out.runtime("ObjectIdentifierContents") + (type.relative() ? ".ofRelative(" : ".of(") + value + ')';
    }

    private void writeInteger(IntegerType type, String value, String target) {
        BigInteger lower = type.root().lower().orElse(null);
        Integer bits = PerInteger.bits(type.root()).orElse(null);
        if (JavaModel.whole(type) != Whole.BIG) {
            out.line(type.extensible()
                    ? target + ".writeExtensible(" + value + ", " + Conditions.contains(value, type.root()) + ", "
                            + lower + "L, " + bits + ");"
                    : target + ".writeLong(" + value + " - " + lower + "L, " + bits + ");");
            return;
        }
        String root;
        if (bits != null) {
            root = ".writeBig(" + value + ".subtract(" + big(lower) + "), " + bits + ");";
        } else if (lower != null) {
            root = ".writeSemiConstrained(" + value + ".subtract(" + big(lower) + "));";
        } else {
            root = ".writeUnconstrained(" + value + ");";
        }
        if (!type.extensible()) {
            out.line(target + root);
            return;
        }
        out.line("if (" + bigContains(value, type.root()) + ") {")
                .line(target + ".writeBit(false);")
                .line(target + root);
        out.line("} else {")
                .line(target + ".writeBit(true);")
                .line(target + ".writeUnconstrained(" + value + ");")
                .line("}");
    }

    private void writeSized(Type type, String value, String target) {
        Lengths lengths = lengths(type);
        String length = names.fresh("length");
        out.line("int " + length + " = " + encodedLength(type, value) + ";");
        if (lengths.isExtensible()) {
            out.line("if (" + lengths.inRoot(length) + ") {").line(target + ".writeBit(false);");
            writeRoot(type, value, target, length);
            out.line("} else {").line(target + ".writeBit(true);").line(target + withLength(type, value, length));
            out.line("}");
        } else {
            writeRoot(type, value, target, length);
        }
    }

    private void writeRoot(Type type, String value, String target, String length) {
        Lengths lengths = lengths(type);
        if (!lengths.isBounded()) {
            out.line(target + withLength(type, value, length));
            return;
        }
        lengths.write(length, target, out);
        if (type instanceof OctetStringType) {
            out.line(target + ".writeOctets(" + value + ");");
        } else if (type instanceof BitStringType) {
            out.line(target + ".writeBits(" + value + ", " + length + ");");
        } else {
            out.line(target + ".writeCharacters(" + value + ", "
                    + CharacterTables.expression((CharacterStringType) type, out) + ");");
        }
    }

    private String withLength(Type type, String value, String length) {
        if (type instanceof OctetStringType) {
            return ".writeOctetsWithLength(" + value + ");";
        }
        if (type instanceof BitStringType) {
            return ".writeBitsWithLength(" + value + ", " + length + ");";
        }
        return ".writeCharactersWithLength(" + value + ", "
                + CharacterTables.expression((CharacterStringType) type, out) + ");";
    }

    /** The length as it is encoded: without the trailing zeros of named bits, as far as the size lets them go. */
    private String encodedLength(Type type, String value) {
        if (type instanceof BitStringType bits && !bits.namedBits().isEmpty()) {
            return "Math.max(" + lengths(type).lower() + ", " + value + ".significantLength())";
        }
        return length(type, value);
    }

    // Lengths

    /** The expression for the bits of a value. */
    String bits(Type type, String value) {
        Type resolved = type.resolved();
        if (model.widths().of(resolved).isFixed() && !model.canRefuse(resolved)) {
            return "" + model.fixedWidth(resolved);
        }
        if (CodecEmitter.hasCodecClass(resolved)) {
            return model.bitsCall(resolved, value, caller);
        }
        if (resolved instanceof IntegerType integer) {
            return integerBits(integer, value);
        }
        String lengthOf = out.runtime("UperLength");
        if (resolved instanceof RealType) {
            return lengthOf + ".ofOctets(" + out.runtime("RealContents") + ".of(" + value + ").length)";
        }
        if (resolved instanceof ObjectIdentifierType identifier) {
            return lengthOf + ".ofOctets(" + contents(identifier, value) + ".length)";
        }
        if (resolved instanceof CharacterStringType text && !text.kind().isKnownMultiplier()) {
            return lengthOf + ".ofOctets("
                    + (text.kind() == Kind.UTF8 ? "UperLength.octetsOfUtf8(" + value + ')' : value + ".length()") + ')';
        }
        return lengths(resolved).bitsOf(encodedLength(resolved, value), itemBits(resolved), out);
    }

    private static int itemBits(Type type) {
        if (type instanceof CharacterStringType text) {
            return PerInteger.characterBits(text);
        }
        return type instanceof OctetStringType ? Byte.SIZE : 1;
    }

    private String integerBits(IntegerType type, String value) {
        String lengthOf = out.runtime("UperLength");
        BigInteger lower = type.root().lower().orElse(null);
        Integer bits = PerInteger.bits(type.root()).orElse(null);
        String root;
        if (bits != null) {
            root = "" + bits;
        } else if (lower != null) {
            root = lengthOf + ".ofSemiConstrained(" + value + ".subtract(" + big(lower) + "))";
        } else {
            root = lengthOf + ".ofUnconstrained(" + value + ')';
        }
        if (!type.extensible()) {
            return root;
        }
        String inRoot = JavaModel.whole(type) == Whole.BIG
                ? bigContains(value, type.root())
                : Conditions.contains(value, type.root());
        return "1 + (" + inRoot + " ? " + root + " : " + lengthOf + ".ofUnconstrained(" + value + "))";
    }
}
