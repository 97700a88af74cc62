package org.c2x.asn1.emit.views;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.JavaValues;
import org.c2x.asn1.emit.SourceWriter;

/**
 * The private methods of a view that find components: {@code atX} where X begins if it is there, {@code afterX} what
 * follows an X whose end depends on the message, {@code contentOfX} a view of the open type that holds X. Those within
 * a frame take its begin as {@code in}. A method is written if somebody calls it.
 */
final class Positions {
    private final String viewClass;
    private final PathNames names;
    private final Skips skips;
    private final CalledMethods methods;
    private final SourceWriter out;
    private final Map<Node, String> begins = new IdentityHashMap<>();
    private final Map<Node, String> ends = new IdentityHashMap<>();
    private final Map<Node, String> contents = new IdentityHashMap<>();

    /**
     * @param names   of all nodes
     * @param methods gets those that are called
     */
    Positions(String viewClass, PathNames names, Skips skips, CalledMethods methods, SourceWriter out) {
        this.viewClass = viewClass;
        this.names = names;
        this.skips = skips;
        this.methods = methods;
        this.out = out;
    }

    /** The Java expression of a path. */
    static String path(Node node) {
        return JavaValues.quote(node.pathText());
    }

    /** The expression of a position; in a part it uses the variable {@code in}. */
    String text(Place place) {
        String in = place.frame().isPart() ? "in" : "";
        String base = place.after().map(node -> after(node) + '(' + in + ')').orElse(in);
        return base.isEmpty() ? String.valueOf(place.bits()) : Skips.plus(base, place.bits());
    }

    /** The same, to be evaluated more than once: a position that has to be looked for is kept in a variable. */
    String local(Place place) {
        if (place.after().isEmpty()) {
            return text(place);
        }
        out.line("int at = " + text(place) + ";");
        return "at";
    }

    /** Call of the method that says where a node begins which may not be there. */
    String at(Node node) {
        return method(begins, "at", node, this::emitAt) + "()";
    }

    /** Name of the method that says where one is after a node. */
    private String after(Node node) {
        return method(ends, "after", node, this::emitAfter);
    }

    /** Call of the method that makes the view of an addition. */
    String contentOf(Node node) {
        return method(contents, "contentOf", node, this::emitContentOf) + "()";
    }

    /** True if somebody asks for the content of an addition. */
    boolean hasContents() {
        return !contents.isEmpty();
    }

    private String method(Map<Node, String> known, String verb, Node node, Consumer<Node> writer) {
        return methods.name(known, node, verb + JavaNames.capitalize(names.of(node)), () -> writer.accept(node));
    }

    /**
     * Writes the statements that find the begin of a part, after which {@code in} is known.
     *
     * @param otherwise statement where it is not there
     */
    void enter(Node frame, String otherwise) {
        if (frame.isPart()) {
            out.line("int in = " + at(frame) + ";");
        }
        if (frame.isPart() && frame.mayBeAbsentInView()) {
            out.line("if (in < 0) {").line(otherwise).line("}");
        }
    }

    /** Writes the statement that finds the begin of a part or throws, after which {@code in} is known. */
    void require(Node frame) {
        if (frame.isPart()) {
            String at = at(frame);
            out.line("int in = " + (frame.mayBeAbsentInView() ? "present(" + at + ", " + path(frame) + ')' : at) + ";");
        }
    }

    /** The condition that a node is there whose frame is there; looked for from {@code sign} on. */
    String condition(Node node, String sign) {
        String path = path(node);
        return switch (node.kind()) {
            case OPTIONAL, ADDITION -> "bit(" + sign + ", " + path + ')';
            case ALTERNATIVE -> {
                int width = node.stands().bits() - node.sign().place().bits();
                yield "bits(" + sign + ", " + width + ", " + path + ") == "
                        + node.sign().index();
            }
            case ADDED_ALTERNATIVE ->
                "bit(" + sign + ", " + path + ") && smallNumber(" + Skips.plus(sign, 1) + ", " + path + ") == "
                        + node.sign().index();
            case MESSAGE, MANDATORY -> throw new AssertionError(node.pathText() + " is always there");
        };
    }

    private void emitAt(Node node) {
        String what = node.isContent() ? "the open type of {@code " : "{@code ";
        String absent = node.mayBeAbsent() ? ", if it is there." : ".";
        begin("Where " + what + node.pathText() + "} begins" + absent, "int " + begins.get(node) + "()");
        enter(node.outerFrame(), "return ABSENT;");
        if (node.kind() == Node.Kind.MANDATORY) {
            out.line("return " + text(node.stands()) + ";").line("}");
            return;
        }
        boolean isComponent = node.kind() == Node.Kind.OPTIONAL || node.kind() == Node.Kind.ADDITION;
        String sign =
                isComponent ? text(node.sign().place()) : local(node.sign().place());
        out.line("return " + condition(node, sign) + " ? " + begin(node, sign) + " : ABSENT;")
                .line("}");
    }

    private String begin(Node node, String sign) {
        String path = path(node);
        return switch (node.kind()) {
            case OPTIONAL -> text(node.stands());
            case ADDITION ->
                "addition(" + text(node.stands()) + ", " + node.sign().index() + ", " + path + ')';
            case ALTERNATIVE ->
                Skips.plus(sign, node.stands().bits() - node.sign().place().bits());
            case ADDED_ALTERNATIVE -> "afterSmallNumber(" + Skips.plus(sign, 1) + ", " + path + ')';
            case MESSAGE, MANDATORY -> throw new AssertionError(node.pathText() + " is always there");
        };
    }

    private void emitAfter(Node node) {
        Node frame = node.stands().frame();
        begin(
                "What follows {@code " + node.pathText() + "}.",
                "int " + ends.get(node) + '(' + (frame.isPart() ? "int in" : "") + ')');
        String at = local(node.stands());
        String after = skips.after(node.step(), at, path(node));
        boolean isOptional = node.kind() == Node.Kind.OPTIONAL;
        String end = isOptional ? condition(node, text(node.sign().place())) + " ? " + after + " : " + at : after;
        out.line("return " + end + ";").line("}");
    }

    private void emitContentOf(Node node) {
        begin(
                "A view of the open type of {@code " + node.pathText() + "}.",
                viewClass + ' ' + contents.get(node) + "()");
        out.line("return new " + viewClass + "(this, " + at(node) + ", " + path(node) + ");")
                .line("}");
    }

    private void begin(String comment, String head) {
        out.line().javadoc(comment).line("private " + head + " {");
    }
}
