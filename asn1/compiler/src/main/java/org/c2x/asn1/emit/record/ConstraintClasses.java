package org.c2x.asn1.emit.record;

import java.util.List;
import org.c2x.asn1.emit.ClassFiles;
import org.c2x.asn1.emit.ConstraintText;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ConstraintDeclaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ConstrainedType;

/** One class for every constraint that no encoding shows; constructors of records and decoders ask it. */
final class ConstraintClasses {
    private final JavaModel model;

    ConstraintClasses(JavaModel model) {
        this.model = model;
    }

    void emit(ClassFiles files) {
        for (ConstraintDeclaration declaration : model.constraints()) {
            emit(declaration, files.begin(declaration.className(), declaration.asn1Name()));
        }
    }

    private void emit(ConstraintDeclaration declaration, SourceWriter out) {
        ConstrainedType type = declaration.type();
        String name = JavaModel.simpleName(declaration.className());
        out.javadoc(comment(declaration))
                .line("public " + out.finalClass() + name + " {")
                .javadoc("The constraint in ASN.1 notation, shortened if it is long.")
                .line("public static final String CONSTRAINT =")
                .continuation(JavaValues.quote(ConstraintText.of(type.base(), type.constraint())) + ';')
                .line()
                .line("private " + name + "() {}")
                .line()
                .javadoc("True if a value fulfils the constraint.")
                .line("public static boolean allows(" + model.javaType(type, out) + " value) {");
        ConstraintExpression conditions = new ConstraintExpression(model, out);
        String own = conditions.of(type.base(), type.constraint(), "value", "components");
        // the base comes first: what narrows it may rely on it
        String base = model.constraintClass(type.base())
                .map(checking -> out.use(model.packageName(), checking) + ".allows(value) && ")
                .orElse("");
        out.line("return " + base + (base.isEmpty() || !own.contains(" || ") ? own : '(' + own + ')') + ';')
                .line("}");
        conditions.writeMethods();
        out.declareConstants().line("}");
    }

    private static List<String> comment(ConstraintDeclaration declaration) {
        String place = "What {@code " + declaration.asn1Name() + "} demands of its base type.";
        return declaration.comment().isBlank()
                ? List.of(place)
                : List.of(place, "", "<p>" + Javadoc.escape(declaration.comment()));
    }
}
