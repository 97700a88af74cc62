package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What {@code c2x --version} says: the version that the build has written into a resource. */
final class Version implements IVersionProvider {
    private static final String RESOURCE = "version.properties";

    @Override
    public String[] getVersion() throws IOException {
        Properties properties = new Properties();
        try (InputStream file = Version.class.getResourceAsStream(RESOURCE)) {
            properties.load(file);
        }
        return new String[] {"c2x " + properties.getProperty("version")};
    }
}
