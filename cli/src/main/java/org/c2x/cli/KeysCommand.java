package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.ResultFile;
import org.c2x.security.Curve;
import org.c2x.security.SimulatorChain;
import org.c2x.security.SimulatorChain.Holder;
import org.c2x.security.dot2.GeographicRegion;
import org.c2x.security.dot2.PsidSsp;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code c2x keys}: certificates and private keys for a simulator. */
@Command(
        name = "keys",
        description = {
            KeysCommand.SUMMARY,
            "Certificates are in COER (.oer), private keys in PKCS #8 without a password (.key). Use them only for "
                    + "simulations and tests. No file is overwritten."
        },
        mixinStandardHelpOptions = true)
final class KeysCommand implements Callable<Integer> {
    static final String SUMMARY = "Makes a root, an authorization authority and tickets for a simulator (TS 103 097).";

    /** More than the 33 s by which the time of a message without a whole time may differ from that of its signing. */
    private static final Duration DATED_BACK = Duration.ofMinutes(1);

    private static final int MOST_TICKETS = 100_000;
    private static final int MOST_HOURS = 65_535;
    private static final String PRIVATE = "rw-------";
    /** Times of certificates are 32 bits of seconds. */
    private static final Instant FIRST = Instant.parse("2004-01-01T00:00:00Z");

    private static final Instant LAST = Instant.parse("2140-01-01T00:00:00Z");

    @Spec
    private CommandSpec command;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "folder for the files")
    private Path out;

    @Option(names = "--tickets", paramLabel = "N", defaultValue = "1", description = "number of authorization tickets")
    private int tickets;

    @Option(
            names = "--curve",
            paramLabel = "CURVE",
            defaultValue = "NIST_P256",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Curve curve;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            converter = Time.class,
            description = "start of validity of all certificates, such as 2026-01-01T00:00:00Z (default: a minute ago, "
                    + "so that signed captures of current messages are valid)")
    private @Nullable Instant from;

    @Option(
            names = "--hours",
            paramLabel = "N",
            defaultValue = "168",
            description =
                    "validity of tickets in hours (default: ${DEFAULT-VALUE}); the authority is valid for 8 years, "
                            + "the root for 10")
    private int hours;

    @Option(
            names = "--region",
            paramLabel = "REGION",
            converter = RegionText.class,
            description = "region of the authority and the tickets: circle:LATITUDE,LONGITUDE,METRES, "
                    + "rectangle:NORTH,WEST,SOUTH,EAST in degrees, or countries:276,250 by their United Nations "
                    + "numbers (default: everywhere)")
    private @Nullable GeographicRegion region;

    @Option(
            names = "--permission",
            paramLabel = "AID:BITS",
            split = ",",
            converter = Permission.class,
            defaultValue = "36:02ffff,37:02fffffff0",
            description = "ITS-AIDs that tickets may sign for, with service specific permissions in hex (default: all "
                    + "of CAM and DENM, ${DEFAULT-VALUE})")
    private List<PsidSsp> permissions;

    @Override
    public Integer call() throws IOException {
        requireWithin("--tickets", tickets, 0, MOST_TICKETS);
        requireWithin("--hours", hours, 1, MOST_HOURS);
        Map<String, byte[]> files = new LinkedHashMap<>();
        Instant start = from == null ? Instant.now().minus(DATED_BACK) : from;
        SimulatorChain chain = new SimulatorChain(new SimulatorChain.Plan(curve, start, hours, region, permissions));
        PrintWriter lines = command.commandLine().getOut();
        requireNew("root", "authority");
        add(files, "root", chain.root());
        add(files, "authority", chain.authority());
        for (int i = 1; i <= tickets; i++) {
            String name = "ticket-" + i;
            requireNew(name);
            add(files, name, chain.ticket());
        }
        Files.createDirectories(out);
        write(files);
        lines.println(files.size() + " files in " + out);
        return 0;
    }

    private void requireWithin(String option, int number, int least, int most) {
        if (number < least || number > most) {
            throw new ParameterException(
                    command.commandLine(), option + " is " + number + ", not " + least + " to " + most);
        }
    }

    private void requireNew(String... names) {
        for (String name : names) {
            for (String file : List.of(name + ".oer", name + ".key", name + "-encryption.key")) {
                if (Files.exists(out.resolve(file))) {
                    throw new BadInputException("c2x keys: " + out.resolve(file)
                            + " exists and is not overwritten; choose another folder with --out");
                }
            }
        }
    }

    private static void add(Map<String, byte[]> files, String name, Holder holder) {
        files.put(name + ".oer", holder.certificate().toByteArray());
        files.put(name + ".key", pkcs8(holder.signing()));
        if (holder.encryption() != null) {
            files.put(name + "-encryption.key", pkcs8(holder.encryption()));
        }
    }

    private static byte[] pkcs8(KeyPair keys) {
        return keys.getPrivate().getEncoded();
    }

    /** All or none: a chain of which a part is missing is of no use, and in the way of the next one. */
    private void write(Map<String, byte[]> files) throws IOException {
        List<Path> written = new ArrayList<>();
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path path = out.resolve(file.getKey());
                ResultFile.writeWhole(file.getValue(), path, permissions(path));
                written.add(path);
            }
        } catch (IOException failure) {
            for (Path path : written) {
                Files.deleteIfExists(path);
            }
            throw failure;
        }
    }

    private static FileAttribute<?>[] permissions(Path file) {
        boolean isSecret = file.toString().endsWith(".key")
                && file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return isSecret
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(PRIVATE))
                }
                : new FileAttribute<?>[0];
    }

    private static final class Time implements ITypeConverter<Instant> {
        @Override
        public Instant convert(String text) {
            try {
                Instant time = Instant.parse(text);
                if (!time.isBefore(FIRST) && time.isBefore(LAST)) {
                    return time;
                }
            } catch (DateTimeParseException e) {
                // said below
            }
            throw new TypeConversionException(
                    "'" + text + "' is not a time from 2004 to 2139 such as 2026-01-01T00:00:00Z");
        }
    }

    private static final class Permission implements ITypeConverter<PsidSsp> {
        @Override
        public PsidSsp convert(String text) {
            String[] parts = text.split(":", -1);
            try {
                if (parts.length == 2 && Integer.parseInt(parts[0]) >= 0) {
                    return SimulatorChain.permission(Integer.parseInt(parts[0]), parts[1]);
                }
            } catch (IllegalArgumentException e) {
                // said below
            }
            throw new TypeConversionException(
                    "'" + text + "' is not an ITS-AID with up to 31 octets in hex, such as 36:010000");
        }
    }
}
