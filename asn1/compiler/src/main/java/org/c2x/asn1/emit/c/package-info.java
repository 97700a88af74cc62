/**
 * The back end for C99 that runs without a heap, down to small controllers: plain structs and straight-line functions
 * between them and octets, which check ranges in both directions and never leave the memory that they were given.
 * Neighbouring fields of known width become single words of up to 64 bits, by the same passes as for Java. The
 * functions of PER, OER and EXI are the programs of {@link org.c2x.asn1.program}, printed; those of DER go by plans.
 *
 * <p>For a package {@code org.example.cam} there are {@code org_example_cam.h} with all types,
 * {@code org_example_cam_uper.c}, {@code org_example_cam_oer.c} and {@code org_example_cam_exi.c}, and the run time
 * {@code c2x_runtime.h} and {@code c2x_runtime.c}, the same for all schemas, with more source files where a schema has
 * types that need them. Each message type (a type that no other one uses) has two functions in each encoding:
 * <pre>
 * size_t org_example_cam_CAM_uper_encode(
 *     const org_example_cam_CAM *value, uint8_t *buffer, size_t size, c2x_error *error);
 * size_t org_example_cam_CAM_uper_decode(
 *     org_example_cam_CAM *value, const uint8_t *octets, size_t length, c2x_arena *arena, c2x_error *error);
 * </pre>
 * The small form is the header and {@code org_example_cam_uper.c} with the same functions, by tables that
 * {@code c2x_small.c} goes by.
 *
 * <p>They return the octets written or read, 0 after an error; {@code error} (never NULL) then has a code, the offset
 * in bits, and the component as a static string. How values are held:
 * <ul>
 *   <li>INTEGER: the smallest {@code intN_t} or {@code uintN_t}; of more than 64 bits, or extensible without both
 *       bounds, a {@code c2x_integer}: octets in two's complement; ENUMERATED: an enum of positions, root first
 *   <li>REAL: a {@code double}; OBJECT IDENTIFIER and RELATIVE-OID: their contents octets
 *   <li>OPTIONAL: a flag {@code has_x} beside the member; a component with a DEFAULT always has a value
 *   <li>CHOICE: {@code choice}, one of the constants of the type, and a union {@code u}; an open type whose type other
 *       components tell is the same, {@code u.unknown} being its octets if these tell none known; other open types are
 *       octets
 *   <li>SEQUENCE OF: {@code count} and {@code items}, an array of the struct if it is small, else a pointer; SET OF is
 *       the same, in the order of the items
 *   <li>a component or alternative that can hold another value of its own type: a pointer
 *   <li>BIT STRING (SIZE (n)), n up to 64: a number whose bit 0 is the last bit; else with {@code length} in bits
 *   <li>OCTET STRING and character strings: {@code octets} (of fixed size just these) and {@code length}, within the
 *       struct if there are few, else a pointer; in UTF-8 where characters may need more than one octet
 * </ul>
 * What a decoder points to lies in the arena that the caller gives it ({@code c2x_arena_of}); types without pointers
 * take NULL. Members of what is absent keep whatever they held. {@link org.c2x.asn1.emit.c.CConstants} makes C
 * definitions of values, so that a C program codes the same ones as a Java program.
 */
package org.c2x.asn1.emit.c;
