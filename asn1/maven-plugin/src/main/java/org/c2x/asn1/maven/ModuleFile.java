package org.c2x.asn1.maven;

import java.nio.file.Path;

/**
 * The file of an ASN.1 module.
 *
 * @param resource name under which the class path will have it when the generated classes run
 */
record ModuleFile(Path file, String resource) {

    /** A file below a source folder that is packed into a folder of the class path, null for the top. */
    static ModuleFile below(Path root, Path file, String resourceFolder) {
        String relative = root.relativize(file).toString().replace('\\', '/');
        return new ModuleFile(file, resourceFolder == null ? relative : resourceFolder + '/' + relative);
    }
}
