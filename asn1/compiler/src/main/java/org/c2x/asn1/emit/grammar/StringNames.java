package org.c2x.asn1.emit.grammar;

import java.util.List;
import java.util.TreeSet;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.xsd.XmlType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The names of the elements that hold strings: those of one name share a part of the string table (EXI 7.3.3). */
public final class StringNames {

    private StringNames() {}

    /** All such names of a schema in a fixed order. */
    public static List<String> of(JavaModel model) {
        TreeSet<String> names = new TreeSet<>();
        for (Declaration declaration : model.declarations()) {
            Type type = declaration.type();
            if (type instanceof SequenceType sequence) {
                for (Component component : sequence.components()) {
                    add(component.name(), component.type(), names);
                }
            } else if (type instanceof ChoiceType choice) {
                choice.alternatives().forEach(each -> add(each.name(), each.type(), names));
            } else if (type instanceof ListType list) {
                add(XmlType.ITEM, list.element(), names);
            }
        }
        return List.copyOf(names);
    }

    private static void add(String name, Type type, TreeSet<String> names) {
        XmlType xml = XmlType.of(type);
        if (xml instanceof XmlType.Text || xml instanceof XmlType.Identifier) {
            names.add(name);
        }
    }
}
