package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.Type;

/** The source file with the functions of one encoding. */
final class SourceText {
    /** The names for REALs that are no numbers. */
    private static final Pattern NO_NUMBER = Pattern.compile("\\b(INFINITY|NAN)\\b");

    private final CModel model;
    private final Encoding encoding;
    private final IndentedText prototypes = new IndentedText();
    private final IndentedText functions = new IndentedText();

    SourceText(CModel model, Encoding encoding) {
        this.model = model;
        this.encoding = encoding;
    }

    String text() {
        Set<Type> called = CalledTypes.of(model);
        define(model.java().declarations().stream()
                .filter(declaration -> called.contains(declaration.type()))
                .toList());
        RootTypes.names(model.java().schema())
                .forEach(root -> new MessageFunctions(model, root).define(encoding, functions));
        return file(model, encoding.constants().text() + prototypes + functions);
    }

    /** What is in a source file after what it includes. */
    static String file(CModel model, String text) {
        String mathematics = NO_NUMBER.matcher(text).find() ? "\n#include <math.h>\n" : "";
        return "#include \"" + model.prefix() + ".h\"\n" + mathematics + '\n' + text;
    }

    /** Defines the functions of types. */
    void define(List<Declaration> declarations) {
        for (Declaration declaration : declarations) {
            prototypes.line(head(Direction.WRITE, declaration) + ";").line(head(Direction.READ, declaration) + ";");
            define(Direction.WRITE, declaration);
            define(Direction.READ, declaration);
        }
    }

    IndentedText prototypes() {
        return prototypes;
    }

    IndentedText functions() {
        return functions;
    }

    /** What begins the function of a type. */
    String head(Direction direction, Declaration declaration) {
        String type = model.typeName(declaration.type());
        // what reads a message is called in one place: inlined there, its first positions are constants
        boolean inlined = direction == Direction.READ && model.isOutermost(declaration.type());
        String name = (inlined ? "C2X_INLINE" : "static") + " bool " + model.function(direction, declaration.type());
        return direction == Direction.WRITE
                ? name + "(const " + type + " *restrict value, c2x_writer *restrict out)"
                : name + '(' + type + " *restrict value, c2x_reader *restrict in)";
    }

    private void define(Direction direction, Declaration declaration) {
        functions.line("").line(head(direction, declaration)).line("{");
        Type type = declaration.type();
        int start = functions.position();
        FunctionBody body = new FunctionBody(functions, direction, declaration.className());
        if (model.isRecursive(type)) {
            body.call((direction == Direction.WRITE ? "c2x_enter_value(out, " : "c2x_enter_input(in, ")
                    + body.path("")
                    + ')');
        }
        encoding.function(type, direction, body);
        if (model.isRecursive(type)) {
            body.line((direction == Direction.WRITE ? "out" : "in") + "->depth--;");
        }
        body.useAll(start, "value", direction == Direction.WRITE ? "out" : "in");
        functions.line("return true;").line("}");
    }
}
