package org.c2x.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;
import org.c2x.captures.CapturedPacket;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for messages of the user's own modules in WAVE Short Messages, in UPER as those of SAE J2735 are. */
final class PsidTypes {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--asn1",
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description = "ASN.1 modules with the types of --psid, or folders of them; SAE sells those of J2735")
    private List<Path> modules = List.of();

    @Option(
            names = "--psid",
            paramLabel = "PSID=TYPE",
            split = ",",
            description =
                    "with --asn1: what WAVE Short Messages of a service carry, such as 32=MessageFrame; --json shows "
                            + "it")
    private Map<Long, String> types = Map.of();

    @Mixin
    private ModuleFiles files;

    /**
     * A message of such a type.
     *
     * @param json  null if it is none
     * @param error why it is none, else null
     */
    record OwnMessage(@Nullable String json, @Nullable DecodeException error) {}

    /** What decodes the messages of a type. */
    private record Decoder(Codec<Value> codec, Codec<Value> jer) {
        OwnMessage decode(OctetString octets) {
            try {
                byte[] json = jer.encode(codec.decode(octets.toByteArray()));
                return new OwnMessage(new String(json, StandardCharsets.UTF_8), null);
            } catch (DecodeException refused) {
                return new OwnMessage(null, refused);
            }
        }
    }

    /**
     * What gives the message of a packet, null if that is of no such type; for any number of threads.
     *
     * @throws ParameterException if there is no such file or type
     */
    Function<CapturedPacket, @Nullable OwnMessage> messages() throws IOException {
        if (types.isEmpty() != modules.isEmpty()) {
            throw new ParameterException(command.commandLine(), "--asn1 and --psid require each other");
        } else if (types.isEmpty()) {
            return packet -> null;
        }
        Schema schema = files.load(modules, command.commandLine());
        Map<Long, Decoder> decoders = new HashMap<>();
        types.forEach((psid, name) -> {
            TypeReference type = ModuleFiles.type(schema, name, command.commandLine());
            decoders.put(psid, new Decoder(new TableCodec(RuleSet.UPER, type), new JerCodec(type)));
        });
        return packet -> {
            OctetString payload = packet.shortPayload();
            if (payload == null || packet.shortMessage() == null) {
                return null;
            }
            Decoder decoder = decoders.get(packet.shortMessage().psid());
            return decoder == null ? null : decoder.decode(payload);
        };
    }
}
