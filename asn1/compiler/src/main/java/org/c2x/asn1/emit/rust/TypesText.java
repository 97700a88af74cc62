package org.c2x.asn1.emit.rust;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.EnumConstants;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.rust.RustModel.Holder;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The file of the structs and enums. */
final class TypesText {
    private static final int WIDTH = 95;

    private final RustModel model;
    private final IndentedText out = new IndentedText();

    TypesText(RustModel model) {
        this.model = model;
    }

    String text() {
        model.java().declarations().forEach(this::declare);
        store();
        return "//! Values, and the room for those without a small upper bound.\n\nuse crate::c2x_runtime::*;\n" + out;
    }

    private void comment(String text) {
        Javadoc.lines(Javadoc.printable(text), WIDTH).forEach(line -> out.line("/// " + line));
    }

    private void declare(Declaration declaration) {
        Type type = declaration.type();
        String name = RustModel.typeName(declaration.className());
        out.line("");
        comment(declaration.asn1Name() + '.' + (declaration.comment().isEmpty() ? "" : "\n" + declaration.comment()));
        if (type instanceof EnumeratedType enumerated) {
            enumerated(name, enumerated);
        } else if (type instanceof SequenceType sequence) {
            sequence(name, sequence);
        } else if (type instanceof ChoiceType choice) {
            choice(name, choice);
        } else if (type instanceof ListType list) {
            comment(list.size().root() + (list.size().extensible() ? ", ..." : "") + " elements.");
            out.line("pub type " + name + " = " + model.type(list) + ';');
        } else {
            constants(declaration, type);
        }
    }

    private void constants(Declaration declaration, Type type) {
        out.line("pub mod " + RustNames.ofField(declaration.className()) + " {");
        List<NamedNumber> named =
                type instanceof IntegerType integer ? integer.namedNumbers() : ((BitStringType) type).namedBits();
        Map<String, String> names = EnumConstants.of(named, Set.of());
        for (NamedNumber each : named) {
            String value = each.number().toString();
            String rust = "usize";
            if (type instanceof IntegerType integer) {
                String path = model.isWide(integer) ? "super::" : "";
                rust = path + model.type(type);
                value = path + model.literal(integer, each.number());
            } else if (model.shape(type) instanceof Shape.FixedBits bits
                    && each.number().intValueExact() < bits.length()) {
                rust = RustModel.number(bits.number());
                value = RustModel.hexadecimal(BigInteger.ONE.shiftLeft(
                        bits.length() - 1 - each.number().intValueExact()));
            }
            out.line("pub const " + names.get(each.name()) + ": " + rust + " = " + value + ';');
        }
        out.line("}");
    }

    private void enumerated(String name, EnumeratedType type) {
        List<String> variants = new ArrayList<>(model.variants(type).values());
        out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]").line("pub enum " + name + " {");
        variants.forEach(variant -> out.line(variant + ','));
        if (type.extensible()) {
            out.line("/// One of a later version.").line("Unknown,");
        }
        out.line("}").line("").line("impl " + name + " {");
        out.line("pub const EMPTY: Self = " + name + "::" + variants.get(0) + ';')
                .line("")
                .line("/// The known one at a position, those of the root first.")
                .line("pub fn at(position: u64) -> Option<Self> {")
                .line("Some(match position {");
        for (int i = 0; i < variants.size(); i++) {
            out.line(i + " => " + name + "::" + variants.get(i) + ',');
        }
        out.line("_ => return None,").line("})").line("}").line("}");
    }

    private void sequence(String name, SequenceType type) {
        out.line("#[derive(Clone, Copy, Debug)]").line("pub struct " + name + " {");
        for (Component component : type.components()) {
            comment(component.comment());
            range(component.type());
            String own = model.type(component.type());
            out.line("pub " + model.field(type, component) + ": "
                    + (RustModel.isOptional(type, component) ? "Option<" + own + '>' : own) + ',');
        }
        out.line("}").line("").line("impl " + name + " {");
        out.line("pub const EMPTY: Self = " + name + " {");
        for (Component component : type.components()) {
            out.line(model.field(type, component) + ": " + empty(type, component) + ',');
        }
        out.line("};").line("}");
    }

    private String empty(SequenceType type, Component component) {
        return RustModel.isOptional(type, component)
                ? "None"
                : component
                        .defaultValue()
                        .map(value -> model.literal(component.type(), value))
                        .orElse(model.empty(component.type()));
    }

    /** What a number may be. */
    private void range(Type type) {
        if (type.resolved() instanceof IntegerType integer) {
            comment(integer.root() + (integer.extensible() ? ", ..." : ""));
        }
    }

    private void choice(String name, ChoiceType type) {
        out.line("#[derive(Clone, Copy, Debug)]").line("pub enum " + name + " {");
        for (Alternative alternative : type.alternatives()) {
            comment(alternative.comment());
            range(alternative.type());
            out.line(model.variant(type, alternative) + payload(model.type(alternative.type())) + ',');
        }
        if (type.extensible()) {
            out.line("/// One of a later version.")
                    .line("Unknown(" + (type instanceof OpenType ? "List<u8>" : "Unknown") + "),");
        }
        out.line("}").line("").line("impl " + name + " {");
        out.line("pub const EMPTY: Self = " + name + "::" + first(type) + ';').line("}");
    }

    private static String payload(String content) {
        return content.equals("()") ? "" : '(' + content + ')';
    }

    private String first(ChoiceType type) {
        if (type.alternatives().isEmpty()) {
            return "Unknown(Unknown::EMPTY)";
        }
        Alternative first = type.alternatives().get(0);
        return model.variant(type, first) + payload(model.empty(first.type()));
    }

    /** Struct of pools, and arrays for them. */
    private void store() {
        Map<String, Holder> pools = model.pools();
        out.line("")
                .line("/// Where decoders put the items of lists and strings without a small upper bound.")
                .line("pub struct Store<'m> {");
        pools.forEach((pool, item) -> out.line("pub " + pool + ": Pool<'m, " + item.type() + ">,"));
        out.line("}").line("").line("impl Store<'_> {");
        out.line("/// Forgets all items; messages from before have any.").line("pub fn clear(&mut self) {");
        pools.keySet().forEach(pool -> out.line("self." + pool + ".clear();"));
        out.line("}").line("}").line("").line("impl Octets for Store<'_> {");
        out.line("fn octets(&self) -> &Pool<'_, u8> {")
                .line("&self.octets")
                .line("}")
                .line("");
        out.line("fn room(&mut self, count: usize) -> Option<(List<u8>, &mut [u8])> {")
                .line("self.octets.take_room(count)")
                .line("}")
                .line("}");
        out.line("")
                .line("/// Memory of a store: so many items of each kind, and octets.")
                .line("pub struct Memory<const ITEMS: usize, const OCTETS: usize> {");
        pools.forEach((pool, item) -> out.line(pool + ": [" + item.type() + "; " + size(pool) + "],"));
        out.line("}").line("").line("impl<const ITEMS: usize, const OCTETS: usize> Memory<ITEMS, OCTETS> {");
        out.line("/// An empty store in this memory.")
                .line("pub fn store(&mut self) -> Store<'_> {")
                .line("Store {");
        pools.keySet().forEach(pool -> out.line(pool + ": Pool::new(&mut self." + pool + "),"));
        out.line("}").line("}").line("}").line("");
        out.line("impl<const ITEMS: usize, const OCTETS: usize> Default for Memory<ITEMS, OCTETS> {")
                .line("fn default() -> Self {")
                .line("Memory {");
        pools.forEach((pool, item) -> out.line(pool + ": [" + item.empty() + "; " + size(pool) + "],"));
        out.line("}").line("}").line("}");
    }

    private static String size(String pool) {
        return pool.equals(RustModel.OCTETS) ? "OCTETS" : "ITEMS";
    }
}
