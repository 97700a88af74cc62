package org.c2x.asn1.emit.events;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Names of mapping classes, and the code that writes and reads the content of an element. */
final class EventModel {
    private final JavaModel java;
    private final String packageName;
    private final boolean flat;
    private final Recursion recursion;

    EventModel(JavaModel java, String packageName, boolean flat, Recursion recursion) {
        this.java = java;
        this.packageName = packageName;
        this.flat = flat;
        this.recursion = recursion;
    }

    JavaModel java() {
        return java;
    }

    String packageName() {
        return packageName;
    }

    boolean isFlat() {
        return flat;
    }

    /** True if the mapping of a type must count levels of nesting. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** The class that maps the values of a type. */
    String className(Type type) {
        return java.companion(java.className(type), flat ? "FlatEvents" : "Events");
    }

    /** True if the values of a type are mapped by a class of their own. */
    static boolean hasClass(Type type) {
        XmlType xml = XmlType.of(type);
        return xml instanceof XmlType.Sequence || xml instanceof XmlType.Choice || xml instanceof XmlType.Items;
    }

    /** Writes the statements that write the content of an element; {@code value} is an expression that is not null. */
    void write(Type type, String value, SourceWriter out) {
        if (hasClass(type)) {
            out.line(out.use(packageName + '.' + className(type)) + ".write(" + value + ", out);");
            return;
        }
        Type resolved = type.resolved();
        XmlType xml = XmlType.of(resolved);
        if (resolved instanceof IntegerType integer) {
            require(integer, value, out);
            out.line("out.whole(" + value + ");");
        } else if (resolved instanceof EnumeratedType enumerated) {
            String unknown = ", " + java.modelClass(type, out) + '.' + EnumConstants.UNKNOWN;
            out.line("out.enumeral(" + value + (enumerated.extensible() ? unknown : "") + ");");
        } else if (xml instanceof XmlType.Truth) {
            out.line("out.truth(" + value + ");");
        } else if (xml instanceof XmlType.Floating) {
            out.line("out.real(" + value + ");");
        } else if (resolved instanceof BitStringType bits) {
            writeBits(bits, xml, value, out);
        } else if (resolved instanceof OctetStringType octets) {
            requireSize(octets.size(), value + ".length()", out);
            out.line("out.octets(" + value + ");");
        } else if (resolved instanceof CharacterStringType text) {
            requireSize(text.size(), value + ".codePointCount(0, " + value + ".length())", out);
            out.line("out.text(" + value + ");");
        } else if (xml instanceof XmlType.Identifier) {
            out.line("out.text(" + value + ".toString());");
        }
    }

    private static void require(IntegerType integer, String value, SourceWriter out) {
        if (integer.extensible()) {
            out.line("out.require(" + value + ", " + bounds(integer, out) + ");");
        }
    }

    /** What a constructor lets pass because of an extension marker has no form. */
    static void requireSize(SizeConstraint size, String length, SourceWriter out) {
        if (size.extensible()) {
            out.line("out.requireSize(" + length + ", " + bounds(size) + ");");
        }
    }

    private static void writeBits(BitStringType bits, XmlType xml, String value, SourceWriter out) {
        if (xml instanceof XmlType.NumberedBits numbered) {
            out.line("out.numberedBits(" + value + ", " + numbered.length() + ");");
        } else if (xml instanceof XmlType.FixedBits fixed) {
            out.line("out.fixedBits(" + value + ", " + fixed.length() + ");");
        } else {
            requireSize(bits.size(), value + ".length()", out);
            out.line(bits.namedBits().isEmpty() || bits.size().extensible()
                    ? "out.measuredBits(" + value + ");"
                    : "out.namedBits(" + value + ", " + bounds(bits.size()) + ");");
        }
    }

    /** The expression that reads the content of an element. */
    String read(Type type, SourceWriter out) {
        if (hasClass(type)) {
            return out.use(packageName + '.' + className(type)) + ".read(in)";
        }
        Type resolved = type.resolved();
        XmlType xml = XmlType.of(resolved);
        if (resolved instanceof IntegerType integer) {
            return "in.whole(" + bounds(integer, out) + ')';
        }
        if (xml instanceof XmlType.Enumeration enumeration) {
            String enumClass = java.modelClass(type, out);
            String name = JavaNames.ofConstant(enumClass);
            // the constant would hide the class
            String constant = name.equals(enumClass) ? name + "_VALUES" : name;
            String values = out.constant(enumClass + "[]", constant, enumClass + ".values()");
            return "in.enumeral(" + values + ", " + enumeration.names().size() + ')';
        }
        if (xml instanceof XmlType.NumberedBits bits) {
            return "in.numberedBits(" + bits.length() + ')';
        }
        if (xml instanceof XmlType.FixedBits bits) {
            return "in.fixedBits(" + bits.length() + ')';
        }
        if (xml instanceof XmlType.MeasuredBits bits) {
            return "in.measuredBits(" + bounds(bits.size()) + ')';
        }
        if (xml instanceof XmlType.Octets octets) {
            return "in.octets(" + bounds(octets.size()) + ')';
        }
        if (xml instanceof XmlType.Text text) {
            return "in.text(" + bounds(text.size()) + ')';
        }
        return other(xml, out);
    }

    private static String other(XmlType xml, SourceWriter out) {
        if (xml instanceof XmlType.Truth) {
            return "in.truth()";
        }
        if (xml instanceof XmlType.Floating) {
            return "in.real()";
        }
        return xml instanceof XmlType.Identifier ? "in.identifier()" : out.runtime("Null") + ".NULL";
    }

    private static String bounds(IntegerType type, SourceWriter out) {
        IntegerSet root = type.root();
        return switch (JavaModel.whole(type)) {
            case INT -> root.lower().orElseThrow() + ", " + root.upper().orElseThrow();
            case LONG -> root.lower().orElseThrow() + "L, " + root.upper().orElseThrow() + 'L';
            case BIG -> big(root.lower(), "LEAST", out) + ", " + big(root.upper(), "MOST", out);
        };
    }

    private static String big(Optional<BigInteger> bound, String name, SourceWriter out) {
        String big = out.use("java.math.BigInteger");
        return bound.map(number -> out.constant(big, name, "new " + big + "(\"" + number + "\")")).orElse("null");
    }

    /** The least and the greatest length of the root, as two arguments. */
    static String bounds(SizeConstraint size) {
        BigInteger most = BigInteger.valueOf(Integer.MAX_VALUE);
        BigInteger lower = size.root().lower().orElse(BigInteger.ZERO).min(most);
        BigInteger upper = size.root().upper().orElse(most).min(most);
        return lower + ", " + upper;
    }
}
