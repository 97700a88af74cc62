/*
 * The message types that asn1c has generated from one family of modules, in the encoding C2X_ENCODING, uper or der; its
 * decoder of DER is one of BER. All names but the codec's are hidden afterwards, because the families' types are called
 * the same.
 */
#include "codecs/family.h"

#include "asn_application.h"
#include "per_decoder.h"
#include "per_encoder.h"

/* What the encodings differ in: lengths that encoders return, and offsets of decoders, count bits in PER only. */
#define DECODE_uper uper_decode_complete
#define ENCODE_uper uper_encode_to_buffer
#define UNITS_IN_OCTET_uper 8
#define CHECKS_uper C2X_CHECKS_ENCODE
#define DECODE_der ber_decode
#define ENCODE_der der_encode_to_buffer
#define UNITS_IN_OCTET_der 1
#define CHECKS_der C2X_CHECKS_NOTHING
#define OF_ENCODING(what) C2X_EXPANDED_JOIN(what##_, C2X_ENCODING)

/* Octets that a decoded message takes on the heap, roughly: some dozen small blocks. */
#define HEAP 8192

/* An object is a pointer to the tree that asn1c's decoder allocates. */
static int64_t decode(asn_TYPE_descriptor_t *type, void *object, const uint8_t *octets, size_t length) {
    void **tree = object;
    *tree = NULL;
    asn_dec_rval_t result = OF_ENCODING(DECODE)(NULL, type, tree, octets, length);
    if (result.code == RC_OK) {
        return (int64_t)result.consumed;
    }
    ASN_STRUCT_FREE(*type, *tree);
    *tree = NULL;
    return -1 - OF_ENCODING(UNITS_IN_OCTET) * (int64_t)result.consumed;
}

static int64_t encode(asn_TYPE_descriptor_t *type, const void *object, uint8_t *octets, size_t capacity) {
    void *const *tree = object;
    asn_enc_rval_t result = OF_ENCODING(ENCODE)(type, *tree, octets, capacity);
    const int units = OF_ENCODING(UNITS_IN_OCTET);
    return result.encoded < 0 ? C2X_CANNOT_ENCODE : (result.encoded + units - 1) / units;
}

#define TYPE_CODEC(name, small)                                                                         \
    static int64_t decode_##name(void *object, const uint8_t *octets, size_t length) {           \
        return decode(&asn_DEF_##name, object, octets, length);                                  \
    }                                                                                            \
    static int64_t encode_##name(const void *object, uint8_t *octets, size_t capacity) {         \
        return encode(&asn_DEF_##name, object, octets, capacity);                                \
    }                                                                                            \
    static void release_##name(void *object) { ASN_STRUCT_FREE(asn_DEF_##name, *(void **)object); }

#define TYPE_ENTRY(name, small) \
    {C2X_TYPE_NAME(name), sizeof(void *), HEAP, decode_##name, encode_##name, release_##name, NULL},

#define DESCRIPTOR(name, small) extern asn_TYPE_descriptor_t asn_DEF_##name;

C2X_TYPES(DESCRIPTOR)
C2X_TYPES(TYPE_CODEC)

static const c2x_type_codec types[] = {C2X_TYPES(TYPE_ENTRY)};

const c2x_codec C2X_CODEC = {
    C2X_SCHEME, C2X_EXPANDED_STRING(C2X_ENCODING), C2X_LIBRARY, OF_ENCODING(CHECKS), types, C2X_COUNT(types)};
