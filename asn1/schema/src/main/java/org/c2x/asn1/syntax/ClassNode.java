package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.source.Position;

/**
 * An information object class (X.681 clause 9).
 *
 * @param syntax what WITH SYNTAX says, empty if there is none
 */
public record ClassNode(Position position, List<Field> fields, Optional<List<SyntaxItem>> syntax) {

    /** A field; its name includes the ampersand. */
    public sealed interface Field {
        Name name();

        /** True for a field with OPTIONAL. */
        boolean optional();
    }

    /** A type field. */
    public record TypeField(Name name, boolean optional, Optional<TypeNode> defaultType) implements Field {}

    /** A value field, or an object field if the governor is a class; the type may be a field itself. */
    public record SingleField(
            Name name, TypeNode governor, boolean unique, boolean optional, Optional<ValueNode> defaultValue)
            implements Field {}

    /** A value set field, or an object set field if the governor is a class; the type may be a field itself. */
    public record SetField(Name name, TypeNode governor, boolean optional, Optional<ConstraintNode> defaultSet)
            implements Field {}

    /** An item of WITH SYNTAX (X.681 clause 10). */
    public sealed interface SyntaxItem {}

    /** A word in capitals, or a comma. */
    public record Word(String text) implements SyntaxItem {}

    /** A field whose setting is given. */
    public record FieldItem(Name field) implements SyntaxItem {}

    /** What may be left out. */
    public record OptionalGroup(List<SyntaxItem> items) implements SyntaxItem {}
}
