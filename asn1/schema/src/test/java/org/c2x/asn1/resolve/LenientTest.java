package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.source.Strictness;
import org.junit.jupiter.api.Test;

/** Deviations of published modules: errors, or warnings with the clause where that is wanted. */
class LenientTest {
    private final List<Diagnostic> warnings = new ArrayList<>();

    private Schema load(String modules) throws SchemaException {
        assertThrows(SchemaException.class, () -> Asn1.load(modules), "strictly");
        return SchemaLoader.load(
                List.of(new SourceFile("test.asn", modules)), Strictness.LENIENT, Contents.VALUES, warnings::add);
    }

    private void assertWarning(String place, String message) {
        assertEquals(1, warnings.size(), warnings.toString());
        Diagnostic warning = warnings.get(0);
        assertEquals(Diagnostic.Severity.WARNING, warning.severity());
        assertEquals(place, warning.line() + ":" + warning.column());
        assertEquals(message, warning.message());
    }

    @Test
    void implicitTagBeforeChoice_isExplicit() throws Exception {
        Schema schema = load("""
            M DEFINITIONS ::= BEGIN
            Pdu ::= SEQUENCE { requests [1] IMPLICIT Requests }
            Requests ::= CHOICE { get [0] IMPLICIT NULL }
            END
            """);

        SequenceType pdu = (SequenceType) schema.find("Pdu").orElseThrow().type();
        assertEquals(TypeTag.Mode.EXPLICIT, pdu.root().get(0).tags().get(0).mode());
        assertWarning(
                "2:29",
                "an IMPLICIT tag of a CHOICE, an open type or a parameter, which may have no tag "
                        + "(X.680 clause 31.2)");
    }

    @Test
    void importThatIsMissing_isOfNoMatterIfItIsUnused() throws Exception {
        load("""
            M DEFINITIONS ::= BEGIN
            IMPORTS Present, CRLDistributionPoint FROM N;
            T ::= Present
            END
            N DEFINITIONS ::= BEGIN Present ::= NULL CRLDistributionPoints ::= NULL END
            """);

        assertWarning(
                "2:18",
                "module 'N' does not define 'CRLDistributionPoint': did you mean 'CRLDistributionPoints'? "
                        + "(X.680 clause 13)");
    }

    @Test
    void importThatIsNotExportedEither_isOfNoMatterIfItIsUnused() throws Exception {
        load("""
            M DEFINITIONS ::= BEGIN IMPORTS A FROM N; T ::= NULL END
            N DEFINITIONS ::= BEGIN EXPORTS B; B ::= NULL END
            """);

        assertWarning("1:33", "module 'N' does not export 'A' (X.680 clause 13)");
    }

    @Test
    void moduleThatIsMissing_isOfNoMatterIfNothingOfItIsUsed() throws Exception {
        load("M DEFINITIONS ::= BEGIN IMPORTS A FROM N; T ::= NULL END");

        assertWarning("1:40", "module 'N' is not among the files given; 'M' imports A (X.680 clause 13)");
    }

    @Test
    void importThatIsMissingAndUsed_isAnErrorWhereItIsUsed() {
        for (String other :
                List.of("", "N DEFINITIONS ::= BEGIN B ::= NULL END", "N DEFINITIONS ::= BEGIN EXPORTS; END")) {
            SchemaException error = assertThrows(
                    SchemaException.class,
                    () -> load("M DEFINITIONS ::= BEGIN IMPORTS A FROM N;\nT ::= A END\n" + other));

            List<Diagnostic> errors = error.diagnostics().stream()
                    .filter(each -> each.severity() == Diagnostic.Severity.ERROR)
                    .toList();
            assertEquals(1, errors.size(), error.getMessage());
            assertEquals(
                    "2:7 'A' is not defined",
                    errors.get(0).line() + ":" + errors.get(0).column() + " "
                            + errors.get(0).message());
        }
    }

    @Test
    void objectsOfAnotherClass_areNone_soThatTheirValuesStayOctets() throws Exception {
        Schema schema = load("""
            M DEFINITIONS EXPLICIT TAGS ::= BEGIN
            ALGORITHM ::= CLASS { &id OBJECT IDENTIFIER UNIQUE, &Params } WITH SYNTAX { ID &id TYPE &Params }
            PUBLIC-KEY ::= CLASS { &id OBJECT IDENTIFIER UNIQUE, &Params } WITH SYNTAX { ID &id TYPE &Params }
            Identifier { PUBLIC-KEY:Set } ::= SEQUENCE {
              algorithm PUBLIC-KEY.&id({Set}), parameters PUBLIC-KEY.&Params({Set}{@algorithm}) }
            Key ::= Identifier { { Algorithms } }
            Algorithms ALGORITHM ::= { { ID {1 2} TYPE NULL }, ... }
            END
            """);

        SequenceType key =
                (SequenceType) schema.find("Key").orElseThrow().type().resolved();
        assertInstanceOf(AnyType.class, key.root().get(1).type().resolved());
        assertWarning(
                "6:24", "expected objects of the class 'PUBLIC-KEY', found those of 'ALGORITHM' (X.681 clause 12)");
    }

    @Test
    void deviations_areAllTold() throws Exception {
        StringBuilder module = new StringBuilder("M DEFINITIONS ::= BEGIN C ::= CHOICE { n NULL }\n");
        for (int i = 0; i < 300; i++) {
            module.append("T").append(i).append(" ::= [0] IMPLICIT C\n");
        }

        load(module + "END");

        assertEquals(300, warnings.size());
        assertTrue(warnings.stream().allMatch(warning -> warning.message().endsWith("(X.680 clause 31.2)")));
    }
}
