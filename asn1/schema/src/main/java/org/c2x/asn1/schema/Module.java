package org.c2x.asn1.schema;

import java.util.List;

/**
 * One ASN.1 module.
 *
 * @param name    module reference, for instance {@code CAM-PDU-Descriptions}
 * @param oid     object identifier in dotted form, empty if the module has none
 * @param comment comment before the module, empty if there is none
 * @param types   type assignments in textual order, without parameterised ones; instances of those come at the end
 * @param values  value assignments in textual order
 */
public record Module(
        String name, String oid, String comment, List<TypeDefinition> types, List<ValueDefinition> values) {

    public Module {
        types = List.copyOf(types);
        values = List.copyOf(values);
    }

    /** The module with these of its types. */
    Module withTypes(List<TypeDefinition> some) {
        return new Module(name, oid, comment, some, values);
    }
}
