package org.c2x.asn1.emit.rules;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.CodecEmitter;
import org.c2x.asn1.emit.Identifiers;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Whole;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.plan.AnyElement;
import org.c2x.asn1.plan.Element;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.runtime.coding.TimeContents;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Type;

/** Code that reads a single value with its tags (X.690), and what {@link TaggedWrite} shares. */
final class TaggedValue {
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    /** The method that enters contents. */
    private String enter = "enter";

    TaggedValue(CodecModel model, SourceWriter out, LocalNames names) {
        this.model = model;
        this.out = out;
        this.names = names;
    }

    // Reading

    /** Writes the statements that declare a variable and read a whole message. */
    void readMessage(Step step, Type type, String variable) {
        enter = "enterMessage";
        read(step, type, variable, "");
    }

    /** Writes the statements that declare a variable and read its value. */
    void read(Step step, Type type, String variable, String index) {
        if (step instanceof Step.Checked checked) {
            read(checked.base(), type, variable, index);
        } else if (step instanceof AnyElement) {
            declare(type, variable, "in.readElement()");
        } else if (step instanceof Element element) {
            readElement(element, type, variable, index);
        } else {
            declare(type, variable, model.codecClass(type.resolved()) + ".read(in" + index + ')');
        }
    }

    private void declare(Type type, String variable, String expression) {
        out.line(model.java().javaType(type, out) + ' ' + variable + " = " + expression + ';');
    }

    private void readElement(Element element, Type type, String variable, String index) {
        if (UsualLayouts.isFor(model, element, type)) {
            String tag = Identifiers.of(element.tags().get(0), true);
            declare(type, variable, model.codecClass(type.resolved()) + ".read(in, " + tag + ')');
            return;
        }
        List<String> outers = new ArrayList<>();
        for (String tag : Identifiers.around(element)) {
            String local = names.fresh("outer");
            out.line("long " + local + " = in." + enter + '(' + tag + ");");
            outers.add(0, local);
        }
        if (element.holdsElements()) {
            read(element.content(), type, variable, index);
        } else {
            readLeaf(model.coded(element.content()), type, Identifiers.last(element), variable);
        }
        outers.forEach(outer -> out.line("in.leave(" + outer + ");"));
    }

    private void readLeaf(Step step, Type type, String tag, String variable) {
        Type resolved = type.resolved();
        if (CodecEmitter.hasCodecClass(resolved)) {
            declare(type, variable, model.codecClass(resolved) + ".read(in, " + tag + ')');
            return;
        }
        if (step instanceof Step.Nothing) {
            out.line("in.readNull(" + tag + ");");
            declare(type, variable, "Null.NULL");
            return;
        }
        declare(type, variable, value(step, "in.read" + noun(step, resolved) + '(' + tag + arguments(step) + ')'));
        new LeafCheck(model, out, names, variable, "in", "")
                .print(model.leaves().read(step));
    }

    /** What bounds the numbers that are read, or the size that named bits are filled up to. */
    private String arguments(Step step) {
        if (step instanceof Step.Bits bits && !bits.type().namedBits().isEmpty()) {
            return ", " + LeafTerms.least(bits.type());
        }
        if (!(step instanceof Step.Number number) || JavaModel.whole(number.type()) == Whole.BIG) {
            return "";
        }
        if (model.isOpen(number.type().extensible())) {
            return ", Long.MIN_VALUE, Long.MAX_VALUE";
        }
        String suffix = JavaModel.whole(number.type()) == Whole.LONG ? "L" : "";
        IntegerSet root = number.type().root();
        return ", " + root.lower().orElseThrow() + suffix + ", " + root.upper().orElseThrow() + suffix;
    }

    // Names

    private String value(Step step, String contents) {
        String noun = timeNoun(step);
        boolean isRead = noun.isEmpty() || noun.equals("GeneralizedTime") || noun.equals("UtcTime");
        return isRead ? contents : out.runtime(TimeContents.class) + ".to" + noun + '(' + contents + ')';
    }

    static String timeNoun(Step step) {
        return !(step instanceof Step.Text text)
                ? ""
                : switch (text.type().kind()) {
                    case GENERALIZED_TIME -> "GeneralizedTime";
                    case UTC_TIME -> "UtcTime";
                    case DATE -> "Date";
                    case TIME_OF_DAY -> "TimeOfDay";
                    case DATE_TIME -> "DateTime";
                    case DURATION -> "Duration";
                    default -> "";
                };
    }

    /** The part of the names of the run time's methods that tells the type. */
    static String noun(Step step, Type type) {
        if (step instanceof Step.Truth) {
            return "Boolean";
        } else if (step instanceof Step.Nothing) {
            return "Null";
        } else if (step instanceof Step.Number) {
            return number((IntegerType) type);
        } else if (step instanceof Step.Bits bits) {
            return bits.type().namedBits().isEmpty() ? "BitString" : "NamedBits";
        } else if (step instanceof Step.Octets) {
            return "OctetString";
        } else if (step instanceof Step.Text text) {
            return LeafTerms.charset(text.type());
        } else if (step instanceof Step.Real) {
            return "Real";
        } else if (step instanceof Step.Identifier identifier) {
            return identifier.type().relative() ? "RelativeOid" : "ObjectIdentifier";
        }
        throw new AssertionError(step + " is coded elsewhere");
    }

    private static String number(IntegerType type) {
        Whole whole = JavaModel.whole(type);
        if (whole != Whole.INT) {
            return whole == Whole.LONG ? "Long" : "Integer";
        }
        boolean oneOctet = type.root().lower().orElseThrow().bitLength() < Byte.SIZE
                && type.root().upper().orElseThrow().bitLength() < Byte.SIZE;
        return oneOctet ? "Octet" : "Int";
    }
}
