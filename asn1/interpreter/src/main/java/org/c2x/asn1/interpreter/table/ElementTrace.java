package org.c2x.asn1.interpreter.table;

import java.util.HexFormat;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.c2x.asn1.interpreter.ValueText;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceRecorder;
import org.c2x.asn1.runtime.coding.BerHeaders;
import org.c2x.asn1.runtime.coding.DerReader;

/**
 * Which octets of BER or DER (X.690) belong to which element, without a module: tags, and values where a universal tag
 * says the type. Paths are the positions of elements in those around them.
 */
public final class ElementTrace {
    /** In place of the position of an element in another one. */
    private static final int OUTERMOST = -1;

    /** Types by the number of their universal tag (X.680 table 1). */
    private static final List<String> UNIVERSAL = List.of((",BOOLEAN,INTEGER,BIT STRING,OCTET STRING,NULL,"
                    + "OBJECT IDENTIFIER,ObjectDescriptor,EXTERNAL,REAL,ENUMERATED,EMBEDDED PDV,UTF8String,"
                    + "RELATIVE-OID,TIME,[UNIVERSAL 15],SEQUENCE,SET,NumericString,PrintableString,TeletexString,"
                    + "VideotexString,IA5String,UTCTime,GeneralizedTime,GraphicString,VisibleString,GeneralString,"
                    + "UniversalString,CHARACTER STRING,BMPString")
            .split(","));

    private final TraceRecorder trace;
    private final DerReader in;
    private final IntUnaryOperator places;

    /** @param places where in the trace a bit of the octets is */
    private ElementTrace(byte[] octets, TraceRecorder trace, IntUnaryOperator places) {
        this.trace = trace;
        this.in = new DerReader(octets, 0, octets.length, Limits.DEFAULT);
        this.places = places;
    }

    /** Traces an element; octets after it are ignored. */
    public static Trace of(byte[] octets) {
        ElementTrace tracer = new ElementTrace(octets, new TraceRecorder(Unit.OCTET), bit -> bit / Byte.SIZE);
        try {
            tracer.element(OUTERMOST);
            return tracer.trace.complete(tracer.in.consumedOctets());
        } catch (DecodeException error) {
            return tracer.trace.stopped(error);
        }
    }

    /**
     * Adds an element, which begins at a bit, to the trace of what it is a part of.
     *
     * @return true if the octets are one; if not, the trace tells where they go wrong
     */
    static boolean add(byte[] octets, TraceRecorder trace, int at) {
        int depth = trace.depth();
        try {
            new ElementTrace(octets, trace, bit -> at + bit).element(OUTERMOST);
            return true;
        } catch (DecodeException error) {
            int place = at + trace.place(error);
            while (trace.depth() > depth) {
                trace.stop(place);
            }
            trace.item("not decodable", place, at + Byte.SIZE * octets.length, error.problem());
            return false;
        }
    }

    private void element(int index) {
        int tag = in.nextTag();
        if (tag == BerHeaders.NO_TAG || tag == BerHeaders.OTHER_TAG) {
            throw in.wrongTag("a tag of at most four octets");
        }
        String type = type(tag);
        if (index == OUTERMOST) {
            trace.enter("", type, place());
        } else {
            trace.enterElement(index, type, place());
        }
        String text = "";
        if (ElementTags.isConstructed(tag)) {
            elements(tag);
        } else {
            text = text(tag);
        }
        trace.leave(text, place());
    }

    private void elements(int tag) {
        in.enter();
        long outer = in.enter(tag);
        for (int index = 0; in.hasMore(); index++) {
            element(index);
        }
        in.leave(outer);
        in.leave();
    }

    private int place() {
        return places.applyAsInt(in.offset(in.position()));
    }

    private static String type(int tag) {
        int number = tag & ~BerHeaders.CONSTRUCTED;
        return number > 0 && number < UNIVERSAL.size() ? UNIVERSAL.get(number) : ElementTags.name(tag);
    }

    /** Reads a primitive element. */
    private String text(int tag) {
        return switch (tag) {
            case 1 -> in.readBoolean(tag) ? "TRUE" : "FALSE";
            case 2, 10 -> ValueText.of(in.readInteger(tag));
            case 3 -> text(in.readBitString(tag));
            case 5 -> {
                in.readNull(tag);
                yield "";
            }
            case 6 -> Excerpt.of(in.readObjectIdentifier(tag));
            case 9 -> Double.toString(in.readReal(tag));
            case 12 -> quoted(in.readUtf8(tag));
            case 13 -> Excerpt.of(in.readRelativeOid(tag));
            case 7, 14, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27 -> quoted(in.readLatin1(tag));
            case 28 -> quoted(in.readUtf32(tag));
            case 30 -> quoted(in.readUtf16(tag));
            default -> hex(in.readOctetString(tag).toHex());
        };
    }

    private static String text(BitString bits) {
        return bits.length() <= Long.SIZE
                ? bits.toString()
                : bits.length() + " bits, " + hex(HexFormat.of().formatHex(bits.toByteArray()));
    }

    private static String hex(String digits) {
        return "'" + Excerpt.of(digits) + "'H";
    }

    private static String quoted(String text) {
        return '"' + Excerpt.of(text) + '"';
    }
}
