package org.c2x.asn1.emit.rules;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.JavaNames;
import org.c2x.asn1.emit.LocalNames;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.program.Place;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** The expressions of what a method writes: records within the value get local variables. */
final class Written {
    private final CodecModel model;
    private final SourceWriter out;
    private final LocalNames names;
    /** True if components that may be absent get variables at once with the record that holds them. */
    private final boolean declaresFirst;

    private final Map<String, String> expressions = new HashMap<>();
    private final Map<String, String> records = new HashMap<>();

    Written(CodecModel model, SourceWriter out, LocalNames names, boolean declaresFirst) {
        this.model = model;
        this.out = out;
        this.names = names;
        this.declaresFirst = declaresFirst;
    }

    /** Has a place be known by an expression. */
    void put(Place place, String expression) {
        expressions.put(place.path(), expression);
    }

    /** The expression of a value. */
    String of(Place place) {
        String known = expressions.get(place.path());
        return known == null && place instanceof Place.Member member ? accessor(member) : requireNonNull(known);
    }

    private String accessor(Place.Member place) {
        String record = record(place.around(), place.owner());
        return expressions.getOrDefault(place.path(), accessor(place.owner(), record, place.component()));
    }

    static String accessor(SequenceType type, String record, Component component) {
        return record + '.' + MemberNames.of(type, component) + "()";
    }

    /** The expression of a SEQUENCE, which can be used often. */
    String record(Place place, SequenceType type) {
        String known = records.get(place.path());
        if (known == null) {
            known = once(place, type, of(place));
            records.put(place.path(), known);
            if (declaresFirst && !model.hasHeader()) {
                List<Component> gathered = model.programs().gathered(type, false);
                type.components().stream()
                        .filter(component ->
                                !component.isMandatory() || !type.root().contains(component))
                        .filter(component -> !gathered.contains(component))
                        .forEach(component -> declare(new Place.Member(place, type, component)));
            }
        }
        return known;
    }

    /** An expression for a value that is read from its record once. */
    String once(Place place, Type type, String value) {
        if (!value.endsWith(")")) {
            return value;
        }
        String local = names.fresh(JavaNames.ofMember(name(place, type)));
        out.line(model.java().javaType(type, out) + ' ' + local + " = " + value + ";");
        put(place, local);
        return local;
    }

    private String name(Place place, Type type) {
        boolean isPlain = type instanceof SequenceType && model.plain().isPlain(type) && !model.hasHeader();
        if (isPlain || place == Place.VALUE) {
            return JavaModel.simpleName(model.java().className(type));
        }
        return place instanceof Place.Member member
                ? member.component().name()
                : ((Place.Chosen) place).alternative().name();
    }

    /** Gives a component that may be absent a local variable, so that it is read once. */
    void declare(Place.Member place) {
        String value = of(place);
        String local = names.fresh(JavaNames.ofMember(place.component().name()));
        Defaults.declare(model.java(), place.component(), local, value, out);
        put(place, local);
    }

    /** The condition that a component is encoded. */
    String isPresent(Place.Member place) {
        return place.component().presence() == Presence.DEFAULT
                ? Defaults.differs(model.java(), place.owner(), place.component(), of(place), out)
                : of(place) + " != null";
    }

    /** The condition that one of several is encoded. */
    String isPresent(List<Place.Member> places) {
        return places.stream().map(this::isPresent).collect(Collectors.joining(" || "));
    }
}
