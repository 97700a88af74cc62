package org.c2x.codec.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.util.Locale;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.Route;

/**
 * Finds the fields of components by the message's descriptor. Names of fields are those of components in another
 * spelling; a list that cannot be a repeated field itself is the only one of a message around it.
 */
final class WireLocator implements Locator {
    private final Descriptor type;

    WireLocator(Descriptor type) {
        this.type = type;
    }

    @Override
    public Unit unit() {
        return Unit.OCTET;
    }

    @Override
    public long offset(byte[] octets, Route route) {
        Place place = new Place(type, 0, 0, octets.length);
        try {
            for (Place next = place; next != null; next = part(octets, next, route)) {
                place = next;
            }
        } catch (IOException end) {
            // the message was decoded, so this is an unknown field that is cut off: the place is as near as it gets
            return place.from;
        }
        return place.from;
    }

    /**
     * A field.
     *
     * @param type     of a message that is its value, else null
     * @param from     index of its tag
     * @param contents index of the message
     * @param end      index after the message
     */
    private record Place(@Nullable Descriptor type, int from, int contents, int end) {}

    /** The field within a message that is next on the route, null if there is none. */
    private static @Nullable Place part(byte[] octets, Place message, Route route) throws IOException {
        FieldDescriptor field = message.type == null ? null : field(message.type, route);
        if (field == null) {
            return null;
        }
        int wanted = field.isRepeated() ? Math.max(0, route.nextIndex()) : Integer.MAX_VALUE;
        if (field.isRepeated() && route.nextIndex() >= 0) {
            route.advance();
        }
        CodedInputStream in = CodedInputStream.newInstance(octets, message.contents, message.end - message.contents);
        Place found = null;
        for (int count = 0; count <= wanted && !in.isAtEnd(); ) {
            int from = message.contents + in.getTotalBytesRead();
            int tag = in.readTag();
            if (WireFormat.getTagFieldNumber(tag) != field.getNumber()) {
                in.skipField(tag);
                continue;
            }
            // of a field that is not repeated the last one counts
            found = place(field, tag, from, message.contents, in);
            count++;
        }
        return found;
    }

    private static Place place(FieldDescriptor field, int tag, int from, int base, CodedInputStream in)
            throws IOException {
        boolean counted = WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED;
        if (field.getJavaType() != JavaType.MESSAGE || !counted) {
            in.skipField(tag);
            return new Place(null, from, 0, 0);
        }
        int length = in.readRawVarint32();
        int contents = base + in.getTotalBytesRead();
        in.skipRawBytes(length);
        return new Place(field.getMessageType(), from, contents, contents + length);
    }

    /** The field of the component that is next; of an element, the list in the message around it. */
    private static @Nullable FieldDescriptor field(Descriptor message, Route route) {
        if (route.nextIndex() >= 0) {
            FieldDescriptor only =
                    message.getFields().size() == 1 ? message.getFields().get(0) : null;
            return only != null && only.isRepeated() ? only : null;
        }
        String name = plain(route.next());
        for (FieldDescriptor field : message.getFields()) {
            if (plain(field.getName()).equals(name)) {
                route.advance();
                return field;
            }
        }
        return null;
    }

    private static String plain(String name) {
        return name.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
    }
}
