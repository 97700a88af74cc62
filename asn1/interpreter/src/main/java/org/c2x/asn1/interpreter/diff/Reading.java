package org.c2x.asn1.interpreter.diff;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Whether a reader of one version of a type reads what a writer of another one writes, in one encoding. */
final class Reading {
    /** After each value, to see whether the reader ends where the writer did. */
    private static final IntegerValue END = IntegerValue.of(0xa5c3f00fL);

    private final boolean isText;
    private final Type from;
    private final Type to;
    private final SequenceType written;
    private final Codec<Value> writer;
    private final Codec<Value> reader;
    private final Codec<Value> writerOfTwo;
    private final Codec<Value> readerOfTwo;

    private Reading(Type from, Type to, boolean isText, Function<Type, Codec<Value>> codecs) {
        this.isText = isText;
        this.from = from;
        this.to = to;
        this.written = followed(from);
        writer = codecs.apply(from);
        reader = codecs.apply(to);
        writerOfTwo = codecs.apply(written);
        readerOfTwo = codecs.apply(followed(to));
    }

    /** The first of the values that is not read, empty if all are. */
    static Optional<Verdict.Example> firstUnread(String scheme, Type from, Type to, List<Value> values) {
        Optional<RuleSet> rules = RuleSet.of(scheme);
        Reading reading = new Reading(
                from,
                to,
                rules.isEmpty(),
                type -> rules.isPresent() ? new TableCodec(rules.get(), type) : new JerCodec(type));
        return values.stream().map(reading::unread).flatMap(Optional::stream).findFirst();
    }

    private static SequenceType followed(Type type) {
        IntegerType number =
                new IntegerType(IntegerSet.range(BigInteger.ZERO, BigInteger.valueOf(0xffff_ffffL)), false, List.of());
        return new SequenceType(
                SequenceType.Kind.SEQUENCE,
                List.of(component("value", 0, type), component("end", 1, number)),
                false,
                List.of());
    }

    private static Component component(String name, int number, Type type) {
        TypeTag tag = new TypeTag(new Tag(TagClass.CONTEXT, number), TypeTag.Mode.EXPLICIT);
        return new Component(name, List.of(tag), type, Component.Presence.MANDATORY, Optional.empty(), "");
    }

    private Optional<Verdict.Example> unread(Value value) {
        try {
            byte[] message = writer.encode(value);
            return problem(value, message)
                    .or(() -> problemAfter(value))
                    .map(problem -> new Verdict.Example(text(message), problem));
        } catch (EncodeException none) {
            // what one cannot write nobody reads
            return Optional.empty();
        }
    }

    private String text(byte[] message) {
        return isText
                ? new String(message, StandardCharsets.UTF_8)
                : HexFormat.of().formatHex(message);
    }

    private Optional<String> problem(Value value, byte[] message) {
        try {
            return Understood.problem(from, value, to, reader.decode(message), "");
        } catch (DecodeException refused) {
            return Optional.of(refused.getMessage());
        }
    }

    /** A reader that takes the message for a longer or shorter one goes wrong in what follows, where something does. */
    private Optional<String> problemAfter(Value value) {
        byte[] both = writerOfTwo.encode(new SequenceValue(written, value, END));
        try {
            SequenceValue read = (SequenceValue) readerOfTwo.decode(both);
            if (read.get(1).equals(END)
                    && Understood.problem(from, value, to, read.get(0), "").isEmpty()) {
                return Optional.empty();
            }
        } catch (DecodeException refused) {
            // for the reason that is given for all of them
        }
        return Optional.of("the reader ends elsewhere than the writer: what follows in a message is read wrongly");
    }
}
