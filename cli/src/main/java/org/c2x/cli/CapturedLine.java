package org.c2x.cli;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Envelope;
import org.c2x.captures.ItsMessage;
import org.c2x.captures.OwnMessage;
import org.c2x.captures.Position;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Body;
import org.c2x.packets.LongPositionVector;
import org.c2x.security.Check;
import org.c2x.security.Verdict;

/**
 * A packet of a capture as a line: a row of a table, or an object of JSON.
 *
 * @param packet  the packet
 * @param verdict about its envelope; null if it has none, or nobody asked
 * @param own     its message of the user's own modules; null if it has none
 */
record CapturedLine(
        CapturedPacket packet,
        @Nullable Verdict verdict,
        @Nullable OwnMessage own) {
    private static final String NOTHING = "-";
    private static final String GAP = "  ";

    /** The heads of the columns. */
    static String head() {
        return Colour.HEADING.of(row("number", "time", "station", "message", "octets", "signer", "")
                        .stripTrailing())
                + '\n';
    }

    /** Whether something is wrong. */
    boolean isBad() {
        return error() != null || verdict != null && !verdict.isValid();
    }

    @Nullable
    DecodeException error() {
        return own == null ? packet.error() : own.error();
    }

    /** Where its sender says to be, in GeoNetworking or in a message of the user's own modules; null if nowhere. */
    @Nullable
    Position position() {
        return packet.position() == null && own != null ? own.position() : packet.position();
    }

    /** A row of the table. */
    String text() {
        return row(
                Long.toString(packet.number()),
                packet.time() == null ? NOTHING : packet.time().toString(),
                packet.station() == null ? NOTHING : packet.station(),
                packet.type() == null ? NOTHING : packet.type(),
                Integer.toString(packet.octets().length()),
                packet.signer() == null ? NOTHING : packet.signer(),
                remark());
    }

    private static String row(
            String number, String time, String station, String type, String octets, String signer, String remark) {
        StringBuilder row = new StringBuilder(128);
        // a listing may have millions of rows, for which String.format is too slow
        right(number, 6, row);
        left(time, 27, row);
        left(station, 17, row);
        left(type, 8, row);
        right(octets, 6, row);
        left(signer, 16, row);
        row.append(remark);
        int end = row.length();
        while (row.charAt(end - 1) == ' ') {
            end--;
        }
        row.setLength(end);
        return row.append('\n').toString();
    }

    private static void right(String text, int width, StringBuilder row) {
        row.append(" ".repeat(Math.max(0, width - text.length()))).append(text).append(GAP);
    }

    private static void left(String text, int width, StringBuilder row) {
        row.append(text).append(" ".repeat(Math.max(0, width - text.length()))).append(GAP);
    }

    private String remark() {
        List<String> remarks = new ArrayList<>();
        if (error() != null) {
            remarks.add(Colour.BAD.of("error: " + error().getMessage()));
        } else if (verdict != null) {
            remarks.add(judgement(verdict));
        }
        packet.remarks().forEach(remark -> remarks.add(Colour.DOUBTFUL.of("note: " + remark.getMessage())));
        return String.join("; ", remarks);
    }

    private static String judgement(Verdict verdict) {
        if (verdict.isValid()) {
            return Colour.GOOD.of("valid");
        }
        boolean isSigned = verdict.checked().contains(Check.SIGNATURE);
        return Colour.BAD.of(
                (isSigned ? "signed, but not valid: " : "not valid: ") + verdict.reason() + ": " + verdict.detail());
    }

    /** An object of JSON. */
    String json() {
        StringBuilder json = new StringBuilder();
        json.append(head(node()));
        if (packet.packet() != null && packet.body() != null) {
            json.append(",\"packet\":").append(geoNetworking(packet.packet().basic(), packet.body()));
        }
        json.append(message(packet.message()));
        if (packet.shortMessage() != null) {
            json.append(",\"psid\":").append(packet.shortMessage().psid());
        }
        String message = own == null ? null : own.json();
        if (message != null) {
            json.append(",\"message\":").append(message);
        }
        if (packet.envelope() != null) {
            json.append(",\"security\":").append(security(packet.envelope()));
        }
        if (!packet.remarks().isEmpty()) {
            ArrayNode remarks = JsonNodeFactory.instance.arrayNode();
            packet.remarks().forEach(remark -> remarks.add(remark.getMessage()));
            json.append(",\"notes\":").append(remarks);
        }
        if (error() != null) {
            json.append(",\"error\":\"")
                    .append(JsonStringEncoder.getInstance().quoteAsString(error().getMessage()))
                    .append('"');
        }
        return json.append("}\n").toString();
    }

    private ObjectNode node() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("number", packet.number());
        put("time", packet.time(), node);
        put("type", packet.type(), node);
        put("messageType", messageType(), node);
        if (packet.stationId() != null) {
            node.put("station", packet.stationId());
        } else {
            put("station", packet.station(), node);
        }
        return node;
    }

    /** The type of the message with its version, {@code r2.CAM}, or with its module; null if there is none. */
    private @Nullable String messageType() {
        if (packet.message() != null) {
            return packet.message().type().qualifiedName();
        }
        return own == null
                ? null
                : own.type().target().module() + '.' + own.type().target().name();
    }

    /** Without the brace at the end. */
    private static String head(ObjectNode node) {
        String text = node.toString();
        return text.substring(0, text.length() - 1);
    }

    private static <T> String message(@Nullable ItsMessage<T> message) {
        if (message == null) {
            return "";
        }
        byte[] json = Codecs.get("jer", message.type().type()).encode(message.value());
        return ",\"message\":" + new String(json, StandardCharsets.UTF_8);
    }

    /** Of GeoNetworking and BTP, in the units of their fields. */
    private ObjectNode geoNetworking(BasicHeader basic, Body body) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("type", body.extended().type().toString());
        node.put("remainingHopLimit", basic.remainingHopLimit());
        LongPositionVector source = body.extended().source();
        node.put("source", source.address().mac().toString());
        node.put("stationType", source.address().stationType());
        node.put("latitude", source.latitude());
        node.put("longitude", source.longitude());
        node.put("speed", source.speed());
        node.put("heading", source.heading());
        if (packet.port() != null) {
            node.put("port", packet.port());
        }
        return node;
    }

    private ObjectNode security(Envelope envelope) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("kind", envelope.kind().toString());
        putNumber("itsAid", envelope.itsAid(), node);
        put("generationTime", envelope.generationTime(), node);
        if (envelope.signer() != null) {
            node.put("signer", envelope.signer().form());
            put("certificate", envelope.signer().digest(), node);
        }
        if (verdict != null) {
            node.put("valid", verdict.isValid());
            put("reason", verdict.reason(), node);
            if (!verdict.isValid()) {
                node.put("detail", verdict.detail());
            }
            ArrayNode checked = node.putArray("checked");
            verdict.checked().forEach(check -> checked.add(check.name()));
        }
        return node;
    }

    /** A number that no application has is text, and short: printing a long one digit by digit takes seconds. */
    private static void putNumber(String name, @Nullable BigInteger number, ObjectNode node) {
        if (number != null && number.bitLength() < Long.SIZE) {
            node.put(name, number.longValue());
        } else if (number != null) {
            node.put(name, Excerpt.of(number));
        }
    }

    private static void put(String name, @Nullable Object value, ObjectNode node) {
        if (value != null) {
            node.put(name, value.toString());
        }
    }
}
