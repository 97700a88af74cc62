package org.c2x.asn1.emit.ber;

import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.NullType;

/** The two methods for a CHOICE. */
final class BeanChoice {
    private final BerModel model;
    private final ChoiceType type;
    private final SourceWriter out;
    private final String choice;
    private final BeanMethods methods;

    BeanChoice(BerModel model, ChoiceType type, SourceWriter out) {
        this.model = model;
        this.type = type;
        this.out = out;
        this.choice = model.java().modelClass(type, out);
        this.methods = new BeanMethods(model, type, choice, out);
    }

    void emit() {
        fill();
        read();
    }

    private void fill() {
        boolean refusing =
                type.alternatives().stream().anyMatch(alternative -> JavaModel.hasCompanion(alternative.type()));
        methods.beginFill();
        if (refusing) {
            out.line("String at = \"\";").line("try {");
        }
        type.alternatives().forEach(this::fill);
        if (refusing) {
            out.line("} catch (" + out.runtime("EncodeException") + " e) {")
                    .line("throw e.within(at);")
                    .line("}");
        }
        if (type.extensible()) {
            out.line("if (value instanceof " + choice + ".Unknown) {")
                    .line("throw new " + out.runtime("EncodeException")
                            + "(\"\", \"an alternative of a later version has no tag that is known\");")
                    .line("}");
        }
        // Java 17 cannot see that the cases are all there are
        out.line("throw new IllegalArgumentException(\"no alternative: \" + value);")
                .line("}");
    }

    private void fill(Alternative alternative) {
        boolean isNull = isNull(alternative);
        out.line("if (value instanceof " + alternativeClass(alternative) + (isNull ? "" : " chosen") + ") {");
        if (JavaModel.hasCompanion(alternative.type())) {
            out.line("at = " + JavaValues.quote(alternative.name()) + ';');
        }
        out.line("bean." + BeanNames.setter(alternative.name()) + '('
                        + model.toBean(alternative.type(), type, "chosen.value()", out) + ");")
                .line("return bean;")
                .line("}");
    }

    private static boolean isNull(Alternative alternative) {
        return alternative.type().resolved() instanceof NullType;
    }

    private String alternativeClass(Alternative alternative) {
        return choice + '.' + model.java().alternativeClass(type, alternative);
    }

    private void read() {
        String leaves = BerModel.leaves(out);
        List<Alternative> alternatives = type.alternatives();
        methods.beginRead();
        out.line(choice + " value = null;").line("String at = \"\";").line("try {");
        for (int i = 0; i < alternatives.size(); i++) {
            Alternative alternative = alternatives.get(i);
            String getter = "bean." + BeanNames.getter(alternative.name()) + "()";
            out.line("if (" + getter + " != null) {").line("at = " + JavaValues.quote(alternative.name()) + ';');
            if (i > 0) {
                out.line(leaves + ".checkFirst(value);");
            }
            out.line("value = new " + alternativeClass(alternative) + '('
                            + (isNull(alternative) ? "" : model.fromBean(alternative.type(), getter, out)) + ");")
                    .line("}");
        }
        out.line("} catch (" + out.runtime("DecodeException") + " e) {")
                .line("throw e.within(at);")
                .line("} catch (IllegalArgumentException e) {")
                .line("throw " + leaves + ".refused(e).within(at);")
                .line("}")
                .line("return " + leaves + ".present(value);")
                .line("}");
    }
}
