package org.c2x.asn1.emit.rust;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Program;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** The file of an encoding: functions that write and read values. */
final class CodecText {
    private final RustModel model;
    private final String name;
    private final Lowering writing;
    private final Lowering reading;
    private final Alphabets alphabets = new Alphabets();
    private final IndentedText out = new IndentedText();

    /** @param messages types of which values are messages by themselves */
    CodecText(RustModel model, RuleSet rules, List<Type> messages) {
        this.model = model;
        this.name = rules.scheme();
        this.writing = lowering(rules.plans(), messages, false);
        this.reading = lowering(rules.plans(), messages, true);
    }

    private Lowering lowering(PlanBuilder plans, List<Type> messages, boolean reads) {
        return new Lowering(plans, new Phases(plans, reads, messages, Phase.OCTET), model, reads);
    }

    String text() {
        Set<Type> done = Collections.newSetFromMap(new IdentityHashMap<>());
        for (TypeDefinition root : RootTypes.of(model.java().schema())) {
            Type type = root.type().resolved();
            if (!(type instanceof ListType) && done.add(type)) {
                message(root);
            }
        }
        for (Declaration declaration : model.java().declarations()) {
            if (StructModel.hasFunctions(declaration.type()) && !(declaration.type() instanceof OpenType)) {
                functions(declaration.type());
            }
        }
        IndentedText all = new IndentedText();
        all.line("//! " + name.toUpperCase(Locale.ROOT) + '.');
        all.line("#![allow(clippy::manual_range_patterns, clippy::needless_late_init, dead_code)]")
                .line("// what is empty is copied only where it is needed")
                .line("#![allow(clippy::unnecessary_lazy_evaluations)]")
                .line("")
                .line("use crate::c2x_runtime::*;")
                .line("use crate::types::*;");
        alphabets.declare(all);
        return all.toString() + out;
    }

    private void message(TypeDefinition root) {
        Program program = writing.message(root);
        Type type = program.type();
        String path = '"' + model.java().className(type) + '"';
        out.line("").line("impl " + model.name(type) + " {");
        out.line("/// Encodes a message; returns how many octets it has.")
                .line("pub fn encode_" + name + "(&self, store: &Store, buffer: &mut [u8]) -> Result<usize, Error> {")
                .line("Writer::message(buffer, store, " + path + ", |w| {");
        message(program, new WriteBody(model, alphabets, out, program));
        out.line("");
        out.line("/// Decodes a message; returns how many octets it had.")
                .line("pub fn decode_" + name
                        + "(&mut self, octets: &[u8], store: &mut Store) -> Result<usize, Error> {")
                .line("Reader::message(octets, store, " + path + ", |r| {");
        message(program, new ReadBody(model, alphabets, out, program));
        out.line("}");
    }

    private void message(Program program, CodecBody body) {
        body.bind(Place.VALUE, "self", true);
        body.statements(program.statements());
        out.line("Ok(())").line("})").line("}");
    }

    private void functions(Type type) {
        Program written = writing.of(type);
        Program read = reading.of(type);
        String function = model.function(type);
        boolean isList = type instanceof ListType && model.isWhole(type);
        String name = type instanceof ListType list ? '[' + model.type(list.element()) + ']' : model.name(type);
        out.line("").line("fn write_" + function + "(value: &" + name + ", w: &mut Writer<Store>) -> Done {");
        statements(new WriteBody(model, alphabets, out, written), written, "w");
        out.line("Ok(())").line("}");
        out.line("");
        if (isList) {
            out.line("fn read_" + function + "(r: &mut Reader<Store>) -> Result<" + model.type(type) + ", Stop> {")
                    .line("let value;");
        } else {
            out.line("fn read_" + function + "(value: &mut " + model.type(type) + ", r: &mut Reader<Store>) -> Done {");
        }
        ReadBody reader = new ReadBody(model, alphabets, out, read);
        if (isList) {
            reader.bind(Place.VALUE, "value", false);
        }
        statements(reader, read, "r");
        out.line(isList ? "Ok(value)" : "Ok(())").line("}");
    }

    private void statements(CodecBody body, Program program, String user) {
        boolean isRecursive = model.sizes().isRecursive(program.type());
        if (isRecursive) {
            out.line(user + ".enter(" + body.path(Place.VALUE) + ")?;");
        }
        body.statements(program.statements());
        if (isRecursive) {
            out.line(user + ".leave();");
        }
    }
}
