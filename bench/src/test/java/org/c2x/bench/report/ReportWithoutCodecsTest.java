package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A page is made of result files: which codecs the program has that makes it does not matter. */
class ReportWithoutCodecsTest {
    /** Of the modules of this project only bench itself, and the run time for its exceptions and annotations. */
    private static final Pattern OTHER_MODULES =
            Pattern.compile(".*[/\\\\](target|c2x)[/\\\\].*(?<!bench[/\\\\]target[/\\\\]classes)");

    private static final Pattern RUN_TIME = Pattern.compile(".*[/\\\\](asn1[/\\\\]runtime|c2x-asn1-runtime)[/\\\\].*");

    @Test
    void pageOfTheReferenceRun_isTheSameWithoutAnyCodec() throws Exception {
        try (URLClassLoader bare = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            assertThrows(ClassNotFoundException.class, () -> bare.loadClass("org.c2x.its.v1.CAM"));
            assertThrows(ClassNotFoundException.class, () -> bare.loadClass("org.c2x.nativebridge.NativeSchemes"));
            Object made = report(bare);
            Object here = report(getClass().getClassLoader());
            for (String form : List.of("html", "markdown", "csv", "picture")) {
                assertEquals(
                        here.getClass().getMethod(form).invoke(here),
                        made.getClass().getMethod(form).invoke(made),
                        form);
            }
        }
    }

    private static Object report(ClassLoader classes) throws ReflectiveOperationException {
        Object result = ((Optional<?>) classes.loadClass(ReferenceRun.class.getName())
                        .getMethod("read")
                        .invoke(null))
                .orElseThrow();
        return classes.loadClass(Report.class.getName())
                .getMethod("of", List.class)
                .invoke(null, List.of(result));
    }

    private static URL[] classPath() throws MalformedURLException {
        List<String> entries = Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getProperty("java.class.path"))
                .filter(entry -> !OTHER_MODULES.matcher(entry).matches()
                        || RUN_TIME.matcher(entry).matches())
                .toList();
        URL[] urls = new URL[entries.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = Path.of(entries.get(i)).toUri().toURL();
        }
        return urls;
    }
}
