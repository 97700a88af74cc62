package org.c2x.nativebridge.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.nativebridge.NativeSchemes;
import org.c2x.nativebridge.PackedLibrary;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;

/** What the build of this module runs: builds for the machine at hand, or says why not. */
final class MavenBuild {
    private MavenBuild() {}

    /** @param arguments folder to build in, and folder of the classes that are packed into the jar */
    public static void main(String[] arguments) throws IOException {
        Path classes = Path.of(arguments[1]);
        PackedLibrary.removeFrom(classes);
        try {
            NativeBuild build =
                    NativeBuild.of(Target.HOST, Path.of(arguments[0]), NativeBuild.UNKNOWN_REVISION, List.of());
            if (Files.exists(build.library())) {
                PackedLibrary.pack(build.library(), NativeSchemes.checked(build.library()), classes);
            }
            build.skipped().forEach(codec -> System.err.println("skipped: " + codec));
        } catch (MissingToolException missing) {
            System.err.println("skipped: all native codecs because " + missing.getMessage());
        } catch (IOException failed) {
            // whatever compilers a machine has, the codecs in Java build; CI refuses the tests that are skipped then
            System.err.println("skipped: all native codecs because " + failed.getMessage());
        }
    }
}
