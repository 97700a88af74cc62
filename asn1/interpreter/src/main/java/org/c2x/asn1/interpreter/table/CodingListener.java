package org.c2x.asn1.interpreter.table;

import java.util.List;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/** Hears while decoding which bits belong to what; positions are bits from the start of the message. */
interface CodingListener {

    /** What an encoding has besides values. */
    enum Item {
        EXTENSION_BIT("extension bit"),
        ADDITION_COUNT("number of extension additions"),
        ADDITION_BITMAP("extension presence bitmap"),
        LENGTH("length"),
        CHOICE_INDEX("choice index"),
        OPEN_TYPE_LENGTH("open type length"),
        UNKNOWN_ADDITION("unknown extension addition"),
        IDENTIFIER("identifier"),
        ELEMENT_LENGTH("length"),
        UNKNOWN_ELEMENT("unknown element");

        private final String text;

        Item(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Hears nothing. */
    CodingListener NONE = new CodingListener() {
        @Override
        public void enter(String name, Type type, int at) {}

        @Override
        public void enterElement(int index, Type type, int at) {}

        @Override
        public void item(Item item, int from, int to, long value) {}

        @Override
        public void presence(List<String> names, int from, int to, long bits) {}

        @Override
        public void element(OctetString octets, int at) {}

        @Override
        public void leave(Value value, int at) {}
    };

    /** A component or alternative begins. */
    void enter(String name, Type type, int at);

    /** An element of a list begins. */
    void enterElement(int index, Type type, int at);

    /**
     * Something that is no value has been read.
     *
     * @param value what it says: the bit, the length, the index; the first 64 bits of a bitmap as a number; an
     *              identifier's octets as one number
     */
    void item(Item item, int from, int to, long value);

    /**
     * A presence bitmap has been read.
     *
     * @param names the components that may be absent
     * @param bits  its first 64 bits as a number
     */
    void presence(List<String> names, int from, int to, long bits);

    /**
     * The value that is being read is a whole element of BER whose type is not known.
     *
     * @param at where it begins
     */
    void element(OctetString octets, int at);

    /** What began last is complete. */
    void leave(Value value, int at);
}
