package org.c2x.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.c2x.streams.LineReader;
import org.c2x.streams.RecordReader;

/**
 * Messages of somebody's own type.
 *
 * @param words  where they come from
 * @param random whether they were made by chance
 */
record OwnMessages(List<Value> values, String words, boolean random) {
    private static final int RANDOM_MESSAGES = 256;
    private static final int SEED = 680;

    /**
     * Messages made by chance, the same ones in each run.
     *
     * @throws BadInputException if the type has no values
     */
    static OwnMessages random(Type type) {
        RandomValues source = new RandomValues(type, new SplittableRandom(SEED));
        List<Value> values = new ArrayList<>();
        try {
            for (int i = 0; i < RANDOM_MESSAGES; i++) {
                values.add(source.next());
            }
        } catch (IllegalStateException none) {
            throw new BadInputException(
                    "cannot make a random message of the type: " + none.getMessage() + "; use --messages");
        }
        return new OwnMessages(values, RANDOM_MESSAGES + " random messages", true);
    }

    /**
     * The messages of a file: documents, one a line or one in all; hex, one a line, if the file has nothing but hex
     * digits; otherwise octets, each message directly after the one before.
     *
     * @throws BadInputException if one is bad, or there is none; with its place in the file
     */
    static OwnMessages read(Path file, Codec<Value> codec, boolean isText) throws IOException {
        byte[] octets = Files.readAllBytes(file);
        List<Value> values;
        if (isText) {
            values = documents(file, octets, codec);
        } else {
            boolean isHex = isOnly(octets, octet -> isBlank(octet) || Character.digit(octet, 16) >= 0);
            values = isHex ? lines(file, octets, codec, false) : records(file, octets, codec);
        }
        if (values.isEmpty()) {
            throw new BadInputException(file + ": the file contains no message");
        }
        String count = values.size() == 1 ? "the message" : "the " + values.size() + " messages";
        return new OwnMessages(values, count + " of " + file.getFileName(), false);
    }

    private static boolean isBlank(int octet) {
        return octet == ' ' || octet == '\t' || octet == '\r' || octet == '\n';
    }

    private static boolean isOnly(byte[] octets, IntPredicate allowed) {
        for (byte octet : octets) {
            if (octet < 0 || !allowed.test(octet)) {
                return false;
            }
        }
        return true;
    }

    private static List<Value> documents(Path file, byte[] octets, Codec<Value> codec) throws IOException {
        if (isOnly(octets, OwnMessages::isBlank)) {
            return List.of();
        }
        try {
            Decoded<Value> whole = codec.decode(octets, 0, octets.length);
            String rest = new String(
                    octets, whole.consumedOctets(), octets.length - whole.consumedOctets(), StandardCharsets.UTF_8);
            return rest.isBlank() ? List.of(whole.value()) : lines(file, octets, codec, true);
        } catch (DecodeException first) {
            throw new BadInputException(file + ":" + line(octets, first.offset()) + ": " + first.getMessage());
        }
    }

    /** The line of a character of a text. */
    private static long line(byte[] octets, long character) {
        return 1
                + new String(octets, StandardCharsets.UTF_8)
                        .codePoints()
                        .limit(character)
                        .filter(point -> point == '\n')
                        .count();
    }

    private static List<Value> lines(Path file, byte[] octets, Codec<Value> codec, boolean isText) throws IOException {
        List<Value> values = new ArrayList<>();
        LineReader lines = new LineReader(new ByteArrayInputStream(octets));
        int number = 0;
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            number++;
            if (isOnly(line, OwnMessages::isBlank)) {
                continue;
            }
            try {
                DecodeException.Unit unit = isText ? DecodeException.Unit.CHARACTER : DecodeException.Unit.OCTET;
                values.add(alone(codec, MessageLine.parse(line, unit)));
            } catch (DecodeException bad) {
                throw new BadInputException(file + ":" + number + ": " + bad.getMessage());
            }
        }
        return values;
    }

    private static Value alone(Codec<Value> codec, byte[] message) {
        Decoded<Value> decoded = codec.decode(message, 0, message.length);
        int more = message.length - decoded.consumedOctets();
        if (more > 0) {
            throw new DecodeException(
                    DecodeException.Unit.OCTET,
                    decoded.consumedOctets(),
                    "",
                    "expected the end of the message, found " + more + (more == 1 ? " octet" : " octets") + " more");
        }
        return decoded.value();
    }

    private static List<Value> records(Path file, byte[] octets, Codec<Value> codec) throws IOException {
        RecordReader<Value> reader =
                new RecordReader<>(new ByteArrayInputStream(octets), codec::decode, BitReader.MAX_OCTETS);
        List<Value> values = new ArrayList<>();
        long at = 0;
        try {
            for (Value value = reader.next(); value != null; value = reader.next()) {
                values.add(value);
                at = reader.offset();
            }
        } catch (DecodeException bad) {
            throw new BadInputException(
                    file + ": message " + reader.number() + " at octet " + at + ": " + bad.getMessage());
        }
        return values;
    }
}
