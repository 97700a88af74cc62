package org.c2x.asn1.schema;

import java.util.List;

/**
 * INTEGER.
 *
 * @param root       exactly the values of the extension root; its hull is what PER sees
 * @param extensible true if the constraint has an extension marker: values outside the root are valid, and the
 *                   encoding starts with an extension bit
 */
public record IntegerType(IntegerSet root, boolean extensible, List<NamedNumber> namedNumbers) implements Type {

    public IntegerType {
        namedNumbers = List.copyOf(namedNumbers);
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
