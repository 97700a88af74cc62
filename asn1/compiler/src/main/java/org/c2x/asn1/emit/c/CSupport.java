package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.JavaModel.Declaration;
import org.c2x.asn1.emit.Problems;
import org.c2x.asn1.emit.Sizes;
import org.c2x.asn1.emit.WrittenNumbers;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Finds what C code cannot do yet, so that a schema is refused as a whole and with all its places. */
final class CSupport {
    private final CModel model;
    private final Problems problems;

    private CSupport(CModel model) {
        this.model = model;
        this.problems = new Problems(model.java().schema());
    }

    /**
     * Checks all types.
     *
     * @throws org.c2x.asn1.emit.NotSupportedException if the schema has a construct that is not supported
     */
    static void require(CModel model) {
        CSupport support = new CSupport(model);
        model.java().declarations().forEach(support::check);
        support.problems.refuse();
    }

    /** What single encodings have no form of, although structs do: their source files refuse its values. */
    static List<String> omissions(CModel model) {
        Problems omissions = new Problems(model.java().schema());
        model.java()
                .declarations()
                .forEach(declaration -> declaration.forEachPart((type, place) -> omission(type.resolved())
                        .ifPresent(text -> omissions.add(place, text.formatted(model.prefix())))));
        return omissions.lines();
    }

    /** A text with a gap for what file names begin with. */
    private static Optional<String> omission(Type type) {
        if (type instanceof RealType) {
            return Optional.of("%s_exi.c refuses a REAL");
        }
        if (type instanceof ObjectIdentifierType identifier) {
            return Optional.of(
                    identifier.relative()
                            ? "%s_exi.c refuses a RELATIVE-OID"
                            : "%s_exi.c refuses an OBJECT IDENTIFIER");
        }
        boolean isTime = type instanceof CharacterStringType text && text.kind() == CharacterStringType.Kind.TIME;
        return isTime ? Optional.of("%1$s_uper.c, %1$s_aper.c and %1$s_oer.c refuse a TIME") : Optional.empty();
    }

    private void check(Declaration declaration) {
        String place = declaration.asn1Name();
        if (declaration.type() instanceof ListType || declaration.type() instanceof BitStringType) {
            check(declaration.type(), place);
        }
        if (declaration.type() instanceof SequenceType sequence) {
            sequence.components().forEach(component -> checkDefault(component, place + '.' + component.name()));
        }
        if (declaration.type() instanceof EnumeratedType enumerated) {
            WrittenNumbers.tooLarge(enumerated)
                    .ifPresent(number -> refuse(place, "an enumeral of " + Excerpt.of(number)));
        }
        declaration.forEachPart(this::check);
    }

    private void refuse(String place, String construct) {
        problems.add(place, construct + " is not supported by the C back end yet");
    }

    private void check(Type type, String place) {
        Type resolved = type.resolved();
        Sizes.of(resolved)
                .root()
                .lower()
                .filter(least -> least.bitLength() > Integer.SIZE)
                .ifPresent(least -> refuse(place, "a size of " + least + " or more"));
        if (resolved instanceof BitStringType bits
                && bits.namedBits().stream().anyMatch(named -> named.number().bitLength() > Integer.SIZE)) {
            refuse(place, "a named bit above 4294967295");
        }
    }

    private void checkDefault(Component component, String place) {
        WrittenNumbers.tooLarge(
                        component,
                        (type, number) ->
                                model.isLong(type) || CModel.number(type).holds(number))
                .ifPresent(number -> refuse(place, "a DEFAULT of " + Excerpt.of(number)));
    }
}
