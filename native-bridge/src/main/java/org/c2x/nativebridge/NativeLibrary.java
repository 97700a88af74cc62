package org.c2x.nativebridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.nativebridge.build.PackedLibrary;

/**
 * The native library of this process: the file of the system property {@value #FILE}, or the one packed beside the
 * classes.
 */
final class NativeLibrary {
    /** Path of the library file. */
    static final String FILE = "c2x.native.library";

    /** Set to use JNI where the foreign function interface would be there. */
    static final String INTERFACE = "c2x.native.interface";

    private static final NativeLibrary LOADED = load();

    private final NativeCalls calls;
    private final List<CatalogEntry> catalog;
    private final String missing;

    private NativeLibrary(@Nullable NativeCalls calls, String missing) {
        this.calls = calls;
        this.catalog = calls == null ? List.of() : CatalogEntry.of(calls.catalog());
        this.missing = missing;
    }

    /** The library of this process, loaded at the first call. */
    static NativeLibrary loaded() {
        return LOADED;
    }

    /** Why there is no library, and what to do about it; empty if there is one. */
    Optional<String> missing() {
        return Optional.of(missing).filter(reason -> !reason.isEmpty());
    }

    /** The functions. Only if the library is there. */
    NativeCalls calls() {
        return calls;
    }

    /** The codecs of the library. */
    List<CatalogEntry> catalog() {
        return catalog;
    }

    private static NativeLibrary load() {
        try {
            String file = System.getProperty(FILE);
            Optional<Path> library =
                    file != null ? Optional.of(Path.of(file).toAbsolutePath()) : PackedLibrary.unpack();
            if (library.isEmpty()) {
                return new NativeLibrary(null, "there is no native library for this machine, install gcc and cmake and "
                        + "build c2x again");
            }
            System.load(library.get().toString());
            return new NativeLibrary(new JniCalls(), "");
        } catch (IOException | UnsatisfiedLinkError e) {
            return new NativeLibrary(null, "the native library cannot be loaded: " + e.getMessage());
        }
    }
}
