package org.c2x.asn1.runtime;

/** Writes the fields of unaligned PER (X.691). */
public final class UperWriter extends PerWriter {

    /**
     * Begins an open type (clause 11.2): writes its length.
     *
     * @param bits bits of the content, as its codec computed them
     * @return where to write the content: this writer or, if the content needs fragments, one of its own
     */
    public UperWriter openType(long bits) {
        int length = UperLength.octets(bits);
        if (isFragment(length)) {
            UperWriter content = new UperWriter();
            content.enterAs(this);
            return content;
        }
        writeLength(length);
        return this;
    }

    /** Ends an open type whose content was written to what {@link #openType} returned. */
    public void closeOpenType(UperWriter content, long bits) {
        if (content == this) {
            write(0, (int) (8L * UperLength.octets(bits) - bits));
        } else {
            writeOctetsWithLength(content.toByteArray());
        }
    }
}
