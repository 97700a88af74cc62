package org.c2x.asn1.emit.events;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.emit.Sized;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.xsd.FlatElements;
import org.c2x.asn1.plan.xml.XmlElement;
import org.c2x.asn1.plan.xml.XmlType;
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
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;

/** Names of mapping classes, and the code that writes and reads the content of an element. */
final class EventModel {
    private final JavaModel java;
    private final String packageName;
    private final boolean flat;
    private final Recursion recursion;
    private final FlatElements flatElements = new FlatElements();

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

    /** The elements of a SEQUENCE or SET. */
    List<XmlElement> elements(SequenceType type) {
        return flat ? flatElements.of(type) : XmlElement.of(type);
    }

    /** True if the mapping of a type must count levels of nesting. */
    boolean isRecursive(Type type) {
        return recursion.isRecursive(type);
    }

    /** The class that maps the values of a type. */
    String className(Type type) {
        return java.companion(java.className(type), flat ? "FlatEvents" : "Events");
    }

    /** Writes the statements that write the content of an element; {@code value} is an expression that is not null. */
    void write(Type type, String value, SourceWriter out) {
        type.accept(new Writing(value, out)).run();
    }

    private final class Writing implements LeafVisitor<Runnable> {
        private final String value;
        private final SourceWriter out;

        private Writing(String value, SourceWriter out) {
            this.value = value;
            this.out = out;
        }

        @Override
        public Runnable visit(BooleanType type) {
            return call("truth", value);
        }

        @Override
        public Runnable visit(NullType type) {
            return () -> {};
        }

        @Override
        public Runnable visit(IntegerType type) {
            return () -> {
                require(type, value, out);
                out.line("out.whole(" + value + ");");
            };
        }

        @Override
        public Runnable visit(RealType type) {
            return call("real", value);
        }

        @Override
        public Runnable visit(EnumeratedType type) {
            String unknown = ", " + java.modelClass(type, out) + '.' + EnumConstants.UNKNOWN;
            return call("enumeral", value + (type.extensible() ? unknown : ""));
        }

        @Override
        public Runnable visit(BitStringType type) {
            return () -> writeBits(type, XmlType.of(type), value, out);
        }

        @Override
        public Runnable visit(OctetStringType type) {
            return () -> writeSized(type, "octets");
        }

        @Override
        public Runnable visit(ObjectIdentifierType type) {
            return call("text", value + ".toString()");
        }

        @Override
        public Runnable visit(CharacterStringType type) {
            return () -> writeSized(type, "text");
        }

        @Override
        public Runnable structured(Type type) {
            return () -> out.line(out.use(packageName + '.' + className(type)) + ".write(" + value + ", out);");
        }

        private Runnable call(String method, String arguments) {
            return () -> out.line("out." + method + '(' + arguments + ");");
        }

        private void writeSized(Type type, String method) {
            Sized sized = Sized.of(type).orElseThrow();
            requireSize(sized.size(), sized.length().apply(value), out);
            call(method, value).run();
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
            out.line(
                    bits.namedBits().isEmpty() || bits.size().extensible()
                            ? "out.measuredBits(" + value + ");"
                            : "out.namedBits(" + value + ", " + bounds(bits.size()) + ");");
        }
    }

    /** The expression that reads the content of an element. */
    String read(Type type, SourceWriter out) {
        return type.accept(new Reading(out));
    }

    private final class Reading implements LeafVisitor<String> {
        private final SourceWriter out;

        private Reading(SourceWriter out) {
            this.out = out;
        }

        @Override
        public String visit(BooleanType type) {
            return "in.truth()";
        }

        @Override
        public String visit(NullType type) {
            return out.runtime("Null") + ".NULL";
        }

        @Override
        public String visit(IntegerType type) {
            return "in.whole(" + bounds(type, out) + ')';
        }

        @Override
        public String visit(RealType type) {
            return "in.real()";
        }

        @Override
        public String visit(EnumeratedType type) {
            String enumClass = java.modelClass(type, out);
            String name = JavaNames.ofConstant(enumClass);
            // the constant would hide the class
            String constant = name.equals(enumClass) ? name + "_VALUES" : name;
            String values = out.constant(enumClass + "[]", constant, enumClass + ".values()");
            int known = type.root().size() + type.additions().size();
            return "in.enumeral(" + values + ", " + known + ')';
        }

        @Override
        public String visit(BitStringType type) {
            XmlType xml = XmlType.of(type);
            if (xml instanceof XmlType.NumberedBits bits) {
                return "in.numberedBits(" + bits.length() + ')';
            }
            return xml instanceof XmlType.FixedBits bits
                    ? "in.fixedBits(" + bits.length() + ')'
                    : "in.measuredBits(" + bounds(type.size()) + ')';
        }

        @Override
        public String visit(OctetStringType type) {
            return "in.octets(" + bounds(type.size()) + ')';
        }

        @Override
        public String visit(ObjectIdentifierType type) {
            return "in.identifier()";
        }

        @Override
        public String visit(CharacterStringType type) {
            return "in.text(" + bounds(type.size()) + ')';
        }

        @Override
        public String structured(Type type) {
            return out.use(packageName + '.' + className(type)) + ".read(in)";
        }
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
