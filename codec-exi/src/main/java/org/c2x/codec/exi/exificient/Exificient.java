package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.CodingMode;
import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.FidelityOptions;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.grammars.Grammars;
import com.siemens.ct.exi.core.helpers.DefaultEXIFactory;
import com.siemens.ct.exi.grammars.GrammarFactory;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.c2x.asn1.runtime.CodecProvider;
import org.c2x.asn1.runtime.CodecProviders;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.codec.exi.DocumentCodec;
import org.c2x.codec.exi.ExiMessage;
import org.c2x.codec.exi.ExiProfile;
import org.c2x.codec.exi.ExiScheme;

/** EXIficient in every profile; the strict one with restricted ranges is {@code exi-exificient}. */
public final class Exificient implements CodecProviders {
    /** The grammars of XSDs, each built once, when the first message wants it. */
    private static final Map<String, Grammars> GRAMMARS = new ConcurrentHashMap<>();

    @Override
    public List<CodecProvider> providers() {
        return ExiProfile.all().stream().<CodecProvider>map(Exificient::scheme).toList();
    }

    private static ExiScheme scheme(ExiProfile profile) {
        return new ExiScheme(
                "exi-exificient" + profile.suffix(),
                message -> codec(message, profile),
                message -> new ExificientTracer(message, profile),
                Optional::empty);
    }

    private static <T> MappedCodec<T, ?> codec(ExiMessage<T> message, ExiProfile profile) {
        return new MappedCodec<>(
                message.form(profile).mapping(ExificientValues.INSTANCE),
                new DocumentCodec<>(() -> new ExificientCoder(factory(message.schema(profile), profile))),
                Unit.BIT);
    }

    /** A factory of its own for each thread: a cheap precaution against what coders share through it. */
    static EXIFactory factory(URL schema, ExiProfile profile) {
        EXIFactory factory = DefaultEXIFactory.newInstance();
        factory.setFidelityOptions(
                profile.lenient() ? FidelityOptions.createDefault() : FidelityOptions.createStrict());
        factory.setCodingMode(CodingMode.BIT_PACKED);
        factory.setGrammars(GRAMMARS.computeIfAbsent(schema.toString(), unused -> grammars(schema)));
        return factory;
    }

    private static Grammars grammars(URL schema) {
        try (InputStream xsd = schema.openStream()) {
            return GrammarFactory.newInstance().createGrammars(xsd);
        } catch (IOException | EXIException e) {
            throw new IllegalStateException("no grammars for " + schema, e);
        }
    }
}
