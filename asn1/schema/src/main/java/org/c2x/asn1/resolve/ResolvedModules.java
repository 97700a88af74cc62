package org.c2x.asn1.resolve;

import java.util.Map;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.Name;

/**
 * What modules mean, be there errors in them or not.
 *
 * @param schema   in which NULL stands for a type that cannot be resolved
 * @param meanings where the name of an assignment, module, component, alternative, enumeral, number or bit is used, in
 *                 exports and imports as well, and its name where it is defined; without what nobody looked up, as in a
 *                 parameterised assignment that has no use
 */
public record ResolvedModules(Schema schema, Map<Position, Name> meanings) {}
