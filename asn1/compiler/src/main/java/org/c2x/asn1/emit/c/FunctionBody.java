package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.IndentedText;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;

/** The body of a function that writes or reads values of one type: lines, local names, and what its errors say. */
final class FunctionBody {
    /** Name of the variable for the writer or reader, and so what the function does. */
    enum Direction {
        WRITE("out"),
        READ("in");

        private final String variable;

        Direction(String variable) {
            this.variable = variable;
        }

        String variable() {
            return variable;
        }
    }

    private final IndentedText text;
    private final Direction direction;
    private final String typeName;
    private final LocalNames names;

    /**
     * @param typeName name of the type, for the paths of errors
     */
    FunctionBody(IndentedText text, Direction direction, String typeName) {
        this.text = text;
        this.direction = direction;
        this.typeName = typeName;
        this.names = new LocalNames(
                "value",
                "count",
                "length",
                "i",
                "element",
                "items",
                "open",
                "ends",
                "additions",
                "index",
                "list",
                "begin",
                "end",
                "more");
    }

    FunctionBody line(String line) {
        text.line(line);
        return this;
    }

    void continuation(String line) {
        text.continuation(line);
    }

    /** The place of what is written next. */
    int position() {
        return text.position();
    }

    /** Inserts statements that use variables which nothing after a place uses, so that compilers do not warn. */
    void useAll(int position, String... variables) {
        int place = position;
        for (String variable : variables) {
            if (!text.mentions(variable, place)) {
                String use = "(void) " + variable + ';';
                int before = text.position();
                text.insert(place, use);
                place += text.position() - before;
            }
        }
    }

    /** A name for a local variable. */
    String fresh(String wanted) {
        return names.fresh(CNames.plain(wanted));
    }

    /** A name for a local variable that holds a component. */
    String freshFor(String path, String otherwise) {
        String last = path.substring(path.lastIndexOf('.') + 1);
        return fresh(last.isEmpty() ? otherwise : JavaNames.ofMember(last));
    }

    /** The path from the type on, a literal that a program may leave out. */
    String path(String path) {
        return "C2X_PATH(" + Literals.text(path.isEmpty() ? typeName : typeName + '.' + path) + ')';
    }

    /** Writes the statement that calls a function and leaves this one where it fails. */
    FunctionBody call(String call) {
        return refuseIf('!' + call, "false");
    }

    /** Writes the statement that leaves the function where there is no memory. */
    FunctionBody refuseNull(String pointer) {
        return refuseIf(pointer + " == NULL", "false");
    }

    /** Writes the statement that refuses a value or the input. */
    void refuse(String condition, String code, String path) {
        refuse(condition, code, path, "in->at");
    }

    /**
     * Writes the statement that refuses a value or the input.
     *
     * @param at position in the input, of no use for a value
     */
    void refuse(String condition, String code, String path, String at) {
        refuseIf(condition, refusal(code, path, at));
    }

    private FunctionBody refuseIf(String condition, String result) {
        return line("if (" + condition + ") {").line("return " + result + ";").line("}");
    }

    /** The call that notes an error; it returns false. */
    String refusal(String code, String path, String at) {
        return direction == Direction.WRITE
                ? "c2x_refuse_value(out, C2X_" + code + ", " + path(path) + ')'
                : "c2x_refuse_input(in, C2X_" + code + ", " + at + ", " + path(path) + ')';
    }
}
