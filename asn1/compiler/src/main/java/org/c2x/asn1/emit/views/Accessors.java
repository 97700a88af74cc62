package org.c2x.asn1.emit.views;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.emit.views.Node.Kind;
import org.c2x.asn1.emit.views.Node.Member;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component.Presence;

/**
 * The public methods of a view. What is in an open type is read by a view of its content: the public method then
 * calls a private one of that view, and so on inwards.
 */
final class Accessors {
    private final JavaModel java;
    private final PathNames names;
    private final Positions positions;
    private final Skips skips;
    private final Set<String> methods;
    private final SourceWriter out;
    private final List<Runnable> within = new ArrayList<>();

    Accessors(
            JavaModel java, PathNames names, Positions positions, Skips skips, Set<String> methods, SourceWriter out) {
        this.java = java;
        this.names = names;
        this.positions = positions;
        this.skips = skips;
        this.methods = methods;
        this.out = out;
    }

    /** One accessor, from its place inwards. */
    private record Accessor(Node node, String javaType, String name, Optional<String> absent, Consumer<Node> body) {
        Accessor named(String other) {
            return new Accessor(node, javaType, other, absent, body);
        }
    }

    /** True if a view has accessors of a node. */
    static boolean has(Node node, JavaModel java, SourceWriter out) {
        return isNullable(node)
                || isAlternative(node)
                || hasParts(node)
                || LeafValue.of(node, java, out).isPresent();
    }

    private static boolean isNullable(Node node) {
        return node.member()
                .filter(member -> JavaModel.isNullable(member.record(), member.component()))
                .isPresent();
    }

    private static boolean isAlternative(Node node) {
        return node.kind() == Kind.ALTERNATIVE || node.kind() == Kind.ADDED_ALTERNATIVE;
    }

    private static boolean isDefault(Node node) {
        return node.member()
                .filter(member -> member.component().presence() == Presence.DEFAULT)
                .isPresent();
    }

    /** True for a CHOICE or list, of which a view tells which alternative it is or how many elements it has. */
    private static boolean hasParts(Node node) {
        boolean isChoice = node.step() instanceof Step.Choice choice && !(choice.selector() instanceof NumberForm.Told);
        return (isChoice || node.step() instanceof Step.Repetition) && !isDefault(node);
    }

    /** Writes the accessors of a node. */
    void emit(Node node) {
        String name = names.of(node);
        if (isNullable(node)) {
            Node told = node.kind() == Kind.MANDATORY ? node.parent().orElseThrow() : node;
            test(node, told, "has" + JavaNames.capitalize(name), "Whether the message has");
        }
        if (isAlternative(node)) {
            test(node, node, "is" + JavaNames.capitalize(name), "Whether the alternative is");
        }
        if (hasParts(node)) {
            parts(node, name);
        }
        LeafValue.of(node, java, out).ifPresent(value -> value(node, name, value));
    }

    /** Writes the private methods of accessors, and forgets them. */
    void emitWithin() {
        while (!within.isEmpty()) {
            within.remove(0).run();
        }
    }

    private void parts(Node node, String name) {
        String path = Positions.path(node);
        if (node.step() instanceof Step.Choice choice) {
            out.line();
            comment(node, "The alternative of", "its index, additions after the root");
            number(node, joined(name, "index"), at -> indexOf(choice, at, path));
        } else if (node.step() instanceof Step.Repetition list) {
            out.line();
            comment(node, "The number of elements of", "");
            number(node, joined(name, "count"), at -> skips.count(list, list.length(), at, path));
        }
    }

    private static String joined(String name, String what) {
        return name.isEmpty() ? what : name + JavaNames.capitalize(what);
    }

    private static String indexOf(Step.Choice choice, String at, String path) {
        int last = choice.type().root().size() - 1;
        if (choice.selector() instanceof NumberForm.Extensible extensible) {
            String from = Skips.plus(at, 1);
            return "bit(" + at + ", " + path + ") ? indexBeyond(" + last + ", " + from + ", " + path + ") : "
                    + Skips.index(extensible.root(), last, from, path);
        }
        return Skips.index(choice.selector(), last, at, path);
    }

    private void value(Node node, String name, LeafValue value) {
        Optional<String> absent =
                node.member().filter(member -> isDefault(node)).map(member -> constant(member, value));
        out.line();
        comment(node, "", value.values());
        String path = Positions.path(node);
        emit(new Accessor(
                node,
                value.javaType(),
                CalledMethods.distinct(methods, name),
                absent,
                frame -> read(node, frame, absent, at -> value.read(at, path, java, out))));
        if (value.hasLength() && absent.isEmpty()) {
            out.line();
            comment(node, "The number of bits of", "");
            number(node, joined(name, "length"), at -> value.readLength(at, path));
        }
    }

    private String constant(Member member, LeafValue value) {
        String name = java.modelClass(member.record(), out)
                + '.'
                + MemberNames.ofDefault(member.record(), member.component());
        return String.format(value.constant(), name);
    }

    private void number(Node node, String name, UnaryOperator<String> expression) {
        emit(new Accessor(
                node,
                "int",
                CalledMethods.distinct(methods, name),
                Optional.empty(),
                frame -> read(node, frame, Optional.empty(), expression)));
    }

    /** Statements that read a value in its frame. */
    private void read(Node node, Node frame, Optional<String> absent, UnaryOperator<String> expression) {
        if (absent.isPresent() && frame == node) {
            requirePresent(node.outerFrame());
            positions.enter(frame, "return " + absent.get() + ";");
        } else {
            positions.require(frame);
        }
        String at = positions.local(node.place());
        out.line("return " + expression.apply(at) + ";");
    }

    /** What has a DEFAULT has it only where the SEQUENCE around it is there. */
    private void requirePresent(Node frame) {
        if (frame.mayBeAbsentInView()) {
            out.line("present(" + positions.at(frame) + ", " + Positions.path(frame) + ");");
        }
    }

    private void test(Node node, Node told, String name, String comment) {
        out.line();
        String around = node.owner().mayBeAbsent() ? "; false where what is around it is not there." : ".";
        out.javadoc(comment + " {@code " + node.pathText() + "}" + around);
        emit(new Accessor(
                told.parent().orElseThrow(),
                "boolean",
                CalledMethods.distinct(methods, name),
                Optional.of("false"),
                frame -> testBody(told)));
    }

    private void testBody(Node told) {
        if (told.kind() == Kind.ADDITION) {
            out.line("return " + positions.at(told) + " >= 0;");
            return;
        }
        positions.enter(told.outerFrame(), "return false;");
        Place place = told.sign().place();
        String sign = told.kind() == Kind.ADDED_ALTERNATIVE ? positions.local(place) : positions.text(place);
        out.line("return " + positions.condition(told, sign) + ";");
    }

    private void emit(Accessor accessor) {
        emit(accessor, "public", accessor.node().contents(), 0);
    }

    /** The method of the message's view, and those of the views of open types around the component. */
    private void emit(Accessor accessor, String modifier, List<Node> contents, int level) {
        out.line(modifier + ' ' + accessor.javaType() + ' ' + accessor.name() + "() {");
        if (level == contents.size()) {
            accessor.body().accept(accessor.node().frame());
        } else {
            Node content = contents.get(level);
            String inner = CalledMethods.distinct(methods, accessor.name() + "Within");
            boolean isTest =
                    accessor.javaType().equals("boolean") && accessor.absent().equals(Optional.of("false"));
            boolean holdsDefault = accessor.absent().isPresent()
                    && (accessor.node() == content
                            || content.isBracket() && accessor.node().parent().equals(Optional.of(content)));
            if (holdsDefault && !isTest) {
                requirePresent(content.outerFrame());
            }
            if (holdsDefault || isTest) {
                out.line("if (" + positions.at(content) + " < 0) {")
                        .line("return " + accessor.absent().get() + ";")
                        .line("}");
            }
            out.line("return " + positions.contentOf(content) + '.' + inner + "();");
            within.add(() -> {
                out.line();
                emit(accessor.named(inner), "private", contents, level + 1);
            });
        }
        out.line("}");
    }

    private void comment(Node node, String what, String values) {
        out.javadoc(Comments.of(node, what, values, isDefault(node)));
        if (Comments.throwsIfAbsent(node, isDefault(node))) {
            out.use("java.util.NoSuchElementException");
        }
    }
}
