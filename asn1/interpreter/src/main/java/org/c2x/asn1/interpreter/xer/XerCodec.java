package org.c2x.asn1.interpreter.xer;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.text.NestingCount;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.interpreter.text.Utf8Text;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/**
 * Basic XER as UTF-8:
 *
 * <table>
 * <caption>Notation</caption>
 * <tr><td>BOOLEAN, NULL</td><td>{@code <a><true/></a>}, {@code <a/>}</td></tr>
 * <tr><td>INTEGER</td><td>{@code <a>-12</a>}; a named number may be read as {@code <a><name/></a>}</td></tr>
 * <tr><td>REAL</td><td>{@code <a>1.5E-7</a>}, {@code -0}, {@code <PLUS-INFINITY/>}, {@code <MINUS-INFINITY/>},
 *     {@code <NOT-A-NUMBER/>}</td></tr>
 * <tr><td>ENUMERATED</td><td>{@code <a><name/></a>}; one of a later version {@code <a><_...>index</_...></a>}</td></tr>
 * <tr><td>BIT STRING</td><td>{@code <a>10101</a>}; named bits may be read as {@code <a><first/><third/></a>}</td></tr>
 * <tr><td>OCTET STRING</td><td>{@code <a>01FF</a>}</td></tr>
 * <tr><td>OBJECT IDENTIFIER, RELATIVE-OID</td><td>{@code <a>1.2.840</a>}</td></tr>
 * <tr><td>character strings, times</td><td>text; control characters as {@code <nul/>} (X.680 clause 12.15)</td></tr>
 * <tr><td>SEQUENCE, SET</td><td>an element a component; DEFAULTs are written and may be absent; what an extensible one
 *     has beyond its components is skipped</td></tr>
 * <tr><td>CHOICE</td><td>{@code <a><alternative>value</alternative></a>}; one of a later version
 *     {@code <a><_...><index>3</index><octets>01FF</octets></_...></a>}</td></tr>
 * <tr><td>SEQUENCE OF, SET OF</td><td>elements by the name of their type, {@code <INTEGER>3</INTEGER>}, or by the
 *     identifier of {@code SEQUENCE OF identifier Type}; of BOOLEAN, ENUMERATED and CHOICE only what they
 *     hold (X.680 clause 26.5)</td></tr>
 * <tr><td>open type</td><td>{@code <a><TypeName>value</TypeName></a>}; octets of an unknown type
 *     {@code <a>01FF</a>}</td></tr>
 * </table>
 *
 * <p>The element {@code _...} cannot be the name of a component. An index counts additions from 0. Comments, processing
 * instructions and a prolog are read over; a document type declaration, attributes and entities beside those of XML
 * itself are refused. What CONTAINING says of octets is not looked at: they are hex. An INTEGER of more than 50 KiB is
 * refused in both directions.
 *
 * <p>What is wrong with a document is found at once, as by {@link org.c2x.asn1.interpreter.jer.JerCodec}.
 */
public final class XerCodec extends TextCodec {
    /** Name of the element for what only a later version knows; no ASN.1 name, so nothing else can have it. */
    static final String UNKNOWN = "_...";

    public XerCodec(Type type) {
        this(type, Limits.DEFAULT);
    }

    /** A codec that grants other nesting than {@link Limits#DEFAULT}. */
    public XerCodec(Type type, Limits limits) {
        super(type, limits);
    }

    @Override
    public Locator locator() {
        return new XerLocator();
    }

    /**
     * Encodes as text.
     *
     * @throws EncodeException as {@link #encode(Value)} does
     */
    public String toXml(Value value) {
        return toText(value);
    }

    /**
     * Decodes text.
     *
     * @throws DecodeException if it does not begin with a value in XER
     */
    public Value fromXml(String xml) {
        return fromText(xml);
    }

    /**
     * The text of an element that each of the names leads to from the document's root: what a document says before its
     * type is known.
     *
     * @return empty if the document has no such element before the first place where it is no XML
     */
    public static Optional<PlacedText> find(byte[] document, List<String> names) {
        return ElementText.find(Utf8Text.of(document, 0, document.length), names);
    }

    @Override
    protected String write(Type type, Value value, NestingCount nesting) {
        return new XerWriter(nesting).write(type, value);
    }

    @Override
    protected Beginning read(Type type, Utf8Text text, NestingCount nesting) {
        XmlReader in = new XmlReader(text);
        Value value = new XerReader(in, nesting).read(type);
        return new Beginning(value, in.end());
    }
}
