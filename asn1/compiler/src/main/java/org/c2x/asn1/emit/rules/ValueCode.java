package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.runtime.EncodeException;
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

    /** Writes the statements that declare a variable and read its value. */
    void read(Type type, String variable, String in) {
        read(type, variable, in, Phase.UNKNOWN);
    }

    /** The same for a value of which it is known where it begins. */
    void read(Type type, String variable, String in, Phase first) {
        Type resolved = type.resolved();
        if (model.plain().isPlain(resolved)) {
            FieldReader fields = new FieldReader(model, out, names, new ErrorPath(out));
            fields.at(first);
            fields.add(resolved, "", variable);
            fields.flush(in);
        } else if (CodecEmitter.hasCodecClass(resolved)) {
            out.line(model.java().javaType(type, out) + ' ' + variable + " = " + model.codecClass(resolved) + ".read("
                    + in + ");");
        } else {
            readLeaf(model.step(type), type, variable, in, "");
        }
    }

    /**
     * Writes the statements that declare a variable and read a value that has no codec class.
     *
     * @param path what errors say of where it is, as far as the code says it and not its caller
     */
    void readLeaf(Step step, Type type, String variable, String in, String path) {
        List<Statement> statements = model.leaves().read(step);
        out.line(model.java().javaType(type, out) + ' ' + variable + " = "
                + new LeafRead(model, out, in, path).read(type.resolved(), statements) + ";");
        new LeafCheck(model, out, names, variable, in, path).print(statements);
    }

    /** Writes the statements that check a value as far as reading it has not done so. */
    void check(Step step, String variable, String in) {
        new LeafCheck(model, out, names, variable, in, "").print(model.leaves().read(step));
    }

    // Writing

    /** Writes the statements that write a value. */
    void write(Type type, String value, String target) {
        write(type, value, target, Phase.UNKNOWN);
    }

    /** The same for a value of which it is known where it begins. */
    void write(Type type, String value, String target, Phase first) {
        Type resolved = type.resolved();
        if (model.plain().isPlain(resolved)) {
            FieldWriter fields = new FieldWriter(model, out, names);
            fields.at(first);
            fields.add(resolved, value);
            fields.flush(target);
        } else if (CodecEmitter.hasCodecClass(resolved)) {
            out.line(model.codecClass(resolved) + ".write(" + value + ", " + target + ");");
        } else {
            writeLeaf(model.step(type), resolved, value, target);
        }
    }

    /** Writes the statements that write a value that has no codec class. */
    void writeLeaf(Step step, Type type, String value, String target) {
        new LeafWrite(model, out, names, type, value, target)
                .print(model.leaves().write(step));
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
