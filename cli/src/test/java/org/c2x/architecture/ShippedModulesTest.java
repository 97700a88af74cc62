package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** What comes with a module into the program of somebody who depends on it, by the POMs of this build. */
class ShippedModulesTest {
    private static final Path REACTOR = Path.of("..");

    /** Those of the modules, by artifact. */
    private final Map<String, Element> poms = new HashMap<>();

    ShippedModulesTest() throws IOException, SAXException, ParserConfigurationException {
        for (Element module : all(pom(REACTOR), "module").toList()) {
            Element pom = pom(REACTOR.resolve(module.getTextContent()));
            poms.put(text(pom, "artifactId"), pom);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"c2x-codec-uper", "c2x-codec-aper", "c2x-codec-oer", "c2x-codec-der"})
    void generatedCodecs_comeWithModelAndRunTimeAlone(String module) {
        assertEquals(Set.of("c2x-its-model", "c2x-asn1-runtime"), shipped(module));
    }

    @Test
    void protobufAndExi_addTheirLibraryAlone() {
        assertEquals(Set.of("c2x-its-model", "c2x-asn1-runtime", "protobuf-java"), shipped("c2x-codec-protobuf"));
        assertEquals(Set.of("c2x-its-model", "c2x-asn1-runtime", "exificient-grammars"), shipped("c2x-codec-exi"));
    }

    @Test
    void runTime_comesAlone() {
        assertEquals(Set.of(), shipped("c2x-asn1-runtime"));
    }

    /** The artifacts that are not for tests only or provided by others, with those of modules of this build. */
    private Set<String> shipped(String module) {
        assertTrue(poms.containsKey(module), module);
        Set<String> shipped = new TreeSet<>();
        add(module, shipped);
        return shipped;
    }

    private void add(String module, Set<String> shipped) {
        if (poms.containsKey(module)) {
            children(poms.get(module), "parent").forEach(parent -> add(text(parent, "artifactId"), shipped));
            children(poms.get(module), "dependencies")
                    .flatMap(dependencies -> children(dependencies, "dependency"))
                    .filter(ShippedModulesTest::isShipped)
                    .map(dependency -> text(dependency, "artifactId"))
                    .filter(shipped::add)
                    .forEach(artifact -> add(artifact, shipped));
        }
    }

    /** The jars of tests are managed as such by the root POM. */
    private static boolean isShipped(Element dependency) {
        return !List.of("test", "provided").contains(text(dependency, "scope"))
                && !text(dependency, "type").equals("test-jar")
                && !text(dependency, "optional").equals("true");
    }

    private static Element pom(Path module) throws IOException, SAXException, ParserConfigurationException {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(module.resolve("pom.xml").toFile());
        return document.getDocumentElement();
    }

    private static String text(Element parent, String child) {
        return children(parent, child).map(Element::getTextContent).findFirst().orElse("");
    }

    private static Stream<Element> children(Element parent, String name) {
        return all(parent, name).filter(element -> element.getParentNode() == parent);
    }

    private static Stream<Element> all(Element parent, String name) {
        return IntStream.range(0, parent.getElementsByTagName(name).getLength())
                .mapToObj(i -> (Element) parent.getElementsByTagName(name).item(i));
    }
}
