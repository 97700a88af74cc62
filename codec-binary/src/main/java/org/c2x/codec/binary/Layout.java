package org.c2x.codec.binary;

/** The layout's type octets, algorithms and sizes in octets: TS 103 097 V1.1.1, and V1.2.1 where it differs. */
final class Layout {
    static final int VERSION = 1;
    static final int VERSION_2 = 2;

    static final int GENERATION_TIME = 0;
    static final int GENERATION_TIME_CONFIDENCE = 1;
    static final int EXPIRATION = 2;
    static final int GENERATION_LOCATION = 3;
    static final int REQUEST_UNRECOGNIZED_CERTIFICATE = 4;
    static final int MESSAGE_TYPE = 5;
    static final int ITS_AID = 5;
    static final int SIGNER_INFO = 128;
    static final int RECIPIENT_INFO = 129;
    static final int ENCRYPTION_PARAMETERS = 130;
    static final int ENCRYPTION_PARAMETERS_V2 = 129;
    static final int RECIPIENT_INFO_V2 = 130;

    static final int SELF = 0;
    static final int CERTIFICATE_DIGEST = 1;
    static final int CERTIFICATE = 2;
    static final int CERTIFICATE_CHAIN = 3;
    static final int OTHER_DIGEST = 4;

    static final int UNSECURED = 0;
    static final int SIGNED = 1;
    static final int ENCRYPTED = 2;
    static final int SIGNED_EXTERNAL = 3;
    static final int SIGNED_AND_ENCRYPTED = 4;

    static final int SIGNATURE = 1;

    static final int VERIFICATION_KEY = 0;
    static final int ENCRYPTION_KEY = 1;
    static final int ASSURANCE_LEVEL = 2;
    static final int RECONSTRUCTION_VALUE = 3;
    static final int ITS_AID_LIST = 32;
    static final int ITS_AID_SSP_LIST = 33;
    static final int PRIORITY_ITS_AID_LIST = 34;
    static final int PRIORITY_SSP_LIST = 35;

    static final int TIME_END = 0;
    static final int TIME_START_AND_END = 1;
    static final int TIME_START_AND_DURATION = 2;
    static final int REGION = 3;

    static final int NO_REGION = 0;
    static final int CIRCLE = 1;
    static final int RECTANGLE = 2;
    static final int POLYGON = 3;
    static final int IDENTIFIED_REGION = 4;

    static final int ECDSA = 0;
    static final int ECIES = 1;
    static final int AES_128_CCM = 0;

    static final int X_COORDINATE_ONLY = 0;
    static final int COMPRESSED_LSB_Y_0 = 2;
    static final int COMPRESSED_LSB_Y_1 = 3;
    static final int UNCOMPRESSED = 4;

    static final int FIELD_SIZE = 32;
    static final int HASHED_ID_8 = 8;
    static final int HASHED_ID_3 = 3;
    static final int NONCE_SIZE = 12;
    static final int ENCRYPTED_KEY_SIZE = 16;
    static final int TAG_SIZE = 20;
    static final int TAG_SIZE_V2 = 16;
    static final int LOCATION_SIZE = 8;
    static final int RECTANGLE_SIZE = 16;

    static final int MOST_RECTANGLES = 6;
    static final int MOST_CORNERS = 12;
    static final int LONGEST_NAME = 32;
    static final int LONGEST_PERMISSIONS = 31;

    /** Bits of the value in a duration, below its unit. */
    static final int DURATION_BITS = 13;

    private static final int HEIGHT_UNKNOWN = 0xf000;

    private Layout() {}

    /** Decimetres of the two octets of an elevation: those from F000 on are negative. */
    static int elevation(int octets) {
        return octets < HEIGHT_UNKNOWN ? octets : octets - 0x1_0000;
    }

    /** Place of a header field in the order that a message demands: the signer first. */
    static int rank(int headerFieldType) {
        return headerFieldType == SIGNER_INFO ? -1 : headerFieldType;
    }
}
