package org.c2x.asn1.emit.ber;

import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Problems;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Finds what asn1bean has no class for, or one that loses values. */
final class BerSupport {
    private static final Set<Kind> STRINGS = Set.of(Kind.NUMERIC, Kind.PRINTABLE, Kind.VISIBLE, Kind.IA5, Kind.UTF8);

    private final Problems problems;

    private BerSupport(Problems problems) {
        this.problems = problems;
    }

    /**
     * Checks all types.
     *
     * @throws org.c2x.asn1.emit.NotSupportedException if the schema has a construct that is not supported
     */
    static void require(JavaModel model) {
        Problems problems = new Problems(model.schema());
        model.declarations().forEach(new BerSupport(problems)::check);
        problems.refuse();
    }

    private void check(Declaration declaration) {
        declaration.forEachPart(this::check);
        String place = declaration.asn1Name();
        Type type = declaration.type();
        if (type instanceof SequenceType sequence) {
            boolean isKnown = sequence.additions().stream()
                    .allMatch(addition -> !addition.isGroup()
                            && addition.components().stream().noneMatch(Component::isMandatory));
            if (!isKnown) {
                refuse(place, "an extension addition that is a group or not OPTIONAL");
            }
        } else if (type instanceof EnumeratedType enumerated
                && Stream.concat(enumerated.root().stream(), enumerated.additions().stream())
                        .anyMatch(enumeral -> enumeral.number().bitLength() >= Integer.SIZE)) {
            refuse(place, "an enumeral of more than 32 bits");
        }
    }

    private void check(Type type, String place) {
        Type resolved = type.resolved();
        if (type.isContaining()) {
            refuse(place, "CONTAINING, whose contents it leaves as octets,");
        } else if (resolved instanceof RealType) {
            // its exponents of two octets are too large for others
            refuse(place, "REAL");
        } else if (resolved instanceof OpenType || resolved instanceof AnyType) {
            refuse(place, "an open type");
        } else if (resolved instanceof ObjectIdentifierType identifier) {
            // its arcs have 31 bits
            refuse(place, identifier.relative() ? "RELATIVE-OID" : "OBJECT IDENTIFIER");
        } else if (resolved instanceof CharacterStringType text && !STRINGS.contains(text.kind())) {
            refuse(place, text.kind().asn1Name());
        }
    }

    private void refuse(String place, String construct) {
        problems.add(place, construct + " is not supported by the mapping to asn1bean yet");
    }
}
