package org.c2x.asn1.emit.exi;

import java.math.BigInteger;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.bits.FieldWriter;
import org.c2x.asn1.emit.grammar.ExiWidths;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.runtime.BitWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.Type;

/** Code for values of varying width but for BIT STRINGs of variable size: calls of the runtime. */
final class LeafCode {
    private final ExiModel model;
    private final SourceWriter out;
    private final Guards guards;

    LeafCode(ExiModel model, SourceWriter out) {
        this.model = model;
        this.out = out;
        this.guards = new Guards(model, out);
    }

    private static boolean isUnsigned(IntegerType type) {
        return type.root().lower().map(BigInteger::signum).orElse(-1) >= 0;
    }

    /** The constant for the number of the name of a string's element. */
    private String name(String element) {
        return out.constant("int", JavaNames.ofConstant(element) + "_NAME", "" + model.nameNumber(element));
    }

    // Writing

    /** Writes the statement that writes a value. */
    void write(String element, Type type, String value) {
        out.line("out." + writeCall(element, type, value) + ";");
    }

    private String writeCall(String element, Type type, String value) {
        if (type instanceof IntegerType integer) {
            return writeInteger(integer, value);
        }
        if (type instanceof RealType) {
            return "writeFloat(" + value + ')';
        }
        if (type instanceof OctetStringType) {
            return "writeBinary(" + value + ')';
        }
        if (type instanceof BitStringType bits) {
            return "writeBinary(" + value + ", " + bits.size().root().lower().orElseThrow() + ')';
        }
        String text = type instanceof ObjectIdentifierType ? value + ".toString()" : value;
        return "writeString(" + text + ", " + name(element) + ')';
    }

    private String writeInteger(IntegerType type, String value) {
        XmlType.Whole whole = (XmlType.Whole) XmlType.of(type);
        if (ExiWidths.bits(whole).isPresent()) {
            // a small range of large numbers
            return "write(" + value + ".subtract(" + big(whole.lower().orElseThrow()) + ").longValue(), "
                    + ExiWidths.bits(whole).getAsInt() + ')';
        }
        return numberMethod(type) + '(' + value + ')';
    }

    private static String numberMethod(IntegerType type) {
        return isUnsigned(type) ? "writeUnsigned" : "writeInteger";
    }

    /**
     * Adds a number of varying width to the fields around it.
     *
     * @return false if it may be too long for that; nothing is added then
     */
    static boolean add(FieldWriter fields, IntegerType type, String value) {
        XmlType.Whole whole = (XmlType.Whole) XmlType.of(type);
        if (JavaModel.whole(type) == Whole.BIG || ExiWidths.bits(whole).isPresent()) {
            return false;
        }
        int magnitude = Math.max(
                whole.lower().orElseThrow().bitLength(), whole.upper().orElseThrow().bitLength());
        int bits = Math.max(1, (magnitude + 6) / 7) * Byte.SIZE + (isUnsigned(type) ? 0 : 1);
        if (bits > BitWriter.WORD_BITS - Byte.SIZE) {
            return false;
        }
        fields.addNumber(numberMethod(type), value, bits);
        return true;
    }

    private String big(BigInteger number) {
        return out.constant(out.use("java.math.BigInteger"), "BOUND", "new BigInteger(\"" + number + "\")");
    }

    // Reading

    /** Writes the statements that declare a variable and read its value. */
    void read(String element, Type type, String variable, String path) {
        out.line(model.java().javaType(type, out) + ' ' + variable + " = " + readExpression(element, type, path) + ";");
        if (type instanceof IntegerType integer) {
            guards.readNumber(integer, variable, path);
        } else if (type instanceof CharacterStringType text) {
            guards.readSize(text, variable);
            guards.readAlphabet(text, variable);
        } else if (type instanceof OctetStringType) {
            guards.readSize(type, variable);
        }
    }

    private String readExpression(String element, Type type, String path) {
        if (type instanceof IntegerType integer) {
            return readInteger(integer, path);
        }
        if (type instanceof RealType) {
            return "in.readFloat()";
        }
        if (type instanceof OctetStringType) {
            return "in.readBinary()";
        }
        if (type instanceof BitStringType bits) {
            return "in.readBinary(" + bits.size().root().lower().orElseThrow() + ')';
        }
        if (type instanceof ObjectIdentifierType identifier) {
            return (identifier.relative() ? "in.readRelativeOid(" : "in.readObjectIdentifier(") + name(element) + ')';
        }
        boolean isUtf8 = ((CharacterStringType) type).kind() == Kind.UTF8;
        return (isUtf8 ? "in.readUtf8String(" : "in.readString(") + name(element) + ')';
    }

    private String readInteger(IntegerType type, String path) {
        XmlType.Whole whole = (XmlType.Whole) XmlType.of(type);
        if (JavaModel.whole(type) == Whole.BIG) {
            return ExiWidths.bits(whole).isPresent()
                    ? out.use("java.math.BigInteger") + ".valueOf(in.read(" + ExiWidths.bits(whole).getAsInt()
                            + ")).add(" + big(whole.lower().orElseThrow()) + ')'
                    : isUnsigned(type) ? "in.readUnsigned()" : "in.readInteger()";
        }
        String cast = JavaModel.whole(type) == Whole.INT ? "(int) " : "";
        String upper = whole.upper().orElseThrow() + "L, \"" + path + "\")";
        return isUnsigned(type)
                ? cast + "in.readUnsigned(" + upper
                : cast + "in.readInteger(" + whole.lower().orElseThrow() + "L, " + upper;
    }
}
