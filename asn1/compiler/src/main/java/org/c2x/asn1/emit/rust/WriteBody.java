package org.c2x.asn1.emit.rust;

import java.util.List;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Program;
import org.c2x.asn1.program.Selector;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Type;

/** Prints what a program does with a value that is written. */
final class WriteBody extends WriteFields {

    WriteBody(RustModel model, Alphabets alphabets, IndentedText out, Program program) {
        super(model, alphabets, out, program);
    }

    // Structures

    @Override
    public void visit(Statement.Component statement) {
        Place.Member place = statement.place();
        if (!RustModel.isOptional(place.owner(), place.component())) {
            if (statement.told()) {
                block("if " + flag(place), statement.content());
            } else {
                statements(statement.content());
            }
            return;
        }
        Type type = place.type();
        boolean isEmpty = statement.content().isEmpty();
        String own = expression(place);
        String local = isEmpty ? "_" : freshFor(place, "item");
        String from = model.isWhole(type) ? own : "&" + own;
        if (statement.told()) {
            if (isEmpty) {
                return;
            }
            out.line("if let Some(" + local + ") = " + from + " {");
        } else {
            letSome(local, from, refusal("OutOfRange", place));
        }
        bind(place, local, !model.isWhole(type));
        statements(statement.content());
        if (statement.told()) {
            out.line("}");
        }
    }

    @Override
    public void visit(Statement.Additions statement) {
        block("if " + told(statement.present()), () -> {
            statements(statement.bitmap());
            statement.additions().forEach(each -> block("if " + told(each.present()), List.of(each.content())));
        });
    }

    @Override
    public void visit(Statement.Open statement) {
        String open = fresh("open");
        out.line("let " + open + " = w.open();");
        statements(statement.content());
        out.line("w.close(" + open + ", " + end(statement.lengths(), statement.place()) + ';');
    }

    @Override
    public void visit(Statement.Call statement) {
        String argument = statement.type() instanceof ListType
                ? slice(statement.place(), statement.type())
                : reference(statement.place(), "&");
        out.line("write_" + model.function(statement.type()) + '(' + argument + ", w)?;");
    }

    private void arm(Statement.Arm arm, String pattern) {
        Type type = arm.place().type();
        ChoiceType owner = arm.place().owner();
        String variant =
                model.name(owner) + "::" + model.variant(owner, arm.place().alternative());
        boolean isNull = type.resolved() instanceof NullType;
        String item = isNull ? "" : freshFor(arm.place(), "item");
        block(pattern.formatted(variant + (isNull ? "" : '(' + item + ')')) + " =>", () -> {
            if (!isNull && model.isWhole(type)) {
                out.line("let " + item + " = *" + item + ';');
            }
            bind(arm.place(), item, !model.isWhole(type));
            statements(arm.content());
        });
    }

    @Override
    public void visit(Statement.Select statement) {
        block("match " + reference(statement.place(), "&"), () -> {
            statement.arms().forEach(arm -> arm(arm, "%s"));
            if (statement.type().extensible()) {
                block(model.name(statement.type()) + "::Unknown(unknown) =>", () -> unknown(statement));
            }
        });
    }

    private void unknown(Statement.Select statement) {
        Place place = statement.place();
        int known = statement.type().additions().size();
        boolean tellsLater = statement.selector() instanceof Selector.Index
                || statement.selector() instanceof Selector.Tag tag && tag.tellsLater();
        if (!tellsLater) {
            out.line("let _ = unknown;").line("return " + refusal("NoEncoding", place) + ';');
            return;
        }
        if (known > 0) {
            refuse("unknown.index < " + known, "OutOfRange", place);
        }
        if (statement.selector() instanceof Selector.Tag tag) {
            refuse("unknown.index > " + (tag.last() - tag.base()), "NoEncoding", place);
            out.line("w.tag(unknown.index + " + tag.base() + ");");
        } else {
            out.line("w.put(1, 1);").line("w.small(u64::from(unknown.index));");
        }
        out.line("w.counted_octets(unknown.octets, " + end(statement.lengths(), place) + ';');
    }

    @Override
    public void visit(Statement.Told statement) {
        OpenType type = statement.type();
        out.line("match (" + keys(statement) + ", " + reference(statement.place(), "&") + ") {");
        for (int i = 0; i < statement.arms().size(); i++) {
            arm(statement.arms().get(i), '(' + row(statement, i) + ", %s)");
        }
        if (type.extensible()) {
            StringBuilder rows = new StringBuilder(row(statement, 0));
            for (int i = 1; i < type.rows().size(); i++) {
                rows.append(" | ").append(row(statement, i));
            }
            out.line("(keys, " + model.name(type) + "::Unknown(octets)) if !matches!(keys, " + rows + ") => {")
                    .line("w.counted_octets(*octets, " + end(statement.lengths(), statement.place()) + ';')
                    .line("}");
        }
        out.line("_ => return " + refusal("OutOfRange", statement.place()) + ',')
                .line("}");
    }

    // Lists and strings

    private void count(String local, Count count, Place place) {
        requireCount(local, count, place);
        if (count.form() instanceof Count.AsLength length) {
            out.line("w.length(" + local + ", " + end(length.lengths(), place) + ';');
        } else if (count.form() instanceof Count.AsNumber) {
            out.line("w.unsigned(" + local + " as u64);");
        } else if (count.form() instanceof Count.Fixed) {
            refuse(local + " != " + count.form(), "OutOfRange", place);
        }
    }

    @Override
    public void visit(Statement.Repeat statement) {
        Place.Item item = statement.item();
        if (!(statement.count().form() instanceof Count.InField)) {
            String count = fresh("count");
            out.line("let " + count + " = " + length(item.around()) + ';');
            count(count, statement.count(), item.around());
        }
        String local = fresh("item");
        boolean isWhole = model.isWhole(item.type());
        if (statement.element().isEmpty()) {
            return;
        }
        bind(item, local, !isWhole);
        block("for " + (isWhole ? "&" : "") + local + " in " + expression(item.around()), statement.element());
    }

    /** Prints the slice and the count of a string. */
    private String string(Place place, Type type, Count count) {
        String local = freshFor(place, "octets");
        let(local, slice(place, type));
        if (!(model.shape(type) instanceof Shape.FixedOctets)) {
            count(local + ".len()", count, place);
        }
        return local;
    }

    @Override
    public void visit(Leaf.Octets statement) {
        requireIdentifier(statement.type(), statement.place());
        out.line("w.octets(" + string(statement.place(), statement.type(), statement.count()) + ");");
    }

    @Override
    public void visit(Leaf.Characters statement) {
        String local = string(statement.place(), statement.type(), statement.count());
        requirePermitted(statement, local);
        String alphabet = alphabet(statement.code());
        out.line("w.characters(" + local + ", &" + alphabet + ", " + path(statement.place()) + ")?;");
    }

    @Override
    public void visit(Leaf.Text statement) {
        Place place = statement.place();
        String local = freshFor(place, "text");
        let(local, slice(place, statement.type()));
        text(statement, local);
        out.line("w.counted(" + local + ", " + end(statement.lengths(), place) + ';');
    }

    @Override
    public void visit(Leaf.BitString statement) {
        Place place = statement.place();
        String own = expression(place);
        String path = path(place);
        boolean isCounted = statement.padded() && !(statement.count().form() instanceof Count.Fixed);
        String local = fresh("bits");
        boolean isShort = model.shape(statement.type()) instanceof Shape.ShortBits;
        String count = isShort ? local + ".length as usize" : fresh("count");
        if (isShort) {
            let(local, encoded(statement.type(), place));
            refuse("!" + local + ".is_valid()", "OutOfRange", place);
        } else {
            out.line("let " + local + " = w.store.octets.get(" + own + ".octets);");
            let(count, encodedLength(statement.type(), place) + " as usize");
        }
        if (isCounted) {
            requireCount(count, statement.count(), place);
            out.line("w.bit_count(" + count + ", " + path + ")?;");
        } else {
            count(count, statement.count(), place);
        }
        out.line(
                isShort
                        ? "w.short_bits(" + local + ", " + statement.padded() + ");"
                        : "w.long_bits(" + local + ", " + own + ".length, " + count + ", " + statement.padded() + ");");
    }
}
