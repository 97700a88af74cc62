package org.c2x.asn1.emit.exi;

import org.c2x.asn1.emit.CharacterTables;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/**
 * Statements that refuse what EXI cannot express, or what it can but the type does not allow: numbers and sizes outside
 * the root of a constraint, enumerals of a later version.
 */
final class Guards {
    private final JavaModel model;
    private final SourceWriter out;

    Guards(ExiModel model, SourceWriter out) {
        this.model = model.java();
        this.out = out;
    }

    /** True if a valid value of the type, apart from its parts, may have no encoding. */
    static boolean mayRefuse(Type type) {
        return type instanceof EnumeratedType enumerated && enumerated.extensible()
                || type instanceof IntegerType integer && integer.extensible()
                || Sizes.of(type).extensible();
    }

    /** Refuses a valid value that has no encoding. */
    void write(Type type, String value, String path) {
        if (!mayRefuse(type)) {
            return;
        }
        if (type instanceof EnumeratedType) {
            out.line("if (" + value + " == " + model.modelClass(type, out) + '.' + EnumConstants.UNKNOWN + ") {");
            refuse(path, "\"expected an enumeral of this version, found one of a later version\"");
        } else if (type instanceof IntegerType integer) {
            out.line("if (!(" + contains(integer, value) + ")) {");
            refuse(path, expected(integer.root().toString(), value));
        } else {
            String length = length(type, value);
            out.line("if (!(" + Conditions.contains(length, Sizes.of(type).root()) + ")) {");
            refuse(path, expected("size " + Sizes.of(type).root(), length));
        }
        out.line("}");
    }

    private void refuse(String path, String problem) {
        out.line("throw new " + out.runtime("EncodeException") + "(\"" + path + "\", " + problem + ");");
    }

    private static String expected(String expected, String found) {
        return "\"expected " + expected + ", found \" + " + found;
    }

    private String contains(IntegerType type, String number) {
        return JavaModel.whole(type) == Whole.BIG
                ? Conditions.containsBig(number, type.root(), out)
                : Conditions.contains(number, type.root());
    }

    // Reading

    /** Refuses a number outside the root as far as reading it has not done so. */
    void readNumber(IntegerType type, String number, String path) {
        IntegerSet root = type.root();
        boolean isBig = JavaModel.whole(type) == Whole.BIG;
        if (isBig ? root.equals(IntegerSet.ALL) : root.isContiguous() && root.lower().orElseThrow().signum() <= 0) {
            return;
        }
        String violation = isBig || !root.isContiguous()
                ? "!(" + contains(type, number) + ')'
                : number + " < " + root.lower().orElseThrow() + 'L';
        out.line("if (" + violation + ") {")
                .line("throw in.error(in.position(), \"" + path + "\", " + expected(root.toString(), number) + ");")
                .line("}");
    }

    /** Refuses a string of a size outside the root. */
    void readSize(Type type, String value) {
        IntegerSet root = Sizes.of(type).root();
        if (root.equals(IntegerSet.NON_NEGATIVE)) {
            return;
        }
        String length = length(type, value);
        out.line("if (!(" + Conditions.contains(length, root) + ")) {")
                .line("throw in.error(in.position(), \"\", " + expected("size " + root, length) + ");")
                .line("}");
    }

    /** Refuses a text with characters that the type does not have. */
    void readAlphabet(CharacterStringType type, String value) {
        boolean any = type.kind() == CharacterStringType.Kind.UTF8 && type.alphabet().equals(type.kind().alphabet());
        if (!any) {
            out.line("if (!" + CharacterTables.expression(type, out) + ".allows(" + value + ")) {")
                    .line("throw in.error(in.position(), \"\", \"expected characters of the permitted alphabet\");")
                    .line("}");
        }
    }

    // Sizes

    /** The expression for the length of a string or list. */
    String length(Type type, String value) {
        if (type instanceof ListType) {
            return value + ".size()";
        }
        if (type instanceof CharacterStringType text) {
            return switch (text.kind()) {
                case UTF8 -> value + ".codePointCount(0, " + value + ".length())";
                case UNIVERSAL -> CharacterTables.expression(text, out) + ".count(" + value + ')';
                default -> value + ".length()";
            };
        }
        return value + ".length()";
    }
}
