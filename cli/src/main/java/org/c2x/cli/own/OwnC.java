package org.c2x.cli.own;

import org.c2x.asn1.emit.Compilation;
import org.c2x.asn1.emit.JavaModel;

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

    OwnC(OwnVersion version) {
        this.version = version;
        prefix = "its_" + version.family();
    }

    Compilation compilation() {
        return new Compilation(version.schema(), prefix);
    }

    /** The file that there is if the version is in C. */
    String header() {
        return FILES + prefix + ".h";
    }

    /** What C calls the type. */
    String typeName() {
        return JavaModel.withPlainNames(version.schema(), prefix)
                .className(version.type().resolved());
    }
}
