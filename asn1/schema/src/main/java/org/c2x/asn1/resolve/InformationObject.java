package org.c2x.asn1.resolve;

import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.ClassNode;
import org.c2x.asn1.syntax.ClassNode.Field;

/** An information object (X.681 clause 11). There is one a definition and scope, compared by identity. */
final class InformationObject {

    /** What a field is set to and where the names in it are looked up. */
    record Setting(ActualParameter content, Scope scope) {}

    private final ObjectClass objectClass;
    private final Position position;
    private final Map<String, Setting> settings;

    InformationObject(ObjectClass objectClass, Position position, Map<String, Setting> settings) {
        this.objectClass = objectClass;
        this.position = position;
        this.settings = Map.copyOf(settings);
    }

    ObjectClass objectClass() {
        return objectClass;
    }

    Position position() {
        return position;
    }

    /** What a field of the class is set to or is by DEFAULT; empty for one that is left out. */
    Optional<Setting> setting(Field field) {
        Setting written = settings.get(field.name().text());
        return written != null
                ? Optional.of(written)
                : byDefault(field).map(content -> new Setting(content, objectClass.scope()));
    }

    private static Optional<ActualParameter> byDefault(Field field) {
        if (field instanceof ClassNode.TypeField type) {
            return type.defaultType().map(ActualParameter::ofType);
        }
        return field instanceof ClassNode.SingleField single
                ? single.defaultValue().map(ActualParameter::ofValue)
                : ((ClassNode.SetField) field).defaultSet().map(ActualParameter::ofSet);
    }
}
