package org.c2x.asn1.parser;

import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ObjectNode;
import org.c2x.asn1.syntax.ValueNode;

/** Reads what stands in braces once it is known whether a value or an object is meant. */
public final class NotationParser {

    private NotationParser() {}

    /**
     * The value.
     *
     * @throws SourceError if it is none
     */
    public static ValueNode value(ValueNode.InBraces node, Diagnostics diagnostics) {
        return grammar(node, diagnostics).values.value();
    }

    /**
     * The object of the class.
     *
     * @throws SourceError if it is none
     */
    public static ObjectNode object(ValueNode.InBraces node, ClassNode objectClass, Diagnostics diagnostics) {
        return new ObjectParser(grammar(node, diagnostics), objectClass).object(node.position());
    }

    private static Grammar grammar(ValueNode.InBraces node, Diagnostics diagnostics) {
        return new Grammar(new TokenStream(node.tokens()), diagnostics);
    }
}
