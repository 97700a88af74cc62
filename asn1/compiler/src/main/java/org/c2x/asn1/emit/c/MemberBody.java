package org.c2x.asn1.emit.c;

import java.util.function.Consumer;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/** The body of a function for a value: how it reaches what a struct holds, in whatever encoding. */
abstract class MemberBody {
    final CModel model;
    final FunctionBody body;
    final Direction direction;

    MemberBody(CModel model, FunctionBody body, Direction direction) {
        this.model = model;
        this.body = body;
        this.direction = direction;
    }

    /** Prints the statements of what waits. */
    abstract void flush();

    /**
     * Prints the statements for a member of a struct, which may be a pointer.
     *
     * @param content prints those for the value itself
     */
    final void member(Type type, Place place, String path, Consumer<Place> content) {
        if (!model.isPointedTo(type)) {
            content.accept(place);
            return;
        }
        flush();
        if (direction == Direction.WRITE) {
            body.refuse(place.text() + " == NULL", "OUT_OF_RANGE", path);
            content.accept(place);
            return;
        }
        String part = body.freshFor(path, "part");
        body.line(model.typeName(type.resolved()) + " *const " + part + " = c2x_take(in, 1, sizeof *" + part + ", 0, "
                        + body.path(path) + ");")
                .refuseNull(part)
                .line(place.text() + " = " + part + ";");
        content.accept(new Place(part, true));
    }

    /** Prints the statements for the alternative that a CHOICE holds. */
    final void alternative(ChoiceType type, ChoiceType.Alternative alternative, Consumer<Place> content) {
        Place place = model.place(Place.VALUE.member("u"), alternative.type(), model.member(type, alternative));
        member(alternative.type(), place, alternative.name(), content);
    }

    /** Prints the statements for the element of a list that the variable {@code element} points to. */
    final void element(ListType type, Consumer<Place> content) {
        int start = body.position();
        content.accept(new Place("element", true));
        flush();
        body.useAll(start, "element");
    }

    /** Prints the call of the function that codes a value of a type. */
    final void call(Type type, Place place) {
        flush();
        body.call(model.function(direction, type) + '(' + place.address() + ", " + direction.variable() + ')');
    }
}
