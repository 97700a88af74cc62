package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Unaligned PER (X.691). */
final class UperEncoding implements Encoding {
    private final CModel model;
    private final Alphabets alphabets = new Alphabets();

    UperEncoding(CModel model) {
        this.model = model;
    }

    @Override
    public Alphabets alphabets() {
        return alphabets;
    }

    @Override
    public String name() {
        return "uper";
    }

    @Override
    public void write(Type type, FunctionBody body) {
        new UperWrite(model, alphabets, body).function(type);
    }

    @Override
    public void read(Type type, FunctionBody body) {
        new UperRead(model, alphabets, body).function(type);
    }

    /** The function that writes the content of an addition. */
    static String addition(String className, int index) {
        return "write_" + className + "_addition_" + (index + 1);
    }

    @Override
    public void helpers(Declaration declaration, IndentedText functions) {
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
            FunctionBody body = new FunctionBody(functions, Direction.WRITE, declaration.className());
            UperWrite write = new UperWrite(model, alphabets, body);
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
