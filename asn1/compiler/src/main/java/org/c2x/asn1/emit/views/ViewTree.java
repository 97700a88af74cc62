package org.c2x.asn1.emit.views;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.c2x.asn1.emit.views.Node.Kind;
import org.c2x.asn1.emit.views.Node.Label;
import org.c2x.asn1.emit.views.Node.Member;
import org.c2x.asn1.emit.views.Node.Sign;
import org.c2x.asn1.plan.Addition;
import org.c2x.asn1.plan.Branch;
import org.c2x.asn1.plan.NumberForm;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/**
 * All components of a message that a path without list elements leads to. A type within itself is not entered again,
 * nor is an open type that other components tell, or a SEQUENCE or CHOICE with a DEFAULT.
 */
final class ViewTree {
    /** So many nodes have room in one class; those near the message come first. */
    static final int MOST = 2_000;

    private final UperSteps steps;
    private final Node message;
    private final Queue<Node> open = new ArrayDeque<>();
    private int count = 1;

    ViewTree(UperSteps steps, Type type) {
        this.steps = steps;
        this.message = Node.message(type, steps.whole(type));
        open.add(message);
        while (!open.isEmpty() && !isCut()) {
            enter(open.remove());
        }
    }

    Node message() {
        return message;
    }

    /** True if there are more components than a class has room for. */
    boolean isCut() {
        return count > MOST;
    }

    private void enter(Node node) {
        boolean isDefault = node.member()
                .filter(member -> member.component().presence() == Presence.DEFAULT)
                .isPresent();
        if (isDefault || isWithinItself(node)) {
            return;
        }
        if (node.step() instanceof Step.Sequence sequence) {
            Parts parts = new Parts(node, sequence.type());
            sequence.parts().forEach(part -> part.accept(parts));
        } else if (node.step() instanceof Step.Choice choice && !(choice.selector() instanceof NumberForm.Told)) {
            choice.branches().forEach(branch -> add(node, choice, branch));
        }
    }

    private static boolean isWithinItself(Node node) {
        Type type = node.type().resolved();
        for (Optional<Node> around = node.parent();
                around.isPresent();
                around = around.get().parent()) {
            if (!around.get().isBracket() && around.get().type().resolved() == type) {
                return true;
            }
        }
        return false;
    }

    private Node added(Node node) {
        count++;
        open.add(node);
        return node;
    }

    /** An alternative begins after the selector; an addition's selector has one bit, then a number. */
    private void add(Node node, Step.Choice choice, Branch branch) {
        Alternative alternative = branch.alternative();
        Label label = new Label(alternative.name(), alternative.type(), alternative.comment());
        int index = branch.code().intValueExact();
        boolean isAdded = branch.content() instanceof Step.OpenType open && !open.whole();
        Step content = isAdded ? ((Step.OpenType) branch.content()).content() : branch.content();
        Place selector = node.place();
        added(node.add(
                isAdded ? Kind.ADDED_ALTERNATIVE : Kind.ALTERNATIVE,
                label,
                steps.coded(content),
                Optional.empty(),
                isAdded ? selector.plus(1) : selector.plus(steps.selectorWidth(choice)),
                new Sign(selector, index)));
    }

    /** Adds the components of a SEQUENCE or SET, or of a version bracket in it. */
    private final class Parts extends UperParts {
        private final Node node;
        private final SequenceType record;
        private final Map<Component, Place> presence = new IdentityHashMap<>();
        private Place next;
        private Place extensionBit;

        Parts(Node node, SequenceType record) {
            this.node = node;
            this.record = record;
            this.next = node.place();
            this.extensionBit = next;
        }

        @Override
        public Void visit(Step.ExtensionBit part) {
            extensionBit = next;
            next = next.plus(1);
            return null;
        }

        @Override
        public Void visit(Step.Presence part) {
            for (Step.Field field : part.fields()) {
                presence.put(field.component(), next);
                next = next.plus(1);
            }
            return null;
        }

        @Override
        public Void visit(Step.Field part) {
            Place bit = presence.get(part.component());
            Kind kind = bit == null ? Kind.MANDATORY : Kind.OPTIONAL;
            Node child = add(kind, part, next, new Sign(bit == null ? next : bit, 0));
            Width width = steps.width(child.step());
            boolean isConstant = kind == Kind.MANDATORY && width.isFixed() && next.reaches(width.least());
            next = isConstant ? next.plus(width.least()) : Place.after(child, node.frame());
            return null;
        }

        private Node add(Kind kind, Step.Field part, Place place, Sign sign) {
            Component component = part.component();
            Label label = new Label(component.name(), component.type(), component.comment());
            Member member = new Member(record, component);
            return added(node.add(kind, label, steps.coded(part.content()), Optional.of(member), place, sign));
        }

        @Override
        public Void visit(Step.Additions part) {
            List<Addition> additions = part.additions();
            for (int i = 0; i < additions.size(); i++) {
                Addition addition = additions.get(i);
                Sign sign = new Sign(extensionBit, i);
                if (addition.declared().isGroup()) {
                    Label label = new Label("", record, "");
                    Step bracket = new Step.Sequence(record, addition.content());
                    Node group = node.add(Kind.ADDITION, label, bracket, Optional.empty(), next, sign);
                    count++;
                    Parts parts = new Parts(group, record);
                    addition.content().forEach(each -> each.accept(parts));
                } else {
                    add(Kind.ADDITION, addition.fields().get(0), next, sign);
                }
            }
            return null;
        }
    }
}
