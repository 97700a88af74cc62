package org.c2x.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** What the build has written down about the sources that it was made from. */
public final class SourceRevision {
    private static final String RESOURCE = "build.properties";
    private static final String UNKNOWN = "unknown";
    private static final Properties PROPERTIES = load();

    private SourceRevision() {}

    private static Properties load() {
        Properties build = new Properties();
        try (InputStream file = SourceRevision.class.getResourceAsStream(RESOURCE)) {
            if (file != null) {
                build.load(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return build;
    }

    /** The revision, {@code -dirty} at its end if with changes; {@code unknown} if the build did not know it. */
    public static String id() {
        return PROPERTIES.getProperty("git.commit.id.full", UNKNOWN)
                + (Boolean.parseBoolean(PROPERTIES.getProperty("git.dirty")) ? "-dirty" : "");
    }

    /** Version of c2x. */
    public static String version() {
        return PROPERTIES.getProperty("git.build.version", UNKNOWN);
    }
}
