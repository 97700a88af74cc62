package org.c2x.asn1.emit.events;

import java.math.BigInteger;
import java.util.Optional;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.mapping.Leaf;
import org.c2x.asn1.emit.mapping.MappingClasses;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.runtime.Null;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.LeafVisitor;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** The calls that write and read the content of an element; nothing is written of NULL. */
record EventLeaves(MappingClasses classes, SourceWriter out) implements LeafVisitor<Leaf> {
    @Override
    public Leaf visit(BooleanType type) {
        return calls("truth", "", "");
    }

    @Override
    public Leaf visit(NullType type) {
        return new Leaf(value -> "", in -> out.runtime(Null.class) + ".NULL");
    }

    @Override
    public Leaf visit(IntegerType type) {
        return calls("whole", "", bounds(type, out));
    }

    @Override
    public Leaf visit(RealType type) {
        return calls("real", "", "");
    }

    @Override
    public Leaf visit(EnumeratedType type) {
        String enumClass = classes.java().modelClass(type, out);
        return new Leaf(
                value -> "out.enumeral(" + value
                        + (type.extensible() ? ", " + enumClass + '.' + EnumConstants.UNKNOWN : "") + ')',
                in -> {
                    String name = JavaNames.ofConstant(JavaModel.simpleName(enumClass));
                    // the constant would hide the class
                    String constant = name.equals(JavaModel.outerName(enumClass)) ? name + "_VALUES" : name;
                    String values = out.constant(enumClass + "[]", constant, enumClass + ".values()");
                    int known = type.root().size() + type.additions().size();
                    return in + ".enumeral(" + values + ", " + known + ')';
                });
    }

    @Override
    public Leaf visit(BitStringType type) {
        XmlType xml = XmlType.of(type);
        if (xml instanceof XmlType.NumberedBits bits) {
            return calls("numberedBits", ", " + bits.length(), String.valueOf(bits.length()));
        }
        if (xml instanceof XmlType.FixedBits bits) {
            return calls("fixedBits", ", " + bits.length(), String.valueOf(bits.length()));
        }
        String bounds = bounds(type.size());
        Leaf measured = calls("measuredBits", "", bounds);
        return type.namedBits().isEmpty() || type.size().extensible()
                ? measured
                : new Leaf(value -> "out.namedBits(" + value + ", " + bounds + ')', measured.from());
    }

    @Override
    public Leaf visit(OctetStringType type) {
        return calls("octets", "", bounds(type.size()));
    }

    @Override
    public Leaf visit(ObjectIdentifierType type) {
        return new Leaf(value -> "out.text(" + value + ".toString())", in -> in + ".identifier()");
    }

    @Override
    public Leaf visit(CharacterStringType type) {
        return calls("text", "", bounds(type.size()));
    }

    @Override
    public Leaf structured(Type type) {
        String mapper = classes.mapper(type, out);
        return new Leaf(value -> mapper + ".write(" + value + ", out)", in -> mapper + ".read(" + in + ')');
    }

    private static Leaf calls(String method, String more, String bounds) {
        return new Leaf(
                value -> "out." + method + '(' + value + more + ')', in -> in + '.' + method + '(' + bounds + ')');
    }

    /** The least and the greatest number of the root, as two arguments. */
    static String bounds(IntegerType type, SourceWriter out) {
        IntegerSet root = type.root();
        return switch (JavaModel.whole(type)) {
            case INT -> root.lower().orElseThrow() + ", " + root.upper().orElseThrow();
            case LONG -> root.lower().orElseThrow() + "L, " + root.upper().orElseThrow() + 'L';
            case BIG -> big(root.lower(), "LEAST", out) + ", " + big(root.upper(), "MOST", out);
        };
    }

    private static String big(Optional<BigInteger> bound, String name, SourceWriter out) {
        String big = out.use("java.math.BigInteger");
        return bound.map(number -> out.constant(big, name, "new " + big + "(\"" + number + "\")"))
                .orElse("null");
    }

    /** The least and the greatest length of the root, as two arguments. */
    static String bounds(SizeConstraint size) {
        BigInteger most = BigInteger.valueOf(Integer.MAX_VALUE);
        BigInteger lower = size.root().lower().orElse(BigInteger.ZERO).min(most);
        BigInteger upper = size.root().upper().orElse(most).min(most);
        return lower + ", " + upper;
    }
}
