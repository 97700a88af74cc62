package sample.mosaic;

import org.eclipse.mosaic.lib.objects.v2x.EncodedPayload;
import org.eclipse.mosaic.lib.objects.v2x.MessageRouting;
import org.eclipse.mosaic.lib.objects.v2x.V2xMessage;

/** A message of ETSI ITS as it is on the air: its payload is its octets, and its length is theirs. */
public final class EtsiMessage extends V2xMessage {
    private static final long serialVersionUID = 1L;

    /** MOSAIC counts its own messages as 200 octets at least, which would hide what a codec makes of them. */
    private static final long NO_MINIMUM = 0;

    private final EncodedPayload payload;

    public EtsiMessage(MessageRouting routing, byte[] octets) {
        super(routing);
        this.payload = new EncodedPayload(octets, NO_MINIMUM);
    }

    @Override
    public EncodedPayload getPayload() {
        return payload;
    }
}
