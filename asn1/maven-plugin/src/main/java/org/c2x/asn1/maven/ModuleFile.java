package org.c2x.asn1.maven;

import java.nio.file.Path;

/**
 * The file of an ASN.1 module.
 *
 * @param resource name under which the class path will have it when the generated classes run
 * @param folder   the folder right below the place where modules are looked for, empty if the file lies in that itself
 */
record ModuleFile(Path file, String resource, String folder) {

    /** A file below a source folder that is packed into a folder of the class path, null for the top. */
    static ModuleFile below(Path root, Path file, String resourceFolder) {
        String relative = text(root.relativize(file));
        return new ModuleFile(
                file, resourceFolder == null ? relative : resourceFolder + '/' + relative, folder(relative));
    }

    /** A file below a folder of a class-path root. */
    static ModuleFile packed(Path classPath, String path, Path file) {
        Path place = classPath.resolve(path);
        return new ModuleFile(file, text(classPath.relativize(file)), folder(text(place.relativize(file))));
    }

    private static String folder(String relative) {
        return relative.substring(0, Math.max(relative.indexOf('/'), 0));
    }

    private static String text(Path path) {
        return path.toString().replace('\\', '/');
    }
}
