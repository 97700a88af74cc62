package org.c2x.asn1.interpreter.jer;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.Components;
import org.c2x.asn1.interpreter.text.Constraints;
import org.c2x.asn1.interpreter.text.Errors;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** Reads one document. Each method starts at the first token of what it reads and ends at the last one. */
final class JerReader {
    private final JsonFactory json;
    private final JsonParser in;
    private final Utf8Text text;
    /** Index in the text of the first character that the parser gets. */
    private final long start;

    /** The text, once there are readers of parts of it; null before. */
    private char @Nullable [] characters;

    private final NestingCount nesting;
    private final JerLeafReader leaves;
    private final Map<SequenceType, Map<String, Integer>> slots;
    private final Errors errors;
    private long end;

    JerReader(JsonFactory json, Utf8Text text, NestingCount nesting) {
        try {
            this.in = json.createParser(text.chars());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        this.json = json;
        this.text = text;
        this.start = 0;
        this.nesting = nesting;
        this.slots = new HashMap<>();
        this.errors = new Errors();
        this.leaves = new JerLeafReader(in, this);
    }

    /** A reader of a part of the text, which it shares with the one around it: parts may be nested deeply. */
    private JerReader(JerReader outer, int from, int to) throws IOException {
        this.characters = outer.characters();
        this.in = outer.json.createParser(characters, from, to - from);
        this.json = outer.json;
        this.text = outer.text;
        this.start = from;
        this.nesting = outer.nesting;
        this.slots = outer.slots;
        this.errors = outer.errors;
        this.leaves = new JerLeafReader(in, this);
    }

    private char[] characters() {
        if (characters == null) {
            characters = text.chars().toCharArray();
        }
        return characters;
    }

    /**
     * Reads the document's value.
     *
     * @throws DecodeException the first error; those after it are suppressed by it
     */
    Value read(Type type) {
        try {
            if (in.nextToken() == null) {
                throw text.error(text.chars().length(), "expected a JSON value, found the end");
            }
            Value value = value(type, null);
            end = endOfValue();
            errors.requireNone();
            return value;
        } catch (JsonProcessingException notJson) {
            throw errors.with(error(notJson));
        } catch (DecodeException refused) {
            throw errors.with(refused);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private DecodeException error(JsonProcessingException notJson) {
        JsonLocation place = notJson.getLocation() == null ? in.currentLocation() : notJson.getLocation();
        return text.error(start + place.getCharOffset(), "expected JSON: " + notJson.getOriginalMessage());
    }

    /** Index of the first character after the value. */
    long end() {
        return end;
    }

    /** Index of the first character after the value whose last token, completely read, is the current one. */
    private long endOfValue() throws IOException {
        // of a number the parser has looked at the character after it as well
        boolean number = in.currentToken().isNumeric();
        return number
                ? offset() + in.getTextLength()
                : start + in.currentLocation().getCharOffset();
    }

    /** @param defaultValue what is valid although a constraint around the type may exclude it, null for nothing */
    private Value value(Type type, @Nullable Value defaultValue) throws IOException {
        if (type instanceof TypeReference reference) {
            return reference(reference.target(), defaultValue);
        } else if (type instanceof AroundType around) {
            return within(around, defaultValue);
        } else if (type instanceof SequenceType sequence) {
            return sequence(sequence);
        } else if (type instanceof ChoiceType choice) {
            return choice(choice);
        } else if (type instanceof ListType list) {
            return list(list);
        }
        return leaves.read(type);
    }

    private Value contents(Type type, @Nullable Value defaultValue) throws IOException {
        expect(JsonToken.START_OBJECT, "an object");
        if (!JerWriter.CONTAINING.equals(in.nextFieldName())) {
            throw error("expected the member \"" + JerWriter.CONTAINING + '"');
        }
        in.nextToken();
        Value value = value(type, defaultValue);
        if (in.nextToken() != JsonToken.END_OBJECT) {
            throw error("expected nothing but the contents");
        }
        return value;
    }

    private Value reference(TypeDefinition target, @Nullable Value defaultValue) throws IOException {
        String problem = nesting.enter(target);
        if (problem != null) {
            throw error(problem);
        }
        Value value = value(target.type(), defaultValue);
        nesting.leave(target);
        return value;
    }

    private Value within(AroundType type, @Nullable Value defaultValue) throws IOException {
        if (!(type instanceof ConstrainedType constrained)) {
            return contents(type.base(), defaultValue);
        }
        long at = offset();
        int before = errors.count();
        Value value = value(type.base(), defaultValue);
        if (errors.count() == before) {
            Constraints.violation(constrained, value, defaultValue).ifPresent(violation -> {
                throw text.error(at, violation.problem()).within(violation.path());
            });
        }
        return value;
    }

    private Value sequence(SequenceType type) throws IOException {
        expect(JsonToken.START_OBJECT, "an object");
        List<Component> components = type.components();
        Map<String, Integer> byName = slots.computeIfAbsent(type, Components::indices);
        Value[] values = new Value[components.size()];
        Map<Integer, JerReader> deferred = new HashMap<>();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            Integer slot = byName.get(name);
            if (slot == null) {
                skip(error("expected a component of the " + type.kind() + ", found " + Utf8Text.quoted(name)));
                continue;
            }
            if (values[slot] != null || deferred.containsKey(slot)) {
                skip(error("the component is repeated").within(name));
                continue;
            }
            Component component = components.get(slot);
            if (!(component.type().resolved() instanceof OpenType open)) {
                values[slot] =
                        member(name, component.type(), component.defaultValue().orElse(null));
            } else if (open.keys().stream().allMatch(key -> values[requireNonNull(byName.get(key))] != null)) {
                toValue(name);
                values[slot] = openType(name, open, open.identifiers(type, other -> values[other]));
            } else {
                deferred.put(slot, deferred(name));
            }
        }
        for (Map.Entry<Integer, JerReader> later : deferred.entrySet()) {
            Component component = components.get(later.getKey());
            OpenType open = (OpenType) component.type().resolved();
            JerReader reader = later.getValue();
            reader.toValue(component.name());
            values[later.getKey()] =
                    reader.openType(component.name(), open, open.identifiers(type, other -> values[other]));
        }
        for (Violation missing : Components.complete(type, values)) {
            errors.note(error(missing.problem()).within(missing.path()));
        }
        return new SequenceValue(type, values);
    }

    /** Passes over the current member, which is wrong. */
    private void skip(DecodeException error) throws IOException {
        errors.note(error);
        in.nextToken();
        in.skipChildren();
    }

    /** Of the current member, before those that tell its type: they have no order (RFC 8259 section 1). */
    private JerReader deferred(String name) throws IOException {
        try {
            in.nextToken();
            long from = offset();
            in.skipChildren();
            in.finishToken();
            return new JerReader(this, (int) from, (int) endOfValue());
        } catch (JsonProcessingException notJson) {
            throw errors.end(error(notJson)).within(name);
        }
    }

    /** The value itself, of the type that components beside it tell. */
    private Value openType(String name, OpenType type, List<Value> identifiers) throws IOException {
        if (identifiers.stream().anyMatch(Errors::isWrong)) {
            in.skipChildren();
            return Errors.WRONG;
        }
        Optional<OpenType.Row> row = type.row(identifiers);
        if (row.isPresent()) {
            Alternative alternative = row.get().alternative();
            return new ChoiceValue(alternative.name(), part(name, alternative.type(), null));
        }
        return part(name, type, null);
    }

    private Value unknownType(OpenType type) throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT || !JerWriter.UNKNOWN.equals(in.nextFieldName())) {
            throw error("expected a type that the components around it select; they select none");
        }
        in.nextToken();
        Value unknown = leaves.unknownAlternative(type);
        if (in.nextToken() != JsonToken.END_OBJECT) {
            throw error("expected nothing but the unknown type");
        }
        return unknown;
    }

    private Value choice(ChoiceType type) throws IOException {
        expect(JsonToken.START_OBJECT, "an object");
        if (in.nextToken() == JsonToken.END_OBJECT) {
            throw error("expected an alternative of the CHOICE, found none");
        }
        String name = in.currentName();
        Value value;
        if (name.equals(JerWriter.UNKNOWN)) {
            in.nextToken();
            value = leaves.unknownAlternative(type);
        } else {
            Alternative alternative = alternative(type, name);
            value = new ChoiceValue(alternative.name(), member(name, alternative.type(), null));
        }
        if (in.nextToken() != JsonToken.END_OBJECT) {
            throw error("expected one alternative of the CHOICE, found another one");
        }
        return value;
    }

    private Alternative alternative(ChoiceType type, String name) {
        for (Alternative alternative : type.alternatives()) {
            if (alternative.name().equals(name)) {
                return alternative;
            }
        }
        throw error("expected an alternative of the CHOICE, found " + Utf8Text.quoted(name));
    }

    private Value member(String name, Type type, @Nullable Value defaultValue) throws IOException {
        toValue(name);
        return part(name, type, defaultValue);
    }

    private Value list(ListType type) throws IOException {
        expect(JsonToken.START_ARRAY, "an array");
        long at = offset();
        List<Value> elements = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            elements.add(part("[" + elements.size() + "]", type.element(), null));
        }
        ValueCheck.size(type.size(), elements.size(), "elements").ifPresent(problem -> {
            throw text.error(at, problem);
        });
        return new ListValue(elements);
    }

    /**
     * Reads the current value; if it is wrong, what follows it is read all the same.
     *
     * @param type an open type itself is one that nothing selects a type of
     */
    private Value part(String name, Type type, @Nullable Value defaultValue) throws IOException {
        JsonStreamContext around = around();
        int before = errors.count();
        int levels = nesting.depth();
        try {
            return type instanceof OpenType open ? unknownType(open) : value(type, defaultValue);
        } catch (JsonProcessingException notJson) {
            throw errors.end(error(notJson)).within(name);
        } catch (DecodeException wrong) {
            return passOver(name, wrong, levels, around);
        } finally {
            errors.within(name, before);
        }
    }

    /** What the current value is in. */
    private JsonStreamContext around() {
        JsonStreamContext value = in.getParsingContext();
        return in.currentToken().isStructStart() ? value.getParent() : value;
    }

    /**
     * Goes to the last token of a value that is wrong, of which some were read.
     *
     * @param levels of nesting around it
     * @throws DecodeException the error, if nothing is read after it
     */
    private Value passOver(String name, DecodeException wrong, int levels, JsonStreamContext around)
            throws IOException {
        if (!errors.add(wrong)) {
            throw wrong.within(name);
        }
        nesting.leaveTo(levels);
        try {
            while (in.getParsingContext() != around) {
                in.nextToken();
            }
            return Errors.WRONG;
        } catch (JsonProcessingException notJson) {
            throw errors.end(error(notJson)).within(name);
        }
    }

    /** Goes from the name of a member to its value. */
    private void toValue(String name) throws IOException {
        try {
            in.nextToken();
        } catch (JsonProcessingException notJson) {
            throw errors.end(error(notJson)).within(name);
        }
    }

    /** Refuses any other token than this one. */
    void expect(JsonToken token, String noun) {
        if (in.currentToken() != token) {
            throw error("expected " + noun + ", found " + JerLeafReader.noun(in.currentToken()));
        }
    }

    /** An error at the current token. */
    DecodeException error(String problem) {
        return text.error(offset(), problem);
    }

    private long offset() {
        return start + in.currentTokenLocation().getCharOffset();
    }
}
