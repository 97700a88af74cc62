package org.c2x.cli.header;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.xer.XerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.DerReader;

/**
 * The protocolVersion of a message's ItsPduHeader.
 *
 * @param offset where it is, in units
 */
public record HeaderVersion(int number, Unit unit, long offset) {
    /** Its components from the message on. */
    public static final String PATH = "header.protocolVersion";

    private static final Pattern IN_NOTATION = Pattern.compile("\\bprotocolVersion\\s+(\\d+)");

    /** Tags of a message, its first component and the first component of that. */
    private static final int SEQUENCE = 0x30;

    private static final int HEADER = 0xa0;
    private static final int VERSION = 0x80;

    /**
     * The version in a message of binary rules.
     *
     * @return empty if the message does not begin like one with a header: what is wrong with it is for a codec to say
     * @throws DecodeException if there are no octets
     */
    public static Optional<HeaderVersion> in(byte[] octets, int offset, int length, RuleSet rules) {
        if (rules.plans().hasElements()) {
            return inElement(octets, offset, length);
        }
        // the other rule sets have nothing before the header, whose first component takes an octet
        if (length == 0) {
            throw new DecodeException(rules.offsetUnit(), 0, "", "expected at least one octet, found none");
        }
        return Optional.of(new HeaderVersion(octets[offset] & 0xff, rules.offsetUnit(), 0));
    }

    /** The version in a JSON document; empty if it has none. */
    public static Optional<HeaderVersion> inJson(byte[] octets, int offset, int length) {
        return inText(JerCodec.find(Arrays.copyOfRange(octets, offset, offset + length), path()));
    }

    /** The version in an XML document; empty if it has none. */
    public static Optional<HeaderVersion> inXml(byte[] octets, int offset, int length) {
        return inText(XerCodec.find(Arrays.copyOfRange(octets, offset, offset + length), path()));
    }

    /** The version in a value in ASN.1's notation; empty if it has none. */
    public static Optional<HeaderVersion> inNotation(byte[] octets, int offset, int length) {
        String text = new String(octets, offset, length, StandardCharsets.UTF_8);
        Matcher version = IN_NOTATION.matcher(text);
        return inText(
                version.find()
                        ? Optional.of(new PlacedText(version.group(1), text.codePointCount(0, version.start(1))))
                        : Optional.empty());
    }

    private static List<String> path() {
        return List.of(PATH.split("\\."));
    }

    private static Optional<HeaderVersion> inText(Optional<PlacedText> version) {
        return version.filter(found -> found.text().matches("[0-9]{1,9}"))
                .map(found -> new HeaderVersion(Integer.parseInt(found.text()), Unit.CHARACTER, found.offset()));
    }

    private static Optional<HeaderVersion> inElement(byte[] octets, int offset, int length) {
        DerReader in = new DerReader(octets, offset, length, Limits.DEFAULT);
        try {
            in.enterMessage(SEQUENCE);
            in.enter(HEADER);
            int number = in.readInt(VERSION, 0, 0xff);
            return Optional.of(new HeaderVersion(number, Unit.OCTET, in.consumedOctets() - 1L));
        } catch (DecodeException noHeader) {
            return Optional.empty();
        }
    }
}
