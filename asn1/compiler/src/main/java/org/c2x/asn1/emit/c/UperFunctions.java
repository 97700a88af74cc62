package org.c2x.asn1.emit.c;

import java.util.Set;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The source file with the functions for UPER. */
final class UperFunctions {
    private final CModel model;
    private final Alphabets alphabets = new Alphabets();
    private final IndentedText functions = new IndentedText();

    UperFunctions(CModel model) {
        this.model = model;
    }

    /** The function that writes or reads values of a type. */
    static String name(Direction direction, String className) {
        return (direction == Direction.WRITE ? "write_" : "read_") + className;
    }

    /** The function that writes the content of an addition. */
    static String addition(String className, int index) {
        return "write_" + className + "_addition_" + (index + 1);
    }

    String text() {
        IndentedText prototypes = new IndentedText();
        Set<Type> called = CalledTypes.of(model);
        for (Declaration declaration : model.java().declarations()) {
            if (called.contains(declaration.type())) {
                prototypes.line(head(Direction.WRITE, declaration) + ";").line(head(Direction.READ, declaration) + ";");
                emit(declaration);
            }
        }
        for (TypeDefinition root : RootTypes.of(model.java().schema())) {
            new MessageFunctions(model, root, "uper").define(functions);
        }
        IndentedText file = new IndentedText();
        alphabets.declare(file);
        return file + prototypes.toString() + functions;
    }

    private String head(Direction direction, Declaration declaration) {
        String type = model.typeName(declaration.type());
        String name = "static bool " + name(direction, declaration.className());
        return direction == Direction.WRITE
                ? name + "(const " + type + " *restrict value, c2x_writer *restrict out)"
                : name + '(' + type + " *restrict value, c2x_reader *restrict in)";
    }

    private void emit(Declaration declaration) {
        additions(declaration);
        for (Direction direction : Direction.values()) {
            functions.line("").line(head(direction, declaration)).line("{");
            FunctionBody body = new FunctionBody(functions, direction, declaration.className());
            if (declaration.type() instanceof SequenceType sequence && sequence.components().isEmpty()) {
                functions.line("(void) value;");
                if (!sequence.extensible()) {
                    functions.line(direction == Direction.WRITE ? "(void) out;" : "(void) in;");
                }
            }
            if (direction == Direction.WRITE) {
                new UperWrite(model, alphabets, body).function(declaration.type());
            } else {
                new UperRead(model, alphabets, body).function(declaration.type());
            }
            functions.line("return true;").line("}");
        }
    }

    private void additions(Declaration declaration) {
        int count = declaration.type() instanceof SequenceType sequence
                ? sequence.additions().size()
                : declaration.type() instanceof ChoiceType choice ? choice.additions().size() : 0;
        for (int i = 0; i < count; i++) {
            functions.line("")
                    .line("static bool " + addition(declaration.className(), i) + "(const "
                            + model.typeName(declaration.type())
                            + " *restrict value, c2x_writer *restrict out)")
                    .line("{")
                    .line("(void) value;")
                    .line("(void) out;");
            UperWrite write = new UperWrite(
                    model, alphabets, new FunctionBody(functions, Direction.WRITE, declaration.className()));
            if (declaration.type() instanceof SequenceType sequence) {
                write.addition(sequence, sequence.additions().get(i));
            } else {
                ChoiceType choice = (ChoiceType) declaration.type();
                write.addition(choice, choice.additions().get(i));
            }
            functions.line("return true;").line("}");
        }
    }
}
