package org.c2x.asn1.emit.record;

import java.util.List;
import org.c2x.asn1.emit.ConstraintText;
import org.c2x.asn1.emit.Emitter;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.ConstraintDeclaration;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.OutputSink;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ConstrainedType;

/** One class for every constraint that no encoding shows; constructors of records and decoders ask it. */
final class ConstraintClasses implements Emitter {
    private final JavaModel model;

    ConstraintClasses(JavaModel model) {
        this.model = model;
    }

    @Override
    public void emit(OutputSink sink) {
        for (ConstraintDeclaration declaration : model.constraints()) {
            SourceWriter out = new SourceWriter(model.packageName(), declaration.asn1Name());
            out.reserve(declaration.className());
            emit(declaration, out);
            sink.write(model.packageName().replace('.', '/') + '/' + declaration.className() + ".java", out.text());
        }
    }

    private void emit(ConstraintDeclaration declaration, SourceWriter out) {
        ConstrainedType type = declaration.type();
        out.javadoc(comment(declaration))
                .line("public final class " + declaration.className() + " {")
                .javadoc("The constraint in ASN.1 notation, shortened if it is long.")
                .line("public static final String CONSTRAINT =")
                .continuation(JavaValues.quote(ConstraintText.of(type.base(), type.constraint())) + ';')
                .line()
                .line("private " + declaration.className() + "() {}")
                .line()
                .javadoc("True if a value fulfils the constraint.")
                .line("public static boolean allows(" + model.javaType(type, out) + " value) {");
        ConstraintExpression conditions = new ConstraintExpression(model, out);
        String own = conditions.of(type.base(), type.constraint(), "value", "components");
        // the base comes first: what narrows it may rely on it
        String base = model.constraintClass(type.base())
                .map(name -> out.use(model.packageName() + '.' + name) + ".allows(value) && ")
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
