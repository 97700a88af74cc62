package org.c2x.asn1.emit.rust;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.ProgramPrinter;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.plan.CharacterCode;
import org.c2x.asn1.program.Count;
import org.c2x.asn1.program.Field;
import org.c2x.asn1.program.Leaf;
import org.c2x.asn1.program.Lengths;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.program.Program;
import org.c2x.asn1.program.Statement;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/** The body of a function that runs a program: what writing and reading have in common. */
abstract class CodecBody extends ProgramPrinter<CodecBody.Bound> {

    /** @param isReference true if the expression stands for a reference to the value */
    record Bound(String expression, boolean isReference) {}

    final RustModel model;
    final IndentedText out;
    final Program program;
    private final Alphabets alphabets;
    /** Functions of the run time among them. */
    private final LocalNames locals =
            LocalNames.besides("number", "octets", "is_identifier", "significant_bits", "value", "w", "r");

    CodecBody(RustModel model, Alphabets alphabets, IndentedText out, Program program) {
        this.model = model;
        this.alphabets = alphabets;
        this.out = out;
        this.program = program;
        bind(Place.VALUE, "value", true);
    }

    /** Ends with an error; what kind, and at which component. */
    abstract String refusal(String kind, Place place);

    final void refuse(String condition, String kind, Place place) {
        refuse(condition, refusal(kind, place));
    }

    final void refuse(String condition, String refusal) {
        block("if " + condition, () -> out.line("return " + refusal + ';'));
    }

    final void block(String head, Runnable content) {
        out.line(head + " {");
        content.run();
        out.line("}");
    }

    final void block(String head, List<Statement> content) {
        block(head, () -> statements(content));
    }

    /** The end of a call: how lengths are coded, and the path of a place. */
    final String end(Lengths lengths, Place place) {
        return "Lengths::" + (lengths == Lengths.BLOCKS ? "Blocks, " : "Octets, ") + path(place) + ")?";
    }

    /** The literal of type and component, for errors. */
    final String path(Place place) {
        String name = model.java().className(program.type());
        return '"' + (place.path().isEmpty() ? name : name + '.' + place.path()) + '"';
    }

    // Names

    final String fresh(String wanted) {
        return locals.fresh(wanted);
    }

    /** A local variable named for what is at a place. */
    final String freshFor(Place place, String otherwise) {
        String path = place.path();
        String last = path.substring(path.lastIndexOf('.') + 1);
        return fresh(last.isEmpty() || last.equals("element") ? otherwise : RustNames.ofField(last));
    }

    final void bind(Place place, String expression, boolean isReference) {
        reach(place, new Bound(expression, isReference));
    }

    private Bound bound(Place place) {
        return reached(place).orElseGet(() -> {
            Place.Member member = (Place.Member) place;
            String around = bound(member.around()).expression();
            return new Bound(around + '.' + model.field(member.owner(), member.component()), false);
        });
    }

    /** The expression for a value or a reference to it. */
    final String expression(Place place) {
        return bound(place).expression();
    }

    /** The expression for a reference to a value. */
    final String reference(Place place, String operator) {
        Bound found = bound(place);
        return found.isReference() ? found.expression() : operator + found.expression();
    }

    /** What a whole value is assigned to. */
    final String target(Place place) {
        Bound found = bound(place);
        return found.isReference() ? '*' + found.expression() : found.expression();
    }

    final void assign(Place place, String value) {
        out.line(target(place) + " = " + plain(value) + ';');
    }

    /** The name of the flag that a field is or will be. */
    final String declareFlag(Field.Presence presence) {
        if (presence.of().size() != 1) {
            return tell(presence, fresh("has_additions"));
        }
        Place.Member place = presence.of().get(0);
        String flag = fresh("has_" + RustNames.part(place.component().name()));
        return tell(presence, tell(Told.PRESENCE, place, flag));
    }

    final String flag(Place place) {
        return told(Told.PRESENCE, place).orElseThrow();
    }

    // Conditions

    /** The condition that a number less the lower bound of a set is none of the set. */
    static String outside(String local, IntegerSet root) {
        BigInteger lower = root.lower().orElseThrow();
        BigInteger most = root.upper().orElseThrow().subtract(lower);
        return root.isContiguous()
                ? local + " > " + most
                : "!matches!(" + local + ", "
                        + root.ranges().stream()
                                .map(range -> new IntegerSet.Range(
                                        range.least().subtract(lower),
                                        range.most().subtract(lower)))
                                .map(Conditions::range)
                                .collect(Collectors.joining(" | "))
                        + ')';
    }

    /** Refuses a count that may not be; that in a field has been checked there. */
    final void requireCount(String local, Count count, Place place) {
        isOther(local, count.allowed())
                .filter(any -> !(count.form() instanceof Count.Fixed || count.form() instanceof Count.InField))
                .ifPresent(other -> refuse(other, "OutOfRange", place));
    }

    /** The condition that a count is none of a set; empty if it is one in any case. */
    static Optional<String> isOther(String local, IntegerSet allowed) {
        return Conditions.counts(allowed).map(any -> "!matches!(" + local + ", " + any + ')');
    }

    static String mask(int width) {
        return RustModel.hexadecimal(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    }

    static int least(BitStringType type) {
        return type.size()
                .root()
                .lower()
                .orElse(BigInteger.ZERO)
                .min(BigInteger.valueOf(1 << 20))
                .intValue();
    }

    final String alphabet(CharacterCode code) {
        return alphabets.name(code.alphabet(), code.width(), code.indexed());
    }

    final String alphabet(CharacterStringType type) {
        return alphabets.name(type.alphabet(), Byte.SIZE, false);
    }

    /** Refuses characters that are coded but not permitted. */
    final void requirePermitted(Leaf.Characters statement, String octets) {
        if (!statement.type().alphabet().equals(statement.code().alphabet())) {
            refuse('!' + alphabet(statement.type()) + ".allows(" + octets + ')', "OutOfRange", statement.place());
        }
    }

    /** An expression without parentheses around it. */
    static String plain(String expression) {
        int depth = 0;
        for (int i = 0; i < expression.length(); i++) {
            depth += expression.charAt(i) == '(' ? 1 : expression.charAt(i) == ')' ? -1 : 0;
            if (depth == 0 && i < expression.length() - 1) {
                return expression;
            }
        }
        return depth == 0 && expression.startsWith("(") ? expression.substring(1, expression.length() - 1) : expression;
    }

    final void let(String local, String expression) {
        out.line("let " + local + " = " + plain(expression) + ';');
    }

    /** Prints what ends with an error where there is nothing. */
    final void letSome(String local, String from, String refusal) {
        out.line("let Some(" + local + ") = " + from + " else {")
                .line("return " + refusal + ';')
                .line("};");
    }

    // What both directions print alike

    /** The slice of the octets of a string. */
    final String slice(Place place, Type type) {
        return model.shape(type) instanceof Shape.FixedOctets
                ? reference(place, "&")
                : model.slice(type, expression(place), store());
    }

    /** Where lists are. */
    abstract String store();

    final void requireIdentifier(Type type, Place place) {
        if (type.resolved() instanceof ObjectIdentifierType) {
            refuse("!is_identifier(" + slice(place, type) + ')', "OutOfRange", place);
        }
    }

    final void requireWithin(IntegerType type, IntegerSet allowed, Place place) {
        model.isWithin(type, expression(place), allowed).ifPresent(within -> refuse('!' + within, "OutOfRange", place));
    }

    /** The argument for what is added to a number of more than 64 bits, or none for one in two's complement. */
    final String lower(IntegerType type, Optional<BigInteger> lower) {
        return lower.map(bound -> "Some(&" + model.literal(type, bound) + ')').orElse("None");
    }

    /** Prints the check of the octets of a text. */
    final void text(Leaf.Text statement, String octets) {
        Place place = statement.place();
        String alphabet = alphabet(statement.type());
        if (StructModel.isUtf8(statement.type())) {
            String count = alphabet + ".count(" + octets + ')';
            refuse(
                    Conditions.counts(statement.characters().allowed())
                            .map(allowed -> "!matches!(" + count + ", Some(" + allowed + "))")
                            .orElse(count + ".is_none()"),
                    "OutOfRange",
                    place);
        } else {
            requireCount(octets + ".len()", statement.characters(), place);
            refuse('!' + alphabet + ".allows(" + octets + ')', "OutOfRange", place);
        }
    }

    @Override
    public final void visit(Leaf.Check statement) {
        Place place = statement.place();
        new Conditions(model, store())
                .of(statement.type(), statement.constraint(), expression(place))
                .ifPresent(condition -> {
                    String allowed = fresh("allowed");
                    let(allowed, condition);
                    refuse('!' + allowed, "OutOfRange", place);
                });
    }

    // What RustSupport refuses

    private static AssertionError refused(Statement statement) {
        return new AssertionError(statement + " is refused before");
    }

    @Override
    public final void visit(Leaf.Real statement) {
        throw refused(statement);
    }

    @Override
    public final void visit(Leaf.Time statement) {
        throw refused(statement);
    }

    @Override
    public final void visit(Leaf.Lookup statement) {
        throw refused(statement);
    }

    @Override
    public final void visit(Statement.Optionals statement) {
        throw refused(statement);
    }

    @Override
    public final void visit(Statement.Identified statement) {
        throw refused(statement);
    }

    /** The pattern of the values of the components that tell a type, one after the other. */
    final String row(Statement.Told told, int row) {
        List<Value> identifiers = told.type().rows().get(row).identifiers();
        String patterns = "";
        for (int i = 0; i < identifiers.size(); i++) {
            patterns += (i == 0 ? "" : ", ") + model.literal(told.keys().get(i).type(), identifiers.get(i));
        }
        return identifiers.size() == 1 ? patterns : '(' + patterns + ')';
    }

    final String keys(Statement.Told told) {
        String keys = told.keys().stream().map(this::expression).collect(Collectors.joining(", "));
        return told.keys().size() == 1 ? keys : '(' + keys + ')';
    }
}
