package org.c2x.codec.binary;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.OctetStringValue;
import org.c2x.asn1.value.Value;

/**
 * One way through the octets of a message, along its ASN.1 type: the layout follows from the type but for the numbers
 * of some alternatives and for three components that share octets.
 */
final class TraceWalk {
    /** Deeper than certificates within certificates may be, whose levels are at most six components. */
    private static final int DEEPEST = 6 * Limits.DEFAULT.depth();

    private static final List<Integer> HEADER_FIELDS = List.of(
            Layout.GENERATION_TIME,
            Layout.GENERATION_TIME_CONFIDENCE,
            Layout.EXPIRATION,
            Layout.GENERATION_LOCATION,
            Layout.REQUEST_UNRECOGNIZED_CERTIFICATE,
            Layout.MESSAGE_TYPE,
            Layout.SIGNER_INFO,
            Layout.RECIPIENT_INFO,
            Layout.ENCRYPTION_PARAMETERS);

    /** What is not numbered from 0 on: the type octets of the alternatives in their order. */
    private static final Map<String, List<Integer>> TYPE_OCTETS = Map.of(
            "HeaderField",
            HEADER_FIELDS,
            // the last two are swapped, in both lists
            "HeaderFieldV2",
            HEADER_FIELDS,
            "TrailerField",
            List.of(Layout.SIGNATURE),
            "SubjectAttribute",
            List.of(
                    Layout.VERIFICATION_KEY,
                    Layout.ENCRYPTION_KEY,
                    Layout.ASSURANCE_LEVEL,
                    Layout.RECONSTRUCTION_VALUE,
                    Layout.ITS_AID_LIST,
                    Layout.ITS_AID_SSP_LIST,
                    Layout.PRIORITY_ITS_AID_LIST,
                    Layout.PRIORITY_SSP_LIST),
            "EccPoint",
            List.of(
                    Layout.X_COORDINATE_ONLY,
                    Layout.COMPRESSED_LSB_Y_0,
                    Layout.COMPRESSED_LSB_Y_1,
                    Layout.UNCOMPRESSED),
            "EncryptedKey",
            List.of(Layout.ECIES),
            "EncryptedKeyV2",
            List.of(Layout.ECIES));

    /** Components that share octets, by the bits that they have. */
    private static final Map<String, List<Integer>> PACKED = Map.of(
            "SubjectAssurance", List.of(3, 3, 2),
            "Duration", List.of(Short.SIZE - Layout.DURATION_BITS, Layout.DURATION_BITS));

    private final OctetReader in = new OctetReader();
    private final TraceRecorder trace = new TraceRecorder(Unit.OCTET);
    /** The innermost certificate has a reconstruction value and therefore no signature. */
    private boolean unsigned;

    TraceWalk(byte[] octets) {
        in.reset(octets, 0, octets.length, Limits.DEFAULT);
    }

    /**
     * Traces the message, up to where the octets do not follow its type; whether it is valid is for the codec to say.
     */
    TraceRecorder message(Type type) {
        try {
            value("", type);
        } catch (DecodeException stopped) {
            // the codec refuses the message, too, and says why; what has been opened stays incomplete
        }
        return trace;
    }

    private void value(String name, Type use) {
        trace.enter(name, ValueText.nameOf(use), in.position());
        trace.leave(content(use), in.position());
    }

    /** Reads a value whose entry is there; returns what it says. */
    private String content(Type use) {
        if (trace.depth() > DEEPEST) {
            throw in.error(in.position(), "expected fewer levels of nesting");
        }
        Type type = use.resolved();
        if (type instanceof SequenceType sequence) {
            List<Integer> widths = PACKED.get(ValueText.nameOf(use));
            return widths == null ? components(sequence) : packed(sequence, widths);
        }
        if (type instanceof ChoiceType choice) {
            return alternative(choice, TYPE_OCTETS.get(ValueText.nameOf(use)));
        }
        if (type instanceof ListType list) {
            return elements(list);
        }
        if (type instanceof OctetStringType string) {
            return ValueText.of(use, string.size().isFixed() ? octets(string) : opaque());
        }
        if (type instanceof IntegerType integer) {
            return ValueText.of(use, IntegerValue.of(number(integer)));
        }
        return type instanceof EnumeratedType enumerated ? enumeral(enumerated, in.readOctet()) : "";
    }

    private String components(SequenceType type) {
        for (Component component : type.components()) {
            if (component.isMandatory() || !unsigned) {
                value(component.name(), component.type());
            } else {
                unsigned = false;
            }
        }
        return "";
    }

    private String packed(SequenceType type, List<Integer> widths) {
        int bits = widths.stream().mapToInt(Integer::intValue).sum();
        long octetsOfAll = integer(bits / Byte.SIZE);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < widths.size(); i++) {
            bits -= widths.get(i);
            Component component = type.components().get(i);
            int number = (int) (octetsOfAll >>> bits) & (1 << widths.get(i)) - 1;
            text.append(i == 0 ? "" : ", ").append(component.name()).append(' ');
            text.append(
                    component.type().resolved() instanceof EnumeratedType enumerated
                            ? enumeral(enumerated, number)
                            : number);
        }
        return text.toString();
    }

    private String alternative(ChoiceType type, @Nullable List<Integer> typeOctets) {
        int at = in.position();
        int octet = in.readOctet();
        int index = typeOctets == null ? octet : typeOctets.indexOf(octet);
        List<Alternative> alternatives = type.alternatives();
        if (index < 0 || index >= alternatives.size()) {
            throw in.unknown("a type octet", octet);
        }
        trace.item("type", at, in.position(), Integer.toString(octet));
        Alternative alternative = alternatives.get(index);
        unsigned |= alternative.name().equals("reconstructionValue");
        value(alternative.name(), alternative.type());
        return alternative.name();
    }

    private String elements(ListType type) {
        int at = in.position();
        int outer = in.open();
        length(at, in.count(1, Integer.MAX_VALUE));
        int count = 0;
        for (; in.hasMore(); count++) {
            trace.enterElement(count, ValueText.nameOf(type.element()), in.position());
            trace.leave(content(type.element()), in.position());
        }
        in.close(outer);
        return count + (count == 1 ? " element" : " elements");
    }

    private Value octets(OctetStringType type) {
        int count = type.size().root().lower().orElseThrow().intValue();
        return new OctetStringValue(in.readOctets(count));
    }

    private Value opaque() {
        int at = in.position();
        int length = in.readLength();
        length(at, length);
        return new OctetStringValue(in.readOctets(length));
    }

    private void length(int at, int length) {
        trace.item("length", at, in.position(), length + (length == 1 ? " octet" : " octets"));
    }

    private long number(IntegerType type) {
        BigInteger upper = type.root().upper().orElseThrow();
        long lower = type.root().lower().orElseThrow().longValueExact();
        if (upper.bitLength() == 7 * Byte.SIZE) {
            return in.readIntX();
        }
        int width = upper.subtract(BigInteger.valueOf(lower)).bitLength();
        long number = integer(Math.max(1, (width + Byte.SIZE - 1) / Byte.SIZE));
        if (lower >= 0) {
            return number;
        }
        return width > Short.SIZE ? (int) number : Layout.elevation((int) number);
    }

    private long integer(int count) {
        return new BigInteger(1, in.readOctets(count).toByteArray()).longValue();
    }

    private static String enumeral(EnumeratedType type, int number) {
        return type.root().stream()
                .filter(enumeral -> enumeral.number().intValue() == number)
                .findFirst()
                .map(enumeral -> ValueText.of(type, new EnumeratedValue(enumeral.name())))
                .orElse("unknown (" + number + ")");
    }
}
