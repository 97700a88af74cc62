package org.c2x.asn1.emit.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SequenceType.Addition;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeVisitor;

/** The JSON of the values of each kind of type. */
final class JsonTypes implements TypeVisitor<ObjectNode> {
    private static final String HEX = "(?:[0-9A-Fa-f]{2})*";
    private static final String ARC = "(?:0|[1-9][0-9]*)";
    /** X.660 clause 6: below the arcs 0 and 1 are 40 each. */
    private static final String OBJECT_IDENTIFIER =
            "(?:[01]\\.(?:[0-9]|[1-3][0-9])|2\\." + ARC + ")(?:\\." + ARC + ")*";

    private static final String RELATIVE = ARC + "(?:\\." + ARC + ")*";
    /** The member for what only a later version knows. */
    private static final String UNKNOWN = "...";

    @Override
    public ObjectNode visit(BooleanType type) {
        return Json.type("boolean");
    }

    @Override
    public ObjectNode visit(NullType type) {
        return Json.type("null");
    }

    @Override
    public ObjectNode visit(IntegerType type) {
        ObjectNode number = Json.type("integer");
        return type.extensible() ? number : number.setAll(Json.within(type.root(), "minimum", "maximum", 1));
    }

    @Override
    public ObjectNode visit(RealType type) {
        ObjectNode special = Json.object();
        Stream.of("INF", "-INF", "NaN", "-0").forEach(special.putArray("enum")::add);
        return Json.anyOf(List.of(Json.type("number"), special));
    }

    @Override
    public ObjectNode visit(EnumeratedType type) {
        ObjectNode known = Json.object();
        ArrayNode names = known.putArray("enum");
        Stream.concat(type.root().stream(), type.additions().stream())
                .map(NamedNumber::name)
                .forEach(names::add);
        if (!type.extensible()) {
            return known;
        }
        ObjectNode index = Json.object();
        index.set(UNKNOWN, index(type.additions().size()));
        return Json.anyOf(List.of(known, Json.members(index, List.of(UNKNOWN))));
    }

    @Override
    public ObjectNode visit(BitStringType type) {
        if (type.size().isFixed()) {
            return Json.pattern(bits(type.size().root().lower().orElseThrow().intValueExact()));
        }
        ObjectNode properties = Json.object();
        properties.set("value", Json.pattern(HEX));
        ObjectNode length = Json.type("integer");
        if (isLimited(type.size())) {
            length.setAll(Json.within(type.size().root(), "minimum", "maximum", 1));
        }
        properties.set("length", length);
        return Json.members(properties, List.of("value", "length"));
    }

    /** The bits after the last one are 0. */
    private static String bits(int length) {
        int left = length % Byte.SIZE;
        String whole = "(?:[0-9A-Fa-f]{2}){" + length / Byte.SIZE + '}';
        if (left == 0) {
            return whole;
        }
        String any = "[0-9A-Fa-f]";
        return whole + (left <= 4 ? digits(1 << 4 - left) + '0' : any + digits(1 << Byte.SIZE - left));
    }

    /** The hexadecimal digits of multiples of a power of two. */
    private static String digits(int step) {
        return IntStream.iterate(0, digit -> digit < 16, digit -> digit + step)
                .mapToObj(digit -> digit < 10
                        ? Integer.toString(digit)
                        : "" + "ABCDEF".charAt(digit - 10) + "abcdef".charAt(digit - 10))
                .collect(Collectors.joining("", "[", "]"));
    }

    @Override
    public ObjectNode visit(OctetStringType type) {
        return Json.pattern(HEX).setAll(sized(type, type.size()));
    }

    @Override
    public ObjectNode visit(ObjectIdentifierType type) {
        return Json.pattern(type.relative() ? RELATIVE : OBJECT_IDENTIFIER);
    }

    @Override
    public ObjectNode visit(CharacterStringType type) {
        ObjectNode text = Json.type("string");
        return type.kind().isTime()
                ? text
                : text.<ObjectNode>setAll(Json.characters(type.alphabet())).setAll(sized(type, type.size()));
    }

    @Override
    public ObjectNode visit(SequenceType type) {
        ObjectNode properties = Json.object();
        type.textualOrder().forEach(i -> {
            Component component = type.components().get(i);
            properties.set(
                    component.name(),
                    Json.described(component.comment(), component.type().accept(this)));
        });
        ObjectNode node = Json.members(
                properties,
                type.root().stream()
                        .filter(Component::isMandatory)
                        .map(Component::name)
                        .toList());
        ObjectNode together = Json.object();
        type.additions().stream().filter(Addition::isGroup).forEach(group -> together(group, together));
        if (!together.isEmpty()) {
            node.set("dependentRequired", together);
        }
        return node;
    }

    /** A version bracket is there with all its mandatory components; one with its default may be there alone. */
    private static void together(Addition group, ObjectNode dependent) {
        List<String> mandatory = group.components().stream()
                .filter(Component::isMandatory)
                .map(Component::name)
                .toList();
        for (Component component : group.components()) {
            List<String> others = mandatory.stream()
                    .filter(name -> !name.equals(component.name()))
                    .toList();
            if (!others.isEmpty() && component.defaultValue().isEmpty()) {
                others.forEach(dependent.putArray(component.name())::add);
            }
        }
    }

    @Override
    public ObjectNode visit(ChoiceType type) {
        ObjectNode properties = Json.object();
        for (Alternative alternative : type.alternatives()) {
            properties.set(
                    alternative.name(),
                    Json.described(alternative.comment(), alternative.type().accept(this)));
        }
        if (type.extensible()) {
            properties.set(UNKNOWN, unknown(type));
        }
        return Json.members(properties, List.of()).put("minProperties", 1).put("maxProperties", 1);
    }

    /** The value itself: components beside it tell which type it has. */
    @Override
    public ObjectNode visit(OpenType type) {
        List<ObjectNode> types = new ArrayList<>();
        type.alternatives().forEach(each -> types.add(each.type().accept(this)));
        if (type.extensible()) {
            ObjectNode properties = Json.object();
            properties.set(UNKNOWN, unknown(type));
            types.add(Json.members(properties, List.of(UNKNOWN)));
        }
        return Json.anyOf(types);
    }

    private static ObjectNode unknown(ChoiceType type) {
        ObjectNode properties = Json.object();
        properties.set("index", index(type.additions().size()));
        properties.set("octets", Json.pattern(HEX));
        return Json.members(properties, List.of("index", "octets"));
    }

    private static ObjectNode index(int least) {
        return Json.type("integer").put("minimum", least).put("maximum", Integer.MAX_VALUE);
    }

    @Override
    public ObjectNode visit(ListType type) {
        ObjectNode list = Json.type("array");
        list.set("items", type.element().accept(this));
        return list.setAll(sized(type, type.size()));
    }

    @Override
    public ObjectNode visit(TypeReference type) {
        return Json.object().put("$ref", Json.reference(type.target()));
    }

    /** X.697 clause 25.4. */
    @Override
    public ObjectNode visit(ContainingType type) {
        ObjectNode contents = Json.object().put("type", "object");
        contents.putObject("properties").set("containing", type.base().accept(this));
        contents.putArray("required").add("containing");
        return contents.put("additionalProperties", false);
    }

    @Override
    public ObjectNode visit(ConstrainedType type) {
        List<ObjectNode> parts = new ArrayList<>(List.of(type.base().accept(this)));
        parts.addAll(Constraints.of(type.base(), type.constraint()));
        return Json.several("allOf", parts);
    }

    private static ObjectNode sized(Type type, SizeConstraint size) {
        return isLimited(size) ? Json.size(type, size.root()).orElseThrow() : Json.object();
    }

    private static boolean isLimited(SizeConstraint size) {
        return !size.extensible() && !size.equals(SizeConstraint.NONE);
    }
}
