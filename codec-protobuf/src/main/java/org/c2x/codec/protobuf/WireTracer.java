package org.c2x.codec.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.Tracer;

/** Shows the fields of a message with their numbers and wire types, by the message's descriptor. */
final class WireTracer implements Tracer {
    private static final int DEEPEST = 2 * Limits.DEFAULT.depth();
    private static final String[] WIRE_TYPES = {"varint", "64 bits", "length", "group", "end of group", "32 bits"};

    private final Descriptor type;

    WireTracer(Descriptor type) {
        this.type = type;
    }

    @Override
    public Trace trace(byte[] octets) {
        Walk walk = new Walk(CodedInputStream.newInstance(octets));
        walk.trace.enter("", type.getName(), 0);
        try {
            walk.fields(type, octets.length);
            walk.trace.leave("", octets.length);
            return walk.trace.complete(octets.length);
        } catch (IOException | RuntimeException e) {
            return walk.trace.stopped(new DecodeException(
                    Unit.OCTET,
                    Math.max(0, Math.min(octets.length, walk.in.getTotalBytesRead())),
                    walk.trace.path(),
                    "expected a protobuf message: " + e.getMessage()));
        }
    }

    /** One message. */
    private static final class Walk {
        private final CodedInputStream in;
        private final TraceRecorder trace = new TraceRecorder(Unit.OCTET);

        Walk(CodedInputStream in) {
            this.in = in;
        }

        private int at() {
            return in.getTotalBytesRead();
        }

        void fields(Descriptor message, int end) throws IOException {
            if (trace.depth() > DEEPEST) {
                throw new IOException("too many levels of messages");
            }
            Map<FieldDescriptor, Integer> counts = new HashMap<>();
            while (at() < end) {
                int from = at();
                int tag = in.readTag();
                FieldDescriptor field = message.findFieldByNumber(WireFormat.getTagFieldNumber(tag));
                if (field == null) {
                    in.skipField(tag);
                    trace.item("unknown field", from, at(), header(tag));
                    continue;
                }
                boolean packed =
                        field.isPackable() && WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED;
                enter(field, packed ? 0 : counts.merge(field, 1, Integer::sum), from);
                if (packed) {
                    packed(field, tag, from);
                } else {
                    value(field, tag, from);
                }
            }
        }

        /** A field of its own; those of a repeated one by their index. */
        private void enter(FieldDescriptor field, int count, int from) {
            boolean element = field.isRepeated() && count > 0;
            trace.enter(element ? field.getName() + '[' + (count - 1) + ']' : field.getName(), typeName(field), from);
        }

        private static String typeName(FieldDescriptor field) {
            return switch (field.getJavaType()) {
                case MESSAGE -> field.getMessageType().getName();
                case ENUM -> field.getEnumType().getName();
                default -> field.getType().name().toLowerCase(Locale.ROOT);
            };
        }

        private void value(FieldDescriptor field, int tag, int from) throws IOException {
            int wireType = WireFormat.getTagWireType(tag);
            if (wireType != field.getLiteType().getWireType()) {
                throw new IOException("field " + field.getName() + " with the wire type " + WIRE_TYPES[wireType]);
            }
            if (wireType != WireFormat.WIRETYPE_LENGTH_DELIMITED) {
                trace.item("tag", from, at(), header(tag));
                trace.leave(scalar(field), at());
                return;
            }
            int length = length();
            trace.item("tag and length", from, at(), header(tag) + ' ' + length);
            if (field.getJavaType() == JavaType.MESSAGE) {
                int outer = in.pushLimit(length);
                fields(field.getMessageType(), at() + length);
                in.popLimit(outer);
                trace.leave("", at());
            } else {
                byte[] content = in.readRawBytes(length);
                trace.leave(text(field, content), at());
            }
        }

        private void packed(FieldDescriptor field, int tag, int from) throws IOException {
            int length = length();
            trace.item("tag and length", from, at(), header(tag) + ' ' + length);
            int outer = in.pushLimit(length);
            int end = at() + length;
            int count = 0;
            while (at() < end) {
                trace.enterElement(count++, "", at());
                trace.leave(scalar(field), at());
            }
            in.popLimit(outer);
            trace.leave(count + (count == 1 ? " element" : " elements"), at());
        }

        private int length() throws IOException {
            int length = in.readRawVarint32();
            int left = in.getBytesUntilLimit() < 0 ? Integer.MAX_VALUE : in.getBytesUntilLimit();
            if (length < 0 || length > left) {
                throw new IOException("a length beyond the message around it, " + Integer.toUnsignedString(length));
            }
            return length;
        }

        private String scalar(FieldDescriptor field) throws IOException {
            return switch (field.getType()) {
                case INT32 -> Integer.toString(in.readInt32());
                case SINT32 -> Integer.toString(in.readSInt32());
                case UINT32 -> Integer.toUnsignedString(in.readUInt32());
                case INT64 -> Long.toString(in.readInt64());
                case SINT64 -> Long.toString(in.readSInt64());
                case UINT64 -> Long.toUnsignedString(in.readUInt64());
                case FIXED32 -> Integer.toUnsignedString(in.readFixed32());
                case SFIXED32 -> Integer.toString(in.readSFixed32());
                case FIXED64 -> Long.toUnsignedString(in.readFixed64());
                case SFIXED64 -> Long.toString(in.readSFixed64());
                case FLOAT -> Float.toString(in.readFloat());
                case DOUBLE -> Double.toString(in.readDouble());
                case BOOL -> Boolean.toString(in.readBool());
                case ENUM -> enumeral(field, in.readEnum());
                case STRING, BYTES, MESSAGE, GROUP -> throw new IOException("no number: " + field.getName());
            };
        }

        private static String enumeral(FieldDescriptor field, int number) {
            EnumValueDescriptor known = field.getEnumType().findValueByNumber(number);
            return known == null ? "unknown enumeral " + number : known.getName() + " (" + number + ')';
        }

        private static String text(FieldDescriptor field, byte[] content) {
            return field.getType() == FieldDescriptor.Type.STRING
                    ? '"' + Excerpt.printable(new String(content, StandardCharsets.UTF_8)) + '"'
                    : "'" + HexFormat.of().withUpperCase().formatHex(content) + "'H";
        }

        private static String header(int tag) {
            int wireType = WireFormat.getTagWireType(tag);
            return "field " + WireFormat.getTagFieldNumber(tag) + ", "
                    + (wireType < WIRE_TYPES.length ? WIRE_TYPES[wireType] : "wire type " + wireType);
        }
    }
}
