package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The body of a function that writes or reads a value: which statements a type gets, in whatever encoding. */
abstract class ValueBody extends MemberBody {
    ValueBody(CModel model, FunctionBody body, Direction direction) {
        super(model, body, direction);
    }

    @Override
    final void flush() {
        fields().flush();
    }

    /** Writes the whole body of the function of a SEQUENCE, SET, CHOICE or list. */
    final void function(Type type) {
        if (type instanceof SequenceType sequence) {
            sequence(sequence, Place.VALUE, "");
        } else if (type instanceof ChoiceType choice) {
            choice(choice);
        } else {
            list((ListType) type);
        }
        flush();
    }

    /**
     * Adds a value to those that wait, or writes its statements.
     *
     * @param name of the component, alternative or element
     */
    private void value(String name, Type type, Place place, String path) {
        Type resolved = type.resolved();
        if (resolved instanceof NullType) {
            fields().nothing(place, path);
        } else if (model.isInlined(resolved)) {
            sequence((SequenceType) resolved, place, path);
        } else if (CModel.hasFunctions(resolved)) {
            call(resolved, place);
        } else if (resolved instanceof BooleanType) {
            fields().truth(place, path, 1);
        } else if (resolved instanceof IntegerType integer) {
            integer(integer, place, path);
        } else if (resolved instanceof EnumeratedType enumerated) {
            enumerated(enumerated, place, path);
        } else if (model.shape(type) instanceof Shape.FixedBits bits && isField(resolved)) {
            fields().fixedBits(bits, place, path, 0);
        } else {
            string(name, resolved, place, path);
        }
    }

    /** Adds or writes the value of a component that is there. */
    final void component(Components of, Component component) {
        String path = of.path(component);
        member(component.type(), of.place(component), path,
                place -> value(component.name(), component.type(), place, path));
    }

    /** Adds or writes the value of the alternative that a CHOICE holds. */
    final void alternative(ChoiceType type, Alternative alternative) {
        alternative(type, alternative, place -> value(alternative.name(), alternative.type(), place,
                alternative.name()));
    }

    /** Writes the statements of the element of a list that the variable {@code element} points to. */
    final void element(ListType type) {
        element(type, place -> value(XmlType.ITEM, type.element(), place, "element"));
    }

    /** Where values of a known width wait. */
    abstract Fields fields();

    abstract void sequence(SequenceType type, Place place, String path);

    abstract void choice(ChoiceType type);

    abstract void list(ListType type);

    abstract void integer(IntegerType type, Place place, String path);

    abstract void enumerated(EnumeratedType type, Place place, String path);

    /** True if the bits of a BIT STRING of fixed size stand alone, with nothing around them. */
    boolean isField(Type type) {
        return true;
    }

    /** Writes the statements of an OCTET STRING, a character string, or a BIT STRING that is no field. */
    abstract void string(String name, Type type, Place place, String path);
}
