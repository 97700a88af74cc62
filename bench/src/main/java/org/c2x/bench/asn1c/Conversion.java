package org.c2x.bench.asn1c;

import java.util.function.Function;
import org.c2x.asn1.interpreter.columns.Columns;
import org.c2x.asn1.interpreter.columns.CsvRows;
import org.c2x.asn1.interpreter.mapping.SchemaResources;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.Value;
import org.c2x.bench.BenchContent;
import org.c2x.its.messages.MessageType;
import org.c2x.study.StudyTypes;

/**
 * Encodings of a scheme as text, as {@code c2x convert} makes it: the message is decoded, and a line of CSV or a
 * document in XER is made of its value tree. Not thread-safe.
 */
public final class Conversion {
    private static final String XER = "xer";

    private final Function<byte[], Value> decoder;
    private final Codec<Value> xml;
    private final CsvRows rows;

    private Conversion(Function<byte[], Value> decoder, Codec<Value> xml, CsvRows rows) {
        this.decoder = decoder;
        this.xml = xml;
        this.rows = rows;
    }

    /**
     * The conversion of a content's messages.
     *
     * @throws java.util.NoSuchElementException if there is no such scheme for the content's type
     */
    public static Conversion of(String scheme, BenchContent<?> content) {
        return of(scheme, content.type());
    }

    @SuppressWarnings("unchecked") // the text schemes work on value trees
    private static <T> Conversion of(String scheme, Class<T> type) {
        MappedCodec<T, Value> text = (MappedCodec<T, Value>) Codecs.get(XER, type);
        Codec<T> codec = Codecs.get(scheme, type);
        Columns columns = Columns.all(schema(type), null);
        return new Conversion(decoder(codec, text), text.message(), new CsvRows(columns));
    }

    /** Table codecs decode to the tree, others to their record. */
    private static <T> Function<byte[], Value> decoder(Codec<T> codec, MappedCodec<T, Value> text) {
        if (codec instanceof MappedCodec<T, ?> mapped && mapped.mapping().equals(text.mapping())) {
            return octets -> (Value) mapped.message().decode(octets);
        }
        return octets -> text.mapping().toMessage(codec.decode(octets));
    }

    private static Type schema(Class<?> type) {
        MessageType<?> message = StudyTypes.all().stream()
                .filter(one -> one.type().equals(type))
                .findFirst()
                .orElseThrow();
        return SchemaResources.load(
                        Conversion.class.getClassLoader(), message.modules().toArray(String[]::new))
                .find(message.name())
                .map(TypeReference::new)
                .orElseThrow();
    }

    /** The lines of a message without the end of the last one. */
    public byte[] toCsv(byte[] octets) {
        return rows.of(decoder.apply(octets));
    }

    /** The document of a message. */
    public byte[] toXml(byte[] octets) {
        return xml.encode(decoder.apply(octets));
    }
}
