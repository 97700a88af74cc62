package org.c2x.asn1.emit.views;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * A component or alternative that a path leads to from the message, or the message itself. What may not be there, or
 * has parts and begins at no fixed place, begins a frame: positions within it are told from its begin, which is looked
 * for once.
 */
final class Node {

    /** How a node is placed in the one around it. */
    enum Kind {
        MESSAGE,
        MANDATORY,
        /** A bit tells whether it is there. */
        OPTIONAL,
        /** The selector tells whether it is there. */
        ALTERNATIVE,
        /** As {@link #ALTERNATIVE}, in an open type. */
        ADDED_ALTERNATIVE,
        /** The bitmap of the additions tells whether it is there, in an open type. */
        ADDITION
    }

    /**
     * What tells whether a node is there.
     *
     * @param place of the presence bit, the extension bit or the selector; for a mandatory one nothing is looked at
     * @param index of the alternative or addition
     */
    record Sign(Place place, int index) {}

    /** A component, and the SEQUENCE or SET that has it. */
    record Member(SequenceType record, Component component) {}

    private final Kind kind;
    private final Optional<Node> parent;
    private final String name;
    private final Type type;
    private final Step step;
    private final String comment;
    private final Optional<Member> member;
    private final Optional<Place> stands;
    private final Optional<Sign> sign;
    private final List<Node> children = new ArrayList<>();

    private Node(
            Kind kind,
            Optional<Node> parent,
            Label label,
            Step step,
            Optional<Member> member,
            Optional<Place> stands,
            Optional<Sign> sign) {
        this.kind = kind;
        this.parent = parent;
        this.name = label.name;
        this.type = label.type;
        this.comment = label.comment;
        this.step = step;
        this.member = member;
        this.stands = stands;
        this.sign = sign;
        parent.ifPresent(around -> around.children.add(this));
    }

    /**
     * What the schema says of a node.
     *
     * @param name empty for a version bracket
     */
    record Label(String name, Type type, String comment) {}

    static Node message(Type type, Step step) {
        Label label = new Label("", type, "");
        return new Node(
                Kind.MESSAGE, Optional.empty(), label, step, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** Part of a node: where it is if it is there, and what tells that. */
    Node add(Kind childKind, Label label, Step childStep, Optional<Member> childMember, Place place, Sign childSign) {
        return new Node(
                childKind,
                Optional.of(this),
                label,
                childStep,
                childMember,
                Optional.of(place),
                Optional.of(childSign));
    }

    Kind kind() {
        return kind;
    }

    Optional<Node> parent() {
        return parent;
    }

    String name() {
        return name;
    }

    Type type() {
        return type;
    }

    /** What it is coded as, without constraints that its encoding does not show. */
    Step step() {
        return step;
    }

    String comment() {
        return comment;
    }

    /** Of a component: empty for messages, alternatives and version brackets. */
    Optional<Member> member() {
        return member;
    }

    List<Node> children() {
        return children;
    }

    Sign sign() {
        return sign.orElseThrow();
    }

    /** True if it stands for a version bracket, whose components are those of the type around it. */
    boolean isBracket() {
        return kind == Kind.ADDITION && name.isEmpty();
    }

    /** True if it begins an open type, and so a view of its own. */
    boolean isContent() {
        return kind == Kind.ADDITION || kind == Kind.ADDED_ALTERNATIVE;
    }

    /** True if it begins a frame in the view around it. */
    boolean isPart() {
        return switch (kind) {
            case OPTIONAL, ALTERNATIVE -> true;
            case MANDATORY -> hasParts() && stands().after().isPresent();
            case MESSAGE, ADDED_ALTERNATIVE, ADDITION -> false;
        };
    }

    private boolean hasParts() {
        return step instanceof Step.Sequence || step instanceof Step.Choice;
    }

    /** True if it may not be there even if the open type or message around it is. */
    boolean mayBeAbsentInView() {
        return switch (kind) {
            case OPTIONAL, ALTERNATIVE -> true;
            case MANDATORY -> parent.orElseThrow().mayBeAbsentInView();
            case MESSAGE, ADDED_ALTERNATIVE, ADDITION -> false;
        };
    }

    /** True if a message may be without it. */
    boolean mayBeAbsent() {
        return kind != Kind.MESSAGE
                && (kind != Kind.MANDATORY || parent.orElseThrow().mayBeAbsent());
    }

    /** The node of the SEQUENCE, SET or CHOICE that has it. */
    Node owner() {
        Node around = parent.orElseThrow();
        return around.isBracket() ? around.owner() : around;
    }

    /** The innermost node that begins a frame, perhaps this one. */
    Node frame() {
        return kind == Kind.MANDATORY && !isPart() ? parent.orElseThrow().frame() : this;
    }

    /** The frame around this one. */
    Node outerFrame() {
        return parent.orElseThrow().frame();
    }

    /** Where it begins, in its frame. */
    Place place() {
        return frame() == this ? Place.beginOf(this) : stands();
    }

    /** Where it is in the frame around it, if it is there; of an addition where all of them begin. */
    Place stands() {
        return stands.orElseThrow();
    }

    /** Names of the components and alternatives from the message on; a version bracket gets a name of its own. */
    List<String> path() {
        if (kind == Kind.MESSAGE) {
            return List.of();
        }
        List<String> path = new ArrayList<>(owner().path());
        path.add(isBracket() ? "bracket" + (sign().index() + 1) : name);
        return path;
    }

    /** The path for errors; that of a version bracket's first component. */
    String pathText() {
        return isBracket() ? children.get(0).pathText() : String.join(".", path());
    }

    /** The frames of open types from the message on to this node, which may be the last of them. */
    List<Node> contents() {
        List<Node> contents = new ArrayList<>(parent.map(Node::contents).orElse(List.of()));
        if (isContent()) {
            contents.add(this);
        }
        return contents;
    }
}
