package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** An encoding that a rule set's plans describe. */
final class PlanEncoding implements Encoding {
    private final CModel model;
    private final RuleSet rules;
    private final Alphabets alphabets = new Alphabets();

    PlanEncoding(CModel model, RuleSet rules) {
        this.model = model;
        this.rules = rules;
    }

    @Override
    public Alphabets alphabets() {
        return alphabets;
    }

    @Override
    public String name() {
        return rules.name();
    }

    @Override
    public String end() {
        return rules.functions() + "end_encode";
    }

    @Override
    public void write(Type type, FunctionBody body) {
        new StepWrite(model, rules, alphabets, body).function(type);
    }

    @Override
    public void read(Type type, FunctionBody body) {
        new StepRead(model, rules, alphabets, body).function(type);
    }

    @Override
    public void helpers(Declaration declaration, IndentedText functions) {
        int count = declaration.type() instanceof SequenceType sequence
                ? sequence.additions().size()
                : declaration.type() instanceof ChoiceType choice ? choice.additions().size() : 0;
        for (int i = 0; i < count; i++) {
            functions.line("")
                    .line("static bool " + StepWrite.addition(declaration.className(), i) + "(const "
                            + model.typeName(declaration.type())
                            + " *restrict value, c2x_writer *restrict out)")
                    .line("{")
                    .line("(void) value;")
                    .line("(void) out;");
            FunctionBody body = new FunctionBody(functions, Direction.WRITE, declaration.className());
            new StepWrite(model, rules, alphabets, body).addition(rules.plans().of(declaration.type()), i);
            functions.line("return true;").line("}");
        }
    }
}
