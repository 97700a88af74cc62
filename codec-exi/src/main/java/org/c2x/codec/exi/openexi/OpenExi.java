package org.c2x.codec.exi.openexi;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.runtime.coding.PerThread;
import org.c2x.codec.exi.DocumentCodec;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;
import org.c2x.codec.exi.ExiScheme;
import org.c2x.codec.exi.exificient.ExificientTracer;

/**
 * OpenEXI in every profile; the strict one with restricted ranges is {@code exi-openexi}. The system property
 * {@value #JARS} lists its jars, separated as in a class path; without it the schemes cannot be used. What is set when
 * a thread codes its first message with a codec stays with that codec and thread.
 */
public final class OpenExi implements CodecProviders {
    /** The system property that lists the jars. */
    public static final String JARS = "c2x.openexi";

    private static final String REMEDY =
            "give --openexi nagasena.jar nagasena-rta.jar or set the system property " + JARS;

    /** What the jars in a value of the property lack, empty if nothing. */
    private static final Map<String, Optional<String>> LACKS = new ConcurrentHashMap<>();

    /** Never given back: the coders of a thread keep its library. */
    private static final PerThread<Map<String, OpenExiLibrary>> LIBRARIES = new PerThread<>(HashMap::new);

    @Override
    public List<CodecProvider> providers() {
        return ExiProfile.all().stream().<CodecProvider>map(OpenExi::scheme).toList();
    }

    private static ExiScheme scheme(ExiProfile profile) {
        return new ExiScheme(
                "exi-openexi" + profile.suffix(),
                message -> codec(message, profile),
                message -> new ExificientTracer(message, profile),
                OpenExi::whyUnavailable);
    }

    private static <T> MappedCodec<T, ?> codec(ExiMessage<T> message, ExiProfile profile) {
        return new MappedCodec<>(
                message.form(profile).mapping(TextValues.INSTANCE),
                new DocumentCodec<>(() -> new OpenExiCoder(library(), message.schema(profile), profile.lenient())),
                Unit.BIT);
    }

    private static Optional<String> whyUnavailable() {
        String named = System.getProperty(JARS, "");
        if (named.isBlank()) {
            return Optional.of("no jars were named, " + REMEDY);
        }
        try {
            Optional<Path> missing =
                    jars(named).filter(jar -> !Files.isRegularFile(jar)).findFirst();
            return missing.isPresent()
                    ? Optional.of("there is no file " + missing.get() + ", " + REMEDY)
                    : LACKS.computeIfAbsent(named, OpenExi::lack);
        } catch (InvalidPathException e) {
            return Optional.of(e.getMessage() + ", " + REMEDY);
        }
    }

    private static Optional<String> lack(String named) {
        try {
            OpenExiLibrary.load(jars(named).toList());
            return Optional.empty();
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.of("the jars " + named + " lack " + e.getMessage() + ", " + REMEDY);
        }
    }

    private static Stream<Path> jars(String named) {
        return Stream.of(named.split(Pattern.quote(File.pathSeparator)))
                .filter(name -> !name.isBlank())
                .map(Path::of);
    }

    /** The library of this thread. */
    private static OpenExiLibrary library() {
        return LIBRARIES.take().computeIfAbsent(System.getProperty(JARS, ""), named -> {
            try {
                return OpenExiLibrary.load(jars(named).toList());
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException("the jars " + named + " lack " + e.getMessage(), e);
            }
        });
    }
}
