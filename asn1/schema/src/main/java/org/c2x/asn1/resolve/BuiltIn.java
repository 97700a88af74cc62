package org.c2x.asn1.resolve;

import java.util.List;
import org.c2x.asn1.parser.ModuleParser;
import org.c2x.asn1.source.Diagnostics;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.syntax.ModuleNode;

/**
 * The assignments that the standards presuppose: the associated types of EXTERNAL as encodings see it (X.690 clause
 * 8.18, X.691 clause 29), EMBEDDED PDV and CHARACTER STRING (X.680 clauses 36 and 44), and the classes of X.681 Annexes
 * A and B. A name that a module does not know is looked up here.
 */
final class BuiltIn {
    private static final String TEXT = """
            BuiltIn DEFINITIONS AUTOMATIC TAGS ::= BEGIN

            -- a tag that is written keeps automatic ones away (X.680 clause 25.3): X.690 has none in EXTERNAL
            EXTERNAL ::= [UNIVERSAL 8] IMPLICIT SEQUENCE {
              direct-reference       [UNIVERSAL 6] IMPLICIT OBJECT IDENTIFIER OPTIONAL,
              indirect-reference     INTEGER OPTIONAL,
              data-value-descriptor  ObjectDescriptor OPTIONAL,
              encoding CHOICE {
                single-ASN1-type     [0] EXPLICIT ABSTRACT-SYNTAX.&Type,
                octet-aligned        [1] IMPLICIT OCTET STRING,
                arbitrary            [2] IMPLICIT BIT STRING
              }
            } (CONSTRAINED BY { -- direct-reference, indirect-reference or both are there -- })

            EMBEDDED-PDV ::= [UNIVERSAL 11] IMPLICIT SEQUENCE {
              identification  Identification,
              data-value      OCTET STRING
            }

            CHARACTER-STRING ::= [UNIVERSAL 29] IMPLICIT SEQUENCE {
              identification  Identification,
              string-value    OCTET STRING
            }

            Identification ::= CHOICE {
              syntaxes SEQUENCE {
                abstract  OBJECT IDENTIFIER,
                transfer  OBJECT IDENTIFIER
              },
              syntax                   OBJECT IDENTIFIER,
              presentation-context-id  INTEGER,
              context-negotiation SEQUENCE {
                presentation-context-id  INTEGER,
                transfer-syntax          OBJECT IDENTIFIER
              },
              transfer-syntax          OBJECT IDENTIFIER,
              fixed                    NULL
            }

            TYPE-IDENTIFIER ::= CLASS {
              &id OBJECT IDENTIFIER UNIQUE,
              &Type
            } WITH SYNTAX { &Type IDENTIFIED BY &id }

            ABSTRACT-SYNTAX ::= CLASS {
              &id        OBJECT IDENTIFIER UNIQUE,
              &Type,
              &property  BIT STRING { handles-invalid-encodings(0) } DEFAULT {}
            } WITH SYNTAX { &Type IDENTIFIED BY &id [HAS PROPERTY &property] }

            END
            """;

    private static final ModuleNode MODULE = parse();

    private BuiltIn() {}

    /** The module, which all schemas share; what is resolved of it belongs to one. */
    static ModuleNode module() {
        return MODULE;
    }

    private static ModuleNode parse() {
        SourceFile file = new SourceFile("built-in types", TEXT);
        return ModuleParser.parse(file, new Diagnostics(List.of(file))).get(0);
    }
}
