package org.c2x.asn1.emit.c;

import java.math.BigInteger;
import org.c2x.asn1.emit.ProgramPrinter;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.c.FunctionBody.Direction;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;

/** The body of a function that runs a program: what writing and reading have in common. */
abstract class ProgramBody extends ProgramPrinter<CPlace> {
    final CModel model;
    final CRules rules;
    final SourceConstants constants;
    final FunctionBody body;
    final StringCode strings;
    private final Direction direction;

    ProgramBody(CModel model, CRules rules, SourceConstants constants, FunctionBody body, Direction direction) {
        this.model = model;
        this.rules = rules;
        this.constants = constants;
        this.body = body;
        this.strings = new StringCode(model, constants.alphabets(), body);
        this.direction = direction;
    }

    // Places

    /** The expression for what is at a place. */
    final CPlace at(Place place) {
        return reached(place).orElseGet(() -> first(place));
    }

    private CPlace first(Place place) {
        if (place instanceof Place.Member member) {
            return members(member).place(member.component());
        }
        if (place instanceof Place.Chosen chosen) {
            return model.place(
                    at(chosen.around()).member("u"), chosen.type(), model.member(chosen.owner(), chosen.alternative()));
        }
        return place instanceof Place.Item ? new CPlace("element", true) : CPlace.VALUE;
    }

    /** The same of a value that a pointer may point to, which is not null then. */
    final CPlace reach(Place place) {
        boolean isMember = place instanceof Place.Member || place instanceof Place.Chosen;
        if (!isMember || !model.isPointedTo(place.type()) || reached(place).isPresent()) {
            return at(place);
        }
        CPlace found = followed(at(place), place);
        reach(place, found);
        return found;
    }

    /** Prints what makes sure that a pointer points to something; returns the place that holds the value. */
    abstract CPlace followed(CPlace pointer, Place place);

    /** The members around one. */
    final StructMembers members(Place.Member place) {
        return new StructMembers(
                model,
                constants.defaults(),
                place.owner(),
                at(place.around()),
                place.around().path());
    }

    final boolean isOptional(Place.Member place) {
        return place.component().presence() != Component.Presence.DEFAULT;
    }

    /** The flag that tells whether a component without a DEFAULT is there. */
    final String presence(Place.Member place) {
        return members(place).presence(place.component()).value();
    }

    final String path(Place place) {
        return body.path(place.path());
    }

    // Calls

    /** The name of a function of the run time that goes by the rule set. */
    final String function(String name) {
        return rules.functions() + name;
    }

    /** The end of a call: the path of a place. */
    final String end(Place place) {
        return ", " + path(place) + ')';
    }

    final String end(String alphabet, Place place) {
        return strings.end(alphabet, place.path());
    }

    final void refuse(String condition, String code, Place place) {
        body.refuse(condition, code, place.path());
    }

    /** Prints what ends the function. */
    final void refuse(String code, Place place) {
        body.line("return " + body.refusal(code, place.path(), "in->at") + ";");
    }

    @Override
    public final void visit(Statement.Call statement) {
        CPlace place = reach(statement.place());
        body.call(model.function(direction, statement.type()) + '(' + place.address() + ", " + direction.variable()
                + ')');
    }

    @Override
    public final void visit(Leaf.Check statement) {
        new AllowedValues(
                        body,
                        constants.defaults(),
                        at(statement.place()),
                        statement.place().path())
                .require(statement.type(), statement.constraint());
    }

    // Numbers

    /** Refuses a number outside of a set. */
    final void refuseOther(IntegerSet allowed, IntegerType type, Place place) {
        Literals.refuseOutside(body, allowed, CModel.number(type), at(place), place.path());
    }

    /** Refuses a length or count that may not be. */
    final void refuseOther(String count, IntegerSet allowed, Place place) {
        String condition = Literals.allowsLength(count, allowed);
        if (!condition.isEmpty()) {
            refuse("!(" + condition + ')', "OUT_OF_RANGE", place);
        }
    }

    final LongNumberCode longNumber(IntegerType type, Place place) {
        return new LongNumberCode(
                model, body, constants.numbers(), rules, direction == Direction.WRITE, type, at(place), place.path());
    }

    @Override
    public final void visit(Leaf.Whole statement) {
        if (model.isLong(statement.type())) {
            longNumber(statement.type(), statement.place()).whole(statement.lower(), statement.allowed());
        } else {
            whole(statement);
        }
    }

    /** Prints the statements for an INTEGER of up to 64 bits in the fewest octets or groups. */
    abstract void whole(Leaf.Whole statement);

    @Override
    public final void visit(Leaf.Wide statement) {
        longNumber(statement.type(), statement.place()).above(statement);
    }

    final NumberedEnumerals numbered(Leaf.Numbered statement) {
        return new NumberedEnumerals(
                body,
                statement.type(),
                model.typeName(statement.type()),
                statement.numbers(),
                at(statement.place()),
                statement.place().path());
    }

    @Override
    public final void visit(Leaf.Time statement) {
        if (statement.type().kind() == CharacterStringType.Kind.TIME) {
            refuse("NOT_SUPPORTED", statement.place());
            return;
        }
        String name = direction == Direction.WRITE ? "put_time" : "take_time";
        body.call(function(name) + '(' + direction.variable() + ", "
                + at(statement.place()).address() + ", C2X_"
                + statement.type().kind().name() + end(statement.place()));
    }

    // Strings

    /** Refuses octets that are no contents of an object identifier. */
    final void refuseOtherIdentifier(Type type, Place place) {
        if (type.resolved() instanceof ObjectIdentifierType) {
            refuse("!c2x_is_oid(" + at(place).address() + ')', "OUT_OF_RANGE", place);
        }
    }

    static boolean isUtf8(Type type) {
        return type instanceof CharacterStringType text && CModel.isUtf8(text);
    }

    /** How many octets or characters a string has, if all values of its type have the same number; otherwise 0. */
    final int fixed(Type type) {
        return model.shape(type) instanceof Shape.FixedOctets fixed ? fixed.length() : 0;
    }

    /** Zero bits after a string of bits of a known number; the run time adds those of one measured in octets. */
    static int padding(Leaf.BitString statement) {
        return statement.padded() && !statement.measured() && statement.count().form() instanceof Count.Fixed fixed
                ? (int) -fixed.count() & 7
                : 0;
    }

    /** True if the alphabet of what is coded has characters that the type does not permit. */
    static boolean isOpen(Leaf.Characters statement) {
        return !statement.code().alphabet().equals(statement.type().alphabet());
    }

    /** The argument for the alphabet that characters are coded with. */
    final String alphabet(CharacterCode code) {
        return constants.alphabets().argument(code.alphabet(), code.width(), code.indexed());
    }

    /** Prints the statements of the element of a list that the variable {@code element} points to. */
    final void elementStatements(Statement.Repeat statement) {
        int start = body.position();
        statements(statement.element());
        body.useAll(start, "element");
    }

    static BigInteger above(IntegerSet allowed) {
        return allowed.upper().orElseThrow().subtract(allowed.lower().orElseThrow());
    }
}
