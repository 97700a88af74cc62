package org.c2x.asn1.emit.rust;

import java.util.List;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Program;
import org.c2x.asn1.program.Selector;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Type;

/** Prints what a program does with a value that is read. */
final class ReadBody extends ReadFields {

    ReadBody(RustModel model, Alphabets alphabets, IndentedText out, Program program) {
        super(model, alphabets, out, program);
    }

    // Structures

    /** Prints what reads a new value of a type; the expression for it. */
    private String fresh(Place place, String wanted, Runnable content) {
        Type type = place.type();
        if (type.resolved() instanceof NullType) {
            content.run();
            return "()";
        }
        String local = freshFor(place, wanted);
        out.line(model.isWhole(type) ? "let " + local + ';' : "let mut " + local + " = " + model.empty(type) + ';');
        bind(place, local, false);
        content.run();
        return local;
    }

    @Override
    public void visit(Statement.Component statement) {
        Place.Member place = statement.place();
        boolean isOptional = RustModel.isOptional(place.owner(), place.component());
        String target = expression(place);
        if (statement.told()) {
            out.line("if " + flag(place) + " {");
        }
        if (!isOptional) {
            statements(statement.content());
        } else if (model.isWhole(place.type())) {
            String local = fresh(place, "item", () -> statements(statement.content()));
            out.line(target + " = Some(" + local + ");");
        } else {
            String local = freshFor(place, "item");
            out.line("let " + local + " = " + target + ".get_or_insert_with(|| " + model.empty(place.type()) + ");");
            bind(place, local, true);
            statements(statement.content());
        }
        if (statement.told()) {
            out.line("} else {").line(target + " = " + absent(place) + ';').line("}");
        }
    }

    private String absent(Place.Member place) {
        return RustModel.isOptional(place.owner(), place.component())
                ? "None"
                : model.literal(place.type(), place.component().defaultValue().orElseThrow());
    }

    @Override
    public void visit(Statement.Additions statement) {
        String end = end(statement.lengths(), statement.place()) + ';';
        List<List<String>> absent = statement.additions().stream()
                .map(addition -> addition.present().of().stream()
                        .map(place -> expression(place) + " = " + absent(place) + ';')
                        .toList())
                .toList();
        String additions = fresh("additions");
        out.line("if " + told(statement.present()) + " {").line("let " + additions + " = r.bitmap(" + end);
        for (int i = 0; i < absent.size(); i++) {
            out.line("if r.has(&" + additions + ", " + i + ") {");
            statements(List.of(statement.additions().get(i).content()));
            out.line("} else {");
            absent.get(i).forEach(out::line);
            out.line("}");
        }
        out.line("r.skip_additions(&" + additions + ", " + absent.size() + ", " + end);
        if (!absent.isEmpty()) {
            out.line("} else {");
            absent.forEach(each -> each.forEach(out::line));
        }
        out.line("}");
    }

    @Override
    public void visit(Statement.Open statement) {
        String open = fresh("open");
        out.line("let " + open + " = r.open(" + end(statement.lengths(), statement.place()) + ';');
        statements(statement.content());
        out.line(
                statement.whole()
                        ? "r.close_whole(" + open + ", " + path(statement.place()) + ")?;"
                        : "r.close(" + open + ");");
    }

    @Override
    public void visit(Statement.Call statement) {
        String call = "read_" + model.function(statement.type());
        if (model.isWhole(statement.type())) {
            assign(statement.place(), call + "(r)?");
        } else {
            out.line(call + '(' + reference(statement.place(), "&mut ") + ", r)?;");
        }
    }

    private void arm(String label, Statement.Arm arm) {
        ChoiceType owner = arm.place().owner();
        Place around = arm.place().around();
        Type type = arm.place().type();
        String variant =
                model.name(owner) + "::" + model.variant(owner, arm.place().alternative());
        out.line(label + " => {");
        if (type.resolved() instanceof NullType) {
            statements(arm.content());
            assign(around, variant);
        } else if (model.isWhole(type)) {
            assign(around, variant + '(' + fresh(arm.place(), "item", () -> statements(arm.content())) + ')');
        } else {
            // what is there is read over
            String item = freshFor(arm.place(), "item");
            out.line("if !matches!(" + expression(around) + ", " + variant + "(_)) {");
            assign(around, variant + '(' + model.empty(type) + ')');
            out.line("}").line("if let " + variant + '(' + item + ") = " + reference(around, "&mut ") + " {");
            bind(arm.place(), item, true);
            statements(arm.content());
            out.line("}");
        }
        out.line("}");
    }

    private void arms(String index, List<Statement.Arm> arms, Runnable otherwise) {
        block("match " + index, () -> {
            arms.forEach(arm -> arm(arm.codes().get(0).toString(), arm));
            block("_ =>", otherwise);
        });
    }

    @Override
    public void visit(Statement.Select statement) {
        Place place = statement.place();
        String path = path(place);
        Runnable refuse = () -> out.line("return " + refusal("OutOfRange", place) + ';');
        if (statement.selector() instanceof Selector.Index index) {
            List<Statement.Arm> root = statement.arms().subList(0, index.count());
            List<Statement.Arm> added =
                    statement.arms().subList(index.count(), statement.arms().size());
            if (index.extended()) {
                // the position of an addition is where that of the first ones would be
                out.line("if index >= " + (1 << index.width()) + " {").line("r.back(" + index.width() + ");");
                String later = fresh("later");
                out.line("let " + later + " = r.small(" + path + ")?;");
                if (added.isEmpty()) {
                    unknown(statement, later);
                } else {
                    arms(later, added, () -> unknown(statement, later));
                }
                out.line("} else {");
            }
            arms("index", root, refuse);
            if (index.extended()) {
                out.line("}");
            }
        } else {
            Selector.Tag tag = (Selector.Tag) statement.selector();
            String local = fresh("tag");
            out.line("let " + local + " = r.tag(" + path + ")?;");
            arms(local, statement.arms(), tag.tellsLater() ? () -> later(statement, tag, local) : refuse);
        }
    }

    private void later(Statement.Select statement, Selector.Tag tag, String local) {
        refuse("!(" + tag.first() + "..=" + tag.last() + ").contains(&" + local + ')', "OutOfRange", statement.place());
        unknown(statement, local + " - " + tag.base());
    }

    private void unknown(Statement.Select statement, String index) {
        String octets = octets(statement.lengths(), statement.place());
        assign(
                statement.place(),
                model.name(statement.type()) + "::Unknown(Unknown { " + initialized("index", index) + ", "
                        + initialized("octets", octets) + " })");
    }

    private String octets(Lengths lengths, Place place) {
        String octets = fresh("octets");
        out.line("let " + octets + " = r.counted_octets(" + end(lengths, place) + ';');
        return octets;
    }

    private static String initialized(String field, String value) {
        return field.equals(value) ? field : field + ": " + value;
    }

    @Override
    public void visit(Statement.Told statement) {
        OpenType type = statement.type();
        out.line("match " + keys(statement) + " {");
        for (int i = 0; i < statement.arms().size(); i++) {
            arm(row(statement, i), statement.arms().get(i));
        }
        out.line("_ => {");
        if (type.extensible()) {
            String octets = octets(statement.lengths(), statement.place());
            assign(statement.place(), model.name(type) + "::Unknown(" + octets + ')');
        } else {
            out.line("return " + refusal("OutOfRange", statement.place()) + ';');
        }
        out.line("}").line("}");
    }

    // Lists and strings

    /** Prints what reads a count; the expression for it. */
    private String count(Count count, Place place) {
        String local;
        if (count.form() instanceof Count.Either either) {
            local = fresh("count");
            out.line("let " + local + " = if " + told(Told.BEYOND, place).orElseThrow() + " {")
                    .line(source(either.beyond(), place))
                    .line("} else {");
            statements(either.fields());
            out.line(source(either.within(), place)).line("};");
        } else if (count.form() instanceof Count.AsNumber || count.form() instanceof Count.AsLength) {
            local = fresh("count");
            let(local, source(count.form(), place));
            requireCount(local, count, place);
        } else {
            local = source(count.form(), place);
        }
        return local;
    }

    /** The expression that reads a count, which may be there already. */
    private String source(Count.Form form, Place place) {
        if (form instanceof Count.Fixed fixed) {
            return fixed.toString();
        }
        if (form instanceof Count.InField) {
            return told(Told.COUNT, place).orElseThrow();
        }
        return form instanceof Count.AsNumber number
                ? "r.quantity(" + end(number.lengths(), place)
                : "r.length(" + end(((Count.AsLength) form).lengths(), place);
    }

    @Override
    public void visit(Statement.Repeat statement) {
        Place.Item item = statement.item();
        Place list = item.around();
        String count = count(statement.count(), list);
        out.line("r.require(" + count + ", " + statement.least() + ", " + path(list) + ")?;");
        if (((Shape.Items) model.shape(statement.type())).isInline()) {
            String items = fresh("items");
            letSome(items, "value.resize(" + count + ')', refusal("OutOfRange", list));
            if (statement.element().isEmpty()) {
                return;
            }
            String local = fresh("item");
            out.line("for " + local + " in " + items + " {");
            bind(item, local, true);
            statements(statement.element());
            out.line("}");
            return;
        }
        String pool = "r.store." + RustModel.pool(model.type(item.type()));
        String items = fresh("list");
        letSome(items, pool + ".take(" + count + ')', refusal("StoreFull", list));
        if (!statement.element().isEmpty()) {
            String index = fresh("index");
            out.line("for " + index + " in 0.." + count + " {");
            String local = fresh(item, "item", () -> statements(statement.element()));
            out.line(pool + ".set(" + items + ", " + index + ", " + local + ");")
                    .line("}");
        }
        assign(Place.VALUE, items);
    }

    /** Prints what reads a string. */
    private void string(Place place, Type type, Count count, String alphabet) {
        String end = alphabet + ", " + path(place) + ")?";
        if (model.shape(type) instanceof Shape.FixedOctets) {
            assign(place, "r.fixed(" + end);
        } else if (model.shape(type) instanceof Shape.BoundedOctets) {
            assign(place, "r.array(" + count(count, place) + ", " + end);
        } else {
            assign(place, "r.take(" + count(count, place) + ", " + end);
        }
    }

    @Override
    public void visit(Leaf.Octets statement) {
        string(statement.place(), statement.type(), statement.count(), "None");
        requireIdentifier(statement.type(), statement.place());
    }

    @Override
    public void visit(Leaf.Characters statement) {
        string(statement.place(), statement.type(), statement.count(), "Some(&" + alphabet(statement.code()) + ')');
        requirePermitted(statement, slice(statement.place(), statement.type()));
    }

    @Override
    public void visit(Leaf.Text statement) {
        Count any = new Count(statement.characters().form(), IntegerSet.NON_NEGATIVE);
        string(statement.place(), statement.type(), any, "None");
        text(statement, slice(statement.place(), statement.type()));
    }

    @Override
    public void visit(Leaf.BitString statement) {
        Place place = statement.place();
        String path = path(place);
        String count;
        if (statement.padded() && !(statement.count().form() instanceof Count.Fixed)) {
            count = fresh("count");
            out.line("let " + count + " = r.bit_count(" + path + ")?;");
            requireCount(count, statement.count(), place);
        } else {
            count = count(statement.count(), place);
        }
        String kind = model.shape(statement.type()) instanceof Shape.ShortBits ? "short" : "long";
        assign(place, "r." + kind + "_bits(" + count + ", " + statement.padded() + ", " + path + ")?");
    }
}
