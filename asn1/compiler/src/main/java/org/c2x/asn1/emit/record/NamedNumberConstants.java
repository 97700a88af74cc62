package org.c2x.asn1.emit.record;

import static java.util.Objects.requireNonNull;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NamedNumber;

/** A class of constants for the named numbers of an INTEGER or the named bits of a BIT STRING. */
final class NamedNumberConstants {
    private final Declaration declaration;
    private final SourceWriter out;

    NamedNumberConstants(Declaration declaration, SourceWriter out) {
        this.declaration = declaration;
        this.out = out;
    }

    void emit(IntegerType type) {
        begin();
        boolean bounded = JavaModel.whole(type) != JavaModel.Whole.BIG;
        if (bounded) {
            out.javadoc("Least value" + (type.extensible() ? " of the extension root." : "."));
            constant(type, "MIN", type.root().lower().orElseThrow());
            out.javadoc("Greatest value" + (type.extensible() ? " of the extension root." : "."));
            constant(type, "MAX", type.root().upper().orElseThrow());
        }
        Map<String, String> names = EnumConstants.of(type.namedNumbers(), bounded ? Set.of("MIN", "MAX") : Set.of());
        for (NamedNumber named : type.namedNumbers()) {
            comment(named, "{@code " + named.name() + "}.");
            constant(type, requireNonNull(names.get(named.name())), named.number());
        }
        end();
    }

    private void constant(IntegerType type, String name, BigInteger number) {
        switch (JavaModel.whole(type)) {
            case INT -> out.line("public static final int " + name + " = " + number + ";");
            case LONG -> out.line("public static final long " + name + " = " + number + "L;");
            case BIG ->
                out.line("public static final " + out.use("java.math.BigInteger") + ' ' + name + " = new BigInteger(\""
                        + number + "\");");
        }
    }

    void emit(BitStringType type) {
        begin();
        Map<String, String> names = EnumConstants.of(type.namedBits(), Set.of());
        for (NamedNumber named : type.namedBits()) {
            comment(named, "Index of bit {@code " + named.name() + "}.");
            out.line("public static final int " + names.get(named.name()) + " = " + named.number() + ";");
        }
        end();
    }

    private void comment(NamedNumber named, String otherwise) {
        out.javadoc(named.comment().isBlank() ? otherwise : Javadoc.escape(named.comment()));
    }

    private void begin() {
        List<String> comment = ClassComment.of(declaration);
        out.javadoc(comment).line("public " + out.finalClass() + declaration.simpleName() + " {");
    }

    private void end() {
        out.line().line("private " + declaration.simpleName() + "() {}").line("}");
    }
}
