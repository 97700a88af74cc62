package org.c2x.asn1.interpreter.xer;

import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;

/**
 * The names of elements that stand for types (NonParameterizedTypeName, X.680 clause 14.2): that of the definition, or
 * of a type without one, and of an instance of a parameterised one, its ASN.1 name with low lines (clause 12.36).
 */
final class ElementNames implements StructureVisitor<String> {
    private static final ElementNames NAMES = new ElementNames();

    private ElementNames() {}

    static String of(Type type) {
        return type.accept(NAMES);
    }

    /** The name around each element of a list; an element of a NULL has that of its type (X.680 clause 26.4). */
    static String ofElements(ListType list) {
        return list.element().resolved() instanceof NullType
                ? of(list.element())
                : list.elementName().orElseGet(() -> of(list.element()));
    }

    /**
     * Whether the elements of a list of such a type have no element around them, which what they hold is
     * already (X.680 clause 26.5, Table 5).
     */
    static boolean holdsOneElement(Type type) {
        Type resolved = type.resolved();
        return !type.isContaining()
                && (resolved instanceof BooleanType
                        || resolved instanceof EnumeratedType
                        || resolved instanceof ChoiceType && !(resolved instanceof OpenType));
    }

    @Override
    public String leaf(Type type) {
        return ValueText.nameOf(type).replace(' ', '_').replace('-', '_');
    }

    @Override
    public String visit(SequenceType type) {
        return type.kind().name();
    }

    @Override
    public String visit(ListType type) {
        return type.kind() + "_OF";
    }

    @Override
    public String visit(ChoiceType type) {
        return "CHOICE";
    }

    @Override
    public String visit(OpenType type) {
        return "OPEN_TYPE";
    }

    @Override
    public String visit(AnyType type) {
        return "OPEN_TYPE";
    }

    @Override
    public String visit(TypeReference type) {
        return type.target().isInstance()
                ? of(type.target().type())
                : type.target().name();
    }

    @Override
    public String visit(ContainingType type) {
        return "OCTET_STRING";
    }

    @Override
    public String visit(ConstrainedType type) {
        return of(type.base());
    }
}
