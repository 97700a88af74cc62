package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/**
 * Code for a single value that joins no run: words of its fields, calls of the runtime for strings and numbers of
 * varying width, calls of other codec classes for what has one.
 */
final class ValueCode {
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    private final Type caller;
    private final LeafTerms terms;

    /**
     * @param caller the type whose class the code is in
     */
    ValueCode(CodecModel model, SourceWriter out, LocalNames names, Type caller) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.caller = caller;
        this.terms = new LeafTerms(model, out);
    }

    // Reading

    /** Writes the statements that declare a variable and read a value that is no field. */
    void read(Step step, Type type, String variable, String in) {
        if (CodecEmitter.hasCodecClass(type)) {
            call(type, variable, in);
        } else {
            readLeaf(step, type, variable, in, "");
        }
    }

    /** The same after fields, which an index joins, and the number of a string's items or of a number's octets. */
    void read(Step step, Type type, String variable, String in, String path, FieldReader fields) {
        if (type.resolved() instanceof ChoiceType choice && ChoiceCodec.hasField(model, choice)) {
            String index = names.fresh(variable + "Index");
            ChoiceCodec.fields(model, choice).forEach(bits -> fields.add(bits, path, index));
            fields.flush(in, path);
            call(type, variable, in + ", " + index);
        } else if (CodecEmitter.hasCodecClass(type.resolved())) {
            fields.flush(in, path);
            call(type, variable, in);
        } else {
            List<Statement> statements = model.leaves().read(step);
            LeafRead reading = new LeafRead(model, out, in, "");
            List<Statement> left = reading.join(statements, fields, names, variable, path);
            fields.flush(in, path);
            declare(type, variable, reading.read(type.resolved(), left));
            new LeafCheck(model, out, names, variable, in, "").print(statements);
        }
    }

    /**
     * Writes the statements that declare a variable and read a value that has no codec class.
     *
     * @param path what errors say of where it is, as far as the code says it and not its caller
     */
    void readLeaf(Step step, Type type, String variable, String in, String path) {
        List<Statement> statements = model.leaves().read(step);
        declare(type, variable, new LeafRead(model, out, in, path).read(type.resolved(), statements));
        new LeafCheck(model, out, names, variable, in, path).print(statements);
    }

    private void call(Type type, String variable, String arguments) {
        declare(type, variable, model.codecClass(type.resolved()) + ".read(" + arguments + ')');
    }

    private void declare(Type type, String variable, String value) {
        out.line(model.java().javaType(type, out) + ' ' + variable + " = " + value + ";");
    }

    // Writing

    /** Writes the statements that write a value that is no field. */
    void write(Step step, Type type, String value, String target) {
        if (CodecEmitter.hasCodecClass(type)) {
            out.line(model.codecClass(type) + ".write(" + value + ", " + target + ");");
        } else {
            new LeafWrite(model, out, names, type, value, target)
                    .print(model.leaves().write(step));
        }
    }

    /** The same after fields. */
    void write(Step step, Type type, String value, String target, FieldWriter fields) {
        if (CodecEmitter.hasCodecClass(type)) {
            fields.flush(target);
            write(step, type, value, target);
        } else {
            new LeafWrite(model, out, names, type, value, target)
                    .print(model.leaves().write(step), fields);
        }
    }

    /** Writes the statements that refuse a valid value outside a root where the rule set has no form for it. */
    void refuseOutside(Type type, String value, String path) {
        if (!CodecModel.hasExtensions(type)) {
            return;
        }
        if (type instanceof EnumeratedType) {
            refuse(
                    value + " == " + model.java().modelClass(type, out) + '.' + EnumConstants.UNKNOWN,
                    path,
                    "\"expected an enumeral of this version, found one of a later version\"");
        } else if (type instanceof IntegerType integer) {
            refuse(
                    "!(" + terms.inRoot(integer, value) + ')',
                    path,
                    found(integer.root().toString(), value));
        } else {
            IntegerSet root = Sizes.of(type).root();
            String length = terms.length(type, value);
            refuse("!(" + Lengths.isWithin(length, root) + ')', path, found("size " + root, length));
        }
    }

    private static String found(String expected, String found) {
        return "\"expected " + expected + ", found \" + " + found;
    }

    private void refuse(String violation, String path, String problem) {
        out.line("if (" + violation + ") {")
                .line("throw new " + out.runtime(EncodeException.class) + "(\"" + path + "\", " + problem + ");")
                .line("}");
    }

    // Lengths

    /** The expression for the bits of a value. */
    String bits(Type type, String value) {
        Type resolved = type.resolved();
        if (model.hasConstantBits(resolved)) {
            return Lengths.literal(model.fixedWidth(resolved));
        }
        return CodecEmitter.hasCodecClass(resolved)
                ? model.bitsCall(resolved, value, caller)
                : new LeafBits(model, out, resolved, value).of(model.leaves().write(model.step(type)));
    }
}
