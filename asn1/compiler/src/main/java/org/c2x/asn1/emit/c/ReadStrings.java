package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Type;

/** Prints what a program does with strings and counts that are read. */
abstract class ReadStrings extends ReadFields {

    ReadStrings(CModel model, CRules rules, SourceConstants constants, FunctionBody body) {
        super(model, rules, constants, body);
    }

    /** Prints what reads the number of items where no field has told it; the variable for it. */
    final String count(Place place, Count count, String wanted) {
        if (count.form() instanceof Count.InField) {
            return told(Told.COUNT, place).orElseThrow();
        }
        String local = wanted.equals("count") ? wanted : body.fresh(wanted);
        if (count.form() instanceof Count.Fixed fixed) {
            body.line("const size_t " + local + " = " + fixed.count() + ";");
            return local;
        }
        boolean isGroups = ((Count.AsNumber) count.form()).lengths() == Lengths.GROUPS;
        String function = isGroups ? "c2x_get_count" : function("get_quantity");
        body.line("size_t " + local + ";").call(function + "(in, &" + local + end(place));
        refuseOther(local, count.allowed(), place);
        return local;
    }

    /** The same, and goes to the next octet if there are any. */
    private String items(Place place, Count count) {
        String local = count(place, count, "size");
        if (count.aligned()) {
            body.line("if (" + local + " > 0) {").line("c2x_align_reader(in);").line("}");
        }
        return local;
    }

    @Override
    public void visit(Leaf.Octets statement) {
        string(statement.place(), statement.type(), statement.count(), "NULL");
        refuseOtherIdentifier(statement.type(), statement.place());
    }

    @Override
    public void visit(Leaf.Characters statement) {
        string(statement.place(), statement.type(), statement.count(), alphabet(statement.code()));
        if (isOpen(statement)) {
            strings.allowed(
                    statement.type(), at(statement.place()), statement.place().path());
        }
    }

    private void string(Place place, Type type, Count count, String alphabet) {
        CPlace own = at(place);
        String end = end(alphabet, place);
        if (isUtf8(type)) {
            characters(place, count, end);
            return;
        }
        String octets = own.member("octets").value();
        String length = own.member("length").value();
        Shape shape = model.shape(type);
        if (shape instanceof Shape.FixedOctets fixed) {
            if (count.form() instanceof Count.AsNumber) {
                count(place, count, "size");
            }
            get(octets, Integer.toString(fixed.length()), alphabet, place);
        } else if (count.form() instanceof Count.AsLength) {
            body.call(
                    shape instanceof Shape.BoundedOctets bounded
                            ? function("get_short_string") + "(in, " + octets + ", &" + length + ", " + bounded.most()
                                    + end
                            : function("take_long_string") + "(in, " + own.address() + end);
            refuseOther(length, count.allowed(), place);
        } else if (shape instanceof Shape.BoundedOctets) {
            String local = items(place, count);
            body.line(length + " = (uint8_t) " + local + ";");
            get(octets, local, alphabet, place);
        } else {
            body.call("c2x_take_string(in, " + own.address() + ", " + items(place, count) + end);
        }
    }

    private void get(String octets, String length, String alphabet, Place place) {
        body.call(
                alphabet.equals("NULL")
                        ? "c2x_copy_octets(in, " + octets + ", " + length + end(place)
                        : "c2x_get_string(in, " + octets + ", " + length + end(alphabet, place));
    }

    /** Characters that are held in UTF-8. */
    private void characters(Place place, Count count, String end) {
        String own = at(place).address();
        if (count.form() instanceof Count.AsLength) {
            String local = body.fresh("characters");
            body.line("size_t " + local + ";")
                    .call(function("take_long_characters") + "(in, " + own + ", &" + local + end);
            refuseOther(local, count.allowed(), place);
        } else {
            body.call("c2x_take_characters(in, " + own + ", " + items(place, count) + end);
        }
    }

    @Override
    public void visit(Leaf.Text statement) {
        Place place = statement.place();
        CharacterStringType type = statement.type();
        if (type.kind().isKnownMultiplier()) {
            string(place, type, statement.characters(), strings.octets(type));
            return;
        }
        CPlace own = at(place);
        body.call(function("take_long_string") + "(in, " + own.address() + end("NULL", place));
        String length = type.kind().isUtf8()
                ? strings.characters(own, place.path())
                : own.member("length").value();
        strings.allowed(type, own, place.path());
        refuseOther(length, statement.characters().allowed(), place);
    }

    @Override
    public void visit(Leaf.Lookup statement) {
        Place place = statement.place();
        if (!(statement.type() instanceof CharacterStringType type)) {
            refuse("NOT_SUPPORTED", place);
            return;
        }
        String text = body.freshFor(place.path(), "text");
        CPlace own = at(place);
        body.line("c2x_text " + text + ";")
                .call("c2x_find_text(in, &" + text + ", " + rules.strings().indexOf(statement.part()) + end(place));
        refuseOther(text + ".count", type.size().root(), place);
        String end = end(strings.alphabet(type), place);
        Shape shape = model.shape(type);
        if (shape instanceof Shape.Octets) {
            body.call("c2x_take_text(in, &" + text + ", " + own.address() + end);
            if (isUtf8(type)) {
                strings.allowed(type, own, place.path());
            }
            return;
        }
        if (shape instanceof Shape.BoundedOctets) {
            body.line(own.member("length").value() + " = (uint8_t) " + text + ".count;");
        }
        body.call("c2x_copy_text(in, &" + text + ", " + own.member("octets").value() + end);
    }

    @Override
    public void visit(Leaf.BitString statement) {
        Place place = statement.place();
        CPlace own = at(place);
        Shape shape = model.shape(statement.type());
        boolean isShort = shape instanceof Shape.ShortBits;
        if (statement.count().form() instanceof Count.AsLength) {
            body.call(function(isShort ? "get_short_bits" : "take_long_bits") + "(in, " + own.address() + end(place));
            refuseOther(own.member("length").value(), statement.count().allowed(), place);
            return;
        }
        boolean isInGroups = statement.count().form() instanceof Count.AsNumber;
        String count = isInGroups ? bits(place, statement.count()) : items(place, statement.count());
        if (shape instanceof Shape.FixedBits fixed) {
            String bits = body.freshFor(place.path(), "bits");
            body.line("uint64_t " + bits + ";")
                    .call("c2x_get_short_binary(in, &" + bits + ", " + count + end(place))
                    .line(own.value() + " = (" + fixed.cType() + ") " + bits + ";");
        } else if (isShort) {
            shortBits(own, count, statement.measured(), place);
        } else {
            String name = statement.measured() ? "c2x_take_binary_bits" : "c2x_take_bits";
            body.call(name + "(in, " + own.address() + ", " + count + end(place));
            if (padding(statement) > 0) {
                body.call("c2x_claim(in, " + padding(statement) + end(place));
            }
        }
    }

    /** The number of bits in groups, of which there may be more than octets. */
    private String bits(Place place, Count count) {
        String local = body.fresh("size");
        body.line("uint64_t " + local + ";").call("c2x_get_groups(in, &" + local + end(place));
        refuse(local + " > UINT32_MAX", "OUT_OF_RANGE", place);
        refuseOther(local, count.allowed(), place);
        return "(size_t) " + local;
    }

    private void shortBits(CPlace own, String count, boolean isMeasured, Place place) {
        String bits = own.member("bits").value();
        String length = own.member("length").value() + " = (uint8_t) " + count + ";";
        if (isMeasured) {
            body.line(length).call("c2x_get_short_binary(in, &" + bits + ", " + count + end(place));
            return;
        }
        body.call("c2x_claim(in, " + count + end(place))
                .line(length)
                .line(bits + " = " + count + " == 0 ? 0 : c2x_long(in, in->at - " + count + ", (unsigned) " + count
                        + ");");
    }
}
