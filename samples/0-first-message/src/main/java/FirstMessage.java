import java.util.HexFormat;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.Coordinates;
import org.c2x.its.v1.CAM;

public class FirstMessage {
    public static void main(String[] args) {
        String hex = "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
        Codec<CAM> codec = Codecs.get("uper", CAM.class);
        CAM cam = codec.decode(HexFormat.of().parseHex(hex));
        int latitude = cam.cam().camParameters().basicContainer().referencePosition().latitude();
        System.out.println("station " + cam.header().stationID() + " at " + Coordinates.latitudeDegrees(latitude));
    }
}
