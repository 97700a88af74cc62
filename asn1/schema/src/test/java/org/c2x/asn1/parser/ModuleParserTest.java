package org.c2x.asn1.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.ModuleNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.ValueNode;
import org.junit.jupiter.api.Test;

/** What the text becomes before anything is looked up, and how reading goes on after an error. */
class ModuleParserTest {
    private Diagnostics diagnostics;

    private List<ModuleNode> parse(String text) {
        SourceFile file = new SourceFile("a.asn", text);
        diagnostics = new Diagnostics(List.of(file));
        return ModuleParser.parse(file, diagnostics);
    }

    private TypeNode type(String notation) {
        ModuleNode module =
                parse("M DEFINITIONS ::= BEGIN T ::= " + notation + " END").get(0);
        assertFalse(diagnostics.hasErrors(), () -> diagnostics.toList().toString());
        return ((Assignment.OfType) module.assignments().get(0)).type();
    }

    private static List<String> names(ModuleNode module) {
        return module.assignments().stream().map(a -> a.name().text()).toList();
    }

    @Test
    void module_headerExportsAndImports() {
        ModuleNode module = parse("""
                        M-1 { iso 2 x(3) } "/ISO/2" DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN
                        EXPORTS A, b;
                        IMPORTS C, D{}, e FROM N oid F FROM O { 1 2 } g FROM P h {}, i FROM Q;
                        END
                        """).get(0);

        assertEquals("M-1", module.name().text());
        assertEquals(3, module.oid().size());
        assertEquals(ModuleNode.Tagging.AUTOMATIC, module.tagging());
        assertEquals(true, module.extensibilityImplied());
        assertEquals(
                Optional.of(List.of("A", "b")),
                module.exports().map(all -> all.stream().map(Name::text).toList()));
        assertEquals(
                List.of("N", "O", "P", "Q"),
                module.imports().stream().map(i -> i.module().text()).toList());
        assertEquals(3, module.imports().get(0).symbols().size());
    }

    @Test
    void error_isLeftAtTheNextAssignment_andTheNameIsBroken() {
        ModuleNode module = parse("""
                        M DEFINITIONS ::= BEGIN
                        A ::= SEQUENCE { a [ b }
                        B ::= NULL
                        c INTEGER ::= ,
                        List { T } ::= SEQUENCE OF T
                        D { T } ::= SEQUENCE OF ;
                        Set INTEGER ::= { 1 | 2 }
                        E ::= SEQUENCE { f INTEGER END }
                        g BIT STRING ::= '1'B
                        END
                        """).get(0);

        assertEquals(
                List.of(2, 4, 6, 8),
                diagnostics.toList().stream().map(Diagnostic::line).toList());
        assertEquals(List.of("B", "List", "Set", "g"), names(module));
        assertEquals(Set.of("A", "c", "D", "E"), module.broken().keySet());
    }

    @Test
    void constraints_bindAsTheyAreWritten() {
        TypeNode.Constrained type = (TypeNode.Constrained) type("INTEGER (1 | 2 ^ 3 EXCEPT 4 | (5 | 6))");

        ElementsNode.Union union = (ElementsNode.Union) type.constraint().root();
        assertEquals(3, union.parts().size());
        ElementsNode.Intersection intersection =
                (ElementsNode.Intersection) union.parts().get(1);
        assertInstanceOf(ElementsNode.Except.class, intersection.parts().get(1));
    }

    @Test
    void constraintAfterAList_belongsToTheElement() {
        TypeNode.ListOf list = (TypeNode.ListOf) type("SEQUENCE OF INTEGER (0..5)");

        assertInstanceOf(TypeNode.Constrained.class, list.element());
        assertInstanceOf(TypeNode.Constrained.class, type("SEQUENCE SIZE(1) OF INTEGER"));
    }

    @Test
    void values_ofManyMeanings_becomeOneNode() {
        ModuleNode module = parse("""
                        M DEFINITIONS ::= BEGIN
                        a Ab ::= { b 1, c d : { e f(2) 3 }, {} }
                        END
                        """).get(0);

        ValueNode.Braced value =
                (ValueNode.Braced) ((Assignment.OfValue) module.assignments().get(0)).value();
        assertEquals(List.of(2, 2, 1), value.elements().stream().map(List::size).toList());
        ValueNode.Choice choice = (ValueNode.Choice) value.elements().get(1).get(1);
        assertEquals(3, ((ValueNode.Braced) choice.value()).elements().get(0).size());
    }
}
