package org.c2x.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.value.Value;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.PacketTable;
import org.c2x.captures.Position;

/** A text with a piece for each packet, one after the other. */
final class PacketText implements PacketOutput<byte[]> {
    /** Of the decimals of a degree that positions have. */
    private static final int DECIMALS = 7;

    private final Console console;
    private final Function<CapturedLine, byte @Nullable []> piece;
    private final byte[] between;
    private final byte[] end;
    private boolean hasBegun;

    private PacketText(
            Console console,
            String begin,
            Function<CapturedLine, byte @Nullable []> piece,
            String between,
            String end) {
        this.console = console;
        this.piece = piece;
        this.between = utf8(between);
        this.end = utf8(end);
        console.out().print(begin);
    }

    /** A table for people. */
    static PacketText table(Console console) {
        return new PacketText(console, CapturedLine.head(), line -> utf8(line.text()), "", "");
    }

    /** An object of JSON per line. */
    static PacketText json(Console console) {
        return new PacketText(console, "", line -> utf8(line.json()), "", "");
    }

    /** GeoJSON (RFC 7946): a feature where the packet's source is, with what the line of JSON says. */
    static PacketText geoJson(Console console) {
        return new PacketText(
                console,
                "{\"type\":\"FeatureCollection\",\"features\":[\n",
                line -> utf8(feature(line)),
                ",\n",
                "\n]}\n");
    }

    private static String feature(CapturedLine line) {
        Position position = line.position();
        String geometry =
                position == null ? "null" : "{\"type\":\"Point\",\"coordinates\":[" + coordinates(position) + "]}";
        return "{\"type\":\"Feature\",\"geometry\":" + geometry + ",\"properties\":"
                + line.json().strip() + '}';
    }

    /** Longitude and latitude in degrees. */
    private static String coordinates(Position position) {
        return degrees(position.longitude()) + ',' + degrees(position.latitude());
    }

    private static String degrees(int steps) {
        return BigDecimal.valueOf(steps, DECIMALS).toPlainString();
    }

    /** KML (OGC 12-007r2): a placemark where the packet's source is; packets without a position have none. */
    static PacketText kml(Console console) {
        return new PacketText(
                console,
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
                """,
                line -> {
                    Position position = line.position();
                    return position == null ? null : utf8(placemark(line, position));
                },
                "\n",
                "\n</Document></kml>\n");
    }

    private static String placemark(CapturedLine line, Position position) {
        CapturedPacket packet = line.packet();
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartElement("Placemark");
            element("name", packet.type() + " " + packet.station(), xml);
            if (packet.time() != null) {
                xml.writeStartElement("TimeStamp");
                element("when", packet.time().toString(), xml);
                xml.writeEndElement();
            }
            xml.writeStartElement("ExtendedData");
            for (Map.Entry<String, Object> fact : facts(line).entrySet()) {
                xml.writeStartElement("Data");
                xml.writeAttribute("name", fact.getKey());
                element("value", Excerpt.printable(fact.getValue().toString()), xml);
                xml.writeEndElement();
            }
            xml.writeEndElement();
            xml.writeStartElement("Point");
            element("coordinates", coordinates(position), xml);
            xml.writeEndElement();
            xml.writeEndElement();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private static Map<String, Object> facts(CapturedLine line) {
        CapturedPacket packet = line.packet();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("number", packet.number());
        facts.put("type", packet.type());
        facts.put("station", packet.station());
        facts.put("signer", packet.signer());
        facts.put("error", line.error() == null ? null : line.error().getMessage());
        facts.values().removeIf(value -> value == null);
        return facts;
    }

    private static void element(String name, String content, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(content);
        xml.writeEndElement();
    }

    /**
     * A table as CSV.
     *
     * @param rows what makes its lines
     * @param head the names of its columns
     */
    static PacketText csv(Console console, PacketTable table, byte[] head, Function<Value, byte[]> rows) {
        return new PacketText(
                console,
                new String(head, StandardCharsets.UTF_8) + '\n',
                line -> withEnd(rows.apply(table.row(line.packet(), line.verdict(), line.own()))),
                "",
                "");
    }

    private static byte[] withEnd(byte[] line) {
        byte[] ended = Arrays.copyOf(line, line.length + 1);
        ended[line.length] = '\n';
        return ended;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public byte @Nullable [] of(CapturedLine line) {
        return piece.apply(line);
    }

    @Override
    public void add(byte[] made) throws IOException {
        if (hasBegun) {
            console.print(between);
        }
        hasBegun = true;
        console.print(made);
    }

    @Override
    public void close() throws IOException {
        console.print(end);
    }
}
