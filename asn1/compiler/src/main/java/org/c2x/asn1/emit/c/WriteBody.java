package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Lowering;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Selector;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Type;

/** Prints what a program does with a value that is written. */
final class WriteBody extends WriteFields {
    private final Lowering lowering;

    /** @param lowering makes the programs of types that untagged alternatives have */
    WriteBody(CModel model, CRules rules, SourceConstants constants, Lowering lowering, FunctionBody body) {
        super(model, rules, constants, body);
        this.lowering = lowering;
    }

    @Override
    CPlace followed(CPlace pointer, Place place) {
        refuse(pointer.text() + " == NULL", "OUT_OF_RANGE", place);
        return pointer;
    }

    // Structures

    @Override
    public void visit(Statement.Component statement) {
        Place.Member place = statement.place();
        if (statement.told()) {
            body.line("if (" + told(Told.PRESENCE, place).orElseGet(() -> isCoded(place)) + ") {");
            branch(statement.content());
            body.line("}");
        } else {
            branch(statement.content());
        }
    }

    @Override
    public void visit(Statement.Additions statement) {
        body.line("if (" + told(statement.present()) + ") {");
        statements(statement.bitmap());
        for (Statement.Addition addition : statement.additions()) {
            String isCoded = addition.present().of().stream().map(this::isCoded).collect(Collectors.joining(" || "));
            body.line("if (" + isCoded + ") {");
            refuseIncomplete(addition.present().of());
            visit(addition.content());
            body.line("}");
        }
        body.line("}");
    }

    /** What is mandatory in a version bracket is there with all others of it. */
    private void refuseIncomplete(List<Place.Member> places) {
        if (places.size() > 1) {
            places.stream()
                    .filter(place -> place.component().isMandatory())
                    .forEach(place -> refuse('!' + presence(place), "OUT_OF_RANGE", place));
        }
    }

    @Override
    public void visit(Statement.Open statement) {
        if (statement.whole()) {
            // there may be another one after it
            body.line("{");
            open(statement.content());
            body.line("}");
        } else {
            open(statement.content());
        }
    }

    private void open(List<Statement> content) {
        body.line("const size_t open = c2x_begin_open(out);");
        branch(content);
        body.line(function("end_open") + "(out, open);");
    }

    @Override
    public void visit(Statement.Optionals statement) {
        int last = statement.components().size();
        if (last == 1) {
            visit(statement.components().get(0));
            return;
        }
        String next = told(Told.NEXT, statement.places().get(0)).orElseThrow();
        body.line("if (" + next + " != " + last + ") {").line(next + " = 0;");
        for (int i = 0; i < last; i++) {
            Statement.Component component = statement.components().get(i);
            body.line("if (" + isCoded(component.place()) + ") {");
            if (i > 0) {
                body.line("if (" + next + " > 0) {").line(event(i, next, last)).line("}");
            }
            branch(component.content());
            body.line(next + " = " + (i + 1) + ";").line("}");
        }
        body.line(event(last, next, last)).line("}");
    }

    private static String event(int position, String next, int last) {
        return "c2x_put_code(out, " + position + " - " + next + ", " + last + " - " + next + ");";
    }

    @Override
    public void visit(Statement.Identified statement) {
        Place.Member place = statement.place();
        String told = constants.tables().call(members(place), place.component());
        refuse("(int) " + reach(place).member("choice").value() + " != " + told, "OUT_OF_RANGE", place);
    }

    @Override
    public void visit(Statement.Told statement) {
        throw new AssertionError(statement + " has functions of its own");
    }

    @Override
    public void visit(Statement.Select statement) {
        body.line("switch (value->choice) {");
        for (Statement.Arm arm : statement.arms()) {
            body.line(
                    "case " + model.choiceConstant(statement.type(), arm.place().alternative()) + ": {");
            if (arm.repeated()) {
                new RepeatedTag(this, lowering, arm.place()).write(reach(arm.place()));
            }
            branch(arm.content());
            body.line("break;").line("}");
        }
        if (statement.type().extensible()) {
            body.line("case " + model.unknownConstant(statement.type()) + ": {");
            unknown(statement);
            body.line("}");
        }
        body.line("default: {");
        refuse("OUT_OF_RANGE", statement.place());
        body.line("}").line("}");
    }

    private void unknown(Statement.Select statement) {
        Place place = statement.place();
        if (statement.selector() instanceof Selector.Known) {
            // components beside the open type tell that it is none known
            unknown("value->u.unknown", place);
            return;
        }
        Selector.Tag tag = statement.selector() instanceof Selector.Tag own ? own : null;
        boolean tellsLater = tag == null ? ((Selector.Index) statement.selector()).extended() : tag.tellsLater();
        if (!tellsLater) {
            refuse("NO_ENCODING", place);
            return;
        }
        int known = statement.type().additions().size();
        if (known > 0) {
            refuse("value->u.unknown.index < " + known + 'u', "OUT_OF_RANGE", place);
        }
        if (tag == null) {
            body.line("c2x_put(out, 1, 1);").line(function("put_small") + "(out, value->u.unknown.index);");
        } else {
            refuse("value->u.unknown.index > " + (tag.last() - tag.base()) + 'u', "NO_ENCODING", place);
            body.call(function("put_tag") + "(out, value->u.unknown.index + " + tag.base() + 'u' + end(place));
        }
        unknown("value->u.unknown.octets", place);
    }

    private void unknown(String octets, Place place) {
        body.call(function("put_long_string") + "(out, " + octets + ".octets, " + octets + ".length"
                        + end("NULL", place))
                .line("break;");
    }

    // Lists

    @Override
    public void visit(Statement.Repeat statement) {
        Place list = statement.item().around();
        String count = count(list);
        Count.Form form = statement.count().form();
        if (!(form instanceof Count.InField)) {
            refuseOther(count, statement.count().allowed(), list);
        }
        if (form instanceof Count.Continued continued) {
            continued(statement, continued);
        } else if (form instanceof Count.AsLength) {
            body.line("size_t end = 0;")
                    .line("size_t length;")
                    .line("do {")
                    .line("const size_t begin = end;")
                    .line("length = " + function("put_fragment") + "(out, count - begin);")
                    .line("end += length;");
            elements(statement, "for (size_t i = begin; i < end; i++) {");
            body.line("} while (length >= C2X_FRAGMENT);");
        } else {
            if (form instanceof Count.AsNumber) {
                body.line("c2x_put_unsigned(out, count);");
            }
            elements(statement, "for (size_t i = 0; i < count; i++) {");
        }
    }

    private void elements(Statement.Repeat statement, String loop) {
        body.line(loop);
        element(statement);
        body.line("}");
    }

    private void element(Statement.Repeat statement) {
        body.line("const " + model.shape(statement.item().type()).cType() + " *const element = value->items + i;");
        elementStatements(statement);
    }

    private void continued(Statement.Repeat statement, Count.Continued form) {
        body.line("for (uint32_t i = 0; i < count; i++) {");
        if (form.least() > 0) {
            body.line("if (i >= " + form.least() + ") {")
                    .line("c2x_put(out, 0, 1);")
                    .line("}");
        }
        element(statement);
        body.line("}");
        String end = "c2x_put(out, 1, 1);";
        if (form.most().isEmpty()) {
            body.line(end);
        } else {
            body.line("if (count < " + form.most().getAsInt() + ") {").line(end).line("}");
        }
    }

    // Strings

    /** Prints the check of the number of items that no field has, and zero bits up to an octet before them. */
    private String items(Place place, Count count) {
        String own = count(place);
        if (!(count.form() instanceof Count.InField)) {
            refuseOther(own, count.allowed(), place);
        }
        if (count.aligned()) {
            body.line("if (" + own + " > 0) {").line("c2x_align_writer(out);").line("}");
        }
        return own;
    }

    @Override
    public void visit(Leaf.Octets statement) {
        Place place = statement.place();
        refuseOtherIdentifier(statement.type(), place);
        String octets = at(place).member("octets").value();
        String length = length(place, statement.type(), statement.count());
        if (statement.count().form() instanceof Count.AsLength) {
            body.call(function("put_long_string") + "(out, " + octets + ", " + length + end("NULL", place));
        } else {
            boolean isMeasured = statement.count().form() instanceof Count.AsNumber;
            body.line((isMeasured ? "c2x_put_binary" : "c2x_put_octets") + "(out, " + octets + ", " + length + ");");
        }
    }

    /** The expression for the number of octets, which is checked unless all values have the same. */
    private String length(Place place, Type type, Count count) {
        int fixed = fixed(type);
        return fixed > 0 ? Integer.toString(fixed) : items(place, count);
    }

    @Override
    public void visit(Leaf.Characters statement) {
        CharacterStringType type = statement.type();
        boolean isLong = statement.count().form() instanceof Count.AsLength;
        String length = length(statement.place(), type, statement.count());
        if (isOpen(statement)) {
            strings.allowed(type, at(statement.place()), statement.place().path());
        }
        characters(statement.place(), type, alphabet(statement.code()), length, isLong);
    }

    private void characters(Place place, CharacterStringType type, String alphabet, String length, boolean isLong) {
        CPlace own = at(place);
        String end = end(alphabet, place);
        if (!isUtf8(type)) {
            String name = isLong ? function("put_long_string") : "c2x_put_string";
            body.call(name + "(out, " + own.member("octets").value() + ", " + length + end);
        } else if (isLong) {
            body.call(function("put_long_characters") + "(out, " + own.address() + ", " + length + end);
        } else {
            body.call("c2x_put_characters(out, " + own.address() + end);
        }
    }

    @Override
    public void visit(Leaf.Text statement) {
        Place place = statement.place();
        CharacterStringType type = statement.type();
        CPlace own = at(place);
        String count = length(place, type, statement.characters());
        if (type.kind().isKnownMultiplier()) {
            characters(place, type, strings.octets(type), count, true);
            return;
        }
        strings.allowed(type, own, place.path());
        body.call(function("put_long_string") + "(out, " + own.member("octets").value() + ", "
                + own.member("length").value() + end("NULL", place));
    }

    @Override
    public void visit(Leaf.Lookup statement) {
        if (!(statement.type() instanceof CharacterStringType type)) {
            refuse("NOT_SUPPORTED", statement.place());
            return;
        }
        Place place = statement.place();
        CPlace own = at(place);
        boolean isUtf8 = isUtf8(type);
        String length = length(
                place,
                type,
                new Count(new Count.AsNumber(Lengths.GROUPS), type.size().root()));
        if (isUtf8) {
            strings.allowed(type, own, place.path());
            length = own.member("length").value();
        } else {
            strings.allowed(type, length, own, place.path());
        }
        body.call("c2x_put_text(out, " + own.member("octets").value() + ", " + length + ", " + isUtf8 + ", "
                + rules.strings().indexOf(statement.part()) + end(place));
    }

    @Override
    public void visit(Leaf.BitString statement) {
        Place place = statement.place();
        CPlace own = at(place);
        Shape shape = model.shape(statement.type());
        if (shape instanceof Shape.FixedBits fixed) {
            Literals.refuseBeyond(body, fixed, own, place.path());
            body.line("c2x_put_short_binary(out, " + own.value() + ", " + fixed.length() + ");");
            return;
        }
        String count = items(place, statement.count());
        boolean isLength = statement.count().form() instanceof Count.AsLength;
        if (statement.count().form() instanceof Count.AsNumber) {
            body.line("c2x_put_groups(out, " + count + ");");
        }
        if (shape instanceof Shape.ShortBits) {
            String bits = told(Told.BITS, place).orElseThrow();
            if (isLength) {
                body.line(function("put_short_bits") + "(out, " + bits + ");");
            } else if (statement.measured()) {
                body.line("c2x_put_short_binary(out, " + bits + ".bits, " + bits + ".length);");
            } else {
                body.line("if (" + bits + ".length > 0) {")
                        .line("c2x_put(out, " + bits + ".bits, " + bits + ".length);")
                        .line("}");
            }
            return;
        }
        boolean isPadded = StringCode.least(statement.type()) > 0
                && !statement.type().namedBits().isEmpty();
        String name = isLength
                ? function("put_long_bits")
                : statement.measured() ? "c2x_put_binary_bits" : isPadded ? "c2x_put_padded_bits" : "";
        body.line(
                name.isEmpty()
                        ? "c2x_put_bits(out, " + own.member("octets").value() + ", " + count + ");"
                        : name + "(out, " + own.address() + ", " + count + ");");
        if (padding(statement) > 0) {
            body.line("c2x_put(out, 0, " + padding(statement) + ");");
        }
    }
}
