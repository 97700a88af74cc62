/*
 * Takes envelopes apart. Within a vector the input ends where the vector does. Elements of lists wait at the end of
 * the arena until their number is known. All functions return false after an error.
 */
#include <string.h>

#include "binary/layout.h"

typedef struct {
    const uint8_t *octets;
    size_t at;
    size_t end;
    unsigned level;
    c2x_arena *arena;
    c2x_error *error;
} reader;

static bool refuse_at(reader *in, c2x_code code, size_t at, const char *path) {
    in->error->code = code;
    in->error->bit = 8 * at;
    in->error->path = path;
    return false;
}

static bool get_number(reader *in, size_t count, uint64_t *number, const char *path) {
    if (in->end - in->at < count) {
        return refuse_at(in, C2X_TRUNCATED, in->at, path);
    }
    *number = 0;
    for (size_t i = 0; i < count; i++) {
        *number = *number << 8 | in->octets[in->at++];
    }
    return true;
}

/* An octet of a type or an algorithm, up to a number. */
static bool get_octet(reader *in, uint64_t most, uint64_t *number, const char *path) {
    size_t at = in->at;
    return get_number(in, 1, number, path) && (*number <= most || refuse_at(in, C2X_OUT_OF_RANGE, at, path));
}

static bool get_octets(reader *in, uint8_t *octets, size_t count, const char *path) {
    if (in->end - in->at < count) {
        return refuse_at(in, C2X_TRUNCATED, in->at, path);
    }
    memcpy(octets, in->octets + in->at, count);
    in->at += count;
    return true;
}

/* IntX, in the shortest form only. */
static bool get_int_x(reader *in, uint64_t *number, const char *path) {
    size_t at = in->at;
    uint64_t first;
    if (!get_number(in, 1, &first, path)) {
        return false;
    }
    size_t further = 0;
    while (further < 8 && (first << further & 0x80) != 0) {
        further++;
    }
    if (further > 7) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, path);
    }
    uint64_t low = 0;
    if (further > 0 && !get_number(in, further, &low, path)) {
        return false;
    }
    uint64_t high = further == 7 ? 0 : first & 0x7fu >> further;
    *number = (further == 7 ? 0 : high << (8 * further)) | low;
    return further == 0 || *number >> (7 * further) != 0 || refuse_at(in, C2X_OUT_OF_RANGE, at, path);
}

/* Length of a vector that is within the one around it. */
static bool get_length(reader *in, size_t *length, const char *path) {
    size_t at = in->at;
    uint64_t number;
    if (!get_int_x(in, &number, path)) {
        return false;
    }
    *length = (size_t)number;
    return number <= in->end - in->at || refuse_at(in, C2X_TRUNCATED, at, path);
}

/* Begins a vector; what it returns in outer, close wants. */
static bool open(reader *in, size_t *outer, const char *path) {
    size_t length;
    if (!get_length(in, &length, path)) {
        return false;
    }
    *outer = in->end;
    in->end = in->at + length;
    return true;
}

static void close(reader *in, size_t outer) {
    in->end = outer;
}

/* Room in the arena, null if there is not enough. */
static void *allocate(reader *in, size_t size, const char *path) {
    size_t rounded = (size + 7) & ~(size_t)7;
    if (in->arena->size - in->arena->used - in->arena->pending < rounded) {
        refuse_at(in, C2X_ARENA_FULL, in->at, path);
        return NULL;
    }
    void *memory = in->arena->memory + in->arena->used;
    in->arena->used += rounded;
    return memory;
}

/* Lets an element of a list wait. */
static bool push(reader *in, const void *element, size_t size, const char *path) {
    if (in->arena->size - in->arena->used - in->arena->pending < size) {
        return refuse_at(in, C2X_ARENA_FULL, in->at, path);
    }
    in->arena->pending += size;
    memcpy(in->arena->memory + in->arena->size - in->arena->pending, element, size);
    return true;
}

/* The last elements that wait, in the order in which they came; null after an error. */
static const void *pop(reader *in, size_t count, size_t size, const char *path) {
    const uint8_t *waiting = in->arena->memory + in->arena->size - in->arena->pending;
    uint8_t *list = allocate(in, count * size, path);
    for (size_t i = 0; list != NULL && i < count; i++) {
        memcpy(list + i * size, waiting + (count - 1 - i) * size, size);
    }
    in->arena->pending -= count * size;
    return list;
}

/*
 * Reads the elements of a vector into a list. READ is an expression that reads into the variable `element`; it ends
 * the function if it is false.
 */
#define GET_LIST(in, list, type, path, READ)                            \
    do {                                                                \
        size_t outer_;                                                  \
        uint32_t count_ = 0;                                            \
        if (!open(in, &outer_, path)) {                                 \
            return false;                                               \
        }                                                               \
        while ((in)->at < (in)->end) {                                  \
            type element;                                               \
            memset(&element, 0, sizeof element);                        \
            if (!(READ) || !push(in, &element, sizeof element, path)) { \
                return false;                                           \
            }                                                           \
            count_++;                                                   \
        }                                                               \
        close(in, outer_);                                              \
        (list)->count = count_;                                         \
        (list)->items = pop(in, count_, sizeof(type), path);            \
        if ((list)->items == NULL) {                                    \
            return false;                                               \
        }                                                               \
    } while (false)

static bool get_point(reader *in, its_security_EccPoint *point) {
    size_t at = in->at;
    uint64_t type;
    if (!get_octet(in, 4, &type, "EccPoint")) {
        return false;
    }
    switch (type) {
    case 0:
        point->choice = its_security_EccPoint_X_COORDINATE_ONLY;
        break;
    case 2:
        point->choice = its_security_EccPoint_COMPRESSED_LSB_Y0;
        break;
    case 3:
        point->choice = its_security_EccPoint_COMPRESSED_LSB_Y1;
        break;
    case 4:
        point->choice = its_security_EccPoint_UNCOMPRESSED;
        return get_octets(in, point->u.uncompressed.x.octets, 32, "UncompressedPoint.x")
               && get_octets(in, point->u.uncompressed.y.octets, 32, "UncompressedPoint.y");
    default:
        return refuse_at(in, C2X_OUT_OF_RANGE, at, "EccPoint");
    }
    return get_octets(in, point->u.xCoordinateOnly.octets, 32, "EccPoint");
}

static bool get_signature(reader *in, its_security_Signature *signature) {
    uint64_t algorithm;
    signature->choice = its_security_Signature_ECDSA_NIST_P256_WITH_SHA256;
    return get_octet(in, 0, &algorithm, "Signature") && get_point(in, &signature->u.ecdsaNistP256WithSha256.r)
           && get_octets(in, signature->u.ecdsaNistP256WithSha256.s.octets, 32, "EcdsaSignature.s");
}

static bool get_public_key(reader *in, its_security_PublicKey *key) {
    uint64_t algorithm;
    uint64_t symmetric;
    if (!get_octet(in, 1, &algorithm, "PublicKey")) {
        return false;
    }
    if (algorithm == 0) {
        key->choice = its_security_PublicKey_ECDSA_NIST_P256_WITH_SHA256;
        return get_point(in, &key->u.ecdsaNistP256WithSha256);
    }
    key->choice = its_security_PublicKey_ECIES_NIST_P256;
    key->u.eciesNistP256.supportedSymmAlg = its_security_SymmetricAlgorithm_AES128_CCM;
    return get_octet(in, 0, &symmetric, "EciesPublicKey.supportedSymmAlg")
           && get_point(in, &key->u.eciesNistP256.publicKey);
}

static bool get_place(reader *in, its_security_TwoDLocation *place) {
    uint64_t latitude;
    uint64_t longitude;
    if (!get_number(in, 4, &latitude, "TwoDLocation.latitude")
        || !get_number(in, 4, &longitude, "TwoDLocation.longitude")) {
        return false;
    }
    place->latitude = (int32_t)(uint32_t)latitude;
    place->longitude = (int32_t)(uint32_t)longitude;
    return true;
}

/* Elements of one size that fill a vector. */
static bool get_count(reader *in, size_t size, size_t most, uint32_t *count, const char *path) {
    size_t left = in->end - in->at;
    *count = (uint32_t)(left / size);
    return (left % size == 0 && *count <= most) || refuse_at(in, C2X_OUT_OF_RANGE, in->at, path);
}

static bool get_corners(reader *in, its_security_GeographicRegion *region) {
    size_t outer;
    if (region->choice == its_security_GeographicRegion_RECTANGLE) {
        its_security_GeographicRegionRectangle *rectangles = &region->u.rectangle;
        if (!open(in, &outer, "rectangle") || !get_count(in, 16, 6, &rectangles->count, "rectangle")) {
            return false;
        }
        for (size_t i = 0; i < rectangles->count; i++) {
            if (!get_place(in, &rectangles->items[i].northwest) || !get_place(in, &rectangles->items[i].southeast)) {
                return false;
            }
        }
    } else {
        its_security_GeographicRegionPolygon *polygon = &region->u.polygon;
        if (!open(in, &outer, "polygon") || !get_count(in, 8, 12, &polygon->count, "polygon")) {
            return false;
        }
        for (size_t i = 0; i < polygon->count; i++) {
            if (!get_place(in, &polygon->items[i])) {
                return false;
            }
        }
    }
    close(in, outer);
    return true;
}

static bool get_region(reader *in, its_security_GeographicRegion *region) {
    uint64_t type;
    uint64_t number;
    uint64_t identifier;
    if (!get_octet(in, 4, &type, "GeographicRegion")) {
        return false;
    }
    region->choice = (its_security_GeographicRegion_choice)type;
    switch (region->choice) {
    case its_security_GeographicRegion_NONE:
        return true;
    case its_security_GeographicRegion_CIRCLE:
        if (!get_place(in, &region->u.circle.center) || !get_number(in, 2, &number, "CircularRegion.radius")) {
            return false;
        }
        region->u.circle.radius = (uint16_t)number;
        return true;
    case its_security_GeographicRegion_RECTANGLE:
    case its_security_GeographicRegion_POLYGON:
        return get_corners(in, region);
    case its_security_GeographicRegion_ID:
        break;
    }
    if (!get_octet(in, 1, &number, "IdentifiedRegion.regionDictionary")
        || !get_number(in, 2, &identifier, "IdentifiedRegion.regionIdentifier")) {
        return false;
    }
    region->u.id.regionDictionary = (its_security_RegionDictionary)number;
    region->u.id.regionIdentifier = (uint16_t)identifier;
    if (!get_int_x(in, &number, "IdentifiedRegion.localRegion")) {
        return false;
    }
    region->u.id.localRegion = number;
    return true;
}

/* opaque<var> of at most 31 octets. */
static bool get_permissions(reader *in, its_security_octets_up_to_31 *permissions) {
    const char *path = "serviceSpecificPermissions";
    size_t at = in->at;
    size_t length;
    if (!get_length(in, &length, path)) {
        return false;
    }
    permissions->length = (uint8_t)length;
    return length <= 31 ? get_octets(in, permissions->octets, length, path)
                        : refuse_at(in, C2X_OUT_OF_RANGE, at, path);
}

static bool get_priority(reader *in, uint8_t *priority) {
    uint64_t number;
    if (!get_number(in, 1, &number, "maxPriority")) {
        return false;
    }
    *priority = (uint8_t)number;
    return true;
}

static bool get_attribute(reader *in, int *previous, its_security_SubjectAttribute *attribute) {
    const char *path = "SubjectAttribute";
    size_t at = in->at;
    uint64_t type;
    if (!get_octet(in, 35, &type, path)) {
        return false;
    }
    if ((int)type <= *previous || (type > 3 && type < LAYOUT_ITS_AID_LIST)) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, path);
    }
    *previous = (int)type;
    if (type >= LAYOUT_ITS_AID_LIST) {
        type -= LAYOUT_ITS_AID_LIST - its_security_SubjectAttribute_ITS_AID_LIST;
    }
    attribute->choice = (its_security_SubjectAttribute_choice)type;
    switch (attribute->choice) {
    case its_security_SubjectAttribute_VERIFICATION_KEY:
    case its_security_SubjectAttribute_ENCRYPTION_KEY:
        return get_public_key(in, &attribute->u.verificationKey);
    case its_security_SubjectAttribute_ASSURANCE_LEVEL: {
        uint64_t octet;
        if (!get_number(in, 1, &octet, "SubjectAssurance")) {
            return false;
        }
        attribute->u.assuranceLevel = (its_security_SubjectAssurance){
            (uint8_t)(octet >> 5), (uint8_t)(octet >> 2 & 7), (uint8_t)(octet & 3)};
        return true;
    }
    case its_security_SubjectAttribute_RECONSTRUCTION_VALUE:
        return get_point(in, &attribute->u.reconstructionValue);
    case its_security_SubjectAttribute_ITS_AID_LIST:
        GET_LIST(in, &attribute->u.itsAidList, uint64_t, path, get_int_x(in, &element, path));
        return true;
    case its_security_SubjectAttribute_ITS_AID_SSP_LIST:
        GET_LIST(in, &attribute->u.itsAidSspList, its_security_ItsAidSsp, path,
                 get_int_x(in, &element.itsAid, path) && get_permissions(in, &element.serviceSpecificPermissions));
        return true;
    case its_security_SubjectAttribute_PRIORITY_ITS_AID_LIST:
        GET_LIST(in, &attribute->u.priorityItsAidList, its_security_ItsAidPriority, path,
                 get_int_x(in, &element.itsAid, path) && get_priority(in, &element.maxPriority));
        return true;
    case its_security_SubjectAttribute_PRIORITY_SSP_LIST:
        GET_LIST(in, &attribute->u.prioritySspList, its_security_ItsAidPrioritySsp, path,
                 get_int_x(in, &element.itsAid, path) && get_priority(in, &element.maxPriority)
                     && get_permissions(in, &element.serviceSpecificPermissions));
        return true;
    }
    return false;
}

static bool get_restriction(reader *in, int *previous, its_security_ValidityRestriction *restriction) {
    const char *path = "ValidityRestriction";
    size_t at = in->at;
    uint64_t type;
    uint64_t first = 0;
    uint64_t second = 0;
    if (!get_octet(in, 3, &type, path)) {
        return false;
    }
    if ((int)type <= *previous) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, path);
    }
    *previous = (int)type;
    restriction->choice = (its_security_ValidityRestriction_choice)type;
    if (restriction->choice == its_security_ValidityRestriction_REGION) {
        return get_region(in, &restriction->u.region);
    }
    if (!get_number(in, 4, &first, path)) {
        return false;
    }
    if (restriction->choice == its_security_ValidityRestriction_TIME_END) {
        restriction->u.timeEnd = (uint32_t)first;
        return true;
    }
    at = in->at;
    bool is_end = restriction->choice == its_security_ValidityRestriction_TIME_START_AND_END;
    if (!get_number(in, is_end ? 4 : 2, &second, path)) {
        return false;
    }
    if (is_end) {
        restriction->u.timeStartAndEnd = (its_security_TimeStartAndEnd){(uint32_t)first, (uint32_t)second};
        return true;
    }
    restriction->u.timeStartAndDuration.startValidity = (uint32_t)first;
    restriction->u.timeStartAndDuration.duration.units = (its_security_DurationUnit)(second >> LAYOUT_DURATION_BITS);
    restriction->u.timeStartAndDuration.duration.value = (uint16_t)(second & ((1u << LAYOUT_DURATION_BITS) - 1));
    return second >> LAYOUT_DURATION_BITS <= its_security_DurationUnit_YEARS
           || refuse_at(in, C2X_OUT_OF_RANGE, at, "Duration.units");
}

static bool get_signer(reader *in, its_security_SignerInfo *signer);

static bool get_certificate(reader *in, its_security_Certificate *certificate) {
    size_t at = in->at;
    uint64_t number;
    size_t length;
    int previous = -1;
    if (++in->level > LAYOUT_MOST_LEVELS) {
        return refuse_at(in, C2X_TOO_DEEP, at, "Certificate");
    }
    if (!get_number(in, 1, &number, "Certificate.version")) {
        return false;
    }
    if (number != LAYOUT_VERSION) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, "Certificate.version");
    }
    certificate->version = LAYOUT_VERSION;
    GET_LIST(in, &certificate->signerInfos, its_security_SignerInfo, "Certificate.signerInfos",
             get_signer(in, &element));
    if (!get_octet(in, its_security_SubjectType_CRL_SIGNER, &number, "SubjectInfo.subjectType")) {
        return false;
    }
    certificate->subjectInfo.subjectType = (its_security_SubjectType)number;
    at = in->at;
    if (!get_length(in, &length, "SubjectInfo.subjectName")) {
        return false;
    }
    if (length > 32) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, "SubjectInfo.subjectName");
    }
    certificate->subjectInfo.subjectName.length = (uint8_t)length;
    if (!get_octets(in, certificate->subjectInfo.subjectName.octets, length, "SubjectInfo.subjectName")) {
        return false;
    }
    GET_LIST(in, &certificate->subjectAttributes, its_security_SubjectAttribute, "Certificate.subjectAttributes",
             get_attribute(in, &previous, &element));
    previous = -1;
    GET_LIST(in, &certificate->validityRestrictions, its_security_ValidityRestriction,
             "Certificate.validityRestrictions", get_restriction(in, &previous, &element));
    certificate->has_signature = true;
    for (size_t i = 0; i < certificate->subjectAttributes.count; i++) {
        if (certificate->subjectAttributes.items[i].choice == its_security_SubjectAttribute_RECONSTRUCTION_VALUE) {
            certificate->has_signature = false;
        }
    }
    in->level--;
    return !certificate->has_signature || get_signature(in, &certificate->signature);
}

static bool get_signer(reader *in, its_security_SignerInfo *signer) {
    uint64_t number;
    if (!get_octet(in, 4, &number, "SignerInfo")) {
        return false;
    }
    signer->choice = (its_security_SignerInfo_choice)number;
    switch (signer->choice) {
    case its_security_SignerInfo_SELF:
        return true;
    case its_security_SignerInfo_CERTIFICATE_DIGEST_WITH_ECDSA_P256:
        return get_octets(in, signer->u.certificateDigestWithEcdsaP256.octets, 8, "SignerInfo");
    case its_security_SignerInfo_CERTIFICATE:
        return get_certificate(in, &signer->u.certificate);
    case its_security_SignerInfo_CERTIFICATE_CHAIN:
        GET_LIST(in, &signer->u.certificateChain, its_security_Certificate, "SignerInfo.certificateChain",
                 get_certificate(in, &element));
        return true;
    case its_security_SignerInfo_CERTIFICATE_DIGEST_WITH_OTHER_ALGORITHM:
        break;
    }
    its_security_OtherDigest *other = &signer->u.certificateDigestWithOtherAlgorithm;
    if (!get_octet(in, 1, &number, "OtherDigest.algorithm")) {
        return false;
    }
    other->algorithm = (its_security_PublicKeyAlgorithm)number;
    return get_octets(in, other->digest.octets, 8, "OtherDigest.digest");
}

static bool get_recipient(reader *in, its_security_RecipientInfo *recipient) {
    size_t at;
    uint64_t algorithm;
    its_security_EciesEncryptedKey *key = &recipient->encryptedKey.u.eciesNistP256;
    recipient->encryptedKey.choice = its_security_EncryptedKey_ECIES_NIST_P256;
    if (!get_octets(in, recipient->certId.octets, 8, "RecipientInfo.certId")) {
        return false;
    }
    at = in->at;
    if (!get_number(in, 1, &algorithm, "RecipientInfo.encryptedKey")) {
        return false;
    }
    if (algorithm != 1) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, "RecipientInfo.encryptedKey");
    }
    return get_point(in, &key->v) && get_octets(in, key->c.octets, 16, "EciesEncryptedKey.c")
           && get_octets(in, key->t.octets, 20, "EciesEncryptedKey.t");
}

/* 63 bits. */
static bool get_time(reader *in, uint64_t *time) {
    size_t at = in->at;
    return get_number(in, 8, time, "Time64")
           && (*time <= INT64_MAX || refuse_at(in, C2X_OUT_OF_RANGE, at, "Time64"));
}

static bool get_location(reader *in, its_security_ThreeDLocation *location) {
    its_security_TwoDLocation place;
    uint64_t height;
    if (!get_place(in, &place) || !get_number(in, 2, &height, "ThreeDLocation.elevation")) {
        return false;
    }
    location->latitude = place.latitude;
    location->longitude = place.longitude;
    location->elevation = (int32_t)height - (height < LAYOUT_HEIGHT_UNKNOWN ? 0 : 0x10000);
    return true;
}

static bool get_header_value(reader *in, its_security_HeaderField *field) {
    uint64_t number = 0;
    switch (field->choice) {
    case its_security_HeaderField_GENERATION_TIME:
        return get_time(in, &field->u.generationTime);
    case its_security_HeaderField_GENERATION_TIME_CONFIDENCE:
        if (!get_time(in, &field->u.generationTimeConfidence.time)) {
            return false;
        }
        if (!get_number(in, 1, &number, "Time64WithConfidence.logStdDev")) {
            return false;
        }
        field->u.generationTimeConfidence.logStdDev = (uint8_t)number;
        return true;
    case its_security_HeaderField_EXPIRATION:
        if (!get_number(in, 4, &number, "HeaderField.expiration")) {
            return false;
        }
        field->u.expiration = (uint32_t)number;
        return true;
    case its_security_HeaderField_GENERATION_LOCATION:
        return get_location(in, &field->u.generationLocation);
    case its_security_HeaderField_REQUEST_UNRECOGNIZED_CERTIFICATE:
        GET_LIST(in, &field->u.requestUnrecognizedCertificate, its_security_octets_3,
                 "HeaderField.requestUnrecognizedCertificate",
                 get_octets(in, element.octets, 3, "HeaderField.requestUnrecognizedCertificate"));
        return true;
    case its_security_HeaderField_MESSAGE_TYPE:
        if (!get_number(in, 2, &number, "HeaderField.messageType")) {
            return false;
        }
        field->u.messageType = (uint16_t)number;
        return true;
    case its_security_HeaderField_SIGNER_INFO:
        return get_signer(in, &field->u.signerInfo);
    case its_security_HeaderField_RECIPIENT_INFO:
        GET_LIST(in, &field->u.recipientInfo, its_security_RecipientInfo, "HeaderField.recipientInfo",
                 get_recipient(in, &element));
        return true;
    case its_security_HeaderField_ENCRYPTION_PARAMETERS:
        break;
    }
    field->u.encryptionParameters.choice = its_security_EncryptionParameters_AES128_CCM;
    return get_octet(in, 0, &number, "EncryptionParameters")
           && get_octets(in, field->u.encryptionParameters.u.aes128Ccm.octets, 12, "EncryptionParameters.aes128Ccm");
}

/* The signer comes first, all others by their types. */
static bool get_header_field(reader *in, int *previous, its_security_HeaderField *field) {
    const char *path = "SecuredMessage.headerFields";
    size_t at = in->at;
    uint64_t type;
    if (!get_octet(in, LAYOUT_SIGNER_INFO + 2, &type, path)) {
        return false;
    }
    int rank = type == LAYOUT_SIGNER_INFO ? -1 : (int)type;
    if (rank <= *previous || (type > 5 && type < LAYOUT_SIGNER_INFO)) {
        return refuse_at(in, C2X_OUT_OF_RANGE, at, path);
    }
    *previous = rank;
    if (type >= LAYOUT_SIGNER_INFO) {
        type -= LAYOUT_SIGNER_INFO - its_security_HeaderField_SIGNER_INFO;
    }
    field->choice = (its_security_HeaderField_choice)type;
    return get_header_value(in, field);
}

static bool get_payload(reader *in, its_security_Payload *payload) {
    const char *path = "SecuredMessage.payloadFields";
    uint64_t type;
    size_t length;
    if (!get_octet(in, 4, &type, path)) {
        return false;
    }
    payload->choice = (its_security_Payload_choice)type;
    if (payload->choice == its_security_Payload_SIGNED_EXTERNAL) {
        return true;
    }
    if (!get_length(in, &length, path)) {
        return false;
    }
    uint8_t *data = allocate(in, length, path);
    payload->u.signed_.octets = data;
    payload->u.signed_.length = (uint32_t)length;
    return data != NULL && get_octets(in, data, length, path);
}

static bool get_trailer(reader *in, its_security_SecuredMessageTrailerFields *fields) {
    const char *path = "SecuredMessage.trailerFields";
    size_t outer;
    uint64_t type;
    fields->count = 0;
    if (!open(in, &outer, path)) {
        return false;
    }
    if (in->at < in->end) {
        size_t at = in->at;
        fields->count = 1;
        fields->items[0].choice = its_security_TrailerField_SIGNATURE;
        if (!get_number(in, 1, &type, path)) {
            return false;
        }
        if (type != LAYOUT_SIGNATURE) {
            return refuse_at(in, C2X_OUT_OF_RANGE, at, path);
        }
        if (!get_signature(in, &fields->items[0].u.signature)) {
            return false;
        }
        if (in->at < in->end) {
            return refuse_at(in, C2X_OUT_OF_RANGE, in->at, path);
        }
    }
    close(in, outer);
    return true;
}

static bool get_message(reader *in, its_security_SecuredMessage *value) {
    uint64_t version;
    uint64_t profile;
    int previous = -2;
    if (!get_number(in, 1, &version, "SecuredMessage.protocolVersion")) {
        return false;
    }
    if (version != LAYOUT_VERSION) {
        return refuse_at(in, C2X_OUT_OF_RANGE, 0, "SecuredMessage.protocolVersion");
    }
    if (!get_number(in, 1, &profile, "SecuredMessage.securityProfile")) {
        return false;
    }
    value->protocolVersion = LAYOUT_VERSION;
    value->securityProfile = (uint8_t)profile;
    GET_LIST(in, &value->headerFields, its_security_HeaderField, "SecuredMessage.headerFields",
             get_header_field(in, &previous, &element));
    GET_LIST(in, &value->payloadFields, its_security_Payload, "SecuredMessage.payloadFields",
             get_payload(in, &element));
    return get_trailer(in, &value->trailerFields);
}

size_t c2x_binary_decode(its_security_SecuredMessage *value, const uint8_t *octets, size_t length, c2x_arena *arena,
                         c2x_error *error) {
    reader in = {octets, 0, length, 0, arena, error};
    *error = (c2x_error){C2X_OK, 0, ""};
    return get_message(&in, value) ? in.at : 0;
}
