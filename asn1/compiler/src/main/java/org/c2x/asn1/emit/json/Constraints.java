package org.c2x.asn1.emit.json;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.emit.ConstraintText;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/**
 * Constraints that no encoding shows, as far as JSON Schema has words for them: not for ranges of REAL, single values
 * of strings of bits and octets and of what has components, and the size of a BIT STRING. A constraint with such a part
 * is left out as a whole, unless it is one of several that all hold.
 */
final class Constraints {
    private Constraints() {}

    /** The schemas that hold beside that of the type. */
    static List<ObjectNode> of(Type type, Constraint constraint) {
        List<Constraint> all = constraint instanceof Constraint.AllOf several ? several.parts() : List.of(constraint);
        return all.stream().flatMap(part -> schema(type, part).stream()).toList();
    }

    /** Empty if JSON Schema cannot say it. */
    private static Optional<ObjectNode> schema(Type written, Constraint constraint) {
        Type type = written.resolved();
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return all(type, anyOf.parts()).map(Json::anyOf);
        } else if (constraint instanceof Constraint.AllOf allOf) {
            return all(type, allOf.parts()).map(parts -> Json.several("allOf", parts));
        } else if (constraint instanceof Constraint.Not not) {
            return schema(type, not.part()).map(part -> holding("not", part));
        } else if (constraint instanceof Constraint.OneOf oneOf) {
            return oneOf(oneOf);
        } else if (constraint instanceof Constraint.Range range) {
            return Optional.of(Json.within(range.values(), "minimum", "maximum", 1));
        } else if (constraint instanceof Constraint.Size size) {
            return Json.size(type, size.lengths());
        } else if (constraint instanceof Constraint.Alphabet alphabet) {
            return Optional.of(Json.characters(alphabet.characters())).filter(pattern -> !pattern.isEmpty());
        } else if (constraint instanceof Constraint.Elements elements) {
            return schema(((ListType) type).element(), elements.constraint()).map(each -> holding("items", each));
        } else if (constraint instanceof Constraint.Components components) {
            return components(type, components.byName());
        }
        return Optional.empty();
    }

    private static Optional<List<ObjectNode>> all(Type type, List<Constraint> parts) {
        List<ObjectNode> schemas =
                parts.stream().flatMap(part -> schema(type, part).stream()).toList();
        return Optional.of(schemas).filter(known -> known.size() == parts.size());
    }

    private static ObjectNode holding(String word, JsonNode schema) {
        return Json.object().set(word, schema);
    }

    private static Optional<ObjectNode> oneOf(Constraint.OneOf constraint) {
        ObjectNode node = Json.object();
        var values = node.putArray("enum");
        constraint.values().stream().flatMap(value -> json(value).stream()).forEach(values::add);
        return Optional.of(node)
                .filter(known -> values.size() == constraint.values().size());
    }

    private static Optional<JsonNode> json(Value value) {
        if (value instanceof IntegerValue number) {
            return Optional.of(JsonNodeFactory.instance.numberNode(number.toBigInteger()));
        } else if (value instanceof BooleanValue bool) {
            return Optional.of(BooleanNode.valueOf(bool.value()));
        } else if (value instanceof EnumeratedValue enumeral) {
            return Optional.of(TextNode.valueOf(enumeral.name()));
        } else if (value instanceof CharacterStringValue text) {
            return Optional.of(TextNode.valueOf(text.value()));
        }
        return Optional.empty();
    }

    private static Optional<ObjectNode> components(Type type, Map<String, ComponentConstraint> byName) {
        Map<String, Type> types = ConstraintText.componentTypes(type);
        ObjectNode node = Json.object();
        ObjectNode properties = node.putObject("properties");
        List<String> present = new ArrayList<>();
        for (Map.Entry<String, ComponentConstraint> each : byName.entrySet()) {
            Optional<Constraint> value = each.getValue().value();
            if (each.getValue().presence() == Presence.PRESENT) {
                present.add(each.getKey());
            }
            if (each.getValue().presence() == Presence.ABSENT) {
                properties.put(each.getKey(), false);
            } else if (value.isPresent()) {
                Optional<ObjectNode> schema = schema(requireNonNull(types.get(each.getKey())), value.get());
                if (schema.isEmpty()) {
                    return Optional.empty();
                }
                properties.set(each.getKey(), schema.get());
            }
        }
        return Optional.of(Json.require(node, present));
    }
}
