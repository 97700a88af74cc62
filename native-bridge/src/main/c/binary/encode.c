/*
 * Writes envelopes from their ends: when the length of a vector is due, its content has been written already. All
 * functions return false after an error.
 */
#include <string.h>

#include "binary/layout.h"

typedef struct {
    uint8_t *buffer;
    /* what has been written is from here to the end */
    size_t start;
    size_t end;
    unsigned level;
    c2x_error *error;
} writer;

static bool refuse(writer *out, c2x_code code, const char *path) {
    out->error->code = code;
    out->error->bit = 8 * (out->end - out->start);
    out->error->path = path;
    return false;
}

static bool put(writer *out, const uint8_t *octets, size_t count) {
    if (out->start < count) {
        return refuse(out, C2X_BUFFER_FULL, "SecuredMessage");
    }
    out->start -= count;
    if (count > 0) {
        memcpy(out->buffer + out->start, octets, count);
    }
    return true;
}

/* A number of some octets, the highest first. */
static bool put_number(writer *out, uint64_t number, size_t count) {
    uint8_t octets[8];
    for (size_t i = count; i > 0; i--) {
        octets[i - 1] = (uint8_t)number;
        number >>= 8;
    }
    return put(out, octets, count);
}

/* IntX, in its shortest form. */
static bool put_int_x(writer *out, uint64_t number, const char *path) {
    size_t further = 0;
    while (further < 8 && number >> (7 * (further + 1)) != 0) {
        further++;
    }
    if (further > 7) {
        return refuse(out, C2X_OUT_OF_RANGE, path);
    }
    uint8_t ones = (uint8_t)(0xff00 >> further);
    return put_number(out, number, further)
           && put_number(out, (further == 7 ? 0 : number >> (8 * further)) | ones, 1);
}

/* The length of what has been written since. */
static bool put_length_since(writer *out, size_t start) {
    return put_int_x(out, start - out->start, "SecuredMessage");
}

static bool put_opaque(writer *out, const uint8_t *octets, size_t count) {
    return put(out, octets, count) && put_int_x(out, count, "SecuredMessage");
}

static bool put_point(writer *out, const its_security_EccPoint *point) {
    static const uint8_t types[] = {0, 2, 3, 4};
    if (point->choice == its_security_EccPoint_UNCOMPRESSED) {
        return put(out, point->u.uncompressed.y.octets, 32) && put(out, point->u.uncompressed.x.octets, 32)
               && put_number(out, types[point->choice], 1);
    }
    if ((unsigned)point->choice > its_security_EccPoint_UNCOMPRESSED) {
        return refuse(out, C2X_OUT_OF_RANGE, "EccPoint");
    }
    return put(out, point->u.xCoordinateOnly.octets, 32) && put_number(out, types[point->choice], 1);
}

static bool put_signature(writer *out, const its_security_Signature *signature) {
    if (signature->choice != its_security_Signature_ECDSA_NIST_P256_WITH_SHA256) {
        return refuse(out, C2X_OUT_OF_RANGE, "Signature");
    }
    return put(out, signature->u.ecdsaNistP256WithSha256.s.octets, 32)
           && put_point(out, &signature->u.ecdsaNistP256WithSha256.r) && put_number(out, 0, 1);
}

static bool put_public_key(writer *out, const its_security_PublicKey *key) {
    switch (key->choice) {
    case its_security_PublicKey_ECDSA_NIST_P256_WITH_SHA256:
        return put_point(out, &key->u.ecdsaNistP256WithSha256) && put_number(out, 0, 1);
    case its_security_PublicKey_ECIES_NIST_P256:
        return put_point(out, &key->u.eciesNistP256.publicKey) && put_number(out, 0, 1) && put_number(out, 1, 1);
    }
    return refuse(out, C2X_OUT_OF_RANGE, "PublicKey");
}

static bool put_place(writer *out, const its_security_TwoDLocation *place) {
    return put_number(out, (uint32_t)place->longitude, 4) && put_number(out, (uint32_t)place->latitude, 4);
}

static bool put_region(writer *out, const its_security_GeographicRegion *region) {
    size_t start = out->start;
    switch (region->choice) {
    case its_security_GeographicRegion_NONE:
        break;
    case its_security_GeographicRegion_CIRCLE:
        if (!put_number(out, region->u.circle.radius, 2) || !put_place(out, &region->u.circle.center)) {
            return false;
        }
        break;
    case its_security_GeographicRegion_RECTANGLE:
        for (size_t i = region->u.rectangle.count; i > 0; i--) {
            const its_security_RectangularRegion *rectangle = &region->u.rectangle.items[i - 1];
            if (!put_place(out, &rectangle->southeast) || !put_place(out, &rectangle->northwest)) {
                return false;
            }
        }
        if (!put_length_since(out, start)) {
            return false;
        }
        break;
    case its_security_GeographicRegion_POLYGON:
        for (size_t i = region->u.polygon.count; i > 0; i--) {
            if (!put_place(out, &region->u.polygon.items[i - 1])) {
                return false;
            }
        }
        if (!put_length_since(out, start)) {
            return false;
        }
        break;
    case its_security_GeographicRegion_ID:
        if (!put_int_x(out, region->u.id.localRegion, "IdentifiedRegion.localRegion")
            || !put_number(out, region->u.id.regionIdentifier, 2)
            || !put_number(out, region->u.id.regionDictionary, 1)) {
            return false;
        }
        break;
    default:
        return refuse(out, C2X_OUT_OF_RANGE, "GeographicRegion");
    }
    return put_number(out, region->choice, 1);
}

static bool put_attribute_value(writer *out, const its_security_SubjectAttribute *attribute) {
    size_t start = out->start;
    switch (attribute->choice) {
    case its_security_SubjectAttribute_VERIFICATION_KEY:
    case its_security_SubjectAttribute_ENCRYPTION_KEY:
        return put_public_key(out, &attribute->u.verificationKey);
    case its_security_SubjectAttribute_ASSURANCE_LEVEL: {
        const its_security_SubjectAssurance *assurance = &attribute->u.assuranceLevel;
        if (assurance->level > 7 || assurance->reserved > 7 || assurance->confidence > 3) {
            return refuse(out, C2X_OUT_OF_RANGE, "SubjectAssurance");
        }
        return put_number(out, (uint64_t)(assurance->level << 5 | assurance->reserved << 2 | assurance->confidence), 1);
    }
    case its_security_SubjectAttribute_RECONSTRUCTION_VALUE:
        return put_point(out, &attribute->u.reconstructionValue);
    case its_security_SubjectAttribute_ITS_AID_LIST:
        for (size_t i = attribute->u.itsAidList.count; i > 0; i--) {
            if (!put_int_x(out, attribute->u.itsAidList.items[i - 1], "ItsAid")) {
                return false;
            }
        }
        break;
    case its_security_SubjectAttribute_ITS_AID_SSP_LIST:
        for (size_t i = attribute->u.itsAidSspList.count; i > 0; i--) {
            const its_security_ItsAidSsp *one = &attribute->u.itsAidSspList.items[i - 1];
            if (!put_opaque(out, one->serviceSpecificPermissions.octets, one->serviceSpecificPermissions.length)
                || !put_int_x(out, one->itsAid, "ItsAidSsp.itsAid")) {
                return false;
            }
        }
        break;
    case its_security_SubjectAttribute_PRIORITY_ITS_AID_LIST:
        for (size_t i = attribute->u.priorityItsAidList.count; i > 0; i--) {
            const its_security_ItsAidPriority *one = &attribute->u.priorityItsAidList.items[i - 1];
            if (!put_number(out, one->maxPriority, 1) || !put_int_x(out, one->itsAid, "ItsAidPriority.itsAid")) {
                return false;
            }
        }
        break;
    case its_security_SubjectAttribute_PRIORITY_SSP_LIST:
        for (size_t i = attribute->u.prioritySspList.count; i > 0; i--) {
            const its_security_ItsAidPrioritySsp *one = &attribute->u.prioritySspList.items[i - 1];
            if (!put_opaque(out, one->serviceSpecificPermissions.octets, one->serviceSpecificPermissions.length)
                || !put_number(out, one->maxPriority, 1)
                || !put_int_x(out, one->itsAid, "ItsAidPrioritySsp.itsAid")) {
                return false;
            }
        }
        break;
    default:
        return refuse(out, C2X_OUT_OF_RANGE, "SubjectAttribute");
    }
    return put_length_since(out, start);
}

static bool put_attributes(writer *out, const its_security_CertificateSubjectAttributes *attributes) {
    size_t start = out->start;
    int next = 256;
    for (size_t i = attributes->count; i > 0; i--) {
        const its_security_SubjectAttribute *attribute = &attributes->items[i - 1];
        int type = (int)attribute->choice;
        if (type >= its_security_SubjectAttribute_ITS_AID_LIST) {
            type += LAYOUT_ITS_AID_LIST - its_security_SubjectAttribute_ITS_AID_LIST;
        }
        if (type >= next) {
            return refuse(out, C2X_NO_ENCODING, "Certificate.subjectAttributes");
        }
        if (!put_attribute_value(out, attribute) || !put_number(out, (uint64_t)type, 1)) {
            return false;
        }
        next = type;
    }
    return put_length_since(out, start);
}

static bool put_restrictions(writer *out, const its_security_CertificateValidityRestrictions *restrictions) {
    size_t start = out->start;
    int next = 256;
    for (size_t i = restrictions->count; i > 0; i--) {
        const its_security_ValidityRestriction *one = &restrictions->items[i - 1];
        bool done = false;
        switch (one->choice) {
        case its_security_ValidityRestriction_TIME_END:
            done = put_number(out, one->u.timeEnd, 4);
            break;
        case its_security_ValidityRestriction_TIME_START_AND_END:
            done = put_number(out, one->u.timeStartAndEnd.endValidity, 4)
                   && put_number(out, one->u.timeStartAndEnd.startValidity, 4);
            break;
        case its_security_ValidityRestriction_TIME_START_AND_DURATION: {
            const its_security_Duration *duration = &one->u.timeStartAndDuration.duration;
            if (duration->value >> LAYOUT_DURATION_BITS != 0 || duration->units > its_security_DurationUnit_YEARS) {
                return refuse(out, C2X_OUT_OF_RANGE, "Duration");
            }
            done = put_number(out, (uint64_t)duration->units << LAYOUT_DURATION_BITS | duration->value, 2)
                   && put_number(out, one->u.timeStartAndDuration.startValidity, 4);
            break;
        }
        case its_security_ValidityRestriction_REGION:
            done = put_region(out, &one->u.region);
            break;
        default:
            return refuse(out, C2X_OUT_OF_RANGE, "ValidityRestriction");
        }
        if (done && (int)one->choice >= next) {
            return refuse(out, C2X_NO_ENCODING, "Certificate.validityRestrictions");
        }
        if (!done || !put_number(out, one->choice, 1)) {
            return false;
        }
        next = (int)one->choice;
    }
    return put_length_since(out, start);
}

static bool put_signer(writer *out, const its_security_SignerInfo *signer);

static bool put_certificate(writer *out, const its_security_Certificate *certificate) {
    bool reconstruction = false;
    for (size_t i = 0; i < certificate->subjectAttributes.count; i++) {
        reconstruction |= certificate->subjectAttributes.items[i].choice
                          == its_security_SubjectAttribute_RECONSTRUCTION_VALUE;
    }
    if (certificate->version != LAYOUT_VERSION || certificate->has_signature == reconstruction) {
        return refuse(out, C2X_NO_ENCODING, "Certificate.signature");
    }
    if (++out->level > LAYOUT_MOST_LEVELS) {
        return refuse(out, C2X_TOO_DEEP, "Certificate");
    }
    const its_security_SubjectInfo *subject = &certificate->subjectInfo;
    if ((certificate->has_signature && !put_signature(out, &certificate->signature))
        || !put_restrictions(out, &certificate->validityRestrictions)
        || !put_attributes(out, &certificate->subjectAttributes)
        || !put_opaque(out, subject->subjectName.octets, subject->subjectName.length)
        || !put_number(out, subject->subjectType, 1)) {
        return false;
    }
    size_t start = out->start;
    for (size_t i = certificate->signerInfos.count; i > 0; i--) {
        if (!put_signer(out, &certificate->signerInfos.items[i - 1])) {
            return false;
        }
    }
    out->level--;
    return put_length_since(out, start) && put_number(out, LAYOUT_VERSION, 1);
}

static bool put_signer(writer *out, const its_security_SignerInfo *signer) {
    bool done = false;
    size_t start = out->start;
    switch (signer->choice) {
    case its_security_SignerInfo_SELF:
        done = true;
        break;
    case its_security_SignerInfo_CERTIFICATE_DIGEST_WITH_ECDSA_P256:
        done = put(out, signer->u.certificateDigestWithEcdsaP256.octets, 8);
        break;
    case its_security_SignerInfo_CERTIFICATE:
        done = put_certificate(out, &signer->u.certificate);
        break;
    case its_security_SignerInfo_CERTIFICATE_CHAIN:
        for (size_t i = signer->u.certificateChain.count; i > 0; i--) {
            if (!put_certificate(out, &signer->u.certificateChain.items[i - 1])) {
                return false;
            }
        }
        done = put_length_since(out, start);
        break;
    case its_security_SignerInfo_CERTIFICATE_DIGEST_WITH_OTHER_ALGORITHM:
        done = put(out, signer->u.certificateDigestWithOtherAlgorithm.digest.octets, 8)
               && put_number(out, signer->u.certificateDigestWithOtherAlgorithm.algorithm, 1);
        break;
    default:
        return refuse(out, C2X_OUT_OF_RANGE, "SignerInfo");
    }
    return done && put_number(out, signer->choice, 1);
}

static bool put_recipient(writer *out, const its_security_RecipientInfo *recipient) {
    const its_security_EciesEncryptedKey *key = &recipient->encryptedKey.u.eciesNistP256;
    return put(out, key->t.octets, 20) && put(out, key->c.octets, 16) && put_point(out, &key->v)
           && put_number(out, 1, 1) && put(out, recipient->certId.octets, 8);
}

static bool put_header_value(writer *out, const its_security_HeaderField *field) {
    size_t start = out->start;
    switch (field->choice) {
    case its_security_HeaderField_GENERATION_TIME:
        return put_number(out, field->u.generationTime, 8);
    case its_security_HeaderField_GENERATION_TIME_CONFIDENCE:
        return put_number(out, field->u.generationTimeConfidence.logStdDev, 1)
               && put_number(out, field->u.generationTimeConfidence.time, 8);
    case its_security_HeaderField_EXPIRATION:
        return put_number(out, field->u.expiration, 4);
    case its_security_HeaderField_GENERATION_LOCATION:
        return put_number(out, (uint16_t)field->u.generationLocation.elevation, 2)
               && put_number(out, (uint32_t)field->u.generationLocation.longitude, 4)
               && put_number(out, (uint32_t)field->u.generationLocation.latitude, 4);
    case its_security_HeaderField_REQUEST_UNRECOGNIZED_CERTIFICATE:
        for (size_t i = field->u.requestUnrecognizedCertificate.count; i > 0; i--) {
            if (!put(out, field->u.requestUnrecognizedCertificate.items[i - 1].octets, 3)) {
                return false;
            }
        }
        return put_length_since(out, start);
    case its_security_HeaderField_MESSAGE_TYPE:
        return put_number(out, field->u.messageType, 2);
    case its_security_HeaderField_SIGNER_INFO:
        return put_signer(out, &field->u.signerInfo);
    case its_security_HeaderField_RECIPIENT_INFO:
        for (size_t i = field->u.recipientInfo.count; i > 0; i--) {
            if (!put_recipient(out, &field->u.recipientInfo.items[i - 1])) {
                return false;
            }
        }
        return put_length_since(out, start);
    case its_security_HeaderField_ENCRYPTION_PARAMETERS:
        return put(out, field->u.encryptionParameters.u.aes128Ccm.octets, 12) && put_number(out, 0, 1);
    }
    return refuse(out, C2X_OUT_OF_RANGE, "HeaderField");
}

/* The signer comes first, all others by their types. */
static bool put_header(writer *out, const its_security_SecuredMessageHeaderFields *fields) {
    size_t start = out->start;
    int next = 256;
    for (size_t i = fields->count; i > 0; i--) {
        const its_security_HeaderField *field = &fields->items[i - 1];
        int type = (int)field->choice;
        if (type >= its_security_HeaderField_SIGNER_INFO) {
            type += LAYOUT_SIGNER_INFO - its_security_HeaderField_SIGNER_INFO;
        }
        int rank = type == LAYOUT_SIGNER_INFO ? -1 : type;
        if (rank >= next) {
            return refuse(out, C2X_NO_ENCODING, "SecuredMessage.headerFields");
        }
        if (!put_header_value(out, field) || !put_number(out, (uint64_t)type, 1)) {
            return false;
        }
        next = rank;
    }
    return put_length_since(out, start);
}

static bool put_payloads(writer *out, const its_security_SecuredMessagePayloadFields *payloads) {
    size_t start = out->start;
    for (size_t i = payloads->count; i > 0; i--) {
        const its_security_Payload *payload = &payloads->items[i - 1];
        bool external = payload->choice == its_security_Payload_SIGNED_EXTERNAL;
        if ((!external && !put_opaque(out, payload->u.signed_.octets, payload->u.signed_.length))
            || !put_number(out, payload->choice, 1)) {
            return false;
        }
    }
    return put_length_since(out, start);
}

static bool put_trailer(writer *out, const its_security_SecuredMessageTrailerFields *fields) {
    size_t start = out->start;
    if (fields->count > 0
        && (!put_signature(out, &fields->items[0].u.signature) || !put_number(out, LAYOUT_SIGNATURE, 1))) {
        return false;
    }
    return put_length_since(out, start);
}

size_t c2x_binary_encode(const its_security_SecuredMessage *value, uint8_t *buffer, size_t size, c2x_error *error) {
    writer out = {buffer, size, size, 0, error};
    *error = (c2x_error){C2X_OK, 0, ""};
    if (value->protocolVersion != LAYOUT_VERSION) {
        refuse(&out, C2X_NO_ENCODING, "SecuredMessage.protocolVersion");
        return 0;
    }
    if (!put_trailer(&out, &value->trailerFields) || !put_payloads(&out, &value->payloadFields)
        || !put_header(&out, &value->headerFields) || !put_number(&out, value->securityProfile, 1)
        || !put_number(&out, LAYOUT_VERSION, 1)) {
        return 0;
    }
    size_t length = out.end - out.start;
    memmove(buffer, buffer + out.start, length);
    return length;
}
