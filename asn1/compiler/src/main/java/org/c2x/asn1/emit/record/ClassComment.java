package org.c2x.asn1.emit.record;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Javadoc;

/** The Javadoc of a generated class: the comment of the module and where the type is. */
final class ClassComment {

    private ClassComment() {}

    static List<String> of(Declaration declaration) {
        List<String> paragraphs = new ArrayList<>();
        if (!declaration.comment().isBlank()) {
            paragraphs.add(Javadoc.escape(declaration.comment()));
            paragraphs.add("<p>ASN.1: {@code " + declaration.asn1Name() + "}");
        } else {
            paragraphs.add("ASN.1: {@code " + declaration.asn1Name() + "}.");
        }
        return paragraphs;
    }
}
