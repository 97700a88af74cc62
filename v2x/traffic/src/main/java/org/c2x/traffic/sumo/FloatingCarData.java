package org.c2x.traffic.sumo;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.c2x.asn1.runtime.Nullable;

/**
 * Reads what SUMO writes with {@code --fcd-output}: XML, compressed by gzip or not, of any length. One vehicle is in
 * memory at a time. What is not a vehicle, people and containers, is left out.
 */
public final class FloatingCarData implements AutoCloseable {
    private static final String ROOT = "fcd-export";
    private static final int GZIP_MAGIC = 0x1f8b;
    private static final int BUFFER = 1 << 16;

    /** INVALID_DOUBLE_VALUE of SUMO, which stands for "not known". */
    private static final double INVALID = -1_073_741_824;

    /** In seconds: a clock cannot show more. */
    private static final double LATEST = 1e12;

    private static final long MILLIS = 1_000;

    private final InputStream in;
    private final XMLStreamReader xml;
    private boolean isBegun;
    private @Nullable Duration time;

    /**
     * Begins to read.
     *
     * @param in closed with this
     * @throws FcdException if it is no XML
     */
    public FloatingCarData(InputStream in) throws IOException {
        this.in = in;
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        // no file of SUMO has them, and they could reach other files
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            xml = factory.createXMLStreamReader(plain(in));
        } catch (XMLStreamException e) {
            throw refused(e);
        }
    }

    private static InputStream plain(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, BUFFER);
        buffered.mark(2);
        int start = buffered.read() << 8 | buffered.read();
        buffered.reset();
        return start == GZIP_MAGIC ? new GZIPInputStream(buffered, BUFFER) : buffered;
    }

    /**
     * The next vehicle, by time and in the order of the file; null at the end.
     *
     * @throws FcdException if the file goes wrong there
     */
    public @Nullable Observation next() throws IOException {
        try {
            while (xml.hasNext()) {
                if (xml.next() != XMLStreamConstants.START_ELEMENT) {
                    continue;
                }
                begin();
                if (xml.getLocalName().equals("timestep")) {
                    time = Duration.ofMillis(Math.round(within("time", 0, LATEST) * MILLIS));
                } else if (xml.getLocalName().equals("vehicle")) {
                    return vehicle();
                }
            }
            return null;
        } catch (XMLStreamException e) {
            throw refused(e);
        }
    }

    private void begin() throws FcdException {
        if (!isBegun && !xml.getLocalName().equals(ROOT)) {
            throw refused("expected " + ROOT + ", found " + xml.getLocalName());
        }
        isBegun = true;
    }

    private Observation vehicle() throws FcdException {
        if (time == null) {
            throw refused("a vehicle outside of a timestep");
        }
        String type = xml.getAttributeValue(null, "type");
        return new Observation(
                time,
                required("id"),
                type == null ? "" : type,
                within("x", -LATEST, LATEST),
                within("y", -LATEST, LATEST),
                number("z"),
                number("angle"),
                number("speed"),
                number("acceleration"),
                signals());
    }

    private int signals() throws FcdException {
        double signals = number("signals");
        return Double.isNaN(signals) ? 0 : (int) signals;
    }

    private String required(String name) throws FcdException {
        String text = xml.getAttributeValue(null, name);
        if (text == null) {
            throw refused(xml.getLocalName() + " without " + name);
        }
        return text;
    }

    private double within(String name, double least, double greatest) throws FcdException {
        required(name);
        double number = number(name);
        if (!(number >= least && number <= greatest)) {
            throw refused(name + " is " + xml.getAttributeValue(null, name));
        }
        return number;
    }

    private double number(String name) throws FcdException {
        String text = xml.getAttributeValue(null, name);
        if (text == null) {
            return Double.NaN;
        }
        try {
            double number = Double.parseDouble(text);
            return number == INVALID ? Double.NaN : number;
        } catch (NumberFormatException e) {
            throw refused(name + " is no number: " + text);
        }
    }

    private FcdException refused(String problem) {
        return new FcdException(xml.getLocation(), problem);
    }

    private static IOException refused(XMLStreamException e) {
        if (e.getNestedException() instanceof IOException io) {
            return io;
        }
        String message = String.valueOf(e.getMessage());
        return new FcdException(e.getLocation(), message.substring(message.lastIndexOf('\n') + 1));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
