package org.c2x.cli.own;

import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.Recursion;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/**
 * Our own C of a version: of the type that is measured and what it consists of. In C only types that no other one uses
 * have functions of their own.
 */
final class OwnC {
    /** Where C is built. */
    static final String FOLDER = "c";
    /** Where the build looks for what was generated. */
    static final String FILES = FOLDER + "/generated/c/";

    private final OwnVersion version;
    private final String prefix;
    private final Schema schema;

    OwnC(OwnVersion version) {
        this.version = version;
        prefix = "its_" + version.family();
        schema = schema();
    }

    Compilation compilation() {
        return new Compilation(schema, prefix);
    }

    /** The file that there is if the version is in C. */
    String header() {
        return FILES + prefix + ".h";
    }

    /** What C calls the type. */
    String typeName() {
        return JavaModel.withPlainNames(schema, prefix).className(version.type().resolved());
    }

    /** The modules with nothing but the type, which comes first, and its parts. */
    private Schema schema() {
        Set<Type> parts = Collections.newSetFromMap(new IdentityHashMap<>());
        addParts(version.type().resolved(), parts);
        TypeDefinition first = version.definition();
        return new Schema(version.schema().modules().stream()
                .sorted(Comparator.comparing(module -> !module.types().contains(first)))
                .map(module -> with(
                        module,
                        module.types().stream()
                                .filter(one -> parts.contains(one.type().resolved()))
                                .sorted(Comparator.comparing(one -> one != first))
                                .toList()))
                .toList());
    }

    private static Module with(Module module, List<TypeDefinition> types) {
        return new Module(module.name(), module.oid(), module.comment(), types, module.values());
    }

    private static void addParts(Type type, Set<Type> known) {
        if (known.add(type)) {
            Recursion.parts(type).forEach(part -> addParts(part, known));
        }
    }
}
