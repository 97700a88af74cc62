/* What asn1c's run time wants of a header that there is only with an operating system. */
#ifndef C2X_CORTEX_NETINET_IN_H
#define C2X_CORTEX_NETINET_IN_H

#define ntohl(number) __builtin_bswap32(number)

#endif
