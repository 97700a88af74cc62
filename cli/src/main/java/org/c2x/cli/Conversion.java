package org.c2x.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.notation.NotationCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.interpreter.xer.XerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.columnar.ColumnarFormat;
import org.c2x.its.messages.MessageType;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/**
 * From one encoding of messages to another. Thread-safe, but for captures.
 *
 * @param <R> what becomes of a message
 */
@FunctionalInterface
interface Conversion<R> {
    String JER = "jer";
    String XER = "xer";
    String NOTATION = "asn";

    /** The form of tables, which is written only. */
    String CSV = "csv";

    /** The form of captures, which is written only here. */
    String PCAP = "pcap";

    /** The forms of files that are written only. */
    Set<String> FILES = Stream.concat(
                    Stream.of(CSV, PCAP), Arrays.stream(ColumnarFormat.values()).map(ColumnarFormat::formatName))
            .collect(Collectors.toUnmodifiableSet());

    /** Ends the names of the schemes that read a table of the schema also where there is compiled code. */
    String TABLE = "-table";

    /** What works on any schema without generated code. */
    Map<String, Function<Type, Codec<Value>>> FOR_ANY_TYPE = forAnyType();

    private static Map<String, Function<Type, Codec<Value>>> forAnyType() {
        Map<String, Function<Type, Codec<Value>>> schemes = new TreeMap<>();
        for (RuleSet rules : RuleSet.interpreted()) {
            schemes.put(rules.scheme(), type -> new TableCodec(rules, type));
            schemes.put(rules.scheme() + TABLE, type -> new TableCodec(rules, type));
        }
        schemes.put(JER, JerCodec::new);
        schemes.put(XER, XerCodec::new);
        schemes.put(NOTATION, NotationCodec::new);
        return schemes;
    }

    /** A message that was read and can be written. */
    @FunctionalInterface
    interface Message<R> {
        /**
         * The other encoding.
         *
         * @throws EncodeException if that cannot express the message
         */
        R encoded();
    }

    /**
     * Reads a message from a part of an array.
     *
     * @throws DecodeException if it is none in the one scheme
     */
    Decoded<Message<R>> decode(byte[] octets, int offset, int length);

    /**
     * Converts one message.
     *
     * @throws DecodeException if it is none in the one scheme
     * @throws EncodeException if the other scheme cannot express it
     */
    default R convert(byte[] message) {
        return decode(message, 0, message.length).value().encoded();
    }

    /** Whether a scheme's messages are text. */
    static boolean isText(String scheme) {
        return scheme.equals(CSV) || !FILES.contains(scheme) && offsetUnit(scheme) == Unit.CHARACTER;
    }

    /** What offsets in messages of a scheme count. */
    static Unit offsetUnit(String scheme) {
        if (scheme.equals(JER) || scheme.equals(XER) || scheme.equals(NOTATION)) {
            return Unit.CHARACTER; // no codec of the class path is loaded for it
        }
        return rules(scheme).map(RuleSet::offsetUnit).orElseGet(() -> Codecs.offsetUnit(scheme));
    }

    /** The rule set of a scheme, empty if it is another kind of scheme. */
    static Optional<RuleSet> rules(String scheme) {
        return RuleSet.of(scheme.endsWith(TABLE) ? scheme.substring(0, scheme.length() - TABLE.length()) : scheme);
    }

    /** Makes octets of messages of any type. */
    @FunctionalInterface
    interface Target {
        /**
         * What makes octets of messages of a type.
         *
         * @throws EncodeException if it has no place for the type
         */
        <T> Function<T, byte[]> of(MessageType<T> type);
    }

    /**
     * Between schemes of the class path.
     *
     * @throws ParameterException if there is no such scheme, or it has no codec for any of the types
     */
    static Conversion<byte[]> of(MessageFamily family, String from, String to, CommandLine command) {
        require(family, to, command);
        return of(family, from, new SchemeTarget(to), command);
    }

    /**
     * From a scheme of the class path to something else.
     *
     * @throws ParameterException if there is no such scheme, or it has no codec for any of the types
     */
    static Conversion<byte[]> of(MessageFamily family, String from, Target to, CommandLine command) {
        require(family, from, command);
        // a type is looked up when there is a message of it, and once
        Map<MessageType<?>, Conversion<byte[]>> known = new ConcurrentHashMap<>();
        return (octets, offset, length) -> known.computeIfAbsent(
                        family.of(octets, offset, length, from), type -> of(type, from, to))
                .decode(octets, offset, length);
    }

    private static void require(MessageFamily family, String scheme, CommandLine command) {
        require(scheme, command);
        if (family.types().stream()
                .noneMatch(type -> Codecs.find(scheme, type.type()).isPresent())) {
            throw new ParameterException(
                    command,
                    "scheme '" + scheme + "' has no codec for "
                            + family.types().get(0).name());
        }
    }

    private static <T> Conversion<byte[]> of(MessageType<T> type, String from, Target to) {
        Function<T, byte[]> target = target(type, to);
        Codec<T> source = codec(from, type);
        return (octets, offset, length) -> decode(source, from, target, octets, offset, length);
    }

    /** That there is none is an error of each message, which can be read all the same. */
    private static <T> Function<T, byte[]> target(MessageType<T> type, Target to) {
        try {
            return to.of(type);
        } catch (EncodeException none) {
            return message -> {
                throw none;
            };
        }
    }

    private static <T> Codec<T> codec(String scheme, MessageType<T> type) {
        return Codecs.find(scheme, type.type())
                .orElseThrow(() -> new EncodeException("", "scheme " + scheme + " has no " + type.qualifiedName()));
    }

    /** Messages in a scheme of the class path. */
    record SchemeTarget(String scheme) implements Target {
        @Override
        public <T> Function<T, byte[]> of(MessageType<T> type) {
            return codec(scheme, type)::encode;
        }
    }

    /**
     * Between the schemes that work on any type.
     *
     * @throws ParameterException if a scheme is none of them
     */
    static Conversion<byte[]> of(Type type, String from, String to, CommandLine command) {
        Codec<Value> target = forAnyType(type, to, command);
        return of(type, from, target::encode, command);
    }

    /**
     * From a scheme that works on any type to something else.
     *
     * @throws ParameterException if the scheme is none of them
     */
    static <R> Conversion<R> of(Type type, String from, Function<Value, R> to, CommandLine command) {
        Codec<Value> source = forAnyType(type, from, command);
        return (octets, offset, length) -> decode(source, from, to, octets, offset, length);
    }

    /**
     * From any scheme of the class path to something else that is made of a type's value.
     *
     * @throws ParameterException if there is no such scheme, or it has no codec for the type
     */
    static <R> Conversion<R> throughJson(
            MessageFamily family, Type type, String from, Function<Value, R> to, CommandLine command) {
        Conversion<byte[]> json = of(family, from, JER, command);
        Codec<Value> jer = new JerCodec(type);
        return (octets, offset, length) -> {
            Decoded<Message<byte[]>> decoded = json.decode(octets, offset, length);
            Message<byte[]> message = decoded.value();
            return new Decoded<>(() -> to.apply(jer.decode(message.encoded())), decoded.consumedOctets());
        };
    }

    private static Codec<Value> forAnyType(Type type, String scheme, CommandLine command) {
        if (!FOR_ANY_TYPE.containsKey(scheme)) {
            throw unknown(scheme, List.copyOf(FOR_ANY_TYPE.keySet()), command);
        }
        return FOR_ANY_TYPE.get(scheme).apply(type);
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
    private static <T, R> Decoded<Message<R>> decode(
            Codec<T> codec, String scheme, Function<T, R> to, byte[] octets, int offset, int length) {
        Decoded<T> decoded = codec.decode(octets, offset, length);
        if (isText(scheme)) {
            for (int i = offset + decoded.consumedOctets(); i < offset + length; i++) {
                if (" \t\r\n".indexOf(octets[i]) < 0) {
                    String before = new String(octets, offset, i - offset, StandardCharsets.UTF_8);
                    throw new DecodeException(
                            Unit.CHARACTER,
                            before.codePointCount(0, before.length()),
                            "",
                            "expected nothing after the document");
                }
            }
        }
        T value = decoded.value();
        return new Decoded<>(() -> to.apply(value), decoded.consumedOctets());
    }
}
