package org.c2x.asn1.emit.views;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.Javadoc;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;

/** The Javadoc of accessors: what the module says of the component and its type, the path and the range. */
final class Comments {

    private Comments() {}

    /**
     * @param what   of the component; empty for its value
     * @param values the range or what the numbers mean; empty if there is nothing to say
     */
    static List<String> of(Node node, String what, String values, boolean hasDefault) {
        List<String> paragraphs = new ArrayList<>();
        String path = node.pathText().isEmpty() ? "the message" : "{@code " + node.pathText() + "}";
        String own = what.isEmpty() ? path : what + ' ' + path;
        paragraphs.add(own + (values.isEmpty() ? "" : ": " + values) + ".");
        if (what.isEmpty()) {
            sentence(node.comment(), paragraphs);
            sentence(typeComment(node.type()), paragraphs);
        }
        if (throwsIfAbsent(node, hasDefault)) {
            String absent = hasDefault ? "the SEQUENCE around it is" : "it is";
            paragraphs.add("");
            paragraphs.add("@throws NoSuchElementException if " + absent + " not there");
        }
        return paragraphs;
    }

    /** True if an accessor throws an exception where the message does not have the component. */
    static boolean throwsIfAbsent(Node node, boolean hasDefault) {
        return hasDefault ? node.owner().mayBeAbsent() : node.mayBeAbsent();
    }

    private static void sentence(String comment, List<String> paragraphs) {
        String text = Javadoc.escape(comment.strip().replace('\n', ' '));
        if (!text.isEmpty()) {
            paragraphs.add(text.endsWith(".") ? text : text + ".");
        }
    }

    /** The comment of the type assignment, where the units of numbers are. */
    private static String typeComment(Type type) {
        if (type instanceof AroundType around) {
            return typeComment(around.base());
        }
        if (!(type instanceof TypeReference reference)) {
            return "";
        }
        String comment = reference.target().comment();
        return comment.isBlank() ? typeComment(reference.target().type()) : comment;
    }
}
