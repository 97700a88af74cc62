package org.c2x.asn1.emit.grammar;

import java.util.List;
import java.util.TreeSet;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.plan.xml.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.StructureVisitor;
import org.c2x.asn1.schema.Type;

/** The names of the elements that hold strings: those of one name share a part of the string table (EXI 7.3.3). */
public final class StringNames {

    private StringNames() {}

    /** All such names of a schema in a fixed order. */
    public static List<String> of(JavaModel model) {
        TreeSet<String> names = new TreeSet<>();
        for (Declaration declaration : model.declarations()) {
            declaration.type().accept(new Elements(names)).run();
        }
        return List.copyOf(names);
    }

    /** Adds the names of the elements within the element of a type, as far as they hold strings. */
    private record Elements(TreeSet<String> names) implements StructureVisitor<Runnable> {

        @Override
        public Runnable visit(SequenceType type) {
            return () -> type.components().forEach(component -> add(component.name(), component.type()));
        }

        @Override
        public Runnable visit(ChoiceType type) {
            return () -> type.alternatives().forEach(alternative -> add(alternative.name(), alternative.type()));
        }

        @Override
        public Runnable visit(ListType type) {
            return () -> add(XmlType.ITEM, type.element());
        }

        @Override
        public Runnable leaf(Type type) {
            return () -> {};
        }

        private void add(String name, Type type) {
            XmlType xml = XmlType.of(type);
            if (xml instanceof XmlType.Text || xml instanceof XmlType.Identifier) {
                names.add(name);
            }
        }
    }
}
