package org.c2x.captures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.its.messages.MessageType;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.WirelessHeader;
import org.c2x.security.Verdict;

/**
 * Packets as rows of a table: values of a SEQUENCE, from which files of tables derive their columns. What a packet has
 * not is absent. Messages are in a CHOICE with an alternative per type, {@code message.v2-CAM}.
 */
public final class PacketTable {
    private static final Type TEXT =
            new CharacterStringType(CharacterStringType.Kind.UTF8, SizeConstraint.NONE, IntegerSet.of(0, 0x10ffff));
    private static final String MESSAGE = "message";
    private static final long GREATEST_32 = 0xffff_ffffL;

    /**
     * What a column shows of a packet.
     *
     * @param content gives a number, a truth value, or what is a text by its {@code toString}; null if absent
     */
    private record Column(
            String name,
            Type type,
            String comment,
            BiFunction<CapturedPacket, @Nullable Verdict, @Nullable Object> content) {
        static Column text(String name, String comment, Function<CapturedPacket, @Nullable Object> content) {
            return new Column(name, TEXT, comment, (packet, verdict) -> content.apply(packet));
        }

        static Column number(
                String name,
                long least,
                long most,
                String comment,
                Function<CapturedPacket, @Nullable Object> content) {
            Type type = new IntegerType(IntegerSet.of(least, most), false, List.of());
            return new Column(name, type, comment, (packet, verdict) -> content.apply(packet));
        }

        /** Of the source's position vector. */
        static Column source(
                String name, long least, long most, String comment, Function<LongPositionVector, Object> content) {
            return number(name, least, most, comment, source(content));
        }

        static Function<CapturedPacket, @Nullable Object> source(Function<LongPositionVector, Object> content) {
            return packet -> packet.body() == null
                    ? null
                    : content.apply(packet.body().extended().source());
        }

        /** Of the envelope. */
        static Function<CapturedPacket, @Nullable Object> envelope(Function<Envelope, @Nullable Object> content) {
            return packet -> packet.envelope() == null ? null : content.apply(packet.envelope());
        }

        Component component() {
            return PacketTable.component(name, type, comment);
        }

        @Nullable
        Value value(CapturedPacket packet, @Nullable Verdict verdict) {
            Object found = content.apply(packet, verdict);
            if (found instanceof Number number) {
                return IntegerValue.of(number.longValue());
            } else if (found instanceof Boolean truth) {
                return new BooleanValue(truth);
            }
            return found == null ? null : new CharacterStringValue(found.toString());
        }
    }

    private static final Column ERROR = Column.text("error", "what is wrong", packet -> message(packet.error()));

    private static final List<Column> COLUMNS = List.of(
            Column.number("number", 1, Long.MAX_VALUE, "of the frame, from 1 on", CapturedPacket::number),
            Column.text("time", "when it was captured, in UTC (ISO 8601)", CapturedPacket::time),
            Column.number("linkType", -1, GREATEST_32, "number of the frame's form", CapturedPacket::linkType),
            Column.text(
                    "linkSource",
                    "address of who sent the frame",
                    packet -> packet.link() == null ? null : packet.link().source()),
            Column.number(
                    "signal",
                    Byte.MIN_VALUE,
                    Byte.MAX_VALUE,
                    "how strong the frame arrived, in dBm",
                    packet -> packet.link() instanceof WirelessHeader header ? header.signal() : null),
            Column.number("length", 0, GREATEST_32, "of the frame, in octets", CapturedPacket::length),
            Column.text("type", "of the message, else of the packet", CapturedPacket::type),
            Column.number("station", 0, GREATEST_32, "whose message it is", CapturedPacket::stationId),
            Column.text(
                    "packet",
                    "type of the GeoNetworking packet",
                    packet -> packet.body() == null
                            ? null
                            : packet.body().extended().type()),
            Column.number(
                    "remainingHopLimit",
                    0,
                    255,
                    "how often it may still be forwarded",
                    packet -> packet.packet() == null
                            ? null
                            : packet.packet().basic().remainingHopLimit()),
            Column.text(
                    "source",
                    "address of the packet's source",
                    Column.source(source -> source.address().mac())),
            Column.source(
                    "stationType",
                    0,
                    31,
                    "of the source",
                    source -> source.address().stationType()),
            Column.source(
                    "latitude",
                    Integer.MIN_VALUE,
                    Integer.MAX_VALUE,
                    "of the source, in 0.1 microdegrees to the north",
                    LongPositionVector::latitude),
            Column.source(
                    "longitude",
                    Integer.MIN_VALUE,
                    Integer.MAX_VALUE,
                    "of the source, in 0.1 microdegrees to the east",
                    LongPositionVector::longitude),
            Column.source(
                    "speed", Short.MIN_VALUE, Short.MAX_VALUE, "of the source, in 0.01 m/s", LongPositionVector::speed),
            Column.source(
                    "heading", 0, 0xffff, "of the source, in 0.1 degrees from north", LongPositionVector::heading),
            Column.number("port", 0, 0xffff, "of BTP, whom the packet is for", CapturedPacket::port),
            Column.number(
                    "psid",
                    0,
                    GREATEST_32,
                    "service that a WAVE Short Message is for",
                    packet -> packet.shortMessage() == null
                            ? null
                            : packet.shortMessage().psid()),
            Column.text("security", "how the packet is secured", Column.envelope(Envelope::kind)),
            Column.number(
                    "itsAid",
                    0,
                    Long.MAX_VALUE,
                    "what the packet is signed for",
                    Column.envelope(envelope ->
                            envelope.itsAid() == null || envelope.itsAid().bitLength() >= Long.SIZE
                                    ? null
                                    : envelope.itsAid())),
            Column.text(
                    "generationTime",
                    "when it was signed, as it says, in UTC (ISO 8601)",
                    Column.envelope(Envelope::generationTime)),
            Column.text(
                    "signer",
                    "HashedId8 of the signer's certificate, else the form of the signer",
                    CapturedPacket::signer),
            new Column(
                    "valid",
                    new BooleanType(),
                    "whether it was verified",
                    (packet, verdict) -> verdict == null ? null : verdict.isValid()),
            new Column(
                    "reason", TEXT, "why it was not", (packet, verdict) -> verdict == null ? null : verdict.reason()),
            Column.text(
                    "notes",
                    "what is against the standards but was read",
                    packet -> packet.remarks().isEmpty()
                            ? null
                            : packet.remarks().stream()
                                    .map(DecodeException::getMessage)
                                    .collect(Collectors.joining("; "))),
            ERROR);

    /**
     * What becomes of the messages of a type.
     *
     * @param name of the alternative
     */
    private record Alternative<T>(MessageType<T> type, String name, Type schema, Codec<Value> codec) {
        static <T> Alternative<T> of(MessageType<T> type) {
            Type schema = SchemaResources.load(
                            type.type().getClassLoader(), type.modules().toArray(String[]::new))
                    .find(type.name())
                    .map(TypeReference::new)
                    .orElseThrow();
            String name = type.family() + '-' + type.abbreviation();
            return new Alternative<>(type, name, schema, new TableCodec(RuleSet.UPER, schema));
        }

        ChoiceType.Alternative alternative() {
            return new ChoiceType.Alternative(name, List.of(), schema, "");
        }

        Value value(Object message, OctetString payload) {
            Value value;
            try {
                value = codec.decode(payload.toByteArray());
            } catch (DecodeException longerThanPayload) {
                T whole = type.type().cast(message);
                value = codec.decode(
                        Codecs.get(MessageDecoder.SCHEME, type.type()).encode(whole));
            }
            return new ChoiceValue(name, value);
        }
    }

    private final Map<MessageType<?>, Alternative<?>> alternatives = new LinkedHashMap<>();
    /** The names of their alternatives. */
    private final Map<TypeReference, String> ownNames = new LinkedHashMap<>();

    private final SequenceType type;

    private PacketTable(List<MessageType<?>> messages, List<TypeReference> own) {
        List<Component> components =
                new ArrayList<>(COLUMNS.stream().map(Column::component).toList());
        messages.forEach(message -> alternatives.put(message, Alternative.of(message)));
        own.forEach(one -> ownNames.put(one, ownName(one.target(), own)));
        List<ChoiceType.Alternative> all = new ArrayList<>();
        alternatives.values().forEach(alternative -> all.add(alternative.alternative()));
        ownNames.forEach((one, name) -> all.add(new ChoiceType.Alternative(name, List.of(), one, "")));
        if (!all.isEmpty()) {
            ChoiceType choice = new ChoiceType(all, false, List.of());
            components.add(component(MESSAGE, choice, "in the form of its own type"));
        }
        type = new SequenceType(SequenceType.Kind.SEQUENCE, components, false, List.of());
    }

    /** The name of a type, with that of its module if several have it. */
    private static String ownName(TypeDefinition own, List<TypeReference> all) {
        boolean isOnly = all.stream()
                .noneMatch(
                        other -> other.target() != own && other.target().name().equals(own.name()));
        return isOnly ? own.name() : own.module() + '-' + own.name();
    }

    /**
     * A table of packets with messages of these types, those of others without.
     *
     * @param messages each once
     */
    public static PacketTable of(List<MessageType<?>> messages) {
        return of(messages, OwnTypes.NONE);
    }

    /**
     * A table of packets with messages of these types, and of some of the user's own.
     *
     * @param messages each once
     */
    public static PacketTable of(List<MessageType<?>> messages, OwnTypes own) {
        return new PacketTable(messages, own.types());
    }

    private static @Nullable String message(@Nullable DecodeException error) {
        return error == null ? null : error.getMessage();
    }

    private static Component component(String name, Type type, String comment) {
        return new Component(name, List.of(), type, Component.Presence.OPTIONAL, Optional.empty(), comment);
    }

    /** What rows are values of. */
    public SequenceType type() {
        return type;
    }

    /**
     * A packet as a row; may be called by several threads.
     *
     * @param verdict about its envelope; null if it has none, or nobody asked
     * @throws EncodeException if its message ends after its payload and cannot be written otherwise
     */
    public Value row(CapturedPacket packet, @Nullable Verdict verdict) {
        return row(packet, verdict, null);
    }

    /**
     * The same for a packet that may have a message of the user's own types.
     *
     * @param own null if it has none
     */
    public Value row(CapturedPacket packet, @Nullable Verdict verdict, @Nullable OwnMessage own) {
        Value[] cells = new Value[type.components().size()];
        for (int i = 0; i < COLUMNS.size(); i++) {
            cells[i] = COLUMNS.get(i).value(packet, verdict);
        }
        if (packet.message() != null && packet.body() != null) {
            Alternative<?> message = alternatives.get(packet.message().type());
            if (message != null) {
                cells[COLUMNS.size()] =
                        message.value(packet.message().value(), packet.body().payload());
            }
        } else if (own != null) {
            String error = message(own.error());
            cells[COLUMNS.indexOf(ERROR)] = error == null ? null : new CharacterStringValue(error);
            String name = ownNames.get(own.type());
            if (name != null && own.value() != null) {
                cells[COLUMNS.size()] = new ChoiceValue(name, own.value());
            }
        }
        return SequenceValue.wrap(type, cells);
    }
}
