package org.c2x.asn1.emit.exi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.siemens.ct.exi.core.CodingMode;
import com.siemens.ct.exi.core.EXIBodyEncoder;
import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.FidelityOptions;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.core.helpers.DefaultEXIFactory;
import com.siemens.ct.exi.core.values.StringValue;
import com.siemens.ct.exi.grammars.GrammarFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.RootTypes;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.event.EventForm;
import org.c2x.asn1.runtime.event.EventList;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiled EXI over modules with every kind of type and name, with random values: its octets are those that EXIficient
 * makes of the same documents by the generated XSDs.
 */
class ExificientTest {
    private static final int VALUES = 60;
    private static final String NO_NAMESPACE = "";

    private static GeneratedCode code;
    private static JavaModel model;

    @BeforeAll
    static void compile() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : List.of("Names.asn", "OtherNames.asn", "Kinds.asn", "Constraints.asn", "Exi.asn")) {
            files.put(file, GeneratedCode.resource("/modules/" + file));
        }
        code = GeneratedCode.compile(
                files, Set.of(BackEnd.JAVA, BackEnd.TREE, BackEnd.XSD, BackEnd.EVENTS, BackEnd.of(RuleSet.EXI)));
        model = new JavaModel(code.schema(), GeneratedCode.PACKAGE);
    }

    static Stream<String> messageTypes() {
        return RootTypes.of(code.schema()).stream()
                .filter(definition -> JavaModel.isClass(definition.type()))
                .map(TypeDefinition::toString);
    }

    @ParameterizedTest
    @MethodSource("messageTypes")
    void octetsAreTheSame(String typeName) throws Exception {
        TypeDefinition definition = code.schema().find(typeName).orElseThrow();
        String className = model.className(definition);
        Mapping<Object, Value> tree = constant(model.companion(className, "Tree"), "MAPPING");
        Codec<Object> compiled = constant(model.companion(className, "Exi"), "CODEC");
        EventForm<Object> form =
                constant(model.companion(model.className(definition.type().resolved()), "Events"), "FORM");
        EXIFactory factory = factory(className);
        Type type = constant(model.companion(className, "Tree"), "TYPE");
        RandomValues random = new RandomValues(type, new Random(typeName.hashCode()));
        int same = 0;
        for (int i = 0; i < VALUES; i++) {
            Object message = tree.fromMessage(random.next());
            try {
                byte[] octets = compiled.encode(message);
                assertEquals(hex(exificient(factory, form, message)), hex(octets), message::toString);
                assertEquals(hex(octets), hex(compiled.encode(compiled.decode(octets))));
                same++;
            } catch (EncodeException refused) {
                assertTrue(refused.problem().matches("expected .*, found .*|EXI has no minus zero"), refused::toString);
            }
        }
        assertTrue(same > VALUES / 10, "only " + same);
    }

    @SuppressWarnings("unchecked")
    private static <T> T constant(String className, String name) {
        return (T) code.constant(className, name);
    }

    private static EXIFactory factory(String className) throws EXIException {
        String xsd = code.sources().get(GeneratedCode.PACKAGE + '/' + className + "-numbered.xsd");
        EXIFactory factory = DefaultEXIFactory.newInstance();
        factory.setFidelityOptions(FidelityOptions.createStrict());
        factory.setCodingMode(CodingMode.BIT_PACKED);
        factory.setGrammars(GrammarFactory.newInstance()
                .createGrammars(new ByteArrayInputStream(xsd.getBytes(StandardCharsets.UTF_8))));
        return factory;
    }

    private static byte[] exificient(EXIFactory factory, EventForm<Object> form, Object message)
            throws EXIException, IOException {
        EventList<String> events = form.mapping(new LexicalValues()).toMessage(message);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        EXIBodyEncoder encoder = factory.createEXIStreamEncoder().encodeHeader(octets);
        encoder.encodeStartDocument();
        for (int i = 0; i < events.size(); i++) {
            if (events.name(i) != null) {
                encoder.encodeStartElement(NO_NAMESPACE, events.name(i), null);
            } else if (events.value(i) != null) {
                encoder.encodeCharacters(new StringValue(events.value(i)));
            } else {
                encoder.encodeEndElement();
            }
        }
        encoder.encodeEndDocument();
        encoder.flush();
        return octets.toByteArray();
    }

    private static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }
}
