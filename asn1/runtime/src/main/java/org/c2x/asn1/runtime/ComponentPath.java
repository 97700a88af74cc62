package org.c2x.asn1.runtime;

import java.io.Serializable;
import java.util.ArrayList;

/**
 * The path of a component, which grows outwards with an exception: joined only when somebody asks, for a message that
 * is nested deeply takes many steps.
 */
final class ComponentPath implements Serializable {
    private static final long serialVersionUID = 1;

    /** The innermost one first; none is empty. */
    private final ArrayList<String> steps = new ArrayList<>(4);

    ComponentPath(String innermost) {
        within(innermost);
    }

    void within(String outer) {
        if (!outer.isEmpty()) {
            steps.add(outer);
        }
    }

    boolean isEmpty() {
        return steps.isEmpty();
    }

    @Override
    public String toString() {
        StringBuilder path = new StringBuilder();
        for (int i = steps.size() - 1; i >= 0; i--) {
            String step = steps.get(i);
            path.append(path.isEmpty() || step.charAt(0) == '[' ? "" : ".").append(step);
        }
        return path.toString();
    }
}
