package org.c2x.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Stack;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.captures.EnvelopeVerifier;
import org.c2x.its.security.CertificateV2;
import org.c2x.security.EncodedCertificate;
import org.c2x.security.Keys;
import org.c2x.security.RefusedException;
import org.c2x.security.Signer;
import org.c2x.security.TrustStore;
import picocli.CommandLine;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Files of certificates, one in each: its octets, or hex. */
final class CertificateFiles {
    /** No certificate is so long; the European list of all roots has 12 KiB. */
    private static final long LONGEST = 1 << 16;

    private static final String CERTIFICATE = "certificate";
    private static final String PRIVATE_KEY = "private key";

    private CertificateFiles() {}

    /** Version of a certificate of TS 103 097 V1.2.1: its first octet, which none of today begins with. */
    private static final int BINARY_VERSION = 2;

    /**
     * The verifier of captures for the certificates that a user trusts, in OER or in the layout of TS 103 097 V1.2.1.
     *
     * @throws ParameterException if there is no such file
     * @throws BadInputException  if a file is no certificate
     */
    static EnvelopeVerifier verifier(List<Path> files, CommandLine command) throws IOException {
        TrustStore store = new TrustStore();
        List<CertificateV2> binary = new ArrayList<>();
        for (Path file : files) {
            InputFiles.require(file, CERTIFICATE, command);
            byte[] octets = octets(file, CERTIFICATE);
            try {
                if (octets.length > 0 && octets[0] == BINARY_VERSION) {
                    binary.add(Codecs.get("binary", CertificateV2.class).decode(octets));
                } else {
                    store.trust(EncodedCertificate.decode(octets));
                }
            } catch (RefusedException | DecodeException refused) {
                throw new BadInputException(file + ": no certificate: " + refused.getMessage());
            }
        }
        return new EnvelopeVerifier(store, binary);
    }

    /**
     * What signs with a certificate whose private key is beside it, as {@code c2x keys} makes them.
     *
     * @throws ParameterException if there are no such files
     * @throws BadInputException  if they are no certificate and its key
     */
    static Signer signer(Path certificate, CommandLine command) throws IOException {
        InputFiles.require(certificate, CERTIFICATE, command);
        Path key =
                certificate.resolveSibling(certificate.getFileName().toString().replaceFirst("(\\.oer)?$", ".key"));
        InputFiles.require(key, PRIVATE_KEY, command);
        try {
            return new Signer(
                    EncodedCertificate.decode(octets(certificate, CERTIFICATE)),
                    Keys.privateKey(octets(key, PRIVATE_KEY)));
        } catch (RefusedException refused) {
            throw new BadInputException(certificate + ": no certificate: " + refused.getMessage());
        } catch (IllegalArgumentException bad) {
            throw new BadInputException(key + ": " + bad.getMessage());
        }
    }

    private static byte[] octets(Path file, String what) throws IOException {
        if (Files.size(file) > LONGEST) {
            throw new BadInputException(file + ": no " + what + ": it has more than " + LONGEST + " octets");
        }
        byte[] content = Files.readAllBytes(file);
        boolean isHex = new String(content, StandardCharsets.ISO_8859_1).matches("\\s*([0-9A-Fa-f]{2})+\\s*");
        return isHex ? MessageLine.parse(content, Unit.OCTET) : content;
    }

    /** Files by comma or one after another, up to one that is named as captures are. */
    static final class Consumer implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--trust: expected certificates");
            }
            List<Path> files = new ArrayList<>();
            if (option.getValue() instanceof List<?> before) {
                before.forEach(file -> files.add((Path) file));
            }
            do {
                Stream.of(arguments.pop().split(",")).map(Path::of).forEach(files::add);
            } while (!arguments.isEmpty() && isFile(arguments.peek()));
            option.setValue(files);
        }

        private static boolean isFile(String argument) {
            return !argument.startsWith("-")
                    && !argument.toLowerCase(Locale.ROOT).matches(".*\\.(pcap|pcapng|cap)");
        }
    }
}
