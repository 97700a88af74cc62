package org.c2x.asn1.emit.views;

import static java.util.Objects.requireNonNull;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.emit.JavaNames;

/**
 * Names of nodes by their paths: the shortest end of the path with which no other one ends. So it is {@code latitude}
 * as long as there is one, otherwise {@code eventPositionLatitude}; a path that others end with keeps its full length.
 */
final class PathNames {
    private final Map<Node, String> names = new IdentityHashMap<>();

    PathNames(Collection<Node> nodes) {
        Map<List<String>, Integer> uses = new HashMap<>();
        for (Node node : nodes) {
            List<String> path = node.path();
            for (int from = 0; from < path.size(); from++) {
                uses.merge(path.subList(from, path.size()), 1, Integer::sum);
            }
        }
        Set<String> taken = new HashSet<>();
        for (Node node : nodes) {
            String wanted = joined(shortest(node.path(), uses));
            String name = wanted;
            for (int i = 2; !taken.add(name); i++) {
                name = wanted + i;
            }
            names.put(node, name);
        }
    }

    private static List<String> shortest(List<String> path, Map<List<String>, Integer> uses) {
        int from = path.size() - 1;
        while (from > 0 && requireNonNull(uses.get(path.subList(from, path.size()))) > 1) {
            from--;
        }
        return from < 0 ? path : path.subList(from, path.size());
    }

    /** The name in lower camel case; empty for the message. */
    String of(Node node) {
        return requireNonNull(names.get(node));
    }

    private static String joined(List<String> path) {
        return path.isEmpty() ? "" : JavaNames.ofMember(String.join("-", path));
    }
}
