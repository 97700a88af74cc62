package org.c2x.asn1.resolve;

import java.util.List;

/**
 * A set of information objects (X.681 clause 12).
 *
 * @param objects    those of the root and those after the extension marker alike, each once, in textual order
 * @param extensible true if there is an extension marker, of this set or of one that it includes: what is received may
 *                   be of an object that is not known here
 */
record ObjectSet(ObjectClass objectClass, List<InformationObject> objects, boolean extensible) {
    ObjectSet {
        objects = List.copyOf(objects);
    }
}
