package org.c2x.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.RuleSet;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.its.contents.MessageType;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** From one encoding of a message to another. */
@FunctionalInterface
interface Conversion {
    String JER = "jer";

    /** Ends the names of the schemes that read a table of the schema also where there is compiled code. */
    String TABLE = "-table";

    /** What works on any schema without generated code. */
    Map<String, Function<Type, Codec<Value>>> FOR_ANY_TYPE = forAnyType();

    private static Map<String, Function<Type, Codec<Value>>> forAnyType() {
        Map<String, Function<Type, Codec<Value>>> schemes = new TreeMap<>();
        for (RuleSet rules : RuleSet.values()) {
            schemes.put(rules.scheme(), type -> new TableCodec(rules, type));
            schemes.put(rules.scheme() + TABLE, type -> new TableCodec(rules, type));
        }
        schemes.put(JER, JerCodec::new);
        return schemes;
    }

    /**
     * Converts one message.
     *
     * @throws DecodeException if it is none in the one scheme
     * @throws EncodeException if the other scheme cannot express it
     */
    byte[] convert(byte[] message);

    /** Whether a scheme's messages are text. */
    static boolean isText(String scheme) {
        return offsetUnit(scheme) == Unit.CHARACTER;
    }

    /** What offsets in messages of a scheme count. */
    static Unit offsetUnit(String scheme) {
        return rules(scheme).map(RuleSet::offsetUnit).orElseGet(() -> Codecs.offsetUnit(scheme));
    }

    /** The rule set of a scheme, empty if it is another kind of scheme. */
    static Optional<RuleSet> rules(String scheme) {
        return RuleSet.of(scheme.endsWith(TABLE) ? scheme.substring(0, scheme.length() - TABLE.length()) : scheme);
    }

    /**
     * Between schemes of the class path.
     *
     * @throws ParameterException if there is no such scheme, or it has no codec for any of the types
     */
    static Conversion of(MessageFamily family, String from, String to, CommandLine command) {
        for (String scheme : List.of(from, to)) {
            require(scheme, command);
            if (family.types().stream()
                    .noneMatch(type -> Codecs.find(scheme, type.type()).isPresent())) {
                throw new ParameterException(
                        command,
                        "scheme '" + scheme + "' has no codec for "
                                + family.types().get(0).name());
            }
        }
        return message -> convert(family.of(message, from), from, to, message);
    }

    private static <T> byte[] convert(MessageType<T> type, String from, String to, byte[] message) {
        Codec<T> target = Codecs.find(to, type.type())
                .orElseThrow(() -> new EncodeException("", "scheme " + to + " has no " + type.qualifiedName()));
        Codec<T> source = Codecs.find(from, type.type())
                .orElseThrow(() -> new EncodeException("", "scheme " + from + " has no " + type.qualifiedName()));
        return target.encode(decode(source, from, message));
    }

    /**
     * Between the schemes that work on any type.
     *
     * @throws ParameterException if a scheme is none of them
     */
    static Conversion of(Type type, String from, String to, CommandLine command) {
        for (String scheme : List.of(from, to)) {
            if (!FOR_ANY_TYPE.containsKey(scheme)) {
                throw unknown(scheme, List.copyOf(FOR_ANY_TYPE.keySet()), command);
            }
        }
        Codec<Value> source = FOR_ANY_TYPE.get(from).apply(type);
        Codec<Value> target = FOR_ANY_TYPE.get(to).apply(type);
        return message -> target.encode(decode(source, from, message));
    }

    /** @throws ParameterException if there is no such scheme on the class path, or it cannot be used */
    static void require(String scheme, CommandLine command) {
        Codecs.unavailable(scheme).ifPresent(reason -> {
            throw new ParameterException(command, "scheme '" + scheme + "' cannot be used because " + reason);
        });
        if (!Codecs.has(scheme)) {
            throw unknown(scheme, Codecs.schemes(), command);
        }
    }

    private static ParameterException unknown(String scheme, List<String> schemes, CommandLine command) {
        return new ParameterException(
                command, "unknown scheme '" + scheme + "'; there are " + String.join(", ", schemes));
    }

    /** What follows a binary message is ignored; a document is alone in its line or file. */
    private static <T> T decode(Codec<T> codec, String scheme, byte[] message) {
        Decoded<T> decoded = codec.decode(message, 0, message.length);
        if (isText(scheme)) {
            for (int i = decoded.consumedOctets(); i < message.length; i++) {
                if (" \t\r\n".indexOf(message[i]) < 0) {
                    String before = new String(message, 0, i, StandardCharsets.UTF_8);
                    throw new DecodeException(
                            Unit.CHARACTER,
                            before.codePointCount(0, before.length()),
                            "",
                            "expected nothing behind the JSON document");
                }
            }
        }
        return decoded.value();
    }
}
