package org.c2x.nativebridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The native library of this process: the file of the system property {@value #FILE}, or the one packed beside the
 * classes.
 */
final class NativeLibrary {
    /** Path of the library file. */
    static final String FILE = "c2x.native.library";

    /** Set in a process whose library is loaded, which all class loaders see; no setting that measured JVMs inherit. */
    private static final String IN_USE = "org.c2x.nativebridge.inUse";

    private static final NativeLibrary LOADED = load();

    private final List<CatalogEntry> catalog;
    private final Set<String> checked;
    private final String missing;

    private NativeLibrary(List<CatalogEntry> catalog, List<String> checked, String missing) {
        this.catalog = catalog;
        this.checked = Set.copyOf(checked);
        this.missing = missing;
    }

    /** None, and why. */
    private static NativeLibrary missing(String reason) {
        return new NativeLibrary(List.of(), List.of(), reason);
    }

    /** The library of this process, loaded at the first call. */
    static NativeLibrary loaded() {
        return LOADED;
    }

    /** Why there is no library, and what to do about it; empty if there is one. */
    Optional<String> missing() {
        return Optional.of(missing).filter(reason -> !reason.isEmpty());
    }

    /** The functions. Only if the library is there, and the crossing can be used. */
    NativeCalls calls(Crossing crossing) {
        return switch (crossing) {
            case JNI -> new JniCalls();
            case FFM -> new ForeignCalls();
        };
    }

    /** The codecs of the library. */
    List<CatalogEntry> catalog() {
        return catalog;
    }

    /** Whether the build of the library has found that a codec of it gives all contents back. */
    boolean isChecked(CatalogEntry entry) {
        return checked.contains(entry.name());
    }

    private static NativeLibrary load() {
        // a second copy would register its messages with the process's protobuf once more, which ends the process
        if (System.getProperties().putIfAbsent(IN_USE, "true") != null) {
            return missing("another class loader of this process has the native library, and one can have it; let a "
                    + "common parent of the two load c2x");
        }
        try {
            String file = System.getProperty(FILE);
            if (file != null) {
                System.load(Path.of(file).toAbsolutePath().toString());
            } else if (!PackedLibrary.load()) {
                return missing(
                        "there is no native library for this machine, install gcc and cmake and build c2x again");
            }
            return new NativeLibrary(
                    CatalogEntry.of(new JniCalls().catalog()), file == null ? PackedLibrary.checked() : List.of(), "");
        } catch (IOException | UnsatisfiedLinkError e) {
            return missing("the native library cannot be loaded: " + e.getMessage());
        }
    }
}
