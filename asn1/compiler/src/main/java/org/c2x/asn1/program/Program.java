package org.c2x.asn1.program;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.Type;

/**
 * What codes the values of a SEQUENCE, SET, CHOICE or list, in both directions.
 *
 * <pre>
 *   Point ::= SEQUENCE { x INTEGER (0..4095), y INTEGER (0..100) OPTIONAL }
 *
 *   fields has y 1, x 12                in unaligned PER
 *   if y
 *     fields y 7
 * </pre>
 *
 * @param type without references and constraints around it
 */
public record Program(Type type, List<Statement> statements) {
    public Program {
        statements = List.copyOf(statements);
    }

    /** One statement a line, those within another one indented. */
    @Override
    public String toString() {
        return statements.stream().map(Statement::toString).collect(Collectors.joining("\n"));
    }
}
