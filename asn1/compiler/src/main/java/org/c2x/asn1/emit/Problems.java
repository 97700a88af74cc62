package org.c2x.asn1.emit;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;

/** Gathers what a back end cannot express, so that a schema is refused as a whole and with all its places. */
public final class Problems {
    private final Map<String, String> positions = new HashMap<>();
    /** Each once: a list is looked at where it is defined and where it is used. */
    private final Set<String> lines = new LinkedHashSet<>();

    public Problems(Schema schema) {
        for (Module module : schema.modules()) {
            for (TypeDefinition definition : module.types()) {
                positions.put(definition.toString(), definition.place());
            }
        }
    }

    /**
     * Adds a problem.
     *
     * @param place where in the schema, a type assignment and what of it: {@code Module.Type.component}
     * @param text  what is wrong
     */
    public void add(String place, String text) {
        String[] names = place.split("\\.", 3);
        String position = names.length < 2 ? "" : positions.getOrDefault(names[0] + '.' + names[1], "");
        lines.add((position.isEmpty() ? "" : position + ": ") + place + ": " + text);
    }

    /** All of them, if they are no reason to refuse the schema. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /**
     * Ends the check.
     *
     * @throws NotSupportedException with all problems, if there are any
     */
    public void refuse() {
        if (!lines.isEmpty()) {
            throw new NotSupportedException(lines());
        }
    }
}
