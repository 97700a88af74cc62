package org.c2x.cli;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.traffic.LocalPlane;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the metres of floating car data count from. */
final class OriginOption {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--origin",
            paramLabel = "LAT,LON",
            description = "position in degrees of the origin of the file's coordinates, which are metres; without it "
                    + "they must be degrees, as SUMO writes them with --fcd-output.geo")
    private @Nullable String origin;

    /**
     * The plane at that place, null for a file with degrees.
     *
     * @throws ParameterException if it is no place
     */
    @Nullable
    LocalPlane plane() {
        if (origin == null) {
            return null;
        }
        String[] numbers = origin.split(",");
        try {
            if (numbers.length == 2) {
                return new LocalPlane(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
            }
        } catch (NumberFormatException e) {
            // is refused below
        } catch (IllegalArgumentException e) {
            throw refused("--origin: " + e.getMessage());
        }
        throw refused("--origin: latitude and longitude in degrees expected, as in 48.1,11.5, not " + origin);
    }

    private ParameterException refused(String problem) {
        return new ParameterException(command.commandLine(), problem);
    }
}
