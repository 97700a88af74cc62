/*
 * Codecs for the message types of one family of modules. The file that includes this is compiled once a family, which
 * the build names: C2X_FAMILY is one of generated/families.h, C2X_CODEC the name of the codec in the registry, C2X_SCHEME its
 * scheme, C2X_LIBRARY library and version.
 */
#ifndef C2X_CODECS_FAMILY_H
#define C2X_CODECS_FAMILY_H

#include "c2x/native.h"
#include "generated/families.h"

#define C2X_STRING(text) #text
#define C2X_EXPANDED_STRING(text) C2X_STRING(text)
#define C2X_JOIN(one, other) one##other
#define C2X_EXPANDED_JOIN(one, other) C2X_JOIN(one, other)

/*
 * C2X_TYPES(TYPE) is TYPE(name in C, the same in small letters) for each message type of the family, or for the only
 * one that the build names.
 */
#ifdef C2X_ONLY_TYPE
#define C2X_APPLIED(TYPE, name, small) TYPE(name, small)
#define C2X_TYPES(TYPE) C2X_APPLIED(TYPE, C2X_ONLY_TYPE, C2X_ONLY_SMALL)
#else
#define C2X_TYPES C2X_EXPANDED_JOIN(C2X_TYPES_, C2X_FAMILY)
#endif

/* "v1.CAM" */
#define C2X_TYPE_NAME(name) C2X_EXPANDED_STRING(C2X_FAMILY) "." #name

/* Number of elements of an array. */
#define C2X_COUNT(array) (sizeof(array) / sizeof(array)[0])

#endif
