package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.captures.OwnTypes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for messages of the user's own modules in packets, in UPER as those of SAE J2735 are. */
final class CapturedTypes {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--asn1",
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description = "ASN.1 modules with the types of --psid and --port, or folders of them; SAE sells those of "
                    + "J2735")
    private List<Path> modules = List.of();

    @Option(
            names = "--psid",
            paramLabel = "PSID=TYPE",
            split = ",",
            description = "with --asn1: what WAVE Short Messages of a service carry, such as 32=MessageFrame")
    private Map<Long, String> ofPsid = Map.of();

    @Option(
            names = "--port",
            paramLabel = "PORT=TYPE",
            split = ",",
            description = "with --asn1: what packets to a port of BTP carry where c2x does not know it, such as "
                    + "2009=CPM for CPMs of TR 103 562")
    private Map<Integer, String> ofPort = Map.of();

    @Mixin
    private ModuleFiles files;

    private final Map<String, TypeReference> types = new HashMap<>();

    /**
     * The types; none without these options.
     *
     * @throws ParameterException if there is no such file or type
     */
    OwnTypes read() throws IOException {
        if (modules.isEmpty() != (ofPsid.isEmpty() && ofPort.isEmpty())) {
            throw new ParameterException(
                    command.commandLine(), "--asn1 requires --psid or --port, and these require --asn1");
        } else if (modules.isEmpty()) {
            return OwnTypes.NONE;
        }
        Schema schema = files.load(modules, command.commandLine());
        return new OwnTypes(types(ofPsid, schema), types(ofPort, schema));
    }

    private <K> Map<K, TypeReference> types(Map<K, String> names, Schema schema) {
        Map<K, TypeReference> found = new HashMap<>();
        names.forEach((key, name) -> found.put(key, type(name, schema)));
        return found;
    }

    /** One reference for a name: references are compared by identity. */
    private TypeReference type(String name, Schema schema) {
        return types.computeIfAbsent(name, wanted -> ModuleFiles.type(schema, wanted, command.commandLine()));
    }
}
