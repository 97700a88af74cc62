package org.c2x.asn1.emit.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;

/** Words of JSON Schema. */
final class Json {
    private static final int LAST_OF_FOUR_DIGITS = 0xffff;

    private Json() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ObjectNode type(String name) {
        return object().put("type", name);
    }

    /** Values that no schema has. */
    static ObjectNode nothing() {
        ObjectNode nothing = object();
        nothing.putObject("not");
        return nothing;
    }

    static String reference(TypeDefinition type) {
        return "#/$defs/" + type;
    }

    /** Strings that match as a whole. */
    static ObjectNode pattern(String expression) {
        return type("string").put("pattern", "^(?:" + expression + ")$");
    }

    static ObjectNode anyOf(List<? extends JsonNode> parts) {
        return several("anyOf", parts);
    }

    /** One of several words whose value is a list of schemas; of a single one that itself. */
    static ObjectNode several(String word, List<? extends JsonNode> parts) {
        Set<JsonNode> different = new LinkedHashSet<>(parts);
        if (different.size() == 1) {
            return (ObjectNode) different.iterator().next();
        }
        ObjectNode node = object();
        ArrayNode array = node.putArray(word);
        different.forEach(array::add);
        return node;
    }

    /** An object with these members alone. */
    static ObjectNode members(ObjectNode properties, List<String> required) {
        ObjectNode node = type("object");
        node.set("properties", properties);
        return require(node, required).put("additionalProperties", false);
    }

    /** The object has these members. */
    static ObjectNode require(ObjectNode node, List<String> names) {
        if (!names.isEmpty()) {
            names.forEach(node.putArray("required")::add);
        }
        return node;
    }

    /** How many elements, characters or octets a value of the type has; empty for a type without a word for that. */
    static Optional<ObjectNode> size(Type type, IntegerSet lengths) {
        if (type instanceof ListType) {
            return Optional.of(within(lengths, "minItems", "maxItems", 1));
        } else if (type instanceof CharacterStringType) {
            return Optional.of(within(lengths, "minLength", "maxLength", 1));
        } else if (type instanceof OctetStringType) {
            return Optional.of(within(lengths, "minLength", "maxLength", 2));
        }
        return Optional.empty();
    }

    /**
     * A number within a set.
     *
     * @param least  the word for the lower bound
     * @param most   the word for the upper bound
     * @param factor what a unit of the set is in those of the bounds
     */
    static ObjectNode within(IntegerSet set, String least, String most, int factor) {
        if (set.isEmpty()) {
            return nothing();
        }
        return anyOf(set.ranges().stream()
                .map(range -> {
                    ObjectNode node = object();
                    if (range.lower() != null) {
                        node.put(least, range.lower().multiply(BigInteger.valueOf(factor)));
                    }
                    if (range.upper() != null) {
                        node.put(most, range.upper().multiply(BigInteger.valueOf(factor)));
                    }
                    return node;
                })
                .toList());
    }

    /** Strings of these characters; any if some are beyond those of four hexadecimal digits. */
    static ObjectNode characters(IntegerSet set) {
        boolean isShort = set.upper()
                .filter(last -> last.compareTo(BigInteger.valueOf(LAST_OF_FOUR_DIGITS)) <= 0)
                .isPresent();
        if (!isShort) {
            return object();
        }
        String ranges = set.ranges().stream()
                .map(range -> escaped(range.least()) + '-' + escaped(range.most()))
                .collect(Collectors.joining("", "[", "]*"));
        return object().put("pattern", "^" + ranges + '$');
    }

    private static String escaped(BigInteger character) {
        return String.format("\\u%04x", character.intValueExact());
    }

    /** With a comment, if there is one. */
    static JsonNode described(String comment, ObjectNode node) {
        return comment.isBlank()
                ? node
                : object().put("description", comment.strip()).setAll(node);
    }
}
